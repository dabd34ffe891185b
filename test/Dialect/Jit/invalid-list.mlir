// RUN: jit-opt %s -split-input-file -verify-diagnostics

func.func @list_construct_c1(%a: tensor<2xf32>) {
  // expected-error @below {{'jit.list_construct' op element #0 is 'tensor<2xf32>', the list holds 'tensor<3xf32>'}}
  // expected-error @below {{failed to infer returned types}}
  %l = "jit.list_construct"(%a) : (tensor<2xf32>) -> !jit.list<tensor<3xf32>>
  return
}

// -----

func.func @list_construct_mixed(%a: tensor<2xf32>, %b: tensor<2xi64>) {
  // expected-error @below {{'jit.list_construct' op element #1 is 'tensor<2xi64>', the list holds 'tensor<2xf32>'}}
  // expected-error @below {{failed to infer returned types}}
  %l = "jit.list_construct"(%a, %b) : (tensor<2xf32>, tensor<2xi64>) -> !jit.list<tensor<2xf32>>
  return
}

// -----

func.func @list_append_c1(%l: !jit.list<tensor<?xf32>>, %x: tensor<f32>) {
  // expected-error @below {{'jit.list_append' op element is 'tensor<f32>', the list holds 'tensor<?xf32>'}}
  // expected-error @below {{failed to infer returned types}}
  %m = jit.list_append %l, %x : (!jit.list<tensor<?xf32>>, tensor<f32>) -> !jit.list<tensor<?xf32>>
  return
}

// -----

func.func @list_set_c1(%l: !jit.list<i64>, %x: f64, %i: index) {
  // expected-error @below {{'jit.list_set' op element is 'f64', the list holds 'i64'}}
  // expected-error @below {{failed to infer returned types}}
  %m = jit.list_set %l[%i], %x : (!jit.list<i64>, f64) -> !jit.list<i64>
  return
}

// -----

func.func @list_cast_c1(%l: !jit.list<tensor<2xf32>>) {
  // expected-error @below {{'jit.list_cast' op result is '!jit.list<tensor<3xf32>>', contradicts the operand's '!jit.list<tensor<2xf32>>'}}
  %m = jit.list_cast %l : !jit.list<tensor<2xf32>> -> !jit.list<tensor<3xf32>>
  return
}

// -----

// expected-error @below {{list element type is '!jit.list<i64>', expected a tensor, index, i64, f64 or i1}}
func.func @list_of_lists(%l: !jit.list<!jit.list<i64>>) {
  return
}
