// RUN: %e2e

// Newton's iteration for the square root of 2, until the step is at most 1e-12.
// Expected values: the same iteration in NumPy, f64: 1.414213562373095 after 6
// steps from 1.
func.func @square_root() {
  %cx = jit.constant dense<1.0> : tensor<f64>
  %x0 = check.opaque %cx : tensor<f64>
  %two = jit.constant dense<2.0> : tensor<f64>
  %half = jit.constant dense<0.5> : tensor<f64>
  %eps = jit.constant dense<1.0e-12> : tensor<f64>
  %true = arith.constant true
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:2 = jit.loop while %true iter(%i, %x = %x0, %k = %zero) : tensor<f64>, i64 {
    %q = jit.div %two, %x : tensor<f64>
    %s = jit.add %x, %q : tensor<f64>
    %y = jit.mul %half, %s : tensor<f64>
    %d = jit.sub %y, %x : tensor<f64>
    %a = jit.abs %d : tensor<f64>
    %more = jit.lt %eps, %a : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %c = tensor.extract %more[] : tensor<i1>
    %k1 = arith.addi %k, %one : i64
    jit.continue %c, %y, %k1 : tensor<f64>, i64
  }
  %e = jit.constant dense<1.414213562373095> : tensor<f64>
  %six = arith.constant 6 : i64
  check.expect_eq %r#0, %e : tensor<f64>
  check.expect_eq %r#1, %six : i64
  return
}

// The trip count ends the loop first: two steps give 17/12.
func.func @bounded() {
  %cx = jit.constant dense<1.0> : tensor<f64>
  %x0 = check.opaque %cx : tensor<f64>
  %two = jit.constant dense<2.0> : tensor<f64>
  %half = jit.constant dense<0.5> : tensor<f64>
  %true = arith.constant true
  %t = check.opaque %true : i1
  %max = arith.constant 2 : index
  %n = check.opaque %max : index
  %r = jit.loop max %n while %t iter(%i, %x = %x0) : tensor<f64> {
    %q = jit.div %two, %x : tensor<f64>
    %s = jit.add %x, %q : tensor<f64>
    %y = jit.mul %half, %s : tensor<f64>
    jit.continue %t, %y : tensor<f64>
  }
  %e = jit.constant dense<1.4166666666666665> : tensor<f64>
  check.expect_close %r, %e {max_ulp = 1 : i64} : tensor<f64>
  return
}
