// RUN: %e2e %s
// A contraction over an extent of 0 writes zeros, also into a buffer that held something else before. Expected values:
// numpy.matmul, and by hand.

func.func @products() {
  %ca = jit.constant dense<> : tensor<2x0xf32>
  %a = check.opaque %ca : tensor<2x0xf32>
  %cb = jit.constant dense<> : tensor<0x3xf32>
  %b = check.opaque %cb : tensor<0x3xf32>
  %cv = jit.constant dense<> : tensor<0xf64>
  %v = check.opaque %cv : tensor<0xf64>
  %ck = jit.constant dense<> : tensor<1x2x0xi32>
  %k = check.opaque %ck : tensor<1x2x0xi32>
  %cl = jit.constant dense<> : tensor<3x0x2xi32>
  %l = check.opaque %cl : tensor<3x0x2xi32>
  %r = jit.matmul %a, %b : (tensor<2x0xf32>, tensor<0x3xf32>) -> tensor<2x3xf32>
  %s = jit.dot %v, %v : (tensor<0xf64>, tensor<0xf64>) -> tensor<f64>
  %t = jit.matmul %k, %l : (tensor<1x2x0xi32>, tensor<3x0x2xi32>) -> tensor<3x2x2xi32>
  %e0 = jit.constant dense<0.0> : tensor<2x3xf32>
  check.expect_eq %r, %e0 : tensor<2x3xf32>
  %e1 = jit.constant dense<0.0> : tensor<f64>
  check.expect_eq %s, %e1 : tensor<f64>
  %e2 = jit.constant dense<0> : tensor<3x2x2xi32>
  check.expect_eq %t, %e2 : tensor<3x2x2xi32>
  return
}

// Unknown extents; halves; a bias is added to the zeros.
func.func @unknown_extents() {
  %ca = jit.constant dense<> : tensor<2x0xf16>
  %a = check.opaque %ca : tensor<2x0xf16> -> tensor<?x?xf16>
  %cb = jit.constant dense<> : tensor<0x3xf16>
  %b = check.opaque %cb : tensor<0x3xf16> -> tensor<?x?xf16>
  %cx = jit.constant dense<> : tensor<2x0xf32>
  %x = check.opaque %cx : tensor<2x0xf32> -> tensor<?x?xf32>
  %cw = jit.constant dense<> : tensor<3x0xf32>
  %w = check.opaque %cw : tensor<3x0xf32> -> tensor<?x?xf32>
  %cc = jit.constant dense<[1.0, 2.0, -0.0]> : tensor<3xf32>
  %c = check.opaque %cc : tensor<3xf32> -> tensor<?xf32>
  %r = jit.matmul %a, %b : (tensor<?x?xf16>, tensor<?x?xf16>) -> tensor<?x?xf16>
  %s = jit.linear %x, %w, %c : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %e0 = jit.constant dense<0.0> : tensor<2x3xf16>
  %e0d = check.opaque %e0 : tensor<2x3xf16> -> tensor<?x?xf16>
  check.expect_eq %r, %e0d : tensor<?x?xf16>
  %e1 = jit.constant dense<[[1.0, 2.0, 0.0], [1.0, 2.0, 0.0]]> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x?xf32>
  check.expect_eq %s, %e1d : tensor<?x?xf32>
  return
}

// Letters of an einsum with extent 0; a convolution of no channels.
func.func @einsum_and_conv() {
  %ca = jit.constant dense<> : tensor<2x0xf32>
  %a = check.opaque %ca : tensor<2x0xf32>
  %cb = jit.constant dense<> : tensor<0x3xf32>
  %b = check.opaque %cb : tensor<0x3xf32>
  %cx = jit.constant dense<> : tensor<1x0x3x3xf32>
  %x = check.opaque %cx : tensor<1x0x3x3xf32>
  %cw = jit.constant dense<> : tensor<2x0x2x2xf32>
  %w = check.opaque %cw : tensor<2x0x2x2xf32>
  %r = jit.einsum "ik,kj->ji" %a, %b : (tensor<2x0xf32>, tensor<0x3xf32>) -> tensor<3x2xf32>
  %s = jit.einsum "ik->i" %a : (tensor<2x0xf32>) -> tensor<2xf32>
  %t = jit.conv %x, %w : (tensor<1x0x3x3xf32>, tensor<2x0x2x2xf32>) -> tensor<1x2x2x2xf32>
  %e0 = jit.constant dense<0.0> : tensor<3x2xf32>
  check.expect_eq %r, %e0 : tensor<3x2xf32>
  %e1 = jit.constant dense<0.0> : tensor<2xf32>
  check.expect_eq %s, %e1 : tensor<2xf32>
  %e2 = jit.constant dense<0.0> : tensor<1x2x2x2xf32>
  check.expect_eq %t, %e2 : tensor<1x2x2x2xf32>
  return
}

