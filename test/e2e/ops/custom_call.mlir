// RUN: %host_cc -shared -fPIC -I%jit_src/runtime %S/Inputs/kernels.c -o %t.so
// RUN: jit-run %s --check -O0 --shared-libs=%t.so
// RUN: jit-run %s --check -O3 --shared-libs=%t.so
// RUN: jit-run %s --check --mode=interpret --shared-libs=%t.so

// Expected values by hand, from what Inputs/kernels.c does.

func.func @scale() {
  %c = jit.constant dense<[1.0, -2.0, 3.0]> : tensor<3xf32>
  %x = check.opaque %c : tensor<3xf32>
  %r = jit.custom_call @test_scale(%x) config {by = 2.5 : f64} : (tensor<3xf32>) -> tensor<3xf32>
  %e = jit.constant dense<[2.5, -5.0, 7.5]> : tensor<3xf32>
  check.expect_eq %r, %e : tensor<3xf32>
  check.expect_eq %x, %c : tensor<3xf32>
  return
}

// A dynamic extent comes from its size; rank 0 and extent 0 work.
func.func @extents() {
  %c = jit.constant dense<[1.0, -2.0, 3.0]> : tensor<3xf32>
  %x = check.opaque %c : tensor<3xf32> -> tensor<?xf32>
  %three = arith.constant 3 : index
  %n = check.opaque %three : index
  %r = jit.custom_call @test_scale(%x) sizes(%n) config {by = 2 : i64} : (tensor<?xf32>) -> tensor<?xf32>
  %ce = jit.constant dense<[2.0, -4.0, 6.0]> : tensor<3xf32>
  %e = check.opaque %ce : tensor<3xf32> -> tensor<?xf32>
  check.expect_eq %r, %e : tensor<?xf32>
  %c0 = jit.constant dense<4.0> : tensor<f32>
  %x0 = check.opaque %c0 : tensor<f32>
  %r0 = jit.custom_call @test_scale(%x0) config {by = 2 : i64} : (tensor<f32>) -> tensor<f32>
  %e0 = jit.constant dense<8.0> : tensor<f32>
  check.expect_eq %r0, %e0 : tensor<f32>
  %c1 = jit.constant dense<> : tensor<0x2xf32>
  %x1 = check.opaque %c1 : tensor<0x2xf32>
  %r1 = jit.custom_call @test_scale(%x1) config {by = 2 : i64} : (tensor<0x2xf32>) -> tensor<0x2xf32>
  check.expect_eq %r1, %c1 : tensor<0x2xf32>
  return
}

// What the kernel sees: kDLUInt is 1, kDLBool 6; strides in elements, row-major.
func.func @views() {
  %c = jit.constant dense<7> : tensor<2x3xui8>
  %x = check.opaque %c : tensor<2x3xui8>
  %r:2 = jit.custom_call @test_describe(%x, %x) : (tensor<2x3xui8>, tensor<2x3xui8>) -> (tensor<7xi64>, tensor<2xi64>)
  %e0 = jit.constant dense<[1, 8, 2, 2, 3, 3, 1]> : tensor<7xi64>
  %e1 = jit.constant dense<2> : tensor<2xi64>
  check.expect_eq %r#0, %e0 : tensor<7xi64>
  check.expect_eq %r#1, %e1 : tensor<2xi64>
  %cb = jit.constant dense<true> : tensor<i1>
  %b = check.opaque %cb : tensor<i1>
  %s:2 = jit.custom_call @test_describe(%b) : (tensor<i1>) -> (tensor<3xi64>, tensor<2xi64>)
  %e2 = jit.constant dense<[6, 8, 0]> : tensor<3xi64>
  check.expect_eq %s#0, %e2 : tensor<3xi64>
  return
}

// Calls with effects are neither merged nor removed, and stay in order: the
// loop makes the calls 1 to 3, of which the results of the last are kept.
func.func @effects() {
  %z = jit.constant dense<0> : tensor<i64>
  %three = arith.constant 3 : index
  %n = check.opaque %three : index
  %r = jit.loop max %n iter(%i, %a = %z) : tensor<i64> {
    %k = jit.custom_call @test_count() : () -> tensor<i64>
    jit.continue %k : tensor<i64>
  }
  %unused = jit.custom_call @test_count() : () -> tensor<i64>
  %last = jit.custom_call @test_count() : () -> tensor<i64>
  %two = jit.constant dense<2> : tensor<i64>
  %d = jit.sub %last, %r : tensor<i64>
  check.expect_eq %d, %two : tensor<i64>
  return
}
