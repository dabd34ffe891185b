//===- CreationOps.cpp - creation operations of the jit dialect -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/AssemblyFormat.h"
#include "jit/Dialect/Jit/IR/Inference.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::jit;

#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitCreationOps.cpp.inc"

void JitDialect::registerCreationOps() {
  addOperations<
#define GET_OP_LIST
#include "jit/Dialect/Jit/IR/JitCreationOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// ConstantOp
//===----------------------------------------------------------------------===//

LogicalResult ConstantOp::inferReturnTypes(MLIRContext *,
                                           std::optional<Location>,
                                           Adaptor adaptor,
                                           SmallVectorImpl<Type> &results) {
  results.push_back(adaptor.getValue().getType());
  return success();
}

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

void ConstantOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "cst");
}

Operation *JitDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                           Type type, Location loc) {
  if (auto elements = dyn_cast<ElementsAttr>(value))
    if (elements.getType() == type)
      return ConstantOp::create(builder, loc, elements);
  return arith::ConstantOp::materialize(builder, value, type, loc);
}
