//===- Inference.cpp - result types of jit operations -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Inference.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::jit;

LogicalResult jit::inferenceError(std::optional<Location> location,
                                  StringRef opName, const Twine &message) {
  if (location)
    emitError(*location) << "'" << opName << "' op " << message;
  return failure();
}

bool jit::areCompatible(Type inferred, Type actual) {
  return meet(inferred, actual) != nullptr;
}

bool jit::areCompatible(TypeRange inferred, TypeRange actual) {
  return llvm::all_of_zip(inferred, actual, [](Type lhs, Type rhs) {
    return areCompatible(lhs, rhs);
  });
}

Type jit::meet(Type lhs, Type rhs) {
  if (lhs == rhs)
    return lhs;
  if (auto lhsList = dyn_cast<ListType>(lhs)) {
    auto rhsList = dyn_cast<ListType>(rhs);
    Type element =
        rhsList ? meet(lhsList.getElementType(), rhsList.getElementType())
                : nullptr;
    return element ? ListType::get(element) : nullptr;
  }
  auto lhsTensor = dyn_cast<TensorType>(lhs);
  auto rhsTensor = dyn_cast<TensorType>(rhs);
  if (!lhsTensor || !rhsTensor ||
      lhsTensor.getElementType() != rhsTensor.getElementType())
    return nullptr;
  if (!lhsTensor.hasRank())
    return rhs;
  if (!rhsTensor.hasRank())
    return lhs;
  if (lhsTensor.getRank() != rhsTensor.getRank())
    return nullptr;
  SmallVector<int64_t> shape;
  for (auto [l, r] : llvm::zip(lhsTensor.getShape(), rhsTensor.getShape())) {
    if (!ShapedType::isDynamic(l) && !ShapedType::isDynamic(r) && l != r)
      return nullptr;
    shape.push_back(ShapedType::isDynamic(l) ? r : l);
  }
  return withShape(lhs, shape);
}

Type jit::join(Type lhs, Type rhs) {
  if (lhs == rhs)
    return lhs;
  if (auto lhsList = dyn_cast<ListType>(lhs)) {
    auto rhsList = dyn_cast<ListType>(rhs);
    Type element =
        rhsList ? join(lhsList.getElementType(), rhsList.getElementType())
                : nullptr;
    return element ? ListType::get(element) : nullptr;
  }
  auto lhsTensor = dyn_cast<TensorType>(lhs);
  auto rhsTensor = dyn_cast<TensorType>(rhs);
  if (!lhsTensor || !rhsTensor ||
      lhsTensor.getElementType() != rhsTensor.getElementType())
    return nullptr;
  if (!lhsTensor.hasRank() || !rhsTensor.hasRank() ||
      lhsTensor.getRank() != rhsTensor.getRank())
    return UnrankedTensorType::get(lhsTensor.getElementType());
  SmallVector<int64_t> shape;
  for (auto [l, r] : llvm::zip(lhsTensor.getShape(), rhsTensor.getShape()))
    shape.push_back(l == r ? l : ShapedType::kDynamic);
  return withShape(lhs, shape);
}

Value jit::castTo(OpBuilder &builder, Location loc, Value value, Type type) {
  if (value.getType() == type)
    return value;
  assert(areCompatible(value.getType(), type) && "types contradict");
  if (isa<ListType>(type))
    return ListCastOp::create(builder, loc, type, value);
  return tensor::CastOp::create(builder, loc, type, value);
}

Speculation::Speculatability jit::speculatabilityOf(Operation *op) {
  auto mayDiffer = [](Type type) {
    if (auto tensor = dyn_cast<TensorType>(type))
      return !tensor.hasStaticShape();
    return type.isIndex();
  };
  bool mayFail = op->hasTrait<MayFail>() ||
                 llvm::any_of(op->getOperandTypes(), mayDiffer) ||
                 llvm::any_of(op->getResultTypes(), mayDiffer);
  return mayFail ? Speculation::NotSpeculatable : Speculation::Speculatable;
}

TensorType jit::withElementType(Type type, Type elementType) {
  return cast<TensorType>(cast<ShapedType>(type).clone(elementType));
}

TensorType jit::withShape(Type type, ArrayRef<int64_t> shape) {
  return RankedTensorType::get(shape, getElementTypeOrSelf(type));
}

bool jit::mergeExtents(int64_t &known, int64_t other) {
  if (ShapedType::isDynamic(other))
    return true;
  if (ShapedType::isDynamic(known))
    known = other;
  return known == other;
}

std::string jit::shapeString(ArrayRef<int64_t> shape) {
  if (shape.empty())
    return "scalar";
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      shape, os,
      [&](int64_t extent) {
        if (ShapedType::isDynamic(extent))
          os << '?';
        else
          os << extent;
      },
      "x");
  return text;
}

