// RUN: %e2e %s
// Expected values: numpy.matmul on small integers, where every order of summation is
// exact; orders and roundings by hand.

func.func @matmul_large_dynamic() {
  %a0 = jit.iota [11130] dim = 0 : tensor<11130xi64>
  %a1 = jit.constant dense<7> : tensor<i64>
  %a2 = jit.mul %a0, %a1 : (tensor<11130xi64>, tensor<i64>) -> tensor<11130xi64>
  %a3 = jit.constant dense<11> : tensor<i64>
  %a4 = jit.remainder %a2, %a3 : (tensor<11130xi64>, tensor<i64>) -> tensor<11130xi64>
  %a5 = jit.constant dense<5> : tensor<i64>
  %a6 = jit.sub %a4, %a5 : (tensor<11130xi64>, tensor<i64>) -> tensor<11130xi64>
  %a7 = jit.convert %a6 : (tensor<11130xi64>) -> tensor<11130xf32>
  %a8 = jit.reshape %a7 to [21, 530] : (tensor<11130xf32>) -> tensor<21x530xf32>
  %b0 = jit.iota [19610] dim = 0 : tensor<19610xi64>
  %b1 = jit.constant dense<5> : tensor<i64>
  %b2 = jit.mul %b0, %b1 : (tensor<19610xi64>, tensor<i64>) -> tensor<19610xi64>
  %b3 = jit.constant dense<13> : tensor<i64>
  %b4 = jit.remainder %b2, %b3 : (tensor<19610xi64>, tensor<i64>) -> tensor<19610xi64>
  %b5 = jit.constant dense<6> : tensor<i64>
  %b6 = jit.sub %b4, %b5 : (tensor<19610xi64>, tensor<i64>) -> tensor<19610xi64>
  %b7 = jit.convert %b6 : (tensor<19610xi64>) -> tensor<19610xf32>
  %b8 = jit.reshape %b7 to [530, 37] : (tensor<19610xf32>) -> tensor<530x37xf32>
  %x = check.opaque %a8 : tensor<21x530xf32> -> tensor<?x?xf32>
  %y = check.opaque %b8 : tensor<530x37xf32> -> tensor<?x?xf32>
  %r = jit.matmul %x, %y : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %bt = jit.transpose %b8 dims = [1, 0] : (tensor<530x37xf32>) -> tensor<37x530xf32>
  %p = jit.reshape %a8 to [21, 1, 530] : (tensor<21x530xf32>) -> tensor<21x1x530xf32>
  %q = jit.mul %p, %bt : (tensor<21x1x530xf32>, tensor<37x530xf32>) -> tensor<21x37x530xf32>
  %e = jit.sum %q dims = [2] : (tensor<21x37x530xf32>) -> tensor<21x37xf32>
  %ed = check.opaque %e : tensor<21x37xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %ed : tensor<?x?xf32>
  return
}

// Both operands transposed.
func.func @matmul_large_transposed() {
  %a0 = jit.iota [630] dim = 0 : tensor<630xi64>
  %a1 = jit.constant dense<7> : tensor<i64>
  %a2 = jit.mul %a0, %a1 : (tensor<630xi64>, tensor<i64>) -> tensor<630xi64>
  %a3 = jit.constant dense<11> : tensor<i64>
  %a4 = jit.remainder %a2, %a3 : (tensor<630xi64>, tensor<i64>) -> tensor<630xi64>
  %a5 = jit.constant dense<5> : tensor<i64>
  %a6 = jit.sub %a4, %a5 : (tensor<630xi64>, tensor<i64>) -> tensor<630xi64>
  %a7 = jit.convert %a6 : (tensor<630xi64>) -> tensor<630xf32>
  %a8 = jit.reshape %a7 to [70, 9] : (tensor<630xf32>) -> tensor<70x9xf32>
  %b0 = jit.iota [2450] dim = 0 : tensor<2450xi64>
  %b1 = jit.constant dense<5> : tensor<i64>
  %b2 = jit.mul %b0, %b1 : (tensor<2450xi64>, tensor<i64>) -> tensor<2450xi64>
  %b3 = jit.constant dense<13> : tensor<i64>
  %b4 = jit.remainder %b2, %b3 : (tensor<2450xi64>, tensor<i64>) -> tensor<2450xi64>
  %b5 = jit.constant dense<6> : tensor<i64>
  %b6 = jit.sub %b4, %b5 : (tensor<2450xi64>, tensor<i64>) -> tensor<2450xi64>
  %b7 = jit.convert %b6 : (tensor<2450xi64>) -> tensor<2450xf32>
  %b8 = jit.reshape %b7 to [35, 70] : (tensor<2450xf32>) -> tensor<35x70xf32>
  %x = check.opaque %a8 : tensor<70x9xf32>
  %y = check.opaque %b8 : tensor<35x70xf32>
  %xt = jit.transpose %x dims = [1, 0] : (tensor<70x9xf32>) -> tensor<9x70xf32>
  %yt = jit.transpose %y dims = [1, 0] : (tensor<35x70xf32>) -> tensor<70x35xf32>
  %r = jit.matmul %xt, %yt : (tensor<9x70xf32>, tensor<70x35xf32>) -> tensor<9x35xf32>
  %at = jit.transpose %a8 dims = [1, 0] : (tensor<70x9xf32>) -> tensor<9x70xf32>
  %p = jit.reshape %at to [9, 1, 70] : (tensor<9x70xf32>) -> tensor<9x1x70xf32>
  %q = jit.mul %p, %b8 : (tensor<9x1x70xf32>, tensor<35x70xf32>) -> tensor<9x35x70xf32>
  %e = jit.sum %q dims = [2] : (tensor<9x35x70xf32>) -> tensor<9x35xf32>
  check.expect_eq %r, %e : tensor<9x35xf32>
  return
}

