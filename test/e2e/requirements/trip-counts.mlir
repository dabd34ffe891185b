// RUN: %e2e %s
// The trip count is a value of the running program: one function serves any count, in any order, and no call leaves
// anything behind for the next. Expected values by hand: after n trips of x = 2 x + 1 from x0, x is 2^n (x0 + 1) - 1.

// RUN: jit-run %s --function=run --input=2xi64=0,1 --input=4 --mode=interpret | FileCheck %s --check-prefix=FOUR
// FOUR: 2xi64=15 31
// RUN: jit-run %s --function=run --input=2xi64=0,1 --input=0 | FileCheck %s --check-prefix=NONE
// NONE: 2xi64=0 1
// RUN: jit-run %s --function=run --input=2xi64=0,1 --input=-9223372036854775808 | FileCheck %s --check-prefix=NONE
// RUN: jit-run %s --function=run --input=2xi64=0,1 --input=-9223372036854775808 --mode=interpret | FileCheck %s --check-prefix=NONE

func.func @run(%x: tensor<2xi64>, %n: index) -> tensor<2xi64> {
  %r = jit.call @trips(%x, %n) : (tensor<2xi64>, index) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

func.func private @trips(%x: tensor<2xi64>, %n: index) -> tensor<2xi64> {
  %one = jit.constant dense<1> : tensor<i64>
  %r = jit.loop max %n iter(%i, %a = %x) : tensor<2xi64> {
    %b = jit.add %a, %a : tensor<2xi64>
    %c = jit.add %b, %one : (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>
    jit.continue %c : tensor<2xi64>
  }
  return %r : tensor<2xi64>
}

// Rising, falling, none, negative, and the first again.
func.func @any_order() {
  %cx = jit.constant dense<[0, 1]> : tensor<2xi64>
  %x = check.opaque %cx : tensor<2xi64>
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %c40 = arith.constant 40 : index
  %cm = arith.constant -7 : index
  %c1 = arith.constant 1 : index
  %n3 = check.opaque %c3 : index
  %n0 = check.opaque %c0 : index
  %n40 = check.opaque %c40 : index
  %nm = check.opaque %cm : index
  %n1 = check.opaque %c1 : index
  %a = jit.call @trips(%x, %n3) : (tensor<2xi64>, index) -> tensor<2xi64>
  %b = jit.call @trips(%x, %n0) : (tensor<2xi64>, index) -> tensor<2xi64>
  %c = jit.call @trips(%x, %n40) : (tensor<2xi64>, index) -> tensor<2xi64>
  %d = jit.call @trips(%x, %nm) : (tensor<2xi64>, index) -> tensor<2xi64>
  %e = jit.call @trips(%x, %n1) : (tensor<2xi64>, index) -> tensor<2xi64>
  %f = jit.call @trips(%x, %n3) : (tensor<2xi64>, index) -> tensor<2xi64>
  %e0 = jit.constant dense<[7, 15]> : tensor<2xi64>
  check.expect_eq %a, %e0 : tensor<2xi64>
  %e1 = jit.constant dense<[0, 1]> : tensor<2xi64>
  check.expect_eq %b, %e1 : tensor<2xi64>
  %e2 = jit.constant dense<[1099511627775, 2199023255551]> : tensor<2xi64>
  check.expect_eq %c, %e2 : tensor<2xi64>
  %e3 = jit.constant dense<[0, 1]> : tensor<2xi64>
  check.expect_eq %d, %e3 : tensor<2xi64>
  %e4 = jit.constant dense<[1, 3]> : tensor<2xi64>
  check.expect_eq %e, %e4 : tensor<2xi64>
  %e5 = jit.constant dense<[7, 15]> : tensor<2xi64>
  check.expect_eq %f, %e5 : tensor<2xi64>
  return
}

// The count changes from one iteration of an outer loop to the next: 4 + 3 + 2 + 1 + 0 trips.
func.func @counts_of_a_loop() {
  %cx = jit.constant dense<[0, 1]> : tensor<2xi64>
  %x = check.opaque %cx : tensor<2xi64>
  %five = arith.constant 5 : index
  %four = arith.constant 4 : index
  %n = check.opaque %five : index
  %r = jit.loop max %n iter(%i, %a = %x) : tensor<2xi64> {
    %k = arith.subi %four, %i : index
    %b = jit.call @trips(%a, %k) : (tensor<2xi64>, index) -> tensor<2xi64>
    jit.continue %b : tensor<2xi64>
  }
  %e0 = jit.constant dense<[1023, 2047]> : tensor<2xi64>
  check.expect_eq %r, %e0 : tensor<2xi64>
  return
}

// The count is an extent, and the number that another loop counted.
func.func @counts_from_data() {
  %cx = jit.constant dense<[0, 1]> : tensor<2xi64>
  %x = check.opaque %cx : tensor<2xi64>
  %crows = jit.constant dense<> : tensor<6x0xf32>
  %rows = check.opaque %crows : tensor<6x0xf32> -> tensor<?x?xf32>
  %true = arith.constant true
  %t = check.opaque %true : i1
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %six = tensor.dim %rows, %c0 : tensor<?x?xf32>
  %a = jit.call @trips(%x, %six) : (tensor<2xi64>, index) -> tensor<2xi64>
  %k = jit.loop while %t iter(%i, %m = %c0) : index {
    %m1 = arith.addi %m, %c1 : index
    %more = arith.cmpi slt, %m1, %c5 : index
    jit.continue %more, %m1 : index
  }
  %b = jit.call @trips(%x, %k) : (tensor<2xi64>, index) -> tensor<2xi64>
  %e0 = jit.constant dense<[63, 127]> : tensor<2xi64>
  check.expect_eq %a, %e0 : tensor<2xi64>
  %e1 = jit.constant dense<[31, 63]> : tensor<2xi64>
  check.expect_eq %b, %e1 : tensor<2xi64>
  return
}

// Many trips: no stack grows with them.
func.func @many() {
  %cx = jit.constant dense<[0, 1]> : tensor<2xi64>
  %x = check.opaque %cx : tensor<2xi64>
  %c = arith.constant 300000 : index
  %n = check.opaque %c : index
  %one = jit.constant dense<1> : tensor<2xi64>
  %r = jit.loop max %n iter(%i, %a = %x) : tensor<2xi64> {
    %b = jit.add %a, %one : tensor<2xi64>
    jit.continue %b : tensor<2xi64>
  }
  %e0 = jit.constant dense<[300000, 300001]> : tensor<2xi64>
  check.expect_eq %r, %e0 : tensor<2xi64>
  return
}
