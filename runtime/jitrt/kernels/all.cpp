//===- all.cpp - All families of kernels ----------------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/kernels/kernel.h"

using namespace jitrt;

Status jitrt::registerAllKernels(KernelRegistry &registry) {
#if defined(__x86_64__)
  // What CMakeLists.txt compiles the kernels for.
  if (!__builtin_cpu_supports("x86-64-v3"))
    return unimplemented("the interpreter's kernels need a processor with the "
                         "instructions of x86-64-v3 (AVX2, FMA)");
#endif
  registerElementwiseKernels(registry);
  registerCreationKernels(registry);
  registerShapeKernels(registry);
  registerReductionKernels(registry);
  registerIndexingKernels(registry);
  registerSortKernels(registry);
  registerLinearAlgebraKernels(registry);
  registerWindowKernels(registry);
  registerListKernels(registry);
  registerControlKernels(registry);
  registerCheckKernels(registry);
  return Status::ok();
}
