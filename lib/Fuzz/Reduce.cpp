//===- Reduce.cpp - makes failing programs small -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Fuzz/Reduce.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Fuzz/Isolation.h"
#include "jitrt/io/literal.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::jit::fuzz;

namespace {
/// The program as it is now, and what changes it.
class Reducer {
public:
  Reducer(ModuleOp module, const Case &failing, const Failure &failure,
          unsigned seconds, ArrayRef<std::string> paths)
      : module(module.clone()), failure(failure), seconds(seconds),
        paths(paths) {
    runs = failing;
    size_t run = failure.run < failing.runs.size() ? failure.run : 0;
    runs.runs = {failing.runs[run]};
    // Crashes are not tied to a run.
    if (!fails(*this->module, runs)) {
      runs.runs = failing.runs;
      keepsRuns = true;
    }
  }

  ReducedProgram run() {
    for (bool changed = true; changed;) {
      changed = false;
      for (bool (Reducer::*step)() :
           {&Reducer::dropResults, &Reducer::cutValues, &Reducer::simplifyOps,
            &Reducer::zeroInputs})
        changed |= (this->*step)();
    }
    return {std::move(module), std::move(runs), std::move(failure)};
  }

private:
  using Change = llvm::function_ref<bool(ModuleOp, Case &)>;

  func::FuncOp mainOf(ModuleOp module) {
    return module.lookupSymbol<func::FuncOp>(runs.function);
  }

  /// The operations that may be removed, in a fixed order.
  SmallVector<Operation *> operations(ModuleOp module) {
    SmallVector<Operation *> result;
    for (auto function : module.getOps<func::FuncOp>())
      function.walk<WalkOrder::PreOrder>([&](Operation *op) {
        if (op != function && !op->hasTrait<OpTrait::IsTerminator>())
          result.push_back(op);
      });
    return result;
  }

  bool fails(ModuleOp candidate, const Case &program);
  bool attempt(Change change);
  void cleanUp(ModuleOp module, Case &program);
  bool dropResults();
  bool cutValues();
  bool simplifyOps();
  bool simplifyOp(size_t index);
  bool zeroInputs();

  OwningOpRef<ModuleOp> module;
  Case runs;
  Failure failure;
  unsigned seconds;
  ArrayRef<std::string> paths;
  bool keepsRuns = false;
};
} // namespace

bool Reducer::fails(ModuleOp candidate, const Case &program) {
  IsolatedResult result = runIsolated(
      [&] {
        std::optional<Failure> failure =
            check(candidate, program, paths).front();
        return failure ? std::to_string(int(failure->kind)) + failure->text
                       : std::string("none");
      },
      seconds);
  if (!result.isOk())
    return failure.kind ==
           (result.timedOut ? FailureKind::Hang : FailureKind::Crash);
  std::string kind = std::to_string(int(failure.kind));
  if (result.text.compare(0, kind.size(), kind) != 0)
    return false;
  failure.text = result.text.substr(kind.size());
  return true;
}

