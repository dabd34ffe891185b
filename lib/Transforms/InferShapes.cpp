//===- InferShapes.cpp - propagates types through programs ----------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Types flow forward from the arguments of functions. The type of a value is
// the meet of what follows from its operands and what the program declares; the
// type of what several values flow into (a carried value, the result of a
// branch) is the join of theirs. Loops are repeated until their carried values'
// types are stable; as a join only ever loses knowledge, they get there.
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Transforms/Passes.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::jit {
#define GEN_PASS_DEF_INFERSHAPES
#include "jit/Transforms/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-infer-shapes"

namespace {
struct InferShapes : public jit::impl::InferShapesBase<InferShapes> {
  using InferShapesBase::InferShapesBase;

  void runOnOperation() override;

private:
  LogicalResult overrideInputs();
  LogicalResult inferFunction(func::FuncOp function);
  LogicalResult inferBlock(Block &block);
  LogicalResult inferOp(Operation *op);
  LogicalResult inferTypes(InferTypeOpInterface op,
                           SmallVectorImpl<Type> &types);
  LogicalResult inferCall(CallOp call);
  LogicalResult inferDerivative(DerivativeOpInterface op);
  FailureOr<func::FuncOp> inferCallee(Operation *call, StringRef name,
                                      TypeRange types);
  LogicalResult inferRegions(RegionBranchOpInterface op);

  FailureOr<func::FuncOp> specialise(func::FuncOp callee, ArrayRef<Type> types);
  LogicalResult mergeInputs(RegionBranchOpInterface op,
                            const RegionSuccessor &successor,
                            ArrayRef<RegionBranchPoint> points, bool &changed);
  LogicalResult refine(Value value, Type inferred, bool *changed = nullptr);
  void castBack(Operation *op);
  void nameSpecialisations();
  LogicalResult checkRanked(func::FuncOp function);

  /// What the program declared before this pass.
  Type declaredType(Value value) {
    return declared.try_emplace(value, value.getType()).first->second;
  }

  DenseMap<Value, Type> declared;
  /// For each called private function its copies, by argument types.
  llvm::MapVector<Operation *, SmallVector<func::FuncOp>> specialisations;
  SetVector<Operation *> active;
  std::optional<SymbolTable> symbols;
  /// Functions with a rule of the program, which names them and their types.
  llvm::StringSet<> fixed;
};
} // namespace

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Gives `value` the meet of `inferred` and its declared type.
LogicalResult InferShapes::refine(Value value, Type inferred, bool *changed) {
  Type type = meet(inferred, declaredType(value));
  if (!type)
    return emitError(value.getLoc())
           << "inferred type " << inferred << " contradicts the declared "
           << declaredType(value);
  if (changed && type != value.getType())
    *changed = true;
  value.setType(type);
  return success();
}

/// Gives each of the values that control flows into at `successor` the join of
/// what flows into it from `points`.
LogicalResult InferShapes::mergeInputs(RegionBranchOpInterface op,
                                       const RegionSuccessor &successor,
                                       ArrayRef<RegionBranchPoint> points,
                                       bool &changed) {
  SmallVector<Type> joined(successor.getSuccessorInputs().size());
  for (RegionBranchPoint point : points) {
    SmallVector<RegionSuccessor> successors;
    op.getSuccessorRegions(point, successors);
    if (!llvm::is_contained(successors, successor))
      continue;
    for (auto [type, value] :
         llvm::zip_equal(joined, op.getSuccessorOperands(point, successor)))
      type = type ? join(type, value.getType()) : value.getType();
  }
  for (auto [input, type] :
       llvm::zip_equal(successor.getSuccessorInputs(), joined)) {
    if (!type)
      continue;
    if (failed(refine(input, type, &changed)))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

LogicalResult InferShapes::inferRegions(RegionBranchOpInterface op) {
  SmallVector<RegionBranchPoint> points = op.getAllRegionBranchPoints();
  SmallVector<RegionSuccessor> successors;
  for (RegionBranchPoint point : points) {
    SmallVector<RegionSuccessor> each;
    op.getSuccessorRegions(point, each);
    for (RegionSuccessor &successor : each)
      if (!llvm::is_contained(successors, successor))
        successors.push_back(successor);
  }
  // What flows in on entry comes first: it knows most.
  bool changed = false;
  for (RegionSuccessor &successor : successors)
    if (!successor.isParent() &&
        failed(
            mergeInputs(op, successor, RegionBranchPoint::parent(), changed)))
      return failure();
  do {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        if (failed(inferBlock(block)))
          return failure();
    changed = false;
    for (RegionSuccessor &successor : successors)
      if (!successor.isParent() &&
          failed(mergeInputs(op, successor, points, changed)))
        return failure();
  } while (changed);
  for (RegionSuccessor &successor : successors)
    if (successor.isParent() &&
        failed(mergeInputs(op, successor, points, changed)))
      return failure();
  return success();
}

/// The copy of `callee` for arguments of `types`, inferred.
FailureOr<func::FuncOp> InferShapes::specialise(func::FuncOp callee,
                                                ArrayRef<Type> types) {
  for (func::FuncOp each : specialisations[callee])
    if (llvm::equal(each.getArgumentTypes(), types))
      return each;
  func::FuncOp copy = callee.clone();
  symbols->insert(copy, std::next(Block::iterator(callee)));
  specialisations[callee].push_back(copy);
  for (auto [argument, type] : llvm::zip_equal(copy.getArguments(), types))
    argument.setType(type);
  copy.setFunctionType(FunctionType::get(&getContext(), types,
                                         copy.getFunctionType().getResults()));
  if (failed(inferFunction(copy)))
    return failure();
  return copy;
}

/// The function that a call of `name` with arguments of `types` calls.
FailureOr<func::FuncOp>
InferShapes::inferCallee(Operation *call, StringRef name, TypeRange types) {
  auto callee = symbols->lookup<func::FuncOp>(name);
  // A call that was seen before names a copy.
  for (auto &[original, copies] : specialisations)
    if (llvm::is_contained(copies, callee))
      callee = cast<func::FuncOp>(original);
  if (active.contains(callee))
    return call->emitOpError("calls '@")
           << callee.getName()
           << "', which is running: functions may not call themselves";
  if (!callee.isPrivate() || callee.isExternal() ||
      fixed.contains(callee.getName()))
    return callee;
  SmallVector<Type> refined;
  for (auto [own, type] : llvm::zip_equal(types, callee.getArgumentTypes()))
    refined.push_back(meet(own, type));
  active.insert(callee);
  FailureOr<func::FuncOp> copy = specialise(callee, refined);
  active.remove(callee);
  return copy;
}

LogicalResult InferShapes::inferCall(CallOp call) {
  auto callee = inferCallee(call, call.getCallee(), call.getArgs().getTypes());
  if (failed(callee))
    return failure();
  call.setCallee(callee->getName());
  for (auto [result, type] :
       llvm::zip_equal(call.getResults(), callee->getResultTypes()))
    if (failed(refine(result, type)))
      return failure();
  return success();
}

LogicalResult InferShapes::inferDerivative(DerivativeOpInterface op) {
  auto callee = inferCallee(op, op.getCallee(), op.getArgs().getTypes());
  if (failed(callee))
    return failure();
  op.setCallee(callee->getName());
  SmallVector<Type> types;
  if (op.getValue())
    llvm::append_range(types, callee->getResultTypes());
  llvm::append_range(types, op.inferDerivativeTypes(callee->getResultTypes()));
  for (auto [result, type] : llvm::zip_equal(op->getResults(), types))
    if (failed(refine(result, type)))
      return failure();
  return success();
}

/// What follows for the results of `op` from its operands; else, with an error
/// where they contradict, what it makes of the declared types.
LogicalResult InferShapes::inferTypes(InferTypeOpInterface op,
                                      SmallVectorImpl<Type> &types) {
  MLIRContext *context = &getContext();
  if (succeeded(op.inferReturnTypes(
          context, std::nullopt, op->getOperands(), op->getRawDictionaryAttrs(),
          op->getPropertiesStorage(), op->getRegions(), types)))
    return success();
  types.clear();
  for (Value result : op->getResults())
    types.push_back(declaredType(result));
  return op.refineReturnTypes(
      context, op->getLoc(), op->getOperands(), op->getRawDictionaryAttrs(),
      op->getPropertiesStorage(), op->getRegions(), types);
}

LogicalResult InferShapes::inferOp(Operation *op) {
  for (Value result : op->getResults())
    declaredType(result);
  if (auto call = dyn_cast<CallOp>(op))
    return inferCall(call);
  if (auto derivative = dyn_cast<DerivativeOpInterface>(op))
    return inferDerivative(derivative);
  if (auto branch = dyn_cast<RegionBranchOpInterface>(op))
    return inferRegions(branch);
  if (auto cast = dyn_cast<tensor::CastOp>(op))
    return refine(cast, cast.getSource().getType());
  if (auto infer = dyn_cast<InferTypeOpInterface>(op)) {
    SmallVector<Type> types;
    if (failed(inferTypes(infer, types)))
      return failure();
    for (auto [result, type] : llvm::zip_equal(op->getResults(), types))
      if (failed(refine(result, type)))
        return failure();
    return success();
  }
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (failed(inferBlock(block)))
        return failure();
  return success();
}

LogicalResult InferShapes::inferBlock(Block &block) {
  for (Value argument : block.getArguments())
    declaredType(argument);
  for (Operation &op : block)
    if (failed(inferOp(&op)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

LogicalResult InferShapes::inferFunction(func::FuncOp function) {
  active.insert(function);
  for (Block &block : function.getBody())
    if (failed(inferBlock(block)))
      return failure();
  active.remove(function);
  SmallVector<Type> results;
  function.walk([&](func::ReturnOp op) {
    SmallVector<Type> types(op.getOperandTypes());
    if (results.empty()) {
      results = types;
      return;
    }
    for (auto [result, type] : llvm::zip_equal(results, types))
      result = join(result, type);
  });
  // Where several returns disagree, each returns what all can.
  function.walk([&](func::ReturnOp op) {
    OpBuilder builder(op);
    for (auto [operand, type] : llvm::zip_equal(op->getOpOperands(), results))
      operand.set(castTo(builder, op.getLoc(), operand.get(), type));
  });
  function.setFunctionType(FunctionType::get(
      &getContext(), function.getFunctionType().getInputs(), results));
  return success();
}

LogicalResult InferShapes::overrideInputs() {
  if (inputTypes.empty())
    return success();
  auto target = symbols->lookup<func::FuncOp>(function);
  if (!target || target.isExternal())
    return emitError(getOperation().getLoc())
           << "no function '@" << function << "' to take the input types";
  if (inputTypes.size() != target.getNumArguments())
    return target.emitOpError("takes ")
           << target.getNumArguments() << " arguments, " << inputTypes.size()
           << " input types given";
  SmallVector<Type> types;
  for (auto [argument, text] :
       llvm::zip_equal(target.getArguments(), inputTypes)) {
    Type type = parseType(text, &getContext());
    Type refined = type ? meet(type, argument.getType()) : nullptr;
    if (!refined)
      return target.emitOpError("argument #")
             << argument.getArgNumber() << " is " << argument.getType()
             << ", cannot take the input type '" << text << "'";
    argument.setType(refined);
    types.push_back(refined);
  }
  target.setFunctionType(FunctionType::get(
      &getContext(), types, target.getFunctionType().getResults()));
  return success();
}

/// Operations that know nothing of refined types get what they declared.
void InferShapes::castBack(Operation *op) {
  if (isa<JitDialect>(op->getDialect()) ||
      isa<RegionBranchOpInterface, RegionBranchTerminatorOpInterface,
          tensor::DimOp, tensor::CastOp, tensor::ExtractOp, tensor::RankOp>(op))
    return;
  OpBuilder builder(op);
  for (OpOperand &operand : op->getOpOperands()) {
    auto found = declared.find(operand.get());
    if (found != declared.end())
      operand.set(castTo(builder, op->getLoc(), operand.get(), found->second));
  }
}

/// Called functions give way to their copies; the first copy in use takes the
/// name.
void InferShapes::nameSpecialisations() {
  SmallVector<StringAttr> names;
  for (auto &[original, copies] : specialisations) {
    names.push_back(SymbolTable::getSymbolName(original));
    symbols->erase(original);
  }
  // A copy that only unused copies call goes with them.
  bool erased;
  do {
    erased = false;
    for (auto &[original, copies] : specialisations)
      llvm::erase_if(copies, [&](func::FuncOp copy) {
        if (!SymbolTable::symbolKnownUseEmpty(copy, getOperation()))
          return false;
        symbols->erase(copy);
        return erased = true;
      });
  } while (erased);
  for (auto [name, entry] : llvm::zip_equal(names, specialisations))
    if (!entry.second.empty())
      (void)symbols->rename(entry.second.front(), name);
}

LogicalResult InferShapes::checkRanked(func::FuncOp function) {
  auto isUnranked = [](Type type) {
    if (auto list = dyn_cast<ListType>(type))
      type = list.getElementType();
    return isa<UnrankedTensorType>(type);
  };
  for (BlockArgument argument : function.getArguments())
    if (isUnranked(argument.getType()))
      return function.emitOpError("argument #")
             << argument.getArgNumber() << " is " << argument.getType()
             << ", expected a ranked type";
  WalkResult result = function.walk([&](Operation *op) {
    for (OpResult each : op->getResults())
      if (isUnranked(each.getType()))
        return WalkResult(
            op->emitOpError("result #")
            << each.getResultNumber() << " is " << each.getType()
            << " after inference, expected a rank that follows from the "
               "operands or is declared");
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

void InferShapes::runOnOperation() {
  declared.clear();
  specialisations.clear();
  active.clear();
  fixed.clear();
  symbols.emplace(getOperation());
  if (failed(overrideInputs()))
    return signalPassFailure();

  DenseSet<StringRef> called;
  getOperation().walk([&](Operation *op) {
    if (auto call = dyn_cast<CallOp>(op))
      called.insert(call.getCallee());
    if (auto derivative = dyn_cast<DerivativeOpInterface>(op))
      called.insert(derivative.getCallee());
    if (auto rule = dyn_cast<CustomVjpOp>(op); rule && !rule.getKernel())
      fixed.insert(rule.getCallee());
    if (auto rule = dyn_cast<CustomJvpOp>(op); rule && !rule.getKernel())
      fixed.insert(rule.getCallee());
  });
  for (const auto &name : fixed)
    called.erase(name.getKey());
  for (auto each :
       llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>())) {
    bool isRoot = !each.isPrivate() || !called.contains(each.getName());
    if (isRoot && !each.isExternal() && failed(inferFunction(each)))
      return signalPassFailure();
  }
  getOperation().walk([&](Operation *op) { castBack(op); });
  // `declared` has values of what this erases.
  declared.clear();
  nameSpecialisations();
  for (auto each : getOperation().getOps<func::FuncOp>())
    if (failed(checkRanked(each)))
      return signalPassFailure();
}
