//===- JitDialect.cpp - the jit dialect -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;
using namespace mlir::jit;

#include "jit/Dialect/Jit/IR/JitDialect.cpp.inc"
#include "jit/Dialect/Jit/IR/JitInterfaces.cpp.inc"

namespace {
/// Everything in the dialect may be inlined; control flow has regions, not
/// branches.
struct JitInlinerInterface : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Operation *, bool) const override {
    return true;
  }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const override {
    return true;
  }
  bool isLegalToInline(Operation *op, Region *, bool,
                       IRMapping &) const override {
    // Stages are numbered within their function.
    return !isa<StageOp>(op);
  }
  Operation *materializeCallConversion(OpBuilder &builder, Value input,
                                       Type resultType,
                                       Location loc) const override {
    if (!areCompatible(input.getType(), resultType))
      return nullptr;
    // The inliner asks for a cast of a result to the type that it has, and
    // changes the operand afterwards.
    if (isa<ListType>(resultType))
      return ListCastOp::create(builder, loc, resultType, input);
    if (isa<TensorType>(resultType))
      return tensor::CastOp::create(builder, loc, resultType, input);
    return nullptr;
  }
};
} // namespace

void JitDialect::initialize() {
  registerTypes();
  registerElementwiseOps();
  registerBinaryOps();
  registerActivationOps();
  registerCreationOps();
  registerReductionOps();
  registerShapeOps();
  registerRearrangeOps();
  registerIndexingOps();
  registerLinearAlgebraOps();
  registerWindowOps();
  registerNNOps();
  registerControlOps();
  registerListOps();
  registerInterpreterOps();
  registerAutodiffOps();
  addInterfaces<JitInlinerInterface>();
}
