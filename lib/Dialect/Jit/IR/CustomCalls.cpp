//===- CustomCalls.cpp - what kernels of the user get ---------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/CustomCalls.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace mlir::jit;

/// `attribute`, which `jit.custom_call` has verified, as JSON.
static llvm::json::Value toJson(Attribute attribute) {
  if (auto dictionary = dyn_cast<DictionaryAttr>(attribute)) {
    llvm::json::Object object;
    for (NamedAttribute each : dictionary)
      object[each.getName().str()] = toJson(each.getValue());
    return object;
  }
  if (auto array = dyn_cast<ArrayAttr>(attribute)) {
    llvm::json::Array values;
    for (Attribute each : array)
      values.push_back(toJson(each));
    return values;
  }
  if (auto text = dyn_cast<StringAttr>(attribute))
    return llvm::json::fixUTF8(text.getValue());
  if (auto boolean = dyn_cast<BoolAttr>(attribute))
    return boolean.getValue();
  if (auto integer = dyn_cast<IntegerAttr>(attribute))
    return integer.getValue().sextOrTrunc(64).getSExtValue();
  return cast<FloatAttr>(attribute).getValueAsDouble();
}

std::string jit::configText(CustomCallOp op) {
  std::string text;
  llvm::raw_string_ostream(text)
      << toJson(op.getConfig() ? op.getConfigAttr()
                               : DictionaryAttr::get(op.getContext()));
  return text;
}
