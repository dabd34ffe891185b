#include "jitrt/tensor/storage.h"

#include "jitrt/support/strings.h"
#include "jitrt/tensor/allocator.h"

#include <new>

using namespace jitrt;

// An allocated block holds the Storage in front, then the aligned data.
static constexpr size_t headerSize =
    (sizeof(Storage) + Storage::alignment - 1) & ~(Storage::alignment - 1);

static size_t blockSize(int64_t numBytes) {
  return headerSize + static_cast<size_t>(numBytes);
}

Result<StorageRef> Storage::allocate(int64_t numBytes) {
  if (numBytes < 0)
    return invalidArgument(strCat("cannot allocate ", numBytes, " bytes"));
  void *block = nullptr;
  if (static_cast<uint64_t>(numBytes) <= PTRDIFF_MAX - headerSize)
    block = allocator::allocate(blockSize(numBytes), numBytes);
  if (!block)
    return resourceExhausted(
        strCat("cannot allocate ", numBytes, " bytes: out of memory"));
  void *data = static_cast<char *>(block) + headerSize;
  return StorageRef(new (block) Storage(data, numBytes, /*readOnly=*/false,
                                        /*isExternal=*/false));
}

StorageRef Storage::external(void *data, int64_t numBytes,
                             std::function<void()> deleter, bool readOnly) {
  auto *storage = new Storage(data, numBytes, readOnly, /*isExternal=*/true);
  storage->deleter = std::move(deleter);
  return StorageRef(storage);
}

void Storage::destroy() {
  if (!isExternal) {
    int64_t numBytes = bytes;
    this->~Storage();
    allocator::deallocate(this, blockSize(numBytes), numBytes);
    return;
  }
  std::function<void()> call = std::move(deleter);
  delete this;
  if (call)
    call();
}
