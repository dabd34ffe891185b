//===- Harness.h - the functions that a check calls -------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_GRADIENTS_HARNESS_H
#define JIT_LIB_GRADIENTS_HARNESS_H

#include "jit/Gradients/GradientCheck.h"
#include "jitrt/support/status.h"
#include "mlir/IR/OwningOpRef.h"
#include <functional>

namespace mlir::jit {

using Tensors = std::vector<jitrt::Tensor>;

/// A function and its derivatives, in f64 and ready to run. Arguments are those
/// of the function, then those that the derivative has in addition.
struct Harness {
  std::string function;
  /// Positions of the differentiable arguments and results.
  SmallVector<unsigned> arguments, results;
  unsigned numArguments = 0;
  bool isConverted = false;

  using Call = std::function<jitrt::Result<Tensors>(ArrayRef<jitrt::Tensor>)>;
  /// (arguments) -> results.
  Call value;
  /// (arguments, cotangents) -> cotangents of arguments.
  Call vjp;
  /// (arguments, tangents) -> tangents of results. Null unless asked for, as
  /// are the following.
  Call jvp;
  /// Of `vjp`: (arguments, cotangents, cotangents of its results) ->
  /// cotangents of arguments and of cotangents.
  Call vjpOfVjp;
  /// (arguments, cotangents, tangents of both) -> tangents of its results.
  Call jvpOfVjp;
};

llvm::Expected<Harness> makeHarness(ModuleOp module, StringRef function,
                                    const GradientCheckOptions &options);

} // namespace mlir::jit

#endif // JIT_LIB_GRADIENTS_HARNESS_H
