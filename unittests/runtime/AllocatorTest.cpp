#include "jitrt/tensor/allocator.h"
#include "jitrt/tensor/storage.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <limits>
#include <thread>
#include <vector>

using namespace jitrt;

namespace {

constexpr int64_t noLimit = std::numeric_limits<int64_t>::max();

StorageRef allocate(int64_t bytes) {
  Result<StorageRef> storage = Storage::allocate(bytes);
  EXPECT_TRUE(storage.isOk()) << storage.status().toString();
  return *storage;
}

// What storages asked for, not what blocks have.
TEST(AllocatorTest, CountsWhatIsInUse) {
  int64_t before = memory::statistics().inUse;
  memory::resetPeak();
  {
    StorageRef small = allocate(100), large = allocate(1000000);
    EXPECT_EQ(memory::statistics().inUse, before + 1000100);
    EXPECT_GE(memory::statistics().reserved,
              memory::statistics().inUse - before);
  }
  EXPECT_EQ(memory::statistics().inUse, before);
  EXPECT_EQ(memory::statistics().peakInUse, before + 1000100);
  memory::resetPeak();
  EXPECT_EQ(memory::statistics().peakInUse, before);
}

// All that is kept goes back, of small and of large sizes.
TEST(AllocatorTest, TrimGivesBack) {
  memory::trim();
  int64_t before = memory::statistics().reserved;
  for (int64_t bytes : {0, 1, 64, 1000, 65472, 65473, 1000000})
    allocate(bytes);
  memory::trim();
  EXPECT_EQ(memory::statistics().reserved, before);
}

// Blocks of one thread are freed by another, which ends; nothing is kept for
// it.
TEST(AllocatorTest, ThreadsThatEndKeepNothing) {
  memory::trim();
  int64_t before = memory::statistics().reserved;
  for (int round = 0; round < 10; ++round) {
    std::vector<StorageRef> made;
    std::thread([&] {
      for (int64_t i = 0; i < 100; ++i)
        made.push_back(allocate(i * 50));
    }).join();
    std::thread([&] { made.clear(); }).join();
    EXPECT_EQ(memory::statistics().reserved, before);
  }
}

// Data are aligned and do not overlap, whatever block they are in.
TEST(AllocatorTest, BlocksAreWritable) {
  std::vector<StorageRef> storages;
  for (int64_t bytes : {1, 63, 64, 65, 4032, 4033, 65472, 65473, 70000, 70000})
    storages.push_back(allocate(bytes));
  for (size_t i = 0; i < storages.size(); ++i) {
    StorageRef &storage = storages[i];
    EXPECT_EQ(reinterpret_cast<uintptr_t>(storage->data()) % Storage::alignment,
              0u);
    std::fill_n(static_cast<char *>(storage->data()), storage->numBytes(),
                static_cast<char>(i));
  }
  for (size_t i = 0; i < storages.size(); ++i) {
    auto *bytes = static_cast<const char *>(storages[i]->data());
    EXPECT_EQ(std::count(bytes, bytes + storages[i]->numBytes(),
                         static_cast<char>(i)),
              storages[i]->numBytes());
  }
}

TEST(AllocatorTest, Limit) {
  StorageRef held = allocate(1000);
  int64_t used = memory::statistics().inUse;
  memory::setLimit(used + 500);
  StorageRef fits = allocate(500);
  Result<StorageRef> more = Storage::allocate(1);
  EXPECT_EQ(more.status().code(), StatusCode::ResourceExhausted);
  EXPECT_EQ(more.status().message(),
            "cannot allocate 1 bytes: " + std::to_string(used + 500) +
                " are in use, the limit is " + std::to_string(used + 500));
  EXPECT_EQ(Storage::allocate(noLimit).status().code(),
            StatusCode::ResourceExhausted);
  memory::setLimit(noLimit);
  EXPECT_TRUE(Storage::allocate(1).isOk());
}

} // namespace
