// RUN: %e2e %s
// Expected values: NumPy, with bits of Philox 4x32-10 written in Python.

// What is kept is scaled.
func.func @dropout_f64() {
  %xc = jit.constant dense<[[1.1, 2.1, 3.1, 4.1], [5.1, 6.1, 7.1, 8.1], [9.1, 10.1, 11.1, 12.1]]> : tensor<3x4xf64>
  %x = check.opaque %xc : tensor<3x4xf64>
  %yc = jit.constant dense<2999170649027065890> : tensor<i64>
  %y = check.opaque %yc : tensor<i64>
  %r = jit.dropout %x, %y p = 0.3 : (tensor<3x4xf64>, tensor<i64>) -> tensor<3x4xf64>
  %e = jit.constant dense<[[1.5714285714285716, 3.0, 4.428571428571429, 5.857142857142857], [7.285714285714286, 8.714285714285714, 10.142857142857142, 11.571428571428571], [13.0, 14.428571428571429, 0.0, 17.285714285714285]]> : tensor<3x4xf64>
  check.expect_eq %r, %e : tensor<3x4xf64>
  return
}

// What is kept is scaled.
func.func @dropout_f32() {
  %xc = jit.constant dense<[[1.1, 2.1, 3.1, 4.1], [5.1, 6.1, 7.1, 8.1], [9.1, 10.1, 11.1, 12.1]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32>
  %yc = jit.constant dense<2999170649027065890> : tensor<i64>
  %y = check.opaque %yc : tensor<i64>
  %r = jit.dropout %x, %y p = 0.3 : (tensor<3x4xf32>, tensor<i64>) -> tensor<3x4xf32>
  %e = jit.constant dense<[[1.5714287, 3.0, 4.428571, 5.857143], [7.285714, 8.714286, 10.142858, 11.571429], [13.000001, 14.428573, 0.0, 17.285715]]> : tensor<3x4xf32>
  check.expect_eq %r, %e : tensor<3x4xf32>
  return
}

// What is kept is scaled.
func.func @dropout_f16() {
  %xc = jit.constant dense<[[1.099609375, 2.099609375, 3.099609375, 4.1015625], [5.1015625, 6.1015625, 7.1015625, 8.1015625], [9.1015625, 10.1015625, 11.1015625, 12.1015625]]> : tensor<3x4xf16>
  %x = check.opaque %xc : tensor<3x4xf16>
  %yc = jit.constant dense<2999170649027065890> : tensor<i64>
  %y = check.opaque %yc : tensor<i64>
  %r = jit.dropout %x, %y p = 0.3 : (tensor<3x4xf16>, tensor<i64>) -> tensor<3x4xf16>
  %e = jit.constant dense<[[1.5712890625, 3.0, 4.4296875, 5.859375], [7.2890625, 8.71875, 10.1484375, 11.5703125], [13.0, 14.4296875, 0.0, 17.28125]]> : tensor<3x4xf16>
  check.expect_eq %r, %e : tensor<3x4xf16>
  return
}

// What is kept is scaled.
func.func @dropout_bf16() {
  %xc = jit.constant dense<[[1.1015625, 2.09375, 3.09375, 4.09375], [5.09375, 6.09375, 7.09375, 8.125], [9.125, 10.125, 11.125, 12.125]]> : tensor<3x4xbf16>
  %x = check.opaque %xc : tensor<3x4xbf16>
  %yc = jit.constant dense<2999170649027065890> : tensor<i64>
  %y = check.opaque %yc : tensor<i64>
  %r = jit.dropout %x, %y p = 0.3 : (tensor<3x4xbf16>, tensor<i64>) -> tensor<3x4xbf16>
  %e = jit.constant dense<[[1.5703125, 2.984375, 4.40625, 5.84375], [7.28125, 8.6875, 10.125, 11.625], [13.0625, 14.4375, 0.0, 17.375]]> : tensor<3x4xbf16>
  check.expect_eq %r, %e : tensor<3x4xbf16>
  return
}

// Unknown extents.
func.func @dropout_dynamic() {
  %xc = jit.constant dense<[[1.1, 2.1, 3.1, 4.1], [5.1, 6.1, 7.1, 8.1], [9.1, 10.1, 11.1, 12.1]]> : tensor<3x4xf32>
  %x = check.opaque %xc : tensor<3x4xf32> -> tensor<?x?xf32>
  %yc = jit.constant dense<2999170649027065890> : tensor<i64>
  %y = check.opaque %yc : tensor<i64>
  %r = jit.dropout %x, %y p = 0.5 : (tensor<?x?xf32>, tensor<i64>) -> tensor<?x?xf32>
  %e = jit.constant dense<[[2.2, 4.2, 6.2, 0.0], [10.2, 12.2, 14.2, 0.0], [18.2, 0.0, 0.0, 24.2]]> : tensor<3x4xf32>
  %ed = check.opaque %e : tensor<3x4xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %ed : tensor<?x?xf32>
  return
}

// What is dropped is 0, whatever it was.
func.func @dropout_special() {
  %xc = jit.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -1.0]> : tensor<4xf32>
  %x = check.opaque %xc : tensor<4xf32>
  %yc = jit.constant dense<2999170649027065890> : tensor<i64>
  %y = check.opaque %yc : tensor<i64>
  %r = jit.dropout %x, %y p = 0.5 : (tensor<4xf32>, tensor<i64>) -> tensor<4xf32>
  %e = jit.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0]> : tensor<4xf32>
  check.expect_eq %r, %e : tensor<4xf32>
  return
}

