// RUN: jit-opt %s -verify-diagnostics -split-input-file

func.func @opaque_types(%x: tensor<2xf32>) {
  // expected-error @below {{result type is 'tensor<3xf32>', expected one compatible with the operand's, 'tensor<2xf32>'}}
  %0 = check.opaque %x : tensor<2xf32> -> tensor<3xf32>
  return
}

// -----

func.func @close_negative(%x: tensor<2xf32>) {
  // expected-error @below {{attribute 'max_ulp' failed to satisfy constraint}}
  check.expect_close %x, %x {max_ulp = -1 : i64} : tensor<2xf32>
  return
}
