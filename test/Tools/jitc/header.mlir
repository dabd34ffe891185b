// The header documents every function, and is C99 and C++ without a warning, alone and with other headers of jitc's and
// of the runtime.
// RUN: jitc %s -o %t.h --emit=header
// RUN: FileCheck %s --input-file=%t.h
// RUN: %host_cc -xc -std=c99 -Wall -Wextra -pedantic -Werror -fsyntax-only %t.h
// RUN: %host_cc -xc++ -std=c++11 -Wall -Wextra -pedantic -Werror -fsyntax-only %t.h

// RUN: jitc %s -o %t.other.h --emit=header --function=static_names --prefix=other_
// RUN: echo '#include "%t.other.h"' >%t.c
// RUN: echo '#include "jitrt/abi/abi.h"' >>%t.c
// RUN: echo '#include "%t.h"' >>%t.c
// RUN: %host_cc -std=c99 -Wall -Wextra -pedantic -Werror -fsyntax-only -I%jit_src/runtime %t.c
// RUN: FileCheck %s --check-prefix=ONLY --input-file=%t.other.h
// ONLY-NOT: DLTensor
// ONLY: int32_t other_static_names(

// CHECK: // header.mlir.tmp.h - C interface of header.mlir
// CHECK: #ifndef JIT_HEADER_MLIR_TMP_H
// CHECK: JIT_SHAPE_MISMATCH = 2
// CHECK: } jit_error;
// CHECK: #ifndef DLPACK_DLPACK_H_
// CHECK: } jit_allocator;

// Names are those of the source, made to fit into C; an argument without one has its number.
// CHECK: /// `static_names`
// CHECK-NEXT: ///   in x: tensor<1x64xf32>, 64 elements
// CHECK-NEXT: ///   in int_: tensor<f64>, 1 element
// CHECK-NEXT: ///   in arg2: i64
// CHECK-NEXT: ///   in a_b: tensor<2xi1>, 2 elements, 0 or 1
// CHECK-NEXT: ///   in placed: index
// CHECK-NEXT: ///   out result: tensor<1x64xf32>, 64 elements
// CHECK-NEXT: ///   workspace: HEADER_STATIC_NAMES_WORKSPACE_SIZE bytes
// CHECK-NEXT: int32_t header_static_names(const float *x, const double *int_, int64_t arg2, const uint8_t *a_b, int64_t placed, float *result, void *workspace, jit_error *error);
// CHECK-NEXT: #define HEADER_STATIC_NAMES_WORKSPACE_SIZE {{[0-9]+$}}
func.func @static_names(%x: tensor<1x64xf32>, %int: tensor<f64>, %2: i64, %a.b: tensor<2xi1>,
                        %i: index loc("placed")) -> tensor<1x64xf32> {
  return %x : tensor<1x64xf32>
}

// Halves are passed as bits.
// CHECK: ///   in arg0: tensor<2xf16>, 2 elements, the bits of IEEE halves
// CHECK: ///   in arg1: tensor<2xbf16>, 2 elements, the upper halves of floats' bits
// CHECK: int32_t header_static_types(const uint16_t *arg0, const uint16_t *arg1, const int8_t *arg2, const uint8_t *arg3, const int16_t *arg4, const int32_t *arg5, const int64_t *arg6, double arg7, uint8_t arg8, int64_t *result0, int8_t *result1, void *workspace, jit_error *error);
func.func @static_types(%0: tensor<2xf16>, %1: tensor<2xbf16>, %2: tensor<2xi8>, %3: tensor<2xui8>, %4: tensor<2xi16>,
                        %5: tensor<2xi32>, %6: tensor<2xi64>, %7: f64, %8: i1) -> (tensor<2xi64>, tensor<2xi8>) {
  return %6, %2 : tensor<2xi64>, tensor<2xi8>
}

// CHECK: /// `dynamic`
// CHECK-NEXT: ///   in args[0] (x): tensor<?x3xf32>
// CHECK-NEXT: ///   out results[0]: tensor<?x3xf32>
// CHECK-NEXT: int32_t header_dynamic(const DLTensor *const *args, DLTensor *results,
// CHECK-NEXT: const jit_allocator *allocator, jit_error *error);
func.func @dynamic(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  return %x : tensor<?x3xf32>
}

// Private functions are no part of the interface.
// CHECK-NOT: hidden
func.func private @hidden() {
  return
}
