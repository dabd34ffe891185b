//===- Sort.h - sorting loops -----------------------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_CONVERSION_JITTOLINALG_SORT_H
#define JIT_LIB_CONVERSION_JITTOLINALG_SORT_H

#include "mlir/Transforms/DialectConversion.h"

namespace mlir::jit {

void populateJitToLinalgSortPatterns(const TypeConverter &converter,
                                     RewritePatternSet &patterns);

} // namespace mlir::jit

#endif // JIT_LIB_CONVERSION_JITTOLINALG_SORT_H
