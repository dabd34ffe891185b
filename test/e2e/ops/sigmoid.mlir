// RUN: %e2e %s
// Expected values: mpmath, 1 / (1 + mp.exp(-x)) with 200 bits, rounded once to
// the type; special values by hand.

// Values of either sign, small and large.
func.func @sigmoid_f32() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf32>
  %x1 = check.opaque %c1 : tensor<2x4xf32>
  %r = jit.sigmoid %x1 : tensor<2x4xf32>
  %e1 = jit.constant dense<[[0.010986943, 0.09534947, 0.26894143, 0.42250463], [0.5019531,
    0.62245935, 0.8519528, 0.95257413]]> : tensor<2x4xf32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf32>
  return
}

// In f64.
func.func @sigmoid_f64() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.0078125, 0.5, 1.75,
    3.0]]> : tensor<2x4xf64>
  %x1 = check.opaque %c1 : tensor<2x4xf64>
  %r = jit.sigmoid %x1 : tensor<2x4xf64>
  %e1 = jit.constant dense<[[0.01098694263059318, 0.09534946489910949, 0.2689414213699951,
    0.42250463481418826], [0.5019531150659532, 0.6224593312018546, 0.8519528019683106,
    0.9525741268224333]]> : tensor<2x4xf64>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf64>
  return
}

// f16 is computed in f32 and rounded once.
func.func @sigmoid_f16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.3125], [0.007812, 0.5, 1.75,
    3.0]]> : tensor<2x4xf16>
  %x1 = check.opaque %c1 : tensor<2x4xf16>
  %r = jit.sigmoid %x1 : tensor<2x4xf16>
  %e1 = jit.constant dense<[[0.01099, 0.09534, 0.269, 0.4226], [0.502, 0.6226, 0.852,
    0.9526]]> : tensor<2x4xf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xf16>
  return
}

// bf16 is computed in f32 and rounded once.
func.func @sigmoid_bf16() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0, -0.312], [0.0078, 0.5, 1.75,
    3.0]]> : tensor<2x4xbf16>
  %x1 = check.opaque %c1 : tensor<2x4xbf16>
  %r = jit.sigmoid %x1 : tensor<2x4xbf16>
  %e1 = jit.constant dense<[[0.011, 0.095, 0.27, 0.422], [0.5, 0.62, 0.85,
    0.953]]> : tensor<2x4xbf16>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<2x4xbf16>
  return
}

// Exact results, at the limits and outside of the domain.
func.func @sigmoid_special() {
  %c1 = jit.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 100.0, -1000.0,
    0x7FC00000]> : tensor<7xf32>
  %x1 = check.opaque %c1 : tensor<7xf32>
  %rf32 = jit.sigmoid %x1 : tensor<7xf32>
  %e1 = jit.constant dense<[0.5, 0.5, 1.0, 0.0, 1.0, 0.0, 0x7FC00000]> : tensor<7xf32>
  check.expect_eq %rf32, %e1 : tensor<7xf32>
  %c2 = jit.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 100.0, -1000.0,
    0x7FF8000000000000]> : tensor<7xf64>
  %x2 = check.opaque %c2 : tensor<7xf64>
  %rf64 = jit.sigmoid %x2 : tensor<7xf64>
  %e2 = jit.constant dense<[0.5, 0.5, 1.0, 0.0, 1.0, 0.0, 0x7FF8000000000000]> : tensor<7xf64>
  check.expect_eq %rf64, %e2 : tensor<7xf64>
  return
}

// Rank 0.
func.func @sigmoid_rank0() {
  %c1 = jit.constant dense<1.75> : tensor<f32>
  %x1 = check.opaque %c1 : tensor<f32>
  %r = jit.sigmoid %x1 : tensor<f32>
  %e1 = jit.constant dense<0.8519528> : tensor<f32>
  check.expect_close %r, %e1 {max_ulp = 1 : i64} : tensor<f32>
  return
}

// An extent of 0.
func.func @sigmoid_empty() {
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %r = jit.sigmoid %x1 : tensor<2x0xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  check.expect_eq %r, %e1 : tensor<2x0xf32>
  return
}

// Extents known only when the program runs.
func.func @sigmoid_dynamic() {
  %c1 = jit.constant dense<[[-4.5, -2.25, -1.0], [-0.3125, 0.0078125, 0.5]]> : tensor<2x3xf32>
  %x1 = check.opaque %c1 : tensor<2x3xf32> -> tensor<?x3xf32>
  %r = jit.sigmoid %x1 : tensor<?x3xf32>
  %e1 = jit.constant dense<[[0.010986943, 0.09534947, 0.26894143], [0.42250463, 0.5019531,
    0.62245935]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x3xf32>
  check.expect_close %r, %e1d {max_ulp = 1 : i64} : tensor<?x3xf32>
  return
}
