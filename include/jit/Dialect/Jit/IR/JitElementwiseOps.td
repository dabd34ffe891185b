//===- JitElementwiseOps.td - unary and ternary elementwise ops --*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITELEMENTWISEOPS_TD
#define JIT_DIALECT_JIT_IR_JITELEMENTWISEOPS_TD

include "jit/Dialect/Jit/IR/JitElementwiseBase.td"

//===----------------------------------------------------------------------===//
// Sign and rounding
//===----------------------------------------------------------------------===//

def Jit_NegOp : Jit_UnaryMapOp<"neg", Jit_NumberTensor> {
  let summary = "Negation";
  let description = [{
    `result[i] = -operand[i]`. Floats: the sign bit is flipped, also of NaN.
    Integers wrap: the negative of the smallest value is itself.
    Source: torch.neg.
  }];
  let hasFolder = 1;
}

def Jit_AbsOp : Jit_UnaryMapOp<"abs", Jit_NumberTensor> {
  let summary = "Absolute value";
  let description = [{
    `result[i] = |operand[i]|`. Floats: the sign bit is cleared, also of NaN.
    Integers wrap: the smallest value stays. ui8 is unchanged.
    Source: torch.abs.
  }];
  let hasFolder = 1;
}

def Jit_SignOp : Jit_UnaryMapOp<"sign", Jit_NumberTensor> {
  let summary = "Sign";
  let description = [{
    `result[i]` is 1, 0 or -1 as `operand[i]` is above, equal to or below 0;
    +0 for -0 and for NaN. Source: torch.sign.
  }];
}

def Jit_FloorOp : Jit_UnaryMapOp<"floor", Jit_FloatTensor> {
  let summary = "The largest integer not above";
  let description = [{
    `result[i] = floor(operand[i])`, exact; -0, infinities and NaN stay.
    Source: torch.floor.
  }];
  let hasFolder = 1;
}

def Jit_CeilOp : Jit_UnaryMapOp<"ceil", Jit_FloatTensor> {
  let summary = "The smallest integer not below";
  let description = [{
    `result[i] = ceil(operand[i])`, exact; -0.5 gives -0; infinities and NaN
    stay. Source: torch.ceil.
  }];
  let hasFolder = 1;
}

def Jit_RoundOp : Jit_UnaryMapOp<"round", Jit_FloatTensor> {
  let summary = "The nearest integer, ties to even";
  let description = [{
    `result[i]` is the integer nearest to `operand[i]`, the even one of two;
    the sign of zero is the operand's; infinities and NaN stay.
    Source: torch.round.
  }];
  let hasFolder = 1;
}

