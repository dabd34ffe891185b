// What the interpreter cannot run is an error at the operation, in one line.

// RUN: %fails jit-run %s --mode=interpret --function=operation | FileCheck %s --check-prefix=OPERATION
// OPERATION: {{^}}{{.*}}err-bytecode.mlir:[[#@LINE+2]]:8: error: 'tensor.empty' op is not for programs, expected the dialects jit and check, {{.*}}
func.func @operation() -> tensor<4xf32> {
  %0 = tensor.empty() : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// RUN: %fails jit-run %s --mode=interpret --function=type --input=1 | FileCheck %s --check-prefix=TYPE
// TYPE: {{^}}{{.*}}err-bytecode.mlir:[[#@LINE+1]]:1: error: 'func.func' op argument #0 is 'i32', expected a tensor, a list, or a host scalar: index, i64, f64 or i1{{$}}
func.func @type(%x: i32) -> i32 {
  return %x : i32
}

// RUN: %fails jit-run %s --mode=interpret --function=constant --input=4xf32=1 | FileCheck %s --check-prefix=CONSTANT
// CONSTANT: {{^}}{{.*}}err-bytecode.mlir:[[#@LINE+2]]:8: error: 'arith.constant' op has no constant that the interpreter can hold; expected dense elements that are there, or a host scalar{{$}}
func.func @constant(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.constant dense_resource<elsewhere> : tensor<4xf32>
  %1 = jit.add %x, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// RUN: %fails jit-run %s --mode=interpret --function=body --input=f32=1 | FileCheck %s --check-prefix=BODY
// BODY: {{^}}{{.*}}err-bytecode.mlir:[[#@LINE+1]]:1: error: 'func.func' op has no body for the interpreter; expected a definition, or a jit.custom_call of a kernel{{$}}
func.func private @elsewhere(tensor<f32>) -> tensor<f32>
func.func @body(%x: tensor<f32>) -> tensor<f32> {
  %0 = jit.call @elsewhere(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// RUN: jitc %s --function=constant_free --emit=bytecode -o %t.jbc
// RUN: %fails jitc %t.jbc -o %t.o | FileCheck %s --check-prefix=JITC
// RUN: %fails jit-opt %t.jbc | FileCheck %s --check-prefix=OPT
// JITC: {{^}}jitc: error: '{{.*}}.jbc' is bytecode for the interpreter, expected its source{{$}}
// OPT: {{^}}jit-opt: error: '{{.*}}.jbc' is bytecode for the interpreter, expected its source{{$}}
func.func @constant_free(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
