// RUN: jit-opt %s -jit-mark-moves | FileCheck %s
// RUN: jit-opt %s -jit-mark-moves -jit-mark-moves | FileCheck %s

// The last use moves, those before it read; so does what is returned.
// CHECK-LABEL: func.func @last_use(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
func.func @last_use(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[E:.*]] = jit.exp %[[X]] : tensor<4xf32>
  %e = jit.exp %x : tensor<4xf32>
  // CHECK-NEXT: jit.add %[[E]], %[[X]] {jit.moves = array<i1: true, true>}
  %s = jit.add %e, %x : tensor<4xf32>
  // CHECK-NEXT: return {jit.moves = array<i1: true>}
  return %s : tensor<4xf32>
}

// The same value twice in one list: the last one moves, so that whoever goes
// from left to right has copied before.
// CHECK-LABEL: func.func @twice(
func.func @twice(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: jit.add %{{.*}}, %{{.*}} {jit.moves = array<i1: false, true>}
  %s = jit.add %x, %x : tensor<4xf32>
  // CHECK-NEXT: return {jit.moves = array<i1: false, true, true>}
  return %s, %y, %s : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// Numbers are copied.
// CHECK-LABEL: func.func @scalars(
func.func @scalars(%x: tensor<?xf32>, %i: index, %c: i1) -> index {
  // CHECK-NEXT: tensor.dim {jit.moves = array<i1: true, false>}
  %d = tensor.dim %x, %i : tensor<?xf32>
  // CHECK-NEXT: arith.select %{{.*}}, %{{.*}}, %{{.*}} : index
  %s = arith.select %c, %d, %i : index
  // CHECK-NEXT: return %{{.*}} : index
  return %s : index
}

// Each side of an `if` moves what is its own, and reads what is not.
// CHECK-LABEL: func.func @sides(
func.func @sides(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  // CHECK: jit.if
  %r = jit.if %c : tensor<4xf32> {
    // CHECK-NEXT: jit.exp %{{.*}} : tensor<4xf32>
    %e = jit.exp %x : tensor<4xf32>
    // CHECK-NEXT: jit.yield {jit.moves = array<i1: true>}
    jit.yield %e : tensor<4xf32>
  } else {
    // CHECK: else
    // CHECK-NEXT: jit.yield %{{.*}} : tensor<4xf32>
    jit.yield %x : tensor<4xf32>
  }
  // CHECK: return {jit.moves = array<i1: true>}
  return %r : tensor<4xf32>
}

// Initial values move into a loop, carried values into and out of each
// iteration; what comes from outside of the body is read in each.
// CHECK-LABEL: func.func @loop(
func.func @loop(%x: tensor<4xf32>, %w: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  // CHECK: jit.loop while %{{.*}} iter({{.*}}) : tensor<4xf32>, tensor<4xf32> attributes {jit.moves = array<i1: false, false, true>}
  %r:2 = jit.loop while %c iter(%i, %a = %x, %b = %x) : tensor<4xf32>, tensor<4xf32> {
    // CHECK-NEXT: jit.add %{{.*}}, %{{.*}} {jit.moves = array<i1: true, false>}
    %s = jit.add %a, %w : tensor<4xf32>
    // Values that change places: the condition stays, both carries move.
    // CHECK-NEXT: jit.continue %{{.*}}, %{{.*}}, %{{.*}} {jit.moves = array<i1: false, true, true>}
    jit.continue %c, %b, %s : tensor<4xf32>, tensor<4xf32>
  }
  // CHECK: jit.add %{{.*}}#0, %{{.*}}#1 {jit.moves = array<i1: true, true>}
  %t = jit.add %r#0, %r#1 : tensor<4xf32>
  return %t : tensor<4xf32>
}

// An initial value that the body reads stays; both carries from one value.
// CHECK-LABEL: func.func @negative_captured(
func.func @negative_captured(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  // CHECK: jit.loop
  // CHECK-NOT: attributes
  // CHECK-SAME: : tensor<4xf32>, tensor<4xf32> {
  %r:2 = jit.loop while %c iter(%i, %a = %x, %b = %x) : tensor<4xf32>, tensor<4xf32> {
    %s = jit.add %a, %b : tensor<4xf32>
    %t = jit.mul %s, %x : tensor<4xf32>
    // CHECK: jit.continue %{{.*}}, %{{.*}}, %{{.*}} {jit.moves = array<i1: false, false, true>}
    jit.continue %c, %t, %t : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0 : tensor<4xf32>
}

// A use in a region behind the last operand: nothing moves.
// CHECK-LABEL: func.func @negative_region_behind(
func.func @negative_region_behind(%x: tensor<4xf32>, %c: i1) {
  // CHECK-NEXT: jit.print %{{.*}} : tensor<4xf32>
  jit.print %x : tensor<4xf32>
  jit.if %c {
    // CHECK: jit.print %{{.*}} : tensor<4xf32>
    jit.print %x : tensor<4xf32>
  }
  return
}

// What a callee or a slot gets, it owns; a drop needs no mark; a mark that is
// wrong goes.
// CHECK-LABEL: func.func @call_store_drop(
func.func @call_store_drop(%x: tensor<4xf32>, %y: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: jit.call @last_use(%{{.*}}) {jit.moves = array<i1: true>}
  %r = jit.call @last_use(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: jit.print %{{.*}} : tensor<4xf32>
  jit.print %y {jit.moves = array<i1: true>} : tensor<4xf32>
  // CHECK-NEXT: jit.store %{{.*}}, slot 0 {jit.moves = array<i1: true>}
  jit.store %y, slot 0 : tensor<4xf32>
  // CHECK-NEXT: jit.drop %{{.*}} : tensor<4xf32>
  jit.drop %z : tensor<4xf32>
  return %r : tensor<4xf32>
}
