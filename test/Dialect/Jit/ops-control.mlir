// RUN: jit-opt %s | jit-opt | FileCheck %s

// CHECK-LABEL: func.func @if_results
func.func @if_results(%c: i1, %a: tensor<4xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  // The branches' types may differ from the result's.
  // CHECK: %[[R:.*]] = jit.if %{{.*}} : tensor<?xf32> {
  // CHECK-NEXT: jit.yield %{{.*}} : tensor<4xf32>
  // CHECK-NEXT: } else {
  // CHECK-NEXT: jit.yield %{{.*}} : tensor<?xf32>
  %r = jit.if %c : tensor<?xf32> {
    jit.yield %a : tensor<4xf32>
  } else {
    jit.yield %b : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func @if_no_results
func.func @if_no_results(%c: i1, %x: tensor<f32>) {
  // CHECK: jit.if %{{.*}} {
  // CHECK-NEXT: jit.print %{{.*}} label "loss" : tensor<f32>
  // CHECK-NEXT: }
  // CHECK-NOT: else
  jit.if %c {
    jit.print %x label "loss" : tensor<f32>
  }
  return
}

// CHECK-LABEL: func.func @loop_full
func.func @loop_full(%n: index, %c: i1, %x: tensor<4xf32>, %z: tensor<f32>) -> tensor<4xf32> {
  // CHECK: %[[R:.*]]:2 = jit.loop max %{{.*}} while %{{.*}} iter(%[[I:.*]], %[[H:.*]] = %{{.*}}, %[[A:.*]] = %{{.*}}) : tensor<4xf32>, tensor<f32> {
  // CHECK-NEXT: jit.continue %{{.*}}, %[[H]], %[[A]] : tensor<4xf32>, tensor<f32>
  %r:2 = jit.loop max %n while %c iter(%i, %h = %x, %acc = %z) : tensor<4xf32>, tensor<f32> {
    jit.continue %c, %h, %acc : tensor<4xf32>, tensor<f32>
  }
  return %r#0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @loop_countable_no_carries
func.func @loop_countable_no_carries(%n: index) {
  // CHECK: jit.loop max %{{.*}} iter(%[[I:.*]]) {
  // CHECK-NEXT: jit.print %[[I]] : index
  // CHECK-NEXT: jit.continue{{$}}
  jit.loop max %n iter(%i) {
    jit.print %i : index
    jit.continue
  }
  return
}

// CHECK-LABEL: func.func @loop_widened
func.func @loop_widened(%c: i1, %x: tensor<0xf32>) -> tensor<?xf32> {
  // CHECK: jit.loop while %{{.*}} iter(%{{.*}}, %{{.*}} = %{{.*}}) : (tensor<0xf32>) -> (tensor<?xf32>) {
  %r = jit.loop while %c iter(%i, %h = %x) : (tensor<0xf32>) -> (tensor<?xf32>) {
    jit.continue %c, %h : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func @loop_condition_only
func.func @loop_condition_only(%c: i1) {
  // CHECK: jit.loop while %{{.*}} iter(%{{.*}}) {
  // CHECK-NEXT: jit.continue %{{.*}}{{$}}
  jit.loop while %c iter(%i) {
    jit.continue %c
  }
  return
}

// CHECK-LABEL: func.func @calls
func.func @calls(%x: tensor<4xf32>, %n: index) -> tensor<?xf32> {
  // CHECK: jit.call @callee(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %a = jit.call @callee(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: jit.custom_call @kernel(%{{.*}}) sizes(%{{.*}}) pure config {by = 2.000000e+00 : f64} : (tensor<4xf32>) -> tensor<?xf32>
  %b = jit.custom_call @kernel(%a) sizes(%n) pure config {by = 2.0 : f64} : (tensor<4xf32>) -> tensor<?xf32>
  // CHECK: jit.custom_call @effect(%{{.*}}) : (tensor<?xf32>) -> ()
  jit.custom_call @effect(%b) : (tensor<?xf32>) -> ()
  return %b : tensor<?xf32>
}
func.func private @callee(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}

// CHECK-LABEL: func.func @stages
func.func @stages(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: jit.stage : tensor<4xf32> {
  %h = jit.stage : tensor<4xf32> {
    // CHECK: jit.checkpoint : tensor<4xf32> {
    %c = jit.checkpoint : tensor<4xf32> {
      jit.yield %x : tensor<4xf32>
    }
    // CHECK: jit.stop_gradient %{{.*}} : tensor<4xf32>
    %s = jit.stop_gradient %c : tensor<4xf32>
    jit.yield %s : tensor<4xf32>
  }
  return %h : tensor<4xf32>
}
