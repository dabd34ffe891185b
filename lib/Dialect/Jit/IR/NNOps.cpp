//===- NNOps.cpp - neural network operations -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/AssemblyFormat.h"
#include "jit/Dialect/Jit/IR/Inference.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::jit;

#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitNNOps.cpp.inc"

void JitDialect::registerNNOps() {
  addOperations<
#define GET_OP_LIST
#include "jit/Dialect/Jit/IR/JitNNOps.cpp.inc"
      >();
}

namespace {
/// The checks of one op's inference. Each reports the first contradiction.
struct Checker {
  std::optional<Location> location;
  StringRef opName;

  LogicalResult error(const Twine &message) const {
    return inferenceError(location, opName, message);
  }

  /// One element type of those of `operands` that are there.
  FailureOr<Type> elementType(ArrayRef<Value> operands) const {
    SmallVector<Value> present;
    for (Value operand : operands)
      if (operand)
        present.push_back(operand);
    return commonElementType(location, opName, present);
  }

  LogicalResult minimalRank(StringRef name, Value value, int64_t rank) const {
    auto type = cast<TensorType>(value.getType());
    if (!type.hasRank() || type.getRank() >= rank)
      return success();
    return error(name + " has rank " + Twine(type.getRank()) + ", expected " +
                 Twine(rank) + " or more");
  }

  /// `value`, if it is there and ranked, has the rank of `shape` and extents
  /// that agree; `shape` learns them.
  LogicalResult shape(StringRef name, Value value,
                      MutableArrayRef<int64_t> shape) const {
    auto type = value ? cast<TensorType>(value.getType()) : TensorType();
    if (!type || !type.hasRank())
      return success();
    if (type.getRank() != static_cast<int64_t>(shape.size()))
      return error(name + " has rank " + Twine(type.getRank()) + ", expected " +
                   Twine(shape.size()));
    for (auto [dim, extent] : llvm::enumerate(type.getShape()))
      if (!mergeExtents(shape[dim], extent))
        return error(name + " dimension " + Twine(dim) + " is " +
                     Twine(extent) + ", expected " + Twine(shape[dim]));
    return success();
  }

  /// As `shape`, of extents that other operands share.
  LogicalResult extents(StringRef name, Value value,
                        ArrayRef<int64_t *> extents) const {
    SmallVector<int64_t> known;
    for (int64_t *extent : extents)
      known.push_back(*extent);
    if (failed(shape(name, value, known)))
      return failure();
    for (auto [extent, value] : llvm::zip_equal(extents, known))
      *extent = value;
    return success();
  }
};
} // namespace

static TensorType tensorType(Value value) {
  return cast<TensorType>(value.getType());
}

//===----------------------------------------------------------------------===//
// Normalisation
//===----------------------------------------------------------------------===//

/// The checks of layer_norm and rms_norm; the result has the input's type.
static LogicalResult inferNormOfLast(const Checker &check, Value input,
                                     Value scale, Value bias, int64_t dims,
                                     SmallVectorImpl<Type> &results) {
  if (failed(check.elementType({input, scale, bias})))
    return failure();
  TensorType type = tensorType(input);
  if (dims < 1 || (type.hasRank() && dims > type.getRank()))
    return check.error(
        "normalized_dims is " + Twine(dims) + ", expected 1 or more" +
        (type.hasRank()
             ? ", at most the input's rank " + std::to_string(type.getRank())
             : std::string()));
  SmallVector<int64_t> shape(dims, ShapedType::kDynamic);
  if (type.hasRank())
    llvm::copy(type.getShape().take_back(dims), shape.begin());
  if (failed(check.shape("scale", scale, shape)) ||
      failed(check.shape("bias", bias, shape)))
    return failure();
  results.push_back(type);
  return success();
}

LogicalResult LayerNormOp::inferReturnTypes(MLIRContext *,
                                            std::optional<Location> location,
                                            Adaptor adaptor,
                                            SmallVectorImpl<Type> &results) {
  return inferNormOfLast({location, getOperationName()}, adaptor.getInput(),
                         adaptor.getScale(), adaptor.getBias(),
                         adaptor.getNormalizedDims(), results);
}

