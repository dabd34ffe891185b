//===- ControlOps.cpp - control operations of the jit dialect -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/AssemblyFormat.h"
#include "jit/Dialect/Jit/IR/Inference.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Dialect/Jit/IR/RegionCasts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::jit;

#include "jit/Dialect/Jit/IR/JitEnums.cpp.inc"
#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitControlOps.cpp.inc"

void JitDialect::registerControlOps() {
  addOperations<
#define GET_OP_LIST
#include "jit/Dialect/Jit/IR/JitControlOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// AssertOp
//===----------------------------------------------------------------------===//

LogicalResult AssertOp::verify() {
  // Placeholders are {0}..{9}; a brace that starts none is itself.
  StringRef text = getMessage();
  for (size_t at = text.find('{'); at != StringRef::npos;
       at = text.find('{', at + 1)) {
    if (at + 2 >= text.size() || !llvm::isDigit(text[at + 1]) ||
        text[at + 2] != '}')
      continue;
    size_t index = text[at + 1] - '0';
    if (index >= getArguments().size())
      return emitOpError("message names argument {")
             << index << "}, but there are " << getArguments().size()
             << " arguments";
  }
  return success();
}

namespace {
/// A check that is known to hold is no check.
struct RemoveTrueAssert : OpRewritePattern<AssertOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AssertOp op,
                                PatternRewriter &rewriter) const override {
    if (!matchPattern(op.getCondition(), m_One()))
      return rewriter.notifyMatchFailure(op, "condition is not constant true");
    rewriter.eraseOp(op);
    return success();
  }
};
} // namespace

void AssertOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                           MLIRContext *context) {
  patterns.add<RemoveTrueAssert>(context);
}

//===----------------------------------------------------------------------===//
// Types along control flow
//===----------------------------------------------------------------------===//

bool jit::castAlongEdges(RewriterBase &rewriter, RegionBranchOpInterface op) {
  bool changed = false;
  for (RegionBranchPoint point : op.getAllRegionBranchPoints()) {
    Operation *source = point.isParent()
                            ? op.getOperation()
                            : point.getTerminatorPredecessorOrNull();
    rewriter.setInsertionPoint(source);
    SmallVector<RegionSuccessor> successors;
    op.getSuccessorRegions(point, successors);
    for (RegionSuccessor &successor : successors) {
      OperandRange operands = op.getSuccessorOperands(point, successor);
      if (operands.empty())
        continue;
      unsigned first = operands.getBeginOperandIndex();
      for (auto [index, input] :
           llvm::enumerate(successor.getSuccessorInputs())) {
        Value value = source->getOperand(first + index);
        Value cast = castTo(rewriter, op.getLoc(), value, input.getType());
        if (cast == value)
          continue;
        rewriter.modifyOpInPlace(
            source, [&] { source->setOperand(first + index, cast); });
        changed = true;
      }
    }
  }
  return changed;
}

//===----------------------------------------------------------------------===//
// IfOp
//===----------------------------------------------------------------------===//

YieldOp IfOp::getThenYield() {
  return cast<YieldOp>(getThenRegion().front().getTerminator());
}

YieldOp IfOp::getElseYield() {
  if (getElseRegion().empty())
    return nullptr;
  return cast<YieldOp>(getElseRegion().front().getTerminator());
}

LogicalResult IfOp::verify() {
  // if_c1; if_c2 is verified by RegionBranchOpInterface.
  if (getNumResults() != 0 && getElseRegion().empty())
    return emitOpError("has ")
           << getNumResults() << " results, expected an 'else' region";
  return success();
}

void IfOp::getSuccessorRegions(RegionBranchPoint point,
                               SmallVectorImpl<RegionSuccessor> &regions) {
  if (!point.isParent()) {
    regions.emplace_back(getOperation(), getResults());
    return;
  }
  regions.emplace_back(&getThenRegion());
  if (getElseRegion().empty())
    regions.emplace_back(getOperation(), getResults());
  else
    regions.emplace_back(&getElseRegion());
}

void IfOp::getEntrySuccessorRegions(ArrayRef<Attribute> operands,
                                    SmallVectorImpl<RegionSuccessor> &regions) {
  auto condition = dyn_cast_or_null<BoolAttr>(operands.front());
  if (!condition)
    return getSuccessorRegions(RegionBranchPoint::parent(), regions);
  if (condition.getValue())
    regions.emplace_back(&getThenRegion());
  else if (getElseRegion().empty())
    regions.emplace_back(getOperation(), getResults());
  else
    regions.emplace_back(&getElseRegion());
}

