// RUN: %e2e

// Elements come out as they went in; an empty list has none. By hand.
func.func @elements() {
  %ca = jit.constant dense<[1, 2]> : tensor<2xui8>
  %cb = jit.constant dense<[3]> : tensor<1xui8>
  %a = check.opaque %ca : tensor<2xui8>
  %b = check.opaque %cb : tensor<1xui8>
  %l = jit.list_construct %a, %b, %a : (tensor<2xui8>, tensor<1xui8>, tensor<2xui8>) -> !jit.list<tensor<?xui8>>
  %c1 = arith.constant 1 : index
  %i = check.opaque %c1 : index
  %c2 = arith.constant 2 : index
  %j = check.opaque %c2 : index
  %g = jit.list_get %l[%i] : !jit.list<tensor<?xui8>> -> tensor<?xui8>
  %h = jit.list_get %l[%j] : !jit.list<tensor<?xui8>> -> tensor<?xui8>
  %e = check.opaque %cb : tensor<1xui8> -> tensor<?xui8>
  %f = check.opaque %ca : tensor<2xui8> -> tensor<?xui8>
  check.expect_eq %g, %e : tensor<?xui8>
  check.expect_eq %h, %f : tensor<?xui8>
  return
}

func.func @empty() {
  %l = jit.list_construct : () -> !jit.list<tensor<?x2xf32>>
  %s = jit.list_construct : () -> !jit.list<index>
  %n = jit.list_len %l : !jit.list<tensor<?x2xf32>>
  %m = jit.list_len %s : !jit.list<index>
  %zero = arith.constant 0 : index
  check.expect_eq %n, %zero : index
  check.expect_eq %m, %zero : index
  return
}

// Rank 0 and booleans.
func.func @scalars() {
  %c = jit.constant dense<2.5> : tensor<f64>
  %x = check.opaque %c : tensor<f64>
  %l = jit.list_construct %x : (tensor<f64>) -> !jit.list<tensor<f64>>
  %true = arith.constant true
  %t = check.opaque %true : i1
  %b = jit.list_construct %t : (i1) -> !jit.list<i1>
  %c0 = arith.constant 0 : index
  %i = check.opaque %c0 : index
  %g = jit.list_get %l[%i] : !jit.list<tensor<f64>> -> tensor<f64>
  %h = jit.list_get %b[%i] : !jit.list<i1> -> i1
  check.expect_eq %g, %c : tensor<f64>
  check.expect_eq %h, %true : i1
  return
}
