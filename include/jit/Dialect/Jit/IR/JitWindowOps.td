//===- JitWindowOps.td - operations on sliding windows -----*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITWINDOWOPS_TD
#define JIT_DIALECT_JIT_IR_JITWINDOWOPS_TD

include "jit/Dialect/Jit/IR/JitOpBase.td"
include "mlir/IR/EnumAttr.td"

defvar Jit_WindowList = DefaultValuedOptionalAttr<DenseI64ArrayAttr, "{}">;

def Jit_WindowKind : I32EnumAttr<"WindowKind", "how a window is reduced", [
    I32EnumAttrCase<"max", 0>, I32EnumAttrCase<"sum", 1>]> {
  let cppNamespace = "::mlir::jit";
}

def Jit_ResizeMode : I32EnumAttr<"ResizeMode", "how a tensor is resampled", [
    I32EnumAttrCase<"nearest", 0>, I32EnumAttrCase<"linear", 1>]> {
  let cppNamespace = "::mlir::jit";
}

//===----------------------------------------------------------------------===//
// Primitives
//===----------------------------------------------------------------------===//

def Jit_ReduceWindowOp : Jit_PureOp<"reduce_window", [Jit_InferTypes]> {
  let summary = "Reduces each position of a sliding window";
  let description = [{
    The window slides over the last `r` dimensions, r the number of entries of
    `window`; the dimensions before are batch dimensions:

    `result[b, e] = kind over k < window of
       operand[b, e * strides + k * dilation - padding_low]`, positions outside
    the operand left out. An extent `D` becomes
    `(D + padding_low + padding_high - ((window - 1) * dilation + 1)) / strides
     + 1`, rounded down. Negative padding cuts elements off.

    `sum` starts at zero and adds in row-major order of k; f16 and bf16
    accumulate in f32 and are rounded once; integers wrap. `max` propagates NaN,
    and max(-0, +0) is +0; a window without any position in the operand gives
    the smallest value of the type (-inf).

    Without the list `strides` and `dilation` are 1, paddings 0.

    Constraints:
    - (reduce_window_c1) `window` has 1 to rank entries, all positive;
    - (reduce_window_c2) the other lists have as many; strides and dilation are
      positive;
    - (reduce_window_c3) the (dilated) window fits into the padded operand.

    ```mlir
    %0 = jit.reduce_window max %x {window = array<i64: 2, 2>,
                                   strides = array<i64: 2, 2>}
       : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
    ```
    Source: XLA's ReduceWindow.
  }];
  let arguments = (ins Jit_WindowKind:$kind, Jit_NumberTensor:$operand,
    DenseI64ArrayAttr:$window, Jit_WindowList:$strides,
    Jit_WindowList:$padding_low, Jit_WindowList:$padding_high,
    Jit_WindowList:$dilation);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $kind $operand attr-dict `:` custom<OpTypes>(type($operand), type($result))
  }];
}

//===----------------------------------------------------------------------===//
// Composites
//===----------------------------------------------------------------------===//

def Jit_MaxPoolOp : Jit_Composite<"max_pool", [Jit_InferTypes]> {
  let summary = "Largest element of each window";
  let description = [{
    `jit.reduce_window max` over the last dimensions, one for each entry of
    `kernel_size`; `strides` is `kernel_size` when it is not given.
    Constraints: those of `jit.reduce_window`.

    ```mlir
    %0 = jit.max_pool %x {kernel_size = array<i64: 2, 2>}
       : (tensor<1x3x8x8xf32>) -> tensor<1x3x4x4xf32>
    ```
    Source: torch.nn.functional.max_pool2d.
  }];
  let arguments = (ins Jit_NumberTensor:$operand,
    DenseI64ArrayAttr:$kernel_size, Jit_WindowList:$strides,
    Jit_WindowList:$padding_low, Jit_WindowList:$padding_high,
    Jit_WindowList:$dilation);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand attr-dict `:` custom<OpTypes>(type($operand), type($result))
  }];
}

