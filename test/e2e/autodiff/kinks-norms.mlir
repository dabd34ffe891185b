// RUN: %e2e %s
// Derivatives at kinks, ties and boundaries of norms and deviations.
// Expected values: PyTorch 1.13 in double precision, cotangents evenly spaced from 1 to 2.

// 0 where all is 0, and of elements that are 0.
func.func private @norm_2(%x0: tensor<3x3xf64>) -> tensor<3xf64> {
  %r = jit.norm %x0 p = 2.0 dims = [1] : (tensor<3x3xf64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @norm_2_test() {
  %c0 = jit.constant dense<[[0.0, 0.0, 0.0], [0.0, 3.0, -3.0], [1.0, 0.0, -2.0]]> : tensor<3x3xf64>
  %x0 = check.opaque %c0 : tensor<3x3xf64>
  %w = jit.constant dense<[1.0, 1.5, 2.0]> : tensor<3xf64>
  %g = jit.vjp @norm_2(%x0) cotangents(%w)
      : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
  %e0 = jit.constant dense<[[0.0, 0.0, 0.0], [0.0, 1.0606601717798214, -1.0606601717798214], [0.8944271909999159, 0.0, -1.7888543819998317]]> : tensor<3x3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<3x3xf64>
  return
}

// 0 where all is 0, and of elements that are 0.
func.func private @norm_1(%x0: tensor<3x3xf64>) -> tensor<3xf64> {
  %r = jit.norm %x0 p = 1.0 dims = [1] : (tensor<3x3xf64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @norm_1_test() {
  %c0 = jit.constant dense<[[0.0, 0.0, 0.0], [0.0, 3.0, -3.0], [1.0, 0.0, -2.0]]> : tensor<3x3xf64>
  %x0 = check.opaque %c0 : tensor<3x3xf64>
  %w = jit.constant dense<[1.0, 1.5, 2.0]> : tensor<3xf64>
  %g = jit.vjp @norm_1(%x0) cotangents(%w)
      : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
  %e0 = jit.constant dense<[[0.0, 0.0, 0.0], [0.0, 1.5, -1.5], [2.0, 0.0, -2.0]]> : tensor<3x3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<3x3xf64>
  return
}

// 0 where all is 0, and of elements that are 0.
func.func private @norm_3(%x0: tensor<3x3xf64>) -> tensor<3xf64> {
  %r = jit.norm %x0 p = 3.0 dims = [1] : (tensor<3x3xf64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @norm_3_test() {
  %c0 = jit.constant dense<[[0.0, 0.0, 0.0], [0.0, 3.0, -3.0], [1.0, 0.0, -2.0]]> : tensor<3x3xf64>
  %x0 = check.opaque %c0 : tensor<3x3xf64>
  %w = jit.constant dense<[1.0, 1.5, 2.0]> : tensor<3xf64>
  %g = jit.vjp @norm_3(%x0) cotangents(%w)
      : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
  %e0 = jit.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.944940787421155, -0.944940787421155], [0.4622408495670898, 0.0, -1.848963398268359]]> : tensor<3x3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<3x3xf64>
  return
}

// 0 where all is 0, and of elements that are 0.
func.func private @norm_3_2(%x0: tensor<3x3xf64>) -> tensor<3xf64> {
  %r = jit.norm %x0 p = 1.5 dims = [1] : (tensor<3x3xf64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @norm_3_2_test() {
  %c0 = jit.constant dense<[[0.0, 0.0, 0.0], [0.0, 3.0, -3.0], [1.0, 0.0, -2.0]]> : tensor<3x3xf64>
  %x0 = check.opaque %c0 : tensor<3x3xf64>
  %w = jit.constant dense<[1.0, 1.5, 2.0]> : tensor<3xf64>
  %g = jit.vjp @norm_3_2(%x0) cotangents(%w)
      : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
  %e0 = jit.constant dense<[[0.0, 0.0, 0.0], [0.0, 1.1905507889761495, -1.1905507889761495], [1.2784680157304649, 0.0, -1.808026806906243]]> : tensor<3x3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<3x3xf64>
  return
}

// 0 where all is 0, and of elements that are 0.
func.func private @norm_1_2(%x0: tensor<3x3xf64>) -> tensor<3xf64> {
  %r = jit.norm %x0 p = 5.0e-1 dims = [1] : (tensor<3x3xf64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @norm_1_2_test() {
  %c0 = jit.constant dense<[[0.0, 0.0, 0.0], [0.0, 3.0, -3.0], [1.0, 0.0, -2.0]]> : tensor<3x3xf64>
  %x0 = check.opaque %c0 : tensor<3x3xf64>
  %w = jit.constant dense<[1.0, 1.5, 2.0]> : tensor<3xf64>
  %g = jit.vjp @norm_1_2(%x0) cotangents(%w)
      : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
  %e0 = jit.constant dense<[[0.0, 0.0, 0.0], [0.0, 3.0000000000000004, -3.0000000000000004], [4.82842712474619, 0.0, -3.4142135623730945]]> : tensor<3x3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<3x3xf64>
  return
}

// 0 where all is 0, and of elements that are 0.
func.func private @norm_inf(%x0: tensor<3x3xf64>) -> tensor<3xf64> {
  %r = jit.norm %x0 p = 0x7FF0000000000000 dims = [1] : (tensor<3x3xf64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @norm_inf_test() {
  %c0 = jit.constant dense<[[0.0, 0.0, 0.0], [0.0, 3.0, -3.0], [1.0, 0.0, -2.0]]> : tensor<3x3xf64>
  %x0 = check.opaque %c0 : tensor<3x3xf64>
  %w = jit.constant dense<[1.0, 1.5, 2.0]> : tensor<3xf64>
  %g = jit.vjp @norm_inf(%x0) cotangents(%w)
      : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
  %e0 = jit.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.75, -0.75], [0.0, 0.0, -2.0]]> : tensor<3x3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<3x3xf64>
  return
}

// 0 where all is 0, and of elements that are 0.
func.func private @norm_minus_inf(%x0: tensor<3x3xf64>) -> tensor<3xf64> {
  %r = jit.norm %x0 p = 0xFFF0000000000000 dims = [1] : (tensor<3x3xf64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @norm_minus_inf_test() {
  %c0 = jit.constant dense<[[0.0, 0.0, 0.0], [0.0, 3.0, -3.0], [1.0, 0.0, -2.0]]> : tensor<3x3xf64>
  %x0 = check.opaque %c0 : tensor<3x3xf64>
  %w = jit.constant dense<[1.0, 1.5, 2.0]> : tensor<3xf64>
  %g = jit.vjp @norm_minus_inf(%x0) cotangents(%w)
      : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
  %e0 = jit.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, -0.0], [0.0, 0.0, -0.0]]> : tensor<3x3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<3x3xf64>
  return
}

// 0 where all is 0, and of elements that are 0.
func.func private @norm_0(%x0: tensor<3x3xf64>) -> tensor<3xf64> {
  %r = jit.norm %x0 p = 0.0 dims = [1] : (tensor<3x3xf64>) -> tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @norm_0_test() {
  %c0 = jit.constant dense<[[0.0, 0.0, 0.0], [0.0, 3.0, -3.0], [1.0, 0.0, -2.0]]> : tensor<3x3xf64>
  %x0 = check.opaque %c0 : tensor<3x3xf64>
  %w = jit.constant dense<[1.0, 1.5, 2.0]> : tensor<3xf64>
  %g = jit.vjp @norm_0(%x0) cotangents(%w)
      : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
  %e0 = jit.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<3x3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<3x3xf64>
  return
}

// 0 where all are equal.
func.func private @std(%x0: tensor<2x3xf64>) -> tensor<2xf64> {
  %r = jit.std %x0 dims = [1] : (tensor<2x3xf64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}
func.func @std_test() {
  %c0 = jit.constant dense<[[2.0, 2.0, 2.0], [1.0, 2.0, 4.0]]> : tensor<2x3xf64>
  %x0 = check.opaque %c0 : tensor<2x3xf64>
  %w = jit.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %g = jit.vjp @std(%x0) cotangents(%w)
      : (tensor<2x3xf64>, tensor<2xf64>) -> tensor<2x3xf64>
  %e0 = jit.constant dense<[[0.0, 0.0, 0.0], [-0.8728715609439697, -0.2182178902359925, 1.0910894511799618]]> : tensor<2x3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<2x3xf64>
  return
}

// Where all are equal.
func.func private @var(%x0: tensor<2x3xf64>) -> tensor<2xf64> {
  %r = jit.var %x0 dims = [1] : (tensor<2x3xf64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}
func.func @var_test() {
  %c0 = jit.constant dense<[[2.0, 2.0, 2.0], [1.0, 2.0, 4.0]]> : tensor<2x3xf64>
  %x0 = check.opaque %c0 : tensor<2x3xf64>
  %w = jit.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %g = jit.vjp @var(%x0) cotangents(%w)
      : (tensor<2x3xf64>, tensor<2xf64>) -> tensor<2x3xf64>
  %e0 = jit.constant dense<[[0.0, 0.0, 0.0], [-2.666666666666667, -0.666666666666667, 3.333333333333333]]> : tensor<2x3xf64>
  check.expect_almost_eq %g, %e0 {rtol = 1.0e-13, atol = 1.0e-15} : tensor<2x3xf64>
  return
}
