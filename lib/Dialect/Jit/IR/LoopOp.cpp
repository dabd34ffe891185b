//===- LoopOp.cpp - jit.loop and jit.continue -----------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Checkpoints.h"
#include "jit/Dialect/Jit/IR/Inference.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Dialect/Jit/IR/RegionCasts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::jit;

//===----------------------------------------------------------------------===//
// ContinueOp
//===----------------------------------------------------------------------===//

void ContinueOp::build(OpBuilder &builder, OperationState &state,
                       Value condition, ValueRange carries) {
  if (condition) {
    state.addOperands(condition);
    state.getOrAddProperties<Properties>().conditional = builder.getUnitAttr();
  }
  state.addOperands(carries);
}

Value ContinueOp::getCondition() {
  return getConditional() ? getArgs().front() : Value();
}

OperandRange ContinueOp::getCarries() {
  return getArgs().drop_front(getConditional() ? 1 : 0);
}

MutableOperandRange ContinueOp::getCarriesMutable() {
  unsigned first = getConditional() ? 1 : 0;
  return getArgsMutable().slice(first, getArgs().size() - first);
}

MutableOperandRange ContinueOp::getMutableSuccessorOperands(RegionSuccessor) {
  return getCarriesMutable();
}

LogicalResult ContinueOp::verify() {
  if (!getConditional())
    return success();
  if (getArgs().empty() || !getArgs().front().getType().isInteger(1))
    return emitOpError("has no i1 value in front, expected a condition");
  return success();
}

ParseResult ContinueOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> types;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseOptionalColonTypeList(types))
    return failure();
  if (operands.size() != types.size() && operands.size() != types.size() + 1)
    return parser.emitError(loc)
           << "has " << operands.size() << " operands and " << types.size()
           << " types, expected a type for each operand but the condition";
  Builder &builder = parser.getBuilder();
  if (operands.size() == types.size() + 1) {
    types.insert(types.begin(), builder.getI1Type());
    result.getOrAddProperties<Properties>().conditional = builder.getUnitAttr();
  }
  return parser.resolveOperands(operands, types, loc, result.operands);
}

void ContinueOp::print(OpAsmPrinter &printer) {
  if (!getArgs().empty())
    printer << ' ' << getArgs();
  printer.printOptionalAttrDict((*this)->getAttrs(), {"conditional"});
  if (!getCarries().empty())
    printer << " : " << getCarries().getTypes();
}

//===----------------------------------------------------------------------===//
// LoopOp: structure
//===----------------------------------------------------------------------===//

void LoopOp::build(
    OpBuilder &builder, OperationState &state, Value max, Value condition,
    ValueRange inits, TypeRange types,
    function_ref<void(OpBuilder &, Location, Value, ValueRange)> bodyBuilder) {
  OpBuilder::InsertionGuard guard(builder);
  auto &properties = state.getOrAddProperties<Properties>();
  if (max) {
    state.addOperands(max);
    properties.counted = builder.getUnitAttr();
  }
  if (condition) {
    state.addOperands(condition);
    properties.conditional = builder.getUnitAttr();
  }
  state.addOperands(inits);
  state.addTypes(types);
  Block *body = builder.createBlock(state.addRegion());
  body->addArgument(builder.getIndexType(), state.location);
  for (Type type : types)
    body->addArgument(type, state.location);
  if (bodyBuilder)
    bodyBuilder(builder, state.location, body->getArgument(0),
                body->getArguments().drop_front());
}

Value LoopOp::getMax() { return getCounted() ? getArgs().front() : Value(); }

Value LoopOp::getCondition() {
  return getConditional() ? getArgs()[getCounted() ? 1 : 0] : Value();
}

OperandRange LoopOp::getInitialValues() {
  return getArgs().drop_front(getCounted() + getConditional());
}

ContinueOp LoopOp::getContinue() {
  return cast<ContinueOp>(getBody().front().getTerminator());
}

bool LoopOp::isCountable() {
  return getCounted() && !getConditional() && !getContinue().getConditional();
}

