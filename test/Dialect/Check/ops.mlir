// RUN: jit-opt %s | jit-opt | FileCheck %s
// RUN: jit-opt %s --emit-bytecode | jit-opt | FileCheck %s

// CHECK-LABEL: func.func @all
func.func @all(%x: tensor<2x?xf32>, %i: tensor<*xi64>, %s: index) {
  // CHECK: check.opaque %{{.*}} : tensor<2x?xf32>{{$}}
  %0 = check.opaque %x : tensor<2x?xf32>
  // CHECK: check.opaque %{{.*}} : tensor<2x?xf32> -> tensor<?x?xf32>
  %1 = check.opaque %x : tensor<2x?xf32> -> tensor<?x?xf32>
  // CHECK: check.opaque %{{.*}} : index
  %2 = check.opaque %s : index
  // CHECK: check.expect_eq %{{.*}}, %{{.*}} : tensor<*xi64>
  check.expect_eq %i, %i : tensor<*xi64>
  // CHECK: check.expect_close %{{.*}}, %{{.*}} {max_ulp = 2 : i64} : tensor<2x?xf32>
  check.expect_close %x, %0 {max_ulp = 2 : i64} : tensor<2x?xf32>
  // CHECK: check.expect_almost_eq %{{.*}}, %{{.*}} {atol = 0.000000e+00 : f64} : tensor<2x?xf32>
  check.expect_almost_eq %x, %0 {atol = 0.0 : f64} : tensor<2x?xf32>
  return
}
