// RUN: %e2e

// Results of a call are what the callee returns; several, none, scalars.
// Expected values by hand.
func.func @several_results() {
  %c = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = check.opaque %c : tensor<2xf32>
  %three = arith.constant 3 : index
  %n = check.opaque %three : index
  %r:2 = jit.call @f(%x, %n) : (tensor<2xf32>, index) -> (tensor<2xf32>, index)
  %e = jit.constant dense<[-1.0, -2.0]> : tensor<2xf32>
  %four = arith.constant 4 : index
  check.expect_eq %r#0, %e : tensor<2xf32>
  check.expect_eq %r#1, %four : index
  jit.call @nothing(%x) : (tensor<2xf32>) -> ()
  return
}
func.func private @f(%x: tensor<2xf32>, %n: index) -> (tensor<2xf32>, index) {
  %y = jit.neg %x : tensor<2xf32>
  %one = arith.constant 1 : index
  %m = arith.addi %n, %one : index
  return %y, %m : tensor<2xf32>, index
}
func.func private @nothing(%x: tensor<2xf32>) {
  return
}

// Types of the call that know less than the callee's.
func.func @less_known() {
  %c = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = check.opaque %c : tensor<2xf32> -> tensor<?xf32>
  %two = arith.constant 2 : index
  %r:2 = jit.call @f(%x, %two) : (tensor<?xf32>, index) -> (tensor<?xf32>, index)
  %ce = jit.constant dense<[-1.0, -2.0]> : tensor<2xf32>
  %e = check.opaque %ce : tensor<2xf32> -> tensor<?xf32>
  check.expect_eq %r#0, %e : tensor<?xf32>
  return
}

// A public function may be called as well; it is not copied.
func.func @entry(%x: tensor<2xf32>) -> tensor<2xf32> {
  %y = jit.add %x, %x : tensor<2xf32>
  return %y : tensor<2xf32>
}
func.func @public_callee() {
  %c = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = check.opaque %c : tensor<2xf32>
  %r = jit.call @entry(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %e = jit.constant dense<[2.0, 4.0]> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  return
}
