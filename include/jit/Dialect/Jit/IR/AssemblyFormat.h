//===- AssemblyFormat.h - custom assembly directives ------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_ASSEMBLYFORMAT_H
#define JIT_DIALECT_JIT_IR_ASSEMBLYFORMAT_H

#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/TypeUtilities.h"
#include <array>
#include <utility>

namespace mlir::jit {

/// Parses the types of fixed operands and one result: `T` when all are the
/// same, else `(T1, T2) -> R`. `types` are the operands' and then the result's.
ParseResult parseOpTypeList(OpAsmParser &parser, ArrayRef<Type *> types);
void printOpTypeList(OpAsmPrinter &printer, ArrayRef<Type> types);

/// The directive `custom<OpTypes>(type($a), type($b), type($result))`.
template <typename... Types>
ParseResult parseOpTypes(OpAsmParser &parser, Types &...types) {
  return parseOpTypeList(parser, {&types...});
}
template <typename... Types>
void printOpTypes(OpAsmPrinter &printer, Operation *, Types... types) {
  printOpTypeList(printer, {Type(types)...});
}

/// The directive `custom<ConvertTypes>($dtype, type($operand), type($result))`:
/// the types as above; `dtype` is the result's element type.
ParseResult parseConvertTypes(OpAsmParser &parser, TypeAttr &dtype,
                              Type &operand, Type &result);
void printConvertTypes(OpAsmPrinter &printer, Operation *, TypeAttr dtype,
                       Type operand, Type result);

/// The directive `custom<OpTypesAs>($dtype, type($a), type($result))`: as
/// `OpTypes`; the attribute `dtype` is the result's element type.
template <typename... Types>
ParseResult parseOpTypesAs(OpAsmParser &parser, TypeAttr &dtype,
                           Types &...types) {
  std::array<Type *, sizeof...(types)> all = {&types...};
  if (parseOpTypeList(parser, all))
    return failure();
  dtype = TypeAttr::get(getElementTypeOrSelf(*all.back()));
  return success();
}
template <typename... Types>
void printOpTypesAs(OpAsmPrinter &printer, Operation *, TypeAttr,
                    Types... types) {
  printOpTypeList(printer, {Type(types)...});
}

} // namespace mlir::jit

#endif // JIT_DIALECT_JIT_IR_ASSEMBLYFORMAT_H
