//===- JitNNOps.td - neural network operations -------------*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITNNOPS_TD
#define JIT_DIALECT_JIT_IR_JITNNOPS_TD

include "jit/Dialect/Jit/IR/JitOpBase.td"
include "mlir/IR/EnumAttr.td"

def Jit_LossReduction
    : I32EnumAttr<"LossReduction", "how losses are combined", [
    I32EnumAttrCase<"none", 0>, I32EnumAttrCase<"mean", 1>,
    I32EnumAttrCase<"sum", 2>]> {
  let cppNamespace = "::mlir::jit";
}

defvar Jit_MeanLoss =
    DefaultValuedAttr<Jit_LossReduction, "::mlir::jit::LossReduction::mean">;
defvar Jit_Epsilon = DefaultValuedAttr<F64Attr, "1.0e-5">;

//===----------------------------------------------------------------------===//
// Normalisation
//===----------------------------------------------------------------------===//

// Statistics are computed in two passes, in f32 for f16 and bf16, sums in the
// order of `jit.sum`. Results are rounded once.

def Jit_LayerNormOp : Jit_Composite<"layer_norm",
    [AttrSizedOperandSegments, Jit_InferTypes]> {
  let summary = "Normalises the last dimensions";
  let description = [{
    With mean m and (biased) variance v over the last `normalized_dims`
    dimensions, `result = (input - m) * rsqrt(v + epsilon) * scale + bias`.

    Constraints:
    - (layer_norm_c1) 1 <= `normalized_dims` <= rank;
    - (layer_norm_c2) `scale` and `bias` have the normalised extents;
    - (layer_norm_c3) one element type.

    ```mlir
    %0 = jit.layer_norm %x scale(%w) bias(%b)
       : (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
    ```
    Source: torch.nn.functional.layer_norm.
  }];
  let arguments = (ins Jit_FloatTensor:$input,
    Optional<Jit_FloatTensor>:$scale, Optional<Jit_FloatTensor>:$bias,
    DefaultValuedAttr<I64Attr, "1">:$normalized_dims, Jit_Epsilon:$epsilon);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $input (`scale` `(` $scale^ `)`)? (`bias` `(` $bias^ `)`)? attr-dict
    `:` functional-type(operands, results)
  }];
}

def Jit_RmsNormOp : Jit_Composite<"rms_norm", [Jit_InferTypes]> {
  let summary = "Divides by the root of the mean square of the last dimensions";
  let description = [{
    With q the mean of squares over the last `normalized_dims` dimensions,
    `result = input * rsqrt(q + epsilon) * scale`.

    Constraints: (rms_norm_c1..c3) those of `jit.layer_norm`.
    Source: torch.nn.functional.rms_norm.
  }];
  let arguments = (ins Jit_FloatTensor:$input, Optional<Jit_FloatTensor>:$scale,
    DefaultValuedAttr<I64Attr, "1">:$normalized_dims, Jit_Epsilon:$epsilon);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $input (`scale` `(` $scale^ `)`)? attr-dict
    `:` functional-type(operands, results)
  }];
}

def Jit_BatchNormOp : Jit_Composite<"batch_norm",
    [AttrSizedOperandSegments, Jit_InferTypes]> {
  let summary = "Normalises each channel by given statistics";
  let description = [{
    `input` is [N, C, ...]; channels are dimension 1.
    `result[n, c, ...] = (input[n, c, ...] - mean[c])
       * rsqrt(variance[c] + epsilon) * scale[c] + bias[c]`.

    Constraints:
    - (batch_norm_c1) `input` has rank 2 or more;
    - (batch_norm_c2) the others have rank 1 and extent C;
    - (batch_norm_c3) one element type.

    ```mlir
    %0 = jit.batch_norm %x, %mean, %variance scale(%w) bias(%b)
       : (tensor<2x3x4x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>,
          tensor<3xf32>) -> tensor<2x3x4x4xf32>
    ```
    Source: torch.nn.functional.batch_norm(training=False).
  }];
  let arguments = (ins Jit_FloatTensor:$input, Jit_FloatTensor:$mean,
    Jit_FloatTensor:$variance, Optional<Jit_FloatTensor>:$scale,
    Optional<Jit_FloatTensor>:$bias, Jit_Epsilon:$epsilon);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $input `,` $mean `,` $variance (`scale` `(` $scale^ `)`)?
    (`bias` `(` $bias^ `)`)? attr-dict `:` functional-type(operands, results)
  }];
}

def Jit_BatchNormTrainingOp : Jit_Composite<"batch_norm_training",
    [AttrSizedOperandSegments, Jit_InferTypes]> {
  let summary = "Normalises each channel by the statistics of the batch";
  let description = [{
    `batch_mean` and `batch_variance` (biased) are the statistics of each
    channel over all other dimensions; `result` is `jit.batch_norm` with them.
    Running statistics are the caller's:
    `running = (1 - momentum) * running + momentum * batch`, for the variance
    with the batch's times n / (n - 1), n the elements of a channel.

    Constraints: (batch_norm_c1..c3) those of `jit.batch_norm`.
    Source: torch.nn.functional.batch_norm(training=True).
  }];
  let arguments = (ins Jit_FloatTensor:$input,
    Optional<Jit_FloatTensor>:$scale, Optional<Jit_FloatTensor>:$bias,
    Jit_Epsilon:$epsilon);
  let results = (outs Jit_Tensor:$result, Jit_Tensor:$batch_mean,
                      Jit_Tensor:$batch_variance);
  let assemblyFormat = [{
    $input (`scale` `(` $scale^ `)`)? (`bias` `(` $bias^ `)`)? attr-dict
    `:` functional-type(operands, results)
  }];
}

