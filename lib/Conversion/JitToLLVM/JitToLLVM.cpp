//===- JitToLLVM.cpp - lowers buffers and branches to the LLVM dialect -*- C++
//-*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BFloat16.h"
#include "jit/Conversion/Passes.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/UBToLLVM/UBToLLVM.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVM.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/Dialect/Vector/Transforms/VectorRewritePatterns.h"

namespace mlir::jit {
#define GEN_PASS_DEF_JITTOLLVM
#include "jit/Conversion/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-to-llvm"

/// The context of the call: the first argument of the function around `op`.
static Value contextOf(Operation *op) {
  auto function = op->getParentOfType<LLVM::LLVMFuncOp>();
  return function ? function.getArgument(0) : Value();
}

namespace {
/// `memref.alloc` asks the context of the call for memory. A size that
/// overflows becomes -1, for which there is none.
struct LowerAlloc : ConvertOpToLLVMPattern<memref::AllocOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::AllocOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    MemRefType type = op.getType();
    Value context = contextOf(op);
    if (!context || !type.getLayout().isIdentity())
      return rewriter.notifyMatchFailure(op, "no context or a layout");
    SmallVector<Value> sizes, strides;
    Value unused;
    getMemRefDescriptorSizes(loc, type, adaptor.getDynamicSizes(), rewriter,
                             sizes, strides, unused, /*sizeInBytes=*/false);

    Type i64 = rewriter.getI64Type();
    Value bytes = getSizeInBytes(loc, type.getElementType(), rewriter);
    Value overflowed = LLVM::ConstantOp::create(
        rewriter, loc, rewriter.getI1Type(), rewriter.getBoolAttr(false));
    Value zero = LLVM::ConstantOp::create(rewriter, loc, i64, 0);
    auto resultType = LLVM::LLVMStructType::getLiteral(
        rewriter.getContext(), {i64, rewriter.getI1Type()});
    for (Value size : sizes) {
      Value pair = LLVM::SMulWithOverflowOp::create(rewriter, loc, resultType,
                                                    bytes, size);
      bytes = LLVM::ExtractValueOp::create(rewriter, loc, pair, 0);
      Value bit = LLVM::ExtractValueOp::create(rewriter, loc, pair, 1);
      Value negative = LLVM::ICmpOp::create(
          rewriter, loc, LLVM::ICmpPredicate::slt, size, zero);
      overflowed = LLVM::OrOp::create(rewriter, loc, overflowed, bit);
      overflowed = LLVM::OrOp::create(rewriter, loc, overflowed, negative);
    }
    Value minusOne = LLVM::ConstantOp::create(rewriter, loc, i64, -1);
    bytes = LLVM::SelectOp::create(rewriter, loc, overflowed, minusOne, bytes);

    auto pointer = LLVM::LLVMPointerType::get(rewriter.getContext());
    auto function =
        LLVM::lookupOrCreateFn(rewriter, op->getParentOfType<ModuleOp>(),
                               "jit_rt_alloc", {pointer, i64}, pointer);
    if (failed(function))
      return failure();
    Value memory = LLVM::CallOp::create(rewriter, loc, *function,
                                        ValueRange{context, bytes})
                       .getResult();
    rewriter.replaceOp(op,
                       Value(createMemRefDescriptor(loc, type, memory, memory,
                                                    sizes, strides, rewriter)));
    return success();
  }
};

struct LowerDealloc : ConvertOpToLLVMPattern<memref::DeallocOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::DeallocOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Value context = contextOf(op);
    if (!context || !isa<MemRefType>(op.getMemref().getType()))
      return rewriter.notifyMatchFailure(op, "no context or not ranked");
    auto pointer = LLVM::LLVMPointerType::get(rewriter.getContext());
    auto function = LLVM::lookupOrCreateFn(
        rewriter, op->getParentOfType<ModuleOp>(), "jit_rt_free",
        {pointer, pointer}, LLVM::LLVMVoidType::get(rewriter.getContext()));
    if (failed(function))
      return failure();
    Value memory =
        MemRefDescriptor(adaptor.getMemref()).allocatedPtr(rewriter, loc);
    LLVM::CallOp::create(rewriter, loc, *function, ValueRange{context, memory});
    rewriter.eraseOp(op);
    return success();
  }
};

