// RUN: jit-opt %s "-jit-infer-shapes=function=f input-types=tensor<4x2xf32>,tensor<2xf32>" | FileCheck %s
// RUN: not jit-opt %s "-jit-infer-shapes=function=f input-types=tensor<4xf32>,tensor<2xf32>" 2>&1 | FileCheck %s --check-prefix=RANK
// RUN: not jit-opt %s "-jit-infer-shapes=function=f input-types=tensor<2xf32>" 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: not jit-opt %s "-jit-infer-shapes=function=g input-types=tensor<2xf32>" 2>&1 | FileCheck %s --check-prefix=NAME

// The given types refine the declared ones; `?` may take an extent.
// RANK: error: 'func.func' op argument #0 is 'tensor<?x?xf32>', cannot take the input type 'tensor<4xf32>'
// COUNT: error: 'func.func' op takes 2 arguments, 1 input types given
// NAME: error: no function '@g' to take the input types

// CHECK-LABEL: func.func @f(
// CHECK-SAME: tensor<4x2xf32>, %{{.*}}: tensor<2xf32>) -> tensor<4x2xf32>
func.func @f(%x: tensor<?x?xf32>, %y: tensor<*xf32>) -> tensor<*xf32> {
  %0 = jit.add %x, %y : (tensor<?x?xf32>, tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
