//===- ReuseCarries.cpp - keeps carried tensors in place ------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Codegen/Common/Passes.h"
#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::jit {
#define GEN_PASS_DEF_REUSECARRIES
#include "jit/Codegen/Common/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-reuse-carries"

/// Whether two tensors of one type have the same extents when the program runs.
static bool sameShape(Value lhs, Value rhs) {
  auto type = cast<RankedTensorType>(lhs.getType());
  for (int64_t dim : llvm::seq(type.getRank()))
    if (!sameExtent(lhs, dim, rhs, dim))
      return false;
  return true;
}

/// A copy of `tensor` in a buffer of its own.
static Value copyOf(OpBuilder &builder, Location loc, Value tensor) {
  ImplicitLocOpBuilder b(loc, builder);
  Type element = cast<RankedTensorType>(tensor.getType()).getElementType();
  Value empty = tensor::EmptyOp::create(b, extentsOf(b, tensor), element);
  Value copy = linalg::CopyOp::create(b, tensor, empty).getResult(0);
  if (copy.getType() == tensor.getType())
    return copy;
  return tensor::CastOp::create(b, tensor.getType(), copy);
}

/// Whether `value` is `target` after writes to it, and so will be in its buffer
/// anyway: chains of destinations, also through loops that carry it.
static bool isWrittenInto(Value value, Value target) {
  while (value != target) {
    auto result = dyn_cast<OpResult>(value);
    if (!result)
      return false;
    Operation *op = result.getOwner();
    if (auto destination = dyn_cast<DestinationStyleOpInterface>(op))
      value = destination.getTiedOpOperand(result)->get();
    else if (auto loop = dyn_cast<scf::ForOp>(op))
      value = loop.getInitArgs()[result.getResultNumber()];
    else if (auto cast = dyn_cast<tensor::CastOp>(op))
      value = cast.getSource();
    else
      return false;
  }
  return true;
}

/// Writes each of `yielded` to the buffer of the carried value in `carried`
/// that it becomes, where the shapes allow it.
static void writeInPlace(Operation *terminator,
                         MutableArrayRef<OpOperand> yielded,
                         ArrayRef<Value> carried) {
  OpBuilder builder(terminator);
  Location loc = terminator->getLoc();
  SmallVector<std::pair<OpOperand *, Value>> targets;
  for (auto [operand, target] : llvm::zip_equal(yielded, carried)) {
    Value value = operand.get();
    if (!isa<RankedTensorType>(value.getType()) ||
        isWrittenInto(value, target) || !sameShape(value, target))
      continue;
    targets.emplace_back(&operand, target);
  }
  // Carried values that become another one are read before any is written:
  // they are assigned together.
  for (auto &[operand, target] : targets)
    if (llvm::is_contained(carried, operand->get()))
      operand->set(copyOf(builder, loc, operand->get()));
  // A plain copy: where the buffer is still read afterwards, bufferization may
  // choose another one.
  for (auto &[operand, target] : targets)
    operand->set(linalg::CopyOp::create(builder, loc, operand->get(), target)
                     .getResult(0));
}

namespace {
struct ReuseCarries : public jit::impl::ReuseCarriesBase<ReuseCarries> {
  using ReuseCarriesBase::ReuseCarriesBase;

  void runOnOperation() override {
    getOperation()->walk([](scf::ForOp loop) {
      SmallVector<Value> carried(loop.getRegionIterArgs());
      writeInPlace(loop.getBody()->getTerminator(),
                   *loop.getYieldedValuesMutable(), carried);
    });
    getOperation()->walk([](scf::WhileOp loop) {
      // Only where the condition passes all on, one to one.
      if (!llvm::equal(loop.getConditionOp().getArgs(),
                       loop.getBeforeArguments()))
        return;
      SmallVector<Value> carried(loop.getAfterArguments());
      writeInPlace(loop.getYieldOp(), loop.getYieldOp()->getOpOperands(),
                   carried);
    });
  }
};
} // namespace
