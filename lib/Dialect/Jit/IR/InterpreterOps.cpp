//===- InterpreterOps.cpp - what the interpreter's passes make ------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Checkpoints.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::jit;

#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitInterpreterOps.cpp.inc"

void JitDialect::registerInterpreterOps() {
  addOperations<
#define GET_OP_LIST
#include "jit/Dialect/Jit/IR/JitInterpreterOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Ownership
//===----------------------------------------------------------------------===//

LogicalResult JitDialect::verifyOperationAttribute(Operation *op,
                                                   NamedAttribute attribute) {
  if (attribute.getName() != getMovesAttrName())
    return verifyCheckpointAttribute(op, attribute);
  auto moves = dyn_cast<DenseBoolArrayAttr>(attribute.getValue());
  if (!moves || moves.size() != op->getNumOperands())
    return op->emitOpError("has '")
           << getMovesAttrName() << "' " << attribute.getValue()
           << ", expected an array of i1 with one entry for each of its "
           << op->getNumOperands() << " operands";
  return success();
}

//===----------------------------------------------------------------------===//
// LoadOp, StoreOp, SuspendOp
//===----------------------------------------------------------------------===//

/// Stages end in a function's body, never within control flow.
static LogicalResult verifyInFunction(Operation *op) {
  if (!isa<FunctionOpInterface>(op->getParentOp()))
    return op->emitOpError("lies in '") << op->getParentOp()->getName()
                                        << "', expected directly in a function";
  return success();
}

// load_c1
LogicalResult LoadOp::verify() { return verifyInFunction(*this); }

// store_c1
LogicalResult StoreOp::verify() { return verifyInFunction(*this); }

// suspend_c1
LogicalResult SuspendOp::verify() { return verifyInFunction(*this); }
