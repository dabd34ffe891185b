// RUN: jit-opt %s | jit-opt | FileCheck %s

// Batch dimensions broadcast; `?` stays where a 1 could stretch.
// CHECK-LABEL: func.func @matmul
func.func @matmul(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>,
                  %c: tensor<2x1x4x8xf32>, %d: tensor<?x8x16xf32>,
                  %u: tensor<*xf32>) {
  // CHECK: jit.matmul %{{.*}}, %{{.*}} : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  %0 = jit.matmul %a, %b : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  // CHECK: -> tensor<2x?x4x16xf32>
  %1 = jit.matmul %c, %d : (tensor<2x1x4x8xf32>, tensor<?x8x16xf32>) -> tensor<2x?x4x16xf32>
  // CHECK: jit.matmul %{{.*}}, %{{.*}} : (tensor<*xf32>, tensor<8x16xf32>) -> tensor<*xf32>
  %2 = jit.matmul %u, %b : (tensor<*xf32>, tensor<8x16xf32>) -> tensor<*xf32>
  return
}

// CHECK-LABEL: func.func @conv
func.func @conv(%x: tensor<1x3x8x8xf32>, %w: tensor<4x3x3x3xf32>,
                %v: tensor<?x6x?xf32>, %g: tensor<4x3x3xf32>) {
  // CHECK: jit.conv %{{.*}}, %{{.*}} : (tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>) -> tensor<1x4x6x6xf32>
  %0 = jit.conv %x, %w : (tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>) -> tensor<1x4x6x6xf32>
  // CHECK: {padding_high = array<i64: 1, 1>, padding_low = array<i64: 1, 0>, strides = array<i64: 2, 2>}
  %1 = jit.conv %x, %w {padding_low = array<i64: 1, 0>, padding_high = array<i64: 1, 1>, strides = array<i64: 2, 2>}
    : (tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>) -> tensor<1x4x4x4xf32>
  // CHECK: {dilation = array<i64: 2>, groups = 2 : i64, input_dilation = array<i64: 3>}
  %2 = jit.conv %v, %g {groups = 2 : i64, dilation = array<i64: 2>, input_dilation = array<i64: 3>}
    : (tensor<?x6x?xf32>, tensor<4x3x3xf32>) -> tensor<?x4x?xf32>
  return
}

// CHECK-LABEL: func.func @linear
func.func @linear(%x: tensor<?x5x8xf32>, %w: tensor<16x8xf32>, %b: tensor<16xf32>) {
  // CHECK: jit.linear %{{.*}}, %{{.*}}, %{{.*}} : (tensor<?x5x8xf32>, tensor<16x8xf32>, tensor<16xf32>) -> tensor<?x5x16xf32>
  %0 = jit.linear %x, %w, %b : (tensor<?x5x8xf32>, tensor<16x8xf32>, tensor<16xf32>) -> tensor<?x5x16xf32>
  // CHECK: jit.linear %{{.*}}, %{{.*}} : (tensor<?x5x8xf32>, tensor<16x8xf32>) -> tensor<?x5x16xf32>
  %1 = jit.linear %x, %w : (tensor<?x5x8xf32>, tensor<16x8xf32>) -> tensor<?x5x16xf32>
  return
}

// CHECK-LABEL: func.func @conv_transpose
func.func @conv_transpose(%x: tensor<1x4x5x5xf32>, %w: tensor<4x3x3x3xf32>) {
  // CHECK: jit.conv_transpose %{{.*}}, %{{.*}} {groups = 2 : i64, output_padding = array<i64: 1, 0>, padding_high = array<i64: 1, 1>, padding_low = array<i64: 1, 1>, strides = array<i64: 2, 2>}
  // CHECK-SAME: -> tensor<1x6x10x9xf32>
  %0 = jit.conv_transpose %x, %w {strides = array<i64: 2, 2>, padding_low = array<i64: 1, 1>,
      padding_high = array<i64: 1, 1>, output_padding = array<i64: 1, 0>, groups = 2 : i64}
    : (tensor<1x4x5x5xf32>, tensor<4x3x3x3xf32>) -> tensor<1x6x10x9xf32>
  return
}

// CHECK-LABEL: func.func @products
func.func @products(%a: tensor<4xi32>, %b: tensor<?xi32>, %c: tensor<2x3x4xf32>, %d: tensor<2x4x5xf32>) {
  // CHECK: jit.dot %{{.*}}, %{{.*}} : (tensor<4xi32>, tensor<?xi32>) -> tensor<i32>
  %0 = jit.dot %a, %b : (tensor<4xi32>, tensor<?xi32>) -> tensor<i32>
  // CHECK: jit.outer %{{.*}}, %{{.*}} : (tensor<4xi32>, tensor<?xi32>) -> tensor<4x?xi32>
  %1 = jit.outer %a, %b : (tensor<4xi32>, tensor<?xi32>) -> tensor<4x?xi32>
  // CHECK: jit.einsum "bij,bjk->bik" %{{.*}}, %{{.*}} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  %2 = jit.einsum "bij,bjk->bik" %c, %d : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  // Without an arrow: letters that occur once, in alphabetical order.
  // CHECK: -> tensor<5x3xf32>
  %3 = jit.einsum "bzj, bja" %c, %d : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<5x3xf32>
  return
}
