//===- Extents.h - where extents come from ----------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_AUTODIFF_EXTENTS_H
#define JIT_LIB_AUTODIFF_EXTENTS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/OpDefinition.h"
#include <optional>

namespace mlir::jit {

/// An extent: a number, an index value (`dim` is -1), or dimension `dim` of the
/// tensor `value`.
struct Extent {
  Value value;
  int64_t dim = -1;
  int64_t constant = 0;

  bool isConstant() const { return !value; }
  friend bool operator==(const Extent &, const Extent &) = default;
};

/// Dimension `dim` of `tensor` in terms of what it was computed from, as far
/// back as it can be told: of an argument, of an operation that makes its own
/// extents, of an index value, or a number. Equal answers mean equal extents.
Extent traceExtent(Value tensor, int64_t dim);

/// `extent` as a value; `builder` stands where `extent.value` can be used.
OpFoldResult materialize(OpBuilder &builder, Location loc,
                         const Extent &extent);

/// The extents of `tensor` as values that are defined outside of `region`, at
/// `builder`; nothing where they are not known to be fixed there.
std::optional<SmallVector<OpFoldResult>>
extentsOutside(OpBuilder &builder, Location loc, Value tensor, Region &region);

} // namespace mlir::jit

#endif // JIT_LIB_AUTODIFF_EXTENTS_H
