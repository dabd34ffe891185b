//===- Liveness.cpp - how much memory a function needs --------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Analysis/Liveness.h"
#include "jit/Analysis/Ownership.h"
#include "jit/Dialect/Jit/IR/ElementTypes.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::jit;

/// Whether the result has the operand's memory
/// (runtime/jitrt/kernels/shape.cpp).
static bool isView(Operation *op) {
  return isa<ReshapeOp, TransposeOp, BroadcastToOp, SliceOp, tensor::CastOp>(
      op);
}

namespace {
/// A block of memory.
struct Storage {
  int64_t bytes = 0;
  /// Values that refer to it and have not ended.
  unsigned references = 0;
  /// Not a constant's.
  bool isCounted = true;
};

/// A value's memory, and whether its elements lie there one after the other.
struct Place {
  unsigned storage;
  bool isContiguous;
};

class Simulation {
public:
  std::optional<int64_t> run(Block &block);

private:
  /// False where memory is not known.
  bool define(Value value, Place place);
  bool allocate(Value value, bool isCounted);
  bool step(Operation &op);
  std::optional<Place> placeOfResult(Operation &op);
  void release(Value value);

  SmallVector<Storage> storages;
  DenseMap<Value, Place> places;
  /// Values that end with an operation.
  DenseMap<Operation *, SmallVector<Value>> ends;
  int64_t live = 0, peak = 0;
};
} // namespace

bool Simulation::define(Value value, Place place) {
  ++storages[place.storage].references;
  places[value] = place;
  if (Operation *last = endOf(value).last)
    ends[last].push_back(value);
  return true;
}

/// New memory for a value; none for a host scalar.
bool Simulation::allocate(Value value, bool isCounted) {
  if (!isOwned(value.getType()))
    return true;
  auto type = dyn_cast<RankedTensorType>(value.getType());
  std::optional<int64_t> size = type ? countBytes(type) : std::nullopt;
  if (!size)
    return false;
  int64_t bytes = isCounted ? *size : 0;
  storages.push_back({bytes, 0, isCounted});
  live += bytes;
  peak = std::max(peak, live);
  return define(value, {unsigned(storages.size()) - 1, true});
}

/// The memory that the result shares with an operand.
std::optional<Place> Simulation::placeOfResult(Operation &op) {
  if (isView(&op)) {
    Place place = places.lookup(op.getOperand(0));
    // Elsewhere a reshape may have to copy.
    if (isa<ReshapeOp>(op) && !place.isContiguous)
      return std::nullopt;
    place.isContiguous &= isa<ReshapeOp, tensor::CastOp>(op);
    return place;
  }
  if (!isa<ScalarBodyOpInterface>(op))
    return std::nullopt;
  for (Value operand : op.getOperands()) {
    auto found = places.find(operand);
    if (found == places.end() || operand.getType() != op.getResult(0).getType())
      continue;
    const Storage &storage = storages[found->second.storage];
    ValueEnd end = endOf(operand);
    if (storage.isCounted && storage.references == 1 &&
        found->second.isContiguous && end.last == &op &&
        end.kind == ValueEnd::Kind::Operand)
      return found->second;
  }
  return std::nullopt;
}

void Simulation::release(Value value) {
  Storage &storage = storages[places.lookup(value).storage];
  if (--storage.references == 0)
    live -= storage.bytes;
}

bool Simulation::step(Operation &op) {
  if (op.getNumRegions() != 0 || isa<CallOpInterface>(op))
    return false;
  std::optional<Place> place;
  if (op.getNumResults() == 1 && isOwned(op.getResult(0).getType()))
    place = placeOfResult(op);
  for (Value result : op.getResults())
    if (place ? !define(result, *place)
              : !allocate(result, !op.hasTrait<OpTrait::ConstantLike>()))
      return false;
  for (Value value : ends.lookup(&op))
    release(value);
  for (Value result : op.getResults())
    if (result.use_empty() && places.contains(result))
      release(result);
  return true;
}

std::optional<int64_t> Simulation::run(Block &block) {
  for (BlockArgument argument : block.getArguments())
    if (!allocate(argument, /*isCounted=*/true))
      return std::nullopt;
  for (BlockArgument argument : block.getArguments())
    if (argument.use_empty() && places.contains(argument))
      release(argument);
  for (Operation &op : block)
    if (!step(op))
      return std::nullopt;
  return peak;
}

std::optional<int64_t> jit::peakBytes(FunctionOpInterface function) {
  if (function.isExternal() || !function.getFunctionBody().hasOneBlock())
    return std::nullopt;
  return Simulation().run(function.getFunctionBody().front());
}
