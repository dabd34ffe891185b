//===- Schedule.cpp - what a block keeps for its backward pass ------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Schedule.h"
#include "MinCut.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::jit;

Schedule::Schedule(Block &block) : block(block) {
  for (Operation &op : block) {
    SetVector<Value> used(op.operand_begin(), op.operand_end());
    for (Region &region : op.getRegions())
      getUsedValuesDefinedAbove(region, used);
    bool follows = llvm::any_of(used, [&](Value value) {
      return backward.contains(value.getDefiningOp());
    });
    auto barrier = dyn_cast<BarrierOp>(op);
    if (follows || (barrier && barrier.getBackward()))
      backward.insert(&op);
    else if (!op.hasTrait<OpTrait::IsTerminator>())
      forward.push_back(&op);
    uses[&op] = llvm::to_vector(used);
  }
  for (Operation &op : block)
    if (backward.contains(&op) && !op.hasTrait<OpTrait::IsTerminator>())
      for (Value value : getUses(&op))
        if (Operation *source = getSource(value))
          crossing.insert(source);
}

Operation *Schedule::getSource(Value value) const {
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != &block || backward.contains(op) ||
      op->hasTrait<OpTrait::ConstantLike>())
    return nullptr;
  return op;
}

bool Schedule::canRepeat(Operation *op) {
  return op->getNumRegions() == 0 && isMemoryEffectFree(op) &&
         !isa<CustomCallOp>(op);
}

//===----------------------------------------------------------------------===//
// The cheapest
//===----------------------------------------------------------------------===//

Schedule::Repeated Schedule::findCheapest() const {
  // Two nodes an operation: its results are computed, and they are there for
  // the backward pass. Between them is the cost of keeping them.
  DenseMap<Operation *, unsigned> numbers;
  for (Operation *op : forward)
    numbers.insert({op, numbers.size()});
  unsigned source = 2 * forward.size(), sink = source + 1;
  FlowGraph graph(2 * forward.size() + 2);
  constexpr int64_t flopsPerByte = 4;
  for (Operation *op : forward) {
    unsigned computed = 2 * numbers[op], there = computed + 1;
    int64_t bytes = 0;
    for (Type type : op->getResultTypes())
      bytes += countBytes(type);
    bool isFree = bytes == 0;
    graph.addEdge(source, computed,
                  canRepeat(op) && !isFree ? countFlops(op) / flopsPerByte + 1
                                           : FlowGraph::infinity);
    graph.addEdge(computed, there, std::min(2 * bytes, FlowGraph::infinity));
    for (Value value : getUses(op))
      if (Operation *operand = getSource(value))
        graph.addEdge(2 * numbers[operand] + 1, computed, FlowGraph::infinity);
    if (crossing.contains(op))
      graph.addEdge(there, sink, FlowGraph::infinity);
  }
  std::vector<bool> isBefore = graph.cut(source, sink);
  Repeated repeated;
  for (Operation *op : forward)
    if (!isBefore[2 * numbers[op]])
      repeated.insert(op);
  return repeated;
}

Schedule::Repeated Schedule::findKept(const Repeated &repeated) const {
  Repeated kept;
  auto add = [&](Operation *op) {
    for (Value value : getUses(op))
      if (Operation *source = getSource(value);
          source && !repeated.contains(source))
        kept.insert(source);
  };
  for (Operation &op : block)
    if (backward.contains(&op) && !op.hasTrait<OpTrait::IsTerminator>())
      add(&op);
  for (Operation *op : repeated)
    add(op);
  return kept;
}

//===----------------------------------------------------------------------===//
// Peaks
//===----------------------------------------------------------------------===//

SmallVector<Schedule::Step> Schedule::arrange(const Repeated &repeated) const {
  SmallVector<Step> steps;
  DenseSet<Operation *> copied;
  auto copy = [&](auto &self, Operation *op) -> void {
    if (!copied.insert(op).second)
      return;
    for (Value value : getUses(op))
      if (Operation *source = getSource(value);
          source && repeated.contains(source))
        self(self, source);
    steps.push_back({op, /*isCopy=*/true});
  };
  for (Operation &op : block) {
    if (backward.contains(&op) && !op.hasTrait<OpTrait::IsTerminator>())
      for (Value value : getUses(&op))
        if (Operation *source = getSource(value);
            source && repeated.contains(source))
          copy(copy, source);
    steps.push_back({&op, /*isCopy=*/false});
  }
  return steps;
}

/// The most bytes that are live within the regions of `op`.
static int64_t findInnerPeak(Operation *op) {
  int64_t most = 0;
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      int64_t carried = 0;
      for (Type type : block.getArgumentTypes())
        carried += countBytes(type);
      most = std::max(most, carried + Schedule(block).findPeak({}).bytes);
    }
  return most;
}

struct Schedule::Simulation {
  SmallVector<Step> steps;
  SmallVector<Storage> storages;
  /// Of values, and of copies of values.
  DenseMap<Value, unsigned> originals, copies;
  Peak peak;
};

