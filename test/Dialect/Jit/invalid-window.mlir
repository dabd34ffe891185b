// RUN: jit-opt %s -verify-diagnostics -split-input-file
// What windows reject; names are those of constraints.

// reduce_window_c1
func.func @reduce_window_c1(%a: tensor<8xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.reduce_window' op window has 2 entries, expected 1 or more, at most the operand's rank 1}}
  %0 = jit.reduce_window max %a {window = array<i64: 2, 2>} : (tensor<8xf32>) -> tensor<*xf32>
  return
}

// -----

// reduce_window_c1: one.
func.func @reduce_window_c1_none(%a: tensor<2x8x8xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.reduce_window' op window has 0 entries, expected 1 or more, at most the operand's rank 3}}
  %0 = jit.reduce_window max %a {window = array<i64>} : (tensor<2x8x8xf32>) -> tensor<*xf32>
  return
}

// -----

// reduce_window_c1: positive.
func.func @reduce_window_c1_positive(%a: tensor<2x8x8xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.reduce_window' op window has entry 0, expected positive ones}}
  %0 = jit.reduce_window sum %a {window = array<i64: 0>} : (tensor<2x8x8xf32>) -> tensor<*xf32>
  return
}

// -----

// reduce_window_c2
func.func @reduce_window_c2(%a: tensor<2x8x8xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.reduce_window' op dilation has 2 entries, expected 1, one a windowed dimension}}
  %0 = jit.reduce_window sum %a {window = array<i64: 2>, dilation = array<i64: 1, 1>} : (tensor<2x8x8xf32>) -> tensor<*xf32>
  return
}

// -----

// reduce_window_c3
func.func @reduce_window_c3(%a: tensor<2x8x8xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.reduce_window' op window covers 9 of the padded extent 8 in windowed dimension 0, expected at most that extent}}
  %0 = jit.reduce_window sum %a {window = array<i64: 9>} : (tensor<2x8x8xf32>) -> tensor<*xf32>
  return
}

// -----

// reduce_window_c3: what a window reaches fits in 64 bits, whatever the operand.
func.func @reduce_window_c3_overflow(%a: tensor<*xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.reduce_window' op windowed dimension 0 overflows 64 bits: extent ? with input dilation 1 and padding 0 and 0, window 3 with dilation 4611686018427387904}}
  %0 = jit.reduce_window sum %a {window = array<i64: 3>, dilation = array<i64: 4611686018427387904>} : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

// reduce_window_c3: so does the padded operand.
func.func @max_pool_overflow(%a: tensor<8xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.max_pool' op windowed dimension 0 overflows 64 bits: extent 8 with input dilation 1 and padding 9223372036854775807 and 0, window 1 with dilation 1}}
  %0 = jit.max_pool %a {kernel_size = array<i64: 1>, padding_low = array<i64: 9223372036854775807>} : (tensor<8xf32>) -> tensor<*xf32>
  return
}

// -----

// The errors of a pool name its own list.
func.func @max_pool(%a: tensor<2x8x8xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.max_pool' op kernel_size has entry -1, expected positive ones}}
  %0 = jit.max_pool %a {kernel_size = array<i64: -1>} : (tensor<2x8x8xf32>) -> tensor<*xf32>
  return
}

// -----

// Likewise.
func.func @avg_pool(%a: tensor<2x8x8xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.avg_pool' op strides has entry 0, expected positive ones}}
  %0 = jit.avg_pool %a {kernel_size = array<i64: 2, 2>, strides = array<i64: 0, 1>} : (tensor<2x8x8xf32>) -> tensor<*xf32>
  return
}

// -----

// adaptive_pool_c1
func.func @adaptive_pool_c1(%a: tensor<8xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.adaptive_max_pool' op output_size has 2 entries, expected 1 or more, at most the operand's rank 1}}
  %0 = jit.adaptive_max_pool %a {output_size = array<i64: 2, 2>} : (tensor<8xf32>) -> tensor<*xf32>
  return
}

// -----

// adaptive_pool_c1: not negative.
func.func @adaptive_pool_c1_negative(%a: tensor<2x8x8xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.adaptive_avg_pool' op output_size has entry -2, expected none below 0}}
  %0 = jit.adaptive_avg_pool %a {output_size = array<i64: -2>} : (tensor<2x8x8xf32>) -> tensor<*xf32>
  return
}

// -----

// adaptive_pool_c2
func.func @adaptive_pool_c2(%a: tensor<2x0xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.adaptive_avg_pool' op operand has extent 0 in dimension 1, expected 1 or more}}
  %0 = jit.adaptive_avg_pool %a {output_size = array<i64: 2>} : (tensor<2x0xf32>) -> tensor<*xf32>
  return
}

// -----

// resize_c1: as many scales.
func.func @resize_c1_scales(%a: tensor<2x8x8xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.resize' op scales has 1 entries, expected 2, one a size}}
  %0 = jit.resize linear %a [4, 4] {scales = array<f64: 2.0>} : tensor<2x8x8xf32> -> tensor<*xf32>
  return
}

// -----

// resize_c1: positive scales.
func.func @resize_c1_positive(%a: tensor<2x8x8xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.resize' op scales has entry 0.000000, expected positive ones}}
  %0 = jit.resize linear %a [4] {scales = array<f64: 0.0>} : tensor<2x8x8xf32> -> tensor<*xf32>
  return
}

// -----

// resize_c1: sizes.
func.func @resize_c1_sizes(%a: tensor<8xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.resize' op sizes has 2 entries, expected 1 or more, at most the operand's rank 1}}
  %0 = jit.resize nearest %a [4, 4] : tensor<8xf32> -> tensor<*xf32>
  return
}

// -----

// resize_c2
func.func @resize_c2(%a: tensor<2x8x8xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.resize' op align_corners with mode nearest, expected mode linear}}
  %0 = jit.resize nearest %a [4] {align_corners} : tensor<2x8x8xf32> -> tensor<*xf32>
  return
}

// -----

// resize_c3
func.func @resize_c3(%a: tensor<2x0xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.resize' op operand has extent 0 in dimension 1, expected 1 or more}}
  %0 = jit.resize nearest %a [4] : tensor<2x0xf32> -> tensor<*xf32>
  return
}

// -----

// As many values as sizes of run time; the text can express nothing else.
func.func @resize_run_time_sizes(%a: tensor<2x8x8xf32>, %n: index) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.resize' op has 2 run-time sizes, expected 1}}
  %0 = "jit.resize"(%a, %n, %n) <{mode = 1 : i32, static_sizes = array<i64: 4, -9223372036854775808>}> : (tensor<2x8x8xf32>, index, index) -> tensor<*xf32>
  return
}
