//===- Gradients.h - checks derivatives of random programs ------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_FUZZ_GRADIENTS_H
#define JIT_FUZZ_GRADIENTS_H

#include "jit/Fuzz/Check.h"
#include "jit/Fuzz/Program.h"

namespace mlir::jit::fuzz {

/// Appends a program that has derivatives and runs: with an argument and a
/// result of floats. The same seed and options give the same one. Fails where
/// none of a number of attempts is one.
FailureOr<Program> generateDifferentiable(ModuleOp module, StringRef name,
                                          uint64_t seed,
                                          GeneratorOptions options);

/// Compares derivatives of `program`, the only one in `module`, with
/// differences in f64 and with each other, at the arguments of one run: first
/// and second order, on each of `paths` (`pathNames`; empty: on the
/// interpreter, and at -O0). Points at which differences have no limit are left
/// out.
std::optional<Failure> checkDerivatives(ModuleOp module, const Program &program,
                                        ArrayRef<std::string> paths = {});

} // namespace mlir::jit::fuzz

#endif // JIT_FUZZ_GRADIENTS_H
