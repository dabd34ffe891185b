//===- LinearAlgebraOps.cpp - linear algebra operations -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/AssemblyFormat.h"
#include "jit/Dialect/Jit/IR/Einsum.h"
#include "jit/Dialect/Jit/IR/Inference.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Dialect/Jit/IR/Windows.h"
#include <limits>

using namespace mlir;
using namespace mlir::jit;

#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitLinearAlgebraOps.cpp.inc"

void JitDialect::registerLinearAlgebraOps() {
  addOperations<
#define GET_OP_LIST
#include "jit/Dialect/Jit/IR/JitLinearAlgebraOps.cpp.inc"
      >();
}

static TensorType tensorType(Value value) {
  return cast<TensorType>(value.getType());
}

/// Infers an unranked result when an operand has no rank.
static bool inferUnranked(ValueRange operands, Type element,
                          SmallVectorImpl<Type> &results) {
  if (llvm::all_of(operands,
                   [](Value value) { return tensorType(value).hasRank(); }))
    return false;
  results.push_back(UnrankedTensorType::get(element));
  return true;
}

/// Fails unless operand `name`, if ranked, has the rank `expected`.
static LogicalResult expectRank(std::optional<Location> location,
                                StringRef opName, StringRef name, Value value,
                                int64_t expected) {
  TensorType type = tensorType(value);
  if (!type.hasRank() || type.getRank() == expected)
    return success();
  return inferenceError(location, opName,
                        name + " has rank " + Twine(type.getRank()) +
                            ", expected " + Twine(expected));
}

//===----------------------------------------------------------------------===//
// MatmulOp
//===----------------------------------------------------------------------===//

LogicalResult MatmulOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> location,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  Value operands[] = {adaptor.getLhs(), adaptor.getRhs()};
  FailureOr<Type> element = commonElementType(location, name, operands);
  if (failed(element)) // matmul_c4
    return failure();
  for (auto [index, operand] : llvm::enumerate(operands)) {
    TensorType type = tensorType(operand);
    if (type.hasRank() && type.getRank() < 2) // matmul_c1
      return inferenceError(location, name,
                            Twine(index ? "rhs" : "lhs") + " has rank " +
                                Twine(type.getRank()) + ", expected 2 or more");
  }
  if (inferUnranked(operands, *element, results))
    return success();
  ArrayRef<int64_t> lhs = tensorType(operands[0]).getShape();
  ArrayRef<int64_t> rhs = tensorType(operands[1]).getShape();
  int64_t contraction = lhs.back(), rhsContraction = rhs[rhs.size() - 2];
  if (!mergeExtents(contraction, rhsContraction)) // matmul_c2
    return inferenceError(
        location, name,
        "contraction sizes differ: lhs dimension " + Twine(lhs.size() - 1) +
            " is " + Twine(contraction) + ", rhs dimension " +
            Twine(rhs.size() - 2) + " is " + Twine(rhsContraction));
  ArrayRef<int64_t> lhsBatch = lhs.drop_back(2), rhsBatch = rhs.drop_back(2);
  auto shape = broadcastShapes(lhsBatch, rhsBatch);
  if (failed(shape)) // matmul_c3
    return inferenceError(location, name,
                          "batch dimensions do not broadcast: lhs has " +
                              shapeString(lhsBatch) + ", rhs has " +
                              shapeString(rhsBatch));
  shape->append({lhs[lhs.size() - 2], rhs.back()});
  results.push_back(RankedTensorType::get(*shape, *element));
  return success();
}

//===----------------------------------------------------------------------===//
// ConvOp
//===----------------------------------------------------------------------===//

/// Checks what conv and conv_transpose share, and gives the number of spatial
/// dimensions, or none while no operand is ranked.
static FailureOr<std::optional<int64_t>>
convolutionRank(std::optional<Location> location, StringRef opName, Value input,
                Value weight, int64_t groups) {
  if (groups <= 0)
    return inferenceError(location, opName,
                          "groups is " + Twine(groups) +
                              ", expected a positive number");
  std::optional<int64_t> rank;
  for (Value operand : {input, weight}) {
    TensorType type = tensorType(operand);
    if (!type.hasRank())
      continue;
    if (type.getRank() < 3)
      return inferenceError(location, opName,
                            Twine(operand == input ? "input" : "weight") +
                                " has rank " + Twine(type.getRank()) +
                                ", expected 3 or more");
    if (rank && *rank != type.getRank())
      return inferenceError(location, opName,
                            "ranks differ: input has rank " + Twine(*rank) +
                                ", weight has rank " + Twine(type.getRank()));
    rank = type.getRank();
  }
  if (!rank)
    return rank;
  return std::optional<int64_t>(*rank - 2);
}

