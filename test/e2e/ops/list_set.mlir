// RUN: %e2e

// One element changes, those around it stay, whatever the sizes. By hand.
func.func @middle() {
  %ca = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %cb = jit.constant dense<> : tensor<0xf32>
  %cc = jit.constant dense<[3.0, 4.0, 5.0]> : tensor<3xf32>
  %a = check.opaque %ca : tensor<2xf32> -> tensor<?xf32>
  %b = check.opaque %cb : tensor<0xf32> -> tensor<?xf32>
  %c = check.opaque %cc : tensor<3xf32> -> tensor<?xf32>
  %l = jit.list_construct %a, %c, %a : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> !jit.list<tensor<?xf32>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %i0 = check.opaque %c0 : index
  %i1 = check.opaque %c1 : index
  %i2 = check.opaque %c2 : index
  %m = jit.list_set %l[%i1], %b : (!jit.list<tensor<?xf32>>, tensor<?xf32>) -> !jit.list<tensor<?xf32>>
  %g0 = jit.list_get %m[%i0] : !jit.list<tensor<?xf32>> -> tensor<?xf32>
  %g1 = jit.list_get %m[%i1] : !jit.list<tensor<?xf32>> -> tensor<?xf32>
  %g2 = jit.list_get %m[%i2] : !jit.list<tensor<?xf32>> -> tensor<?xf32>
  check.expect_eq %g0, %a : tensor<?xf32>
  check.expect_eq %g1, %b : tensor<?xf32>
  check.expect_eq %g2, %a : tensor<?xf32>
  return
}

// Elements of one static shape.
func.func @static() {
  %ca = jit.constant dense<[1, 2]> : tensor<2xi8>
  %cb = jit.constant dense<[3, 4]> : tensor<2xi8>
  %a = check.opaque %ca : tensor<2xi8>
  %b = check.opaque %cb : tensor<2xi8>
  %l = jit.list_construct %a, %a : (tensor<2xi8>, tensor<2xi8>) -> !jit.list<tensor<2xi8>>
  %cm = arith.constant -1 : index
  %i = check.opaque %cm : index
  %c0 = arith.constant 0 : index
  %j = check.opaque %c0 : index
  %m = jit.list_set %l[%i], %b : (!jit.list<tensor<2xi8>>, tensor<2xi8>) -> !jit.list<tensor<2xi8>>
  %g = jit.list_get %m[%i] : !jit.list<tensor<2xi8>> -> tensor<2xi8>
  %h = jit.list_get %m[%j] : !jit.list<tensor<2xi8>> -> tensor<2xi8>
  %o = jit.list_get %l[%i] : !jit.list<tensor<2xi8>> -> tensor<2xi8>
  check.expect_eq %g, %cb : tensor<2xi8>
  check.expect_eq %h, %ca : tensor<2xi8>
  check.expect_eq %o, %ca : tensor<2xi8>
  return
}
