// --check-gradients compares derivatives with differences, in f64, compiled and interpreted.

// RUN: jit-run %s --check-gradients --input=3xf64=1,2,3 --input=2x3xf64=1,-1,2,0.5,1,1.5 | FileCheck %s
// RUN: jit-run %s --check-gradients --mode=interpret --input=3xf64=1,2,3 --input=2x3xf64=1,-1,2,0.5,1,1.5 | FileCheck %s
// CHECK:      {{^}}argument 0, 3 of 3 elements: vjp against differences: worst error {{.*}}e-{{[01][0-9]}}, argument 0 at [{{[0-2]}}]{{$}}
// CHECK-NEXT: {{^}}argument 1, 6 of 6 elements: vjp against differences: worst error {{.*}}
// CHECK-NEXT: {{^}}jvp against differences: worst error {{.*}}
// CHECK-NEXT: {{^}}vjp against jvp: worst error {{.*}}
// CHECK-NEXT: {{^}}jvp of vjp against differences: worst error {{.*}}
// CHECK-NEXT: {{^}}vjp of vjp against jvp of vjp: worst error {{.*}}
// CHECK-NOT:  {{.}}
func.func @main(%x: tensor<3xf64>, %w: tensor<2x3xf64>) -> tensor<2xf64> {
  %p = jit.mul %w, %x : (tensor<2x3xf64>, tensor<3xf64>) -> tensor<2x3xf64>
  %e = jit.sin %p : tensor<2x3xf64>
  %s = jit.sum %e dims = [1] : (tensor<2x3xf64>) -> tensor<2xf64>
  return %s : tensor<2xf64>
}

// A wrong rule: the message says where, what was expected, and which mode; each element has one. With =vjp the missing
// jvp is not asked for. The position is that in the argument.
// RUN: not jit-run %s --function=wrong --check-gradients=vjp --input=1x2xf64=1,2 2>&1 >/dev/null | FileCheck %s --check-prefix=WRONG
// WRONG:      {{^}}jit-run: error: 'wrong': vjp of argument 0 at [0, 0] is {{[-0-9.]+}}, central difference {{[-0-9.]+}}{{$}}
// WRONG-NEXT: {{^}}jit-run: error: 'wrong': vjp of argument 0 at [0, 1] is {{.*}}
// WRONG-NOT:  {{.}}
func.func private @f(%x: tensor<1x2xf64>) -> tensor<1x2xf64> {
  %y = jit.mul %x, %x : tensor<1x2xf64>
  return %y : tensor<1x2xf64>
}
func.func private @f_forward(%x: tensor<1x2xf64>) -> (tensor<1x2xf64>, tensor<1x2xf64>) {
  %y = jit.mul %x, %x : tensor<1x2xf64>
  return %y, %x : tensor<1x2xf64>, tensor<1x2xf64>
}
func.func private @f_backward(%x: tensor<1x2xf64>, %dy: tensor<1x2xf64>) -> tensor<1x2xf64> {
  %dx = jit.mul %x, %dy : tensor<1x2xf64>
  return %dx : tensor<1x2xf64>
}
jit.custom_vjp @f forward @f_forward backward @f_backward
func.func @wrong(%x: tensor<1x2xf64>) -> tensor<1x2xf64> {
  %y = jit.call @f(%x) : (tensor<1x2xf64>) -> tensor<1x2xf64>
  return %y : tensor<1x2xf64>
}

// A wrong jvp differs from differences and from the vjp.
// RUN: not jit-run %s --function=wrong_forward --check-gradients=first --input=f64=2 2>&1 >/dev/null | FileCheck %s --check-prefix=FORWARD
// FORWARD:      {{^}}jit-run: error: 'wrong_forward': jvp of result 0 at [] is {{.*}}, central difference {{.*}}
// FORWARD-NEXT: {{^}}jit-run: error: 'wrong_forward': vjp of argument 0, times a random tangent, is {{.*}}, by the other mode {{.*}}
// FORWARD-NOT:  {{.}}
func.func private @g(%x: tensor<f64>) -> tensor<f64> {
  %y = jit.sin %x : tensor<f64>
  return %y : tensor<f64>
}
func.func private @g_tangent(%x: tensor<f64>, %t: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
  %y = jit.sin %x : tensor<f64>
  return %y, %t : tensor<f64>, tensor<f64>
}
func.func private @g_forward(%x: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
  %y = jit.sin %x : tensor<f64>
  return %y, %x : tensor<f64>, tensor<f64>
}
func.func private @g_backward(%x: tensor<f64>, %dy: tensor<f64>) -> tensor<f64> {
  %c = jit.cos %x : tensor<f64>
  %dx = jit.mul %c, %dy : tensor<f64>
  return %dx : tensor<f64>
}
jit.custom_vjp @g forward @g_forward backward @g_backward
jit.custom_jvp @g tangent @g_tangent
func.func @wrong_forward(%x: tensor<f64>) -> tensor<f64> {
  %y = jit.call @g(%x) : (tensor<f64>) -> tensor<f64>
  return %y : tensor<f64>
}

