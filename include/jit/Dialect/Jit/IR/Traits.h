//===- Traits.h - traits of jit operations ----------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_TRAITS_H
#define JIT_DIALECT_JIT_IR_TRAITS_H

#include "mlir/IR/OpDefinition.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace mlir::jit {

/// Whether `op` may run where the program would not have run it: only when it
/// cannot fail. Sizes that are checked when the program runs (`?` extents,
/// `index` operands) and `MayFail` forbid it.
Speculation::Speculatability speculatabilityOf(Operation *op);

/// Verifies that every attribute of `op` is one that the operation defines, or
/// has a dialect's name in front.
LogicalResult verifyKnownAttributes(Operation *op);

/// A misspelt attribute is an error, not an attribute that nobody looks at.
template <typename ConcreteType>
class KnownAttributes
    : public OpTrait::TraitBase<ConcreteType, KnownAttributes> {
public:
  static LogicalResult verifyTrait(Operation *op) {
    return verifyKnownAttributes(op);
  }
};

/// The operation fails for some values of its operands even when all shapes
/// are static: an index out of range, for instance.
template <typename ConcreteType>
class MayFail : public OpTrait::TraitBase<ConcreteType, MayFail> {};

/// Implements `ConditionallySpeculatable` by `speculatabilityOf`.
template <typename ConcreteType>
class SpeculatableUnlessItMayFail
    : public OpTrait::TraitBase<ConcreteType, SpeculatableUnlessItMayFail> {
public:
  Speculation::Speculatability getSpeculatability() {
    return speculatabilityOf(this->getOperation());
  }
};

} // namespace mlir::jit

#endif // JIT_DIALECT_JIT_IR_TRAITS_H