def Jit_TruncOp : Jit_UnaryMapOp<"trunc", Jit_FloatTensor> {
  let summary = "The integer part";
  let description = [{
    `result[i]` is `operand[i]` rounded towards zero; the sign of zero is the
    operand's; infinities and NaN stay. Source: torch.trunc.
  }];
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Roots, exponentials and logarithms
//===----------------------------------------------------------------------===//

// Halves are computed in f32 and rounded once. The error bounds of the math
// library are in docs/Math.md.

def Jit_SqrtOp : Jit_MathOp<"sqrt", "Square root", [{
    `result[i] = sqrt(operand[i])`, correctly rounded; NaN below 0, -0 for -0.
    Source: torch.sqrt.
  }]>;
def Jit_RsqrtOp : Jit_MathOp<"rsqrt", "Reciprocal of the square root", [{
    `result[i] = 1 / sqrt(operand[i])`; NaN below 0, an infinity of the
    operand's sign for 0. Source: torch.rsqrt.
  }]>;
def Jit_ReciprocalOp : Jit_MathOp<"reciprocal", "Reciprocal", [{
    `result[i] = 1 / operand[i]`, correctly rounded; an infinity of the
    operand's sign for 0. Source: torch.reciprocal.
  }]>;
def Jit_ExpOp : Jit_MathOp<"exp", "Exponential", [{
    `result[i] = e ** operand[i]`. Source: torch.exp.
  }]>;
def Jit_Exp2Op : Jit_MathOp<"exp2", "Power of two", [{
    `result[i] = 2 ** operand[i]`, exact for integers. Source: torch.exp2.
  }]>;
def Jit_Expm1Op : Jit_MathOp<"expm1", "Exponential minus one", [{
    `result[i] = e ** operand[i] - 1`, accurate near 0; -0 for -0.
    Source: torch.expm1.
  }]>;
def Jit_LogOp : Jit_MathOp<"log", "Natural logarithm", [{
    `result[i] = ln(operand[i])`; -inf for 0, NaN below. Source: torch.log.
  }]>;
def Jit_Log2Op : Jit_MathOp<"log2", "Logarithm to base two", [{
    `result[i] = log2(operand[i])`, exact for powers of two; -inf for 0, NaN
    below. Source: torch.log2.
  }]>;
def Jit_Log1pOp : Jit_MathOp<"log1p", "Natural logarithm of one more", [{
    `result[i] = ln(1 + operand[i])`, accurate near 0; -0 for -0, -inf for -1,
    NaN below. Source: torch.log1p.
  }]>;

//===----------------------------------------------------------------------===//
// Trigonometric and hyperbolic functions
//===----------------------------------------------------------------------===//

def Jit_SinOp : Jit_MathOp<"sin", "Sine", [{
    `result[i] = sin(operand[i])`, in radians of any size; NaN for infinities.
    Source: torch.sin.
  }]>;
def Jit_CosOp : Jit_MathOp<"cos", "Cosine", [{
    `result[i] = cos(operand[i])`, in radians of any size; NaN for infinities.
    Source: torch.cos.
  }]>;
def Jit_TanOp : Jit_MathOp<"tan", "Tangent", [{
    `result[i] = tan(operand[i])`, in radians of any size; NaN for infinities.
    Source: torch.tan.
  }]>;
def Jit_AsinOp : Jit_MathOp<"asin", "Inverse sine", [{
    `result[i]` in [-pi/2, pi/2] with sine `operand[i]`; NaN outside [-1, 1].
    Source: torch.asin.
  }]>;
def Jit_AcosOp : Jit_MathOp<"acos", "Inverse cosine", [{
    `result[i]` in [0, pi] with cosine `operand[i]`; NaN outside [-1, 1].
    Source: torch.acos.
  }]>;
def Jit_AtanOp : Jit_MathOp<"atan", "Inverse tangent", [{
    `result[i]` in [-pi/2, pi/2] with tangent `operand[i]`. Source: torch.atan.
  }]>;
def Jit_SinhOp : Jit_MathOp<"sinh", "Hyperbolic sine", [{
    `result[i] = (e**x - e**-x) / 2`, `x = operand[i]`. Source: torch.sinh.
  }]>;
def Jit_CoshOp : Jit_MathOp<"cosh", "Hyperbolic cosine", [{
    `result[i] = (e**x + e**-x) / 2`, `x = operand[i]`. Source: torch.cosh.
  }]>;
def Jit_TanhOp : Jit_MathOp<"tanh", "Hyperbolic tangent", [{
    `result[i] = sinh(x) / cosh(x)`, `x = operand[i]`. Source: torch.tanh.
  }]>;
def Jit_AsinhOp : Jit_MathOp<"asinh", "Inverse hyperbolic sine", [{
    `result[i]` with hyperbolic sine `operand[i]`. Source: torch.asinh.
  }]>;
def Jit_AcoshOp : Jit_MathOp<"acosh", "Inverse hyperbolic cosine", [{
    `result[i] >= 0` with hyperbolic cosine `operand[i]`; NaN below 1.
    Source: torch.acosh.
  }]>;
def Jit_AtanhOp : Jit_MathOp<"atanh", "Inverse hyperbolic tangent", [{
    `result[i]` with hyperbolic tangent `operand[i]`; infinities for -1 and 1,
    NaN beyond. Source: torch.atanh.
  }]>;
def Jit_ErfOp : Jit_MathOp<"erf", "Error function", [{
    `result[i]` is 2/sqrt(pi) times the integral of `e ** -t**2` from 0 to
    `operand[i]`. Source: torch.erf.
  }]>;
def Jit_SigmoidOp : Jit_MathOp<"sigmoid", "Logistic function", [{
    `result[i] = 1 / (1 + e ** -operand[i])`. Source: torch.sigmoid.
  }]>;

//===----------------------------------------------------------------------===//
// Bits and predicates
//===----------------------------------------------------------------------===//

def Jit_LogicalNotOp : Jit_UnaryMapOp<"logical_not", Jit_BoolTensor> {
  let summary = "Logical complement";
  let description = [{
    `result[i] = not operand[i]`. Source: torch.logical_not.
  }];
  let hasFolder = 1;
}

def Jit_BitwiseNotOp : Jit_UnaryMapOp<"bitwise_not", Jit_BitsTensor> {
  let summary = "Complement of each bit";
  let description = [{
    `result[i] = ~operand[i]`; for i1 the logical complement.
    Source: torch.bitwise_not.
  }];
  let hasFolder = 1;
}

def Jit_IsNanOp : Jit_PredicateOp<"isnan"> {
  let summary = "Whether an element is NaN";
  let description = [{
    `result[i] = operand[i] != operand[i]`. Source: torch.isnan.
  }];
}

def Jit_IsInfOp : Jit_PredicateOp<"isinf"> {
  let summary = "Whether an element is infinite";
  let description = [{
    `result[i] = |operand[i]| == inf`. Source: torch.isinf.
  }];
}

def Jit_IsFiniteOp : Jit_PredicateOp<"isfinite"> {
  let summary = "Whether an element is finite";
  let description = [{
    `result[i] = |operand[i]| < inf`; false for NaN. Source: torch.isfinite.
  }];
}

//===----------------------------------------------------------------------===//
// Selection and conversion
//===----------------------------------------------------------------------===//

def Jit_SelectOp : Jit_PureOp<"select", [Jit_InferWith<[{
    ::mlir::jit::inferSelect(location, getOperationName(), operands,
                             inferredReturnTypes)}]>]> {
  let summary = "Chooses between two tensors element by element";
  let description = [{
    `result[i] = condition[i] ? on_true[i] : on_false[i]`, the three operands
    broadcast. Source: torch.where.
  }];
  let arguments = (ins Jit_BoolTensor:$condition, Jit_Tensor:$on_true,
                       Jit_Tensor:$on_false);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $condition `,` $on_true `,` $on_false attr-dict `:` custom<OpTypes>(
      type($condition), type($on_true), type($on_false), type($result))
  }];
  let hasFolder = 1;
}

