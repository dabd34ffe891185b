// RUN: %run_error too_large LARGE
// RUN: %run_error too_small SMALL
// RUN: %run_error empty EMPTY

// LARGE: list_get.mlir:[[#@LINE+8]]:{{.*}}'jit.list_get' op index 2 is out of range for a list of 2
func.func @too_large() -> tensor<f32> {
  %c = jit.constant dense<1.0> : tensor<f32>
  %x = check.opaque %c : tensor<f32>
  %l = jit.list_construct %x, %x : (tensor<f32>, tensor<f32>) -> !jit.list<tensor<f32>>
  %c2 = arith.constant 2 : index
  %i = check.opaque %c2 : index
  // An index may be the length minus one at most.
  %g = jit.list_get %l[%i] : !jit.list<tensor<f32>> -> tensor<f32>
  return %g : tensor<f32>
}

// SMALL: 'jit.list_get' op index -3 is out of range for a list of 2
func.func @too_small() -> i64 {
  %c = arith.constant 1 : i64
  %x = check.opaque %c : i64
  %l = jit.list_construct %x, %x : (i64, i64) -> !jit.list<i64>
  %c3 = arith.constant -3 : index
  %i = check.opaque %c3 : index
  %g = jit.list_get %l[%i] : !jit.list<i64> -> i64
  return %g : i64
}

// EMPTY: 'jit.list_get' op index 0 is out of range for a list of 0
func.func @empty() -> tensor<2xf32> {
  %l = jit.list_construct : () -> !jit.list<tensor<2xf32>>
  %c0 = arith.constant 0 : index
  %i = check.opaque %c0 : index
  %g = jit.list_get %l[%i] : !jit.list<tensor<2xf32>> -> tensor<2xf32>
  return %g : tensor<2xf32>
}
