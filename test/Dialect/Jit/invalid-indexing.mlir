// RUN: jit-opt %s -verify-diagnostics -split-input-file
// What indexing operations reject: each constraint, and each of its messages.

func.func @gather_c1_empty(%x: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.gather' op dims is empty}}
  %0 = jit.gather %x[] dims = [] : (tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @gather_c1_order(%x: tensor<3x4xf32>, %i: tensor<2xi64>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.gather' op dims is not increasing: 0 after 1}}
  %0 = jit.gather %x[%i, %i] dims = [1, 0] : (tensor<3x4xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xf32>
  return
}

// -----

func.func @gather_c1_range(%x: tensor<3xf32>, %i: tensor<2xi64>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.gather' op dim 1 is not in [0, 1)}}
  %0 = jit.gather %x[%i] dims = [1] : (tensor<3xf32>, tensor<2xi64>) -> tensor<2xf32>
  return
}

// -----

func.func @gather_c2(%x: tensor<3x4xf32>, %i: tensor<2xi64>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.gather' op there are 1 index tensors, expected 2, one for each of dims}}
  %0 = jit.gather %x[%i] dims = [0, 1] : (tensor<3x4xf32>, tensor<2xi64>) -> tensor<2xf32>
  return
}

// -----

func.func @gather_c3(%x: tensor<3x4xf32>, %i: tensor<2xi64>, %j: tensor<3xi64>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.gather' op index tensors do not broadcast: #1 is 3, those before it make 2}}
  %0 = jit.gather %x[%i, %j] dims = [0, 1] : (tensor<3x4xf32>, tensor<2xi64>, tensor<3xi64>) -> tensor<2xf32>
  return
}

// -----

func.func @scatter_c1(%x: tensor<3xf32>, %i: tensor<2xi64>, %u: tensor<2xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.scatter' op dim 1 is not in [0, 1)}}
  %0 = jit.scatter add %x[%i], %u dims = [1] : (tensor<3xf32>, tensor<2xi64>, tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

// Updates are not broadcast.
func.func @scatter_c2(%x: tensor<3x4xf32>, %i: tensor<2xi64>, %u: tensor<4xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.scatter' op updates is tensor<4xf32>, expected tensor<2x4xf32>}}
  %0 = jit.scatter add %x[%i], %u dims = [0] : (tensor<3x4xf32>, tensor<2xi64>, tensor<4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @scatter_c3(%x: tensor<3xi1>, %i: tensor<2xi64>, %u: tensor<2xi1>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.scatter' op mode max on i1, expected update}}
  %0 = jit.scatter max %x[%i], %u dims = [0] : (tensor<3xi1>, tensor<2xi64>, tensor<2xi1>) -> tensor<3xi1>
  return
}

// -----

func.func @sort_c1(%x: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.sort' op dim 1 is not in [-1, 1)}}
  %0, %1 = jit.sort %x dim = 1 : tensor<3xf32> -> tensor<3xf32>, tensor<3xi64>
  return
}

// -----

func.func @index_select_c1(%x: tensor<3xf32>, %i: tensor<2xi64>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.index_select' op dim 1 is not in [-1, 1)}}
  %0 = jit.index_select %x, %i dim = 1 : (tensor<3xf32>, tensor<2xi64>) -> tensor<2xf32>
  return
}

// -----

func.func @index_select_c2(%x: tensor<3xf32>, %i: tensor<i64>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.index_select' op index has rank 0, expected 1}}
  %0 = jit.index_select %x, %i dim = 0 : (tensor<3xf32>, tensor<i64>) -> tensor<1xf32>
  return
}

// -----

func.func @take_along_c1(%x: tensor<3xf32>, %i: tensor<2xi64>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.take_along' op dim 1 is not in [-1, 1)}}
  %0 = jit.take_along %x, %i dim = 1 : (tensor<3xf32>, tensor<2xi64>) -> tensor<2xf32>
  return
}

// -----

func.func @take_along_c2_rank(%x: tensor<3xf32>, %i: tensor<2x1xi64>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.take_along' op index has rank 2, expected 1}}
  %0 = jit.take_along %x, %i dim = 0 : (tensor<3xf32>, tensor<2x1xi64>) -> tensor<2x1xf32>
  return
}

// -----

func.func @take_along_c2_extent(%x: tensor<3x4xf32>, %i: tensor<9x5xi64>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.take_along' op index dimension 1 is 5, expected at most 4}}
  %0 = jit.take_along %x, %i dim = 0 : (tensor<3x4xf32>, tensor<9x5xi64>) -> tensor<9x5xf32>
  return
}

// -----

func.func @embedding_c1(%w: tensor<3xf32>, %i: tensor<2xi64>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.embedding' op weight has rank 1, expected 2}}
  %0 = jit.embedding %w, %i : (tensor<3xf32>, tensor<2xi64>) -> tensor<2xf32>
  return
}

// -----

func.func @topk_c1(%x: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.topk' op dim 1 is not in [-1, 1)}}
  %0, %1 = jit.topk %x k = 1 dim = 1 : tensor<3xf32> -> tensor<1xf32>, tensor<1xi64>
  return
}

// -----

func.func @topk_c2_negative(%x: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.topk' op k is -1, expected at least 0}}
  %0, %1 = jit.topk %x k = -1 dim = 0 : tensor<3xf32> -> tensor<?xf32>, tensor<?xi64>
  return
}

// -----

func.func @topk_c2_large(%x: tensor<3xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.topk' op k is 4, expected at most 3, the extent of dimension 0}}
  %0, %1 = jit.topk %x k = 4 dim = 0 : tensor<3xf32> -> tensor<4xf32>, tensor<4xi64>
  return
}

// -----

func.func @masked_fill_c1_rank(%x: tensor<3xf32>, %m: tensor<3xi1>, %v: tensor<1xf32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.masked_fill' op value has rank 1, expected 0}}
  %0 = jit.masked_fill %x, %m, %v : (tensor<3xf32>, tensor<3xi1>, tensor<1xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @masked_fill_c1_type(%x: tensor<3xf32>, %m: tensor<3xi1>, %v: tensor<f64>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.masked_fill' op value has element type f64, expected f32}}
  %0 = jit.masked_fill %x, %m, %v : (tensor<3xf32>, tensor<3xi1>, tensor<f64>) -> tensor<3xf32>
  return
}

// -----

func.func @masked_fill_c2(%x: tensor<3xf32>, %m: tensor<2xi1>, %v: tensor<f32>) {
  // expected-error@+2 {{failed to infer returned types}}
  // expected-error@+1 {{'jit.masked_fill' op operand shapes do not broadcast: operand #1 is 2, the operands before it make 3, result dimension 0 differs}}
  %0 = jit.masked_fill %x, %m, %v : (tensor<3xf32>, tensor<2xi1>, tensor<f32>) -> tensor<3xf32>
  return
}
