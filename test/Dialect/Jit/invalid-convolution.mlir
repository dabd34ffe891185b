// RUN: jit-opt %s -verify-diagnostics -split-input-file
// What convolutions reject; names are those of constraints.

// matmul_c4
func.func @matmul_c4(%a: tensor<4x8xf32>, %b: tensor<8x4xf64>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.matmul' op operands need one element type: operand #0 has f32, operand #1 has f64; convert one with 'jit.convert'}}
  %0 = jit.matmul %a, %b : (tensor<4x8xf32>, tensor<8x4xf64>) -> tensor<*xf32>
  return
}

// -----

// conv_c1: a spatial dimension.
func.func @conv_c1_rank(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.conv' op input has rank 2, expected 3 or more}}
  %0 = jit.conv %a, %b : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<*xf32>
  return
}

// -----

// conv_c1: the same rank.
func.func @conv_c1_ranks(%a: tensor<1x4x8x8xf32>, %b: tensor<6x4x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.conv' op ranks differ: input has rank 4, weight has rank 3}}
  %0 = jit.conv %a, %b : (tensor<1x4x8x8xf32>, tensor<6x4x3xf32>) -> tensor<*xf32>
  return
}

// -----

// conv_c2: one entry a spatial dimension.
func.func @conv_c2_length(%a: tensor<1x4x8x8xf32>, %b: tensor<6x4x3x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.conv' op strides has 1 entries, expected 2, one a windowed dimension}}
  %0 = jit.conv %a, %b {strides = array<i64: 1>} : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<*xf32>
  return
}

// -----

// conv_c2: positive strides.
func.func @conv_c2_positive(%a: tensor<1x4x8x8xf32>, %b: tensor<6x4x3x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.conv' op strides has entry 0, expected positive ones}}
  %0 = jit.conv %a, %b {strides = array<i64: 1, 0>} : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<*xf32>
  return
}

// -----

// conv_c2: positive groups.
func.func @conv_c2_groups(%a: tensor<1x4x8x8xf32>, %b: tensor<6x4x3x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.conv' op groups is 0, expected a positive number}}
  %0 = jit.conv %a, %b {groups = 0 : i64} : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<*xf32>
  return
}

// -----

// conv_c3
func.func @conv_c3(%a: tensor<1x4x8x8xf32>, %b: tensor<6x4x3x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.conv' op input has 4 channels, expected groups * weight dimension 1 = 8}}
  %0 = jit.conv %a, %b {groups = 2 : i64} : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<*xf32>
  return
}

// -----

// conv_c3: where the weight's channels are not known.
func.func @conv_c3_divides(%a: tensor<1x4x8x8xf32>, %b: tensor<6x?x3x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.conv' op groups is 3, expected a divisor of the 4 input channels}}
  %0 = jit.conv %a, %b {groups = 3 : i64} : (tensor<1x4x8x8xf32>, tensor<6x?x3x3xf32>) -> tensor<*xf32>
  return
}

// -----

// conv_c4
func.func @conv_c4(%a: tensor<1x4x8x8xf32>, %b: tensor<6x1x3x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.conv' op groups is 4, expected a divisor of the 6 output channels}}
  %0 = jit.conv %a, %b {groups = 4 : i64} : (tensor<1x4x8x8xf32>, tensor<6x1x3x3xf32>) -> tensor<*xf32>
  return
}

// -----

// conv_c5: the dilated kernel fits.
func.func @conv_c5_fits(%a: tensor<1x4x8x8xf32>, %b: tensor<6x4x3x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.conv' op window covers 9 of the padded extent 8 in windowed dimension 1, expected at most that extent}}
  %0 = jit.conv %a, %b {dilation = array<i64: 1, 4>} : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<*xf32>
  return
}

// -----

// conv_c5: a kernel.
func.func @conv_c5_empty(%a: tensor<1x4x8x8xf32>, %b: tensor<6x4x0x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.conv' op window is empty in windowed dimension 0}}
  %0 = jit.conv %a, %b : (tensor<1x4x8x8xf32>, tensor<6x4x0x3xf32>) -> tensor<*xf32>
  return
}

