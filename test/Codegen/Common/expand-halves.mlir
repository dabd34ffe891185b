// RUN: jit-opt %s --jit-expand-halves | FileCheck %s --check-prefixes=CHECK,CALLS
// RUN: jit-opt %s --jit-expand-halves=native-f16 | FileCheck %s --check-prefixes=CHECK,NATIVE
// Halves are computed with in f32, and converted by the math library where the target does not.

// CALLS-DAG: func.func private @jit_math_convert_f16_f32(i16) -> f32
// CALLS-DAG: func.func private @jit_math_convert_f32_f16(f32) -> i16
// CHECK-DAG: func.func private @jit_math_convert_f64_f16(f64) -> i16

// Loads, stores and selections stay plain.
// CHECK-LABEL: func @negative_memory
func.func @negative_memory(%m: memref<2xf16>, %i: index, %c: i1) {
  // CHECK-NEXT: %[[A:.*]] = memref.load
  // CHECK-NEXT: arith.constant
  // CHECK-NEXT: %[[B:.*]] = arith.select
  // CHECK-NEXT: memref.store %[[B]]
  // CHECK-NEXT: return
  %a = memref.load %m[%i] : memref<2xf16>
  %one = arith.constant 1.0 : f16
  %b = arith.select %c, %a, %one : f16
  memref.store %b, %m[%i] : memref<2xf16>
  return
}

// CHECK-LABEL: func @convert_f16
func.func @convert_f16(%x: f16, %y: f32) -> (f32, f16) {
  // CALLS: %[[BITS:.*]] = arith.bitcast %{{.*}} : f16 to i16
  // CALLS: %[[WIDE:.*]] = call @jit_math_convert_f16_f32(%[[BITS]])
  // CALLS: %[[NARROW:.*]] = call @jit_math_convert_f32_f16(%{{.*}})
  // CALLS: %[[HALF:.*]] = arith.bitcast %[[NARROW]] : i16 to f16
  // CALLS: return %[[WIDE]], %[[HALF]]
  // NATIVE: arith.extf %{{.*}} : f16 to f32
  // NATIVE: arith.truncf %{{.*}} : f32 to f16
  %0 = arith.extf %x : f16 to f32
  %1 = arith.truncf %y : f32 to f16
  return %0, %1 : f32, f16
}

// f64 is rounded once.
// CHECK-LABEL: func @convert_f64
func.func @convert_f64(%x: f64) -> (f16, bf16) {
  // CHECK: call @jit_math_convert_f64_f16
  // CHECK: call @jit_math_convert_f64_bf16
  %0 = arith.truncf %x : f64 to f16
  %1 = arith.truncf %x : f64 to bf16
  return %0, %1 : f16, bf16
}

// Each operation rounds.
// CHECK-LABEL: func @arithmetic_bf16
func.func @arithmetic_bf16(%x: bf16, %y: bf16) -> bf16 {
  // CHECK: arith.extf %{{.*}} : bf16 to f32
  // CHECK: arith.mulf %{{.*}}, %{{.*}} : f32
  // CHECK: arith.truncf %{{.*}} : f32 to bf16
  // CHECK: arith.extf %{{.*}} : bf16 to f32
  // CHECK: arith.cmpf olt, %{{.*}}, %{{.*}} : f32
  %0 = arith.mulf %x, %y : bf16
  %1 = arith.cmpf olt, %0, %x : bf16
  %2 = arith.select %1, %0, %x : bf16
  return %2 : bf16
}

// Vectors are converted element by element.
// CHECK-LABEL: func @convert_vector
func.func @convert_vector(%x: vector<2xf16>) -> vector<2xf32> {
  // CALLS: vector.extract %{{.*}}[0] : f16 from vector<2xf16>
  // CALLS: call @jit_math_convert_f16_f32
  // CALLS: vector.insert %{{.*}}, %{{.*}} [0] : f32 into vector<2xf32>
  // CALLS: vector.extract %{{.*}}[1] : f16 from vector<2xf16>
  // NATIVE: arith.extf %{{.*}} : vector<2xf16> to vector<2xf32>
  %0 = arith.extf %x : vector<2xf16> to vector<2xf32>
  return %0 : vector<2xf32>
}
