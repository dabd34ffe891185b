//===- PrepareEntries.cpp - gives public functions buffers for results -*- C++
//-*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Codegen/Common/Passes.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::jit {
#define GEN_PASS_DEF_PREPAREENTRIES
#include "jit/Codegen/Common/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-prepare-entries"

/// Bufferization itself stops without a word about what it cannot handle.
static LogicalResult requireBufferizable(Operation *op) {
  if (auto call = dyn_cast<func::CallOp>(op)) {
    auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
        call, call.getCalleeAttr());
    if (callee.isExternal() && !call.getCallee().starts_with("jit_math_"))
      return call.emitOpError("calls '@")
             << call.getCallee()
             << "', which has no body; functions in C are called by "
                "'jit.custom_call'";
  }
  auto isTensor = llvm::IsaPred<TensorType>;
  if (isa<bufferization::BufferizableOpInterface>(op) ||
      (llvm::none_of(op->getOperandTypes(), isTensor) &&
       llvm::none_of(op->getResultTypes(), isTensor)))
    return success();
  return op->emitOpError("on tensors has no lowering to native code");
}

static void prepare(func::FuncOp function) {
  MLIRContext *context = function.getContext();
  for (unsigned index : llvm::seq(function.getNumArguments()))
    if (isa<TensorType>(function.getArgument(index).getType()))
      function.setArgAttr(
          index, bufferization::BufferizationDialect::kWritableAttrName,
          BoolAttr::get(context, false));

  SmallVector<Type> keptTypes;
  llvm::BitVector moved(function.getNumResults());
  for (auto [index, type] : llvm::enumerate(function.getResultTypes())) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || !tensor.hasStaticShape()) {
      keptTypes.push_back(type);
      continue;
    }
    moved.set(index);
    auto memref = MemRefType::get(tensor.getShape(), tensor.getElementType());
    (void)function.insertArgument(function.getNumArguments(), memref, {},
                                  function.getLoc());
  }
  if (moved.none())
    return;
  unsigned firstOut = function.getNumArguments() - moved.count();

  function.walk([&](func::ReturnOp op) {
    OpBuilder builder(op);
    SmallVector<Value> kept;
    unsigned out = firstOut;
    for (auto [index, operand] : llvm::enumerate(op.getOperands())) {
      if (!moved.test(index)) {
        kept.push_back(operand);
        continue;
      }
      auto store = bufferization::MaterializeInDestinationOp::create(
          builder, op.getLoc(), operand, function.getArgument(out++));
      store.setRestrict(true);
      store.setWritable(true);
    }
    op.getOperandsMutable().assign(kept);
  });
  (void)function.eraseResults(moved);
}

namespace {
struct PrepareEntries : public jit::impl::PrepareEntriesBase<PrepareEntries> {
  using PrepareEntriesBase::PrepareEntriesBase;

  void runOnOperation() override {
    WalkResult result = getOperation().walk(
        [](Operation *op) { return WalkResult(requireBufferizable(op)); });
    if (result.wasInterrupted())
      return signalPassFailure();
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function.isPublic() && !function.isExternal())
        prepare(function);
  }
};
} // namespace
