//===- allocator.h - Where tensors' memory comes from -----------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One allocator for the process. Blocks that are freed are kept, by size class,
// for whoever asks next; small ones by the thread that freed them, so that it
// gets them back without a lock. All functions may be called on any thread.
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_TENSOR_ALLOCATOR_H
#define JITRT_TENSOR_ALLOCATOR_H

#include <cstddef>
#include <cstdint>

namespace jitrt {

/// Bytes are those of tensors' elements; blocks are larger by a header and by
/// what rounding to a size class adds.
struct AllocatorStats {
  int64_t bytesInUse = 0;
  /// The largest `bytesInUse` since the start or the last `resetPeak`.
  int64_t peakBytesInUse = 0;
  /// Of whole blocks that nobody uses, without those that threads keep.
  int64_t bytesCached = 0;
};

namespace allocator {

/// Whether blocks are kept at all: not where AddressSanitizer watches them.
bool keepsBlocks();

AllocatorStats stats();
void resetPeak();

/// At most so many bytes are in use at a time; more are refused. Negative: no
/// limit, as at the start.
void setByteLimit(int64_t bytes);
int64_t byteLimit();

/// At most so many bytes are kept for later, 256 MiB at the start.
void setCacheLimit(int64_t bytes);

/// Gives back what is kept, by the calling thread and for all.
void trim();

/// A block of `blockSize` bytes, aligned to 64, that is counted as `bytes`.
/// Null if there is no memory or `bytes` exceed the limit.
void *allocate(size_t blockSize, int64_t bytes);
/// Gives back a block, with the sizes that it was allocated by.
void deallocate(void *block, size_t blockSize, int64_t bytes);

} // namespace allocator
} // namespace jitrt

#endif // JITRT_TENSOR_ALLOCATOR_H
