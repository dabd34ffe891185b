//===- Windows.h - windows over padded tensors ------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the lowerings of convolutions and pools share. Windowed dimensions are
// the last `geometry.rank()` of a tensor.
//
//===----------------------------------------------------------------------===//

#ifndef JIT_CONVERSION_JITTOLINALG_WINDOWS_H
#define JIT_CONVERSION_JITTOLINALG_WINDOWS_H

#include "jit/Dialect/Jit/IR/Windows.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::jit {

// Arithmetic on extents that folds constants.
OpFoldResult addIndex(ImplicitLocOpBuilder &b, OpFoldResult lhs,
                      OpFoldResult rhs);
OpFoldResult mulIndex(ImplicitLocOpBuilder &b, OpFoldResult lhs,
                      OpFoldResult rhs);
/// Division of extents that are not negative, rounded down.
OpFoldResult divIndex(ImplicitLocOpBuilder &b, OpFoldResult lhs,
                      OpFoldResult rhs);

/// The number of positions of each window; the program checks, where types
/// cannot show it, that windows are not empty and fit.
SmallVector<OpFoldResult> emitWindowCounts(ImplicitLocOpBuilder &b,
                                           const WindowGeometry &geometry,
                                           ArrayRef<OpFoldResult> extents,
                                           ArrayRef<OpFoldResult> windows);

/// `tensor` after dilation and padding with the scalar `fill`; itself when
/// there is neither.
Value emitPadded(ImplicitLocOpBuilder &b, Value tensor,
                 const WindowGeometry &geometry, Value fill);

} // namespace mlir::jit

#endif // JIT_CONVERSION_JITTOLINALG_WINDOWS_H
