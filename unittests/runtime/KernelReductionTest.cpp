#include "KernelTestUtils.h"

#include <cmath>
#include <limits>

using namespace jitrt;
using namespace jitrt::test;

namespace {

constexpr float inf = std::numeric_limits<float>::infinity();
constexpr float nan = std::numeric_limits<float>::quiet_NaN();

Attributes along(Dims dims) { return {{"dims", std::move(dims)}}; }

TEST(KernelReduction, SumsAlongDimensions) {
  Tensor x = ints({2, 3}, {1, 2, 3, 4, 5, 6});
  EXPECT_EQ(values(*run("sum", {x}, along({0}))), (Doubles{5, 7, 9}));
  EXPECT_EQ(values(*run("sum", {x}, along({-1}))), (Doubles{6, 15}));
  EXPECT_EQ(values(*run("prod", {x})), (Doubles{720}));
  EXPECT_EQ(values(*run("sum", {x}, along({}))), values(x));
  Tensor kept = *run("sum", {x}, {{"dims", Dims{1}}, {"keepdims", true}});
  EXPECT_EQ(sizes(kept), (Sizes{2, 1}));
  EXPECT_EQ(values(*run("max", {transposedInMemory(x)}, along({0}))),
            (Doubles{4, 5, 6}));
}

// The order of docs/Spec/Reduction.md, written down again as it stands there:
// element i goes to partial result i mod 32, then a halving tree.
float sumInLanes(std::span<const float> rows, size_t width) {
  float p[32] = {};
  for (size_t at = 0; at < rows.size(); ++at)
    p[at % width % 32] += rows[at];
  for (int half : {16, 8, 4, 2, 1})
    for (int i = 0; i < half; ++i)
      p[i] = p[i] + p[i + half];
  return p[0];
}

TEST(KernelReduction, OrderOfSummation) {
  Tensor x = *Tensor::empty(DType::F32, {3, 77});
  uint32_t state = 1;
  for (float &each : x.mutableElements<float>()) {
    state = state * 1664525 + 1013904223;
    each = std::ldexp(float(state >> 8) - 8e6f, int(state % 40) - 20);
  }
  auto elements = std::span<const float>(x.elements<float>());
  std::vector<float> rows = {sumInLanes(elements.subspan(0, 77), 77),
                             sumInLanes(elements.subspan(77, 77), 77),
                             sumInLanes(elements.subspan(154, 77), 77)};
  Tensor wanted = *Tensor::copyOf<float>(std::span<const float>(rows), Dims{3});
  EXPECT_EQ(bits(*run("sum", {x}, along({1}))), bits(wanted));
  EXPECT_EQ(bits(*run("sum", {transposedInMemory(x)}, along({1}))),
            bits(wanted));
  EXPECT_EQ((*run("sum", {x})).elements<float>()[0], sumInLanes(elements, 77));
  // Along the first dimension: one after the other.
  Tensor columns = *run("sum", {x}, along({0}));
  for (size_t j = 0; j < 77; ++j)
    EXPECT_EQ(columns.elements<float>()[j],
              ((0 + elements[j]) + elements[77 + j]) + elements[154 + j]);
}

// From +0: the sum of -0 is +0.
TEST(KernelReduction, SumOfNegativeZeros) {
  Tensor x = floats({2, 1}, {-0.0f, -0.0f});
  for (const Dims &dims : {Dims{0}, Dims{1}, Dims{}})
    for (uint32_t each : bits(*run("sum", {x}, along(dims))))
      EXPECT_EQ(each, 0u);
}

// 4096 ones and 0.5 in f16: in f32 the sum is exact, rounded to even once.
TEST(KernelReduction, HalvesAccumulateInF32) {
  Tensor ones = *Tensor::empty(DType::F16, {4097});
  std::ranges::fill(ones.mutableElements<Float16>(), math::toHalf(1.0f));
  EXPECT_EQ(values(*run("sum", {ones})), (Doubles{4096}));
  EXPECT_EQ(values(*run("cumsum", {ones}, {{"dim", int64_t(0)}}))[4095], 4096);
}

TEST(KernelReduction, Nothing) {
  Tensor none = *Tensor::empty(DType::F32, {2, 0});
  EXPECT_EQ(values(*run("sum", {none}, along({1}))), (Doubles{0, 0}));
  EXPECT_EQ(values(*run("prod", {none}, along({1}))), (Doubles{1, 1}));
  EXPECT_EQ(sizes(*run("sum", {none}, along({0}))), (Sizes{0}));
  EXPECT_EQ(run("max", {none}, along({1})).status().message(),
            "reduced dimension 1 has extent 0, expected at least 1");
  EXPECT_EQ(run("max", {none}, along({1})).status().code(),
            StatusCode::OutOfRange);
  EXPECT_EQ(
      values(*run("max", {none}, {{"dims", Dims{1}}, {"allow_empty", true}})),
      (Doubles{-inf, -inf}));
  Tensor noBytes = *Tensor::empty(DType::UI8, {0});
  EXPECT_EQ(values(*run("min", {noBytes}, {{"allow_empty", true}})),
            (Doubles{255}));
  Tensor noBools = *Tensor::empty(DType::I1, {0, 2});
  EXPECT_EQ(values(*run("all", {noBools}, along({0}))), (Doubles{1, 1}));
  EXPECT_EQ(values(*run("any", {noBools}, along({0}))), (Doubles{0, 0}));
}

TEST(KernelReduction, ExtremaOfNaN) {
  Tensor x = floats({2, 2}, {nan, 1, 2, 3});
  Tensor largest = *run("max", {x}, along({0}));
  EXPECT_TRUE(std::isnan(values(largest)[0]));
  EXPECT_EQ(values(largest)[1], 3);
  EXPECT_TRUE(std::isnan(values(*run("min", {x}))[0]));
}

// The first of equal ones, -0 equals +0, the first NaN before all.
TEST(KernelReduction, Positions) {
  Tensor x = floats({3, 4}, {1, 3, 3, 2, -0.0f, 0, -1, 0, 5, nan, inf, nan});
  Attributes last = {{"dim", int64_t(-1)}};
  Tensor positions = *run("argmax", {x}, last);
  EXPECT_EQ(positions.dtype(), DType::I64);
  EXPECT_EQ(values(positions), (Doubles{1, 0, 1}));
  EXPECT_EQ(values(*run("argmin", {x}, last)), (Doubles{0, 2, 1}));
  EXPECT_EQ(values(*run("argmax", {x})), (Doubles{9}));
  EXPECT_EQ(values(*run("argmax", {floats({2}, {-inf, -inf})})), (Doubles{0}));
  EXPECT_EQ(values(*run("argmax", {ints({2, 2}, {1, 5, 7, 2})},
                        {{"dim", int64_t(0)}})),
            (Doubles{1, 0}));
  Tensor none = *Tensor::empty(DType::F32, {0});
  EXPECT_EQ(run("argmin", {none}).status().code(), StatusCode::OutOfRange);
}

TEST(KernelReduction, Cumulative) {
  Tensor x = ints({2, 3}, {1, 2, 3, 4, 5, 6});
  for (const Tensor &each : {x, transposedInMemory(x)}) {
    EXPECT_EQ(values(*run("cumsum", {each}, {{"dim", int64_t(1)}})),
              (Doubles{1, 3, 6, 4, 9, 15}));
    EXPECT_EQ(values(*run("cumprod", {each}, {{"dim", int64_t(0)}})),
              (Doubles{1, 2, 3, 4, 10, 18}));
  }
  Tensor none = *Tensor::empty(DType::F32, {2, 0});
  EXPECT_EQ(sizes(*run("cumsum", {none}, {{"dim", int64_t(1)}})),
            (Sizes{2, 0}));
}

// A moved operand is summed where it lies.
TEST(KernelReduction, CumulativeInPlace) {
  Value x = ints({4}, {1, 2, 3, 4});
  const void *memory = x.tensor().data();
  std::vector<Value *> registers = {&x};
  auto results = *runOn("cumsum", registers, {true}, {{"dim", int64_t(0)}},
                        {ValueType::tensor(DType::I64)});
  EXPECT_EQ(results[0].tensor().data(), memory);
  EXPECT_EQ(values(results[0].tensor()), (Doubles{1, 3, 6, 10}));
}

} // namespace
