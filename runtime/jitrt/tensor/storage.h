//===- storage.h - Reference-counted memory ---------------------*- C++ -*-===//

#ifndef JITRT_TENSOR_STORAGE_H
#define JITRT_TENSOR_STORAGE_H

#include "jitrt/support/status.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>

namespace jitrt {

class StorageRef;

/// A block of host memory with an intrusive reference count. It is either
/// allocated here (64-byte aligned) or owned by someone else who is told, by a
/// call of the deleter, when the last reference is gone. Counting is
/// thread-safe; the content is as thread-safe as plain memory.
class Storage {
public:
  static constexpr size_t alignment = 64;

  /// Uninitialised memory. Fails if `numBytes` is negative or the memory is not
  /// to be had.
  static Result<StorageRef> allocate(int64_t numBytes);

  /// Memory of another owner. `deleter` runs once, on the thread that drops the
  /// last reference; it may be empty for memory that outlives all references.
  /// With `readOnly`, nobody may write through the storage.
  static StorageRef external(void *data, int64_t numBytes,
                             std::function<void()> deleter,
                             bool readOnly = false);

  /// Replaces the deleter of an external storage.
  void setDeleter(std::function<void()> newDeleter) {
    assert(isExternal && "allocated memory has no deleter");
    deleter = std::move(newDeleter);
  }

  void *data() { return memory; }
  const void *data() const { return memory; }
  int64_t numBytes() const { return bytes; }
  bool isReadOnly() const { return readOnly; }
  /// True if the caller's reference is the only one: then nobody else can see
  /// a write.
  bool isUnique() const { return count.load(std::memory_order_acquire) == 1; }

private:
  friend class StorageRef;
  Storage(void *memory, int64_t bytes, bool readOnly, bool isExternal)
      : memory(memory), bytes(bytes), readOnly(readOnly),
        isExternal(isExternal) {}
  ~Storage() = default;
  void retain() { count.fetch_add(1, std::memory_order_relaxed); }
  void release() {
    if (count.fetch_sub(1, std::memory_order_acq_rel) == 1)
      destroy();
  }
  void destroy();

  std::atomic<uint32_t> count{1};
  void *memory;
  int64_t bytes;
  bool readOnly;
  bool isExternal;
  std::function<void()> deleter;
};

/// A counted reference to a Storage, or null.
class StorageRef {
public:
  StorageRef() = default;
  StorageRef(const StorageRef &other) : storage(other.storage) {
    if (storage)
      storage->retain();
  }
  StorageRef(StorageRef &&other) noexcept
      : storage(std::exchange(other.storage, nullptr)) {}
  StorageRef &operator=(StorageRef other) noexcept {
    std::swap(storage, other.storage);
    return *this;
  }
  ~StorageRef() {
    if (storage)
      storage->release();
  }

  Storage *get() const { return storage; }
  Storage *operator->() const { return storage; }
  Storage &operator*() const { return *storage; }
  explicit operator bool() const { return storage != nullptr; }
  friend bool operator==(const StorageRef &a, const StorageRef &b) {
    return a.storage == b.storage;
  }

private:
  friend class Storage;
  /// Takes over the count of 1 of a fresh storage.
  explicit StorageRef(Storage *fresh) : storage(fresh) {}
  Storage *storage = nullptr;
};

} // namespace jitrt

#endif // JITRT_TENSOR_STORAGE_H
