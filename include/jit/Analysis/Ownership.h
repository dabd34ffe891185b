//===- Ownership.h - where values end ---------------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The rule that says which use of a value releases it. A register machine with
// reference counts follows it; docs/Interpreter.md gives the reasons.
//
//===----------------------------------------------------------------------===//

#ifndef JIT_ANALYSIS_OWNERSHIP_H
#define JIT_ANALYSIS_OWNERSHIP_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"
#include "llvm/Support/LogicalResult.h"

namespace mlir::jit {

/// Whether a register with a value of this type holds something to release:
/// everything but host scalars (builtin integers, floats and `index`).
bool isOwned(Type type);

/// Whether the operand gives up the value it reads: by its place in the
/// attribute `jit.moves`, or because the operation is a `jit.drop`.
bool isMoved(OpOperand &operand);

/// Where a value ends.
struct ValueEnd {
  enum class Kind {
    /// Where it is defined: nothing uses it.
    Unused,
    /// With the operand `operand` of `last`.
    Operand,
    /// After `last`, which uses it in a region.
    Region,
  };
  Kind kind = Kind::Unused;
  /// The last operation of the value's own block that uses it, itself or in a
  /// region; null where there is none.
  Operation *last = nullptr;
  /// The last of the operands of `last` that are the value. Other kinds: 0.
  unsigned operand = 0;
};

/// Takes time in the number of uses. The value's region has one block.
ValueEnd endOf(Value value);

/// Calls `visit` for each block below `op`, outer ones first.
void forEachBlock(Operation *op, llvm::function_ref<void(Block &)> visit);

/// Calls `visit` for the arguments of `block` and all results in it, in order.
void forEachValue(Block &block, llvm::function_ref<void(Value)> visit);

/// Reports what `endOf` and drops do not cover: a region of several blocks, and
/// a terminator with a region, after which nothing can be dropped.
llvm::LogicalResult verifyStructured(Operation *op);

/// Prints a line for each value below `op`, by block.
void printEnds(Operation *op, llvm::raw_ostream &os);

} // namespace mlir::jit

#endif // JIT_ANALYSIS_OWNERSHIP_H
