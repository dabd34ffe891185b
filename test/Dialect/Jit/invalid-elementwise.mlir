// RUN: jit-opt %s -verify-diagnostics -split-input-file
// What elementwise operations reject. Their types are inferred and verified by
// the same functions: one operation of each class stands for it.

// C1: one element type; nothing is promoted.
func.func @binary_element_types(%x: tensor<4xf32>, %y: tensor<4xf64>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.add' op operands need one element type: operand #0 has f32, operand #1 has f64; convert one with 'jit.convert'}}
  %0 = jit.add %x, %y : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xf32>
  return
}

// -----

func.func @compare_element_types(%x: tensor<4xi8>, %y: tensor<4xui8>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.lt' op operands need one element type: operand #0 has i8, operand #1 has ui8; convert one with 'jit.convert'}}
  %0 = jit.lt %x, %y : (tensor<4xi8>, tensor<4xui8>) -> tensor<4xi1>
  return
}

// -----

// The condition of a selection has a type of its own.
func.func @select_element_types(%c: tensor<4xi1>, %x: tensor<4xf32>, %y: tensor<4xf16>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.select' op operands need one element type: operand #0 has f32, operand #1 has f16; convert one with 'jit.convert'}}
  %0 = jit.select %c, %x, %y : (tensor<4xi1>, tensor<4xf32>, tensor<4xf16>) -> tensor<4xf32>
  return
}

// -----

// C2: extents are the same or 1.
func.func @binary_broadcast(%x: tensor<2x4xf32>, %y: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{operand shapes do not broadcast: operand #1 is 3, the operands before it make 2x4, result dimension 1 differs}}
  %0 = jit.mul %x, %y : (tensor<2x4xf32>, tensor<3xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @clamp_broadcast(%x: tensor<2x?xf32>, %y: tensor<?x4xf32>, %z: tensor<0x1xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{operand shapes do not broadcast: operand #2 is 0x1, the operands before it make 2x4, result dimension 0 differs}}
  %0 = jit.clamp %x, %y, %z : (tensor<2x?xf32>, tensor<?x4xf32>, tensor<0x1xf32>) -> tensor<2x4xf32>
  return
}

// -----

// C3: the declared result may not contradict the inferred one.
func.func @unary_result(%x: tensor<2x?xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.exp' op inferred type(s) 'tensor<2x?xf32>' are incompatible with return type(s) of operation 'tensor<3x4xf32>'}}
  %0 = jit.exp %x : (tensor<2x?xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @predicate_result(%x: tensor<4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.isnan' op inferred type(s) 'tensor<4xi1>' are incompatible with return type(s) of operation 'tensor<4xf32>'}}
  %0 = jit.isnan %x : tensor<4xf32>
  return
}

// -----

func.func @convert_dtype(%x: tensor<4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.convert' op inferred type(s) 'tensor<4xf16>' are incompatible with return type(s) of operation 'tensor<4xf64>'}}
  %0 = "jit.convert"(%x) {dtype = f16} : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

// A dtype that no tensor can have; the text form cannot say this.
func.func @convert_no_dtype(%x: tensor<4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.convert' op dtype is none, expected the element type of a tensor}}
  %0 = "jit.convert"(%x) {dtype = none} : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @binary_type_list(%x: tensor<4xf32>) {
  // expected-error@+1 {{wrong number of operand types: 1, expected 2}}
  %0 = jit.add %x, %x : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// A function of reals has no integer operands.
func.func @unary_operand(%x: tensor<4xi32>) {
  // expected-error@+1 {{'jit.sin' op operand #0 must be tensor of 64-bit float or 32-bit float or 16-bit float or bfloat16 type values, but got 'tensor<4xi32>'}}
  %0 = jit.sin %x : tensor<4xi32>
  return
}
