//===- jit-run.cpp - runs jit programs -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Execution/Invoke.h"
#include "jit/Execution/OrcEngine.h"
#include "jit/Pipelines/Registration.h"
#include "jit/Target/Native.h"
#include "jitrt/io/compare.h"
#include "jitrt/io/literal.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/WithColor.h"

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

/// Says what is wrong, in one line.
static LogicalResult fail(const Twine &message) {
  llvm::errs() << "jit-run: error: " << message << "\n";
  return failure();
}

static LogicalResult fail(const jitrt::Status &status) {
  return fail(status.toString());
}

namespace {

struct Program {
  MLIRContext context{MLIRContext::Threading::DISABLED};
  OwningOpRef<ModuleOp> module;
  std::unique_ptr<OrcEngine> engine;
  std::vector<std::pair<std::string, FunctionType>> functions;

  const FunctionType *find(StringRef name) const {
    for (const auto &[each, type] : functions)
      if (each == name)
        return &type;
    return nullptr;
  }
};
} // namespace

/// Prints a diagnostic as "file:line:column: error: message", notes likewise.
static void printDiagnostic(const Diagnostic &diagnostic) {
  auto print = [](Location loc, StringRef kind, const std::string &text) {
    std::string place;
    llvm::raw_string_ostream os(place);
    loc->walk([&](Location part) {
      auto file = dyn_cast<FileLineColLoc>(part);
      if (!file || !place.empty())
        return WalkResult::advance();
      os << file.getFilename().getValue() << ':' << file.getLine() << ':'
         << file.getColumn() << ": ";
      return WalkResult::interrupt();
    });
    llvm::errs() << place << kind << ": " << text << "\n";
  };
  StringRef kind =
      diagnostic.getSeverity() == DiagnosticSeverity::Error     ? "error"
      : diagnostic.getSeverity() == DiagnosticSeverity::Warning ? "warning"
                                                                : "note";
  print(diagnostic.getLocation(), kind, diagnostic.str());
  for (const Diagnostic &note : diagnostic.getNotes())
    print(note.getLocation(), "note", note.str());
}

static LogicalResult load(Program &program) {
  DialectRegistry registry;
  registerDialects(registry);
  registerLLVMTranslations(registry);
  program.context.appendDialectRegistry(registry);
  program.context.getDiagEngine().registerHandler(
      [](Diagnostic &diagnostic) { printDiagnostic(diagnostic); });
  program.module = parseSourceFile<ModuleOp>(fileName, &program.context);
  if (!program.module)
    return failure();
  for (auto function : program.module->getOps<func::FuncOp>())
    if (function.isPublic() && !function.isExternal())
      program.functions.emplace_back(function.getName().str(),
                                     function.getFunctionType());
  if (!check && !program.find(functionName)) {
    std::string names;
    for (const auto &[name, type] : program.functions)
      names += (names.empty() ? "'" : ", '") + name + "'";
    return fail(fileName + " has no public function '" + functionName +
                "', expected one of: " + (names.empty() ? "none" : names));
  }
  EngineOptions options;
  options.optLevel = optLevel;
  options.sharedLibraries.assign(sharedLibraries.begin(),
                                 sharedLibraries.end());
  auto engine = OrcEngine::create(*program.module, options);
  if (!engine)
    return fail(llvm::toString(engine.takeError()));
  program.engine = std::move(*engine);
  return success();
}

static jitrt::Result<std::vector<jitrt::Tensor>>
call(const Program &program, StringRef name, const FunctionType &type,
     std::span<const jitrt::Tensor> args) {
  auto entry = program.engine->lookup(name);
  if (!entry)
    return jitrt::notFound(llvm::toString(entry.takeError()));
  return invoke(*entry, type.getNumResults(), args);
}

/// Calls every function without arguments.
static LogicalResult runChecks(const Program &program) {
  unsigned passed = 0, failed = 0;
  for (const auto &[name, type] : program.functions) {
    if (type.getNumInputs() != 0)
      continue;
    auto results = call(program, name, type, {});
    if (results) {
      ++passed;
      continue;
    }
    ++failed;
    llvm::errs() << "jit-run: '" << name
                 << "' failed: " << results.status().toString() << "\n";
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

static LogicalResult runFunction(const Program &program) {
  FunctionType type = *program.find(functionName);
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

  auto results = call(program, functionName, type, *args);
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

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv, "compiles and runs a jit program\n");
  Program program;
  LogicalResult outcome = load(program);
  if (succeeded(outcome))
    outcome = check ? runChecks(program) : runFunction(program);
  llvm::outs().flush();
  return failed(outcome);
}
