//===- Native.cpp - from the LLVM dialect to machine code -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Target/Native.h"
#include "jitrt/abi/bitcode.h"
#include "jitrt/math/bitcode.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/OptimizationLevel.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Target/TargetOptions.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/SubtargetFeature.h"
#include "llvm/Transforms/IPO/Internalize.h"
#include "llvm/Transforms/Scalar/LoopUnrollPass.h"

using namespace mlir;
using namespace mlir::jit;

//===----------------------------------------------------------------------===//
// Target machines
//===----------------------------------------------------------------------===//

void jit::initializeNativeTarget() {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
}

void jit::initializeAllTargets() {
  llvm::InitializeAllTargetInfos();
  llvm::InitializeAllTargets();
  llvm::InitializeAllTargetMCs();
  llvm::InitializeAllAsmPrinters();
}

/// The processor that code is made for when none is named.
static StringRef defaultCPU(const llvm::Triple &triple) {
  return triple.getArch() == llvm::Triple::x86_64 ? "x86-64-v3" : "";
}

/// What every Linux of that architecture has, where LLVM assumes less.
static StringRef defaultFeatures(const llvm::Triple &triple) {
  return triple.isRISCV64() ? "+m,+a,+f,+d,+c" : "";
}

/// Index arithmetic and the layout of memref descriptors take 64-bit addresses.
static bool isSupported(const llvm::Triple &triple) {
  return (triple.getArch() == llvm::Triple::x86_64 ||
          triple.getArch() == llvm::Triple::aarch64 || triple.isRISCV64()) &&
         triple.isOSBinFormatELF();
}

/// LLVM itself only prints a warning where a processor or feature is unknown.
static llvm::Error checkProcessor(const llvm::Target &target,
                                  const llvm::Triple &triple, StringRef cpu,
                                  const llvm::SubtargetFeatures &features) {
  std::unique_ptr<llvm::MCSubtargetInfo> info(
      target.createMCSubtargetInfo(triple, "", ""));
  if (!cpu.empty() && !info->isCPUStringValid(cpu))
    return llvm::createStringError("unknown cpu '" + cpu + "' for target '" +
                                   triple.str() +
                                   "'; llc -mtriple=" + triple.str() +
                                   " -mcpu=help lists those there are");
  for (StringRef feature : features.getFeatures()) {
    StringRef name = llvm::SubtargetFeatures::StripFlag(feature);
    if (!llvm::SubtargetFeatures::hasFlag(feature) ||
        llvm::none_of(info->getAllProcessorFeatures(),
                      [&](const auto &each) { return name == each.Key; }))
      return llvm::createStringError("unknown feature '" + feature +
                                     "' of target '" + triple.str() +
                                     "', expected a name after + or -");
  }
  return llvm::Error::success();
}

llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
jit::createTargetMachine(const TargetOptions &options) {
  llvm::Triple triple(options.triple.empty()
                          ? llvm::sys::getDefaultTargetTriple()
                          : llvm::Triple::normalize(options.triple));
  std::string error;
  const llvm::Target *target =
      isSupported(triple) ? llvm::TargetRegistry::lookupTarget(triple, error)
                          : nullptr;
  if (!target)
    return llvm::createStringError("no code generator for target '" +
                                   triple.str() +
                                   "', expected x86_64-linux-gnu, "
                                   "aarch64-linux-gnu or riscv64-linux-gnu");
  std::string cpu = options.cpu;
  llvm::SubtargetFeatures features;
  if (cpu == "native") {
    if (triple.getArch() !=
        llvm::Triple(llvm::sys::getDefaultTargetTriple()).getArch())
      return llvm::createStringError("cpu 'native' is not for target '" +
                                     triple.str() + "'; name one with --cpu");
    cpu = llvm::sys::getHostCPUName();
    for (const auto &feature : llvm::sys::getHostCPUFeatures())
      features.AddFeature(feature.first(), feature.second);
  } else if (cpu.empty()) {
    cpu = defaultCPU(triple);
    features = llvm::SubtargetFeatures(defaultFeatures(triple));
  }
  for (StringRef feature : llvm::split(options.features, ','))
    if (!feature.empty())
      features.AddFeature(feature);
  if (options.cpu != "native")
    if (llvm::Error unknown = checkProcessor(*target, triple, cpu, features))
      return unknown;

  llvm::TargetOptions targetOptions;
  targetOptions.AllowFPOpFusion = llvm::FPOpFusion::Strict;
  if (triple.isRISCV64())
    targetOptions.MCOptions.ABIName = "lp64d";
  constexpr llvm::CodeGenOptLevel levels[] = {
      llvm::CodeGenOptLevel::None, llvm::CodeGenOptLevel::Less,
      llvm::CodeGenOptLevel::Default, llvm::CodeGenOptLevel::Aggressive};
  std::unique_ptr<llvm::TargetMachine> machine(target->createTargetMachine(
      triple, cpu, features.getString(), targetOptions, llvm::Reloc::PIC_,
      std::nullopt, levels[std::min(options.optLevel, 3U)]));
  if (!machine)
    // diagnostic-untested: the target and the processor have been checked
    return llvm::createStringError("target '" + triple.str() +
                                   "' has no code generator for cpu '" + cpu +
                                   "'");
  return machine;
}