void IfOp::getRegionInvocationBounds(
    ArrayRef<Attribute> operands, SmallVectorImpl<InvocationBounds> &bounds) {
  auto condition = dyn_cast_or_null<BoolAttr>(operands.front());
  if (!condition) {
    bounds.assign(2, {0, 1});
    return;
  }
  bool value = condition.getValue();
  bounds.emplace_back(value, value);
  bounds.emplace_back(!value, !value);
}

void jit::inlineRegion(RewriterBase &rewriter, Operation *op, Region &region) {
  Block &block = region.front();
  Operation *terminator = block.getTerminator();
  rewriter.setInsertionPoint(terminator);
  SmallVector<Value> values;
  for (auto [value, result] :
       llvm::zip_equal(terminator->getOperands(), op->getResults()))
    values.push_back(castTo(rewriter, op->getLoc(), value, result.getType()));
  rewriter.eraseOp(terminator);
  rewriter.inlineBlockBefore(&block, op);
  rewriter.replaceOp(op, values);
}

namespace {
/// `jit.if %true { A } else { B }` is A; `%false`: B.
struct FoldConstantIf : OpRewritePattern<IfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IfOp op,
                                PatternRewriter &rewriter) const override {
    bool taken;
    if (matchPattern(op.getCondition(), m_One()))
      taken = true;
    else if (matchPattern(op.getCondition(), m_Zero()))
      taken = false;
    else
      return rewriter.notifyMatchFailure(op, "condition is not constant");
    Region &region = taken ? op.getThenRegion() : op.getElseRegion();
    if (region.empty())
      rewriter.eraseOp(op);
    else
      inlineRegion(rewriter, op, region);
    return success();
  }
};

/// In the first region the condition is true, in the second false.
struct FoldConditionInRegions : OpRewritePattern<IfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IfOp op,
                                PatternRewriter &rewriter) const override {
    if (matchPattern(op.getCondition(), m_Constant()))
      return rewriter.notifyMatchFailure(op, "condition is constant");
    bool changed = false;
    for (bool value : {true, false}) {
      Region &region = value ? op.getThenRegion() : op.getElseRegion();
      Value constant;
      for (OpOperand &use :
           llvm::make_early_inc_range(op.getCondition().getUses())) {
        if (!region.isAncestor(use.getOwner()->getParentRegion()))
          continue;
        if (!constant) {
          OpBuilder::InsertionGuard guard(rewriter);
          rewriter.setInsertionPoint(op);
          constant = arith::ConstantOp::create(rewriter, op.getLoc(),
                                               rewriter.getBoolAttr(value));
        }
        rewriter.modifyOpInPlace(use.getOwner(), [&] { use.set(constant); });
        changed = true;
      }
    }
    return success(changed);
  }
};
} // namespace

void IfOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                       MLIRContext *context) {
  patterns.add<CastAlongEdges<IfOp>, FoldConditionInRegions, FoldConstantIf>(
      context);
  populateRegionBranchOpInterfaceCanonicalizationPatterns(patterns,
                                                          getOperationName());
}

//===----------------------------------------------------------------------===//
// CheckpointOp, StageOp
//===----------------------------------------------------------------------===//

static void successorsOfOnce(Operation *op, RegionBranchPoint point,
                             SmallVectorImpl<RegionSuccessor> &regions) {
  if (point.isParent())
    regions.emplace_back(&op->getRegion(0));
  else
    regions.emplace_back(op, op->getResults());
}

void CheckpointOp::getSuccessorRegions(
    RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &regions) {
  successorsOfOnce(getOperation(), point, regions);
}

void CheckpointOp::getRegionInvocationBounds(
    ArrayRef<Attribute>, SmallVectorImpl<InvocationBounds> &bounds) {
  bounds.emplace_back(1, 1);
}

void StageOp::getSuccessorRegions(RegionBranchPoint point,
                                  SmallVectorImpl<RegionSuccessor> &regions) {
  successorsOfOnce(getOperation(), point, regions);
}

void StageOp::getRegionInvocationBounds(
    ArrayRef<Attribute>, SmallVectorImpl<InvocationBounds> &bounds) {
  bounds.emplace_back(1, 1);
}

