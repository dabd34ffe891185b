// RUN: %e2e %s
// Expected values: start + i * step in NumPy.

// Floats round each step, integers wrap.
func.func @arange_f64() {
  %k0c = jit.constant dense<-1.5> : tensor<f64>
  %k0 = check.opaque %k0c : tensor<f64>
  %k1c = jit.constant dense<0.1> : tensor<f64>
  %k1 = check.opaque %k1c : tensor<f64>
  %r = jit.arange %k0, %k1, [4] : (tensor<f64>, tensor<f64>) -> tensor<4xf64>
  %e = jit.constant dense<[-1.5, -1.4, -1.3, -1.2]> : tensor<4xf64>
  check.expect_eq %r, %e : tensor<4xf64>
  return
}

// Floats round each step, integers wrap.
func.func @arange_f32() {
  %k0c = jit.constant dense<0.3> : tensor<f32>
  %k0 = check.opaque %k0c : tensor<f32>
  %k1c = jit.constant dense<0.1> : tensor<f32>
  %k1 = check.opaque %k1c : tensor<f32>
  %r = jit.arange %k0, %k1, [4] : (tensor<f32>, tensor<f32>) -> tensor<4xf32>
  %e = jit.constant dense<[0.3, 0.4, 0.5, 0.6]> : tensor<4xf32>
  check.expect_eq %r, %e : tensor<4xf32>
  return
}

// Floats round each step, integers wrap.
func.func @arange_f16() {
  %k0c = jit.constant dense<0.5> : tensor<f16>
  %k0 = check.opaque %k0c : tensor<f16>
  %k1c = jit.constant dense<0.25> : tensor<f16>
  %k1 = check.opaque %k1c : tensor<f16>
  %r = jit.arange %k0, %k1, [4] : (tensor<f16>, tensor<f16>) -> tensor<4xf16>
  %e = jit.constant dense<[0.5, 0.75, 1.0, 1.25]> : tensor<4xf16>
  check.expect_eq %r, %e : tensor<4xf16>
  return
}

// Floats round each step, integers wrap.
func.func @arange_bf16() {
  %k0c = jit.constant dense<1.0> : tensor<bf16>
  %k0 = check.opaque %k0c : tensor<bf16>
  %k1c = jit.constant dense<-0.5> : tensor<bf16>
  %k1 = check.opaque %k1c : tensor<bf16>
  %r = jit.arange %k0, %k1, [4] : (tensor<bf16>, tensor<bf16>) -> tensor<4xbf16>
  %e = jit.constant dense<[1.0, 0.5, 0.0, -0.5]> : tensor<4xbf16>
  check.expect_eq %r, %e : tensor<4xbf16>
  return
}

// Floats round each step, integers wrap.
func.func @arange_i64() {
  %k0c = jit.constant dense<4611686018427387904> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %k1c = jit.constant dense<2305843009213693952> : tensor<i64>
  %k1 = check.opaque %k1c : tensor<i64>
  %r = jit.arange %k0, %k1, [4] : (tensor<i64>, tensor<i64>) -> tensor<4xi64>
  %e = jit.constant dense<[4611686018427387904, 6917529027641081856, -9223372036854775808, -6917529027641081856]> : tensor<4xi64>
  check.expect_eq %r, %e : tensor<4xi64>
  return
}

// Floats round each step, integers wrap.
func.func @arange_i32() {
  %k0c = jit.constant dense<5> : tensor<i32>
  %k0 = check.opaque %k0c : tensor<i32>
  %k1c = jit.constant dense<-2> : tensor<i32>
  %k1 = check.opaque %k1c : tensor<i32>
  %r = jit.arange %k0, %k1, [4] : (tensor<i32>, tensor<i32>) -> tensor<4xi32>
  %e = jit.constant dense<[5, 3, 1, -1]> : tensor<4xi32>
  check.expect_eq %r, %e : tensor<4xi32>
  return
}

// Floats round each step, integers wrap.
func.func @arange_i16() {
  %k0c = jit.constant dense<32000> : tensor<i16>
  %k0 = check.opaque %k0c : tensor<i16>
  %k1c = jit.constant dense<500> : tensor<i16>
  %k1 = check.opaque %k1c : tensor<i16>
  %r = jit.arange %k0, %k1, [4] : (tensor<i16>, tensor<i16>) -> tensor<4xi16>
  %e = jit.constant dense<[32000, 32500, -32536, -32036]> : tensor<4xi16>
  check.expect_eq %r, %e : tensor<4xi16>
  return
}

// Floats round each step, integers wrap.
func.func @arange_i8() {
  %k0c = jit.constant dense<100> : tensor<i8>
  %k0 = check.opaque %k0c : tensor<i8>
  %k1c = jit.constant dense<20> : tensor<i8>
  %k1 = check.opaque %k1c : tensor<i8>
  %r = jit.arange %k0, %k1, [4] : (tensor<i8>, tensor<i8>) -> tensor<4xi8>
  %e = jit.constant dense<[100, 120, -116, -96]> : tensor<4xi8>
  check.expect_eq %r, %e : tensor<4xi8>
  return
}

// Floats round each step, integers wrap.
func.func @arange_ui8() {
  %k0c = jit.constant dense<200> : tensor<ui8>
  %k0 = check.opaque %k0c : tensor<ui8>
  %k1c = jit.constant dense<30> : tensor<ui8>
  %k1 = check.opaque %k1c : tensor<ui8>
  %r = jit.arange %k0, %k1, [4] : (tensor<ui8>, tensor<ui8>) -> tensor<4xui8>
  %e = jit.constant dense<[200, 230, 4, 34]> : tensor<4xui8>
  check.expect_eq %r, %e : tensor<4xui8>
  return
}

// A size from a value.
func.func @arange_dynamic() {
  %k0c = jit.constant dense<0.0> : tensor<f32>
  %k0 = check.opaque %k0c : tensor<f32>
  %k1c = jit.constant dense<1.0> : tensor<f32>
  %k1 = check.opaque %k1c : tensor<f32>
  %n0c = arith.constant 5 : index
  %n0 = check.opaque %n0c : index
  %r = jit.arange %k0, %k1, [%n0] : (tensor<f32>, tensor<f32>) -> tensor<?xf32>
  %e = jit.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf32>
  %ed = check.opaque %e : tensor<5xf32> -> tensor<?xf32>
  check.expect_eq %r, %ed : tensor<?xf32>
  return
}

// No element.
func.func @arange_empty() {
  %k0c = jit.constant dense<0> : tensor<i32>
  %k0 = check.opaque %k0c : tensor<i32>
  %k1c = jit.constant dense<1> : tensor<i32>
  %k1 = check.opaque %k1c : tensor<i32>
  %n0c = arith.constant 0 : index
  %n0 = check.opaque %n0c : index
  %r = jit.arange %k0, %k1, [%n0] : (tensor<i32>, tensor<i32>) -> tensor<?xi32>
  %e = jit.constant dense<> : tensor<0xi32>
  %ed = check.opaque %e : tensor<0xi32> -> tensor<?xi32>
  check.expect_eq %r, %ed : tensor<?xi32>
  return
}
