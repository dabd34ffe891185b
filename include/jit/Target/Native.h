//===- Native.h - from the LLVM dialect to machine code -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_TARGET_NATIVE_H
#define JIT_TARGET_NATIVE_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <string>

namespace llvm {
class LLVMContext;
class Module;
class TargetMachine;
} // namespace llvm

namespace mlir::jit {

/// What to generate code for.
struct TargetOptions {
  /// Empty: this machine's.
  std::string triple;
  /// "native": this machine's processor and its features, as they are. Empty:
  /// a conservative default, x86-64-v3 on x86-64.
  std::string cpu = "native";
  /// As in llc's -mattr: "+a,-b"; added to the processor's.
  std::string features;
  /// 0 to 3.
  unsigned optLevel = 2;
  /// Link the functions that compiled code calls (runtime/jitrt/abi) into the
  /// module, for objects that stand alone.
  bool standalone = false;
};

/// Makes LLVM's targets known: this machine's, or all that LLVM has.
void initializeNativeTarget();
void initializeAllTargets();

/// A target machine, or an error in words.
llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createTargetMachine(const TargetOptions &options);

/// Whether the target has instructions that convert between f16 and f32.
bool hasNativeF16(const llvm::TargetMachine &machine);

/// Translates a module in the LLVM dialect (`--stop-after=llvm`), links what it
/// needs of the math library, and optimises it. Emits an error and returns null
/// where that fails.
std::unique_ptr<llvm::Module> translateToLLVMIR(ModuleOp module,
                                                llvm::LLVMContext &context,
                                                llvm::TargetMachine &machine,
                                                const TargetOptions &options);

enum class MachineCode { Object, Assembly };

/// Writes an object file or assembly.
llvm::Error emitMachineCode(llvm::Module &module, llvm::TargetMachine &machine,
                            MachineCode kind, llvm::raw_pwrite_stream &os);

} // namespace mlir::jit

#endif // JIT_TARGET_NATIVE_H
