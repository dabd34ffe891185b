// RUN: %e2e %s
// Expected values: mpmath, mp.log(x) with 200 bits, rounded once to the type;
// special values by hand.

// Values of either sign, small and large.
func.func @log_f32() {
  %c1 = jit.constant dense<[[0.0078125, 0.3125, 0.5, 0.875], [1.25, 2.0, 10.0,
    100.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.log %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[-4.8520303, -1.1631508, -0.6931472, -0.13353139], [0.22314355,
    0.6931472, 2.3025851, 4.6051702]]> : tensor<2x4xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf32>
  return
}

// In f64.
func.func @log_f64() {
  %c1 = jit.constant dense<[[0.0078125, 0.3125, 0.5, 0.875], [1.25, 2.0, 10.0,
    100.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.log %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[-4.852030263919617, -1.1631508098056809, -0.6931471805599453,
    -0.13353139262452263], [0.22314355131420976, 0.6931471805599453, 2.302585092994046,
    4.605170185988092]]> : tensor<2x4xf64>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @log_f16() {
  %c1 = jit.constant dense<[[0.007812, 0.3125, 0.5, 0.875], [1.25, 2.0, 1.0e+01,
    1.0e+02]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.log %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[-4.85, -1.163, -0.6934, -0.1335], [0.2231, 0.6934, 2.303,
    4.605]]> : tensor<2x4xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @log_bf16() {
  %c1 = jit.constant dense<[[0.0078, 0.312, 0.5, 0.875], [1.25, 2.0, 1.0e+01,
    1.0e+02]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.log %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[-4.84, -1.164, -0.69, -0.134], [0.223, 0.69, 2.3,
    4.6]]> : tensor<2x4xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @log_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 1.0, 0x7F800000, -1.0, 0xFF800000,
    0x7FC00000]> : tensor<7xf32>
  %x1 = check.opaque %c1 : tensor<7xf32>
  %rf32 = jit.log %x1 : tensor<7xf32>
  %e1 = jit.constant dense<[0xFF800000, 0xFF800000, 0.0, 0x7F800000, 0x7FC00000, 0x7FC00000,
    0x7FC00000]> : tensor<7xf32>
  check.expect_eq %rf32, %e1 : tensor<7xf32>
  %c2 = jit.constant dense<[0.0, -0.0, 1.0, 0x7FF0000000000000, -1.0, 0xFFF0000000000000,
    0x7FF8000000000000]> : tensor<7xf64>
  %x2 = check.opaque %c2 : tensor<7xf64>
  %rf64 = jit.log %x2 : tensor<7xf64>
  %e2 = jit.constant dense<[0xFFF0000000000000, 0xFFF0000000000000, 0.0, 0x7FF0000000000000,
    0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<7xf64>
  check.expect_eq %rf64, %e2 : tensor<7xf64>
  return
}

// Rank 0.
func.func @log_rank0() {
  %c1 = jit.constant dense<10.0> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.log %x1 : tensor<f32>
  %e1 = jit.constant dense<2.3025851> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @log_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.log %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @log_dynamic() {
  %c1 = jit.constant dense<[[0.0078125, 0.3125, 0.5], [0.875, 1.25, 2.0]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.log %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[-4.8520303, -1.1631508, -0.6931472], [-0.13353139, 0.22314355,
    0.6931472]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_close %r, %e1d {max_ulp = 1 : i64} : tensor<?x3xf32>
  return
}
