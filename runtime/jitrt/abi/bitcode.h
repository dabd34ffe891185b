//===- bitcode.h - the embedded bitcode of support.cpp ----------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM bitcode that defines the functions of abi.def. It names no target: set
// the data layout and triple of the destination before linking.
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_ABI_BITCODE_H
#define JITRT_ABI_BITCODE_H

#include <cstddef>

extern "C" {
extern const unsigned char jitrt_abi_bitcode[];
extern const size_t jitrt_abi_bitcode_size;
}

#endif // JITRT_ABI_BITCODE_H
