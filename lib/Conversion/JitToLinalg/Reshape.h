//===- Reshape.h - reshapes as views ----------------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_CONVERSION_JITTOLINALG_RESHAPE_H
#define JIT_LIB_CONVERSION_JITTOLINALG_RESHAPE_H

#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Transforms/DialectConversion.h"

namespace mlir::jit {

/// Whether `size` is the extent of dimension `dim` of one of `tensors`, which
/// are the same tensor before and after conversion. -1 is that extent, too.
bool isExtentOf(OpFoldResult size, int64_t dim, ArrayRef<Value> tensors);

/// The elements of `tensor` in the shape `sizes`, which has as many; a view.
/// `aliases` are other names of `tensor`, of which `sizes` may hold extents.
Value emitReshape(ImplicitLocOpBuilder &b, Value tensor,
                  ArrayRef<OpFoldResult> sizes, ValueRange aliases = {});

void populateJitToLinalgReshapePatterns(const TypeConverter &converter,
                                        RewritePatternSet &patterns);

} // namespace mlir::jit

#endif // JIT_LIB_CONVERSION_JITTOLINALG_RESHAPE_H
