//===- program_loader.cpp - Checks and decodes programs -------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/vm/program_loader.h"

#include "jitrt/support/strings.h"
#include "jitrt/vm/container.h"
#include "jitrt/vm/initialization.h"

#include <cstring>

using namespace jitrt;

template <typename T>
static size_t sizeOf(const flatbuffers::Vector<T> *vector) {
  return vector ? vector->size() : 0;
}

Status ProgramLoader::run() {
  JITRT_RETURN_IF_ERROR(verifyContainer());
  JITRT_RETURN_IF_ERROR(loadTypes());
  JITRT_RETURN_IF_ERROR(loadConstants());
  JITRT_RETURN_IF_ERROR(checkLocations());
  JITRT_RETURN_IF_ERROR(loadKernels());
  JITRT_RETURN_IF_ERROR(loadFunctions());
  return layOutStacks(program.functions);
}

//===----------------------------------------------------------------------===//
// The container
//===----------------------------------------------------------------------===//

Status ProgramLoader::verifyContainer() {
  std::span<const std::byte> bytes = program.source.bytes;
  const auto *data = reinterpret_cast<const uint8_t *>(bytes.data());
  // A prefix of 4 bytes, an offset of 4 bytes, the identifier.
  if (bytes.size() < 12 ||
      !flatbuffers::BufferHasIdentifier(data, bytecode::ProgramIdentifier(),
                                        /*size_prefixed=*/true))
    return dataLoss("not a program: the file identifier is missing");
  uint64_t headSize = uint64_t(flatbuffers::GetPrefixedSize(data)) + 4;
  if (headSize > bytes.size())
    return dataLoss(strCat("truncated program: ", bytes.size(),
                           " bytes, expected at least ", headSize));
  // Each table takes at least 8 bytes: more of them are references to the same.
  flatbuffers::Verifier verifier(
      data, headSize, /*max_depth=*/16,
      static_cast<flatbuffers::uoffset_t>(headSize / 8 + 1));
  if (!bytecode::VerifySizePrefixedProgramBuffer(verifier))
    return dataLoss("malformed program: the FlatBuffer is not valid");
  program.root = bytecode::GetSizePrefixedProgram(data);
  if (program.root->version() != container::currentVersion)
    return unimplemented(strCat("program of version ", program.root->version(),
                                ", expected ", container::currentVersion));
  constantsBegin = container::aligned(headSize);
  if (bytes.size() < constantsBegin ||
      bytes.size() - constantsBegin != program.root->constants_size())
    return dataLoss(strCat("program of ", bytes.size(), " bytes, expected ",
                           constantsBegin, " and ",
                           program.root->constants_size(), " of constants"));
  listBudget = headSize / 4;
  return Status::ok();
}

//===----------------------------------------------------------------------===//
// Types and constants
//===----------------------------------------------------------------------===//

static Result<ValueType> loadType(const bytecode::Type &type) {
  ValueType result;
  if (type.kind() > static_cast<uint8_t>(ValueKind::List))
    return dataLoss(strCat("unknown kind of type ", type.kind()));
  result.kind = static_cast<ValueKind>(type.kind());
  if (type.dtype() >= numDTypes)
    return dataLoss(strCat("unknown element type ", type.dtype()));
  result.dtype = static_cast<DType>(type.dtype());
  if (type.element_kind() >= static_cast<uint8_t>(ValueKind::List))
    return dataLoss(
        strCat("unknown kind of list elements ", type.element_kind()));
  result.elementKind = static_cast<ValueKind>(type.element_kind());
  result.isRanked = type.is_ranked();
  if (sizeOf(type.sizes()) > maxRank)
    return dataLoss(strCat("rank ", sizeOf(type.sizes()),
                           " exceeds the highest, ", maxRank));
  if (type.sizes())
    result.sizes = Dims(DimsRef(type.sizes()->data(), type.sizes()->size()));
  for (int64_t size : result.sizes)
    if (size < -1)
      return dataLoss(strCat("extent ", size, ", expected at least -1"));
  return result;
}

Status ProgramLoader::loadTypes() {
  const auto *types = program.root->types();
  program.types.reserve(sizeOf(types));
  for (uint32_t i = 0; i < sizeOf(types); ++i) {
    Result<ValueType> type = loadType(*types->Get(i));
    if (!type)
      return dataLoss(strCat("type ", i, ": ", type.status().message()));
    program.types.push_back(*std::move(type));
  }
  return Status::ok();
}