LogicalResult RmsNormOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location> location,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &results) {
  return inferNormOfLast({location, getOperationName()}, adaptor.getInput(),
                         adaptor.getScale(), Value(),
                         adaptor.getNormalizedDims(), results);
}

/// The checks of norms by channel (dimension 1); `channels` is their number.
static LogicalResult
checkChannelNorm(const Checker &check, Value input,
                 ArrayRef<std::pair<StringRef, Value>> parameters,
                 int64_t &channels) {
  SmallVector<Value> operands{input};
  for (auto [name, value] : parameters)
    operands.push_back(value);
  if (failed(check.elementType(operands)) ||        // batch_norm_c3
      failed(check.minimalRank("input", input, 2))) // batch_norm_c1
    return failure();
  channels = tensorType(input).hasRank() ? tensorType(input).getDimSize(1)
                                         : ShapedType::kDynamic;
  for (auto [name, value] : parameters)
    if (failed(check.extents(name, value, {&channels}))) // batch_norm_c2
      return failure();
  return success();
}

LogicalResult BatchNormOp::inferReturnTypes(MLIRContext *,
                                            std::optional<Location> location,
                                            Adaptor adaptor,
                                            SmallVectorImpl<Type> &results) {
  int64_t channels;
  if (failed(checkChannelNorm({location, getOperationName()},
                              adaptor.getInput(),
                              {{"mean", adaptor.getMean()},
                               {"variance", adaptor.getVariance()},
                               {"scale", adaptor.getScale()},
                               {"bias", adaptor.getBias()}},
                              channels)))
    return failure();
  results.push_back(adaptor.getInput().getType());
  return success();
}

LogicalResult BatchNormTrainingOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> location, Adaptor adaptor,
    SmallVectorImpl<Type> &results) {
  int64_t channels;
  if (failed(checkChannelNorm(
          {location, getOperationName()}, adaptor.getInput(),
          {{"scale", adaptor.getScale()}, {"bias", adaptor.getBias()}},
          channels)))
    return failure();
  Type statistics = withShape(adaptor.getInput().getType(), {channels});
  results.append({adaptor.getInput().getType(), statistics, statistics});
  return success();
}

LogicalResult GroupNormOp::inferReturnTypes(MLIRContext *,
                                            std::optional<Location> location,
                                            Adaptor adaptor,
                                            SmallVectorImpl<Type> &results) {
  Checker check{location, getOperationName()};
  int64_t channels, groups = adaptor.getGroups();
  if (groups <= 0) // group_norm_c1
    return check.error("groups is " + Twine(groups) +
                       ", expected a positive number");
  if (failed(checkChannelNorm(
          check, adaptor.getInput(),
          {{"scale", adaptor.getScale()}, {"bias", adaptor.getBias()}},
          channels)))
    return failure();
  if (!ShapedType::isDynamic(channels) && channels % groups != 0)
    return check.error("groups is " + Twine(groups) + // group_norm_c2
                       ", expected a divisor of the " + Twine(channels) +
                       " channels");
  results.push_back(adaptor.getInput().getType());
  return success();
}

//===----------------------------------------------------------------------===//
// Losses
//===----------------------------------------------------------------------===//

LogicalResult MseLossOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location> location,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &results) {
  if (failed(inferBroadcast(location, getOperationName(),
                            {adaptor.getInput(), adaptor.getTarget()},
                            results)))
    return failure();
  if (adaptor.getReduction() != LossReduction::none)
    results.back() = withShape(results.back(), {});
  return success();
}

static LogicalResult inferNllLoss(const Checker &check, Value input,
                                  Value target, Value weight,
                                  LossReduction reduction,
                                  SmallVectorImpl<Type> &results) {
  FailureOr<Type> element = check.elementType({input, weight});
  if (failed(element) || // nll_loss_c3
      failed(check.minimalRank("input", input, 1)))
    return failure();
  int64_t classes = ShapedType::kDynamic;
  TensorType result = UnrankedTensorType::get(*element);
  if (tensorType(target).hasRank())
    result = withElementType(tensorType(target), *element);
  if (tensorType(input).hasRank()) {
    SmallVector<int64_t> samples(tensorType(input).getShape());
    auto *position = samples.begin() + (samples.size() > 1 ? 1 : 0);
    classes = *position;
    samples.erase(position);
    if (failed(check.shape("target", target, samples))) // nll_loss_c1
      return failure();
    result = RankedTensorType::get(samples, *element);
  }
  if (failed(check.extents("weight", weight, {&classes}))) // nll_loss_c2
    return failure();
  if (reduction != LossReduction::none)
    result = withShape(result, {});
  results.push_back(result);
  return success();
}

