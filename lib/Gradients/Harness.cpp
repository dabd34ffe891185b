//===- Harness.cpp - the functions that a check calls ---------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Harness.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Execution/InterpreterEngine.h"
#include "jit/Execution/Invoke.h"
#include "jit/Execution/OrcEngine.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace mlir::jit;

namespace {
/// Adds functions of derivatives behind a function.
class Writer {
public:
  Writer(ModuleOp module, func::FuncOp function)
      : symbols(module), builder(function.getLoc(), function->getContext()) {
    builder.setInsertionPointAfter(function);
  }

  /// The arguments of `function` and those of types `extra`, which is what its
  /// derivative `OpTy` takes.
  template <typename OpTy>
  func::FuncOp add(func::FuncOp function, StringRef suffix,
                   ArrayRef<Type> extra, ArrayRef<Type> results) {
    OpBuilder::InsertionGuard guard(builder);
    SmallVector<Type> types(function.getArgumentTypes());
    llvm::append_range(types, extra);
    auto added = func::FuncOp::create(
        builder, (function.getName() + suffix).str(),
        FunctionType::get(builder.getContext(), types, results));
    // Its name may change here.
    symbols.insert(added, std::next(Block::iterator(function)));
    Block *body = added.addEntryBlock();
    builder.setInsertionPointToEnd(body);
    ValueRange args = body->getArguments();
    auto op = OpTy::create(builder, results, function.getName(),
                           args.take_front(function.getNumArguments()),
                           args.drop_front(function.getNumArguments()),
                           DenseI64ArrayAttr(),
                           /*value=*/false);
    func::ReturnOp::create(builder, op->getResults());
    return added;
  }

private:
  SymbolTable symbols;
  ImplicitLocOpBuilder builder;
};

/// The program that runs, and what it needs to.
struct Engine {
  OwningOpRef<ModuleOp> module;
  std::unique_ptr<OrcEngine> compiled;
  std::unique_ptr<InterpreterEngine> interpreted;

  jitrt::Result<Tensors> call(StringRef name, unsigned numResults,
                              ArrayRef<jitrt::Tensor> args) {
    if (interpreted)
      return interpreted->call(name, args);
    auto entry = compiled->lookup(name);
    if (!entry)
      return jitrt::notFound(llvm::toString(entry.takeError()));
    return invoke(*entry, numResults, {args.data(), args.size()});
  }
};
} // namespace

static llvm::Error start(Engine &engine, const GradientCheckOptions &options) {
  if (options.interpret) {
    InterpreterOptions interpreter;
    interpreter.sharedLibraries = options.sharedLibraries;
    auto made = InterpreterEngine::create(*engine.module, interpreter);
    if (!made)
      return made.takeError();
    engine.interpreted = std::move(*made);
    return llvm::Error::success();
  }
  EngineOptions compiler;
  compiler.optLevel = options.optLevel;
  compiler.sharedLibraries = options.sharedLibraries;
  auto made = OrcEngine::create(*engine.module, compiler);
  if (!made)
    return made.takeError();
  engine.compiled = std::move(*made);
  return llvm::Error::success();
}

static SmallVector<unsigned> differentiable(TypeRange types) {
  SmallVector<unsigned> positions;
  for (auto [index, type] : llvm::enumerate(types))
    if (isDifferentiableType(type))
      positions.push_back(index);
  return positions;
}

llvm::Expected<Harness> jit::makeHarness(ModuleOp module, StringRef name,
                                         const GradientCheckOptions &options) {
  auto engine = std::make_shared<Engine>();
  engine->module = module.clone();
  Harness harness;
  harness.function = name.str();
  FailureOr<bool> isConverted = convertToF64(*engine->module);
  if (failed(isConverted))
    // diagnostic-untested: follows an error that says why
    return llvm::createStringError("cannot convert the program to f64");
  harness.isConverted = *isConverted;
  auto function = engine->module->lookupSymbol<func::FuncOp>(name);
  if (!function)
    return llvm::createStringError("there is no function '" + name + "'");
  harness.arguments = differentiable(function.getArgumentTypes());
  harness.results = differentiable(function.getResultTypes());
  harness.numArguments = function.getNumArguments();
  for (auto [what, positions] : {std::pair("argument", harness.arguments),
                                 std::pair("result", harness.results)})
    if (positions.empty())
      return llvm::createStringError("'" + name + "' has no " + what +
                                     " of a differentiable type, expected at "
                                     "least one tensor of floats or f64");

  auto typesAt = [](TypeRange types, ArrayRef<unsigned> positions) {
    SmallVector<Type> result;
    for (unsigned index : positions)
      result.push_back(types[index]);
    return result;
  };
  SmallVector<Type> inputs =
      typesAt(function.getArgumentTypes(), harness.arguments);
  SmallVector<Type> outputs =
      typesAt(function.getResultTypes(), harness.results);
  // Nothing else need run.
  for (auto other : engine->module->getOps<func::FuncOp>())
    if (other != function)
      other.setPrivate();
  Writer writer(*engine->module, function);
  auto makeCall = [&](func::FuncOp callee) -> Harness::Call {
    return [engine, name = callee.getName().str(),
            numResults = callee.getNumResults()](ArrayRef<jitrt::Tensor> args) {
      return engine->call(name, numResults, args);
    };
  };
  harness.value = makeCall(function);
  func::FuncOp vjp = writer.add<VjpOp>(function, "_vjp", outputs, inputs);
  harness.vjp = makeCall(vjp);
  if (options.kind != GradientCheckKind::Vjp)
    harness.jvp =
        makeCall(writer.add<JvpOp>(function, "_jvp", inputs, outputs));
  if (options.kind == GradientCheckKind::Second) {
    SmallVector<Type> both = inputs;
    llvm::append_range(both, outputs);
    harness.vjpOfVjp = makeCall(writer.add<VjpOp>(vjp, "_vjp", inputs, both));
    harness.jvpOfVjp = makeCall(writer.add<JvpOp>(vjp, "_jvp", both, inputs));
  }
  PassManager passes(module.getContext());
  passes.addPass(createSymbolDCEPass());
  if (failed(passes.run(*engine->module)))
    // diagnostic-untested: the pass does not fail
    return llvm::createStringError("cannot remove unused functions");
  if (llvm::Error error = start(*engine, options))
    return error;
  return harness;
}
