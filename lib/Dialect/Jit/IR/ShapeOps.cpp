//===- ShapeOps.cpp - shape primitives of the jit dialect -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/AssemblyFormat.h"
#include "jit/Dialect/Jit/IR/Inference.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;
using namespace mlir::jit;

//===----------------------------------------------------------------------===//
// Assembly
//===----------------------------------------------------------------------===//

/// `interior = [..]`, absent where all are 0; there is one for each of `low`.
static ParseResult
parseOptionalInterior(OpAsmParser &parser,
                      SmallVectorImpl<OpAsmParser::UnresolvedOperand> &values,
                      DenseI64ArrayAttr &integers, DenseI64ArrayAttr low) {
  if (failed(parser.parseOptionalKeyword("interior"))) {
    integers = parser.getBuilder().getDenseI64ArrayAttr(
        SmallVector<int64_t>(low.size(), 0));
    return success();
  }
  return failure(parser.parseEqual() ||
                 parseDynamicIndexList(parser, values, integers));
}

static void printOptionalInterior(OpAsmPrinter &printer, Operation *op,
                                  OperandRange values,
                                  DenseI64ArrayAttr integers,
                                  DenseI64ArrayAttr low) {
  if (integers.size() == low.size() &&
      llvm::all_of(integers.asArrayRef(), [](int64_t i) { return i == 0; }))
    return;
  printer << "interior = ";
  printDynamicIndexList(printer, op, values, integers);
}

#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitShapeOps.cpp.inc"

void JitDialect::registerShapeOps() {
  addOperations<
#define GET_OP_LIST
#include "jit/Dialect/Jit/IR/JitShapeOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Helpers
//===----------------------------------------------------------------------===//

static bool isDynamic(int64_t extent) { return ShapedType::isDynamic(extent); }

/// Checks a list of integers and values: as many values as `kDynamic`s, as many
/// entries as `length` (if it is known), no integer below `minimum`.
static LogicalResult checkMixed(std::optional<Location> location,
                                StringRef opName, StringRef name,
                                ArrayRef<int64_t> integers, ValueRange values,
                                std::optional<int64_t> length,
                                int64_t minimum) {
  if (static_cast<size_t>(llvm::count_if(integers, isDynamic)) != values.size())
    return inferenceError(location, opName,
                          name + " has " + Twine(values.size()) +
                              " values, expected one for each dynamic entry");
  if (length && static_cast<int64_t>(integers.size()) != *length)
    return inferenceError(location, opName,
                          name + " has " + Twine(integers.size()) +
                              " entries, expected " + Twine(*length));
  for (int64_t integer : integers)
    if (!isDynamic(integer) && integer < minimum)
      return inferenceError(location, opName,
                            name + " has " + Twine(integer) +
                                ", expected at least " + Twine(minimum));
  return success();
}

/// The rank of a tensor, if it is known.
static std::optional<int64_t> rankOf(Value tensor) {
  auto type = cast<TensorType>(tensor.getType());
  return type.hasRank() ? std::optional(type.getRank()) : std::nullopt;
}

/// The shape of a tensor, or `rank` times `?` if it is unranked.
static SmallVector<int64_t> shapeOr(Value tensor, int64_t rank) {
  auto type = cast<TensorType>(tensor.getType());
  if (!type.hasRank())
    return SmallVector<int64_t>(rank, ShapedType::kDynamic);
  return SmallVector<int64_t>(type.getShape());
}

/// The product of the static extents, or none where 64 bits do not hold it.
static std::optional<int64_t> staticProduct(ArrayRef<int64_t> extents) {
  std::optional<int64_t> product = 1;
  for (int64_t extent : extents) {
    if (extent == 0)
      return 0;
    if (!isDynamic(extent) && extent > 0 && product)
      product = llvm::checkedMul(*product, extent);
  }
  return product;
}

//===----------------------------------------------------------------------===//
// ReshapeOp
//===----------------------------------------------------------------------===//

SmallVector<OpFoldResult> ReshapeOp::getMixedSizes() {
  return getMixedValues(getStaticSizes(), getSizes(), getContext());
}

void ReshapeOp::build(OpBuilder &builder, OperationState &state, Value operand,
                      ArrayRef<OpFoldResult> sizes) {
  auto [integers, values] = decomposeMixedValues(sizes);
  build(builder, state, operand, values, integers);
}

LogicalResult ReshapeOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location> location,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  ArrayRef<int64_t> sizes = adaptor.getStaticSizes();
  // reshape_c1
  if (failed(checkMixed(location, name, "sizes", sizes, adaptor.getSizes(),
                        std::nullopt, -1)))
    return failure();
  if (llvm::count(sizes, -1) > 1)
    return inferenceError(location, name, "more than one size is -1");

  // reshape_c2
  std::optional<int64_t> product = staticProduct(sizes);
  if (!product)
    return inferenceError(location, name,
                          "sizes hold more elements than 64 bits count");
  bool infers = llvm::is_contained(sizes, -1);
  if (infers && *product == 0)
    return inferenceError(location, name,
                          "size -1 is not determined beside a size of 0");
  SmallVector<int64_t> shape(sizes);
  // The place of the only extent that the static ones do not fix.
  int64_t *open = nullptr;
  int64_t numOpen = 0;
  for (int64_t &extent : shape) {
    if (extent != -1 && !isDynamic(extent))
      continue;
    extent = ShapedType::kDynamic;
    open = &extent;
    ++numOpen;
  }
  auto type = cast<TensorType>(adaptor.getOperand().getType());
  if (type.hasRank() && type.hasStaticShape()) {
    std::optional<int64_t> counted = staticProduct(type.getShape());
    if (!counted)
      return inferenceError(location, name,
                            "operand has more elements than 64 bits count");
    int64_t elements = *counted;
    bool fits = numOpen == 0    ? elements == *product
                : *product == 0 ? elements == 0
                                : elements % *product == 0;
    if (!fits)
      return inferenceError(
          location, name,
          "operand has " + Twine(elements) + " elements (" +
              shapeString(type.getShape()) + "), sizes " + shapeString(shape) +
              " hold " + (numOpen ? "a multiple of " : "") + Twine(*product));
    if (numOpen == 1 && *product != 0)
      *open = elements / *product;
  }
  results.push_back(withShape(type, shape));
  return success();
}

