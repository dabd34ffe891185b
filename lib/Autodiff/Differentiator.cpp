//===- Differentiator.cpp - derivatives of a module's functions -----------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Differentiator.h"
#include "ForwardMode.h"
#include "Residuals.h"
#include "ReverseMode.h"
#include "jit/Autodiff/Autodiff.h"
#include "jit/Dialect/Jit/IR/Decompositions.h"
#include "jit/Dialect/Jit/IR/RegionCasts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/LoopInvariantCodeMotionUtils.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::jit;

Differentiator::Differentiator(ModuleOp module, bool marksBackward)
    : module(module), marksBackward(marksBackward), symbols(module) {
  for (Operation &op : *module.getBody()) {
    if (auto rule = dyn_cast<CustomVjpOp>(op))
      (rule.getKernel() ? kernelRules : functionRules)[rule.getCallee()].vjp =
          rule;
    if (auto rule = dyn_cast<CustomJvpOp>(op))
      (rule.getKernel() ? kernelRules : functionRules)[rule.getCallee()].jvp =
          rule;
  }
}

func::FuncOp Differentiator::getFunction(StringRef name) {
  return symbols.lookup<func::FuncOp>(name);
}

func::FuncOp Differentiator::getCallee(CallOpInterface call) {
  auto name = dyn_cast<SymbolRefAttr>(call.getCallableForCallee());
  return name ? getFunction(name.getLeafReference()) : nullptr;
}

CustomRules Differentiator::getCustomRules(Operation *op) {
  if (auto call = dyn_cast<CustomCallOp>(op))
    return kernelRules.lookup(call.getCallee());
  if (auto call = dyn_cast<CallOpInterface>(op))
    if (auto name = dyn_cast<SymbolRefAttr>(call.getCallableForCallee()))
      return functionRules.lookup(name.getLeafReference());
  return {};
}

LogicalResult Differentiator::reportMissing(Operation *op, Value active) {
  return explain(emitError(op->getLoc(), "cannot differentiate '")
                     << op->getName() << "': it has no derivative",
                 op, active);
}

LogicalResult Differentiator::reportRecursion(Operation *op,
                                              ArrayRef<bool> active) {
  return explain(emitError(op->getLoc(), "cannot differentiate '")
                     << op->getName() << "': it calls what is running",
                 op, op->getOperand(llvm::find(active, true) - active.begin()));
}

LogicalResult Differentiator::explain(InFlightDiagnostic diagnostic,
                                      Operation *op, Value active) {
  for (OpOperand &operand : op->getOpOperands())
    if (operand.get() == active) {
      diagnostic.attachNote(active.getLoc())
          << "a derivative flows through its operand #"
          << operand.getOperandNumber() << ", defined here";
      break;
    }
  diagnostic.attachNote(request->getLoc())
      << "for '" << request->getName() << "' here";
  return diagnostic;
}

//===----------------------------------------------------------------------===//
// Copies of functions
//===----------------------------------------------------------------------===//

/// Replaces what a derivative flows through, and has no rule, by what defines
/// it: composites by their primitives, stages by their content, checkpoints by
/// calls.
LogicalResult Differentiator::prepare(func::FuncOp function) {
  SmallVector<Operation *> worklist;
  auto collect = [&](Operation *op) {
    bool hasRule = isa<DifferentiableOpInterface>(op);
    bool isFloat = llvm::any_of(op->getResultTypes(), isDifferentiableType);
    if (isa<CheckpointOp, StageOp>(op) ||
        (isa<DecomposeOpInterface>(op) && !hasRule && isFloat))
      worklist.push_back(op);
  };
  // What is in a checkpoint is prepared with the function that it becomes.
  function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    collect(op);
    return isa<CheckpointOp>(op) ? WalkResult::skip() : WalkResult::advance();
  });
  IRRewriter rewriter(function.getContext());
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val();
    rewriter.setInsertionPoint(op);
    if (isa<StageOp>(op)) {
      inlineRegion(rewriter, op, op->getRegion(0));
      continue;
    }
    if (isa<CheckpointOp>(op)) {
      OutlinedRegion outlined =
          outline(op->getRegion(0), function.getName() + ".checkpoint");
      repeated.insert(outlined.function);
      CallOp call = createCall(rewriter, op->getLoc(), outlined.function,
                               outlined.captured);
      SmallVector<Value> results;
      for (auto [value, result] :
           llvm::zip_equal(call.getResults(), op->getResults()))
        results.push_back(
            castTo(rewriter, op->getLoc(), value, result.getType()));
      rewriter.replaceOp(op, results);
      continue;
    }
    Operation *before = op->getPrevNode();
    auto values = cast<DecomposeOpInterface>(op).decompose(rewriter);
    if (failed(values))
      return failure();
    Operation *first =
        before ? before->getNextNode() : &op->getBlock()->front();
    for (; first != op; first = first->getNextNode())
      first->walk(collect);
    rewriter.replaceOp(op, *values);
  }
  // What each iteration would keep again.
  function.walk([](LoopOp loop) { moveLoopInvariantCode(loop); });
  return success();
}

