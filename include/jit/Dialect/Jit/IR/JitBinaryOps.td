//===- JitBinaryOps.td - binary elementwise ops -------------*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITBINARYOPS_TD
#define JIT_DIALECT_JIT_IR_JITBINARYOPS_TD

include "jit/Dialect/Jit/IR/JitElementwiseBase.td"

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

// Floats are correctly rounded (halves too: one rounding of the f32 result is
// the rounding of the exact one). Integers wrap, and no operands trap.

def Jit_AddOp : Jit_BinaryMapOp<"add", Jit_NumberTensor, [Commutative]> {
  let summary = "Addition";
  let description = [{
    `result[i] = lhs[i] + rhs[i]`, operands broadcast. Integers wrap.
    Source: torch.add.
  }];
  let hasFolder = 1;
}

def Jit_SubOp : Jit_BinaryMapOp<"sub", Jit_NumberTensor> {
  let summary = "Subtraction";
  let description = [{
    `result[i] = lhs[i] - rhs[i]`, operands broadcast. Integers wrap.
    Source: torch.sub.
  }];
  let hasFolder = 1;
}

def Jit_MulOp : Jit_BinaryMapOp<"mul", Jit_NumberTensor, [Commutative]> {
  let summary = "Multiplication";
  let description = [{
    `result[i] = lhs[i] * rhs[i]`, operands broadcast. Integers wrap.
    Source: torch.mul.
  }];
  let hasFolder = 1;
}

def Jit_DivOp : Jit_BinaryMapOp<"div", Jit_NumberTensor> {
  let summary = "Division";
  let description = [{
    `result[i] = lhs[i] / rhs[i]`, operands broadcast. Integers are rounded
    towards zero; `x / 0` has all bits set (-1, or 255 in ui8), the smallest
    value divided by -1 is itself. Source: torch.div (integers:
    rounding_mode="trunc").
  }];
  let hasFolder = 1;
}

def Jit_FloorDivOp : Jit_BinaryMapOp<"floor_div", Jit_NumberTensor> {
  let summary = "Division rounded down";
  let description = [{
    `result[i] = floor(lhs[i] / rhs[i])`, operands broadcast. Integers: by 0
    all bits set, the smallest value by -1 is itself. Floats: the quotient that
    goes with `remainder`; `lhs / rhs` where `rhs` is 0.
    Source: torch.floor_divide.
  }];
  let hasFolder = 1;
}

def Jit_RemainderOp : Jit_BinaryMapOp<"remainder", Jit_NumberTensor> {
  let summary = "Remainder with the divisor's sign";
  let description = [{
    `result[i] = lhs[i] - floor(lhs[i] / rhs[i]) * rhs[i]`, operands broadcast.
    Integers: `lhs` where `rhs` is 0. Floats: NaN where `rhs` is 0 or `lhs` is
    infinite. Source: torch.remainder.
  }];
}

def Jit_FmodOp : Jit_BinaryMapOp<"fmod", Jit_NumberTensor> {
  let summary = "Remainder with the dividend's sign";
  let description = [{
    `result[i] = lhs[i] - trunc(lhs[i] / rhs[i]) * rhs[i]`, exact, operands
    broadcast. Integers: `lhs` where `rhs` is 0. Floats: NaN where `rhs` is 0
    or `lhs` is infinite. Source: torch.fmod.
  }];
}

def Jit_PowOp : Jit_BinaryMapOp<"pow", Jit_NumberTensor> {
  let summary = "Power";
  let description = [{
    `result[i] = lhs[i] ** rhs[i]`, operands broadcast. Floats as C's pow:
    `x ** 0` and `1 ** y` are 1 for all x and y; NaN for a negative base and an
    exponent that is no integer. Integers wrap; a negative exponent gives
    `1 / lhs ** -rhs` rounded towards zero, all bits set where `lhs` is 0.
    Source: torch.pow.
  }];
  let hasFolder = 1;
}

def Jit_Atan2Op : Jit_BinaryMapOp<"atan2", Jit_FloatTensor> {
  let summary = "Angle of a point";
  let description = [{
    `result[i]` in [-pi, pi] is the angle of the point with ordinate `lhs[i]`
    and abscissa `rhs[i]`, operands broadcast; signed zeros and infinities as
    in C. Source: torch.atan2.
  }];
}

def Jit_MaximumOp : Jit_BinaryMapOp<"maximum", Jit_Tensor, [Commutative]> {
  let summary = "The larger of two";
  let description = [{
    `result[i] = max(lhs[i], rhs[i])`, operands broadcast; NaN where either is
    NaN; max(-0, +0) is +0; false < true. Source: torch.maximum.
  }];
  let hasFolder = 1;
}

