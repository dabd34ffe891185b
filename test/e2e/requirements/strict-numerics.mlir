// RUN: %e2e %s
// Default numerics are strict: each operation rounds by itself, in the order written. Every function has a case in
// which the forbidden transformation gives other bits. Expected values: NumPy in the same type, operation by
// operation.


// a * b + c rounds twice: a fused multiply-add would give the low part of the product, -2^-24 + ..., instead of 0.
func.func @no_contraction() {
  %ca = jit.constant dense<[1.0002441, 0.99975586, 3.0, 1.1]> : tensor<4xf32>
  %a = check.opaque %ca : tensor<4xf32>
  %cb = jit.constant dense<[1.0002441, 0.99975586, 0.33333334, 1.1]> : tensor<4xf32>
  %b = check.opaque %cb : tensor<4xf32>
  %cc = jit.constant dense<[-1.0004883, -0.9995117, -1.0, -1.21]> : tensor<4xf32>
  %c = check.opaque %cc : tensor<4xf32>
  %cx = jit.constant dense<[1.0000000009313226, 1.1]> : tensor<2xf64>
  %x = check.opaque %cx : tensor<2xf64>
  %cy = jit.constant dense<[1.0000000009313226, 1.1]> : tensor<2xf64>
  %y = check.opaque %cy : tensor<2xf64>
  %cz = jit.constant dense<[-1.0000000018626451, -1.21]> : tensor<2xf64>
  %z = check.opaque %cz : tensor<2xf64>
  %p = jit.mul %a, %b : tensor<4xf32>
  %r = jit.add %p, %c : tensor<4xf32>
  %s = jit.sub %c, %p : tensor<4xf32>
  %q = jit.mul %x, %y : tensor<2xf64>
  %t = jit.add %q, %z : tensor<2xf64>
  %e0 = jit.constant dense<[0.0, 5.9604645e-08, 0.0, 0.0]> : tensor<4xf32>
  check.expect_eq %r, %e0 : tensor<4xf32>
  %e1 = jit.constant dense<[-2.0009766, -1.9990234, -2.0, -2.42]> : tensor<4xf32>
  check.expect_eq %s, %e1 : tensor<4xf32>
  %e2 = jit.constant dense<[0.0, 2.220446049250313e-16]> : tensor<2xf64>
  check.expect_eq %t, %e2 : tensor<2xf64>
  return
}

// Differences of products, and a polynomial: nothing of it is fused, whatever the trip of the loop over the elements.
func.func @no_contraction_in_loops() {
  %ca = jit.constant dense<[1.0, 1.0002441, 1.0004883, 1.0007324, 1.0009766, 1.0012207, 1.0014648, 1.001709,
    1.0019531, 1.0021973, 1.0024414, 1.0026855, 1.0029297, 1.0031738, 1.003418, 1.0036621, 1.0039062, 1.0041504,
    1.0043945, 1.0046387, 1.0048828, 1.005127, 1.0053711, 1.0056152, 1.0058594, 1.0061035, 1.0063477, 1.0065918,
    1.0068359, 1.0070801, 1.0073242, 1.0075684, 1.0078125, 1.0080566, 1.0083008, 1.0085449, 1.0087891]> : tensor<37xf32>
  %a = check.opaque %ca : tensor<37xf32>
  %cb = jit.constant dense<[1.0, 0.99975586, 0.9995117, 0.9992676, 0.99902344, 0.9987793, 0.99853516, 0.998291,
    0.9980469, 0.99780273, 0.9975586, 0.99731445, 0.9970703, 0.9968262, 0.99658203, 0.9963379, 0.99609375, 0.9958496,
    0.99560547, 0.9953613, 0.9951172, 0.99487305, 0.9946289, 0.99438477, 0.9941406, 0.9938965, 0.99365234, 0.9934082,
    0.99316406, 0.9929199, 0.9926758, 0.99243164, 0.9921875, 0.99194336, 0.9916992, 0.9914551,
    0.99121094]> : tensor<37xf32>
  %b = check.opaque %cb : tensor<37xf32>
  %p = jit.mul %a, %a : tensor<37xf32>
  %q = jit.mul %b, %b : tensor<37xf32>
  %r = jit.sub %p, %q : tensor<37xf32>
  %s = jit.sum %r : (tensor<37xf32>) -> tensor<f32>
  %e0 = jit.constant dense<[0.0, 0.0009765029, 0.001953125, 0.002929628, 0.00390625, 0.004882753, 0.005859375,
    0.006835878, 0.0078125, 0.008789003, 0.009765625, 0.010742128, 0.01171875, 0.012695253, 0.013671875, 0.014648378,
    0.015625, 0.016601503, 0.017578125, 0.018554628, 0.01953125, 0.020507753, 0.021484375, 0.022460878, 0.0234375,
    0.024414003, 0.025390625, 0.026367128, 0.02734375, 0.028320253, 0.029296875, 0.030273378, 0.03125, 0.032226503,
    0.033203125, 0.034179628, 0.03515625]> : tensor<37xf32>
  check.expect_eq %r, %e0 : tensor<37xf32>
  %e1 = jit.constant dense<0.65038955> : tensor<f32>
  check.expect_eq %s, %e1 : tensor<f32>
  return
}

