// RUN: %run_error tensor_cast TENSOR
// RUN: %run_error list_cast LIST
// RUN: %run_error carried CARRIED

// A type that claims to know an extent is checked when the program runs.

// TENSOR: operand dimension 0 is 2, expected 3
func.func @tensor_cast() -> tensor<3xf32> {
  %c = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = check.opaque %c : tensor<2xf32> -> tensor<?xf32>
  %r = tensor.cast %x : tensor<?xf32> to tensor<3xf32>
  return %r : tensor<3xf32>
}

// LIST: 'jit.list_cast' op element #1 dimension 0 is 2, expected 3
func.func @list_cast() -> index {
  %c = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %d = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %x = check.opaque %c : tensor<2xf32> -> tensor<?xf32>
  %y = check.opaque %d : tensor<3xf32> -> tensor<?xf32>
  %l = jit.list_construct %y, %x : (tensor<?xf32>, tensor<?xf32>) -> !jit.list<tensor<?xf32>>
  %m = jit.list_cast %l : !jit.list<tensor<?xf32>> -> !jit.list<tensor<3xf32>>
  %n = jit.list_len %m : !jit.list<tensor<3xf32>>
  return %n : index
}

// The second iteration's value is longer than the type says.
// CARRIED: dimension 0 is 3, expected 1
func.func @carried() -> tensor<1xf32> {
  %c = jit.constant dense<[1.0]> : tensor<1xf32>
  %d = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %x0 = check.opaque %c : tensor<1xf32>
  %y = check.opaque %d : tensor<3xf32> -> tensor<?xf32>
  %two = arith.constant 2 : index
  %n = check.opaque %two : index
  %r = jit.loop max %n iter(%i, %x = %x0) : tensor<1xf32> {
    %s = jit.add %x, %y : (tensor<1xf32>, tensor<?xf32>) -> tensor<?xf32>
    jit.continue %s : tensor<?xf32>
  }
  return %r : tensor<1xf32>
}
