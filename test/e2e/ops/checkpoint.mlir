// RUN: %e2e

// Without differentiation a checkpoint is its region. Expected values by hand.
func.func @several_results() {
  %c = jit.constant dense<[1.0, 4.0]> : tensor<2xf32>
  %x = check.opaque %c : tensor<2xf32>
  %r:2 = jit.checkpoint : tensor<2xf32>, tensor<2xf32> {
    %n = jit.neg %x : tensor<2xf32>
    jit.yield %n, %x : tensor<2xf32>, tensor<2xf32>
  }
  %e = jit.constant dense<[-1.0, -4.0]> : tensor<2xf32>
  check.expect_eq %r#0, %e : tensor<2xf32>
  check.expect_eq %r#1, %c : tensor<2xf32>
  return
}

// The result's type may know less than the value.
func.func @less_known() {
  %c = jit.constant dense<[1.0, 4.0]> : tensor<2xf32>
  %x = check.opaque %c : tensor<2xf32>
  %r = jit.checkpoint : tensor<?xf32> {
    %n = jit.neg %x : tensor<2xf32>
    jit.yield %n : tensor<2xf32>
  }
  %ce = jit.constant dense<[-1.0, -4.0]> : tensor<2xf32>
  %e = check.opaque %ce : tensor<2xf32> -> tensor<?xf32>
  check.expect_eq %r, %e : tensor<?xf32>
  return
}

func.func @no_results() {
  %c = jit.constant dense<1.0> : tensor<f32>
  %x = check.opaque %c : tensor<f32>
  jit.checkpoint {
    check.expect_eq %x, %c : tensor<f32>
  }
  return
}
