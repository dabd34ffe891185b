// RUN: %run_error largest LARGEST
// RUN: %run_error smallest_of_scalars SMALLEST
// RUN: %run_error position POSITION
// RUN: %run_error norm NORM
// RUN: %run_error in_a_loop LOOP
// Nothing has no largest element: an extremum over an extent that turns out to be 0 stops the program where it stands.

// LARGEST: empty-extrema.mlir:[[#@LINE+4]]:8: 'jit.max' op {{.*}}dimension 1 has extent 0, expected at least 1
func.func @largest() -> tensor<?xf32> {
  %c = jit.constant dense<> : tensor<2x0xf32>
  %x = check.opaque %c : tensor<2x0xf32> -> tensor<?x?xf32>
  %r = jit.max %x dims = [1] : (tensor<?x?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// SMALLEST: empty-extrema.mlir:[[#@LINE+4]]:8: 'jit.min' op {{.*}}dimension 0 has extent 0, expected at least 1
func.func @smallest_of_scalars() -> tensor<i8> {
  %c = jit.constant dense<> : tensor<0xi8>
  %x = check.opaque %c : tensor<0xi8> -> tensor<?xi8>
  %r = jit.min %x : (tensor<?xi8>) -> tensor<i8>
  return %r : tensor<i8>
}

// POSITION: empty-extrema.mlir:[[#@LINE+4]]:8: 'jit.argmin' op {{.*}}dimension 0 has extent 0, expected at least 1
func.func @position() -> tensor<?xi64> {
  %c = jit.constant dense<> : tensor<0x3xf16>
  %x = check.opaque %c : tensor<0x3xf16> -> tensor<?x?xf16>
  %r = jit.argmin %x dim = 0 : (tensor<?x?xf16>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// NORM: empty-extrema.mlir:[[#@LINE+4]]:8: {{.*}}dimension 0 has extent 0, expected at least 1
func.func @norm() -> tensor<f32> {
  %c = jit.constant dense<> : tensor<0xf32>
  %x = check.opaque %c : tensor<0xf32> -> tensor<?xf32>
  %r = jit.norm %x p = 0x7FF0000000000000 : (tensor<?xf32>) -> tensor<f32>
  return %r : tensor<f32>
}

// The third iteration has nothing left.
// LOOP: empty-extrema.mlir:[[#@LINE+11]]:10: 'jit.max' op {{.*}}dimension 0 has extent 0, expected at least 1
func.func @in_a_loop() -> tensor<f32> {
  %c = jit.constant dense<[2.0, 1.0]> : tensor<2xf32>
  %x = check.opaque %c : tensor<2xf32> -> tensor<?xf32>
  %z = jit.constant dense<0.0> : tensor<f32>
  %three = arith.constant 3 : index
  %two = arith.constant 2 : index
  %n = check.opaque %three : index
  %r = jit.loop max %n iter(%i, %sum = %z) : tensor<f32> {
    %k = arith.subi %two, %i : index
    %y = jit.slice %x[0] [%k] [1] : (tensor<?xf32>) -> tensor<?xf32>
    %m = jit.max %y : (tensor<?xf32>) -> tensor<f32>
    %s = jit.add %sum, %m : tensor<f32>
    jit.continue %s : tensor<f32>
  }
  return %r : tensor<f32>
}
