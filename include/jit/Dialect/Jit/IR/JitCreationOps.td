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

#endif // JIT_DIALECT_JIT_IR_JITCREATIONOPS_TD
