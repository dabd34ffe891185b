// RUN: %e2e %s
// Inputs are read only: no operation changes an argument, a captured value or a constant, whatever shares its memory;
// and results are separate values. Expected values by hand.

// Updates of a value leave it alone, and a view of it.
func.func @updates() {
  %cx = jit.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %x = check.opaque %cx : tensor<2x2xf32>
  %cu = jit.constant dense<9.0> : tensor<1x2xf32>
  %u = check.opaque %cu : tensor<1x2xf32>
  %ci = jit.constant dense<0> : tensor<1xi64>
  %i = check.opaque %ci : tensor<1xi64>
  %v = jit.slice %x[0, 1] [2, 1] [1, 1] : (tensor<2x2xf32>) -> tensor<2x1xf32>
  %a = jit.scatter update %x[%i], %u dims = [0] : (tensor<2x2xf32>, tensor<1xi64>, tensor<1x2xf32>) -> tensor<2x2xf32>
  %b = jit.scatter add %a[%i], %u dims = [0] : (tensor<2x2xf32>, tensor<1xi64>, tensor<1x2xf32>) -> tensor<2x2xf32>
  %e0 = jit.constant dense<[[9.0, 9.0], [3.0, 4.0]]> : tensor<2x2xf32>
  check.expect_eq %a, %e0 : tensor<2x2xf32>
  %e1 = jit.constant dense<[[18.0, 18.0], [3.0, 4.0]]> : tensor<2x2xf32>
  check.expect_eq %b, %e1 : tensor<2x2xf32>
  %e2 = jit.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  check.expect_eq %x, %e2 : tensor<2x2xf32>
  %e3 = jit.constant dense<[[2.0], [4.0]]> : tensor<2x1xf32>
  check.expect_eq %v, %e3 : tensor<2x1xf32>
  return
}

// A call gets the same argument twice, and returns it twice and changed.
func.func @same_argument_twice() {
  %cx = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %x = check.opaque %cx : tensor<3xf32> -> tensor<?xf32>
  %r:4 = jit.call @mix(%x, %x) : (tensor<?xf32>, tensor<?xf32>)
    -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  %s = jit.neg %r#0 : tensor<?xf32>
  %e0 = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %e0d = check.opaque %e0 : tensor<3xf32> -> tensor<?xf32>
  check.expect_eq %r#0, %e0d : tensor<?xf32>
  %e1 = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %e1d = check.opaque %e1 : tensor<3xf32> -> tensor<?xf32>
  check.expect_eq %r#1, %e1d : tensor<?xf32>
  %e2 = jit.constant dense<[2.0, 4.0, 6.0]> : tensor<3xf32>
  %e2d = check.opaque %e2 : tensor<3xf32> -> tensor<?xf32>
  check.expect_eq %r#2, %e2d : tensor<?xf32>
  %e3 = jit.constant dense<[0.0, 1.0, 2.0]> : tensor<3xf32>
  %e3d = check.opaque %e3 : tensor<3xf32> -> tensor<?xf32>
  check.expect_eq %r#3, %e3d : tensor<?xf32>
  %e4 = jit.constant dense<[-1.0, -2.0, -3.0]> : tensor<3xf32>
  %e4d = check.opaque %e4 : tensor<3xf32> -> tensor<?xf32>
  check.expect_eq %s, %e4d : tensor<?xf32>
  return
}

func.func private @mix(%x: tensor<?xf32>, %y: tensor<?xf32>)
    -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %one = jit.constant dense<1.0> : tensor<f32>
  %s = jit.add %x, %y : tensor<?xf32>
  %d = jit.sub %y, %one : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %x, %x, %s, %d : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}

// A loop starts from a value that is used afterwards, from a constant, and from one value twice.
func.func @loops() {
  %cx = jit.constant dense<[1, 2]> : tensor<2xi32>
  %x = check.opaque %cx : tensor<2xi32>
  %k = jit.constant dense<[10, 20]> : tensor<2xi32>
  %three = arith.constant 3 : index
  %n = check.opaque %three : index
  %r:4 = jit.loop max %n iter(%i, %a = %x, %b = %x, %c = %k, %d = %k)
      : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32> {
    %a1 = jit.add %a, %a : tensor<2xi32>
    %c1 = jit.add %c, %x : tensor<2xi32>
    jit.continue %a1, %b, %c1, %d : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
  }
  %e0 = jit.constant dense<[8, 16]> : tensor<2xi32>
  check.expect_eq %r#0, %e0 : tensor<2xi32>
  %e1 = jit.constant dense<[1, 2]> : tensor<2xi32>
  check.expect_eq %r#1, %e1 : tensor<2xi32>
  %e2 = jit.constant dense<[13, 26]> : tensor<2xi32>
  check.expect_eq %r#2, %e2 : tensor<2xi32>
  %e3 = jit.constant dense<[10, 20]> : tensor<2xi32>
  check.expect_eq %r#3, %e3 : tensor<2xi32>
  %e4 = jit.constant dense<[10, 20]> : tensor<2xi32>
  check.expect_eq %k, %e4 : tensor<2xi32>
  return
}

