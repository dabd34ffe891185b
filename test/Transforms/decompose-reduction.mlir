// RUN: jit-opt %s --jit-decompose -split-input-file -verify-diagnostics | FileCheck %s
// What statistics, softmax and norms are, in primitives.

// The number of elements is a constant where the extents are known.
// CHECK-LABEL: func @mean_static
// CHECK-SAME: (%[[X:.*]]: tensor<2x3xf32>)
func.func @mean_static(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  // CHECK-DAG: %[[N:.*]] = jit.constant dense<3.000000e+00> : tensor<f32>
  // CHECK-DAG: %[[SUM:.*]] = jit.sum %[[X]] dims = [-1] : (tensor<2x3xf32>) -> tensor<2xf32>
  // CHECK: jit.div %[[SUM]], %[[N]]
  %0 = jit.mean %x dims = [-1] : (tensor<2x3xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// Else it is computed; halves are computed in f32 and rounded once.
// CHECK-LABEL: func @mean_dynamic_half
// CHECK-SAME: (%[[X:.*]]: tensor<?x3xf16>)
func.func @mean_dynamic_half(%x: tensor<?x3xf16>) -> tensor<f16> {
  // CHECK: %[[WIDE:.*]] = jit.convert %[[X]] : (tensor<?x3xf16>) -> tensor<?x3xf32>
  // CHECK: %[[DIM:.*]] = tensor.dim %[[WIDE]]
  // CHECK: %[[N:.*]] = arith.muli %[[DIM]]
  // CHECK: tensor.from_elements %{{.*}} : tensor<i64>
  // CHECK: %[[COUNT:.*]] = jit.convert %{{.*}} : (tensor<i64>) -> tensor<f32>
  // CHECK: %[[SUM:.*]] = jit.sum %[[WIDE]] : (tensor<?x3xf32>) -> tensor<f32>
  // CHECK: %[[MEAN:.*]] = jit.div %[[SUM]], %[[COUNT]]
  // CHECK: jit.convert %[[MEAN]] : (tensor<f32>) -> tensor<f16>
  %0 = jit.mean %x : (tensor<?x3xf16>) -> tensor<f16>
  return %0 : tensor<f16>
}

// -----

// Two passes; the divisor is not negative.
// CHECK-LABEL: func @var_two_passes
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>)
func.func @var_two_passes(%x: tensor<4xf32>) -> tensor<f32> {
  // CHECK: %[[SUM:.*]] = jit.sum %[[X]] dims = [0] keepdims
  // CHECK: %[[MEAN:.*]] = jit.div %[[SUM]]
  // CHECK: %[[D:.*]] = jit.sub %[[X]], %[[MEAN]]
  // CHECK: %[[SQUARE:.*]] = jit.mul %[[D]], %[[D]]
  // CHECK: %[[CORRECTION:.*]] = jit.constant dense<2.000000e+00> : tensor<f32>
  // CHECK: %[[LESS:.*]] = jit.sub %{{.*}}, %[[CORRECTION]]
  // CHECK: %[[DIVISOR:.*]] = jit.maximum %[[LESS]]
  // CHECK: %[[SQUARES:.*]] = jit.sum %[[SQUARE]] dims = [0] : (tensor<4xf32>) -> tensor<f32>
  // CHECK: jit.div %[[SQUARES]], %[[DIVISOR]]
  %0 = jit.var %x dims = [0] correction = 2 : (tensor<4xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// CHECK-LABEL: func @std_is_root
func.func @std_is_root(%x: tensor<4xf32>) -> tensor<f32> {
  // CHECK: jit.mul
  // CHECK: %[[VAR:.*]] = jit.div
  // CHECK-NEXT: jit.sqrt %[[VAR]]
  %0 = jit.std %x correction = 0 : (tensor<4xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// The maximum is subtracted, of nothing too.
// CHECK-LABEL: func @softmax_shifts
// CHECK-SAME: (%[[X:.*]]: tensor<?x3xf32>)
func.func @softmax_shifts(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  // CHECK: %[[MAX:.*]] = jit.max %[[X]] dims = [-1] keepdims allow_empty
  // CHECK: %[[SHIFTED:.*]] = jit.sub %[[X]], %[[MAX]]
  // CHECK: %[[EXP:.*]] = jit.exp %[[SHIFTED]]
  // CHECK: %[[SUM:.*]] = jit.sum %[[EXP]] dims = [-1] keepdims
  // CHECK: jit.div %[[EXP]], %[[SUM]]
  %0 = jit.softmax %x dim = -1 : tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK-LABEL: func @log_softmax_subtracts
func.func @log_softmax_subtracts(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // CHECK: %[[SHIFTED:.*]] = jit.sub
  // CHECK: %[[SUM:.*]] = jit.sum
  // CHECK: %[[LOG:.*]] = jit.log %[[SUM]]
  // CHECK: jit.sub %[[SHIFTED]], %[[LOG]]
  %0 = jit.log_softmax %x dim = 0 : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// An infinite maximum is not subtracted.
// CHECK-LABEL: func @logsumexp_infinite
func.func @logsumexp_infinite(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  // CHECK: %[[MAX:.*]] = jit.max %{{.*}} dims = [1] keepdims allow_empty
  // CHECK: %[[INF:.*]] = jit.isinf %[[MAX]]
  // CHECK: %[[SHIFT:.*]] = jit.select %[[INF]], %{{.*}}, %[[MAX]]
  // CHECK: jit.sub %{{.*}}, %[[SHIFT]]
  %0 = jit.logsumexp %x dims = [1] : (tensor<2x3xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// Each special p has its own program.
// CHECK-LABEL: func @norm_special
func.func @norm_special(%x: tensor<4xf32>) {
  // CHECK: jit.mul
  // CHECK: jit.sum
  // CHECK: jit.sqrt
  %0 = jit.norm %x : (tensor<4xf32>) -> tensor<f32>
  // CHECK: %[[ABS:.*]] = jit.abs
  // CHECK: jit.sum %[[ABS]]
  %1 = jit.norm %x p = 1.0 : (tensor<4xf32>) -> tensor<f32>
  // CHECK: jit.ne
  // CHECK: jit.sum
  %2 = jit.norm %x p = 0.0 : (tensor<4xf32>) -> tensor<f32>
  // CHECK: %[[MAGNITUDE:.*]] = jit.abs
  // CHECK: jit.max %[[MAGNITUDE]] :
  %3 = jit.norm %x p = 0x7FF0000000000000 : (tensor<4xf32>) -> tensor<f32>
  // CHECK: jit.pow
  // CHECK: jit.sum
  // CHECK: jit.pow
  %4 = jit.norm %x p = 3.0 : (tensor<4xf32>) -> tensor<f32>
  return
}

// -----

func.func @mean_unranked(%x: tensor<*xf32>) -> tensor<*xf32> {
  // expected-error@+1 {{'jit.mean' op cannot be decomposed before the rank of 'tensor<*xf32>' is known; infer shapes first}}
  %0 = jit.mean %x dims = [0] : tensor<*xf32>
  return %0 : tensor<*xf32>
}