// The carried value's buffer holds ones, then the product's zeros.
func.func @carried_buffer() {
  %ca = jit.constant dense<> : tensor<2x0xf32>
  %a = check.opaque %ca : tensor<2x0xf32> -> tensor<2x?xf32>
  %cb = jit.constant dense<> : tensor<0x2xf32>
  %b = check.opaque %cb : tensor<0x2xf32> -> tensor<?x2xf32>
  %cacc = jit.constant dense<1.0> : tensor<2x2xf32>
  %acc = check.opaque %cacc : tensor<2x2xf32>
  %two = arith.constant 2 : index
  %n = check.opaque %two : index
  %r = jit.loop max %n iter(%i, %s = %acc) : tensor<2x2xf32> {
    %p = jit.matmul %a, %b : (tensor<2x?xf32>, tensor<?x2xf32>) -> tensor<2x2xf32>
    jit.continue %p : tensor<2x2xf32>
  }
  %e0 = jit.constant dense<0.0> : tensor<2x2xf32>
  check.expect_eq %r, %e0 : tensor<2x2xf32>
  %e1 = jit.constant dense<1.0> : tensor<2x2xf32>
  check.expect_eq %acc, %e1 : tensor<2x2xf32>
  return
}

// The contracted extent shrinks to 0 from one iteration to the next: 3 * 1, 2 * 1, 1 * 1, 0.
func.func @shrinking() {
  %ca = jit.constant dense<1.0> : tensor<2x3xf32>
  %a = check.opaque %ca : tensor<2x3xf32> -> tensor<2x?xf32>
  %cb = jit.constant dense<1.0> : tensor<3x2xf32>
  %b = check.opaque %cb : tensor<3x2xf32> -> tensor<?x2xf32>
  %cinit = jit.constant dense<7.0> : tensor<2x2xf32>
  %init = check.opaque %cinit : tensor<2x2xf32>
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %four = arith.constant 4 : index
  %n = check.opaque %four : index
  %r:2 = jit.loop max %n iter(%i, %last = %init, %sum = %init) : tensor<2x2xf32>, tensor<2x2xf32> {
    %k = arith.subi %three, %i : index
    %x = jit.slice %a[0, 0] [2, %k] [1, 1] : (tensor<2x?xf32>) -> tensor<2x?xf32>
    %y = jit.slice %b[0, 0] [%k, 2] [1, 1] : (tensor<?x2xf32>) -> tensor<?x2xf32>
    %p = jit.matmul %x, %y : (tensor<2x?xf32>, tensor<?x2xf32>) -> tensor<2x2xf32>
    %s = jit.add %sum, %p : tensor<2x2xf32>
    jit.continue %p, %s : tensor<2x2xf32>, tensor<2x2xf32>
  }
  %e0 = jit.constant dense<0.0> : tensor<2x2xf32>
  check.expect_eq %r#0, %e0 : tensor<2x2xf32>
  %e1 = jit.constant dense<13.0> : tensor<2x2xf32>
  check.expect_eq %r#1, %e1 : tensor<2x2xf32>
  return
}

// A product of no rows, or of no columns, has no elements; attention without keys is a product over nothing.
func.func @empty_results() {
  %ca = jit.constant dense<> : tensor<0x2xf32>
  %a = check.opaque %ca : tensor<0x2xf32> -> tensor<?x?xf32>
  %cb = jit.constant dense<1.0> : tensor<2x3xf32>
  %b = check.opaque %cb : tensor<2x3xf32> -> tensor<?x?xf32>
  %cq = jit.constant dense<1.0> : tensor<2x4xf32>
  %q = check.opaque %cq : tensor<2x4xf32> -> tensor<?x?xf32>
  %ck = jit.constant dense<> : tensor<0x4xf32>
  %k = check.opaque %ck : tensor<0x4xf32> -> tensor<?x?xf32>
  %cv = jit.constant dense<> : tensor<0x3xf32>
  %v = check.opaque %cv : tensor<0x3xf32> -> tensor<?x?xf32>
  %r = jit.matmul %a, %b : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = jit.attention %q, %k, %v : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %e0 = jit.constant dense<> : tensor<0x3xf32>
  %e0d = check.opaque %e0 : tensor<0x3xf32> -> tensor<?x?xf32>
  check.expect_eq %r, %e0d : tensor<?x?xf32>
  %e1 = jit.constant dense<0.0> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x?xf32>
  check.expect_eq %s, %e1d : tensor<?x?xf32>
  return
}
