//===- AllocatorTest.cpp - tests of the caching allocator -----------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/tensor/allocator.h"
#include "jitrt/tensor/tensor.h"

#include <gtest/gtest.h>
#include <thread>

using namespace jitrt;

namespace {

/// Starts from nothing, and takes back what a test has set.
class AllocatorTest : public testing::Test {
protected:
  AllocatorTest() {
    allocator::trim();
    allocator::resetPeak();
  }
  ~AllocatorTest() override {
    allocator::setByteLimit(-1);
    allocator::setCacheLimit(int64_t(256) << 20);
  }
};

// Bytes are those of elements, whatever the blocks are rounded to.
TEST_F(AllocatorTest, CountsBytesInUse) {
  int64_t before = allocator::stats().bytesInUse;
  {
    Tensor first = *Tensor::empty(DType::F32, {1000});
    Tensor second = *Tensor::empty(DType::I8, {3});
    EXPECT_EQ(allocator::stats().bytesInUse, before + 4003);
  }
  EXPECT_EQ(allocator::stats().bytesInUse, before);
  EXPECT_EQ(allocator::stats().peakBytesInUse, before + 4003);
  allocator::resetPeak();
  EXPECT_EQ(allocator::stats().peakBytesInUse, before);
}

// What one tensor frees, the next of about the same size gets.
TEST_F(AllocatorTest, UsesBlocksAgain) {
  if (!allocator::keepsBlocks())
    GTEST_SKIP() << "blocks are not kept under AddressSanitizer";
  for (int64_t size : {1, 64, 900, 5000, 1 << 20}) {
    const void *first = Tensor::empty(DType::I8, {size})->data();
    EXPECT_EQ(Tensor::empty(DType::I8, {size})->data(), first) << size;
  }
}

// A request above the limit fails and leaves no trace; the limit counts what is
// in use, not what is kept.
TEST_F(AllocatorTest, KeepsTheLimit) {
  int64_t before = allocator::stats().bytesInUse;
  allocator::setByteLimit(before + 1000);
  EXPECT_EQ(allocator::byteLimit(), before + 1000);
  for (int i = 0; i < 3; ++i) {
    auto fits = Tensor::empty(DType::I8, {1000});
    ASSERT_TRUE(fits);
    auto tooMuch = Tensor::empty(DType::I8, {1});
    ASSERT_FALSE(tooMuch);
    EXPECT_EQ(tooMuch.status().code(), StatusCode::ResourceExhausted);
    EXPECT_EQ(tooMuch.status().message(),
              "cannot allocate 1 bytes: out of memory");
  }
  EXPECT_EQ(allocator::stats().bytesInUse, before);
}

// Nothing is kept above the cache's limit, nor after a trim.
TEST_F(AllocatorTest, GivesBlocksBack) {
  {
    Tensor large = *Tensor::empty(DType::I8, {1 << 20});
  }
  int64_t kept = allocator::stats().bytesCached;
  EXPECT_LE(kept, int64_t(256) << 20);
  allocator::trim();
  EXPECT_EQ(allocator::stats().bytesCached, 0);
  allocator::setCacheLimit(0);
  {
    Tensor large = *Tensor::empty(DType::I8, {1 << 20});
  }
  EXPECT_EQ(allocator::stats().bytesCached, 0);
}

// Tensors may be freed by another thread than the one that made them, and
// outlive it.
TEST_F(AllocatorTest, ServesSeveralThreads) {
  int64_t before = allocator::stats().bytesInUse;
  std::vector<Tensor> made(8);
  std::vector<std::thread> threads;
  for (Tensor &tensor : made)
    threads.emplace_back([&tensor] {
      for (int64_t i = 0; i < 2000; ++i)
        tensor = *Tensor::empty(DType::F32, {1 + i % 300});
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(allocator::stats().bytesInUse, before + 8 * 4 * (1 + 1999 % 300));
  made.clear();
  EXPECT_EQ(allocator::stats().bytesInUse, before);
}

} // namespace
