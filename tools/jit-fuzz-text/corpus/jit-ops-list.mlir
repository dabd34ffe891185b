func.func @list_ops(%a: tensor<2xf32>, %b: tensor<3xf32>, %i: index) -> tensor<?xf32> {
  %e = jit.list_construct : () -> !jit.list<tensor<?xf32>>
  %l = jit.list_construct %a, %b : (tensor<2xf32>, tensor<3xf32>) -> !jit.list<tensor<?xf32>>
  %m = jit.list_append %l, %a : (!jit.list<tensor<?xf32>>, tensor<2xf32>) -> !jit.list<tensor<?xf32>>
  %s = jit.list_set %m[%i], %b : (!jit.list<tensor<?xf32>>, tensor<3xf32>) -> !jit.list<tensor<?xf32>>
  %g = jit.list_get %s[%i] : !jit.list<tensor<?xf32>> -> tensor<?xf32>
  %n = jit.list_len %s : !jit.list<tensor<?xf32>>
  %c = jit.list_cast %e : !jit.list<tensor<?xf32>> -> !jit.list<tensor<4xf32>>
  return %g : tensor<?xf32>
}
func.func @list_scalars(%a: i64, %b: i64, %i: index) -> i64 {
  %l = jit.list_construct %a, %b : (i64, i64) -> !jit.list<i64>
  %m = jit.list_append %l, %a : (!jit.list<i64>, i64) -> !jit.list<i64>
  %g = jit.list_get %m[%i] : !jit.list<i64> -> i64
  return %g : i64
}
