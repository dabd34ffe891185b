// RUN: %run_error pad_low PAD-LOW
// RUN: %run_error pad_interior PAD-INTERIOR
// What is found out only when the program runs.

func.func @pad_low() {
  %cx = jit.constant dense<1.0> : tensor<4xf32>
  %x = check.opaque %cx : tensor<4xf32>
  %cv = jit.constant dense<1.0> : tensor<f32>
  %v = check.opaque %cv : tensor<f32>
  %kn = arith.constant -1 : index
  %n = check.opaque %kn : index
  // PAD-LOW: error: {{.*}}pad.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op low in dimension 0 is -1, expected at least 0
  %r = jit.pad %x, %v low = [%n] high = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<?xf32>
  check.expect_eq %r, %r : tensor<?xf32>
  return
}

func.func @pad_interior() {
  %cx = jit.constant dense<1.0> : tensor<4xf32>
  %x = check.opaque %cx : tensor<4xf32>
  %cv = jit.constant dense<1.0> : tensor<f32>
  %v = check.opaque %cv : tensor<f32>
  %kn = arith.constant -1 : index
  %n = check.opaque %kn : index
  // PAD-INTERIOR: error: {{.*}}pad.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op interior in dimension 0 is -1, expected at least 0
  %r = jit.pad %x, %v low = [0] high = [1] interior = [%n] : (tensor<4xf32>, tensor<f32>) -> tensor<?xf32>
  check.expect_eq %r, %r : tensor<?xf32>
  return
}
