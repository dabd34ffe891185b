//===- GradientOptions.cpp - jit-run --check-gradients --------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GradientOptions.h"

using namespace mlir::jit;
namespace cl = llvm::cl;

GradientOptions::GradientOptions(cl::OptionCategory &category)
    : kind("check-gradients",
           cl::desc("Compare the function's derivatives at --input with "
                    "differences, in f64, to which the program is converted; "
                    "tolerances are --rtol and --atol (default: 1e-5, 1e-7)"),
           cl::ValueOptional, cl::cat(category),
           cl::values(
               clEnumValN(GradientCheckKind::Second, "second",
                          "and the derivatives of the derivative (default)"),
               clEnumValN(GradientCheckKind::First, "first",
                          "vjp and jvp, also with each other"),
               clEnumValN(GradientCheckKind::Vjp, "vjp",
                          "the vjp alone, for programs without a jvp"),
               clEnumValN(GradientCheckKind::Second, "", ""))),
      seed("gradient-seed",
           cl::desc("Of random cotangents and tangents (default: 1)"),
           cl::init(1), cl::cat(category)),
      elements("gradient-elements",
               cl::desc("Elements of an argument that are checked one by one, "
                        "negative: all (default: 64)"),
               cl::init(64), cl::cat(category)) {}

void GradientOptions::apply(GradientCheckOptions &options) const {
  options.kind = kind;
  options.seed = seed;
  options.maxElements = elements;
}
