// A kernel is an external symbol of the object, which the C program that links both defines; a static function of static
// extents needs nothing else. Values by hand: 1, 4 and 9 by the kernel, plus one.
// RUN: jitc %s -o %t.o --emit=obj,header --prefix=p_
// RUN: llvm-nm -u %t.o | FileCheck %s --check-prefix=UNDEFINED
// UNDEFINED: U square
// UNDEFINED-NOT: jit_
// RUN: %host_cc -std=c99 -Wall -Wextra -Werror -I%jit_src/runtime -include %t.h %S/Inputs/custom-call.c %t.o -o %t.exe -lm
// RUN: %t.exe | FileCheck %s

// Without the kernel the linker says what is missing.
// RUN: not %host_cc -DWITHOUT_KERNEL -std=c99 -I%jit_src/runtime -include %t.h %S/Inputs/custom-call.c %t.o -o %t.exe -lm 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: undefined reference to `square'

// CHECK: static: 0 [2 5 10]
func.func @fixed(%x: tensor<3xf32>) -> tensor<3xf32> {
  %one = jit.constant dense<1.0> : tensor<f32>
  %0 = jit.custom_call @square(%x) : (tensor<3xf32>) -> tensor<3xf32>
  %1 = jit.add %0, %one : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

// CHECK: dynamic: 0 [2x1] 1 4
// CHECK: fails: 7 {{.*}}custom-call.mlir:[[#@LINE+5]]:8: 'jit.custom_call' op kernel 'square' returned status 9
func.func @dynamic(%x: tensor<?x1xf32>) -> tensor<?x1xf32> {
  %zero = arith.constant 0 : index
  %n = tensor.dim %x, %zero : tensor<?x1xf32>
  // The kernel refuses extents of more than 100.
  %0 = jit.custom_call @square(%x) sizes(%n) : (tensor<?x1xf32>) -> tensor<?x1xf32>
  return %0 : tensor<?x1xf32>
}
