// RUN: %e2e %s
// A loop that runs zero times returns its initial values, whatever its body does with them, and what it would have
// collected has an extent of 0. The trip count is known only when the program runs. Expected values by hand.

// The body exchanges, duplicates and drops carried values, and divides by zero.
func.func @carries() {
  %ca = jit.constant dense<[1, 2]> : tensor<2xi32>
  %a = check.opaque %ca : tensor<2xi32>
  %cb = jit.constant dense<[3, 4]> : tensor<2xi32>
  %b = check.opaque %cb : tensor<2xi32>
  %cz = jit.constant dense<0> : tensor<2xi32>
  %z = check.opaque %cz : tensor<2xi32>
  %zero = arith.constant 0 : index
  %n = check.opaque %zero : index
  %r:4 = jit.loop max %n iter(%i, %x = %a, %y = %b, %u = %a, %v = %b)
      : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32> {
    %q = jit.div %x, %z : tensor<2xi32>
    jit.continue %y, %x, %y, %q : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
  }
  %e0 = jit.constant dense<[1, 2]> : tensor<2xi32>
  check.expect_eq %r#0, %e0 : tensor<2xi32>
  %e1 = jit.constant dense<[3, 4]> : tensor<2xi32>
  check.expect_eq %r#1, %e1 : tensor<2xi32>
  %e2 = jit.constant dense<[1, 2]> : tensor<2xi32>
  check.expect_eq %r#2, %e2 : tensor<2xi32>
  %e3 = jit.constant dense<[3, 4]> : tensor<2xi32>
  check.expect_eq %r#3, %e3 : tensor<2xi32>
  return
}

// Host scalars, also with a condition that is false from the start.
func.func @scalars() {
  %zero = arith.constant 0 : index
  %n = check.opaque %zero : index
  %false = arith.constant false
  %f = check.opaque %false : i1
  %c7 = arith.constant 7 : i64
  %half = arith.constant 0.5 : f64
  %r:2 = jit.loop max %n iter(%i, %k = %c7, %x = %half) : i64, f64 {
    %k1 = arith.addi %k, %k : i64
    %x1 = arith.addf %x, %x : f64
    jit.continue %k1, %x1 : i64, f64
  }
  %s = jit.loop while %f iter(%i, %k = %c7) : i64 {
    %k1 = arith.addi %k, %k : i64
    jit.continue %f, %k1 : i64
  }
  check.expect_eq %r#0, %c7 : i64
  check.expect_eq %r#1, %half : f64
  check.expect_eq %s, %c7 : i64
  return
}

// One output an iteration: no rows, an empty list.
func.func @outputs() {
  %cx = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %x = check.opaque %cx : tensor<3xf32>
  %none = jit.constant dense<> : tensor<0x3xf32>
  %rows = check.opaque %none : tensor<0x3xf32> -> tensor<?x3xf32>
  %l = jit.list_construct : () -> !jit.list<tensor<3xf32>>
  %zero = arith.constant 0 : index
  %n = check.opaque %zero : index
  %r:2 = jit.loop max %n iter(%i, %all = %rows, %m = %l) : tensor<?x3xf32>, !jit.list<tensor<3xf32>> {
    %row = jit.unsqueeze %x dims = [0] : (tensor<3xf32>) -> tensor<1x3xf32>
    %more = jit.concat %all, %row dim = 0 : (tensor<?x3xf32>, tensor<1x3xf32>) -> tensor<?x3xf32>
    %k = jit.list_append %m, %x : (!jit.list<tensor<3xf32>>, tensor<3xf32>) -> !jit.list<tensor<3xf32>>
    jit.continue %more, %k : tensor<?x3xf32>, !jit.list<tensor<3xf32>>
  }
  %len = jit.list_len %r#1 : !jit.list<tensor<3xf32>>
  check.expect_eq %r#0, %rows : tensor<?x3xf32>
  check.expect_eq %len, %zero : index
  %sum = jit.sum %r#0 dims = [0] : (tensor<?x3xf32>) -> tensor<3xf32>
  %e0 = jit.constant dense<0.0> : tensor<3xf32>
  check.expect_eq %sum, %e0 : tensor<3xf32>
  return
}

// The body's checks do not happen: an index out of range, a failed assertion, an operation on shapes that do not
// match.
func.func @errors() {
  %cx = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %x = check.opaque %cx : tensor<3xf32> -> tensor<?xf32>
  %cy = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %y = check.opaque %cy : tensor<2xf32> -> tensor<?xf32>
  %cj = jit.constant dense<9> : tensor<1xi64>
  %j = check.opaque %cj : tensor<1xi64>
  %zero = arith.constant 0 : index
  %n = check.opaque %zero : index
  %false = arith.constant false
  %f = check.opaque %false : i1
  %r = jit.loop max %n iter(%i, %a = %x) : tensor<?xf32> {
    jit.assert %f, "the body runs" code assertion_failed
    %g = jit.gather %x[%j] dims = [0] : (tensor<?xf32>, tensor<1xi64>) -> tensor<1xf32>
    %s = jit.add %x, %y : tensor<?xf32>
    %t = jit.mul %s, %g : (tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
    jit.continue %t : tensor<?xf32>
  }
  %e0 = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %e0d = check.opaque %e0 : tensor<3xf32> -> tensor<?xf32>
  check.expect_eq %r, %e0d : tensor<?xf32>
  return
}

// The inner loop runs 0, 1 and 2 times, then the outer one not at all.
func.func @nested() {
  %cx = jit.constant dense<[1, 10]> : tensor<2xi32>
  %x = check.opaque %cx : tensor<2xi32>
  %three = arith.constant 3 : index
  %zero = arith.constant 0 : index
  %n = check.opaque %three : index
  %none = check.opaque %zero : index
  %r = jit.loop max %n iter(%i, %a = %x) : tensor<2xi32> {
    %b = jit.loop max %i iter(%j, %c = %a) : tensor<2xi32> {
      %d = jit.add %c, %c : tensor<2xi32>
      jit.continue %d : tensor<2xi32>
    }
    jit.continue %b : tensor<2xi32>
  }
  %s = jit.loop max %none iter(%i, %a = %r) : tensor<2xi32> {
    %b = jit.loop max %n iter(%j, %c = %a) : tensor<2xi32> {
      %d = jit.add %c, %c : tensor<2xi32>
      jit.continue %d : tensor<2xi32>
    }
    jit.continue %b : tensor<2xi32>
  }
  %e0 = jit.constant dense<[8, 80]> : tensor<2xi32>
  check.expect_eq %s, %e0 : tensor<2xi32>
  return
}
