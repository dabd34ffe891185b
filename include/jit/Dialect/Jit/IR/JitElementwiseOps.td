//===- JitElementwiseOps.td - elementwise operations -------*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITELEMENTWISEOPS_TD
#define JIT_DIALECT_JIT_IR_JITELEMENTWISEOPS_TD

include "jit/Dialect/Jit/IR/JitOpBase.td"

//===----------------------------------------------------------------------===//
// Classes by operand shape
//===----------------------------------------------------------------------===//

class Jit_UnaryOp<string mnemonic, Type operand, list<Trait> traits = []>
    : Jit_PureOp<mnemonic, traits> {
  let arguments = (ins operand:$operand);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand attr-dict `:` custom<OpTypes>(type($operand), type($result))
  }];
}

class Jit_UnaryMapOp<string mnemonic, Type operand, list<Trait> traits = []>
    : Jit_UnaryOp<mnemonic, operand, !listconcat([Jit_InferFirst], traits)>;

class Jit_BinaryOp<string mnemonic, Type operand, list<Trait> traits = []>
    : Jit_PureOp<mnemonic, traits> {
  let arguments = (ins operand:$lhs, operand:$rhs);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict
    `:` custom<OpTypes>(type($lhs), type($rhs), type($result))
  }];
}

class Jit_BinaryMapOp<string mnemonic, Type operand, list<Trait> traits = []>
    : Jit_BinaryOp<mnemonic, operand,
                   !listconcat([Jit_InferBroadcast], traits)>;

class Jit_CompareOp<string mnemonic, Type operand, list<Trait> traits = []>
    : Jit_BinaryOp<mnemonic, operand,
                   !listconcat([Jit_InferPredicate], traits)>;

//===----------------------------------------------------------------------===//
// Unary primitives
//===----------------------------------------------------------------------===//

def Jit_NegOp : Jit_UnaryMapOp<"neg", Jit_NumberTensor> {
  let summary = "Negation";
  let description = [{
    `result[i] = -operand[i]`. Floats: the sign bit is flipped, also of NaN.
    Integers wrap: the negative of the smallest value is itself.
    Source: torch.neg.
  }];
}

def Jit_ExpOp : Jit_UnaryMapOp<"exp", Jit_FloatTensor> {
  let summary = "Exponential";
  let description = [{
    `result[i] = e ** operand[i]`; error bound: see `docs/Math.md`.
    Source: torch.exp.
  }];
}

//===----------------------------------------------------------------------===//
// Binary primitives
//===----------------------------------------------------------------------===//

def Jit_AddOp : Jit_BinaryMapOp<"add", Jit_NumberTensor, [Commutative]> {
  let summary = "Addition";
  let description = [{
    `result[i] = lhs[i] + rhs[i]`, operands broadcast. Integers wrap.
    Source: torch.add.
  }];
}

def Jit_MaximumOp : Jit_BinaryMapOp<"maximum", Jit_NumberTensor, [Commutative]> {
  let summary = "The larger of two";
  let description = [{
    `result[i] = max(lhs[i], rhs[i])`, operands broadcast; NaN where either is
    NaN; max(-0, +0) is +0. Source: torch.maximum.
  }];
}

def Jit_LtOp : Jit_CompareOp<"lt", Jit_Tensor> {
  let summary = "Less than";
  let description = [{
    `result[i] = lhs[i] < rhs[i]`, operands broadcast; false where either is
    NaN; false < true. Source: torch.lt.
  }];
}

//===----------------------------------------------------------------------===//
// Other primitives
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
}

//===----------------------------------------------------------------------===//
// Composites
//===----------------------------------------------------------------------===//

def Jit_ReluOp : Jit_Composite<"relu", [Jit_InferFirst]> {
  let summary = "Rectified linear unit";
  let description = [{
    `result[i] = max(operand[i], 0)`; NaN stays NaN. Source: torch.relu.
  }];
  let arguments = (ins Jit_NumberTensor:$operand);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand attr-dict `:` custom<OpTypes>(type($operand), type($result))
  }];
}

#endif // JIT_DIALECT_JIT_IR_JITELEMENTWISEOPS_TD
