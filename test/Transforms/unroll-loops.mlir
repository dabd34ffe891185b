// RUN: jit-opt %s "-jit-unroll-loops=max-trips=4 max-ops=20" -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @unrolls(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32>, %[[Y:.*]]: tensor<2xf32>
func.func @unrolls(%x: tensor<2xf32>, %y: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  // Values that change places do so in each copy.
  // CHECK-NEXT: %[[A:.*]] = jit.exp %[[X]]
  // CHECK-NEXT: %[[B:.*]] = jit.exp %[[Y]]
  // CHECK-NEXT: %[[C:.*]] = jit.exp %[[A]]
  // CHECK-NEXT: return %[[B]], %[[C]]
  %n = arith.constant 3 : index
  %r:2 = jit.loop max %n iter(%i, %a = %x, %b = %y) : tensor<2xf32>, tensor<2xf32> {
    %e = jit.exp %a : tensor<2xf32>
    jit.continue %b, %e : tensor<2xf32>, tensor<2xf32>
  }
  return %r#0, %r#1 : tensor<2xf32>, tensor<2xf32>
}

// Inner loops first; the iteration number is a constant.
// CHECK-LABEL: func.func @nested(
func.func @nested(%x: i64) -> i64 {
  // 0 + 0 + 0 + 1 = 1, added to %x.
  // CHECK-NOT: jit.loop
  // CHECK: %[[R:.*]] = arith.addi
  // CHECK: return %[[R]]
  %n = arith.constant 2 : index
  %r = jit.loop max %n iter(%i, %a = %x) : i64 {
    %s = jit.loop max %n iter(%j, %b = %a) : i64 {
      %p = arith.muli %i, %j : index
      %q = arith.index_cast %p : index to i64
      %c = arith.addi %b, %q : i64
      jit.continue %c : i64
    }
    jit.continue %s : i64
  }
  return %r : i64
}

// CHECK-LABEL: func.func @negative_too_many_trips(
func.func @negative_too_many_trips(%x: tensor<2xf32>) -> tensor<2xf32> {
  // CHECK: jit.loop
  %n = arith.constant 5 : index
  %r = jit.loop max %n iter(%i, %a = %x) : tensor<2xf32> {
    %e = jit.exp %a : tensor<2xf32>
    jit.continue %e : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

// Six operations and the terminator, four times: over 20.
// CHECK-LABEL: func.func @negative_too_large(
func.func @negative_too_large(%x: tensor<2xf32>) -> tensor<2xf32> {
  // CHECK: jit.loop
  %n = arith.constant 4 : index
  %r = jit.loop max %n iter(%i, %a = %x) : tensor<2xf32> {
    %0 = jit.exp %a : tensor<2xf32>
    %1 = jit.exp %0 : tensor<2xf32>
    %2 = jit.exp %1 : tensor<2xf32>
    %3 = jit.exp %2 : tensor<2xf32>
    %4 = jit.exp %3 : tensor<2xf32>
    %5 = jit.exp %4 : tensor<2xf32>
    jit.continue %5 : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

// The condition may end the loop early.
// CHECK-LABEL: func.func @negative_condition(
func.func @negative_condition(%x: tensor<2xf32>, %c: i1) -> tensor<2xf32> {
  // CHECK: jit.loop
  %n = arith.constant 2 : index
  %r = jit.loop max %n iter(%i, %a = %x) : tensor<2xf32> {
    %e = jit.exp %a : tensor<2xf32>
    jit.continue %c, %e : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}
