// RUN: %run_error extent EXTENT
// RUN: %run_error no_broadcasting NO-BROADCASTING
// Shapes that only turn out to be wrong when the program runs.

// einsum_c4
// EXTENT: einsum.mlir:[[#@LINE+6]]:{{[0-9]+}}: {{.*}}operand #1 has extent 4 for 'j', expected 3
func.func @extent() -> tensor<?x?xf32> {
  %c0 = jit.constant dense<1.0> : tensor<2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x3xf32> -> tensor<?x?xf32>
  %c1 = jit.constant dense<1.0> : tensor<4x2xf32>
  %x1 = check.opaque %c1 : tensor<4x2xf32> -> tensor<?x?xf32>
  %0 = jit.einsum "ij,jk->ik" %x0, %x1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// einsum_c4: 1 does not stretch.
// NO-BROADCASTING: einsum.mlir:[[#@LINE+6]]:{{[0-9]+}}: {{.*}}operand #1 has extent 1 for 'i', expected 2
func.func @no_broadcasting() -> tensor<?x?xf32> {
  %c0 = jit.constant dense<1.0> : tensor<2x3xf32>
  %x0 = check.opaque %c0 : tensor<2x3xf32> -> tensor<?x?xf32>
  %c1 = jit.constant dense<1.0> : tensor<1x3xf32>
  %x1 = check.opaque %c1 : tensor<1x3xf32> -> tensor<?x?xf32>
  %0 = jit.einsum "ij,ij->ij" %x0, %x1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
