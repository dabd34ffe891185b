//===- allocator.h - Memory for tensors -------------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is freed is kept for the next one that asks: small blocks by the thread
// that frees them, up to 64 KiB a size, large ones for all threads, up to 256
// MiB. All functions may be called on any thread at any time.
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_TENSOR_ALLOCATOR_H
#define JITRT_TENSOR_ALLOCATOR_H

#include <cstddef>
#include <cstdint>

namespace jitrt::memory {

/// Of addresses and sizes of blocks.
inline constexpr size_t alignment = 64;

/// All in bytes, of all threads.
struct Statistics {
  /// What storages that are alive asked for, and the most so far.
  int64_t inUse = 0, peakInUse = 0;
  /// What is held of the system: blocks in use and blocks kept.
  int64_t reserved = 0;
};

Statistics statistics();
/// The peak starts again from what is in use.
void resetPeak();

/// No more than `bytes` will be in use; what is in use stays. Without a limit
/// it is the largest integer.
void setLimit(int64_t bytes);
int64_t limit();

/// Gives the system what is kept: by this thread, and for all. Other threads
/// keep small blocks until they end.
void trim();

/// Why `allocate` fails.
enum class Failure { None, Limit, OutOfMemory };

/// A block of at least `size` bytes, of which `charged` count as in use; null,
/// and why, if there is none. `size` becomes the block's.
void *allocate(size_t &size, int64_t charged, Failure &failure);
/// `size` is the block's, `charged` what it was allocated with.
void release(void *block, size_t size, int64_t charged);

} // namespace jitrt::memory

#endif // JITRT_TENSOR_ALLOCATOR_H
