//===- program_builder.cpp - Makes programs for the interpreter -----------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/vm/program_builder.h"

#include "jitrt/support/atomic_file.h"
#include "jitrt/support/strings.h"
#include "jitrt/vm/container.h"
#include "jitrt/vm/program_generated.h"

#include <new>

using namespace jitrt;
using bytecode::Opcode;

//===----------------------------------------------------------------------===//
// FunctionBuilder
//===----------------------------------------------------------------------===//

uint32_t FunctionBuilder::add(Opcode opcode, uint32_t index,
                              const Uses &operands, const Registers &results,
                              bool take) {
  for (uint32_t result : results)
    uses.emplace_back(result);
  uses.insert(uses.end(), operands.begin(), operands.end());
  instructions.push_back(
      {opcode, take, index, static_cast<uint32_t>(results.size()),
       static_cast<uint32_t>(operands.size()), currentLocation});
  return position() - 1;
}

uint32_t FunctionBuilder::addRegister(const ValueType &type) {
  registerTypes.push_back(program.type(type));
  return static_cast<uint32_t>(registerTypes.size() - 1);
}

uint32_t FunctionBuilder::addSlot(const ValueType &type) {
  slotTypes.push_back(program.type(type));
  return static_cast<uint32_t>(slotTypes.size() - 1);
}

uint32_t FunctionBuilder::callKernel(uint32_t kernel, const Uses &operands,
                                     const Registers &results) {
  return add(Opcode::CallKernel, kernel, operands, results);
}
uint32_t FunctionBuilder::call(uint32_t function, const Uses &operands,
                               const Registers &results) {
  return add(Opcode::Call, function, operands, results);
}
uint32_t FunctionBuilder::assign(const Uses &operands,
                                 const Registers &results) {
  return add(Opcode::Assign, 0, operands, results);
}
uint32_t FunctionBuilder::drop(const Registers &registers) {
  return add(Opcode::Drop, 0, Uses(registers.begin(), registers.end()), {});
}
uint32_t FunctionBuilder::constant(uint32_t constant, uint32_t result) {
  return add(Opcode::Constant, constant, {}, {result});
}
uint32_t FunctionBuilder::jump(uint32_t target) {
  return add(Opcode::Jump, target, {}, {});
}
uint32_t FunctionBuilder::jumpIf(uint32_t condition, uint32_t target) {
  return add(Opcode::JumpIf, target, {condition}, {});
}
uint32_t FunctionBuilder::jumpIfNot(uint32_t condition, uint32_t target) {
  return add(Opcode::JumpIfNot, target, {condition}, {});
}
uint32_t FunctionBuilder::load(uint32_t slot, uint32_t result, bool take) {
  return add(Opcode::Load, slot, {}, {result}, take);
}
uint32_t FunctionBuilder::store(RegisterUse value, uint32_t slot) {
  return add(Opcode::Store, slot, {value}, {});
}
uint32_t FunctionBuilder::suspend() { return add(Opcode::Suspend, 0, {}, {}); }
uint32_t FunctionBuilder::returnValues(const Uses &operands) {
  return add(Opcode::Return, 0, operands, {});
}

//===----------------------------------------------------------------------===//
// ProgramBuilder
//===----------------------------------------------------------------------===//

ProgramBuilder::ProgramBuilder(std::string producer)
    : producer(std::move(producer)) {
  location("", 0, 0, "");
}
ProgramBuilder::~ProgramBuilder() = default;

FunctionBuilder &
ProgramBuilder::addFunction(std::string name,
                            std::span<const ValueType> arguments,
                            std::span<const ValueType> results, bool isPublic) {
  FunctionBuilder &function =
      functions.emplace_back(FunctionBuilder(*this, std::move(name), isPublic));
  function.argumentTypes = typeList(arguments);
  function.resultTypes = typeList(results);
  function.registerTypes = function.argumentTypes;
  return function;
}

