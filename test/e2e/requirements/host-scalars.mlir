// RUN: %e2e
// Arithmetic on host scalars is total, and the same on every path, whether a
// compiler knows the operands or not. Expected values by hand: x / 0 has all
// bits set, x rem 0 is x, the least integer divided by -1 wraps, what is shifted
// out is gone, conversions saturate and take NaN to 0.

func.func private @expect(%actual: i64, %wanted: i64) {
  %a = tensor.from_elements %actual : tensor<i64>
  %w = tensor.from_elements %wanted : tensor<i64>
  check.expect_eq %a, %w : tensor<i64>
  return
}

func.func private @divide(%x: i64, %y: i64, %quotient: i64, %floor: i64,
                          %ceil: i64, %rest: i64) {
  %0 = arith.divsi %x, %y : i64
  %1 = arith.floordivsi %x, %y : i64
  %2 = arith.ceildivsi %x, %y : i64
  %3 = arith.remsi %x, %y : i64
  func.call @expect(%0, %quotient) : (i64, i64) -> ()
  func.call @expect(%1, %floor) : (i64, i64) -> ()
  func.call @expect(%2, %ceil) : (i64, i64) -> ()
  func.call @expect(%3, %rest) : (i64, i64) -> ()
  return
}

func.func @signed_division() {
  %least = arith.constant -9223372036854775808 : i64
  %m1 = arith.constant -1 : i64
  %zero = arith.constant 0 : i64
  %seven = arith.constant 7 : i64
  %m7 = arith.constant -7 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %four = arith.constant 4 : i64
  %one = arith.constant 1 : i64
  %m3 = arith.constant -3 : i64
  %m4 = arith.constant -4 : i64
  %y0 = check.opaque %zero : i64
  %ym = check.opaque %m1 : i64
  %y2 = check.opaque %two : i64
  func.call @divide(%seven, %y0, %m1, %m1, %m1, %seven) : (i64, i64, i64, i64, i64, i64) -> ()
  func.call @divide(%seven, %zero, %m1, %m1, %m1, %seven) : (i64, i64, i64, i64, i64, i64) -> ()
  func.call @divide(%least, %y0, %m1, %m1, %m1, %least) : (i64, i64, i64, i64, i64, i64) -> ()
  func.call @divide(%least, %ym, %least, %least, %least, %zero) : (i64, i64, i64, i64, i64, i64) -> ()
  func.call @divide(%least, %m1, %least, %least, %least, %zero) : (i64, i64, i64, i64, i64, i64) -> ()
  func.call @divide(%seven, %ym, %m7, %m7, %m7, %zero) : (i64, i64, i64, i64, i64, i64) -> ()
  func.call @divide(%seven, %y2, %three, %three, %four, %one) : (i64, i64, i64, i64, i64, i64) -> ()
  func.call @divide(%m7, %y2, %m3, %m4, %m3, %m1) : (i64, i64, i64, i64, i64, i64) -> ()
  return
}

func.func @unsigned_division() {
  %zero = arith.constant 0 : i64
  %m1 = arith.constant -1 : i64
  %seven = arith.constant 7 : i64
  %one = arith.constant 1 : i64
  %y0 = check.opaque %zero : i64
  %ym = check.opaque %m1 : i64
  %0 = arith.divui %seven, %y0 : i64
  %1 = arith.remui %seven, %y0 : i64
  %2 = arith.divui %ym, %ym : i64
  %3 = arith.divui %seven, %ym : i64
  %4 = arith.remui %seven, %ym : i64
  func.call @expect(%0, %m1) : (i64, i64) -> ()
  func.call @expect(%1, %seven) : (i64, i64) -> ()
  func.call @expect(%2, %one) : (i64, i64) -> ()
  func.call @expect(%3, %zero) : (i64, i64) -> ()
  func.call @expect(%4, %seven) : (i64, i64) -> ()
  return
}

func.func private @shift(%x: i64, %by: i64, %left: i64, %signed: i64, %unsigned: i64) {
  %0 = arith.shli %x, %by : i64
  %1 = arith.shrsi %x, %by : i64
  %2 = arith.shrui %x, %by : i64
  func.call @expect(%0, %left) : (i64, i64) -> ()
  func.call @expect(%1, %signed) : (i64, i64) -> ()
  func.call @expect(%2, %unsigned) : (i64, i64) -> ()
  return
}

func.func @shifts() {
  %m8 = arith.constant -8 : i64
  %m1 = arith.constant -1 : i64
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %c63 = arith.constant 63 : i64
  %c64 = arith.constant 64 : i64
  %c70 = arith.constant 70 : i64
  %least = arith.constant -9223372036854775808 : i64
  %y70 = check.opaque %c70 : i64
  %y63 = check.opaque %c63 : i64
  %ym = check.opaque %m1 : i64
  func.call @shift(%m8, %y70, %zero, %m1, %zero) : (i64, i64, i64, i64, i64) -> ()
  func.call @shift(%m8, %c64, %zero, %m1, %zero) : (i64, i64, i64, i64, i64) -> ()
  func.call @shift(%m8, %ym, %zero, %m1, %zero) : (i64, i64, i64, i64, i64) -> ()
  func.call @shift(%m1, %y63, %least, %m1, %one) : (i64, i64, i64, i64, i64) -> ()
  return
}

func.func @indices() {
  %zero = arith.constant 0 : index
  %seven = arith.constant 7 : index
  %y = check.opaque %zero : index
  %0 = arith.divsi %seven, %y : index
  %1 = arith.remsi %seven, %y : index
  %2 = arith.addi %0, %1 : index
  %3 = arith.index_cast %2 : index to i64
  %six = arith.constant 6 : i64
  func.call @expect(%3, %six) : (i64, i64) -> ()
  return
}

func.func private @convert(%x: f64, %signed: i64, %unsigned: i64) {
  %0 = arith.fptosi %x : f64 to i64
  %1 = arith.fptoui %x : f64 to i64
  func.call @expect(%0, %signed) : (i64, i64) -> ()
  func.call @expect(%1, %unsigned) : (i64, i64) -> ()
  return
}

func.func @conversions() {
  %nan = arith.constant 0x7FF8000000000000 : f64
  %huge = arith.constant 1.0e300 : f64
  %mhuge = arith.constant -1.0e300 : f64
  %half = arith.constant -0.5 : f64
  %p63 = arith.constant 9223372036854775808.0 : f64
  %zero = arith.constant 0 : i64
  %m1 = arith.constant -1 : i64
  %least = arith.constant -9223372036854775808 : i64
  %most = arith.constant 9223372036854775807 : i64
  %n = check.opaque %nan : f64
  %h = check.opaque %huge : f64
  func.call @convert(%n, %zero, %zero) : (f64, i64, i64) -> ()
  func.call @convert(%nan, %zero, %zero) : (f64, i64, i64) -> ()
  func.call @convert(%h, %most, %m1) : (f64, i64, i64) -> ()
  func.call @convert(%mhuge, %least, %zero) : (f64, i64, i64) -> ()
  func.call @convert(%half, %zero, %zero) : (f64, i64, i64) -> ()
  func.call @convert(%p63, %most, %least) : (f64, i64, i64) -> ()
  return
}
