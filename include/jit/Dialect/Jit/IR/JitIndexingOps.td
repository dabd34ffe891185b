//===- JitIndexingOps.td - indexing operations -------------*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITINDEXINGOPS_TD
#define JIT_DIALECT_JIT_IR_JITINDEXINGOPS_TD

include "jit/Dialect/Jit/IR/JitOpBase.td"
include "mlir/IR/EnumAttr.td"

/// How `jit.scatter` combines an element with an update.
def Jit_ScatterMode : I32EnumAttr<"ScatterMode", "how an update is combined", [
    I32EnumAttrCase<"update", 0>,
    I32EnumAttrCase<"add", 1>,
    I32EnumAttrCase<"max", 2>,
    I32EnumAttrCase<"min", 3>]> {
  let cppNamespace = "::mlir::jit";
}

/// An operation whose run-time error depends on the values of indices: never
/// hoisted, removed when unused.
class Jit_IndexedOp<string mnemonic, list<Trait> traits = []>
    : Jit_Op<mnemonic, !listconcat([NoMemoryEffect, Jit_InferTypes], traits)>;

class Jit_IndexedComposite<string mnemonic, list<Trait> traits = []>
    : Jit_IndexedOp<mnemonic, !listconcat(
        [DeclareOpInterfaceMethods<DecomposeOpInterface>], traits)>;

//===----------------------------------------------------------------------===//
// Primitives
//===----------------------------------------------------------------------===//

def Jit_GatherOp : Jit_IndexedOp<"gather"> {
  let summary = "Elements or slices at given indices";
  let description = [{
    `indices` are one tensor for each of `dims`, broadcast to a common shape S.
    The result is `operand` with the dimensions `dims` taken out and S put
    where the first of them stood:

        result[a.., s.., b..] = operand[a.., indices(s).., b..]

    ```mlir
    %r = jit.gather %x[%i, %j] dims = [1, 2]
        : (tensor<4x8x9xf32>, tensor<5x1xi64>, tensor<6xi64>) -> tensor<4x5x6xf32>
    ```

    Constraints:
    - gather_c1: `dims` increase and are in [0, rank), with at least one.
    - gather_c2: there is one index tensor for each of `dims`.
    - gather_c3: the index tensors broadcast.

    An index outside [0, extent) is an `out_of_range` error at run time, which
    names the smallest index if that is negative, else the largest. Source:
    torch.Tensor.index (where dims are apart, S goes in front there).
  }];
  let arguments = (ins Jit_Tensor:$operand, Variadic<Jit_IndexTensor>:$indices,
                       DenseI64ArrayAttr:$dims);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand `` `[` $indices `]` `dims` `=` $dims attr-dict
    `:` functional-type(operands, $result)
  }];
}

def Jit_ScatterOp : Jit_IndexedOp<"scatter"> {
  let summary = "Combines updates with elements or slices at given indices";
  let description = [{
    A copy of `operand` in which, for each element of `updates` in row-major
    order, the element that `jit.gather` with the same `indices` and `dims`
    would read there is combined with it:

    - `update`: replaced, so that the last update of an element stays,
    - `add`: the sum; integers wrap; f16 and bf16 add up in f32 and are
      rounded once,
    - `max`, `min`: the larger or smaller, NaN if either is NaN.

    ```mlir
    %r = jit.scatter add %x[%i], %u dims = [0]
        : (tensor<8x3xf32>, tensor<5xi64>, tensor<5x3xf32>) -> tensor<8x3xf32>
    ```

    Constraints:
    - scatter_c1: `operand`, `indices` and `dims` are as for `jit.gather`.
    - scatter_c2: `updates` has the type that `jit.gather` would give; nothing
      is broadcast.
    - scatter_c3: i1 admits only `update`.

    An index outside [0, extent) is an `out_of_range` error at run time, as for
    `jit.gather`. Source: torch.Tensor.index_put, torch.Tensor.scatter_reduce.
  }];
  let arguments = (ins Jit_Tensor:$operand, Variadic<Jit_IndexTensor>:$indices,
                       Jit_Tensor:$updates, DenseI64ArrayAttr:$dims,
                       Jit_ScatterMode:$mode);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $mode $operand `` `[` $indices `]` `,` $updates `dims` `=` $dims attr-dict
    `:` functional-type(operands, $result)
  }];
}

def Jit_SortOp : Jit_PureOp<"sort", [Jit_InferTypes]> {
  let summary = "Sorts along a dimension";
  let description = [{
    `values` are the elements of `operand`, sorted along `dim` (negative: from
    the end), `indices` where they were. The sort is stable, also when
    descending: equal elements keep their order. NaN is greater than all other
    values; -0 equals +0; false < true. Takes O(n log n) comparisons.

    ```mlir
    %v, %i = jit.sort %x dim = -1 {descending}
        : tensor<3x8xf32> -> tensor<3x8xf32>, tensor<3x8xi64>
    ```

    Constraints:
    - sort_c1: `dim` is in [-rank, rank).

    Source: torch.sort (stable=True).
  }];
  let arguments = (ins Jit_Tensor:$operand, I64Attr:$dim,
                       UnitAttr:$descending);
  let results = (outs Jit_Tensor:$values, Jit_IndexTensor:$indices);
  let assemblyFormat = [{
    $operand `dim` `=` $dim attr-dict
    `:` type($operand) `->` type($values) `,` type($indices)
  }];
}

