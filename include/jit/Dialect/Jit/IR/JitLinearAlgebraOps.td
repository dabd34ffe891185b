//===- JitLinearAlgebraOps.td - linear algebra operations -*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITLINEARALGEBRAOPS_TD
#define JIT_DIALECT_JIT_IR_JITLINEARALGEBRAOPS_TD

include "jit/Dialect/Jit/IR/JitOpBase.td"

defvar Jit_Ones = DefaultValuedOptionalAttr<DenseI64ArrayAttr, "{}">;

//===----------------------------------------------------------------------===//
// Primitives
//===----------------------------------------------------------------------===//

def Jit_MatmulOp : Jit_PureOp<"matmul", [Jit_InferTypes]> {
  let summary = "Matrix product, batched";
  let description = [{
    `result[..., i, j] = sum over k of lhs[..., i, k] * rhs[..., k, j]`. The
    leading (batch) dimensions broadcast against each other.

    The sum runs over k in increasing order from zero, each step one fused
    multiply-add: one rounding a step. f16 and bf16 accumulate in f32 and are
    rounded once at the end. Integers wrap. A contraction over extent 0 gives
    zeros.

    Constraints:
    - (matmul_c1) both operands have rank 2 or more;
    - (matmul_c2) the last dimension of lhs and the last but one of rhs agree;
    - (matmul_c3) batch dimensions broadcast;
    - (matmul_c4) one element type.
    What static types cannot show is checked when the program runs.

    ```mlir
    %0 = jit.matmul %a, %b : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    ```
    Source: torch.matmul.
  }];
  let arguments = (ins Jit_NumberTensor:$lhs, Jit_NumberTensor:$rhs);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict
    `:` custom<OpTypes>(type($lhs), type($rhs), type($result))
  }];
}

def Jit_ConvOp : Jit_PureOp<"conv", [Jit_InferTypes]> {
  let summary = "Convolution over any number of spatial dimensions";
  let description = [{
    `input` is [N, C, D1...Dr], `weight` [O, C / groups, K1...Kr], the result
    [N, O, E1...Er], r >= 1. With `p` the input after `input_dilation` - 1
    zeros were put between neighbours of each spatial dimension, and
    `padding_low` and `padding_high` zeros at its ends (negative: elements are
    cut off),

    `result[n, o, e] = sum over (c, k) of
       p[n, g * C/groups + c, e * strides + k * dilation] * weight[o, c, k]`,
    where g = o / (O / groups), and
    `E = (extent of p - ((K - 1) * dilation + 1)) / strides + 1`, rounded down.

    Zeros that were put in take part in products: NaN or infinity in the weight
    shows. The sum runs over (c, k) in row-major order as `jit.matmul`'s does
    over k. Each list has one entry a spatial dimension; without the list
    `strides`, `dilation` and `input_dilation` are 1, paddings 0.

    Constraints:
    - (conv_c1) both operands have the same rank, 3 or more;
    - (conv_c2) lists have one entry a spatial dimension; strides and dilations
      are positive, so is `groups`;
    - (conv_c3) C = groups * weight dimension 1;
    - (conv_c4) `groups` divides O;
    - (conv_c5) the (dilated) kernel fits into the padded input and is not
      empty;
    - (conv_c6) one element type.

    ```mlir
    %0 = jit.conv %x, %w {padding_low = array<i64: 1, 1>,
                          padding_high = array<i64: 1, 1>}
       : (tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>) -> tensor<1x4x8x8xf32>
    ```
    Source: torch.nn.functional.conv1d, conv2d, conv3d.
  }];
  let arguments = (ins Jit_NumberTensor:$input, Jit_NumberTensor:$weight,
    Jit_Ones:$strides, Jit_Ones:$padding_low, Jit_Ones:$padding_high,
    Jit_Ones:$dilation, Jit_Ones:$input_dilation,
    DefaultValuedAttr<I64Attr, "1">:$groups);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $input `,` $weight attr-dict
    `:` custom<OpTypes>(type($input), type($weight), type($result))
  }];
}

//===----------------------------------------------------------------------===//
// Composites
//===----------------------------------------------------------------------===//

def Jit_LinearOp : Jit_Composite<"linear", [Jit_InferTypes]> {
  let summary = "Affine map of the last dimension";
  let description = [{
    `result[..., j] = (sum over k of input[..., k] * weight[j, k]) + bias[j]`.
    The sum is `jit.matmul`'s; the bias is added to the rounded sum.

    Constraints:
    - (linear_c1) `weight` has rank 2, `bias` rank 1, `input` rank 1 or more;
    - (linear_c2) the last dimension of `input` is dimension 1 of `weight`;
    - (linear_c3) `bias` has dimension 0 of `weight`;
    - (linear_c4) one element type.

    ```mlir
    %0 = jit.linear %x, %w, %b
       : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    ```
    Source: torch.nn.functional.linear.
  }];
  let arguments = (ins Jit_NumberTensor:$input, Jit_NumberTensor:$weight,
                       Optional<Jit_NumberTensor>:$bias);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $input `,` $weight (`,` $bias^)? attr-dict
    `:` functional-type(operands, results)
  }];
}

