// RUN: %e2e %s
// Expected values: mpmath, mp.acosh(x) with 200 bits, rounded once to the
// type; special values by hand.

// Values of either sign, small and large.
func.func @acosh_f32() {
  %c1 = jit.constant dense<[[1.0, 1.0078125, 1.25, 1.5], [2.0, 3.0, 10.0, 100.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.acosh %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[0.0, 0.12491876, 0.6931472, 0.9624236], [1.316958, 1.7627472, 2.993223,
    5.298292]]> : tensor<2x4xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf32>
  return
}

// In f64.
func.func @acosh_f64() {
  %c1 = jit.constant dense<[[1.0, 1.0078125, 1.25, 1.5], [2.0, 3.0, 10.0, 100.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.acosh %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[0.0, 0.12491876251108061, 0.6931471805599453, 0.9624236501192069],
    [1.3169578969248168, 1.762747174039086, 2.993222846126381,
    5.298292365610485]]> : tensor<2x4xf64>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @acosh_f16() {
  %c1 = jit.constant dense<[[1.0, 1.008, 1.25, 1.5], [2.0, 3.0, 1.0e+01,
    1.0e+02]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.acosh %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[0.0, 0.12494, 0.6934, 0.9624], [1.317, 1.763, 2.994,
    5.297]]> : tensor<2x4xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @acosh_bf16() {
  %c1 = jit.constant dense<[[1.0, 1.01, 1.25, 1.5], [2.0, 3.0, 1.0e+01,
    1.0e+02]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.acosh %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[0.0, 0.125, 0.69, 0.96], [1.32, 1.766, 3.0, 5.3]]> : tensor<2x4xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @acosh_special() {
  %c1 = jit.constant dense<[1.0, 0.5, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<6xf32>
  %x1 = check.opaque %c1 : tensor<6xf32>
  %rf32 = jit.acosh %x1 : tensor<6xf32>
  %e1 = jit.constant dense<[0.0, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7FC00000,
    0x7FC00000]> : tensor<6xf32>
  check.expect_eq %rf32, %e1 : tensor<6xf32>
  %c2 = jit.constant dense<[1.0, 0.5, -1.0, 0x7FF0000000000000, 0xFFF0000000000000,
    0x7FF8000000000000]> : tensor<6xf64>
  %x2 = check.opaque %c2 : tensor<6xf64>
  %rf64 = jit.acosh %x2 : tensor<6xf64>
  %e2 = jit.constant dense<[0.0, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF0000000000000,
    0x7FF8000000000000, 0x7FF8000000000000]> : tensor<6xf64>
  check.expect_eq %rf64, %e2 : tensor<6xf64>
  return
}

// Rank 0.
func.func @acosh_rank0() {
  %c1 = jit.constant dense<10.0> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.acosh %x1 : tensor<f32>
  %e1 = jit.constant dense<2.993223> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @acosh_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.acosh %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @acosh_dynamic() {
  %c1 = jit.constant dense<[[1.0, 1.0078125, 1.25], [1.5, 2.0, 3.0]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.acosh %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[0.0, 0.12491876, 0.6931472], [0.9624236, 1.316958,
    1.7627472]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_close %r, %e1d {max_ulp = 1 : i64} : tensor<?x3xf32>
  return
}
