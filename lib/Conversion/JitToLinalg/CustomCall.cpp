//===- CustomCall.cpp - lowers calls of kernels -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "jit/Dialect/Jit/IR/CustomCalls.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::jit;

/// The element types in the program of `values`.
static ArrayAttr elementTypes(OpBuilder &builder, TypeRange types) {
  return builder.getTypeArrayAttr(llvm::map_to_vector(
      types, [](Type type) { return getElementTypeOrSelf(type); }));
}

namespace {
/// Results become tensors that the kernel writes to.
struct LowerCustomCall : OpConversionPattern<CustomCallOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(CustomCallOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    SmallVector<Type> types;
    if (failed(getTypeConverter()->convertTypes(op.getResultTypes(), types)) ||
        !llvm::all_of(adaptor.getInputs().getTypes(),
                      llvm::IsaPred<RankedTensorType>))
      return rewriter.notifyMatchFailure(op, "an operand is not ranked");
    ValueRange sizes = adaptor.getSizes();
    Value zero = arith::ConstantIndexOp::create(b, 0);
    for (auto [index, size] : llvm::enumerate(sizes))
      AssertOp::create(
          b,
          b.createOrFold<arith::CmpIOp>(arith::CmpIPredicate::sge, size, zero),
          "size #" + std::to_string(index) + " is {0}, expected at least 0",
          size, ErrorCode::invalid_argument);
    SmallVector<Value> outputs;
    for (Type type : types) {
      auto tensor = cast<RankedTensorType>(type);
      int64_t dynamic = tensor.getNumDynamicDims();
      outputs.push_back(
          tensor::EmptyOp::create(b, tensor, sizes.take_front(dynamic)));
      sizes = sizes.drop_front(dynamic);
    }
    SmallVector<Type> all(op.getInputs().getTypes());
    llvm::append_range(all, op.getResultTypes());
    auto call =
        KernelCallOp::create(b, types, op.getCalleeAttr(), adaptor.getInputs(),
                             outputs, elementTypes(b, all),
                             b.getStringAttr(configText(op)), op.getPureAttr());
    rewriter.replaceOp(op, call.getResults());
    return success();
  }
};

/// The runtime prints; host scalars are tensors of rank 0.
struct LowerPrint : OpConversionPattern<PrintOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(PrintOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Value value = adaptor.getValue();
    Type type = op.getValue().getType();
    if (isa<UnrankedTensorType>(type))
      return rewriter.notifyMatchFailure(op, "operand is not ranked");
    if (!isa<RankedTensorType>(type)) {
      if (type.isIndex()) {
        type = b.getI64Type();
        value = arith::IndexCastOp::create(b, type, value);
      }
      value = tensor::FromElementsOp::create(b, RankedTensorType::get({}, type),
                                             value);
    }
    KernelCallOp::create(
        b, TypeRange(), FlatSymbolRefAttr::get(b.getContext(), "jit_rt_print"),
        value, ValueRange(), elementTypes(b, type),
        b.getStringAttr(op.getLabel().value_or("")), UnitAttr());
    rewriter.eraseOp(op);
    return success();
  }
};
} // namespace

void jit::populateJitToLinalgCustomCallPatterns(const TypeConverter &converter,
                                                RewritePatternSet &patterns) {
  patterns.add<LowerCustomCall, LowerPrint>(converter, patterns.getContext());
}
