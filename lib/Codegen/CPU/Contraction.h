//===- Contraction.h - contractions on buffers ------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `LowerContractions` knows about a `linalg.generic` that multiplies and
// adds: the roles of its loops and the address arithmetic of its buffers.
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_CODEGEN_CPU_CONTRACTION_H
#define JIT_LIB_CODEGEN_CPU_CONTRACTION_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::jit {

/// Index arithmetic that folds constants as it goes.
struct IndexMath {
  ImplicitLocOpBuilder &b;

  Value constant(int64_t value) const {
    return arith::ConstantIndexOp::create(b, value);
  }
  Value add(Value lhs, Value rhs) const {
    return b.createOrFold<arith::AddIOp>(lhs, rhs);
  }
  Value add(Value lhs, int64_t rhs) const { return add(lhs, constant(rhs)); }
  Value sub(Value lhs, Value rhs) const {
    return b.createOrFold<arith::SubIOp>(lhs, rhs);
  }
  Value mul(Value lhs, Value rhs) const {
    return b.createOrFold<arith::MulIOp>(lhs, rhs);
  }
  Value mul(Value lhs, int64_t rhs) const { return mul(lhs, constant(rhs)); }
  Value div(Value lhs, int64_t rhs) const {
    return b.createOrFold<arith::DivUIOp>(lhs, constant(rhs));
  }
  Value min(Value lhs, Value rhs) const {
    return b.createOrFold<arith::MinSIOp>(lhs, rhs);
  }
  Value min(Value lhs, int64_t rhs) const { return min(lhs, constant(rhs)); }
  /// The largest multiple of `unit` that is not above `value`.
  Value floorTo(Value value, int64_t unit) const {
    return unit == 1 ? value : mul(div(value, unit), unit);
  }
  Value ceilDiv(Value value, int64_t unit) const {
    return div(add(value, unit - 1), unit);
  }
};

/// The constant that `value` is, if it is one.
std::optional<int64_t> constantOf(Value value);

/// The roles of loops and operands. With `lhs` broadcast and `rhs` read as
/// vectors, `out[batch, m, n] += lhs[batch, m, k] * rhs[batch, k, n]`.
struct ContractionRoles {
  unsigned lhs, rhs;
  /// Loops, outermost first: in the order of the result's dimensions those
  /// that are parallel, in the order of the loops those that are summed. Loops
  /// of extent 1 are in none.
  SmallVector<unsigned> batch, m, n, k;
};

/// The roles in `op`, a generic on buffers; reports nothing if it has others.
FailureOr<ContractionRoles> matchContraction(linalg::GenericOp op);

/// A buffer as a flat array: element (l0, l1 ...) of the loops is at
/// `base + sum of loop * strides[loop]`.
struct FlatOperand {
  Value memref; // memref<?xT, strided<[1], offset: ?>>
  Value base;
  SmallVector<Value> strides; // by loop
};

/// Flattens operand `index` of `op`, whose loops have the given extents.
FlatOperand flattenOperand(ImplicitLocOpBuilder &b, linalg::GenericOp op,
                           unsigned index);

/// Whether in `operand` the loops `loops` run like one loop with the stride of
/// the last; shown by constants only.
bool collapses(const FlatOperand &operand, ArrayRef<unsigned> loops,
               ArrayRef<Value> extents);

/// Emits the register-tiled nest of `op`, which stays. `startsFromZero`: the
/// result is zero before, whatever memory holds.
void emitContraction(ImplicitLocOpBuilder &b, linalg::GenericOp op,
                     const ContractionRoles &roles, bool startsFromZero);

} // namespace mlir::jit

#endif // JIT_LIB_CODEGEN_CPU_CONTRACTION_H
