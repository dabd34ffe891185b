// RUN: jit-opt %s --pass-pipeline='builtin.module(func.func(jit-separate-inits{share=1}))' | FileCheck %s
// RUN: jit-opt %s --pass-pipeline='builtin.module(func.func(jit-separate-inits{share=2}))' | FileCheck %s --check-prefix=TWO

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

// As many as are allowed share one; an operation in a loop takes no part.
// TWO-LABEL: func @groups
// TWO: %[[E:.*]] = tensor.empty() : tensor<4xf32>
// TWO: linalg.exp {{.*}} outs(%[[E]]
// TWO: linalg.log {{.*}} outs(%[[E]]
// TWO: scf.for
// TWO: linalg.abs {{.*}} outs(%[[E]]
// TWO: %[[F:.*]] = tensor.empty() : tensor<4xf32>
// TWO: linalg.ceil {{.*}} outs(%[[F]]
// TWO: linalg.floor {{.*}} outs(%[[F]]
// TWO: return
func.func @groups(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.log ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %b) -> (tensor<4xf32>) {
    %z = linalg.abs ins(%y : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %z : tensor<4xf32>
  }
  %c = linalg.ceil ins(%r : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %d = linalg.floor ins(%c : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %d : tensor<4xf32>
}
