//===- support.h - called by compiled code ----------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions of abi.def and the structures that the compiler lays out for
// them. Not an interface for users.
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_ABI_SUPPORT_H
#define JITRT_ABI_SUPPORT_H

#include "jitrt/abi/abi.h"

extern "C" {

union jit_rt_block;

/// One call of a compiled function. The compiler reserves
/// `JIT_RT_CONTEXT_WORDS` 8-byte words for it.
struct jit_rt_context {
  const jit_allocator *allocator;
  jit_error *error;
  /// The blocks allocated and not yet released, a doubly linked list.
  union jit_rt_block *blocks;
  int64_t status;
};
#define JIT_RT_CONTEXT_WORDS 4

/// The greatest rank of an argument or result.
#define JIT_RT_MAX_RANK 16

/// The type of an argument or result. `dims` has -1 for `?`.
struct jit_rt_type {
  int32_t code; // DLDataTypeCode
  int32_t bits;
  int32_t rank;
  int32_t is_scalar;
  const int64_t *dims;
};

void jit_rt_begin(jit_rt_context *context, const jit_allocator *allocator,
                  jit_error *error);
int32_t jit_rt_end(jit_rt_context *context);
int32_t jit_rt_status(jit_rt_context *context);
void *jit_rt_alloc(jit_rt_context *context, int64_t size);
void jit_rt_free(jit_rt_context *context, void *pointer);
int32_t jit_rt_fail(jit_rt_context *context, int32_t code, const char *location,
                    const char *format, const char *kinds,
                    const int64_t *values);
void jit_rt_import(jit_rt_context *context, const DLTensor *const *args,
                   int64_t index, const jit_rt_type *type, void *descriptor);
void jit_rt_allocate_result(jit_rt_context *context, const jit_rt_type *type,
                            void *descriptor);
void jit_rt_export(jit_rt_context *context, DLTensor *results, int64_t index,
                   const jit_rt_type *type, void *descriptor);
int32_t jit_rt_print(const DLTensor *const *inputs, int32_t num_inputs,
                     DLTensor *const *outputs, int32_t num_outputs,
                     const char *label);
}

#endif // JITRT_ABI_SUPPORT_H