//===----------------------------------------------------------------------===//
// TransposeOp
//===----------------------------------------------------------------------===//

SmallVector<int64_t> TransposeOp::getNormalPermutation() {
  ArrayRef<int64_t> dims = getPermutation();
  return llvm::map_to_vector(dims, [&](int64_t dim) {
    return dim < 0 ? dim + static_cast<int64_t>(dims.size()) : dim;
  });
}

LogicalResult TransposeOp::inferReturnTypes(MLIRContext *,
                                            std::optional<Location> location,
                                            Adaptor adaptor,
                                            SmallVectorImpl<Type> &results) {
  // transpose_c1
  int64_t rank = adaptor.getPermutation().size();
  std::optional<int64_t> actual = rankOf(adaptor.getOperand());
  if (actual && *actual != rank)
    return inferenceError(location, getOperationName(),
                          "permutation has " + Twine(rank) +
                              " entries, expected " + Twine(*actual));
  auto dims = normalizeDims(location, getOperationName(),
                            adaptor.getPermutation(), rank);
  if (failed(dims))
    return failure();
  SmallVector<int64_t> operandShape = shapeOr(adaptor.getOperand(), rank);
  SmallVector<int64_t> shape;
  for (int64_t dim : *dims)
    shape.push_back(operandShape[dim]);
  results.push_back(withShape(adaptor.getOperand().getType(), shape));
  return success();
}

//===----------------------------------------------------------------------===//
// BroadcastToOp
//===----------------------------------------------------------------------===//

SmallVector<OpFoldResult> BroadcastToOp::getMixedSizes() {
  return getMixedValues(getStaticSizes(), getSizes(), getContext());
}

void BroadcastToOp::build(OpBuilder &builder, OperationState &state,
                          Value operand, ArrayRef<OpFoldResult> sizes) {
  auto [integers, values] = decomposeMixedValues(sizes);
  build(builder, state, operand, values, integers);
}