def Jit_AvgPoolOp : Jit_Composite<"avg_pool", [Jit_InferTypes]> {
  let summary = "Mean of each window";
  let description = [{
    The sum of each window, as `jit.reduce_window sum` makes it (in f32 for f16
    and bf16), divided by the number of positions: all of the window's when
    `count_include_pad`, else those inside the operand. `strides` is
    `kernel_size` when it is not given. A window without any position in the
    operand gives NaN when pads do not count.
    Constraints: those of `jit.reduce_window`; floats only.

    Source: torch.nn.functional.avg_pool2d.
  }];
  let arguments = (ins Jit_FloatTensor:$operand,
    DenseI64ArrayAttr:$kernel_size, Jit_WindowList:$strides,
    Jit_WindowList:$padding_low, Jit_WindowList:$padding_high,
    DefaultValuedAttr<BoolAttr, "true">:$count_include_pad);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand attr-dict `:` custom<OpTypes>(type($operand), type($result))
  }];
}

class Jit_AdaptivePoolOp<string mnemonic, Type operand>
    : Jit_Composite<mnemonic, [Jit_InferTypes]> {
  let arguments = (ins operand:$operand, DenseI64ArrayAttr:$output_size);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand attr-dict `:` custom<OpTypes>(type($operand), type($result))
  }];
}

def Jit_AdaptiveMaxPoolOp
    : Jit_AdaptivePoolOp<"adaptive_max_pool", Jit_NumberTensor> {
  let summary = "Largest element of each of a fixed number of windows";
  let description = [{
    The last dimensions get the extents `output_size`; along each, window `i` of
    `O` covers positions `floor(i * D / O)` to `ceil((i + 1) * D / O) - 1`.

    Constraints: (adaptive_pool_c1) `output_size` has 1 to rank entries, none
    negative; (adaptive_pool_c2) pooled extents are not 0.
    Source: torch.nn.functional.adaptive_max_pool2d.
  }];
}

def Jit_AdaptiveAvgPoolOp
    : Jit_AdaptivePoolOp<"adaptive_avg_pool", Jit_FloatTensor> {
  let summary = "Mean of each of a fixed number of windows";
  let description = [{
    The windows of `jit.adaptive_max_pool`. Each is summed (in f32 for f16 and
    bf16) dimension by dimension, the last one first, and divided once by the
    number of its positions.

    Constraints: those of `jit.adaptive_max_pool`.
    Source: torch.nn.functional.adaptive_avg_pool2d.
  }];
}

def Jit_ResizeOp : Jit_Composite<"resize", [Jit_InferTypes]> {
  let summary = "Resamples the last dimensions";
  let description = [{
    The last dimensions get the extents `[sizes]`. Along each, output position
    `i` has the source coordinate, computed in f32 (f64 for f64 tensors),
    - `nearest`: `min(floor(i * s), D - 1)`;
    - `linear`: `max((i + 0.5) * s - 0.5, 0)`, and `i * (D - 1) / (E - 1)` (0
      when E is 1) with `align_corners`; the value is `(1 - t) * a + t * b` of
      the neighbours a and b, t the fraction of the coordinate.
    `s` is `D / E`, or `1 / scales[d]` when `scales` is given. Dimensions are
    resampled one after the other, the last one first (bilinear, trilinear).

    Constraints:
    - (resize_c1) 1 to rank sizes, none negative; as many `scales`, positive;
    - (resize_c2) `align_corners` only with `linear`;
    - (resize_c3) extents of the operand that are resampled are not 0.

    ```mlir
    %0 = jit.resize linear %x [16, 16] {align_corners}
       : tensor<1x3x8x8xf32> -> tensor<1x3x16x16xf32>
    ```
    Source: torch.nn.functional.interpolate.
  }];
  let arguments = (ins Jit_ResizeMode:$mode, Jit_FloatTensor:$operand,
    Variadic<Index>:$sizes, DenseI64ArrayAttr:$static_sizes,
    UnitAttr:$align_corners, OptionalAttr<DenseF64ArrayAttr>:$scales);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $mode $operand custom<DynamicIndexList>($sizes, $static_sizes) attr-dict
    `:` type($operand) `->` type($result)
  }];
}

#endif // JIT_DIALECT_JIT_IR_JITWINDOWOPS_TD
