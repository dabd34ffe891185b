//===- jit-fuzz.cpp - compares the paths on random programs -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../ToolSupport.h"
#include "jit/Fuzz/Check.h"
#include "jit/Fuzz/Gradients.h"
#include "jit/Fuzz/Isolation.h"
#include "jit/Fuzz/Program.h"
#include "jit/Fuzz/Reduce.h"
#include "jit/Pipelines/Registration.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include <chrono>

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::jit::fuzz;
namespace cl = llvm::cl;

static cl::OptionCategory category("jit-fuzz options");

static cl::opt<uint64_t> count("count", cl::desc("Programs (default: 100)"),
                               cl::init(100), cl::cat(category));
static cl::opt<uint64_t>
    firstSeed("seed",
              cl::desc("Of the first program; each has the next (default: 1)"),
              cl::init(1), cl::cat(category));
static cl::opt<unsigned>
    maxOps("max-ops", cl::desc("Operations of a program (default: 12)"),
           cl::init(12), cl::cat(category));
static cl::list<std::string>
    ops("ops", cl::desc("The only operations to make, without 'jit.'"),
        cl::CommaSeparated, cl::cat(category));
static cl::list<std::string>
    paths("paths", cl::desc("Of interpret, O0 and O3 (default: all)"),
          cl::CommaSeparated, cl::cat(category));
static cl::opt<unsigned>
    runs("runs", cl::desc("Runs of a program, with other values (default: 3)"),
         cl::init(3), cl::cat(category));
static cl::opt<unsigned>
    batch("batch", cl::desc("Programs compiled as one module (default: 16)"),
          cl::init(16), cl::cat(category));
static cl::opt<unsigned> timeLimit(
    "timeout",
    cl::desc("Seconds for the programs of one process (default: 120)"),
    cl::init(120), cl::cat(category));
static cl::opt<unsigned> jobs("jobs",
                              cl::desc("Processes at a time (default: 1)"),
                              cl::init(1), cl::cat(category));
static cl::opt<bool> print("print", cl::desc("Print the programs, run nothing"),
                           cl::cat(category));
static cl::opt<bool> noReduce("no-reduce",
                              cl::desc("Do not make failing programs small"),
                              cl::cat(category));
static cl::opt<bool> gradients(
    "gradients",
    cl::desc("Compare derivatives of programs with differences and with each "
             "other instead (paths: interpret and O0 by default)"),
    cl::cat(category));
static cl::opt<unsigned>
    maxFailures("max-failures",
                cl::desc("Stop after that many programs (default: 10)"),
                cl::init(10), cl::cat(category));

namespace {
struct Found {
  uint64_t seed;
  Failure failure;
};
} // namespace

/// Programs of one process.
static constexpr uint64_t programsOfProcess = 128;

static GeneratorOptions generatorOptions() {
  GeneratorOptions options;
  options.maxOps = maxOps;
  options.ops.assign(ops.begin(), ops.end());
  return options;
}

/// That were asked for.
static ArrayRef<std::string> pathList() {
  static const std::vector<std::string> list(paths.begin(), paths.end());
  return list;
}

static std::unique_ptr<MLIRContext> makeContext() {
  DialectRegistry registry;
  registerDialects(registry);
  auto context =
      std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
  context->loadAllAvailableDialects();
  return context;
}

/// Adds the program to `module`.
static Case makeCase(ModuleOp module, StringRef name, uint64_t seed) {
  Program program = generate(module, name, seed, generatorOptions());
  Case result = {program.name, program.numResults, {}};
  for (unsigned run = 0; run < runs; ++run)
    result.runs.push_back(makeInputs(program, run));
  return result;
}

static std::string reportLine(uint64_t seed, const Failure &failure) {
  return std::to_string(seed) + " " + std::to_string(int(failure.kind)) + " " +
         std::to_string(failure.run) + " " + jitrt::oneLine(failure.text) +
         "\n";
}

/// `checkRange` for derivatives. Seeds without a program have none to fail.
static std::string checkGradientRange(uint64_t begin, uint64_t end) {
  std::string report;
  std::unique_ptr<MLIRContext> context = makeContext();
  for (uint64_t seed = begin; seed < end; ++seed) {
    OwningOpRef<ModuleOp> module =
        ModuleOp::create(UnknownLoc::get(context.get()));
    FailureOr<Program> program =
        generateDifferentiable(*module, "main", seed, generatorOptions());
    if (failed(program))
      continue;
    if (auto failure = checkDerivatives(*module, *program, pathList()))
      report += reportLine(seed, *failure);
  }
  return report;
}

/// Checks the programs [begin, end) and returns a line for each failure: seed,
/// kind, run and text.
static std::string checkRange(uint64_t begin, uint64_t end) {
  std::string report;
  std::unique_ptr<MLIRContext> context = makeContext();
  for (uint64_t first = begin; first < end; first += batch) {
    OwningOpRef<ModuleOp> module =
        ModuleOp::create(UnknownLoc::get(context.get()));
    std::vector<Case> cases;
    for (uint64_t seed = first; seed < std::min<uint64_t>(first + batch, end);
         ++seed)
      cases.push_back(makeCase(*module, "p" + std::to_string(seed), seed));
    for (auto [index, failure] :
         llvm::enumerate(check(*module, cases, pathList())))
      if (failure)
        report += reportLine(first + index, *failure);
  }
  return report;
}