def Jit_ClampOp : Jit_PureOp<"clamp", [Jit_InferBroadcast]> {
  let summary = "Limits elements to an interval";
  let description = [{
    `result[i] = min(max(operand[i], low[i]), high[i])`, the three operands
    broadcast; NaN where any is NaN; `high` where `low > high`.
    Source: torch.clamp.
  }];
  let arguments = (ins Jit_NumberTensor:$operand, Jit_NumberTensor:$low,
                       Jit_NumberTensor:$high);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` $low `,` $high attr-dict `:` custom<OpTypes>(
      type($operand), type($low), type($high), type($result))
  }];
}

def Jit_ConvertOp : Jit_PureOp<"convert", [Jit_InferTypes]> {
  let summary = "Changes the element type";
  let description = [{
    `result[i]` is `operand[i]` in the element type `dtype`, which the text
    gives by the result type:

    - to a float: rounded once, to nearest even; overflow is an infinity;
    - float to integer: towards zero, saturating; NaN gives 0;
    - integer to integer: wraps; sign or zero extension by the operand's type;
    - to i1: whether the value differs from 0, as NaN does;
    - from i1: 0 or 1.

    ```mlir
    %0 = jit.convert %x : (tensor<4xf32>) -> tensor<4xf16>
    ```
    Source: torch.Tensor.to.
  }];
  let arguments = (ins Jit_Tensor:$operand, TypeAttr:$dtype);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand attr-dict
    `:` custom<ConvertTypes>($dtype, type($operand), type($result))
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

#endif // JIT_DIALECT_JIT_IR_JITELEMENTWISEOPS_TD
