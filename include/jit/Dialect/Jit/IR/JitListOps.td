//===- JitListOps.td - list operations -*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITLISTOPS_TD
#define JIT_DIALECT_JIT_IR_JITLISTOPS_TD

include "jit/Dialect/Jit/IR/JitOpBase.td"

// The elements of a list are values of its element type; a value whose type is
// compatible with the element type may be stored (and is checked against it
// when the program runs).

def Jit_Element : AnyTypeOf<[Jit_Tensor, Jit_Scalar], "tensor or host scalar">;

def Jit_ListConstructOp : Jit_PureOp<"list_construct", [
    DeclareOpInterfaceMethods<InferTypeOpInterface, ["refineReturnTypes"]>]> {
  let summary = "A list of given elements";
  let description = [{
    `result = [elements...]`; an empty list without elements. The declared
    element type is compatible with that of each element
    (`list_construct_c1`).

    ```mlir
    %l = jit.list_construct %a, %b : (tensor<2xf32>, tensor<3xf32>)
        -> !jit.list<tensor<?xf32>>
    ```
    Source: torch.jit's prim::ListConstruct.
  }];
  let arguments = (ins Variadic<Jit_Element>:$elements);
  let results = (outs Jit_ListType:$result);
  let assemblyFormat = [{
    $elements attr-dict `:` functional-type($elements, $result)
  }];
}

def Jit_ListAppendOp : Jit_PureOp<"list_append", [Jit_InferTypes]> {
  let summary = "A list with one more element";
  let description = [{
    `result = list + [element]`. The element's type is compatible with the
    list's element type (`list_append_c1`); the result's element type covers
    both. Source: torch.jit's aten::append.

    ```mlir
    %m = jit.list_append %l, %x
        : (!jit.list<tensor<?xf32>>, tensor<4xf32>) -> !jit.list<tensor<?xf32>>
    ```
  }];
  let arguments = (ins Jit_ListType:$list, Jit_Element:$element);
  let results = (outs Jit_ListType:$result);
  let assemblyFormat = [{
    $list `,` $element attr-dict `:`
    custom<OpTypes>(type($list), type($element), type($result))
  }];
}

def Jit_ListGetOp : Jit_PureOp<"list_get", [Jit_InferTypes, Jit_MayFail]> {
  let summary = "An element of a list";
  let description = [{
    `result = list[index]`; `index` counts from the end when negative. One
    outside [-length, length) is the error `out_of_range`.
    Source: torch.jit's aten::__getitem__.

    ```mlir
    %x = jit.list_get %l[%i] : !jit.list<tensor<?xf32>> -> tensor<?xf32>
    ```
  }];
  let arguments = (ins Jit_ListType:$list, Index:$index);
  let results = (outs Jit_Element:$result);
  let assemblyFormat = [{
    $list `[` $index `]` attr-dict `:` type($list) `->` type($result)
  }];
}

def Jit_ListSetOp : Jit_PureOp<"list_set", [Jit_InferTypes, Jit_MayFail]> {
  let summary = "A list with one element exchanged";
  let description = [{
    `result = list`, but `result[index] = element`; `index` as in
    `jit.list_get`. The element's type is compatible with the list's element
    type (`list_set_c1`); the result's element type covers both.
    Source: torch.jit's aten::_set_item.

    ```mlir
    %m = jit.list_set %l[%i], %x
        : (!jit.list<tensor<?xf32>>, tensor<4xf32>) -> !jit.list<tensor<?xf32>>
    ```
  }];
  let arguments = (ins Jit_ListType:$list, Index:$index, Jit_Element:$element);
  let results = (outs Jit_ListType:$result);
  let assemblyFormat = [{
    $list `[` $index `]` `,` $element attr-dict `:`
    custom<OpTypes>(type($list), type($element), type($result))
  }];
}

def Jit_ListLenOp : Jit_PureOp<"list_len"> {
  let summary = "The number of elements of a list";
  let description = [{
    ```mlir
    %n = jit.list_len %l : !jit.list<tensor<?xf32>>
    ```
    Source: torch.jit's aten::len.
  }];
  let arguments = (ins Jit_ListType:$list);
  let results = (outs Index:$result);
  let assemblyFormat = "$list attr-dict `:` type($list)";
}

def Jit_ListCastOp : Jit_PureOp<"list_cast"> {
  let summary = "The same list at another type";
  let description = [{
    `result = list`; the element types are compatible (`list_cast_c1`). An
    extent that only the result's type knows is checked for every element.

    ```mlir
    %m = jit.list_cast %l
        : !jit.list<tensor<?xf32>> -> !jit.list<tensor<4xf32>>
    ```
  }];
  let arguments = (ins Jit_ListType:$list);
  let results = (outs Jit_ListType:$result);
  let assemblyFormat = "$list attr-dict `:` type($list) `->` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // JIT_DIALECT_JIT_IR_JITLISTOPS_TD
