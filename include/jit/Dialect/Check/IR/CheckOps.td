//===- CheckOps.td - assertions for tests -*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_CHECK_IR_CHECKOPS_TD
#define JIT_DIALECT_CHECK_IR_CHECKOPS_TD

include "jit/Dialect/Jit/IR/JitOpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Check_Dialect : Dialect {
  let name = "check";
  let cppNamespace = "::mlir::jit::check";
  let summary = "Assertions for tests";
  let description = [{
    A test is a public function without arguments and results that computes
    something and says what it expects. The operations lower to code like any
    others, so the same file tests every way of running a program. A failed
    expectation is an error with the operation's location, the first element
    that differs, and both values.
  }];
}

class Check_Op<string mnemonic, list<Trait> traits = []>
    : Op<Check_Dialect, mnemonic, !listconcat([Jit_KnownAttributes], traits)>;

class Check_ExpectOp<string mnemonic>
    : Check_Op<mnemonic, [AllTypesMatch<["actual", "expected"]>]>;

def Check_ExpectEqOp : Check_ExpectOp<"expect_eq"> {
  let summary = "Two tensors or scalars are the same";
  let description = [{
    The shapes are equal, and so are all elements, bit by bit; but a NaN equals
    any other NaN.
  }];
  let arguments = (ins AnyTypeOf<[Jit_Tensor, Jit_Scalar]>:$actual,
                       AnyTypeOf<[Jit_Tensor, Jit_Scalar]>:$expected);
  let assemblyFormat = "$actual `,` $expected attr-dict `:` type($actual)";
}

def Check_ExpectCloseOp : Check_ExpectOp<"expect_close"> {
  let summary = "Two float tensors are within a number of ULPs";
  let description = [{
    The shapes are equal, and elements are at most `max_ulp` representable
    values apart; NaN is close to NaN only, and zeros of both signs are the
    same value.
  }];
  let arguments = (ins Jit_FloatTensor:$actual, Jit_FloatTensor:$expected,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$max_ulp);
  let assemblyFormat = "$actual `,` $expected attr-dict `:` type($actual)";
}

def Check_ExpectAlmostEqOp : Check_ExpectOp<"expect_almost_eq"> {
  let summary = "Two float tensors are within a tolerance";
  let description = [{
    The shapes are equal, and `|actual - expected| <= atol + rtol * |expected|`
    for all elements, computed in f64; NaN equals NaN, and an infinity equals
    itself.
  }];
  let arguments = (ins Jit_FloatTensor:$actual, Jit_FloatTensor:$expected,
                       DefaultValuedAttr<F64Attr, "1e-5">:$rtol,
                       DefaultValuedAttr<F64Attr, "1e-8">:$atol);
  let assemblyFormat = "$actual `,` $expected attr-dict `:` type($actual)";
}

def Check_OpaqueOp : Check_Op<"opaque", [DeclareOpInterfaceMethods<
    MemoryEffectsOpInterface>]> {
  let summary = "A value that no optimisation can see through";
  let description = [{
    The result equals the operand. Its type may know fewer extents:

    ```mlir
    %0 = check.opaque %x : tensor<2x3xf32>
    %1 = check.opaque %x : tensor<2x3xf32> -> tensor<?x3xf32>
    ```
  }];
  let arguments = (ins AnyTypeOf<[Jit_Tensor, Jit_Scalar]>:$operand);
  let results = (outs AnyTypeOf<[Jit_Tensor, Jit_Scalar]>:$result);
  let assemblyFormat = [{
    $operand attr-dict `:` custom<OpaqueTypes>(type($operand), type($result))
  }];
  let hasVerifier = 1;
}

#endif // JIT_DIALECT_CHECK_IR_CHECKOPS_TD