FailureOr<func::FuncOp> Differentiator::makeCopy(func::FuncOp function,
                                                 StringRef suffix) {
  if (!llvm::hasSingleElement(function.getBody())) {
    InFlightDiagnostic diagnostic =
        emitError(function.getLoc(), "cannot differentiate '@")
        << function.getName() << "': it has "
        << function.getBody().getBlocks().size() << " blocks, expected one";
    diagnostic.attachNote(request->getLoc())
        << "for '" << request->getName() << "' here";
    return diagnostic;
  }
  func::FuncOp copy = function.clone();
  copy.setName((function.getName() + suffix).str());
  copy.setPrivate();
  symbols.insert(copy, std::next(Block::iterator(function)));
  if (failed(prepare(copy)))
    return failure();
  return copy;
}

OutlinedRegion Differentiator::outline(Region &region, const Twine &name) {
  MLIRContext *context = module.getContext();
  Location loc = region.getLoc();
  SetVector<Value> above;
  getUsedValuesDefinedAbove(region, above);
  OutlinedRegion result;
  SmallVector<Type> inputs(region.getArgumentTypes());
  for (Value value : above)
    if (!matchPattern(value, m_Constant())) {
      result.captured.push_back(value);
      inputs.push_back(value.getType());
    }
  Operation *last = region.front().getTerminator();
  ValueRange values = last->getOperands();
  if (auto next = dyn_cast<ContinueOp>(last))
    values = next.getCarries();
  func::FuncOp function = func::FuncOp::create(
      loc, name.str(), FunctionType::get(context, inputs, values.getTypes()));
  function.setPrivate();
  symbols.insert(function);
  Block *body = function.addEntryBlock();
  IRMapping mapping;
  mapping.map(region.getArguments(),
              body->getArguments().take_front(region.getNumArguments()));
  mapping.map(result.captured,
              body->getArguments().drop_front(region.getNumArguments()));
  auto builder = OpBuilder::atBlockBegin(body);
  for (Value value : above)
    if (matchPattern(value, m_Constant()))
      builder.clone(*value.getDefiningOp(), mapping);
  for (Operation &op : region.front().without_terminator())
    builder.clone(op, mapping);
  SmallVector<Value> results;
  for (Value value : values)
    results.push_back(mapping.lookupOrDefault(value));
  func::ReturnOp::create(builder, loc, results);
  result.function = function;
  return result;
}

static func::ReturnOp getReturn(func::FuncOp function) {
  return cast<func::ReturnOp>(function.getBody().front().getTerminator());
}

/// Makes the type of `function` that of its body. Attributes of arguments and
/// results say nothing about derivatives.
static void updateType(func::FuncOp function) {
  function.removeArgAttrsAttr();
  function.removeResAttrsAttr();
  function.setFunctionType(FunctionType::get(
      function.getContext(), function.getBody().front().getArgumentTypes(),
      getReturn(function).getOperandTypes()));
}

/// Values whose entry in `mask` is set.
template <typename Mask>
static SmallVector<Value> masked(ValueRange values, const Mask &mask) {
  SmallVector<Value> result;
  for (auto [value, isSet] : llvm::zip_equal(values, mask))
    if (isSet)
      result.push_back(value);
  return result;
}

static std::vector<bool> toKey(ArrayRef<bool> mask) {
  return std::vector<bool>(mask.begin(), mask.end());
}

//===----------------------------------------------------------------------===//
// Derivatives of functions
//===----------------------------------------------------------------------===//

func::FuncOp Differentiator::getCaller(func::FuncOp function) {
  func::FuncOp &caller = callers[function];
  if (caller)
    return caller;
  OpBuilder builder(function->getContext());
  Location loc = function.getLoc();
  caller =
      func::FuncOp::create(builder, loc, (function.getName() + ".call").str(),
                           function.getFunctionType());
  caller.setPrivate();
  symbols.insert(caller, std::next(Block::iterator(function)));
  Block *body = caller.addEntryBlock();
  builder.setInsertionPointToEnd(body);
  CallOp call = createCall(builder, loc, function, body->getArguments());
  func::ReturnOp::create(builder, loc, call.getResults());
  return caller;
}

