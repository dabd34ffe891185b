// RUN: %e2e %s
// Reductions of f16 and bf16 accumulate in f32 and are rounded once: a sum does not stop where the type's steps become
// larger than the terms, does not overflow on the way, and a mean does not overflow through its sum. Expected values:
// NumPy in f32, where all sums are exact, rounded once.

// 4096 + 2 ones and a half: in f16 the sum would stay at 2048, in bf16 at 256.
func.func @sums() {
  %one = jit.constant dense<1.0> : tensor<4099xf16>
  %x = check.opaque %one : tensor<4099xf16>
  %bone = jit.constant dense<1.0> : tensor<3x4099xbf16>
  %y = check.opaque %bone : tensor<3x4099xbf16>
  %a = jit.sum %x : (tensor<4099xf16>) -> tensor<f16>
  %b = jit.sum %y dims = [1] : (tensor<3x4099xbf16>) -> tensor<3xbf16>
  %c = jit.sum %y dims = [0] : (tensor<3x4099xbf16>) -> tensor<4099xbf16>
  %d = jit.sum %c : (tensor<4099xbf16>) -> tensor<bf16>
  %e0 = jit.constant dense<4100.0> : tensor<f16>
  check.expect_eq %a, %e0 : tensor<f16>
  %e1 = jit.constant dense<4096.0> : tensor<3xbf16>
  check.expect_eq %b, %e1 : tensor<3xbf16>
  %e2 = jit.constant dense<12288.0> : tensor<bf16>
  check.expect_eq %d, %e2 : tensor<bf16>
  return
}

// Partial sums beyond 65504 come back; a total beyond is infinite.
func.func @overflow_on_the_way() {
  %cx = jit.constant dense<[[60000.0, 60000.0, -60000.0, -60000.0], [60000.0, 60000.0, 1.0, 1.0], [60000.0, 60000.0,
    -60000.0, 5.0]]> : tensor<3x4xf16>
  %x = check.opaque %cx : tensor<3x4xf16>
  %a = jit.sum %x dims = [1] : (tensor<3x4xf16>) -> tensor<3xf16>
  %b = jit.sum %x dims = [0] : (tensor<3x4xf16>) -> tensor<4xf16>
  %c = jit.mean %x dims = [1] : (tensor<3x4xf16>) -> tensor<3xf16>
  %d = jit.mean %x : (tensor<3x4xf16>) -> tensor<f16>
  %e0 = jit.constant dense<[0.0, 0x7C00, 60000.0]> : tensor<3xf16>
  check.expect_eq %a, %e0 : tensor<3xf16>
  %e1 = jit.constant dense<[0x7C00, 0x7C00, 0xFC00, -60000.0]> : tensor<4xf16>
  check.expect_eq %b, %e1 : tensor<4xf16>
  %e2 = jit.constant dense<[0.0, 30000.0, 15000.0]> : tensor<3xf16>
  check.expect_eq %c, %e2 : tensor<3xf16>
  %e3 = jit.constant dense<15000.0> : tensor<f16>
  check.expect_eq %d, %e3 : tensor<f16>
  return
}

// A mean of large values, and of many: the number of elements is not representable either (70000 > 65504).
func.func @means() {
  %large = jit.constant dense<65504.0> : tensor<70000xf16>
  %x = check.opaque %large : tensor<70000xf16> -> tensor<?xf16>
  %v = jit.constant dense<3.0> : tensor<70000x2xbf16>
  %y = check.opaque %v : tensor<70000x2xbf16>
  %a = jit.mean %x : (tensor<?xf16>) -> tensor<f16>
  %b = jit.mean %y dims = [0] : (tensor<70000x2xbf16>) -> tensor<2xbf16>
  %e0 = jit.constant dense<65504.0> : tensor<f16>
  check.expect_eq %a, %e0 : tensor<f16>
  %e1 = jit.constant dense<3.0> : tensor<2xbf16>
  check.expect_eq %b, %e1 : tensor<2xbf16>
  return
}

