//===- PrintOwnership.cpp - prints where values end -----------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Analysis/Liveness.h"
#include "jit/Analysis/Ownership.h"
#include "jit/Transforms/Passes.h"

namespace mlir::jit {
#define GEN_PASS_DEF_PRINTOWNERSHIP
#include "jit/Transforms/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-print-ownership"

namespace {
struct PrintOwnership : public jit::impl::PrintOwnershipBase<PrintOwnership> {
  using PrintOwnershipBase::PrintOwnershipBase;

  void runOnOperation() override {
    if (failed(verifyStructured(getOperation())))
      return signalPassFailure();
    printEnds(getOperation(), llvm::errs());
    getOperation()->walk([](FunctionOpInterface function) {
      if (std::optional<int64_t> bytes = peakBytes(function))
        llvm::errs() << "peak of @" << function.getName() << ": " << *bytes
                     << " bytes\n";
    });
    markAllAnalysesPreserved();
  }
};
} // namespace