LogicalResult BroadcastToOp::inferReturnTypes(MLIRContext *,
                                              std::optional<Location> location,
                                              Adaptor adaptor,
                                              SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  SmallVector<int64_t> shape(adaptor.getStaticSizes());
  // broadcast_to_c3
  if (failed(checkMixed(location, name, "sizes", shape, adaptor.getSizes(),
                        std::nullopt, -1)))
    return failure();
  auto type = cast<TensorType>(adaptor.getOperand().getType());
  if (!type.hasRank()) {
    llvm::replace(shape, int64_t(-1), ShapedType::kDynamic);
    results.push_back(withShape(type, shape));
    return success();
  }
  // broadcast_to_c1
  int64_t offset = static_cast<int64_t>(shape.size()) - type.getRank();
  if (offset < 0)
    return inferenceError(location, name,
                          "sizes has " + Twine(shape.size()) +
                              " entries, expected at least " +
                              Twine(type.getRank()));
  for (auto [dim, size] : llvm::enumerate(shape)) {
    int64_t own = static_cast<int64_t>(dim) - offset;
    if (own < 0) {
      // broadcast_to_c3
      if (size == -1)
        return inferenceError(location, name,
                              "size -1 in dimension " + Twine(dim) +
                                  ", which the operand does not have");
      continue;
    }
    int64_t extent = type.getDimSize(own);
    if (size == -1) {
      size = extent;
    } else if (isDynamic(extent) || extent == 1) {
      continue;
    } else if (isDynamic(size)) {
      size = extent;
    } else if (size != extent) {
      // broadcast_to_c2
      return inferenceError(location, name,
                            "operand dimension " + Twine(own) + " is " +
                                Twine(extent) + ", expected 1 or " +
                                Twine(size));
    }
  }
  results.push_back(withShape(type, shape));
  return success();
}

//===----------------------------------------------------------------------===//
// SliceOp
//===----------------------------------------------------------------------===//

SmallVector<OpFoldResult> SliceOp::getMixedOffsets() {
  return getMixedValues(getStaticOffsets(), getOffsets(), getContext());
}

SmallVector<OpFoldResult> SliceOp::getMixedSizes() {
  return getMixedValues(getStaticSizes(), getSizes(), getContext());
}

SmallVector<OpFoldResult> SliceOp::getMixedStrides() {
  return getMixedValues(getStaticStrides(), getStrides(), getContext());
}

void SliceOp::build(OpBuilder &builder, OperationState &state, Value operand,
                    ArrayRef<OpFoldResult> offsets,
                    ArrayRef<OpFoldResult> sizes,
                    ArrayRef<OpFoldResult> strides) {
  auto [staticOffsets, dynamicOffsets] = decomposeMixedValues(offsets);
  auto [staticSizes, dynamicSizes] = decomposeMixedValues(sizes);
  auto [staticStrides, dynamicStrides] = decomposeMixedValues(strides);
  build(builder, state, operand, dynamicOffsets, dynamicSizes, dynamicStrides,
        staticOffsets, staticSizes, staticStrides);
}

