//===- scalar_ops.cpp - Arithmetic on host scalars ------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/vm/scalar_ops.h"

using namespace jitrt;

namespace {
struct Entry {
  ScalarOp op;
  std::string_view name;
  int64_t predicate;
  size_t numOperands;
  ValueKind operand, result;
};
} // namespace

static constexpr Entry table[] = {
#define JITRT_UNARY(id, name, predicate, operand, result, expression)          \
  {ScalarOp::id, name, predicate, 1, ValueKind::operand, ValueKind::result},
#define JITRT_BINARY(id, name, predicate, operand, result, expression)         \
  {ScalarOp::id, name, predicate, 2, ValueKind::operand, ValueKind::result},
#include "jitrt/vm/scalar_ops.def"
};

std::optional<ScalarOp>
jitrt::findScalarOp(std::string_view name, int64_t predicate,
                    std::span<const ValueType> operands,
                    std::span<const ValueType> results) {
  if (results.size() != 1)
    return std::nullopt;
  for (const Entry &entry : table) {
    if (entry.name != name || entry.predicate != predicate ||
        entry.numOperands != operands.size() || entry.result != results[0].kind)
      continue;
    bool fits = true;
    for (const ValueType &type : operands)
      fits &= type.kind == entry.operand;
    if (fits)
      return entry.op;
  }
  return std::nullopt;
}
