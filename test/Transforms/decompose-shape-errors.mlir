// RUN: jit-opt %s -jit-decompose -verify-diagnostics -split-input-file
// What cannot be decomposed yet.

func.func @squeeze_unranked(%x: tensor<*xf32>) -> tensor<*xf32> {
  // expected-error@+1 {{'jit.squeeze' op cannot be decomposed before the rank of 'tensor<*xf32>' is known; infer shapes first}}
  %0 = jit.squeeze %x dims = [0] : tensor<*xf32>
  return %0 : tensor<*xf32>
}
