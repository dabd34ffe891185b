// RUN: %e2e %s
// Shapes broadcast as in NumPy, and a `?` that is 1 when the program runs stretches like a 1 that is written down.
// Every function is run for extents that are known, unknown, or known for one operand only. Expected values: NumPy.

// Each of two unknown extents is 1, or both, or none.
func.func @either_is_one() {
  %ca = jit.constant dense<[[1.0], [2.0]]> : tensor<2x1xf32>
  %a = check.opaque %ca : tensor<2x1xf32> -> tensor<?x?xf32>
  %cb = jit.constant dense<[[10.0, 20.0, 30.0]]> : tensor<1x3xf32>
  %b = check.opaque %cb : tensor<1x3xf32> -> tensor<?x?xf32>
  %cc = jit.constant dense<0.5> : tensor<1x1xf32>
  %c = check.opaque %cc : tensor<1x1xf32> -> tensor<?x?xf32>
  %cd = jit.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %d = check.opaque %cd : tensor<2x3xf32> -> tensor<?x?xf32>
  %r = jit.add %a, %b : tensor<?x?xf32>
  %s = jit.sub %b, %a : tensor<?x?xf32>
  %t = jit.mul %c, %c : tensor<?x?xf32>
  %u = jit.mul %d, %c : tensor<?x?xf32>
  %v = jit.sub %c, %d : tensor<?x?xf32>
  %w = jit.div %d, %d : tensor<?x?xf32>
  %e0 = jit.constant dense<[[11.0, 21.0, 31.0], [12.0, 22.0, 32.0]]> : tensor<2x3xf32>
  %e0d = check.opaque %e0 : tensor<2x3xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %e0d : tensor<?x?xf32>
  %e1 = jit.constant dense<[[9.0, 19.0, 29.0], [8.0, 18.0, 28.0]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x?xf32>
  check.expect_eq %s, %e1d : tensor<?x?xf32>
  %e2 = jit.constant dense<0.25> : tensor<1x1xf32>
  %e2d = check.opaque %e2 : tensor<1x1xf32> -> tensor<?x?xf32>
  check.expect_eq %t, %e2d : tensor<?x?xf32>
  %e3 = jit.constant dense<[[0.5, 1.0, 1.5], [2.0, 2.5, 3.0]]> : tensor<2x3xf32>
  %e3d = check.opaque %e3 : tensor<2x3xf32> -> tensor<?x?xf32>
  check.expect_eq %u, %e3d : tensor<?x?xf32>
  %e4 = jit.constant dense<[[-0.5, -1.5, -2.5], [-3.5, -4.5, -5.5]]> : tensor<2x3xf32>
  %e4d = check.opaque %e4 : tensor<2x3xf32> -> tensor<?x?xf32>
  check.expect_eq %v, %e4d : tensor<?x?xf32>
  %e5 = jit.constant dense<1.0> : tensor<2x3xf32>
  %e5d = check.opaque %e5 : tensor<2x3xf32> -> tensor<?x?xf32>
  check.expect_eq %w, %e5d : tensor<?x?xf32>
  return
}

// A known extent against an unknown one that is the same, or 1; the result is known.
func.func @known_and_unknown() {
  %ca = jit.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %a = check.opaque %ca : tensor<2x3xf32>
  %cb = jit.constant dense<[[10.0], [20.0]]> : tensor<2x1xf32>
  %b = check.opaque %cb : tensor<2x1xf32> -> tensor<2x?xf32>
  %cc = jit.constant dense<[10.0, 20.0, 30.0]> : tensor<3xf32>
  %c = check.opaque %cc : tensor<3xf32> -> tensor<?xf32>
  %cd = jit.constant dense<7.0> : tensor<1xf32>
  %d = check.opaque %cd : tensor<1xf32> -> tensor<?xf32>
  %r = jit.add %a, %b : (tensor<2x3xf32>, tensor<2x?xf32>) -> tensor<2x3xf32>
  %s = jit.add %c, %a : (tensor<?xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %t = jit.add %a, %d : (tensor<2x3xf32>, tensor<?xf32>) -> tensor<2x3xf32>
  %e0 = jit.constant dense<[[11.0, 12.0, 13.0], [24.0, 25.0, 26.0]]> : tensor<2x3xf32>
  check.expect_eq %r, %e0 : tensor<2x3xf32>
  %e1 = jit.constant dense<[[11.0, 22.0, 33.0], [14.0, 25.0, 36.0]]> : tensor<2x3xf32>
  check.expect_eq %s, %e1 : tensor<2x3xf32>
  %e2 = jit.constant dense<[[8.0, 9.0, 10.0], [11.0, 12.0, 13.0]]> : tensor<2x3xf32>
  check.expect_eq %t, %e2 : tensor<2x3xf32>
  return
}

// Ranks differ; scalars stretch to anything; three operands.
func.func @ranks() {
  %ca = jit.constant dense<[[[0, 1]], [[2, 3]]]> : tensor<2x1x2xi32>
  %a = check.opaque %ca : tensor<2x1x2xi32> -> tensor<?x?x?xi32>
  %cb = jit.constant dense<[[5], [6], [7]]> : tensor<3x1xi32>
  %b = check.opaque %cb : tensor<3x1xi32> -> tensor<?x?xi32>
  %cs = jit.constant dense<100> : tensor<i32>
  %s = check.opaque %cs : tensor<i32>
  %cm = jit.constant dense<[true, false]> : tensor<2xi1>
  %m = check.opaque %cm : tensor<2xi1> -> tensor<?xi1>
  %r = jit.add %a, %b : (tensor<?x?x?xi32>, tensor<?x?xi32>) -> tensor<?x?x?xi32>
  %t = jit.mul %s, %b : (tensor<i32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  %u = jit.select %m, %a, %b : (tensor<?xi1>, tensor<?x?x?xi32>, tensor<?x?xi32>) -> tensor<?x?x?xi32>
  %e0 = jit.constant dense<[[[5, 6], [6, 7], [7, 8]], [[7, 8], [8, 9], [9, 10]]]> : tensor<2x3x2xi32>
  %e0d = check.opaque %e0 : tensor<2x3x2xi32> -> tensor<?x?x?xi32>
  check.expect_eq %r, %e0d : tensor<?x?x?xi32>
  %e1 = jit.constant dense<[[500], [600], [700]]> : tensor<3x1xi32>
  %e1d = check.opaque %e1 : tensor<3x1xi32> -> tensor<?x?xi32>
  check.expect_eq %t, %e1d : tensor<?x?xi32>
  %e2 = jit.constant dense<[[[0, 5], [0, 6], [0, 7]], [[2, 5], [2, 6], [2, 7]]]> : tensor<2x3x2xi32>
  %e2d = check.opaque %e2 : tensor<2x3x2xi32> -> tensor<?x?x?xi32>
  check.expect_eq %u, %e2d : tensor<?x?x?xi32>
  return
}

// Extents of 0: only 1 and 0 go with 0.
func.func @zero_extents() {
  %ca = jit.constant dense<1.0> : tensor<1x3xf32>
  %a = check.opaque %ca : tensor<1x3xf32> -> tensor<?x?xf32>
  %cb = jit.constant dense<> : tensor<0x1xf32>
  %b = check.opaque %cb : tensor<0x1xf32> -> tensor<?x?xf32>
  %cc = jit.constant dense<> : tensor<2x0xf32>
  %c = check.opaque %cc : tensor<2x0xf32> -> tensor<?x?xf32>
  %cd = jit.constant dense<1.0> : tensor<2x1xf32>
  %d = check.opaque %cd : tensor<2x1xf32>
  %r = jit.add %a, %b : tensor<?x?xf32>
  %s = jit.add %c, %d : (tensor<?x?xf32>, tensor<2x1xf32>) -> tensor<2x?xf32>
  %t = jit.eq %b, %b : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
  %e0 = jit.constant dense<> : tensor<0x3xf32>
  %e0d = check.opaque %e0 : tensor<0x3xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %e0d : tensor<?x?xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  %e1d = check.opaque %e1 : tensor<2x0xf32> -> tensor<2x?xf32>
  check.expect_eq %s, %e1d : tensor<2x?xf32>
  %e2 = jit.constant dense<> : tensor<0x1xi1>
  %e2d = check.opaque %e2 : tensor<0x1xi1> -> tensor<?x?xi1>
  check.expect_eq %t, %e2d : tensor<?x?xi1>
  return
}

// Chains: what was stretched meets what was not, and the same operand comes in both forms.
func.func @chains() {
  %ca = jit.constant dense<[[1.0, 2.0, 3.0]]> : tensor<1x3xf32>
  %a = check.opaque %ca : tensor<1x3xf32> -> tensor<?x?xf32>
  %cb = jit.constant dense<[[1.0], [2.0]]> : tensor<2x1xf32>
  %b = check.opaque %cb : tensor<2x1xf32> -> tensor<?x?xf32>
  %p = jit.mul %a, %b : tensor<?x?xf32>
  %q = jit.add %p, %a : tensor<?x?xf32>
  %r = jit.sub %q, %b : tensor<?x?xf32>
  %t = jit.transpose %a dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %u = jit.mul %a, %t : tensor<?x?xf32>
  %v = jit.sum %r dims = [0] keepdims : (tensor<?x?xf32>) -> tensor<1x?xf32>
  %w = jit.sub %r, %v : (tensor<?x?xf32>, tensor<1x?xf32>) -> tensor<?x?xf32>
  %e0 = jit.constant dense<[[1.0, 3.0, 5.0], [1.0, 4.0, 7.0]]> : tensor<2x3xf32>
  %e0d = check.opaque %e0 : tensor<2x3xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %e0d : tensor<?x?xf32>
  %e1 = jit.constant dense<[[1.0, 2.0, 3.0], [2.0, 4.0, 6.0], [3.0, 6.0, 9.0]]> : tensor<3x3xf32>
  %e1d = check.opaque %e1 : tensor<3x3xf32> -> tensor<?x?xf32>
  check.expect_eq %u, %e1d : tensor<?x?xf32>
  %e2 = jit.constant dense<[[-1.0, -4.0, -7.0], [-1.0, -3.0, -5.0]]> : tensor<2x3xf32>
  %e2d = check.opaque %e2 : tensor<2x3xf32> -> tensor<?x?xf32>
  check.expect_eq %w, %e2d : tensor<?x?xf32>
  return
}

// Batch dimensions of products, the mask of an attention, and indices broadcast likewise.
func.func @beyond_elementwise() {
  %ca = jit.constant dense<[[[0.0, 1.0], [2.0, 3.0]]]> : tensor<1x2x2xf32>
  %a = check.opaque %ca : tensor<1x2x2xf32> -> tensor<?x?x?xf32>
  %cb = jit.constant dense<[[[0.0, 1.0], [2.0, 3.0]], [[4.0, 5.0], [6.0, 7.0]], [[8.0, 9.0], [10.0, 11.0]]]> : tensor<3x2x2xf32>
  %b = check.opaque %cb : tensor<3x2x2xf32> -> tensor<?x?x?xf32>
  %cx = jit.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]> : tensor<2x3xf32>
  %x = check.opaque %cx : tensor<2x3xf32>
  %ci = jit.constant dense<[[0], [1]]> : tensor<2x1xi64>
  %i = check.opaque %ci : tensor<2x1xi64> -> tensor<?x?xi64>
  %cj = jit.constant dense<[[2, 0]]> : tensor<1x2xi64>
  %j = check.opaque %cj : tensor<1x2xi64> -> tensor<?x?xi64>
  %r = jit.matmul %a, %b : tensor<?x?x?xf32>
  %s = jit.matmul %b, %a : tensor<?x?x?xf32>
  %t = jit.gather %x[%i, %j] dims = [0, 1] : (tensor<2x3xf32>, tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xf32>
  %e0 = jit.constant dense<[[[2.0, 3.0], [6.0, 11.0]], [[6.0, 7.0], [26.0, 31.0]], [[10.0, 11.0], [46.0, 51.0]]]> : tensor<3x2x2xf32>
  %e0d = check.opaque %e0 : tensor<3x2x2xf32> -> tensor<?x?x?xf32>
  check.expect_eq %r, %e0d : tensor<?x?x?xf32>
  %e1 = jit.constant dense<[[[2.0, 3.0], [6.0, 11.0]], [[10.0, 19.0], [14.0, 27.0]], [[18.0, 35.0], [22.0, 43.0]]]> : tensor<3x2x2xf32>
  %e1d = check.opaque %e1 : tensor<3x2x2xf32> -> tensor<?x?x?xf32>
  check.expect_eq %s, %e1d : tensor<?x?x?xf32>
  %e2 = jit.constant dense<[[2.0, 0.0], [5.0, 3.0]]> : tensor<2x2xf32>
  %e2d = check.opaque %e2 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_eq %t, %e2d : tensor<?x?xf32>
  return
}

// The same operation stretches an operand in the first iteration and not in the others.
func.func @changes_between_iterations() {
  %cx = jit.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %x = check.opaque %cx : tensor<4xf32> -> tensor<?xf32>
  %cy = jit.constant dense<[10.0, 20.0]> : tensor<2xf32>
  %y = check.opaque %cy : tensor<2xf32> -> tensor<?xf32>
  %cz = jit.constant dense<0.0> : tensor<f32>
  %z = check.opaque %cz : tensor<f32>
  %two = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %n = check.opaque %two : index
  %r = jit.loop max %n iter(%i, %sum = %z) : tensor<f32> {
    %k = arith.addi %i, %c1 : index
    %a = jit.slice %x[0] [%k] [1] : (tensor<?xf32>) -> tensor<?xf32>
    %d = jit.mul %a, %y : tensor<?xf32>
    %s = jit.sum %d : (tensor<?xf32>) -> tensor<f32>
    %t = jit.add %sum, %s : tensor<f32>
    jit.continue %t : tensor<f32>
  }
  %e0 = jit.constant dense<80.0> : tensor<f32>
  check.expect_eq %r, %e0 : tensor<f32>
  return
}
