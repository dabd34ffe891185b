#include "jitrt/tensor/dlpack_exchange.h"

#include "gtest/gtest.h"

#include <cstddef>

using namespace jitrt;

namespace {

// The layout that the DLPack standard fixes on 64-bit machines.
TEST(DlpackTest, AbiLayout) {
  static_assert(sizeof(DLDevice) == 8 && sizeof(DLDataType) == 4);
  static_assert(sizeof(DLTensor) == 48);
  static_assert(offsetof(DLTensor, ndim) == 16);
  static_assert(offsetof(DLTensor, dtype) == 20);
  static_assert(offsetof(DLTensor, shape) == 24);
  static_assert(offsetof(DLTensor, byte_offset) == 40);
  static_assert(sizeof(DLManagedTensor) == 64);
  static_assert(sizeof(DLManagedTensorVersioned) == 80);
  static_assert(offsetof(DLManagedTensorVersioned, dl_tensor) == 32);
}

/// A producer whose deleter counts its calls.
struct Producer {
  std::vector<float> data = {0, 1, 2, 3, 4, 5};
  std::vector<int64_t> shape = {2, 3};
  std::vector<int64_t> strides = {3, 1};
  int deleted = 0;
  DLManagedTensor managed{};

  Producer() {
    managed.dl_tensor = {data.data(),  {kDLCPU, 0},    2, {kDLFloat, 32, 1},
                         shape.data(), strides.data(), 0};
    managed.manager_ctx = this;
    managed.deleter = [](DLManagedTensor *self) {
      ++static_cast<Producer *>(self->manager_ctx)->deleted;
    };
  }
};

TEST(DlpackTest, ImportSharesMemory) {
  Producer producer;
  {
    Tensor tensor = *fromDlpack(&producer.managed);
    EXPECT_EQ(tensor.data(), producer.data.data());
    EXPECT_EQ(tensor.typeString(), "2x3xf32");
    EXPECT_EQ(tensor.at<float>({1, 2}), 5);
    tensor.mutableDataAs<float>()[0] = 9;
    EXPECT_EQ(producer.deleted, 0);
  }
  EXPECT_EQ(producer.data[0], 9);
  EXPECT_EQ(producer.deleted, 1);
}

TEST(DlpackTest, ImportWithoutStridesIsRowMajor) {
  Producer producer;
  producer.managed.dl_tensor.strides = nullptr;
  EXPECT_EQ(fromDlpack(&producer.managed)->at<float>({1, 0}), 3);
}

// A reversed tensor starts at its last element in memory.
TEST(DlpackTest, ImportNegativeStridesAndOffset) {
  Producer producer;
  producer.strides = {-3, -1};
  producer.managed.dl_tensor.byte_offset = 5 * sizeof(float);
  Tensor tensor = *fromDlpack(&producer.managed);
  EXPECT_EQ(tensor.at<float>({0, 0}), 5);
  EXPECT_EQ(tensor.at<float>({1, 2}), 0);
}

// On an error the caller still owns the tensor: its deleter is not run.
TEST(DlpackTest, ImportErrorsLeaveOwnership) {
  Producer producer;
  DLTensor &source = producer.managed.dl_tensor;
  auto error = [&] { return fromDlpack(&producer.managed).status().message(); };
  source.device = {kDLCUDA, 0};
  EXPECT_EQ(error(), "DLPack tensor is on device type 2, expected host memory");
  source.device = {kDLCPU, 0};
  source.dtype = {kDLComplex, 64, 1};
  EXPECT_EQ(error(), "DLPack type with code 5, 64 bits and 1 lanes is not "
                     "supported");
  source.dtype = {kDLFloat, 32, 4};
  EXPECT_FALSE(fromDlpack(&producer.managed));
  source.dtype = {kDLFloat, 32, 1};
  producer.shape[0] = -2;
  EXPECT_FALSE(fromDlpack(&producer.managed));
  producer.shape[0] = 2;
  producer.strides[0] = INT64_MAX;
  EXPECT_FALSE(fromDlpack(&producer.managed));
  producer.strides[0] = 3;
  source.data = nullptr;
  EXPECT_FALSE(fromDlpack(&producer.managed));
  source.data = reinterpret_cast<char *>(producer.data.data()) + 1;
  EXPECT_FALSE(fromDlpack(&producer.managed));
  EXPECT_EQ(producer.deleted, 0);
}

// Rank 0 and tensors without elements, whose data may be null.
TEST(DlpackTest, ImportScalarAndEmpty) {
  Producer producer;
  producer.managed.dl_tensor.ndim = 0;
  producer.managed.dl_tensor.shape = nullptr;
  producer.managed.dl_tensor.strides = nullptr;
  EXPECT_EQ(fromDlpack(&producer.managed)->at<float>({}), 0);
  Producer empty;
  empty.shape = {0, 3};
  empty.managed.dl_tensor.data = nullptr;
  EXPECT_EQ(fromDlpack(&empty.managed)->numel(), 0);
}

TEST(DlpackTest, NoTruthValuesBeyondOne) {
  std::vector<uint8_t> bytes = {0, 1, 2};
  int64_t shape[] = {3};
  DLTensor view{bytes.data(), {kDLCPU, 0}, 1, {kDLBool, 8, 1},
                shape,        nullptr,     0};
  EXPECT_EQ(borrowDlpack(view).status().message(),
            "DLPack tensor of truth values holds 2, expected 0 or 1");
  bytes[2] = 0;
  EXPECT_TRUE(borrowDlpack(view));
}

// What is exported and imported again is the same memory, for every type.
TEST(DlpackTest, ExportImportRoundTrip) {
  for (const DTypeInfo &type : dtypeTable) {
    Tensor original = *Tensor::zeros(type.dtype, {2, 3});
    DLManagedTensor *managed = *toDlpack(original);
    Tensor imported = *fromDlpack(managed);
    EXPECT_EQ(imported.dtype(), type.dtype);
    EXPECT_EQ(imported.data(), original.data());
    EXPECT_FALSE(original.isUniquelyOwned());
    imported = Tensor();
    EXPECT_TRUE(original.isUniquelyOwned());
  }
}

// Only the versioned struct can say that memory must not be written.
TEST(DlpackTest, ReadOnlyMemory) {
  const float memory[] = {1, 2};
  StorageRef storage =
      Storage::external(const_cast<float *>(memory), sizeof(memory), {}, true);
  Tensor tensor = *Tensor::view(storage, DType::F32, Dims{2}, Dims{1});
  EXPECT_EQ(toDlpack(tensor).status().code(), StatusCode::FailedPrecondition);
  DLManagedTensorVersioned *managed = *toDlpackVersioned(tensor);
  EXPECT_EQ(managed->version.major, 1u);
  EXPECT_TRUE(managed->flags & DLPACK_FLAG_BITMASK_READ_ONLY);
  EXPECT_TRUE(fromDlpack(managed)->isReadOnly());
}

TEST(DlpackTest, NoUnknownMajorVersion) {
  Tensor tensor = *Tensor::zeros(DType::F32, {1});
  DLManagedTensorVersioned *managed = *toDlpackVersioned(tensor);
  managed->version = {2, 1};
  EXPECT_EQ(fromDlpack(managed).status().message(),
            "DLPack version is 2.1, expected 1.x");
  managed->deleter(managed);
  EXPECT_TRUE(tensor.isUniquelyOwned());
}

} // namespace
