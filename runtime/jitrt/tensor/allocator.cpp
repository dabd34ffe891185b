//===- allocator.cpp - Memory for tensors ---------------------------------===//
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
#include <limits>
#include <mutex>
#include <new>
#include <vector>

using namespace jitrt;
using memory::Failure;

// Sanitizers find more where nothing is kept.
#if defined(__SANITIZE_ADDRESS__)
static constexpr bool keepsBlocks = false;
#elif defined(__has_feature)
static constexpr bool keepsBlocks = !__has_feature(address_sanitizer);
#else
static constexpr bool keepsBlocks = true;
#endif

/// Small blocks have a power of two of bytes, from the first to the last.
static constexpr size_t firstClass = 7, lastClass = 16;
static constexpr size_t largestSmall = size_t(1) << lastClass;
static constexpr size_t keptOfClass = 64 << 10;
/// Large blocks consist of pages.
static constexpr size_t pageSize = 4096;
static constexpr size_t maxKeptLarge = 256 << 20, maxKeptBlocks = 64;

//===----------------------------------------------------------------------===//
// Counters
//===----------------------------------------------------------------------===//

static std::atomic<int64_t> bytesInUse = 0, bytesPeak = 0, bytesReserved = 0;
static std::atomic<int64_t> bytesLimit = std::numeric_limits<int64_t>::max();

static bool charge(int64_t bytes) {
  int64_t before = bytesInUse.load(std::memory_order_relaxed);
  do {
    // Not by a sum, which could overflow.
    if (before > bytesLimit.load(std::memory_order_relaxed) - bytes)
      return false;
  } while (!bytesInUse.compare_exchange_weak(before, before + bytes,
                                             std::memory_order_relaxed));
  int64_t now = before + bytes;
  int64_t peak = bytesPeak.load(std::memory_order_relaxed);
  while (now > peak && !bytesPeak.compare_exchange_weak(
                           peak, now, std::memory_order_relaxed)) {
  }
  return true;
}

//===----------------------------------------------------------------------===//
// The system
//===----------------------------------------------------------------------===//

static void *systemAllocate(size_t size) {
  void *block = nullptr;
  if (::posix_memalign(&block, memory::alignment, size) != 0)
    return nullptr;
  bytesReserved.fetch_add(static_cast<int64_t>(size),
                          std::memory_order_relaxed);
  return block;
}

static void systemFree(void *block, size_t size) {
  bytesReserved.fetch_sub(static_cast<int64_t>(size),
                          std::memory_order_relaxed);
  ::free(block);
}

//===----------------------------------------------------------------------===//
// Small blocks
//===----------------------------------------------------------------------===//

namespace {
/// A block that is kept; it lies in the block itself.
struct FreeBlock {
  FreeBlock *next;
};

/// Of one thread. Without a destructor: tensors of thread-local variables may
/// be freed after the end of this.
struct SmallBlocks {
  struct List {
    FreeBlock *first;
    size_t count;
  };
  List lists[lastClass - firstClass + 1];
  bool isEnding;

  void clear() {
    for (size_t sizeClass = firstClass; sizeClass <= lastClass; ++sizeClass) {
      List &list = lists[sizeClass - firstClass];
      while (FreeBlock *block = list.first) {
        list.first = block->next;
        systemFree(block, size_t(1) << sizeClass);
      }
      list.count = 0;
    }
  }
};

thread_local constinit SmallBlocks smallBlocks = {};

/// Gives back what a thread keeps when it ends.
struct Cleaner {
  void start() const {}
  ~Cleaner() {
    smallBlocks.clear();
    smallBlocks.isEnding = true;
  }
};
thread_local Cleaner cleaner;

/// Of all threads.
class LargeBlocks {
public:
  /// The smallest kept block of at least `size` bytes that is not much larger,
  /// else null.
  void *take(size_t &size) {
    std::lock_guard lock(mutex);
    size_t best = kept.size();
    for (size_t i = 0; i < kept.size(); ++i)
      if (kept[i].size >= size && kept[i].size - size <= size / 8 &&
          (best == kept.size() || kept[i].size < kept[best].size))
        best = i;
    if (best == kept.size())
      return nullptr;
    size = kept[best].size;
    return remove(best);
  }

