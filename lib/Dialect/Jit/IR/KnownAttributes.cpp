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
    InFlightDiagnostic diagnostic = op->emitOpError("has no attribute '")
                                    << name << "', expected ";
    ArrayRef<StringAttr> known = op->getName().getAttributeNames();
    if (known.empty())
      diagnostic << "none";
    else if (known.size() > 1)
      diagnostic << "one of ";
    llvm::interleaveComma(known, diagnostic, [&](StringAttr each) {
      diagnostic << "'" << each.getValue() << "'";
    });
    return diagnostic;
  }
  return success();
}
