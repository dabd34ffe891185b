// RUN: jit-opt %s -loop-invariant-code-motion | FileCheck %s

// Upstream's pass hoists what cannot fail out of a jit.loop.
// CHECK-LABEL: func.func @hoist_invariant(
func.func @hoist_invariant(%a: tensor<2xf32>, %b: tensor<2xf32>, %n: index) -> tensor<2xf32> {
  // CHECK: %[[E:.*]] = jit.exp
  // CHECK: jit.loop
  // CHECK-NEXT: jit.add %{{.*}}, %[[E]]
  %r = jit.loop max %n iter(%i, %x = %a) : tensor<2xf32> {
    %e = jit.exp %b : tensor<2xf32>
    %s = jit.add %x, %e : tensor<2xf32>
    jit.continue %s : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

// The shapes may not agree: the error must not come when the loop has no trip.
// CHECK-LABEL: func.func @negative_hoist_dynamic(
func.func @negative_hoist_dynamic(%a: tensor<?xf32>, %b: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  // CHECK: jit.loop
  // CHECK-NEXT: jit.add
  %r = jit.loop max %n iter(%i, %x = %a) : tensor<?xf32> {
    %s = jit.add %b, %a : tensor<?xf32>
    jit.continue %s : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// An index may be out of range.
// CHECK-LABEL: func.func private @negative_hoist_list_get(
func.func private @negative_hoist_list_get(%l: !jit.list<tensor<2xf32>>, %a: tensor<2xf32>, %n: index) -> tensor<2xf32> {
  // CHECK: jit.loop
  // CHECK-NEXT: jit.list_get
  %r = jit.loop max %n iter(%i, %x = %a) : tensor<2xf32> {
    %s = jit.list_get %l[%n] : !jit.list<tensor<2xf32>> -> tensor<2xf32>
    jit.continue %s : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

// A loop that may not end stays where it is.
// CHECK-LABEL: func.func @negative_hoist_while(
func.func @negative_hoist_while(%a: tensor<2xf32>, %n: index, %c: i1) -> tensor<2xf32> {
  // CHECK: jit.loop max
  // CHECK-NEXT: jit.loop while
  %r = jit.loop max %n iter(%i, %x = %a) : tensor<2xf32> {
    %s = jit.loop while %c iter(%j, %y = %a) : tensor<2xf32> {
      %e = jit.exp %y : tensor<2xf32>
      jit.continue %c, %e : tensor<2xf32>
    }
    jit.continue %s : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}
