// RUN: jit-opt %s -split-input-file -verify-diagnostics

func.func @if_c1(%c: i1, %a: tensor<f32>) {
  // expected-error @below {{'jit.if' op has 1 results, expected an 'else' region}}
  %r = jit.if %c : tensor<f32> {
    jit.yield %a : tensor<f32>
  }
  return
}

// -----

func.func @if_c2(%c: i1, %a: tensor<2xf32>) {
  // expected-error @below {{along control flow edge}}
  %r = jit.if %c : tensor<3xf32> {
    // expected-note @below {{region branch point}}
    jit.yield %a : tensor<2xf32>
  } else {
    jit.yield %a : tensor<2xf32>
  }
  return
}

// -----

func.func @loop_c1(%n: index, %a: tensor<f32>) {
  // expected-error @below {{'jit.loop' op body has 1 arguments, expected the iteration number and 1 carried values}}
  %r = "jit.loop"(%n, %a) <{counted}> ({
  ^bb0(%i: index):
    "jit.continue"() : () -> ()
  }) : (index, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @loop_c2(%n: index, %a: tensor<?xf32>) {
  // expected-error @below {{'jit.loop' op carried value #0 is 'tensor<?xf32>', the result is 'tensor<2xf32>'}}
  %r = "jit.loop"(%n, %a) <{counted}> ({
  ^bb0(%i: index, %x: tensor<?xf32>):
    "jit.continue"(%x) : (tensor<?xf32>) -> ()
  }) : (index, tensor<?xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @loop_c3(%n: index, %a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{along control flow edge}}
  %r = jit.loop max %n iter(%i, %x = %a) : tensor<2xf32> {
    // expected-note @below {{region branch point}}
    jit.continue %b : tensor<3xf32>
  }
  return
}

// -----

func.func @loop_operands(%a: tensor<f32>) {
  // expected-error @below {{'jit.loop' op operands do not begin with an index trip count and an i1 condition where it has them}}
  "jit.loop"(%a) <{counted}> ({
  ^bb0(%i: index):
    "jit.continue"() : () -> ()
  }) : (tensor<f32>) -> ()
  return
}

// -----

func.func @loop_inits(%n: index, %a: tensor<f32>) {
  // expected-error @below {{'jit.loop' op has 1 initial values, expected one for each of its 0 results}}
  "jit.loop"(%n, %a) <{counted}> ({
  ^bb0(%i: index):
    "jit.continue"() : () -> ()
  }) : (index, tensor<f32>) -> ()
  return
}

// -----

func.func @loop_terminator(%n: index) {
  // expected-error @below {{'jit.loop' op body ends in 'ub.unreachable', expected 'jit.continue'}}
  jit.loop max %n iter(%i) {
    ub.unreachable
  }
  return
}

// -----

func.func @loop_types(%n: index, %a: tensor<f32>) {
  // expected-error @below {{has 1 carried values and 2 types, expected one for each}}
  %r = jit.loop max %n iter(%i, %x = %a) : tensor<f32>, tensor<f32> {
    jit.continue %x : tensor<f32>
  }
  return
}

// -----

func.func @continue_types(%n: index, %a: tensor<f32>) {
  %r = jit.loop max %n iter(%i, %x = %a) : tensor<f32> {
    // expected-error @below {{has 3 operands and 1 types, expected a type for each operand but the condition}}
    jit.continue %a, %x, %x : tensor<f32>
  }
  return
}

// -----

func.func @continue_condition(%n: index) {
  jit.loop max %n iter(%i) {
    // expected-error @below {{'jit.continue' op has no i1 value in front, expected a condition}}
    "jit.continue"() <{conditional}> : () -> ()
  }
  return
}

// -----

func.func @stage_c1(%c: i1) {
  jit.if %c {
    // expected-error @below {{'jit.stage' op is nested in 'jit.if', expected directly in a function}}
    jit.stage {
    }
  }
  return
}

// -----

func.func @call_c1() {
  // expected-error @below {{'jit.call' op callee '@missing' is not a function of the module}}
  jit.call @missing() : () -> ()
  return
}

// -----

func.func private @f(tensor<f32>) -> tensor<f32>
func.func @call_c2_arguments() {
  // expected-error @below {{'jit.call' op has 0 arguments, '@f' has 1}}
  %r = jit.call @f() : () -> tensor<f32>
  return
}

// -----

func.func private @f(tensor<f32>) -> tensor<f32>
func.func @call_c2_results(%x: tensor<f32>) {
  // expected-error @below {{'jit.call' op has 0 results, '@f' has 1}}
  jit.call @f(%x) : (tensor<f32>) -> ()
  return
}

// -----

func.func private @f(tensor<f32>) -> tensor<f32>
func.func @call_c3(%x: tensor<2xf32>) {
  // expected-error @below {{'jit.call' op argument #0 is 'tensor<2xf32>', '@f' has 'tensor<f32>'}}
  %r = jit.call @f(%x) : (tensor<2xf32>) -> tensor<f32>
  return
}

// -----

func.func @custom_call_c1(%x: tensor<2xf32>, %n: index) {
  // expected-error @below {{'jit.custom_call' op has 1 sizes, expected one for each of the 2 dynamic extents of its results}}
  %r = jit.custom_call @f(%x) sizes(%n) : (tensor<2xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @custom_call_c2() {
  // expected-error @below {{'jit.custom_call' op config value 'kind' is f32, expected a string, boolean, integer, float, array or dictionary}}
  jit.custom_call @f() config {kind = f32} : () -> ()
  return
}

// -----

func.func @assert_arguments(%ok: i1, %i: index) {
  // expected-error @below {{'jit.assert' op message names argument {1}, but there are 1 arguments}}
  jit.assert %ok, "index {0} is not below {1}" (%i : index) code out_of_range
  return
}

// -----

func.func @kernel_call_types(%x: tensor<4xf32>, %e: tensor<4xf32>) {
  // expected-error @below {{'jit.kernel_call' op has 1 element types, expected one for each of its 2 inputs and outputs}}
  %r = jit.kernel_call @f(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) element_types [f32] config "{}" -> tensor<4xf32>
  return
}
