//===- Kernels.h - the kernels of custom calls ------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_EXECUTION_KERNELS_H
#define JIT_LIB_EXECUTION_KERNELS_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringMap.h"
#include <string>

namespace mlir::jit {

/// Where each kernel is called, at first.
llvm::StringMap<Location> findKernelCalls(ModuleOp module);

/// The error for a kernel that is nowhere.
LogicalResult reportMissingKernel(Location loc, StringRef name);

/// What the system's loader is asked for: files are files, not names that it
/// looks for in its own folders.
std::string libraryPath(const std::string &path);

} // namespace mlir::jit

#endif // JIT_LIB_EXECUTION_KERNELS_H