FailureOr<func::FuncOp> Differentiator::getForward(func::FuncOp function,
                                                   ArrayRef<bool> active) {
  Key key{function, 0, toKey(active), {}};
  if (auto found = functions.find(key); found != functions.end())
    return found->second;
  functions[key] = nullptr;
  auto copy = makeCopy(function, ".jvp");
  if (failed(copy))
    return failure();
  Block &body = copy->getBody().front();
  SmallVector<Value> args(body.getArguments());
  func::ReturnOp last = getReturn(*copy);
  Activity activity(body, masked(args, active), last.getOperands());
  ForwardMode mode(*this, activity);
  for (Value arg : masked(args, active))
    mode.setTangent(arg, body.addArgument(arg.getType(), arg.getLoc()));
  if (failed(mode.forward(body)))
    return failure();
  OpBuilder builder(last);
  SmallVector<Value> results(last.getOperands());
  for (Value value : last.getOperands())
    if (isDifferentiableType(value.getType()))
      results.push_back(mode.getDenseTangent(builder, last.getLoc(), value));
  last->setOperands(results);
  updateType(*copy);
  functions[key] = *copy;
  return *copy;
}

FailureOr<func::FuncOp>
Differentiator::getReverse(func::FuncOp function,
                           const ReverseRequest &request) {
  auto key = std::make_pair(function.getOperation(), request);
  if (auto found = reverses.find(key); found != reverses.end())
    return found->second;
  auto copy = makeCopy(function, ".vjp");
  if (failed(copy))
    return failure();
  // What is printed has been.
  if (request.isRepeated)
    copy->walk([](PrintOp op) { op.erase(); });
  Block &body = copy->getBody().front();
  SmallVector<Value> args(body.getArguments());
  func::ReturnOp last = getReturn(*copy);
  SmallVector<Value> outputs = masked(last.getOperands(), request.given);
  Activity activity(body, masked(args, request.active), outputs);
  ReverseMode mode(*this, activity);
  OpBuilder builder(last);
  SmallVector<Value> cotangents;
  for (Value value : outputs)
    cotangents.push_back(body.addArgument(value.getType(), value.getLoc()));
  if (!request.accumulating.empty())
    for (Value arg : masked(args, request.accumulating))
      mode.setCotangent(arg, body.addArgument(arg.getType(), arg.getLoc()));
  if (marksBackward && !request.isRepeated) {
    auto barrier = BarrierOp::create(builder, last.getLoc(), cotangents,
                                     /*backward=*/true);
    cotangents.assign(barrier.result_begin(), barrier.result_end());
  }
  for (auto [output, cotangent] : llvm::zip_equal(outputs, cotangents))
    mode.accumulate(builder, last.getLoc(), output, cotangent);
  if (failed(mode.reverse(body, builder)))
    return failure();
  SmallVector<Value> results;
  if (request.hasValues)
    llvm::append_range(results, last.getOperands());
  for (Value arg : masked(args, request.active)) {
    Location loc = last.getLoc();
    results.push_back(trimCotangent(
        builder, loc, mode.getDenseCotangent(builder, loc, arg), arg));
  }
  last->setOperands(results);
  updateType(*copy);
  reverses[key] = *copy;
  return *copy;
}

FailureOr<ReversePair> Differentiator::getPair(func::FuncOp function,
                                               ArrayRef<bool> active,
                                               ArrayRef<bool> given) {
  Key key{function, 3, toKey(active), toKey(given)};
  if (auto found = pairs.find(key); found != pairs.end())
    return found->second;
  // Found again, without functions, the function calls itself.
  pairs[key] = {};
  FailureOr<ReversePair> pair = makePair(function, active, given);
  if (succeeded(pair))
    pairs[key] = *pair;
  return pair;
}

