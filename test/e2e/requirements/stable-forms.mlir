// RUN: %e2e %s
// Exponentials and logarithms in combination neither overflow nor lose everything for large arguments, and are defined
// where elements are -inf. Expected values: the textbook formula in NumPy's f64 with the maximum taken out, rounded.


// +-1e4, where e ** x overflows in every type; differences that underflow.
func.func @softmax_large() {
  %cx = jit.constant dense<[[10000.0, 9999.0, -10000.0], [-10000.0, -9999.5, -10000.0], [10000.0, 0.0,
    10000.0]]> : tensor<3x3xf32>
  %x = check.opaque %cx : tensor<3x3xf32>
  %cy = jit.constant dense<[[10000.0, 9999.0, -10000.0], [-10000.0, -9999.5, -10000.0], [3.0e+38, -3.0e+38,
    3.0e+38]]> : tensor<3x3xf64>
  %y = check.opaque %cy : tensor<3x3xf64> -> tensor<?x?xf64>
  %a = jit.softmax %x dim = 1 : tensor<3x3xf32>
  %b = jit.softmax %y dim = 1 : tensor<?x?xf64>
  %c = jit.log_softmax %x dim = 1 : tensor<3x3xf32>
  %d = jit.logsumexp %x dims = [1] : (tensor<3x3xf32>) -> tensor<3xf32>
  %e0 = jit.constant dense<[[0.7310586, 0.26894143, 0.0], [0.27406862, 0.45186275, 0.27406862], [0.5, 0.0,
    0.5]]> : tensor<3x3xf32>
  check.expect_close %a, %e0 {max_ulp = 4 : i64} : tensor<3x3xf32>
  %e1 = jit.constant dense<[[0.7310585786300049, 0.2689414213699951, 0.0], [0.274068619061197, 0.45186276187760605,
    0.274068619061197], [0.5, 0.0, 0.5]]> : tensor<3x3xf64>
  %e1d = check.opaque %e1 : tensor<3x3xf64> -> tensor<?x?xf64>
  check.expect_close %b, %e1d {max_ulp = 4 : i64} : tensor<?x?xf64>
  %e2 = jit.constant dense<[[-0.3132617, -1.3132616, -20000.312], [-1.2943767, -0.7943768, -1.2943767], [-0.6931472,
    -10000.693, -0.6931472]]> : tensor<3x3xf32>
  check.expect_close %c, %e2 {max_ulp = 4 : i64} : tensor<3x3xf32>
  %e3 = jit.constant dense<[10000.313, -9998.706, 10000.693]> : tensor<3xf32>
  check.expect_close %d, %e3 {max_ulp = 1 : i64} : tensor<3xf32>
  return
}

// An element that is -inf counts as nothing.
func.func @masked() {
  %cx = jit.constant dense<[[0xFF800000, 1.0, 2.0], [0.0, 0xFF800000, 0xFF800000], [0xFF800000, -10000.0,
    -10000.0]]> : tensor<3x3xf32>
  %x = check.opaque %cx : tensor<3x3xf32> -> tensor<?x?xf32>
  %a = jit.softmax %x dim = 1 : tensor<?x?xf32>
  %b = jit.log_softmax %x dim = 1 : tensor<?x?xf32>
  %c = jit.logsumexp %x dims = [1] : (tensor<?x?xf32>) -> tensor<?xf32>
  %e0 = jit.constant dense<[[0.0, 0.26894143, 0.7310586], [1.0, 0.0, 0.0], [0.0, 0.5, 0.5]]> : tensor<3x3xf32>
  %e0d = check.opaque %e0 : tensor<3x3xf32> -> tensor<?x?xf32>
  check.expect_close %a, %e0d {max_ulp = 4 : i64} : tensor<?x?xf32>
  %e1 = jit.constant dense<[[0xFF800000, -1.3132616, -0.3132617], [0.0, 0xFF800000, 0xFF800000], [0xFF800000,
    -0.6931472, -0.6931472]]> : tensor<3x3xf32>
  %e1d = check.opaque %e1 : tensor<3x3xf32> -> tensor<?x?xf32>
  check.expect_close %b, %e1d {max_ulp = 4 : i64} : tensor<?x?xf32>
  %e2 = jit.constant dense<[2.3132617, 0.0, -9999.307]> : tensor<3xf32>
  %e2d = check.opaque %e2 : tensor<3xf32> -> tensor<?xf32>
  check.expect_close %c, %e2d {max_ulp = 2 : i64} : tensor<?xf32>
  return
}

