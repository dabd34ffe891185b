//===- ModuleWriter.h - what functions in bytecode share --------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_TARGET_BYTECODE_MODULEWRITER_H
#define JIT_LIB_TARGET_BYTECODE_MODULEWRITER_H

#include "Conversions.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <map>

namespace mlir::jit {

/// Numbers functions, kernels and constants; equal ones get the same number.
class ModuleWriter {
public:
  ModuleWriter(ModuleOp module, jitrt::ProgramBuilder &builder)
      : module(module), builder(builder) {}

  LogicalResult run();

  /// Empty after a diagnostic at `op`.
  std::optional<jitrt::ValueType> typeOf(Operation *op, Type type);
  uint32_t functionNumber(StringRef name) const {
    return functions.lookup(name);
  }
  uint32_t location(Operation *op);
  /// The kernel that is called `name`, with the types and attributes of `op`.
  FailureOr<uint32_t> kernel(Operation *op, StringRef name);
  /// The kernel that checks extents which `type` knows; `what` begins its
  /// message.
  FailureOr<uint32_t> refineKernel(Operation *op, Type type, StringRef what);
  /// The kernel that repeats one element to fill `type`, which is static.
  FailureOr<uint32_t> broadcastKernel(Operation *op, RankedTensorType type);
  /// The number of a constant of the runtime.
  FailureOr<uint32_t> constant(Operation *op, Attribute value);

private:
  /// A name, types and attributes.
  using KernelKey = std::vector<const void *>;

  FailureOr<uint32_t> addKernel(Operation *op, StringRef name,
                                TypeRange operands, TypeRange results,
                                jitrt::ProgramBuilder::AttributeList attributes,
                                KernelKey key);

  ModuleOp module;
  jitrt::ProgramBuilder &builder;
  llvm::StringMap<uint32_t> functions;
  std::map<KernelKey, uint32_t> kernels;
  DenseMap<Attribute, uint32_t> constants;
};

/// Writes the instructions of `function`.
LogicalResult writeFunction(ModuleWriter &module, func::FuncOp function,
                            jitrt::FunctionBuilder &out);

} // namespace mlir::jit

#endif // JIT_LIB_TARGET_BYTECODE_MODULEWRITER_H
