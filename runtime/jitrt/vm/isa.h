//===- isa.h - Instructions as they are executed ----------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loaded function has one of these for each instruction of the file, at the
// same index. Loading has checked all that they refer to.
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_VM_ISA_H
#define JITRT_VM_ISA_H

#include "jitrt/kernels/kernel.h"
#include "jitrt/vm/scalar_ops.h"

#include <string_view>
#include <vector>

namespace jitrt::isa {

enum class Op : uint8_t {
// Arithmetic on scalars, with the numbers of ScalarOp: a = op(b, c).
#define JITRT_UNARY(id, ...) id,
#define JITRT_BINARY(id, ...) id,
#include "jitrt/vm/scalar_ops.def"
  Select,     ///< a = b ? indices[c] : indices[c + 1], scalars
  CallKernel, ///< kernelCalls[a]
  Call,       ///< calls[a]
  Transfer,   ///< transfers [a, b)
  Drop,       ///< registers indices[a ... b)
  Constant,   ///< register a = constant b
  Jump,       ///< to a
  JumpIf,     ///< to a if register b is true
  JumpIfNot,  ///< to a if register b is false
  Suspend,
  Return, ///< transfers [a, b) to the caller's results

  // In `fastCode` only. What a group does is in its instructions.
  CopyInts,     ///< transfers [a, b), all of integers
  CopyIntsJump, ///< CopyInts, then JumpIf or JumpIfNot
// A comparison, then JumpIf or JumpIfNot on its result.
#define JITRT_INT_COMPARISON(id, ...) id##Jump,
#include "jitrt/vm/scalar_ops.def"
};

struct Instruction {
  Op op;
  uint32_t a = 0, b = 0, c = 0;
};

/// One of the copies and moves that an instruction consists of, done in order.
struct Transfer {
  uint32_t to, from;
  bool move;
  ValueKind kind;
};

/// An operand that may be moved.
struct Use {
  uint32_t reg;
  bool move;
};

/// Ranges are [begin, end) in the function's lists.
struct KernelCall {
  const Kernel *kernel;
  uint32_t firstUse, lastUse;
  uint32_t firstResult, lastResult; ///< In `indices`; noRegister: not wanted.
  uint32_t firstClear, lastClear;   ///< In `indices`: moved, not results.
};

struct Call {
  uint32_t function;
  uint32_t firstTransfer, lastTransfer;
  uint32_t firstResult; ///< In `indices`, as many as the callee has.
};

struct Function {
  std::string_view name;
  /// Types live as long as the program.
  std::vector<const ValueType *> argumentTypes, resultTypes;
  /// Of registers, then of slots.
  std::vector<const ValueType *> types;
  uint32_t numRegisters = 0; ///< Without slots.
  /// Registers, slots and one register for the cycles of assignments.
  uint32_t frameSize = 0;
  std::vector<Instruction> code;
  /// The same with other operations where one instruction does what a few in
  /// `code` do, from the same index on; these follow unchanged, for jumps.
  std::vector<Instruction> fastCode;
  std::vector<uint32_t> locations; ///< By instruction.
  std::vector<Use> uses;
  std::vector<uint32_t> indices;
  std::vector<Transfer> transfers;
  std::vector<KernelCall> kernelCalls;
  std::vector<Call> calls;
  /// Registers and slots that may hold memory.
  std::vector<uint32_t> managed;
  /// What a call of this function takes: registers of it and of its callees,
  /// and calls in progress.
  uint32_t stackSize = 0, stackDepth = 0;
  bool isPublic = true;
};

} // namespace jitrt::isa

#endif // JITRT_VM_ISA_H
