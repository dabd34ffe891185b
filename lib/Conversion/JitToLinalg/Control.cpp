//===- Control.cpp - lowers control operations -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "jit/Dialect/Jit/IR/RegionCasts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::jit;

//===----------------------------------------------------------------------===//
// Before the conversion
//===----------------------------------------------------------------------===//

/// Makes arguments and results of a call have the callee's types.
static void castCall(CallOp op, func::FuncOp callee) {
  OpBuilder builder(op);
  for (auto [operand, type] :
       llvm::zip(op->getOpOperands(), callee.getArgumentTypes()))
    operand.set(castTo(builder, op.getLoc(), operand.get(), type));
  builder.setInsertionPointAfter(op);
  for (auto [result, type] :
       llvm::zip(op.getResults(), callee.getResultTypes())) {
    Type declared = result.getType();
    if (declared == type)
      continue;
    result.setType(type);
    Value cast = castTo(builder, op.getLoc(), result, declared);
    result.replaceAllUsesExcept(cast, cast.getDefiningOp());
  }
}

/// A cast that claims to know an extent has to check it.
static void checkCast(tensor::CastOp op) {
  auto from = dyn_cast<RankedTensorType>(op.getSource().getType());
  auto to = dyn_cast<RankedTensorType>(op.getType());
  if (!from || !to)
    return;
  ImplicitLocOpBuilder b(op.getLoc(), op);
  Value checked = castWithChecks(b, op.getSource(), to, "operand");
  op.replaceAllUsesWith(checked);
  op.erase();
}

LogicalResult jit::prepareControl(ModuleOp module) {
  if (CallOpInterface call = findRecursiveCall(module))
    return call.emitOpError("calls '")
           << cast<SymbolRefAttr>(call.getCallableForCallee())
           << "', which is running: functions may not call themselves";
  SymbolTableCollection symbols;
  SmallVector<Operation *> once;
  IRRewriter rewriter(module.getContext());
  module.walk([&](Operation *op) {
    if (isa<JitDialect>(op->getDialect()))
      if (auto branch = dyn_cast<RegionBranchOpInterface>(op))
        castAlongEdges(rewriter, branch);
    if (auto call = dyn_cast<CallOp>(op))
      castCall(call, symbols.lookupNearestSymbolFrom<func::FuncOp>(
                         call, call.getCalleeAttr()));
    if (isa<CheckpointOp, StageOp>(op))
      once.push_back(op);
  });
  // An operation with one region that runs once is its region.
  for (Operation *op : once)
    inlineRegion(rewriter, op, op->getRegion(0));
  module.walk([](tensor::CastOp op) { checkCast(op); });
  return success();
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

/// The values of a 1:N mapping one after the other.
static SmallVector<Value> flatten(ArrayRef<ValueRange> values) {
  SmallVector<Value> flat;
  for (ValueRange each : values)
    llvm::append_range(flat, each);
  return flat;
}

/// Splits `flat` into one range for each of `types` as they convert.
static SmallVector<SmallVector<Value>>
unflatten(const TypeConverter &converter, TypeRange types, ValueRange flat) {
  SmallVector<SmallVector<Value>> values;
  for (Type type : types) {
    SmallVector<Type> converted;
    (void)converter.convertType(type, converted);
    values.emplace_back(flat.take_front(converted.size()));
    flat = flat.drop_front(converted.size());
  }
  return values;
}

namespace {
/// `jit.if` is `scf.if`.
struct LowerIf : OpConversionPattern<IfOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(IfOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Type> types;
    if (failed(getTypeConverter()->convertTypes(op.getResultTypes(), types)))
      return rewriter.notifyMatchFailure(op, "result type does not convert");
    auto result = scf::IfOp::create(rewriter, op.getLoc(), types,
                                    adaptor.getCondition().front());
    rewriter.inlineRegionBefore(op.getThenRegion(), result.getThenRegion(),
                                result.getThenRegion().end());
    rewriter.inlineRegionBefore(op.getElseRegion(), result.getElseRegion(),
                                result.getElseRegion().end());
    rewriter.replaceOpWithMultiple(op, unflatten(*getTypeConverter(),
                                                 op.getResultTypes(),
                                                 result.getResults()));
    return success();
  }
};

struct LowerYield : OpConversionPattern<YieldOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(YieldOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<scf::YieldOp>(op,
                                              flatten(adaptor.getOperands()));
    return success();
  }
};

/// A countable loop is `scf.for`, any other `scf.while` over
/// (iteration, condition, carries...).
struct LowerLoop : OpConversionPattern<LoopOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(LoopOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Type> types;
    if (failed(getTypeConverter()->convertTypes(op.getResultTypes(), types)))
      return rewriter.notifyMatchFailure(op, "result type does not convert");
    size_t leading = op.getCounted() + op.getConditional();
    SmallVector<Value> inits = flatten(adaptor.getArgs().drop_front(leading));
    Value max = op.getMax() ? adaptor.getArgs()[0].front() : Value();
    Value condition =
        op.getCondition() ? adaptor.getArgs()[leading - 1].front() : Value();
    ValueRange results =
        op.isCountable() ? lowerToFor(op, max, inits, rewriter)
                         : lowerToWhile(op, max, condition, inits, rewriter);
    rewriter.replaceOpWithMultiple(
        op, unflatten(*getTypeConverter(), op.getResultTypes(), results));
    return success();
  }

