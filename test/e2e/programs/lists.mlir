// RUN: %e2e

// Lists of tensors, of host scalars, made in straight code and in loops.
// Expected values by hand.

// Elements of different extents: sums of what was put in.
func.func @accumulate() {
  %cx = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = check.opaque %cx : tensor<2xf32>
  %three = arith.constant 3 : index
  %n = check.opaque %three : index
  %empty = jit.list_construct : () -> !jit.list<tensor<2xf32>>
  %r:2 = jit.loop max %n iter(%i, %l = %empty, %a = %x) : !jit.list<tensor<2xf32>>, tensor<2xf32> {
    %m = jit.list_append %l, %a : (!jit.list<tensor<2xf32>>, tensor<2xf32>) -> !jit.list<tensor<2xf32>>
    %b = jit.add %a, %a : tensor<2xf32>
    jit.continue %m, %b : !jit.list<tensor<2xf32>>, tensor<2xf32>
  }
  %len = jit.list_len %r#0 : !jit.list<tensor<2xf32>>
  check.expect_eq %len, %three : index
  %zero = jit.constant dense<0.0> : tensor<2xf32>
  %s = jit.loop max %len iter(%i, %a = %zero) : tensor<2xf32> {
    %e = jit.list_get %r#0[%i] : !jit.list<tensor<2xf32>> -> tensor<2xf32>
    %b = jit.add %a, %e : tensor<2xf32>
    jit.continue %b : tensor<2xf32>
  }
  %e = jit.constant dense<[7.0, 14.0]> : tensor<2xf32>
  check.expect_eq %s, %e : tensor<2xf32>
  return
}

// Ranks 0 and 2, extents 0, dynamic extents, an index from the end.
func.func @shapes() {
  %ca = jit.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %cb = jit.constant dense<[[7]]> : tensor<1x1xi64>
  %cc = jit.constant dense<> : tensor<0x4xi64>
  %a = check.opaque %ca : tensor<2x3xi64>
  %b = check.opaque %cb : tensor<1x1xi64> -> tensor<?x?xi64>
  %c = check.opaque %cc : tensor<0x4xi64>
  %l = jit.list_construct %a, %b, %c : (tensor<2x3xi64>, tensor<?x?xi64>, tensor<0x4xi64>) -> !jit.list<tensor<?x?xi64>>
  %c0 = arith.constant 0 : index
  %i0 = check.opaque %c0 : index
  %c1 = arith.constant -2 : index
  %i1 = check.opaque %c1 : index
  %c2 = arith.constant 2 : index
  %i2 = check.opaque %c2 : index
  %g0 = jit.list_get %l[%i0] : !jit.list<tensor<?x?xi64>> -> tensor<?x?xi64>
  %g1 = jit.list_get %l[%i1] : !jit.list<tensor<?x?xi64>> -> tensor<?x?xi64>
  %g2 = jit.list_get %l[%i2] : !jit.list<tensor<?x?xi64>> -> tensor<?x?xi64>
  %e0 = check.opaque %ca : tensor<2x3xi64> -> tensor<?x?xi64>
  %e2 = check.opaque %cc : tensor<0x4xi64> -> tensor<?x?xi64>
  check.expect_eq %g0, %e0 : tensor<?x?xi64>
  check.expect_eq %g1, %b : tensor<?x?xi64>
  check.expect_eq %g2, %e2 : tensor<?x?xi64>
  return
}

// An element exchanged by a larger one moves those behind it.
func.func @set() {
  %ca = jit.constant dense<[1.0]> : tensor<1xf32>
  %cb = jit.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %cc = jit.constant dense<[4.0, 5.0, 6.0]> : tensor<3xf32>
  %a = check.opaque %ca : tensor<1xf32> -> tensor<?xf32>
  %b = check.opaque %cb : tensor<2xf32> -> tensor<?xf32>
  %c = check.opaque %cc : tensor<3xf32> -> tensor<?xf32>
  %l = jit.list_construct %a, %b : (tensor<?xf32>, tensor<?xf32>) -> !jit.list<tensor<?xf32>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = check.opaque %c0 : index
  %i1 = check.opaque %c1 : index
  %m = jit.list_set %l[%i0], %c : (!jit.list<tensor<?xf32>>, tensor<?xf32>) -> !jit.list<tensor<?xf32>>
  %g0 = jit.list_get %m[%i0] : !jit.list<tensor<?xf32>> -> tensor<?xf32>
  %g1 = jit.list_get %m[%i1] : !jit.list<tensor<?xf32>> -> tensor<?xf32>
  %old = jit.list_get %l[%i0] : !jit.list<tensor<?xf32>> -> tensor<?xf32>
  check.expect_eq %g0, %c : tensor<?xf32>
  check.expect_eq %g1, %b : tensor<?xf32>
  check.expect_eq %old, %a : tensor<?xf32>
  return
}

func.func @scalars() {
  %c3 = arith.constant 3 : i64
  %c4 = arith.constant 4 : i64
  %a = check.opaque %c3 : i64
  %b = check.opaque %c4 : i64
  %l = jit.list_construct %a : (i64) -> !jit.list<i64>
  %m = jit.list_append %l, %b : (!jit.list<i64>, i64) -> !jit.list<i64>
  %c1 = arith.constant 1 : index
  %i = check.opaque %c1 : index
  %g = jit.list_get %m[%i] : !jit.list<i64> -> i64
  check.expect_eq %g, %c4 : i64
  %c0 = arith.constant 0 : index
  %j = check.opaque %c0 : index
  %s = jit.list_set %m[%j], %b : (!jit.list<i64>, i64) -> !jit.list<i64>
  %h = jit.list_get %s[%j] : !jit.list<i64> -> i64
  %o = jit.list_get %m[%j] : !jit.list<i64> -> i64
  check.expect_eq %h, %c4 : i64
  check.expect_eq %o, %c3 : i64
  return
}

// Scalar tensors, through a private function and a branch.
func.func @through_function() {
  %c = jit.constant dense<[2.5]> : tensor<1xf64>
  %x = check.opaque %c : tensor<1xf64>
  %true = arith.constant true
  %t = check.opaque %true : i1
  %l = jit.call @one_more(%x, %t) : (tensor<1xf64>, i1) -> !jit.list<tensor<1xf64>>
  %n = jit.list_len %l : !jit.list<tensor<1xf64>>
  %two = arith.constant 2 : index
  check.expect_eq %n, %two : index
  return
}
func.func private @one_more(%x: tensor<1xf64>, %t: i1) -> !jit.list<tensor<1xf64>> {
  %l = jit.list_construct %x : (tensor<1xf64>) -> !jit.list<tensor<1xf64>>
  %r = jit.if %t : !jit.list<tensor<1xf64>> {
    %m = jit.list_append %l, %x : (!jit.list<tensor<1xf64>>, tensor<1xf64>) -> !jit.list<tensor<1xf64>>
    jit.yield %m : !jit.list<tensor<1xf64>>
  } else {
    jit.yield %l : !jit.list<tensor<1xf64>>
  }
  return %r : !jit.list<tensor<1xf64>>
}
