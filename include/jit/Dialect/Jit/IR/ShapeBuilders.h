//===- ShapeBuilders.h - shape operations for decompositions ----*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lists of sizes and offsets are `OpFoldResult`s, as `tensor::getMixedSizes`
// gives them; `ReshapeOp`, `BroadcastToOp`, `SliceOp` and `PadOp` have builders
// that take them.
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_SHAPEBUILDERS_H
#define JIT_DIALECT_JIT_IR_SHAPEBUILDERS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

namespace mlir::jit {

/// The type of `operand` if it is ranked; otherwise an error at `op`, which
/// cannot be decomposed yet.
FailureOr<RankedTensorType> rankedTypeOf(Operation *op, Value operand);

/// A `jit.slice` of `size` elements from `offset` in dimension `dim` and of
/// everything in the others. `operand` is ranked, `dim` not negative. Has the
/// inferred type unless `resultType` declares another.
Value sliceDim(OpBuilder &builder, Location loc, Value operand, int64_t dim,
               OpFoldResult offset, OpFoldResult size, int64_t stride = 1,
               Type resultType = {});

} // namespace mlir::jit

#endif // JIT_DIALECT_JIT_IR_SHAPEBUILDERS_H
