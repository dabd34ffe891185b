// The shape family: what is parsed is printed, and can be parsed again.
// RUN: jit-opt %s | jit-opt | FileCheck %s

// CHECK-LABEL: @reshape
func.func @reshape(%x: tensor<?x4x8xf32>, %y: tensor<*xi1>, %n: index) {
  // CHECK: jit.reshape %{{.*}} to [%{{.*}}, -1] : (tensor<?x4x8xf32>) -> tensor<?x?xf32>
  %0 = jit.reshape %x to [%n, -1] : (tensor<?x4x8xf32>) -> tensor<?x?xf32>
  // CHECK: jit.reshape %{{.*}} to [] : (tensor<*xi1>) -> tensor<i1>
  %1 = jit.reshape %y to [] : (tensor<*xi1>) -> tensor<i1>
  return
}

// CHECK-LABEL: @transpose
func.func @transpose(%x: tensor<2x3xf32>, %y: tensor<*xf16>) {
  // CHECK: jit.transpose %{{.*}} dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %0 = jit.transpose %x dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  // CHECK: jit.transpose %{{.*}} dims = [-1, 0] : (tensor<*xf16>) -> tensor<?x?xf16>
  %1 = jit.transpose %y dims = [-1, 0] : (tensor<*xf16>) -> tensor<?x?xf16>
  return
}

// CHECK-LABEL: @broadcast_to
func.func @broadcast_to(%x: tensor<1x3xf32>, %n: index) {
  // CHECK: jit.broadcast_to %{{.*}} to [2, %{{.*}}, -1] : (tensor<1x3xf32>) -> tensor<2x?x3xf32>
  %0 = jit.broadcast_to %x to [2, %n, -1] : (tensor<1x3xf32>) -> tensor<2x?x3xf32>
  return
}

// CHECK-LABEL: @slice
func.func @slice(%x: tensor<?x8xui8>, %i: index, %n: index, %s: index) {
  // CHECK: jit.slice %{{.*}}[%{{.*}}, 0] [1, 4] [1, 2] : (tensor<?x8xui8>) -> tensor<1x4xui8>
  %0 = jit.slice %x[%i, 0] [1, 4] [1, 2] : (tensor<?x8xui8>) -> tensor<1x4xui8>
  // CHECK: jit.slice %{{.*}}[0, %{{.*}}] [%{{.*}}, 2] [%{{.*}}, 1] : (tensor<?x8xui8>) -> tensor<?x2xui8>
  %1 = jit.slice %x[0, %i] [%n, 2] [%s, 1] : (tensor<?x8xui8>) -> tensor<?x2xui8>
  return
}

// CHECK-LABEL: @pad
func.func @pad(%x: tensor<2x3xf32>, %v: tensor<f32>, %n: index) {
  // CHECK: jit.pad %{{.*}}, %{{.*}} low = [0, 1] high = [0, %{{.*}}] interior = [1, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x?xf32>
  %0 = jit.pad %x, %v low = [0, 1] high = [0, %n] interior = [1, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x?xf32>
  // CHECK: jit.pad %{{.*}}, %{{.*}} low = [0, 1] high = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x5xf32>
  %1 = jit.pad %x, %v low = [0, 1] high = [0, 1] interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x5xf32>
  return
}

// CHECK-LABEL: @concat
func.func @concat(%a: tensor<2x3xf32>, %b: tensor<?x3xf32>) {
  // CHECK: jit.concat %{{.*}}, %{{.*}} dim = -2 : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %0 = jit.concat %a, %b dim = -2 : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return
}

// CHECK-LABEL: @reverse
func.func @reverse(%x: tensor<2x3xf32>) {
  // CHECK: jit.reverse %{{.*}} dims = [0, -1] : tensor<2x3xf32>
  %0 = jit.reverse %x dims = [0, -1] : tensor<2x3xf32>
  return
}

// CHECK-LABEL: @squeeze_unsqueeze
func.func @squeeze_unsqueeze(%x: tensor<3x?xf32>, %y: tensor<3xf32>) {
  // CHECK: jit.squeeze %{{.*}} dims = [1] : (tensor<3x?xf32>) -> tensor<3xf32>
  %0 = jit.squeeze %x dims = [1] : (tensor<3x?xf32>) -> tensor<3xf32>
  // CHECK: jit.unsqueeze %{{.*}} dims = [0, -1] : (tensor<3xf32>) -> tensor<1x3x1xf32>
  %1 = jit.unsqueeze %y dims = [0, -1] : (tensor<3xf32>) -> tensor<1x3x1xf32>
  return
}

// CHECK-LABEL: @split_stack
func.func @split_stack(%x: tensor<?x4xf32>, %a: tensor<3xi8>) {
  // CHECK: jit.split %{{.*}} dim = 0 sizes = [2, -1] : (tensor<?x4xf32>) -> (tensor<2x4xf32>, tensor<?x4xf32>)
  %0:2 = jit.split %x dim = 0 sizes = [2, -1] : (tensor<?x4xf32>) -> (tensor<2x4xf32>, tensor<?x4xf32>)
  // CHECK: jit.stack %{{.*}}, %{{.*}} dim = 0 : (tensor<3xi8>, tensor<3xi8>) -> tensor<2x3xi8>
  %1 = jit.stack %a, %a dim = 0 : (tensor<3xi8>, tensor<3xi8>) -> tensor<2x3xi8>
  return
}

// CHECK-LABEL: @tile_roll
func.func @tile_roll(%x: tensor<3xf32>) {
  // CHECK: jit.tile %{{.*}} repeats = [2, 1] : (tensor<3xf32>) -> tensor<2x3xf32>
  %0 = jit.tile %x repeats = [2, 1] : (tensor<3xf32>) -> tensor<2x3xf32>
  // CHECK: jit.roll %{{.*}} shifts = [-1] dims = [0] : tensor<3xf32>
  %1 = jit.roll %x shifts = [-1] dims = [0] : tensor<3xf32>
  return
}