LogicalResult NllLossOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location> location,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &results) {
  return inferNllLoss({location, getOperationName()}, adaptor.getInput(),
                      adaptor.getTarget(), adaptor.getWeight(),
                      adaptor.getReduction(), results);
}

LogicalResult CrossEntropyOp::inferReturnTypes(MLIRContext *,
                                               std::optional<Location> location,
                                               Adaptor adaptor,
                                               SmallVectorImpl<Type> &results) {
  Checker check{location, getOperationName()};
  double smoothing = adaptor.getLabelSmoothing().convertToDouble();
  if (!(smoothing >= 0 && smoothing <= 1)) // cross_entropy_c1
    return check.error("label_smoothing is " + std::to_string(smoothing) +
                       ", expected 0 to 1");
  return inferNllLoss(check, adaptor.getInput(), adaptor.getTarget(),
                      adaptor.getWeight(), adaptor.getReduction(), results);
}

//===----------------------------------------------------------------------===//
// AttentionOp
//===----------------------------------------------------------------------===//

LogicalResult AttentionOp::inferReturnTypes(MLIRContext *,
                                            std::optional<Location> location,
                                            Adaptor adaptor,
                                            SmallVectorImpl<Type> &results) {
  Checker check{location, getOperationName()};
  Value query = adaptor.getQuery(), key = adaptor.getKey(),
        value = adaptor.getValue(), mask = adaptor.getMask();
  FailureOr<Type> element = check.elementType({query, key, value});
  if (failed(element)) // attention_c4
    return failure();
  if (mask && !getElementTypeOrSelf(mask.getType()).isInteger(1) &&
      failed(check.elementType({query, mask})))
    return failure();
  if (failed(check.minimalRank("query", query, 2)) || // attention_c1
      failed(check.minimalRank("key", key, 2)) ||
      failed(check.minimalRank("value", value, 2)))
    return failure();
  if (!tensorType(query).hasRank() || !tensorType(key).hasRank() ||
      !tensorType(value).hasRank() || (mask && !tensorType(mask).hasRank())) {
    results.push_back(UnrankedTensorType::get(*element));
    return success();
  }
  ArrayRef<int64_t> queryShape = tensorType(query).getShape();
  ArrayRef<int64_t> keyShape = tensorType(key).getShape();
  ArrayRef<int64_t> valueShape = tensorType(value).getShape();
  int64_t features = queryShape.back();
  if (!mergeExtents(features, keyShape.back())) // attention_c2
    return check.error("query has " + Twine(features) + " features, key has " +
                       Twine(keyShape.back()));
  int64_t keys = keyShape.drop_back().back();
  int64_t values = valueShape.drop_back().back();
  if (!mergeExtents(keys, values))
    return check.error("there are " + Twine(keys) + " keys, but " +
                       Twine(values) + " values");
  SmallVector<int64_t> shape(queryShape.drop_back());
  auto merge = [&](StringRef name, ArrayRef<int64_t> other) -> LogicalResult {
    auto merged = broadcastShapes(shape, other);
    if (failed(merged)) // attention_c3
      return check.error(name + " " + shapeString(other) +
                         " does not broadcast with " + shapeString(shape));
    shape = std::move(*merged);
    return success();
  };
  shape.push_back(keys);
  SmallVector<int64_t> one(keyShape);
  one.end()[-2] = 1;
  one.back() = 1;
  if (failed(merge("key's batch", one)))
    return failure();
  if (mask) {
    ArrayRef<int64_t> maskShape = tensorType(mask).getShape();
    int64_t rows = shape.end()[-2];
    if (failed(merge("mask", maskShape)))
      return failure();
    // A `?` of the mask is 1 or the extent; the run finds where it is not.
    if (!mergeExtents(rows, shape.end()[-2]) ||
        !mergeExtents(keys, shape.back()))
      return check.error("mask " + shapeString(maskShape) +
                         " does not broadcast to queries x keys, which are " +
                         shapeString({rows, keys}));
    shape.end()[-2] = rows;
  }
  one.assign(valueShape.begin(), valueShape.end());
  one.end()[-2] = 1;
  one.back() = 1;
  if (failed(merge("value's batch", one)))
    return failure();
  shape.back() = valueShape.back();
  results.push_back(RankedTensorType::get(shape, *element));
  return success();
}