// A row of -inf only: NaN in softmax and log_softmax, -inf in logsumexp. +inf likewise, NaN everywhere.
func.func @all_masked() {
  %cx = jit.constant dense<[[0xFF800000, 0xFF800000], [0x7F800000, 1.0], [0x7F800000, 0x7F800000], [0x7F800000,
    0xFF800000], [0x7FC00000, 1.0], [0x7FC00000, 0x7F800000], [0x7FC00000, 0xFF800000]]> : tensor<7x2xf32>
  %x = check.opaque %cx : tensor<7x2xf32>
  %a = jit.softmax %x dim = 1 : tensor<7x2xf32>
  %b = jit.log_softmax %x dim = 1 : tensor<7x2xf32>
  %c = jit.logsumexp %x dims = [1] : (tensor<7x2xf32>) -> tensor<7xf32>
  %e0 = jit.constant dense<0x7FC00000> : tensor<7x2xf32>
  check.expect_eq %a, %e0 : tensor<7x2xf32>
  %e1 = jit.constant dense<0x7FC00000> : tensor<7x2xf32>
  check.expect_eq %b, %e1 : tensor<7x2xf32>
  %e2 = jit.constant dense<[0xFF800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7FC00000, 0x7FC00000,
    0x7FC00000]> : tensor<7xf32>
  check.expect_eq %c, %e2 : tensor<7xf32>
  return
}

// Rows side by side do not disturb each other, along the first dimension too.
func.func @first_dimension() {
  %cx = jit.constant dense<[[0xFF800000, 10000.0, 1.0], [0xFF800000, -10000.0, 0x7FC00000], [0xFF800000, 10000.0,
    3.0]]> : tensor<3x3xf32>
  %x = check.opaque %cx : tensor<3x3xf32>
  %a = jit.softmax %x dim = 0 : tensor<3x3xf32>
  %b = jit.logsumexp %x dims = [0] : (tensor<3x3xf32>) -> tensor<3xf32>
  %e0 = jit.constant dense<[[0x7FC00000, 0.5, 0x7FC00000], [0x7FC00000, 0.0, 0x7FC00000], [0x7FC00000, 0.5,
    0x7FC00000]]> : tensor<3x3xf32>
  check.expect_eq %a, %e0 : tensor<3x3xf32>
  %e1 = jit.constant dense<[0xFF800000, 10000.693, 0x7FC00000]> : tensor<3xf32>
  check.expect_close %b, %e1 {max_ulp = 1 : i64} : tensor<3xf32>
  return
}

// In f16, where e ** 12 overflows and 6.5e4 is the limit, and in bf16: computed in f32, rounded once.
func.func @halves() {
  %cx = jit.constant dense<[[60000.0, 60000.0, -60000.0], [12.0, 11.0, 10.0], [0xFC00, 1.0, 1.0]]> : tensor<3x3xf16>
  %x = check.opaque %cx : tensor<3x3xf16>
  %cy = jit.constant dense<[[9984.0, 9984.0, -3.00405527e+38], [100.0, 99.0, 98.0], [0xFF80, 0xFF80,
    0xFF80]]> : tensor<3x3xbf16>
  %y = check.opaque %cy : tensor<3x3xbf16>
  %a = jit.softmax %x dim = 1 : tensor<3x3xf16>
  %b = jit.softmax %y dim = 1 : tensor<3x3xbf16>
  %c = jit.logsumexp %x dims = [1] : (tensor<3x3xf16>) -> tensor<3xf16>
  %d = jit.log_softmax %x dim = 1 : tensor<3x3xf16>
  %e0 = jit.constant dense<[[0.5, 0.5, 0.0], [0.6650390625, 0.244750977, 0.0900268555], [0.0, 0.5,
    0.5]]> : tensor<3x3xf16>
  check.expect_close %a, %e0 {max_ulp = 1 : i64} : tensor<3x3xf16>
  %e1 = jit.constant dense<[[0.5, 0.5, 0.0], [0.6640625, 0.2451171875, 0.08984375], [0x7FC0, 0x7FC0,
    0x7FC0]]> : tensor<3x3xbf16>
  check.expect_close %b, %e1 {max_ulp = 1 : i64} : tensor<3x3xbf16>
  %e2 = jit.constant dense<[60000.0, 12.40625, 1.693359375]> : tensor<3xf16>
  check.expect_close %c, %e2 {max_ulp = 1 : i64} : tensor<3xf16>
  %e3 = jit.constant dense<[[-0.693359375, -0.693359375, 0xFC00], [-0.407714844, -1.40722656, -2.408203125], [0xFC00,
    -0.693359375, -0.693359375]]> : tensor<3x3xf16>
  check.expect_close %d, %e3 {max_ulp = 1 : i64} : tensor<3x3xf16>
  return
}

