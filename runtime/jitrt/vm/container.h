//===- container.h - The layout of a .jbc file ------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_VM_CONTAINER_H
#define JITRT_VM_CONTAINER_H

#include <cstdint>

namespace jitrt::container {

/// Of the buffer in program.fbs: what an older reader would misread changes it.
inline constexpr uint32_t currentVersion = 1;

/// Of the constants' start in the file, and of each constant, in bytes.
inline constexpr uint64_t alignment = 64;

constexpr uint64_t aligned(uint64_t size) {
  return (size + alignment - 1) / alignment * alignment;
}

} // namespace jitrt::container

#endif // JITRT_VM_CONTAINER_H
