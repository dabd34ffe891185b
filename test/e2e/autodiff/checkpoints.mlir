// RUN: %e2e %s
// What a backward pass computes again has the bits that it would have kept.

// A chain with a branch and a print, which happens once.
func.func private @kept(%x: tensor<3xf64>, %w: tensor<3x3xf64>) -> tensor<f64> {
  %h = jit.linear %x, %w : (tensor<3xf64>, tensor<3x3xf64>) -> tensor<3xf64>
  %t = jit.tanh %h : tensor<3xf64>
  %m = jit.mul %t, %x : tensor<3xf64>
  %e = jit.exp %m : tensor<3xf64>
  %s = jit.sum %e : (tensor<3xf64>) -> tensor<f64>
  %l = jit.log %s : tensor<f64>
  return %l : tensor<f64>
}
func.func private @again(%x: tensor<3xf64>, %w: tensor<3x3xf64>) -> tensor<f64> {
  %m = jit.checkpoint : tensor<3xf64> {
    %h = jit.linear %x, %w : (tensor<3xf64>, tensor<3x3xf64>) -> tensor<3xf64>
    %t = jit.checkpoint : tensor<3xf64> {
      %i = jit.tanh %h : tensor<3xf64>
      jit.yield %i : tensor<3xf64>
    }
    %p = jit.mul %t, %x : tensor<3xf64>
    jit.yield %p : tensor<3xf64>
  }
  %s = jit.checkpoint : tensor<f64> {
    %e = jit.exp %m : tensor<3xf64>
    %q = jit.sum %e : (tensor<3xf64>) -> tensor<f64>
    jit.yield %q : tensor<f64>
  }
  %l = jit.log %s : tensor<f64>
  return %l : tensor<f64>
}
func.func private @kept_second(%x: tensor<3xf64>, %w: tensor<3x3xf64>) -> tensor<f64> {
  %g = jit.grad @kept(%x, %w) wrt = [0] : (tensor<3xf64>, tensor<3x3xf64>) -> tensor<3xf64>
  %q = jit.mul %g, %g : tensor<3xf64>
  %s = jit.sum %q : (tensor<3xf64>) -> tensor<f64>
  return %s : tensor<f64>
}
func.func private @again_second(%x: tensor<3xf64>, %w: tensor<3x3xf64>) -> tensor<f64> {
  %g = jit.grad @again(%x, %w) wrt = [0] : (tensor<3xf64>, tensor<3x3xf64>) -> tensor<3xf64>
  %q = jit.mul %g, %g : tensor<3xf64>
  %s = jit.sum %q : (tensor<3xf64>) -> tensor<f64>
  return %s : tensor<f64>
}
func.func @regions() {
  %cx = jit.constant dense<[0.3, -1.1, 0.7]> : tensor<3xf64>
  %cw = jit.constant dense<[[0.1, 0.9, -0.4], [1.2, -0.3, 0.5], [-0.7, 0.2, 0.6]]> : tensor<3x3xf64>
  %x = check.opaque %cx : tensor<3xf64>
  %w = check.opaque %cw : tensor<3x3xf64>
  %a:2 = jit.grad @kept(%x, %w) wrt = [0, 1]
      : (tensor<3xf64>, tensor<3x3xf64>) -> (tensor<3xf64>, tensor<3x3xf64>)
  %b:2 = jit.grad @again(%x, %w) wrt = [0, 1]
      : (tensor<3xf64>, tensor<3x3xf64>) -> (tensor<3xf64>, tensor<3x3xf64>)
  check.expect_eq %a#0, %b#0 : tensor<3xf64>
  check.expect_eq %a#1, %b#1 : tensor<3x3xf64>
  %c:2 = jit.grad @kept_second(%x, %w) wrt = [0, 1]
      : (tensor<3xf64>, tensor<3x3xf64>) -> (tensor<3xf64>, tensor<3x3xf64>)
  %d:2 = jit.grad @again_second(%x, %w) wrt = [0, 1]
      : (tensor<3xf64>, tensor<3x3xf64>) -> (tensor<3xf64>, tensor<3x3xf64>)
  // Here a value and its copy each have a derivative.
  check.expect_almost_eq %c#0, %d#0 {rtol = 1.0e-13 : f64} : tensor<3xf64>
  check.expect_almost_eq %c#1, %d#1 {rtol = 1.0e-13 : f64} : tensor<3x3xf64>
  return
}

