//===- JitToLinalg.cpp - lowers jit primitives to linalg -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "jit/Conversion/Passes.h"
#include "jit/Dialect/Check/IR/Check.h"
#include "jit/Dialect/Jit/IR/ElementTypes.h"
#include "jitrt/abi/support.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Func/Transforms/FuncConversions.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::jit {
#define GEN_PASS_DEF_JITTOLINALG
#include "jit/Conversion/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-to-linalg"

JitToLinalgTypeConverter::JitToLinalgTypeConverter() {
  addConversion([](Type type) { return type; });
  addConversion([](RankedTensorType type) -> Type {
    if (type.getElementType().isUnsignedInteger())
      return type.clone(IntegerType::get(
          type.getContext(), type.getElementType().getIntOrFloatBitWidth()));
    return type;
  });
  addListConversion(*this);
  auto materialize = [](OpBuilder &builder, Type type, ValueRange inputs,
                        Location loc) -> Value {
    return UnrealizedConversionCastOp::create(builder, loc, type, inputs)
        .getResult(0);
  };
  addSourceMaterialization(materialize);
  addTargetMaterialization(materialize);
}

void jit::populateJitToLinalgPatterns(const TypeConverter &converter,
                                      RewritePatternSet &patterns) {
  populateCheckToLinalgPatterns(converter, patterns);
  populateJitToLinalgControlPatterns(converter, patterns);
  populateJitToLinalgCreationPatterns(converter, patterns);
  populateJitToLinalgCustomCallPatterns(converter, patterns);
  populateJitToLinalgElementwisePatterns(converter, patterns);
  populateJitToLinalgIndexingPatterns(converter, patterns);
  populateJitToLinalgLinearAlgebraPatterns(converter, patterns);
  populateJitToLinalgListPatterns(converter, patterns);
  populateJitToLinalgReductionPatterns(converter, patterns);
  populateJitToLinalgShapePatterns(converter, patterns);
  populateJitToLinalgWindowPatterns(converter, patterns);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Whether what `type` says of memory can be counted in bytes.
static bool hasCountableBytes(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return !tensor || !tensor.getElementType().isIntOrIndexOrFloat() ||
         fitsMemory(tensor);
}

/// Whether the C interface has values of that type.
static bool isBoundaryType(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  Type element = tensor ? tensor.getElementType() : type;
  return element.isIndex() ||
         (isElementType(element) && (tensor || !element.isUnsignedInteger()));
}

static LogicalResult requireBoundaryType(func::FuncOp function, Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!isBoundaryType(type))
    return function.emitError("public function '")
           << function.getName() << "' has type " << type
           << ", expected ranked tensors and host scalars of the runtime's "
              "element types; run --jit-infer-shapes or make the function "
              "private";
  if (tensor && tensor.getRank() > JIT_RT_MAX_RANK)
    return function.emitError("public function '")
           << function.getName() << "' has type " << type
           << ", expected at most " << JIT_RT_MAX_RANK << " dimensions";
  if (!hasCountableBytes(type))
    return function.emitError("public function '")
           << function.getName() << "' has type " << type
           << ", expected less than 2^63 bytes";
  return success();
}

namespace {
/// `tensor` operations survive with converted types.
template <typename OpTy> struct ConvertTypes : OpConversionPattern<OpTy> {
  using OpConversionPattern<OpTy>::OpConversionPattern;
  LogicalResult
  matchAndRewrite(OpTy op, typename OpTy::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Type> types;
    if (failed(this->getTypeConverter()->convertTypes(op->getResultTypes(),
                                                      types)))
      return rewriter.notifyMatchFailure(op, "result type does not convert");
    rewriter.replaceOpWithNewOp<OpTy>(op, types, adaptor.getOperands(),
                                      op->getAttrs());
    return success();
  }
};

struct JitToLinalg : public jit::impl::JitToLinalgBase<JitToLinalg> {
  using JitToLinalgBase::JitToLinalgBase;

