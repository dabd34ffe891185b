//===- jit-run.cpp - runs jit programs -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../StopAfterOption.h"
#include "../ToolSupport.h"
#include "GradientOptions.h"
#include "Runner.h"
#include "jitrt/io/compare.h"
#include "jitrt/io/literal.h"
#include "jitrt/vm/disassembler.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include <ctime>

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
enum class Mode { Compile, Interpret };
static cl::opt<Mode>
    mode("mode",
         cl::desc("How to run (default: compile; bytecode is interpreted)"),
         cl::values(clEnumValN(Mode::Compile, "compile", "as machine code"),
                    clEnumValN(Mode::Interpret, "interpret",
                               "by the interpreter, at once")),
         cl::init(Mode::Compile), cl::cat(category));
static cl::opt<bool> dumpBytecode(
    "dump-bytecode",
    cl::desc("Print what the interpreter runs instead of running it"),
    cl::cat(category));
static cl::opt<bool> debug(
    "debug",
    cl::desc("Interpret step by step, as commands from the standard input say; "
             "'help' lists them"),
    cl::cat(category));
static cl::opt<std::string>
    traceFile("trace",
              cl::desc("Interpret, and write the time of each instruction for "
                       "chrome://tracing or Perfetto"),
              cl::value_desc("file"), cl::cat(category));
static cl::opt<unsigned>
    timedCalls("time",
               cl::desc("Call that often, and print the least and the median "
                        "processor time of a call"),
               cl::value_desc("calls"), cl::init(0), cl::cat(category));
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
static GradientOptions gradientOptions(category);

static LogicalResult fail(const Twine &message) {
  return reportError("jit-run", message);
}

static LogicalResult fail(const jitrt::Status &status) {
  return fail(status.toString());
}

static LogicalResult fail(llvm::Error error) {
  return fail(llvm::toString(std::move(error)));
}

