//===- JitTypes.cpp - types of the jit dialect -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::jit;

#define GET_TYPEDEF_CLASSES
#include "jit/Dialect/Jit/IR/JitTypes.cpp.inc"

LogicalResult ListType::verify(function_ref<InFlightDiagnostic()> emitError,
                               Type elementType) {
  if (isa<TensorType, IndexType>(elementType) || elementType.isInteger(64) ||
      elementType.isInteger(1) || elementType.isF64())
    return success();
  return emitError() << "list element type is " << elementType
                     << ", expected a tensor, index, i64, f64 or i1";
}

void JitDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "jit/Dialect/Jit/IR/JitTypes.cpp.inc"
      >();
}
