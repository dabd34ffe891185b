//===- FunctionWriter.cpp - from a function to instructions ---------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each value has a register from its definition to its end, which
// jit/Analysis/Ownership.h defines; then the register serves another value of
// the same kind. A carried value of a loop has one register for its initial
// value, the body's argument and the result.
//
//===----------------------------------------------------------------------===//

#include "ModuleWriter.h"
#include "jit/Analysis/Ownership.h"
#include "jit/Dialect/Check/IR/Check.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"

using namespace mlir;
using namespace mlir::jit;

/// Constants of one value with more elements are made when they are needed.
static constexpr int64_t maxStoredSplat = 64;

namespace {
class FunctionWriter {
public:
  FunctionWriter(ModuleWriter &module, func::FuncOp function,
                 jitrt::FunctionBuilder &out)
      : module(module), function(function), out(out) {}

  LogicalResult write();

private:
  using Uses = jitrt::FunctionBuilder::Uses;
  using Registers = jitrt::FunctionBuilder::Registers;

  // Registers.
  FailureOr<uint32_t> newRegister(Operation *op, Type type);
  /// For a result; `jitrt::noRegister` where nothing uses it.
  FailureOr<uint32_t> define(Operation *op, Value result);
  FailureOr<Registers> defineResults(Operation *op);
  void release(Value value);
  void releaseEnding(Operation *op, bool operandsOnly);
  void noteEnds(Block &block);
  uint32_t registerOf(Value value) const { return registers.at(value); }
  jitrt::RegisterUse use(OpOperand &operand) const {
    return {registerOf(operand.get()),
            isMoved(operand) && isOwned(operand.get().getType())};
  }
  Uses usesOf(MutableArrayRef<OpOperand> operands) const;
  bool endsWith(OpOperand &operand) const;

  // Operations.
  LogicalResult writeBlock(Block &block);
  LogicalResult writeOp(Operation *op);
  LogicalResult writeKernel(Operation *op, StringRef name);
  LogicalResult writeRefinement(Operation *op, StringRef what);
  LogicalResult writeConstant(Operation *op, Attribute value);
  LogicalResult writeCall(Operation *op, StringRef callee);
  LogicalResult writeSlot(Operation *op);
  LogicalResult writeIf(IfOp op);
  LogicalResult writeBranch(Region &region, IfOp op);
  LogicalResult writeLoop(LoopOp op);
  LogicalResult writeContinue(LoopOp loop, uint32_t body);
  void preferCarries(LoopOp loop);
  void preferResults(IfOp op, YieldOp yield);
  /// Assigns but for what is in its place.
  void assign(ArrayRef<OpOperand *> from, ArrayRef<uint32_t> to,
              Uses extraFrom = {}, Registers extraTo = {});

  ModuleWriter &module;
  func::FuncOp function;
  jitrt::FunctionBuilder &out;

  DenseMap<Value, uint32_t> registers;
  /// Where a value that is not yet defined should be.
  DenseMap<Value, uint32_t> preferred;
  /// The registers of values that somebody else releases.
  DenseSet<Value> kept;
  /// By their last use.
  DenseMap<Operation *, SmallVector<std::pair<Value, ValueEnd::Kind>>> ending;
  /// Registers that hold nothing, by what they may hold.
  std::map<std::tuple<int, int, int>, std::vector<uint32_t>> unused;
  DenseMap<int64_t, uint32_t> slots;
};
} // namespace

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

/// Registers of types with the same key hold each other's values.
static std::tuple<int, int, int> keyOf(const jitrt::ValueType &type) {
  using jitrt::ValueKind;
  bool isTensor =
      type.kind == ValueKind::Tensor ||
      (type.kind == ValueKind::List && type.elementKind == ValueKind::Tensor);
  return {
      static_cast<int>(type.kind), isTensor ? static_cast<int>(type.dtype) : 0,
      type.kind == ValueKind::List ? static_cast<int>(type.elementKind) : 0};
}

FailureOr<uint32_t> FunctionWriter::newRegister(Operation *op, Type type) {
  std::optional<jitrt::ValueType> value = module.typeOf(op, type);
  if (!value)
    return failure();
  std::vector<uint32_t> &pool = unused[keyOf(*value)];
  if (pool.empty())
    return out.addRegister(*value);
  uint32_t number = pool.back();
  pool.pop_back();
  return number;
}

