// RUN: %run_error extents_differ DIFFER
// RUN: %run_error result_contradicts RESULT
// Shapes that only turn out to be wrong when the program runs.

// C2: neither extent is 1, and they differ.
// DIFFER: add.mlir:[[#@LINE+6]]:{{[0-9]+}}: {{.*}}operand #1 dimension 0 is 2, expected 1 or 3
func.func @extents_differ() -> tensor<?xf32> {
  %a = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %b = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = check.opaque %a : tensor<3xf32> -> tensor<?xf32>
  %y = check.opaque %b : tensor<2xf32> -> tensor<?xf32>
  %0 = jit.add %x, %y : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// C3: the result has an extent other than declared.
// RESULT: add.mlir:[[#@LINE+4]]:{{[0-9]+}}: {{.*}}result dimension 0 is 3, expected 4
func.func @result_contradicts() -> tensor<4xf32> {
  %a = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %x = check.opaque %a : tensor<3xf32> -> tensor<?xf32>
  %0 = jit.add %x, %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
