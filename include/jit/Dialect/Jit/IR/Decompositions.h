//===- Decompositions.h - what decompositions share -------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_DECOMPOSITIONS_H
#define JIT_DIALECT_JIT_IR_DECOMPOSITIONS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/Value.h"

namespace mlir::jit {

/// A `jit.constant` of rank 0; `value` is rounded once to `elementType`
/// (floats) or must be one of its integers.
Value scalarTensor(OpBuilder &builder, Location loc, Type elementType,
                   double value);

/// Likewise, of the element type of the tensor `like`.
Value scalarLike(OpBuilder &builder, Location loc, Value like, double value);

/// The element type in which to compute: f32 for f16 and bf16, else itself.
Type computeType(Type elementType);

/// `operand` converted to its compute type; itself where that is its own type.
Value widenForCompute(OpBuilder &builder, Location loc, Value operand);

/// `value` with exactly the tensor type `type`, by a `jit.convert` (which
/// checks the extents that only `type` knows) unless it has that type.
Value convertTo(OpBuilder &builder, Location loc, Value value, Type type);

/// The number of elements of the ranked `tensor` along `dims`, as a scalar
/// tensor of a float type (rounded once).
Value sizeProduct(OpBuilder &builder, Location loc, Value tensor,
                  ArrayRef<int64_t> dims, Type elementType);

// Arithmetic on extents: attributes where static.

OpFoldResult addExtents(OpBuilder &builder, Location loc, OpFoldResult lhs,
                        OpFoldResult rhs);
/// The product, 1 of none.
OpFoldResult multiplyExtents(OpBuilder &builder, Location loc,
                             ArrayRef<OpFoldResult> extents);
/// `extent / divisor`, rounded down.
OpFoldResult divideExtent(OpBuilder &builder, Location loc, OpFoldResult extent,
                          int64_t divisor);

/// Has the program check that two extents are the same, unless they are known
/// to be; `message` names `actual` as {0} and `expected` as {1}.
void assertSameExtent(OpBuilder &builder, Location loc, OpFoldResult actual,
                      OpFoldResult expected, const Twine &message);

/// An extent as a tensor of rank 0.
Value extentTensor(OpBuilder &builder, Location loc, OpFoldResult extent,
                   Type elementType);

/// A `jit.constant` of rank 0 with the smallest value of the element type of
/// `like`: -inf of floats.
Value lowestLike(OpBuilder &builder, Location loc, Value like);

} // namespace mlir::jit

#endif // JIT_DIALECT_JIT_IR_DECOMPOSITIONS_H