bool jit::hasNativeF16(const llvm::TargetMachine &machine) {
  const llvm::Triple &triple = machine.getTargetTriple();
  if (triple.getArch() == llvm::Triple::aarch64)
    return true;
  return machine.getMCSubtargetInfo()->checkFeatures(
      triple.isRISCV64() ? "+zfhmin" : "+f16c");
}

//===----------------------------------------------------------------------===//
// LLVM IR
//===----------------------------------------------------------------------===//

/// Links what `module` uses of embedded bitcode. The bitcode names no target.
static llvm::Error linkBitcode(llvm::Module &module, const unsigned char *data,
                               size_t size, StringRef name) {
  llvm::MemoryBufferRef buffer(
      StringRef(reinterpret_cast<const char *>(data), size), name);
  // Lazily: only the functions that are used are read at all.
  auto library = llvm::getLazyBitcodeModule(buffer, module.getContext());
  if (!library)
    return library.takeError();
  (*library)->setDataLayout(module.getDataLayout());
  (*library)->setTargetTriple(module.getTargetTriple());
  if (llvm::Linker::linkModules(module, std::move(*library),
                                llvm::Linker::LinkOnlyNeeded))
    // diagnostic-untested: the bitcode is part of this program
    return llvm::createStringError("cannot link " + name);
  return llvm::Error::success();
}

static bool uses(const llvm::Module &module, StringRef prefix) {
  return llvm::any_of(module.functions(), [&](const llvm::Function &function) {
    return function.isDeclaration() && function.getName().starts_with(prefix);
  });
}

static void optimize(llvm::Module &module, llvm::TargetMachine &machine,
                     unsigned level) {
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PipelineTuningOptions tuning;
  tuning.LoopVectorization = level >= 2;
  tuning.SLPVectorization = level >= 2;
  tuning.LoopInterleaving = level >= 2;
  // What loops gain from unrolling, the passes and the vectoriser have given
  // them; copies of bodies for counts that only the run knows would double the
  // time that compiling takes. Loops of few iterations still vanish.
  tuning.LoopUnrolling = level >= 3;
  llvm::PassBuilder builder(&machine, tuning);
  if (level == 2)
    builder.registerLateLoopOptimizationsEPCallback(
        [](llvm::LoopPassManager &passes, llvm::OptimizationLevel) {
          passes.addPass(llvm::LoopFullUnrollPass(2));
        });
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  const llvm::OptimizationLevel levels[] = {
      llvm::OptimizationLevel::O0, llvm::OptimizationLevel::O1,
      llvm::OptimizationLevel::O2, llvm::OptimizationLevel::O3};
  llvm::ModulePassManager passes =
      level == 0
          ? builder.buildO0DefaultPipeline(levels[0])
          : builder.buildPerModuleDefaultPipeline(levels[std::min(level, 3U)]);
  passes.run(module, modules);
}

std::unique_ptr<llvm::Module>
jit::translateToLLVMIR(ModuleOp module, llvm::LLVMContext &context,
                       llvm::TargetMachine &machine,
                       const TargetOptions &options) {
  DialectRegistry registry;
  registerBuiltinDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
  module.getContext()->appendDialectRegistry(registry);
  std::unique_ptr<llvm::Module> result =
      translateModuleToLLVMIR(module, context, "jit");
  if (!result)
    return nullptr;
  result->setTargetTriple(machine.getTargetTriple());
  result->setDataLayout(machine.createDataLayout());

  // The exported names, before linking adds to them.
  llvm::StringSet<> exported;
  for (const llvm::Function &function : *result)
    if (!function.isDeclaration() && function.hasExternalLinkage())
      exported.insert(function.getName());

  llvm::Error error = llvm::Error::success();
  if (options.standalone && uses(*result, "jit_rt_"))
    error = llvm::joinErrors(std::move(error),
                             linkBitcode(*result, jitrt_abi_bitcode,
                                         jitrt_abi_bitcode_size,
                                         "the support library"));
  if (uses(*result, "jit_math_"))
    error = llvm::joinErrors(std::move(error),
                             linkBitcode(*result, jitrt_math_bitcode,
                                         jitrt_math_bitcode_size,
                                         "the math library"));
  if (error) {
    module.emitError(llvm::toString(std::move(error)));
    return nullptr;
  }
  llvm::internalizeModule(*result, [&](const llvm::GlobalValue &value) {
    return exported.contains(value.getName());
  });
  // Linked functions take their processor from the module they are linked into.
  for (llvm::Function &function : *result) {
    if (function.isDeclaration())
      continue;
    function.addFnAttr("target-cpu", machine.getTargetCPU());
    function.addFnAttr("target-features", machine.getTargetFeatureString());
  }
  optimize(*result, machine, options.optLevel);
  return result;
}

//===----------------------------------------------------------------------===//
// Machine code
//===----------------------------------------------------------------------===//

llvm::Error jit::emitMachineCode(llvm::Module &module,
                                 llvm::TargetMachine &machine, MachineCode kind,
                                 llvm::raw_pwrite_stream &os) {
  llvm::legacy::PassManager passes;
  auto type = kind == MachineCode::Object ? llvm::CodeGenFileType::ObjectFile
                                          : llvm::CodeGenFileType::AssemblyFile;
  if (machine.addPassesToEmitFile(passes, os, nullptr, type))
    // diagnostic-untested: all targets that are accepted can
    return llvm::createStringError("target '" +
                                   machine.getTargetTriple().str() +
                                   "' cannot emit this kind of file");
  passes.run(module);
  return llvm::Error::success();
}
