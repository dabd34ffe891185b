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
