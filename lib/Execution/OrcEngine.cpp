//===- OrcEngine.cpp - runs compiled programs in this process -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Execution/OrcEngine.h"
#include "Kernels.h"
#include "jit/Target/Native.h"
#include "jitrt/abi/support.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ExecutionEngine/JITLink/EHFrameSupport.h"
#include "llvm/ExecutionEngine/Orc/AbsoluteSymbols.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/ExecutionEngine/Orc/ObjectLinkingLayer.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Target/TargetMachine.h"
#include <mutex>

using namespace mlir;
using namespace mlir::jit;

static constexpr StringLiteral entryPrefix = "jit_entry_";

/// What compiled code calls, by abi.def's table.
static llvm::orc::SymbolMap runtimeSymbols(llvm::orc::LLJIT &lljit) {
  llvm::orc::SymbolMap symbols;
#define JIT_RT_FUNCTION(NAME, ...)                                             \
  symbols[lljit.mangleAndIntern(#NAME)] = {                                    \
      llvm::orc::ExecutorAddr::fromPtr(&NAME),                                 \
      llvm::JITSymbolFlags::Exported};
#include "jitrt/abi/abi.def"
  return symbols;
}

/// What ORC reports where there is no caller to return an error to.
struct OrcEngine::Reports {
  std::mutex mutex;
  std::string text;
};

OrcEngine::OrcEngine() : reports(std::make_unique<Reports>()) {}
OrcEngine::~OrcEngine() = default;

/// Reports kernels that the code in `ir` needs and the engine does not know, at
/// the operations that call them.
static LogicalResult requireKernels(llvm::orc::LLJIT &lljit,
                                    const llvm::Module &ir,
                                    const llvm::StringMap<Location> &calls) {
  LogicalResult result = success();
  for (const llvm::Function &function : ir) {
    auto call = calls.find(function.getName());
    if (call == calls.end() || !function.isDeclaration() ||
        function.use_empty())
      continue;
    auto address = lljit.lookup(function.getName());
    if (address)
      continue;
    llvm::consumeError(address.takeError());
    result = reportMissingKernel(call->second, function.getName());
  }
  return result;
}

//===----------------------------------------------------------------------===//
// The engine
//===----------------------------------------------------------------------===//

/// For this machine.
static llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createMachine(TargetOptions &target, const EngineOptions &options) {
  initializeNativeTarget();
  target.optLevel = options.optLevel;
  return createTargetMachine(target);
}

llvm::Expected<LoweredProgram> OrcEngine::lower(ModuleOp module,
                                                const EngineOptions &options) {
  TargetOptions target;
  auto machine = createMachine(target, options);
  if (!machine)
    return machine.takeError();
  PipelineOptions pipeline = options.pipeline;
  pipeline.last = Stage::LLVM;
  pipeline.prefix = entryPrefix.str();
  pipeline.staticEntries = false;
  pipeline.nativeF16 = hasNativeF16(**machine);
  LoweredProgram program = {module, findKernelCalls(module)};
  if (failed(runPasses(
          module, [&](OpPassManager &pm) { buildPipeline(pm, pipeline); })))
    // diagnostic-untested: those of the passes say more
    return llvm::createStringError("cannot lower the program");
  return program;
}

llvm::Expected<std::unique_ptr<OrcEngine>>
OrcEngine::create(ModuleOp module, const EngineOptions &options) {
  auto program = lower(module, options);
  if (!program)
    return program.takeError();
  return compile(*program, options);
}

llvm::Expected<std::unique_ptr<OrcEngine>>
OrcEngine::compile(const LoweredProgram &program,
                   const EngineOptions &options) {
  TargetOptions target;
  auto machine = createMachine(target, options);
  if (!machine)
    return machine.takeError();
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> ir =
      translateToLLVMIR(program.module, context, **machine, target);
  if (!ir)
    // diagnostic-untested: those of the translation say more
    return llvm::createStringError("cannot translate the program");
  llvm::SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream os(bytes);
  if (llvm::Error error =
          emitMachineCode(*ir, **machine, MachineCode::Object, os))
    return error;

  auto builder = llvm::orc::LLJITBuilder();
  builder.setObjectLinkingLayerCreator(
      [](llvm::orc::ExecutionSession &session) {
        return std::make_unique<llvm::orc::ObjectLinkingLayer>(session);
      });
  builder.setJITTargetMachineBuilder(
      llvm::orc::JITTargetMachineBuilder((*machine)->getTargetTriple()));
  auto lljit = builder.create();
  if (!lljit)
    return lljit.takeError();
  std::unique_ptr<OrcEngine> engine(new OrcEngine);
  engine->lljit = std::move(*lljit);
  engine->lljit->getExecutionSession().setErrorReporter(
      [reports = engine->reports.get()](llvm::Error error) {
        std::lock_guard lock(reports->mutex);
        reports->text += ": " + llvm::toString(std::move(error));
      });
  llvm::orc::JITDylib &main = engine->lljit->getMainJITDylib();

  llvm::orc::SymbolMap symbols = runtimeSymbols(*engine->lljit);
  for (const auto &kernel : options.kernels)
    symbols[engine->lljit->mangleAndIntern(kernel.getKey())] = {
        llvm::orc::ExecutorAddr::fromPtr(kernel.getValue()),
        llvm::JITSymbolFlags::Exported};
  if (llvm::Error error =
          main.define(llvm::orc::absoluteSymbols(std::move(symbols))))
    return error;
  char globalPrefix = engine->lljit->getDataLayout().getGlobalPrefix();
  for (const std::string &path : options.sharedLibraries) {
    auto generator = llvm::orc::DynamicLibrarySearchGenerator::Load(
        libraryPath(path).c_str(), globalPrefix);
    if (!generator)
      return generator.takeError();
    main.addGenerator(std::move(*generator));
  }
  // memcpy and libm.
  auto process = llvm::orc::DynamicLibrarySearchGenerator::GetForCurrentProcess(
      globalPrefix);
  if (!process)
    return process.takeError();
  main.addGenerator(std::move(*process));
  if (failed(requireKernels(*engine->lljit, *ir, program.kernelCalls)))
    return llvm::createStringError("cannot link the program");
  if (llvm::Error error = engine->lljit->addObjectFile(
          std::make_unique<llvm::SmallVectorMemoryBuffer>(
              std::move(bytes), "jit", /*RequiresNullTerminator=*/false)))
    return error;
  return engine;
}

llvm::Expected<jit_entry> OrcEngine::lookup(StringRef name) const {
  auto address = lljit->lookup((entryPrefix + name).str());
  if (!address) {
    std::string message = llvm::toString(address.takeError());
    std::lock_guard lock(reports->mutex);
    return llvm::createStringError(message + std::exchange(reports->text, {}));
  }
  return address->toPtr<jit_entry>();
}