// 1 / (1 + e ** -x): no NaN from inf / inf, tails that are not 0 until they underflow.
func.func @sigmoid() {
  %cx = jit.constant dense<[10000.0, -10000.0, 0x7F800000, 0xFF800000, 0x7FC00000, -80.0, 80.0, -87.0, 0.0,
    -0.0]> : tensor<10xf32>
  %x = check.opaque %cx : tensor<10xf32>
  %cy = jit.constant dense<[60000.0, -60000.0, -10.0, 10.0, -17.0]> : tensor<5xf16>
  %y = check.opaque %cy : tensor<5xf16>
  %a = jit.sigmoid %x : tensor<10xf32>
  %b = jit.sigmoid %y : tensor<5xf16>
  %c = jit.silu %x : tensor<10xf32>
  %e0 = jit.constant dense<[1.0, 0.0, 1.0, 0.0, 0x7FC00000, 1.8048513e-35, 1.0, 1.6458115e-38, 0.5,
    0.5]> : tensor<10xf32>
  check.expect_close %a, %e0 {max_ulp = 1 : i64} : tensor<10xf32>
  %e1 = jit.constant dense<[1.0, 0.0, 4.54187393e-05, 1.0, 5.96046448e-08]> : tensor<5xf16>
  check.expect_close %b, %e1 {max_ulp = 1 : i64} : tensor<5xf16>
  %e2 = jit.constant dense<[10000.0, -0.0, 0x7F800000, 0x7FC00000, 0x7FC00000, -1.4438811e-33, 80.0, -1.4318559e-36,
    0.0, -0.0]> : tensor<10xf32>
  check.expect_close %c, %e2 {max_ulp = 4 : i64} : tensor<10xf32>
  return
}

// ln(1 + e ** x), and the functions made of it.
func.func @softplus() {
  %cx = jit.constant dense<[10000.0, -10000.0, 0x7F800000, 0xFF800000, 0x7FC00000, -20.0, 19.0, 21.0, -100.0,
    0.0]> : tensor<10xf32>
  %x = check.opaque %cx : tensor<10xf32>
  %cy = jit.constant dense<[60000.0, -60000.0, -9.0, 9.0]> : tensor<4xf16>
  %y = check.opaque %cy : tensor<4xf16>
  %a = jit.softplus %x : tensor<10xf32>
  %b = jit.softplus %y : tensor<4xf16>
  %c = jit.softplus %x {beta = 2.0 : f64, threshold = 1000.0 : f64} : tensor<10xf32>
  %e0 = jit.constant dense<[10000.0, 0.0, 0x7F800000, 0.0, 0x7FC00000, 2.0611537e-09, 19.0, 21.0, 3.8e-44,
    0.6931472]> : tensor<10xf32>
  check.expect_close %a, %e0 {max_ulp = 4 : i64} : tensor<10xf32>
  %e1 = jit.constant dense<[60000.0, 0.0, 0.000123381615, 9.0]> : tensor<4xf16>
  check.expect_close %b, %e1 {max_ulp = 1 : i64} : tensor<4xf16>
  %e2 = jit.constant dense<[10000.0, 0.0, 0x7F800000, 0.0, 0x7FC00000, 2.124177e-18, 19.0, 21.0, 0.0,
    0.3465736]> : tensor<10xf32>
  check.expect_close %c, %e2 {max_ulp = 4 : i64} : tensor<10xf32>
  return
}

// The loss of a class that is certain, and of one that is excluded.
func.func @cross_entropy() {
  %cx = jit.constant dense<[[10000.0, -10000.0], [10000.0, -10000.0], [0xFF800000, 3.0]]> : tensor<3x2xf32>
  %x = check.opaque %cx : tensor<3x2xf32>
  %ct = jit.constant dense<[0, 1, 1]> : tensor<3xi64>
  %t = check.opaque %ct : tensor<3xi64>
  %a = jit.cross_entropy %x, %t {reduction = 0 : i32} : (tensor<3x2xf32>, tensor<3xi64>) -> tensor<3xf32>
  %e0 = jit.constant dense<[0.0, 20000.0, 0.0]> : tensor<3xf32>
  check.expect_close %a, %e0 {max_ulp = 1 : i64} : tensor<3xf32>
  return
}
