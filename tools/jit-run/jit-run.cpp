//===- jit-run.cpp - runs jit programs -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../StopAfterOption.h"
#include "../ToolSupport.h"
#include "jit/Execution/Invoke.h"
#include "jit/Execution/OrcEngine.h"
#include "jit/Import/Program.h"
#include "jit/Import/Values.h"
#include "jitrt/io/compare.h"
#include "jitrt/io/literal.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"

using namespace mlir;
using namespace mlir::jit;
namespace cl = llvm::cl;

static cl::OptionCategory category("jit-run options");

static cl::opt<std::string> fileName(cl::Positional, cl::desc("<file>"),
                                     cl::init("-"), cl::cat(category));
static cl::opt<std::string>
    functionName("function", cl::desc("The function to call (default: main)"),
                 cl::init("main"), cl::cat(category));
static cl::list<std::string> inputs(
    "input",
    cl::desc("An argument: 2x3xf32=1,2,3,4,5,6 (a literal), @x.npy, "
             "@w.safetensors:name, 2x3xf32=@x.bin; +x.npy reads on in the file "
             "read last, *x.npy is all arrays of a file"),
    cl::value_desc("value"), cl::cat(category));
static cl::list<std::string> outputs(
    "output",
    cl::desc(
        "Where a result goes: - (print), @y.npy, +y.npy (append), "
        "@y.safetensors:name, @y.bin; empty: nowhere (default: print all)"),
    cl::value_desc("place"), cl::cat(category));
static cl::list<std::string>
    expectedOutputs("expected_output",
                    cl::desc("What a result is compared with, as for --input"),
                    cl::value_desc("value"), cl::cat(category));
static cl::opt<double> rtolOption("rtol", cl::desc("Relative tolerance"),
                                  cl::init(0), cl::cat(category));
static cl::opt<double> atolOption("atol", cl::desc("Absolute tolerance"),
                                  cl::init(0), cl::cat(category));
static cl::opt<uint64_t> ulp("ulp",
                             cl::desc("Tolerance in representable values"),
                             cl::init(0), cl::cat(category));
static cl::opt<bool>
    check("check",
          cl::desc("Call all public functions that have no arguments; their "
                   "check operations say whether they pass"),
          cl::cat(category));
static cl::opt<unsigned> optLevel("O", cl::Prefix,
                                  cl::desc("Optimisation level, 0 to 3"),
                                  cl::init(2), cl::cat(category));
static cl::list<std::string>
    sharedLibraries("shared-libs",
                    cl::desc("Libraries with kernels for jit.custom_call"),
                    cl::CommaSeparated, cl::cat(category));
static cl::opt<int64_t>
    maxElements("print-max-elements",
                cl::desc("Elements printed of a result (default: 1024)"),
                cl::init(1024), cl::cat(category));

static StopAfterOption stopAfter(category);

static LogicalResult fail(const Twine &message) {
  return reportError("jit-run", message);
}

static LogicalResult fail(const jitrt::Status &status) {
  return fail(status.toString());
}

static LogicalResult fail(llvm::Error error) {
  return fail(llvm::toString(std::move(error)));
}

/// Compiles the program; null after an error message.
static std::unique_ptr<OrcEngine> compile(Program &program) {
  EngineOptions options;
  options.optLevel = optLevel;
  options.sharedLibraries.assign(sharedLibraries.begin(),
                                 sharedLibraries.end());
  auto engine = OrcEngine::create(program.getModule(), options);
  if (engine)
    return std::move(*engine);
  std::string message = llvm::toString(engine.takeError());
  // Diagnostics have said more.
  if (!program.hasReportedError())
    (void)fail(message);
  return nullptr;
}

static jitrt::Result<std::vector<jitrt::Tensor>>
call(const OrcEngine &engine, const FunctionInfo &function,
     std::span<const jitrt::Tensor> args) {
  auto entry = engine.lookup(function.name);
  if (!entry)
    return jitrt::notFound(llvm::toString(entry.takeError()));
  return invoke(*entry, function.type.getNumResults(), args);
}

/// Calls every function without arguments.
static LogicalResult runChecks(Program &program) {
  std::unique_ptr<OrcEngine> engine = compile(program);
  if (!engine)
    return failure();
  unsigned passed = 0, failed = 0;
  for (const FunctionInfo &function : program.getFunctions()) {
    if (function.type.getNumInputs() != 0)
      continue;
    auto results = call(*engine, function, {});
    if (results) {
      ++passed;
      continue;
    }
    ++failed;
    llvm::errs() << jitrt::oneLine("jit-run: '" + function.name +
                                   "' failed: " + results.status().toString())
                 << "\n";
  }
  if (passed + failed == 0)
    return fail(fileName + " has no public function without arguments");
  llvm::outs() << passed << " passed, " << failed << " failed\n";
  return success(failed == 0);
}

