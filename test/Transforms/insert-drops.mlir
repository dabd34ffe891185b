// RUN: jit-opt %s -jit-insert-drops | FileCheck %s

// Nothing uses them: an argument goes at the start, results where they are made.
// CHECK-LABEL: func.func @unused(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<f32>, %[[L:.*]]: !jit.list<tensor<f32>>, %{{.*}}: index
func.func @unused(%x: tensor<4xf32>, %y: tensor<f32>, %l: !jit.list<tensor<f32>>, %n: index) {
  // CHECK-NEXT: jit.drop %[[Y]], %[[L]] : tensor<f32>, !jit.list<tensor<f32>>
  // CHECK-NEXT: %[[E:.*]] = jit.exp %[[X]]
  // CHECK-NEXT: jit.drop %[[E]] : tensor<4xf32>
  %e = jit.exp %x : tensor<4xf32>
  // CHECK-NEXT: return
  return
}

// A last use in the own block is left to moves.
// CHECK-LABEL: func.func @negative_used_in_block(
func.func @negative_used_in_block(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NOT: jit.drop
  // CHECK: return
  %0 = jit.exp %x : tensor<4xf32>
  %1 = jit.add %0, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// A register with a number holds nothing.
// CHECK-LABEL: func.func @negative_scalars(
func.func @negative_scalars(%n: index, %c: i1, %f: f64) {
  // CHECK-NOT: jit.drop
  // CHECK: return
  %0 = arith.addi %n, %n : index
  jit.if %c {
    %1 = arith.addi %0, %0 : index
  }
  return
}

// The classic: defined before a loop, used only in it, dropped once behind it.
// CHECK-LABEL: func.func @before_loop(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[A:.*]]: tensor<4xf32>
func.func @before_loop(%x: tensor<4xf32>, %a: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  // CHECK-NEXT: %[[W:.*]] = jit.exp %[[X]]
  %w = jit.exp %x : tensor<4xf32>
  // CHECK-NEXT: jit.loop
  %r = jit.loop max %n iter(%i, %h = %a) : tensor<4xf32> {
    // CHECK-NEXT: jit.add %{{.*}}, %[[W]]
    // CHECK-NEXT: jit.continue
    %s = jit.add %h, %w : tensor<4xf32>
    jit.continue %s : tensor<4xf32>
  }
  // CHECK-NEXT: }
  // CHECK-NEXT: jit.drop %[[W]] : tensor<4xf32>
  // CHECK-NEXT: return
  return %r : tensor<4xf32>
}

// Used on one side of an `if` only: both sides leave it to the drop behind.
// CHECK-LABEL: func.func @one_side(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>
func.func @one_side(%x: tensor<4xf32>, %y: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  // CHECK-NOT: jit.drop
  // CHECK: jit.if
  %r = jit.if %c : tensor<4xf32> {
    %0 = jit.exp %x : tensor<4xf32>
    jit.yield %0 : tensor<4xf32>
  } else {
    jit.yield %y : tensor<4xf32>
  }
  // CHECK: } else {
  // CHECK-NEXT: jit.yield
  // CHECK-NEXT: }
  // CHECK-NEXT: jit.drop %[[X]], %[[Y]] : tensor<4xf32>, tensor<4xf32>
  // CHECK-NEXT: return
  return %r : tensor<4xf32>
}

// A use behind the region is the last one.
// CHECK-LABEL: func.func @negative_used_behind(
func.func @negative_used_behind(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  // CHECK-NOT: jit.drop
  // CHECK: return
  jit.if %c {
    jit.print %x : tensor<4xf32>
  }
  %0 = jit.exp %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// An initial value that the body uses too is not moved into the loop.
// CHECK-LABEL: func.func @initial_and_captured(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
func.func @initial_and_captured(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %r = jit.loop max %n iter(%i, %h = %x) : tensor<4xf32> {
    %s = jit.add %h, %x : tensor<4xf32>
    jit.continue %s : tensor<4xf32>
  }
  // CHECK: jit.continue
  // CHECK-NEXT: }
  // CHECK-NEXT: jit.drop %[[X]] : tensor<4xf32>
  return %r : tensor<4xf32>
}

// Values of a body end in each iteration: a carried value that is not used at
// the start, one that only an inner region uses behind that. A result that
// nothing uses goes behind the loop.
// CHECK-LABEL: func.func @in_body(
func.func @in_body(%x: tensor<4xf32>, %n: index, %c: i1) {
  // CHECK: %[[R:.*]] = jit.loop max %{{.*}} iter(%{{.*}}, %[[H:.*]] = %{{.*}})
  %r = jit.loop max %n iter(%i, %h = %x) : tensor<4xf32> {
    // CHECK-NEXT: jit.drop %[[H]] : tensor<4xf32>
    // CHECK-NEXT: %[[K:.*]] = jit.constant
    %k = jit.constant dense<1.0> : tensor<4xf32>
    // CHECK-NEXT: %[[E:.*]] = jit.exp %[[K]]
    %e = jit.exp %k : tensor<4xf32>
    // CHECK-NEXT: jit.if
    jit.if %c {
      // CHECK-NEXT: jit.print
      jit.print %e : tensor<4xf32>
    }
    // CHECK-NEXT: }
    // CHECK-NEXT: jit.drop %[[E]] : tensor<4xf32>
    // CHECK-NEXT: jit.continue %[[K]]
    jit.continue %k : tensor<4xf32>
  }
  // CHECK: jit.drop %[[R]] : tensor<4xf32>
  return
}

// Two regions deep: behind the outer operation of the value's own block.
// CHECK-LABEL: func.func @two_deep(
func.func @two_deep(%x: tensor<4xf32>, %n: index, %c: i1) {
  // CHECK: jit.loop
  jit.loop max %n iter(%i) {
    jit.if %c {
      jit.print %x : tensor<4xf32>
    }
    // CHECK: jit.print
    // CHECK-NEXT: }
    // CHECK-NEXT: jit.continue
    jit.continue
  }
  // CHECK-NEXT: }
  // CHECK-NEXT: jit.drop
  return
}
