//===- SourcePlace.cpp - where an operation comes from --------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/SourcePlace.h"
#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;
using namespace mlir::jit;

SourcePlace jit::sourcePlaceOf(Location loc) {
  SourcePlace place;
  loc->walk([&](Location part) {
    if (auto fused = dyn_cast<FusedLocWith<StringAttr>>(part))
      place.operation = fused.getMetadata().getValue();
    if (auto file = dyn_cast<FileLineColLoc>(part); file && !place.line) {
      place.file = file.getFilename().getValue();
      place.line = file.getLine();
      place.column = file.getColumn();
    }
    return WalkResult::advance();
  });
  return place;
}
