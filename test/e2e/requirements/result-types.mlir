// RUN: %e2e %s
// RUN: not jit-run %S/Inputs/mixed-types.mlir --check 2>&1 | FileCheck %s --check-prefix=MIXED
// The result's element type is that of the operands; nothing is promoted, so a scalar weighs as much as a matrix, and
// no value passes through another type. Expected values: NumPy with arrays of one type, and by hand.

// Operands of two types are an error, of rank 0 too.
// MIXED: mixed-types.mlir:4:8: error: 'jit.add' op {{.*}}f32

// A scalar of the same type: 2^24 + 1 stays i32, 0.1 is rounded as its type says.
func.func @scalars() {
  %cx = jit.constant dense<[16777216, 2147483647]> : tensor<2xi32>
  %x = check.opaque %cx : tensor<2xi32>
  %cone = jit.constant dense<1> : tensor<i32>
  %one = check.opaque %cone : tensor<i32>
  %ch = jit.constant dense<[2048.0, 1.0]> : tensor<2xf16>
  %h = check.opaque %ch : tensor<2xf16>
  %ctenth = jit.constant dense<0.0999755859> : tensor<f16>
  %tenth = check.opaque %ctenth : tensor<f16>
  %cd = jit.constant dense<[1.0e+300, 1.0]> : tensor<2xf64>
  %d = check.opaque %cd : tensor<2xf64>
  %ce = jit.constant dense<0.1> : tensor<f64>
  %e = check.opaque %ce : tensor<f64>
  %a = jit.add %x, %one : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
  %b = jit.add %tenth, %h : (tensor<f16>, tensor<2xf16>) -> tensor<2xf16>
  %c = jit.mul %d, %e : (tensor<2xf64>, tensor<f64>) -> tensor<2xf64>
  %e0 = jit.constant dense<[16777217, -2147483648]> : tensor<2xi32>
  check.expect_eq %a, %e0 : tensor<2xi32>
  %e1 = jit.constant dense<[2048.0, 1.099609375]> : tensor<2xf16>
  check.expect_eq %b, %e1 : tensor<2xf16>
  %e2 = jit.constant dense<[1.0e+299, 0.1]> : tensor<2xf64>
  check.expect_eq %c, %e2 : tensor<2xf64>
  return
}

// Two scalars; a scalar and a tensor of one element; the rank of the result is the larger one.
func.func @ranks() {
  %cx = jit.constant dense<2.0> : tensor<f32>
  %x = check.opaque %cx : tensor<f32>
  %cy = jit.constant dense<3.0> : tensor<1xf32>
  %y = check.opaque %cy : tensor<1xf32>
  %cz = jit.constant dense<4.0> : tensor<1x1x1xf32>
  %z = check.opaque %cz : tensor<1x1x1xf32>
  %a = jit.mul %x, %x : tensor<f32>
  %b = jit.mul %x, %y : (tensor<f32>, tensor<1xf32>) -> tensor<1xf32>
  %c = jit.mul %y, %z : (tensor<1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %e0 = jit.constant dense<4.0> : tensor<f32>
  check.expect_eq %a, %e0 : tensor<f32>
  %e1 = jit.constant dense<6.0> : tensor<1xf32>
  check.expect_eq %b, %e1 : tensor<1xf32>
  %e2 = jit.constant dense<12.0> : tensor<1x1x1xf32>
  check.expect_eq %c, %e2 : tensor<1x1x1xf32>
  return
}

// Sums of integers stay in their type; comparisons are i1; indices are i64; division of integers gives integers.
func.func @results() {
  %cx = jit.constant dense<[100, 100, 7]> : tensor<3xi8>
  %x = check.opaque %cx : tensor<3xi8>
  %a = jit.sum %x : (tensor<3xi8>) -> tensor<i8>
  %b = jit.gt %x, %a : (tensor<3xi8>, tensor<i8>) -> tensor<3xi1>
  %c = jit.argmax %x : (tensor<3xi8>) -> tensor<i64>
  %d = jit.div %x, %x : tensor<3xi8>
  %e = jit.prod %x : (tensor<3xi8>) -> tensor<i8>
  %e0 = jit.constant dense<-49> : tensor<i8>
  check.expect_eq %a, %e0 : tensor<i8>
  %e1 = jit.constant dense<true> : tensor<3xi1>
  check.expect_eq %b, %e1 : tensor<3xi1>
  %e2 = jit.constant dense<0> : tensor<i64>
  check.expect_eq %c, %e2 : tensor<i64>
  %e3 = jit.constant dense<1> : tensor<3xi8>
  check.expect_eq %d, %e3 : tensor<3xi8>
  %e4 = jit.constant dense<112> : tensor<i8>
  check.expect_eq %e, %e4 : tensor<i8>
  return
}