LogicalResult LoopOp::verify() {
  unsigned leading = getCounted() + getConditional();
  if (getArgs().size() < leading ||
      (getCounted() && !getMax().getType().isIndex()) ||
      (getConditional() && !getCondition().getType().isInteger(1)))
    return emitOpError(
        "operands do not begin with an index trip count and an i1 condition "
        "where it has them");
  if (getInitialValues().size() != getNumResults())
    return emitOpError("has ")
           << getInitialValues().size() << " initial values, expected one for "
           << "each of its " << getNumResults() << " results";
  // loop_c1
  Block &body = getBody().front();
  if (body.getNumArguments() != getNumResults() + 1 ||
      !body.getArgument(0).getType().isIndex())
    return emitOpError("body has ")
           << body.getNumArguments() << " arguments, expected the iteration "
           << "number and " << getNumResults() << " carried values";
  // loop_c2
  for (auto [index, argument, result] :
       llvm::enumerate(getCarries(), getResults()))
    if (argument.getType() != result.getType())
      return emitOpError("carried value #")
             << index << " is " << argument.getType() << ", the result is "
             << result.getType();
  return success();
}

LogicalResult LoopOp::verifyRegions() {
  // loop_c3 is verified by RegionBranchOpInterface.
  if (!isa<ContinueOp>(getBody().front().getTerminator()))
    return emitOpError("body ends in '")
           << getBody().front().getTerminator()->getName()
           << "', expected 'jit.continue'";
  return success();
}

//===----------------------------------------------------------------------===//
// LoopOp: interfaces
//===----------------------------------------------------------------------===//

SmallVector<Region *> LoopOp::getLoopRegions() { return {&getBody()}; }

std::optional<SmallVector<Value>> LoopOp::getLoopInductionVars() {
  return SmallVector<Value>{getIteration()};
}

std::optional<APInt> LoopOp::getStaticTripCount() {
  APInt max;
  if (!isCountable() || !matchPattern(getMax(), m_ConstantInt(&max)))
    return std::nullopt;
  return max.isNegative() ? APInt::getZero(max.getBitWidth()) : max;
}

Speculation::Speculatability LoopOp::getSpeculatability() {
  // A loop without a trip count may not end.
  return getCounted() ? Speculation::RecursivelySpeculatable
                      : Speculation::NotSpeculatable;
}

OperandRange LoopOp::getEntrySuccessorOperands(RegionSuccessor) {
  return getInitialValues();
}

void LoopOp::getSuccessorRegions(RegionBranchPoint,
                                 SmallVectorImpl<RegionSuccessor> &regions) {
  regions.emplace_back(&getBody(), getCarries());
  regions.emplace_back(getOperation(), getResults());
}

void LoopOp::getEntrySuccessorRegions(
    ArrayRef<Attribute> operands, SmallVectorImpl<RegionSuccessor> &regions) {
  bool mayRun = true, mustRun = true;
  if (getCounted()) {
    auto max = dyn_cast_or_null<IntegerAttr>(operands.front());
    mayRun = !max || max.getInt() > 0;
    mustRun = max && max.getInt() > 0;
  }
  if (getConditional()) {
    auto condition = dyn_cast_or_null<BoolAttr>(operands[getCounted() ? 1 : 0]);
    mayRun &= !condition || condition.getValue();
    mustRun &= condition && condition.getValue();
  }
  if (mayRun)
    regions.emplace_back(&getBody(), getCarries());
  if (!mustRun)
    regions.emplace_back(getOperation(), getResults());
}

//===----------------------------------------------------------------------===//
// LoopOp: text
//===----------------------------------------------------------------------===//

