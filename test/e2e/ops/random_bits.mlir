// RUN: %e2e %s
// Expected values: Philox 4x32-10 written in Python, checked with the known answers of Random123.

// The known answer for counter 0 and key 0: 6627e8d5 e169c58d bc57ac4c 9b00dbd8.
func.func @random_bits_known() {
  %k0c = jit.constant dense<0> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %r = jit.random_bits %k0, [4] : (tensor<i64>) -> tensor<4xi32>
  %e = jit.constant dense<[1713891541, -513161843, -1135104948, -1694442536]> : tensor<4xi32>
  check.expect_eq %r, %e : tensor<4xi32>
  return
}

// All words of a block, and more than one block.
func.func @random_bits_i32() {
  %k0c = jit.constant dense<2999170649027065890> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %r = jit.random_bits %k0, [3, 3] : (tensor<i64>) -> tensor<3x3xi32>
  %e = jit.constant dense<[[243562578, -1378151574, 1505081978], [1885514859, -106590937, -1461446362], [-241070272, -1284493461, 1703601207]]> : tensor<3x3xi32>
  check.expect_eq %r, %e : tensor<3x3xi32>
  return
}

// Two words an element, low one first.
func.func @random_bits_i64() {
  %k0c = jit.constant dense<2999170649027065890> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %r = jit.random_bits %k0, [5] : (tensor<i64>) -> tensor<5xi64>
  %e = jit.constant dense<[-5919115939017361326, 8098224657032133242, -6276864325459800793, -5516857402866954432, -3070937039826656201]> : tensor<5xi64>
  check.expect_eq %r, %e : tensor<5xi64>
  return
}

// All 64 bits of the key count.
func.func @random_bits_negative_key() {
  %k0c = jit.constant dense<-1> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %r = jit.random_bits %k0, [2] : (tensor<i64>) -> tensor<2xi32>
  %e = jit.constant dense<[1923381001, 356992825]> : tensor<2xi32>
  check.expect_eq %r, %e : tensor<2xi32>
  return
}

// The stream is the high half of the counter.
func.func @random_bits_stream() {
  %k0c = jit.constant dense<2999170649027065890> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %r = jit.random_bits %k0, [5] stream = 3 : (tensor<i64>) -> tensor<5xi32>
  %e = jit.constant dense<[-690620725, 1584292341, -681249586, -30372510, -1682927633]> : tensor<5xi32>
  check.expect_eq %r, %e : tensor<5xi32>
  return
}

// All 64 bits of it.
func.func @random_bits_negative_stream() {
  %k0c = jit.constant dense<2999170649027065890> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %r = jit.random_bits %k0, [3] stream = -1 : (tensor<i64>) -> tensor<3xi64>
  %e = jit.constant dense<[-2917936375568265034, -3356369973025741920, 8440957150082199363]> : tensor<3xi64>
  check.expect_eq %r, %e : tensor<3xi64>
  return
}

// Sizes from values do not change the numbers.
func.func @random_bits_dynamic() {
  %k0c = jit.constant dense<2999170649027065890> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %n0c = arith.constant 3 : index
  %n0 = check.opaque %n0c : index
  %n1c = arith.constant 3 : index
  %n1 = check.opaque %n1c : index
  %r = jit.random_bits %k0, [%n0, %n1] : (tensor<i64>) -> tensor<?x?xi32>
  %e = jit.constant dense<[[243562578, -1378151574, 1505081978], [1885514859, -106590937, -1461446362], [-241070272, -1284493461, 1703601207]]> : tensor<3x3xi32>
  %ed = check.opaque %e : tensor<3x3xi32> -> tensor<?x?xi32>
  check.expect_eq %r, %ed : tensor<?x?xi32>
  return
}

// Rank 0.
func.func @random_bits_scalar() {
  %k0c = jit.constant dense<2999170649027065890> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %r = jit.random_bits %k0, [] : (tensor<i64>) -> tensor<i32>
  %e = jit.constant dense<243562578> : tensor<i32>
  check.expect_eq %r, %e : tensor<i32>
  return
}

// Extents of 0.
func.func @random_bits_empty() {
  %k0c = jit.constant dense<2999170649027065890> : tensor<i64>
  %k0 = check.opaque %k0c : tensor<i64>
  %n0c = arith.constant 0 : index
  %n0 = check.opaque %n0c : index
  %r = jit.random_bits %k0, [%n0, 2] : (tensor<i64>) -> tensor<?x2xi64>
  %e = jit.constant dense<> : tensor<0x2xi64>
  %ed = check.opaque %e : tensor<0x2xi64> -> tensor<?x2xi64>
  check.expect_eq %r, %ed : tensor<?x2xi64>
  return
}
