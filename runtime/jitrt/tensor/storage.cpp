#include "jitrt/tensor/storage.h"

#include "jitrt/support/strings.h"
#include "jitrt/tensor/allocator.h"

#include <new>

using namespace jitrt;

// An allocated block holds the Storage in front, then the aligned data.
static constexpr size_t headerSize =
    (sizeof(Storage) + Storage::alignment - 1) & ~(Storage::alignment - 1);
static_assert(headerSize == Storage::alignment);

/// The header, and what the allocator adds at most.
static constexpr size_t maxRounding = 1 << 20;

static Status allocationError(int64_t numBytes, memory::Failure failure) {
  if (failure == memory::Failure::Limit)
    return resourceExhausted(strCat(
        "cannot allocate ", numBytes, " bytes: ", memory::statistics().inUse,
        " are in use, the limit is ", memory::limit()));
  return resourceExhausted(
      strCat("cannot allocate ", numBytes, " bytes: out of memory"));
}

Result<StorageRef> Storage::allocate(int64_t numBytes) {
  if (numBytes < 0)
    return invalidArgument(strCat("cannot allocate ", numBytes, " bytes"));
  auto failure = memory::Failure::OutOfMemory;
  void *block = nullptr;
  size_t size = 0;
  if (static_cast<uint64_t>(numBytes) <= PTRDIFF_MAX - maxRounding) {
    size = headerSize + static_cast<size_t>(numBytes);
    block = memory::allocate(size, numBytes, failure);
  }
  if (!block)
    return allocationError(numBytes, failure);
  void *data = static_cast<char *>(block) + headerSize;
  auto *storage = new (block)
      Storage(data, numBytes, /*readOnly=*/false, /*isExternal=*/false);
  storage->blockSize = size;
  return StorageRef(storage);
}

StorageRef Storage::external(void *data, int64_t numBytes,
                             std::function<void()> deleter, bool readOnly) {
  auto *storage = new Storage(data, numBytes, readOnly, /*isExternal=*/true);
  storage->deleter = std::move(deleter);
  return StorageRef(storage);
}

void Storage::destroy() {
  if (!isExternal) {
    size_t size = blockSize;
    int64_t charged = bytes;
    this->~Storage();
    memory::release(this, size, charged);
    return;
  }
  std::function<void()> call = std::move(deleter);
  delete this;
  if (call)
    call();
}