def Jit_ConvTransposeOp : Jit_Composite<"conv_transpose", [Jit_InferTypes]> {
  let summary = "Transposed convolution";
  let description = [{
    The map that `jit.conv` of the same weight and lists transposes: `input` is
    [N, C, D1...Dr], `weight` [C, O / groups, K1...Kr], the result
    [N, O, E1...Er] with
    `E = (D - 1) * strides - padding_low - padding_high + (K - 1) * dilation
         + output_padding + 1`.
    It is the convolution of the input, dilated by `strides`, with the weight
    reversed along its spatial dimensions and with its first two dimensions
    exchanged within each group.

    Constraints:
    - (conv_transpose_c1) both operands have the same rank, 3 or more;
    - (conv_transpose_c2) lists have one entry a spatial dimension; strides and
      dilations are positive, so is `groups`;
    - (conv_transpose_c3) C = weight dimension 0, and `groups` divides C;
    - (conv_transpose_c4) extents of the result are not negative;
    - (conv_transpose_c5) one element type.

    Source: torch.nn.functional.conv_transpose2d.
  }];
  let arguments = (ins Jit_NumberTensor:$input, Jit_NumberTensor:$weight,
    Jit_Ones:$strides, Jit_Ones:$padding_low, Jit_Ones:$padding_high,
    Jit_Ones:$output_padding, Jit_Ones:$dilation,
    DefaultValuedAttr<I64Attr, "1">:$groups);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $input `,` $weight attr-dict
    `:` custom<OpTypes>(type($input), type($weight), type($result))
  }];
}

def Jit_DotOp : Jit_Composite<"dot", [Jit_InferTypes]> {
  let summary = "Inner product of two vectors";
  let description = [{
    `result = sum over k of lhs[k] * rhs[k]`, summed as `jit.matmul` does.

    Constraints: (dot_c1) both operands have rank 1; (dot_c2) the same extent;
    (dot_c3) one element type. Source: torch.dot.
  }];
  let arguments = (ins Jit_NumberTensor:$lhs, Jit_NumberTensor:$rhs);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict
    `:` custom<OpTypes>(type($lhs), type($rhs), type($result))
  }];
}

def Jit_OuterOp : Jit_Composite<"outer", [Jit_InferTypes]> {
  let summary = "Outer product of two vectors";
  let description = [{
    `result[i, j] = lhs[i] * rhs[j]`.

    Constraints: (outer_c1) both operands have rank 1; (outer_c2) one element
    type. Source: torch.outer.
  }];
  let arguments = (ins Jit_NumberTensor:$lhs, Jit_NumberTensor:$rhs);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict
    `:` custom<OpTypes>(type($lhs), type($rhs), type($result))
  }];
}

def Jit_EinsumOp : Jit_Composite<"einsum", [Jit_InferTypes]> {
  let summary = "Sum of products by Einstein's notation";
  let description = [{
    `equation` has one group of letters for each operand, a letter for each
    dimension, and after `->` the letters of the result: products are summed
    over letters that are not in the result. Without `->` the result has, in
    alphabetical order, the letters that occur once. A letter that occurs twice
    in one group takes the diagonal.

    Operands are combined from left to right; each pair is a `jit.matmul` over
    the letters that neither a later operand nor the result needs. Letters
    that only one operand of the pair has, and nothing later needs, are summed
    (`jit.sum`) first.

    Constraints:
    - (einsum_c1) the equation is well formed: letters, `,`, `->`, blanks;
    - (einsum_c2) one group an operand, one letter a dimension;
    - (einsum_c3) letters of the result occur in operands, each once;
    - (einsum_c4) dimensions with the same letter have the same extent: there is
      no broadcasting;
    - (einsum_c5) one element type, and at least one operand.

    ```mlir
    %0 = jit.einsum "bij,bjk->bik" %a, %b
       : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
    ```
    Source: torch.einsum.
  }];
  let arguments = (ins StrAttr:$equation, Variadic<Jit_NumberTensor>:$inputs);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $equation $inputs attr-dict `:` functional-type($inputs, results)
  }];
}

#endif // JIT_DIALECT_JIT_IR_JITLINEARALGEBRAOPS_TD
