//===- Values.cpp - types and constants of the runtime's values -----------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Import/Values.h"
#include "jit/Dialect/Jit/IR/ElementTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::jit;

std::optional<jitrt::DType> jit::toDType(Type type) {
  if (type.isIndex())
    return jitrt::DType::I64;
  std::string name;
  llvm::raw_string_ostream(name) << type;
  return jitrt::parseDType(name);
}

llvm::Error jit::requireValueType(Type type, const Twine &where) {
  bool isValue = isa<RankedTensorType>(type) ||
                 (type.isIntOrIndexOrFloat() && !type.isUnsignedInteger());
  if (isValue && toDType(getElementTypeOrSelf(type)))
    return llvm::Error::success();
  std::string name;
  llvm::raw_string_ostream(name) << type;
  if (isa<RankedTensorType>(type))
    return llvm::createStringError(where + " has type " + name +
                                   ", expected elements of " +
                                   elementTypeNames);
  return llvm::createStringError(where + " has type " + name +
                                 ", expected a ranked tensor or a host scalar");
}

jitrt::ExpectedType jit::expectedType(Type type) {
  jitrt::DType dtype = *toDType(getElementTypeOrSelf(type));
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return jitrt::ExpectedType::hostScalar(dtype);
  jitrt::Dims sizes(tensor.getRank(), -1);
  for (auto [dim, extent] : llvm::enumerate(tensor.getShape()))
    if (!ShapedType::isDynamic(extent))
      sizes[dim] = extent;
  return jitrt::ExpectedType::tensor(dtype, std::move(sizes));
}

std::vector<jitrt::ExpectedType> jit::expectedTypes(TypeRange types) {
  std::vector<jitrt::ExpectedType> result;
  for (Type type : types)
    result.push_back(expectedType(type));
  return result;
}

DenseElementsAttr jit::toElementsAttr(const jitrt::Tensor &tensor,
                                      Type elementType) {
  auto type = RankedTensorType::get(
      ArrayRef(tensor.sizes().data(), tensor.sizes().size()), elementType);
  if (elementType.isInteger(1)) {
    SmallVector<bool> values;
    for (jitrt::Bool8 value : tensor.elements<jitrt::Bool8>())
      values.push_back(value);
    return DenseElementsAttr::get(type, values);
  }
  auto bytes = tensor.bytes();
  return DenseElementsAttr::getFromRawBuffer(
      type,
      ArrayRef(reinterpret_cast<const char *>(bytes.data()), bytes.size()));
}
