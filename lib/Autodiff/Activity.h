//===- Activity.h - which values derivatives flow through -------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_AUTODIFF_ACTIVITY_H
#define JIT_LIB_AUTODIFF_ACTIVITY_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::jit {

/// Values of a function that vary with its inputs `sources`, and that its
/// outputs `sinks` depend on, both by differentiable ways.
class Activity {
public:
  Activity(Block &body, ValueRange sources, ValueRange sinks);

  bool isVaried(Value value) const { return varied.contains(value); }
  bool isActive(Value value) const {
    return varied.contains(value) && useful.contains(value);
  }
  /// Whether a derivative flows through one of the results.
  bool hasActiveResult(Operation *op) const;

private:
  bool markVaried(Value value);
  bool markUseful(Value value);
  void forward(Block &block);
  void backward(Block &block);

  llvm::DenseSet<Value> varied, useful;
};

/// Whether no derivative flows through `op`, whatever its operands are.
bool isInactive(Operation *op);

} // namespace mlir::jit

#endif // JIT_LIB_AUTODIFF_ACTIVITY_H