uint32_t ProgramBuilder::type(const ValueType &type) {
  std::string key;
  auto append = [&](const void *data, size_t size) {
    key.append(static_cast<const char *>(data), size);
  };
  append(&type.kind, sizeof type.kind);
  append(&type.dtype, sizeof type.dtype);
  append(&type.elementKind, sizeof type.elementKind);
  key += type.isRanked ? 'r' : 'u';
  append(type.sizes.data(), type.sizes.size() * sizeof(int64_t));
  auto [entry, isNew] =
      typeNumbers.try_emplace(key, static_cast<uint32_t>(types.size()));
  if (isNew)
    types.push_back(type);
  return entry->second;
}

std::vector<uint32_t>
ProgramBuilder::typeList(std::span<const ValueType> list) {
  std::vector<uint32_t> numbers;
  for (const ValueType &each : list)
    numbers.push_back(type(each));
  return numbers;
}

uint32_t ProgramBuilder::string(std::string_view text) {
  auto found = stringNumbers.find(text);
  if (found != stringNumbers.end())
    return found->second;
  auto number = static_cast<uint32_t>(strings.size());
  strings.emplace_back(text);
  stringNumbers.emplace(text, number);
  return number;
}

uint32_t ProgramBuilder::location(std::string_view file, uint32_t line,
                                  uint32_t column, std::string_view operation) {
  locations.push_back({string(file), line, column, string(operation)});
  return static_cast<uint32_t>(locations.size() - 1);
}

uint32_t ProgramBuilder::scalarConstant(ValueKind kind, int64_t integer,
                                        double real) {
  constants.push_back({type(ValueType::scalar(kind)), integer, real, 0});
  return static_cast<uint32_t>(constants.size() - 1);
}
uint32_t ProgramBuilder::constant(int64_t value) {
  return scalarConstant(ValueKind::Int, value, 0);
}
uint32_t ProgramBuilder::constant(double value) {
  return scalarConstant(ValueKind::Float, 0, value);
}
uint32_t ProgramBuilder::constant(bool value) {
  return scalarConstant(ValueKind::Bool, value, 0);
}

uint32_t ProgramBuilder::constant(const Tensor &tensor) {
  Result<Tensor> rowMajor = tensor.contiguous();
  if (!rowMajor) {
    if (firstError.isOk())
      firstError = rowMajor.status();
    return 0;
  }
  constantsSize = container::aligned(constantsSize);
  constants.push_back({type(ValueType::tensor(tensor.dtype(), tensor.sizes())),
                       0, 0, constantsSize});
  tensorOffsets.push_back(constantsSize);
  constantsSize += static_cast<uint64_t>(tensor.numBytes());
  tensors.push_back(*std::move(rowMajor));
  return static_cast<uint32_t>(constants.size() - 1);
}