LogicalResult SliceOp::inferReturnTypes(MLIRContext *,
                                        std::optional<Location> location,
                                        Adaptor adaptor,
                                        SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  ArrayRef<int64_t> offsets = adaptor.getStaticOffsets();
  ArrayRef<int64_t> sizes = adaptor.getStaticSizes();
  ArrayRef<int64_t> strides = adaptor.getStaticStrides();
  // slice_c1, slice_c2
  int64_t rank = rankOf(adaptor.getOperand()).value_or(offsets.size());
  if (failed(checkMixed(location, name, "offsets", offsets,
                        adaptor.getOffsets(), rank, 0)) ||
      failed(checkMixed(location, name, "sizes", sizes, adaptor.getSizes(),
                        rank, 0)) ||
      failed(checkMixed(location, name, "strides", strides,
                        adaptor.getStrides(), rank, 1)))
    return failure();
  // slice_c3
  SmallVector<int64_t> shape = shapeOr(adaptor.getOperand(), rank);
  for (auto [dim, extent] : llvm::enumerate(shape)) {
    int64_t offset = offsets[dim], size = sizes[dim], stride = strides[dim];
    if (isDynamic(extent))
      continue;
    if (!isDynamic(offset) && offset > extent)
      return inferenceError(location, name,
                            "offset " + Twine(offset) + " in dimension " +
                                Twine(dim) + " is larger than the extent " +
                                Twine(extent));
    if (isDynamic(size) || size == 0)
      continue;
    // What is not known is taken at its best.
    int64_t left = extent - (isDynamic(offset) ? 0 : offset);
    int64_t step = isDynamic(stride) ? 1 : stride;
    int64_t most = left == 0 ? 0 : (left - 1) / step + 1;
    if (size > most)
      return inferenceError(location, name,
                            "size " + Twine(size) + " in dimension " +
                                Twine(dim) + " is larger than " + Twine(most) +
                                ", what the extent " + Twine(extent) +
                                " leaves");
  }
  results.push_back(withShape(adaptor.getOperand().getType(), sizes));
  return success();
}

//===----------------------------------------------------------------------===//
// PadOp
//===----------------------------------------------------------------------===//

SmallVector<OpFoldResult> PadOp::getMixedLow() {
  return getMixedValues(getStaticLow(), getLow(), getContext());
}

SmallVector<OpFoldResult> PadOp::getMixedHigh() {
  return getMixedValues(getStaticHigh(), getHigh(), getContext());
}

SmallVector<OpFoldResult> PadOp::getMixedInterior() {
  return getMixedValues(getStaticInterior(), getInterior(), getContext());
}

void PadOp::build(OpBuilder &builder, OperationState &state, Value operand,
                  Value value, ArrayRef<OpFoldResult> low,
                  ArrayRef<OpFoldResult> high,
                  ArrayRef<OpFoldResult> interior) {
  SmallVector<OpFoldResult> none(low.size(), builder.getIndexAttr(0));
  auto [staticLow, dynamicLow] = decomposeMixedValues(low);
  auto [staticHigh, dynamicHigh] = decomposeMixedValues(high);
  auto [staticInterior, dynamicInterior] =
      decomposeMixedValues(interior.empty() ? ArrayRef(none) : interior);
  build(builder, state, operand, value, dynamicLow, dynamicHigh,
        dynamicInterior, staticLow, staticHigh, staticInterior);
}

LogicalResult PadOp::inferReturnTypes(MLIRContext *,
                                      std::optional<Location> location,
                                      Adaptor adaptor,
                                      SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  Type type = adaptor.getOperand().getType();
  // pad_c1
  std::optional<int64_t> valueRank = rankOf(adaptor.getValue());
  if (valueRank && *valueRank != 0)
    return inferenceError(
        location, name, "value has rank " + Twine(*valueRank) + ", expected 0");
  Type element = getElementTypeOrSelf(type);
  Type valueElement = getElementTypeOrSelf(adaptor.getValue().getType());
  if (element != valueElement) {
    std::string text;
    llvm::raw_string_ostream(text) << "value has element type " << valueElement
                                   << ", expected " << element;
    return inferenceError(location, name, text);
  }
  // pad_c2
  ArrayRef<int64_t> low = adaptor.getStaticLow();
  ArrayRef<int64_t> high = adaptor.getStaticHigh();
  ArrayRef<int64_t> interior = adaptor.getStaticInterior();
  int64_t rank = rankOf(adaptor.getOperand()).value_or(low.size());
  if (failed(
          checkMixed(location, name, "low", low, adaptor.getLow(), rank, 0)) ||
      failed(checkMixed(location, name, "high", high, adaptor.getHigh(), rank,
                        0)) ||
      failed(checkMixed(location, name, "interior", interior,
                        adaptor.getInterior(), rank, 0)))
    return failure();
  SmallVector<int64_t> shape = shapeOr(adaptor.getOperand(), rank);
  for (auto [dim, extent] : llvm::enumerate(shape)) {
    // No element or one has no interior.
    bool isShort = !isDynamic(extent) && extent <= 1;
    if (isDynamic(extent) || isDynamic(low[dim]) || isDynamic(high[dim]) ||
        (isDynamic(interior[dim]) && !isShort)) {
      extent = ShapedType::kDynamic;
      continue;
    }
    int64_t gaps = 0;
    bool overflows =
        (!isShort && llvm::MulOverflow(extent - 1, interior[dim], gaps)) ||
        llvm::AddOverflow(extent, gaps, extent) ||
        llvm::AddOverflow(extent, low[dim], extent) ||
        llvm::AddOverflow(extent, high[dim], extent);
    if (overflows)
      return inferenceError(location, name,
                            "extent of result dimension " + Twine(dim) +
                                " does not fit in 64 bits");
  }
  results.push_back(withShape(type, shape));
  return success();
}

