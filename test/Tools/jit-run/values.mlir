// Values on the command line, in and out, in every spelling: literals, .npy, .safetensors, raw bytes.
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: jit-run %s --input=2x2xf32=1,2,3,4 --input=2 | FileCheck %s --check-prefix=LITERAL
// LITERAL: 2x2xf32=[2 4][6 8]

// A splat, and nested brackets.
// RUN: jit-run %s --input=2x2xf32=3 --input=f32=2 | FileCheck %s --check-prefix=SPLAT
// SPLAT: 2x2xf32=[6 6][6 6]
// RUN: jit-run %s '--input=2x2xf32=[1 2][3 4]' --input=2 | FileCheck %s --check-prefix=LITERAL

// What one run writes another reads.
// RUN: jit-run %s --input=2x2xf32=1,2,3,4 --input=2 --output=@y.npy | count 0
// RUN: jit-run %s --input=@y.npy --input=0.5 | FileCheck %s --check-prefix=AGAIN
// AGAIN: 2x2xf32=[1 2][3 4]
// RUN: jit-run %s --input=@y.npy --input=1 --output=@w.safetensors:y
// RUN: jit-run %s --input=@w.safetensors:y --input=0.5 --output=@z.bin
// RUN: jit-run %s --input=2x2xf32=@z.bin --input=1 | FileCheck %s --check-prefix=AGAIN

// Several arrays of one file: + reads on, * stands for all.
// RUN: jit-run %s --function=two --input=1xi32=1 --input=1xi32=2 --output=@two.npy --output=+two.npy
// RUN: jit-run %s --function=two --input=@two.npy --input=+two.npy | FileCheck %s --check-prefix=TWO
// RUN: jit-run %s --function=two '--input=*two.npy' | FileCheck %s --check-prefix=TWO
// TWO: 1xi32=1
// TWO-NEXT: 1xi32=2

// Host scalars, an empty output place, and - for printing.
// RUN: jit-run %s --function=scalars --input=3 --input=2.5 --input=true --output=- --output= --output=- | FileCheck %s --check-prefix=SCALARS
// SCALARS: {{^}}i64=3
// SCALARS-NEXT: {{^}}i1={{1|true}}
// SCALARS-NOT: {{.}}

// Long results are cut.
// RUN: jit-run %s --function=long --input=1000xi8 --print-max-elements=3 | FileCheck %s --check-prefix=LONG
// LONG: 1000xi8=0 0 0...

func.func @main(%x: tensor<?x?xf32>, %y: tensor<f32>) -> tensor<?x?xf32> {
  %0 = jit.mul %x, %y : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @two(%x: tensor<1xi32>, %y: tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>) {
  return %y, %x : tensor<1xi32>, tensor<1xi32>
}

func.func @scalars(%n: i64, %x: f64, %b: i1) -> (i64, f64, i1) {
  return %n, %x, %b : i64, f64, i1
}

func.func @long(%x: tensor<?xi8>) -> tensor<?xi8> {
  return %x : tensor<?xi8>
}
