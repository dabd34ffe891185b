//===- ConvertToF64.cpp - programs in double precision --------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Gradients/GradientCheck.h"
#include "mlir/IR/AttrTypeSubElements.h"

using namespace mlir;
using namespace mlir::jit;

static bool isNarrow(Type type) {
  return isa<Float32Type, Float16Type, BFloat16Type>(type);
}

static APFloat widen(APFloat value) {
  bool losesInfo;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return value;
}

/// The elements in f64; none where they are no narrower floats.
static std::optional<Attribute> widenElements(DenseElementsAttr attr) {
  if (!isNarrow(attr.getElementType()))
    return std::nullopt;
  Type f64 = Float64Type::get(attr.getContext());
  auto type = cast<ShapedType>(attr.getType()).clone(f64);
  if (attr.isSplat())
    return DenseElementsAttr::get(type, widen(attr.getSplatValue<APFloat>()));
  SmallVector<APFloat> values;
  for (const APFloat &value : attr.getValues<APFloat>())
    values.push_back(widen(value));
  return DenseElementsAttr::get(type, values);
}

/// The same for elements that lie outside of the context.
static std::optional<Attribute> widenResource(DenseResourceElementsAttr attr) {
  if (!isNarrow(attr.getElementType()))
    return std::nullopt;
  auto elements = DenseElementsAttr::getFromRawBuffer(
      cast<ShapedType>(attr.getType()), attr.getData());
  return widenElements(elements);
}

FailureOr<bool> jit::convertToF64(ModuleOp module) {
  auto hasNarrow = [](Type type) {
    return type
        .walk([](Type part) {
          return isNarrow(part) ? WalkResult::interrupt()
                                : WalkResult::advance();
        })
        .wasInterrupted();
  };
  WalkResult outcome = module.walk([&](CustomCallOp op) -> WalkResult {
    for (TypeRange types :
         {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
      for (Type type : types)
        if (hasNarrow(type))
          return op.emitError("'jit.custom_call' cannot be converted to f64: "
                              "its kernel is for ")
                 << type;
    return WalkResult::advance();
  });
  if (outcome.wasInterrupted())
    return failure();

  bool isChanged = false;
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](Type type) -> std::optional<Type> {
    if (!isNarrow(type))
      return std::nullopt;
    isChanged = true;
    return Float64Type::get(type.getContext());
  });
  replacer.addReplacement(
      [](DenseElementsAttr attr) { return widenElements(attr); });
  replacer.addReplacement(
      [](DenseResourceElementsAttr attr) { return widenResource(attr); });
  replacer.addReplacement([](FloatAttr attr) -> std::optional<Attribute> {
    if (!isNarrow(attr.getType()))
      return std::nullopt;
    return FloatAttr::get(Float64Type::get(attr.getContext()),
                          widen(attr.getValue()));
  });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
  return isChanged;
}
