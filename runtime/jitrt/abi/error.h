//===- error.h - how compiled code reports errors -----------------*- C -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `jitc` copies this file into the headers that it emits.
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_ABI_ERROR_H
#define JITRT_ABI_ERROR_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What a compiled function returns: 0 or one of these. The values equal those
/// of the dialect's `ErrorCode`.
enum jit_error_code {
  JIT_OK = 0,
  JIT_INVALID_ARGUMENT = 1,
  JIT_SHAPE_MISMATCH = 2,
  JIT_OUT_OF_RANGE = 3,
  JIT_ASSERTION_FAILED = 4,
  JIT_OUT_OF_MEMORY = 5,
  JIT_UNIMPLEMENTED = 6,
  JIT_CUSTOM_CALL_FAILED = 7
};

/// Filled in when a function fails: `message` is one line that starts with the
/// location of the failing operation. A caller may pass a null pointer.
typedef struct jit_error {
  int32_t code;
  char message[508];
} jit_error;

#ifdef __cplusplus
}
#endif

#endif // JITRT_ABI_ERROR_H
