//===- Inference.h - result types of jit operations -------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inference functions that several families share. Each takes the operands of
// an operation, appends the result types that follow from them, and emits an
// error naming `opName` at `location` (when given) where they contradict each
// other. Inference is also the verifier of result types.
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_INFERENCE_H
#define JIT_DIALECT_JIT_IR_INFERENCE_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/ValueRange.h"
#include "llvm/ADT/Twine.h"
#include <optional>

namespace mlir::jit {

/// Emits "'opName' op message" at `location` if there is one; returns failure.
LogicalResult inferenceError(std::optional<Location> location, StringRef opName,
                             const Twine &message);

/// Whether `actual` may be declared where `inferred` was inferred: the same
/// element types, and no extent that contradicts.
bool areCompatible(TypeRange inferred, TypeRange actual);
bool areCompatible(Type inferred, Type actual);

/// The most refined type that is compatible with both, or null if there is
/// none: extents known in either are known in the result.
Type meet(Type lhs, Type rhs);

/// The least refined type that covers both, or null if element types differ:
/// extents that differ become `?`, ranks that differ make it unranked.
Type join(Type lhs, Type rhs);

/// `value` as a value of the compatible type `type`: itself, a `tensor.cast` or
/// a `jit.list_cast`.
Value castTo(OpBuilder &builder, Location loc, Value value, Type type);

/// A tensor type like `type` with another element type, or another shape.
TensorType withElementType(Type type, Type elementType);
TensorType withShape(Type type, ArrayRef<int64_t> shape);

/// Whether two extents can be the same; `known` becomes the static one if
/// either is static.
bool mergeExtents(int64_t &known, int64_t other);

/// The printed form of a shape: "2x?x3", "scalar" for rank 0.
std::string shapeString(ArrayRef<int64_t> shape);

/// Broadcasts two shapes as NumPy does. Fails on extents that differ and are
/// neither 1 nor dynamic, giving the result dimension in `badDim`. `?` against
/// n > 1 is n; `?` against 1 is `?`.
FailureOr<SmallVector<int64_t>> broadcastShapes(ArrayRef<int64_t> lhs,
                                                ArrayRef<int64_t> rhs,
                                                int64_t *badDim = nullptr);

/// One result with the broadcast shape of `operands` and `elementType`.
LogicalResult inferBroadcastOf(std::optional<Location> location,
                               StringRef opName, ValueRange operands,
                               Type elementType,
                               SmallVectorImpl<Type> &results);

/// The element type that all of `operands` have; an error names the first that
/// differs.
FailureOr<Type> commonElementType(std::optional<Location> location,
                                  StringRef opName, ValueRange operands);

/// One result: broadcast shape, common element type of all operands.
LogicalResult inferBroadcast(std::optional<Location> location, StringRef opName,
                             ValueRange operands,
                             SmallVectorImpl<Type> &results);

/// One result: broadcast shape, i1; operands have one element type.
LogicalResult inferPredicate(std::optional<Location> location, StringRef opName,
                             ValueRange operands,
                             SmallVectorImpl<Type> &results);

/// One result: broadcast shape of all three operands, element type of the
/// second and third.
LogicalResult inferSelect(std::optional<Location> location, StringRef opName,
                          ValueRange operands, SmallVectorImpl<Type> &results);

/// One result: the type of the first operand.
LogicalResult inferSameAsFirst(ValueRange operands,
                               SmallVectorImpl<Type> &results);

/// `dim` counted from the end when negative, as in NumPy; fails outside
/// [-rank, rank).
FailureOr<int64_t> normalizeDim(int64_t dim, int64_t rank);

/// Likewise, with an error "dim -5 is not in [-3, 3)".
FailureOr<int64_t> normalizeDim(std::optional<Location> location,
                                StringRef opName, int64_t dim, int64_t rank);

/// Likewise for a list of dimensions, none of which may be named twice.
FailureOr<SmallVector<int64_t>> normalizeDims(std::optional<Location> location,
                                              StringRef opName,
                                              ArrayRef<int64_t> dims,
                                              int64_t rank);

/// The dimensions that `dims` name, ascending, not negative; all of `rank` when
/// absent. They must be valid.
SmallVector<int64_t> reducedDims(std::optional<ArrayRef<int64_t>> dims,
                                 int64_t rank);

/// One result: `operand` without the dimensions `dims` (absent: all), which
/// stay with extent 1 when `keepdims`. With `nonEmpty`, no reduced extent may
/// be 0.
LogicalResult inferReduction(std::optional<Location> location, StringRef opName,
                             Value operand, DenseI64ArrayAttr dims,
                             bool keepdims, bool nonEmpty,
                             SmallVectorImpl<Type> &results);

/// One result: i64, `operand` without `dim` (absent: all dimensions), none of
/// them empty.
LogicalResult inferArgReduction(std::optional<Location> location,
                                StringRef opName, Value operand,
                                IntegerAttr dim, bool keepdims,
                                SmallVectorImpl<Type> &results);

/// One result: the type of `operand`, which has a dimension `dim`.
LogicalResult inferAlongDim(std::optional<Location> location, StringRef opName,
                            Value operand, int64_t dim,
                            SmallVectorImpl<Type> &results);

/// One result with the extents `staticSizes`, of which the dynamic ones are
/// given by `sizes`.
LogicalResult inferSized(std::optional<Location> location, StringRef opName,
                         ArrayRef<int64_t> staticSizes, ValueRange sizes,
                         Type elementType, SmallVectorImpl<Type> &results);

/// `operand` has rank 0, or its rank is not known; `name` is the operand's.
LogicalResult verifyScalar(std::optional<Location> location, StringRef opName,
                           StringRef name, Value operand);

/// Mixed sizes as an op stores them: static ones with `?` for those given by a
/// value, and the values.
std::pair<SmallVector<int64_t>, SmallVector<Value>>
splitSizes(ArrayRef<OpFoldResult> sizes);

} // namespace mlir::jit

#endif // JIT_DIALECT_JIT_IR_INFERENCE_H
