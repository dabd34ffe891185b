//===- ListOps.cpp - list operations of the jit dialect -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/AssemblyFormat.h"
#include "jit/Dialect/Jit/IR/Inference.h"
#include "jit/Dialect/Jit/IR/Jit.h"

using namespace mlir;
using namespace mlir::jit;

#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitListOps.cpp.inc"

void JitDialect::registerListOps() {
  addOperations<
#define GET_OP_LIST
#include "jit/Dialect/Jit/IR/JitListOps.cpp.inc"
      >();
}

static std::string typeString(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << '\'' << type << '\'';
  return text;
}

static Type elementTypeOf(Value list) {
  return cast<ListType>(list.getType()).getElementType();
}

/// One result: a list whose element type covers that of `list` and `element`.
static LogicalResult inferWithElement(std::optional<Location> location,
                                      StringRef opName, Value list,
                                      Value element,
                                      SmallVectorImpl<Type> &results) {
  Type listElement = elementTypeOf(list);
  // list_append_c1, list_set_c1
  Type joined = join(listElement, element.getType());
  auto isRanked = [](Type type) {
    auto tensor = dyn_cast_or_null<TensorType>(type);
    return !tensor || tensor.hasRank();
  };
  if (!joined || (!isRanked(joined) && isRanked(listElement) &&
                  isRanked(element.getType())))
    return inferenceError(location, opName,
                          "element is " + typeString(element.getType()) +
                              ", the list holds " + typeString(listElement));
  results.push_back(ListType::get(joined));
  return success();
}

//===----------------------------------------------------------------------===//
// ListConstructOp
//===----------------------------------------------------------------------===//

LogicalResult ListConstructOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> location, ValueRange elements,
    DictionaryAttr, OpaqueProperties, RegionRange,
    SmallVectorImpl<Type> &results) {
  if (elements.empty())
    return inferenceError(location, getOperationName(),
                          "has no elements, expected a declared result type");
  Type element = elements.front().getType();
  for (Value each : elements.drop_front()) {
    Type joined = join(element, each.getType());
    if (!joined)
      return inferenceError(location, getOperationName(),
                            "elements are " + typeString(element) + " and " +
                                typeString(each.getType()) +
                                ", expected one type");
    element = joined;
  }
  results.push_back(ListType::get(element));
  return success();
}

LogicalResult ListConstructOp::refineReturnTypes(
    MLIRContext *context, std::optional<Location> location, ValueRange elements,
    DictionaryAttr attributes, OpaqueProperties properties, RegionRange regions,
    SmallVectorImpl<Type> &results) {
  Type declared = cast<ListType>(results.front()).getElementType();
  // list_construct_c1
  for (auto [index, element] : llvm::enumerate(elements))
    if (!areCompatible(declared, element.getType()))
      return inferenceError(location, getOperationName(),
                            "element #" + Twine(index) + " is " +
                                typeString(element.getType()) +
                                ", the list holds " + typeString(declared));
  if (elements.empty())
    return success();
  results.clear();
  return inferReturnTypes(context, location, elements, attributes, properties,
                          regions, results);
}

//===----------------------------------------------------------------------===//
// ListAppendOp, ListSetOp, ListGetOp
//===----------------------------------------------------------------------===//

LogicalResult ListAppendOp::inferReturnTypes(MLIRContext *,
                                             std::optional<Location> location,
                                             Adaptor adaptor,
                                             SmallVectorImpl<Type> &results) {
  return inferWithElement(location, getOperationName(), adaptor.getList(),
                          adaptor.getElement(), results);
}

LogicalResult ListSetOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location> location,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &results) {
  return inferWithElement(location, getOperationName(), adaptor.getList(),
                          adaptor.getElement(), results);
}

LogicalResult ListGetOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location>,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &results) {
  results.push_back(elementTypeOf(adaptor.getList()));
  return success();
}

//===----------------------------------------------------------------------===//
// ListCastOp
//===----------------------------------------------------------------------===//

LogicalResult ListCastOp::verify() {
  // list_cast_c1
  if (!areCompatible(getList().getType(), getType()))
    return emitOpError("result is ")
           << getType() << ", contradicts the operand's "
           << getList().getType();
  return success();
}

OpFoldResult ListCastOp::fold(FoldAdaptor) {
  return getList().getType() == getType() ? getList() : OpFoldResult();
}
