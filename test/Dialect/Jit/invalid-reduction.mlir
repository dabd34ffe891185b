// RUN: jit-opt %s -verify-diagnostics -split-input-file

func.func @reduction_c1(%x: tensor<2x3xf32>) {
  // expected-error@+2 {{'jit.sum' op dim 2 is not in [-2, 2)}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = jit.sum %x dims = [2] : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduction_c1_scalar(%x: tensor<f32>) {
  // expected-error@+2 {{'jit.argmax' op dim 0 of a tensor of rank 0}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = jit.argmax %x dim = 0 : (tensor<f32>) -> tensor<i64>
  return
}

// -----

func.func @reduction_c1_along(%x: tensor<2xf32>) {
  // expected-error@+2 {{'jit.softmax' op dim -2 is not in [-1, 1)}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = jit.softmax %x dim = -2 : tensor<2xf32>
  return
}

// -----

func.func @reduction_c2(%x: tensor<2x3xf32>) {
  // expected-error@+2 {{'jit.mean' op dim -1 is named twice}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = jit.mean %x dims = [1, -1] : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduction_c3_max(%x: tensor<0x3xf32>) {
  // expected-error@+2 {{'jit.max' op reduced dimension 0 has extent 0, expected at least 1}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = jit.max %x dims = [0] : (tensor<0x3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @reduction_c3_argmin(%x: tensor<2x0xf32>) {
  // expected-error@+2 {{'jit.argmin' op reduced dimension 1 has extent 0, expected at least 1}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = jit.argmin %x : (tensor<2x0xf32>) -> tensor<i64>
  return
}

// -----

func.func @reduction_c3_norm(%x: tensor<0xf32>) {
  // expected-error@+2 {{'jit.norm' op reduced dimension 0 has extent 0, expected at least 1}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = jit.norm %x p = 0x7FF0000000000000 : (tensor<0xf32>) -> tensor<f32>
  return
}

// -----

func.func @sum_of_bool(%x: tensor<2xi1>) {
  // expected-error@+1 {{'jit.sum' op operand #0 must be tensor of}}
  %0 = jit.sum %x : (tensor<2xi1>) -> tensor<i1>
  return
}

// -----

func.func @result_type(%x: tensor<2x3xf32>) {
  // expected-error@+2 {{inferred type(s) 'tensor<2xf32>' are incompatible with return type(s) of operation 'tensor<3xf32>'}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = jit.sum %x dims = [1] : (tensor<2x3xf32>) -> tensor<3xf32>
  return
}
