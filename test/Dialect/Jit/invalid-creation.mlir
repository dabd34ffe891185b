// RUN: jit-opt %s -verify-diagnostics -split-input-file

func.func @sizes_c1() {
  // expected-error@+2 {{'jit.zeros' op size 1 is -3, expected at least 0}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = jit.zeros [2, -3] : tensor<2x3xf32>
  return
}

// -----

func.func @sizes_count(%n: index) {
  // expected-error@+2 {{'jit.zeros' op has 1 size operands, expected 0, one for each dynamic size}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = "jit.zeros"(%n) <{static_sizes = array<i64: 2>, dtype = f32}> : (index) -> tensor<2xf32>
  return
}

// -----

func.func @full_c1(%v: tensor<1xf32>) {
  // expected-error@+2 {{'jit.full' op value has rank 1, expected a scalar}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = jit.full %v, [2] : (tensor<1xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @iota_c1() {
  // expected-error@+2 {{'jit.iota' op dim 1 is not in [-1, 1)}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = jit.iota [2] dim = 1 : tensor<2xf32>
  return
}

// -----

func.func @iota_c2() {
  // expected-error@+2 {{'jit.iota' op element type is i1, expected a number}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = jit.iota [2] dim = 0 : tensor<2xi1>
  return
}

// -----

func.func @random_c1(%key: tensor<2xi64>) {
  // expected-error@+2 {{'jit.random_bits' op key has rank 1, expected a scalar}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = jit.random_bits %key, [2] : (tensor<2xi64>) -> tensor<2xi32>
  return
}

// -----

func.func @random_bits_c1(%key: tensor<i64>) {
  // expected-error@+2 {{'jit.random_bits' op element type is i16, expected i32 or i64}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = jit.random_bits %key, [2] : (tensor<i64>) -> tensor<2xi16>
  return
}

// -----

func.func @random_c2(%key: tensor<i64>) {
  // expected-error@+2 {{'jit.rand_normal' op element type is i64, expected a float}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = jit.rand_normal %key, [2] : (tensor<i64>) -> tensor<2xi64>
  return
}

// -----

func.func @eye_c1() {
  // expected-error@+2 {{'jit.eye' op has 1 sizes, expected 2}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = jit.eye [2] : tensor<2x2xf32>
  return
}

// -----

func.func @arange_c1(%s: tensor<f32>, %t: tensor<1xf32>) {
  // expected-error@+2 {{'jit.arange' op step has rank 1, expected a scalar}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = jit.arange %s, %t, [2] : (tensor<f32>, tensor<1xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @arange_c2(%s: tensor<f32>, %t: tensor<f64>) {
  // expected-error@+2 {{'jit.arange' op start has element type f32, step has f64, expected one}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = jit.arange %s, %t, [2] : (tensor<f32>, tensor<f64>) -> tensor<2xf32>
  return
}

// -----

func.func @arange_c3(%s: tensor<f32>) {
  // expected-error@+2 {{'jit.arange' op has 2 sizes, expected 1}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = jit.arange %s, %s, [2, 2] : (tensor<f32>, tensor<f32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @dropout_c1(%x: tensor<2xf32>, %key: tensor<i64>) {
  // expected-error@+2 {{'jit.dropout' op p is 1.5, expected one in [0, 1]}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = jit.dropout %x, %key p = 1.5 : (tensor<2xf32>, tensor<i64>) -> tensor<2xf32>
  return
}

// -----

func.func @one_hot_c1(%i: tensor<2xi64>) {
  // expected-error@+2 {{'jit.one_hot' op has 2 sizes, expected 1}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = jit.one_hot %i, [2, 2] : (tensor<2xi64>) -> tensor<2x2xf32>
  return
}