// -----

// conv_c5: positions of the padded operand fit in 64 bits.
func.func @conv_c5_overflow(%a: tensor<1x4x3xf32>, %b: tensor<6x4x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.conv' op windowed dimension 0 overflows 64 bits: extent 3 with input dilation 4611686018427387904 and padding 0 and 0, window 3 with dilation 1}}
  %0 = jit.conv %a, %b {input_dilation = array<i64: 4611686018427387904>} : (tensor<1x4x3xf32>, tensor<6x4x3xf32>) -> tensor<*xf32>
  return
}

// -----

// conv_c6
func.func @conv_c6(%a: tensor<1x4x8x8xf32>, %b: tensor<6x4x3x3xf16>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.conv' op operands need one element type: operand #0 has f32, operand #1 has f16; convert one with 'jit.convert'}}
  %0 = jit.conv %a, %b : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf16>) -> tensor<*xf32>
  return
}

// -----

// conv_transpose_c1
func.func @conv_transpose_c1(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.conv_transpose' op input has rank 2, expected 3 or more}}
  %0 = jit.conv_transpose %a, %b : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<*xf32>
  return
}

// -----

// conv_transpose_c2
func.func @conv_transpose_c2(%a: tensor<1x4x8x8xf32>, %b: tensor<4x6x3x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.conv_transpose' op output_padding has 1 entries, expected 2, one a windowed dimension}}
  %0 = jit.conv_transpose %a, %b {output_padding = array<i64: 1>} : (tensor<1x4x8x8xf32>, tensor<4x6x3x3xf32>) -> tensor<*xf32>
  return
}

// -----

// conv_transpose_c3
func.func @conv_transpose_c3(%a: tensor<1x4x8x8xf32>, %b: tensor<6x4x3x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.conv_transpose' op input has 4 channels, expected weight dimension 0 = 6}}
  %0 = jit.conv_transpose %a, %b : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<*xf32>
  return
}

// -----

// conv_transpose_c3
func.func @conv_transpose_c3_groups(%a: tensor<1x4x8x8xf32>, %b: tensor<4x6x3x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.conv_transpose' op groups is 3, expected a divisor of the 4 input channels}}
  %0 = jit.conv_transpose %a, %b {groups = 3 : i64} : (tensor<1x4x8x8xf32>, tensor<4x6x3x3xf32>) -> tensor<*xf32>
  return
}

// -----

// conv_transpose_c4
func.func @conv_transpose_c4(%a: tensor<1x4x2xf32>, %b: tensor<4x6x2xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.conv_transpose' op result dimension 2 would be -1, expected 0 or more}}
  %0 = jit.conv_transpose %a, %b {padding_low = array<i64: 4>} : (tensor<1x4x2xf32>, tensor<4x6x2xf32>) -> tensor<*xf32>
  return
}

// -----

// conv_transpose_c4: positions of the result fit in 64 bits.
func.func @conv_transpose_c4_overflow(%a: tensor<1x4x2xf32>, %b: tensor<4x6x2xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.conv_transpose' op windowed dimension 0 overflows 64 bits: extent 2 with stride 9223372036854775806 and padding 0 and 0, window 2 with dilation 1, output_padding 0}}
  %0 = jit.conv_transpose %a, %b {strides = array<i64: 9223372036854775806>} : (tensor<1x4x2xf32>, tensor<4x6x2xf32>) -> tensor<*xf32>
  return
}

// -----

// conv_transpose_c4: a kernel.
func.func @conv_transpose_c4_window(%a: tensor<1x4x2xf32>, %b: tensor<4x6x0xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.conv_transpose' op window is empty in windowed dimension 0}}
  %0 = jit.conv_transpose %a, %b : (tensor<1x4x2xf32>, tensor<4x6x0xf32>) -> tensor<*xf32>
  return
}
