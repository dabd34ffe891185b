// RUN: %e2e %s
// Expected values: torch.softmax in f64, rounded.

// Along the last dimension.
func.func @softmax_last() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32>
  %r = jit.softmax %x dim = -1 : tensor<3x4xf32>
  %e = jit.constant dense<[[0.043775164, 0.0076069827, 0.5332907, 0.4153272], [0.01760229, 0.9600918, 0.0023798298, 0.01992607], [0.17437148, 0.28748998, 0.06414769, 0.47399086]]> : tensor<3x4xf32>
  check.expect_close %r, %e {max_ulp = 4 : i64} : tensor<3x4xf32>
  return
}

// Along the first, in f64.
func.func @softmax_first() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf64>
  %x = check.opaque %xc : tensor<3x4xf64>
  %r = jit.softmax %x dim = 0 : tensor<3x4xf64>
  %e = jit.constant dense<[[0.001499815289037501, 0.0001537928143209534, 0.04741072293787844, 0.005218152477184469], [0.0009105940956573472, 0.02930772274089504, 0.00031945093834375056, 0.0003780016976149203], [0.997589590615305, 0.9705384844447839, 0.9522698261237778, 0.9944038458252006]]> : tensor<3x4xf64>
  check.expect_close %r, %e {max_ulp = 4 : i64} : tensor<3x4xf64>
  return
}

// In the middle.
func.func @softmax_middle() {
  %xc = jit.constant dense<[[[0.5, -1.25], [3.0, 2.75], [0.001, 4.0]], [[-2.0, 0.125], [7.0, 7.5], [6.0, 8.0]]]> : tensor<2x3x2xf32>
  %x = check.opaque %xc : tensor<2x3x2xf32>
  %r = jit.softmax %x dim = 1 : tensor<2x3x2xf32>
  %e = jit.constant dense<[[[0.07251825, 0.0040623257], [0.8834532, 0.22179545], [0.04402855, 0.7741422]], [[9.021166e-05, 0.00023655884], [0.7309926, 0.37745136], [0.26891717, 0.62231207]]]> : tensor<2x3x2xf32>
  check.expect_close %r, %e {max_ulp = 4 : i64} : tensor<2x3x2xf32>
  return
}

// Unknown extents.
func.func @softmax_dynamic() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32> -> tensor<?x?xf32>
  %r = jit.softmax %x dim = 1 : tensor<?x?xf32>
  %e = jit.constant dense<[[0.043775164, 0.0076069827, 0.5332907, 0.4153272], [0.01760229, 0.9600918, 0.0023798298, 0.01992607], [0.17437148, 0.28748998, 0.06414769, 0.47399086]]> : tensor<3x4xf32>
  %ed = check.opaque %e : tensor<3x4xf32> -> tensor<?x?xf32>
  check.expect_close %r, %ed {max_ulp = 4 : i64} : tensor<?x?xf32>
  return
}

// One unknown extent.
func.func @softmax_one_dynamic() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.001, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32> -> tensor<?x4xf32>
  %r = jit.softmax %x dim = -1 : tensor<?x4xf32>
  %e = jit.constant dense<[[0.043775164, 0.0076069827, 0.5332907, 0.4153272], [0.01760229, 0.9600918, 0.0023798298, 0.01992607], [0.17437148, 0.28748998, 0.06414769, 0.47399086]]> : tensor<3x4xf32>
  %ed = check.opaque %e : tensor<3x4xf32> -> tensor<?x4xf32>
  check.expect_close %r, %ed {max_ulp = 4 : i64} : tensor<?x4xf32>
  return
}

// Rows longer than 32.
func.func @softmax_long_rows() {
  %xc = jit.constant dense<[[-3.0, -0.6875, 1.625, -2.375, -0.0625, 2.25, -1.75, 0.5625, 2.875, -1.125, 1.1875, -2.8125, -0.5, 1.8125, -2.1875, 0.125, 2.4375, -1.5625, 0.75, 3.0625, -0.9375, 1.375, -2.625, -0.3125, 2.0, -2.0, 0.3125, 2.625, -1.375, 0.9375, 3.25, -0.75, 1.5625, -2.4375, -0.125, 2.1875, -1.8125, 0.5, 2.8125, -1.1875, 1.125, -2.875, -0.5625, 1.75, -2.25, 0.0625, 2.375, -1.625, 0.6875, 3.0, -1.0, 1.3125, -2.6875, -0.375, 1.9375, -2.0625, 0.25, 2.5625, -1.4375, 0.875, 3.1875, -0.8125, 1.5, -2.5, -0.1875, 2.125, -1.875, 0.4375, 2.75, -1.25, 1.0625, -2.9375, -0.625, 1.6875, -2.3125]]> : tensor<1x75xf32>
  %x = check.opaque %xc : tensor<1x75xf32>
  %r = jit.softmax %x dim = 1 : tensor<1x75xf32>
  %e = jit.constant dense<[[0.00016037555, 0.0016197356, 0.01635875, 0.00029962097, 0.0030260647, 0.03056217, 0.0005597657, 0.005653433, 0.05709765, 0.0010457799, 0.010562004, 0.00019344984, 0.0019537741, 0.01973242, 0.0003614119, 0.0036501307, 0.036865015, 0.0006752063, 0.006819342, 0.06887291, 0.0012614514, 0.012740208, 0.00023334505, 0.0023567015, 0.023801843, 0.00043594593, 0.0044028983, 0.044467695, 0.0008144542, 0.008225696, 0.08307659, 0.0015216009, 0.015367624, 0.00028146786, 0.0028427246, 0.028710501, 0.0005258512, 0.005310909, 0.05363828, 0.0009824194, 0.0099220835, 0.00018172931, 0.0018354009, 0.018536894, 0.00033951504, 0.0034289805, 0.034631476, 0.0006342976, 0.0064061787, 0.06470011, 0.0011850239, 0.011968317, 0.00021920739, 0.0022139163, 0.02235976, 0.0004095333, 0.00413614, 0.04177353, 0.00076510897, 0.007727327, 0.07804324, 0.0014294117, 0.014436547, 0.0002644146, 0.0026704927, 0.02697102, 0.0004939915, 0.004989137, 0.0503885, 0.00092289754, 0.009320935, 0.00017071888, 0.0017241996, 0.017413799, 0.00031894486]]> : tensor<1x75xf32>
  check.expect_close %r, %e {max_ulp = 16 : i64} : tensor<1x75xf32>
  return
}

