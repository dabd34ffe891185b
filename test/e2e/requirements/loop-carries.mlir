// RUN: %e2e %s
// Carried values may be permuted, duplicated, unused or absent: results are those of parallel assignment, and what the
// loop started from is as before. Expected values by hand.

// Seven turns of a cycle of three, and of an exchange, side by side.
func.func @permuted() {
  %ca = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %a = check.opaque %ca : tensor<2xf32>
  %cb = jit.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %b = check.opaque %cb : tensor<2xf32>
  %cc = jit.constant dense<[5.0, 6.0]> : tensor<2xf32>
  %c = check.opaque %cc : tensor<2xf32>
  %seven = arith.constant 7 : index
  %n = check.opaque %seven : index
  %r:5 = jit.loop max %n iter(%i, %x = %a, %y = %b, %z = %c, %u = %a, %v = %b)
      : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32> {
    jit.continue %y, %z, %x, %v, %u : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  %e0 = jit.constant dense<[3.0, 4.0]> : tensor<2xf32>
  check.expect_eq %r#0, %e0 : tensor<2xf32>
  %e1 = jit.constant dense<[5.0, 6.0]> : tensor<2xf32>
  check.expect_eq %r#1, %e1 : tensor<2xf32>
  %e2 = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_eq %r#2, %e2 : tensor<2xf32>
  %e3 = jit.constant dense<[3.0, 4.0]> : tensor<2xf32>
  check.expect_eq %r#3, %e3 : tensor<2xf32>
  %e4 = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_eq %r#4, %e4 : tensor<2xf32>
  %e5 = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_eq %a, %e5 : tensor<2xf32>
  return
}

// Fibonacci by swapping, with a copy of the value before: each is read after another was assigned.
func.func @swapped_and_computed() {
  %ca = jit.constant dense<0> : tensor<1xi64>
  %a = check.opaque %ca : tensor<1xi64>
  %cb = jit.constant dense<1> : tensor<1xi64>
  %b = check.opaque %cb : tensor<1xi64>
  %ten = arith.constant 10 : index
  %n = check.opaque %ten : index
  %r:3 = jit.loop max %n iter(%i, %x = %a, %y = %b, %old = %a) : tensor<1xi64>, tensor<1xi64>, tensor<1xi64> {
    %s = jit.add %x, %y : tensor<1xi64>
    jit.continue %y, %s, %x : tensor<1xi64>, tensor<1xi64>, tensor<1xi64>
  }
  %e0 = jit.constant dense<55> : tensor<1xi64>
  check.expect_eq %r#0, %e0 : tensor<1xi64>
  %e1 = jit.constant dense<89> : tensor<1xi64>
  check.expect_eq %r#1, %e1 : tensor<1xi64>
  %e2 = jit.constant dense<34> : tensor<1xi64>
  check.expect_eq %r#2, %e2 : tensor<1xi64>
  return
}

// One initial value for all, one value to all, and different ones after the first trip.
func.func @duplicated() {
  %ca = jit.constant dense<[1, 2, 3]> : tensor<3xi32>
  %a = check.opaque %ca : tensor<3xi32>
  %three = arith.constant 3 : index
  %n = check.opaque %three : index
  %r:3 = jit.loop max %n iter(%i, %x = %a, %y = %a, %z = %a) : tensor<3xi32>, tensor<3xi32>, tensor<3xi32> {
    %s = jit.add %x, %y : tensor<3xi32>
    jit.continue %s, %s, %x : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
  }
  // The results are separate values: one is added to, the other is not.
  %t = jit.add %r#0, %a : tensor<3xi32>
  %e0 = jit.constant dense<[9, 18, 27]> : tensor<3xi32>
  check.expect_eq %t, %e0 : tensor<3xi32>
  %e1 = jit.constant dense<[8, 16, 24]> : tensor<3xi32>
  check.expect_eq %r#0, %e1 : tensor<3xi32>
  %e2 = jit.constant dense<[8, 16, 24]> : tensor<3xi32>
  check.expect_eq %r#1, %e2 : tensor<3xi32>
  %e3 = jit.constant dense<[4, 8, 12]> : tensor<3xi32>
  check.expect_eq %r#2, %e3 : tensor<3xi32>
  return
}

// A value that the body ignores, one that it only passes on, one that it replaces by what is outside, and one that
// nobody reads after the loop.
func.func @unused() {
  %ca = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %a = check.opaque %ca : tensor<2xf32>
  %cb = jit.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %b = check.opaque %cb : tensor<2xf32>
  %two = arith.constant 2 : index
  %n = check.opaque %two : index
  %r:4 = jit.loop max %n iter(%i, %x = %a, %same = %b, %out = %a, %dead = %a)
      : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32> {
    %d = jit.exp %dead : tensor<2xf32>
    %m = jit.mul %b, %b : tensor<2xf32>
    jit.continue %m, %same, %b, %d : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  %e0 = jit.constant dense<[9.0, 16.0]> : tensor<2xf32>
  check.expect_eq %r#0, %e0 : tensor<2xf32>
  %e1 = jit.constant dense<[3.0, 4.0]> : tensor<2xf32>
  check.expect_eq %r#1, %e1 : tensor<2xf32>
  %e2 = jit.constant dense<[3.0, 4.0]> : tensor<2xf32>
  check.expect_eq %r#2, %e2 : tensor<2xf32>
  return
}

// No carried value at all: the loop runs, and so do its checks.
func.func @absent() {
  %cx = jit.constant dense<[1, 2, 3]> : tensor<3xi64>
  %x = check.opaque %cx : tensor<3xi64>
  %three = arith.constant 3 : index
  %n = check.opaque %three : index
  %true = arith.constant true
  %t = check.opaque %true : i1
  jit.loop max %n iter(%i) {
    %ok = arith.cmpi slt, %i, %n : index
    jit.assert %ok, "iteration {0}" (%i : index) code assertion_failed
    jit.continue
  }
  %e0 = jit.constant dense<[1, 2, 3]> : tensor<3xi64>
  check.expect_eq %x, %e0 : tensor<3xi64>
  return
}

// Exchanged values are changed in place by nothing: one is updated in part, the other read whole.
func.func @updated_and_exchanged() {
  %ca = jit.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %a = check.opaque %ca : tensor<2x2xf32>
  %cb = jit.constant dense<0.0> : tensor<2x2xf32>
  %b = check.opaque %cb : tensor<2x2xf32>
  %crow = jit.constant dense<9.0> : tensor<1x2xf32>
  %row = check.opaque %crow : tensor<1x2xf32>
  %ck = jit.constant dense<0> : tensor<1xi64>
  %k = check.opaque %ck : tensor<1xi64>
  %two = arith.constant 3 : index
  %n = check.opaque %two : index
  %r:2 = jit.loop max %n iter(%i, %x = %a, %y = %b) : tensor<2x2xf32>, tensor<2x2xf32> {
    %u = jit.scatter add %x[%k], %row dims = [0] : (tensor<2x2xf32>, tensor<1xi64>, tensor<1x2xf32>) -> tensor<2x2xf32>
    %s = jit.add %x, %y : tensor<2x2xf32>
    jit.continue %s, %u : tensor<2x2xf32>, tensor<2x2xf32>
  }
  %e0 = jit.constant dense<[[21.0, 24.0], [9.0, 12.0]]> : tensor<2x2xf32>
  check.expect_eq %r#0, %e0 : tensor<2x2xf32>
  %e1 = jit.constant dense<[[20.0, 22.0], [6.0, 8.0]]> : tensor<2x2xf32>
  check.expect_eq %r#1, %e1 : tensor<2x2xf32>
  %e2 = jit.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  check.expect_eq %a, %e2 : tensor<2x2xf32>
  %e3 = jit.constant dense<0.0> : tensor<2x2xf32>
  check.expect_eq %b, %e3 : tensor<2x2xf32>
  return
}