// A tolerance that large admits it.
// RUN: jit-run %s --function=wrong --check-gradients=vjp --rtol=0.6 --input=1x2xf64=1,2 | FileCheck %s --check-prefix=TOLERANT
// TOLERANT: {{^}}argument 0, 2 of 2 elements: vjp against differences: worst error {{.*}}

// f32 is changed to f64, which the report says; unknown extents come from the inputs; only so many elements are checked
// one by one; integers are passed on. At the kink of relu the derivative is that of one of the sides.
// RUN: jit-run %s --function=single --check-gradients=first --gradient-elements=2 --input=4xf32=0,1,2,-3 --input=i64=2 | FileCheck %s --check-prefix=SINGLE
// SINGLE:      {{^}}'single' is checked in f64, to which its types and constants are changed{{$}}
// SINGLE-NEXT: {{^}}argument 0, 2 of 4 elements: vjp against differences: {{.*}}; not smooth at 1 of 2{{$}}
// SINGLE-NEXT: {{^}}jvp against differences: {{.*}}; not smooth at 1 of 4{{$}}
// SINGLE-NEXT: {{^}}vjp against jvp: {{.*}}
// SINGLE-NOT:  {{.}}
func.func @single(%x: tensor<?xf32>, %n: tensor<i64>) -> tensor<?xf32> {
  %c = jit.constant dense<0.1> : tensor<f32>
  %f = jit.convert %n : (tensor<i64>) -> tensor<f32>
  %r = jit.relu %x : tensor<?xf32>
  %s = jit.mul %r, %c : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %t = jit.mul %s, %f : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %t : tensor<?xf32>
}

// What cannot be checked.
// RUN: not jit-run %s --function=integers --check-gradients --input=2xi64=1,2 2>&1 | FileCheck %s --check-prefix=INTEGERS
// INTEGERS: {{^}}jit-run: error: 'integers' has no argument of a differentiable type, expected at least one tensor of floats or f64{{$}}
func.func @integers(%x: tensor<2xi64>) -> tensor<2xf32> {
  %y = jit.convert %x : (tensor<2xi64>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}
// RUN: not jit-run %s --function=kernel --check-gradients --input=2xf32=1,2 2>&1 | FileCheck %s --check-prefix=KERNEL
// KERNEL: check-gradients.mlir:[[#@LINE+2]]:8: error: 'jit.custom_call' cannot be converted to f64: its kernel is for 'tensor<2xf32>'{{$}}
func.func @kernel(%x: tensor<2xf32>) -> tensor<2xf32> {
  %y = jit.custom_call @somewhere(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}
// RUN: not jit-run %s --function=fails --check-gradients --input=2xf64=1,2 --input=3xf64=1,2,3 2>&1 | FileCheck %s --check-prefix=FAILS
// FAILS: {{^}}jit-run: error: {{.*}}check-gradients.mlir:[[#@LINE+2]]:8: 'jit.add' op operand #1 dimension 0 is 3, expected 1 or 2{{$}}
func.func @fails(%x: tensor<?xf64>, %y: tensor<?xf64>) -> tensor<?xf64> {
  %z = jit.add %x, %y : tensor<?xf64>
  return %z : tensor<?xf64>
}
// RUN: not jit-run %s --check-gradients --check 2>&1 | FileCheck %s --check-prefix=OPTIONS
// OPTIONS: {{^}}jit-run: error: --check-gradients prints a report, expected no option but --input, --function, tolerances, and how to run{{$}}
// RUN: jitc %s --function=main --emit=bytecode -o %t.jbc && not jit-run %t.jbc --check-gradients 2>&1 | FileCheck %s --check-prefix=BYTECODE
// BYTECODE: is bytecode, which cannot be differentiated; expected its source
