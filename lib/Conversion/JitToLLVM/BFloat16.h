//===- BFloat16.h - bf16 conversions in integer arithmetic ------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_CONVERSION_JITTOLLVM_BFLOAT16_H
#define JIT_LIB_CONVERSION_JITTOLLVM_BFLOAT16_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::jit {

/// Rewrites conversions between bf16 and f32, conversions of small integers to
/// bf16, and choices between bf16 into arith operations on integers, which
/// vectorise. LLVM would call `__truncsfbf2` on most targets, a function that
/// compiled code is not linked with. The patterns go before arith's own.
void populateBFloat16Patterns(RewritePatternSet &patterns);

} // namespace mlir::jit

#endif // JIT_LIB_CONVERSION_JITTOLLVM_BFLOAT16_H
