// RUN: %e2e %s
// Expected values: Python, x << y; compared with PyTorch.

// Amounts outside of the width give 0.
func.func @shift_left_i64() {
  %c1 = jit.constant dense<[1, 3, 100, 9223372036854775807, 77, -9223372036854775808, 85,
    -9223372036854775808, -5, -5, -5, 5]> : tensor<12xi64>
  %x1 = check.opaque %c1 : tensor<12xi64>
  %c2 = jit.constant dense<[0, 2, 63, 1, 64, 63, 4, 1, 1, 64, -1, -1]> : tensor<12xi64>
  %x2 = check.opaque %c2 : tensor<12xi64>
  %r = jit.shift_left %x1, %x2 : tensor<12xi64>
  %e1 = jit.constant dense<[1, 12, 0, -2, 0, 0, 1360, 0, -10, 0, 0, 0]> : tensor<12xi64>
  check.expect_eq %r, %e1 : tensor<12xi64>
  return
}

// Amounts outside of the width give 0.
func.func @shift_left_i32() {
  %c1 = jit.constant dense<[1, 3, 100, 2147483647, 77, -2147483648, 85, -2147483648, -5, -5, -5,
    5]> : tensor<12xi32>
  %x1 = check.opaque %c1 : tensor<12xi32>
  %c2 = jit.constant dense<[0, 2, 31, 1, 32, 31, 4, 1, 1, 32, -1, -1]> : tensor<12xi32>
  %x2 = check.opaque %c2 : tensor<12xi32>
  %r = jit.shift_left %x1, %x2 : tensor<12xi32>
  %e1 = jit.constant dense<[1, 12, 0, -2, 0, 0, 1360, 0, -10, 0, 0, 0]> : tensor<12xi32>
  check.expect_eq %r, %e1 : tensor<12xi32>
  return
}

// Amounts outside of the width give 0.
func.func @shift_left_i16() {
  %c1 = jit.constant dense<[1, 3, 100, 32767, 77, -32768, 85, -32768, -5, -5, -5,
    5]> : tensor<12xi16>
  %x1 = check.opaque %c1 : tensor<12xi16>
  %c2 = jit.constant dense<[0, 2, 15, 1, 16, 15, 4, 1, 1, 16, -1, -1]> : tensor<12xi16>
  %x2 = check.opaque %c2 : tensor<12xi16>
  %r = jit.shift_left %x1, %x2 : tensor<12xi16>
  %e1 = jit.constant dense<[1, 12, 0, -2, 0, 0, 1360, 0, -10, 0, 0, 0]> : tensor<12xi16>
  check.expect_eq %r, %e1 : tensor<12xi16>
  return
}

// Amounts outside of the width give 0.
func.func @shift_left_i8() {
  %c1 = jit.constant dense<[1, 3, 100, 127, 77, -128, 85, -128, -5, -5, -5, 5]> : tensor<12xi8>
  %x1 = check.opaque %c1 : tensor<12xi8>
  %c2 = jit.constant dense<[0, 2, 7, 1, 8, 7, 4, 1, 1, 8, -1, -1]> : tensor<12xi8>
  %x2 = check.opaque %c2 : tensor<12xi8>
  %r = jit.shift_left %x1, %x2 : tensor<12xi8>
  %e1 = jit.constant dense<[1, 12, 0, -2, 0, 0, 80, 0, -10, 0, 0, 0]> : tensor<12xi8>
  check.expect_eq %r, %e1 : tensor<12xi8>
  return
}

// Amounts outside of the width give 0. ui8 is unsigned.
func.func @shift_left_ui8() {
  %c1 = jit.constant dense<[1, 3, 100, 255, 77, 0, 85, 255, 255, 200]> : tensor<10xui8>
  %x1 = check.opaque %c1 : tensor<10xui8>
  %c2 = jit.constant dense<[0, 2, 7, 1, 8, 7, 4, 7, 255, 3]> : tensor<10xui8>
  %x2 = check.opaque %c2 : tensor<10xui8>
  %r = jit.shift_left %x1, %x2 : tensor<10xui8>
  %e1 = jit.constant dense<[1, 12, 0, 254, 0, 0, 80, 128, 0, 64]> : tensor<10xui8>
  check.expect_eq %r, %e1 : tensor<10xui8>
  return
}

// Both operands are stretched.
func.func @shift_left_broadcast() {
  %c1 = jit.constant dense<[[-77], [1000]]> : tensor<2x1xi32>
  %x1 = check.opaque %c1 : tensor<2x1xi32>
  %c2 = jit.constant dense<[5, 3, 31]> : tensor<3xi32>
  %x2 = check.opaque %c2 : tensor<3xi32>
  %r = jit.shift_left %x1, %x2 : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  %e1 = jit.constant dense<[[-2464, -616, -2147483648], [32000, 8000, 0]]> : tensor<2x3xi32>
  check.expect_eq %r, %e1 : tensor<2x3xi32>
  return
}

// Extents that turn out to be 1 are stretched as if that had been known.
func.func @shift_left_runtime_one() {
  %c1 = jit.constant dense<[[-77], [1000]]> : tensor<2x1xi32>
  %x1 = check.opaque %c1 : tensor<2x1xi32> -> tensor<?x?xi32>
  %c2 = jit.constant dense<[5, 3, 31]> : tensor<3xi32>
  %x2 = check.opaque %c2 : tensor<3xi32> -> tensor<?xi32>
  %r = jit.shift_left %x1, %x2 : (tensor<?x?xi32>, tensor<?xi32>) -> tensor<?x?xi32>
  %e1 = jit.constant dense<[[-2464, -616, -2147483648], [32000, 8000, 0]]> : tensor<2x3xi32>
  %e1d = check.opaque %e1 : tensor<2x3xi32> -> tensor<?x?xi32>
  check.expect_eq %r, %e1d : tensor<?x?xi32>
  return
}

// Rank 0, and rank 0 against rank 1.
func.func @shift_left_rank0() {
  %c1 = jit.constant dense<-77> : tensor<i32>
  %x1 = check.opaque %c1 : tensor<i32>
  %c2 = jit.constant dense<5> : tensor<i32>
  %x2 = check.opaque %c2 : tensor<i32>
  %r = jit.shift_left %x1, %x2 : tensor<i32>
  %e1 = jit.constant dense<-2464> : tensor<i32>
  check.expect_eq %r, %e1 : tensor<i32>
  %c3 = jit.constant dense<[5, 3, 31]> : tensor<3xi32>
  %x3 = check.opaque %c3 : tensor<3xi32>
  %s = jit.shift_left %x1, %x3 : (tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
  %e2 = jit.constant dense<[-2464, -616, -2147483648]> : tensor<3xi32>
  check.expect_eq %s, %e2 : tensor<3xi32>
  return
}

// An extent of 0, also against 1.
func.func @shift_left_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xi32>
  %x1 = check.opaque %c1 : tensor<2x0xi32>
  %c2 = jit.constant dense<[[-77]]> : tensor<1x1xi32>
  %x2 = check.opaque %c2 : tensor<1x1xi32>
  %r = jit.shift_left %x1, %x2 : (tensor<2x0xi32>, tensor<1x1xi32>) -> tensor<2x0xi32>
  %e1 = jit.constant dense<> : tensor<2x0xi32>
  check.expect_eq %r, %e1 : tensor<2x0xi32>
  return
}
