// RUN: not jit-run %s --check -O0 2>&1 | FileCheck %s
// RUN: not jit-run %s --check --mode=interpret 2>&1 | FileCheck %s
// RUN: not jit-run %s --check -O3 2>&1 | FileCheck %s

// A failed expectation names its location, the first element that differs, and both values.

// CHECK: 'eq_element' failed: {{.*}}failures.mlir:[[#@LINE+5]]:3: 'check.expect_eq' op element [1, 0] is 3, expected -3
func.func @eq_element() {
  %0 = jit.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %1 = check.opaque %0 : tensor<2x2xi32>
  %2 = jit.constant dense<[[1, 2], [-3, 4]]> : tensor<2x2xi32>
  check.expect_eq %1, %2 : tensor<2x2xi32>
  return
}

// CHECK: 'eq_shape' failed: {{.*}} 'check.expect_eq' op dimension 0 is 2, expected 3
func.func @eq_shape() {
  %0 = jit.constant dense<1.0> : tensor<2xf32>
  %1 = check.opaque %0 : tensor<2xf32> -> tensor<?xf32>
  %2 = jit.constant dense<1.0> : tensor<3xf32>
  %3 = check.opaque %2 : tensor<3xf32> -> tensor<?xf32>
  check.expect_eq %1, %3 : tensor<?xf32>
  return
}

// Zeros of different sign differ for expect_eq, not for expect_close.
// CHECK: 'eq_zero' failed: {{.*}} element [0] is 0, expected -0
func.func @eq_zero() {
  %0 = jit.constant dense<0.0> : tensor<1xf32>
  %1 = check.opaque %0 : tensor<1xf32>
  %2 = jit.constant dense<-0.0> : tensor<1xf32>
  check.expect_close %1, %2 {max_ulp = 0 : i64} : tensor<1xf32>
  check.expect_eq %1, %2 : tensor<1xf32>
  return
}

// CHECK: 'close' failed: {{.*}} 'check.expect_close' op element [0] is 1, expected 1.00000024
func.func @close() {
  %0 = jit.constant dense<1.0> : tensor<1xf32>
  %1 = check.opaque %0 : tensor<1xf32>
  %2 = jit.constant dense<0x3F800002> : tensor<1xf32>
  check.expect_close %1, %2 {max_ulp = 2 : i64} : tensor<1xf32>
  check.expect_close %1, %2 {max_ulp = 1 : i64} : tensor<1xf32>
  return
}

// CHECK: 'almost_nan' failed: {{.*}} 'check.expect_almost_eq' op element [1] is nan, expected 1
func.func @almost_nan() {
  %0 = jit.constant dense<[0x7FC00000, 0x7FC00000]> : tensor<2xf32>
  %1 = check.opaque %0 : tensor<2xf32>
  %2 = jit.constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>
  check.expect_almost_eq %1, %2 : tensor<2xf32>
  return
}

// CHECK: 'almost_inf' failed: {{.*}} element [0] is 1e30, expected inf
func.func @almost_inf() {
  %0 = jit.constant dense<1.0e30> : tensor<1xf64>
  %1 = check.opaque %0 : tensor<1xf64>
  %2 = jit.constant dense<0x7FF0000000000000> : tensor<1xf64>
  check.expect_almost_eq %1, %2 : tensor<1xf64>
  return
}

// CHECK: 'scalar' failed: {{.*}} value is 3, expected 4
func.func @scalar() {
  %0 = arith.constant 3 : index
  %1 = check.opaque %0 : index
  %2 = arith.constant 4 : index
  check.expect_eq %1, %2 : index
  return
}

// CHECK: 0 passed, 7 failed
