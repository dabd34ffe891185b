// RUN: jit-opt %s -verify-diagnostics -split-input-file
// What composites of the shape family reject.

func.func @squeeze_c1_range(%x: tensor<1x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.squeeze' op dim 2 is not in [-2, 2)}}
  %0 = jit.squeeze %x dims = [2] : (tensor<1x3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @squeeze_c1_twice(%x: tensor<1x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.squeeze' op dim 0 is named twice}}
  %0 = jit.squeeze %x dims = [0, 0] : (tensor<1x3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @squeeze_c2(%x: tensor<1x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.squeeze' op operand dimension 1 is 3, expected 1}}
  %0 = jit.squeeze %x dims = [1] : (tensor<1x3xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @unsqueeze_c1(%x: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.unsqueeze' op dim 2 is not in [-2, 2)}}
  %0 = jit.unsqueeze %x dims = [2] : (tensor<3xf32>) -> tensor<3x1xf32>
  return
}

// -----

func.func @split_c1(%x: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.split' op dim 1 is not in [-1, 1)}}
  %0 = jit.split %x dim = 1 sizes = [3] : (tensor<3xf32>) -> (tensor<3xf32>)
  return
}

// -----

func.func @split_c2_empty(%x: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.split' op sizes is empty}}
  jit.split %x dim = 0 sizes = [] : (tensor<3xf32>) -> ()
  return
}

// -----

func.func @split_c2_two_open(%x: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.split' op more than one size is -1}}
  %0:2 = jit.split %x dim = 0 sizes = [-1, -1] : (tensor<3xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @split_c2_negative(%x: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.split' op size is -2, expected at least -1}}
  %0 = jit.split %x dim = 0 sizes = [-2] : (tensor<3xf32>) -> (tensor<3xf32>)
  return
}

// -----

func.func @split_c3_sum(%x: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.split' op sizes add up to 2, expected 3}}
  %0:2 = jit.split %x dim = 0 sizes = [1, 1] : (tensor<3xf32>) -> (tensor<1xf32>, tensor<1xf32>)
  return
}

// -----

func.func @split_c3_open(%x: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.split' op sizes add up to 4, expected at most 3}}
  %0:2 = jit.split %x dim = 0 sizes = [4, -1] : (tensor<3xf32>) -> (tensor<4xf32>, tensor<?xf32>)
  return
}

// -----

func.func @stack_c1_none() {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.stack' op has no operands}}
  %0 = "jit.stack"() {dim = 0 : i64} : () -> tensor<?xf32>
  return
}

// -----

func.func @stack_c1_shape(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.stack' op operand #1 is tensor<3xf32>, expected tensor<2xf32>}}
  %0 = jit.stack %a, %b dim = 0 : (tensor<2xf32>, tensor<3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @stack_c2(%a: tensor<2xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.stack' op dim 2 is not in [-2, 2)}}
  %0 = jit.stack %a dim = 2 : (tensor<2xf32>) -> tensor<1x2xf32>
  return
}

// -----

func.func @tile_c1(%x: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.tile' op repeats has -1, expected at least 0}}
  %0 = jit.tile %x repeats = [-1] : tensor<3xf32>
  return
}

// -----

func.func @tile_overflow(%x: tensor<4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.tile' op extent times repeat 4611686018427387904 does not fit in 64 bits}}
  %0 = jit.tile %x repeats = [4611686018427387904] : (tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @roll_c1(%x: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.roll' op there are 2 shifts, expected 1, one for each of dims}}
  %0 = jit.roll %x shifts = [1, 2] dims = [0] : tensor<3xf32>
  return
}

// -----

func.func @roll_c2(%x: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.roll' op dim 1 is not in [-1, 1)}}
  %0 = jit.roll %x shifts = [1] dims = [1] : tensor<3xf32>
  return
}
