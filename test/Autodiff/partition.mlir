// RUN: jit-opt %s --jit-partition --split-input-file | FileCheck %s

// What is cheap is computed again instead of being kept; the copy is behind a
// barrier, and the marker is gone.
// CHECK-LABEL: func @cheap
// CHECK-SAME: (%[[X:.*]]: tensor<64x64xf32>, %[[C:.*]]: tensor<f32>)
// CHECK-SAME: jit.memory_plan = {kept_bytes = 0 : i64, peak_bytes = {{[0-9]+}} : i64, repeated_flops = 4096 : i64}
// CHECK: %[[N:.*]] = jit.neg %[[X]]
// CHECK: %[[S:.*]] = jit.sum %[[N]]
// CHECK-NOT: backward
// CHECK: %[[X1:.*]] = jit.barrier(%[[X]])
// CHECK: %[[N1:.*]] = jit.neg %[[X1]]
// CHECK: jit.mul %[[C]], %[[N1]]
func.func @cheap(%x: tensor<64x64xf32>, %c: tensor<f32>) -> (tensor<f32>, tensor<64x64xf32>) {
  %n = jit.neg %x : tensor<64x64xf32>
  %s = jit.sum %n : (tensor<64x64xf32>) -> tensor<f32>
  %d = jit.barrier backward(%c) : (tensor<f32>) -> tensor<f32>
  %g = jit.mul %d, %n : (tensor<f32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %s, %g : tensor<f32>, tensor<64x64xf32>
}

// -----

// What is dear is kept.
// CHECK-LABEL: func @dear
// CHECK-SAME: jit.memory_plan = {kept_bytes = 16384 : i64, peak_bytes = {{[0-9]+}} : i64, repeated_flops = 0 : i64}
// CHECK: %[[M:.*]] = jit.matmul
// CHECK-NOT: jit.matmul
// CHECK: jit.mul %{{.*}}, %[[M]]
func.func @dear(%x: tensor<64x64xf32>, %c: tensor<f32>) -> (tensor<f32>, tensor<64x64xf32>) {
  %n = jit.matmul %x, %x : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %s = jit.sum %n : (tensor<64x64xf32>) -> tensor<f32>
  %d = jit.barrier backward(%c) : (tensor<f32>) -> tensor<f32>
  %g = jit.mul %d, %n : (tensor<f32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %s, %g : tensor<f32>, tensor<64x64xf32>
}

// -----

// Of several things the cut keeps the smallest from which the others follow.
// CHECK-LABEL: func @narrow
// CHECK-SAME: kept_bytes = 256 : i64
// CHECK: jit.barrier(%{{.*}}) : (tensor<64xf32>) -> tensor<64xf32>
func.func @narrow(%x: tensor<64x64xf32>, %c: tensor<f32>) -> (tensor<f32>, tensor<64x64xf32>) {
  %m = jit.matmul %x, %x : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %r = jit.sum %m dims = [1] : (tensor<64x64xf32>) -> tensor<64xf32>
  %b = jit.broadcast_to %r to [64, 64] : (tensor<64xf32>) -> tensor<64x64xf32>
  %n = jit.neg %b : tensor<64x64xf32>
  %s = jit.sum %n : (tensor<64x64xf32>) -> tensor<f32>
  %d = jit.barrier backward(%c) : (tensor<f32>) -> tensor<f32>
  %g = jit.mul %d, %n : (tensor<f32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %h = jit.mul %g, %b : tensor<64x64xf32>
  return %s, %h : tensor<f32>, tensor<64x64xf32>
}

// -----

// A budget lets what is dear be repeated.
// CHECK-LABEL: func @budget
// CHECK-SAME: repeated_flops = 524288 : i64
// CHECK: jit.matmul
// CHECK: jit.exp
// CHECK: jit.matmul
// CHECK: return
func.func @budget(%x: tensor<64x64xf32>, %c: tensor<f32>) -> (tensor<f32>, tensor<64x64xf32>)
    attributes {jit.memory_budget = 33000 : i64} {
  %n = jit.matmul %x, %x : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %m = jit.exp %n : tensor<64x64xf32>
  %s = jit.sum %m : (tensor<64x64xf32>) -> tensor<f32>
  %y = jit.sin %x : tensor<64x64xf32>
  %z = jit.cos %y : tensor<64x64xf32>
  %t = jit.sum %z : (tensor<64x64xf32>) -> tensor<f32>
  %u = jit.add %s, %t : tensor<f32>
  %d = jit.barrier backward(%c) : (tensor<f32>) -> tensor<f32>
  %g = jit.mul %d, %n : (tensor<f32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %u, %g : tensor<f32>, tensor<64x64xf32>
}

// -----

// Without a backward pass there is nothing to plan.
// CHECK-LABEL: func @none
// CHECK-NOT: memory_plan
// CHECK: return
func.func @none(%x: tensor<4xf32>) -> tensor<4xf32> {
  %n = jit.neg %x : tensor<4xf32>
  return %n : tensor<4xf32>
}
