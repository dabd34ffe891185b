//===- Program.h - random programs and their inputs -------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_FUZZ_PROGRAM_H
#define JIT_FUZZ_PROGRAM_H

#include "jitrt/tensor/tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include <string>
#include <vector>

namespace mlir::jit::fuzz {

struct GeneratorOptions {
  /// Operations of a program, those in regions included.
  unsigned maxOps = 12;
  /// Names without "jit." to take; empty: all.
  std::vector<std::string> ops;
  /// For derivatives: floats are f64, most numbers are floats, and their values
  /// are neither large nor equal.
  bool differentiable = false;
};

/// An argument and the values that it gets.
struct Argument {
  /// A host scalar, or a tensor of the extents that the program is run with.
  Type type;
  /// Integers only: values are in [low, high], or of any kind without a range.
  bool hasRange = false;
  int64_t low = 0, high = 0;
  /// Floats only: values of magnitude 0.1 to 2.
  bool isModerate = false;
};

/// A public function in a module that may hold several.
struct Program {
  uint64_t seed = 0;
  std::string name;
  unsigned numResults = 0;
  SmallVector<Argument> arguments;
};

/// How a kind of operation is made.
struct OpRow {
  /// Without "jit.".
  StringRef op;
  /// Why programs do not have it; empty where they do.
  StringRef reason;
};
/// One row an operation of the dialect.
std::vector<OpRow> opRows();

/// An error message if an operation of `options` is none that has a row.
std::string checkOptions(const GeneratorOptions &options);

/// Appends a well-typed function `name`, and what it calls, to `module`. The
/// same seed and options give the same program. The module's context has all
/// dialects loaded.
Program generate(ModuleOp module, StringRef name, uint64_t seed,
                 const GeneratorOptions &options);

/// The arguments of a run; runs differ in values, not in extents.
std::vector<jitrt::Tensor> makeInputs(const Program &program, unsigned run);

} // namespace mlir::jit::fuzz

#endif // JIT_FUZZ_PROGRAM_H
