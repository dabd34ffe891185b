// RUN: jit-opt %s -canonicalize | FileCheck %s

// A constant condition leaves the branch that runs, cast to the result's type.
// CHECK-LABEL: func.func @if_true(
// CHECK-SAME: %[[A:.*]]: tensor<2xf32>
func.func @if_true(%a: tensor<2xf32>, %b: tensor<3xf32>) -> tensor<?xf32> {
  %true = arith.constant true
  // CHECK-NEXT: %[[C:.*]] = tensor.cast %[[A]] : tensor<2xf32> to tensor<?xf32>
  // CHECK-NEXT: return %[[C]]
  %r = jit.if %true : tensor<?xf32> {
    jit.yield %a : tensor<2xf32>
  } else {
    jit.yield %b : tensor<3xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func @if_false_without_else(
func.func @if_false_without_else(%a: tensor<2xf32>) {
  %false = arith.constant false
  // CHECK-NEXT: return
  jit.if %false {
    jit.print %a : tensor<2xf32>
  }
  return
}

// Inside a branch the condition is known.
// CHECK-LABEL: func.func @if_condition_inside(
func.func @if_condition_inside(%c: i1, %a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  // CHECK: jit.if
  // CHECK-NEXT: jit.print
  // CHECK-NEXT: jit.yield %{{.*}} : tensor<2xf32>
  %r = jit.if %c : tensor<2xf32> {
    jit.print %a : tensor<2xf32>
    %s = jit.if %c : tensor<2xf32> {
      jit.yield %a : tensor<2xf32>
    } else {
      jit.yield %b : tensor<2xf32>
    }
    jit.yield %s : tensor<2xf32>
  } else {
    jit.yield %b : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

// Results that nobody uses go, with what computed them.
// CHECK-LABEL: func.func @if_unused_result(
func.func @if_unused_result(%c: i1, %a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  // CHECK: %[[R:.*]] = jit.if %{{.*}} : tensor<2xf32> {
  // CHECK-NOT: jit.exp
  // CHECK: return %[[R]]
  %r:2 = jit.if %c : tensor<2xf32>, tensor<2xf32> {
    %e = jit.exp %a : tensor<2xf32>
    jit.yield %a, %e : tensor<2xf32>, tensor<2xf32>
  } else {
    jit.yield %b, %b : tensor<2xf32>, tensor<2xf32>
  }
  return %r#0 : tensor<2xf32>
}

// A negative trip count counts as zero; the initial values come out.
// CHECK-LABEL: func.func @loop_no_trips(
// CHECK-SAME: %[[A:.*]]: tensor<2xf32>
func.func @loop_no_trips(%a: tensor<2xf32>) -> tensor<2xf32> {
  %n = arith.constant -3 : index
  // CHECK-NEXT: return %[[A]]
  %r = jit.loop max %n iter(%i, %x = %a) : tensor<2xf32> {
    %e = jit.exp %x : tensor<2xf32>
    jit.continue %e : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

// CHECK-LABEL: func.func @loop_not_begun(
// CHECK-SAME: %[[A:.*]]: tensor<2xf32>
func.func @loop_not_begun(%a: tensor<2xf32>, %n: index, %c: i1) -> tensor<2xf32> {
  %false = arith.constant false
  // CHECK-NEXT: return %[[A]]
  %r = jit.loop max %n while %false iter(%i, %x = %a) : tensor<2xf32> {
    %e = jit.exp %x : tensor<2xf32>
    jit.continue %c, %e : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

// One trip is the body.
// CHECK-LABEL: func.func @loop_single_trip(
func.func @loop_single_trip(%a: tensor<2xf32>, %b: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %one = arith.constant 1 : index
  // CHECK-NEXT: %[[E:.*]] = jit.exp %[[A:.*]] : tensor<2xf32>
  // CHECK-NEXT: return %{{.*}}, %[[E]]
  %r:2 = jit.loop max %one iter(%i, %x = %a, %y = %b) : tensor<2xf32>, tensor<2xf32> {
    %e = jit.exp %x : tensor<2xf32>
    jit.continue %y, %e : tensor<2xf32>, tensor<2xf32>
  }
  return %r#0, %r#1 : tensor<2xf32>, tensor<2xf32>
}

// Constantly true conditions are none: the loop is countable.
// CHECK-LABEL: func.func @loop_true_conditions(
func.func @loop_true_conditions(%a: tensor<2xf32>, %n: index) -> tensor<2xf32> {
  %true = arith.constant true
  // CHECK: jit.loop max %{{.*}} iter(
  // CHECK: jit.continue %{{[a-z0-9]*}} : tensor<2xf32>
  %r = jit.loop max %n while %true iter(%i, %x = %a) : tensor<2xf32> {
    %e = jit.exp %x : tensor<2xf32>
    jit.continue %true, %e : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

// A next condition that is constantly false bounds the trips by one.
// CHECK-LABEL: func.func @loop_at_most_once(
func.func @loop_at_most_once(%a: tensor<2xf32>, %c: i1) -> tensor<2xf32> {
  %false = arith.constant false
  // CHECK: %[[ONE:.*]] = arith.constant 1 : index
  // CHECK: jit.loop max %[[ONE]] while %{{.*}} iter(
  // CHECK: jit.continue %{{[a-z0-9]*}} : tensor<2xf32>
  %r = jit.loop while %c iter(%i, %x = %a) : tensor<2xf32> {
    %e = jit.exp %x : tensor<2xf32>
    jit.continue %false, %e : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

// A carried value that never changes is its initial value.
// CHECK-LABEL: func.func @loop_invariant_carry(
// CHECK-SAME: %[[A:.*]]: tensor<2xf32>, %[[B:.*]]: tensor<2xf32>
func.func @loop_invariant_carry(%a: tensor<2xf32>, %b: tensor<2xf32>, %n: index) -> (tensor<2xf32>, tensor<2xf32>) {
  // CHECK: %[[R:.*]] = jit.loop max %{{.*}} iter(%{{.*}}, %[[X:.*]] = %[[A]]) : tensor<2xf32> {
  // CHECK-NEXT: jit.add %[[X]], %[[B]]
  // CHECK: return %[[R]], %[[B]]
  %r:2 = jit.loop max %n iter(%i, %x = %a, %y = %b) : tensor<2xf32>, tensor<2xf32> {
    %e = jit.add %x, %y : tensor<2xf32>
    jit.continue %e, %y : tensor<2xf32>, tensor<2xf32>
  }
  return %r#0, %r#1 : tensor<2xf32>, tensor<2xf32>
}

// A carried value that only computes itself goes when its result is not used.
// CHECK-LABEL: func.func @loop_unused_carry(
func.func @loop_unused_carry(%a: tensor<2xf32>, %b: tensor<2xf32>, %n: index) -> tensor<2xf32> {
  // CHECK: jit.loop max %{{.*}} iter(%{{.*}}, %{{.*}} = %{{.*}}) : tensor<2xf32> {
  // CHECK-NEXT: jit.exp
  // CHECK-NEXT: jit.continue
  %r:2 = jit.loop max %n iter(%i, %x = %a, %y = %b) : tensor<2xf32>, tensor<2xf32> {
    %e = jit.exp %x : tensor<2xf32>
    jit.continue %e, %b : tensor<2xf32>, tensor<2xf32>
  }
  return %r#0 : tensor<2xf32>
}

// Its initial value is cast where types differ.
// CHECK-LABEL: func.func @widened_invariant_carry(
func.func @widened_invariant_carry(%a: tensor<2xf32>, %n: index) -> tensor<?xf32> {
  // CHECK: %[[C:.*]] = tensor.cast %{{.*}} : tensor<2xf32> to tensor<?xf32>
  // CHECK: jit.loop max %{{.*}} iter(%{{[a-z0-9]*}}) {
  %r = jit.loop max %n iter(%i, %x = %a) : (tensor<2xf32>) -> (tensor<?xf32>) {
    jit.print %x : tensor<?xf32>
    jit.continue %x : tensor<?xf32>
  }
  // CHECK: return %[[C]] : tensor<?xf32>
  return %r : tensor<?xf32>
}

// A list that is cast to its own type is itself.
// CHECK-LABEL: func.func private @list_cast_identity(
func.func private @list_cast_identity(%l: !jit.list<i64>) -> !jit.list<i64> {
  // CHECK-NEXT: return
  %m = jit.list_cast %l : !jit.list<i64> -> !jit.list<i64>
  return %m : !jit.list<i64>
}
