//===- Checkpoints.h - what a loop may keep for its backward pass *- C++
//-*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_CHECKPOINTS_H
#define JIT_DIALECT_JIT_IR_CHECKPOINTS_H

#include "mlir/IR/Operation.h"

namespace mlir::jit {

/// Attributes of `jit.loop`: how many states, or how many bytes of them, its
/// backward pass may keep; a positive integer. One state is always kept.
inline constexpr StringLiteral checkpointSlotsAttrName("jit.checkpoint_slots");
inline constexpr StringLiteral checkpointBytesAttrName("jit.checkpoint_bytes");

/// Attribute of a public function: the most bytes that its tensors may take at
/// a time; a positive integer. For `--jit-partition`, which says how it keeps
/// to it in another attribute.
inline constexpr StringLiteral memoryBudgetAttrName("jit.memory_budget");
inline constexpr StringLiteral memoryPlanAttrName("jit.memory_plan");

/// Verifies `attribute` of `op` if it is one of these, or begins like one.
LogicalResult verifyCheckpointAttribute(Operation *op,
                                        NamedAttribute attribute);

} // namespace mlir::jit

#endif // JIT_DIALECT_JIT_IR_CHECKPOINTS_H
