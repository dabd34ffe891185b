//===- LowerContractions.cpp - register-tiled contractions ----------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Contraction.h"
#include "jit/Codegen/CPU/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace mlir::jit {
#define GEN_PASS_DEF_LOWERCONTRACTIONS
#include "jit/Codegen/CPU/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-lower-contractions"

/// Contractions with fewer multiplications are left to plain loops, which
/// compile faster.
static constexpr int64_t minimalWork = 2048;
/// Whether the nest is worth its code.
static bool isWorthwhile(linalg::GenericOp op) {
  int64_t work = 1;
  for (int64_t extent : op.getStaticLoopRanges()) {
    if (ShapedType::isDynamic(extent))
      return true;
    work *= extent;
    if (work == 0)
      return false;
    if (work >= minimalWork)
      return true;
  }
  return false;
}

/// The operation that zeroes the result just before `op`, if there is one and
/// every element is sure to be written.
static linalg::FillOp findZeroFill(linalg::GenericOp op) {
  for (auto [extent, iterator] :
       llvm::zip_equal(op.getStaticLoopRanges(), op.getIteratorTypesArray()))
    if (iterator == utils::IteratorType::reduction &&
        (ShapedType::isDynamic(extent) || extent == 0))
      return nullptr;
  Value result = op.getDpsInits()[0];
  for (Operation *before = op->getPrevNode(); before;
       before = before->getPrevNode()) {
    if (auto fill = dyn_cast<linalg::FillOp>(before))
      return fill.getOutputs()[0] == result &&
                     (matchPattern(fill.getInputs()[0], m_PosZeroFloat()) ||
                      matchPattern(fill.getInputs()[0], m_Zero()))
                 ? fill
                 : linalg::FillOp();
    if (!isMemoryEffectFree(before) && !isa<memref::AllocOp>(before))
      return nullptr;
  }
  return nullptr;
}

namespace {
struct LowerContractions
    : public jit::impl::LowerContractionsBase<LowerContractions> {
  using LowerContractionsBase::LowerContractionsBase;

  void runOnOperation() override {
    SmallVector<linalg::GenericOp> generics;
    getOperation()->walk([&](linalg::GenericOp op) { generics.push_back(op); });
    for (linalg::GenericOp op : generics) {
      auto roles = matchContraction(op);
      if (failed(roles) || !isWorthwhile(op))
        continue;
      ImplicitLocOpBuilder b(op.getLoc(), op);
      linalg::FillOp fill = findZeroFill(op);
      emitContraction(b, op, *roles, /*startsFromZero=*/fill != nullptr);
      if (fill)
        fill.erase();
      op.erase();
    }
  }
};
} // namespace
