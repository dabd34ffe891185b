#include "KernelTestUtils.h"

#include <cmath>
#include <limits>

using namespace jitrt;
using namespace jitrt::test;

namespace {

constexpr float inf = std::numeric_limits<float>::infinity();
constexpr float nan = std::numeric_limits<float>::quiet_NaN();

// Shapes are aligned at the last dimension and extents of 1 repeat.
TEST(KernelElementwise, Broadcasts) {
  Tensor x = floats({2, 1}, {10, 20}), y = floats({3}, {1, 2, 3});
  Tensor sum = *run("add", {x, y});
  EXPECT_EQ(sizes(sum), (Sizes{2, 3}));
  EXPECT_EQ(values(sum), (Doubles{11, 12, 13, 21, 22, 23}));
  EXPECT_EQ(values(*run("sub", {floats({}, {1}), y})), (Doubles{0, -1, -2}));
}

// An extent that differs and is not 1 has the message of compiled code.
TEST(KernelElementwise, RejectsExtents) {
  auto result = run("mul", {floats({2}, {1, 2}), floats({3}, {1, 2, 3})});
  EXPECT_EQ(result.status().code(), StatusCode::ShapeMismatch);
  EXPECT_EQ(result.status().message(),
            "operand #1 dimension 0 is 3, expected 1 or 2");
}

// What types know decides which operand is at fault.
TEST(KernelElementwise, ErrorNamesTheUnknownExtent) {
  Value x = floats({2}, {1, 2}), y = floats({3}, {1, 2, 3}), sum;
  std::vector<ValueType> types = {ValueType::tensor(DType::F32, Dims{-1}),
                                  ValueType::tensor(DType::F32, Dims{3})};
  std::vector<ValueType> results = {ValueType::tensor(DType::F32)};
  auto kernel = registry().create({"add", types, results, {}});
  std::vector<Operand> operands = {{&x}, {&y}};
  std::vector<Value *> slots = {&sum};
  KernelCall call(operands, slots);
  EXPECT_EQ((*kernel)->run(call).message(),
            "operand #0 dimension 0 is 2, expected 1 or 3");
}

// Any strides give what contiguous operands give, beyond one block too.
TEST(KernelElementwise, Strided) {
  Tensor x = *Tensor::empty(DType::F32, {70, 30});
  for (int64_t i = 0; i < x.numel(); ++i)
    x.mutableElements<float>()[static_cast<size_t>(i)] = 0.01f * float(i) - 9;
  Tensor flipped = transposedInMemory(x);
  EXPECT_EQ(bits(*run("exp", {flipped})), bits(*run("exp", {x})));
  EXPECT_EQ(bits(*run("mul", {flipped, x})), bits(*run("mul", {x, x})));
  Tensor every = *Tensor::view(x.storage(), DType::F32, Dims{1050}, Dims{2});
  EXPECT_EQ((*run("neg", {every})).elements<float>()[1049],
            -x.elements<float>()[2098]);
}

TEST(KernelElementwise, NothingAndScalars) {
  Tensor empty = *Tensor::empty(DType::F32, {0, 3});
  EXPECT_EQ(sizes(*run("exp", {empty})), (Sizes{0, 3}));
  EXPECT_EQ(sizes(*run("add", {empty, floats({3}, {1, 2, 3})})), (Sizes{0, 3}));
  EXPECT_EQ(values(*run("sqrt", {floats({}, {9})})), (Doubles{3}));
}

// A moved operand that nobody else owns is written over; others are not.
TEST(KernelElementwise, InPlace) {
  Value x = floats({3}, {1, 2, 3}), y = floats({}, {10});
  const void *memory = x.tensor().data();
  std::vector<Value *> registers = {&x, &y};
  std::vector<ValueType> one = {ValueType::tensor(DType::F32)};
  auto results = *runOn("add", registers, {true, false}, {}, one);
  EXPECT_EQ(results[0].tensor().data(), memory);
  EXPECT_EQ(values(results[0].tensor()), (Doubles{11, 12, 13}));
  // Not moved; then shared.
  Value z = results[0];
  registers = {&z};
  results = *runOn("neg", registers, {false}, {}, one);
  EXPECT_NE(results[0].tensor().data(), memory);
  Value other = z;
  results = *runOn("neg", registers, {true}, {}, one);
  EXPECT_NE(results[0].tensor().data(), memory);
  EXPECT_EQ(values(other.tensor()), (Doubles{11, 12, 13}));
}

// One register twice in the list of operands, moved once.
TEST(KernelElementwise, InPlaceOfTheSameRegister) {
  Value x = floats({3}, {1, 2, 3});
  std::vector<Value *> registers = {&x, &x};
  auto results = *runOn("mul", registers, {false, true}, {},
                        {ValueType::tensor(DType::F32)});
  EXPECT_EQ(values(results[0].tensor()), (Doubles{1, 4, 9}));
}

// docs/Spec: +0 is above -0, and NaN comes out wherever it goes in.
TEST(KernelElementwise, MaximumAndMinimum) {
  Tensor x = floats({5}, {-0.0f, 0.0f, nan, 1, 2});
  Tensor y = floats({5}, {0.0f, -0.0f, 1, nan, 3});
  Tensor larger = *run("maximum", {x, y}), smaller = *run("minimum", {x, y});
  EXPECT_EQ(bits(larger)[0], 0u);
  EXPECT_EQ(bits(larger)[1], 0u);
  EXPECT_EQ(bits(smaller)[0], 0x80000000u);
  EXPECT_EQ(bits(smaller)[1], 0x80000000u);
  for (size_t i : {2u, 3u}) {
    EXPECT_TRUE(std::isnan(values(larger)[i]));
    EXPECT_TRUE(std::isnan(values(smaller)[i]));
  }
  EXPECT_EQ(values(larger)[4], 3);
  EXPECT_EQ(values(smaller)[4], 2);
}

// Division by zero, overflow and shifts are total.
TEST(KernelElementwise, IntegersAreTotal) {
  constexpr int32_t least = std::numeric_limits<int32_t>::min();
  Tensor x = make<int32_t>({4}, {7, least, -7, 5});
  Tensor y = make<int32_t>({4}, {0, -1, 2, 40});
  EXPECT_EQ(values(*run("div", {x, y})), (Doubles{-1, least, -3, 0}));
  EXPECT_EQ(values(*run("floor_div", {x, y})), (Doubles{-1, least, -4, 0}));
  EXPECT_EQ(values(*run("fmod", {x, y})), (Doubles{7, 0, -1, 5}));
  EXPECT_EQ(values(*run("remainder", {x, y})), (Doubles{7, 0, 1, 5}));
  EXPECT_EQ(values(*run("shift_left", {x, y})), (Doubles{7, 0, -28, 0}));
  EXPECT_EQ(values(*run("shift_right", {x, y})), (Doubles{7, -1, -2, 0}));
  EXPECT_EQ(values(*run("add", {x, x}))[1], 0);
  EXPECT_EQ(values(*run("neg", {x}))[1], least);
  Tensor bytes = make<uint8_t>({2}, {200, 3});
  EXPECT_EQ(values(*run("mul", {bytes, bytes})), (Doubles{64, 9}));
  EXPECT_EQ(values(*run("div", {bytes, make<uint8_t>({}, {0})})),
            (Doubles{255, 255}));
}

TEST(KernelElementwise, Sign) {
  Tensor signs = *run("sign", {floats({4}, {-0.0f, nan, -3, inf})});
  EXPECT_EQ(bits(signs)[0], 0u);
  EXPECT_EQ(values(signs), (Doubles{0, 0, -1, 1}));
}

TEST(KernelElementwise, ComparesAndSelects) {
  Tensor x = floats({3}, {1, nan, 3}), y = floats({}, {2});
  EXPECT_EQ(values(*run("lt", {x, y})), (Doubles{1, 0, 0}));
  EXPECT_EQ(values(*run("ne", {x, x})), (Doubles{0, 1, 0}));
  Tensor condition = *run("gt", {x, y});
  EXPECT_EQ(condition.dtype(), DType::I1);
  EXPECT_EQ(values(*run("select", {condition, x, y})), (Doubles{2, 2, 3}));
  Tensor bounds = *run("clamp", {x, y, floats({}, {2.5})});
  EXPECT_EQ(values(bounds)[0], 2);
  EXPECT_TRUE(std::isnan(values(bounds)[1]));
  EXPECT_EQ(values(bounds)[2], 2.5);
}

// To halves rounded once, from f64 too: 1 + 2^-11 + 2^-40 is above the tie.
TEST(KernelElementwise, Converts) {
  Tensor x = make<double>({2}, {1 + 0x1p-11 + 0x1p-40, 1 + 0x1p-11});
  EXPECT_EQ(values(*run("convert", {x}, {{"dtype", DType::F16}})),
            (Doubles{1 + 0x1p-10, 1}));
  Tensor y = floats({5}, {-1.5, 300, nan, inf, -0.0f});
  EXPECT_EQ(values(*run("convert", {y}, {{"dtype", DType::UI8}})),
            (Doubles{0, 255, 0, 255, 0}));
  EXPECT_EQ(values(*run("convert", {y}, {{"dtype", DType::I1}})),
            (Doubles{1, 1, 1, 1, 0}));
  EXPECT_EQ(values(*run("convert", {make<int32_t>({2}, {300, -1})},
                        {{"dtype", DType::I8}})),
            (Doubles{44, -1}));
}

// The square of 1 + 2^-10 is 1 + 2^-9 + 2^-20, and the sum of two large f16 is
// above all of them.
TEST(KernelElementwise, HalvesComputeInF32) {
  Tensor x =
      *run("convert", {floats({1}, {1.0009765625f})}, {{"dtype", DType::F16}});
  EXPECT_EQ(values(*run("mul", {x, x})), (Doubles{1.001953125}));
  Tensor large =
      *run("convert", {floats({1}, {60000})}, {{"dtype", DType::F16}});
  EXPECT_EQ(values(*run("add", {large, large})), (Doubles{inf}));
}

// A type without meaning is rejected when the kernel is made.
TEST(KernelElementwise, RejectsTypes) {
  EXPECT_EQ(run("sin", {ints({1}, {1})}).status().message(),
            "sin has no kernel for elements of type i64");
  EXPECT_EQ(run("add", {ints({1}, {1}), floats({1}, {1})}).status().code(),
            StatusCode::InvalidArgument);
  EXPECT_EQ(run("add", {ints({1}, {1})}).status().message(),
            "add has 1 operands, expected 2");
  EXPECT_EQ(run("frobnicate", {}).status().code(), StatusCode::Unimplemented);
}

} // namespace
