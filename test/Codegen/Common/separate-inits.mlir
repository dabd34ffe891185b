// RUN: jit-opt %s --pass-pipeline='builtin.module(func.func(jit-separate-inits))' | FileCheck %s

// Two operations that fill and write one tensor write two.
// CHECK-LABEL: func @shared
// CHECK: %[[E:.*]] = tensor.empty() : tensor<4xf32>
// CHECK: %[[A:.*]] = linalg.fill {{.*}} outs(%[[E]]
// CHECK: linalg.exp {{.*}} outs(%[[A]]
// CHECK: %[[F:.*]] = tensor.empty() : tensor<4xf32>
// CHECK: %[[B:.*]] = linalg.fill {{.*}} outs(%[[F]]
// CHECK: linalg.log {{.*}} outs(%[[B]]
// CHECK: return
func.func @shared(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.log ins(%a : tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

// One that is also read stays; what is not shared does too.
// CHECK-LABEL: func @read
// CHECK: %[[E:.*]] = tensor.empty() : tensor<4xf32>
// CHECK: %[[F:.*]] = linalg.fill {{.*}} outs(%[[E]]
// CHECK: %[[G:.*]] = linalg.fill
// CHECK: linalg.exp ins(%[[F]] {{.*}} outs(%[[G]]
func.func @read() -> tensor<4xf32> {
  %c = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %a = linalg.exp ins(%f : tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}
