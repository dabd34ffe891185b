//===- program_loader.h - Checks and decodes programs -----------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_VM_PROGRAM_LOADER_H
#define JITRT_VM_PROGRAM_LOADER_H

#include "jitrt/vm/isa.h"
#include "jitrt/vm/program.h"
#include "jitrt/vm/program_generated.h"

#include <optional>

namespace jitrt {

/// An operation with what instructions call for it: a kernel, or one of the
/// instructions on scalars.
struct LoadedKernel {
  const Kernel *kernel = nullptr;
  std::optional<isa::Op> instruction;
  std::vector<const ValueType *> operandTypes, resultTypes;
};

/// What functions refer to.
struct LoadContext {
  const bytecode::Program &file;
  std::span<const ValueType> types;
  std::span<const Value> constants;
  std::span<const LoadedKernel> kernels;
};

/// True if a register of one type may hold a value of the other: shapes do not
/// matter.
bool sameRepresentation(const ValueType &a, const ValueType &b);

/// The types of a list of their numbers.
Result<std::vector<const ValueType *>>
resolveTypes(const flatbuffers::Vector<uint32_t> *numbers,
             std::span<const ValueType> types);

/// Checks and decodes a function but for its place in the graph of calls.
Result<isa::Function> decodeFunction(const bytecode::Function &function,
                                     const LoadContext &context);

/// Fills in the sizes of stacks; fails if a function calls itself, directly or
/// through others.
Status layOutStacks(std::span<isa::Function> functions);

/// Fills a Program.
class ProgramLoader {
public:
  ProgramLoader(Program &program, const KernelRegistry &registry)
      : program(program), registry(registry) {}
  Status run();

private:
  Status verifyContainer();
  Status loadTypes();
  Status loadConstants();
  Status checkLocations();
  Status loadKernels();
  Result<Attributes> loadAttributes(const bytecode::Kernel &kernel);
  Result<LoadedKernel> loadKernel(const bytecode::Kernel &kernel);
  Status loadFunctions();

  Program &program;
  const KernelRegistry &registry;
  std::vector<LoadedKernel> kernels;
  uint64_t constantsBegin = 0;
  /// Lists may not add up to more than the file: none is counted twice.
  uint64_t listBudget = 0;
};

} // namespace jitrt

#endif // JITRT_VM_PROGRAM_LOADER_H