FailureOr<uint32_t> FunctionWriter::define(Operation *op, Value result) {
  if (result.use_empty())
    return jitrt::noRegister;
  if (auto place = preferred.find(result); place != preferred.end()) {
    kept.insert(result);
    return registers[result] = place->second;
  }
  FailureOr<uint32_t> number = newRegister(op, result.getType());
  if (succeeded(number))
    registers[result] = *number;
  return number;
}

FailureOr<jitrt::FunctionBuilder::Registers>
FunctionWriter::defineResults(Operation *op) {
  Registers results;
  for (Value result : op->getResults()) {
    FailureOr<uint32_t> number = define(op, result);
    if (failed(number))
      return failure();
    results.push_back(*number);
  }
  return results;
}

void FunctionWriter::release(Value value) {
  auto place = registers.find(value);
  if (place == registers.end() || kept.contains(value))
    return;
  unused[keyOf(*toValueType(value.getType()))].push_back(place->second);
}

/// Releases the values whose last use is `op`; with `operandsOnly` those that
/// are gone when the results come, the others otherwise.
void FunctionWriter::releaseEnding(Operation *op, bool operandsOnly) {
  auto ends = ending.find(op);
  if (ends == ending.end())
    return;
  for (auto [value, kind] : ends->second)
    if (operandsOnly == (kind == ValueEnd::Kind::Operand))
      release(value);
}

void FunctionWriter::noteEnds(Block &block) {
  forEachValue(block, [&](Value value) {
    ValueEnd end = endOf(value);
    if (end.last)
      ending[end.last].emplace_back(value, end.kind);
  });
}

jitrt::FunctionBuilder::Uses
FunctionWriter::usesOf(MutableArrayRef<OpOperand> operands) const {
  Uses uses;
  for (OpOperand &operand : operands)
    uses.push_back(use(operand));
  return uses;
}

