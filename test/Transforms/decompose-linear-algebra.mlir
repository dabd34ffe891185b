// RUN: jit-opt %s --jit-decompose | FileCheck %s

// The bias is added to the rounded sum.
// CHECK-LABEL: func.func @linear
// CHECK-SAME: (%[[X:.*]]: tensor<4x8xf16>, %[[W:.*]]: tensor<16x8xf16>, %[[B:.*]]: tensor<16xf16>)
func.func @linear(%x: tensor<4x8xf16>, %w: tensor<16x8xf16>, %b: tensor<16xf16>) -> tensor<4x16xf16> {
  // CHECK: %[[T:.*]] = jit.transpose %[[W]]
  // CHECK: %[[P:.*]] = jit.matmul %[[X]], %[[T]] : (tensor<4x8xf16>, tensor<8x16xf16>) -> tensor<4x16xf16>
  // CHECK: %[[R:.*]] = jit.add %[[P]], %[[B]]
  // CHECK: return %[[R]]
  %0 = jit.linear %x, %w, %b : (tensor<4x8xf16>, tensor<16x8xf16>, tensor<16xf16>) -> tensor<4x16xf16>
  return %0 : tensor<4x16xf16>
}

// The input dilated by the strides, the weight reversed and its channels
// exchanged within each group.
// CHECK-LABEL: func.func @conv_transpose
// CHECK-SAME: (%[[X:.*]]: tensor<1x4x5xf32>, %[[W:.*]]: tensor<4x3x2xf32>)
func.func @conv_transpose(%x: tensor<1x4x5xf32>, %w: tensor<4x3x2xf32>) -> tensor<1x6x11xf32> {
  // CHECK: jit.reshape %[[W]] to [2, 2, 3, 2]
  // CHECK: jit.transpose {{.*}} -> tensor<2x3x2x2xf32>
  // CHECK: jit.reshape {{.*}} to [6, 2, 2]
  // CHECK: %[[V:.*]] = jit.reverse
  // CHECK: jit.conv %[[X]], %[[V]] {
  // CHECK-SAME: groups = 2 : i64, input_dilation = array<i64: 2>, padding_high = array<i64: 2>, padding_low = array<i64: 1>
  %0 = jit.conv_transpose %x, %w {groups = 2 : i64, strides = array<i64: 2>, output_padding = array<i64: 1>}
    : (tensor<1x4x5xf32>, tensor<4x3x2xf32>) -> tensor<1x6x11xf32>
  return %0 : tensor<1x6x11xf32>
}

// Letters that one operand has alone are summed first.
// CHECK-LABEL: func.func @einsum
// CHECK-SAME: (%[[A:.*]]: tensor<2x3x4xf32>, %[[B:.*]]: tensor<3x5xf32>)
func.func @einsum(%a: tensor<2x3x4xf32>, %b: tensor<3x5xf32>) -> tensor<5x2xf32> {
  // CHECK: %[[S:.*]] = jit.sum %[[A]]
  // CHECK: jit.matmul {{.*}} : (tensor<2x3xf32>, tensor<3x5xf32>) -> tensor<2x5xf32>
  // CHECK: jit.transpose {{.*}} -> tensor<5x2xf32>
  %0 = jit.einsum "ijm,jk->ki" %a, %b : (tensor<2x3x4xf32>, tensor<3x5xf32>) -> tensor<5x2xf32>
  return %0 : tensor<5x2xf32>
}

// Extents of one letter are compared when the program runs.
// CHECK-LABEL: func.func @einsum_dynamic
func.func @einsum_dynamic(%a: tensor<?x3xf32>, %b: tensor<?x3xf32>) -> tensor<f32> {
  // CHECK: jit.assert {{.*}}, "operand #1 has extent {0} for 'i', expected {1}"
  %0 = jit.einsum "ij,ij->" %a, %b : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
