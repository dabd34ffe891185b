//===- Residuals.h - what a backward pass uses of a forward pass *- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A backward region is first written with the values of the forward region that
// it belongs to, out of their scope. Then those values are found, and each is
// either computed again or becomes a residual, which the forward operation
// hands over.
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_AUTODIFF_RESIDUALS_H
#define JIT_LIB_AUTODIFF_RESIDUALS_H

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::jit {

/// The values of `forward` that `backward`, of one block, uses, after what is
/// cheaper to compute again has been copied to the beginning of `backward`.
/// `known` maps values of `forward` to what they are in `backward`.
llvm::SetVector<Value> findResiduals(Region &forward, Region &backward,
                                     IRMapping &known);

/// Makes `backward` use `local` in the place of `residual`.
void replaceInRegion(Value residual, Value local, Region &backward);

} // namespace mlir::jit

#endif // JIT_LIB_AUTODIFF_RESIDUALS_H
