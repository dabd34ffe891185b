// RUN: %e2e

// A carried value whose extent changes from iteration to iteration: from one
// element, x becomes x + [1, 2, 3] in the first iteration and stays 3 long.
// By hand: ((10 + d) + d) with d = [1, 2, 3].
func.func @broadcast_grows() {
  %cx = jit.constant dense<[10.0]> : tensor<1xf32>
  %cd = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %x0 = check.opaque %cx : tensor<1xf32>
  %d = check.opaque %cd : tensor<3xf32> -> tensor<?xf32>
  %two = arith.constant 2 : index
  %n = check.opaque %two : index
  %r = jit.loop max %n iter(%i, %x = %x0) : (tensor<1xf32>) -> (tensor<?xf32>) {
    %y = jit.add %x, %d : tensor<?xf32>
    jit.continue %y : tensor<?xf32>
  }
  %ce = jit.constant dense<[12.0, 14.0, 16.0]> : tensor<3xf32>
  %e = check.opaque %ce : tensor<3xf32> -> tensor<?xf32>
  check.expect_eq %r, %e : tensor<?xf32>
  return
}

// A dynamic extent that stays: the buffer is kept.
func.func @dynamic_stays() {
  %cx = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %x0 = check.opaque %cx : tensor<3xf32> -> tensor<?xf32>
  %four = arith.constant 4 : index
  %n = check.opaque %four : index
  %r = jit.loop max %n iter(%i, %x = %x0) : tensor<?xf32> {
    %y = jit.add %x, %x : tensor<?xf32>
    jit.continue %y : tensor<?xf32>
  }
  %ce = jit.constant dense<[16.0, 32.0, 48.0]> : tensor<3xf32>
  %e = check.opaque %ce : tensor<3xf32> -> tensor<?xf32>
  check.expect_eq %r, %e : tensor<?xf32>
  return
}

// Unranked types follow from the initial value.
func.func @unranked() {
  %cx = jit.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %x0 = check.opaque %cx : tensor<3xf32>
  %four = arith.constant 4 : index
  %n = check.opaque %four : index
  %r = jit.loop max %n iter(%i, %x = %x0) : (tensor<3xf32>) -> (tensor<*xf32>) {
    %y = jit.add %x, %x : tensor<*xf32>
    jit.continue %y : tensor<*xf32>
  }
  %s = jit.neg %r : (tensor<*xf32>) -> tensor<3xf32>
  %e = jit.constant dense<[-16.0, -32.0, -48.0]> : tensor<3xf32>
  check.expect_eq %s, %e : tensor<3xf32>
  return
}

// One more element each iteration; the initial value's static extent must not
// become the carried one's. By hand: [0] and three ones.
func.func @concat_grows() {
  %cx = jit.constant dense<[0.0]> : tensor<1xf32>
  %c1 = jit.constant dense<[1.0]> : tensor<1xf32>
  %x0 = check.opaque %cx : tensor<1xf32>
  %one = check.opaque %c1 : tensor<1xf32>
  %three = arith.constant 3 : index
  %n = check.opaque %three : index
  %r = jit.loop max %n iter(%i, %x = %x0) : (tensor<1xf32>) -> (tensor<?xf32>) {
    %y = jit.concat %x, %one dim = 0 : (tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
    jit.continue %y : tensor<?xf32>
  }
  %ce = jit.constant dense<[0.0, 1.0, 1.0, 1.0]> : tensor<4xf32>
  %e = check.opaque %ce : tensor<4xf32> -> tensor<?xf32>
  check.expect_eq %r, %e : tensor<?xf32>
  return
}