//===----------------------------------------------------------------------===//
// LstmOp, GruOp
//===----------------------------------------------------------------------===//

namespace {
/// The extents of a recurrent layer with `gates` gates.
struct RecurrentShape {
  int64_t steps = ShapedType::kDynamic, batch = ShapedType::kDynamic,
          inputs = ShapedType::kDynamic, hidden = ShapedType::kDynamic;

  /// Takes extents from the operands, which have to agree.
  LogicalResult unify(const Checker &check, int64_t gates, Value input,
                      ArrayRef<std::pair<StringRef, Value>> states,
                      Value weightIh, Value weightHh, Value biasIh,
                      Value biasHh) {
    int64_t rows = ShapedType::kDynamic;
    if (failed(check.extents("input", input, {&steps, &batch, &inputs})))
      return failure();
    for (auto [name, state] : states)
      if (failed(check.extents(name, state, {&batch, &hidden})))
        return failure();
    if (failed(check.extents("weight_hh", weightHh, {&rows, &hidden})))
      return failure();
    if (!ShapedType::isDynamic(hidden)) {
      int64_t expected = gates * hidden;
      if (!mergeExtents(expected, rows))
        return check.error("weight_hh dimension 0 is " + Twine(rows) +
                           ", expected " + Twine(gates) + " * " +
                           Twine(hidden));
      rows = expected;
    }
    return success(
        succeeded(check.extents("weight_ih", weightIh, {&rows, &inputs})) &&
        succeeded(check.extents("bias_ih", biasIh, {&rows})) &&
        succeeded(check.extents("bias_hh", biasHh, {&rows})));
  }
};
} // namespace

LogicalResult LstmOp::inferReturnTypes(MLIRContext *,
                                       std::optional<Location> location,
                                       Adaptor adaptor,
                                       SmallVectorImpl<Type> &results) {
  Checker check{location, getOperationName()};
  FailureOr<Type> element =
      check.elementType({adaptor.getInput(), adaptor.getH0(), adaptor.getC0(),
                         adaptor.getWeightIh(), adaptor.getWeightHh(),
                         adaptor.getBiasIh(), adaptor.getBiasHh()});
  RecurrentShape shape;
  if (failed(element) || // lstm_c1, lstm_c2, lstm_c3
      failed(shape.unify(check, 4, adaptor.getInput(),
                         {{"h0", adaptor.getH0()}, {"c0", adaptor.getC0()}},
                         adaptor.getWeightIh(), adaptor.getWeightHh(),
                         adaptor.getBiasIh(), adaptor.getBiasHh())))
    return failure();
  Type state = RankedTensorType::get({shape.batch, shape.hidden}, *element);
  results.append({RankedTensorType::get(
                      {shape.steps, shape.batch, shape.hidden}, *element),
                  state, state});
  return success();
}

LogicalResult GruOp::inferReturnTypes(MLIRContext *,
                                      std::optional<Location> location,
                                      Adaptor adaptor,
                                      SmallVectorImpl<Type> &results) {
  Checker check{location, getOperationName()};
  FailureOr<Type> element = check.elementType(
      {adaptor.getInput(), adaptor.getH0(), adaptor.getWeightIh(),
       adaptor.getWeightHh(), adaptor.getBiasIh(), adaptor.getBiasHh()});
  RecurrentShape shape;
  if (failed(element) || // gru_c1, gru_c2, gru_c3
      failed(shape.unify(check, 3, adaptor.getInput(),
                         {{"h0", adaptor.getH0()}}, adaptor.getWeightIh(),
                         adaptor.getWeightHh(), adaptor.getBiasIh(),
                         adaptor.getBiasHh())))
    return failure();
  results.append(
      {RankedTensorType::get({shape.steps, shape.batch, shape.hidden},
                             *element),
       RankedTensorType::get({shape.batch, shape.hidden}, *element)});
  return success();
}
