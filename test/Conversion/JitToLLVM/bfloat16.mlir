// RUN: jit-opt %s --jit-to-llvm | FileCheck %s
// Conversions of bf16 call nothing: they are done on the bits of an f32.

// CHECK-LABEL: llvm.func @round
// CHECK-SAME: (%[[X:.*]]: f32)
func.func @round(%x: f32) -> bf16 {
  // CHECK-NOT: llvm.fptrunc
  // CHECK: %[[BITS:.*]] = llvm.bitcast %[[X]] : f32 to i32
  // CHECK: %[[UPPER:.*]] = llvm.lshr %[[BITS]]
  // CHECK: %[[ODD:.*]] = llvm.and %[[UPPER]]
  // CHECK: llvm.add %{{.*}}, %[[ODD]]
  // CHECK: %[[NAN:.*]] = llvm.fcmp "uno" %[[X]], %[[X]]
  // CHECK: llvm.select %[[NAN]]
  // A bf16 is its bits.
  // CHECK: %[[R:.*]] = llvm.trunc %{{.*}} : i32 to i16
  // CHECK: llvm.return %[[R]] : i16
  %0 = arith.truncf %x : f32 to bf16
  return %0 : bf16
}

// CHECK-LABEL: llvm.func @round_vector
func.func @round_vector(%x: vector<8xf32>) -> vector<8xbf16> {
  // CHECK-NOT: llvm.fptrunc
  // CHECK: llvm.trunc %{{.*}} : vector<8xi32> to vector<8xi16>
  %0 = arith.truncf %x : vector<8xf32> to vector<8xbf16>
  return %0 : vector<8xbf16>
}

// LLVM would move operations before an extension, and compute in bf16.
// CHECK-LABEL: llvm.func @extend
func.func @extend(%x: bf16, %y: vector<8xbf16>) -> (f32, vector<8xf32>) {
  // CHECK-NOT: llvm.fpext
  // CHECK: llvm.zext %arg0 : i16 to i32
  // CHECK: llvm.shl
  // CHECK: llvm.bitcast %{{.*}} : i32 to f32
  %0 = arith.extf %x : bf16 to f32
  // CHECK: llvm.bitcast %{{.*}} : vector<8xi32> to vector<8xf32>
  %1 = arith.extf %y : vector<8xbf16> to vector<8xf32>
  return %0, %1 : f32, vector<8xf32>
}

// Small integers are exact in f32, so that this rounds once.
// CHECK-LABEL: llvm.func @from_integer
func.func @from_integer(%x: i16, %y: i8) -> (bf16, bf16) {
  // CHECK: llvm.sitofp %{{.*}} : i16 to f32
  %0 = arith.sitofp %x : i16 to bf16
  // CHECK: llvm.uitofp %{{.*}} : i8 to f32
  %1 = arith.uitofp %y : i8 to bf16
  return %0, %1 : bf16, bf16
}

// CHECK-LABEL: llvm.func @select_bits
func.func @select_bits(%c: i1, %x: bf16, %y: bf16) -> bf16 {
  // CHECK: llvm.select %{{.*}} : i1, i16
  %0 = arith.select %c, %x, %y : bf16
  return %0 : bf16
}

// Other types are left to LLVM.
// CHECK-LABEL: llvm.func @negative_round_half
func.func @negative_round_half(%x: f32) -> f16 {
  // CHECK: llvm.fptrunc %{{.*}} : f32 to f16
  %0 = arith.truncf %x : f32 to f16
  return %0 : f16
}

// A vector that is read in part.
// CHECK-LABEL: llvm.func @masked
func.func @masked(%x: memref<16xbf16>, %i: index, %m: vector<8xi1>) -> vector<8xf32> {
  // CHECK-NOT: bf16
  // CHECK: llvm.intr.masked.load {{.*}} -> vector<8xi16>
  %zero = arith.constant dense<0.0> : vector<8xbf16>
  %v = vector.maskedload %x[%i], %m, %zero : memref<16xbf16>, vector<8xi1>, vector<8xbf16> into vector<8xbf16>
  // CHECK-NOT: bf16
  // CHECK: llvm.return
  %r = arith.extf %v : vector<8xbf16> to vector<8xf32>
  return %r : vector<8xf32>
}
