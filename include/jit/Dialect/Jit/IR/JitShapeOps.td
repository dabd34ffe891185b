//===- JitShapeOps.td - shape primitives -------------------*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITSHAPEOPS_TD
#define JIT_DIALECT_JIT_IR_JITSHAPEOPS_TD

include "jit/Dialect/Jit/IR/JitOpBase.td"

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

/// A primitive that moves elements.
class Jit_ShapeOp<string mnemonic, list<Trait> traits = []>
    : Jit_PureOp<mnemonic, !listconcat([Jit_InferTypes], traits)> {
  let results = (outs Jit_Tensor:$result);
  let hasFolder = 1;
}

// Lists of sizes or offsets mix integers known at compile time with `index`
// values: `static_x` has `ShapedType::kDynamic` where the next value of `x` is
// meant. `getMixedX()` gives them in one list.

//===----------------------------------------------------------------------===//
// Primitives
//===----------------------------------------------------------------------===//

def Jit_ReshapeOp : Jit_ShapeOp<"reshape"> {
  let summary = "The same elements in another shape";
  let description = [{
    The elements of `operand`, in row-major order, under the shape `sizes`. One
    of the sizes may be -1: it is what the number of elements leaves. A
    reshape of rank 0 or to rank 0 needs one element.

    ```mlir
    %r = jit.reshape %x to [%n, -1] : (tensor<?x4x8xf32>) -> tensor<?x?xf32>
    ```

    Constraints:
    - reshape_c1: at most one size is -1, the others are at least 0.
    - reshape_c2: the sizes multiply to the number of elements; with a -1 the
      others divide it, and none of them is 0.

    What types do not tell is checked at run time (`shape_mismatch`).
    Source: torch.reshape.
  }];
  let arguments = (ins Jit_Tensor:$operand, Variadic<Index>:$sizes,
                       DenseI64ArrayAttr:$static_sizes);
  let assemblyFormat = [{
    $operand `to` custom<DynamicIndexList>($sizes, $static_sizes) attr-dict
    `:` custom<OpTypes>(type($operand), type($result))
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$operand,
                                 "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes)>];
  let hasCanonicalizer = 1;
  let extraClassDeclaration = [{
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedSizes();
  }];
}

def Jit_TransposeOp : Jit_ShapeOp<"transpose"> {
  let summary = "Permutes the dimensions";
  let description = [{
    Dimension `i` of the result is dimension `permutation[i]` of `operand`.
    Negative dimensions count from the end.

    ```mlir
    %r = jit.transpose %x dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    ```

    Constraints:
    - transpose_c1: `permutation` names each dimension of `operand` once.

    Source: torch.permute.
  }];
  let arguments = (ins Jit_Tensor:$operand, DenseI64ArrayAttr:$permutation);
  let assemblyFormat = [{
    $operand `dims` `=` $permutation attr-dict
    `:` custom<OpTypes>(type($operand), type($result))
  }];
  let hasCanonicalizer = 1;
  let extraClassDeclaration = [{
    /// The permutation without negative numbers.
    ::llvm::SmallVector<int64_t> getNormalPermutation();
  }];
}

def Jit_BroadcastToOp : Jit_ShapeOp<"broadcast_to"> {
  let summary = "Repeats elements to a larger shape";
  let description = [{
    Shapes are aligned at the last dimension. An extent of 1 is repeated to the
    size, another must be the size; dimensions that `operand` lacks are
    repeated. A size of -1 keeps the extent of `operand`.

    ```mlir
    %r = jit.broadcast_to %x to [%n, 3] : (tensor<3xf32>) -> tensor<?x3xf32>
    ```

    Constraints:
    - broadcast_to_c1: there are at least as many sizes as dimensions.
    - broadcast_to_c2: each extent is 1 or the size.
    - broadcast_to_c3: sizes are at least 0, or -1 where `operand` has the
      dimension.

    What types do not tell is checked at run time (`shape_mismatch`).
    Source: torch.Tensor.expand.
  }];
  let arguments = (ins Jit_Tensor:$operand, Variadic<Index>:$sizes,
                       DenseI64ArrayAttr:$static_sizes);
  let assemblyFormat = [{
    $operand `to` custom<DynamicIndexList>($sizes, $static_sizes) attr-dict
    `:` custom<OpTypes>(type($operand), type($result))
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$operand,
                                 "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes)>];
  let hasCanonicalizer = 1;
  let extraClassDeclaration = [{
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedSizes();
  }];
}

def Jit_SliceOp : Jit_ShapeOp<"slice", [AttrSizedOperandSegments]> {
  let summary = "A part of a tensor, at regular steps";
  let description = [{
    `result[i] = operand[offsets + i * strides]` for `0 <= i < sizes`, in each
    dimension.

    ```mlir
    %r = jit.slice %x[%i, 0] [1, 4] [1, 2] : (tensor<?x8xf32>) -> tensor<1x4xf32>
    ```

    Constraints:
    - slice_c1: offsets, sizes and strides are one each for each dimension.
    - slice_c2: offsets and sizes are at least 0, strides at least 1.
    - slice_c3: each offset is at most the extent, and the last element that
      is taken, `offset + (size - 1) * stride`, is below the extent.

    What types do not tell is checked at run time (`out_of_range`).
    Source: indexing with slices in torch, where limits are clamped; here the
    number of elements is given and nothing is clamped.
  }];
  let arguments = (ins Jit_Tensor:$operand, Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes, Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let assemblyFormat = [{
    $operand `` custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides) attr-dict
    `:` custom<OpTypes>(type($operand), type($result))
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$operand,
                                 "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
                                 "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes,
                                 "::mlir::ArrayRef<::mlir::OpFoldResult>":$strides)>];
  let hasCanonicalizer = 1;
  let extraClassDeclaration = [{
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedOffsets();
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedSizes();
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedStrides();
  }];
}

def Jit_PadOp : Jit_ShapeOp<"pad", [AttrSizedOperandSegments]> {
  let summary = "Surrounds a tensor with a value";
  let description = [{
    In each dimension: `low` elements of `value` before, `high` after, and
    `interior` between each two of `operand`. The extent is
    `low + extent + max(extent - 1, 0) * interior + high`. Padding is not
    negative: `jit.slice` takes elements away.

    ```mlir
    %r = jit.pad %x, %v low = [0, 1] high = [0, %n] interior = [1, 0]
        : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x?xf32>
    ```

    Constraints:
    - pad_c1: `value` has rank 0 and the element type of `operand`.
    - pad_c2: `low`, `high` and `interior` are one each for each dimension;
      they are at least 0.

    What types do not tell is checked at run time (`invalid_argument`).
    Source: torch.nn.functional.pad (mode "constant"); interior as in XLA.
  }];
  let arguments = (ins Jit_Tensor:$operand, Jit_Tensor:$value,
                       Variadic<Index>:$low, Variadic<Index>:$high,
                       Variadic<Index>:$interior,
                       DenseI64ArrayAttr:$static_low,
                       DenseI64ArrayAttr:$static_high,
                       DenseI64ArrayAttr:$static_interior);
  let assemblyFormat = [{
    $operand `,` $value
    `low` `=` custom<DynamicIndexList>($low, $static_low)
    `high` `=` custom<DynamicIndexList>($high, $static_high)
    custom<OptionalInterior>($interior, $static_interior, ref($static_low))
    attr-dict
    `:` custom<OpTypes>(type($operand), type($value), type($result))
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$operand,
                                 "::mlir::Value":$value,
                                 "::mlir::ArrayRef<::mlir::OpFoldResult>":$low,
                                 "::mlir::ArrayRef<::mlir::OpFoldResult>":$high,
                                 CArg<"::mlir::ArrayRef<::mlir::OpFoldResult>", "{}">:$interior)>];
  let hasCanonicalizer = 1;
  let extraClassDeclaration = [{
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedLow();
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedHigh();
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedInterior();
  }];
}

def Jit_ConcatOp : Jit_ShapeOp<"concat"> {
  let summary = "Tensors one after the other along a dimension";
  let description = [{
    The elements of the operands, one operand after the other along `dim`
    (negative: from the end).

    ```mlir
    %r = jit.concat %a, %b dim = 0 : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    ```

    Constraints:
    - concat_c1: there is at least one operand, all have one element type and
      one rank, which is not 0.
    - concat_c2: `dim` is in [-rank, rank).
    - concat_c3: extents agree in all dimensions but `dim`.

    What types do not tell is checked at run time (`shape_mismatch`).
    Source: torch.cat.
  }];
  let arguments = (ins Variadic<Jit_Tensor>:$operands, I64Attr:$dim);
  let assemblyFormat = [{
    $operands `dim` `=` $dim attr-dict `:` functional-type($operands, $result)
  }];
  let hasCanonicalizer = 1;
  let extraClassDeclaration = [{
    /// `dim` counted from the front.
    int64_t getNormalDim();
  }];
}

def Jit_ReverseOp : Jit_ShapeOp<"reverse"> {
  let summary = "Reverses the order along dimensions";
  let description = [{
    `result[.., i, ..] = operand[.., extent - 1 - i, ..]` in each of `dims`
    (negative: from the end).

    ```mlir
    %r = jit.reverse %x dims = [0] : tensor<2x3xf32>
    ```

    Constraints:
    - reverse_c1: each of `dims` is in [-rank, rank), none twice.

    Source: torch.flip.
  }];
  let arguments = (ins Jit_Tensor:$operand, DenseI64ArrayAttr:$dims);
  let assemblyFormat = [{
    $operand `dims` `=` $dims attr-dict
    `:` custom<OpTypes>(type($operand), type($result))
  }];
  let extraClassDeclaration = [{
    ::llvm::SmallVector<int64_t> getNormalDims();
  }];
}

#endif // JIT_DIALECT_JIT_IR_JITSHAPEOPS_TD