FailureOr<SmallVector<int64_t>> jit::broadcastShapes(ArrayRef<int64_t> lhs,
                                                     ArrayRef<int64_t> rhs,
                                                     int64_t *badDim) {
  if (lhs.size() < rhs.size())
    std::swap(lhs, rhs);
  SmallVector<int64_t> result(lhs);
  int64_t offset = lhs.size() - rhs.size();
  for (auto [i, r] : llvm::enumerate(rhs)) {
    int64_t &l = result[offset + i];
    if (l == r || r == 1)
      continue;
    if (l == 1 || (ShapedType::isDynamic(l) && r != 1)) {
      l = r;
      continue;
    }
    if (ShapedType::isDynamic(r))
      continue;
    if (badDim)
      *badDim = offset + i;
    return failure();
  }
  return result;
}

LogicalResult jit::inferBroadcastOf(std::optional<Location> location,
                                    StringRef opName, ValueRange operands,
                                    Type elementType,
                                    SmallVectorImpl<Type> &results) {
  SmallVector<int64_t> shape;
  for (auto [index, operand] : llvm::enumerate(operands)) {
    auto type = cast<TensorType>(operand.getType());
    if (!type.hasRank()) {
      results.push_back(UnrankedTensorType::get(elementType));
      return success();
    }
    int64_t badDim = 0;
    auto merged = broadcastShapes(shape, type.getShape(), &badDim);
    if (failed(merged))
      return inferenceError(
          location, opName,
          "operand shapes do not broadcast: operand #" + Twine(index) + " is " +
              shapeString(type.getShape()) + ", the operands before it make " +
              shapeString(shape) + ", result dimension " + Twine(badDim) +
              " differs");
    shape = std::move(*merged);
  }
  results.push_back(RankedTensorType::get(shape, elementType));
  return success();
}

FailureOr<Type> jit::commonElementType(std::optional<Location> location,
                                       StringRef opName, ValueRange operands) {
  Type element = getElementTypeOrSelf(operands.front().getType());
  for (auto [index, operand] : llvm::enumerate(operands)) {
    Type other = getElementTypeOrSelf(operand.getType());
    if (other == element)
      continue;
    std::string text;
    llvm::raw_string_ostream(text)
        << "operands need one element type: operand #0 has " << element
        << ", operand #" << index << " has " << other
        << "; convert one with 'jit.convert'";
    return inferenceError(location, opName, text);
  }
  return element;
}

LogicalResult jit::inferBroadcast(std::optional<Location> location,
                                  StringRef opName, ValueRange operands,
                                  SmallVectorImpl<Type> &results) {
  auto element = commonElementType(location, opName, operands);
  if (failed(element))
    return failure();
  return inferBroadcastOf(location, opName, operands, *element, results);
}

LogicalResult jit::inferPredicate(std::optional<Location> location,
                                  StringRef opName, ValueRange operands,
                                  SmallVectorImpl<Type> &results) {
  auto element = commonElementType(location, opName, operands);
  if (failed(element))
    return failure();
  return inferBroadcastOf(location, opName, operands,
                          IntegerType::get(element->getContext(), 1), results);
}

LogicalResult jit::inferSelect(std::optional<Location> location,
                               StringRef opName, ValueRange operands,
                               SmallVectorImpl<Type> &results) {
  auto element = commonElementType(location, opName, operands.drop_front());
  if (failed(element))
    return failure();
  return inferBroadcastOf(location, opName, operands, *element, results);
}

LogicalResult jit::inferSameAsFirst(ValueRange operands,
                                    SmallVectorImpl<Type> &results) {
  results.push_back(operands.front().getType());
  return success();
}

FailureOr<int64_t> jit::normalizeDim(int64_t dim, int64_t rank) {
  if (dim < -rank || dim >= rank)
    return failure();
  return dim < 0 ? dim + rank : dim;
}

FailureOr<int64_t> jit::normalizeDim(std::optional<Location> location,
                                     StringRef opName, int64_t dim,
                                     int64_t rank) {
  FailureOr<int64_t> normal = normalizeDim(dim, rank);
  if (succeeded(normal))
    return normal;
  if (rank == 0)
    return inferenceError(location, opName,
                          "dim " + Twine(dim) + " of a tensor of rank 0");
  return inferenceError(location, opName,
                        "dim " + Twine(dim) + " is not in [" + Twine(-rank) +
                            ", " + Twine(rank) + ")");
}

FailureOr<SmallVector<int64_t>>
jit::normalizeDims(std::optional<Location> location, StringRef opName,
                   ArrayRef<int64_t> dims, int64_t rank) {
  SmallVector<int64_t> normal;
  for (int64_t dim : dims) {
    FailureOr<int64_t> each = normalizeDim(location, opName, dim, rank);
    if (failed(each))
      return failure();
    if (llvm::is_contained(normal, *each))
      return inferenceError(location, opName,
                            "dim " + Twine(dim) + " is named twice");
    normal.push_back(*each);
  }
  return normal;
}
