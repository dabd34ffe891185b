// RUN: jit-opt %s | jit-opt | FileCheck %s
// Binary operations are printed as they are read.

// Operands broadcast; their types are then all written.
// CHECK-LABEL: func @binary_arithmetic
func.func @binary_arithmetic(%x: tensor<2x1xf32>, %y: tensor<3xf32>) {
  // CHECK: jit.add %{{.*}}, %{{.*}} : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %0 = jit.add %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // CHECK: jit.sub %{{.*}}, %{{.*}} : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %1 = jit.sub %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // CHECK: jit.mul %{{.*}}, %{{.*}} : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %2 = jit.mul %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // CHECK: jit.div %{{.*}}, %{{.*}} : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %3 = jit.div %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // CHECK: jit.floor_div %{{.*}}, %{{.*}} : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %4 = jit.floor_div %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // CHECK: jit.remainder %{{.*}}, %{{.*}} : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %5 = jit.remainder %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // CHECK: jit.fmod %{{.*}}, %{{.*}} : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %6 = jit.fmod %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // CHECK: jit.pow %{{.*}}, %{{.*}} : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %7 = jit.pow %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // CHECK: jit.atan2 %{{.*}}, %{{.*}} : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %8 = jit.atan2 %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // CHECK: jit.maximum %{{.*}}, %{{.*}} : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %9 = jit.maximum %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // CHECK: jit.minimum %{{.*}}, %{{.*}} : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %10 = jit.minimum %x, %y : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// Comparisons give i1.
// CHECK-LABEL: func @binary_comparison
func.func @binary_comparison(%x: tensor<?xui8>, %y: tensor<ui8>) {
  // CHECK: jit.eq %{{.*}}, %{{.*}} : (tensor<?xui8>, tensor<ui8>) -> tensor<?xi1>
  %0 = jit.eq %x, %y : (tensor<?xui8>, tensor<ui8>) -> tensor<?xi1>
  // CHECK: jit.ne %{{.*}}, %{{.*}} : (tensor<?xui8>, tensor<ui8>) -> tensor<?xi1>
  %1 = jit.ne %x, %y : (tensor<?xui8>, tensor<ui8>) -> tensor<?xi1>
  // CHECK: jit.lt %{{.*}}, %{{.*}} : (tensor<?xui8>, tensor<ui8>) -> tensor<?xi1>
  %2 = jit.lt %x, %y : (tensor<?xui8>, tensor<ui8>) -> tensor<?xi1>
  // CHECK: jit.le %{{.*}}, %{{.*}} : (tensor<?xui8>, tensor<ui8>) -> tensor<?xi1>
  %3 = jit.le %x, %y : (tensor<?xui8>, tensor<ui8>) -> tensor<?xi1>
  // CHECK: jit.gt %{{.*}}, %{{.*}} : (tensor<?xui8>, tensor<ui8>) -> tensor<?xi1>
  %4 = jit.gt %x, %y : (tensor<?xui8>, tensor<ui8>) -> tensor<?xi1>
  // CHECK: jit.ge %{{.*}}, %{{.*}} : (tensor<?xui8>, tensor<ui8>) -> tensor<?xi1>
  %5 = jit.ge %x, %y : (tensor<?xui8>, tensor<ui8>) -> tensor<?xi1>
  return
}

// The short form: all types are the same.
// CHECK-LABEL: func @binary_logic
func.func @binary_logic(%x: tensor<0x4xi1>, %y: tensor<0x4xi1>) {
  // CHECK: jit.logical_and %{{.*}}, %{{.*}} : tensor<0x4xi1>
  %0 = jit.logical_and %x, %y : tensor<0x4xi1>
  // CHECK: jit.logical_or %{{.*}}, %{{.*}} : tensor<0x4xi1>
  %1 = jit.logical_or %x, %y : tensor<0x4xi1>
  // CHECK: jit.logical_xor %{{.*}}, %{{.*}} : tensor<0x4xi1>
  %2 = jit.logical_xor %x, %y : tensor<0x4xi1>
  return
}

// Ranks may be unknown.
// CHECK-LABEL: func @binary_bits
func.func @binary_bits(%x: tensor<*xi8>, %y: tensor<*xi8>) {
  // CHECK: jit.bitwise_and %{{.*}}, %{{.*}} : tensor<*xi8>
  %0 = jit.bitwise_and %x, %y : tensor<*xi8>
  // CHECK: jit.bitwise_or %{{.*}}, %{{.*}} : tensor<*xi8>
  %1 = jit.bitwise_or %x, %y : tensor<*xi8>
  // CHECK: jit.bitwise_xor %{{.*}}, %{{.*}} : tensor<*xi8>
  %2 = jit.bitwise_xor %x, %y : tensor<*xi8>
  // CHECK: jit.shift_left %{{.*}}, %{{.*}} : tensor<*xi8>
  %3 = jit.shift_left %x, %y : tensor<*xi8>
  // CHECK: jit.shift_right %{{.*}}, %{{.*}} : tensor<*xi8>
  %4 = jit.shift_right %x, %y : tensor<*xi8>
  return
}
