//===- KnownAttributes.cpp - attributes that nobody defined are errors ----===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Traits.h"

using namespace mlir;
using namespace mlir::jit;

LogicalResult jit::verifyKnownAttributes(Operation *op) {
  for (NamedAttribute attribute : op->getDiscardableAttrs()) {
    StringRef name = attribute.getName();
    if (name.contains('.'))
      continue;
    ArrayRef<StringAttr> known = op->getName().getAttributeNames();
    std::string expected = known.empty() ? "none" : "";
    if (known.size() > 1)
      expected = "one of ";
    llvm::raw_string_ostream os(expected);
    llvm::interleaveComma(known, os, [&](StringAttr each) {
      os << "'" << each.getValue() << "'";
    });
    return op->emitOpError("has no attribute '")
           << name << "', expected " << expected;
  }
  return success();
}
