// RUN: %e2e

// A carried tensor grows although its initial value has a static type, which is seen by every pass. By hand.

func.func @counted() {
  %three = arith.constant 3 : index
  %n = check.opaque %three : index
  %x = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %y = jit.constant dense<[7.0]> : tensor<1xf32>
  %r = jit.loop max %n iter(%i, %a = %x) : (tensor<2xf32>) -> tensor<?xf32> {
    %b = jit.concat %a, %y dim = 0 : (tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
    jit.continue %b : tensor<?xf32>
  }
  %e = jit.constant dense<[1.0, 2.0, 7.0, 7.0, 7.0]> : tensor<5xf32>
  %d = check.opaque %e : tensor<5xf32> -> tensor<?xf32>
  check.expect_eq %r, %d : tensor<?xf32>
  return
}

func.func @data_dependent() {
  %c0 = arith.constant 0 : index
  %four = arith.constant 4 : index
  %n = check.opaque %four : index
  %true = arith.constant true
  %x = jit.constant dense<[1.0]> : tensor<1xf32>
  %r = jit.loop while %true iter(%i, %a = %x) : (tensor<1xf32>) -> tensor<?xf32> {
    %b = jit.concat %a, %x dim = 0 : (tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
    %size = tensor.dim %b, %c0 : tensor<?xf32>
    %more = arith.cmpi ult, %size, %n : index
    jit.continue %more, %b : tensor<?xf32>
  }
  %e = jit.constant dense<1.0> : tensor<4xf32>
  %d = check.opaque %e : tensor<4xf32> -> tensor<?xf32>
  check.expect_eq %r, %d : tensor<?xf32>
  return
}
