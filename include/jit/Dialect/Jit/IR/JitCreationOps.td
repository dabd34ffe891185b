//===- JitCreationOps.td - creation operations -*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITCREATIONOPS_TD
#define JIT_DIALECT_JIT_IR_JITCREATIONOPS_TD

include "jit/Dialect/Jit/IR/JitOpBase.td"
include "mlir/IR/OpAsmInterface.td"

def Jit_ConstantOp : Jit_PureOp<"constant",
    [ConstantLike, Jit_InferTypes, DeclareOpInterfaceMethods<OpAsmOpInterface,
                                             ["getAsmResultNames"]>]> {
  let summary = "A constant tensor";
  let description = [{
    `result[i] = value[i]`; the type is the value's, with a static shape.

    ```mlir
    %0 = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
    ```
  }];
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

/// Sizes are given one by one, as numbers or as `index` values: `[4, %n]`.
/// Constraint: none is negative (sizes_c1), checked when the program runs for
/// values. `before` and `after` are the other arguments.
class Jit_SizedOp<string mnemonic, dag before, dag after, list<Trait> traits>
    : Jit_PureOp<mnemonic, traits> {
  let arguments = !con(before,
      (ins Variadic<Index>:$sizes, DenseI64ArrayAttr:$static_sizes), after);
  let results = (outs Jit_Tensor:$result);
  let extraClassDeclaration = [{
    /// The result's extents, known and not.
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedSizes() {
      return ::mlir::getMixedValues(getStaticSizes(), getSizes(), getContext());
    }
  }];
  let hasCanonicalizer = 1;
}

/// Result: a tensor of the sizes; its element type `dtype` is given by the
/// type in the text.
class Jit_GeneratorOp<string mnemonic, dag before, dag after,
                      list<Trait> traits = []>
    : Jit_SizedOp<mnemonic, before, !con(after, (ins TypeAttr:$dtype)),
                  [Jit_InferTypes] # traits>;

defvar Jit_CreationComposite = DeclareOpInterfaceMethods<DecomposeOpInterface>;

class Jit_FillOp<string mnemonic>
    : Jit_GeneratorOp<mnemonic, (ins), (ins), [Jit_CreationComposite]> {
  let assemblyFormat = [{
    custom<DynamicIndexList>($sizes, $static_sizes) attr-dict
    `:` custom<OpTypesAs>($dtype, type($result))
  }];
  let builders = [OpBuilder<(ins
      "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes, "::mlir::Type":$dtype), [{
    auto [statics, dynamics] = ::mlir::jit::splitSizes(sizes);
    build($_builder, $_state, dynamics, statics, dtype);
  }]>];
}

/// The key of the random number generator: any 64 bits.
def Jit_KeyTensor : TensorOf<[I64]>;

/// Constraint: the key is a scalar (random_c1).
class Jit_RandomOp<string mnemonic> : Jit_GeneratorOp<mnemonic,
    (ins Jit_KeyTensor:$key), (ins), [Jit_CreationComposite]> {
  let assemblyFormat = [{
    $key `,` custom<DynamicIndexList>($sizes, $static_sizes) attr-dict
    `:` custom<OpTypesAs>($dtype, type($key), type($result))
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$key,
      "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes, "::mlir::Type":$dtype), [{
    auto [statics, dynamics] = ::mlir::jit::splitSizes(sizes);
    build($_builder, $_state, key, dynamics, statics, dtype);
  }]>];
}

//===----------------------------------------------------------------------===//
// Primitives
//===----------------------------------------------------------------------===//

def Jit_FullOp : Jit_SizedOp<"full", (ins Jit_Tensor:$value), (ins),
                             [Jit_InferTypes]> {
  let summary = "A tensor filled with one value";
  let description = [{
    `result[i] = value`; the value is a scalar tensor (full_c1).

    ```mlir
    %0 = jit.full %value, [4, %n] : (tensor<f32>) -> tensor<4x?xf32>
    ```
    Source: torch.full.
  }];
  let assemblyFormat = [{
    $value `,` custom<DynamicIndexList>($sizes, $static_sizes) attr-dict
    `:` custom<OpTypes>(type($value), type($result))
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$value,
      "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes), [{
    auto [statics, dynamics] = ::mlir::jit::splitSizes(sizes);
    build($_builder, $_state, value, dynamics, statics);
  }]>];
  let hasFolder = 1;
}

