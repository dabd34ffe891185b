// RUN: jit-opt %s -jit-lower-kernel-calls -split-input-file -verify-diagnostics

func.func private @k()
// A kernel is C code outside: it can share its name with nothing in the module.
func.func @function(%x: memref<2xi8>) {
  // expected-error @below {{'jit.kernel_call' op kernel '@k' has the name of a 'func.func' of the module, expected a name of its own}}
  jit.kernel_call @k(%x : memref<2xi8>) element_types [ui8] config "{}"
  return
}

// -----

memref.global @k : memref<2xf32>
func.func @global(%x: memref<2xi8>) {
  // expected-error @below {{'jit.kernel_call' op kernel '@k' has the name of a 'memref.global' of the module, expected a name of its own}}
  jit.kernel_call @k(%x : memref<2xi8>) element_types [ui8] config "{}"
  return
}

// -----

// A function of LLVM is a kernel if it has a kernel's type.
// expected-error @below {{redefinition of function 'k' of different type}}
llvm.func @k()
func.func @type(%x: memref<2xi8>) {
  jit.kernel_call @k(%x : memref<2xi8>) element_types [ui8] config "{}"
  return
}
