// RUN: jit-opt %s -verify-diagnostics -split-input-file
// What shape primitives reject: each constraint, and each of its messages.

func.func @reshape_c1_negative(%x: tensor<4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.reshape' op sizes has -2, expected at least -1}}
  %0 = jit.reshape %x to [-2, 2] : (tensor<4xf32>) -> tensor<?x2xf32>
  return
}

// -----

func.func @reshape_c1_two_open(%x: tensor<4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.reshape' op more than one size is -1}}
  %0 = jit.reshape %x to [-1, -1] : (tensor<4xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @reshape_c2_count(%x: tensor<2x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.reshape' op operand has 6 elements (2x3), sizes 4x2 hold 8}}
  %0 = jit.reshape %x to [4, 2] : (tensor<2x3xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @reshape_c2_divides(%x: tensor<2x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.reshape' op operand has 6 elements (2x3), sizes 4x? hold a multiple of 4}}
  %0 = jit.reshape %x to [4, -1] : (tensor<2x3xf32>) -> tensor<4x?xf32>
  return
}

// -----

func.func @reshape_c2_open_beside_zero(%x: tensor<0xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.reshape' op size -1 is not determined beside a size of 0}}
  %0 = jit.reshape %x to [0, -1] : (tensor<0xf32>) -> tensor<0x?xf32>
  return
}

// -----

func.func @reshape_c2_overflow(%x: tensor<?xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.reshape' op sizes hold more elements than 64 bits count}}
  %0 = jit.reshape %x to [4294967296, 4294967296] : (tensor<?xf32>) -> tensor<4294967296x4294967296xf32>
  return
}

// -----

func.func @reshape_c2_operand_overflow(%x: tensor<4294967296x4294967296xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.reshape' op operand has more elements than 64 bits count}}
  %0 = jit.reshape %x to [-1] : (tensor<4294967296x4294967296xf32>) -> tensor<?xf32>
  return
}

// -----

// The declared type contradicts the sizes.
func.func @reshape_declared(%x: tensor<4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.reshape' op sizes has 0 values, expected one for each dynamic entry}}
  %0 = "jit.reshape"(%x) {static_sizes = array<i64: -9223372036854775808, 2>} : (tensor<4xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @transpose_c1_length(%x: tensor<2x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.transpose' op permutation has 1 entries, expected 2}}
  %0 = jit.transpose %x dims = [0] : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @transpose_c1_range(%x: tensor<2x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.transpose' op dim 2 is not in [-2, 2)}}
  %0 = jit.transpose %x dims = [0, 2] : tensor<2x3xf32>
  return
}

// -----

func.func @transpose_c1_twice(%x: tensor<2x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.transpose' op dim -1 is named twice}}
  %0 = jit.transpose %x dims = [1, -1] : tensor<2x3xf32>
  return
}

// -----

func.func @broadcast_to_c1(%x: tensor<2x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.broadcast_to' op sizes has 1 entries, expected at least 2}}
  %0 = jit.broadcast_to %x to [3] : (tensor<2x3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @broadcast_to_c2(%x: tensor<2x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.broadcast_to' op operand dimension 0 is 2, expected 1 or 4}}
  %0 = jit.broadcast_to %x to [4, 3] : (tensor<2x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @broadcast_to_c3_new(%x: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.broadcast_to' op size -1 in dimension 0, which the operand does not have}}
  %0 = jit.broadcast_to %x to [-1, 3] : (tensor<3xf32>) -> tensor<?x3xf32>
  return
}

// -----

func.func @broadcast_to_c3_negative(%x: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.broadcast_to' op sizes has -2, expected at least -1}}
  %0 = jit.broadcast_to %x to [-2] : (tensor<3xf32>) -> tensor<?xf32>
  return
}
