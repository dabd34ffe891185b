// RUN: jit-opt %s --split-input-file --jit-verify-program --verify-diagnostics

// Everything that a program may have.
func.func @all(%x: tensor<?xf32>, %n: index, %b: i1, %f: f64) -> (f64, tensor<2xi64>) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %s = arith.addi %d, %n : index
  %i = arith.index_cast %s : index to i64
  %g = arith.select %b, %f, %f : f64
  %t = tensor.from_elements %i, %i : tensor<2xi64>
  %c = tensor.cast %t : tensor<2xi64> to tensor<?xi64>
  %e = tensor.extract %c[%n] : tensor<?xi64>
  %h = arith.sitofp %e : i64 to f64
  check.expect_eq %t, %t : tensor<2xi64>
  %k = arith.addf %g, %h : f64
  return %k, %t : f64, tensor<2xi64>
}

// -----

func.func @slice(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  // expected-error @below {{'tensor.extract_slice' op is not for programs, expected the dialects jit and check, functions, arith on index, i64, f64 and i1, tensor.cast, tensor.dim, tensor.extract or tensor.from_elements}}
  %0 = tensor.extract_slice %x[%n] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @arithmetic(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'arith.addf' op is not for programs}}
  %0 = arith.addf %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @no_instruction(%x: i64) -> i64 {
  // expected-error @below {{'arith.ceildivui' op is not for programs}}
  %0 = arith.ceildivui %x, %x : i64
  return %0 : i64
}

// -----

func.func @host_scalar(%x: tensor<f32>) {
  // expected-error @below {{'tensor.extract' op result #0 is 'f32', expected a tensor, a list, or a host scalar: index, i64, f64 or i1}}
  %0 = tensor.extract %x[] : tensor<f32>
  return
}

// -----

// expected-error @below {{'func.func' op argument #1 is 'tensor<2xf80>', expected elements of f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1}}
func.func @elements(%x: tensor<f32>, %y: tensor<2xf80>) {
  return
}

// -----

// expected-error @below {{'func.func' op argument #0 is 'tensor<2xf32, "sparse">', expected no encoding}}
func.func @encoding(%x: tensor<2xf32, "sparse">) {
  return
}

// -----

// expected-error @below {{'func.func' op result #0 is 'tensor<4294967296x4294967296x4294967296xf32>', expected less than 2^63 bytes}}
func.func private @size() -> tensor<4294967296x4294967296x4294967296xf32>

// -----

func.func @sparse() -> tensor<2xf32> {
  // expected-error @below {{'jit.constant' op has sparse elements, expected dense ones}}
  %0 = jit.constant sparse<[[0]], [1.0]> : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @dimension(%x: tensor<?xf32>) -> index {
  %c1 = arith.constant 1 : index
  // expected-error @below {{'tensor.dim' op dimension 1 is out of range for a tensor of rank 1}}
  %0 = tensor.dim %x, %c1 : tensor<?xf32>
  return %0 : index
}
