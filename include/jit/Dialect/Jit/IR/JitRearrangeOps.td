//===- JitRearrangeOps.td - composites of the shape family -*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITREARRANGEOPS_TD
#define JIT_DIALECT_JIT_IR_JITREARRANGEOPS_TD

include "jit/Dialect/Jit/IR/JitOpBase.td"

/// A composite that moves elements.
class Jit_ShapeComposite<string mnemonic>
    : Jit_Composite<mnemonic, [Jit_InferTypes]>;

def Jit_SqueezeOp : Jit_ShapeComposite<"squeeze"> {
  let summary = "Removes dimensions of extent 1";
  let description = [{
    The elements of `operand` without the dimensions `dims` (negative: from the
    end), each of which has extent 1.

    ```mlir
    %r = jit.squeeze %x dims = [1] : (tensor<3x1xf32>) -> tensor<3xf32>
    ```

    Constraints:
    - squeeze_c1: each of `dims` is in [-rank, rank), none twice.
    - squeeze_c2: the extents of `dims` are 1.

    A `?` is checked at run time (`shape_mismatch`). Source: ONNX Squeeze;
    torch.squeeze leaves a dimension of another extent alone.
  }];
  let arguments = (ins Jit_Tensor:$operand, DenseI64ArrayAttr:$dims);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand `dims` `=` $dims attr-dict
    `:` custom<OpTypes>(type($operand), type($result))
  }];
}

def Jit_UnsqueezeOp : Jit_ShapeComposite<"unsqueeze"> {
  let summary = "Inserts dimensions of extent 1";
  let description = [{
    The elements of `operand`; the dimensions `dims` of the result (negative:
    from the end of the result) are new and have extent 1.

    ```mlir
    %r = jit.unsqueeze %x dims = [0, -1] : (tensor<3xf32>) -> tensor<1x3x1xf32>
    ```

    Constraints:
    - unsqueeze_c1: each of `dims` is in [-r, r), where r is the rank of the
      result, none twice.

    Source: torch.unsqueeze, ONNX Unsqueeze.
  }];
  let arguments = (ins Jit_Tensor:$operand, DenseI64ArrayAttr:$dims);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand `dims` `=` $dims attr-dict
    `:` custom<OpTypes>(type($operand), type($result))
  }];
}

def Jit_SplitOp : Jit_ShapeComposite<"split"> {
  let summary = "Cuts a tensor into parts along a dimension";
  let description = [{
    Part `i` has `sizes[i]` elements along `dim` (negative: from the end) and
    begins where the part before it ends. One size may be -1: it is what the
    others leave.

    ```mlir
    %a, %b = jit.split %x dim = 0 sizes = [2, -1]
        : (tensor<?x4xf32>) -> (tensor<2x4xf32>, tensor<?x4xf32>)
    ```

    Constraints:
    - split_c1: `dim` is in [-rank, rank).
    - split_c2: at least one size; at most one is -1, the others are at least 0.
    - split_c3: the sizes add up to the extent of `dim`; with a -1 they are at
      most the extent.

    A `?` is checked at run time (`shape_mismatch`). Source: torch.split.
  }];
  let arguments = (ins Jit_Tensor:$operand, I64Attr:$dim,
                       DenseI64ArrayAttr:$sizes);
  let results = (outs Variadic<Jit_Tensor>:$parts);
  let assemblyFormat = [{
    $operand `dim` `=` $dim `sizes` `=` $sizes attr-dict
    `:` functional-type($operand, $parts)
  }];
}

def Jit_StackOp : Jit_ShapeComposite<"stack"> {
  let summary = "Tensors side by side along a new dimension";
  let description = [{
    `result[.., i, ..] = operands[i][.., ..]`; dimension `dim` of the result
    (negative: from the end of the result) is new.

    ```mlir
    %r = jit.stack %a, %b dim = 0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    ```

    Constraints:
    - stack_c1: there is at least one operand; all have one element type and
      one shape.
    - stack_c2: `dim` is in [-r, r), where r is the rank of the result.

    What types do not tell is checked at run time (`shape_mismatch`).
    Source: torch.stack.
  }];
  let arguments = (ins Variadic<Jit_Tensor>:$operands, I64Attr:$dim);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operands `dim` `=` $dim attr-dict `:` functional-type($operands, $result)
  }];
}

def Jit_TileOp : Jit_ShapeComposite<"tile"> {
  let summary = "Repeats a tensor as a whole";
  let description = [{
    `result[i] = operand[i mod extent]`; the extent of each dimension is
    multiplied by its repeat. Repeats and shape are aligned at the last
    dimension; the shorter one is filled up with 1.

    ```mlir
    %r = jit.tile %x repeats = [2, 1] : (tensor<3xf32>) -> tensor<2x3xf32>
    ```

    Constraints:
    - tile_c1: repeats are at least 0.

    Source: torch.tile.
  }];
  let arguments = (ins Jit_Tensor:$operand, DenseI64ArrayAttr:$repeats);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand `repeats` `=` $repeats attr-dict
    `:` custom<OpTypes>(type($operand), type($result))
  }];
}

def Jit_RollOp : Jit_ShapeComposite<"roll"> {
  let summary = "Shifts elements around the end of a dimension";
  let description = [{
    `result[.., (i + shift) mod extent, ..] = operand[.., i, ..]` for each of
    `dims` (negative: from the end) with its shift, which may be negative.

    ```mlir
    %r = jit.roll %x shifts = [1] dims = [0] : tensor<3xf32>
    ```

    Constraints:
    - roll_c1: there are as many shifts as dims.
    - roll_c2: each of `dims` is in [-rank, rank); a dimension may be repeated.

    Source: torch.roll.
  }];
  let arguments = (ins Jit_Tensor:$operand, DenseI64ArrayAttr:$shifts,
                       DenseI64ArrayAttr:$dims);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand `shifts` `=` $shifts `dims` `=` $dims attr-dict
    `:` custom<OpTypes>(type($operand), type($result))
  }];
}

#endif // JIT_DIALECT_JIT_IR_JITREARRANGEOPS_TD
