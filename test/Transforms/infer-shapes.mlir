// RUN: jit-opt %s -jit-infer-shapes -split-input-file | FileCheck %s

// Unranked results become what their operands give, and so does the function's.
// CHECK-LABEL: func.func @straight(
// CHECK-SAME: -> tensor<2x3xf32>
func.func @straight(%x: tensor<2x3xf32>, %y: tensor<3xf32>) -> tensor<*xf32> {
  // CHECK: jit.add %{{.*}} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %0 = jit.add %x, %y : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

// A declared extent stays where inference knows less.
// CHECK-LABEL: func.func @declared_extent(
// CHECK-SAME: -> tensor<4xf32>
func.func @declared_extent(%x: tensor<?xf32>) -> tensor<4xf32> {
  // CHECK: jit.neg %{{.*}} : (tensor<?xf32>) -> tensor<4xf32>
  %0 = jit.neg %x : (tensor<?xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Branches join: what both know is known.
// CHECK-LABEL: func.func @if_join(
func.func @if_join(%c: i1, %x: tensor<2x3xf32>, %y: tensor<2x4xf32>) -> tensor<*xf32> {
  // CHECK: jit.if %{{.*}} : tensor<2x?xf32> {
  %r = jit.if %c : tensor<*xf32> {
    %0 = jit.neg %x : (tensor<2x3xf32>) -> tensor<*xf32>
    // CHECK: jit.yield %{{.*}} : tensor<2x3xf32>
    jit.yield %0 : tensor<*xf32>
  } else {
    // CHECK: jit.yield %{{.*}} : tensor<2x4xf32>
    jit.yield %y : tensor<2x4xf32>
  }
  // CHECK: return %{{.*}} : tensor<2x?xf32>
  return %r : tensor<*xf32>
}

// -----

// A stable carried value keeps its initial type.
// CHECK-LABEL: func.func @loop_stable(
func.func @loop_stable(%x: tensor<2xf32>, %n: index) -> tensor<*xf32> {
  // CHECK: jit.loop max %{{.*}} iter(%{{.*}}, %{{.*}} = %{{.*}}) : tensor<2xf32> {
  %r = jit.loop max %n iter(%i, %a = %x) : (tensor<2xf32>) -> (tensor<*xf32>) {
    // CHECK: jit.neg %{{.*}} : tensor<2xf32>
    %b = jit.neg %a : tensor<*xf32>
    jit.continue %b : tensor<*xf32>
  }
  // CHECK: return %{{.*}} : tensor<2xf32>
  return %r : tensor<*xf32>
}

// -----

// A carried value whose extent changes is widened to `?` there, and what hangs
// on it, in an inner loop too.
// CHECK-LABEL: func.func @loop_widens(
func.func @loop_widens(%x: tensor<1x3xf32>, %big: tensor<5x3xf32>, %n: index) -> tensor<*xf32> {
  // CHECK: jit.loop max %{{.*}} iter({{.*}}) : (tensor<1x3xf32>) -> (tensor<?x3xf32>) {
  %r = jit.loop max %n iter(%i, %a = %x) : (tensor<1x3xf32>) -> (tensor<*xf32>) {
    // CHECK: jit.neg %{{.*}} : tensor<?x3xf32>
    %0 = jit.neg %a : tensor<*xf32>
    // CHECK: jit.loop max %{{.*}} iter({{.*}}) : tensor<?x3xf32> {
    %s = jit.loop max %n iter(%j, %b = %0) : tensor<*xf32> {
      // CHECK: jit.add %{{.*}} : tensor<?x3xf32>
      %1 = jit.add %b, %a : tensor<*xf32>
      jit.continue %1 : tensor<*xf32>
    }
    // CHECK: jit.add %{{.*}} : (tensor<?x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %2 = jit.add %s, %big : (tensor<*xf32>, tensor<5x3xf32>) -> tensor<*xf32>
    jit.continue %2 : tensor<*xf32>
  }
  return %r : tensor<*xf32>
}

// -----

// Swapped carried values take each other's type.
// CHECK-LABEL: func.func @loop_swap(
func.func @loop_swap(%x: tensor<2xf32>, %y: tensor<3xf32>, %n: index) -> tensor<*xf32> {
  // CHECK: jit.loop {{.*}} : (tensor<2xf32>, tensor<3xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %r:2 = jit.loop max %n iter(%i, %a = %x, %b = %y) : (tensor<2xf32>, tensor<3xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
    jit.continue %b, %a : tensor<*xf32>, tensor<*xf32>
  }
  return %r#0 : tensor<*xf32>
}

// -----

// A private function is copied for each combination of argument types.
// CHECK-LABEL: func.func @calls(
func.func @calls(%x: tensor<2xf32>, %y: tensor<3xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) {
  // CHECK: jit.call @f(%{{.*}}) : (tensor<2xf32>) -> tensor<2xf32>
  // CHECK: jit.call @[[F3:f_.*]](%{{.*}}) : (tensor<3xf32>) -> tensor<3xf32>
  // CHECK: jit.call @f(%{{.*}}) : (tensor<2xf32>) -> tensor<2xf32>
  %0 = jit.call @f(%x) : (tensor<2xf32>) -> tensor<*xf32>
  %1 = jit.call @f(%y) : (tensor<3xf32>) -> tensor<*xf32>
  %2 = jit.call @f(%0) : (tensor<*xf32>) -> tensor<*xf32>
  return %0, %1, %2 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}
// CHECK: func.func private @{{f.*}}(%{{.*}}: tensor<{{[23]}}xf32>) -> tensor<{{[23]}}xf32>
// CHECK: func.func private @{{f.*}}(%{{.*}}: tensor<{{[23]}}xf32>) -> tensor<{{[23]}}xf32>
// CHECK-NOT: func.func
func.func private @f(%x: tensor<*xf32>) -> tensor<*xf32> {
  %0 = jit.neg %x : tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

// In a widening loop only the copy for the final types is left.
// CHECK-LABEL: func.func @call_in_loop(
func.func @call_in_loop(%x: tensor<1xf32>, %n: index) -> tensor<*xf32> {
  %r = jit.loop max %n iter(%i, %a = %x) : (tensor<1xf32>) -> (tensor<*xf32>) {
    // CHECK: jit.call @grow(%{{.*}}) : (tensor<?xf32>) -> tensor<3xf32>
    %b = jit.call @grow(%a) : (tensor<*xf32>) -> tensor<*xf32>
    jit.continue %b : tensor<*xf32>
  }
  return %r : tensor<*xf32>
}
// CHECK: func.func private @grow(%{{.*}}: tensor<?xf32>) -> tensor<3xf32>
// CHECK-NOT: func.func
func.func private @grow(%x: tensor<*xf32>) -> tensor<*xf32> {
  %c = jit.constant dense<1.0> : tensor<3xf32>
  %0 = jit.add %x, %c : (tensor<*xf32>, tensor<3xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

// List elements join.
// CHECK-LABEL: func.func @lists(
func.func @lists(%x: tensor<2xf32>, %y: tensor<3xf32>, %i: index) -> tensor<*xf32> {
  // CHECK: jit.list_construct {{.*}} -> !jit.list<tensor<2xf32>>
  %l = jit.list_construct %x : (tensor<2xf32>) -> !jit.list<tensor<*xf32>>
  // CHECK: jit.list_append {{.*}} -> !jit.list<tensor<?xf32>>
  %m = jit.list_append %l, %y : (!jit.list<tensor<*xf32>>, tensor<3xf32>) -> !jit.list<tensor<*xf32>>
  // CHECK: jit.list_get {{.*}} -> tensor<?xf32>
  %g = jit.list_get %m[%i] : !jit.list<tensor<*xf32>> -> tensor<*xf32>
  return %g : tensor<*xf32>
}
