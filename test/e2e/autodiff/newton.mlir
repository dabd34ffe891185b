// RUN: %e2e %s
// Newton's iteration for the square root of a, to convergence, with a branch in
// the body. Expected: 1 / (2 sqrt(a)) at 7, by NumPy.

func.func private @root(%a: tensor<f64>) -> tensor<f64> {
  %half = jit.constant dense<0.5> : tensor<f64>
  %eps = jit.constant dense<1.0e-14> : tensor<f64>
  %five = jit.constant dense<5.0> : tensor<f64>
  %true = arith.constant true
  %r = jit.loop while %true iter(%i, %x = %a) : tensor<f64> {
    %q = jit.div %a, %x : tensor<f64>
    %s = jit.add %q, %x : tensor<f64>
    %y = jit.mul %s, %half : tensor<f64>
    %isLarge = jit.lt %five, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %large = tensor.extract %isLarge[] : tensor<i1>
    // Any other way to a point nearer to the root will do.
    %z = jit.if %large : tensor<f64> {
      %h = jit.mul %y, %half : tensor<f64>
      %e = jit.exp %h : tensor<f64>
      %l = jit.log %e : tensor<f64>
      jit.yield %l : tensor<f64>
    } else {
      jit.yield %y : tensor<f64>
    }
    %d = jit.sub %z, %x : tensor<f64>
    %change = jit.abs %d : tensor<f64>
    %goesOn = jit.lt %eps, %change : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %c = tensor.extract %goesOn[] : tensor<i1>
    jit.continue %c, %z : tensor<f64>
  }
  return %r : tensor<f64>
}
func.func @newton_gradient() {
  %ca = jit.constant dense<7.0> : tensor<f64>
  %a = check.opaque %ca : tensor<f64>
  %v, %g = jit.grad @root(%a) value : (tensor<f64>) -> (tensor<f64>, tensor<f64>)
  %ev = jit.constant dense<2.6457513110645907> : tensor<f64>
  %eg = jit.constant dense<0.1889822365046136> : tensor<f64>
  check.expect_close %v, %ev {max_ulp = 4 : i64} : tensor<f64>
  check.expect_close %g, %eg {max_ulp = 8 : i64} : tensor<f64>
  return
}
