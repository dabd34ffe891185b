//===- GradientCheck.h - checks derivatives by differences ------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_GRADIENTS_GRADIENTCHECK_H
#define JIT_GRADIENTS_GRADIENTCHECK_H

#include "jitrt/tensor/tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace mlir::jit {

/// What to compare, each with all before it.
enum class GradientCheckKind {
  /// The VJP with differences.
  Vjp,
  /// The JVP with differences, and with the VJP.
  First,
  /// The derivatives of the VJP with differences of it, and with each other.
  Second
};

struct GradientCheckOptions {
  /// Run by the interpreter; else as machine code.
  bool interpret = false;
  /// 0 to 3, of machine code.
  unsigned optLevel = 2;
  /// With kernels for `jit.custom_call`.
  std::vector<std::string> sharedLibraries;
  /// A derivative d agrees with a difference D where
  /// |d - D| <= atol + rtol * max(|d|, |D|) + what rounding may make of D.
  double rtol = 1e-5, atol = 1e-7;
  /// Of the cotangents and tangents.
  uint64_t seed = 1;
  /// So many elements of an argument are checked one by one, evenly spaced;
  /// all of them together are in any case. Negative: all.
  int64_t maxElements = 64;
  GradientCheckKind kind = GradientCheckKind::Second;
};

/// How far derivatives are from what they should be.
struct GradientErrors {
  /// Comparisons, and those of them at which differences do not tell: the
  /// function has a kink there (whose derivative is between those of the two
  /// sides), jumps, is not finite, or differences do not converge.
  int64_t compared = 0, nonsmooth = 0;
  /// The largest |d - D| / max(1, |d|, |D|), and where.
  double worst = 0;
  std::string place;

  void add(const GradientErrors &other);
};

struct ArgumentGradients {
  unsigned argument = 0;
  int64_t elements = 0;
  /// Elements one by one: the VJP of a random cotangent against differences.
  GradientErrors vjp;
};

struct GradientReport {
  /// One for each argument that is differentiable.
  std::vector<ArgumentGradients> arguments;
  /// The JVP of a random tangent against differences of results.
  GradientErrors jvp;
  /// VJP against JVP, by the product of cotangents and tangents, for each
  /// argument.
  GradientErrors product;
  /// The JVP of the VJP against differences of the VJP, and the VJP of the VJP
  /// against it; nothing unless asked for.
  GradientErrors jvpOfVjp, productOfVjp;
  /// Whether types were changed to f64.
  bool isConverted = false;
  /// The function's own error, at the arguments or a step away; what it kept
  /// from being compared is not. Empty: none.
  std::string functionError;
  /// One line each: function, argument, element, derivative, difference.
  std::vector<std::string> failures;
};

/// Changes f32, f16 and bf16 to f64 throughout the module: types, constants,
/// and element types that operations name. Conversions between them stay, as
/// identities; random floats become those of f64. Returns whether there was
/// anything to change; an error at a `jit.custom_call`, whose kernel would get
/// other types.
FailureOr<bool> convertToF64(ModuleOp module);

/// Compares the derivatives of the public function `function` at `args` with
/// differences in f64 and with each other. `args` have the types of the
/// function in `module`, which stays as it is: what is not f64 is converted to
/// it first (`convertToF64`). An error if the function cannot be differentiated
/// or a derivative cannot be run, after diagnostics in the module's context;
/// that derivatives disagree is no error but in the report.
llvm::Expected<GradientReport>
checkGradients(ModuleOp module, StringRef function,
               ArrayRef<jitrt::Tensor> args,
               const GradientCheckOptions &options);

/// What `report` says, a line for each kind of comparison.
std::string printGradientReport(StringRef function,
                                const GradientReport &report);

} // namespace mlir::jit

#endif // JIT_GRADIENTS_GRADIENTCHECK_H
