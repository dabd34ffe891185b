//===- JitDialect.td - the jit dialect ---------------------*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITDIALECT_TD
#define JIT_DIALECT_JIT_IR_JITDIALECT_TD

include "mlir/IR/OpBase.td"

def Jit_Dialect : Dialect {
  let name = "jit";
  let cppNamespace = "::mlir::jit";
  let summary = "Tensor programs with value semantics and structured control flow";
  let description = [{
    A program is a `func.func` whose body works on tensors. Operations never
    mutate; sizes, trip counts and iteration numbers are `index`; host scalars
    are plain `index`, `i64`, `f64` and `i1` values computed with `arith`.

    Element types are f64, f32, f16, bf16, i64, i32, i16, i8, ui8 and i1.
    Operands of elementwise operations broadcast against each other as in
    NumPy: shapes are aligned at the last dimension, and an extent of 1 (also a
    `?` that turns out to be 1 when the program runs) stretches.

    Types may be unranked until `--jit-infer-shapes` has run.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let extraClassDeclaration = [{
    /// One function an op family, defined in the family's source file.
    void registerElementwiseOps();
    void registerBinaryOps();
    void registerActivationOps();
    void registerCreationOps();
    void registerReductionOps();
    void registerShapeOps();
    void registerRearrangeOps();
    void registerIndexingOps();
    void registerLinearAlgebraOps();
    void registerWindowOps();
    void registerNNOps();
    void registerControlOps();
    void registerListOps();
    void registerInterpreterOps();
    void registerAutodiffOps();
    void registerTypes();

    /// `jit.moves = array<i1: ...>`, on any operation: which operands give up
    /// the value they read. Without it none does.
    static constexpr ::llvm::StringLiteral getMovesAttrName() {
      return "jit.moves";
    }
  }];
}

#endif // JIT_DIALECT_JIT_IR_JITDIALECT_TD
