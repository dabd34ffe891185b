//===- Schedule.h - what a block keeps for its backward pass ----*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_AUTODIFF_PARTITION_SCHEDULE_H
#define JIT_LIB_AUTODIFF_PARTITION_SCHEDULE_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::jit {

/// Bytes of a value of `type`; nothing for scalars. Extents that are not known
/// count as 1.
int64_t estimateBytes(Type type);
int64_t estimateResultBytes(Operation *op);

/// Whether the bytes of a value of `type` are known.
bool hasKnownBytes(Type type);

/// About how many operations on numbers `op` takes, from its types.
int64_t countFlops(Operation *op);

/// A block with a backward pass: what follows the first barrier that begins
/// one. What is before is forward. Forward operations can be repeated:
/// then the backward pass uses copies of their results, which are computed just
/// before the first one is needed.
class Schedule {
public:
  using Repeated = llvm::SetVector<Operation *>;

  explicit Schedule(Block &block);

  /// Which results to keep and which to compute again, by a minimum cut: a byte
  /// that is kept costs two, it is written and read; four operations cost one.
  Repeated findCheapest() const;

  /// The forward operations whose results stay for the backward pass.
  Repeated findKept(const Repeated &repeated) const;

  /// The most bytes that are live at a time, those of arguments and constants
  /// not counted, and when that is.
  struct Peak {
    int64_t bytes = 0;
    /// A step of the schedule.
    size_t when = 0;
  };
  Peak findPeak(const Repeated &repeated) const;

  /// Adds to `repeated` what lowers the peak at the least cost, until it is at
  /// most `budget`; the best that was found where that cannot be.
  void keepBudget(Repeated &repeated, int64_t budget) const;

  /// Rewrites the block so.
  void apply(const Repeated &repeated);

private:
  /// An operation that runs: itself, or a copy.
  struct Step {
    Operation *op;
    bool isCopy;
    /// The values it uses that copies compute, and the steps of those.
    SmallVector<std::pair<Value, size_t>> copies;
  };
  class Arranger;
  /// A tensor or list in memory.
  struct Storage {
    int64_t bytes = 0;
    size_t begin = 0, end = 0;
  };
  struct Simulation;

  /// The operation that computes `value` in the forward pass; null for what is
  /// there anyway: arguments, constants, values from outside.
  Operation *getSource(Value value) const;

  /// The values from outside of `op` that it and its regions use.
  ArrayRef<Value> getUses(Operation *op) const { return uses.find(op)->second; }

  static bool canRepeat(Operation *op);

  SmallVector<Step> arrange(const Repeated &repeated) const;
  Simulation simulate(const Repeated &repeated) const;

  Block &block;
  SmallVector<Operation *> forward;
  DenseSet<Operation *> backward;
  /// Forward operations whose results the backward pass uses.
  llvm::SetVector<Operation *> crossing;
  DenseMap<Operation *, SmallVector<Value>> uses;
  /// The most bytes that are live within the regions of an operation.
  DenseMap<Operation *, int64_t> innerPeaks;
};

} // namespace mlir::jit

#endif // JIT_LIB_AUTODIFF_PARTITION_SCHEDULE_H
