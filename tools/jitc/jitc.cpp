//===- jitc.cpp - compiles jit programs ahead of time -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../StopAfterOption.h"
#include "../ToolSupport.h"
#include "jit/Target/AheadOfTime.h"
#include "jit/Target/Header.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace mlir::jit;
namespace cl = llvm::cl;

static cl::OptionCategory category("jitc options");

static cl::opt<std::string> fileName(cl::Positional, cl::desc("<file>"),
                                     cl::init("-"), cl::cat(category));
static cl::opt<std::string> outputName(
    "o",
    cl::desc("The file to write, or the object where there are "
             "several; the others get its name with the suffix .h, "
             ".s, .ll, .a or .jbc (default: <file> with the suffix)"),
    cl::value_desc("path"), cl::cat(category));
static cl::list<std::string>
    kinds("emit",
          cl::desc("What to write: obj, header, asm, llvm, static, bytecode "
                   "(for the interpreter), or several of them (default: obj)"),
          cl::CommaSeparated, cl::value_desc("kinds"), cl::cat(category));
static cl::opt<unsigned> optLevel("O", cl::Prefix,
                                  cl::desc("Optimisation level, 0 to 3"),
                                  cl::init(2), cl::cat(category));
static cl::opt<std::string>
    targetTriple("target",
                 cl::desc("x86_64-linux-gnu, aarch64-linux-gnu or "
                          "riscv64-linux-gnu (default: this machine's)"),
                 cl::value_desc("triple"), cl::cat(category));
static cl::opt<std::string>
    cpu("cpu",
        cl::desc("The processor, 'native' for this machine's (default: "
                 "x86-64-v3, or the least that the target's systems have)"),
        cl::cat(category));
static cl::opt<std::string>
    features("features",
             cl::desc("Features to add to or take from the processor's"),
             cl::value_desc("+a,-b"), cl::cat(category));
static cl::opt<std::string>
    prefix("prefix",
           cl::desc("What the functions' names in C start with (default: the "
                    "file's name without its suffix, and _)"),
           cl::cat(category));
static cl::list<std::string> functionNames(
    "function", cl::desc("Public functions to compile (default: all)"),
    cl::CommaSeparated, cl::value_desc("names"), cl::cat(category));
static cl::list<std::string>
    bindings("bind",
             cl::desc("A constant instead of an argument: "
                      "name=@w.safetensors:weight, 0=@x.npy, "
                      "bias=3xf32=1,2,3"),
             cl::value_desc("argument=value"), cl::cat(category));
static StopAfterOption stopAfter(category);

static llvm::Error compile(Program &program) {
  std::vector<std::string> names(kinds.begin(), kinds.end());
  if (names.empty())
    names = {"obj"};
  auto outputs = planOutputs(names, outputName, fileName);
  if (stopAfter.stage.empty() && !outputs)
    return outputs.takeError();
  llvm::consumeError(outputs.takeError());
  if (llvm::Error error = checkOptLevel(optLevel))
    return error;
  AheadOfTimeOptions options;
  options.target.triple = targetTriple;
  options.target.cpu = cpu;
  options.target.features = features;
  options.target.optLevel = optLevel;
  options.source = llvm::sys::path::filename(fileName).str();
  options.prefix = prefix;
  if (!prefix.getNumOccurrences() && fileName != "-")
    options.prefix = toCIdentifier(llvm::sys::path::stem(fileName)) + "_";

  if (failed(program.load(fileName)))
    return llvm::createStringError("");
  std::vector<std::string> wanted(functionNames.begin(), functionNames.end());
  if (!wanted.empty())
    if (llvm::Error error = program.keepOnly(wanted))
      return error;
  if (llvm::Error error = bindArguments(
          program, std::vector<std::string>(bindings.begin(), bindings.end())))
    return error;
  if (stopAfter.stage.empty())
    return compileToFiles(program, options, *outputs);
  auto stage = requireStage(stopAfter.stage);
  if (!stage)
    return stage.takeError();
  return printStage(program, options, *stage, llvm::outs());
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  if (failed(parseCommandLine(
          "jitc", argc, argv,
          "compiles a jit program to an object file and a C header\n")))
    return 1;
  initializeAllTargets();
  Program program(llvm::errs(), "jitc");
  LogicalResult outcome = success();
  if (llvm::Error error = compile(program)) {
    std::string message = llvm::toString(std::move(error));
    outcome = message.empty() ? failure() : reportError("jitc", message);
  }
  return failed(flushOutput("jitc")) || failed(outcome);
}
