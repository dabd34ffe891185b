// RUN: jit-opt %s --jit-expand-autodiff -split-input-file -verify-diagnostics

func.func private @sorted(%x: tensor<4xf32>) -> tensor<f32> {
  // expected-note@+1 {{a derivative flows through its operand #0, defined here}}
  %e = jit.exp %x : tensor<4xf32>
  // expected-error@+1 {{cannot differentiate 'jit.custom_call': it has no derivative}}
  %v = jit.custom_call @kernel(%e) pure : (tensor<4xf32>) -> tensor<4xf32>
  %s = jit.sum %v : (tensor<4xf32>) -> tensor<f32>
  return %s : tensor<f32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note@+1 {{for 'jit.grad' here}}
  %g = jit.grad @sorted(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %g : tensor<4xf32>
}

// -----

// expected-note@+1 {{a derivative flows through its operand #0, defined here}}
func.func private @needs_forward(%x: tensor<f32>) -> tensor<f32> {
  // expected-error@+1 {{cannot differentiate 'jit.call': it has a custom vjp and no custom jvp, which forward mode needs}}
  %v = jit.call @f(%x) : (tensor<f32>) -> tensor<f32>
  return %v : tensor<f32>
}
jit.custom_vjp @f forward @f backward @b
func.func private @f(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func private @b(%d: tensor<f32>) -> tensor<f32> {
  return %d : tensor<f32>
}
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  // expected-note@+1 {{for 'jit.jvp' here}}
  %g = jit.jvp @needs_forward(%x) tangents(%x) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %g : tensor<f32>
}

// -----

// expected-error@+1 {{cannot differentiate '@external': it has 0 blocks, expected one}}
func.func private @external(%x: tensor<f32>) -> tensor<f32>
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  // expected-note@+1 {{for 'jit.grad' here}}
  %g = jit.grad @external(%x) : (tensor<f32>) -> tensor<f32>
  return %g : tensor<f32>
}

// -----

func.func @itself(%x: tensor<f32>) -> tensor<f32> {
  // expected-error@+1 {{calls '@itself', which is running: functions may not call themselves}}
  %g = jit.grad @itself(%x) : (tensor<f32>) -> tensor<f32>
  return %g : tensor<f32>
}

// -----

// expected-note@+1 {{a derivative flows through its operand #0, defined here}}
func.func private @itself(%x: tensor<f32>) -> tensor<f32> {
  // expected-error@+1 {{cannot differentiate 'func.call': it calls what is running}}
  %y = func.call @itself(%x) : (tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  // expected-note@+1 {{for 'jit.grad' here}}
  %g = jit.grad @itself(%x) : (tensor<f32>) -> tensor<f32>
  return %g : tensor<f32>
}

// -----

func.func private @largest(%x: tensor<4xf32>, %i: tensor<2xi64>) -> tensor<4xf32> {
  %u = jit.slice %x[0] [2] [1] : (tensor<4xf32>) -> tensor<2xf32>
  // expected-error@+1 {{cannot differentiate 'jit.scatter': it has no derivative in mode 'max', expected update or add}}
  %y = jit.scatter max %x[%i], %u dims = [0]
      : (tensor<4xf32>, tensor<2xi64>, tensor<2xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>, %i: tensor<2xi64>) -> tensor<4xf32> {
  %g = jit.vjp @largest(%x, %i) cotangents(%x)
      : (tensor<4xf32>, tensor<2xi64>, tensor<4xf32>) -> tensor<4xf32>
  return %g : tensor<4xf32>
}

// -----

func.func private @kernel(%x: tensor<1x1x8xf32>, %w: tensor<1x1x?xf32>) -> tensor<1x1x?xf32> {
  // expected-error@+1 {{cannot differentiate 'jit.conv': the extents of its weight's spatial dimensions are not known, expected numbers}}
  %y = jit.conv %x, %w : (tensor<1x1x8xf32>, tensor<1x1x?xf32>) -> tensor<1x1x?xf32>
  return %y : tensor<1x1x?xf32>
}
func.func @main(%x: tensor<1x1x8xf32>, %w: tensor<1x1x?xf32>, %d: tensor<1x1x?xf32>)
    -> tensor<1x1x8xf32> {
  %g = jit.vjp @kernel(%x, %w) cotangents(%d) wrt = [0]
      : (tensor<1x1x8xf32>, tensor<1x1x?xf32>, tensor<1x1x?xf32>) -> tensor<1x1x8xf32>
  return %g : tensor<1x1x8xf32>
}
