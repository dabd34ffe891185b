//===- Conversions.cpp - types and attributes in bytecode -----------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conversions.h"
#include "jit/Dialect/Jit/IR/CustomCalls.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Import/Values.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;
using namespace mlir::jit;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

std::optional<jitrt::ValueType> jit::toValueType(Type type) {
  using jitrt::ValueKind, jitrt::ValueType;
  if (type.isIndex() || type.isInteger(64))
    return ValueType::scalar(ValueKind::Int);
  if (type.isF64())
    return ValueType::scalar(ValueKind::Float);
  if (type.isInteger(1))
    return ValueType::scalar(ValueKind::Bool);
  if (auto list = dyn_cast<ListType>(type)) {
    auto element = toValueType(list.getElementType());
    if (!element)
      return std::nullopt;
    return ValueType::listOf(*element);
  }
  auto tensor = dyn_cast<TensorType>(type);
  if (!tensor)
    return std::nullopt;
  std::optional<jitrt::DType> dtype = toDType(tensor.getElementType());
  if (!dtype)
    return std::nullopt;
  if (!tensor.hasRank())
    return ValueType::tensor(*dtype);
  jitrt::Dims sizes(tensor.getShape().size(), -1);
  for (auto [size, extent] : llvm::zip_equal(sizes, tensor.getShape()))
    if (!ShapedType::isDynamic(extent))
      size = extent;
  return ValueType::tensor(*dtype, sizes);
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// A tensor over memory that lives longer, copied where it is not aligned.
static std::optional<jitrt::Tensor>
overBytes(ArrayRef<char> bytes, jitrt::DType dtype, jitrt::DimsRef sizes) {
  if (bytes.empty()) {
    auto nothing = jitrt::Tensor::empty(dtype, sizes);
    return nothing ? std::optional(*nothing) : std::nullopt;
  }
  auto count = static_cast<int64_t>(bytes.size());
  jitrt::StorageRef storage;
  if (reinterpret_cast<uintptr_t>(bytes.data()) % jitrt::dtypeSize(dtype) ==
      0) {
    storage = jitrt::Storage::external(const_cast<char *>(bytes.data()), count,
                                       {}, /*readOnly=*/true);
  } else {
    auto copy = jitrt::Storage::allocate(count);
    if (!copy)
      return std::nullopt;
    storage = *copy;
    std::memcpy(storage->data(), bytes.data(), bytes.size());
  }
  auto tensor =
      jitrt::Tensor::view(storage, dtype, sizes, jitrt::rowMajorStrides(sizes));
  return tensor ? std::optional(*tensor) : std::nullopt;
}

std::optional<jitrt::Tensor> jit::toTensor(ElementsAttr elements) {
  Type elementType = elements.getElementType();
  std::optional<jitrt::DType> dtype = toDType(elementType);
  if (!dtype)
    return std::nullopt;
  ArrayRef<int64_t> shape = elements.getShapedType().getShape();
  jitrt::DimsRef sizes(shape.data(), shape.size());
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(elements)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    if (!blob)
      return std::nullopt;
    return overBytes(blob->getData(), *dtype, sizes);
  }
  auto dense = dyn_cast<DenseElementsAttr>(elements);
  if (!dense)
    return std::nullopt;
  if (dense.isSplat() && dense.getNumElements() > 1) {
    auto one = toTensor(dense.resizeSplat(
        cast<ShapedType>(RankedTensorType::get({}, elementType))));
    if (!one)
      return std::nullopt;
    auto repeated = jitrt::Tensor::view(one->storage(), *dtype, sizes,
                                        jitrt::Dims(shape.size(), 0));
    return repeated ? std::optional(*repeated) : std::nullopt;
  }
  if (!elementType.isInteger(1))
    return overBytes(dense.getRawData(), *dtype, sizes);
  SmallVector<jitrt::Bool8> values;
  for (bool value : dense.getValues<bool>())
    values.push_back(jitrt::Bool8(value));
  auto copy = jitrt::Tensor::copyOf<jitrt::Bool8>(
      std::span<const jitrt::Bool8>(values.data(), values.size()), sizes);
  return copy ? std::optional(*copy) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

static std::optional<jitrt::AttributeValue> toAttribute(Attribute attribute) {
  if (auto boolean = dyn_cast<BoolAttr>(attribute))
    return boolean.getValue();
  if (isa<UnitAttr>(attribute))
    return true;
  if (auto integer = dyn_cast<IntegerAttr>(attribute))
    return integer.getValue().sextOrTrunc(64).getSExtValue();
  if (auto real = dyn_cast<FloatAttr>(attribute))
    return real.getValueAsDouble();
  if (auto text = dyn_cast<StringAttr>(attribute))
    return text.getValue().str();
  if (auto symbol = dyn_cast<FlatSymbolRefAttr>(attribute))
    return symbol.getValue().str();
  if (auto type = dyn_cast<TypeAttr>(attribute))
    if (std::optional<jitrt::DType> dtype = toDType(type.getValue()))
      return *dtype;
  if (auto list = dyn_cast<DenseI64ArrayAttr>(attribute))
    return jitrt::Dims(jitrt::DimsRef(list.asArrayRef().data(), list.size()));
  if (auto elements = dyn_cast<ElementsAttr>(attribute))
    if (std::optional<jitrt::Tensor> tensor = toTensor(elements))
      return *tensor;
  return std::nullopt;
}

FailureOr<jitrt::ProgramBuilder::AttributeList>
jit::toAttributes(Operation *op) {
  jitrt::ProgramBuilder::AttributeList result;
  if (auto call = dyn_cast<CustomCallOp>(op)) {
    result.emplace_back("callee", call.getCallee().str());
    result.emplace_back("config", configText(call));
    return result;
  }
  // What the operation defines, and not what else may be attached to it. Flags
  // of arithmetic allow more than the interpreter makes use of; how many
  // operands a segment has follows from the other attributes.
  for (StringAttr name : op->getName().getAttributeNames()) {
    Attribute attribute = op->getAttr(name);
    if (!attribute || name == "operandSegmentSizes" ||
        (isa<arith::ArithDialect>(op->getDialect()) && name != "predicate"))
      continue;
    std::optional<jitrt::AttributeValue> value = toAttribute(attribute);
    if (!value)
      // diagnostic-untested: all attributes of primitives are of these kinds
      return op->emitOpError("attribute '")
             << name.getValue() << "' is " << attribute
             << ", which bytecode does not have; expected a number, a string, "
                "a type, a list of i64 or a dense constant";
    result.emplace_back(name.str(), std::move(*value));
  }
  return result;
}