ParseResult LoopOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder &builder = parser.getBuilder();
  auto &properties = result.getOrAddProperties<Properties>();
  OpAsmParser::UnresolvedOperand max, condition;
  OpAsmParser::Argument iteration;
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<OpAsmParser::UnresolvedOperand> inits;

  if (succeeded(parser.parseOptionalKeyword("max"))) {
    properties.counted = builder.getUnitAttr();
    if (parser.parseOperand(max) ||
        parser.resolveOperand(max, builder.getIndexType(), result.operands))
      return failure();
  }
  if (succeeded(parser.parseOptionalKeyword("while"))) {
    properties.conditional = builder.getUnitAttr();
    if (parser.parseOperand(condition) ||
        parser.resolveOperand(condition, builder.getI1Type(), result.operands))
      return failure();
  }
  if (parser.parseKeyword("iter") || parser.parseLParen() ||
      parser.parseArgument(iteration))
    return failure();
  iteration.type = builder.getIndexType();
  arguments.push_back(iteration);
  if (succeeded(parser.parseOptionalComma())) {
    auto parseCarry = [&]() -> ParseResult {
      return failure(parser.parseArgument(arguments.emplace_back()) ||
                     parser.parseEqual() ||
                     parser.parseOperand(inits.emplace_back()));
    };
    if (parser.parseCommaSeparatedList(parseCarry))
      return failure();
  }
  if (parser.parseRParen())
    return failure();

  // `: T...`, or `: (I...) -> (T...)` where initial values have other types.
  SmallVector<Type> initTypes, types;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (succeeded(parser.parseOptionalColon())) {
    if (succeeded(parser.parseOptionalLParen())) {
      if (parser.parseTypeList(initTypes) || parser.parseRParen() ||
          parser.parseArrowTypeList(types))
        return failure();
    } else if (parser.parseTypeList(types)) {
      return failure();
    } else {
      initTypes = types;
    }
  }
  if (types.size() != inits.size() || initTypes.size() != inits.size())
    return parser.emitError(loc)
           << "has " << inits.size() << " carried values and " << types.size()
           << " types, expected one for each";
  for (auto [argument, type] :
       llvm::zip_equal(llvm::drop_begin(arguments), types))
    argument.type = type;
  result.addTypes(types);
  return failure(
      parser.resolveOperands(inits, initTypes, loc, result.operands) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes) ||
      parser.parseRegion(*result.addRegion(), arguments));
}

void LoopOp::print(OpAsmPrinter &printer) {
  if (getMax())
    printer << " max " << getMax();
  if (getCondition())
    printer << " while " << getCondition();
  printer << " iter(" << getIteration();
  if (getNumResults() != 0) {
    printer << ", ";
    llvm::interleaveComma(llvm::zip_equal(getCarries(), getInitialValues()),
                          printer, [&](auto carry) {
                            printer << std::get<0>(carry) << " = "
                                    << std::get<1>(carry);
                          });
  }
  printer << ')';
  if (getNumResults() != 0) {
    printer << " : ";
    if (TypeRange(getInitialValues()) == TypeRange(getResultTypes()))
      printer << getResultTypes();
    else
      printer << '(' << getInitialValues().getTypes() << ") -> ("
              << getResultTypes() << ')';
  }
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs(),
                                           {"counted", "conditional"});
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

//===----------------------------------------------------------------------===//
// LoopOp: canonicalisation
//===----------------------------------------------------------------------===//

/// Replaces the results by values of compatible types.
static void replaceByValues(RewriterBase &rewriter, LoopOp op,
                            ValueRange values) {
  SmallVector<Value> replacements;
  for (auto [value, type] : llvm::zip_equal(values, op.getResultTypes()))
    replacements.push_back(castTo(rewriter, op.getLoc(), value, type));
  rewriter.replaceOp(op, replacements);
}

namespace {
/// A loop that never begins results in its initial values.
struct FoldZeroTrips : OpRewritePattern<LoopOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(LoopOp op,
                                PatternRewriter &rewriter) const override {
    APInt max;
    bool noTrips = op.getMax() &&
                   matchPattern(op.getMax(), m_ConstantInt(&max)) && max.sle(0);
    bool notBegun =
        op.getCondition() && matchPattern(op.getCondition(), m_Zero());
    if (!noTrips && !notBegun)
      return rewriter.notifyMatchFailure(op, "may run");
    replaceByValues(rewriter, op, op.getInitialValues());
    return success();
  }
};

/// `jit.loop max 1` without later conditions is its body.
struct InlineSingleTrip : OpRewritePattern<LoopOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(LoopOp op,
                                PatternRewriter &rewriter) const override {
    APInt max;
    if (op.getCondition() || !op.getMax() ||
        !matchPattern(op.getMax(), m_ConstantInt(&max)) || !max.isOne())
      return rewriter.notifyMatchFailure(op, "does not run exactly once");
    SmallVector<Value> arguments{
        arith::ConstantIndexOp::create(rewriter, op.getLoc(), 0)};
    for (auto [init, type] :
         llvm::zip_equal(op.getInitialValues(), op.getResultTypes()))
      arguments.push_back(castTo(rewriter, op.getLoc(), init, type));
    ContinueOp terminator = op.getContinue();
    rewriter.inlineBlockBefore(&op.getBody().front(), op, arguments);
    rewriter.setInsertionPoint(op);
    SmallVector<Value> values(terminator.getCarries());
    rewriter.eraseOp(terminator);
    replaceByValues(rewriter, op, values);
    return success();
  }
};

