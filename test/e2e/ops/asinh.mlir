// RUN: %e2e %s
// Expected values: mpmath, mp.asinh(x) with 200 bits, rounded once to the
// type; special values by hand.

// Values of either sign, small and large.
func.func @asinh_f32() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.asinh %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[-2.2093477, -1.5501579, -0.8813736, -0.30762506], [0.0078124204,
    0.4812118, 1.3258978, 1.8184465]]> : tensor<2x4xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf32>
  return
}

// In f64.
func.func @asinh_f64() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.asinh %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[-2.209347708615334, -1.5501579568690622, -0.881373587019543,
    -0.3076250673886191], [0.007812420529323008, 0.48121182505960347, 1.3258977669011374,
    1.8184464592320668]]> : tensor<2x4xf64>
  check.expect_close %r, %e1 {max_ulp = 2 : i64} : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @asinh_f16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.007812, 0.5, 1.75,
    3.0]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.asinh %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[-2.209, -1.55, -0.8813, -0.3076], [0.007812, 0.4812, 1.326,
    1.818]]> : tensor<2x4xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @asinh_bf16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.312], [0.0078, 0.5, 1.75,
    3.0]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.asinh %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[-2.2, -1.55, -0.883, -0.309], [0.0078, 0.48, 1.33,
    1.82]]> : tensor<2x4xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @asinh_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<6xf32>
  %x1 = check.opaque %c1 : tensor<6xf32>
  %rf32 = jit.asinh %x1 : tensor<6xf32>
  %e1 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<6xf32>
  check.expect_eq %rf32, %e1 : tensor<6xf32>
  %c2 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7FF0000000000000, 0xFFF0000000000000,
    0x7FF8000000000000]> : tensor<6xf64>
  %x2 = check.opaque %c2 : tensor<6xf64>
  %rf64 = jit.asinh %x2 : tensor<6xf64>
  %e2 = jit.constant dense<[0.0, -0.0, 1.0e-30, 0x7FF0000000000000, 0xFFF0000000000000,
    0x7FF8000000000000]> : tensor<6xf64>
  check.expect_eq %rf64, %e2 : tensor<6xf64>
  return
}

// Rank 0.
func.func @asinh_rank0() {
  %c1 = jit.constant dense<1.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.asinh %x1 : tensor<f32>
  %e1 = jit.constant dense<1.3258978> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @asinh_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.asinh %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @asinh_dynamic() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0], [-0.3125, 0.0078125, 0.5]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.asinh %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[-2.2093477, -1.5501579, -0.8813736], [-0.30762506, 0.0078124204,
    0.4812118]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_close %r, %e1d {max_ulp = 1 : i64} : tensor<?x3xf32>
  return
}
