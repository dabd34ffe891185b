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

/// The most bytes that are live within the regions of `op`.
static int64_t findInnerPeak(Operation *op) {
  int64_t most = 0;
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      int64_t carried = 0;
      for (Type type : block.getArgumentTypes())
        carried += estimateBytes(type);
      most = std::max(most, carried + Schedule(block).findPeak({}).bytes);
    }
  return most;
}

Schedule::Schedule(Block &block) : block(block) {
  bool isLate = false;
  for (Operation &op : block) {
    SetVector<Value> used(op.operand_begin(), op.operand_end());
    for (Region &region : op.getRegions())
      getUsedValuesDefinedAbove(region, used);
    uses[&op] = llvm::to_vector(used);
    if (op.getNumRegions() != 0)
      innerPeaks[&op] = findInnerPeak(&op);
    auto barrier = dyn_cast<BarrierOp>(op);
    isLate |= barrier && barrier.getBackward();
    if (op.hasTrait<OpTrait::IsTerminator>())
      continue;
    if (isLate)
      backward.insert(&op);
    else
      forward.push_back(&op);
  }
  for (Operation &op : block)
    if (backward.contains(&op))
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
    int64_t bytes = estimateResultBytes(op);
    bool isFree = bytes == 0;
    graph.addEdge(source, computed,
                  canRepeat(op) && !isFree ? countFlops(op) / flopsPerByte + 1
                                           : FlowGraph::infinity);
    graph.addEdge(computed, there, 2 * bytes);
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
    if (backward.contains(&op))
      add(&op);
  for (Operation *op : repeated)
    add(op);
  return kept;
}

//===----------------------------------------------------------------------===//
// Peaks
//===----------------------------------------------------------------------===//

/// Whether the results are computed again as fast as they are read, nearly.
static bool isCheap(Operation *op) {
  return countFlops(op) <= 8 * estimateResultBytes(op);
}

/// Puts copies in front of the operations that use them. A copy serves all
/// later uses, but what leads from one dear copy to the next by cheap
/// operations is not kept until the backward pass uses it as well: then there
/// is a second copy.
class Schedule::Arranger {
public:
  Arranger(const Schedule &schedule, const Repeated &repeated)
      : schedule(schedule), repeated(repeated) {}

  SmallVector<Step> run() {
    for (Operation &op : schedule.block) {
      Step step{&op, /*isCopy=*/false, {}};
      if (schedule.backward.contains(&op)) {
        passing.clear();
        step.copies = copySources(&op, [](Operation *) { return false; });
      }
      steps.push_back(std::move(step));
    }
    return std::move(steps);
  }

private:
  /// Copies what `op` uses; `isPassing` says whether only for now.
  SmallVector<std::pair<Value, size_t>>
  copySources(Operation *op, llvm::function_ref<bool(Operation *)> isPassing) {
    SmallVector<std::pair<Value, size_t>> copies;
    for (Value value : schedule.getUses(op)) {
      Operation *source = schedule.getSource(value);
      if (source && repeated.contains(source))
        copies.push_back({value, copy(source, isPassing(source))});
    }
    return copies;
  }

  /// The step that copies `op`.
  size_t copy(Operation *op, bool isPassing) {
    if (auto found = lasting.find(op); found != lasting.end())
      return found->second;
    if (isPassing)
      if (auto found = passing.find(op); found != passing.end())
        return found->second;
    bool passesOn = isPassing || !isCheap(op);
    Step step{op, /*isCopy=*/true, {}};
    step.copies = copySources(
        op, [&](Operation *source) { return passesOn && isCheap(source); });
    (isPassing ? passing : lasting)[op] = steps.size();
    steps.push_back(std::move(step));
    return steps.size() - 1;
  }

  const Schedule &schedule;
  const Repeated &repeated;
  SmallVector<Step> steps;
  DenseMap<Operation *, size_t> lasting, passing;
};

SmallVector<Schedule::Step> Schedule::arrange(const Repeated &repeated) const {
  return Arranger(*this, repeated).run();
}

struct Schedule::Simulation {
  SmallVector<Step> steps;
  SmallVector<Storage> storages;
  /// The storages of values that forward and backward operations compute.
  DenseMap<Value, unsigned> originals;
  Peak peak;
};

Schedule::Simulation Schedule::simulate(const Repeated &repeated) const {
  Simulation result;
  result.steps = arrange(repeated);
  // Of the results of each step; none for what takes no memory of its own.
  SmallVector<SmallVector<std::optional<unsigned>>> made(result.steps.size());
  for (auto [when, step] : llvm::enumerate(result.steps)) {
    auto find = [&](Value value) -> std::optional<unsigned> {
      for (auto [copied, by] : step.copies)
        if (copied == value)
          return made[by][cast<OpResult>(value).getResultNumber()];
      auto found = result.originals.find(value);
      return found == result.originals.end()
                 ? std::nullopt
                 : std::optional<unsigned>(found->second);
    };
    for (Value value : getUses(step.op))
      if (std::optional<unsigned> storage = find(value))
        result.storages[*storage].end = when;
    for (OpResult value : step.op->getResults()) {
      std::optional<unsigned> storage;
      if (isa<BarrierOp, tensor::CastOp>(step.op)) {
        // What only renames a value is no other one.
        storage = find(step.op->getOperand(value.getResultNumber()));
      } else if (!step.op->hasTrait<OpTrait::ConstantLike>()) {
        storage = result.storages.size();
        result.storages.push_back({estimateBytes(value.getType()), when, when});
      }
      made[when].push_back(storage);
      if (storage && !step.isCopy)
        result.originals[value] = *storage;
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
    int64_t bytes = live + innerPeaks.lookup(step.op);
    if (bytes > result.peak.bytes)
      result.peak = {bytes, when};
  }
  return result;
}

Schedule::Peak Schedule::findPeak(const Repeated &repeated) const {
  return simulate(repeated).peak;
}

void Schedule::keepBudget(Repeated &repeated, int64_t budget) const {
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
      int64_t bytes = estimateResultBytes(op), flops = 0;
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
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

void Schedule::apply(const Repeated &repeated) {
  SmallVector<Step> steps = arrange(repeated);
  SmallVector<Operation *> clones(steps.size());
  IRMapping separate;
  // Copies go behind what ran before.
  auto next = block.begin();
  for (auto [when, step] : llvm::enumerate(steps)) {
    IRMapping operands;
    for (auto [value, by] : step.copies)
      operands.map(value, clones[by]->getResult(
                              cast<OpResult>(value).getResultNumber()));
    if (!step.isCopy) {
      next = std::next(Block::iterator(step.op));
      for (auto [value, by] : step.copies)
        value.replaceUsesWithIf(operands.lookup(value), [&](OpOperand &use) {
          return step.op->isAncestor(use.getOwner());
        });
      continue;
    }
    OpBuilder builder(&block, next);
    for (Value value : getUses(step.op)) {
      Operation *source = value.getDefiningOp();
      if (operands.contains(value) ||
          (source && source->hasTrait<OpTrait::ConstantLike>()) ||
          !isa<TensorType, ListType>(value.getType()))
        continue;
      if (!separate.contains(value)) {
        auto barrier =
            BarrierOp::create(builder, step.op->getLoc(),
                              ArrayRef<Value>{value}, /*backward=*/false);
        separate.map(value, barrier.getResult(0));
      }
      operands.map(value, separate.lookup(value));
    }
    clones[when] = builder.clone(*step.op, operands);
  }
}
