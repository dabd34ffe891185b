//===- jit-opt.cpp - runs passes on jit programs -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../ToolSupport.h"
#include "jit/Pipelines/Registration.h"
#include "jitrt/support/atomic_file.h"
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

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
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
  if (outputName != "-")
    return failed(runToFile(outputName, std::move(input), registry, config));
  LogicalResult outcome =
      MlirOptMain(llvm::outs(), std::move(input), registry, config);
  return failed(flushOutput("jit-opt")) || failed(outcome);
}
