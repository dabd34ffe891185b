// RUN: %e2e %s
// Expected values by hand.

// f(x, i) = (x, x with element i set to 2 x)[0] * (x, x)[i]: 2 x^2 where i = 0,
// x^2 elsewhere. Second derivatives: of the products, forward and reverse.
func.func private @set(%x: tensor<2xf64>, %i: index) -> tensor<2xf64> {
  %z = arith.constant 0 : index
  %two = jit.constant dense<2.0> : tensor<f64>
  %l = jit.list_construct %x, %x : (tensor<2xf64>, tensor<2xf64>) -> !jit.list<tensor<2xf64>>
  %y = jit.mul %x, %two : (tensor<2xf64>, tensor<f64>) -> tensor<2xf64>
  %m = jit.list_set %l[%i], %y : (!jit.list<tensor<2xf64>>, tensor<2xf64>) -> !jit.list<tensor<2xf64>>
  %a = jit.list_get %m[%z] : !jit.list<tensor<2xf64>> -> tensor<2xf64>
  %b = jit.list_get %l[%i] : !jit.list<tensor<2xf64>> -> tensor<2xf64>
  %r = jit.mul %a, %b : tensor<2xf64>
  return %r : tensor<2xf64>
}
func.func private @first(%x: tensor<2xf64>, %i: index, %w: tensor<2xf64>) -> tensor<2xf64> {
  %g = jit.vjp @set(%x, %i) cotangents(%w) wrt = [0] : (tensor<2xf64>, index, tensor<2xf64>) -> tensor<2xf64>
  return %g : tensor<2xf64>
}
func.func @list_set_twice() {
  %c = jit.constant dense<[3.0, 5.0]> : tensor<2xf64>
  %x = check.opaque %c : tensor<2xf64>
  %w = jit.constant dense<1.0> : tensor<2xf64>
  %n0 = arith.constant 0 : index
  %n1 = arith.constant 1 : index
  %i0 = check.opaque %n0 : index
  %i1 = check.opaque %n1 : index
  %g0 = jit.call @first(%x, %i0, %w) : (tensor<2xf64>, index, tensor<2xf64>) -> tensor<2xf64>
  %g1 = jit.call @first(%x, %i1, %w) : (tensor<2xf64>, index, tensor<2xf64>) -> tensor<2xf64>
  %h = jit.vjp @first(%x, %i0, %w) cotangents(%w) wrt = [0]
      : (tensor<2xf64>, index, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
  %t = jit.jvp @first(%x, %i0, %w) tangents(%w) wrt = [0]
      : (tensor<2xf64>, index, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
  %e0 = jit.constant dense<[12.0, 20.0]> : tensor<2xf64>
  %e1 = jit.constant dense<[6.0, 10.0]> : tensor<2xf64>
  %e2 = jit.constant dense<4.0> : tensor<2xf64>
  check.expect_eq %g0, %e0 : tensor<2xf64>
  check.expect_eq %g1, %e1 : tensor<2xf64>
  check.expect_eq %h, %e2 : tensor<2xf64>
  check.expect_eq %t, %e2 : tensor<2xf64>
  return
}

// What is replaced has other extents: its cotangent is zero, and of those.
func.func private @replaced(%x: tensor<3xf64>, %y: tensor<2xf64>) -> tensor<?xf64> {
  %z = arith.constant 0 : index
  %l = jit.list_construct %x, %x : (tensor<3xf64>, tensor<3xf64>) -> !jit.list<tensor<?xf64>>
  %a = jit.list_get %l[%z] : !jit.list<tensor<?xf64>> -> tensor<?xf64>
  %m = jit.list_set %l[%z], %y : (!jit.list<tensor<?xf64>>, tensor<2xf64>) -> !jit.list<tensor<?xf64>>
  %b = jit.list_get %m[%z] : !jit.list<tensor<?xf64>> -> tensor<?xf64>
  %r = jit.concat %a, %b dim = 0 : (tensor<?xf64>, tensor<?xf64>) -> tensor<?xf64>
  return %r : tensor<?xf64>
}
func.func @list_set_other_extents() {
  %c = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf64>
  %d = jit.constant dense<[4.0, 5.0]> : tensor<2xf64>
  %x = check.opaque %c : tensor<3xf64>
  %y = check.opaque %d : tensor<2xf64>
  %w = jit.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf64>
  %wd = check.opaque %w : tensor<5xf64> -> tensor<?xf64>
  %g:2 = jit.vjp @replaced(%x, %y) cotangents(%wd)
      : (tensor<3xf64>, tensor<2xf64>, tensor<?xf64>) -> (tensor<3xf64>, tensor<2xf64>)
  check.expect_eq %g#0, %c : tensor<3xf64>
  check.expect_eq %g#1, %d : tensor<2xf64>
  return
}