LogicalResult StageOp::verify() {
  // stage_c1
  if (!isa<FunctionOpInterface>((*this)->getParentOp()))
    return emitOpError("is nested in '")
           << (*this)->getParentOp()->getName()
           << "', expected directly in a function";
  return success();
}

//===----------------------------------------------------------------------===//
// CallOp
//===----------------------------------------------------------------------===//

/// Verifies that types of the call agree with those of the callee.
static LogicalResult verifyCallTypes(CallOp op, StringRef what, TypeRange own,
                                     TypeRange callee) {
  // call_c2
  if (own.size() != callee.size())
    return op.emitOpError("has ")
           << own.size() << " " << what << "s, '@" << op.getCallee() << "' has "
           << callee.size();
  // call_c3
  for (auto [index, mine, theirs] : llvm::enumerate(own, callee))
    if (!areCompatible(theirs, mine))
      return op.emitOpError(what) << " #" << index << " is " << mine << ", '@"
                                  << op.getCallee() << "' has " << theirs;
  return success();
}

LogicalResult CallOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto callee =
      symbols.lookupNearestSymbolFrom<func::FuncOp>(*this, getCalleeAttr());
  // call_c1
  if (!callee)
    return emitOpError("callee '@")
           << getCallee() << "' is not a function of the module";
  if (failed(verifyCallTypes(*this, "argument", getArgs().getTypes(),
                             callee.getArgumentTypes())))
    return failure();
  return verifyCallTypes(*this, "result", getResultTypes(),
                         callee.getResultTypes());
}

/// Depth first from `function`; `path` holds the functions that are running.
static CallOpInterface findRecursion(func::FuncOp function,
                                     SymbolTableCollection &symbols,
                                     DenseSet<Operation *> &done,
                                     DenseSet<Operation *> &path) {
  if (!done.insert(function).second)
    return nullptr;
  path.insert(function);
  CallOpInterface found;
  function.walk([&](CallOpInterface call) {
    auto callee =
        dyn_cast_or_null<func::FuncOp>(call.resolveCallableInTable(&symbols));
    if (!callee)
      return WalkResult::advance();
    found = path.contains(callee) ? call
                                  : findRecursion(callee, symbols, done, path);
    return found ? WalkResult::interrupt() : WalkResult::advance();
  });
  path.erase(function);
  return found;
}

CallOpInterface jit::findRecursiveCall(ModuleOp module) {
  SymbolTableCollection symbols;
  DenseSet<Operation *> done, path;
  for (auto function : module.getOps<func::FuncOp>())
    if (CallOpInterface call = findRecursion(function, symbols, done, path))
      return call;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// CustomCallOp
//===----------------------------------------------------------------------===//

/// Whether `attribute` can be written as JSON.
static bool isJson(Attribute attribute) {
  if (auto dictionary = dyn_cast<DictionaryAttr>(attribute))
    return llvm::all_of(dictionary, [](NamedAttribute each) {
      return isJson(each.getValue());
    });
  if (auto array = dyn_cast<ArrayAttr>(attribute))
    return llvm::all_of(array, isJson);
  return isa<StringAttr, BoolAttr, IntegerAttr, FloatAttr>(attribute);
}

LogicalResult CustomCallOp::verify() {
  int64_t dynamic = 0;
  for (Type type : getResultTypes())
    dynamic += cast<RankedTensorType>(type).getNumDynamicDims();
  // custom_call_c1
  if (dynamic != static_cast<int64_t>(getSizes().size()))
    return emitOpError("has ")
           << getSizes().size() << " sizes, expected one for each of the "
           << dynamic << " dynamic extents of its results";
  // custom_call_c2
  if (getConfig())
    for (NamedAttribute each : getConfigAttr())
      if (!isJson(each.getValue()))
        return emitOpError("config value '")
               << each.getName().getValue() << "' is " << each.getValue()
               << ", expected a string, boolean, integer, float, array or "
                  "dictionary";
  return success();
}

void CustomCallOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  if (getPure())
    return;
  effects.emplace_back(MemoryEffects::Read::get());
  effects.emplace_back(MemoryEffects::Write::get());
}

Speculation::Speculatability CustomCallOp::getSpeculatability() {
  // Any call may return an error status.
  return Speculation::NotSpeculatable;
}

//===----------------------------------------------------------------------===//
// RefineShapeOp
//===----------------------------------------------------------------------===//

