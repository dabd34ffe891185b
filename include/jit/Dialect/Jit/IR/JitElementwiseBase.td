//===- JitElementwiseBase.td - classes of elementwise ops --------*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITELEMENTWISEBASE_TD
#define JIT_DIALECT_JIT_IR_JITELEMENTWISEBASE_TD

include "jit/Dialect/Jit/IR/JitOpBase.td"

// Constraints of elementwise operations, by the number in docs/Spec:
//   C1  operands have one element type (select: on_true and on_false)
//   C2  operand shapes broadcast
//   C3  the result has the broadcast shape, and the operands' element type
//       (comparisons and predicates: i1; convert: any)

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

/// A real function of floats, computed by the math library.
class Jit_MathOp<string mnemonic, string name, string text>
    : Jit_UnaryMapOp<mnemonic, Jit_FloatTensor> {
  let summary = name;
  let description = text;
}

/// A question about floats, answered in i1.
class Jit_PredicateOp<string mnemonic>
    : Jit_UnaryOp<mnemonic, Jit_FloatTensor, [Jit_InferPredicate]>;

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

/// A composite of one operand; its result has the operand's type.
class Jit_ActivationOp<string mnemonic, Type operand = Jit_FloatTensor>
    : Jit_Composite<mnemonic, [Jit_InferFirst]> {
  let arguments = (ins operand:$operand);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand attr-dict `:` custom<OpTypes>(type($operand), type($result))
  }];
}

#endif // JIT_DIALECT_JIT_IR_JITELEMENTWISEBASE_TD
