//===- ElementTypes.h - elements of tensors and their bytes -----*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_ELEMENTTYPES_H
#define JIT_DIALECT_JIT_IR_ELEMENTTYPES_H

#include "mlir/IR/BuiltinTypes.h"
#include <optional>

namespace mlir::jit {

/// For messages: what `isElementType` holds for.
inline constexpr StringLiteral elementTypeNames =
    "f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1";

/// Whether tensors of programs may have elements of `type`.
bool isElementType(Type type);

/// The bytes of a tensor's elements, an i1 in one each; nothing where an extent
/// is not known, or for 2^63 bytes or more.
std::optional<int64_t> countBytes(RankedTensorType type);

/// Whether the bytes of a tensor whose extents are all known can be counted.
inline bool fitsMemory(RankedTensorType type) {
  return !type.hasStaticShape() || countBytes(type);
}

} // namespace mlir::jit

#endif // JIT_DIALECT_JIT_IR_ELEMENTTYPES_H
