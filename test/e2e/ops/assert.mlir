// RUN: %e2e

// Checks that hold have no effect; the message may use all kinds of host scalars. By hand.

func.func @assert_holds() {
  %c2 = arith.constant 2 : index
  %n = check.opaque %c2 : index
  %f = arith.constant 2.5 : f64
  %x = check.opaque %f : f64
  %three = arith.constant 3 : i64
  %i = check.opaque %three : i64
  %ok = arith.cmpi eq, %n, %c2 : index
  jit.assert %ok, "n is {0}, x is {1}, i is {2}, ok is {3}"(%n, %x, %i, %ok : index, f64, i64, i1)
  return
}

// A check in a branch that is not taken, and one in a loop that runs zero times, are not made.
func.func @assert_not_reached() {
  %c0 = arith.constant 0 : index
  %n = check.opaque %c0 : index
  %false = arith.cmpi ne, %n, %c0 : index
  jit.if %false {
    jit.assert %false, "taken"
    jit.yield
  }
  jit.loop max %n iter(%i) {
    jit.assert %false, "iteration {0}"(%i : index)
    jit.continue
  }
  return
}
