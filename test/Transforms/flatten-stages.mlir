// RUN: jit-opt %s -jit-flatten-stages | FileCheck %s

// What stage 1 needs goes through slots: an argument, a result of the stage,
// and a value of its inside; the last load of a slot takes it.
// CHECK-LABEL: func.func @forward_backward(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[D:.*]]: tensor<4xf32>
func.func @forward_backward(%x: tensor<4xf32>, %d: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %[[E:.*]] = jit.exp %[[X]]
  // CHECK-NEXT: %[[N:.*]] = jit.neg %[[E]]
  %h:2 = jit.stage : tensor<4xf32>, tensor<4xf32> {
    %e = jit.exp %x : tensor<4xf32>
    %n = jit.neg %e : tensor<4xf32>
    jit.yield %e, %n : tensor<4xf32>, tensor<4xf32>
  }
  // CHECK-NEXT: jit.store %[[D]], slot 0 : tensor<4xf32>
  // CHECK-NEXT: jit.store %[[E]], slot 1 : tensor<4xf32>
  // CHECK-NEXT: jit.store %[[N]], slot 2 : tensor<4xf32>
  // CHECK-NEXT: jit.suspend
  // CHECK-NEXT: %[[D1:.*]] = jit.load slot 0 take : tensor<4xf32>
  // CHECK-NEXT: %[[E1:.*]] = jit.load slot 1 take : tensor<4xf32>
  // CHECK-NEXT: %[[N1:.*]] = jit.load slot 2 take : tensor<4xf32>
  // CHECK-NEXT: %[[G:.*]] = jit.mul %[[D1]], %[[E1]]
  %g = jit.stage : tensor<4xf32> {
    %m = jit.mul %d, %h#0 : tensor<4xf32>
    jit.yield %m : tensor<4xf32>
  }
  // CHECK-NEXT: return %[[N1]], %[[G]]
  return %h#1, %g : tensor<4xf32>, tensor<4xf32>
}

// A value of three stages is stored once and loaded twice, first as a copy.
// CHECK-LABEL: func.func @three_stages(
func.func @three_stages(%x: tensor<f32>) -> tensor<f32> {
  // CHECK: %[[E:.*]] = jit.exp
  %a = jit.stage : tensor<f32> {
    %e = jit.exp %x : tensor<f32>
    jit.yield %e : tensor<f32>
  }
  // CHECK-NEXT: jit.store %[[E]], slot 0
  // CHECK-NEXT: jit.suspend
  // CHECK-NEXT: %[[A:.*]] = jit.load slot 0 : tensor<f32>
  // CHECK-NEXT: %[[N:.*]] = jit.neg %[[A]]
  %b = jit.stage : tensor<f32> {
    %n = jit.neg %a : tensor<f32>
    jit.yield %n : tensor<f32>
  }
  // CHECK-NEXT: jit.store %[[N]], slot 1
  // CHECK-NEXT: jit.suspend
  // CHECK-NEXT: %[[A2:.*]] = jit.load slot 0 take : tensor<f32>
  // CHECK-NEXT: %[[B2:.*]] = jit.load slot 1 take : tensor<f32>
  // CHECK-NEXT: jit.add %[[A2]], %[[B2]]
  %c = jit.stage : tensor<f32> {
    %s = jit.add %a, %b : tensor<f32>
    jit.yield %s : tensor<f32>
  }
  // CHECK-NOT: jit.store
  // CHECK: return
  return %c : tensor<f32>
}

// What stands between two stages belongs to the second one, what stands behind
// the last one to that.
// CHECK-LABEL: func.func @between(
func.func @between(%x: tensor<f32>) -> tensor<f32> {
  // CHECK: jit.exp
  %0 = jit.exp %x : tensor<f32>
  // CHECK-NEXT: %[[N:.*]] = jit.neg
  %a = jit.stage : tensor<f32> {
    %n = jit.neg %0 : tensor<f32>
    jit.yield %n : tensor<f32>
  }
  // CHECK: jit.suspend
  // CHECK: jit.sin
  %1 = jit.sin %a : tensor<f32>
  // CHECK-NEXT: jit.cos
  %b = jit.stage : tensor<f32> {
    %c = jit.cos %1 : tensor<f32>
    jit.yield %c : tensor<f32>
  }
  // CHECK-NOT: jit.suspend
  // CHECK: jit.tan
  %2 = jit.tan %b : tensor<f32>
  return %2 : tensor<f32>
}

// Constants are not state; host scalars are.
// CHECK-LABEL: func.func @constants_and_scalars(
// CHECK-SAME: %[[X:.*]]: tensor<?xf32>
func.func @constants_and_scalars(%x: tensor<?xf32>) -> (index, index) {
  %zero = arith.constant 0 : index
  // CHECK: %[[N:.*]] = tensor.dim %[[X]]
  %n = jit.stage : index {
    %d = tensor.dim %x, %zero : tensor<?xf32>
    jit.yield %d : index
  }
  // CHECK-NEXT: jit.store %[[N]], slot 0 : index
  // CHECK-NEXT: jit.suspend
  // CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[N1:.*]] = jit.load slot 0 take : index
  // CHECK-NEXT: %[[S:.*]] = arith.addi %[[N1]], %[[ZERO]]
  %s = jit.stage : index {
    %r = arith.addi %n, %zero : index
    jit.yield %r : index
  }
  // CHECK-NEXT: return %[[N1]], %[[S]]
  return %n, %s : index, index
}

// A use in a region counts for the stage that it lies in.
// CHECK-LABEL: func.func @use_in_region(
func.func @use_in_region(%x: tensor<f32>, %c: i1) {
  %a = jit.stage : tensor<f32> {
    %n = jit.neg %x : tensor<f32>
    jit.yield %n : tensor<f32>
  }
  // CHECK: jit.suspend
  // CHECK: %[[C:.*]] = jit.load slot 0 take : i1
  // CHECK: %[[A:.*]] = jit.load slot 1 take : tensor<f32>
  // CHECK: jit.if %[[C]] {
  // CHECK-NEXT: jit.print %[[A]]
  jit.stage {
    jit.if %c {
      jit.print %a : tensor<f32>
    }
  }
  return
}

// A type that is declared otherwise stays so.
// CHECK-LABEL: func.func @types_differ(
func.func @types_differ(%x: tensor<4xf32>) -> tensor<?xf32> {
  // CHECK: tensor.cast %{{.*}} : tensor<4xf32> to tensor<?xf32>
  %a = jit.stage : tensor<?xf32> {
    jit.yield %x : tensor<4xf32>
  }
  return %a : tensor<?xf32>
}

// CHECK-LABEL: func.func @checkpoint(
func.func @checkpoint(%x: tensor<f32>, %c: i1) -> tensor<f32> {
  // CHECK-NEXT: jit.if
  // CHECK-NEXT: %[[E:.*]] = jit.exp
  // CHECK-NEXT: jit.yield %[[E]]
  %r = jit.if %c : tensor<f32> {
    %a = jit.checkpoint : tensor<f32> {
      %e = jit.exp %x : tensor<f32>
      jit.yield %e : tensor<f32>
    }
    jit.yield %a : tensor<f32>
  } else {
    jit.yield %x : tensor<f32>
  }
  return %r : tensor<f32>
}

// CHECK-LABEL: func.func @no_stages(
func.func @no_stages(%x: tensor<f32>) -> tensor<f32> {
  // CHECK-NOT: slot
  // CHECK-NOT: jit.suspend
  // CHECK: return
  %0 = jit.exp %x : tensor<f32>
  return %0 : tensor<f32>
}
