// RUN: jit-opt %s --jit-interpreter-pipeline | FileCheck %s
// RUN: jit-opt %s --jit-frontend-pipeline --jit-interpreter-pipeline -o /dev/null

// All four passes: each owned value ends exactly once on each path, in the
// registers of its stage or with the load that takes it.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[W:.*]]: tensor<4xf32>, %[[N:.*]]: index
func.func @main(%x: tensor<4xf32>, %w: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  // CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[ONE:.*]] = arith.constant 1 : index
  // CHECK-NEXT: %[[C:.*]] = arith.cmpi sgt, %[[N]], %[[ZERO]]
  // CHECK-NEXT: %[[R:.*]]:2 = jit.loop while %[[C]] iter(%{{.*}}, %[[K:.*]] = %[[ZERO]], %[[H:.*]] = %[[X]]) : index, tensor<4xf32> attributes {jit.moves = array<i1: false, false, true>} {
  %h = jit.stage : tensor<4xf32> {
    %r = jit.loop max %n iter(%i, %a = %x) : tensor<4xf32> {
      // CHECK-NEXT: %[[S:.*]] = jit.mul %[[H]], %[[W]] {jit.moves = array<i1: true, false>}
      %b = jit.mul %a, %w : tensor<4xf32>
      // CHECK-NEXT: %[[NEXT:.*]] = arith.addi %[[K]], %[[ONE]]
      // CHECK-NEXT: %[[D:.*]] = arith.cmpi slt, %[[NEXT]], %[[N]]
      // CHECK-NEXT: jit.continue %[[D]], %[[NEXT]], %[[S]] {jit.moves = array<i1: false, false, true>}
      jit.continue %b : tensor<4xf32>
    }
    jit.yield %r : tensor<4xf32>
  }
  // CHECK-NEXT: }
  // CHECK-NEXT: jit.store %[[W]], slot 0 {jit.moves = array<i1: true>}
  // CHECK-NEXT: jit.store %[[N]], slot 1 : index
  // CHECK-NEXT: jit.store %[[R]]#1, slot 2 {jit.moves = array<i1: true>}
  // CHECK-NEXT: jit.suspend
  // CHECK-DAG: %[[ZERO1:.*]] = arith.constant 0 : index
  // CHECK-DAG: %[[ONE1:.*]] = arith.constant 1 : index
  // CHECK-DAG: %[[W1:.*]] = jit.load slot 0 take
  // CHECK-DAG: %[[N1:.*]] = jit.load slot 1 take
  // CHECK-DAG: %[[R1:.*]] = jit.load slot 2 take
  // CHECK: jit.loop while %{{.*}} iter(%{{.*}}, %{{.*}} = %[[ZERO1]], %{{.*}} = %[[R1]]) : index, tensor<4xf32> attributes {jit.moves = array<i1: false, false, true>} {
  %g = jit.stage : tensor<4xf32> {
    %r = jit.loop max %n iter(%i, %a = %h) : tensor<4xf32> {
      %b = jit.sub %a, %w : tensor<4xf32>
      jit.continue %b : tensor<4xf32>
    }
    jit.yield %r : tensor<4xf32>
  }
  // CHECK: jit.continue{{.*}} : index, tensor<4xf32>{{$}}
  // CHECK-NEXT: }
  // CHECK-NEXT: jit.drop %[[W1]]
  // CHECK-NEXT: return {jit.moves = array<i1: true>}
  return %g : tensor<4xf32>
}