LogicalResult ConvOp::inferReturnTypes(MLIRContext *,
                                       std::optional<Location> location,
                                       Adaptor adaptor,
                                       SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  Value operands[] = {adaptor.getInput(), adaptor.getWeight()};
  FailureOr<Type> element = commonElementType(location, name, operands);
  if (failed(element)) // conv_c6
    return failure();
  int64_t groups = adaptor.getGroups();
  auto rank = convolutionRank(location, name, operands[0], operands[1], groups);
  if (failed(rank)) // conv_c1
    return failure();
  FailureOr<WindowGeometry> geometry;
  if (*rank) {
    geometry =
        makeWindowGeometry(location, name, **rank, adaptor.getStrides(),
                           adaptor.getPaddingLow(), adaptor.getPaddingHigh(),
                           adaptor.getDilation(), adaptor.getInputDilation());
    if (failed(geometry)) // conv_c2
      return failure();
  }
  if (inferUnranked(operands, *element, results))
    return success();

  ArrayRef<int64_t> input = tensorType(operands[0]).getShape();
  ArrayRef<int64_t> weight = tensorType(operands[1]).getShape();
  if (!ShapedType::isDynamic(input[1]) && !ShapedType::isDynamic(weight[1]) &&
      input[1] != groups * weight[1]) // conv_c3
    return inferenceError(location, name,
                          "input has " + Twine(input[1]) +
                              " channels, expected groups * weight dimension "
                              "1 = " +
                              Twine(groups * weight[1]));
  if (!ShapedType::isDynamic(input[1]) && input[1] % groups != 0)
    return inferenceError(location, name,
                          "groups is " + Twine(groups) +
                              ", expected a divisor of the " + Twine(input[1]) +
                              " input channels");
  if (!ShapedType::isDynamic(weight[0]) && weight[0] % groups != 0) // conv_c4
    return inferenceError(location, name,
                          "groups is " + Twine(groups) +
                              ", expected a divisor of the " +
                              Twine(weight[0]) + " output channels");
  auto counts = inferWindowCounts(location, name, *geometry,
                                  input.drop_front(2), weight.drop_front(2));
  if (failed(counts)) // conv_c5
    return failure();
  SmallVector<int64_t> shape{input[0], weight[0]};
  shape.append(*counts);
  results.push_back(RankedTensorType::get(shape, *element));
  return success();
}

//===----------------------------------------------------------------------===//
// LinearOp
//===----------------------------------------------------------------------===//

LogicalResult LinearOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> location,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  Value input = adaptor.getInput(), weight = adaptor.getWeight(),
        bias = adaptor.getBias();
  SmallVector<Value> operands{input, weight};
  if (bias)
    operands.push_back(bias);
  FailureOr<Type> element = commonElementType(location, name, operands);
  if (failed(element)) // linear_c4
    return failure();
  if (failed(expectRank(location, name, "weight", weight, 2)) ||
      (bias && failed(expectRank(location, name, "bias", bias, 1))))
    return failure(); // linear_c1
  TensorType type = tensorType(input);
  if (type.hasRank() && type.getRank() == 0)
    return inferenceError(location, name,
                          "input has rank 0, expected 1 or more");
  int64_t out = ShapedType::kDynamic, in = ShapedType::kDynamic;
  if (tensorType(weight).hasRank()) {
    out = tensorType(weight).getDimSize(0);
    in = tensorType(weight).getDimSize(1);
  }
  if (bias && tensorType(bias).hasRank()) {
    int64_t extent = tensorType(bias).getDimSize(0);
    if (!mergeExtents(out, extent)) // linear_c3
      return inferenceError(
          location, name,
          "bias has extent " + Twine(extent) +
              ", expected weight dimension 0 = " + Twine(out));
  }
  if (!type.hasRank()) {
    results.push_back(UnrankedTensorType::get(*element));
    return success();
  }
  if (!mergeExtents(in, type.getShape().back())) // linear_c2
    return inferenceError(location, name,
                          "input has last extent " +
                              Twine(type.getShape().back()) +
                              ", expected weight dimension 1 = " + Twine(in));
  SmallVector<int64_t> shape(type.getShape());
  shape.back() = out;
  results.push_back(RankedTensorType::get(shape, *element));
  return success();
}

