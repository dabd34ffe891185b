// RUN: %e2e

// Expected values by hand; permuted carried values, zero trips and growing
// extents are in test/e2e/programs.

// The iteration number counts from 0.
func.func @iteration_number() {
  %zero = arith.constant 0 : i64
  %five = arith.constant 5 : index
  %n = check.opaque %five : index
  %r = jit.loop max %n iter(%i, %s = %zero) : i64 {
    %k = arith.index_cast %i : index to i64
    %t = arith.addi %s, %k : i64
    jit.continue %t : i64
  }
  %e = arith.constant 10 : i64
  check.expect_eq %r, %e : i64
  return
}

// It counts in a loop with a condition too, and the condition is asked before
// each iteration but the first.
func.func @condition() {
  %zero = arith.constant 0 : index
  %three = arith.constant 3 : index
  %true = arith.constant true
  %t = check.opaque %true : i1
  %r = jit.loop while %t iter(%i, %last = %zero) : index {
    %more = arith.cmpi slt, %i, %three : index
    jit.continue %more, %i : index
  }
  check.expect_eq %r, %three : index
  return
}

// Rank 0, extent 0, ui8, bf16.
func.func @carried_types() {
  %c0 = jit.constant dense<1.0> : tensor<bf16>
  %c1 = jit.constant dense<> : tensor<2x0xf32>
  %c2 = jit.constant dense<[100, 7]> : tensor<2xui8>
  %x0 = check.opaque %c0 : tensor<bf16>
  %x1 = check.opaque %c1 : tensor<2x0xf32>
  %x2 = check.opaque %c2 : tensor<2xui8>
  %two = arith.constant 2 : index
  %n = check.opaque %two : index
  %r:3 = jit.loop max %n iter(%i, %a = %x0, %b = %x1, %c = %x2) : tensor<bf16>, tensor<2x0xf32>, tensor<2xui8> {
    %d = jit.add %a, %a : tensor<bf16>
    %e = jit.neg %b : tensor<2x0xf32>
    %f = jit.add %c, %c : tensor<2xui8>
    jit.continue %d, %e, %f : tensor<bf16>, tensor<2x0xf32>, tensor<2xui8>
  }
  // 400 wraps to 144.
  %e0 = jit.constant dense<4.0> : tensor<bf16>
  %e2 = jit.constant dense<[144, 28]> : tensor<2xui8>
  check.expect_eq %r#0, %e0 : tensor<bf16>
  check.expect_eq %r#1, %c1 : tensor<2x0xf32>
  check.expect_eq %r#2, %e2 : tensor<2xui8>
  return
}

// A constant as initial value is not written to: the second loop starts anew.
func.func @constant_init() {
  %c = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %two = arith.constant 2 : index
  %n = check.opaque %two : index
  %r = jit.loop max %n iter(%i, %a = %c) : tensor<2xf32> {
    %b = jit.add %a, %a : tensor<2xf32>
    jit.continue %b : tensor<2xf32>
  }
  %s = jit.loop max %n iter(%i, %a = %c) : tensor<2xf32> {
    %b = jit.add %a, %c : tensor<2xf32>
    jit.continue %b : tensor<2xf32>
  }
  %er = jit.constant dense<[4.0, 8.0]> : tensor<2xf32>
  %es = jit.constant dense<[3.0, 6.0]> : tensor<2xf32>
  check.expect_eq %r, %er : tensor<2xf32>
  check.expect_eq %s, %es : tensor<2xf32>
  return
}

// A value used after the iteration that replaced it.
func.func @old_and_new() {
  %c = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = check.opaque %c : tensor<2xf32>
  %three = arith.constant 3 : index
  %n = check.opaque %three : index
  %r:2 = jit.loop max %n iter(%i, %a = %x, %old = %x) : tensor<2xf32>, tensor<2xf32> {
    %b = jit.add %a, %a : tensor<2xf32>
    jit.continue %b, %a : tensor<2xf32>, tensor<2xf32>
  }
  %e0 = jit.constant dense<[8.0, 16.0]> : tensor<2xf32>
  %e1 = jit.constant dense<[4.0, 8.0]> : tensor<2xf32>
  check.expect_eq %r#0, %e0 : tensor<2xf32>
  check.expect_eq %r#1, %e1 : tensor<2xf32>
  return
}