// Halves compute in f32 and are rounded once.
func.func @softmax_f16() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.0010004043579101562, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xf16>
  %x = check.opaque %xc : tensor<3x4xf16>
  %r = jit.softmax %x dim = 1 : tensor<3x4xf16>
  %e = jit.constant dense<[[0.04376220703125, 0.00760650634765625, 0.533203125, 0.415283203125], [0.017608642578125, 0.9599609375, 0.00238037109375, 0.019927978515625], [0.17431640625, 0.28759765625, 0.06414794921875, 0.473876953125]]> : tensor<3x4xf16>
  check.expect_eq %r, %e : tensor<3x4xf16>
  return
}

// Likewise.
func.func @softmax_bf16() {
  %xc = jit.constant dense<[[0.5, -1.25, 3.0, 2.75], [0.00099945068359375, 4.0, -2.0, 0.125], [7.0, 7.5, 6.0, 8.0]]> : tensor<3x4xbf16>
  %x = check.opaque %xc : tensor<3x4xbf16>
  %r = jit.softmax %x dim = 1 : tensor<3x4xbf16>
  %e = jit.constant dense<[[0.043701171875, 0.007598876953125, 0.53515625, 0.416015625], [0.017578125, 0.9609375, 0.00238037109375, 0.0198974609375], [0.1748046875, 0.287109375, 0.06396484375, 0.474609375]]> : tensor<3x4xbf16>
  check.expect_eq %r, %e : tensor<3x4xbf16>
  return
}

// Nothing overflows.
func.func @softmax_large() {
  %xc = jit.constant dense<[[1000.0, 1001.0], [-1000.0, -1000.0]]> : tensor<2x2xf32>
  %x = check.opaque %xc : tensor<2x2xf32>
  %r = jit.softmax %x dim = 1 : tensor<2x2xf32>
  %e = jit.constant dense<[[0.26894143, 0.7310586], [0.5, 0.5]]> : tensor<2x2xf32>
  check.expect_close %r, %e {max_ulp = 4 : i64} : tensor<2x2xf32>
  return
}

// All -inf, +inf or NaN in a row: NaN; one -inf is nothing.
func.func @softmax_special() {
  %xc = jit.constant dense<[[0xFF800000, 0xFF800000], [0x7F800000, 1.0], [0x7FC00000, 1.0], [0xFF800000, 3.0]]> : tensor<4x2xf32>
  %x = check.opaque %xc : tensor<4x2xf32>
  %r = jit.softmax %x dim = 1 : tensor<4x2xf32>
  %e = jit.constant dense<[[0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000], [0.0, 1.0]]> : tensor<4x2xf32>
  check.expect_eq %r, %e : tensor<4x2xf32>
  return
}

// One element.
func.func @softmax_single() {
  %xc = jit.constant dense<[[5.0], [-5.0]]> : tensor<2x1xf32>
  %x = check.opaque %xc : tensor<2x1xf32>
  %r = jit.softmax %x dim = 1 : tensor<2x1xf32>
  %e = jit.constant dense<1.0> : tensor<2x1xf32>
  check.expect_eq %r, %e : tensor<2x1xf32>
  return
}

// Extents of 0.
func.func @softmax_empty() {
  %xc = jit.constant dense<> : tensor<2x0xf32>
  %x = check.opaque %xc : tensor<2x0xf32>
  %r = jit.softmax %x dim = 1 : tensor<2x0xf32>
  %e = jit.constant dense<> : tensor<2x0xf32>
  check.expect_close %r, %e {max_ulp = 4 : i64} : tensor<2x0xf32>
  return
}

// Another dimension is empty.
func.func @softmax_empty_other() {
  %xc = jit.constant dense<> : tensor<0x2xf32>
  %x = check.opaque %xc : tensor<0x2xf32> -> tensor<?x?xf32>
  %r = jit.softmax %x dim = 1 : tensor<?x?xf32>
  %e = jit.constant dense<> : tensor<0x2xf32>
  %ed = check.opaque %e : tensor<0x2xf32> -> tensor<?x?xf32>
  check.expect_close %r, %ed {max_ulp = 4 : i64} : tensor<?x?xf32>
  return
}