/// Removes what nothing uses, and arguments with it.
void Reducer::cleanUp(ModuleOp module, Case &program) {
  for (bool changed = true; changed;) {
    changed = false;
    module.walk<WalkOrder::PostOrder>([&](Operation *op) {
      if (isa<ModuleOp, func::FuncOp>(op) || !isOpTriviallyDead(op))
        return;
      op->erase();
      changed = true;
    });
  }
  func::FuncOp main = mainOf(module);
  for (unsigned i = main.getNumArguments(); i-- > 0;)
    if (main.getArgument(i).use_empty()) {
      main.front().eraseArgument(i);
      for (auto &args : program.runs)
        args.erase(args.begin() + i);
    }
  Operation *end = main.front().getTerminator();
  main.setType(FunctionType::get(main.getContext(),
                                 main.front().getArgumentTypes(),
                                 end->getOperandTypes()));
  program.numResults = end->getNumOperands();
  for (auto function :
       llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
    if (function.isPrivate() &&
        SymbolTable::symbolKnownUseEmpty(function, module))
      function.erase();
}

bool Reducer::attempt(Change change) {
  OwningOpRef<ModuleOp> candidate = module->clone();
  Case program = runs;
  if (!change(*candidate, program))
    return false;
  cleanUp(*candidate, program);
  {
    ScopedDiagnosticHandler quiet(candidate->getContext(),
                                  [](Diagnostic &) { return success(); });
    if (mlir::failed(verify(*candidate)) &&
        failure.kind != FailureKind::Invalid)
      return false;
  }
  if (!fails(*candidate, program))
    return false;
  module = std::move(candidate);
  runs = std::move(program);
  return true;
}

/// One result, if one will do; else as few as possible.
bool Reducer::dropResults() {
  unsigned count = runs.numResults;
  if (count <= 1)
    return false;
  for (unsigned keep = 0; keep < count; ++keep)
    if (attempt([&](ModuleOp candidate, Case &) {
          Operation *end = mainOf(candidate).front().getTerminator();
          end->setOperands(end->getOperand(keep));
          return true;
        }))
      return true;
  bool changed = false;
  for (unsigned i = count; i-- > 0;)
    changed |= attempt([&](ModuleOp candidate, Case &) {
      mainOf(candidate).front().getTerminator()->eraseOperand(i);
      return true;
    });
  return changed;
}

/// Results of operations of the function itself become arguments, with the
/// values that -O0 computes.
bool Reducer::cutValues() {
  if (keepsRuns)
    return false;
  auto values = [&](ModuleOp module) {
    SmallVector<Value> result;
    for (Operation &op : mainOf(module).front().without_terminator())
      for (Value value : op.getResults())
        if (isa<RankedTensorType>(value.getType()))
          result.push_back(value);
    return result;
  };
  SmallVector<Value> found = values(*module);
  if (found.empty())
    return false;
  OwningOpRef<ModuleOp> probe = module->clone();
  Operation *end = mainOf(*probe).front().getTerminator();
  end->setOperands(values(*probe));
  mainOf(*probe).setType(FunctionType::get(
      end->getContext(), mainOf(*probe).front().getArgumentTypes(),
      end->getOperandTypes()));
  IsolatedResult computed = runIsolated(
      [&] {
        std::string text;
        if (auto results = evaluate(*probe, runs.function, found.size(),
                                    runs.runs.front()))
          for (const jitrt::Tensor &result : *results)
            text += jitrt::printLiteral(result, {1 << 20}) + "\n";
        return text;
      },
      seconds);
  SmallVector<StringRef> literals;
  StringRef(computed.text).split(literals, '\n', -1, /*KeepEmpty=*/false);
  if (literals.size() != found.size())
    return false;
  bool changed = false;
  // From the end: what is cut there makes most of the rest unused. Positions
  // before the cut stay as they are.
  for (size_t i = found.size(); i-- > 0;) {
    auto value = jitrt::parseLiteral(std::string(literals[i]));
    if (!value || i >= values(*module).size())
      continue;
    changed |= attempt([&](ModuleOp candidate, Case &program) {
      Value old = values(candidate)[i];
      if (old.use_empty() || old.getDefiningOp<ConstantOp>())
        return false;
      Value argument =
          mainOf(candidate).front().addArgument(old.getType(), old.getLoc());
      old.replaceAllUsesWith(argument);
      program.runs.front().push_back(*value);
      return true;
    });
  }
  return changed;
}

/// Moves the operations of a block in front of `op`, whose results are what the
/// block's end has.
static void inlineBlock(Operation *op, Block &block, ValueRange results) {
  OpBuilder builder(op);
  SmallVector<Value> values;
  for (auto [result, value] : llvm::zip(op->getResults(), results))
    values.push_back(castTo(builder, op->getLoc(), value, result.getType()));
  SmallVector<Operation *> casts;
  for (Value value : values)
    if (Operation *def = value.getDefiningOp();
        def && def->getBlock() == op->getBlock())
      if (isa_and_present<tensor::CastOp>(def) && def->getNextNode() == op)
        casts.push_back(def);
  Operation *first = casts.empty() ? op : casts.front();
  for (Operation &inner :
       llvm::make_early_inc_range(block.without_terminator()))
    inner.moveBefore(first);
  op->replaceAllUsesWith(values);
  op->erase();
}

/// Replaces `op` by what one of its regions or its callee does, once.
static bool inlineOp(Operation *op, unsigned region) {
  if (auto loop = dyn_cast<LoopOp>(op)) {
    if (region != 0)
      return false;
    Block &body = loop.getBody().front();
    OpBuilder builder(op);
    Value zero = arith::ConstantIndexOp::create(builder, op->getLoc(), 0);
    loop.getIteration().replaceAllUsesWith(zero);
    for (auto [carry, init] :
         llvm::zip(loop.getCarries(), loop.getInitialValues()))
      carry.replaceAllUsesWith(
          castTo(builder, op->getLoc(), init, carry.getType()));
    inlineBlock(op, body, loop.getContinue().getCarries());
    return true;
  }
  if (isa<IfOp, CheckpointOp, StageOp>(op)) {
    if (region >= op->getNumRegions() || op->getRegion(region).empty())
      return false;
    Block &body = op->getRegion(region).front();
    inlineBlock(op, body, body.getTerminator()->getOperands());
    return true;
  }
  auto call = dyn_cast<CallOp>(op);
  if (!call || region != 0)
    return false;
  auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      op, call.getCalleeAttr());
  OpBuilder builder(op);
  IRMapping mapping;
  for (auto [argument, value] :
       llvm::zip(callee.getArguments(), call.getArgs()))
    mapping.map(argument,
                castTo(builder, op->getLoc(), value, argument.getType()));
  for (Operation &inner : callee.front().without_terminator())
    builder.clone(inner, mapping);
  SmallVector<Value> results;
  for (auto [result, value] : llvm::zip(
           op->getResults(), callee.front().getTerminator()->getOperands()))
    results.push_back(castTo(builder, op->getLoc(),
                             mapping.lookupOrDefault(value), result.getType()));
  op->replaceAllUsesWith(results);
  op->erase();
  return true;
}

