// A pass of this project or of MLIR is applied as long as the script finds the program still interesting: it has a jit.exp.
// RUN: jit-reduce %s -opt-reduction-pass='opt-pass=symbol-dce test=%S/Inputs/has-exp.sh' | FileCheck %s
// RUN: jit-reduce %s -opt-reduction-pass='opt-pass=jit-decompose test=%S/Inputs/has-exp.sh' | FileCheck %s --check-prefix=KEPT

// CHECK-NOT: @unused
// CHECK: func.func @f
// CHECK: jit.exp

// Decomposition does not make this program smaller.
// KEPT: @unused
// KEPT: jit.silu

func.func private @unused() {
  return
}

func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = jit.exp %x : tensor<2xf32>
  %1 = jit.silu %0 : tensor<2xf32>
  return %1 : tensor<2xf32>
}
