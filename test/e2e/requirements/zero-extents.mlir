// RUN: %e2e %s
// Operations on tensors without elements, and on scalars, beside the reductions: each gives the shape that its
// definition says, and looks at nothing. Expected values: NumPy, and by hand.

// An extent of 1 stretches to 0, an unknown one too.
func.func @elementwise() {
  %cx = jit.constant dense<1.0> : tensor<1x3xf32>
  %x = check.opaque %cx : tensor<1x3xf32>
  %cy = jit.constant dense<> : tensor<0x3xf32>
  %y = check.opaque %cy : tensor<0x3xf32>
  %cu = jit.constant dense<1.0> : tensor<1x1xf32>
  %u = check.opaque %cu : tensor<1x1xf32> -> tensor<?x?xf32>
  %cv = jit.constant dense<> : tensor<2x0xf32>
  %v = check.opaque %cv : tensor<2x0xf32> -> tensor<?x?xf32>
  %cc = jit.constant dense<true> : tensor<2x1xi1>
  %c = check.opaque %cc : tensor<2x1xi1>
  %a = jit.add %x, %y : (tensor<1x3xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>
  %b = jit.mul %u, %v : tensor<?x?xf32>
  %d = jit.select %c, %v, %u : (tensor<2x1xi1>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<2x?xf32>
  %e = jit.gelu %v : tensor<?x?xf32>
  %e0 = jit.constant dense<> : tensor<0x3xf32>
  check.expect_eq %a, %e0 : tensor<0x3xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  %e1d = check.opaque %e1 : tensor<2x0xf32> -> tensor<?x?xf32>
  check.expect_eq %b, %e1d : tensor<?x?xf32>
  %e2 = jit.constant dense<> : tensor<2x0xf32>
  %e2d = check.opaque %e2 : tensor<2x0xf32> -> tensor<2x?xf32>
  check.expect_eq %d, %e2d : tensor<2x?xf32>
  %e3 = jit.constant dense<> : tensor<2x0xf32>
  %e3d = check.opaque %e3 : tensor<2x0xf32> -> tensor<?x?xf32>
  check.expect_eq %e, %e3d : tensor<?x?xf32>
  return
}

// Batches of nothing.
func.func @batches() {
  %ca = jit.constant dense<> : tensor<0x2x3xf32>
  %a = check.opaque %ca : tensor<0x2x3xf32> -> tensor<?x?x?xf32>
  %cb = jit.constant dense<1.0> : tensor<3x4xf32>
  %b = check.opaque %cb : tensor<3x4xf32>
  %cx = jit.constant dense<> : tensor<0x1x4x4xf32>
  %x = check.opaque %cx : tensor<0x1x4x4xf32> -> tensor<?x1x4x4xf32>
  %cw = jit.constant dense<1.0> : tensor<2x1x2x2xf32>
  %w = check.opaque %cw : tensor<2x1x2x2xf32>
  %r = jit.matmul %a, %b : (tensor<?x?x?xf32>, tensor<3x4xf32>) -> tensor<?x?x4xf32>
  %s = jit.conv %x, %w : (tensor<?x1x4x4xf32>, tensor<2x1x2x2xf32>) -> tensor<?x2x3x3xf32>
  %t = jit.max_pool %x {kernel_size = array<i64: 2, 2>} : (tensor<?x1x4x4xf32>) -> tensor<?x1x2x2xf32>
  %u = jit.avg_pool %x {kernel_size = array<i64: 2, 2>} : (tensor<?x1x4x4xf32>) -> tensor<?x1x2x2xf32>
  %v = jit.resize linear %x [2, 0] : tensor<?x1x4x4xf32> -> tensor<?x1x2x0xf32>
  %e0 = jit.constant dense<> : tensor<0x2x4xf32>
  %e0d = check.opaque %e0 : tensor<0x2x4xf32> -> tensor<?x?x4xf32>
  check.expect_eq %r, %e0d : tensor<?x?x4xf32>
  %e1 = jit.constant dense<> : tensor<0x2x3x3xf32>
  %e1d = check.opaque %e1 : tensor<0x2x3x3xf32> -> tensor<?x2x3x3xf32>
  check.expect_eq %s, %e1d : tensor<?x2x3x3xf32>
  %e2 = jit.constant dense<> : tensor<0x1x2x2xf32>
  %e2d = check.opaque %e2 : tensor<0x1x2x2xf32> -> tensor<?x1x2x2xf32>
  check.expect_eq %t, %e2d : tensor<?x1x2x2xf32>
  %e3 = jit.constant dense<> : tensor<0x1x2x2xf32>
  %e3d = check.opaque %e3 : tensor<0x1x2x2xf32> -> tensor<?x1x2x2xf32>
  check.expect_eq %u, %e3d : tensor<?x1x2x2xf32>
  %e4 = jit.constant dense<> : tensor<0x1x2x0xf32>
  %e4d = check.opaque %e4 : tensor<0x1x2x0xf32> -> tensor<?x1x2x0xf32>
  check.expect_eq %v, %e4d : tensor<?x1x2x0xf32>
  return
}

// Normalisation of no rows, and of rows without elements; statistics of an empty batch are NaN.
func.func @normalisation() {
  %cx = jit.constant dense<> : tensor<0x3xf32>
  %x = check.opaque %cx : tensor<0x3xf32> -> tensor<?x?xf32>
  %cy = jit.constant dense<> : tensor<2x0xf32>
  %y = check.opaque %cy : tensor<2x0xf32> -> tensor<?x?xf32>
  %cz = jit.constant dense<> : tensor<0x2x3xf32>
  %z = check.opaque %cz : tensor<0x2x3xf32> -> tensor<?x2x?xf32>
  %a = jit.layer_norm %x : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %b = jit.layer_norm %y : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %c = jit.rms_norm %y : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %d:3 = jit.batch_norm_training %z : (tensor<?x2x?xf32>) -> (tensor<?x2x?xf32>, tensor<2xf32>, tensor<2xf32>)
  %e = jit.group_norm %z {groups = 2 : i64} : (tensor<?x2x?xf32>) -> tensor<?x2x?xf32>
  %e0 = jit.constant dense<> : tensor<0x3xf32>
  %e0d = check.opaque %e0 : tensor<0x3xf32> -> tensor<?x?xf32>
  check.expect_eq %a, %e0d : tensor<?x?xf32>
  %e1 = jit.constant dense<> : tensor<2x0xf32>
  %e1d = check.opaque %e1 : tensor<2x0xf32> -> tensor<?x?xf32>
  check.expect_eq %b, %e1d : tensor<?x?xf32>
  %e2 = jit.constant dense<> : tensor<2x0xf32>
  %e2d = check.opaque %e2 : tensor<2x0xf32> -> tensor<?x?xf32>
  check.expect_eq %c, %e2d : tensor<?x?xf32>
  %e3 = jit.constant dense<> : tensor<0x2x3xf32>
  %e3d = check.opaque %e3 : tensor<0x2x3xf32> -> tensor<?x2x?xf32>
  check.expect_eq %d#0, %e3d : tensor<?x2x?xf32>
  %e4 = jit.constant dense<0x7FC00000> : tensor<2xf32>
  check.expect_eq %d#1, %e4 : tensor<2xf32>
  %e5 = jit.constant dense<0x7FC00000> : tensor<2xf32>
  check.expect_eq %d#2, %e5 : tensor<2xf32>
  %e6 = jit.constant dense<> : tensor<0x2x3xf32>
  %e6d = check.opaque %e6 : tensor<0x2x3xf32> -> tensor<?x2x?xf32>
  check.expect_eq %e, %e6d : tensor<?x2x?xf32>
  return
}

// No index reads from nothing; no update changes nothing; sorting and taking none.
func.func @indexing() {
  %cx = jit.constant dense<> : tensor<0x3xf32>
  %x = check.opaque %cx : tensor<0x3xf32> -> tensor<?x?xf32>
  %ci = jit.constant dense<> : tensor<0xi64>
  %i = check.opaque %ci : tensor<0xi64> -> tensor<?xi64>
  %cy = jit.constant dense<1.0> : tensor<2x3xf32>
  %y = check.opaque %cy : tensor<2x3xf32> -> tensor<?x?xf32>
  %a = jit.gather %x[%i] dims = [0] : (tensor<?x?xf32>, tensor<?xi64>) -> tensor<?x?xf32>
  %b = jit.scatter add %y[%i], %x dims = [0] : (tensor<?x?xf32>, tensor<?xi64>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c:2 = jit.sort %x dim = 0 : tensor<?x?xf32> -> tensor<?x?xf32>, tensor<?x?xi64>
  %d:2 = jit.topk %y k = 0 dim = 1 : tensor<?x?xf32> -> tensor<?x0xf32>, tensor<?x0xi64>
  %e = jit.nonzero %x : tensor<?x?xf32> -> tensor<?x2xi64>
  %f = jit.embedding %x, %i : (tensor<?x?xf32>, tensor<?xi64>) -> tensor<?x?xf32>
  %g = jit.one_hot %i, [0] : (tensor<?xi64>) -> tensor<?x0xf32>
  %e0 = jit.constant dense<> : tensor<0x3xf32>
  %e0d = check.opaque %e0 : tensor<0x3xf32> -> tensor<?x?xf32>
  check.expect_eq %a, %e0d : tensor<?x?xf32>
  %e1 = jit.constant dense<1.0> : tensor<2x3xf32>
  %e1d = check.opaque %e1 : tensor<2x3xf32> -> tensor<?x?xf32>
  check.expect_eq %b, %e1d : tensor<?x?xf32>
  %e2 = jit.constant dense<> : tensor<0x3xf32>
  %e2d = check.opaque %e2 : tensor<0x3xf32> -> tensor<?x?xf32>
  check.expect_eq %c#0, %e2d : tensor<?x?xf32>
  %e3 = jit.constant dense<> : tensor<0x3xi64>
  %e3d = check.opaque %e3 : tensor<0x3xi64> -> tensor<?x?xi64>
  check.expect_eq %c#1, %e3d : tensor<?x?xi64>
  %e4 = jit.constant dense<> : tensor<2x0xf32>
  %e4d = check.opaque %e4 : tensor<2x0xf32> -> tensor<?x0xf32>
  check.expect_eq %d#0, %e4d : tensor<?x0xf32>
  %e5 = jit.constant dense<> : tensor<2x0xi64>
  %e5d = check.opaque %e5 : tensor<2x0xi64> -> tensor<?x0xi64>
  check.expect_eq %d#1, %e5d : tensor<?x0xi64>
  %e6 = jit.constant dense<> : tensor<0x2xi64>
  %e6d = check.opaque %e6 : tensor<0x2xi64> -> tensor<?x2xi64>
  check.expect_eq %e, %e6d : tensor<?x2xi64>
  %e7 = jit.constant dense<> : tensor<0x3xf32>
  %e7d = check.opaque %e7 : tensor<0x3xf32> -> tensor<?x?xf32>
  check.expect_eq %f, %e7d : tensor<?x?xf32>
  %e8 = jit.constant dense<> : tensor<0x0xf32>
  %e8d = check.opaque %e8 : tensor<0x0xf32> -> tensor<?x0xf32>
  check.expect_eq %g, %e8d : tensor<?x0xf32>
  return
}

// Moving no elements; padding puts some where there were none.
func.func @movement() {
  %cx = jit.constant dense<> : tensor<2x0xf32>
  %x = check.opaque %cx : tensor<2x0xf32> -> tensor<?x?xf32>
  %cp = jit.constant dense<7.0> : tensor<f32>
  %p = check.opaque %cp : tensor<f32>
  %cy = jit.constant dense<1.0> : tensor<2x1xf32>
  %y = check.opaque %cy : tensor<2x1xf32> -> tensor<?x?xf32>
  %a = jit.pad %x, %p low = [0, 1] high = [0, 2] interior = [0, 5] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %b = jit.concat %x, %y, %x dim = 1 : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c = jit.roll %x shifts = [1] dims = [1] : tensor<?x?xf32>
  %d = jit.reverse %x dims = [1] : tensor<?x?xf32>
  %e = jit.tile %y repeats = [0, 3] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %f = jit.transpose %x dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %g = jit.reshape %x to [0, 5] : (tensor<?x?xf32>) -> tensor<0x5xf32>
  %h = jit.slice %y[2, 1] [0, 0] [1, 3] : (tensor<?x?xf32>) -> tensor<0x0xf32>
  %e0 = jit.constant dense<7.0> : tensor<2x3xf32>
  %e0d = check.opaque %e0 : tensor<2x3xf32> -> tensor<?x?xf32>
  check.expect_eq %a, %e0d : tensor<?x?xf32>
  %e1 = jit.constant dense<1.0> : tensor<2x1xf32>
  %e1d = check.opaque %e1 : tensor<2x1xf32> -> tensor<?x?xf32>
  check.expect_eq %b, %e1d : tensor<?x?xf32>
  %e2 = jit.constant dense<> : tensor<2x0xf32>
  %e2d = check.opaque %e2 : tensor<2x0xf32> -> tensor<?x?xf32>
  check.expect_eq %c, %e2d : tensor<?x?xf32>
  %e3 = jit.constant dense<> : tensor<2x0xf32>
  %e3d = check.opaque %e3 : tensor<2x0xf32> -> tensor<?x?xf32>
  check.expect_eq %d, %e3d : tensor<?x?xf32>
  %e4 = jit.constant dense<> : tensor<0x3xf32>
  %e4d = check.opaque %e4 : tensor<0x3xf32> -> tensor<?x?xf32>
  check.expect_eq %e, %e4d : tensor<?x?xf32>
  %e5 = jit.constant dense<> : tensor<0x2xf32>
  %e5d = check.opaque %e5 : tensor<0x2xf32> -> tensor<?x?xf32>
  check.expect_eq %f, %e5d : tensor<?x?xf32>
  %e6 = jit.constant dense<> : tensor<0x5xf32>
  check.expect_eq %g, %e6 : tensor<0x5xf32>
  %e7 = jit.constant dense<> : tensor<0x0xf32>
  check.expect_eq %h, %e7 : tensor<0x0xf32>
  return
}

// Losses of nothing: the sum is 0, the mean NaN.
func.func @losses() {
  %cx = jit.constant dense<> : tensor<0x4xf32>
  %x = check.opaque %cx : tensor<0x4xf32> -> tensor<?x?xf32>
  %ct = jit.constant dense<> : tensor<0xi64>
  %t = check.opaque %ct : tensor<0xi64> -> tensor<?xi64>
  %a = jit.cross_entropy %x, %t : (tensor<?x?xf32>, tensor<?xi64>) -> tensor<f32>
  %b = jit.mse_loss %x, %x {reduction = 2 : i32} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<f32>
  %c = jit.mse_loss %x, %x : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<f32>
  %e0 = jit.constant dense<0x7FC00000> : tensor<f32>
  check.expect_eq %a, %e0 : tensor<f32>
  %e1 = jit.constant dense<0.0> : tensor<f32>
  check.expect_eq %b, %e1 : tensor<f32>
  %e2 = jit.constant dense<0x7FC00000> : tensor<f32>
  check.expect_eq %c, %e2 : tensor<f32>
  return
}

// A recurrent layer over no steps results in its initial state.
func.func @recurrent() {
  %cx = jit.constant dense<> : tensor<0x2x3xf32>
  %x = check.opaque %cx : tensor<0x2x3xf32> -> tensor<?x?x?xf32>
  %ch = jit.constant dense<0.5> : tensor<2x1xf32>
  %h = check.opaque %ch : tensor<2x1xf32>
  %cc = jit.constant dense<-2.0> : tensor<2x1xf32>
  %c = check.opaque %cc : tensor<2x1xf32>
  %cwi = jit.constant dense<1.0> : tensor<4x3xf32>
  %wi = check.opaque %cwi : tensor<4x3xf32>
  %cwh = jit.constant dense<1.0> : tensor<4x1xf32>
  %wh = check.opaque %cwh : tensor<4x1xf32>
  %r:3 = jit.lstm %x, %h, %c, %wi, %wh : (tensor<?x?x?xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<4x3xf32>,
    tensor<4x1xf32>) -> (tensor<?x2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>)
  %e0 = jit.constant dense<> : tensor<0x2x1xf32>
  %e0d = check.opaque %e0 : tensor<0x2x1xf32> -> tensor<?x2x1xf32>
  check.expect_eq %r#0, %e0d : tensor<?x2x1xf32>
  %e1 = jit.constant dense<0.5> : tensor<2x1xf32>
  check.expect_eq %r#1, %e1 : tensor<2x1xf32>
  %e2 = jit.constant dense<-2.0> : tensor<2x1xf32>
  check.expect_eq %r#2, %e2 : tensor<2x1xf32>
  return
}

// Scalars are tensors like others.
func.func @scalars() {
  %cx = jit.constant dense<2.5> : tensor<f32>
  %x = check.opaque %cx : tensor<f32>
  %ci = jit.constant dense<1> : tensor<i64>
  %i = check.opaque %ci : tensor<i64>
  %cv = jit.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %v = check.opaque %cv : tensor<2xf32>
  %a = jit.reshape %x to [1, 1] : (tensor<f32>) -> tensor<1x1xf32>
  %b = jit.transpose %x dims = [] : (tensor<f32>) -> tensor<f32>
  %c = jit.slice %x[] [] [] : (tensor<f32>) -> tensor<f32>
  %d = jit.gather %v[%i] dims = [0] : (tensor<2xf32>, tensor<i64>) -> tensor<f32>
  %e = jit.scatter add %v[%i], %x dims = [0] : (tensor<2xf32>, tensor<i64>, tensor<f32>) -> tensor<2xf32>
  %f = jit.nonzero %x : tensor<f32> -> tensor<?x0xi64>
  %g = jit.pad %x, %x low = [] high = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %h = jit.stack %x, %x dim = 0 : (tensor<f32>, tensor<f32>) -> tensor<2xf32>
  %j = jit.tile %x repeats = [2] : (tensor<f32>) -> tensor<2xf32>
  %e0 = jit.constant dense<2.5> : tensor<1x1xf32>
  check.expect_eq %a, %e0 : tensor<1x1xf32>
  %e1 = jit.constant dense<2.5> : tensor<f32>
  check.expect_eq %b, %e1 : tensor<f32>
  %e2 = jit.constant dense<2.5> : tensor<f32>
  check.expect_eq %c, %e2 : tensor<f32>
  %e3 = jit.constant dense<4.0> : tensor<f32>
  check.expect_eq %d, %e3 : tensor<f32>
  %e4 = jit.constant dense<[3.0, 6.5]> : tensor<2xf32>
  check.expect_eq %e, %e4 : tensor<2xf32>
  %e5 = jit.constant dense<> : tensor<1x0xi64>
  %e5d = check.opaque %e5 : tensor<1x0xi64> -> tensor<?x0xi64>
  check.expect_eq %f, %e5d : tensor<?x0xi64>
  %e6 = jit.constant dense<2.5> : tensor<f32>
  check.expect_eq %g, %e6 : tensor<f32>
  %e7 = jit.constant dense<2.5> : tensor<2xf32>
  check.expect_eq %h, %e7 : tensor<2xf32>
  %e8 = jit.constant dense<2.5> : tensor<2xf32>
  check.expect_eq %j, %e8 : tensor<2xf32>
  return
}