Schedule::Simulation Schedule::simulate(const Repeated &repeated) const {
  Simulation result;
  result.steps = arrange(repeated);
  for (auto [when, step] : llvm::enumerate(result.steps)) {
    bool takesCopies =
        step.isCopy || (backward.contains(step.op) &&
                        !step.op->hasTrait<OpTrait::IsTerminator>());
    auto find = [&](Value value) -> Storage * {
      Operation *source = value.getDefiningOp();
      bool isCopied = takesCopies && source && repeated.contains(source);
      auto &map = isCopied ? result.copies : result.originals;
      auto found = map.find(value);
      return found == map.end() ? nullptr : &result.storages[found->second];
    };
    for (Value value : getUses(step.op))
      if (Storage *storage = find(value))
        storage->end = when;
    auto &map = step.isCopy ? result.copies : result.originals;
    for (auto [index, value] : llvm::enumerate(step.op->getResults())) {
      // What only renames a value is no other one.
      if (isa<BarrierOp, tensor::CastOp>(step.op)) {
        Value operand = step.op->getOperand(index);
        if (Storage *storage = find(operand))
          map[value] = storage - result.storages.data();
        continue;
      }
      if (step.op->hasTrait<OpTrait::ConstantLike>())
        continue;
      map[value] = result.storages.size();
      result.storages.push_back({countBytes(value.getType()), when, when});
    }
  }
  // From the first step of each to its last.
  SmallVector<int64_t> change(result.steps.size() + 1, 0);
  for (const Storage &storage : result.storages) {
    change[storage.begin] += storage.bytes;
    change[storage.end + 1] -= storage.bytes;
  }
  int64_t live = 0;
  for (auto [when, step] : llvm::enumerate(result.steps)) {
    live += change[when];
    int64_t bytes =
        live + (step.op->getNumRegions() ? findInnerPeak(step.op) : 0);
    if (bytes > result.peak.bytes)
      result.peak = {bytes, when};
  }
  return result;
}

Schedule::Peak Schedule::findPeak(const Repeated &repeated) const {
  return simulate(repeated).peak;
}

Schedule::Peak Schedule::keepBudget(Repeated &repeated, int64_t budget) const {
  Simulation now = simulate(repeated);
  Repeated best = repeated;
  Peak least = now.peak;
  while (now.peak.bytes > budget) {
    size_t when = now.peak.when;
    // When the backward pass first uses each result.
    DenseMap<Operation *, size_t> firstUse, lastForwardUse;
    for (auto [at, step] : llvm::enumerate(now.steps)) {
      bool isLate = step.isCopy || backward.contains(step.op);
      for (Value value : getUses(step.op))
        if (Operation *source = getSource(value)) {
          if (isLate)
            firstUse.insert({source, at});
          else
            lastForwardUse[source] = at;
        }
    }
    auto isLive = [&](Operation *op) {
      return llvm::any_of(op->getResults(), [&](Value value) {
        auto found = now.originals.find(value);
        if (found == now.originals.end())
          return false;
        const Storage &storage = now.storages[found->second];
        return storage.begin <= when && when <= storage.end;
      });
    };
    // What has to be repeated with `op`: what it is computed from, up to what
    // is there at the peak as well. False where that cannot be.
    auto collect = [&](auto &self, Operation *op, Repeated &group) -> bool {
      if (repeated.contains(op) || group.contains(op))
        return true;
      if (!canRepeat(op))
        return false;
      group.insert(op);
      for (Value value : getUses(op))
        if (Operation *source = getSource(value);
            source && !isLive(source) && !self(self, source, group))
          return false;
      return true;
    };
    Repeated chosen;
    double cost = 0;
    for (Operation *op : forward) {
      auto use = firstUse.find(op);
      if (repeated.contains(op) || !isLive(op) || use == firstUse.end() ||
          use->second <= when || lastForwardUse.lookup(op) >= when)
        continue;
      Repeated group;
      if (!collect(collect, op, group))
        continue;
      int64_t bytes = 0, flops = 0;
      for (Type type : op->getResultTypes())
        bytes += countBytes(type);
      for (Operation *each : group)
        flops += countFlops(each);
      if (bytes == 0)
        continue;
      double perByte = static_cast<double>(flops) / static_cast<double>(bytes);
      // Of equal ones the first: what it is computed from is needed last.
      if (chosen.empty() || perByte < cost) {
        chosen = group;
        cost = perByte;
      }
    }
    if (chosen.empty())
      break;
    repeated.insert_range(chosen);
    now = simulate(repeated);
    if (now.peak.bytes < least.bytes) {
      least = now.peak;
      best = repeated;
    }
  }
  repeated = best;
  return least;
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

void Schedule::apply(const Repeated &repeated) {
  IRMapping copies, separate;
  auto copy = [&](auto &self, OpBuilder &builder, Operation *op) -> void {
    if (copies.contains(op))
      return;
    IRMapping operands;
    for (Value value : getUses(op)) {
      Operation *source = getSource(value);
      if (source && repeated.contains(source)) {
        self(self, builder, source);
        operands.map(value, copies.lookup(value));
        continue;
      }
      bool isConstant =
          value.getDefiningOp() &&
          value.getDefiningOp()->hasTrait<OpTrait::ConstantLike>();
      if (isConstant || !isa<TensorType, ListType>(value.getType()))
        continue;
      if (!separate.contains(value)) {
        auto barrier =
            BarrierOp::create(builder, op->getLoc(), ArrayRef<Value>{value},
                              /*backward=*/false);
        separate.map(value, barrier.getResult(0));
      }
      operands.map(value, separate.lookup(value));
    }
    Operation *clone = builder.clone(*op, operands);
    copies.map(op, clone);
    copies.map(op->getResults(), clone->getResults());
  };
  SmallVector<Operation *> late;
  for (Operation &op : block)
    if (backward.contains(&op) && !op.hasTrait<OpTrait::IsTerminator>())
      late.push_back(&op);
  for (Operation *op : late) {
    OpBuilder builder(op);
    for (Value value : getUses(op)) {
      Operation *source = getSource(value);
      if (!source || !repeated.contains(source))
        continue;
      copy(copy, builder, source);
      value.replaceUsesWithIf(copies.lookup(value), [&](OpOperand &use) {
        return op->isAncestor(use.getOwner());
      });
    }
  }
}