/// Whether the register of `operand` is free for another value afterwards.
bool FunctionWriter::endsWith(OpOperand &operand) const {
  if (kept.contains(operand.get()) ||
      operand.get().getParentBlock() != operand.getOwner()->getBlock())
    return false;
  ValueEnd end = endOf(operand.get());
  return end.kind == ValueEnd::Kind::Operand &&
         end.last == operand.getOwner() &&
         end.operand == operand.getOperandNumber();
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

LogicalResult FunctionWriter::write() {
  for (BlockArgument argument : function.getArguments())
    registers[argument] = argument.getArgNumber();
  Block &body = function.getBody().front();
  if (failed(writeBlock(body)))
    return failure();
  Operation *terminator = body.getTerminator();
  out.setLocation(module.location(terminator));
  out.returnValues(usesOf(terminator->getOpOperands()));
  return success();
}

/// Writes all but the terminator.
LogicalResult FunctionWriter::writeBlock(Block &block) {
  noteEnds(block);
  for (Operation &op : block.without_terminator()) {
    out.setLocation(module.location(&op));
    if (failed(writeOp(&op)))
      return failure();
    releaseEnding(&op, /*operandsOnly=*/false);
  }
  return success();
}

LogicalResult FunctionWriter::writeOp(Operation *op) {
  if (auto branch = dyn_cast<IfOp>(op))
    return writeIf(branch);
  if (auto loop = dyn_cast<LoopOp>(op))
    return writeLoop(loop);
  if (auto constant = dyn_cast<ConstantOp>(op))
    return writeConstant(op, constant.getValue());
  if (auto constant = dyn_cast<arith::ConstantOp>(op))
    return writeConstant(op, constant.getValue());
  if (auto call = dyn_cast<CallOp>(op))
    return writeCall(op, call.getCallee());
  if (auto call = dyn_cast<func::CallOp>(op))
    return writeCall(op, call.getCallee());
  if (isa<LoadOp, StoreOp, SuspendOp>(op))
    return writeSlot(op);
  if (isa<DropOp>(op)) {
    Registers dropped;
    for (Value value : op->getOperands())
      dropped.push_back(registerOf(value));
    out.drop(dropped);
    releaseEnding(op, /*operandsOnly=*/true);
    return success();
  }
  if (isa<tensor::CastOp, check::OpaqueOp>(op))
    return writeRefinement(op, "operand");
  if (op->getNumRegions() == 0) {
    if (isa<JitDialect>(op->getDialect()))
      return writeKernel(op, op->getName().stripDialect());
    if (isa<check::CheckDialect>(op->getDialect()) ||
        isa<tensor::DimOp, tensor::ExtractOp, tensor::FromElementsOp>(op))
      return writeKernel(op, op->getName().getStringRef());
    if (isa<arith::ArithDialect>(op->getDialect()))
      return writeKernel(op, op->getName().stripDialect());
  }
  // diagnostic-untested: --jit-verify-program rejects the operation first
  return op->emitOpError("has no bytecode; expected the operations that "
                         "--jit-interpreter-pipeline leaves");
}

/// What a message calls result `index` of `op`.
static StringRef describeResult(Operation *op, unsigned index) {
  if (isa<SortOp>(op))
    return index == 0 ? "values" : "indices";
  return "result";
}

/// The results of which the type knows extents that do not follow from the
/// types of the operands.
static SmallVector<unsigned> uncertainResults(Operation *op) {
  auto inference = dyn_cast<InferTypeOpInterface>(op);
  SmallVector<Type> inferred;
  if (!inference || failed(inference.inferReturnTypes(
                        op->getContext(), std::nullopt, op->getOperands(),
                        op->getAttrDictionary(), op->getPropertiesStorage(),
                        op->getRegions(), inferred)))
    return {};
  SmallVector<unsigned> uncertain;
  for (auto [index, type] : llvm::enumerate(op->getResultTypes())) {
    auto ranked = dyn_cast<RankedTensorType>(type);
    auto known = dyn_cast<RankedTensorType>(inferred[index]);
    if (ranked && !ranked.getShape().empty() &&
        (!known || llvm::any_of(llvm::seq(ranked.getRank()), [&](int64_t dim) {
          return known.isDynamicDim(dim) && !ranked.isDynamicDim(dim);
        })))
      uncertain.push_back(index);
  }
  return uncertain;
}

LogicalResult FunctionWriter::writeKernel(Operation *op, StringRef name) {
  FailureOr<uint32_t> kernel = module.kernel(op, name);
  if (failed(kernel))
    return failure();
  Uses operands = usesOf(op->getOpOperands());
  releaseEnding(op, /*operandsOnly=*/true);
  FailureOr<Registers> results = defineResults(op);
  if (failed(results))
    return failure();
  // A result that nothing uses is checked as well.
  SmallVector<unsigned> checked = uncertainResults(op);
  for (unsigned index : checked)
    if (op->getResult(index).use_empty()) {
      FailureOr<uint32_t> place =
          newRegister(op, op->getResult(index).getType());
      if (failed(place))
        return failure();
      (*results)[index] = *place;
    }
  out.callKernel(*kernel, operands, *results);
  for (unsigned index : checked) {
    Value result = op->getResult(index);
    FailureOr<uint32_t> check =
        module.refineKernel(op, result.getType(), describeResult(op, index));
    if (failed(check))
      return failure();
    uint32_t place = (*results)[index];
    out.callKernel(*check, {jitrt::moved(place)},
                   {result.use_empty() ? uint32_t(jitrt::noRegister) : place});
    if (result.use_empty())
      unused[keyOf(*toValueType(result.getType()))].push_back(place);
  }
  return success();
}

/// The operand itself; its extents are checked where the result's type knows
/// them.
LogicalResult FunctionWriter::writeRefinement(Operation *op, StringRef what) {
  Uses operands = usesOf(op->getOpOperands());
  Type type = op->getResult(0).getType();
  releaseEnding(op, /*operandsOnly=*/true);
  FailureOr<Registers> results = defineResults(op);
  if (failed(results))
    return failure();
  if (!isa<TensorType>(type)) {
    if (results->front() != jitrt::noRegister)
      out.assign(operands, *results);
    return success();
  }
  FailureOr<uint32_t> kernel = module.refineKernel(op, type, what);
  if (failed(kernel))
    return failure();
  out.callKernel(*kernel, operands, *results);
  return success();
}

LogicalResult FunctionWriter::writeConstant(Operation *op, Attribute value) {
  if (op->use_empty())
    return success();
  // One element stands for many.
  auto splat = dyn_cast<SplatElementsAttr>(value);
  if (splat && splat.getNumElements() > maxStoredSplat)
    value = DenseElementsAttr::get(
        RankedTensorType::get({}, splat.getElementType()),
        splat.getSplatValue<Attribute>());
  else
    splat = nullptr;
  FailureOr<uint32_t> constant = module.constant(op, value);
  FailureOr<Registers> results = defineResults(op);
  if (failed(constant) || failed(results))
    return failure();
  uint32_t result = results->front();
  out.constant(*constant, result);
  if (!splat)
    return success();
  FailureOr<uint32_t> broadcast =
      module.broadcastKernel(op, cast<RankedTensorType>(splat.getType()));
  if (failed(broadcast))
    return failure();
  out.callKernel(*broadcast, {jitrt::moved(result)}, {result});
  return success();
}

LogicalResult FunctionWriter::writeCall(Operation *op, StringRef callee) {
  Uses operands = usesOf(op->getOpOperands());
  releaseEnding(op, /*operandsOnly=*/true);
  FailureOr<Registers> results = defineResults(op);
  if (failed(results))
    return failure();
  out.call(module.functionNumber(callee), operands, *results);
  return success();
}

LogicalResult FunctionWriter::writeSlot(Operation *op) {
  if (isa<SuspendOp>(op)) {
    out.suspend();
    return success();
  }
  auto numberOf = [&](int64_t slot, Type type) -> FailureOr<uint32_t> {
    auto [place, isNew] = slots.try_emplace(slot, 0);
    if (isNew) {
      std::optional<jitrt::ValueType> value = module.typeOf(op, type);
      if (!value)
        return failure();
      place->second = out.addSlot(*value);
    }
    return place->second;
  };
  if (auto store = dyn_cast<StoreOp>(op)) {
    FailureOr<uint32_t> slot =
        numberOf(store.getSlot(), store.getValue().getType());
    if (failed(slot))
      return failure();
    out.store(use(store.getValueMutable()), *slot);
    releaseEnding(op, /*operandsOnly=*/true);
    return success();
  }
  auto load = cast<LoadOp>(op);
  FailureOr<uint32_t> slot = numberOf(load.getSlot(), load.getType());
  FailureOr<Registers> results = defineResults(op);
  if (failed(slot) || failed(results))
    return failure();
  if (results->front() != jitrt::noRegister)
    out.load(*slot, results->front(), load.getTake());
  return success();
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

void FunctionWriter::assign(ArrayRef<OpOperand *> from, ArrayRef<uint32_t> to,
                            Uses extraFrom, Registers extraTo) {
  for (auto [operand, target] : llvm::zip_equal(from, to)) {
    if (target == jitrt::noRegister)
      continue;
    jitrt::RegisterUse source = use(*operand);
    bool isInPlace = source.index == target &&
                     (source.move || !isOwned(operand->get().getType()));
    if (isInPlace)
      continue;
    extraFrom.push_back(source);
    extraTo.push_back(target);
  }
  if (!extraTo.empty())
    out.assign(extraFrom, extraTo);
}

/// Whether the register of a carried or yielded value can be the one of what
/// becomes of it: `operand` is the only one of its operation that reads it.
static bool isReadOnce(OpOperand &operand) {
  return llvm::count(operand.getOwner()->getOperands(), operand.get()) == 1;
}

LogicalResult FunctionWriter::writeIf(IfOp op) {
  uint32_t condition = registerOf(op.getCondition());
  if (failed(defineResults(op)))
    return failure();
  uint32_t toElse = out.jumpIfNot(condition);
  if (failed(writeBranch(op.getThenRegion(), op)))
    return failure();
  if (op.getElseRegion().empty()) {
    out.setTarget(toElse, out.position());
    releaseEnding(op, /*operandsOnly=*/true);
    return success();
  }
  uint32_t toEnd = out.jump();
  out.setTarget(toElse, out.position());
  if (failed(writeBranch(op.getElseRegion(), op)))
    return failure();
  out.setTarget(toEnd, out.position());
  releaseEnding(op, /*operandsOnly=*/true);
  return success();
}

/// Values of the branch that are only yielded are made in the registers of the
/// results.
void FunctionWriter::preferResults(IfOp op, YieldOp yield) {
  for (OpOperand &operand : yield->getOpOperands()) {
    Value value = operand.get();
    Value result = op->getResult(operand.getOperandNumber());
    if (value.getDefiningOp() && value.getParentBlock() == yield->getBlock() &&
        !result.use_empty() && isReadOnce(operand))
      preferred[value] = registerOf(result);
  }
}

LogicalResult FunctionWriter::writeBranch(Region &region, IfOp op) {
  auto yield = cast<YieldOp>(region.front().getTerminator());
  preferResults(op, yield);
  if (failed(writeBlock(region.front())))
    return failure();
  SmallVector<OpOperand *> from;
  SmallVector<uint32_t> to;
  for (OpOperand &operand : yield->getOpOperands()) {
    Value result = op->getResult(operand.getOperandNumber());
    from.push_back(&operand);
    to.push_back(result.use_empty() ? jitrt::noRegister : registerOf(result));
  }
  out.setLocation(module.location(yield));
  assign(from, to);
  releaseEnding(yield, /*operandsOnly=*/true);
  return success();
}

LogicalResult FunctionWriter::writeLoop(LoopOp op) {
  SmallVector<OpOperand *> from;
  SmallVector<uint32_t> to;
  unsigned first = op->getNumOperands() - op.getInitialValues().size();
  for (auto [index, result] : llvm::enumerate(op->getResults())) {
    OpOperand &initial = op->getOpOperand(first + index);
    if (endsWith(initial)) {
      registers[result] = registerOf(initial.get());
      // The result has taken it over.
      kept.insert(initial.get());
    } else {
      FailureOr<uint32_t> number = newRegister(op, result.getType());
      if (failed(number))
        return failure();
      registers[result] = *number;
    }
    from.push_back(&initial);
    to.push_back(registers[result]);
    Value argument = op.getCarries()[index];
    registers[argument] = registers[result];
    kept.insert(argument);
  }
  assign(from, to);
  std::optional<uint32_t> toEnd;
  if (Value condition = op.getCondition())
    toEnd = out.jumpIfNot(registerOf(condition));
  uint32_t body = out.position();
  preferCarries(op);
  if (failed(writeBlock(op.getBody().front())) ||
      failed(writeContinue(op, body)))
    return failure();
  if (toEnd)
    out.setTarget(*toEnd, out.position());
  releaseEnding(op, /*operandsOnly=*/true);
  for (Value result : op->getResults())
    if (result.use_empty())
      release(result);
  return success();
}

/// A value that the body makes when nothing needs the carried one any more is
/// made in its register.
void FunctionWriter::preferCarries(LoopOp loop) {
  ContinueOp next = loop.getContinue();
  unsigned first = next->getNumOperands() - loop->getNumResults();
  for (auto [index, argument] : llvm::enumerate(loop.getCarries())) {
    OpOperand &operand = next->getOpOperand(first + index);
    Operation *maker = operand.get().getDefiningOp();
    if (!maker || maker->getBlock() != next->getBlock() || !isReadOnce(operand))
      continue;
    ValueEnd end = endOf(argument);
    if (!end.last || end.last->isBeforeInBlock(maker) ||
        (end.last == maker && end.kind == ValueEnd::Kind::Operand &&
         maker->getNumRegions() == 0))
      preferred[operand.get()] = registers[argument];
  }
}

LogicalResult FunctionWriter::writeContinue(LoopOp loop, uint32_t body) {
  ContinueOp next = loop.getContinue();
  unsigned first = next->getNumOperands() - loop->getNumResults();
  SmallVector<OpOperand *> from;
  SmallVector<uint32_t> to;
  for (auto [index, result] : llvm::enumerate(loop->getResults())) {
    from.push_back(&next->getOpOperand(first + index));
    to.push_back(registerOf(result));
  }
  out.setLocation(module.location(next));
  if (first == 0) {
    assign(from, to);
    out.jump(body);
  } else {
    // The condition is read after the assignment, which may change it.
    Value condition = next->getOperand(0);
    uint32_t place = registerOf(condition);
    Uses extraFrom;
    Registers extraTo;
    if (llvm::is_contained(to, place)) {
      FailureOr<uint32_t> copy = newRegister(next, condition.getType());
      if (failed(copy))
        return failure();
      extraFrom.push_back(place);
      extraTo.push_back(*copy);
      place = *copy;
    }
    assign(from, to, extraFrom, extraTo);
    out.jumpIf(place, body);
    if (!extraTo.empty())
      unused[keyOf(*toValueType(condition.getType()))].push_back(place);
  }
  releaseEnding(next, /*operandsOnly=*/true);
  return success();
}

LogicalResult jit::writeFunction(ModuleWriter &module, func::FuncOp function,
                                 jitrt::FunctionBuilder &out) {
  return FunctionWriter(module, function, out).write();
}
