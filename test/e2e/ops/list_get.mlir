// RUN: %e2e

// Indices from the front and from the end, at both limits. By hand.
func.func @limits() {
  %ca = jit.constant dense<[[1, 2]]> : tensor<1x2xi16>
  %cb = jit.constant dense<[[3, 4], [5, 6]]> : tensor<2x2xi16>
  %a = check.opaque %ca : tensor<1x2xi16>
  %b = check.opaque %cb : tensor<2x2xi16>
  %l = jit.list_construct %a, %b : (tensor<1x2xi16>, tensor<2x2xi16>) -> !jit.list<tensor<?x2xi16>>
  %c1 = arith.constant 1 : index
  %last = check.opaque %c1 : index
  %cm1 = arith.constant -1 : index
  %last_too = check.opaque %cm1 : index
  %cm2 = arith.constant -2 : index
  %first = check.opaque %cm2 : index
  %g = jit.list_get %l[%last] : !jit.list<tensor<?x2xi16>> -> tensor<?x2xi16>
  %h = jit.list_get %l[%last_too] : !jit.list<tensor<?x2xi16>> -> tensor<?x2xi16>
  %k = jit.list_get %l[%first] : !jit.list<tensor<?x2xi16>> -> tensor<?x2xi16>
  %ea = check.opaque %ca : tensor<1x2xi16> -> tensor<?x2xi16>
  %eb = check.opaque %cb : tensor<2x2xi16> -> tensor<?x2xi16>
  check.expect_eq %g, %eb : tensor<?x2xi16>
  check.expect_eq %h, %eb : tensor<?x2xi16>
  check.expect_eq %k, %ea : tensor<?x2xi16>
  return
}
