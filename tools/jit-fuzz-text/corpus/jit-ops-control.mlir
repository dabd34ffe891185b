func.func @if_results(%c: i1, %a: tensor<4xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %r = jit.if %c : tensor<?xf32> {
    jit.yield %a : tensor<4xf32>
  } else {
    jit.yield %b : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @if_no_results(%c: i1, %x: tensor<f32>) {
  jit.if %c {
    jit.print %x label "loss" : tensor<f32>
  }
  return
}
func.func @loop_full(%n: index, %c: i1, %x: tensor<4xf32>, %z: tensor<f32>) -> tensor<4xf32> {
  %r:2 = jit.loop max %n while %c iter(%i, %h = %x, %acc = %z) : tensor<4xf32>, tensor<f32> {
    jit.continue %c, %h, %acc : tensor<4xf32>, tensor<f32>
  }
  return %r#0 : tensor<4xf32>
}
func.func @loop_countable_no_carries(%n: index) {
  jit.loop max %n iter(%i) {
    jit.print %i : index
    jit.continue
  }
  return
}
func.func @loop_widened(%c: i1, %x: tensor<0xf32>) -> tensor<?xf32> {
  %r = jit.loop while %c iter(%i, %h = %x) : (tensor<0xf32>) -> (tensor<?xf32>) {
    jit.continue %c, %h : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @loop_condition_only(%c: i1) {
  jit.loop while %c iter(%i) {
    jit.continue %c
  }
  return
}
func.func private @callee(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
func.func @stages(%x: tensor<4xf32>) -> tensor<4xf32> {
  %h = jit.stage : tensor<4xf32> {
    %c = jit.checkpoint : tensor<4xf32> {
      jit.yield %x : tensor<4xf32>
    }
    %s = jit.stop_gradient %c : tensor<4xf32>
    jit.yield %s : tensor<4xf32>
  }
  return %h : tensor<4xf32>
}
