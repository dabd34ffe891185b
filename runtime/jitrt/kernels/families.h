//===- families.h - Parts of the families of kernels ------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private: what a family of kernel.h registers from further files.
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_KERNELS_FAMILIES_H
#define JITRT_KERNELS_FAMILIES_H

namespace jitrt {

class KernelRegistry;

// Elementwise.
void registerUnaryKernels(KernelRegistry &registry);
void registerBinaryKernels(KernelRegistry &registry);
// Shape.
void registerRearrangeKernels(KernelRegistry &registry);
// Reduction.
void registerScanKernels(KernelRegistry &registry);
// Linear algebra.
void registerConvKernels(KernelRegistry &registry);

} // namespace jitrt

#endif // JITRT_KERNELS_FAMILIES_H
