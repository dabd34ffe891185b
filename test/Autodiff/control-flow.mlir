// RUN: jit-opt %s --jit-expand-autodiff | FileCheck %s

// A counted loop keeps a tensor with one row a trip.
// CHECK-LABEL: func.func private @counted.vjp
// CHECK:         %[[N:.*]] = arith.maxsi
// CHECK:         %[[TAPE:.*]] = jit.full %{{.*}}, [%[[N]]]
// CHECK:         %[[R:.*]]:2 = jit.loop max %{{.*}} iter(%[[I:[^,]*]], %[[A:[^,]*]] = %{{[^,]*}}, %[[T:[^,]*]] = %[[TAPE]])
// CHECK:           jit.scatter update %[[T]][%{{.*}}], %[[A]] dims = [0]
// CHECK:         jit.loop max %[[N]] iter(%[[J:[^,]*]], %{{.*}})
// CHECK:           arith.subi %{{.*}}, %[[J]]
// CHECK:           jit.gather %[[R]]#1[%{{.*}}] dims = [0]
func.func private @counted(%x: tensor<f64>, %n: index) -> tensor<f64> {
  %one = jit.constant dense<1.0> : tensor<f64>
  %r = jit.loop max %n iter(%i, %a = %one) : tensor<f64> {
    %b = jit.mul %a, %x : tensor<f64>
    jit.continue %b : tensor<f64>
  }
  return %r : tensor<f64>
}
func.func @grad_counted(%x: tensor<f64>, %n: index) -> tensor<f64> {
  %g = jit.grad @counted(%x, %n) wrt = [0] : (tensor<f64>, index) -> tensor<f64>
  return %g : tensor<f64>
}

// The branch that was not taken yields a value without elements for what the
// other one keeps.
// CHECK-LABEL: func.func private @branch.vjp
// CHECK:         %[[R:.*]]:2 = jit.if %[[C:.*]] : tensor<64xf32>, tensor<?xf32>
// CHECK:           %[[E:.*]] = jit.exp
// CHECK:           %[[K:.*]] = tensor.cast %[[E]] : tensor<64xf32> to tensor<?xf32>
// CHECK:           jit.yield %[[E]], %[[K]]
// CHECK:         } else {
// CHECK:           jit.full %{{.*}}, [0]
// CHECK:         jit.if %[[C]] : tensor<64xf32>
// CHECK:           tensor.cast %[[R]]#1 : tensor<?xf32> to tensor<64xf32>
func.func private @branch(%x: tensor<64xf32>, %c: i1) -> tensor<f32> {
  %y = jit.if %c : tensor<64xf32> {
    %e = jit.exp %x : tensor<64xf32>
    jit.yield %e : tensor<64xf32>
  } else {
    jit.yield %x : tensor<64xf32>
  }
  %s = jit.sum %y : (tensor<64xf32>) -> tensor<f32>
  return %s : tensor<f32>
}
func.func @grad_branch(%x: tensor<64xf32>, %c: i1) -> tensor<64xf32> {
  %g = jit.grad @branch(%x, %c) wrt = [0] : (tensor<64xf32>, i1) -> tensor<64xf32>
  return %g : tensor<64xf32>
}
