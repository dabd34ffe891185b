// RUN: jit-opt %s -jit-to-linalg -split-input-file | FileCheck %s

// A countable loop is scf.for over the iteration numbers.
// CHECK-LABEL: func.func @countable(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32>, %[[N:.*]]: index
func.func @countable(%x: tensor<2xf32>, %n: index) -> tensor<2xf32> {
  // CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
  // CHECK: %[[R:.*]] = scf.for %{{.*}} = %[[C0]] to %[[N]] step %[[C1]] iter_args(%[[A:.*]] = %[[X]]) -> (tensor<2xf32>)
  // CHECK: scf.yield %{{.*}} : tensor<2xf32>
  // CHECK: return %[[R]]
  %r = jit.loop max %n iter(%i, %a = %x) : tensor<2xf32> {
    %b = jit.neg %a : tensor<2xf32>
    jit.continue %b : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

// -----

// Any other loop is scf.while: trip count and condition are asked together.
// CHECK-LABEL: func.func @bounded_while(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32>, %[[N:.*]]: index, %[[C:.*]]: i1
func.func @bounded_while(%x: tensor<2xf32>, %n: index, %c: i1) -> tensor<2xf32> {
  // CHECK: %[[R:.*]]:3 = scf.while (%[[I:.*]] = %{{.*}}, %[[P:.*]] = %[[C]], %[[A:.*]] = %[[X]])
  // CHECK-NEXT: %[[B:.*]] = arith.cmpi slt, %[[I]], %[[N]] : index
  // CHECK-NEXT: %[[D:.*]] = arith.andi %[[B]], %[[P]] : i1
  // CHECK-NEXT: scf.condition(%[[D]]) %[[I]], %[[P]], %[[A]]
  // CHECK: ^bb0(%[[J:.*]]: index, %{{.*}}: i1, %{{.*}}: tensor<2xf32>):
  // CHECK: %[[K:.*]] = arith.addi %[[J]], %{{.*}} : index
  // CHECK: scf.yield %[[K]], %[[C]], %{{.*}} : index, i1, tensor<2xf32>
  // CHECK: return %[[R]]#2
  %r = jit.loop max %n while %c iter(%i, %a = %x) : tensor<2xf32> {
    %b = jit.neg %a : tensor<2xf32>
    jit.continue %c, %b : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

// -----

// Values of other types are cast where they flow, with a check where the
// target claims to know more; ui8 becomes i8.
// CHECK-LABEL: func.func @if_types(
func.func @if_types(%c: i1, %x: tensor<2xui8>, %y: tensor<?xui8>) -> tensor<2xui8> {
  // CHECK: scf.if %{{.*}} -> (tensor<2xi8>)
  // CHECK: scf.yield %{{.*}} : tensor<2xi8>
  // CHECK: } else {
  // CHECK: jit.assert %{{.*}}, "operand dimension 0 is {0}, expected {1}"
  // CHECK: jit.refine_shape %{{.*}} : tensor<?xi8> to tensor<2xi8>
  %r = jit.if %c : tensor<2xui8> {
    jit.yield %x : tensor<2xui8>
  } else {
    jit.yield %y : tensor<?xui8>
  }
  return %r : tensor<2xui8>
}

// -----

// CHECK-LABEL: func.func @regions_and_calls(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32>
func.func @regions_and_calls(%x: tensor<2xf32>) -> tensor<?xf32> {
  // CHECK-NEXT: %[[C:.*]] = tensor.cast %[[X]] : tensor<2xf32> to tensor<?xf32>
  // CHECK-NEXT: %[[R:.*]] = call @callee(%[[C]]) : (tensor<?xf32>) -> tensor<?xf32>
  // CHECK-NEXT: return %[[R]]
  %s = jit.stage : tensor<2xf32> {
    %c = jit.checkpoint : tensor<2xf32> {
      %g = jit.stop_gradient %x : tensor<2xf32>
      jit.yield %g : tensor<2xf32>
    }
    jit.yield %c : tensor<2xf32>
  }
  %r = jit.call @callee(%s) : (tensor<2xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func private @callee(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}

// -----

// A custom call gets tensors to write to; unsigned types are kept in words.
// CHECK-LABEL: func.func @custom_call(
// CHECK-SAME: %[[X:.*]]: tensor<?xi8>, %[[N:.*]]: index
func.func @custom_call(%x: tensor<?xui8>, %n: index) -> tensor<2x?xf32> {
  // CHECK: jit.assert %{{.*}}, "size #0 is {0}, expected at least 0"(%[[N]] : index) code invalid_argument
  // CHECK: %[[E:.*]] = tensor.empty(%[[N]]) : tensor<2x?xf32>
  // CHECK: jit.kernel_call @k(%[[X]] : tensor<?xi8>) outs(%[[E]] : tensor<2x?xf32>) pure element_types [ui8, f32] config "{\22by\22:2}" -> tensor<2x?xf32>
  %r = jit.custom_call @k(%x) sizes(%n) pure config {by = 2 : i64} : (tensor<?xui8>) -> tensor<2x?xf32>
  return %r : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @print(
func.func @print(%i: index) {
  // CHECK: %[[T:.*]] = tensor.from_elements %{{.*}} : tensor<i64>
  // CHECK: jit.kernel_call @jit_rt_print(%[[T]] : tensor<i64>) element_types [i64] config "i"
  jit.print %i label "i" : index
  return
}

// -----

// Sizes that are computed from the iteration number: values of regions that are being converted are looked at by nothing.
// CHECK-LABEL: @size_of_an_iteration
// CHECK: scf.for %[[I:[a-z0-9]+]] =
// CHECK: %[[K:[a-z0-9]+]] = arith.subi %{{.*}}, %[[I]]
// CHECK: tensor.extract_slice %{{.*}}[0] [%[[K]]] [1]
func.func @size_of_an_iteration(%x: tensor<?xf32>, %z: tensor<f32>, %n: index) -> tensor<f32> {
  %r = jit.loop max %n iter(%i, %sum = %z) : tensor<f32> {
    %k = arith.subi %n, %i : index
    %y = jit.slice %x[0] [%k] [1] : (tensor<?xf32>) -> tensor<?xf32>
    %d = jit.add %y, %x : tensor<?xf32>
    %m = jit.sum %d : (tensor<?xf32>) -> tensor<f32>
    %s = jit.add %sum, %m : tensor<f32>
    jit.continue %s : tensor<f32>
  }
  return %r : tensor<f32>
}
