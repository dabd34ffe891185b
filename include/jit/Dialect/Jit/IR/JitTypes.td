//===- JitTypes.td - types of the jit dialect --------------*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITTYPES_TD
#define JIT_DIALECT_JIT_IR_JITTYPES_TD

include "jit/Dialect/Jit/IR/JitDialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/CommonTypeConstraints.td"

//===----------------------------------------------------------------------===//
// Tensors and scalars
//===----------------------------------------------------------------------===//

defvar Jit_FloatTypes = [F64, F32, F16, BF16];
defvar Jit_IntTypes = [I64, I32, I16, I8, UI8];
defvar Jit_BoolTypes = [I1];

def Jit_Tensor
    : TensorOf<!listconcat(Jit_FloatTypes, Jit_IntTypes, Jit_BoolTypes)>;
def Jit_RankedTensor : RankedTensorOf<
    !listconcat(Jit_FloatTypes, Jit_IntTypes, Jit_BoolTypes)>;
def Jit_FloatTensor : TensorOf<Jit_FloatTypes>;
def Jit_IntTensor : TensorOf<Jit_IntTypes>;
def Jit_BoolTensor : TensorOf<Jit_BoolTypes>;
/// Numbers: everything but i1.
def Jit_NumberTensor : TensorOf<!listconcat(Jit_FloatTypes, Jit_IntTypes)>;
/// Integers and booleans, for bitwise operations.
def Jit_BitsTensor : TensorOf<!listconcat(Jit_IntTypes, Jit_BoolTypes)>;
/// What indexes a tensor.
def Jit_IndexTensor : TensorOf<[I64, I32]>;

/// Host scalars.
def Jit_Scalar : AnyTypeOf<[Index, I64, F64, I1], "host scalar">;

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

def Jit_ListType : TypeDef<Jit_Dialect, "List"> {
  let mnemonic = "list";
  let summary = "An immutable list of tensors or host scalars";
  let description = [{
    `!jit.list<T>` holds any number of values of type `T`, a tensor or a host
    scalar. Where `T` has `?` dimensions the elements may differ in them.
    Lists are values: `jit.list_append` and `jit.list_set` make new lists.
  }];
  let parameters = (ins "::mlir::Type":$elementType);
  let builders = [TypeBuilderWithInferredContext<
      (ins "::mlir::Type":$elementType),
      [{ return $_get(elementType.getContext(), elementType); }]>];
  let assemblyFormat = "`<` $elementType `>`";
  let genVerifyDecl = 1;
}

def Jit_Value : AnyTypeOf<[Jit_Tensor, Jit_Scalar, Jit_ListType],
    "tensor, host scalar or list">;

#endif // JIT_DIALECT_JIT_IR_JITTYPES_TD