Status ProgramLoader::loadConstants() {
  const auto *constants = program.root->constants();
  program.constants.reserve(sizeOf(constants));
  uint64_t position = 0;
  for (uint32_t i = 0; i < sizeOf(constants); ++i) {
    const bytecode::Constant &constant = *constants->Get(i);
    auto fail = [i](std::string_view what) {
      return dataLoss(strCat("constant ", i, ": ", what));
    };
    if (constant.type() >= program.types.size())
      return fail(strCat("type ", constant.type(), " is out of range"));
    const ValueType &type = program.types[constant.type()];
    switch (type.kind) {
    case ValueKind::Int:
      program.constants.emplace_back(constant.integer());
      continue;
    case ValueKind::Float:
      program.constants.emplace_back(constant.real());
      continue;
    case ValueKind::Bool:
      program.constants.emplace_back(constant.integer() != 0);
      continue;
    case ValueKind::List:
      return fail("a list cannot be constant");
    case ValueKind::Tensor:
      break;
    }
    Result<int64_t> count = checkedNumElements(
        type.sizes, static_cast<int64_t>(dtypeSize(type.dtype)));
    if (!type.isRanked || !count)
      return fail("its shape is not static");
    uint64_t size = static_cast<uint64_t>(*count) * dtypeSize(type.dtype);
    if (constant.offset() % container::alignment != 0 ||
        constant.offset() < position ||
        constant.offset() > program.root->constants_size() ||
        size > program.root->constants_size() - constant.offset())
      return fail(strCat(size, " bytes at ", constant.offset(),
                         " overlap others, are not aligned or exceed ",
                         program.root->constants_size()));
    position = constant.offset() + size;
    Result<Tensor> tensor =
        tensorOverBytes(program.source, constantsBegin + constant.offset(),
                        type.dtype, type.sizes);
    if (!tensor)
      return fail(tensor.status().message());
    program.constants.emplace_back(*std::move(tensor));
  }
  return Status::ok();
}

