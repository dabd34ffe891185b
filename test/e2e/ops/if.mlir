// RUN: %e2e

// Expected values by hand.

// Both branches, with a condition that is known only at run time.
func.func @both_branches() {
  %ca = jit.constant dense<[1, 2]> : tensor<2xi32>
  %cb = jit.constant dense<[3, 4]> : tensor<2xi32>
  %a = check.opaque %ca : tensor<2xi32>
  %b = check.opaque %cb : tensor<2xi32>
  %true = arith.constant true
  %false = arith.constant false
  %t = check.opaque %true : i1
  %f = check.opaque %false : i1
  %r = jit.if %t : tensor<2xi32> {
    jit.yield %a : tensor<2xi32>
  } else {
    jit.yield %b : tensor<2xi32>
  }
  %s = jit.if %f : tensor<2xi32> {
    jit.yield %a : tensor<2xi32>
  } else {
    jit.yield %b : tensor<2xi32>
  }
  check.expect_eq %r, %ca : tensor<2xi32>
  check.expect_eq %s, %cb : tensor<2xi32>
  return
}

// The other branch's error does not happen.
func.func @untaken_error() {
  %ca = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %cb = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %a = check.opaque %ca : tensor<2xf32> -> tensor<?xf32>
  %b = check.opaque %cb : tensor<3xf32> -> tensor<?xf32>
  %false = arith.constant false
  %f = check.opaque %false : i1
  %r = jit.if %f : tensor<?xf32> {
    %s = jit.add %a, %b : tensor<?xf32>
    jit.yield %s : tensor<?xf32>
  } else {
    jit.yield %a : tensor<?xf32>
  }
  check.expect_eq %r, %a : tensor<?xf32>
  return
}

// Rank 0, extent 0, ui8, f16 and host scalars as results.
func.func @result_types() {
  %c0 = jit.constant dense<2.5> : tensor<f16>
  %c1 = jit.constant dense<> : tensor<0x3xf64>
  %c2 = jit.constant dense<[200, 255]> : tensor<2xui8>
  %x0 = check.opaque %c0 : tensor<f16>
  %x1 = check.opaque %c1 : tensor<0x3xf64>
  %x2 = check.opaque %c2 : tensor<2xui8>
  %i = arith.constant 7 : index
  %j = arith.constant 8 : index
  %true = arith.constant true
  %t = check.opaque %true : i1
  %r:4 = jit.if %t : tensor<f16>, tensor<0x3xf64>, tensor<2xui8>, index {
    jit.yield %x0, %x1, %x2, %i : tensor<f16>, tensor<0x3xf64>, tensor<2xui8>, index
  } else {
    %n = jit.neg %x0 : tensor<f16>
    jit.yield %n, %x1, %x2, %j : tensor<f16>, tensor<0x3xf64>, tensor<2xui8>, index
  }
  check.expect_eq %r#0, %c0 : tensor<f16>
  check.expect_eq %r#1, %c1 : tensor<0x3xf64>
  check.expect_eq %r#2, %c2 : tensor<2xui8>
  check.expect_eq %r#3, %i : index
  return
}

// A condition out of a tensor.
func.func @tensor_condition() {
  %c = jit.constant dense<true> : tensor<i1>
  %p = check.opaque %c : tensor<i1>
  %t = tensor.extract %p[] : tensor<i1>
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %r = jit.if %t : i64 {
    jit.yield %one : i64
  } else {
    jit.yield %two : i64
  }
  check.expect_eq %r, %one : i64
  return
}
