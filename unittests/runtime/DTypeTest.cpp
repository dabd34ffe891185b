#include "jitrt/tensor/dtype.h"

#include "gtest/gtest.h"

#include <set>

using namespace jitrt;

namespace {

// The table is indexed by the enumerator and its names are unique.
TEST(DTypeTest, TableIsConsistent) {
  std::set<std::string_view> names;
  for (size_t i = 0; i < numDTypes; ++i) {
    EXPECT_EQ(static_cast<size_t>(dtypeTable[i].dtype), i);
    EXPECT_TRUE(names.insert(dtypeTable[i].name).second);
    EXPECT_EQ(parseDType(dtypeTable[i].name), dtypeTable[i].dtype);
  }
  EXPECT_EQ(names.size(), 10u);
}

TEST(DTypeTest, SizesInBytes) {
  EXPECT_EQ(dtypeSize(DType::F64), 8u);
  EXPECT_EQ(dtypeSize(DType::F32), 4u);
  EXPECT_EQ(dtypeSize(DType::F16), 2u);
  EXPECT_EQ(dtypeSize(DType::BF16), 2u);
  EXPECT_EQ(dtypeSize(DType::I64), 8u);
  EXPECT_EQ(dtypeSize(DType::UI8), 1u);
  EXPECT_EQ(dtypeSize(DType::I1), 1u);
}

TEST(DTypeTest, ClassesAreDisjoint) {
  EXPECT_TRUE(isFloat(DType::BF16));
  EXPECT_FALSE(isInteger(DType::BF16));
  EXPECT_TRUE(isInteger(DType::UI8));
  EXPECT_FALSE(isInteger(DType::I1));
  EXPECT_FALSE(isFloat(DType::I1));
}

// Names of other systems are not accepted.
TEST(DTypeTest, NoUnknownNames) {
  for (std::string_view name : {"", "u8", "float", "f8", "F32", "f32 ", "bool"})
    EXPECT_FALSE(parseDType(name)) << name;
}

// A dispatch reaches the type in memory, both ways.
TEST(DTypeTest, DispatchRoundTrips) {
  for (const DTypeInfo &entry : dtypeTable) {
    DType seen =
        dispatchDType(entry.dtype, []<typename T>() { return dtypeFor<T>; });
    EXPECT_EQ(seen, entry.dtype);
  }
  static_assert(std::is_same_v<StorageType<DType::F32>, float>);
  static_assert(std::is_same_v<StorageType<DType::I64>, int64_t>);
}

} // namespace
