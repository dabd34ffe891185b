//===- RemoveBarriers.cpp - results of barriers are their operands --------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Inference.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Transforms/Passes.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::jit {
#define GEN_PASS_DEF_REMOVEBARRIERS
#include "jit/Transforms/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

namespace {
struct RemoveBarriers : public jit::impl::RemoveBarriersBase<RemoveBarriers> {
  using RemoveBarriersBase::RemoveBarriersBase;

  void runOnOperation() override {
    getOperation()->walk([](BarrierOp op) {
      OpBuilder builder(op);
      for (auto [value, result] :
           llvm::zip_equal(op.getValues(), op.getResults()))
        result.replaceAllUsesWith(
            castTo(builder, op.getLoc(), value, result.getType()));
      op.erase();
    });
  }
};
} // namespace
