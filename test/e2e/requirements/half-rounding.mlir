// RUN: %e2e %s
// An explicit conversion always rounds, and the result of an operation on f16 or bf16 is rounded before the next one
// reads it, whatever is fused. Each case gives other bits when a value stays in f32. Expected values: NumPy's float16,
// which computes in f32 and rounds, and for bf16 the same by hand.

// To f16 and back: digits beyond 11 bits are gone, large values are infinite, small ones subnormal or 0.
func.func @through_f16() {
  %cx = jit.constant dense<[1.0001, 1.0004883, 1.0014648, 65519.0, 65520.0, 1.0e-07, 2.0e-08, -1.0001, 0x7FC00000,
    0x7F800000]> : tensor<10xf32>
  %x = check.opaque %cx : tensor<10xf32>
  %h = jit.convert %x : (tensor<10xf32>) -> tensor<10xf16>
  %r = jit.convert %h : (tensor<10xf16>) -> tensor<10xf32>
  %d = jit.sub %x, %r : tensor<10xf32>
  %e0 = jit.constant dense<[1.0, 1.0, 1.0019531, 65504.0, 0x7F800000, 1.1920929e-07, 0.0, -1.0, 0x7FC00000,
    0x7F800000]> : tensor<10xf32>
  check.expect_eq %r, %e0 : tensor<10xf32>
  %e1 = jit.constant dense<[0.000100016594, 0.00048828125, -0.00048828125, 15.0, 0xFF800000, -1.9209288e-08, 2.0e-08,
    -0.000100016594, 0x7FC00000, 0x7FC00000]> : tensor<10xf32>
  check.expect_eq %d, %e1 : tensor<10xf32>
  return
}

// To bf16 and back, to f32 and back, and one after the other: each step rounds, 1 + 2^-8 + 2^-16 would else not.
func.func @through_bf16() {
  %cx = jit.constant dense<[1.0039062, 1.0039215, 1.0117188, 3.4e+38, 1.0e-40, -0.0]> : tensor<6xf32>
  %x = check.opaque %cx : tensor<6xf32>
  %cy = jit.constant dense<[1.0000000596046448, 1.0000000596055543, 1.0004882812509095, 1.0e+39,
    1.0e-46]> : tensor<5xf64>
  %y = check.opaque %cy : tensor<5xf64>
  %h = jit.convert %x : (tensor<6xf32>) -> tensor<6xbf16>
  %r = jit.convert %h : (tensor<6xbf16>) -> tensor<6xf32>
  %f = jit.convert %y : (tensor<5xf64>) -> tensor<5xf32>
  %s = jit.convert %f : (tensor<5xf32>) -> tensor<5xf64>
  %g = jit.convert %f : (tensor<5xf32>) -> tensor<5xf16>
  %t = jit.convert %y : (tensor<5xf64>) -> tensor<5xf16>
  %e0 = jit.constant dense<[1.0, 1.0078125, 1.015625, 0x7F800000, 9.1835e-41, -0.0]> : tensor<6xf32>
  check.expect_eq %r, %e0 : tensor<6xf32>
  %e1 = jit.constant dense<[1.0, 1.0000001192092896, 1.00048828125, 0x7FF0000000000000, 0.0]> : tensor<5xf64>
  check.expect_eq %s, %e1 : tensor<5xf64>
  %e2 = jit.constant dense<[1.0, 1.0, 1.0, 0x7C00, 0.0]> : tensor<5xf16>
  check.expect_eq %g, %e2 : tensor<5xf16>
// Directly: 1 + 2^-11 + 2^-40 is above the tie.
  %e3 = jit.constant dense<[1.0, 1.0, 1.0009765625, 0x7C00, 0.0]> : tensor<5xf16>
  check.expect_eq %t, %e3 : tensor<5xf16>
  return
}

// A conversion in the middle of a chain of f32 operations.
func.func @in_a_chain() {
  %cx = jit.constant dense<[1.0001, 3.3333, 0.1, 1000.1]> : tensor<4xf32>
  %x = check.opaque %cx : tensor<4xf32>
  %a = jit.mul %x, %x : tensor<4xf32>
  %h = jit.convert %a : (tensor<4xf32>) -> tensor<4xf16>
  %b = jit.convert %h : (tensor<4xf16>) -> tensor<4xf32>
  %r = jit.sub %b, %a : tensor<4xf32>
  %s = jit.sum %b : (tensor<4xf32>) -> tensor<f32>
  %e0 = jit.constant dense<[-0.00020003319, -0.0015144348, 2.1355227e-06, 0x7F800000]> : tensor<4xf32>
  check.expect_eq %r, %e0 : tensor<4xf32>
  %e1 = jit.constant dense<0x7F800000> : tensor<f32>
  check.expect_eq %s, %e1 : tensor<f32>
  return
}

