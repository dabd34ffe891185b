//===- JitControlOps.td - control operations -*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITCONTROLOPS_TD
#define JIT_DIALECT_JIT_IR_JITCONTROLOPS_TD

include "jit/Dialect/Jit/IR/JitOpBase.td"
include "mlir/IR/EnumAttr.td"

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// What kind of error a failed check is. The values are part of the ABI
/// (`runtime/jitrt/abi/abi.h`).
def Jit_ErrorCode : I32EnumAttr<"ErrorCode", "kind of error", [
    I32EnumAttrCase<"invalid_argument", 1>,
    I32EnumAttrCase<"shape_mismatch", 2>,
    I32EnumAttrCase<"out_of_range", 3>,
    I32EnumAttrCase<"assertion_failed", 4>,
    I32EnumAttrCase<"out_of_memory", 5>,
    I32EnumAttrCase<"unimplemented", 6>,
    I32EnumAttrCase<"custom_call_failed", 7>]> {
  let cppNamespace = "::mlir::jit";
}

// A write to nothing in particular: it stays, and in its place.
def Jit_AssertOp : Jit_Op<"assert", [MemoryEffects<[MemWrite]>]> {
  let summary = "Stops the program with an error when a condition is false";
  let description = [{
    The error has the operation's location, `code` and `message`, in which
    `{0}`, `{1}` ... stand for the arguments. Every path reports the same.

    ```mlir
    jit.assert %ok, "index {0} is not below {1}" (%i, %n : index, index) code out_of_range
    ```
  }];
  let arguments = (ins I1:$condition, StrAttr:$message,
                       Variadic<Jit_Scalar>:$arguments,
                       DefaultValuedAttr<Jit_ErrorCode,
                         "::mlir::jit::ErrorCode::assertion_failed">:$code);
  let assemblyFormat = [{
    $condition `,` $message (`(` $arguments^ `:` type($arguments) `)`)?
    (`code` $code^)? attr-dict
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

#endif // JIT_DIALECT_JIT_IR_JITCONTROLOPS_TD