/// A condition that is constantly true is none.
struct DropTrueConditions : OpRewritePattern<LoopOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(LoopOp op,
                                PatternRewriter &rewriter) const override {
    bool changed = false;
    if (op.getCondition() && matchPattern(op.getCondition(), m_One())) {
      rewriter.modifyOpInPlace(op, [&] {
        op->eraseOperand(op.getCounted() ? 1 : 0);
        op.setConditional(false);
      });
      changed = true;
    }
    ContinueOp next = op.getContinue();
    if (next.getCondition() && matchPattern(next.getCondition(), m_One())) {
      rewriter.modifyOpInPlace(next, [&] {
        next->eraseOperand(0);
        next.setConditional(false);
      });
      changed = true;
    }
    return success(changed);
  }
};

/// A loop whose next condition is constantly false runs at most once: its trip
/// count becomes min(max, 1), and the condition goes.
struct BoundByFalseCondition : OpRewritePattern<LoopOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(LoopOp op,
                                PatternRewriter &rewriter) const override {
    ContinueOp next = op.getContinue();
    if (!next.getCondition() || !matchPattern(next.getCondition(), m_Zero()))
      return rewriter.notifyMatchFailure(op, "may run more than once");
    Value one = arith::ConstantIndexOp::create(rewriter, op.getLoc(), 1);
    rewriter.modifyOpInPlace(op, [&] {
      if (op.getMax()) {
        op->setOperand(
            0, arith::MinSIOp::create(rewriter, op.getLoc(), op.getMax(), one));
      } else {
        op->insertOperands(0, one);
        op.setCounted(true);
      }
    });
    rewriter.modifyOpInPlace(next, [&] {
      next->eraseOperand(0);
      next.setConditional(false);
    });
    return success();
  }
};
} // namespace

void LoopOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                         MLIRContext *context) {
  patterns.add<BoundByFalseCondition, CastAlongEdges<LoopOp>,
               DropTrueConditions, FoldZeroTrips, InlineSingleTrip>(context);
  populateRegionBranchOpInterfaceCanonicalizationPatterns(patterns,
                                                          getOperationName());
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

static LogicalResult verifyPositive(Operation *op, NamedAttribute attribute) {
  auto number = dyn_cast<IntegerAttr>(attribute.getValue());
  if (number && number.getValue().isStrictlyPositive() &&
      number.getValue().getActiveBits() <= 62)
    return success();
  return op->emitOpError("has '")
         << attribute.getName().getValue() << "' " << attribute.getValue()
         << ", expected a positive integer";
}

LogicalResult jit::verifyCheckpointAttribute(Operation *op,
                                             NamedAttribute attribute) {
  StringAttr name = attribute.getName();
  if (name == memoryBudgetAttrName) {
    // Private functions become parts of others.
    auto function = dyn_cast<FunctionOpInterface>(op);
    if (!function || !function.isPublic())
      return op->emitOpError("has '")
             << name.getValue() << "', which is for public functions";
    return verifyPositive(op, attribute);
  }
  if (!name.strref().starts_with("jit.checkpoint_"))
    return success();
  if (!isa<LoopOp>(op))
    return op->emitOpError("has '")
           << name.getValue() << "', which is for 'jit.loop'";
  if (name != checkpointSlotsAttrName && name != checkpointBytesAttrName)
    return op->emitOpError("has '")
           << name.getValue() << "', expected '" << checkpointSlotsAttrName
           << "' or '" << checkpointBytesAttrName << "'";
  if (failed(verifyPositive(op, attribute)))
    return failure();
  if (op->hasAttr(checkpointSlotsAttrName) &&
      op->hasAttr(checkpointBytesAttrName))
    return op->emitOpError("has '")
           << checkpointSlotsAttrName << "' and '" << checkpointBytesAttrName
           << "', expected one of them";
  return success();
}
