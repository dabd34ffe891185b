// RUN: jit-run %s --dump-bytecode | FileCheck %s --match-full-lines --strict-whitespace

// Carried values that change places; the counter is added in place.
//      CHECK:func public @swap(%r0: i64, %r1: tensor<4xf32>, %r2: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>), 7 registers {
// CHECK-NEXT:  0: %r3 = constant c0  // {{.*}}dump-bytecode.mlir:[[#@LINE+11]]:10
// CHECK-NEXT:  1: %r4 = constant c1  // {{.*}}
// CHECK-NEXT:  2: %r5 = cmpi %r0, %r3 {predicate = 4} : i1  // {{.*}}
// CHECK-NEXT:  3: jump_if_not %r5, 8  // {{.*}}
// CHECK-NEXT:  4: %r3 = addi %r3, %r4 : i64  // {{.*}}
// CHECK-NEXT:  5: %r6 = cmpi %r3, %r0 {predicate = 2} : i1  // {{.*}}
// CHECK-NEXT:  6: %r1, %r2 = assign move(%r2), move(%r1)  // {{.*}}
// CHECK-NEXT:  7: jump_if %r6, 4  // {{.*}}
// CHECK-NEXT:  8: return move(%r1), move(%r2)  // {{.*}}
// CHECK-NEXT:}
func.func @swap(%n: index, %a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = jit.loop max %n iter(%i, %x = %a, %y = %b) : tensor<4xf32>, tensor<4xf32> {
    jit.continue %y, %x : tensor<4xf32>, tensor<4xf32>
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// What the next iteration gets is made in the register of the carried value; what only the body reads is dropped once,
// behind the loop.
//      CHECK:func public @accumulate(%r0: i64, %r1: tensor<4xf32>, %r2: tensor<4xf32>) -> (tensor<4xf32>), 7 registers {
//      CHECK:  4: %r1 = add move(%r1), %r2 : tensor<4xf32>  // {{.*}}
// CHECK-NEXT:  5: %r3 = addi %r3, %r4 : i64  // {{.*}}
// CHECK-NEXT:  6: %r6 = cmpi %r3, %r0 {predicate = 2} : i1  // {{.*}}
// CHECK-NEXT:  7: jump_if %r6, 4  // {{.*}}
// CHECK-NEXT:  8: drop %r2  // {{.*}}
// CHECK-NEXT:  9: return move(%r1)  // {{.*}}
func.func @accumulate(%n: index, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = jit.loop max %n iter(%i, %x = %a) : tensor<4xf32> {
    %1 = jit.add %x, %b : tensor<4xf32>
    jit.continue %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// A branch makes what it yields in the register of the result.
//      CHECK:func public @branch(%r0: i1, %r1: tensor<4xf32>, %r2: tensor<4xf32>) -> (tensor<4xf32>), 4 registers {
// CHECK-NEXT:  0: jump_if_not %r0, 3  // {{.*}}
// CHECK-NEXT:  1: %r3 = neg %r1 : tensor<4xf32>  // {{.*}}
// CHECK-NEXT:  2: jump 4  // {{.*}}
// CHECK-NEXT:  3: %r3 = assign %r2  // {{.*}}
// CHECK-NEXT:  4: drop %r1, %r2  // {{.*}}
// CHECK-NEXT:  5: return move(%r3)  // {{.*}}
func.func @branch(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = jit.if %c : tensor<4xf32> {
    %1 = jit.neg %a : tensor<4xf32>
    jit.yield %1 : tensor<4xf32>
  } else {
    jit.yield %b : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// An extent that only the result's type knows is checked.
//      CHECK:  0: %r1 = add move(%r0), move(%r1) : tensor<4xf32>  // {{.*}}
// CHECK-NEXT:  1: %r1 = refine_shape move(%r1) {what = 'result'} : tensor<4xf32>  // {{.*}}
func.func @declared(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<4xf32> {
  %0 = jit.add %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// One element stands for many.
//      CHECK:  0: %r0 = constant c2  // {{.*}}
// CHECK-NEXT:  1: %r0 = broadcast_to move(%r0) {static_sizes = [1000]} : tensor<1000xf32>  // {{.*}}
func.func @splat() -> tensor<1000xf32> {
  %0 = jit.constant dense<2.0> : tensor<1000xf32>
  return %0 : tensor<1000xf32>
}

// The condition is a carried value: it is read as it was.
//      CHECK:  0: jump_if_not %r0, 3  // {{.*}}
// CHECK-NEXT:  1: %r2, %r0, %r1 = assign %r0, %r1, %r0  // {{.*}}
// CHECK-NEXT:  2: jump_if %r2, 1  // {{.*}}
// CHECK-NEXT:  3: return %r0  // {{.*}}
func.func @flag(%c: i1, %d: i1) -> i1 {
  %0:2 = jit.loop while %c iter(%i, %x = %c, %y = %d) : i1, i1 {
    jit.continue %x, %y, %x : i1, i1
  }
  return %0#0 : i1
}
