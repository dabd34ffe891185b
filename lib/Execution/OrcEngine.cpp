//===- OrcEngine.cpp - runs compiled programs in this process -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Execution/OrcEngine.h"
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

OrcEngine::OrcEngine() = default;
OrcEngine::~OrcEngine() = default;

llvm::Expected<std::unique_ptr<OrcEngine>>
OrcEngine::create(ModuleOp module, const EngineOptions &options) {
  initializeNativeTarget();
  TargetOptions target;
  target.optLevel = options.optLevel;
  auto machine = createTargetMachine(target);
  if (!machine)
    return machine.takeError();

  PipelineOptions pipeline = options.pipeline;
  pipeline.last = Stage::LLVM;
  pipeline.prefix = entryPrefix.str();
  pipeline.staticEntries = false;
  pipeline.nativeF16 = hasNativeF16(**machine);
  PassManager pm(module.getContext());
#ifdef NDEBUG
  // The program was verified when it was read; the rest finds our own faults.
  pm.enableVerifier(false);
#endif
  buildPipeline(pm, pipeline);
  if (failed(pm.run(module)))
    // diagnostic-untested: those of the passes say more
    return llvm::createStringError("cannot lower the program");

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> ir =
      translateToLLVMIR(module, context, **machine, target);
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
        path.c_str(), globalPrefix);
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
  if (llvm::Error error = engine->lljit->addObjectFile(
          std::make_unique<llvm::SmallVectorMemoryBuffer>(
              std::move(bytes), "jit", /*RequiresNullTerminator=*/false)))
    return error;
  return engine;
}

llvm::Expected<jit_entry> OrcEngine::lookup(StringRef name) const {
  auto address = lljit->lookup((entryPrefix + name).str());
  if (!address)
    return address.takeError();
  return address->toPtr<jit_entry>();
}