private:
  ValueRange lowerToFor(LoopOp op, Value max, ValueRange inits,
                        ConversionPatternRewriter &rewriter) const {
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Value zero = arith::ConstantIndexOp::create(b, 0);
    Value one = arith::ConstantIndexOp::create(b, 1);
    auto loop = scf::ForOp::create(b, zero, max, one, inits);
    moveBody(op, loop.getBody(), loop.getBody()->getArguments(), rewriter);
    return loop.getResults();
  }

  ValueRange lowerToWhile(LoopOp op, Value max, Value condition,
                          ValueRange inits,
                          ConversionPatternRewriter &rewriter) const {
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    SmallVector<Value> operands{
        arith::ConstantIndexOp::create(b, 0),
        condition ? condition : arith::ConstantIntOp::create(b, 1, 1)};
    llvm::append_range(operands, inits);
    auto before = [&](OpBuilder &nested, Location loc, ValueRange arguments) {
      Value goOn = arguments[1];
      if (max) {
        Value below = arith::CmpIOp::create(
            nested, loc, arith::CmpIPredicate::slt, arguments[0], max);
        goOn = arith::AndIOp::create(nested, loc, below, goOn);
      }
      scf::ConditionOp::create(nested, loc, goOn, arguments);
    };
    auto after = [](OpBuilder &, Location, ValueRange) {};
    auto loop = scf::WhileOp::create(
        b, llvm::to_vector(TypeRange(ValueRange(operands))), operands, before,
        after);
    Block *body = loop.getAfterBody();
    // The condition is the condition's region's affair.
    SmallVector<Value> arguments(body->getArguments());
    arguments.erase(arguments.begin() + 1);
    moveBody(op, body, arguments, rewriter);
    return loop.getResults().drop_front(2);
  }

  /// Moves the loop's body to the end of `target`. `arguments` are the
  /// iteration number and the converted carries.
  void moveBody(LoopOp op, Block *target, ValueRange arguments,
                ConversionPatternRewriter &rewriter) const {
    TypeConverter::SignatureConversion signature(
        op.getBody().getNumArguments());
    signature.remapInput(0, arguments.front());
    arguments = arguments.drop_front();
    for (auto [index, values] : llvm::enumerate(
             unflatten(*getTypeConverter(), op.getResultTypes(), arguments)))
      signature.remapInput(index + 1, values);
    Block *body = rewriter.applySignatureConversion(
        &op.getBody().front(), signature, getTypeConverter());
    if (!target->empty())
      rewriter.eraseOp(target->getTerminator());
    rewriter.inlineBlockBefore(body, target, target->end());
  }
};

struct LowerContinue : OpConversionPattern<ContinueOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(ContinueOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Value> values;
    if (auto loop = dyn_cast<scf::WhileOp>(op->getParentOp())) {
      Value one = arith::ConstantIndexOp::create(rewriter, op.getLoc(), 1);
      Value iteration = loop.getAfterArguments().front();
      values.push_back(
          arith::AddIOp::create(rewriter, op.getLoc(), iteration, one));
      if (!op.getConditional())
        values.push_back(
            arith::ConstantIntOp::create(rewriter, op.getLoc(), 1, 1));
    }
    llvm::append_range(values, flatten(adaptor.getArgs()));
    rewriter.replaceOpWithNewOp<scf::YieldOp>(op, values);
    return success();
  }
};

struct LowerCall : OpConversionPattern<CallOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(CallOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Type> types;
    if (failed(getTypeConverter()->convertTypes(op.getResultTypes(), types)))
      return rewriter.notifyMatchFailure(op, "result type does not convert");
    auto call = func::CallOp::create(rewriter, op.getLoc(), op.getCallee(),
                                     types, flatten(adaptor.getArgs()));
    rewriter.replaceOpWithMultiple(
        op,
        unflatten(*getTypeConverter(), op.getResultTypes(), call.getResults()));
    return success();
  }
};

/// Stays for what merges computations on tensors.
struct LowerBarrier : OpConversionPattern<BarrierOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(BarrierOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Type> types;
    if (failed(getTypeConverter()->convertTypes(op.getResultTypes(), types)))
      return rewriter.notifyMatchFailure(op, "result type does not convert");
    auto barrier =
        BarrierOp::create(rewriter, op.getLoc(), types,
                          flatten(adaptor.getValues()), op.getBackward());
    rewriter.replaceOpWithMultiple(op, unflatten(*getTypeConverter(),
                                                 op.getResultTypes(),
                                                 barrier.getResults()));
    return success();
  }
};

struct LowerStopGradient : OpConversionPattern<StopGradientOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(StopGradientOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = dyn_cast_or_null<RankedTensorType>(
        getTypeConverter()->convertType(op.getType()));
    if (!type)
      return rewriter.notifyMatchFailure(op, "result is not ranked");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    rewriter.replaceOp(op,
                       castWithChecks(b, adaptor.getOperand(), type, "result"));
    return success();
  }
};
} // namespace

void jit::populateJitToLinalgControlPatterns(const TypeConverter &converter,
                                             RewritePatternSet &patterns) {
  patterns.add<LowerBarrier, LowerCall, LowerContinue, LowerIf, LowerLoop,
               LowerStopGradient, LowerYield>(converter, patterns.getContext());
}