//===----------------------------------------------------------------------===//
// ConvTransposeOp
//===----------------------------------------------------------------------===//

LogicalResult ConvTransposeOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> location, Adaptor adaptor,
    SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  Value operands[] = {adaptor.getInput(), adaptor.getWeight()};
  FailureOr<Type> element = commonElementType(location, name, operands);
  if (failed(element)) // conv_transpose_c5
    return failure();
  int64_t groups = adaptor.getGroups();
  auto rank = convolutionRank(location, name, operands[0], operands[1], groups);
  if (failed(rank)) // conv_transpose_c1
    return failure();
  FailureOr<WindowGeometry> geometry;
  ArrayRef<int64_t> extra = adaptor.getOutputPadding();
  if (*rank) {
    geometry = makeWindowGeometry(
        location, name, **rank, adaptor.getStrides(), adaptor.getPaddingLow(),
        adaptor.getPaddingHigh(), adaptor.getDilation());
    if (failed(geometry)) // conv_transpose_c2
      return failure();
    if (!extra.empty() && static_cast<int64_t>(extra.size()) != **rank)
      return inferenceError(location, name,
                            "output_padding has " + Twine(extra.size()) +
                                " entries, expected " + Twine(**rank) +
                                ", one a windowed dimension");
  }
  if (inferUnranked(operands, *element, results))
    return success();

  ArrayRef<int64_t> input = tensorType(operands[0]).getShape();
  ArrayRef<int64_t> weight = tensorType(operands[1]).getShape();
  int64_t channels = input[1];
  if (!mergeExtents(channels, weight[0])) // conv_transpose_c3
    return inferenceError(
        location, name,
        "input has " + Twine(input[1]) +
            " channels, expected weight dimension 0 = " + Twine(weight[0]));
  if (!ShapedType::isDynamic(channels) && channels % groups != 0)
    return inferenceError(location, name,
                          "groups is " + Twine(groups) +
                              ", expected a divisor of the " + Twine(channels) +
                              " input channels");
  SmallVector<int64_t> shape{input[0], ShapedType::isDynamic(weight[1])
                                           ? weight[1]
                                           : groups * weight[1]};
  for (int64_t dim : llvm::seq(**rank)) {
    int64_t extent = input[dim + 2], window = weight[dim + 2];
    if (window == 0)
      return inferenceError(location, name,
                            "window is empty in windowed dimension " +
                                Twine(dim));
    if (ShapedType::isDynamic(extent) || ShapedType::isDynamic(window)) {
      shape.push_back(ShapedType::kDynamic);
      continue;
    }
    std::optional<int64_t> dilated =
        checkedDilation(extent, geometry->strides[dim]);
    std::optional<int64_t> reach =
        checkedDilation(window, geometry->dilation[dim]);
    std::optional<int64_t> result, padding;
    int64_t low = geometry->paddingLow[dim], high = geometry->paddingHigh[dim];
    int64_t beyond = extra.empty() ? 0 : extra[dim];
    if (dilated && reach)
      padding = checkedSum({low, high});
    // The first element of the result counts in both.
    if (padding && *padding != std::numeric_limits<int64_t>::min())
      result = checkedSum({*dilated, *reach, beyond, -1, -*padding});
    if (!result) // conv_transpose_c4
      return inferenceError(
          location, name,
          "windowed dimension " + Twine(dim) + " overflows 64 bits: extent " +
              Twine(extent) + " with stride " + Twine(geometry->strides[dim]) +
              " and padding " + Twine(low) + " and " + Twine(high) +
              ", window " + Twine(window) + " with dilation " +
              Twine(geometry->dilation[dim]) + ", output_padding " +
              Twine(beyond));
    if (extent == 0 || *result < 0) // conv_transpose_c4
      return inferenceError(
          location, name,
          "result dimension " + Twine(dim + 2) + " would be " +
              Twine(extent == 0 ? -1 : *result) + ", expected 0 or more");
    shape.push_back(*result);
  }
  results.push_back(RankedTensorType::get(shape, *element));
  return success();
}