def Jit_GroupNormOp : Jit_Composite<"group_norm",
    [AttrSizedOperandSegments, Jit_InferTypes]> {
  let summary = "Normalises groups of channels";
  let description = [{
    `input` is [N, C, ...]. Each sample's channels form `groups` groups of
    C / groups neighbours; a group is normalised as in `jit.layer_norm`, then
    multiplied by `scale[c]` and `bias[c]` is added.

    Constraints:
    - (group_norm_c1) `input` has rank 2 or more, `groups` is positive;
    - (group_norm_c2) `groups` divides C;
    - (group_norm_c3) `scale` and `bias` have rank 1 and extent C;
    - (group_norm_c4) one element type.

    Source: torch.nn.functional.group_norm.
  }];
  let arguments = (ins Jit_FloatTensor:$input,
    Optional<Jit_FloatTensor>:$scale, Optional<Jit_FloatTensor>:$bias,
    I64Attr:$groups, Jit_Epsilon:$epsilon);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $input (`scale` `(` $scale^ `)`)? (`bias` `(` $bias^ `)`)? attr-dict
    `:` functional-type(operands, results)
  }];
}

//===----------------------------------------------------------------------===//
// Losses
//===----------------------------------------------------------------------===//

// A loss of f16 or bf16 is computed in f32 and rounded once.

def Jit_MseLossOp : Jit_Composite<"mse_loss", [Jit_InferTypes]> {
  let summary = "Mean squared error";
  let description = [{
    `(input - target)^2`, operands broadcast; its mean, its sum or (`none`)
    itself. The mean of no element is NaN. Source: torch.nn.functional.mse_loss.
  }];
  let arguments = (ins Jit_FloatTensor:$input, Jit_FloatTensor:$target,
                       Jit_MeanLoss:$reduction);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $input `,` $target attr-dict
    `:` custom<OpTypes>(type($input), type($target), type($result))
  }];
}

def Jit_NllLossOp : Jit_Composite<"nll_loss", [Jit_InferTypes]> {
  let summary = "Negative log likelihood of the target classes";
  let description = [{
    `input` is [C] or [N, C, ...], log-probabilities with classes in dimension 1
    (0 for rank 1); `target` has its shape without the classes. A sample's
    loss is `-weight[target] * input[.., target, ..]`, 0 where the target is
    `ignore_index`. `mean` divides the sum by the sum of weights of the targets
    that are not ignored (NaN when there are none). A target outside [0, C) that
    is not `ignore_index` is an error.

    Constraints:
    - (nll_loss_c1) `input` has rank 1 or more, and `target` its shape without
      the classes;
    - (nll_loss_c2) `weight` has rank 1 and one entry a class;
    - (nll_loss_c3) `input` and `weight` have one element type.

    Source: torch.nn.functional.nll_loss.
  }];
  let arguments = (ins Jit_FloatTensor:$input, Jit_IndexTensor:$target,
    Optional<Jit_FloatTensor>:$weight,
    DefaultValuedAttr<I64Attr, "-100">:$ignore_index, Jit_MeanLoss:$reduction);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $input `,` $target (`weight` `(` $weight^ `)`)? attr-dict
    `:` functional-type(operands, results)
  }];
}

def Jit_CrossEntropyOp : Jit_Composite<"cross_entropy", [Jit_InferTypes]> {
  let summary = "Cross entropy between logits and target classes";
  let description = [{
    `jit.nll_loss` of `jit.log_softmax(input)` over the classes. With
    `label_smoothing` e the loss of a sample is
    `(1 - e) * nll + e / C * sum over c of -weight[c] * log_softmax(input)[c]`,
    both parts reduced in the same way.

    Constraints: (nll_loss_c1..c3) those of `jit.nll_loss`;
    (cross_entropy_c1) 0 <= `label_smoothing` <= 1.
    Source: torch.nn.functional.cross_entropy.
  }];
  let arguments = (ins Jit_FloatTensor:$input, Jit_IndexTensor:$target,
    Optional<Jit_FloatTensor>:$weight,
    DefaultValuedAttr<I64Attr, "-100">:$ignore_index, Jit_MeanLoss:$reduction,
    DefaultValuedAttr<F64Attr, "0.0">:$label_smoothing);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $input `,` $target (`weight` `(` $weight^ `)`)? attr-dict
    `:` functional-type(operands, results)
  }];
}

//===----------------------------------------------------------------------===//
// Attention
//===----------------------------------------------------------------------===//

