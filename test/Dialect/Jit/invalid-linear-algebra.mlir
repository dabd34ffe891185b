// RUN: jit-opt %s -verify-diagnostics -split-input-file
// What products reject; names are those of constraints.

// matmul_c1
func.func @matmul_c1(%a: tensor<4xf32>, %b: tensor<4x4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.matmul' op lhs has rank 1, expected 2 or more}}
  %0 = jit.matmul %a, %b : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<*xf32>
  return
}

// -----

// matmul_c2
func.func @matmul_c2(%a: tensor<4x8xf32>, %b: tensor<16x4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.matmul' op contraction sizes differ: lhs dimension 1 is 8, rhs dimension 0 is 16}}
  %0 = jit.matmul %a, %b : (tensor<4x8xf32>, tensor<16x4xf32>) -> tensor<*xf32>
  return
}

// -----

// matmul_c3
func.func @matmul_c3(%a: tensor<2x4x8xf32>, %b: tensor<3x8x4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.matmul' op batch dimensions do not broadcast: lhs has 2, rhs has 3}}
  %0 = jit.matmul %a, %b : (tensor<2x4x8xf32>, tensor<3x8x4xf32>) -> tensor<*xf32>
  return
}

// -----

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

// conv_c6
func.func @conv_c6(%a: tensor<1x4x8x8xf32>, %b: tensor<6x4x3x3xf16>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.conv' op operands need one element type: operand #0 has f32, operand #1 has f16; convert one with 'jit.convert'}}
  %0 = jit.conv %a, %b : (tensor<1x4x8x8xf32>, tensor<6x4x3x3xf16>) -> tensor<*xf32>
  return
}

// -----

// linear_c1
func.func @linear_c1_weight(%a: tensor<2x3xf32>, %b: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.linear' op weight has rank 1, expected 2}}
  %0 = jit.linear %a, %b : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<*xf32>
  return
}

// -----

// linear_c1
func.func @linear_c1_bias(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.linear' op bias has rank 2, expected 1}}
  %0 = jit.linear %a, %b, %c : (tensor<2x3xf32>, tensor<4x3xf32>, tensor<1x4xf32>) -> tensor<*xf32>
  return
}

// -----

// linear_c1
func.func @linear_c1_input(%a: tensor<f32>, %b: tensor<4x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.linear' op input has rank 0, expected 1 or more}}
  %0 = jit.linear %a, %b : (tensor<f32>, tensor<4x3xf32>) -> tensor<*xf32>
  return
}

// -----

// linear_c2
func.func @linear_c2(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.linear' op input has last extent 3, expected weight dimension 1 = 4}}
  %0 = jit.linear %a, %b : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<*xf32>
  return
}

// -----

// linear_c3
func.func @linear_c3(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.linear' op bias has extent 3, expected weight dimension 0 = 4}}
  %0 = jit.linear %a, %b, %c : (tensor<2x3xf32>, tensor<4x3xf32>, tensor<3xf32>) -> tensor<*xf32>
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

// conv_transpose_c4: a kernel.
func.func @conv_transpose_c4_window(%a: tensor<1x4x2xf32>, %b: tensor<4x6x0xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.conv_transpose' op window is empty in windowed dimension 0}}
  %0 = jit.conv_transpose %a, %b : (tensor<1x4x2xf32>, tensor<4x6x0xf32>) -> tensor<*xf32>
  return
}

// -----

// dot_c1
func.func @dot_c1(%a: tensor<4x4xf32>, %b: tensor<4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.dot' op lhs has rank 2, expected 1}}
  %0 = jit.dot %a, %b : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<*xf32>
  return
}

// -----

// dot_c2
func.func @dot_c2(%a: tensor<3xf32>, %b: tensor<4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.dot' op extents differ: lhs has 3, rhs has 4}}
  %0 = jit.dot %a, %b : (tensor<3xf32>, tensor<4xf32>) -> tensor<*xf32>
  return
}

// -----

// outer_c1
func.func @outer_c1(%a: tensor<4xf32>, %b: tensor<4x4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.outer' op rhs has rank 2, expected 1}}
  %0 = jit.outer %a, %b : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<*xf32>
  return
}

// -----

// einsum_c1
func.func @einsum_c1(%a: tensor<3x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.einsum' op equation has '1', expected letters, ',' and one '->'}}
  %0 = jit.einsum "i1->i" %a : (tensor<3x3xf32>) -> tensor<*xf32>
  return
}

// -----

// einsum_c2
func.func @einsum_c2_groups(%a: tensor<3x3xf32>, %b: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.einsum' op equation has 1 groups of letters, expected 2, one an operand}}
  %0 = jit.einsum "ij->i" %a, %b : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<*xf32>
  return
}

// -----

// einsum_c2
func.func @einsum_c2_letters(%a: tensor<3x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.einsum' op operand #0 has rank 2, expected 3 for 'ijk'}}
  %0 = jit.einsum "ijk->i" %a : (tensor<3x3xf32>) -> tensor<*xf32>
  return
}

// -----

// einsum_c3
func.func @einsum_c3(%a: tensor<3x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.einsum' op result has 'k', which no operand has}}
  %0 = jit.einsum "ij->ik" %a : (tensor<3x3xf32>) -> tensor<*xf32>
  return
}

// -----

// einsum_c3
func.func @einsum_c3_twice(%a: tensor<3x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.einsum' op result has 'i' twice, expected each letter once}}
  %0 = jit.einsum "ij->ii" %a : (tensor<3x3xf32>) -> tensor<*xf32>
  return
}

// -----

// einsum_c4
func.func @einsum_c4(%a: tensor<3x3xf32>, %b: tensor<4x3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.einsum' op operand #1 has extent 4 for 'j', expected 3}}
  %0 = jit.einsum "ij,jk->ik" %a, %b : (tensor<3x3xf32>, tensor<4x3xf32>) -> tensor<*xf32>
  return
}