//===----------------------------------------------------------------------===//
// DotOp, OuterOp
//===----------------------------------------------------------------------===//

LogicalResult DotOp::inferReturnTypes(MLIRContext *,
                                      std::optional<Location> location,
                                      Adaptor adaptor,
                                      SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  Value lhs = adaptor.getLhs(), rhs = adaptor.getRhs();
  FailureOr<Type> element = commonElementType(location, name, {lhs, rhs});
  if (failed(element) || // dot_c3
      failed(expectRank(location, name, "lhs", lhs, 1)) ||
      failed(expectRank(location, name, "rhs", rhs, 1))) // dot_c1
    return failure();
  if (tensorType(lhs).hasRank() && tensorType(rhs).hasRank()) {
    int64_t extent = tensorType(lhs).getDimSize(0);
    int64_t other = tensorType(rhs).getDimSize(0);
    if (!mergeExtents(extent, other)) // dot_c2
      return inferenceError(location, name,
                            "extents differ: lhs has " + Twine(extent) +
                                ", rhs has " + Twine(other));
  }
  results.push_back(RankedTensorType::get({}, *element));
  return success();
}

LogicalResult OuterOp::inferReturnTypes(MLIRContext *,
                                        std::optional<Location> location,
                                        Adaptor adaptor,
                                        SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  SmallVector<int64_t> shape;
  FailureOr<Type> element =
      commonElementType(location, name, {adaptor.getLhs(), adaptor.getRhs()});
  if (failed(element) || // outer_c2
      failed(expectRank(location, name, "lhs", adaptor.getLhs(), 1)) ||
      failed(expectRank(location, name, "rhs", adaptor.getRhs(), 1)))
    return failure(); // outer_c1
  for (Value operand : {adaptor.getLhs(), adaptor.getRhs()})
    shape.push_back(tensorType(operand).hasRank()
                        ? tensorType(operand).getDimSize(0)
                        : ShapedType::kDynamic);
  results.push_back(RankedTensorType::get(shape, *element));
  return success();
}

//===----------------------------------------------------------------------===//
// EinsumOp
//===----------------------------------------------------------------------===//

LogicalResult EinsumOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> location,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  ValueRange inputs = adaptor.getInputs();
  if (inputs.empty())
    return inferenceError(location, name,
                          "has no operands, expected one or more");
  FailureOr<Type> element = commonElementType(location, name, inputs);
  if (failed(element)) // einsum_c5
    return failure();
  std::string error;
  std::optional<EinsumEquation> equation =
      parseEinsum(adaptor.getEquation(), error);
  if (!equation) // einsum_c1, einsum_c3
    return inferenceError(location, name, error);
  if (equation->inputs.size() != inputs.size()) // einsum_c2
    return inferenceError(location, name,
                          "equation has " + Twine(equation->inputs.size()) +
                              " groups of letters, expected " +
                              Twine(inputs.size()) + ", one an operand");
  SmallVector<int64_t> extents(256, ShapedType::kDynamic);
  for (auto [index, input] : llvm::enumerate(inputs)) {
    StringRef letters = equation->inputs[index];
    if (!tensorType(input).hasRank())
      continue;
    ArrayRef<int64_t> shape = tensorType(input).getShape();
    if (shape.size() != letters.size()) // einsum_c2
      return inferenceError(
          location, name,
          "operand #" + Twine(index) + " has rank " + Twine(shape.size()) +
              ", expected " + Twine(letters.size()) + " for '" + letters + "'");
    for (auto [letter, extent] : llvm::zip_equal(letters, shape)) {
      int64_t known = extents[static_cast<unsigned char>(letter)];
      if (!mergeExtents(known, extent)) // einsum_c4
        return inferenceError(location, name,
                              "operand #" + Twine(index) + " has extent " +
                                  Twine(extent) + " for '" +
                                  StringRef(&letter, 1) + "', expected " +
                                  Twine(known));
      extents[static_cast<unsigned char>(letter)] = known;
    }
  }
  SmallVector<int64_t> shape;
  for (char letter : equation->result)
    shape.push_back(extents[static_cast<unsigned char>(letter)]);
  results.push_back(RankedTensorType::get(shape, *element));
  return success();
}
