// RUN: jit-opt %s --jit-decompose | FileCheck %s
// What activation functions are, in primitives.

// CHECK-LABEL: func @relu_is_maximum
// CHECK-SAME: (%[[X:.*]]: tensor<?xi32>)
func.func @relu_is_maximum(%x: tensor<?xi32>) -> tensor<?xi32> {
  // CHECK: %[[ZERO:.*]] = jit.constant dense<0> : tensor<i32>
  // CHECK: jit.maximum %[[X]], %[[ZERO]] : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %0 = jit.relu %x : tensor<?xi32>
  return %0 : tensor<?xi32>
}

// Attributes become constants of the operand's type.
// CHECK-LABEL: func @leaky_relu_slope
// CHECK-SAME: (%[[X:.*]]: tensor<4xf64>)
func.func @leaky_relu_slope(%x: tensor<4xf64>) -> tensor<4xf64> {
  // CHECK: %[[POSITIVE:.*]] = jit.gt %[[X]], %{{.*}} : (tensor<4xf64>, tensor<f64>) -> tensor<4xi1>
  // CHECK: %[[SLOPE:.*]] = jit.constant dense<2.500000e-01> : tensor<f64>
  // CHECK: %[[BELOW:.*]] = jit.mul %[[X]], %[[SLOPE]]
  // CHECK: jit.select %[[POSITIVE]], %[[X]], %[[BELOW]]
  %0 = jit.leaky_relu %x {negative_slope = 0.25 : f64} : tensor<4xf64>
  return %0 : tensor<4xf64>
}

// Halves are computed in f32, with one rounding at the end.
// CHECK-LABEL: func @silu_half
// CHECK-SAME: (%[[X:.*]]: tensor<?xbf16>)
func.func @silu_half(%x: tensor<?xbf16>) -> tensor<?xbf16> {
  // CHECK: %[[WIDE:.*]] = jit.convert %[[X]] : (tensor<?xbf16>) -> tensor<?xf32>
  // CHECK: %[[SIGMOID:.*]] = jit.sigmoid %[[WIDE]] : tensor<?xf32>
  // CHECK: %[[PRODUCT:.*]] = jit.mul %[[WIDE]], %[[SIGMOID]] : tensor<?xf32>
  // CHECK: jit.convert %[[PRODUCT]] : (tensor<?xf32>) -> tensor<?xbf16>
  %0 = jit.silu %x : tensor<?xbf16>
  return %0 : tensor<?xbf16>
}

// CHECK-LABEL: func @gelu_exact
func.func @gelu_exact(%x: tensor<f32>) -> tensor<f32> {
  // CHECK-NOT: jit.tanh
  // CHECK: jit.erf
  %0 = jit.gelu %x : tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: func @gelu_tanh
func.func @gelu_tanh(%x: tensor<f32>) -> tensor<f32> {
  // CHECK-NOT: jit.erf
  // CHECK: jit.tanh
  %0 = jit.gelu %x approximate tanh : tensor<f32>
  return %0 : tensor<f32>
}

// The exponential's argument is never positive: no overflow.
// CHECK-LABEL: func @softplus_stable
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>)
func.func @softplus_stable(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[SCALED:.*]] = jit.mul %[[X]]
  // CHECK: %[[ABS:.*]] = jit.abs %[[SCALED]]
  // CHECK: %[[NEG:.*]] = jit.neg %[[ABS]]
  // CHECK: %[[EXP:.*]] = jit.exp %[[NEG]]
  // CHECK: jit.log1p %[[EXP]]
  %0 = jit.softplus %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// A result that knows more than the operand gets its type by a conversion,
// which checks.
// CHECK-LABEL: func @mish_refined
func.func @mish_refined(%x: tensor<?xf32>) -> tensor<4xf32> {
  // CHECK: jit.convert %{{.*}} : (tensor<?xf32>) -> tensor<4xf32>
  %0 = jit.mish %x : (tensor<?xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// The rank need not be known.
// CHECK-LABEL: func @hardswish_unranked
func.func @hardswish_unranked(%x: tensor<*xf32>) -> tensor<*xf32> {
  // CHECK: jit.clamp %{{.*}} : (tensor<*xf32>, tensor<f32>, tensor<f32>) -> tensor<*xf32>
  %0 = jit.hardswish %x : tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK-LABEL: func @elu_expm1
func.func @elu_expm1(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: jit.expm1
  %0 = jit.elu %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @hardsigmoid_clamp
func.func @hardsigmoid_clamp(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: jit.clamp
  // CHECK: jit.div
  %0 = jit.hardsigmoid %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