// (1e20 - 1e20) + 1 is 1, 1e20 + (-1e20 + 1) is 0; x + y - x is not y; (x / y) * y is not x; x / 3 is not x * (1 / 3).
func.func @no_reassociation() {
  %ca = jit.constant dense<[1.0e+20, 100000000.0]> : tensor<2xf32>
  %a = check.opaque %ca : tensor<2xf32>
  %cb = jit.constant dense<[-1.0e+20, 3.0]> : tensor<2xf32>
  %b = check.opaque %cb : tensor<2xf32>
  %cc = jit.constant dense<[1.0, -100000000.0]> : tensor<2xf32>
  %c = check.opaque %cc : tensor<2xf32>
  %cx = jit.constant dense<[5.0, 7.0, 0.1, 49.0]> : tensor<4xf32>
  %x = check.opaque %cx : tensor<4xf32>
  %ck = jit.constant dense<[49.0, 3.0, 10.0, 49.0]> : tensor<4xf32>
  %k = check.opaque %ck : tensor<4xf32>
  %ab = jit.add %a, %b : tensor<2xf32>
  %r = jit.add %ab, %c : tensor<2xf32>
  %bc = jit.add %b, %c : tensor<2xf32>
  %s = jit.add %a, %bc : tensor<2xf32>
  %d = jit.sub %ab, %a : tensor<2xf32>
  %q = jit.div %x, %k : tensor<4xf32>
  %t = jit.mul %q, %k : tensor<4xf32>
  %three = jit.constant dense<3.0> : tensor<f32>
  %u = jit.div %x, %three : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %e0 = jit.constant dense<[1.0, 0.0]> : tensor<2xf32>
  check.expect_eq %r, %e0 : tensor<2xf32>
  %e1 = jit.constant dense<0.0> : tensor<2xf32>
  check.expect_eq %s, %e1 : tensor<2xf32>
  %e2 = jit.constant dense<[-1.0e+20, 0.0]> : tensor<2xf32>
  check.expect_eq %d, %e2 : tensor<2xf32>
  %e3 = jit.constant dense<[5.0, 7.0, 0.099999994, 49.0]> : tensor<4xf32>
  check.expect_eq %t, %e3 : tensor<4xf32>
  %e4 = jit.constant dense<[1.6666666, 2.3333333, 0.033333335, 16.333334]> : tensor<4xf32>
  check.expect_eq %u, %e4 : tensor<4xf32>
  return
}

// Subnormal numbers are neither read nor written as zero.
func.func @no_flush_to_zero() {
  %ca = jit.constant dense<[1.0e-45, 1.0e-40, 2.0e-38, -1.0e-45, 1.2e-38]> : tensor<5xf32>
  %a = check.opaque %ca : tensor<5xf32>
  %cb = jit.constant dense<[5.0e-324, 1.0e-310]> : tensor<2xf64>
  %b = check.opaque %cb : tensor<2xf64>
  %ch = jit.constant dense<[5.96046448e-08, 6.00218773e-05]> : tensor<2xf16>
  %h = check.opaque %ch : tensor<2xf16>
  %ctwo = jit.constant dense<2.0> : tensor<f32>
  %two = check.opaque %ctwo : tensor<f32>
  %r = jit.add %a, %a : tensor<5xf32>
  %s = jit.div %a, %two : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
  %t = jit.add %b, %b : tensor<2xf64>
  %u = jit.add %h, %h : tensor<2xf16>
  %v = jit.convert %a : (tensor<5xf32>) -> tensor<5xf64>
  %w = jit.sum %a : (tensor<5xf32>) -> tensor<f32>
  %x = jit.maximum %a, %a : tensor<5xf32>
  %e0 = jit.constant dense<[3.0e-45, 1.99999e-40, 4.0e-38, -3.0e-45, 2.4e-38]> : tensor<5xf32>
  check.expect_eq %r, %e0 : tensor<5xf32>
  %e1 = jit.constant dense<[0.0, 5.0e-41, 1.0e-38, -0.0, 6.0e-39]> : tensor<5xf32>
  check.expect_eq %s, %e1 : tensor<5xf32>
  %e2 = jit.constant dense<[1.0e-323, 2.0e-310]> : tensor<2xf64>
  check.expect_eq %t, %e2 : tensor<2xf64>
  %e3 = jit.constant dense<[1.1920929e-07, 0.000120043755]> : tensor<2xf16>
  check.expect_eq %u, %e3 : tensor<2xf16>
  %e4 = jit.constant dense<[1.401298464324817e-45, 9.99994610111476e-41, 2.0000000102211272e-38,
    -1.401298464324817e-45, 1.199999978106707e-38]> : tensor<5xf64>
  check.expect_eq %v, %e4 : tensor<5xf64>
  %e5 = jit.constant dense<3.2099998e-38> : tensor<f32>
  check.expect_eq %w, %e5 : tensor<f32>
  %e6 = jit.constant dense<[1.0e-45, 1.0e-40, 2.0e-38, -1.0e-45, 1.2e-38]> : tensor<5xf32>
  check.expect_eq %x, %e6 : tensor<5xf32>
  return
}

