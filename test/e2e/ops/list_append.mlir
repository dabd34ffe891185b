// RUN: %e2e

// The new list ends with the element; the old one is as it was. By hand.
func.func @append() {
  %ca = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %cb = jit.constant dense<[3.0, 4.0, 5.0]> : tensor<3xf32>
  %a = check.opaque %ca : tensor<2xf32> -> tensor<?xf32>
  %b = check.opaque %cb : tensor<3xf32> -> tensor<?xf32>
  %l = jit.list_construct %a : (tensor<?xf32>) -> !jit.list<tensor<?xf32>>
  %m = jit.list_append %l, %b : (!jit.list<tensor<?xf32>>, tensor<?xf32>) -> !jit.list<tensor<?xf32>>
  %minus = arith.constant -1 : index
  %i = check.opaque %minus : index
  %g = jit.list_get %m[%i] : !jit.list<tensor<?xf32>> -> tensor<?xf32>
  %h = jit.list_get %l[%i] : !jit.list<tensor<?xf32>> -> tensor<?xf32>
  check.expect_eq %g, %b : tensor<?xf32>
  check.expect_eq %h, %a : tensor<?xf32>
  return
}

// To an empty list, of host scalars.
func.func @first() {
  %l = jit.list_construct : () -> !jit.list<f64>
  %c = arith.constant 1.5 : f64
  %x = check.opaque %c : f64
  %m = jit.list_append %l, %x : (!jit.list<f64>, f64) -> !jit.list<f64>
  %c0 = arith.constant 0 : index
  %i = check.opaque %c0 : index
  %g = jit.list_get %m[%i] : !jit.list<f64> -> f64
  check.expect_eq %g, %c : f64
  return
}
