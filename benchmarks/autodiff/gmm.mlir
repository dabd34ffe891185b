// The GMM objective of ADBench (Srajer, Kukelova and Fitzgibbon, 2018): the log-likelihood of points x under a mixture of
// Gaussians, with a Wishart prior. A row of icf is the inverse covariance factor Q of a component, lower triangular: the
// logarithms of its diagonal, then what is below it, column by column. `constant` is the part that no parameter is in.

!d10_alphas = tensor<25xf64>
!d10_means = tensor<25x10xf64>
!d10_icf = tensor<25x55xf64>
!d10_x = tensor<1000x10xf64>
!d64_alphas = tensor<25xf64>
!d64_means = tensor<25x64xf64>
!d64_icf = tensor<25x2080xf64>
!d64_x = tensor<1000x64xf64>

// Q of each component, from the d diagonals q and the rows of icf.
func.func private @factors(%q: tensor<?x?xf64>, %icf: tensor<?x?xf64>) -> tensor<?x?x?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %components = tensor.dim %q, %c0 : tensor<?x?xf64>
  %d = tensor.dim %q, %c1 : tensor<?x?xf64>
  %one = jit.constant dense<1> : tensor<i64>
  %two = jit.constant dense<2> : tensor<i64>
  %zero = jit.constant dense<0.0> : tensor<f64>
  %host_d = arith.index_cast %d : index to i64
  %size = tensor.from_elements %host_d : tensor<i64>

  // Row r > column c is element d + c (d - 1) - c (c - 1) / 2 + r - c - 1 of a row of icf.
  %row = jit.iota [%d, %d] dim = 0 : tensor<?x?xi64>
  %column = jit.iota [%d, %d] dim = 1 : tensor<?x?xi64>
  %a = jit.sub %size, %one : tensor<i64>
  %b = jit.mul %column, %a : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi64>
  %e = jit.sub %column, %one : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi64>
  %f = jit.mul %column, %e : tensor<?x?xi64>
  %g = jit.floor_div %f, %two : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi64>
  %h = jit.sub %b, %g : tensor<?x?xi64>
  %i = jit.sub %row, %column : tensor<?x?xi64>
  %j = jit.add %h, %i : tensor<?x?xi64>
  %place = jit.add %j, %a : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi64>
  %below = jit.gt %row, %column : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi1>
  %index = jit.select %below, %place, %column : (tensor<?x?xi1>, tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>

  %gathered = jit.gather %icf[%index] dims = [1] : (tensor<?x?xf64>, tensor<?x?xi64>) -> tensor<?x?x?xf64>
  %triangle = jit.select %below, %gathered, %zero
    : (tensor<?x?xi1>, tensor<?x?x?xf64>, tensor<f64>) -> tensor<?x?x?xf64>
  %on = jit.eq %row, %column : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi1>
  %exp = jit.exp %q : tensor<?x?xf64>
  %wide = jit.reshape %exp to [%components, 1, %d] : (tensor<?x?xf64>) -> tensor<?x1x?xf64>
  %factors = jit.select %on, %wide, %triangle
    : (tensor<?x?xi1>, tensor<?x1x?xf64>, tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  return %factors : tensor<?x?x?xf64>
}

// Q (x - mean) for each component and point, as Q x - Q mean.
func.func private @residuals(%factors: tensor<?x?x?xf64>, %means: tensor<?x?xf64>, %x: tensor<?x?xf64>)
    -> tensor<?x?x?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %components = tensor.dim %means, %c0 : tensor<?x?xf64>
  %d = tensor.dim %means, %c1 : tensor<?x?xf64>
  %transposed = jit.transpose %factors dims = [0, 2, 1] : (tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  %qx = jit.matmul %x, %transposed : (tensor<?x?xf64>, tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  %rows = jit.reshape %means to [%components, 1, %d] : (tensor<?x?xf64>) -> tensor<?x1x?xf64>
  %qm = jit.matmul %rows, %transposed : (tensor<?x1x?xf64>, tensor<?x?x?xf64>) -> tensor<?x1x?xf64>
  %residuals = jit.sub %qx, %qm : (tensor<?x?x?xf64>, tensor<?x1x?xf64>) -> tensor<?x?x?xf64>
  return %residuals : tensor<?x?x?xf64>
}

func.func private @gmm(%alphas: tensor<?xf64>, %means: tensor<?x?xf64>, %icf: tensor<?x?xf64>, %x: tensor<?x?xf64>,
                       %gamma: tensor<f64>, %m: tensor<f64>, %constant: tensor<f64>) -> tensor<f64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %components = tensor.dim %means, %c0 : tensor<?x?xf64>
  %d = tensor.dim %means, %c1 : tensor<?x?xf64>
  %icf_size = tensor.dim %icf, %c1 : tensor<?x?xf64>
  %rest = arith.subi %icf_size, %d : index
  %n = tensor.dim %x, %c0 : tensor<?x?xf64>
  %half = jit.constant dense<0.5> : tensor<f64>

  %q = jit.slice %icf[0, 0] [%components, %d] [1, 1] : (tensor<?x?xf64>) -> tensor<?x?xf64>
  %factors = jit.call @factors(%q, %icf) : (tensor<?x?xf64>, tensor<?x?xf64>) -> tensor<?x?x?xf64>
  %residuals = jit.call @residuals(%factors, %means, %x)
    : (tensor<?x?x?xf64>, tensor<?x?xf64>, tensor<?x?xf64>) -> tensor<?x?x?xf64>
  %squares = jit.mul %residuals, %residuals : tensor<?x?x?xf64>
  %distances = jit.sum %squares dims = [2] : (tensor<?x?x?xf64>) -> tensor<?x?xf64>
  %sum_q = jit.sum %q dims = [1] : (tensor<?x?xf64>) -> tensor<?xf64>
  %weights = jit.add %alphas, %sum_q : tensor<?xf64>
  %column = jit.reshape %weights to [%components, 1] : (tensor<?xf64>) -> tensor<?x1xf64>
  %scaled = jit.mul %distances, %half : (tensor<?x?xf64>, tensor<f64>) -> tensor<?x?xf64>
  %terms = jit.sub %column, %scaled : (tensor<?x1xf64>, tensor<?x?xf64>) -> tensor<?x?xf64>
  %points = jit.logsumexp %terms dims = [0] : (tensor<?x?xf64>) -> tensor<?xf64>
  %likelihood = jit.sum %points : (tensor<?xf64>) -> tensor<f64>
  %lse = jit.logsumexp %alphas dims = [0] : (tensor<?xf64>) -> tensor<f64>
  %host_n = arith.index_cast %n : index to i64
  %number = tensor.from_elements %host_n : tensor<i64>
  %count = jit.convert %number : (tensor<i64>) -> tensor<f64>
  %all_lse = jit.mul %count, %lse : tensor<f64>

  // The prior.
  %diagonals = jit.exp %q : tensor<?x?xf64>
  %diagonal_squares = jit.mul %diagonals, %diagonals : tensor<?x?xf64>
  %diagonal_sum = jit.sum %diagonal_squares : (tensor<?x?xf64>) -> tensor<f64>
  %lower = jit.slice %icf[0, %d] [%components, %rest] [1, 1] : (tensor<?x?xf64>) -> tensor<?x?xf64>
  %lower_squares = jit.mul %lower, %lower : tensor<?x?xf64>
  %lower_sum = jit.sum %lower_squares : (tensor<?x?xf64>) -> tensor<f64>
  %frobenius = jit.add %diagonal_sum, %lower_sum : tensor<f64>
  %gamma_square = jit.mul %gamma, %gamma : tensor<f64>
  %gamma_half = jit.mul %gamma_square, %half : tensor<f64>
  %wide = jit.mul %gamma_half, %frobenius : tensor<f64>
  %all_q = jit.sum %sum_q : (tensor<?xf64>) -> tensor<f64>
  %narrow = jit.mul %m, %all_q : tensor<f64>
  %prior = jit.sub %wide, %narrow : tensor<f64>

  %0 = jit.sub %likelihood, %all_lse : tensor<f64>
  %1 = jit.add %0, %prior : tensor<f64>
  %2 = jit.add %1, %constant : tensor<f64>
  return %2 : tensor<f64>
}

func.func @objective_d10(%alphas: !d10_alphas, %means: !d10_means, %icf: !d10_icf, %x: !d10_x, %gamma: tensor<f64>,
                         %m: tensor<f64>, %constant: tensor<f64>) -> tensor<f64> {
  %r = jit.call @gmm(%alphas, %means, %icf, %x, %gamma, %m, %constant)
    : (!d10_alphas, !d10_means, !d10_icf, !d10_x, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

func.func @gradient_d10(%alphas: !d10_alphas, %means: !d10_means, %icf: !d10_icf, %x: !d10_x, %gamma: tensor<f64>,
                        %m: tensor<f64>, %constant: tensor<f64>) -> (tensor<f64>, !d10_alphas, !d10_means, !d10_icf) {
  %r:4 = jit.grad @gmm(%alphas, %means, %icf, %x, %gamma, %m, %constant) wrt = [0, 1, 2] value
    : (!d10_alphas, !d10_means, !d10_icf, !d10_x, tensor<f64>, tensor<f64>, tensor<f64>)
    -> (tensor<f64>, !d10_alphas, !d10_means, !d10_icf)
  return %r#0, %r#1, %r#2, %r#3 : tensor<f64>, !d10_alphas, !d10_means, !d10_icf
}

func.func @objective_d64(%alphas: !d64_alphas, %means: !d64_means, %icf: !d64_icf, %x: !d64_x, %gamma: tensor<f64>,
                         %m: tensor<f64>, %constant: tensor<f64>) -> tensor<f64> {
  %r = jit.call @gmm(%alphas, %means, %icf, %x, %gamma, %m, %constant)
    : (!d64_alphas, !d64_means, !d64_icf, !d64_x, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

func.func @gradient_d64(%alphas: !d64_alphas, %means: !d64_means, %icf: !d64_icf, %x: !d64_x, %gamma: tensor<f64>,
                        %m: tensor<f64>, %constant: tensor<f64>) -> (tensor<f64>, !d64_alphas, !d64_means, !d64_icf) {
  %r:4 = jit.grad @gmm(%alphas, %means, %icf, %x, %gamma, %m, %constant) wrt = [0, 1, 2] value
    : (!d64_alphas, !d64_means, !d64_icf, !d64_x, tensor<f64>, tensor<f64>, tensor<f64>)
    -> (tensor<f64>, !d64_alphas, !d64_means, !d64_icf)
  return %r#0, %r#1, %r#2, %r#3 : tensor<f64>, !d64_alphas, !d64_means, !d64_icf
}