// No identities of the real numbers: x + 0 is +0 for -0, x - x and x * 0 are NaN for inf, 0 - x is not -x for 0.
func.func @no_real_identities() {
  %cx = jit.constant dense<[-0.0, 0.0, 0x7F800000, 0xFF800000, 0x7FC00000, -2.0, 3.0]> : tensor<7xf32>
  %x = check.opaque %cx : tensor<7xf32>
  %zero = jit.constant dense<0.0> : tensor<f32>
  %minus = jit.constant dense<-0.0> : tensor<f32>
  %one = jit.constant dense<1.0> : tensor<f32>
  %a = jit.add %x, %zero : (tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
  %b = jit.mul %x, %zero : (tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
  %c = jit.sub %x, %x : tensor<7xf32>
  %d = jit.div %x, %x : tensor<7xf32>
  %e = jit.sub %zero, %x : (tensor<f32>, tensor<7xf32>) -> tensor<7xf32>
  %f = jit.eq %x, %x : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
  %g = jit.div %one, %x : (tensor<f32>, tensor<7xf32>) -> tensor<7xf32>
  %h = jit.add %x, %minus : (tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
  %i = jit.mul %x, %one : (tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
  %e0 = jit.constant dense<[0.0, 0.0, 0x7F800000, 0xFF800000, 0x7FC00000, -2.0, 3.0]> : tensor<7xf32>
  check.expect_eq %a, %e0 : tensor<7xf32>
  %e1 = jit.constant dense<[-0.0, 0.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, -0.0, 0.0]> : tensor<7xf32>
  check.expect_eq %b, %e1 : tensor<7xf32>
  %e2 = jit.constant dense<[0.0, 0.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, 0.0]> : tensor<7xf32>
  check.expect_eq %c, %e2 : tensor<7xf32>
  %e3 = jit.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 1.0, 1.0]> : tensor<7xf32>
  check.expect_eq %d, %e3 : tensor<7xf32>
  %e4 = jit.constant dense<[0.0, 0.0, 0xFF800000, 0x7F800000, 0x7FC00000, 2.0, -3.0]> : tensor<7xf32>
  check.expect_eq %e, %e4 : tensor<7xf32>
  %e5 = jit.constant dense<[true, true, true, true, false, true, true]> : tensor<7xi1>
  check.expect_eq %f, %e5 : tensor<7xi1>
  %e6 = jit.constant dense<[0xFF800000, 0x7F800000, 0.0, -0.0, 0x7FC00000, -0.5, 0.33333334]> : tensor<7xf32>
  check.expect_eq %g, %e6 : tensor<7xf32>
  %e7 = jit.constant dense<[-0.0, 0.0, 0x7F800000, 0xFF800000, 0x7FC00000, -2.0, 3.0]> : tensor<7xf32>
  check.expect_eq %h, %e7 : tensor<7xf32>
  %e8 = jit.constant dense<[-0.0, 0.0, 0x7F800000, 0xFF800000, 0x7FC00000, -2.0, 3.0]> : tensor<7xf32>
  check.expect_eq %i, %e8 : tensor<7xf32>
  return
}

// Constants obey the same rules where the compiler computes.
func.func @folded() {
  %a = jit.constant dense<[1.0e20, 1.0e-45, -0.0, 0x7F800000]> : tensor<4xf32>
  %b = jit.constant dense<[-1.0e20, 1.0e-45, 0.0, 0.0]> : tensor<4xf32>
  %c = jit.constant dense<[1.0, 0.0, 0.0, 1.0]> : tensor<4xf32>
  %s = jit.add %a, %b : tensor<4xf32>
  %r = jit.add %s, %c : tensor<4xf32>
  %t = jit.mul %a, %b : tensor<4xf32>
  %e0 = jit.constant dense<[1.0, 3.0e-45, 0.0, 0x7F800000]> : tensor<4xf32>
  check.expect_eq %r, %e0 : tensor<4xf32>
  %e1 = jit.constant dense<[0xFF800000, 0.0, -0.0, 0x7FC00000]> : tensor<4xf32>
  check.expect_eq %t, %e1 : tensor<4xf32>
  return
}

// A square root and its square, an exponential and its logarithm are not taken for inverses.
func.func @no_inverses() {
  %cx = jit.constant dense<[2.0, 3.0, 1.0e-45, 100.0]> : tensor<4xf32>
  %x = check.opaque %cx : tensor<4xf32>
  %s = jit.sqrt %x : tensor<4xf32>
  %r = jit.mul %s, %s : tensor<4xf32>
  %e = jit.exp %x : tensor<4xf32>
  %l = jit.log %e : tensor<4xf32>
  %e0 = jit.constant dense<[1.9999999, 3.0, 1.0e-45, 100.0]> : tensor<4xf32>
  check.expect_eq %r, %e0 : tensor<4xf32>
  %e1 = jit.constant dense<[2.0, 3.0, 0.0, 0x7F800000]> : tensor<4xf32>
  check.expect_eq %l, %e1 : tensor<4xf32>
  return
}