def Jit_NonzeroOp : Jit_PureOp<"nonzero", [Jit_InferTypes]> {
  let summary = "The indices of the elements that are not zero";
  let description = [{
    Row `k` of the result holds the indices of the k-th element of `operand`,
    in row-major order, that is not zero. NaN is not zero, -0 is.

    ```mlir
    %r = jit.nonzero %x : tensor<3x4xi1> -> tensor<?x2xi64>
    ```

    Source: torch.nonzero.
  }];
  let arguments = (ins Jit_Tensor:$operand);
  let results = (outs Jit_IndexTensor:$result);
  let assemblyFormat = [{
    $operand attr-dict `:` type($operand) `->` type($result)
  }];
}

//===----------------------------------------------------------------------===//
// Composites
//===----------------------------------------------------------------------===//

def Jit_IndexSelectOp : Jit_IndexedComposite<"index_select"> {
  let summary = "Slices along a dimension at given indices";
  let description = [{
    `result[a.., k, b..] = operand[a.., index[k], b..]`, where `k` and the
    index stand in dimension `dim` (negative: from the end).

    Constraints:
    - index_select_c1: `dim` is in [-rank, rank).
    - index_select_c2: `index` has rank 1.

    An index outside [0, extent) is an `out_of_range` error at run time.
    Source: torch.index_select.
  }];
  let arguments = (ins Jit_Tensor:$operand, Jit_IndexTensor:$index,
                       I64Attr:$dim);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` $index `dim` `=` $dim attr-dict
    `:` custom<OpTypes>(type($operand), type($index), type($result))
  }];
}

def Jit_TakeAlongOp : Jit_IndexedComposite<"take_along"> {
  let summary = "One element along a dimension for each index";
  let description = [{
    `result[a.., k, b..] = operand[a.., index[a.., k, b..], b..]` along
    dimension `dim` (negative: from the end); the result has the shape of
    `index`.

    Constraints:
    - take_along_c1: `dim` is in [-rank, rank).
    - take_along_c2: `index` has the rank of `operand`, and no larger extents
      but in `dim`.

    An index outside [0, extent), or an extent of `index` that turns out to be
    too large, is an `out_of_range` error at run time. Source: torch.gather.
  }];
  let arguments = (ins Jit_Tensor:$operand, Jit_IndexTensor:$index,
                       I64Attr:$dim);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` $index `dim` `=` $dim attr-dict
    `:` custom<OpTypes>(type($operand), type($index), type($result))
  }];
}

def Jit_EmbeddingOp : Jit_IndexedComposite<"embedding"> {
  let summary = "Rows of a table";
  let description = [{
    `result[i.., d] = weight[indices[i..], d]`.

    Constraints:
    - embedding_c1: `weight` has rank 2.

    An index outside [0, rows) is an `out_of_range` error at run time.
    Source: torch.nn.functional.embedding.
  }];
  let arguments = (ins Jit_Tensor:$weight, Jit_IndexTensor:$indices);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $weight `,` $indices attr-dict
    `:` custom<OpTypes>(type($weight), type($indices), type($result))
  }];
}

def Jit_TopkOp : Jit_IndexedComposite<"topk"> {
  let summary = "The k largest or smallest elements along a dimension";
  let description = [{
    The first `k` elements of `jit.sort` along `dim`, descending unless
    `smallest` is given: NaN counts as the largest, and of equal elements the
    first is taken first.

    ```mlir
    %v, %i = jit.topk %x k = 2 dim = -1 : tensor<3x8xf32> -> tensor<3x2xf32>, tensor<3x2xi64>
    ```

    Constraints:
    - topk_c1: `dim` is in [-rank, rank).
    - topk_c2: `k` is at least 0 and at most the extent.

    A `?` is checked at run time (`out_of_range`). Source: torch.topk.
  }];
  let arguments = (ins Jit_Tensor:$operand, I64Attr:$k, I64Attr:$dim,
                       UnitAttr:$smallest);
  let results = (outs Jit_Tensor:$values, Jit_IndexTensor:$indices);
  let assemblyFormat = [{
    $operand `k` `=` $k `dim` `=` $dim attr-dict
    `:` type($operand) `->` type($values) `,` type($indices)
  }];
}

def Jit_MaskedFillOp : Jit_IndexedComposite<"masked_fill"> {
  let summary = "Replaces elements by a value where a mask is true";
  let description = [{
    `result[i] = mask[i] ? value : operand[i]`, `operand` and `mask` broadcast.

    Constraints:
    - masked_fill_c1: `value` has rank 0 and the element type of `operand`.
    - masked_fill_c2: `operand` and `mask` broadcast.

    Source: torch.masked_fill.
  }];
  let arguments = (ins Jit_Tensor:$operand, Jit_BoolTensor:$mask,
                       Jit_Tensor:$value);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` $mask `,` $value attr-dict `:` custom<OpTypes>(
      type($operand), type($mask), type($value), type($result))
  }];
}

#endif // JIT_DIALECT_JIT_IR_JITINDEXINGOPS_TD