def Jit_IotaOp : Jit_GeneratorOp<"iota", (ins), (ins I64Attr:$dim)> {
  let summary = "The index along a dimension";
  let description = [{
    `result[i] = i[dim]`, converted to the element type as `jit.convert` of an
    i64 does: integers wrap, floats are rounded once. `dim` is in [-rank, rank)
    (iota_c1); the element type is a number (iota_c2).

    ```mlir
    %0 = jit.iota [4, %n] dim = 1 : tensor<4x?xi32>
    ```
    Source: torch.arange, broadcast.
  }];
  let assemblyFormat = [{
    custom<DynamicIndexList>($sizes, $static_sizes) `dim` `=` $dim attr-dict
    `:` custom<OpTypesAs>($dtype, type($result))
  }];
  let builders = [OpBuilder<(ins
      "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes, "int64_t":$dim,
      "::mlir::Type":$dtype), [{
    auto [statics, dynamics] = ::mlir::jit::splitSizes(sizes);
    build($_builder, $_state, dynamics, statics, dim, dtype);
  }]>];
}

def Jit_RandomBitsOp : Jit_GeneratorOp<"random_bits",
    (ins Jit_KeyTensor:$key),
    (ins DefaultValuedAttr<I64Attr, "0">:$stream)> {
  let summary = "Random bits, a function of a key";
  let description = [{
    Uniform bits from Philox 4x32-10, as i32 or i64 (random_bits_c1). The same
    key, stream and sizes give the same bits on every path; different keys or
    streams give independent ones. Nothing is remembered from call to call: a
    program makes new keys, for instance as `jit.random_bits` of i64.

    Block `b` of the generator is Philox of the 128-bit counter with `b` in the
    low half and `stream` in the high half, under the 64-bit key `key` (a scalar,
    random_c1). It has four words of 32 bits. With e the row-major number of an
    element, an i32 element is word `e mod 4` of block `e div 4`; an i64 element
    is words `2 (e mod 2)` (low half) and `2 (e mod 2) + 1` (high half) of block
    `e div 2`.

    ```mlir
    %0 = jit.random_bits %key, [4, %n] : (tensor<i64>) -> tensor<4x?xi32>
    ```
    Source: jax.random.bits, with PyTorch's generator on CUDA.
  }];
  let assemblyFormat = [{
    $key `,` custom<DynamicIndexList>($sizes, $static_sizes)
    (`stream` `=` $stream^)? attr-dict
    `:` custom<OpTypesAs>($dtype, type($key), type($result))
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$key,
      "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes, "::mlir::Type":$dtype,
      CArg<"int64_t", "0">:$stream), [{
    auto [statics, dynamics] = ::mlir::jit::splitSizes(sizes);
    build($_builder, $_state, key, dynamics, statics, stream, dtype);
  }]>];
}

//===----------------------------------------------------------------------===//
// Composites
//===----------------------------------------------------------------------===//

def Jit_ZerosOp : Jit_FillOp<"zeros"> {
  let summary = "A tensor of zeros";
  let description = [{
    `result[i] = 0`, false for i1. Source: torch.zeros.

    ```mlir
    %0 = jit.zeros [4, %n] : tensor<4x?xf32>
    ```
  }];
}

def Jit_OnesOp : Jit_FillOp<"ones"> {
  let summary = "A tensor of ones";
  let description = [{
    `result[i] = 1`, true for i1. Source: torch.ones.
  }];
}

def Jit_EyeOp : Jit_FillOp<"eye"> {
  let summary = "Ones on the diagonal";
  let description = [{
    `result[i, j] = (i == j) ? 1 : 0`, two sizes (eye_c1). Source: torch.eye.

    ```mlir
    %0 = jit.eye [3, 4] : tensor<3x4xf32>
    ```
  }];
}

