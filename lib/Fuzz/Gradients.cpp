//===- Gradients.cpp - checks derivatives of random programs --------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Fuzz/Gradients.h"
#include "Generator.h"
#include "jit/Execution/InterpreterEngine.h"
#include "jit/Gradients/GradientCheck.h"

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::jit::fuzz;

static bool hasDerivatives(func::FuncOp function) {
  return llvm::any_of(function.getArgumentTypes(), isDifferentiableType) &&
         llvm::any_of(function.getResultTypes(), isDifferentiableType);
}

/// Whether the program ends without an error.
static bool runs(ModuleOp module, const Program &program) {
  ScopedDiagnosticHandler silent(module.getContext(),
                                 [](Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> copy = module.clone();
  auto engine = InterpreterEngine::create(*copy, {});
  if (!engine) {
    llvm::consumeError(engine.takeError());
    return false;
  }
  return static_cast<bool>(
      (*engine)->call(program.name, makeInputs(program, 0)));
}

FailureOr<Program> fuzz::generateDifferentiable(ModuleOp module, StringRef name,
                                                uint64_t seed,
                                                GeneratorOptions options) {
  constexpr unsigned attempts = 16;
  options.differentiable = true;
  // Differences see through what stops a gradient, on purpose.
  if (options.ops.empty())
    for (const OpRow &row : opRows())
      if (row.reason.empty() && row.op != "stop_gradient")
        options.ops.push_back(row.op.str());
  for (unsigned attempt = 0; attempt < attempts; ++attempt) {
    OwningOpRef<ModuleOp> each = ModuleOp::create(module.getLoc());
    uint64_t derived = Random(seed, attempt).next();
    Program program = generate(*each, name, derived, options);
    auto function = each->lookupSymbol<func::FuncOp>(name);
    if (!hasDerivatives(function) || !runs(*each, program))
      continue;
    for (Operation &op : *each->getBody())
      module.push_back(op.clone());
    return program;
  }
  return failure();
}

std::optional<Failure> fuzz::checkDerivatives(ModuleOp module,
                                              const Program &program,
                                              ArrayRef<std::string> paths) {
  const std::string defaults[] = {"interpret", "O0"};
  std::vector<jitrt::Tensor> args = makeInputs(program, 0);
  for (const std::string &path : paths.empty() ? defaults : paths) {
    GradientCheckOptions options;
    options.interpret = path == "interpret";
    options.optLevel = path == "O3" ? 3 : 0;
    options.maxElements = 8;
    options.seed = program.seed;
    std::string text;
    ScopedDiagnosticHandler handler(
        module.getContext(), [&](Diagnostic &diagnostic) {
          if (diagnostic.getSeverity() == DiagnosticSeverity::Error &&
              text.empty())
            text = diagnostic.str();
          return success();
        });
    auto report = checkGradients(module, program.name, args, options);
    if (!report)
      return Failure{FailureKind::Compile,
                     path + ": " + llvm::toString(report.takeError()) + ": " +
                         text};
    // A step away the program itself may fail, where indices are computed.
    if (!report->functionError.empty())
      return std::nullopt;
    if (!report->failures.empty())
      return Failure{FailureKind::Values,
                     path + ": " + report->failures.front()};
  }
  return std::nullopt;
}
