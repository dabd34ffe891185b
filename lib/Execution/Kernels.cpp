//===- Kernels.cpp - the kernels of custom calls --------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "llvm/Support/FileSystem.h"

using namespace mlir;
using namespace mlir::jit;

llvm::StringMap<Location> jit::findKernelCalls(ModuleOp module) {
  llvm::StringMap<Location> calls;
  module.walk(
      [&](CustomCallOp op) { calls.try_emplace(op.getCallee(), op.getLoc()); });
  return calls;
}

LogicalResult jit::reportMissingKernel(Location loc, StringRef name) {
  return emitError(loc)
         << "'jit.custom_call' op kernel '" << name
         << "' is not found, expected it among the kernels that the host "
            "program registers or in a shared library";
}

std::string jit::libraryPath(const std::string &path) {
  SmallString<128> absolute(path);
  if (llvm::sys::fs::exists(path))
    (void)llvm::sys::fs::make_absolute(absolute);
  return absolute.str().str();
}