def Jit_ArangeOp : Jit_SizedOp<"arange",
    (ins Jit_NumberTensor:$start, Jit_NumberTensor:$step), (ins),
    [Jit_InferTypes, Jit_CreationComposite]> {
  let summary = "An arithmetic progression";
  let description = [{
    `result[i] = start + i * step`. `start` and `step` are scalars (arange_c1)
    of one element type (arange_c2), the result's; there is one size
    (arange_c3). Integers wrap; floats round the product and the sum, f16 and
    bf16 compute in f32.

    ```mlir
    %0 = jit.arange %start, %step, [%n] : (tensor<f32>, tensor<f32>) -> tensor<?xf32>
    ```
    Source: torch.arange with `(end - start) / step` elements.
  }];
  let assemblyFormat = [{
    $start `,` $step `,` custom<DynamicIndexList>($sizes, $static_sizes)
    attr-dict `:` custom<OpTypes>(type($start), type($step), type($result))
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$start, "::mlir::Value":$step,
      "::mlir::OpFoldResult":$size), [{
    auto [statics, dynamics] = ::mlir::jit::splitSizes(size);
    build($_builder, $_state, start, step, dynamics, statics);
  }]>];
}

def Jit_RandUniformOp : Jit_RandomOp<"rand_uniform"> {
  let summary = "Uniform random numbers in [0, 1)";
  let description = [{
    Multiples of `2**-p` with p the precision: 53 bits for f64 (from the low
    bits of an i64 of `jit.random_bits`), 24 for f32, 11 for f16 and 8 for bf16
    (from the low bits of an i32). The element type is a float (random_c2).

    ```mlir
    %0 = jit.rand_uniform %key, [4, %n] : (tensor<i64>) -> tensor<4x?xf32>
    ```
    Source: torch.rand.
  }];
}

def Jit_RandNormalOp : Jit_RandomOp<"rand_normal"> {
  let summary = "Normal random numbers";
  let description = [{
    Mean 0, variance 1, by the Box-Muller transform `sqrt(-2 log u) cos(2 pi v)`:
    u in (0, 1] and v in [0, 1) are the halves of an i64 of `jit.random_bits`,
    or for f64 the low 53 bits of one of stream 0 and one of stream 1. f16 and
    bf16 compute in f32. The element type is a float (random_c2).
    Source: torch.randn.
  }];
}

def Jit_DropoutOp : Jit_Composite<"dropout", [Jit_InferTypes]> {
  let summary = "Sets random elements to zero and scales the others";
  let description = [{
    An element is 0 with probability `p`, else `operand[i] * (1 / (1 - p))`, the
    factor rounded to the element type (f32 for f16 and bf16, which round the
    product once). The choice is a function of `key`, a scalar (random_c1):
    element i is kept when the low 24 bits of `jit.random_bits` are at least
    `p * 2**24`. `p` is in [0, 1] (dropout_c1); 1 gives zeros.

    ```mlir
    %0 = jit.dropout %x, %key p = 5.0e-1 : (tensor<4xf32>, tensor<i64>) -> tensor<4xf32>
    ```
    Source: torch.nn.functional.dropout.
  }];
  let arguments = (ins Jit_FloatTensor:$operand, Jit_KeyTensor:$key,
                       F64Attr:$p);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` $key `p` `=` $p attr-dict
    `:` custom<OpTypes>(type($operand), type($key), type($result))
  }];
  let hasFolder = 1;
}

def Jit_OneHotOp : Jit_GeneratorOp<"one_hot", (ins Jit_IndexTensor:$indices),
                                   (ins)> {
  let summary = "Indices as unit vectors";
  let description = [{
    `result[..., j] = (indices[...] == j) ? 1 : 0` with j below the one size
    (one_hot_c1). An index below 0, or not below the size, is an error
    (out_of_range).

    ```mlir
    %0 = jit.one_hot %i, [10] : (tensor<4xi64>) -> tensor<4x10xf32>
    ```
    Source: torch.nn.functional.one_hot.
  }];
  let assemblyFormat = [{
    $indices `,` custom<DynamicIndexList>($sizes, $static_sizes) attr-dict
    `:` custom<OpTypesAs>($dtype, type($indices), type($result))
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$indices,
      "::mlir::OpFoldResult":$classes, "::mlir::Type":$dtype), [{
    auto [statics, dynamics] = ::mlir::jit::splitSizes(classes);
    build($_builder, $_state, indices, dynamics, statics, dtype);
  }]>];
}

#endif // JIT_DIALECT_JIT_IR_JITCREATIONOPS_TD
