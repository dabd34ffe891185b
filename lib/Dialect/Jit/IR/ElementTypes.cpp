//===- ElementTypes.cpp - elements of tensors and their bytes -------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/ElementTypes.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

bool jit::isElementType(Type type) {
  return type.isF64() || type.isF32() || type.isF16() || type.isBF16() ||
         type.isUnsignedInteger(8) ||
         llvm::any_of(ArrayRef{1, 8, 16, 32, 64}, [&](unsigned width) {
           return type.isSignlessInteger(width);
         });
}

std::optional<int64_t> jit::countBytes(RankedTensorType type) {
  if (!type.hasStaticShape())
    return std::nullopt;
  if (llvm::is_contained(type.getShape(), 0))
    return 0;
  Type element = type.getElementType();
  int64_t bytes = element.isIndex()
                      ? sizeof(int64_t)
                      : llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
  for (int64_t extent : type.getShape())
    if (llvm::MulOverflow(bytes, extent, bytes))
      return std::nullopt;
  return bytes;
}
