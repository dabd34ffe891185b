//===- PrepareEntries.cpp - gives public functions buffers for results -*- C++
//-*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Codegen/Common/Passes.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/DenseSet.h"

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

//===----------------------------------------------------------------------===//
// What bufferization gets wrong
//===----------------------------------------------------------------------===//

/// The tensors whose buffer that of `value`, a result, may be.
static SmallVector<Value> aliasesOf(OpResult value) {
  Operation *op = value.getOwner();
  unsigned number = value.getResultNumber();
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return {loop.getInitArgs()[number], loop.getYieldedValues()[number]};
  if (auto branch = dyn_cast<scf::IfOp>(op))
    return {branch.thenYield().getOperand(number),
            branch.elseYield().getOperand(number)};
  // Results of a while are what its condition passes on, in any order.
  if (auto loop = dyn_cast<scf::WhileOp>(op)) {
    SmallVector<Value> values(loop.getInits());
    llvm::append_range(values, loop.getConditionOp().getArgs());
    llvm::append_range(values, loop.getYieldOp().getOperands());
    return values;
  }
  if (auto destination = dyn_cast<DestinationStyleOpInterface>(op))
    return {destination.getTiedOpOperand(value)->get()};
  if (isa<tensor::CastOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp,
          tensor::ReshapeOp, RefineShapeOp>(op))
    return {op->getOperand(0)};
  return {};
}

/// Whether `holds` is true of `value` or of a tensor whose buffer it may have.
static bool anyAlias(Value value, llvm::function_ref<bool(Value)> holds) {
  llvm::SmallDenseSet<Value> seen;
  SmallVector<Value> worklist{value};
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    if (!isa<TensorType>(next.getType()) || !seen.insert(next).second)
      continue;
    if (holds(next))
      return true;
    if (auto result = dyn_cast<OpResult>(next))
      llvm::append_range(worklist, aliasesOf(result));
  }
  return false;
}

/// Whether the buffer of `value` may be a view with gaps. Those of functions'
/// arguments and results have none: it would be cast to one without.
static bool mayHaveGaps(Value value) {
  return anyAlias(value, [](Value alias) {
    return alias.getDefiningOp<tensor::ExtractSliceOp>() != nullptr;
  });
}

/// Whether a tensor that an operation in front of it overwrites on the way to
/// `value` is used elsewhere too. Computed in the caller's buffer, it would be
/// lost there: bufferization does not see that the buffer is written again.
static bool overwritesUsed(Value value) {
  return anyAlias(value, [&](Value alias) {
    return alias != value && !alias.hasOneUse() &&
           !alias.getDefiningOp<tensor::EmptyOp>() && isa<OpResult>(alias);
  });
}

static Value copyOf(OpBuilder &builder, Location loc, Value value) {
  return bufferization::AllocTensorOp::create(
      builder, loc, cast<RankedTensorType>(value.getType()),
      /*dynamicSizes=*/ValueRange(), /*copy=*/value);
}

/// Operands of returns and calls in `function` get buffers without gaps.
static void closeGaps(func::FuncOp function) {
  function.walk([](Operation *op) {
    if (!isa<func::ReturnOp, func::CallOp>(op))
      return;
    OpBuilder builder(op);
    for (OpOperand &operand : op->getOpOperands())
      if (mayHaveGaps(operand.get()))
        operand.set(copyOf(builder, op->getLoc(), operand.get()));
  });
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
      if (overwritesUsed(operand))
        operand = copyOf(builder, op.getLoc(), operand);
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
    // Results of static shape are no longer returned.
    for (auto function : getOperation().getOps<func::FuncOp>())
      closeGaps(function);
  }
};
} // namespace
