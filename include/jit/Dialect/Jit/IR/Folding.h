//===- Folding.h - what folders share ---------------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_FOLDING_H
#define JIT_DIALECT_JIT_IR_FOLDING_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/OpDefinition.h"

namespace mlir::jit {

/// `value` where it has the type of `op`'s one result, else nothing: a folder
/// must not change a type.
OpFoldResult foldTo(Operation *op, Value value);

/// Whether `attr` holds only the integer `value`, or floats with exactly its
/// value and sign (-0.0 is not 0.0). `value` must be representable.
bool isSplat(Attribute attr, double value);

/// Whether `attr` holds only integers with all bits set.
bool isAllOnes(Attribute attr);

} // namespace mlir::jit

#endif // JIT_DIALECT_JIT_IR_FOLDING_H
