// RUN: %e2e %s
// Expected values: mpmath, 1 / mp.sqrt(x) with 200 bits, rounded once to the
// type; special values by hand.

// Values of either sign, small and large.
func.func @rsqrt_f32() {
  %c1 = jit.constant dense<[[0.0078125, 0.3125, 0.5, 0.875], [1.25, 2.0, 10.0,
    100.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.rsqrt %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[11.313708, 1.7888544, 1.4142135, 1.069045], [0.8944272, 0.70710677,
    0.31622776, 0.1]]> : tensor<2x4xf32>
  check.expect_close %r, %e1 {max_ulp = 2 : i64} : tensor<2x4xf32>
  return
}

// In f64.
func.func @rsqrt_f64() {
  %c1 = jit.constant dense<[[0.0078125, 0.3125, 0.5, 0.875], [1.25, 2.0, 10.0,
    100.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.rsqrt %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[11.313708498984761, 1.7888543819998317, 1.4142135623730951,
    1.0690449676496976], [0.8944271909999159, 0.7071067811865476, 0.31622776601683794,
    0.1]]> : tensor<2x4xf64>
  check.expect_close %r, %e1 {max_ulp = 2 : i64} : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @rsqrt_f16() {
  %c1 = jit.constant dense<[[0.007812, 0.3125, 0.5, 0.875], [1.25, 2.0, 1.0e+01,
    1.0e+02]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.rsqrt %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[11.31, 1.789, 1.414, 1.069], [0.8945, 0.707, 0.3162,
    0.1]]> : tensor<2x4xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @rsqrt_bf16() {
  %c1 = jit.constant dense<[[0.0078, 0.312, 0.5, 0.875], [1.25, 2.0, 1.0e+01,
    1.0e+02]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.rsqrt %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[11.3, 1.79, 1.414, 1.07], [0.895, 0.707, 0.316,
    0.1]]> : tensor<2x4xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @rsqrt_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 4.0, 0x7F800000, -1.0, 0xFF800000,
    0x7FC00000]> : tensor<7xf32>
  %x1 = check.opaque %c1 : tensor<7xf32>
  %rf32 = jit.rsqrt %x1 : tensor<7xf32>
  %e1 = jit.constant dense<[0x7F800000, 0xFF800000, 0.5, 0.0, 0x7FC00000, 0x7FC00000,
    0x7FC00000]> : tensor<7xf32>
  check.expect_eq %rf32, %e1 : tensor<7xf32>
  %c2 = jit.constant dense<[0.0, -0.0, 4.0, 0x7FF0000000000000, -1.0, 0xFFF0000000000000,
    0x7FF8000000000000]> : tensor<7xf64>
  %x2 = check.opaque %c2 : tensor<7xf64>
  %rf64 = jit.rsqrt %x2 : tensor<7xf64>
  %e2 = jit.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0.5, 0.0, 0x7FF8000000000000,
    0x7FF8000000000000, 0x7FF8000000000000]> : tensor<7xf64>
  check.expect_eq %rf64, %e2 : tensor<7xf64>
  return
}

// Rank 0.
func.func @rsqrt_rank0() {
  %c1 = jit.constant dense<10.0> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.rsqrt %x1 : tensor<f32>
  %e1 = jit.constant dense<0.31622776> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 2 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @rsqrt_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.rsqrt %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @rsqrt_dynamic() {
  %c1 = jit.constant dense<[[0.0078125, 0.3125, 0.5], [0.875, 1.25, 2.0]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.rsqrt %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[11.313708, 1.7888544, 1.4142135], [1.069045, 0.8944272,
    0.70710677]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_close %r, %e1d {max_ulp = 2 : i64} : tensor<?x3xf32>
  return
}
