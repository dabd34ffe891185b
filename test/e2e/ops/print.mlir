// RUN: jit-run %s --function=tensors 2>&1 | FileCheck %s --check-prefix=TENSOR --match-full-lines
// RUN: jit-run %s --function=tensors --mode=interpret 2>&1 | FileCheck %s --check-prefix=TENSOR --match-full-lines
// RUN: jit-run %s --function=scalars --mode=interpret 2>&1 | FileCheck %s --check-prefix=SCALAR --match-full-lines
// RUN: jit-run %s --function=scalars 2>&1 | FileCheck %s --check-prefix=SCALAR --match-full-lines

// Values are written as the tools write them, in program order.

// TENSOR: x 2x2xf32=[1 -2.5][inf nan]
// TENSOR-NEXT: ui8=255
// TENSOR-NEXT: 0x3xf64=
// TENSOR-NEXT: 2xi1=1 0
// TENSOR-NEXT: 3xf16=0.1 65504 -0
func.func @tensors() {
  %a = jit.constant dense<[[1.0, -2.5], [0x7F800000, 0x7FC00000]]> : tensor<2x2xf32>
  %b = jit.constant dense<255> : tensor<ui8>
  %c = jit.constant dense<> : tensor<0x3xf64>
  %d = jit.constant dense<[true, false]> : tensor<2xi1>
  %e = jit.constant dense<[0.1, 65504.0, -0.0]> : tensor<3xf16>
  jit.print %a label "x" : tensor<2x2xf32>
  jit.print %b : tensor<ui8>
  jit.print %c : tensor<0x3xf64>
  jit.print %d : tensor<2xi1>
  jit.print %e : tensor<3xf16>
  return
}

// SCALAR: i i64=0
// SCALAR-NEXT: i i64=1
// SCALAR-NEXT: f64=0.1
func.func @scalars() {
  %two = arith.constant 2 : index
  jit.loop max %two iter(%i) {
    jit.print %i label "i" : index
    jit.continue
  }
  %c = arith.constant 0.1 : f64
  jit.print %c : f64
  return
}
