func.func @all(%x: tensor<2x?xf32>, %i: tensor<*xi64>, %s: index) {
  %0 = check.opaque %x : tensor<2x?xf32>
  %1 = check.opaque %x : tensor<2x?xf32> -> tensor<?x?xf32>
  %2 = check.opaque %s : index
  check.expect_eq %i, %i : tensor<*xi64>
  check.expect_close %x, %0 {max_ulp = 2 : i64} : tensor<2x?xf32>
  check.expect_almost_eq %x, %0 {atol = 0.0 : f64} : tensor<2x?xf32>
  return
}
