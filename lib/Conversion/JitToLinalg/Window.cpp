//===- Window.cpp - lowers window operations -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Conversion/JitToLinalg/JitToLinalg.h"

using namespace mlir;
using namespace mlir::jit;

void jit::populateJitToLinalgWindowPatterns(const TypeConverter &converter,
                                          RewritePatternSet &patterns) {
  (void)converter;
  (void)patterns;
}