static bool isInterpreted() {
  return mode == Mode::Interpret || debug || !traceFile.empty();
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

namespace {
/// A program of either kind, and what to call in it.
struct Loaded {
  std::vector<Signature> functions;
  /// Makes it ready, which takes time; null after an error message.
  std::function<std::unique_ptr<Runner>()> start;
};
} // namespace

static InterpreterOptions interpreterOptions() {
  InterpreterOptions options;
  options.sharedLibraries.assign(sharedLibraries.begin(),
                                 sharedLibraries.end());
  return options;
}

static Observation observation() { return {debug, maxElements, traceFile}; }

/// Says why there is no engine, unless diagnostics have.
static LogicalResult failUnlessTold(const Program &program, llvm::Error error) {
  std::string message = llvm::toString(std::move(error));
  return program.hasReportedError() ? failure() : fail(message);
}

/// Compiles the program or writes its bytecode; null after an error message.
static std::unique_ptr<Runner> makeRunner(Program &program) {
  if (isInterpreted()) {
    auto engine =
        InterpreterEngine::create(program.getModule(), interpreterOptions());
    if (engine)
      return std::make_unique<InterpretingRunner>(std::move(*engine),
                                                  observation());
    (void)failUnlessTold(program, engine.takeError());
    return nullptr;
  }
  EngineOptions options;
  options.optLevel = optLevel;
  options.sharedLibraries.assign(sharedLibraries.begin(),
                                 sharedLibraries.end());
  auto engine = OrcEngine::create(program.getModule(), options);
  if (engine)
    return std::make_unique<CompiledRunner>(std::move(*engine));
  (void)failUnlessTold(program, engine.takeError());
  return nullptr;
}

/// Only the named function, or all those without arguments.
static FailureOr<Loaded> loadSource(Program &program,
                                    std::optional<StringRef> only) {
  Loaded loaded;
  if (only) {
    // The others need not be compiled.
    if (llvm::Error error = program.keepOnly({only->str()}))
      return fail(std::move(error));
    auto signature = signatureOf(program.getFunctions().front());
    if (!signature)
      return fail(signature.takeError());
    loaded.functions.push_back(std::move(*signature));
  } else {
    for (const FunctionInfo &function : program.getFunctions())
      if (function.type.getNumInputs() == 0)
        loaded.functions.push_back(
            {function.name, {}, function.type.getNumResults()});
  }
  loaded.start = [&program] { return makeRunner(program); };
  return loaded;
}

/// Likewise for bytecode; takes the engine when it starts.
static FailureOr<Loaded>
loadBytecode(std::unique_ptr<InterpreterEngine> &engine,
             std::optional<StringRef> only) {
  const jitrt::Program &program = engine->getProgram();
  Loaded loaded;
  if (only) {
    auto number = program.findFunction(std::string_view(*only));
    if (!number)
      return fail(number.status());
    auto signature = signatureOf(program.function(*number));
    if (!signature)
      return fail(signature.takeError());
    loaded.functions.push_back(std::move(*signature));
  } else {
    for (size_t i = 0; i < program.numFunctions(); ++i)
      if (const jitrt::isa::Function &function = program.function(i);
          function.isPublic && function.argumentTypes.empty())
        loaded.functions.push_back(
            {std::string(function.name), {}, function.resultTypes.size()});
  }
  loaded.start = [&engine] {
    return std::make_unique<InterpretingRunner>(std::move(engine),
                                                observation());
  };
  return loaded;
}

//===----------------------------------------------------------------------===//
// What to do with them
//===----------------------------------------------------------------------===//

/// Whether the run was ended by a command of the debugger.
static bool isQuit(const jitrt::Status &status) {
  return debug && status.code() == jitrt::StatusCode::Cancelled;
}

/// Calls every function without arguments.
static LogicalResult runChecks(const Loaded &loaded) {
  unsigned passed = 0, failed = 0;
  std::unique_ptr<Runner> runner = loaded.start();
  if (!runner)
    return failure();
  for (const Signature &function : loaded.functions) {
    auto results = runner->call(function, {});
    if (results) {
      ++passed;
      continue;
    }
    if (isQuit(results.status()))
      return failure();
    ++failed;
    llvm::errs() << jitrt::oneLine("jit-run: '" + function.name +
                                   "' failed: " + results.status().toString())
                 << "\n";
  }
  if (jitrt::Status status = runner->finish(); !status.isOk())
    return fail(status);
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

/// Calls the function once, or as often as --time says. The results are those
/// of the last call, `times` the processor times of all in seconds.
static jitrt::Result<std::vector<jitrt::Tensor>>
call(Runner &runner, const Signature &function, ArrayRef<jitrt::Tensor> args,
     std::vector<double> &times) {
  for (;;) {
    std::clock_t start = std::clock();
    auto results = runner.call(function, args);
    times.push_back(double(std::clock() - start) / CLOCKS_PER_SEC);
    if (!results || times.size() >= timedCalls)
      return results;
  }
}

static void printTimes(std::vector<double> times) {
  llvm::sort(times);
  llvm::outs() << llvm::formatv(
      "time: least {0:f3} ms, median {1:f3} ms of {2} calls\n",
      1e3 * times.front(), 1e3 * times[times.size() / 2], times.size());
}

static LogicalResult runFunction(const Loaded &loaded) {
  const Signature &function = loaded.functions.front();
  std::vector<std::string> texts(inputs.begin(), inputs.end());
  jitrt::InputReader reader;
  auto args = reader.readAll(texts, function.arguments);
  if (!args)
    return fail(args.status());

  std::vector<jitrt::OutputSpec> specs;
  for (auto [index, text] : llvm::enumerate(outputs)) {
    auto spec =
        jitrt::parseOutputSpec(text, "output[" + std::to_string(index) + "]");
    if (!spec)
      return fail(spec.status());
    if (fileName != "-" && llvm::sys::fs::equivalent(spec->path, fileName))
      return fail("output[" + Twine(index) + "] '" + spec->path +
                  "' is the program itself");
    specs.push_back(std::move(*spec));
  }
  if (!specs.empty() && specs.size() != function.numResults)
    return fail("wrong number of --output: " + Twine(specs.size()) +
                ", expected none or " + Twine(function.numResults));
  specs.resize(function.numResults);
  if (outputs.empty() && !expectedOutputs.empty())
    for (jitrt::OutputSpec &spec : specs)
      spec.kind = jitrt::OutputSpec::Kind::Discard;

  std::unique_ptr<Runner> runner = loaded.start();
  if (!runner)
    return failure();
  std::vector<double> times;
  auto results = call(*runner, function, *args, times);
  jitrt::Status status = runner->finish();
  LogicalResult finished = status.isOk() ? success() : fail(status);
  if (!results)
    return isQuit(results.status()) ? failure() : fail(results.status());
  if (failed(finished))
    return failure();
  for (auto [index, spec] : llvm::enumerate(specs))
    if (spec.kind == jitrt::OutputSpec::Kind::Print)
      llvm::outs() << jitrt::printLiteral((*results)[index], {maxElements})
                   << "\n";
  if (jitrt::Status status = jitrt::writeOutputs(specs, *results);
      !status.isOk())
    return fail(status);
  if (timedCalls > 0)
    printTimes(std::move(times));
  return compare(*results);
}

/// Compares the derivatives of a function with differences.
static LogicalResult runGradientCheck(Program &program) {
  if (llvm::Error error = program.keepOnly({functionName}))
    return fail(std::move(error));
  auto signature = signatureOf(program.getFunctions().front());
  if (!signature)
    return fail(signature.takeError());
  std::vector<std::string> texts(inputs.begin(), inputs.end());
  jitrt::InputReader reader;
  auto args = reader.readAll(texts, signature->arguments);
  if (!args)
    return fail(args.status());
  GradientCheckOptions options;
  gradientOptions.apply(options);
  options.interpret = mode == Mode::Interpret;
  options.optLevel = optLevel;
  options.sharedLibraries.assign(sharedLibraries.begin(),
                                 sharedLibraries.end());
  if (rtolOption.getNumOccurrences())
    options.rtol = rtolOption;
  if (atolOption.getNumOccurrences())
    options.atol = atolOption;
  auto report =
      checkGradients(program.getModule(), functionName, *args, options);
  if (!report)
    return failUnlessTold(program, report.takeError());
  if (!report->functionError.empty())
    return fail(report->functionError);
  llvm::outs() << printGradientReport(functionName, *report);
  for (const std::string &failure : report->failures)
    (void)fail(failure);
  return success(report->failures.empty());
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
  if (isInterpreted() && mode.getNumOccurrences() && mode == Mode::Compile)
    return fail(Twine(debug ? "--debug" : "--trace") +
                " follows the interpreter, expected --mode=interpret");
  if (debug && !traceFile.empty())
    return fail("--trace would measure the waits of --debug, expected one of "
                "them");
  if (gradientOptions.isGiven() &&
      (check || debug || dumpBytecode || !traceFile.empty() ||
       !stopAfter.stage.empty() || !outputs.empty() ||
       !expectedOutputs.empty()))
    return fail("--check-gradients prints a report, expected no option but "
                "--input, --function, tolerances, and how to run");
  if (timedCalls.getNumOccurrences() && timedCalls == 0)
    return fail("--time is 0, expected at least 1 call");
  if (timedCalls > 0 && (check || debug || !traceFile.empty()))
    return fail(
        "--time measures one function undisturbed, expected no --check, "
        "--debug or --trace");
  if (debug && fileName == "-")
    return fail("--debug reads commands from the standard input, expected the "
                "program in a file");
  if (maxElements < 0)
    return fail("--print-max-elements is " + Twine(maxElements) +
                ", expected at least 0");
  return success();
}

static LogicalResult execute(FailureOr<Loaded> loaded) {
  if (failed(loaded))
    return failure();
  return check ? runChecks(*loaded) : runFunction(*loaded);
}

/// The function to call; none for all that have no arguments.
static std::optional<StringRef> wantedFunction() {
  return check ? std::nullopt : std::optional<StringRef>(functionName);
}

static LogicalResult mainForSource() {
  Program program(llvm::errs(), "jit-run");
  if (failed(program.load(fileName)))
    return failure();
  if (!stopAfter.stage.empty())
    return printStage(program);
  if (gradientOptions.isGiven())
    return runGradientCheck(program);
  if (!dumpBytecode)
    return execute(loadSource(program, wantedFunction()));
  auto engine =
      InterpreterEngine::create(program.getModule(), interpreterOptions());
  if (!engine)
    return failUnlessTold(program, engine.takeError());
  llvm::outs() << jitrt::disassemble((*engine)->getProgram());
  return success();
}

static LogicalResult mainForBytecode() {
  if (mode.getNumOccurrences() && mode == Mode::Compile)
    return fail("'" + fileName +
                "' is bytecode, expected --mode=interpret, or its source");
  if (!stopAfter.stage.empty())
    return fail("'" + fileName +
                "' is bytecode, which has no stages; expected its source");
  if (gradientOptions.isGiven())
    return fail("'" + fileName +
                "' is bytecode, which cannot be differentiated; expected its "
                "source");
  auto engine = InterpreterEngine::load(fileName, interpreterOptions());
  if (!engine)
    return fail(engine.takeError());
  if (!dumpBytecode)
    return execute(loadBytecode(*engine, wantedFunction()));
  llvm::outs() << jitrt::disassemble((*engine)->getProgram());
  return success();
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  if (failed(parseCommandLine("jit-run", argc, argv,
                              "compiles and runs a jit program\n")) ||
      failed(checkOptions()))
    return 1;
  LogicalResult outcome =
      isBytecodeFile(fileName) ? mainForBytecode() : mainForSource();
  return failed(flushOutput("jit-run")) || failed(outcome);
}
