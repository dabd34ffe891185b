// RUN: jit-opt %s --split-input-file --jit-expand-autodiff --verify-diagnostics

func.func @f(%x: tensor<f64>, %n: index) -> tensor<f64> {
  // expected-error @below {{has 'jit.checkpoint_slots' 0 : i64, expected a positive integer}}
  %r = jit.loop max %n iter(%i, %y = %x) : tensor<f64>
      attributes {jit.checkpoint_slots = 0 : i64} {
    jit.continue %y : tensor<f64>
  }
  return %r : tensor<f64>
}

// -----

func.func @f(%x: tensor<f64>, %n: index) -> tensor<f64> {
  // expected-error @below {{has 'jit.checkpoint_slots' and 'jit.checkpoint_bytes', expected one of them}}
  %r = jit.loop max %n iter(%i, %y = %x) : tensor<f64>
      attributes {jit.checkpoint_slots = 1 : i64, jit.checkpoint_bytes = 1 : i64} {
    jit.continue %y : tensor<f64>
  }
  return %r : tensor<f64>
}

// -----

func.func @f(%x: tensor<f64>, %n: index) -> tensor<f64> {
  // expected-error @below {{has 'jit.checkpoint_slot', expected 'jit.checkpoint_slots' or 'jit.checkpoint_bytes'}}
  %r = jit.loop max %n iter(%i, %y = %x) : tensor<f64>
      attributes {jit.checkpoint_slot = 1 : i64} {
    jit.continue %y : tensor<f64>
  }
  return %r : tensor<f64>
}

// -----

func.func @f(%x: tensor<f64>) -> tensor<f64> {
  // expected-error @below {{has 'jit.checkpoint_slots', which is for 'jit.loop'}}
  %y = jit.sin %x {jit.checkpoint_slots = 2 : i64} : tensor<f64>
  return %y : tensor<f64>
}

// -----

func.func private @f(%x: tensor<f64>, %n: index) -> tensor<f64> {
  %l0 = jit.list_construct %x : (tensor<f64>) -> !jit.list<tensor<f64>>
  // expected-error @below {{cannot checkpoint 'jit.loop': it carries '!jit.list<tensor<f64>>', expected tensors and host scalars}}
  %r = jit.loop max %n iter(%i, %l = %l0) : !jit.list<tensor<f64>>
      attributes {jit.checkpoint_slots = 2 : i64} {
    %y = jit.list_get %l[%i] : !jit.list<tensor<f64>> -> tensor<f64>
    %e = jit.sin %y : tensor<f64>
    %m = jit.list_append %l, %e : (!jit.list<tensor<f64>>, tensor<f64>) -> !jit.list<tensor<f64>>
    jit.continue %m : !jit.list<tensor<f64>>
  }
  %q = jit.list_get %r[%n] : !jit.list<tensor<f64>> -> tensor<f64>
  return %q : tensor<f64>
}
func.func @g(%x: tensor<f64>, %n: index) -> tensor<f64> {
  %g = jit.grad @f(%x, %n) wrt = [0] : (tensor<f64>, index) -> tensor<f64>
  return %g : tensor<f64>
}