FailureOr<ReversePair> Differentiator::makePair(func::FuncOp function,
                                                ArrayRef<bool> active,
                                                ArrayRef<bool> given) {
  auto forward = makeCopy(function, ".forward");
  if (failed(forward))
    return failure();
  ReversePair pair;
  pair.forward = *forward;
  Block &body = forward->getBody().front();
  SmallVector<Value> args(body.getArguments());
  func::ReturnOp last = getReturn(*forward);
  SmallVector<Value> outputs = masked(last.getOperands(), given);
  Activity activity(body, masked(args, active), outputs);

  // The backward function, with the values of the forward one.
  Location loc = function.getLoc();
  OpBuilder builder(module.getContext());
  builder.setInsertionPointAfter(*forward);
  pair.backward = func::FuncOp::create(
      builder, loc, (function.getName() + ".backward").str(),
      FunctionType::get(module.getContext(), {}, {}));
  pair.backward.setPrivate();
  pair.backward->remove();
  symbols.insert(pair.backward, std::next(Block::iterator(*forward)));
  Region &region = pair.backward.getBody();
  Block *block = builder.createBlock(&region);
  SmallVector<Value> results;
  {
    ReverseMode mode(*this, activity);
    for (Value output : outputs)
      mode.accumulate(builder, loc, output,
                      block->addArgument(output.getType(), loc));
    if (failed(mode.reverse(body, builder)))
      return failure();
    for (Value arg : masked(args, active))
      results.push_back(mode.getDenseCotangent(builder, loc, arg));
  }
  func::ReturnOp::create(builder, loc, results);

  IRMapping known;
  llvm::SetVector<Value> residuals =
      findResiduals(forward->getBody(), region, known);
  SmallVector<Value> returned(last.getOperands());
  for (auto [position, value] : llvm::enumerate(residuals)) {
    auto *arg = llvm::find(args, value);
    if (arg != args.end()) {
      pair.residuals.push_back(arg - args.begin());
    } else {
      pair.residuals.push_back(args.size() + returned.size());
      returned.push_back(value);
    }
    Value local = block->insertArgument(position, value.getType(), loc);
    replaceInRegion(value, local, region);
  }
  last->setOperands(returned);
  updateType(pair.forward);
  updateType(pair.backward);
  return pair;
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

LogicalResult Differentiator::expand(DerivativeOpInterface op) {
  request = op;
  Location loc = op->getLoc();
  OpBuilder builder(op);
  func::FuncOp function = getFunction(op.getCallee());
  if (functionRules.contains(op.getCallee()))
    function = getCaller(function);
  SmallVector<int64_t> wrt = op.getWrtArgs();
  SmallVector<bool> active(op.getArgs().size(), false);
  for (int64_t index : wrt)
    active[index] = true;
  // Derivatives are in the order of the arguments, which `wrt` need not be in.
  SmallVector<int64_t> order = wrt;
  llvm::sort(order);
  auto position = [&](int64_t index) {
    return llvm::find(order, index) - order.begin();
  };

  SmallVector<Value> operands(op.getArgs()), results;
  unsigned numValues = function.getNumResults();
  if (auto jvp = dyn_cast<JvpOp>(*op)) {
    auto forward = getForward(function, active);
    if (failed(forward))
      return failure();
    for (int64_t index : order)
      operands.push_back(
          jvp.getTangents()[llvm::find(wrt, index) - wrt.begin()]);
    CallOp call = createCall(builder, loc, *forward, operands);
    llvm::append_range(results, call.getResults());
    if (!op.getValue())
      results.erase(results.begin(), results.begin() + numValues);
  } else {
    SmallVector<bool> given(numValues, false);
    SmallVector<Value> cotangents;
    if (auto vjp = dyn_cast<VjpOp>(*op)) {
      for (auto [index, type] : llvm::enumerate(function.getResultTypes()))
        given[index] = isDifferentiableType(type);
      llvm::append_range(cotangents, vjp.getCotangents());
    } else {
      given[0] = true;
      Type type = function.getResultTypes().front();
      if (auto tensor = dyn_cast<RankedTensorType>(type))
        cotangents.push_back(
            scalarTensor(builder, loc, tensor.getElementType(), 1));
      else
        cotangents.push_back(arith::ConstantOp::create(
            builder, loc, builder.getF64FloatAttr(1)));
    }
    ReverseRequest reverseRequest{toKey(active), toKey(given)};
    reverseRequest.hasValues = op.getValue();
    auto reverse = getReverse(function, reverseRequest);
    if (failed(reverse))
      return failure();
    llvm::append_range(operands, cotangents);
    CallOp call = createCall(builder, loc, *reverse, operands);
    unsigned first = op.getValue() ? numValues : 0;
    llvm::append_range(results, call.getResults().take_front(first));
    for (int64_t index : wrt)
      results.push_back(call.getResult(first + position(index)));
  }
  for (auto [value, result] : llvm::zip_equal(results, op->getResults()))
    value = castTo(builder, loc, value, result.getType());
  op->replaceAllUsesWith(results);
  op->erase();
  return success();
}
