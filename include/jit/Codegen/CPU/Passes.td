//===- Passes.td - code generation for CPUs ----------------*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_CODEGEN_CPU_PASSES_TD
#define JIT_CODEGEN_CPU_PASSES_TD

include "mlir/Pass/PassBase.td"

def LowerContractions : Pass<"jit-lower-contractions"> {
  let summary = "Lowers contractions on buffers to register-tiled vector loops";
  let description = [{
    A `linalg.generic` on buffers that multiplies and adds (`math.fma`, or
    `arith.muli` and `arith.addi`) becomes a nest whose innermost loop keeps a
    tile of the result in vector registers; one operand is packed into panels.
    That is any matrix product, batched or not, with either operand transposed,
    and convolutions. Element sums keep their order: the result is bit for bit
    the one of plain loops.

    Small contractions, and those whose result is not contiguous along its last
    dimension, are left for `convert-linalg-to-loops`.

    ```mlir
    linalg.generic {...} ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>)
                         outs(%c : memref<64x64xf32>) {
    ^bb0(%x: f32, %y: f32, %z: f32):
      %0 = math.fma %x, %y, %z : f32
      linalg.yield %0 : f32
    }
    ```
    becomes
    ```mlir
    scf.for %j = ... {
      scf.for %i = ... {
        %sums:8 = scf.for %k = ... iter_args(...) -> (vector<8xf32>, ...) {
          ...
          %s = math.fma %broadcast, %column, %sum : vector<8xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::LLVM::LLVMDialect", "::mlir::arith::ArithDialect",
    "::mlir::math::MathDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect"
  ];
}

def LowerElementwise : Pass<"jit-lower-elementwise", "::mlir::func::FuncOp"> {
  let summary = "Makes loops of elementwise operations";
  let description = [{
    A linalg operation on buffers without a reduction becomes a nest of loops.
    Dimensions that all operands step through alike become one loop. What does
    not depend on the inner loops is read outside them: iterations of such an
    operation are independent, which LLVM cannot know, and a read of what a
    store might change keeps it from vectorising.

    ```mlir
    linalg.generic {...} ins(%x, %row : memref<8x64xf32>, memref<8xf32>)
                         outs(%out : memref<8x64xf32>) {...}
    ```
    becomes
    ```mlir
    scf.for %i = %c0 to %c8 step %c1 {
      %r = memref.load %row[%i] : memref<8xf32>
      scf.for %j = %c0 to %c64 step %c1 {
        %e = memref.load %x[%i, %j] : memref<8x64xf32>
        ...
        memref.store %s, %out[%i, %j] : memref<8x64xf32>
    ```
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect"];
}

def LowerReductions : Pass<"jit-lower-reductions", "::mlir::func::FuncOp"> {
  let summary = "Makes vector loops of reductions in interleaved order";
  let description = [{
    A `linalg.generic` on buffers whose last dimension is reduced by a combining
    operation with the attribute `jit.interleaved` becomes loops that keep 32
    partial results: element `i` along the last dimension goes to partial result
    `i mod 32`, in row-major order, and a halving tree combines them at the end
    (`docs/Spec/Reduction.md`). This is the operation's meaning, not a
    relaxation: the scalar loops that `convert-linalg-to-loops` makes of it
    compute another order.

    What is combined is computed on vectors of 32 where the body allows it. Where
    it does not (it calls the math library, reads i1 or strided data), a scalar
    loop over 32 elements fills a buffer, which LLVM vectorises.

    ```mlir
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>],
                    iterator_types = ["reduction"]}
        ins(%x : memref<1024xf32>) outs(%out : memref<f32>) {
    ^bb0(%a: f32, %acc: f32):
      %s = arith.addf %acc, %a {jit.interleaved} : f32
      linalg.yield %s : f32
    }
    ```
    becomes
    ```mlir
    %v = scf.for %i = %c0 to %c1024 step %c32 iter_args(%acc = %zeros) -> (vector<32xf32>) {
      %a = vector.load %x[%i] : memref<1024xf32>, vector<32xf32>
      %s = arith.addf %acc, %a : vector<32xf32>
      scf.yield %s : vector<32xf32>
    }
    // ... halving tree, store ...
    ```
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::vector::VectorDialect"];
}

#endif // JIT_CODEGEN_CPU_PASSES_TD