// Statistics in f32 to the end: the squares overflow f16, the deviations of the second row vanish in bf16 sums.
func.func @statistics() {
  %cx = jit.constant dense<[[300.0, -300.0, 300.0, -300.0], [1000.0, 1001.0, 1002.0, 1003.0]]> : tensor<2x4xf16>
  %x = check.opaque %cx : tensor<2x4xf16>
  %cy = jit.constant dense<[[256.0, 258.0, 260.0, 262.0], [1.0, 1.0, 1.0, 1.0]]> : tensor<2x4xbf16>
  %y = check.opaque %cy : tensor<2x4xbf16>
  %a = jit.var %x dims = [1] correction = 0 : (tensor<2x4xf16>) -> tensor<2xf16>
  %b = jit.std %x dims = [1] correction = 0 : (tensor<2x4xf16>) -> tensor<2xf16>
  %c = jit.norm %x dims = [1] : (tensor<2x4xf16>) -> tensor<2xf16>
  %d = jit.var %y dims = [1] correction = 0 : (tensor<2x4xbf16>) -> tensor<2xbf16>
  %e0 = jit.constant dense<[0x7C00, 1.25]> : tensor<2xf16>
  check.expect_eq %a, %e0 : tensor<2xf16>
  %e1 = jit.constant dense<[300.0, 1.1181640625]> : tensor<2xf16>
  check.expect_eq %b, %e1 : tensor<2xf16>
  %e2 = jit.constant dense<[600.0, 2003.0]> : tensor<2xf16>
  check.expect_eq %c, %e2 : tensor<2xf16>
  %e3 = jit.constant dense<[5.0, 0.0]> : tensor<2xbf16>
  check.expect_eq %d, %e3 : tensor<2xbf16>
  return
}

// Products of matrices, windows, cumulative and scattered sums likewise.
func.func @other_sums() {
  %o = jit.constant dense<1.0> : tensor<1x3000xf16>
  %x = check.opaque %o : tensor<1x3000xf16>
  %t = jit.transpose %x dims = [1, 0] : (tensor<1x3000xf16>) -> tensor<3000x1xf16>
  %a = jit.matmul %x, %t : (tensor<1x3000xf16>, tensor<3000x1xf16>) -> tensor<1x1xf16>
  %b = jit.avg_pool %x {kernel_size = array<i64: 3000>} : (tensor<1x3000xf16>) -> tensor<1x1xf16>
  %c = jit.cumsum %x dim = 1 : tensor<1x3000xf16>
  %last = jit.slice %c[0, 2998] [1, 2] [1, 1] : (tensor<1x3000xf16>) -> tensor<1x2xf16>
  %z = jit.constant dense<0.0> : tensor<1xf16>
  %i = jit.constant dense<0> : tensor<3000xi64>
  %j = check.opaque %i : tensor<3000xi64>
  %u = jit.reshape %x to [3000] : (tensor<1x3000xf16>) -> tensor<3000xf16>
  %d = jit.scatter add %z[%j], %u dims = [0] : (tensor<1xf16>, tensor<3000xi64>, tensor<3000xf16>) -> tensor<1xf16>
  %e0 = jit.constant dense<3000.0> : tensor<1x1xf16>
  check.expect_eq %a, %e0 : tensor<1x1xf16>
  %e1 = jit.constant dense<1.0> : tensor<1x1xf16>
  check.expect_eq %b, %e1 : tensor<1x1xf16>
// 2999 lies between 2998 and 3000: to even.
  %e2 = jit.constant dense<3000.0> : tensor<1x2xf16>
  check.expect_eq %last, %e2 : tensor<1x2xf16>
  %e3 = jit.constant dense<3000.0> : tensor<1xf16>
  check.expect_eq %d, %e3 : tensor<1xf16>
  return
}

// Products of many factors pass through values that f16 does not have; a single element is as it was.
func.func @products() {
  %cx = jit.constant dense<[[300.0, 300.0, 0.00333404541, 0.00333404541], [0.000244140625, 0.000244140625, 4096.0,
    2.0]]> : tensor<2x4xf16>
  %x = check.opaque %cx : tensor<2x4xf16>
  %cy = jit.constant dense<[[0.0999755859], [5.96046448e-08]]> : tensor<2x1xf16>
  %y = check.opaque %cy : tensor<2x1xf16>
  %a = jit.prod %x dims = [1] : (tensor<2x4xf16>) -> tensor<2xf16>
  %b = jit.sum %y dims = [1] : (tensor<2x1xf16>) -> tensor<2xf16>
  %e0 = jit.constant dense<[1.0, 0.00048828125]> : tensor<2xf16>
  check.expect_close %a, %e0 {max_ulp = 0 : i64} : tensor<2xf16>
  %e1 = jit.constant dense<[0.0999755859, 5.96046448e-08]> : tensor<2xf16>
  check.expect_eq %b, %e1 : tensor<2xf16>
  return
}