/// The bits of a bf16 are the bf16.
struct LowerBFloatBitcast : ConvertOpToLLVMPattern<arith::BitcastOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(arith::BitcastOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (adaptor.getIn().getType() !=
        getTypeConverter()->convertType(op.getType()))
      return rewriter.notifyMatchFailure(op, "types differ");
    rewriter.replaceOp(op, adaptor.getIn());
    return success();
  }
};

/// A constant of bf16 is one of its bits.
struct LowerBFloatConstant : ConvertOpToLLVMPattern<arith::ConstantOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(arith::ConstantOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getType()).isBF16())
      return rewriter.notifyMatchFailure(op, "not bf16");
    Type i16 = rewriter.getI16Type();
    TypedAttr bits;
    if (auto scalar = dyn_cast<FloatAttr>(op.getValue()))
      bits = IntegerAttr::get(i16, scalar.getValue().bitcastToAPInt());
    else if (auto dense = dyn_cast<DenseElementsAttr>(op.getValue()))
      bits = dense.bitcast(i16);
    else
      return rewriter.notifyMatchFailure(op, "not a dense constant");
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, bits);
    return success();
  }
};

struct JitToLLVM : public jit::impl::JitToLLVMBase<JitToLLVM> {
  using JitToLLVMBase::JitToLLVMBase;

  void runOnOperation() override {
    MLIRContext *context = &getContext();
    LLVMTypeConverter converter(context);
    // No value of type bf16 reaches LLVM, which would keep it in an f32
    // register and round again with a call.
    converter.addConversion([](BFloat16Type type) -> Type {
      return IntegerType::get(type.getContext(), 16);
    });
    converter.addConversion([&](VectorType type) -> std::optional<Type> {
      if (!type.getElementType().isBF16())
        return std::nullopt;
      return converter.convertType(
          type.clone(IntegerType::get(type.getContext(), 16)));
    });
    RewritePatternSet patterns(context);
    arith::populateCeilFloorDivExpandOpsPatterns(patterns);
    populateBFloat16Patterns(patterns);
    arith::populateArithToLLVMConversionPatterns(converter, patterns);
    cf::populateControlFlowToLLVMConversionPatterns(converter, patterns);
    index::populateIndexToLLVMConversionPatterns(converter, patterns);
    populateFinalizeMemRefToLLVMConversionPatterns(converter, patterns);
    populateFuncToLLVMConversionPatterns(converter, patterns);
    populateMathToLLVMConversionPatterns(converter, patterns);
    vector::populateVectorMaskOpLoweringPatterns(patterns);
    vector::populateVectorMaskMaterializationPatterns(
        patterns, /*force32BitVectorIndices=*/false);
    populateVectorToLLVMConversionPatterns(converter, patterns);
    ub::populateUBToLLVMConversionPatterns(converter, patterns);
    patterns
        .add<LowerAlloc, LowerBFloatBitcast, LowerBFloatConstant, LowerDealloc>(
            converter,
            /*benefit=*/10);

    LLVMConversionTarget target(*context);
    target.addLegalOp<ModuleOp>();
    if (failed(
            applyFullConversion(getOperation(), target, std::move(patterns))))
      return signalPassFailure();
    // Branches have taken over what loops said, but as a mere attribute.
    getOperation()->walk([](LLVM::BrOp op) {
      if (auto annotation = dyn_cast_or_null<LLVM::LoopAnnotationAttr>(
              op->removeDiscardableAttr("llvm.loop_annotation")))
        op.setLoopAnnotationAttr(annotation);
    });
  }
};
} // namespace
