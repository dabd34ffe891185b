// RUN: jit-opt %s --jit-prepare-entries -split-input-file -verify-diagnostics -allow-unregistered-dialect

// What bufferization cannot handle is named before it starts.
func.func @op_unknown(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @below {{'other.op' op on tensors has no lowering to native code}}
  %0 = "other.op"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @op_not_bufferizable() -> tensor<2xf32> {
  // expected-error @below {{'ub.poison' op on tensors has no lowering to native code}}
  %0 = ub.poison : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// The interface of compiled functions to each other is not C's.
func.func private @elsewhere(tensor<2xf32>) -> tensor<2xf32>

func.func @call_without_body(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @below {{'func.call' op calls '@elsewhere', which has no body; functions in C are called by 'jit.custom_call'}}
  %0 = call @elsewhere(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// Functions of the math library are linked in later; what has no tensors is none of bufferization's business.
func.func private @jit_math_exp_f32(f32) -> f32

func.func @no_error(%x: f32) -> f32 {
  %0 = call @jit_math_exp_f32(%x) : (f32) -> f32
  %1 = "other.op"(%0) : (f32) -> f32
  return %1 : f32
}
