//===- ReductionUtils.h - shapes of reductions ------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_CONVERSION_JITTOLINALG_REDUCTIONUTILS_H
#define JIT_LIB_CONVERSION_JITTOLINALG_REDUCTIONUTILS_H

#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "mlir/Dialect/Utils/StructuredOpsUtils.h"

namespace mlir::jit {

/// A reduction of some dimensions of a tensor. The iteration space has the
/// operand's dimensions in their order.
class ReductionShape {
public:
  /// `dims` are ascending and not negative. With a `resultType`, the extents
  /// that only it knows are checked here.
  ReductionShape(ImplicitLocOpBuilder &b, Value operand, ArrayRef<int64_t> dims,
                 bool keepdims = false, RankedTensorType resultType = {});

  ArrayRef<int64_t> dims() const { return reduced; }

  /// Whether the last dimension of the operand is reduced.
  bool reducesLast() const {
    return !reduced.empty() && reduced.back() == rank - 1;
  }

  /// Emits checks that no reduced dimension is empty.
  void checkNotEmpty(ImplicitLocOpBuilder &b) const;

  /// A tensor of the kept dimensions filled with `value`.
  Value filled(ImplicitLocOpBuilder &b, TypedAttr value) const;

  AffineMap operandMap(ImplicitLocOpBuilder &b) const;
  /// The map of a tensor of the kept dimensions.
  AffineMap keptMap(ImplicitLocOpBuilder &b) const;
  SmallVector<utils::IteratorType> iterators() const;

  /// The reduction's result from a tensor of the kept dimensions.
  Value finish(ImplicitLocOpBuilder &b, Value kept) const;

private:
  bool isReduced(int64_t dim) const { return llvm::is_contained(reduced, dim); }

  Value operand;
  int64_t rank;
  SmallVector<int64_t> reduced;
  bool keepdims;
  RankedTensorType resultType;
  /// The extents of the kept dimensions.
  SmallVector<OpFoldResult> keptSizes;
};

} // namespace mlir::jit

#endif // JIT_LIB_CONVERSION_JITTOLINALG_REDUCTIONUTILS_H
