//===- Folding.cpp - what folders share -----------------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Folding.h"
#include <cmath>

using namespace mlir;
using namespace mlir::jit;

OpFoldResult jit::foldTo(Operation *op, Value value) {
  return value.getType() == op->getResult(0).getType() ? value : OpFoldResult();
}

bool jit::isSplat(Attribute attr, double value) {
  auto splat = dyn_cast_if_present<SplatElementsAttr>(attr);
  if (!splat)
    return false;
  if (isa<FloatType>(splat.getElementType())) {
    double held = splat.getSplatValue<APFloat>().convertToDouble();
    return held == value && std::signbit(held) == std::signbit(value);
  }
  APInt held = splat.getSplatValue<APInt>();
  return held == APInt(held.getBitWidth(), static_cast<int64_t>(value),
                       /*isSigned=*/true, /*implicitTrunc=*/true);
}

bool jit::isAllOnes(Attribute attr) {
  auto splat = dyn_cast_if_present<SplatElementsAttr>(attr);
  return splat && splat.getElementType().isIntOrIndex() &&
         splat.getSplatValue<APInt>().isAllOnes();
}
