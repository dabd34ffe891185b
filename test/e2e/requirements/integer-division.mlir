// RUN: %e2e %s
// Integer division never traps: x / 0 has all bits set, x rem 0 is x, MIN / -1 is MIN, in every type, also in lanes
// that are masked off. Floor and truncating division are distinct. Expected values: Python's // and %, and the rules
// of docs/Spec/Elementwise.md.


func.func @i8() {
  %cx = jit.constant dense<[7, -7, 7, -7, 5, -5, 0, -128, 127, -128, -128, 127]> : tensor<12xi8>
  %x = check.opaque %cx : tensor<12xi8>
  %cy = jit.constant dense<[2, 2, -2, -2, 0, 0, 0, -1, -1, 127, 0, -128]> : tensor<12xi8>
  %y = check.opaque %cy : tensor<12xi8>
  %a = jit.div %x, %y : tensor<12xi8>
  %b = jit.floor_div %x, %y : tensor<12xi8>
  %c = jit.fmod %x, %y : tensor<12xi8>
  %d = jit.remainder %x, %y : tensor<12xi8>
  %e0 = jit.constant dense<[3, -3, -3, 3, -1, -1, -1, -128, -127, -1, -1, 0]> : tensor<12xi8>
  check.expect_eq %a, %e0 : tensor<12xi8>
  %e1 = jit.constant dense<[3, -4, -4, 3, -1, -1, -1, -128, -127, -2, -1, -1]> : tensor<12xi8>
  check.expect_eq %b, %e1 : tensor<12xi8>
  %e2 = jit.constant dense<[1, -1, 1, -1, 5, -5, 0, 0, 0, -1, -128, 127]> : tensor<12xi8>
  check.expect_eq %c, %e2 : tensor<12xi8>
  %e3 = jit.constant dense<[1, 1, -1, -1, 5, -5, 0, 0, 0, 126, -128, -1]> : tensor<12xi8>
  check.expect_eq %d, %e3 : tensor<12xi8>
  return
}

func.func @i16() {
  %cx = jit.constant dense<[7, -7, 7, -7, 5, -5, 0, -32768, 32767, -32768, -32768, 32767]> : tensor<12xi16>
  %x = check.opaque %cx : tensor<12xi16>
  %cy = jit.constant dense<[2, 2, -2, -2, 0, 0, 0, -1, -1, 32767, 0, -32768]> : tensor<12xi16>
  %y = check.opaque %cy : tensor<12xi16>
  %a = jit.div %x, %y : tensor<12xi16>
  %b = jit.floor_div %x, %y : tensor<12xi16>
  %c = jit.fmod %x, %y : tensor<12xi16>
  %d = jit.remainder %x, %y : tensor<12xi16>
  %e0 = jit.constant dense<[3, -3, -3, 3, -1, -1, -1, -32768, -32767, -1, -1, 0]> : tensor<12xi16>
  check.expect_eq %a, %e0 : tensor<12xi16>
  %e1 = jit.constant dense<[3, -4, -4, 3, -1, -1, -1, -32768, -32767, -2, -1, -1]> : tensor<12xi16>
  check.expect_eq %b, %e1 : tensor<12xi16>
  %e2 = jit.constant dense<[1, -1, 1, -1, 5, -5, 0, 0, 0, -1, -32768, 32767]> : tensor<12xi16>
  check.expect_eq %c, %e2 : tensor<12xi16>
  %e3 = jit.constant dense<[1, 1, -1, -1, 5, -5, 0, 0, 0, 32766, -32768, -1]> : tensor<12xi16>
  check.expect_eq %d, %e3 : tensor<12xi16>
  return
}

