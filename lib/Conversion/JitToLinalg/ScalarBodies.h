//===- ScalarBodies.h - how scalar bodies are attached ----------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A body is an overload `Value emit(OpTy, ImplicitLocOpBuilder &, ValueRange)`
// in the file that attaches it.
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_CONVERSION_JITTOLINALG_SCALARBODIES_H
#define JIT_LIB_CONVERSION_JITTOLINALG_SCALARBODIES_H

#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "mlir/IR/TypeUtilities.h"

namespace mlir::jit {

inline bool isFloat(Value value) { return isa<FloatType>(value.getType()); }

/// Whether a type as the program has it (not as it is carried) is unsigned.
inline bool isUnsignedType(Type type) {
  return type.isUnsignedInteger() || type.isInteger(1);
}

/// Whether the last operand of `op` has unsigned integer elements: all operands
/// have one type, or the first is a condition.
inline bool isUnsigned(Operation *op) {
  return isUnsignedType(getElementTypeOrSelf(op->getOperands().back()));
}

/// A scalar of element type `from`, as it is carried, converted to `to`; f32
/// where `to` is f16 or bf16 and this rounding may still follow.
Value convertScalar(ImplicitLocOpBuilder &b, Value x, Type from, Type to);

void attachUnaryBodies(MLIRContext *context);
void attachBinaryBodies(MLIRContext *context);
void attachConvertBody(MLIRContext *context);

} // namespace mlir::jit

/// Defines, in an anonymous namespace, `attachBodies<Ops...>(context)`, which
/// attaches this file's overloads of `emit`.
#define JIT_DEFINE_ATTACH_BODIES                                               \
  template <typename OpTy>                                                     \
  struct Body : ScalarBodyOpInterface::ExternalModel<Body<OpTy>, OpTy> {       \
    Value buildScalarBody(Operation *op, ImplicitLocOpBuilder &b,              \
                          ValueRange args) const {                             \
      return emit(cast<OpTy>(op), b, args);                                    \
    }                                                                          \
    bool onlyMoves(Operation *) const {                                        \
      return std::is_same_v<OpTy, SelectOp>;                                   \
    }                                                                          \
  };                                                                           \
  template <typename... Ops> void attachBodies(MLIRContext *context) {         \
    (Ops::template attachInterface<Body<Ops>>(*context), ...);                 \
  }

#endif // JIT_LIB_CONVERSION_JITTOLINALG_SCALARBODIES_H