  void keep(void *block, size_t size) {
    std::lock_guard lock(mutex);
    if (size > maxKeptLarge)
      return systemFree(block, size);
    // The oldest ones go.
    while (total + size > maxKeptLarge || kept.size() == maxKeptBlocks) {
      size_t oldest = kept.front().size;
      systemFree(remove(0), oldest);
    }
    kept.push_back({block, size});
    total += size;
  }

  void clear() {
    std::lock_guard lock(mutex);
    for (const Block &each : kept)
      systemFree(each.memory, each.size);
    kept.clear();
    total = 0;
  }

private:
  struct Block {
    void *memory;
    size_t size;
  };

  void *remove(size_t index) {
    Block block = kept[index];
    kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(index));
    total -= block.size;
    return block.memory;
  }

  std::mutex mutex;
  std::vector<Block> kept;
  size_t total = 0;
};
} // namespace

/// Never destroyed: storages may outlive static variables.
static LargeBlocks &largeBlocks() {
  static auto *blocks = new LargeBlocks;
  return *blocks;
}

static size_t classOf(size_t size) {
  return std::max<size_t>(firstClass, std::bit_width(size - 1));
}

static void *takeSmall(size_t &size) {
  size_t sizeClass = classOf(size);
  size = size_t(1) << sizeClass;
  SmallBlocks::List &list = smallBlocks.lists[sizeClass - firstClass];
  FreeBlock *block = list.first;
  if (!block)
    return systemAllocate(size);
  list.first = block->next;
  --list.count;
  return block;
}

static void keepSmall(void *memory, size_t size) {
  SmallBlocks::List &list = smallBlocks.lists[classOf(size) - firstClass];
  if (list.count >= keptOfClass / size || smallBlocks.isEnding)
    return systemFree(memory, size);
  if (!list.first)
    cleaner.start();
  list.first = new (memory) FreeBlock{list.first};
  ++list.count;
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

void *memory::allocate(size_t &size, int64_t charged, Failure &failure) {
  if (!charge(charged)) {
    failure = Failure::Limit;
    return nullptr;
  }
  void *block;
  if (!keepsBlocks) {
    block = systemAllocate(size);
  } else if (size <= largestSmall) {
    block = takeSmall(size);
  } else {
    size = (size + pageSize - 1) / pageSize * pageSize;
    block = largeBlocks().take(size);
    if (!block)
      block = systemAllocate(size);
  }
  if (!block) {
    // What is kept may be in the way.
    trim();
    block = systemAllocate(size);
  }
  if (!block) {
    bytesInUse.fetch_sub(charged, std::memory_order_relaxed);
    failure = Failure::OutOfMemory;
  }
  return block;
}

void memory::release(void *block, size_t size, int64_t charged) {
  bytesInUse.fetch_sub(charged, std::memory_order_relaxed);
  if (!keepsBlocks)
    systemFree(block, size);
  else if (size <= largestSmall)
    keepSmall(block, size);
  else
    largeBlocks().keep(block, size);
}

void memory::trim() {
  smallBlocks.clear();
  largeBlocks().clear();
}

memory::Statistics memory::statistics() {
  return {bytesInUse.load(std::memory_order_relaxed),
          bytesPeak.load(std::memory_order_relaxed),
          bytesReserved.load(std::memory_order_relaxed)};
}

void memory::resetPeak() {
  bytesPeak.store(bytesInUse.load(std::memory_order_relaxed),
                  std::memory_order_relaxed);
}

void memory::setLimit(int64_t bytes) {
  bytesLimit.store(bytes, std::memory_order_relaxed);
}

int64_t memory::limit() { return bytesLimit.load(std::memory_order_relaxed); }
