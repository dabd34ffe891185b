// RUN: %e2e %s
// Expected values: numpy.outer, exact on small integers.

// Two vectors of f64.
func.func @outer_f64() {
  %c0 = jit.constant dense<[0.0, 2.0, -4.0]> : tensor<3xf64>
  %x0 = check.opaque %c0 : tensor<3xf64>
  %c1 = jit.constant dense<[-4.0, 2.0, -1.0, 3.0]> : tensor<4xf64>
  %x1 = check.opaque %c1 : tensor<4xf64>
  %r = jit.outer %x0, %x1 : (tensor<3xf64>, tensor<4xf64>) -> tensor<3x4xf64>
  %e0 = jit.constant dense<[[-0.0, 0.0, -0.0, 0.0], [-8.0, 4.0, -2.0, 6.0], [16.0, -8.0, 4.0,
    -12.0]]> : tensor<3x4xf64>
  check.expect_eq %r, %e0 : tensor<3x4xf64>
  return
}

// Two vectors of f32.
func.func @outer_f32() {
  %c0 = jit.constant dense<[0.0, 2.0, -4.0]> : tensor<3xf32>
  %x0 = check.opaque %c0 : tensor<3xf32>
  %c1 = jit.constant dense<[-4.0, 2.0, -1.0, 3.0]> : tensor<4xf32>
  %x1 = check.opaque %c1 : tensor<4xf32>
  %r = jit.outer %x0, %x1 : (tensor<3xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  %e0 = jit.constant dense<[[-0.0, 0.0, -0.0, 0.0], [-8.0, 4.0, -2.0, 6.0], [16.0, -8.0, 4.0,
    -12.0]]> : tensor<3x4xf32>
  check.expect_eq %r, %e0 : tensor<3x4xf32>
  return
}

// Two vectors of bf16.
func.func @outer_bf16() {
  %c0 = jit.constant dense<[0.0, 2.0, -4.0]> : tensor<3xbf16>
  %x0 = check.opaque %c0 : tensor<3xbf16>
  %c1 = jit.constant dense<[-4.0, 2.0, -1.0, 3.0]> : tensor<4xbf16>
  %x1 = check.opaque %c1 : tensor<4xbf16>
  %r = jit.outer %x0, %x1 : (tensor<3xbf16>, tensor<4xbf16>) -> tensor<3x4xbf16>
  %e0 = jit.constant dense<[[-0.0, 0.0, -0.0, 0.0], [-8.0, 4.0, -2.0, 6.0], [16.0, -8.0, 4.0,
    -12.0]]> : tensor<3x4xbf16>
  check.expect_eq %r, %e0 : tensor<3x4xbf16>
  return
}

// Two vectors of i32.
func.func @outer_i32() {
  %c0 = jit.constant dense<[0, 2, -4]> : tensor<3xi32>
  %x0 = check.opaque %c0 : tensor<3xi32>
  %c1 = jit.constant dense<[-4, 2, -1, 3]> : tensor<4xi32>
  %x1 = check.opaque %c1 : tensor<4xi32>
  %r = jit.outer %x0, %x1 : (tensor<3xi32>, tensor<4xi32>) -> tensor<3x4xi32>
  %e0 = jit.constant dense<[[0, 0, 0, 0], [-8, 4, -2, 6], [16, -8, 4, -12]]> : tensor<3x4xi32>
  check.expect_eq %r, %e0 : tensor<3x4xi32>
  return
}

// Two vectors of i8.
func.func @outer_i8() {
  %c0 = jit.constant dense<[0, 2, -4]> : tensor<3xi8>
  %x0 = check.opaque %c0 : tensor<3xi8>
  %c1 = jit.constant dense<[-4, 2, -1, 3]> : tensor<4xi8>
  %x1 = check.opaque %c1 : tensor<4xi8>
  %r = jit.outer %x0, %x1 : (tensor<3xi8>, tensor<4xi8>) -> tensor<3x4xi8>
  %e0 = jit.constant dense<[[0, 0, 0, 0], [-8, 4, -2, 6], [16, -8, 4, -12]]> : tensor<3x4xi8>
  check.expect_eq %r, %e0 : tensor<3x4xi8>
  return
}

// A product, not a sum from 0: -0 stays.
func.func @outer_signed_zero() {
  %c0 = jit.constant dense<[-0.0, 1.0]> : tensor<2xf32>
  %x0 = check.opaque %c0 : tensor<2xf32>
  %c1 = jit.constant dense<[2.0]> : tensor<1xf32>
  %x1 = check.opaque %c1 : tensor<1xf32>
  %r = jit.outer %x0, %x1 : (tensor<2xf32>, tensor<1xf32>) -> tensor<2x1xf32>
  %e0 = jit.constant dense<[[-0.0], [2.0]]> : tensor<2x1xf32>
  check.expect_eq %r, %e0 : tensor<2x1xf32>
  return
}

// Extents of run time.
func.func @outer_dynamic() {
  %c0 = jit.constant dense<[0.0, 2.0, -4.0]> : tensor<3xf32>
  %x0 = check.opaque %c0 : tensor<3xf32> -> tensor<?xf32>
  %c1 = jit.constant dense<[-4.0, 2.0, -1.0, 3.0]> : tensor<4xf32>
  %x1 = check.opaque %c1 : tensor<4xf32> -> tensor<?xf32>
  %r = jit.outer %x0, %x1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %e0 = jit.constant dense<[[-0.0, 0.0, -0.0, 0.0], [-8.0, 4.0, -2.0, 6.0], [16.0, -8.0, 4.0,
    -12.0]]> : tensor<3x4xf32>
  %d0 = check.opaque %e0 : tensor<3x4xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %d0 : tensor<?x?xf32>
  return
}

// No row.
func.func @outer_empty() {
  %c0 = jit.constant dense<> : tensor<0xf32>
  %x0 = check.opaque %c0 : tensor<0xf32>
  %c1 = jit.constant dense<[-4.0, 2.0, -1.0, 3.0]> : tensor<4xf32>
  %x1 = check.opaque %c1 : tensor<4xf32>
  %r = jit.outer %x0, %x1 : (tensor<0xf32>, tensor<4xf32>) -> tensor<0x4xf32>
  %e0 = jit.constant dense<> : tensor<0x4xf32>
  check.expect_eq %r, %e0 : tensor<0x4xf32>
  return
}
