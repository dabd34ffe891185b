//===- Reduce.h - makes failing programs small ------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_FUZZ_REDUCE_H
#define JIT_FUZZ_REDUCE_H

#include "jit/Fuzz/Check.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::jit::fuzz {

struct ReducedProgram {
  OwningOpRef<ModuleOp> module;
  /// One run.
  Case runs;
  Failure failure;
};

/// Removes from `module`, which has nothing but what `failing` needs, all that
/// its failure does not need: results, operations, regions, calls, arguments.
/// Values that the interesting part gets from the rest become arguments. Each
/// attempt runs on `paths`, as for `check`, in a process of its own, for at
/// most `seconds`.
ReducedProgram reduce(ModuleOp module, const Case &failing,
                      const Failure &failure, unsigned seconds,
                      ArrayRef<std::string> paths = {});

/// The program as a test case: a comment with the failure, a command line with
/// the arguments, and the text.
std::string printTestCase(ReducedProgram &program);

} // namespace mlir::jit::fuzz

#endif // JIT_FUZZ_REDUCE_H