/// Compares results with what was expected of them.
static LogicalResult compare(ArrayRef<jitrt::Tensor> results) {
  if (expectedOutputs.size() > results.size())
    return fail(
        "wrong number of --expected_output: " + Twine(expectedOutputs.size()) +
        ", expected at most " + Twine(results.size()));
  jitrt::CompareOptions options;
  options.rtol = rtolOption;
  options.atol = atolOption;
  options.ulp = ulp;
  jitrt::InputReader reader;
  LogicalResult outcome = success();
  for (auto [index, text] : llvm::enumerate(expectedOutputs)) {
    std::string where = "expected_output[" + std::to_string(index) + "]";
    auto expected = reader.read(
        text, jitrt::ExpectedType::tensor(results[index].dtype()), where);
    if (!expected)
      return fail(expected.status());
    auto comparison = jitrt::compareTensors(results[index], *expected, options);
    if (!comparison)
      return fail(comparison.status());
    if (!comparison->areEqual())
      outcome = fail("result[" + Twine(index) + "]: " + comparison->message());
  }
  return outcome;
}

static LogicalResult runFunction(Program &program) {
  // The others need not be compiled.
  if (llvm::Error error = program.keepOnly({functionName}))
    return fail(std::move(error));
  const FunctionInfo &function = program.getFunctions().front();
  FunctionType type = function.type;
  for (auto [what, types] : {std::pair("argument ", type.getInputs()),
                             std::pair("result ", type.getResults())})
    for (auto [index, each] : llvm::enumerate(types))
      if (llvm::Error error = requireValueType(
              each, what + Twine(index) + " of '" + functionName + "'"))
        return fail(std::move(error));
  std::vector<std::string> texts(inputs.begin(), inputs.end());
  jitrt::InputReader reader;
  auto args = reader.readAll(texts, expectedTypes(type.getInputs()));
  if (!args)
    return fail(args.status());

  std::vector<jitrt::OutputSpec> specs;
  for (auto [index, text] : llvm::enumerate(outputs)) {
    auto spec =
        jitrt::parseOutputSpec(text, "output[" + std::to_string(index) + "]");
    if (!spec)
      return fail(spec.status());
    specs.push_back(std::move(*spec));
  }
  if (!specs.empty() && specs.size() != type.getNumResults())
    return fail("wrong number of --output: " + Twine(specs.size()) +
                ", expected none or " + Twine(type.getNumResults()));
  specs.resize(type.getNumResults());
  if (outputs.empty() && !expectedOutputs.empty())
    for (jitrt::OutputSpec &spec : specs)
      spec.kind = jitrt::OutputSpec::Kind::Discard;

  std::unique_ptr<OrcEngine> engine = compile(program);
  if (!engine)
    return failure();
  auto results = call(*engine, function, *args);
  if (!results)
    return fail(results.status());
  for (auto [index, spec] : llvm::enumerate(specs))
    if (spec.kind == jitrt::OutputSpec::Kind::Print)
      llvm::outs() << jitrt::printLiteral((*results)[index], {maxElements})
                   << "\n";
  if (jitrt::Status status = jitrt::writeOutputs(specs, *results);
      !status.isOk())
    return fail(status);
  return compare(*results);
}

/// Prints the program as it is behind a stage.
static LogicalResult printStage(Program &program) {
  auto stage = requireStage(stopAfter.stage);
  if (!stage)
    return fail(stage.takeError());
  PipelineOptions options;
  options.last = *stage;
  if (failed(program.lower(options)))
    return failure();
  program.getModule().print(llvm::outs());
  llvm::outs() << "\n";
  return success();
}

/// What the types of the options do not say.
static LogicalResult checkOptions() {
  if (llvm::Error error = checkOptLevel(optLevel))
    return fail(std::move(error));
  for (const auto *tolerance : {&rtolOption, &atolOption})
    if (!(*tolerance >= 0))
      return fail("--" + tolerance->ArgStr + " is " +
                  llvm::formatv("{0}", double(*tolerance)).str() +
                  ", expected at least 0");
  if (maxElements < 0)
    return fail("--print-max-elements is " + Twine(maxElements) +
                ", expected at least 0");
  return success();
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  if (failed(parseCommandLine("jit-run", argc, argv,
                              "compiles and runs a jit program\n")) ||
      failed(checkOptions()))
    return 1;
  Program program(llvm::errs());
  LogicalResult outcome = program.load(fileName);
  if (succeeded(outcome))
    outcome = !stopAfter.stage.empty() ? printStage(program)
              : check                  ? runChecks(program)
                                       : runFunction(program);
  return failed(flushOutput("jit-run")) || failed(outcome);
}
