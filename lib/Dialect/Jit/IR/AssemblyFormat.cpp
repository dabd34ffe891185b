//===- AssemblyFormat.cpp - custom assembly directives -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/AssemblyFormat.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::jit;

ParseResult jit::parseOpTypeList(OpAsmParser &parser, ArrayRef<Type *> types) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalLParen())) {
    Type type;
    if (parser.parseType(type))
      return failure();
    for (Type *each : types)
      *each = type;
    return success();
  }
  SmallVector<Type> operands;
  auto parseOne = [&] { return parser.parseType(operands.emplace_back()); };
  if (parser.parseCommaSeparatedList(parseOne) || parser.parseRParen() ||
      parser.parseArrow() || parser.parseType(*types.back()))
    return failure();
  if (operands.size() != types.size() - 1)
    return parser.emitError(loc)
           << "wrong number of operand types: " << operands.size()
           << ", expected " << types.size() - 1;
  for (auto [type, parsed] : llvm::zip_first(operands, types))
    *parsed = type;
  return success();
}

void jit::printOpTypeList(OpAsmPrinter &printer, ArrayRef<Type> types) {
  if (llvm::all_equal(types)) {
    printer << types.front();
    return;
  }
  printer << '(';
  llvm::interleaveComma(types.drop_back(), printer);
  printer << ") -> " << types.back();
}

ParseResult jit::parseConvertTypes(OpAsmParser &parser, TypeAttr &dtype,
                                   Type &operand, Type &result) {
  if (parseOpTypeList(parser, {&operand, &result}))
    return failure();
  dtype = TypeAttr::get(getElementTypeOrSelf(result));
  return success();
}

void jit::printConvertTypes(OpAsmPrinter &printer, Operation *, TypeAttr,
                            Type operand, Type result) {
  printOpTypeList(printer, {operand, result});
}