bool Reducer::simplifyOp(size_t index) {
  Operation *op = operations(*module)[index];
  if (op->getNumResults() == 0 && attempt([&](ModuleOp candidate, Case &) {
        operations(candidate)[index]->erase();
        return true;
      }))
    return true;
  for (unsigned region = 0; region < 2; ++region)
    if (attempt([&](ModuleOp candidate, Case &) {
          return inlineOp(operations(candidate)[index], region);
        }))
      return true;
  // An operand in place of the result.
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    if (attempt([&](ModuleOp candidate, Case &) {
          Operation *own = operations(candidate)[index];
          Value operand = own->getOperand(i);
          bool any = false;
          for (Value result : own->getResults())
            if (!result.use_empty() && result.getType() == operand.getType()) {
              result.replaceAllUsesWith(operand);
              any = true;
            }
          return any;
        }))
      return true;
  // Zeros in place of a result.
  if (isa<ConstantOp>(op))
    return false;
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    if (attempt([&](ModuleOp candidate, Case &) {
          Operation *own = operations(candidate)[index];
          Value result = own->getResult(i);
          auto type = dyn_cast<RankedTensorType>(result.getType());
          if (!type || !type.hasStaticShape() || result.use_empty())
            return false;
          OpBuilder builder(own);
          TypedAttr zero = builder.getZeroAttr(type);
          if (!zero)
            return false;
          result.replaceAllUsesWith(ConstantOp::create(
              builder, own->getLoc(), cast<ElementsAttr>(zero)));
          return true;
        }))
      return true;
  return false;
}

bool Reducer::simplifyOps() {
  bool changed = false;
  for (size_t i = operations(*module).size(); i-- > 0;)
    if (i < operations(*module).size())
      changed |= simplifyOp(i);
  return changed;
}

/// Simpler values.
bool Reducer::zeroInputs() {
  bool changed = false;
  if (keepsRuns)
    return false;
  for (size_t i = 0; i < runs.runs.front().size(); ++i) {
    const jitrt::Tensor &input = runs.runs.front()[i];
    auto bytes = input.bytes();
    if (llvm::all_of(bytes,
                     [](std::byte each) { return each == std::byte{0}; }))
      continue;
    auto zeros = jitrt::Tensor::zeros(input.dtype(), input.sizes());
    if (!zeros)
      continue;
    changed |= attempt([&](ModuleOp, Case &program) {
      program.runs.front()[i] = *zeros;
      return true;
    });
  }
  return changed;
}

ReducedProgram fuzz::reduce(ModuleOp module, const Case &failing,
                            const Failure &failure, unsigned seconds,
                            ArrayRef<std::string> paths) {
  return Reducer(module, failing, failure, seconds, paths).run();
}

/// One element alone where all are the same, and no element where they are 0.
static std::string printInput(const jitrt::Tensor &tensor) {
  auto bytes = tensor.bytes();
  size_t size = jitrt::dtypeSize(tensor.dtype());
  for (size_t i = size; i < bytes.size(); ++i)
    if (bytes[i] != bytes[i - size])
      return jitrt::printLiteral(tensor, {1 << 20});
  std::string text = tensor.typeString();
  if (llvm::all_of(bytes, [](std::byte each) { return each == std::byte{0}; }))
    return text;
  auto first = jitrt::Tensor::zeros(tensor.dtype(), {});
  std::memcpy(first->mutableData(), bytes.data(), size);
  std::string literal = jitrt::printLiteral(*first);
  return text + literal.substr(literal.find('='));
}

std::string fuzz::printTestCase(ReducedProgram &program) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "// " << failureKindName(program.failure.kind) << ": "
     << program.failure.text
     << "\n// RUN: jit-run %s --function=" << program.runs.function;
  for (const jitrt::Tensor &input : program.runs.runs.front())
    os << " --input='" << printInput(input) << "'";
  os << "\n";
  program.module->print(os);
  os << "\n";
  return text;
}
