// RUN: %e2e

// A loop that does not run results in its initial values, and its body's
// errors do not happen. The trip count is known only at run time.

func.func @zero() {
  %c = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = check.opaque %c : tensor<2xf32>
  %zero = arith.constant 0 : index
  %n = check.opaque %zero : index
  %r = jit.loop max %n iter(%i, %a = %x) : tensor<2xf32> {
    %b = jit.neg %a : tensor<2xf32>
    jit.continue %b : tensor<2xf32>
  }
  check.expect_eq %r, %c : tensor<2xf32>
  return
}

func.func @negative() {
  %c = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = check.opaque %c : tensor<2xf32>
  %minus = arith.constant -5 : index
  %n = check.opaque %minus : index
  %true = arith.constant true
  %t = check.opaque %true : i1
  %r = jit.loop max %n iter(%i, %a = %x) : tensor<2xf32> {
    %b = jit.neg %a : tensor<2xf32>
    jit.continue %b : tensor<2xf32>
  }
  %s = jit.loop max %n while %t iter(%i, %a = %x) : tensor<2xf32> {
    %b = jit.neg %a : tensor<2xf32>
    jit.continue %t, %b : tensor<2xf32>
  }
  check.expect_eq %r, %c : tensor<2xf32>
  check.expect_eq %s, %c : tensor<2xf32>
  return
}

func.func @condition_false() {
  %c = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = check.opaque %c : tensor<2xf32>
  %false = arith.constant false
  %f = check.opaque %false : i1
  %r = jit.loop while %f iter(%i, %a = %x) : tensor<2xf32> {
    %b = jit.neg %a : tensor<2xf32>
    jit.continue %f, %b : tensor<2xf32>
  }
  check.expect_eq %r, %c : tensor<2xf32>
  return
}

// The loop-invariant addition would fail; it is not hoisted to where it runs.
func.func @no_error() {
  %ca = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %cb = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %a = check.opaque %ca : tensor<2xf32> -> tensor<?xf32>
  %b = check.opaque %cb : tensor<3xf32> -> tensor<?xf32>
  %zero = arith.constant 0 : index
  %n = check.opaque %zero : index
  %r = jit.loop max %n iter(%i, %x = %a) : tensor<?xf32> {
    %s = jit.add %a, %b : tensor<?xf32>
    jit.continue %s : tensor<?xf32>
  }
  check.expect_eq %r, %a : tensor<?xf32>
  return
}
