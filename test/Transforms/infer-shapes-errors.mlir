// RUN: jit-opt %s -jit-infer-shapes -split-input-file -verify-diagnostics

// expected-error @below {{'func.func' op argument #0 is 'tensor<*xf32>', expected a ranked type}}
func.func @argument(%x: tensor<*xf32>) {
  return
}

// -----

func.func @unranked_join(%c: i1, %x: tensor<f32>, %y: tensor<2xf32>) -> tensor<*xf32> {
  // expected-error @below {{'jit.if' op result #0 is 'tensor<*xf32>' after inference, expected a rank that follows from the operands or is declared}}
  %r = jit.if %c : tensor<*xf32> {
    jit.yield %x : tensor<f32>
  } else {
    jit.yield %y : tensor<2xf32>
  }
  return %r : tensor<*xf32>
}

// -----

// The contradiction shows only when ranks are known.
func.func @contradiction(%x: tensor<2xf32>, %y: tensor<3xf32>) -> tensor<*xf32> {
  %0 = jit.neg %x : (tensor<2xf32>) -> tensor<*xf32>
  // expected-error @below {{'jit.add' op operand shapes do not broadcast}}
  %1 = jit.add %0, %y : (tensor<*xf32>, tensor<3xf32>) -> tensor<*xf32>
  return %1 : tensor<*xf32>
}

// -----

func.func @declared(%x: tensor<2xf32>) -> tensor<3xf32> {
  %0 = jit.neg %x : (tensor<2xf32>) -> tensor<*xf32>
  // expected-error @below {{inferred type 'tensor<2xf32>' contradicts the declared 'tensor<3xf32>'}}
  %1 = jit.neg %0 : (tensor<*xf32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

// -----

func.func private @even(%x: tensor<*xf32>) -> tensor<*xf32> {
  %0 = jit.call @odd(%x) : (tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
func.func private @odd(%x: tensor<*xf32>) -> tensor<*xf32> {
  // expected-error @below {{'jit.call' op calls '@even', which is running: functions may not call themselves}}
  %0 = jit.call @even(%x) : (tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
func.func @mutual_recursion(%x: tensor<2xf32>) -> tensor<*xf32> {
  %0 = jit.call @even(%x) : (tensor<2xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