LogicalResult RefineShapeOp::verify() {
  RankedTensorType from = getOperand().getType(), to = getResult().getType();
  if (!areCompatible(from, to))
    return emitOpError("result has type ")
           << to << ", expected one that " << from << " may turn out to be";
  for (int64_t dim : llvm::seq(from.getRank()))
    if (!from.isDynamicDim(dim) && to.isDynamicDim(dim))
      return emitOpError("result dimension ")
             << dim << " is dynamic, expected " << from.getDimSize(dim);
  return success();
}

OpFoldResult RefineShapeOp::fold(FoldAdaptor) {
  return getOperand().getType() == getType() ? getOperand() : Value();
}

/// Nothing to check where the operand only forgot its extents.
LogicalResult RefineShapeOp::canonicalize(RefineShapeOp op,
                                          PatternRewriter &rewriter) {
  auto cast = op.getOperand().getDefiningOp<tensor::CastOp>();
  auto type = op.getType();
  if (!cast)
    return failure();
  auto from = dyn_cast<RankedTensorType>(cast.getSource().getType());
  if (!from || from.getRank() != type.getRank())
    return failure();
  for (int64_t dim : llvm::seq(type.getRank()))
    if (from.getDimSize(dim) != type.getDimSize(dim) &&
        (from.isDynamicDim(dim) || !type.isDynamicDim(dim)))
      return failure();
  rewriter.replaceOpWithNewOp<tensor::CastOp>(op, type, cast.getSource());
  return success();
}

LogicalResult
RefineShapeOp::reifyResultShapes(OpBuilder &builder,
                                 ReifiedRankedShapedTypeDims &shapes) {
  shapes.emplace_back();
  for (int64_t dim : llvm::seq(getType().getRank()))
    shapes.back().push_back(
        getType().isDynamicDim(dim)
            ? tensor::getMixedSize(builder, getLoc(), getOperand(), dim)
            : OpFoldResult(builder.getIndexAttr(getType().getDimSize(dim))));
  return success();
}

//===----------------------------------------------------------------------===//
// KernelCallOp
//===----------------------------------------------------------------------===//

LogicalResult KernelCallOp::verify() {
  size_t values = getInputs().size() + getOutputs().size();
  if (getElementTypes().size() != values)
    return emitOpError("has ")
           << getElementTypes().size() << " element types, expected one for "
           << "each of its " << values << " inputs and outputs";
  return success();
}

void KernelCallOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  auto isBuffer = [](OpOperand &operand) {
    return isa<MemRefType>(operand.get().getType());
  };
  for (OpOperand &operand : getInputsMutable())
    if (isBuffer(operand))
      effects.emplace_back(MemoryEffects::Read::get(), &operand);
  for (OpOperand &operand : getOutputsMutable())
    if (isBuffer(operand))
      effects.emplace_back(MemoryEffects::Write::get(), &operand);
  if (getPure())
    return;
  effects.emplace_back(MemoryEffects::Read::get());
  effects.emplace_back(MemoryEffects::Write::get());
}

//===----------------------------------------------------------------------===//
// BarrierOp
//===----------------------------------------------------------------------===//

LogicalResult BarrierOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location>,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &results) {
  llvm::append_range(results, adaptor.getValues().getTypes());
  return success();
}

LogicalResult BarrierOp::canonicalize(BarrierOp op, PatternRewriter &rewriter) {
  // Extents are known before what has them is computed.
  bool changed = false;
  for (auto [value, result] : llvm::zip_equal(op.getValues(), op.getResults()))
    for (OpOperand &use : llvm::make_early_inc_range(result.getUses()))
      if (isa<tensor::DimOp>(use.getOwner())) {
        Value source = value;
        rewriter.modifyOpInPlace(use.getOwner(), [&] { use.set(source); });
        changed = true;
      }
  // What nobody takes from the barrier need not go there.
  SmallVector<Value> values;
  SmallVector<Type> types;
  SmallVector<Value> used;
  for (auto [value, result] : llvm::zip_equal(op.getValues(), op.getResults()))
    if (!result.use_empty()) {
      values.push_back(value);
      types.push_back(result.getType());
      used.push_back(result);
    }
  if (values.size() == op.getNumResults() || values.empty())
    return success(changed);
  auto smaller =
      BarrierOp::create(rewriter, op.getLoc(), types, values, op.getBackward());
  for (auto [before, after] : llvm::zip_equal(used, smaller.getResults()))
    rewriter.replaceAllUsesWith(before, after);
  rewriter.eraseOp(op);
  return success();
}