// Both branches give the same value, one a changed one; a list holds a value that is changed later.
func.func @branches_and_lists() {
  %cx = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = check.opaque %cx : tensor<2xf32>
  %ci = jit.constant dense<0> : tensor<1xi64>
  %i = check.opaque %ci : tensor<1xi64>
  %cu = jit.constant dense<9.0> : tensor<1xf32>
  %u = check.opaque %cu : tensor<1xf32>
  %true = arith.constant true
  %t = check.opaque %true : i1
  %c0 = arith.constant 0 : index
  %l = jit.list_construct %x, %x : (tensor<2xf32>, tensor<2xf32>) -> !jit.list<tensor<2xf32>>
  %r:2 = jit.if %t : tensor<2xf32>, tensor<2xf32> {
    %y = jit.scatter add %x[%i], %u dims = [0] : (tensor<2xf32>, tensor<1xi64>, tensor<1xf32>) -> tensor<2xf32>
    jit.yield %x, %y : tensor<2xf32>, tensor<2xf32>
  } else {
    jit.yield %x, %x : tensor<2xf32>, tensor<2xf32>
  }
  %m = jit.list_set %l[%c0], %r#1 : (!jit.list<tensor<2xf32>>, tensor<2xf32>) -> !jit.list<tensor<2xf32>>
  %a = jit.list_get %l[%c0] : !jit.list<tensor<2xf32>> -> tensor<2xf32>
  %b = jit.list_get %m[%c0] : !jit.list<tensor<2xf32>> -> tensor<2xf32>
  %e0 = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_eq %r#0, %e0 : tensor<2xf32>
  %e1 = jit.constant dense<[10.0, 2.0]> : tensor<2xf32>
  check.expect_eq %r#1, %e1 : tensor<2xf32>
  %e2 = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_eq %a, %e2 : tensor<2xf32>
  %e3 = jit.constant dense<[10.0, 2.0]> : tensor<2xf32>
  check.expect_eq %b, %e3 : tensor<2xf32>
  %e4 = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_eq %x, %e4 : tensor<2xf32>
  return
}

// Operations on a value and its own views: transposed, reversed, shifted, broadcast.
func.func @own_views() {
  %cx = jit.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %x = check.opaque %cx : tensor<2x2xf32> -> tensor<?x?xf32>
  %t = jit.transpose %x dims = [1, 0] : tensor<?x?xf32>
  %r = jit.reverse %x dims = [0] : tensor<?x?xf32>
  %row = jit.slice %x[1, 0] [1, 2] [1, 1] : (tensor<?x?xf32>) -> tensor<1x2xf32>
  %a = jit.add %x, %t : tensor<?x?xf32>
  %b = jit.sub %x, %r : tensor<?x?xf32>
  %c = jit.add %x, %row : (tensor<?x?xf32>, tensor<1x2xf32>) -> tensor<?x?xf32>
  %d = jit.matmul %x, %t : tensor<?x?xf32>
  %e = jit.concat %x, %row, %x dim = 0 : (tensor<?x?xf32>, tensor<1x2xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %e0 = jit.constant dense<[[2.0, 5.0], [5.0, 8.0]]> : tensor<2x2xf32>
  %e0d = check.opaque %e0 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_eq %a, %e0d : tensor<?x?xf32>
  %e1 = jit.constant dense<[[-2.0, -2.0], [2.0, 2.0]]> : tensor<2x2xf32>
  %e1d = check.opaque %e1 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_eq %b, %e1d : tensor<?x?xf32>
  %e2 = jit.constant dense<[[4.0, 6.0], [6.0, 8.0]]> : tensor<2x2xf32>
  %e2d = check.opaque %e2 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_eq %c, %e2d : tensor<?x?xf32>
  %e3 = jit.constant dense<[[5.0, 11.0], [11.0, 25.0]]> : tensor<2x2xf32>
  %e3d = check.opaque %e3 : tensor<2x2xf32> -> tensor<?x?xf32>
  check.expect_eq %d, %e3d : tensor<?x?xf32>
  %e4 = jit.constant dense<[[1.0, 2.0], [3.0, 4.0], [3.0, 4.0], [1.0, 2.0], [3.0, 4.0]]> : tensor<5x2xf32>
  %e4d = check.opaque %e4 : tensor<5x2xf32> -> tensor<?x?xf32>
  check.expect_eq %e, %e4d : tensor<?x?xf32>
  return
}
