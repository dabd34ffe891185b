// A program is made small as long as the script finds it interesting: it has a jit.exp.
// XFAIL: *
// Known to fail: expectations and code of two parts have not been brought together.
// RUN: jit-reduce %s -reduction-tree='traversal-mode=0 test=%S/Inputs/has-exp.sh' | FileCheck %s

// CHECK-NOT: @unused
// CHECK: func.func @f
// CHECK-NOT: jit.add
// CHECK: jit.exp
// CHECK-NOT: jit.add

func.func @unused() {
  return
}

func.func @f(%x: tensor<2xf32>) {
  %0 = jit.add %x, %x : tensor<2xf32>
  %1 = jit.exp %x : tensor<2xf32>
  %2 = jit.add %1, %1 : tensor<2xf32>
  return
}