func.func @i32() {
  %cx = jit.constant dense<[7, -7, 7, -7, 5, -5, 0, -2147483648, 2147483647, -2147483648, -2147483648,
    2147483647]> : tensor<12xi32>
  %x = check.opaque %cx : tensor<12xi32>
  %cy = jit.constant dense<[2, 2, -2, -2, 0, 0, 0, -1, -1, 2147483647, 0, -2147483648]> : tensor<12xi32>
  %y = check.opaque %cy : tensor<12xi32>
  %a = jit.div %x, %y : tensor<12xi32>
  %b = jit.floor_div %x, %y : tensor<12xi32>
  %c = jit.fmod %x, %y : tensor<12xi32>
  %d = jit.remainder %x, %y : tensor<12xi32>
  %e0 = jit.constant dense<[3, -3, -3, 3, -1, -1, -1, -2147483648, -2147483647, -1, -1, 0]> : tensor<12xi32>
  check.expect_eq %a, %e0 : tensor<12xi32>
  %e1 = jit.constant dense<[3, -4, -4, 3, -1, -1, -1, -2147483648, -2147483647, -2, -1, -1]> : tensor<12xi32>
  check.expect_eq %b, %e1 : tensor<12xi32>
  %e2 = jit.constant dense<[1, -1, 1, -1, 5, -5, 0, 0, 0, -1, -2147483648, 2147483647]> : tensor<12xi32>
  check.expect_eq %c, %e2 : tensor<12xi32>
  %e3 = jit.constant dense<[1, 1, -1, -1, 5, -5, 0, 0, 0, 2147483646, -2147483648, -1]> : tensor<12xi32>
  check.expect_eq %d, %e3 : tensor<12xi32>
  return
}

func.func @i64() {
  %cx = jit.constant dense<[7, -7, 7, -7, 5, -5, 0, -9223372036854775808, 9223372036854775807, -9223372036854775808,
    -9223372036854775808, 9223372036854775807]> : tensor<12xi64>
  %x = check.opaque %cx : tensor<12xi64>
  %cy = jit.constant dense<[2, 2, -2, -2, 0, 0, 0, -1, -1, 9223372036854775807, 0,
    -9223372036854775808]> : tensor<12xi64>
  %y = check.opaque %cy : tensor<12xi64>
  %a = jit.div %x, %y : tensor<12xi64>
  %b = jit.floor_div %x, %y : tensor<12xi64>
  %c = jit.fmod %x, %y : tensor<12xi64>
  %d = jit.remainder %x, %y : tensor<12xi64>
  %e0 = jit.constant dense<[3, -3, -3, 3, -1, -1, -1, -9223372036854775808, -9223372036854775807, -1, -1,
    0]> : tensor<12xi64>
  check.expect_eq %a, %e0 : tensor<12xi64>
  %e1 = jit.constant dense<[3, -4, -4, 3, -1, -1, -1, -9223372036854775808, -9223372036854775807, -2, -1,
    -1]> : tensor<12xi64>
  check.expect_eq %b, %e1 : tensor<12xi64>
  %e2 = jit.constant dense<[1, -1, 1, -1, 5, -5, 0, 0, 0, -1, -9223372036854775808,
    9223372036854775807]> : tensor<12xi64>
  check.expect_eq %c, %e2 : tensor<12xi64>
  %e3 = jit.constant dense<[1, 1, -1, -1, 5, -5, 0, 0, 0, 9223372036854775806, -9223372036854775808,
    -1]> : tensor<12xi64>
  check.expect_eq %d, %e3 : tensor<12xi64>
  return
}

// Unsigned: 255 for all bits set.
func.func @ui8() {
  %cx = jit.constant dense<[7, 200, 255, 128, 5, 0]> : tensor<6xui8>
  %x = check.opaque %cx : tensor<6xui8>
  %cy = jit.constant dense<[2, 100, 255, 255, 0, 0]> : tensor<6xui8>
  %y = check.opaque %cy : tensor<6xui8>
  %a = jit.div %x, %y : tensor<6xui8>
  %b = jit.floor_div %x, %y : tensor<6xui8>
  %c = jit.fmod %x, %y : tensor<6xui8>
  %d = jit.remainder %x, %y : tensor<6xui8>
  %e0 = jit.constant dense<[3, 2, 1, 0, 255, 255]> : tensor<6xui8>
  check.expect_eq %a, %e0 : tensor<6xui8>
  %e1 = jit.constant dense<[3, 2, 1, 0, 255, 255]> : tensor<6xui8>
  check.expect_eq %b, %e1 : tensor<6xui8>
  %e2 = jit.constant dense<[1, 0, 0, 128, 5, 0]> : tensor<6xui8>
  check.expect_eq %c, %e2 : tensor<6xui8>
  %e3 = jit.constant dense<[1, 0, 0, 128, 5, 0]> : tensor<6xui8>
  check.expect_eq %d, %e3 : tensor<6xui8>
  return
}

