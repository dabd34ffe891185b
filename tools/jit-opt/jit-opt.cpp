//===- jit-opt.cpp - runs passes on jit programs -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../ToolSupport.h"
#include "jit/Import/Nesting.h"
#include "jit/Import/Program.h"
#include "jit/Pipelines/Registration.h"
#include "jitrt/support/atomic_file.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace mlir::jit;

/// Runs the passes and writes to `outputName`: all of the output, or nothing.
static LogicalResult runToFile(const std::string &outputName,
                               std::unique_ptr<llvm::MemoryBuffer> input,
                               DialectRegistry &registry,
                               const MlirOptMainConfig &config) {
  auto file = jitrt::AtomicFile::create(outputName);
  if (!file)
    return reportError("jit-opt", file.status().toString());
  std::string text;
  llvm::raw_string_ostream os(text);
  if (failed(MlirOptMain(os, std::move(input), registry, config)))
    return failure();
  jitrt::Status status = file->write(text);
  if (status.isOk())
    status = file->commit();
  return status.isOk() ? success() : reportError("jit-opt", status.toString());
}

/// `--stop-after=STAGE`, which the other tools have, is the pipeline up to that
/// stage. LLVM's code generator registers an option of the name, for passes of
/// its own.
static std::vector<std::string> expandStopAfter(int argc, char **argv) {
  std::vector<std::string> args(argv, argv + argc);
  for (size_t i = 1; i < args.size(); ++i) {
    StringRef arg = args[i];
    if (!arg.consume_front("--stop-after") && !arg.consume_front("-stop-after"))
      continue;
    if (arg.consume_front("=")) {
      args[i] = ("--jit-pipeline=stop-after=" + arg).str();
    } else if (arg.empty() && i + 1 < args.size()) {
      args[i] = "--jit-pipeline=stop-after=" + args[i + 1];
      args.erase(args.begin() + i + 1);
    }
  }
  return args;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  std::vector<std::string> args = expandStopAfter(argc, argv);
  std::vector<char *> pointers;
  for (std::string &arg : args)
    pointers.push_back(arg.data());
  argc = pointers.size();
  argv = pointers.data();
  DialectRegistry registry;
  registerDialects(registry);
  registerPasses();
  registerAllPasses();
  auto [inputName, outputName] =
      registerAndParseCLIOptions(argc, argv, "jit-mlir optimizer\n", registry);
  auto config = MlirOptMainConfig::createFromCLOptions();
  if (config.shouldShowDialects()) {
    llvm::outs() << "Available Dialects: ";
    llvm::interleave(registry.getDialectNames(), llvm::outs(), ",");
    llvm::outs() << "\n";
    return failed(flushOutput("jit-opt"));
  }
  if (config.shouldListPasses()) {
    printRegisteredPasses();
    return failed(flushOutput("jit-opt"));
  }
  std::string message;
  auto input = openInputFile(inputName, &message);
  if (!input)
    return failed(reportError("jit-opt", message));
  if (isBytecodeFile(inputName))
    return failed(reportError("jit-opt", "'" + inputName +
                                             "' is bytecode for the "
                                             "interpreter, expected its "
                                             "source"));
  if (!isBytecode(*input))
    if (std::optional<unsigned> line = findDeepNesting(input->getBuffer()))
      return failed(
          reportError("jit-opt", inputName + ":" + Twine(*line) +
                                     ": brackets are nested more than " +
                                     Twine(maxNesting) + " deep"));
  if (outputName != "-")
    return failed(runToFile(outputName, std::move(input), registry, config));
  LogicalResult outcome =
      MlirOptMain(llvm::outs(), std::move(input), registry, config);
  return failed(flushOutput("jit-opt")) || failed(outcome);
}
