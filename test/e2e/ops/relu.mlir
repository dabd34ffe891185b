// RUN: %e2e %s
// Expected values: mpmath with 200 bits, max(x, 0), rounded once to the type;
// special values by hand, compared with PyTorch.

// Values of either sign.
func.func @relu_f32() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf32>
  %x1 = check.opaque %c1 : tensor<8xf32>
  %r = jit.relu %x1 : tensor<8xf32>
  %e1 = jit.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf32>
  check.expect_eq %r, %e1 : tensor<8xf32>
  return
}

// In f64.
func.func @relu_f64() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf64>
  %x1 = check.opaque %c1 : tensor<8xf64>
  %r = jit.relu %x1 : tensor<8xf64>
  %e1 = jit.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0078125, 0.5, 1.75, 3.5]> : tensor<8xf64>
  check.expect_eq %r, %e1 : tensor<8xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @relu_f16() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.3125, 0.007812, 0.5, 1.75, 3.5]> : tensor<8xf16>
  %x1 = check.opaque %c1 : tensor<8xf16>
  %r = jit.relu %x1 : tensor<8xf16>
  %e1 = jit.constant dense<[0.0, 0.0, 0.0, 0.0, 0.007812, 0.5, 1.75, 3.5]> : tensor<8xf16>
  check.expect_eq %r, %e1 : tensor<8xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @relu_bf16() {
  %c1 = jit.constant dense<[-4.5, -2.25, -1.0, -0.312, 0.0078, 0.5, 1.75, 3.5]> : tensor<8xbf16>
  %x1 = check.opaque %c1 : tensor<8xbf16>
  %r = jit.relu %x1 : tensor<8xbf16>
  %e1 = jit.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0078, 0.5, 1.75, 3.5]> : tensor<8xbf16>
  check.expect_eq %r, %e1 : tensor<8xbf16>
  return
}

// Zeros, infinities, NaN, and values far out.
func.func @relu_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<5xf32>
  %x1 = check.opaque %c1 : tensor<5xf32>
  %r = jit.relu %x1 : tensor<5xf32>
  %e1 = jit.constant dense<[0.0, 0.0, 0x7F800000, 0.0, 0x7FC00000]> : tensor<5xf32>
  check.expect_eq %r, %e1 : tensor<5xf32>
  return
}

// Integers by their sign.
func.func @relu_i64() {
  %c1 = jit.constant dense<[0, 5, 9223372036854775807, -9223372036854775808, -1]> : tensor<5xi64>
  %x1 = check.opaque %c1 : tensor<5xi64>
  %r = jit.relu %x1 : tensor<5xi64>
  %e1 = jit.constant dense<[0, 5, 9223372036854775807, 0, 0]> : tensor<5xi64>
  check.expect_eq %r, %e1 : tensor<5xi64>
  return
}

// Integers by their sign.
func.func @relu_i32() {
  %c1 = jit.constant dense<[0, 5, 2147483647, -2147483648, -1]> : tensor<5xi32>
  %x1 = check.opaque %c1 : tensor<5xi32>
  %r = jit.relu %x1 : tensor<5xi32>
  %e1 = jit.constant dense<[0, 5, 2147483647, 0, 0]> : tensor<5xi32>
  check.expect_eq %r, %e1 : tensor<5xi32>
  return
}

// Integers by their sign.
func.func @relu_i16() {
  %c1 = jit.constant dense<[0, 5, 32767, -32768, -1]> : tensor<5xi16>
  %x1 = check.opaque %c1 : tensor<5xi16>
  %r = jit.relu %x1 : tensor<5xi16>
  %e1 = jit.constant dense<[0, 5, 32767, 0, 0]> : tensor<5xi16>
  check.expect_eq %r, %e1 : tensor<5xi16>
  return
}

// Integers by their sign.
func.func @relu_i8() {
  %c1 = jit.constant dense<[0, 5, 127, -128, -1]> : tensor<5xi8>
  %x1 = check.opaque %c1 : tensor<5xi8>
  %r = jit.relu %x1 : tensor<5xi8>
  %e1 = jit.constant dense<[0, 5, 127, 0, 0]> : tensor<5xi8>
  check.expect_eq %r, %e1 : tensor<5xi8>
  return
}

// ui8 is unchanged.
func.func @relu_ui8() {
  %c1 = jit.constant dense<[0, 5, 255, 0, 200]> : tensor<5xui8>
  %x1 = check.opaque %c1 : tensor<5xui8>
  %r = jit.relu %x1 : tensor<5xui8>
  %e1 = jit.constant dense<[0, 5, 255, 0, 200]> : tensor<5xui8>
  check.expect_eq %r, %e1 : tensor<5xui8>
  return
}

// Rank 0.
func.func @relu_rank0() {
  %c1 = jit.constant dense<1.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.relu %x1 : tensor<f32>
  %e1 = jit.constant dense<1.75> : tensor<f32>
  check.expect_eq %r, %e1 : tensor<f32>
  return
}

// An extent of 0.
func.func @relu_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.relu %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @relu_dynamic() {
  %c1 = jit.constant dense<[[1.75, -0.3125], [-1.0, 0.5]]> : tensor<2x2xf32>
  %x1 = check.opaque %c1 : tensor<2x2xf32> -> tensor<?x?xf32>
  %r = jit.relu %x1 : tensor<?x?xf32>
  %e1 = jit.constant dense<[[1.75, 0.0], [0.0, 0.5]]> : tensor<2x2xf32>
  %e1d = check.opaque %e1 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %e1d : tensor<?x?xf32>
  return
}
