#include "KernelTestUtils.h"

#include <cmath>
#include <limits>

using namespace jitrt;
using namespace jitrt::test;

namespace {

constexpr float nan = std::numeric_limits<float>::quiet_NaN();

Attributes at(Dims dims) { return {{"dims", std::move(dims)}}; }

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

TEST(KernelIndexing, GatherTakesSlices) {
  Tensor x = floats({3, 2}, {0, 1, 2, 3, 4, 5});
  for (const Tensor &each : {x, transposedInMemory(x)}) {
    EXPECT_EQ(values(*run("gather", {each, ints({3}, {2, 0, 2})}, at({0}))),
              (Doubles{4, 5, 0, 1, 4, 5}));
    Tensor columns =
        *run("gather", {each, make<int32_t>({1, 2}, {1, 1})}, at({1}));
    EXPECT_EQ(sizes(columns), (Sizes{3, 1, 2}));
    EXPECT_EQ(values(columns), (Doubles{1, 1, 3, 3, 5, 5}));
  }
}

// Two index tensors broadcast; their shape stands where the first dim stood:
// result[a, i, j] = x[a, rows[i], columns[j]], with x[a, r, c] = 100a + 10r +
// c.
TEST(KernelIndexing, GatherBroadcastsIndices) {
  Tensor x = *Tensor::empty(DType::I64, {2, 3, 4});
  for (int64_t i = 0; i < 24; ++i)
    x.mutableElements<int64_t>()[static_cast<size_t>(i)] =
        i / 12 * 100 + i / 4 % 3 * 10 + i % 4;
  Tensor y =
      *run("gather", {x, ints({2, 1}, {2, 0}), ints({2}, {3, 1})}, at({1, 2}));
  EXPECT_EQ(sizes(y), (Sizes{2, 2, 2}));
  EXPECT_EQ(values(y), (Doubles{23, 21, 3, 1, 123, 121, 103, 101}));
}

TEST(KernelIndexing, IndexErrors) {
  Tensor x = floats({3}, {0, 1, 2});
  auto message = [&](std::initializer_list<int64_t> indices) {
    auto result =
        run("gather", {x, ints({int64_t(indices.size())}, indices)}, at({0}));
    EXPECT_EQ(result.status().code(), StatusCode::OutOfRange);
    return result.status().message();
  };
  EXPECT_EQ(message({0, 5, 3}),
            "index 5 is out of range for dimension 0 of extent 3");
  EXPECT_EQ(message({5, -1, -2}),
            "index -2 is out of range for dimension 0 of extent 3");
  Tensor none = *Tensor::empty(DType::I64, {0});
  EXPECT_EQ(sizes(*run("gather", {*Tensor::empty(DType::F32, {0, 2}), none},
                       at({0}))),
            (Sizes{0, 2}));
}

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

Attributes scatter(int64_t mode, Dims dims) {
  return {{"mode", mode}, {"dims", std::move(dims)}};
}

// The last update of an element stays; sums go in the updates' order.
TEST(KernelIndexing, ScatterModes) {
  Tensor x = floats({3}, {1, 2, nan}), i = ints({3}, {0, 0, 1});
  Tensor u = floats({3}, {5, -4, 3});
  EXPECT_EQ(values(*run("scatter", {x, i, u}, scatter(0, {0})))[0], -4);
  EXPECT_EQ(values(*run("scatter", {x, i, u}, scatter(1, {0})))[0], 2);
  EXPECT_EQ(values(*run("scatter", {x, i, u}, scatter(2, {0})))[1], 3);
  Tensor least = *run("scatter", {x, i, u}, scatter(3, {0}));
  EXPECT_EQ(values(least)[0], -4);
  EXPECT_TRUE(std::isnan(values(least)[2]));
  EXPECT_EQ(values(x)[0], 1);
}

TEST(KernelIndexing, ScatterSlicesOfStridedOperands) {
  Tensor x = transposedInMemory(ints({2, 3}, {0, 0, 0, 0, 0, 0}));
  Tensor u = transposedInMemory(ints({2, 2}, {1, 2, 3, 4}));
  Tensor y = *run("scatter", {x, ints({2}, {2, 0}), u}, scatter(1, {1}));
  EXPECT_EQ(values(y), (Doubles{2, 0, 1, 4, 0, 3}));
  EXPECT_EQ(run("scatter", {x, ints({3}, {0, 1, 2}), u}, scatter(1, {1}))
                .status()
                .message(),
            "updates dimension 1 is 2, expected 3");
}

// 2048 + 1 + 1 in f16: 2050, since only the end is rounded.
TEST(KernelIndexing, ScatterAddOfHalvesRoundsOnce) {
  Attributes toHalf = {{"dtype", DType::F16}};
  Tensor x = *run("convert", {floats({1}, {2048})}, toHalf);
  Tensor u = *run("convert", {floats({2}, {1, 1})}, toHalf);
  EXPECT_EQ(values(*run("scatter", {x, ints({2}, {0, 0}), u}, scatter(1, {0}))),
            (Doubles{2050}));
}

// A moved operand is written in place, but for one that is also the updates.
TEST(KernelIndexing, ScatterInPlace) {
  Value x = ints({2}, {10, 20}), i = ints({1}, {1}), u = ints({1}, {5});
  const void *memory = x.tensor().data();
  std::vector<Value *> registers = {&x, &i, &u};
  std::vector<ValueType> one = {ValueType::tensor(DType::I64)};
  auto results = *runOn("scatter", registers, {true}, scatter(1, {0}), one);
  EXPECT_EQ(results[0].tensor().data(), memory);
  EXPECT_EQ(values(results[0].tensor()), (Doubles{10, 25}));
  Value same = ints({3}, {2, 0, 1});
  registers = {&same, &same, &same};
  results = *runOn("scatter", registers, {true}, scatter(0, {0}), one);
  EXPECT_EQ(values(results[0].tensor()), (Doubles{0, 1, 2}));
}

TEST(KernelIndexing, Nonzero) {
  Tensor x = floats({2, 2}, {-0.0f, 3, nan, 0});
  Tensor y = *run("nonzero", {x});
  EXPECT_EQ(sizes(y), (Sizes{2, 2}));
  EXPECT_EQ(values(y), (Doubles{0, 1, 1, 0}));
  EXPECT_EQ(sizes(*run("nonzero", {floats({}, {1})})), (Sizes{1, 0}));
  EXPECT_EQ(sizes(*run("nonzero", {*Tensor::empty(DType::I1, {0, 3})})),
            (Sizes{0, 2}));
}

//===----------------------------------------------------------------------===//
// Sort
//===----------------------------------------------------------------------===//

std::vector<Doubles> sorted(Tensor x, int64_t dim, bool descending) {
  Value operand = std::move(x);
  std::vector<Value *> registers = {&operand};
  Attributes attributes = {{"dim", dim}};
  if (descending)
    attributes.set("descending", true);
  auto results =
      *runOn("sort", registers, {}, attributes,
             {ValueType::tensor(DType::F32), ValueType::tensor(DType::I64)});
  return {values(results[0].tensor()), values(results[1].tensor())};
}

// Stable both ways: equal elements, -0 and +0 among them, keep their order.
TEST(KernelIndexing, SortIsStable) {
  Tensor x = floats({6}, {0.0f, 2, -0.0f, nan, 2, -1});
  EXPECT_EQ(sorted(x, 0, false)[1], (Doubles{5, 0, 2, 1, 4, 3}));
  EXPECT_EQ(sorted(x, 0, true)[1], (Doubles{3, 1, 4, 0, 2, 5}));
  EXPECT_EQ(sorted(bools({3}, {1, 0, 1}), 0, false)[1], (Doubles{1, 0, 2}));
}

TEST(KernelIndexing, SortAlongDimensions) {
  Tensor x = transposedInMemory(ints({2, 3}, {3, 1, 2, 4, 9, 0}));
  EXPECT_EQ(sorted(x, -1, false)[0], (Doubles{1, 2, 3, 0, 4, 9}));
  EXPECT_EQ(sorted(x, 0, true)[0], (Doubles{4, 9, 2, 3, 1, 0}));
  EXPECT_EQ(sorted(x, 0, true)[1], (Doubles{1, 1, 0, 0, 0, 1}));
  EXPECT_EQ(sorted(*Tensor::empty(DType::F32, {2, 0}), 0, false)[0], Doubles{});
}

} // namespace
