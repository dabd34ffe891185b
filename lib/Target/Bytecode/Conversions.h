//===- Conversions.h - types and attributes in bytecode ---------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_TARGET_BYTECODE_CONVERSIONS_H
#define JIT_LIB_TARGET_BYTECODE_CONVERSIONS_H

#include "jitrt/vm/program_builder.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

namespace mlir::jit {

/// The type of a register for values of `type`, or none.
std::optional<jitrt::ValueType> toValueType(Type type);

/// The elements as the runtime lays them out; shares the attribute's memory
/// where that is the same. Strides are 0 where all elements are equal. None for
/// elements that the runtime has no type for or that are not there.
std::optional<jitrt::Tensor> toTensor(ElementsAttr elements);

/// What the kernel of `op` is told: its own attributes by name. Emits an error
/// for one of a kind that bytecode does not have.
FailureOr<jitrt::ProgramBuilder::AttributeList> toAttributes(Operation *op);

} // namespace mlir::jit

#endif // JIT_LIB_TARGET_BYTECODE_CONVERSIONS_H
