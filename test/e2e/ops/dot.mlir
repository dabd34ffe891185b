// RUN: %e2e %s
// Expected values: numpy.dot, exact on small integers.

// Two vectors of f64.
func.func @dot_f64() {
  %c0 = jit.constant dense<[2.0, -4.0, 4.0, 3.0, 1.0]> : tensor<5xf64>
  %x0 = check.opaque %c0 : tensor<5xf64>
  %c1 = jit.constant dense<[0.0, 2.0, 0.0, 0.0, -2.0]> : tensor<5xf64>
  %x1 = check.opaque %c1 : tensor<5xf64>
  %r = jit.dot %x0, %x1 : (tensor<5xf64>, tensor<5xf64>) -> tensor<f64>
  %e0 = jit.constant dense<-1.0e+01> : tensor<f64>
  check.expect_eq %r, %e0 : tensor<f64>
  return
}

// Two vectors of f32.
func.func @dot_f32() {
  %c0 = jit.constant dense<[2.0, -4.0, 4.0, 3.0, 1.0]> : tensor<5xf32>
  %x0 = check.opaque %c0 : tensor<5xf32>
  %c1 = jit.constant dense<[0.0, 2.0, 0.0, 0.0, -2.0]> : tensor<5xf32>
  %x1 = check.opaque %c1 : tensor<5xf32>
  %r = jit.dot %x0, %x1 : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
  %e0 = jit.constant dense<-1.0e+01> : tensor<f32>
  check.expect_eq %r, %e0 : tensor<f32>
  return
}

// Two vectors of f16.
func.func @dot_f16() {
  %c0 = jit.constant dense<[2.0, -4.0, 4.0, 3.0, 1.0]> : tensor<5xf16>
  %x0 = check.opaque %c0 : tensor<5xf16>
  %c1 = jit.constant dense<[0.0, 2.0, 0.0, 0.0, -2.0]> : tensor<5xf16>
  %x1 = check.opaque %c1 : tensor<5xf16>
  %r = jit.dot %x0, %x1 : (tensor<5xf16>, tensor<5xf16>) -> tensor<f16>
  %e0 = jit.constant dense<-1.0e+01> : tensor<f16>
  check.expect_eq %r, %e0 : tensor<f16>
  return
}

// Two vectors of i64.
func.func @dot_i64() {
  %c0 = jit.constant dense<[2, -4, 4, 3, 1]> : tensor<5xi64>
  %x0 = check.opaque %c0 : tensor<5xi64>
  %c1 = jit.constant dense<[0, 2, 0, 0, -2]> : tensor<5xi64>
  %x1 = check.opaque %c1 : tensor<5xi64>
  %r = jit.dot %x0, %x1 : (tensor<5xi64>, tensor<5xi64>) -> tensor<i64>
  %e0 = jit.constant dense<-10> : tensor<i64>
  check.expect_eq %r, %e0 : tensor<i64>
  return
}

// Two vectors of i8.
func.func @dot_i8() {
  %c0 = jit.constant dense<[2, -4, 4, 3, 1]> : tensor<5xi8>
  %x0 = check.opaque %c0 : tensor<5xi8>
  %c1 = jit.constant dense<[0, 2, 0, 0, -2]> : tensor<5xi8>
  %x1 = check.opaque %c1 : tensor<5xi8>
  %r = jit.dot %x0, %x1 : (tensor<5xi8>, tensor<5xi8>) -> tensor<i8>
  %e0 = jit.constant dense<-10> : tensor<i8>
  check.expect_eq %r, %e0 : tensor<i8>
  return
}

// Nothing sums to 0.
func.func @dot_empty() {
  %c0 = jit.constant dense<> : tensor<0xf32>
  %x0 = check.opaque %c0 : tensor<0xf32>
  %c1 = jit.constant dense<> : tensor<0xf32>
  %x1 = check.opaque %c1 : tensor<0xf32>
  %r = jit.dot %x0, %x1 : (tensor<0xf32>, tensor<0xf32>) -> tensor<f32>
  %e0 = jit.constant dense<0.0> : tensor<f32>
  check.expect_eq %r, %e0 : tensor<f32>
  return
}

// Extents of run time.
func.func @dot_dynamic() {
  %c0 = jit.constant dense<[2.0, -4.0, 4.0, 3.0, 1.0]> : tensor<5xf32>
  %x0 = check.opaque %c0 : tensor<5xf32> -> tensor<?xf32>
  %c1 = jit.constant dense<[0.0, 2.0, 0.0, 0.0, -2.0]> : tensor<5xf32>
  %x1 = check.opaque %c1 : tensor<5xf32> -> tensor<?xf32>
  %r = jit.dot %x0, %x1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<f32>
  %e0 = jit.constant dense<-1.0e+01> : tensor<f32>
  check.expect_eq %r, %e0 : tensor<f32>
  return
}
