// RUN: %e2e

// Carried values are assigned together, however they are permuted. Expected
// values: Fibonacci numbers, by hand.

func.func @tensors_swapped() {
  %zero = jit.constant dense<0> : tensor<i64>
  %one = jit.constant dense<1> : tensor<i64>
  %a0 = check.opaque %zero : tensor<i64>
  %b0 = check.opaque %one : tensor<i64>
  %ten = arith.constant 10 : index
  %n = check.opaque %ten : index
  %r:2 = jit.loop max %n iter(%i, %a = %a0, %b = %b0) : tensor<i64>, tensor<i64> {
    %s = jit.add %a, %b : tensor<i64>
    jit.continue %b, %s : tensor<i64>, tensor<i64>
  }
  %e0 = jit.constant dense<55> : tensor<i64>
  %e1 = jit.constant dense<89> : tensor<i64>
  check.expect_eq %r#0, %e0 : tensor<i64>
  check.expect_eq %r#1, %e1 : tensor<i64>
  return
}

func.func @scalars_swapped() {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %ten = arith.constant 10 : index
  %n = check.opaque %ten : index
  %r:2 = jit.loop max %n iter(%i, %a = %zero, %b = %one) : i64, i64 {
    %s = arith.addi %a, %b : i64
    jit.continue %b, %s : i64, i64
  }
  %e0 = arith.constant 55 : i64
  %e1 = arith.constant 89 : i64
  check.expect_eq %r#0, %e0 : i64
  check.expect_eq %r#1, %e1 : i64
  return
}

// An odd number of pure exchanges, with nothing computed.
func.func @pure_swap() {
  %ca = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %cb = jit.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %a0 = check.opaque %ca : tensor<2xf32>
  %b0 = check.opaque %cb : tensor<2xf32>
  %seven = arith.constant 7 : index
  %n = check.opaque %seven : index
  %r:2 = jit.loop max %n iter(%i, %a = %a0, %b = %b0) : tensor<2xf32>, tensor<2xf32> {
    jit.continue %b, %a : tensor<2xf32>, tensor<2xf32>
  }
  check.expect_eq %r#0, %cb : tensor<2xf32>
  check.expect_eq %r#1, %ca : tensor<2xf32>
  // The arguments are as they were.
  check.expect_eq %a0, %ca : tensor<2xf32>
  return
}

// Three values rotate, one of them is duplicated, one is never used.
func.func @rotate_and_duplicate() {
  %c1 = jit.constant dense<1.0> : tensor<f32>
  %c2 = jit.constant dense<2.0> : tensor<f32>
  %c3 = jit.constant dense<3.0> : tensor<f32>
  %x0 = check.opaque %c1 : tensor<f32>
  %y0 = check.opaque %c2 : tensor<f32>
  %z0 = check.opaque %c3 : tensor<f32>
  %two = arith.constant 2 : index
  %n = check.opaque %two : index
  %r:4 = jit.loop max %n iter(%i, %x = %x0, %y = %y0, %z = %z0, %w = %x0)
      : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32> {
    jit.continue %y, %z, %x, %y : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  check.expect_eq %r#0, %c3 : tensor<f32>
  check.expect_eq %r#1, %c1 : tensor<f32>
  check.expect_eq %r#2, %c2 : tensor<f32>
  check.expect_eq %r#3, %c3 : tensor<f32>
  return
}

// Values of different shapes change places: their extents are dynamic.
func.func @swap_shapes() {
  %ca = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %cb = jit.constant dense<[3.0, 4.0, 5.0]> : tensor<3xf32>
  %a0 = check.opaque %ca : tensor<2xf32>
  %b0 = check.opaque %cb : tensor<3xf32>
  %five = arith.constant 5 : index
  %n = check.opaque %five : index
  %r:2 = jit.loop max %n iter(%i, %a = %a0, %b = %b0)
      : (tensor<2xf32>, tensor<3xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    jit.continue %b, %a : tensor<?xf32>, tensor<?xf32>
  }
  %e0 = check.opaque %cb : tensor<3xf32> -> tensor<?xf32>
  %e1 = check.opaque %ca : tensor<2xf32> -> tensor<?xf32>
  check.expect_eq %r#0, %e0 : tensor<?xf32>
  check.expect_eq %r#1, %e1 : tensor<?xf32>
  return
}
