//===- CheckOps.cpp - the check dialect -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Check/IR/Check.h"
#include "mlir/IR/Builders.h"
#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::jit::check;

#include "jit/Dialect/Check/IR/CheckDialect.cpp.inc"

static ParseResult parseOpaqueTypes(OpAsmParser &parser, Type &operand,
                                    Type &result) {
  if (parser.parseType(operand))
    return failure();
  result = operand;
  if (succeeded(parser.parseOptionalArrow()))
    return parser.parseType(result);
  return success();
}

static void printOpaqueTypes(OpAsmPrinter &printer, Operation *, Type operand,
                             Type result) {
  printer << operand;
  if (result != operand)
    printer << " -> " << result;
}

#define GET_OP_CLASSES
#include "jit/Dialect/Check/IR/CheckOps.cpp.inc"

namespace {
struct CheckInlinerInterface : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Region *, bool,
                       IRMapping &) const override {
    return true;
  }
};
} // namespace

void CheckDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "jit/Dialect/Check/IR/CheckOps.cpp.inc"
      >();
  addInterfaces<CheckInlinerInterface>();
}

// A write to nothing in particular: neither removed nor merged with another.
void OpaqueOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  effects.emplace_back(MemoryEffects::Write::get());
}

LogicalResult OpaqueOp::verify() {
  if (areCompatible(getOperand().getType(), getType()))
    return success();
  return emitOpError("result type is ")
         << getType() << ", expected one compatible with the operand's, "
         << getOperand().getType();
}