uint32_t ProgramBuilder::kernel(std::string name,
                                std::span<const ValueType> operands,
                                std::span<const ValueType> results,
                                const AttributeList &attributes) {
  Kernel kernel{
      std::move(name), typeList(operands), typeList(results), attributes, {}};
  for (const auto &[key, value] : attributes)
    if (const Tensor *tensor = std::get_if<Tensor>(&value))
      kernel.tensorConstants.push_back(constant(*tensor));
  kernels.push_back(std::move(kernel));
  return static_cast<uint32_t>(kernels.size() - 1);
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

/// Writes all but the tensors.
class ProgramBuilder::Serializer {
public:
  explicit Serializer(const ProgramBuilder &program) : program(program) {}

  flatbuffers::DetachedBuffer run() {
    auto types = vectorOf<bytecode::Type>(
        program.types, [&](const ValueType &type) { return write(type); });
    auto constants = vectorOf<bytecode::Constant>(
        program.constants, [&](const Constant &constant) {
          return bytecode::CreateConstant(out, constant.type, constant.integer,
                                          constant.real, constant.offset);
        });
    auto kernels = vectorOf<bytecode::Kernel>(
        program.kernels, [&](const Kernel &kernel) { return write(kernel); });
    auto functions = vectorOf<bytecode::Function>(
        program.functions,
        [&](const FunctionBuilder &function) { return write(function); });
    auto strings = out.CreateVectorOfStrings(program.strings);
    std::vector<bytecode::Location> places;
    for (const Location &each : program.locations)
      places.emplace_back(each.file, each.line, each.column, each.operation);
    auto locations = out.CreateVectorOfStructs(places);
    auto producer = out.CreateString(program.producer);
    auto root = bytecode::CreateProgram(
        out, container::currentVersion, producer, types, constants,
        program.constantsSize, kernels, functions, strings, locations);
    bytecode::FinishSizePrefixedProgramBuffer(out, root);
    return out.Release();
  }

private:
  template <typename Table, typename Range, typename Write>
  flatbuffers::Offset<flatbuffers::Vector<flatbuffers::Offset<Table>>>
  vectorOf(const Range &range, Write write) {
    std::vector<flatbuffers::Offset<Table>> offsets;
    for (const auto &each : range)
      offsets.push_back(write(each));
    return out.CreateVector(offsets);
  }

  flatbuffers::Offset<bytecode::Type> write(const ValueType &type) {
    auto sizes = out.CreateVector(type.sizes.data(), type.sizes.size());
    return bytecode::CreateType(
        out, static_cast<uint8_t>(type.kind), static_cast<uint8_t>(type.dtype),
        static_cast<uint8_t>(type.elementKind), type.isRanked, sizes);
  }

  flatbuffers::Offset<bytecode::Attribute> write(const std::string &name,
                                                 const AttributeValue &value,
                                                 uint32_t tensorConstant) {
    using bytecode::AttributeKind;
    auto key = out.CreateString(name);
    auto integer = [&](AttributeKind kind, int64_t number) {
      return bytecode::CreateAttribute(out, key, kind, number);
    };
    if (const bool *flag = std::get_if<bool>(&value))
      return integer(AttributeKind::Bool, *flag);
    if (const int64_t *number = std::get_if<int64_t>(&value))
      return integer(AttributeKind::Integer, *number);
    if (const DType *dtype = std::get_if<DType>(&value))
      return integer(AttributeKind::DType, static_cast<int64_t>(*dtype));
    if (const double *real = std::get_if<double>(&value))
      return bytecode::CreateAttribute(out, key, AttributeKind::Real, 0, *real);
    if (const std::string *text = std::get_if<std::string>(&value)) {
      auto written = out.CreateString(*text);
      return bytecode::CreateAttribute(out, key, AttributeKind::Text, 0, 0,
                                       written);
    }
    if (const Dims *dims = std::get_if<Dims>(&value)) {
      auto written = out.CreateVector(dims->data(), dims->size());
      return bytecode::CreateAttribute(out, key, AttributeKind::Integers, 0, 0,
                                       0, written);
    }
    return integer(AttributeKind::Tensor, tensorConstant);
  }

  flatbuffers::Offset<bytecode::Kernel> write(const Kernel &kernel) {
    size_t tensor = 0;
    auto attributes = vectorOf<bytecode::Attribute>(
        kernel.attributes, [&](const auto &entry) {
          bool isTensor = std::holds_alternative<Tensor>(entry.second);
          return write(entry.first, entry.second,
                       isTensor ? kernel.tensorConstants[tensor++] : 0);
        });
    auto name = out.CreateString(kernel.name);
    auto operands = out.CreateVector(kernel.operandTypes);
    auto results = out.CreateVector(kernel.resultTypes);
    return bytecode::CreateKernel(out, name, operands, results, attributes);
  }

  flatbuffers::Offset<bytecode::Function>
  write(const FunctionBuilder &function) {
    std::vector<bytecode::Instruction> instructions;
    for (const FunctionBuilder::Instruction &each : function.instructions)
      instructions.emplace_back(each.opcode, each.take, each.index,
                                each.numResults, each.numOperands,
                                each.location);
    std::vector<bytecode::Operand> operands;
    for (RegisterUse use : function.uses)
      operands.emplace_back(use.index, use.move);
    auto name = out.CreateString(function.name);
    auto arguments = out.CreateVector(function.argumentTypes);
    auto results = out.CreateVector(function.resultTypes);
    auto registers = out.CreateVector(function.registerTypes);
    auto slots = out.CreateVector(function.slotTypes);
    auto code = out.CreateVectorOfStructs(instructions);
    auto uses = out.CreateVectorOfStructs(operands);
    return bytecode::CreateFunction(out, name, function.isPublic, arguments,
                                    results, registers, slots, code, uses);
  }

  const ProgramBuilder &program;
  flatbuffers::FlatBufferBuilder out;
};

/// FlatBuffers' offsets have 31 bits.
Status ProgramBuilder::checkSize() const {
  uint64_t bytes = kernels.size() * 128 + constants.size() * 64 +
                   types.size() * 64 + locations.size() * 16;
  for (const std::string &text : strings)
    bytes += text.size() + 16;
  for (const FunctionBuilder &function : functions)
    bytes += function.instructions.size() * sizeof(bytecode::Instruction) +
             function.uses.size() * sizeof(bytecode::Operand) +
             function.registerTypes.size() * 4 + 256;
  if (bytes > uint64_t(1) << 30)
    return resourceExhausted(strCat("a program of ", bytes,
                                    " bytes without "
                                    "its tensors is too large, at most ",
                                    uint64_t(1) << 30));
  return firstError;
}

/// Hands the file's parts in order to `append`, a function of bytes that
/// returns a Status.
template <typename Append>
static Status writeParts(const flatbuffers::DetachedBuffer &head,
                         std::span<const Tensor> tensors,
                         std::span<const uint64_t> offsets, Append append) {
  static constexpr std::byte padding[container::alignment] = {};
  auto pad = [&](uint64_t from, uint64_t to) {
    return append(std::span(padding, static_cast<size_t>(to - from)));
  };
  JITRT_RETURN_IF_ERROR(
      append(std::as_bytes(std::span(head.data(), head.size()))));
  JITRT_RETURN_IF_ERROR(pad(head.size(), container::aligned(head.size())));
  uint64_t position = 0;
  for (size_t i = 0; i < tensors.size(); ++i) {
    JITRT_RETURN_IF_ERROR(pad(position, offsets[i]));
    JITRT_RETURN_IF_ERROR(append(tensors[i].bytes()));
    position = offsets[i] + static_cast<uint64_t>(tensors[i].numBytes());
  }
  return Status::ok();
}

Result<std::vector<std::byte>> ProgramBuilder::finish() {
  JITRT_RETURN_IF_ERROR(checkSize());
  flatbuffers::DetachedBuffer head = Serializer(*this).run();
  std::vector<std::byte> bytes;
  bytes.reserve(container::aligned(head.size()) + constantsSize);
  JITRT_RETURN_IF_ERROR(writeParts(
      head, tensors, tensorOffsets, [&](std::span<const std::byte> part) {
        bytes.insert(bytes.end(), part.begin(), part.end());
        return Status::ok();
      }));
  return bytes;
}

Status ProgramBuilder::writeFile(std::string_view path) {
  JITRT_RETURN_IF_ERROR(checkSize());
  flatbuffers::DetachedBuffer head = Serializer(*this).run();
  JITRT_ASSIGN_OR_RETURN(AtomicFile file, AtomicFile::create(path));
  JITRT_RETURN_IF_ERROR(writeParts(
      head, tensors, tensorOffsets,
      [&](std::span<const std::byte> part) { return file.write(part); }));
  return file.commit();
}