// And dynamic.
func.func @matmul_large_dynamic_transposed() {
  %a0 = jit.iota [630] dim = 0 : tensor<630xi64>
  %a1 = jit.constant dense<7> : tensor<i64>
  %a2 = jit.mul %a0, %a1 : (tensor<630xi64>, tensor<i64>) -> tensor<630xi64>
  %a3 = jit.constant dense<11> : tensor<i64>
  %a4 = jit.remainder %a2, %a3 : (tensor<630xi64>, tensor<i64>) -> tensor<630xi64>
  %a5 = jit.constant dense<5> : tensor<i64>
  %a6 = jit.sub %a4, %a5 : (tensor<630xi64>, tensor<i64>) -> tensor<630xi64>
  %a7 = jit.convert %a6 : (tensor<630xi64>) -> tensor<630xf32>
  %a8 = jit.reshape %a7 to [70, 9] : (tensor<630xf32>) -> tensor<70x9xf32>
  %b0 = jit.iota [2450] dim = 0 : tensor<2450xi64>
  %b1 = jit.constant dense<5> : tensor<i64>
  %b2 = jit.mul %b0, %b1 : (tensor<2450xi64>, tensor<i64>) -> tensor<2450xi64>
  %b3 = jit.constant dense<13> : tensor<i64>
  %b4 = jit.remainder %b2, %b3 : (tensor<2450xi64>, tensor<i64>) -> tensor<2450xi64>
  %b5 = jit.constant dense<6> : tensor<i64>
  %b6 = jit.sub %b4, %b5 : (tensor<2450xi64>, tensor<i64>) -> tensor<2450xi64>
  %b7 = jit.convert %b6 : (tensor<2450xi64>) -> tensor<2450xf32>
  %b8 = jit.reshape %b7 to [35, 70] : (tensor<2450xf32>) -> tensor<35x70xf32>
  %x = check.opaque %a8 : tensor<70x9xf32> -> tensor<?x?xf32>
  %y = check.opaque %b8 : tensor<35x70xf32> -> tensor<?x?xf32>
  %xt = jit.transpose %x dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %yt = jit.transpose %y dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = jit.matmul %xt, %yt : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %at = jit.transpose %a8 dims = [1, 0] : (tensor<70x9xf32>) -> tensor<9x70xf32>
  %p = jit.reshape %at to [9, 1, 70] : (tensor<9x70xf32>) -> tensor<9x1x70xf32>
  %q = jit.mul %p, %b8 : (tensor<9x1x70xf32>, tensor<35x70xf32>) -> tensor<9x35x70xf32>
  %e = jit.sum %q dims = [2] : (tensor<9x35x70xf32>) -> tensor<9x35xf32>
  %ed = check.opaque %e : tensor<9x35xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %ed : tensor<?x?xf32>
  return
}

