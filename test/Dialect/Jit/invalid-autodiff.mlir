// RUN: jit-opt %s -split-input-file -verify-diagnostics

func.func @unknown(%x: tensor<f32>) {
  // expected-error@+1 {{callee '@f' is not a function of the module}}
  %0 = jit.grad @f(%x) : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func private @f(tensor<f32>, tensor<i64>) -> tensor<f32>
func.func @arguments(%x: tensor<f32>) {
  // expected-error@+1 {{has 1 arguments, expected 2}}
  %0 = jit.grad @f(%x) : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func private @f(tensor<f32>, tensor<i64>) -> tensor<f32>
func.func @argument_type(%x: tensor<f64>, %i: tensor<i64>) {
  // expected-error@+1 {{argument #0 is 'tensor<f64>', expected 'tensor<f32>'}}
  %0 = jit.grad @f(%x, %i) : (tensor<f64>, tensor<i64>) -> tensor<f64>
  return
}

// -----

func.func private @f(tensor<f32>, tensor<i64>) -> tensor<f32>
func.func @wrt_range(%x: tensor<f32>, %i: tensor<i64>) {
  // expected-error@+1 {{wrt names argument #2, '@f' has 2}}
  %0 = jit.grad @f(%x, %i) wrt = [2] : (tensor<f32>, tensor<i64>) -> tensor<f32>
  return
}

// -----

func.func private @f(tensor<f32>, tensor<i64>) -> tensor<f32>
func.func @wrt_twice(%x: tensor<f32>, %i: tensor<i64>) {
  // expected-error@+1 {{wrt names argument #0 twice}}
  %0:2 = jit.grad @f(%x, %i) wrt = [0, 0] : (tensor<f32>, tensor<i64>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----

func.func private @f(tensor<f32>, tensor<i64>) -> tensor<f32>
func.func @wrt_integers(%x: tensor<f32>, %i: tensor<i64>) {
  // expected-error@+1 {{wrt names argument #1 of type 'tensor<i64>', expected floats}}
  %0 = jit.grad @f(%x, %i) wrt = [1] : (tensor<f32>, tensor<i64>) -> tensor<i64>
  return
}

// -----

func.func private @f(tensor<f32>) -> tensor<f32>
func.func @results(%x: tensor<f32>) {
  // expected-error@+1 {{has 1 results, expected 2}}
  %0 = jit.grad @f(%x) value : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func private @f(tensor<f32>)
func.func @no_result(%x: tensor<f32>) {
  // expected-error@+1 {{'@f' has no result to take the gradient of}}
  %0 = jit.grad @f(%x) : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func private @f(tensor<4xf32>) -> tensor<4xf32>
func.func @not_scalar(%x: tensor<4xf32>) {
  // expected-error@+1 {{the first result of '@f' is 'tensor<4xf32>', expected a float scalar}}
  %0 = jit.grad @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func private @f(tensor<4xf32>) -> tensor<4xf32>
func.func @cotangents(%x: tensor<4xf32>) {
  // expected-error@+1 {{has 0 cotangents, expected 1}}
  %0 = jit.vjp @f(%x) cotangents() : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func private @f(tensor<4xf32>) -> tensor<4xf32>
func.func @tangents(%x: tensor<4xf32>, %y: tensor<5xf32>) {
  // expected-error@+1 {{tangent #0 is 'tensor<5xf32>', expected 'tensor<4xf32>'}}
  %0 = jit.jvp @f(%x) tangents(%y) : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func private @f(tensor<f32>) -> tensor<f32>
// expected-error@+1 {{'@b' is not a function of the module}}
jit.custom_vjp @f forward @f backward @b

// -----

func.func private @f(tensor<f32>) -> tensor<f32>
jit.custom_jvp @f tangent @t
// expected-error@+1 {{'@f' has such a rule already}}
jit.custom_jvp @f tangent @t
func.func private @t(tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)

// -----

func.func private @f(tensor<f32>) -> tensor<f32>
// expected-error@+1 {{has 0 argument of backwards, expected 1}}
jit.custom_vjp @f forward @f backward @b
func.func private @b() -> tensor<f32>
