//===- Tape.h - residuals of loops ------------------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_AUTODIFF_TAPE_H
#define JIT_LIB_AUTODIFF_TAPE_H

#include "mlir/IR/Builders.h"
#include "llvm/ADT/STLExtras.h"
#include <memory>

namespace mlir::jit {

/// What a loop keeps of a value of its body, one for each iteration. Its state,
/// one or two values, is carried by the loop:
///
/// - where the extents are known before the loop, a tensor with one row an
///   iteration, which grows twofold where the trip count is not known;
/// - a list of tensors where they are not;
/// - of lists, the list of all their elements, and where each ends.
class Tape {
public:
  /// `builder` stands before the loop of body `body`. `trips` is null where the
  /// number of iterations is not known there.
  static std::unique_ptr<Tape> create(OpBuilder &builder, Location loc,
                                      Value value, Region &body, Value trips);
  /// One whose iterations are `rows` slots, written and read in any order. Null
  /// where `value` is a list.
  static std::unique_ptr<Tape> createSlots(OpBuilder &builder, Location loc,
                                           Value value, Region &body,
                                           Value rows);
  virtual ~Tape() = default;

  /// The state before the first iteration.
  virtual SmallVector<Value> getInits() const = 0;
  /// The state with `value` as what iteration `iteration` leaves.
  virtual SmallVector<Value> write(OpBuilder &builder, Location loc,
                                   ValueRange state, Value iteration,
                                   Value value) const = 0;
  /// What iteration `iteration` left.
  virtual Value read(OpBuilder &builder, Location loc, ValueRange state,
                     Value iteration) const = 0;
};

/// The state of `tape`, in front of `values`, which it is taken from.
ValueRange takeState(const Tape &tape, ValueRange &values);

} // namespace mlir::jit

#endif // JIT_LIB_AUTODIFF_TAPE_H
