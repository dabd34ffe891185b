// RUN: jit-opt %s -jit-to-linalg -split-input-file -verify-diagnostics

func.func @recursion(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @below {{'jit.call' op calls '@recursion', which is running: functions may not call themselves}}
  %r = jit.call @recursion(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// -----

func.func private @even(%x: i64) -> i64 {
  %r = jit.call @odd(%x) : (i64) -> i64
  return %r : i64
}
func.func private @odd(%x: i64) -> i64 {
  // expected-error @below {{'jit.call' op calls '@even', which is running: functions may not call themselves}}
  %r = jit.call @even(%x) : (i64) -> i64
  return %r : i64
}

// -----

// Calls of the func dialect count as well.
func.func @recursion_func_call(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @below {{'func.call' op calls '@recursion_func_call', which is running: functions may not call themselves}}
  %r = call @recursion_func_call(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// -----

// expected-error @below {{public function 'list' has type '!jit.list<i64>', expected ranked tensors and host scalars}}
func.func @list(%l: !jit.list<i64>) {
  return
}
