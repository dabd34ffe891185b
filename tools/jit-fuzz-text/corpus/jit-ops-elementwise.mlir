func.func @unary_sign_and_rounding(%x: tensor<4xf32>, %n: tensor<?xui8>) {
  %0 = jit.neg %x : tensor<4xf32>
  %1 = jit.abs %n : tensor<?xui8>
  %2 = jit.sign %x : tensor<4xf32>
  %3 = jit.floor %x : tensor<4xf32>
  %4 = jit.ceil %x : tensor<4xf32>
  %5 = jit.round %x : tensor<4xf32>
  %6 = jit.trunc %x : tensor<4xf32>
  return
}
func.func @unary_exponentials(%x: tensor<?x3xf64>) {
  %0 = jit.sqrt %x : tensor<?x3xf64>
  %1 = jit.rsqrt %x : tensor<?x3xf64>
  %2 = jit.reciprocal %x : tensor<?x3xf64>
  %3 = jit.exp %x : tensor<?x3xf64>
  %4 = jit.exp2 %x : tensor<?x3xf64>
  %5 = jit.expm1 %x : tensor<?x3xf64>
  %6 = jit.log %x : tensor<?x3xf64>
  %7 = jit.log2 %x : tensor<?x3xf64>
  %8 = jit.log1p %x : tensor<?x3xf64>
  %9 = jit.erf %x : tensor<?x3xf64>
  %10 = jit.sigmoid %x : tensor<?x3xf64>
  return
}
func.func @unary_trigonometric(%x: tensor<*xf16>) {
  %0 = jit.sin %x : tensor<*xf16>
  %1 = jit.cos %x : tensor<*xf16>
  %2 = jit.tan %x : tensor<*xf16>
  %3 = jit.asin %x : tensor<*xf16>
  %4 = jit.acos %x : tensor<*xf16>
  %5 = jit.atan %x : tensor<*xf16>
  return
}
func.func @unary_hyperbolic(%x: tensor<bf16>) {
  %0 = jit.sinh %x : tensor<bf16>
  %1 = jit.cosh %x : tensor<bf16>
  %2 = jit.tanh %x : tensor<bf16>
  %3 = jit.asinh %x : tensor<bf16>
  %4 = jit.acosh %x : tensor<bf16>
  %5 = jit.atanh %x : tensor<bf16>
  return
}
