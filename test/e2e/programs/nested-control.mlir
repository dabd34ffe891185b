// RUN: %e2e

// The Collatz sequence from 27: 111 steps to 1 (OEIS A006577).
func.func @collatz() {
  %start = arith.constant 27 : i64
  %x0 = check.opaque %start : i64
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %true = arith.constant true
  %r:2 = jit.loop while %true iter(%i, %x = %x0, %k = %zero) : i64, i64 {
    %bit = arith.remsi %x, %two : i64
    %even = arith.cmpi eq, %bit, %zero : i64
    %y = jit.if %even : i64 {
      %h = arith.divsi %x, %two : i64
      jit.yield %h : i64
    } else {
      %t = arith.muli %x, %three : i64
      %u = arith.addi %t, %one : i64
      jit.yield %u : i64
    }
    %k1 = arith.addi %k, %one : i64
    %more = arith.cmpi ne, %y, %one : i64
    jit.continue %more, %y, %k1 : i64, i64
  }
  %e = arith.constant 111 : i64
  check.expect_eq %r#1, %e : i64
  check.expect_eq %r#0, %one : i64
  return
}

// A loop in a branch in a loop; the inner trip count is the outer iteration
// number. By hand: only even i add, i times: 0 + 2 + 4 = 6.
func.func @loop_in_if_in_loop() {
  %c0 = jit.constant dense<0.0> : tensor<2xf32>
  %c1 = jit.constant dense<[1.0, 10.0]> : tensor<2xf32>
  %z = check.opaque %c0 : tensor<2xf32>
  %d = check.opaque %c1 : tensor<2xf32>
  %five = arith.constant 5 : index
  %n = check.opaque %five : index
  %two = arith.constant 2 : index
  %zero = arith.constant 0 : index
  %r = jit.loop max %n iter(%i, %a = %z) : tensor<2xf32> {
    %bit = arith.remui %i, %two : index
    %even = arith.cmpi eq, %bit, %zero : index
    %b = jit.if %even : tensor<2xf32> {
      %s = jit.loop max %i iter(%j, %x = %a) : tensor<2xf32> {
        %y = jit.add %x, %d : tensor<2xf32>
        jit.continue %y : tensor<2xf32>
      }
      jit.yield %s : tensor<2xf32>
    } else {
      jit.yield %a : tensor<2xf32>
    }
    jit.continue %b : tensor<2xf32>
  }
  %e = jit.constant dense<[6.0, 60.0]> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  return
}

// Branches with results of different extents.
func.func @branch_shapes() {
  %ca = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %cb = jit.constant dense<[3.0, 4.0, 5.0]> : tensor<3xf32>
  %a = check.opaque %ca : tensor<2xf32>
  %b = check.opaque %cb : tensor<3xf32>
  %false = arith.constant false
  %c = check.opaque %false : i1
  %r = jit.if %c : tensor<?xf32> {
    jit.yield %a : tensor<2xf32>
  } else {
    %n = jit.neg %b : tensor<3xf32>
    jit.yield %n : tensor<3xf32>
  }
  %ce = jit.constant dense<[-3.0, -4.0, -5.0]> : tensor<3xf32>
  %e = check.opaque %ce : tensor<3xf32> -> tensor<?xf32>
  check.expect_eq %r, %e : tensor<?xf32>
  return
}

// Checkpoints, stages and stop_gradient compute what is in them; a host scalar
// becomes a tensor.
func.func @identities() {
  %c = jit.constant dense<[1.0, 4.0]> : tensor<2xf32>
  %x = check.opaque %c : tensor<2xf32>
  %h = jit.stage : tensor<2xf32> {
    %s = jit.checkpoint : tensor<2xf32> {
      %y = jit.sqrt %x : tensor<2xf32>
      jit.yield %y : tensor<2xf32>
    }
    jit.yield %s : tensor<2xf32>
  }
  %g = jit.stop_gradient %h : tensor<2xf32>
  %e = jit.constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_eq %g, %e : tensor<2xf32>
  %three = arith.constant 3 : i64
  %o = check.opaque %three : i64
  %t = tensor.from_elements %o : tensor<i64>
  %et = jit.constant dense<3> : tensor<i64>
  check.expect_eq %t, %et : tensor<i64>
  return
}