// The iteration number, an integer that is carried, two active values, one of
// which is used of the other's last, and captured values.
func.func private @store(%x: tensor<2xf64>, %p: tensor<f64>, %n: index)
    -> (tensor<2xf64>, tensor<f64>) {
  %z = jit.constant dense<0.5> : tensor<f64>
  %k0 = jit.constant dense<1> : tensor<i64>
  %r:3 = jit.loop max %n iter(%i, %a = %x, %b = %z, %k = %k0)
      : tensor<2xf64>, tensor<f64>, tensor<i64> {
    %j = arith.index_cast %i : index to i64
    %jt = tensor.from_elements %j : tensor<i64>
    %kk = jit.add %k, %jt : tensor<i64>
    %f = jit.convert %kk : (tensor<i64>) -> tensor<f64>
    %s = jit.sin %f : tensor<f64>
    %c = jit.cos %a : tensor<2xf64>
    %q = jit.mul %c, %s : (tensor<2xf64>, tensor<f64>) -> tensor<2xf64>
    %u = jit.mul %q, %x : tensor<2xf64>
    %v = jit.sum %u : (tensor<2xf64>) -> tensor<f64>
    %w = jit.mul %v, %p : tensor<f64>
    %y = jit.add %u, %b : (tensor<2xf64>, tensor<f64>) -> tensor<2xf64>
    jit.continue %y, %w, %kk : tensor<2xf64>, tensor<f64>, tensor<i64>
  }
  return %r#0, %r#1 : tensor<2xf64>, tensor<f64>
}
func.func private @binomial(%x: tensor<2xf64>, %p: tensor<f64>, %n: index)
    -> (tensor<2xf64>, tensor<f64>) {
  %z = jit.constant dense<0.5> : tensor<f64>
  %k0 = jit.constant dense<1> : tensor<i64>
  %r:3 = jit.loop max %n iter(%i, %a = %x, %b = %z, %k = %k0)
      : tensor<2xf64>, tensor<f64>, tensor<i64>
      attributes {jit.checkpoint_slots = 3 : i64} {
    %j = arith.index_cast %i : index to i64
    %jt = tensor.from_elements %j : tensor<i64>
    %kk = jit.add %k, %jt : tensor<i64>
    %f = jit.convert %kk : (tensor<i64>) -> tensor<f64>
    %s = jit.sin %f : tensor<f64>
    %c = jit.cos %a : tensor<2xf64>
    %q = jit.mul %c, %s : (tensor<2xf64>, tensor<f64>) -> tensor<2xf64>
    %u = jit.mul %q, %x : tensor<2xf64>
    %v = jit.sum %u : (tensor<2xf64>) -> tensor<f64>
    %w = jit.mul %v, %p : tensor<f64>
    %y = jit.add %u, %b : (tensor<2xf64>, tensor<f64>) -> tensor<2xf64>
    jit.continue %y, %w, %kk : tensor<2xf64>, tensor<f64>, tensor<i64>
  }
  return %r#0, %r#1 : tensor<2xf64>, tensor<f64>
}
func.func @loops() {
  %cx = jit.constant dense<[0.3, -1.1]> : tensor<2xf64>
  %cp = jit.constant dense<0.7> : tensor<f64>
  %x = check.opaque %cx : tensor<2xf64>
  %p = check.opaque %cp : tensor<f64>
  %cn = arith.constant 24 : index
  jit.loop max %cn iter(%n) {
    %a:2 = jit.vjp @store(%x, %p, %n) cotangents(%x, %p) wrt = [0, 1]
        : (tensor<2xf64>, tensor<f64>, index, tensor<2xf64>, tensor<f64>)
        -> (tensor<2xf64>, tensor<f64>)
    %b:2 = jit.vjp @binomial(%x, %p, %n) cotangents(%x, %p) wrt = [0, 1]
        : (tensor<2xf64>, tensor<f64>, index, tensor<2xf64>, tensor<f64>)
        -> (tensor<2xf64>, tensor<f64>)
    check.expect_eq %a#0, %b#0 : tensor<2xf64>
    check.expect_eq %a#1, %b#1 : tensor<f64>
    jit.continue
  }
  return
}

// The length is known when the loop ends, and carried extents grow.
func.func private @growing(%x: tensor<?xf64>, %limit: tensor<f64>) -> tensor<f64> {
  %t = arith.constant true
  %z = jit.constant dense<0.0> : tensor<f64>
  %r:2 = jit.loop while %t iter(%i, %a = %x, %s = %z) : tensor<?xf64>, tensor<f64> {
    %b = jit.sin %a : tensor<?xf64>
    %c = jit.concat %a, %b dim = 0 : (tensor<?xf64>, tensor<?xf64>) -> tensor<?xf64>
    %m = jit.mul %c, %c : tensor<?xf64>
    %q = jit.sum %m : (tensor<?xf64>) -> tensor<f64>
    %lt = jit.lt %q, %limit : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %go = tensor.extract %lt[] : tensor<i1>
    jit.continue %go, %c, %q : tensor<?xf64>, tensor<f64>
  }
  return %r#1 : tensor<f64>
}
func.func private @growing_again(%x: tensor<?xf64>, %limit: tensor<f64>) -> tensor<f64> {
  %t = arith.constant true
  %z = jit.constant dense<0.0> : tensor<f64>
  %r:2 = jit.loop while %t iter(%i, %a = %x, %s = %z) : tensor<?xf64>, tensor<f64>
      attributes {jit.checkpoint_slots = 1 : i64} {
    %b = jit.sin %a : tensor<?xf64>
    %c = jit.concat %a, %b dim = 0 : (tensor<?xf64>, tensor<?xf64>) -> tensor<?xf64>
    %m = jit.mul %c, %c : tensor<?xf64>
    %q = jit.sum %m : (tensor<?xf64>) -> tensor<f64>
    %lt = jit.lt %q, %limit : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %go = tensor.extract %lt[] : tensor<i1>
    jit.continue %go, %c, %q : tensor<?xf64>, tensor<f64>
  }
  return %r#1 : tensor<f64>
}
func.func @data_dependent() {
  %cx = jit.constant dense<[0.3, -1.1, 0.8]> : tensor<3xf64>
  %cl = jit.constant dense<20.0> : tensor<f64>
  %x = check.opaque %cx : tensor<3xf64> -> tensor<?xf64>
  %l = check.opaque %cl : tensor<f64>
  %a = jit.grad @growing(%x, %l) wrt = [0] : (tensor<?xf64>, tensor<f64>) -> tensor<?xf64>
  %b = jit.grad @growing_again(%x, %l) wrt = [0] : (tensor<?xf64>, tensor<f64>) -> tensor<?xf64>
  check.expect_eq %a, %b : tensor<?xf64>
  return
}