def Jit_MinimumOp : Jit_BinaryMapOp<"minimum", Jit_Tensor, [Commutative]> {
  let summary = "The smaller of two";
  let description = [{
    `result[i] = min(lhs[i], rhs[i])`, operands broadcast; NaN where either is
    NaN; min(-0, +0) is -0; false < true. Source: torch.minimum.
  }];
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

def Jit_EqOp : Jit_CompareOp<"eq", Jit_Tensor, [Commutative]> {
  let summary = "Equal";
  let description = [{
    `result[i] = lhs[i] == rhs[i]`, operands broadcast; false where either is
    NaN; -0 equals +0. Source: torch.eq.
  }];
}

def Jit_NeOp : Jit_CompareOp<"ne", Jit_Tensor, [Commutative]> {
  let summary = "Not equal";
  let description = [{
    `result[i] = lhs[i] != rhs[i]`, operands broadcast; true where either is
    NaN. Source: torch.ne.
  }];
}

def Jit_LtOp : Jit_CompareOp<"lt", Jit_Tensor> {
  let summary = "Less than";
  let description = [{
    `result[i] = lhs[i] < rhs[i]`, operands broadcast; false where either is
    NaN; false < true. Source: torch.lt.
  }];
}

def Jit_LeOp : Jit_CompareOp<"le", Jit_Tensor> {
  let summary = "Less than or equal";
  let description = [{
    `result[i] = lhs[i] <= rhs[i]`, operands broadcast; false where either is
    NaN; false < true. Source: torch.le.
  }];
}

def Jit_GtOp : Jit_CompareOp<"gt", Jit_Tensor> {
  let summary = "Greater than";
  let description = [{
    `result[i] = lhs[i] > rhs[i]`, operands broadcast; false where either is
    NaN; false < true. Source: torch.gt.
  }];
}

def Jit_GeOp : Jit_CompareOp<"ge", Jit_Tensor> {
  let summary = "Greater than or equal";
  let description = [{
    `result[i] = lhs[i] >= rhs[i]`, operands broadcast; false where either is
    NaN; false < true. Source: torch.ge.
  }];
}

//===----------------------------------------------------------------------===//
// Logic and bits
//===----------------------------------------------------------------------===//

def Jit_LogicalAndOp
    : Jit_BinaryMapOp<"logical_and", Jit_BoolTensor, [Commutative]> {
  let summary = "Logical conjunction";
  let description = [{
    `result[i] = lhs[i] and rhs[i]`, operands broadcast.
    Source: torch.logical_and.
  }];
  let hasFolder = 1;
}

def Jit_LogicalOrOp
    : Jit_BinaryMapOp<"logical_or", Jit_BoolTensor, [Commutative]> {
  let summary = "Logical disjunction";
  let description = [{
    `result[i] = lhs[i] or rhs[i]`, operands broadcast.
    Source: torch.logical_or.
  }];
  let hasFolder = 1;
}

def Jit_LogicalXorOp
    : Jit_BinaryMapOp<"logical_xor", Jit_BoolTensor, [Commutative]> {
  let summary = "Exclusive disjunction";
  let description = [{
    `result[i] = lhs[i] != rhs[i]`, operands broadcast.
    Source: torch.logical_xor.
  }];
  let hasFolder = 1;
}

def Jit_BitwiseAndOp
    : Jit_BinaryMapOp<"bitwise_and", Jit_BitsTensor, [Commutative]> {
  let summary = "Bitwise and";
  let description = [{
    `result[i] = lhs[i] & rhs[i]`, operands broadcast.
    Source: torch.bitwise_and.
  }];
  let hasFolder = 1;
}

def Jit_BitwiseOrOp
    : Jit_BinaryMapOp<"bitwise_or", Jit_BitsTensor, [Commutative]> {
  let summary = "Bitwise or";
  let description = [{
    `result[i] = lhs[i] | rhs[i]`, operands broadcast.
    Source: torch.bitwise_or.
  }];
  let hasFolder = 1;
}

def Jit_BitwiseXorOp
    : Jit_BinaryMapOp<"bitwise_xor", Jit_BitsTensor, [Commutative]> {
  let summary = "Bitwise exclusive or";
  let description = [{
    `result[i] = lhs[i] ^ rhs[i]`, operands broadcast.
    Source: torch.bitwise_xor.
  }];
  let hasFolder = 1;
}

def Jit_ShiftLeftOp : Jit_BinaryMapOp<"shift_left", Jit_IntTensor> {
  let summary = "Shift to the left";
  let description = [{
    `result[i] = lhs[i] * 2 ** rhs[i]`, wrapping, operands broadcast; 0 where
    `rhs[i]` is negative or not below the width.
    Source: torch.bitwise_left_shift.
  }];
  let hasFolder = 1;
}

def Jit_ShiftRightOp : Jit_BinaryMapOp<"shift_right", Jit_IntTensor> {
  let summary = "Shift to the right";
  let description = [{
    `result[i] = floor(lhs[i] / 2 ** rhs[i])`, operands broadcast; signed types
    are filled with the sign, ui8 with zeros. Where `rhs[i]` is negative or not
    below the width only filling is left: -1 for negative `lhs[i]`, else 0.
    Source: torch.bitwise_right_shift.
  }];
  let hasFolder = 1;
}

#endif // JIT_DIALECT_JIT_IR_JITBINARYOPS_TD
