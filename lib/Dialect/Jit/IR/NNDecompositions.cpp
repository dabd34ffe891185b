//===- NNDecompositions.cpp - what norms, losses and attention mean -------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Decompositions.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Dialect/Jit/IR/ShapeBuilders.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::jit;

static int64_t rankOf(Value value) {
  return cast<RankedTensorType>(value.getType()).getRank();
}

/// Fails unless all of `values` that are there are ranked.
static LogicalResult expectRanked(Operation *op) {
  for (Value operand : op->getOperands())
    if (isa<TensorType>(operand.getType()) && failed(rankedTypeOf(op, operand)))
      return failure();
  return success();
}

namespace {
/// Arithmetic in the compute type of the operation's operands.
struct Arithmetic {
  OpBuilder &builder;
  Location loc;

  Value widen(Value value) { return widenForCompute(builder, loc, value); }
  Value constant(Value like, double value) {
    return scalarLike(builder, loc, like, value);
  }
  Value add(Value lhs, Value rhs) {
    return AddOp::create(builder, loc, lhs, rhs);
  }
  Value sub(Value lhs, Value rhs) {
    return SubOp::create(builder, loc, lhs, rhs);
  }
  Value mul(Value lhs, Value rhs) {
    return MulOp::create(builder, loc, lhs, rhs);
  }
  Value div(Value lhs, Value rhs) {
    return DivOp::create(builder, loc, lhs, rhs);
  }
  Value select(Value condition, Value onTrue, Value onFalse) {
    return SelectOp::create(builder, loc, condition, onTrue, onFalse);
  }
  Value mean(Value value, ArrayRef<int64_t> dims) {
    return MeanOp::create(builder, loc, value,
                          std::optional<ArrayRef<int64_t>>(dims),
                          /*keepdims=*/true);
  }
  Value sum(Value value, ArrayRef<int64_t> dims) {
    return SumOp::create(builder, loc, value,
                         std::optional<ArrayRef<int64_t>>(dims),
                         /*keepdims=*/false);
  }
  Value sumAll(Value value) {
    return sum(value, llvm::to_vector(llvm::seq(rankOf(value))));
  }
  SmallVector<OpFoldResult> sizes(Value value) {
    return tensor::getMixedSizes(builder, loc, value);
  }
  Value reshape(Value value, ArrayRef<OpFoldResult> sizes) {
    return ReshapeOp::create(builder, loc, value, sizes);
  }
  /// 1 / sqrt(value + epsilon)
  Value rsqrt(Value value, const APFloat &epsilon) {
    return RsqrtOp::create(
        builder, loc, add(value, constant(value, epsilon.convertToDouble())));
  }
  /// A vector of channels, to broadcast along dimension 1 of rank `rank`.
  Value byChannel(Value vector, int64_t rank) {
    SmallVector<OpFoldResult> shape(rank - 1, builder.getIndexAttr(1));
    shape[0] = sizes(vector)[0];
    return reshape(widen(vector), shape);
  }
  Value convert(Value value, Type type) {
    return convertTo(builder, loc, value, type);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Normalisation
//===----------------------------------------------------------------------===//

FailureOr<SmallVector<Value>> LayerNormOp::decompose(OpBuilder &builder) {
  if (failed(expectRanked(*this)))
    return failure();
  Arithmetic a{builder, getLoc()};
  Value x = a.widen(getInput());
  auto dims = llvm::to_vector(
      llvm::seq<int64_t>(rankOf(x) - getNormalizedDims(), rankOf(x)));
  Value centred = a.sub(x, a.mean(x, dims));
  Value variance = a.mean(a.mul(centred, centred), dims);
  Value result = a.mul(centred, a.rsqrt(variance, getEpsilon()));
  if (getScale())
    result = a.mul(result, a.widen(getScale()));
  if (getBias())
    result = a.add(result, a.widen(getBias()));
  return SmallVector<Value>{a.convert(result, getType())};
}

FailureOr<SmallVector<Value>> RmsNormOp::decompose(OpBuilder &builder) {
  if (failed(expectRanked(*this)))
    return failure();
  Arithmetic a{builder, getLoc()};
  Value x = a.widen(getInput());
  auto dims = llvm::to_vector(
      llvm::seq<int64_t>(rankOf(x) - getNormalizedDims(), rankOf(x)));
  Value result = a.mul(x, a.rsqrt(a.mean(a.mul(x, x), dims), getEpsilon()));
  if (getScale())
    result = a.mul(result, a.widen(getScale()));
  return SmallVector<Value>{a.convert(result, getType())};
}

FailureOr<SmallVector<Value>> BatchNormOp::decompose(OpBuilder &builder) {
  if (failed(expectRanked(*this)))
    return failure();
  Arithmetic a{builder, getLoc()};
  Value x = a.widen(getInput());
  int64_t rank = rankOf(x);
  Value root = a.rsqrt(a.widen(getVariance()), getEpsilon());
  Value result =
      a.mul(a.sub(x, a.byChannel(getMean(), rank)), a.byChannel(root, rank));
  if (getScale())
    result = a.mul(result, a.byChannel(getScale(), rank));
  if (getBias())
    result = a.add(result, a.byChannel(getBias(), rank));
  return SmallVector<Value>{a.convert(result, getType())};
}

FailureOr<SmallVector<Value>>
BatchNormTrainingOp::decompose(OpBuilder &builder) {
  if (failed(expectRanked(*this)))
    return failure();
  Arithmetic a{builder, getLoc()};
  Value x = a.widen(getInput());
  int64_t rank = rankOf(x);
  SmallVector<int64_t> dims{0};
  llvm::append_range(dims, llvm::seq<int64_t>(2, rank));
  Value mean = a.mean(x, dims);
  Value centred = a.sub(x, mean);
  Value variance = a.mean(a.mul(centred, centred), dims);
  Value result = a.mul(centred, a.rsqrt(variance, getEpsilon()));
  if (getScale())
    result = a.mul(result, a.byChannel(getScale(), rank));
  if (getBias())
    result = a.add(result, a.byChannel(getBias(), rank));
  OpFoldResult channels = a.sizes(x)[1];
  return SmallVector<Value>{
      a.convert(result, getResult().getType()),
      a.convert(a.reshape(mean, {channels}), getBatchMean().getType()),
      a.convert(a.reshape(variance, {channels}), getBatchVariance().getType())};
}

FailureOr<SmallVector<Value>> GroupNormOp::decompose(OpBuilder &builder) {
  if (failed(expectRanked(*this)))
    return failure();
  Arithmetic a{builder, getLoc()};
  Value x = a.widen(getInput());
  int64_t rank = rankOf(x), groups = getGroups();
  SmallVector<OpFoldResult> sizes = a.sizes(x);
  // [N, groups, everything of a group]
  SmallVector<OpFoldResult> group(sizes.begin() + 1, sizes.end());
  group[0] = divideExtent(builder, getLoc(), sizes[1], groups);
  assertSameExtent(
      builder, getLoc(), sizes[1],
      multiplyExtents(builder, getLoc(),
                      {group[0], builder.getIndexAttr(groups)}),
      "input has {0} channels, expected a multiple of groups: {1}");
  Value grouped = a.reshape(x, {sizes[0], builder.getIndexAttr(groups),
                                multiplyExtents(builder, getLoc(), group)});
  Value centred = a.sub(grouped, a.mean(grouped, {2}));
  Value variance = a.mean(a.mul(centred, centred), {2});
  Value result =
      a.reshape(a.mul(centred, a.rsqrt(variance, getEpsilon())), sizes);
  if (getScale())
    result = a.mul(result, a.byChannel(getScale(), rank));
  if (getBias())
    result = a.add(result, a.byChannel(getBias(), rank));
  return SmallVector<Value>{a.convert(result, getType())};
}

//===----------------------------------------------------------------------===//
// Losses
//===----------------------------------------------------------------------===//

FailureOr<SmallVector<Value>> MseLossOp::decompose(OpBuilder &builder) {
  if (failed(expectRanked(*this)))
    return failure();
  Arithmetic a{builder, getLoc()};
  Value difference = a.sub(a.widen(getInput()), a.widen(getTarget()));
  Value result = a.mul(difference, difference);
  if (getReduction() == LossReduction::mean)
    result = MeanOp::create(builder, getLoc(), result,
                            std::optional<ArrayRef<int64_t>>(
                                llvm::to_vector(llvm::seq(rankOf(result)))),
                            /*keepdims=*/false);
  else if (getReduction() == LossReduction::sum)
    result = a.sumAll(result);
  return SmallVector<Value>{a.convert(result, getType())};
}

namespace {
/// What nll_loss and cross_entropy share: log-probabilities [N, C, ...] in the
/// compute type and targets [N, ...].
struct ClassLoss {
  Arithmetic a;
  Value logProbabilities, target, weight;
  int64_t ignored;
  LossReduction reduction;

  Value isCounted, safeTarget;
  Value weights; // of the targets, 0 where ignored

  void prepare() {
    Value ignoredTarget = a.constant(target, ignored);
    isCounted = NeOp::create(a.builder, a.loc, target, ignoredTarget);
    safeTarget = a.select(isCounted, target, a.constant(target, 0));
    Value zero = a.constant(logProbabilities, 0);
    Value one = a.constant(logProbabilities, 1);
    weights =
        a.select(isCounted,
                 weight ? GatherOp::create(a.builder, a.loc, weight, safeTarget,
                                           ArrayRef<int64_t>{0})
                              .getResult()
                        : one,
                 zero);
  }

  /// The losses of the samples: the target's log-probability, negated.
  Value nll() {
    // Element (n, target(n, ...), ...): positions for all dimensions but the
    // classes.
    SmallVector<OpFoldResult> sizes = a.sizes(target);
    int64_t rank = rankOf(logProbabilities);
    SmallVector<Value> indices;
    for (int64_t dim : llvm::seq(rank - 1)) {
      SmallVector<OpFoldResult> shape(rank - 1, a.builder.getIndexAttr(1));
      shape[dim] = sizes[dim];
      indices.push_back(IotaOp::create(a.builder, a.loc, shape, dim,
                                       getElementTypeOrSelf(target)));
    }
    indices.insert(indices.begin() + 1, safeTarget);
    Value picked = GatherOp::create(a.builder, a.loc, logProbabilities, indices,
                                    llvm::to_vector(llvm::seq(rank)));
    Value loss = NegOp::create(a.builder, a.loc, picked);
    if (weight)
      loss = a.mul(loss, weights);
    return a.select(isCounted, loss, a.constant(loss, 0));
  }

  /// Reduces losses of samples.
  Value reduce(Value loss) {
    if (reduction == LossReduction::none)
      return loss;
    Value total = a.sumAll(loss);
    if (reduction == LossReduction::mean)
      total = a.div(total, a.sumAll(weights));
    return total;
  }
};
} // namespace

/// Makes [C] and a scalar target a batch of one sample.
static void addBatch(Arithmetic &a, Value &input, Value &target) {
  OpFoldResult one = a.builder.getIndexAttr(1);
  input = a.reshape(input, {one, a.sizes(input)[0]});
  target = a.reshape(target, {one});
}

FailureOr<SmallVector<Value>> NllLossOp::decompose(OpBuilder &builder) {
  if (failed(expectRanked(*this)))
    return failure();
  Arithmetic a{builder, getLoc()};
  Value input = a.widen(getInput()), target = getTarget();
  bool isSample = rankOf(input) == 1;
  if (isSample)
    addBatch(a, input, target);
  ClassLoss loss{a,
                 input,
                 target,
                 getWeight() ? a.widen(getWeight()) : Value(),
                 static_cast<int64_t>(getIgnoreIndex()),
                 getReduction(),
                 {},
                 {},
                 {}};
  loss.prepare();
  Value result = loss.reduce(loss.nll());
  if (isSample)
    result = a.reshape(result, {});
  return SmallVector<Value>{a.convert(result, getType())};
}

FailureOr<SmallVector<Value>> CrossEntropyOp::decompose(OpBuilder &builder) {
  if (failed(expectRanked(*this)))
    return failure();
  Arithmetic a{builder, getLoc()};
  Value input = a.widen(getInput()), target = getTarget();
  bool isSample = rankOf(input) == 1;
  if (isSample)
    addBatch(a, input, target);
  Value logs = LogSoftmaxOp::create(builder, getLoc(), input, 1);
  ClassLoss loss{a,
                 logs,
                 target,
                 getWeight() ? a.widen(getWeight()) : Value(),
                 static_cast<int64_t>(getIgnoreIndex()),
                 getReduction(),
                 {},
                 {},
                 {}};
  loss.prepare();
  Value result = loss.reduce(loss.nll());
  double smoothing = getLabelSmoothing().convertToDouble();
  if (smoothing > 0) {
    Value weighted = loss.weight
                         ? a.mul(logs, a.byChannel(loss.weight, rankOf(logs)))
                         : logs;
    Value all = NegOp::create(builder, getLoc(), a.sum(weighted, {1}));
    all = loss.reduce(a.select(loss.isCounted, all, a.constant(all, 0)));
    Value classes = extentTensor(builder, getLoc(), a.sizes(logs)[1],
                                 getElementTypeOrSelf(logs));
    result = a.add(a.mul(result, a.constant(result, 1 - smoothing)),
                   a.mul(all, a.div(a.constant(all, smoothing), classes)));
  }
  if (isSample)
    result = a.reshape(result, {});
  return SmallVector<Value>{a.convert(result, getType())};
}

//===----------------------------------------------------------------------===//
// Attention
//===----------------------------------------------------------------------===//

FailureOr<SmallVector<Value>> AttentionOp::decompose(OpBuilder &builder) {
  if (failed(expectRanked(*this)))
    return failure();
  Location loc = getLoc();
  Arithmetic a{builder, loc};
  int64_t keyRank = rankOf(getKey());
  auto permutation = llvm::to_vector(llvm::seq(keyRank));
  std::swap(permutation[keyRank - 1], permutation[keyRank - 2]);
  Value scores = MatmulOp::create(
      builder, loc, getQuery(),
      TransposeOp::create(builder, loc, getKey(), permutation));
  scores = a.widen(scores);
  if (std::optional<APFloat> scale = getScale()) {
    scores = a.mul(scores, a.constant(scores, scale->convertToDouble()));
  } else {
    OpFoldResult features = a.sizes(getQuery()).back();
    if (auto known = getConstantIntValue(features)) {
      scores = a.mul(scores, a.constant(scores, 1 / std::sqrt(*known)));
    } else {
      Value count =
          extentTensor(builder, loc, features, getElementTypeOrSelf(scores));
      scores = a.mul(scores, RsqrtOp::create(builder, loc, count));
    }
  }
  Value lowest = lowestLike(builder, loc, scores);
  if (getCausal()) {
    SmallVector<OpFoldResult> sizes = a.sizes(scores);
    OpFoldResult one = builder.getIndexAttr(1);
    Type i64 = builder.getI64Type();
    Value query = IotaOp::create(
        builder, loc, ArrayRef<OpFoldResult>{sizes.end()[-2], one}, 0, i64);
    Value key = IotaOp::create(
        builder, loc, ArrayRef<OpFoldResult>{one, sizes.back()}, 1, i64);
    scores = a.select(LeOp::create(builder, loc, key, query), scores, lowest);
  }
  if (Value mask = getMask()) {
    if (getElementTypeOrSelf(mask.getType()).isInteger(1))
      scores = a.select(mask, scores, lowest);
    else
      scores = a.add(scores, a.widen(mask));
  }
  Value weights = SoftmaxOp::create(builder, loc, scores, rankOf(scores) - 1);
  Type element = getElementTypeOrSelf(getValue().getType());
  weights = convertTo(builder, loc, weights,
                      withElementType(weights.getType(), element));
  Value result = MatmulOp::create(builder, loc, weights, getValue());
  return SmallVector<Value>{a.convert(result, getType())};
}
