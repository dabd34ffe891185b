// RUN: %e2e

// Counts elements, also of elements without elements. By hand.
func.func @lengths() {
  %ca = jit.constant dense<> : tensor<0xf32>
  %a = check.opaque %ca : tensor<0xf32>
  %l = jit.list_construct %a, %a : (tensor<0xf32>, tensor<0xf32>) -> !jit.list<tensor<0xf32>>
  %three = arith.constant 3 : index
  %n = check.opaque %three : index
  %r = jit.loop max %n iter(%i, %m = %l) : !jit.list<tensor<0xf32>> {
    %k = jit.list_append %m, %a : (!jit.list<tensor<0xf32>>, tensor<0xf32>) -> !jit.list<tensor<0xf32>>
    jit.continue %k : !jit.list<tensor<0xf32>>
  }
  %len = jit.list_len %r : !jit.list<tensor<0xf32>>
  %five = arith.constant 5 : index
  check.expect_eq %len, %five : index
  return
}
