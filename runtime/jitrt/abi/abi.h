//===- abi.h - what compiled code and its callers agree on --------*- C -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C types of a compiled function's interface. `jitc` copies this file into
// the headers that it emits for functions that take DLTensors.
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_ABI_ABI_H
#define JITRT_ABI_ABI_H

#include "jitrt/abi/error.h"
#include "jitrt/tensor/dlpack.h"
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Where a compiled function takes memory from. `allocate` returns `size`
/// bytes aligned to `alignment`, or null; `release` gives them back. A null
/// `jit_allocator *` stands for the C library's.
typedef struct jit_allocator {
  void *user;
  void *(*allocate)(void *user, size_t size, size_t alignment);
  void (*release)(void *user, void *pointer);
} jit_allocator;

/// The general entry of a function: `args` and `results` point to as many
/// tensors as the function has; host scalars are tensors of rank 0. Arguments
/// are only read, and may overlap and be strided. Results are filled in: the
/// elements start `byte_offset` behind `data`, row-major (`strides` is null);
/// elements and shape are one block of the allocator's, which the caller gives
/// back by releasing `data`. On failure no result is filled in and nothing
/// stays allocated. Ranks go up to 16.
typedef int32_t (*jit_entry)(const DLTensor *const *args, DLTensor *results,
                             const jit_allocator *allocator, jit_error *error);

/// A user's kernel, called by `jit.custom_call`: reads `inputs`, fills the
/// `outputs`, whose shapes the caller has fixed, and returns 0, or anything
/// else to stop the program with an error. All tensors are contiguous. `config`
/// is the operation's configuration as JSON. See docs/CustomCalls.md.
typedef int32_t (*jit_kernel)(const DLTensor *const *inputs, int32_t num_inputs,
                              DLTensor *const *outputs, int32_t num_outputs,
                              const char *config);

#ifdef __cplusplus
}
#endif

#endif // JITRT_ABI_ABI_H
