//===- allocator.cpp - Where tensors' memory comes from -------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/tensor/allocator.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdlib>
#include <mutex>

using namespace jitrt;

// Blocks that are used again would hide uses after free from the sanitizer.
#if defined(__SANITIZE_ADDRESS__)
static constexpr bool keeps = false;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
static constexpr bool keeps = false;
#else
static constexpr bool keeps = true;
#endif
#else
static constexpr bool keeps = true;
#endif

static constexpr size_t alignment = 64;

//===----------------------------------------------------------------------===//
// Size classes
//===----------------------------------------------------------------------===//

// Multiples of 64 up to 1 KiB, then four classes for each power of two.
static constexpr size_t smallStep = 64, smallLimit = 1024;
static constexpr size_t numSmall = smallLimit / smallStep;
static constexpr size_t largestBit = 47; ///< Of blocks that are kept.
static constexpr size_t numClasses = numSmall + 4 * (largestBit - 9);

/// The class of blocks of at least `size` bytes, `numClasses` or more for
/// those that are not kept.
static size_t classOf(size_t size) {
  if (size <= smallLimit)
    return size == 0 ? 0 : (size - 1) / smallStep;
  auto bit = static_cast<size_t>(std::bit_width(size - 1)) - 1;
  size_t quarter = ((size - 1) >> (bit - 2)) & 3;
  return numSmall + 4 * (bit - 10) + quarter;
}

static size_t sizeOfClass(size_t number) {
  if (number < numSmall)
    return (number + 1) * smallStep;
  size_t bit = 10 + (number - numSmall) / 4;
  return (size_t(1) << bit) +
         ((number - numSmall) % 4 + 1) * (size_t(1) << (bit - 2));
}

//===----------------------------------------------------------------------===//
// Blocks that are kept
//===----------------------------------------------------------------------===//

namespace {
/// In the first bytes of a block that is free.
struct FreeBlock {
  FreeBlock *next;
};

struct Shared {
  std::mutex mutex;
  FreeBlock *free[numClasses] = {};
  int64_t cached = 0;
  int64_t cacheLimit = int64_t(256) << 20;
  std::atomic<int64_t> inUse = 0, peak = 0, limit = -1;
};

/// The small blocks of a thread.
struct Local {
  static constexpr uint32_t maxBlocks = 64;
  FreeBlock *free[numSmall] = {};
  uint32_t count[numSmall] = {};
  ~Local();
};
} // namespace

/// Never destroyed: tensors may live longer than static objects.
static Shared &shared() {
  static auto *instance = new Shared;
  return *instance;
}

/// Null before the first and after the last use by this thread.
static thread_local Local *local = nullptr;
static thread_local bool isThreadEnding = false;

static Local *localBlocks() {
  if (!local && !isThreadEnding) {
    static thread_local Local instance;
    local = &instance;
  }
  return local;
}

static void giveBack(FreeBlock *block, size_t number) {
  Shared &all = shared();
  auto size = static_cast<int64_t>(sizeOfClass(number));
  {
    std::lock_guard lock(all.mutex);
    if (all.cached + size <= all.cacheLimit) {
      block->next = all.free[number];
      all.free[number] = block;
      all.cached += size;
      return;
    }
  }
  std::free(block);
}

static void emptyLocal(Local &blocks) {
  for (size_t number = 0; number < numSmall; ++number)
    while (FreeBlock *block = blocks.free[number]) {
      blocks.free[number] = block->next;
      giveBack(block, number);
    }
  std::fill_n(blocks.count, numSmall, 0U);
}

Local::~Local() {
  emptyLocal(*this);
  local = nullptr;
  isThreadEnding = true;
}

static void *takeKept(size_t number) {
  if (number < numSmall)
    if (Local *mine = localBlocks(); mine && mine->free[number]) {
      FreeBlock *block = mine->free[number];
      mine->free[number] = block->next;
      --mine->count[number];
      return block;
    }
  Shared &all = shared();
  std::lock_guard lock(all.mutex);
  FreeBlock *block = all.free[number];
  if (block) {
    all.free[number] = block->next;
    all.cached -= static_cast<int64_t>(sizeOfClass(number));
  }
  return block;
}

//===----------------------------------------------------------------------===//
// The interface
//===----------------------------------------------------------------------===//

/// Counts `bytes` as used unless that exceeds the limit.
static bool reserve(int64_t bytes) {
  Shared &all = shared();
  int64_t total = all.inUse.fetch_add(bytes, std::memory_order_relaxed) + bytes;
  int64_t limit = all.limit.load(std::memory_order_relaxed);
  if (limit >= 0 && total > limit) {
    all.inUse.fetch_sub(bytes, std::memory_order_relaxed);
    return false;
  }
  int64_t peak = all.peak.load(std::memory_order_relaxed);
  while (total > peak && !all.peak.compare_exchange_weak(
                             peak, total, std::memory_order_relaxed)) {
  }
  return true;
}

static void unreserve(int64_t bytes) {
  shared().inUse.fetch_sub(bytes, std::memory_order_relaxed);
}

static void *fromSystem(size_t size) {
  void *block = nullptr;
  return ::posix_memalign(&block, alignment, size) == 0 ? block : nullptr;
}

void *allocator::allocate(size_t blockSize, int64_t bytes) {
  if (!reserve(bytes))
    return nullptr;
  size_t number = classOf(blockSize);
  bool isKept = keeps && number < numClasses;
  void *block = isKept ? takeKept(number) : nullptr;
  size_t size = isKept ? sizeOfClass(number) : blockSize;
  if (!block)
    block = fromSystem(size);
  if (!block) {
    // What is kept may be what is missing.
    trim();
    block = fromSystem(size);
  }
  if (!block)
    unreserve(bytes);
  return block;
}

void allocator::deallocate(void *block, size_t blockSize, int64_t bytes) {
  unreserve(bytes);
  size_t number = classOf(blockSize);
  if (!keeps || number >= numClasses) {
    std::free(block);
    return;
  }
  auto *freed = static_cast<FreeBlock *>(block);
  if (number < numSmall)
    if (Local *mine = localBlocks();
        mine && mine->count[number] < Local::maxBlocks) {
      freed->next = mine->free[number];
      mine->free[number] = freed;
      ++mine->count[number];
      return;
    }
  giveBack(freed, number);
}

void allocator::trim() {
  if (local)
    emptyLocal(*local);
  Shared &all = shared();
  FreeBlock *blocks[numClasses];
  {
    std::lock_guard lock(all.mutex);
    std::copy_n(all.free, numClasses, blocks);
    std::fill_n(all.free, numClasses, nullptr);
    all.cached = 0;
  }
  for (FreeBlock *block : blocks)
    while (block) {
      FreeBlock *next = block->next;
      std::free(block);
      block = next;
    }
}

bool allocator::keepsBlocks() { return keeps; }

AllocatorStats allocator::stats() {
  Shared &all = shared();
  std::lock_guard lock(all.mutex);
  return {all.inUse.load(std::memory_order_relaxed),
          all.peak.load(std::memory_order_relaxed), all.cached};
}

void allocator::resetPeak() {
  Shared &all = shared();
  all.peak.store(all.inUse.load(std::memory_order_relaxed),
                 std::memory_order_relaxed);
}

void allocator::setByteLimit(int64_t bytes) {
  shared().limit.store(bytes, std::memory_order_relaxed);
}

int64_t allocator::byteLimit() {
  return shared().limit.load(std::memory_order_relaxed);
}

void allocator::setCacheLimit(int64_t bytes) {
  Shared &all = shared();
  std::lock_guard lock(all.mutex);
  all.cacheLimit = bytes;
}
