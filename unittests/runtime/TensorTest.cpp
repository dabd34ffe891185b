#include "jitrt/tensor/tensor.h"

#include "gtest/gtest.h"

#include <limits>

using namespace jitrt;

namespace {

constexpr int64_t maxInt64 = std::numeric_limits<int64_t>::max();

// Six dimensions are stored inline, more on the heap; both copy and compare.
TEST(DimsTest, InlineAndHeap) {
  for (size_t rank : {0u, 1u, 6u, 7u, 64u}) {
    Dims dims(rank, 3);
    Dims copy = dims;
    EXPECT_EQ(copy, dims);
    Dims moved = std::move(copy);
    EXPECT_EQ(moved.size(), rank);
    if (rank != 0) {
      moved[rank - 1] = 4;
      EXPECT_FALSE(moved == dims);
    }
  }
}

TEST(ShapeTest, NumElements) {
  EXPECT_EQ(*checkedNumElements(Dims{}), 1);
  EXPECT_EQ(*checkedNumElements(Dims{2, 3, 4}), 24);
  EXPECT_EQ(*checkedNumElements(Dims{2, 0, 4}), 0);
}

// The byte size is what may overflow, also behind an extent of 0, because
// strides are computed from the other extents.
TEST(ShapeTest, NumElementsErrors) {
  EXPECT_EQ(checkedNumElements(Dims{maxInt64, 2}).status().code(),
            StatusCode::OutOfRange);
  EXPECT_EQ(checkedNumElements(Dims{maxInt64 / 4}, 8).status().code(),
            StatusCode::OutOfRange);
  EXPECT_FALSE(checkedNumElements(Dims{0, maxInt64, maxInt64}));
  EXPECT_EQ(checkedNumElements(Dims{2, -1}).status().message(),
            "dimension 1 is -1, expected a non-negative extent");
  EXPECT_FALSE(checkedNumElements(Dims(maxRank + 1, 1)));
}

TEST(ShapeTest, StringsAndIndices) {
  EXPECT_EQ(dimsToString(Dims{2, -1, 0}), "2x?x0");
  EXPECT_EQ(dimsToString(Dims{}), "");
  EXPECT_EQ(unravelIndex(17, Dims{2, 3, 4}), (Dims{1, 1, 1}));
  EXPECT_EQ(indexToString(Dims{1, 2}), "[1,2]");
  EXPECT_EQ(rowMajorStrides(Dims{2, 0, 4}), (Dims{4, 4, 1}));
}

// Memory is aligned for the widest vector unit.
TEST(TensorTest, AllocationIsAligned) {
  for (int64_t n : {0, 1, 3, 1000}) {
    Tensor tensor = *Tensor::empty(DType::F32, {n});
    EXPECT_EQ(reinterpret_cast<uintptr_t>(tensor.data()) % 64, 0u);
    EXPECT_EQ(tensor.numBytes(), 4 * n);
    EXPECT_FALSE(tensor.isReadOnly());
    EXPECT_TRUE(tensor.isUniquelyOwned());
  }
}

TEST(TensorTest, RankZeroHasOneElement) {
  Tensor scalar = *Tensor::copyOf<double>({2.5}, {});
  EXPECT_EQ(scalar.rank(), 0);
  EXPECT_EQ(scalar.numel(), 1);
  EXPECT_TRUE(scalar.isContiguous());
  EXPECT_EQ(scalar.at<double>({}), 2.5);
  EXPECT_EQ(scalar.typeString(), "f64");
}

TEST(TensorTest, ZeroExtentHasNoElements) {
  Tensor tensor = *Tensor::zeros(DType::I8, {2, 0, 3});
  EXPECT_EQ(tensor.numel(), 0);
  EXPECT_TRUE(tensor.isContiguous());
  EXPECT_EQ(tensor.clone()->typeString(), "2x0x3xi8");
}

// A huge request is an error, never an exception or a crash.
TEST(TensorTest, NoHugeAllocation) {
  EXPECT_EQ(Tensor::empty(DType::I8, {maxInt64}).status().code(),
            StatusCode::ResourceExhausted);
  EXPECT_EQ(Tensor::empty(DType::F64, {maxInt64}).status().code(),
            StatusCode::OutOfRange);
}

TEST(TensorTest, CopyOfChecksNumber) {
  EXPECT_EQ(Tensor::copyOf<float>({1, 2, 3}, {2, 2}).status().message(),
            "shape 2x2 holds 4 elements, got 3");
}

// Copying a tensor shares its memory until the last reference is gone.
TEST(TensorTest, CopiesShareStorage) {
  Tensor a = *Tensor::copyOf<int32_t>({1, 2}, {2});
  {
    Tensor b = a;
    EXPECT_FALSE(a.isUniquelyOwned());
    b.mutableDataAs<int32_t>()[0] = 7;
  }
  EXPECT_EQ(a.at<int32_t>({0}), 7);
  EXPECT_TRUE(a.isUniquelyOwned());
}

// A transposed view reads the same memory; contiguous() brings it in order.
TEST(TensorTest, TransposedViewToContiguous) {
  Tensor a = *Tensor::copyOf<int64_t>({1, 2, 3, 4, 5, 6}, {2, 3});
  Tensor t = *Tensor::view(a.storage(), DType::I64, Dims{3, 2}, Dims{1, 3});
  EXPECT_FALSE(t.isContiguous());
  EXPECT_EQ(t.at<int64_t>({2, 0}), 3);
  Tensor c = *t.contiguous();
  std::vector<int64_t> values(c.elements<int64_t>().begin(),
                              c.elements<int64_t>().end());
  EXPECT_EQ(values, (std::vector<int64_t>{1, 4, 2, 5, 3, 6}));
}

// Negative strides, stride 0 and a byte offset in one view.
TEST(TensorTest, ReversedAndBroadcastView) {
  Tensor a = *Tensor::copyOf<int16_t>({1, 2, 3}, {3});
  Tensor v = *Tensor::view(a.storage(), DType::I16, Dims{3, 2}, Dims{-1, 0}, 4);
  Tensor c = *v.clone();
  std::vector<int16_t> values(c.elements<int16_t>().begin(),
                              c.elements<int16_t>().end());
  EXPECT_EQ(values, (std::vector<int16_t>{3, 3, 2, 2, 1, 1}));
}

// The stride of an extent of 1 is meaningless, however large.
TEST(TensorTest, StrideOfExtentOneIsIgnored) {
  Tensor a = *Tensor::copyOf<float>({1, 2}, {2});
  Tensor v = *Tensor::view(a.storage(), DType::F32, Dims{1, 2, 1},
                           Dims{maxInt64, 1, -maxInt64});
  EXPECT_TRUE(v.isContiguous());
  Tensor w = *Tensor::view(a.storage(), DType::F32, Dims{1, 2, 2},
                           Dims{maxInt64, 1, 0});
  EXPECT_FALSE(w.isContiguous());
  EXPECT_EQ(w.clone()->at<float>({0, 1, 1}), 2);
}

// Every way in which a view can leave its storage is refused.
TEST(TensorTest, NoViewBeyondStorage) {
  Tensor a = *Tensor::copyOf<float>({1, 2, 3, 4}, {4});
  auto view = [&](Dims sizes, Dims strides, int64_t offset) {
    return Tensor::view(a.storage(), DType::F32, sizes, strides, offset)
        .status();
  };
  EXPECT_TRUE(view({4}, {1}, 0).isOk());
  EXPECT_TRUE(view({2}, {1}, 8).isOk());
  EXPECT_TRUE(view({0}, {maxInt64}, 16).isOk());
  EXPECT_EQ(view({5}, {1}, 0).code(), StatusCode::OutOfRange);
  EXPECT_EQ(view({4}, {1}, 4).code(), StatusCode::OutOfRange);
  EXPECT_EQ(view({2}, {-1}, 0).code(), StatusCode::OutOfRange);
  EXPECT_EQ(view({2}, {maxInt64}, 0).code(), StatusCode::OutOfRange);
  EXPECT_EQ(view({1}, {1}, 20).code(), StatusCode::OutOfRange);
  EXPECT_EQ(view({1}, {1}, -4).code(), StatusCode::OutOfRange);
  EXPECT_EQ(view({1}, {1}, 2).code(), StatusCode::InvalidArgument);
  EXPECT_EQ(view({1}, {}, 0).code(), StatusCode::InvalidArgument);
}

// Memory of another owner is handed back exactly once, after the last use.
TEST(TensorTest, ExternalStorageRunsDeleterOnce) {
  float memory[2] = {1, 2};
  int calls = 0;
  {
    StorageRef storage =
        Storage::external(memory, sizeof(memory), [&] { ++calls; }, true);
    Tensor a = *Tensor::view(storage, DType::F32, Dims{2}, Dims{1});
    Tensor b = a;
    EXPECT_TRUE(b.isReadOnly());
    EXPECT_FALSE(b.isUniquelyOwned());
    EXPECT_EQ(a.data(), memory);
    EXPECT_EQ(calls, 0);
  }
  EXPECT_EQ(calls, 1);
}

} // namespace
