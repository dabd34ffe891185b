// RUN: jit-opt %s --jit-partition --split-input-file --verify-diagnostics

// expected-error @below {{the memory budget is 100 bytes, the least peak found is }}
func.func @small(%x: tensor<64x64xf32>, %c: tensor<f32>) -> tensor<64x64xf32>
    attributes {jit.memory_budget = 100 : i64} {
  %n = jit.exp %x : tensor<64x64xf32>
  %d = jit.barrier backward(%c) : (tensor<f32>) -> tensor<f32>
  %g = jit.mul %d, %n : (tensor<f32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %g : tensor<64x64xf32>
}

// -----

func.func @dynamic(%x: tensor<?xf32>, %c: tensor<f32>) -> tensor<?xf32>
    attributes {jit.memory_budget = 100 : i64} {
  // expected-error @below {{'jit.exp' op result #0 is 'tensor<?xf32>', expected static extents for a memory budget}}
  %n = jit.exp %x : tensor<?xf32>
  %d = jit.barrier backward(%c) : (tensor<f32>) -> tensor<f32>
  %g = jit.mul %d, %n : (tensor<f32>, tensor<?xf32>) -> tensor<?xf32>
  return %g : tensor<?xf32>
}

// -----

// expected-error @below {{has 'jit.memory_budget' "much", expected a positive integer}}
func.func @text() attributes {jit.memory_budget = "much"} {
  return
}

// -----

func.func @place(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{has 'jit.memory_budget', which is for public functions}}
  %0 = jit.exp %x {jit.memory_budget = 4 : i64} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error @below {{has 'jit.memory_budget', which is for public functions}}
func.func private @part() attributes {jit.memory_budget = 4 : i64} {
  return
}

// -----

// A budget is one also where nothing is differentiated.
// expected-error @below {{the memory budget is 100 bytes, the least peak found is 256 bytes}}
func.func @forward(%x: tensor<64xf32>) -> tensor<64xf32>
    attributes {jit.memory_budget = 100 : i64} {
  %n = jit.exp %x : tensor<64xf32>
  return %n : tensor<64xf32>
}

// -----

// The peak is that of the function, not that of a loop's body in it.
// expected-error @below {{the memory budget is 1000 bytes, the least peak found is }}
func.func @loop(%x: tensor<64xf32>, %c: tensor<f32>, %n: index) -> (tensor<64xf32>, tensor<64xf32>)
    attributes {jit.memory_budget = 1000 : i64} {
  %a = jit.exp %x : tensor<64xf32>
  %b = jit.sin %a : tensor<64xf32>
  %r = jit.loop max %n iter(%i, %y = %b) : tensor<64xf32> {
    %e = jit.exp %y : tensor<64xf32>
    %d = jit.barrier backward(%c) : (tensor<f32>) -> tensor<f32>
    %g = jit.mul %d, %e : (tensor<f32>, tensor<64xf32>) -> tensor<64xf32>
    jit.continue %g : tensor<64xf32>
  }
  return %r, %a : tensor<64xf32>, tensor<64xf32>
}