Status ProgramLoader::checkLocations() {
  size_t numStrings = sizeOf(program.root->strings());
  if (const auto *locations = program.root->locations())
    for (const bytecode::Location *each : *locations)
      if (each->file() >= numStrings || each->operation() >= numStrings)
        return dataLoss("a location refers to a string that there is not");
  return Status::ok();
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

Result<Attributes>
ProgramLoader::loadAttributes(const bytecode::Kernel &kernel) {
  using bytecode::AttributeKind;
  Attributes attributes;
  for (uint32_t i = 0; i < sizeOf(kernel.attributes()); ++i) {
    const bytecode::Attribute &each = *kernel.attributes()->Get(i);
    std::string name = each.name()->str();
    uint64_t length = sizeOf(each.integers()) +
                      (each.text() ? each.text()->size() / 4 : 0) +
                      name.size() / 4;
    if (length > listBudget)
      return dataLoss("attributes refer to the same content");
    listBudget -= length;
    switch (each.kind()) {
    case AttributeKind::Bool:
      attributes.set(name, each.integer() != 0);
      continue;
    case AttributeKind::Integer:
      attributes.set(name, each.integer());
      continue;
    case AttributeKind::Real:
      attributes.set(name, each.real());
      continue;
    case AttributeKind::Text:
      attributes.set(name, each.text() ? each.text()->str() : std::string());
      continue;
    case AttributeKind::DType:
      if (each.integer() < 0 ||
          each.integer() >= static_cast<int64_t>(numDTypes))
        return dataLoss(strCat("attribute ", quoted(name),
                               " is the unknown element type ",
                               each.integer()));
      attributes.set(name, static_cast<DType>(each.integer()));
      continue;
    case AttributeKind::Integers:
      attributes.set(name, each.integers()
                               ? Dims(DimsRef(each.integers()->data(),
                                              each.integers()->size()))
                               : Dims());
      continue;
    case AttributeKind::Tensor:
      if (each.integer() < 0 ||
          each.integer() >= static_cast<int64_t>(program.constants.size()) ||
          !program.constants[static_cast<size_t>(each.integer())].isTensor())
        return dataLoss(strCat("attribute ", quoted(name),
                               " refers to the tensor constant ",
                               each.integer(), ", which there is not"));
      attributes.set(
          name,
          program.constants[static_cast<size_t>(each.integer())].tensor());
      continue;
    }
    return dataLoss(strCat("attribute ", quoted(name), " is of unknown kind ",
                           static_cast<int>(each.kind())));
  }
  return attributes;
}

static bool isScalar(const ValueType &type) {
  return type.kind != ValueKind::Tensor && type.kind != ValueKind::List;
}

/// The instruction that does an operation on scalars, or none.
static std::optional<isa::Op>
findInstruction(std::string_view name, const Attributes &attributes,
                std::span<const ValueType> operands,
                std::span<const ValueType> results) {
  auto predicate = attributes.getOr<int64_t>("predicate", noPredicate);
  if (auto op = findScalarOp(name, predicate, operands, results))
    return static_cast<isa::Op>(*op);
  if (name == "select" && operands.size() == 3 && results.size() == 1 &&
      operands[0].kind == ValueKind::Bool && isScalar(results[0]) &&
      operands[1].kind == results[0].kind &&
      operands[2].kind == results[0].kind)
    return isa::Op::Select;
  return std::nullopt;
}

Result<LoadedKernel> ProgramLoader::loadKernel(const bytecode::Kernel &kernel) {
  LoadedKernel loaded;
  uint64_t length =
      sizeOf(kernel.operand_types()) + sizeOf(kernel.result_types());
  if (length > listBudget)
    return dataLoss("kernels refer to the same types");
  listBudget -= length;
  JITRT_ASSIGN_OR_RETURN(loaded.operandTypes,
                         resolveTypes(kernel.operand_types(), program.types));
  JITRT_ASSIGN_OR_RETURN(loaded.resultTypes,
                         resolveTypes(kernel.result_types(), program.types));
  std::vector<ValueType> operands, results;
  for (const ValueType *type : loaded.operandTypes)
    operands.push_back(*type);
  for (const ValueType *type : loaded.resultTypes)
    results.push_back(*type);
  JITRT_ASSIGN_OR_RETURN(Attributes attributes, loadAttributes(kernel));
  std::string_view name = kernel.name()->string_view();
  loaded.instruction = findInstruction(name, attributes, operands, results);
  if (loaded.instruction)
    return loaded;
  JITRT_ASSIGN_OR_RETURN(
      KernelPtr made,
      registry.create({name, operands, results, attributes, nullptr}));
  loaded.kernel = made.get();
  program.kernels.push_back(std::move(made));
  return loaded;
}

Status ProgramLoader::loadKernels() {
  for (uint32_t i = 0; i < sizeOf(program.root->kernels()); ++i) {
    const bytecode::Kernel &kernel = *program.root->kernels()->Get(i);
    Result<LoadedKernel> loaded = loadKernel(kernel);
    if (!loaded)
      return Status(loaded.status().code(),
                    strCat("kernel ", i, " ",
                           quoted(kernel.name()->string_view()), ": ",
                           loaded.status().message()));
    program.maxUses = std::max(program.maxUses, loaded->operandTypes.size());
    program.maxOutputs =
        std::max(program.maxOutputs, loaded->resultTypes.size());
    kernels.push_back(*std::move(loaded));
  }
  return Status::ok();
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

Status ProgramLoader::loadFunctions() {
  LoadContext context{*program.root, program.types, program.constants, kernels};
  const auto &functions = *program.root->functions();
  for (uint32_t i = 0; i < functions.size(); ++i) {
    const bytecode::Function &function = *functions.Get(i);
    uint64_t length =
        sizeOf(function.argument_types()) + sizeOf(function.result_types()) +
        sizeOf(function.register_types()) + sizeOf(function.slot_types()) +
        sizeOf(function.operands()) * sizeof(bytecode::Operand) / 4 +
        sizeOf(function.instructions()) * sizeof(bytecode::Instruction) / 4;
    Status status;
    if (length > listBudget) {
      status = dataLoss("functions refer to the same content");
    } else {
      listBudget -= length;
      Result<isa::Function> decoded = decodeFunction(function, context);
      status = decoded.status();
      if (status.isOk()) {
        program.functions.push_back(*std::move(decoded));
        status = checkInitialization(function);
      }
    }
    if (!status.isOk())
      return Status(status.code(),
                    strCat("function ", quoted(function.name()->string_view()),
                           ": ", status.message()));
  }
  return Status::ok();
}
