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

namespace mlir::jit {

/// What a loop keeps of a value of its body, one for each iteration: a tensor
/// with one row an iteration where trip count and extents are known before the
/// loop, else a list.
class Tape {
public:
  /// `builder` stands before the loop of body `body`. `trips` is null where the
  /// number of iterations is not known there.
  Tape(OpBuilder &builder, Location loc, Value value, Region &body,
       Value trips);

  /// The tape before the first iteration.
  Value getInit() const { return init; }
  /// `tape` with `value` as what iteration `iteration` leaves.
  Value write(OpBuilder &builder, Location loc, Value tape, Value iteration,
              Value value) const;
  /// What iteration `iteration` left.
  Value read(OpBuilder &builder, Location loc, Value tape,
             Value iteration) const;

private:
  Type type;
  Value init;
};

} // namespace mlir::jit

#endif // JIT_LIB_AUTODIFF_TAPE_H