  void runOnOperation() override {
    MLIRContext *context = &getContext();
    if (failed(prepareFunctions()) || failed(prepareControl(getOperation())))
      return signalPassFailure();
    checkTensorAccess(getOperation());
    JitToLinalgTypeConverter converter;
    RewritePatternSet patterns(context);
    populateJitToLinalgPatterns(converter, patterns);
    patterns.add<ConvertTypes<RefineShapeOp>, ConvertTypes<tensor::CastOp>,
                 ConvertTypes<tensor::DimOp>, ConvertTypes<tensor::ExtractOp>,
                 ConvertTypes<tensor::FromElementsOp>>(converter, context);

    ConversionTarget target(*context);
    target.addIllegalDialect<JitDialect, check::CheckDialect>();
    target.addLegalOp<AssertOp, KernelCallOp>();
    target.addDynamicallyLegalOp<BarrierOp, RefineShapeOp>(
        [&](Operation *op) { return converter.isLegal(op); });
    target.addLegalOp<ModuleOp>();
    target.markUnknownOpDynamicallyLegal(
        [&](Operation *op) { return converter.isLegal(op); });
    target.addDynamicallyLegalOp<func::FuncOp>([&](func::FuncOp op) {
      return converter.isSignatureLegal(op.getFunctionType()) &&
             converter.isLegal(&op.getBody());
    });
    populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns,
                                                                   converter);
    populateCallOpTypeConversionPattern(patterns, converter);
    populateReturnOpTypeConversionPattern(patterns, converter);
    scf::populateSCFStructuralTypeConversionsAndLegality(converter, patterns,
                                                         target);
    if (failed(
            applyFullConversion(getOperation(), target, std::move(patterns))))
      return signalPassFailure();
    sealShapes(getOperation());
    declareMathFunctions();
  }

  /// Keeps what the lowering would lose: each public function's own type, and
  /// at each location the name of the operation, for run-time errors.
  LogicalResult prepareFunctions() {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function.isPublic() && !function.isExternal()) {
        for (Type type : llvm::concat<const Type>(function.getArgumentTypes(),
                                                  function.getResultTypes()))
          if (failed(requireBoundaryType(function, type)))
            return failure();
        if (!function->hasAttr(signatureAttrName))
          function->setAttr(signatureAttrName,
                            TypeAttr::get(function.getFunctionType()));
      }
      WalkResult sizes = function.walk([](Operation *op) {
        for (Type type : op->getResultTypes())
          if (!hasCountableBytes(type)) {
            op->emitOpError("result is ")
                << type << ", expected less than 2^63 bytes";
            return WalkResult::interrupt();
          }
        return WalkResult::advance();
      });
      if (sizes.wasInterrupted())
        return failure();
      function.walk([](Operation *op) {
        // An assertion's message is the program's own.
        if ((isa<JitDialect, check::CheckDialect>(op->getDialect()) ||
             isa<tensor::CastOp, tensor::DimOp, tensor::ExtractOp>(op)) &&
            !isa<AssertOp>(op) && !isa<FusedLocWith<StringAttr>>(op->getLoc()))
          op->setLoc(FusedLoc::get(
              op->getContext(), op->getLoc(),
              StringAttr::get(op->getContext(), op->getName().getStringRef())));
      });
    }
    return success();
  }

  /// Bodies call the math library without declaring what they call.
  void declareMathFunctions() {
    SymbolTable symbols(getOperation());
    OpBuilder builder(&getContext());
    builder.setInsertionPointToStart(getOperation().getBody());
    getOperation().walk([&](func::CallOp call) {
      if (!call.getCallee().starts_with("jit_math_") ||
          symbols.lookup(call.getCallee()))
        return;
      auto function =
          func::FuncOp::create(builder, getOperation().getLoc(),
                               call.getCallee(), call.getCalleeType());
      function.setPrivate();
      symbols.insert(function);
    });
  }
};
} // namespace
