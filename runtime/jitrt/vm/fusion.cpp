//===- fusion.cpp - Instructions that do what a few do --------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An instruction of a group keeps its index and its operands: only the
// operation of the first one changes, which then does what follows too. Who
// jumps into the middle, or is asked for an index, sees no difference. Nothing
// that can fail or that calls is in a group.
//
//===----------------------------------------------------------------------===//

#include "jitrt/vm/fusion.h"

using namespace jitrt;
using isa::Op;

static bool isConditionalJump(const isa::Instruction &instruction) {
  return instruction.op == Op::JumpIf || instruction.op == Op::JumpIfNot;
}

/// The operation of a comparison followed by a jump on its result.
static Op fuseComparison(Op op) {
  switch (op) {
#define JITRT_INT_COMPARISON(id, ...)                                          \
  case Op::id:                                                                 \
    return Op::id##Jump;
#include "jitrt/vm/scalar_ops.def"
  default:
    return op;
  }
}

static bool copiesInts(const isa::Function &function,
                       const isa::Instruction &instruction) {
  if (instruction.op != Op::Transfer)
    return false;
  for (uint32_t i = instruction.a; i < instruction.b; ++i)
    if (function.transfers[i].kind != ValueKind::Int)
      return false;
  return true;
}

void jitrt::fuseInstructions(isa::Function &function) {
  function.fastCode = function.code;
  const std::vector<isa::Instruction> &code = function.code;
  for (size_t i = 0; i < code.size(); ++i) {
    bool jumps = i + 1 < code.size() && isConditionalJump(code[i + 1]);
    Op &op = function.fastCode[i].op;
    if (copiesInts(function, code[i]))
      op = jumps ? Op::CopyIntsJump : Op::CopyInts;
    else if (jumps && code[i + 1].b == code[i].a)
      op = fuseComparison(op);
  }
}
