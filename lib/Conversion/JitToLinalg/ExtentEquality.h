//===- ExtentEquality.h - extents that are known to be equal ----*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_CONVERSION_JITTOLINALG_EXTENTEQUALITY_H
#define JIT_LIB_CONVERSION_JITTOLINALG_EXTENTEQUALITY_H

#include "mlir/Interfaces/ValueBoundsOpInterface.h"

namespace mlir::jit {

/// Whether the two sizes are equal whenever the program runs, as far as that
/// can be told while a conversion runs. False where it cannot.
bool areKnownEqual(const ValueBoundsConstraintSet::Variable &lhs,
                   const ValueBoundsConstraintSet::Variable &rhs);

} // namespace mlir::jit

#endif // JIT_LIB_CONVERSION_JITTOLINALG_EXTENTEQUALITY_H