//===----------------------------------------------------------------------===//
// ConcatOp
//===----------------------------------------------------------------------===//

int64_t ConcatOp::getNormalDim() {
  int64_t dim = getDim();
  for (Value operand : getOperands())
    if (std::optional<int64_t> rank = rankOf(operand))
      return dim < 0 ? dim + *rank : dim;
  return dim;
}

LogicalResult ConcatOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> location,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &results) {
  StringRef name = getOperationName();
  // concat_c1
  if (adaptor.getOperands().empty())
    return inferenceError(location, name, "has no operands");
  Type element = getElementTypeOrSelf(adaptor.getOperands().front().getType());
  std::optional<SmallVector<int64_t>> shape;
  int64_t dim = 0;
  bool allRanked = true;
  for (auto [index, operand] : llvm::enumerate(adaptor.getOperands())) {
    auto type = cast<TensorType>(operand.getType());
    if (type.getElementType() != element) {
      std::string text;
      llvm::raw_string_ostream(text)
          << "operand #" << index << " has element type "
          << type.getElementType() << ", expected " << element;
      return inferenceError(location, name, text);
    }
    if (!type.hasRank()) {
      allRanked = false;
      continue;
    }
    if (!shape) {
      // concat_c2
      auto normal =
          normalizeDim(location, name, adaptor.getDim(), type.getRank());
      if (failed(normal))
        return failure();
      dim = *normal;
      shape.emplace(type.getShape());
      continue;
    }
    if (type.getRank() != static_cast<int64_t>(shape->size()))
      return inferenceError(location, name,
                            "operand #" + Twine(index) + " has rank " +
                                Twine(type.getRank()) + ", expected " +
                                Twine(shape->size()));
    // concat_c3
    for (auto [at, own] : llvm::enumerate(type.getShape())) {
      int64_t &extent = (*shape)[at];
      if (static_cast<int64_t>(at) == dim)
        extent = isDynamic(extent) || isDynamic(own) ? ShapedType::kDynamic
                                                     : extent + own;
      else if (isDynamic(extent))
        extent = own;
      else if (!isDynamic(own) && own != extent)
        return inferenceError(location, name,
                              "operand #" + Twine(index) + " dimension " +
                                  Twine(at) + " is " + Twine(own) +
                                  ", expected " + Twine(extent));
    }
  }
  if (!shape) {
    results.push_back(UnrankedTensorType::get(element));
    return success();
  }
  if (!allRanked)
    (*shape)[dim] = ShapedType::kDynamic;
  results.push_back(RankedTensorType::get(*shape, element));
  return success();
}

//===----------------------------------------------------------------------===//
// ReverseOp
//===----------------------------------------------------------------------===//

SmallVector<int64_t> ReverseOp::getNormalDims() {
  int64_t rank = rankOf(getOperand()).value_or(0);
  return llvm::map_to_vector(
      getDims(), [&](int64_t dim) { return dim < 0 ? dim + rank : dim; });
}

LogicalResult ReverseOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location> location,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &results) {
  // reverse_c1
  std::optional<int64_t> rank = rankOf(adaptor.getOperand());
  if (rank && failed(normalizeDims(location, getOperationName(),
                                   adaptor.getDims(), *rank)))
    return failure();
  results.push_back(adaptor.getOperand().getType());
  return success();
}
