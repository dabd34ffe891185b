// RUN: %host_cc -shared -fPIC -I%jit_src/runtime %S/../ops/Inputs/kernels.c -o %t.so
// RUN: not jit-run %s --function=fails --shared-libs=%t.so 2>&1 | FileCheck %s --check-prefix=FAILS
// RUN: not jit-run %s --function=fails --mode=interpret --shared-libs=%t.so 2>&1 | FileCheck %s --check-prefix=FAILS
// RUN: not jit-run %s --function=negative --mode=interpret --shared-libs=%t.so 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: not jit-run %s --function=negative --shared-libs=%t.so 2>&1 | FileCheck %s --check-prefix=SIZE

// A status is an error with the call's place; so is a negative size.

// FAILS: custom_call.mlir:[[#@LINE+2]]:{{.*}}'jit.custom_call' op kernel 'test_fail' returned status 42
func.func @fails() -> tensor<2xf32> {
  %r = jit.custom_call @test_fail() : () -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// SIZE: 'jit.custom_call' op size #0 is -1, expected at least 0
func.func @negative() -> tensor<?xf32> {
  %c = arith.constant -1 : index
  %n = check.opaque %c : index
  %r = jit.custom_call @test_fail() sizes(%n) : () -> tensor<?xf32>
  return %r : tensor<?xf32>
}
