// RUN: jit-opt %s -verify-diagnostics -split-input-file
// What shape primitives that cut and join reject.

func.func @slice_c1_offsets(%x: tensor<4x5xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.slice' op offsets has 1 entries, expected 2}}
  %0 = jit.slice %x[0] [4, 5] [1, 1] : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @slice_c1_strides(%x: tensor<4x5xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.slice' op strides has 1 entries, expected 2}}
  %0 = jit.slice %x[0, 0] [4, 5] [1] : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @slice_c2_offset(%x: tensor<4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.slice' op offsets has -1, expected at least 0}}
  %0 = jit.slice %x[-1] [1] [1] : (tensor<4xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @slice_c2_size(%x: tensor<4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.slice' op sizes has -1, expected at least 0}}
  %0 = jit.slice %x[0] [-1] [1] : (tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @slice_c2_stride(%x: tensor<4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.slice' op strides has 0, expected at least 1}}
  %0 = jit.slice %x[0] [1] [0] : (tensor<4xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @slice_c3_offset(%x: tensor<4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.slice' op offset 5 in dimension 0 is larger than the extent 4}}
  %0 = jit.slice %x[5] [0] [1] : (tensor<4xf32>) -> tensor<0xf32>
  return
}

// -----

// Elements 0, 2 and 4 of four.
func.func @slice_c3_size(%x: tensor<4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.slice' op size 3 in dimension 0 is larger than 2, what the extent 4 leaves}}
  %0 = jit.slice %x[0] [3] [2] : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @pad_c1_rank(%x: tensor<4xf32>, %v: tensor<1xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.pad' op value has rank 1, expected 0}}
  %0 = jit.pad %x, %v low = [1] high = [1] : (tensor<4xf32>, tensor<1xf32>) -> tensor<6xf32>
  return
}

// -----

func.func @pad_c1_type(%x: tensor<4xf32>, %v: tensor<f64>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.pad' op value has element type f64, expected f32}}
  %0 = jit.pad %x, %v low = [1] high = [1] : (tensor<4xf32>, tensor<f64>) -> tensor<6xf32>
  return
}

// -----

func.func @pad_c2_negative(%x: tensor<4xf32>, %v: tensor<f32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.pad' op low has -1, expected at least 0}}
  %0 = jit.pad %x, %v low = [-1] high = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @pad_c2_length(%x: tensor<4xf32>, %v: tensor<f32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.pad' op high has 2 entries, expected 1}}
  %0 = jit.pad %x, %v low = [1] high = [1, 1] : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>
  return
}

// -----

func.func @pad_c2_interior(%x: tensor<4xf32>, %v: tensor<f32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.pad' op interior has -1, expected at least 0}}
  %0 = jit.pad %x, %v low = [1] high = [1] interior = [-1] : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @pad_overflow(%x: tensor<4xf32>, %v: tensor<f32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.pad' op extent of result dimension 0 does not fit in 64 bits}}
  %0 = jit.pad %x, %v low = [9223372036854775807] high = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<?xf32>
  return
}

// -----

func.func @concat_c1_none() {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.concat' op has no operands}}
  %0 = "jit.concat"() {dim = 0 : i64} : () -> tensor<?xf32>
  return
}

// -----

func.func @concat_c1_type(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.concat' op operand #1 has element type f64, expected f32}}
  %0 = jit.concat %a, %b dim = 0 : (tensor<2xf32>, tensor<2xf64>) -> tensor<4xf32>
  return
}

// -----

func.func @concat_c1_rank(%a: tensor<2xf32>, %b: tensor<2x1xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.concat' op operand #1 has rank 2, expected 1}}
  %0 = jit.concat %a, %b dim = 0 : (tensor<2xf32>, tensor<2x1xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @concat_c1_scalar(%a: tensor<f32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.concat' op dim 0 of a tensor of rank 0}}
  %0 = jit.concat %a dim = 0 : (tensor<f32>) -> tensor<1xf32>
  return
}

// -----

func.func @concat_c2(%a: tensor<2xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.concat' op dim 1 is not in [-1, 1)}}
  %0 = jit.concat %a dim = 1 : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @concat_c3(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.concat' op operand #1 dimension 1 is 4, expected 3}}
  %0 = jit.concat %a, %b dim = 0 : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @reverse_c1_range(%x: tensor<2x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.reverse' op dim 2 is not in [-2, 2)}}
  %0 = jit.reverse %x dims = [2] : tensor<2x3xf32>
  return
}

// -----

func.func @reverse_c1_twice(%x: tensor<2x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.reverse' op dim -2 is named twice}}
  %0 = jit.reverse %x dims = [0, -2] : tensor<2x3xf32>
  return
}
