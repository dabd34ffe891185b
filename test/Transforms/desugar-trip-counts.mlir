// RUN: jit-opt %s -jit-desugar-trip-counts | FileCheck %s

// A trip count that the program computes: the counter is the first carried
// value, and takes the iteration number's place.
// CHECK-LABEL: func.func @trip_count_runtime(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32>, %[[N:.*]]: index
func.func @trip_count_runtime(%x: tensor<2xf32>, %n: index) -> tensor<2xf32> {
  // CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : index
  // CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : index
  // CHECK: %[[FIRST:.*]] = arith.cmpi sgt, %[[N]], %[[ZERO]] : index
  // CHECK: %[[R:.*]]:2 = jit.loop while %[[FIRST]] iter(%{{.*}}, %[[K:.*]] = %[[ZERO]], %[[A:.*]] = %[[X]]) : index, tensor<2xf32> {
  %r = jit.loop max %n iter(%i, %a = %x) : tensor<2xf32> {
    // CHECK-NEXT: %[[F:.*]] = tensor.from_elements %[[K]]
    %f = tensor.from_elements %i : tensor<1xindex>
    // CHECK-NEXT: %[[B:.*]] = jit.exp %[[A]]
    %b = jit.exp %a : tensor<2xf32>
    // CHECK-NEXT: %[[NEXT:.*]] = arith.addi %[[K]], %[[ONE]] : index
    // CHECK-NEXT: %[[MORE:.*]] = arith.cmpi slt, %[[NEXT]], %[[N]] : index
    // CHECK-NEXT: jit.continue %[[MORE]], %[[NEXT]], %[[B]] : index, tensor<2xf32>
    jit.continue %b : tensor<2xf32>
  }
  // CHECK: return %[[R]]#1
  return %r : tensor<2xf32>
}

// Conditions before the loop and after the body: (i < max) and cond, twice.
// CHECK-LABEL: func.func @conditions_joined(
// CHECK-SAME: %[[X:.*]]: i64, %[[N:.*]]: index, %[[C:.*]]: i1
func.func @conditions_joined(%x: i64, %n: index, %c: i1) -> i64 {
  // CHECK: %[[BELOW:.*]] = arith.cmpi sgt, %[[N]], %{{.*}} : index
  // CHECK: %[[FIRST:.*]] = arith.andi %[[BELOW]], %[[C]] : i1
  // CHECK: jit.loop while %[[FIRST]]
  %r = jit.loop max %n while %c iter(%i, %a = %x) : i64 {
    %b = arith.addi %a, %a : i64
    // CHECK: %[[D:.*]] = arith.cmpi ult, %{{.*}}, %[[X]] : i64
    %d = arith.cmpi ult, %b, %x : i64
    // CHECK: %[[MORE:.*]] = arith.cmpi slt, %{{.*}}, %[[N]] : index
    // CHECK: %[[GO:.*]] = arith.andi %[[MORE]], %[[D]] : i1
    // CHECK: jit.continue %[[GO]],
    jit.continue %d, %b : i64
  }
  return %r : i64
}

// Each loop has a counter of its own; the inner body sees both.
// CHECK-LABEL: func.func @nested(
// CHECK-SAME: %[[X:.*]]: index, %[[N:.*]]: index
func.func @nested(%x: index, %n: index) -> index {
  // CHECK: jit.loop while %{{.*}} iter(%{{.*}}, %[[I:.*]] = %{{.*}}, %[[A:.*]] = %[[X]]) : index, index {
  %r = jit.loop max %n iter(%i, %a = %x) : index {
    // The inner trip count is the outer iteration number.
    // CHECK: %[[FIRST:.*]] = arith.cmpi sgt, %[[I]], %{{.*}} : index
    // CHECK: %[[S:.*]]:2 = jit.loop while %[[FIRST]] iter(%{{.*}}, %[[J:.*]] = %{{.*}}, %[[B:.*]] = %[[A]]) : index, index {
    %s = jit.loop max %i iter(%j, %b = %a) : index {
      // CHECK: %[[P:.*]] = arith.muli %[[I]], %[[J]]
      %p = arith.muli %i, %j : index
      %q = arith.addi %b, %p : index
      jit.continue %q : index
    }
    // CHECK: arith.addi %[[I]],
    // CHECK: jit.continue %{{.*}}, %{{.*}}, %[[S]]#1 : index, index
    jit.continue %s : index
  }
  return %r : index
}

