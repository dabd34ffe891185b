// RUN: %e2e

// The same elements at a type that knows more or less. By hand.
func.func @both_ways() {
  %ca = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %a = check.opaque %ca : tensor<2xf32>
  %l = jit.list_construct %a : (tensor<2xf32>) -> !jit.list<tensor<2xf32>>
  %m = jit.list_cast %l : !jit.list<tensor<2xf32>> -> !jit.list<tensor<?xf32>>
  %k = jit.list_cast %m : !jit.list<tensor<?xf32>> -> !jit.list<tensor<2xf32>>
  %c0 = arith.constant 0 : index
  %i = check.opaque %c0 : index
  %g = jit.list_get %k[%i] : !jit.list<tensor<2xf32>> -> tensor<2xf32>
  check.expect_eq %g, %ca : tensor<2xf32>
  return
}
