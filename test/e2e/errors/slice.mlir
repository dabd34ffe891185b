// RUN: %run_error slice_offset SLICE-OFFSET
// RUN: %run_error slice_negative_offset SLICE-NEGATIVE-OFFSET
// RUN: %run_error slice_size SLICE-SIZE
// RUN: %run_error slice_strided_size SLICE-STRIDED-SIZE
// RUN: %run_error slice_stride SLICE-STRIDE
// What is found out only when the program runs.

func.func @slice_offset() {
  %cx = jit.constant dense<1.0> : tensor<4xf32>
  %x = check.opaque %cx : tensor<4xf32>
  %kn = arith.constant 5 : index
  %n = check.opaque %kn : index
  // SLICE-OFFSET: error: {{.*}}slice.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op offset 5 in dimension 0 is not in [0, 4], the extent
  %r = jit.slice %x[%n] [0] [1] : (tensor<4xf32>) -> tensor<0xf32>
  check.expect_eq %r, %r : tensor<0xf32>
  return
}

func.func @slice_negative_offset() {
  %cx = jit.constant dense<1.0> : tensor<4xf32>
  %x = check.opaque %cx : tensor<4xf32>
  %kn = arith.constant -1 : index
  %n = check.opaque %kn : index
  // SLICE-NEGATIVE-OFFSET: error: {{.*}}slice.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op offset -1 in dimension 0 is not in [0, 4], the extent
  %r = jit.slice %x[%n] [1] [1] : (tensor<4xf32>) -> tensor<1xf32>
  check.expect_eq %r, %r : tensor<1xf32>
  return
}

func.func @slice_size() {
  %cx = jit.constant dense<1.0> : tensor<f32>
  %sx = check.opaque %cx : tensor<f32>
  %kx0 = arith.constant 4 : index
  %x0 = check.opaque %kx0 : index
  %x = jit.broadcast_to %sx to [%x0] : (tensor<f32>) -> tensor<?xf32>
  // SLICE-SIZE: error: {{.*}}slice.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op size 3 in dimension 0 is not in [0, 2], what the extent 4 leaves
  %r = jit.slice %x[2] [3] [1] : (tensor<?xf32>) -> tensor<3xf32>
  check.expect_eq %r, %r : tensor<3xf32>
  return
}

func.func @slice_strided_size() {
  %cx = jit.constant dense<1.0> : tensor<4xf32>
  %x = check.opaque %cx : tensor<4xf32>
  %kn = arith.constant 3 : index
  %n = check.opaque %kn : index
  // SLICE-STRIDED-SIZE: error: {{.*}}slice.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op size 3 in dimension 0 is not in [0, 2], what the extent 4 leaves
  %r = jit.slice %x[0] [%n] [2] : (tensor<4xf32>) -> tensor<?xf32>
  check.expect_eq %r, %r : tensor<?xf32>
  return
}

func.func @slice_stride() {
  %cx = jit.constant dense<1.0> : tensor<4xf32>
  %x = check.opaque %cx : tensor<4xf32>
  %kn = arith.constant 0 : index
  %n = check.opaque %kn : index
  // SLICE-STRIDE: error: {{.*}}slice.mlir:[[# @LINE + 1]]:{{[0-9]+}}: {{.*}} op stride in dimension 0 is 0, expected at least 1
  %r = jit.slice %x[0] [2] [%n] : (tensor<4xf32>) -> tensor<2xf32>
  check.expect_eq %r, %r : tensor<2xf32>
  return
}