// In f64.
func.func @matmul_large_f64() {
  %a0 = jit.iota [845] dim = 0 : tensor<845xi64>
  %a1 = jit.constant dense<7> : tensor<i64>
  %a2 = jit.mul %a0, %a1 : (tensor<845xi64>, tensor<i64>) -> tensor<845xi64>
  %a3 = jit.constant dense<11> : tensor<i64>
  %a4 = jit.remainder %a2, %a3 : (tensor<845xi64>, tensor<i64>) -> tensor<845xi64>
  %a5 = jit.constant dense<5> : tensor<i64>
  %a6 = jit.sub %a4, %a5 : (tensor<845xi64>, tensor<i64>) -> tensor<845xi64>
  %a7 = jit.convert %a6 : (tensor<845xi64>) -> tensor<845xf64>
  %a8 = jit.reshape %a7 to [13, 65] : (tensor<845xf64>) -> tensor<13x65xf64>
  %b0 = jit.iota [1430] dim = 0 : tensor<1430xi64>
  %b1 = jit.constant dense<5> : tensor<i64>
  %b2 = jit.mul %b0, %b1 : (tensor<1430xi64>, tensor<i64>) -> tensor<1430xi64>
  %b3 = jit.constant dense<13> : tensor<i64>
  %b4 = jit.remainder %b2, %b3 : (tensor<1430xi64>, tensor<i64>) -> tensor<1430xi64>
  %b5 = jit.constant dense<6> : tensor<i64>
  %b6 = jit.sub %b4, %b5 : (tensor<1430xi64>, tensor<i64>) -> tensor<1430xi64>
  %b7 = jit.convert %b6 : (tensor<1430xi64>) -> tensor<1430xf64>
  %b8 = jit.reshape %b7 to [65, 22] : (tensor<1430xf64>) -> tensor<65x22xf64>
  %x = check.opaque %a8 : tensor<13x65xf64>
  %y = check.opaque %b8 : tensor<65x22xf64>
  %r = jit.matmul %x, %y : (tensor<13x65xf64>, tensor<65x22xf64>) -> tensor<13x22xf64>
  %bt = jit.transpose %b8 dims = [1, 0] : (tensor<65x22xf64>) -> tensor<22x65xf64>
  %p = jit.reshape %a8 to [13, 1, 65] : (tensor<13x65xf64>) -> tensor<13x1x65xf64>
  %q = jit.mul %p, %bt : (tensor<13x1x65xf64>, tensor<22x65xf64>) -> tensor<13x22x65xf64>
  %e = jit.sum %q dims = [2] : (tensor<13x22x65xf64>) -> tensor<13x22xf64>
  check.expect_eq %r, %e : tensor<13x22xf64>
  return
}

// In i32.
func.func @matmul_large_i32() {
  %a0 = jit.iota [845] dim = 0 : tensor<845xi64>
  %a1 = jit.constant dense<7> : tensor<i64>
  %a2 = jit.mul %a0, %a1 : (tensor<845xi64>, tensor<i64>) -> tensor<845xi64>
  %a3 = jit.constant dense<11> : tensor<i64>
  %a4 = jit.remainder %a2, %a3 : (tensor<845xi64>, tensor<i64>) -> tensor<845xi64>
  %a5 = jit.constant dense<5> : tensor<i64>
  %a6 = jit.sub %a4, %a5 : (tensor<845xi64>, tensor<i64>) -> tensor<845xi64>
  %a7 = jit.convert %a6 : (tensor<845xi64>) -> tensor<845xi32>
  %a8 = jit.reshape %a7 to [13, 65] : (tensor<845xi32>) -> tensor<13x65xi32>
  %b0 = jit.iota [1430] dim = 0 : tensor<1430xi64>
  %b1 = jit.constant dense<5> : tensor<i64>
  %b2 = jit.mul %b0, %b1 : (tensor<1430xi64>, tensor<i64>) -> tensor<1430xi64>
  %b3 = jit.constant dense<13> : tensor<i64>
  %b4 = jit.remainder %b2, %b3 : (tensor<1430xi64>, tensor<i64>) -> tensor<1430xi64>
  %b5 = jit.constant dense<6> : tensor<i64>
  %b6 = jit.sub %b4, %b5 : (tensor<1430xi64>, tensor<i64>) -> tensor<1430xi64>
  %b7 = jit.convert %b6 : (tensor<1430xi64>) -> tensor<1430xi32>
  %b8 = jit.reshape %b7 to [65, 22] : (tensor<1430xi32>) -> tensor<65x22xi32>
  %x = check.opaque %a8 : tensor<13x65xi32>
  %y = check.opaque %b8 : tensor<65x22xi32>
  %r = jit.matmul %x, %y : (tensor<13x65xi32>, tensor<65x22xi32>) -> tensor<13x22xi32>
  %bt = jit.transpose %b8 dims = [1, 0] : (tensor<65x22xi32>) -> tensor<22x65xi32>
  %p = jit.reshape %a8 to [13, 1, 65] : (tensor<13x65xi32>) -> tensor<13x1x65xi32>
  %q = jit.mul %p, %bt : (tensor<13x1x65xi32>, tensor<22x65xi32>) -> tensor<13x22x65xi32>
  %e = jit.sum %q dims = [2] : (tensor<13x22x65xi32>) -> tensor<13x22xi32>
  check.expect_eq %r, %e : tensor<13x22xi32>
  return
}

// One row.
