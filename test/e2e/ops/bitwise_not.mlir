// RUN: %e2e %s
// Expected values: Python, ~x; compared with PyTorch.

// All bits are flipped.
func.func @bitwise_not_i64() {
  %c1 = jit.constant dense<[0, 1, 85, -9223372036854775808, 9223372036854775807]> : tensor<5xi64>
  %x1 = check.opaque %c1 : tensor<5xi64>
  %r = jit.bitwise_not %x1 : tensor<5xi64>
  %e1 = jit.constant dense<[-1, -2, -86, 9223372036854775807, -9223372036854775808]> : tensor<5xi64>
  check.expect_eq %r, %e1 : tensor<5xi64>
  return
}

// All bits are flipped.
func.func @bitwise_not_i32() {
  %c1 = jit.constant dense<[0, 1, 85, -2147483648, 2147483647]> : tensor<5xi32>
  %x1 = check.opaque %c1 : tensor<5xi32>
  %r = jit.bitwise_not %x1 : tensor<5xi32>
  %e1 = jit.constant dense<[-1, -2, -86, 2147483647, -2147483648]> : tensor<5xi32>
  check.expect_eq %r, %e1 : tensor<5xi32>
  return
}

// All bits are flipped.
func.func @bitwise_not_i16() {
  %c1 = jit.constant dense<[0, 1, 85, -32768, 32767]> : tensor<5xi16>
  %x1 = check.opaque %c1 : tensor<5xi16>
  %r = jit.bitwise_not %x1 : tensor<5xi16>
  %e1 = jit.constant dense<[-1, -2, -86, 32767, -32768]> : tensor<5xi16>
  check.expect_eq %r, %e1 : tensor<5xi16>
  return
}

// All bits are flipped.
func.func @bitwise_not_i8() {
  %c1 = jit.constant dense<[0, 1, 85, -128, 127]> : tensor<5xi8>
  %x1 = check.opaque %c1 : tensor<5xi8>
  %r = jit.bitwise_not %x1 : tensor<5xi8>
  %e1 = jit.constant dense<[-1, -2, -86, 127, -128]> : tensor<5xi8>
  check.expect_eq %r, %e1 : tensor<5xi8>
  return
}

// All bits are flipped.
func.func @bitwise_not_ui8() {
  %c1 = jit.constant dense<[0, 1, 85, 0, 255]> : tensor<5xui8>
  %x1 = check.opaque %c1 : tensor<5xui8>
  %r = jit.bitwise_not %x1 : tensor<5xui8>
  %e1 = jit.constant dense<[255, 254, 170, 255, 0]> : tensor<5xui8>
  check.expect_eq %r, %e1 : tensor<5xui8>
  return
}

// The truth table.
func.func @bitwise_not_i1() {
  %c1 = jit.constant dense<[false, true]> : tensor<2xi1>
  %x1 = check.opaque %c1 : tensor<2xi1>
  %r = jit.bitwise_not %x1 : tensor<2xi1>
  %e1 = jit.constant dense<[true, false]> : tensor<2xi1>
  check.expect_eq %r, %e1 : tensor<2xi1>
  return
}

// Rank 0.
func.func @bitwise_not_rank0() {
  %c1 = jit.constant dense<5> : tensor<i32>
  %x1 = check.opaque %c1 : tensor<i32>
  %r = jit.bitwise_not %x1 : tensor<i32>
  %e1 = jit.constant dense<-6> : tensor<i32>
  check.expect_eq %r, %e1 : tensor<i32>
  return
}

// An extent of 0.
func.func @bitwise_not_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xi32>
  %x1 = check.opaque %c1 : tensor<2x0xi32>
  %r = jit.bitwise_not %x1 : tensor<2x0xi32>
  %e1 = jit.constant dense<> : tensor<2x0xi32>
  check.expect_eq %r, %e1 : tensor<2x0xi32>
  return
}

// Extents known only when the program runs.
func.func @bitwise_not_dynamic() {
  %c1 = jit.constant dense<[[5, -7], [0, 1000]]> : tensor<2x2xi32>
  %x1 = check.opaque %c1 : tensor<2x2xi32> -> tensor<?x?xi32>
  %r = jit.bitwise_not %x1 : tensor<?x?xi32>
  %e1 = jit.constant dense<[[-6, 6], [-1, -1001]]> : tensor<2x2xi32>
  %e1d = check.opaque %e1 : tensor<2x2xi32> -> tensor<?x?xi32>
  check.expect_eq %r, %e1d : tensor<?x?xi32>
  return
}