def Jit_AttentionOp : Jit_Composite<"attention", [Jit_InferTypes]> {
  let summary = "Scaled dot-product attention";
  let description = [{
    `query` is [..., L, E], `key` [..., S, E], `value` [..., S, V], the result
    [..., L, V]; leading dimensions broadcast.
    `result = softmax(scale * query @ key^T + mask) @ value`, the softmax over S.
    `scale` is 1 / sqrt(E) when it is not given. `mask` broadcasts to
    [..., L, S]: floats are added; of an i1 mask false means minus infinity, and
    so does a key after the query (j > i) when `causal`. A row without any key
    is NaN, as in softmax. f16 and bf16: products are rounded to the element
    type, the softmax is computed in f32.

    Constraints:
    - (attention_c1) `query`, `key`, `value` have rank 2 or more;
    - (attention_c2) E agrees, S agrees;
    - (attention_c3) leading dimensions broadcast, also the mask's;
    - (attention_c4) one element type; the mask's may be i1.

    Source: torch.nn.functional.scaled_dot_product_attention.
  }];
  let arguments = (ins Jit_FloatTensor:$query, Jit_FloatTensor:$key,
    Jit_FloatTensor:$value, Optional<Jit_Tensor>:$mask, UnitAttr:$causal,
    OptionalAttr<F64Attr>:$scale);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $query `,` $key `,` $value (`mask` `(` $mask^ `)`)? attr-dict
    `:` functional-type(operands, results)
  }];
}

//===----------------------------------------------------------------------===//
// Recurrent layers
//===----------------------------------------------------------------------===//

def Jit_LstmOp : Jit_Composite<"lstm",
    [AttrSizedOperandSegments, Jit_InferTypes]> {
  let summary = "A long short-term memory layer";
  let description = [{
    `input` is [T, N, I], `h0` and `c0` [N, H], `weight_ih` [4H, I],
    `weight_hh` [4H, H], biases [4H], the gates i, f, g, o one after the other.
    For t = 0, 1 ... (from the last on when `reverse`)

        i, f, g, o = split(x_t @ weight_ih^T + bias_ih + h @ weight_hh^T + bias_hh)
        c = sigmoid(f) * c + sigmoid(i) * tanh(g)
        h = sigmoid(o) * tanh(c)

    `output` is [T, N, H], h after each step; `h_n` and `c_n` are the last.

    Constraints:
    - (lstm_c1) ranks as above;
    - (lstm_c2) extents T, N, I, H as above;
    - (lstm_c3) one element type.

    Source: torch.nn.LSTM, one layer, one direction.
  }];
  let arguments = (ins Jit_FloatTensor:$input, Jit_FloatTensor:$h0,
    Jit_FloatTensor:$c0, Jit_FloatTensor:$weight_ih, Jit_FloatTensor:$weight_hh,
    Optional<Jit_FloatTensor>:$bias_ih, Optional<Jit_FloatTensor>:$bias_hh,
    UnitAttr:$reverse);
  let results = (outs Jit_Tensor:$output, Jit_Tensor:$h_n, Jit_Tensor:$c_n);
  let assemblyFormat = [{
    $input `,` $h0 `,` $c0 `,` $weight_ih `,` $weight_hh
    (`bias_ih` `(` $bias_ih^ `)`)? (`bias_hh` `(` $bias_hh^ `)`)? attr-dict
    `:` functional-type(operands, results)
  }];
}

def Jit_GruOp : Jit_Composite<"gru",
    [AttrSizedOperandSegments, Jit_InferTypes]> {
  let summary = "A gated recurrent unit layer";
  let description = [{
    `input` is [T, N, I], `h0` [N, H], `weight_ih` [3H, I], `weight_hh`
    [3H, H], biases [3H], the gates r, z, n one after the other. For t = 0, 1
    ... (from the last on when `reverse`), with a = x_t @ weight_ih^T + bias_ih
    and b = h @ weight_hh^T + bias_hh split into gates,

        r = sigmoid(a_r + b_r)
        z = sigmoid(a_z + b_z)
        n = tanh(a_n + r * b_n)
        h = (1 - z) * n + z * h

    `output` is [T, N, H], h after each step; `h_n` is the last.

    Constraints: (gru_c1) ranks as above; (gru_c2) extents T, N, I, H as above;
    (gru_c3) one element type. Source: torch.nn.GRU, one layer, one direction.
  }];
  let arguments = (ins Jit_FloatTensor:$input, Jit_FloatTensor:$h0,
    Jit_FloatTensor:$weight_ih, Jit_FloatTensor:$weight_hh,
    Optional<Jit_FloatTensor>:$bias_ih, Optional<Jit_FloatTensor>:$bias_hh,
    UnitAttr:$reverse);
  let results = (outs Jit_Tensor:$output, Jit_Tensor:$h_n);
  let assemblyFormat = [{
    $input `,` $h0 `,` $weight_ih `,` $weight_hh
    (`bias_ih` `(` $bias_ih^ `)`)? (`bias_hh` `(` $bias_hh^ `)`)? attr-dict
    `:` functional-type(operands, results)
  }];
}

#endif // JIT_DIALECT_JIT_IR_JITNNOPS_TD
