//===- program_builder.h - Makes programs for the interpreter ---*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is built here is checked when it is loaded, not before: see program.h.
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_VM_PROGRAM_BUILDER_H
#define JITRT_VM_PROGRAM_BUILDER_H

#include "jitrt/kernels/attributes.h"
#include "jitrt/kernels/value.h"

#include <deque>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace jitrt {

namespace bytecode {
enum class Opcode : uint8_t;
} // namespace bytecode

/// A register as operand or result. `move`: it holds nothing afterwards.
struct RegisterUse {
  RegisterUse(uint32_t index, bool move = false) : index(index), move(move) {}
  uint32_t index;
  bool move;
};
inline RegisterUse moved(uint32_t index) { return {index, true}; }

/// The register of a result that nothing needs.
inline constexpr uint32_t noRegister = 0xffffffff;

class ProgramBuilder;

/// One function: registers 0, 1 ... are its arguments. Each function that adds
/// an instruction returns its index. A list of operands moves a register at
/// most once; the results of one instruction are distinct registers.
class FunctionBuilder {
public:
  using Uses = std::vector<RegisterUse>;
  using Registers = std::vector<uint32_t>;

  uint32_t addRegister(const ValueType &type);
  uint32_t addSlot(const ValueType &type);

  /// Where the instructions added from now on come from, a number of
  /// `ProgramBuilder::location`.
  void setLocation(uint32_t location) { currentLocation = location; }

  uint32_t callKernel(uint32_t kernel, const Uses &operands,
                      const Registers &results);
  uint32_t call(uint32_t function, const Uses &operands,
                const Registers &results);
  /// All results at once: results[i] = operands[i].
  uint32_t assign(const Uses &operands, const Registers &results);
  uint32_t drop(const Registers &registers);
  uint32_t constant(uint32_t constant, uint32_t result);
  uint32_t jump(uint32_t target = 0);
  uint32_t jumpIf(uint32_t condition, uint32_t target = 0);
  uint32_t jumpIfNot(uint32_t condition, uint32_t target = 0);
  uint32_t load(uint32_t slot, uint32_t result, bool take = false);
  uint32_t store(RegisterUse value, uint32_t slot);
  uint32_t suspend();
  uint32_t returnValues(const Uses &operands);

  /// The index of the next instruction.
  uint32_t position() const {
    return static_cast<uint32_t>(instructions.size());
  }
  /// Directs a jump that was added before its target.
  void setTarget(uint32_t jump, uint32_t target) {
    instructions[jump].index = target;
  }

private:
  friend class ProgramBuilder;
  FunctionBuilder(ProgramBuilder &program, std::string name, bool isPublic)
      : program(program), name(std::move(name)), isPublic(isPublic) {}

  struct Instruction {
    bytecode::Opcode opcode;
    bool take;
    uint32_t index, numResults, numOperands, location;
  };
  uint32_t add(bytecode::Opcode opcode, uint32_t index, const Uses &operands,
               const Registers &results, bool take = false);

  ProgramBuilder &program;
  std::string name;
  bool isPublic;
  std::vector<uint32_t> argumentTypes, resultTypes, registerTypes, slotTypes;
  std::vector<Instruction> instructions;
  std::vector<RegisterUse> uses;
  uint32_t currentLocation = 0;
};

/// A program. The numbers that its functions return are those that instructions
/// refer to.
class ProgramBuilder {
public:
  using AttributeList = std::vector<std::pair<std::string, AttributeValue>>;

  /// `producer` is for people who look at the file.
  explicit ProgramBuilder(std::string producer = "");
  ~ProgramBuilder();
  ProgramBuilder(const ProgramBuilder &) = delete;
  ProgramBuilder &operator=(const ProgramBuilder &) = delete;

  /// The reference lives as long as the builder. Functions are numbered from 0
  /// in order.
  FunctionBuilder &addFunction(std::string name,
                               std::span<const ValueType> arguments,
                               std::span<const ValueType> results,
                               bool isPublic = true);
  FunctionBuilder &addFunction(std::string name,
                               std::initializer_list<ValueType> arguments,
                               std::initializer_list<ValueType> results,
                               bool isPublic = true) {
    return addFunction(std::move(name),
                       std::span(arguments.begin(), arguments.size()),
                       std::span(results.begin(), results.size()), isPublic);
  }

  /// Tensors of any strides; the memory is shared until the program is written.
  uint32_t constant(const Tensor &tensor);
  uint32_t constant(int64_t value);
  uint32_t constant(double value);
  uint32_t constant(bool value);

  /// An operation by its name without the dialect. Several instructions may
  /// call one.
  uint32_t kernel(std::string name, std::span<const ValueType> operands,
                  std::span<const ValueType> results,
                  const AttributeList &attributes = {});
  uint32_t kernel(std::string name, std::initializer_list<ValueType> operands,
                  std::initializer_list<ValueType> results,
                  const AttributeList &attributes = {}) {
    return kernel(std::move(name), std::span(operands.begin(), operands.size()),
                  std::span(results.begin(), results.size()), attributes);
  }

  /// A place in a source file, and the operation's name with its dialect. Line
  /// 0 stands for an unknown place. Number 0 is a place without both.
  uint32_t location(std::string_view file, uint32_t line, uint32_t column,
                    std::string_view operation);

  /// The content of a .jbc file. Fails if there is no memory for it, or if what
  /// is not tensors exceeds 1 GiB.
  Result<std::vector<std::byte>> finish();
  /// Writes the file atomically, constants straight from their tensors.
  Status writeFile(std::string_view path);

private:
  friend class FunctionBuilder;
  class Serializer;
  struct Constant {
    uint32_t type;
    int64_t integer = 0;
    double real = 0;
    uint64_t offset = 0;
  };
  struct Kernel {
    std::string name;
    std::vector<uint32_t> operandTypes, resultTypes;
    /// A tensor is its constant's number.
    AttributeList attributes;
    std::vector<uint32_t> tensorConstants;
  };
  struct Location {
    uint32_t file, line, column, operation;
  };

  Status checkSize() const;
  uint32_t type(const ValueType &type);
  std::vector<uint32_t> typeList(std::span<const ValueType> list);
  uint32_t string(std::string_view text);
  uint32_t scalarConstant(ValueKind kind, int64_t integer, double real);

  std::string producer;
  std::vector<ValueType> types;
  std::map<std::string, uint32_t> typeNumbers;
  std::vector<Constant> constants;
  std::vector<Tensor> tensors; ///< Row-major, in the order of their offsets.
  std::vector<uint64_t> tensorOffsets;
  uint64_t constantsSize = 0;
  std::vector<Kernel> kernels;
  std::vector<std::string> strings;
  std::map<std::string, uint32_t, std::less<>> stringNumbers;
  std::vector<Location> locations;
  std::deque<FunctionBuilder> functions;
  Status firstError; ///< Of adding constants.
};

} // namespace jitrt

#endif // JITRT_VM_PROGRAM_BUILDER_H