static void parseReport(StringRef report, std::vector<Found> &found) {
  SmallVector<StringRef> lines;
  report.split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (StringRef line : lines) {
    Found entry = {};
    int kind = 0;
    if (line.consumeInteger(10, entry.seed) || !line.consume_front(" ") ||
        line.consumeInteger(10, kind) || !line.consume_front(" ") ||
        line.consumeInteger(10, entry.failure.run))
      continue;
    entry.failure.kind = FailureKind(kind);
    entry.failure.text = line.ltrim().str();
    found.push_back(entry);
  }
}

/// Halves a range that crashes until the programs are known that do.
static void runRange(uint64_t begin, uint64_t end, std::vector<Found> &found) {
  IsolatedResult result = runIsolated(
      [&] {
        return gradients ? checkGradientRange(begin, end)
                         : checkRange(begin, end);
      },
      timeLimit);
  if (result.isOk()) {
    parseReport(result.text, found);
    return;
  }
  if (end - begin == 1) {
    found.push_back(
        {begin, result.timedOut
                    ? Failure{FailureKind::Hang,
                              "more than " + std::to_string(timeLimit) + " s"}
                    : Failure{FailureKind::Crash,
                              "signal " + std::to_string(result.signal)}});
    return;
  }
  uint64_t middle = begin + (end - begin) / 2;
  runRange(begin, middle, found);
  runRange(middle, end, found);
}

static void report(const Found &found) {
  llvm::outs() << "seed " << found.seed << ": "
               << failureKindName(found.failure.kind) << ": "
               << found.failure.text
               << "\n  again: jit-fuzz --seed=" << found.seed
               << " --count=1 --max-ops=" << maxOps << " --runs=" << runs
               << (gradients ? " --gradients" : "");
  if (!ops.empty())
    llvm::outs() << " --ops=" << llvm::join(ops, ",");
  llvm::outs() << "\n";
  llvm::outs().flush();
  if (noReduce)
    return;
  std::unique_ptr<MLIRContext> context = makeContext();
  OwningOpRef<ModuleOp> module =
      ModuleOp::create(UnknownLoc::get(context.get()));
  if (gradients) {
    // Whole: what is left of a wrong derivative may have another fault.
    (void)generateDifferentiable(*module, "main", found.seed,
                                 generatorOptions());
    module->print(llvm::outs());
    return;
  }
  Case program = makeCase(*module, "main", found.seed);
  ReducedProgram reduced =
      reduce(*module, program, found.failure, timeLimit, pathList());
  llvm::outs() << printTestCase(reduced);
  llvm::outs().flush();
}

static void printPrograms() {
  std::unique_ptr<MLIRContext> context = makeContext();
  for (uint64_t seed = firstSeed; seed < firstSeed + count; ++seed) {
    OwningOpRef<ModuleOp> module =
        ModuleOp::create(UnknownLoc::get(context.get()));
    if (gradients)
      (void)generateDifferentiable(*module, "main", seed, generatorOptions());
    else
      (void)makeCase(*module, "main", seed);
    llvm::outs() << "// seed " << seed << "\n";
    module->print(llvm::outs());
    llvm::outs() << "\n";
  }
}

/// Every `jobs`th process of programs, `lane` the first. Returns how many
/// programs there were, and how many failed.
static std::string fuzzLane(unsigned lane) {
  std::vector<Found> found;
  uint64_t end = firstSeed + count, done = 0;
  size_t reported = 0;
  for (uint64_t at = firstSeed + lane * programsOfProcess;
       at < end && found.size() < maxFailures; at += jobs * programsOfProcess) {
    uint64_t next = std::min<uint64_t>(at + programsOfProcess, end);
    runRange(at, next, found);
    done += next - at;
    for (; reported < found.size(); ++reported)
      report(found[reported]);
  }
  return std::to_string(done) + " " + std::to_string(found.size());
}

/// Whether all programs agree.
static bool fuzzPrograms() {
  auto start = std::chrono::steady_clock::now();
  std::vector<IsolatedWork> lanes;
  for (unsigned lane = 0; lane < jobs; ++lane)
    lanes.emplace_back([&] { return fuzzLane(lane); }, /*seconds=*/0);
  uint64_t programs = 0, failures = 0;
  bool isOk = true;
  for (IsolatedWork &lane : lanes) {
    IsolatedResult result = lane.wait();
    StringRef text = result.text;
    uint64_t lanePrograms = 0, laneFailures = 0;
    isOk &= !text.consumeInteger(10, lanePrograms) && text.consume_front(" ") &&
            !text.consumeInteger(10, laneFailures);
    programs += lanePrograms;
    failures += laneFailures;
  }
  double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  llvm::outs() << programs << " programs, " << failures << " failed, "
               << llvm::formatv("{0:f1}",
                                seconds * 1000 /
                                    double(std::max<uint64_t>(programs, 1)))
                      .str()
               << " ms each\n";
  return isOk && failures == 0;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  if (failed(parseCommandLine("jit-fuzz", argc, argv,
                              "compares all ways to run a program on random "
                              "programs\n")))
    return 1;
  if (std::string message = checkOptions(generatorOptions()); !message.empty())
    return failed(reportError("jit-fuzz", message));
  for (auto [name, value] :
       {std::pair("count", uint64_t(count)),
        std::pair("max-ops", uint64_t(maxOps)),
        std::pair("runs", uint64_t(runs)), std::pair("batch", uint64_t(batch)),
        std::pair("jobs", uint64_t(jobs)),
        std::pair("timeout", uint64_t(timeLimit))})
    if (value == 0)
      return failed(reportError("jit-fuzz", Twine("--") + name +
                                                " is 0, expected at least 1"));
  bool agree = true;
  if (print)
    printPrograms();
  else
    agree = fuzzPrograms();
  return failed(flushOutput("jit-fuzz")) || !agree;
}