// a * b + c: the product is rounded to f16, the sum again. 1.5 units and a half make 2 units, or 1.
func.func @operations_f16() {
  %ca = jit.constant dense<[1.0009765625, 0.0999755859, 300.0, 1.0029296875, 5.96046448e-08]> : tensor<5xf16>
  %a = check.opaque %ca : tensor<5xf16>
  %cb = jit.constant dense<[1.0009765625, 3.0, 300.0, 1.0009765625, 0.5]> : tensor<5xf16>
  %b = check.opaque %cb : tensor<5xf16>
  %cc = jit.constant dense<[0.00048828125, -0.300048828, -65504.0, 0.00048828125, 5.96046448e-08]> : tensor<5xf16>
  %c = check.opaque %cc : tensor<5xf16>
  %p = jit.mul %a, %b : tensor<5xf16>
  %r = jit.add %p, %c : tensor<5xf16>
  %q = jit.div %a, %b : tensor<5xf16>
  %s = jit.mul %q, %b : tensor<5xf16>
  %e = jit.sqrt %r : tensor<5xf16>
  %e0 = jit.constant dense<[1.001953125, -0.000244140625, 0x7C00, 1.00390625, 5.96046448e-08]> : tensor<5xf16>
  check.expect_eq %r, %e0 : tensor<5xf16>
  %e1 = jit.constant dense<[1.0009765625, 0.0999755859, 300.0, 1.0029296875, 5.96046448e-08]> : tensor<5xf16>
  check.expect_eq %s, %e1 : tensor<5xf16>
  %e2 = jit.constant dense<[1.0009765625, 0x7E00, 0x7C00, 1.001953125, 0.000244140625]> : tensor<5xf16>
  check.expect_eq %e, %e2 : tensor<5xf16>
  return
}

// The same in bf16; (256 + 1) + 1 is 256 in bf16, 258 in f32.
func.func @operations_bf16() {
  %ca = jit.constant dense<[256.0, 1.0078125, 0.100097656, 3.00405527e+38]> : tensor<4xbf16>
  %a = check.opaque %ca : tensor<4xbf16>
  %cb = jit.constant dense<[1.0, 1.0078125, 3.0, 3.00405527e+38]> : tensor<4xbf16>
  %b = check.opaque %cb : tensor<4xbf16>
  %cc = jit.constant dense<[1.0, 0.00390625, -0.30078125, -3.00405527e+38]> : tensor<4xbf16>
  %c = check.opaque %cc : tensor<4xbf16>
  %p = jit.add %a, %b : tensor<4xbf16>
  %r = jit.add %p, %c : tensor<4xbf16>
  %m = jit.mul %a, %b : tensor<4xbf16>
  %s = jit.add %m, %c : tensor<4xbf16>
  %e0 = jit.constant dense<[256.0, 2.015625, 2.796875, 0x7F80]> : tensor<4xbf16>
  check.expect_eq %r, %e0 : tensor<4xbf16>
  %e1 = jit.constant dense<[256.0, 1.015625, 0.0, 0x7F80]> : tensor<4xbf16>
  check.expect_eq %s, %e1 : tensor<4xbf16>
  return
}

// In a loop whose carried value is a half: 2048 + 1 is 2048, a hundred times.
func.func @carried() {
  %cx = jit.constant dense<[2048.0, 1.0]> : tensor<2xf16>
  %x = check.opaque %cx : tensor<2xf16>
  %cone = jit.constant dense<[1.0, 0.00048828125]> : tensor<2xf16>
  %one = check.opaque %cone : tensor<2xf16>
  %c = arith.constant 100 : index
  %n = check.opaque %c : index
  %r = jit.loop max %n iter(%i, %a = %x) : tensor<2xf16> {
    %b = jit.add %a, %one : tensor<2xf16>
    jit.continue %b : tensor<2xf16>
  }
  %e0 = jit.constant dense<[2048.0, 1.0]> : tensor<2xf16>
  check.expect_eq %r, %e0 : tensor<2xf16>
  return
}

// Between two functions, through a view, and where one operand broadcasts.
func.func @through_a_call() {
  %cx = jit.constant dense<[[1.0009765625, 3.0], [0.0999755859, 300.0]]> : tensor<2x2xf16>
  %x = check.opaque %cx : tensor<2x2xf16> -> tensor<?x?xf16>
  %cs = jit.constant dense<1.0009765625> : tensor<f16>
  %s = check.opaque %cs : tensor<f16>
  %p = jit.call @square(%x) : (tensor<?x?xf16>) -> tensor<?x?xf16>
  %t = jit.transpose %p dims = [1, 0] : (tensor<?x?xf16>) -> tensor<?x?xf16>
  %r = jit.sub %t, %s : (tensor<?x?xf16>, tensor<f16>) -> tensor<?x?xf16>
  %e0 = jit.constant dense<[[0.0009765625, -0.991210938], [8.0, 0x7C00]]> : tensor<2x2xf16>
  %e0d = check.opaque %e0 : tensor<2x2xf16> -> tensor<?x?xf16>
  check.expect_eq %r, %e0d : tensor<?x?xf16>
  return
}

func.func private @square(%x: tensor<?x?xf16>) -> tensor<?x?xf16> {
  %r = jit.mul %x, %x : tensor<?x?xf16>
  return %r : tensor<?x?xf16>
}