// Lanes that nobody selects divide by zero, and so do those of a divisor that is a scalar.
func.func @masked_lanes() {
  %cx = jit.constant dense<[10, -10, -2147483648, 7]> : tensor<4xi32>
  %x = check.opaque %cx : tensor<4xi32>
  %cy = jit.constant dense<[2, 0, -1, 0]> : tensor<4xi32>
  %y = check.opaque %cy : tensor<4xi32>
  %cz = jit.constant dense<0> : tensor<i32>
  %z = check.opaque %cz : tensor<i32>
  %zero = jit.constant dense<0> : tensor<i32>
  %ok = jit.ne %y, %zero : (tensor<4xi32>, tensor<i32>) -> tensor<4xi1>
  %q = jit.div %x, %y : tensor<4xi32>
  %r = jit.select %ok, %q, %zero : (tensor<4xi1>, tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  %s = jit.floor_div %x, %z : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  %p = jit.pow %z, %y : (tensor<i32>, tensor<4xi32>) -> tensor<4xi32>
  %e0 = jit.constant dense<[5, 0, -2147483648, 0]> : tensor<4xi32>
  check.expect_eq %r, %e0 : tensor<4xi32>
  %e1 = jit.constant dense<-1> : tensor<4xi32>
  check.expect_eq %s, %e1 : tensor<4xi32>
  %e2 = jit.constant dense<[0, 1, -1, 1]> : tensor<4xi32>
  check.expect_eq %p, %e2 : tensor<4xi32>
  return
}

// Where both are constants, the compiler divides by the same rules.
func.func @folded() {
  %x = jit.constant dense<[7, -7, -128, 0]> : tensor<4xi8>
  %y = jit.constant dense<[0, 2, -1, 0]> : tensor<4xi8>
  %a = jit.div %x, %y : tensor<4xi8>
  %b = jit.floor_div %x, %y : tensor<4xi8>
  %c = jit.fmod %x, %y : tensor<4xi8>
  %d = jit.remainder %x, %y : tensor<4xi8>
  %e0 = jit.constant dense<[-1, -3, -128, -1]> : tensor<4xi8>
  check.expect_eq %a, %e0 : tensor<4xi8>
  %e1 = jit.constant dense<[-1, -4, -128, -1]> : tensor<4xi8>
  check.expect_eq %b, %e1 : tensor<4xi8>
  %e2 = jit.constant dense<[7, -1, 0, 0]> : tensor<4xi8>
  check.expect_eq %c, %e2 : tensor<4xi8>
  %e3 = jit.constant dense<[7, 1, 0, 0]> : tensor<4xi8>
  check.expect_eq %d, %e3 : tensor<4xi8>
  return
}

// In a branch that is not taken, and moved out of a loop that does not run.
func.func @not_executed() {
  %cx = jit.constant dense<[1, 2]> : tensor<2xi64>
  %x = check.opaque %cx : tensor<2xi64>
  %cz = jit.constant dense<0> : tensor<2xi64>
  %z = check.opaque %cz : tensor<2xi64>
  %zero = arith.constant 0 : index
  %n = check.opaque %zero : index
  %false = arith.constant false
  %f = check.opaque %false : i1
  %r = jit.loop max %n iter(%i, %a = %x) : tensor<2xi64> {
    %q = jit.div %x, %z : tensor<2xi64>
    jit.continue %q : tensor<2xi64>
  }
  %s = jit.if %f : tensor<2xi64> {
    %q = jit.remainder %x, %z : tensor<2xi64>
    jit.yield %q : tensor<2xi64>
  } else {
    jit.yield %r : tensor<2xi64>
  }
  %e0 = jit.constant dense<[1, 2]> : tensor<2xi64>
  check.expect_eq %s, %e0 : tensor<2xi64>
  return
}
