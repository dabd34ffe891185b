// RUN: %host_cc -shared -fPIC -I%jit_src/runtime %S/../ops/Inputs/kernels.c -o %t.so
// RUN: jit-run %s --check -O0 --shared-libs=%t.so
// RUN: jit-run %s --check -O3 --shared-libs=%t.so
// RUN: jit-run %s --check --mode=interpret --shared-libs=%t.so

// Rules of a kernel, which no mode can look into: test_scale multiplies by 2.5.
// Expected values by hand.

func.func private @scale_forward(%x: tensor<3xf32>) -> tensor<3xf32> {
  %y = jit.custom_call @test_scale(%x) pure config {by = 2.5 : f64} : (tensor<3xf32>) -> tensor<3xf32>
  return %y : tensor<3xf32>
}
func.func private @scale_backward(%dy: tensor<3xf32>) -> tensor<3xf32> {
  %dx = jit.custom_call @test_scale(%dy) pure config {by = 2.5 : f64} : (tensor<3xf32>) -> tensor<3xf32>
  return %dx : tensor<3xf32>
}
func.func private @scale_tangent(%x: tensor<3xf32>, %t: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %y = jit.custom_call @test_scale(%x) pure config {by = 2.5 : f64} : (tensor<3xf32>) -> tensor<3xf32>
  %s = jit.custom_call @test_scale(%t) pure config {by = 2.5 : f64} : (tensor<3xf32>) -> tensor<3xf32>
  return %y, %s : tensor<3xf32>, tensor<3xf32>
}
jit.custom_vjp kernel @test_scale forward @scale_forward backward @scale_backward
jit.custom_jvp kernel @test_scale tangent @scale_tangent

// sum of (2.5^n x)^2, n times in a loop: 2 * 2.5^(2n) x.
func.func private @energy(%x: tensor<3xf32>, %n: index) -> tensor<f32> {
  %s = jit.loop max %n iter(%i, %a = %x) : tensor<3xf32> {
    %b = jit.custom_call @test_scale(%a) pure config {by = 2.5 : f64} : (tensor<3xf32>) -> tensor<3xf32>
    jit.continue %b : tensor<3xf32>
  }
  %q = jit.mul %s, %s : tensor<3xf32>
  %r = jit.sum %q : (tensor<3xf32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func private @gradient(%x: tensor<3xf32>, %n: index) -> tensor<3xf32> {
  %g = jit.grad @energy(%x, %n) wrt = [0] : (tensor<3xf32>, index) -> tensor<3xf32>
  return %g : tensor<3xf32>
}
func.func @kernel_in_loop() {
  %c = jit.constant dense<[1.0, -2.0, 4.0]> : tensor<3xf32>
  %x = check.opaque %c : tensor<3xf32>
  %c2 = arith.constant 2 : index
  %n = check.opaque %c2 : index
  %g = jit.call @gradient(%x, %n) : (tensor<3xf32>, index) -> tensor<3xf32>
  %eg = jit.constant dense<[78.125, -156.25, 312.5]> : tensor<3xf32>
  check.expect_eq %g, %eg : tensor<3xf32>
  %d = jit.constant dense<[1.0, 0.0, 2.0]> : tensor<3xf32>
  %t = jit.jvp @energy(%x, %n) tangents(%d) wrt = [0] : (tensor<3xf32>, index, tensor<3xf32>) -> tensor<f32>
  %et = jit.constant dense<703.125> : tensor<f32>
  check.expect_eq %t, %et : tensor<f32>
  return
}
// The rules' functions call the kernel, whose rules are used in turn.
func.func @kernel_twice() {
  %c = jit.constant dense<[1.0, -2.0, 4.0]> : tensor<3xf32>
  %x = check.opaque %c : tensor<3xf32>
  %n = arith.constant 2 : index
  %d = jit.constant dense<[1.0, 0.0, 2.0]> : tensor<3xf32>
  %h = jit.vjp @gradient(%x, %n) cotangents(%d) wrt = [0] : (tensor<3xf32>, index, tensor<3xf32>) -> tensor<3xf32>
  %t = jit.jvp @gradient(%x, %n) tangents(%d) wrt = [0] : (tensor<3xf32>, index, tensor<3xf32>) -> tensor<3xf32>
  %e = jit.constant dense<[78.125, 0.0, 156.25]> : tensor<3xf32>
  check.expect_eq %h, %e : tensor<3xf32>
  check.expect_eq %t, %e : tensor<3xf32>
  return
}
