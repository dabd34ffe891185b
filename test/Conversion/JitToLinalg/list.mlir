// RUN: jit-opt %s -jit-to-linalg -canonicalize -split-input-file | FileCheck %s

// A list of tensors of rank R is its elements and a table with R + 1 columns; a
// list of host scalars is one tensor. Values are tested end to end.

// CHECK-LABEL: func.func private @types(
// CHECK-SAME: tensor<?xi8>, %{{.*}}: tensor<?x3xindex>, %{{.*}}: tensor<?xi1>) -> (tensor<?xi8>, tensor<?x3xindex>, tensor<?xi1>)
func.func private @types(%l: !jit.list<tensor<2x?xui8>>, %s: !jit.list<i1>) -> (!jit.list<tensor<2x?xui8>>, !jit.list<i1>) {
  return %l, %s : !jit.list<tensor<2x?xui8>>, !jit.list<i1>
}

// -----

// How much is known of the extents makes no difference to what a list is.
// CHECK-LABEL: func.func private @forget(
// CHECK-NEXT: return
func.func private @forget(%l: !jit.list<tensor<2x3xf32>>) -> !jit.list<tensor<?x3xf32>> {
  %m = jit.list_cast %l : !jit.list<tensor<2x3xf32>> -> !jit.list<tensor<?x3xf32>>
  return %m : !jit.list<tensor<?x3xf32>>
}

// -----

// CHECK-LABEL: func.func private @len(
// CHECK-SAME: %{{.*}}: tensor<?xf32>, %[[T:.*]]: tensor<?x1xindex>
func.func private @len(%l: !jit.list<tensor<f32>>) -> index {
  // CHECK: %[[D:.*]] = tensor.dim %[[T]], %{{.*}} : tensor<?x1xindex>
  // CHECK: return %[[D]]
  %n = jit.list_len %l : !jit.list<tensor<f32>>
  return %n : index
}

// -----

// CHECK-LABEL: func.func private @get_checks(
func.func private @get_checks(%l: !jit.list<f64>, %i: index) -> f64 {
  // CHECK: jit.assert %{{.*}}, "index {0} is out of range for a list of {1}"(%{{.*}}, %{{.*}} : index, index) code out_of_range
  // CHECK: tensor.extract
  %x = jit.list_get %l[%i] : !jit.list<f64> -> f64
  return %x : f64
}

// -----

// A carried list is its two tensors.
// CHECK-LABEL: func.func private @carried(
func.func private @carried(%l: !jit.list<tensor<2xf32>>, %x: tensor<2xf32>, %n: index) -> !jit.list<tensor<2xf32>> {
  // CHECK: scf.for {{.*}} -> (tensor<?xf32>, tensor<?x2xindex>)
  %r = jit.loop max %n iter(%i, %m = %l) : !jit.list<tensor<2xf32>> {
    %k = jit.list_append %m, %x : (!jit.list<tensor<2xf32>>, tensor<2xf32>) -> !jit.list<tensor<2xf32>>
    jit.continue %k : !jit.list<tensor<2xf32>>
  }
  return %r : !jit.list<tensor<2xf32>>
}
