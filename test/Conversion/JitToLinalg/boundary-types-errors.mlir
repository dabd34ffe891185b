// RUN: jit-opt %s -jit-to-linalg -split-input-file -verify-diagnostics

// Public functions have C interfaces: their types are those that the runtime has values of.

// expected-error @below {{public function 'tuple' has type 'tuple<i64>', expected ranked tensors and host scalars}}
func.func @tuple(%x: tuple<i64>) {
  return
}

// -----

// expected-error @below {{public function 'buffer' has type 'memref<4xf32>', expected ranked tensors and host scalars}}
func.func @buffer(%x: memref<4xf32>) {
  return
}

// -----

// expected-error @below {{public function 'float_type' has type 'tensor<4xf8E4M3FN>', expected ranked tensors and host scalars}}
func.func @float_type(%x: tensor<4xf8E4M3FN>) {
  return
}

// -----

func.func private @no_error_private(%x: i7) {
  return
}
// expected-error @below {{public function 'width' has type 'i7', expected ranked tensors and host scalars}}
func.func @width(%x: i7) {
  return
}

// -----

// expected-error @below {{public function 'result' has type 'tensor<complex<f32>>', expected ranked tensors and host scalars}}
func.func @result() -> tensor<complex<f32>> {
  %0 = tensor.empty() : tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}

// -----

// expected-error @below {{public function 'rank' has type 'tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x?xf32>', expected at most 16 dimensions}}
func.func @rank(%x: tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x?xf32>) {
  return
}

// -----

// expected-error @below {{public function 'bytes' has type 'tensor<4611686018427387904xf32>', expected less than 2^63 bytes}}
func.func @bytes(%x: tensor<4611686018427387904xf32>) {
  return
}

// -----

func.func @bytes_inside() {
  // expected-error @below {{'jit.constant' op result is 'tensor<3x9223372036854775807xi8>', expected less than 2^63 bytes}}
  %0 = jit.constant dense<1> : tensor<3x9223372036854775807xi8>
  return
}