// p = 1 keeps nothing.
func.func @dropout_all() {
  %xc = jit.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -1.0]> : tensor<4xf32>
  %x = check.opaque %xc : tensor<4xf32>
  %yc = jit.constant dense<2999170649027065890> : tensor<i64>
  %y = check.opaque %yc : tensor<i64>
  %r = jit.dropout %x, %y p = 1.0 : (tensor<4xf32>, tensor<i64>) -> tensor<4xf32>
  %e = jit.constant dense<0.0> : tensor<4xf32>
  check.expect_eq %r, %e : tensor<4xf32>
  return
}

// p = 0 keeps everything.
func.func @dropout_none() {
  %xc = jit.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -1.0]> : tensor<4xf32>
  %x = check.opaque %xc : tensor<4xf32>
  %yc = jit.constant dense<2999170649027065890> : tensor<i64>
  %y = check.opaque %yc : tensor<i64>
  %r = jit.dropout %x, %y p = 0.0 : (tensor<4xf32>, tensor<i64>) -> tensor<4xf32>
  %e = jit.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -1.0]> : tensor<4xf32>
  check.expect_eq %r, %e : tensor<4xf32>
  return
}

// Rank 0.
func.func @dropout_scalar() {
  %xc = jit.constant dense<3.0> : tensor<f32>
  %x = check.opaque %xc : tensor<f32>
  %yc = jit.constant dense<2999170649027065890> : tensor<i64>
  %y = check.opaque %yc : tensor<i64>
  %r = jit.dropout %x, %y p = 0.25 : (tensor<f32>, tensor<i64>) -> tensor<f32>
  %e = jit.constant dense<4.0> : tensor<f32>
  check.expect_eq %r, %e : tensor<f32>
  return
}

// Extents of 0.
func.func @dropout_empty() {
  %xc = jit.constant dense<> : tensor<0x2xf32>
  %x = check.opaque %xc : tensor<0x2xf32> -> tensor<?x?xf32>
  %yc = jit.constant dense<2999170649027065890> : tensor<i64>
  %y = check.opaque %yc : tensor<i64>
  %r = jit.dropout %x, %y p = 0.25 : (tensor<?x?xf32>, tensor<i64>) -> tensor<?x?xf32>
  %e = jit.constant dense<> : tensor<0x2xf32>
  %ed = check.opaque %e : tensor<0x2xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %ed : tensor<?x?xf32>
  return
}
