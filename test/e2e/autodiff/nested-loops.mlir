// RUN: %e2e %s
// A loop in a loop, both stopped by conditions on what they compute. Expected
// values by PyTorch, whose loops are Python's:
//   s = x
//   while True:
//     q = x
//     while True:
//       limit = 3 + s; q = q * x
//       if not q < limit: break
//     s = s + |sin(q) * q|
//     if not s < 100: break
func.func private @nest(%x: tensor<f64>) -> tensor<f64> {
  %c100 = jit.constant dense<100.0> : tensor<f64>
  %c3 = jit.constant dense<3.0> : tensor<f64>
  %true = arith.constant true
  %zero = jit.constant dense<0.0> : tensor<f64>
  %r = jit.loop while %true iter(%i, %s = %x) : tensor<f64> {
    %lim = jit.add %c3, %s : tensor<f64>
    %p = jit.loop while %true iter(%j, %q = %x) : tensor<f64> {
      %q2 = jit.mul %q, %x : tensor<f64>
      %c = jit.lt %q2, %lim : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cs = tensor.extract %c[] : tensor<i1>
      jit.continue %cs, %q2 : tensor<f64>
    }
    %sp = jit.sin %p : tensor<f64>
    %pp = jit.mul %sp, %p : tensor<f64>
    %ab = jit.abs %pp : tensor<f64>
    %s1 = jit.add %s, %ab : tensor<f64>
    %c = jit.lt %s1, %c100 : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cs = tensor.extract %c[] : tensor<i1>
    jit.continue %cs, %s1 : tensor<f64>
  }
  return %r : tensor<f64>
}
func.func private @first(%x: tensor<f64>) -> tensor<f64> {
  %g = jit.grad @nest(%x) : (tensor<f64>) -> tensor<f64>
  return %g : tensor<f64>
}
func.func @nested_loops() {
  %c = jit.constant dense<1.37> : tensor<f64>
  %x = check.opaque %c : tensor<f64>
  %v, %g = jit.grad @nest(%x) value : (tensor<f64>) -> (tensor<f64>, tensor<f64>)
  %h = jit.grad @first(%x) : (tensor<f64>) -> tensor<f64>
  %one = jit.constant dense<1.0> : tensor<f64>
  %t = jit.jvp @first(%x) tangents(%one) : (tensor<f64>, tensor<f64>) -> tensor<f64>
  %ev = jit.constant dense<166.4372309472147> : tensor<f64>
  %eg = jit.constant dense<31325.312028122054> : tensor<f64>
  %eh = jit.constant dense<-137267344.12767324> : tensor<f64>
  check.expect_close %v, %ev {max_ulp = 8 : i64} : tensor<f64>
  check.expect_close %g, %eg {max_ulp = 64 : i64} : tensor<f64>
  check.expect_close %h, %eh {max_ulp = 64 : i64} : tensor<f64>
  check.expect_close %t, %eh {max_ulp = 64 : i64} : tensor<f64>
  return
}
