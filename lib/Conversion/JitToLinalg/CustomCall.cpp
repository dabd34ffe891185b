//===- CustomCall.cpp - lowers calls of kernels -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace mlir::jit;

/// `attribute`, which `jit.custom_call` has verified, as JSON.
static llvm::json::Value toJson(Attribute attribute) {
  if (auto dictionary = dyn_cast<DictionaryAttr>(attribute)) {
    llvm::json::Object object;
    for (NamedAttribute each : dictionary)
      object[each.getName().str()] = toJson(each.getValue());
    return object;
  }
  if (auto array = dyn_cast<ArrayAttr>(attribute)) {
    llvm::json::Array values;
    for (Attribute each : array)
      values.push_back(toJson(each));
    return values;
  }
  if (auto text = dyn_cast<StringAttr>(attribute))
    return llvm::json::fixUTF8(text.getValue());
  if (auto boolean = dyn_cast<BoolAttr>(attribute))
    return boolean.getValue();
  if (auto integer = dyn_cast<IntegerAttr>(attribute))
    return integer.getValue().sextOrTrunc(64).getSExtValue();
  return cast<FloatAttr>(attribute).getValueAsDouble();
}

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
    std::string config;
    llvm::raw_string_ostream(config) << toJson(
        op.getConfig() ? op.getConfigAttr() : b.getDictionaryAttr({}));
    auto call = KernelCallOp::create(
        b, types, op.getCalleeAttr(), adaptor.getInputs(), outputs,
        elementTypes(b, all), b.getStringAttr(config), op.getPureAttr());
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