// Zero trips, also written as a negative number: the first condition is false.
// CHECK-LABEL: func.func @trips_zero(
func.func @trips_zero(%x: tensor<2xf32>) -> tensor<2xf32> {
  // CHECK: %[[FALSE:.*]] = arith.constant false
  // CHECK: jit.loop while %[[FALSE]]
  %n = arith.constant -3 : index
  %r = jit.loop max %n iter(%i, %a = %x) : tensor<2xf32> {
    %b = jit.exp %a : tensor<2xf32>
    jit.continue %b : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

// A constant trip count leaves nothing to compare before the loop.
// CHECK-LABEL: func.func @trips_constant(
// CHECK-SAME: tensor<2xf32>, %[[C:.*]]: i1
func.func @trips_constant(%x: tensor<2xf32>, %c: i1) -> tensor<2xf32> {
  // CHECK-NOT: arith.cmpi
  // CHECK: jit.loop while %[[C]]
  %n = arith.constant 3 : index
  %r = jit.loop max %n while %c iter(%i, %a = %x) : tensor<2xf32> {
    %b = jit.exp %a : tensor<2xf32>
    jit.continue %b : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

// Without a trip count a loop counts only where the body uses the number, and
// then nothing is compared.
// CHECK-LABEL: func.func @number_without_max(
func.func @number_without_max(%c: i1, %x: index) -> index {
  // CHECK-NOT: arith.cmpi slt
  // CHECK: %[[R:.*]]:2 = jit.loop while %{{.*}} iter(%{{.*}}, %[[K:.*]] = %{{.*}}, %{{.*}} = %{{.*}}) : index, index
  %r = jit.loop while %c iter(%i, %a = %x) : index {
    %b = arith.addi %a, %i : index
    %d = arith.cmpi ne, %b, %x : index
    jit.continue %d, %b : index
  }
  // CHECK: return %[[R]]#1
  return %r : index
}

// Left-out conditions are true.
// CHECK-LABEL: func.func @conditions_left_out(
func.func @conditions_left_out(%x: i64) -> i64 {
  // CHECK: %[[T:.*]] = arith.constant true
  // CHECK: jit.loop while %[[T]] iter(%{{.*}}, %{{.*}} = %{{.*}}) : i64
  %r = jit.loop iter(%i, %a = %x) : i64 {
    %b = arith.addi %a, %a : i64
    %d = arith.cmpi ne, %b, %x : i64
    jit.continue %d, %b : i64
  }
  return %r : i64
}

// CHECK-LABEL: func.func @no_change(
func.func @no_change(%c: i1, %x: i64) -> i64 {
  // CHECK-NOT: arith.constant
  // CHECK: jit.loop while %{{.*}} iter(%{{.*}}, %{{.*}} = %{{.*}}) : i64 attributes {my.tag = 1 : i64}
  %r = jit.loop while %c iter(%i, %a = %x) : i64 attributes {my.tag = 1} {
    %b = arith.addi %a, %a : i64
    %d = arith.cmpi ne, %b, %x : i64
    jit.continue %d, %b : i64
  }
  return %r : i64
}

// Initial values keep their types; the loop keeps its attributes.
// CHECK-LABEL: func.func @types_differ(
func.func @types_differ(%x: tensor<2xf32>, %n: index) -> tensor<?xf32> {
  // CHECK: : (index, tensor<2xf32>) -> (index, tensor<?xf32>) attributes {my.tag = 1 : i64}
  %r = jit.loop max %n iter(%i, %a = %x) : (tensor<2xf32>) -> (tensor<?xf32>) attributes {my.tag = 1} {
    %b = jit.concat %a, %x dim = 0 : (tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
    jit.continue %b : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
