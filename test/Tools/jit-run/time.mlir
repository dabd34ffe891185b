// --time calls as often as it says, on both paths, and prints results once and the times of a call.
// RUN: jit-run %s --input=f32=2 --time=3 | FileCheck %s
// RUN: jit-run %s --input=f32=2 --time=3 --mode=interpret | FileCheck %s
// CHECK-COUNT-3: called
// CHECK-NEXT: f32=4
// CHECK-NEXT: time: least {{[0-9]+\.[0-9]+}} ms, median {{[0-9]+\.[0-9]+}} ms of 3 calls
// CHECK-NOT: {{.}}

// Without it there is one call, and no time.
// RUN: jit-run %s --input=f32=2 | FileCheck %s --check-prefix=ONCE
// ONCE: called
// ONCE-NEXT: f32=4
// ONCE-NOT: {{.}}

// RUN: %fails jit-run %s --input=f32=2 --time=0 | FileCheck %s --check-prefix=ZERO
// ZERO: {{^}}jit-run: error: --time is 0, expected at least 1 call{{$}}
// RUN: %fails jit-run %s --check --time=2 | FileCheck %s --check-prefix=CHECKS
// CHECKS: {{^}}jit-run: error: --time measures one function undisturbed, expected no --check, --debug or --trace{{$}}

func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %one = jit.constant dense<1> : tensor<i64>
  jit.print %one label "called" : tensor<i64>
  %r = jit.add %x, %x : tensor<f32>
  return %r : tensor<f32>
}
