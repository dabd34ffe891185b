#include "KernelTestUtils.h"

#include <cmath>
#include <limits>

using namespace jitrt;
using namespace jitrt::test;

namespace {

/// Numbers with many digits, of either sign.
Tensor noise(DType dtype, std::initializer_list<int64_t> sizes,
             uint32_t state) {
  Tensor x = *Tensor::empty(DType::F32, sizes);
  for (float &each : x.mutableElements<float>()) {
    state = state * 1664525 + 1013904223;
    each = (float(state >> 8) - 8388608.0f) * 0x1p-22f;
  }
  return dtype == DType::F32 ? x : *run("convert", {x}, {{"dtype", dtype}});
}

//===----------------------------------------------------------------------===//
// Matmul
//===----------------------------------------------------------------------===//

TEST(KernelContraction, MatmulByHand) {
  Tensor x = ints({2, 3}, {1, 2, 3, 4, 5, 6});
  Tensor y = ints({3, 2}, {7, 8, 9, 10, 11, 12});
  for (const Tensor &left : {x, transposedInMemory(x)})
    for (const Tensor &right : {y, transposedInMemory(y)})
      EXPECT_EQ(values(*run("matmul", {left, right})),
                (Doubles{58, 64, 139, 154}));
}

// The bits of a sum from +0, k ascending, by fused multiply-add, for shapes
// that fill no block, and whatever the strides.
TEST(KernelContraction, MatmulOrder) {
  int64_t m = 7, k = 41, n = 37;
  Tensor x = noise(DType::F32, {m, k}, 1), y = noise(DType::F32, {k, n}, 2);
  Tensor wanted = *Tensor::zeros(DType::F32, {m, n});
  for (int64_t i = 0; i < m; ++i)
    for (int64_t j = 0; j < n; ++j) {
      float sum = 0;
      for (int64_t l = 0; l < k; ++l)
        sum = std::fma(x.at<float>({i, l}), y.at<float>({l, j}), sum);
      wanted.mutableElements<float>()[static_cast<size_t>(i * n + j)] = sum;
    }
  for (const Tensor &left : {x, transposedInMemory(x)})
    for (const Tensor &right : {y, transposedInMemory(y)})
      EXPECT_EQ(bits(*run("matmul", {left, right})), bits(wanted));
  // One row reads the right matrix where it lies.
  Tensor row = *Tensor::view(x.storage(), DType::F32, Dims{1, k}, Dims{k, 1});
  std::vector<uint32_t> first = bits(wanted);
  first.resize(static_cast<size_t>(n));
  EXPECT_EQ(bits(*run("matmul", {row, y})), first);
}

// f16 accumulates in f32: 1 + 4096 * 2^-11 ... is rounded once at the end.
TEST(KernelContraction, MatmulOfHalves) {
  Attributes toHalf = {{"dtype", DType::BF16}};
  Tensor ones = *Tensor::empty(DType::F32, {1, 300});
  std::ranges::fill(ones.mutableElements<float>(), 1.0f);
  ones = *run("convert", {ones}, toHalf);
  Tensor column = *run("transpose", {ones}, {{"permutation", Dims{1, 0}}});
  EXPECT_EQ(values(*run("matmul", {ones, column})), (Doubles{300}));
}

TEST(KernelContraction, MatmulTypes) {
  Tensor x = make<int8_t>({1, 2}, {100, 100}), y = make<int8_t>({2, 1}, {2, 2});
  EXPECT_EQ(values(*run("matmul", {x, y})), (Doubles{-112}));
  Tensor d = make<double>({1, 1}, {0.1});
  EXPECT_EQ(values(*run("matmul", {d, d})), (Doubles{std::fma(0.1, 0.1, 0)}));
  EXPECT_EQ(
      run("matmul", {bools({1, 1}, {1}), bools({1, 1}, {1})}).status().code(),
      StatusCode::Unimplemented);
}

TEST(KernelContraction, MatmulBatchesAndNothing) {
  Tensor x = ints({2, 1, 1, 2}, {1, 2, 3, 4});
  Tensor y = ints({3, 2, 1}, {1, 0, 0, 1, 1, 1});
  Tensor z = *run("matmul", {x, y});
  EXPECT_EQ(sizes(z), (Sizes{2, 3, 1, 1}));
  EXPECT_EQ(values(z), (Doubles{1, 2, 3, 3, 4, 7}));
  Tensor empty = *run("matmul", {*Tensor::empty(DType::F32, {2, 0}),
                                 *Tensor::empty(DType::F32, {0, 3})});
  EXPECT_EQ(bits(empty), std::vector<uint32_t>(6, 0));
  EXPECT_EQ(sizes(*run("matmul", {*Tensor::empty(DType::F32, {0, 2}),
                                  *Tensor::empty(DType::F32, {2, 3})})),
            (Sizes{0, 3}));
  auto error = run("matmul", {ints({1, 2}, {1, 2}), ints({1, 1}, {1})});
  EXPECT_EQ(error.status().code(), StatusCode::ShapeMismatch);
  EXPECT_EQ(error.status().message(),
            "contraction sizes differ: lhs dimension 1 is 2, rhs dimension 0 "
            "is 1");
}

//===----------------------------------------------------------------------===//
// Conv
//===----------------------------------------------------------------------===//

/// The definition, in the order of docs/Spec/LinearAlgebra.md, of two spatial
/// dimensions with equal entries of every list.
std::vector<uint32_t> convolve(const Tensor &x, const Tensor &w, int64_t stride,
                               int64_t low, int64_t dilation,
                               int64_t inputDilation, int64_t groups,
                               const Tensor &shape) {
  std::vector<uint32_t> result;
  int64_t perGroup = w.size(1), outputs = w.size(0) / groups;
  auto see = [&](int64_t n, int64_t c, int64_t i, int64_t j) {
    bool isZero = false;
    for (int64_t *at : {&i, &j}) {
      int64_t extent = x.size(at == &i ? 2 : 3);
      *at -= low;
      isZero |= *at < 0 || *at % inputDilation != 0;
      *at /= inputDilation;
      isZero |= *at >= extent;
    }
    return isZero ? 0.0f : x.at<float>({n, c, i, j});
  };
  for (int64_t n = 0; n < shape.size(0); ++n)
    for (int64_t o = 0; o < shape.size(1); ++o)
      for (int64_t a = 0; a < shape.size(2); ++a)
        for (int64_t b = 0; b < shape.size(3); ++b) {
          float sum = 0;
          for (int64_t c = 0; c < perGroup; ++c)
            for (int64_t k = 0; k < w.size(2); ++k)
              for (int64_t l = 0; l < w.size(3); ++l)
                sum = std::fma(see(n, o / outputs * perGroup + c,
                                   a * stride + k * dilation,
                                   b * stride + l * dilation),
                               w.at<float>({o, c, k, l}), sum);
          result.push_back(std::bit_cast<uint32_t>(sum));
        }
  return result;
}

TEST(KernelContraction, ConvFollowsTheDefinition) {
  Tensor x = noise(DType::F32, {2, 4, 6, 5}, 3);
  Tensor w = noise(DType::F32, {6, 2, 3, 2}, 4);
  for (auto [stride, low, high, dilation, inputDilation] :
       {std::array<int64_t, 5>{1, 0, 0, 1, 1},
        {2, 1, 2, 1, 1},
        {1, 2, 1, 2, 1},
        {1, 1, 1, 1, 2},
        {1, -1, 1, 1, 1}}) {
    Tensor y = *run("conv", {x, w},
                    {{"strides", Dims{stride, stride}},
                     {"padding_low", Dims{low, low}},
                     {"padding_high", Dims{high, high}},
                     {"dilation", Dims{dilation, dilation}},
                     {"input_dilation", Dims{inputDilation, inputDilation}},
                     {"groups", int64_t(2)}});
    EXPECT_EQ(bits(y),
              convolve(x, w, stride, low, dilation, inputDilation, 2, y));
  }
}

TEST(KernelContraction, ConvOfStridedOperandsAndTypes) {
  Tensor x = noise(DType::F32, {1, 3, 5}, 5),
         w = noise(DType::F32, {2, 3, 2}, 6);
  Attributes attributes = {{"strides", Dims{1}}};
  Tensor wanted = *run("conv", {x, w}, attributes);
  Tensor flipped = *run("transpose", {x}, {{"permutation", Dims{0, 2, 1}}});
  flipped = *flipped.clone();
  flipped = *run("transpose", {flipped}, {{"permutation", Dims{0, 2, 1}}});
  EXPECT_EQ(bits(*run("conv", {flipped, w}, attributes)), bits(wanted));
  EXPECT_EQ(values(*run("conv",
                        {ints({1, 1, 3}, {1, 2, 3}), ints({1, 1, 2}, {1, 10})},
                        attributes)),
            (Doubles{21, 32}));
}

// Zeros that were put in are operands: 0 * inf is NaN.
TEST(KernelContraction, ConvPaddingTimesInfinity) {
  Tensor x = floats({1, 1, 1}, {1});
  Tensor w = floats({1, 1, 1}, {std::numeric_limits<float>::infinity()});
  Tensor y = *run("conv", {x, w}, {{"padding_low", Dims{1}}});
  EXPECT_TRUE(std::isnan(values(y)[0]));
  EXPECT_TRUE(std::isinf(values(y)[1]));
}

TEST(KernelContraction, ConvErrors) {
  Tensor x = floats({1, 2, 3}, {1, 2, 3, 4, 5, 6});
  auto message = [&](std::initializer_list<int64_t> shape, int64_t groups) {
    auto result = run("conv", {x, *Tensor::zeros(DType::F32, shape)},
                      {{"strides", Dims{1}}, {"groups", groups}});
    EXPECT_EQ(result.status().code(), StatusCode::ShapeMismatch);
    return result.status().message();
  };
  EXPECT_EQ(message({1, 3, 1}, 1),
            "input has 2 channels, expected groups * weight dimension 1 = 3");
  EXPECT_EQ(message({3, 1, 1}, 2),
            "weight dimension 0 is 3, expected a multiple of groups: 2");
  EXPECT_EQ(message({1, 2, 4}, 1),
            "window covers 4 of the padded extent 3 in windowed dimension 0, "
            "expected at most that extent");
  EXPECT_EQ(message({1, 2, 0}, 1), "window is empty in windowed dimension 0");
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

TEST(KernelWindow, ByHand) {
  Tensor x = floats({1, 3, 3}, {1, 2, 3, 4, 5, 6, 7, 8, 9});
  Attributes attributes = {{"kind", int64_t(0)}, {"window", Dims{2, 2}}};
  Tensor y = *run("reduce_window", {x}, attributes);
  EXPECT_EQ(sizes(y), (Sizes{1, 2, 2}));
  EXPECT_EQ(values(y), (Doubles{5, 6, 8, 9}));
  attributes = {{"kind", int64_t(1)},
                {"window", Dims{2, 2}},
                {"strides", Dims{2, 2}},
                {"padding_low", Dims{1, 0}},
                {"padding_high", Dims{0, 1}}};
  EXPECT_EQ(values(*run("reduce_window", {x}, attributes)),
            (Doubles{3, 3, 24, 15}));
}

// Windows without a position give the identity; negative padding cuts.
TEST(KernelWindow, PaddingAndDilation) {
  Tensor x = floats({4}, {1, -2, 3, -4});
  Attributes attributes = {{"kind", int64_t(0)},
                           {"window", Dims{1}},
                           {"padding_low", Dims{1}},
                           {"padding_high", Dims{-2}}};
  EXPECT_EQ(values(*run("reduce_window", {x}, attributes)),
            (Doubles{-std::numeric_limits<double>::infinity(), 1, -2}));
  attributes = {
      {"kind", int64_t(1)}, {"window", Dims{2}}, {"dilation", Dims{3}}};
  EXPECT_EQ(values(*run("reduce_window", {x}, attributes)), (Doubles{-3}));
  EXPECT_EQ(values(*run("reduce_window", {make<uint8_t>({2}, {200, 100})},
                        {{"kind", int64_t(1)}, {"window", Dims{2}}})),
            (Doubles{44}));
  EXPECT_EQ(
      run("reduce_window", {x}, {{"kind", int64_t(0)}, {"window", Dims{5}}})
          .status()
          .message(),
      "window covers 5 of the padded extent 4 in windowed dimension 0, "
      "expected at most that extent");
}

// Attributes of a foreign file: what exceeds 64 bits is an error, and sizes
// near it are right.
TEST(KernelWindow, HostileAttributes) {
  constexpr int64_t most = std::numeric_limits<int64_t>::max();
  Tensor x = floats({4}, {1, -2, 3, -4});
  auto message = [&](Dims window, std::string list, Dims entries) {
    return run("reduce_window", {x},
               {{"kind", int64_t(1)}, {"window", window}, {list, entries}})
        .status()
        .message();
  };
  std::string overflow =
      "windowed dimension 0 overflows 64 bits: extent 4 with "
      "input dilation 1 and padding ";
  EXPECT_EQ(message({3}, "dilation", {most / 2 + 1}),
            overflow + "0 and 0, window 3 with dilation 4611686018427387904");
  EXPECT_EQ(message({1}, "padding_high", {most}),
            overflow + "0 and 9223372036854775807, window 1 with dilation 1");
  EXPECT_EQ(message({1}, "padding_low", {-most - 1}),
            overflow + "-9223372036854775808 and 0, window 1 with dilation 1");
  EXPECT_EQ(message({most}, "strides", {most}),
            "window covers 9223372036854775807 of the padded extent 4 in "
            "windowed dimension 0, expected at most that extent");
  // The window's second element is far behind the operand.
  Attributes far = {{"kind", int64_t(1)},
                    {"window", Dims{2}},
                    {"dilation", Dims{most - 5}},
                    {"padding_high", Dims{most - 4}},
                    {"strides", Dims{3}}};
  EXPECT_EQ(values(*run("reduce_window", {x}, far)), (Doubles{1, -4}));
}

// The same of a convolution, and more channels in groups than 64 bits count.
TEST(KernelContraction, ConvHostileAttributes) {
  constexpr int64_t most = std::numeric_limits<int64_t>::max();
  Tensor x = floats({1, 1, 3}, {1, 2, 3}), w = floats({1, 1, 3}, {1, 1, 1});
  auto message = [&](Attributes attributes) {
    return run("conv", {x, w}, attributes).status().message();
  };
  EXPECT_EQ(message({{"input_dilation", Dims{most / 2 + 1}}}),
            "windowed dimension 0 overflows 64 bits: extent 3 with input "
            "dilation 4611686018427387904 and padding 0 and 0, window 3 with "
            "dilation 1");
  EXPECT_EQ(message({{"groups", most}, {"strides", Dims{1}}}),
            "input has 1 channels, expected groups * weight dimension 1 = "
            "9223372036854775807");
  // Only each second position is an element; the kernel's lie far apart.
  Attributes far = {{"dilation", Dims{most / 4}},
                    {"padding_low", Dims{most / 4}},
                    {"padding_high", Dims{most / 4}},
                    {"input_dilation", Dims{2}},
                    {"strides", Dims{4}}};
  EXPECT_EQ(values(*run("conv", {x, w}, far)), (Doubles{1, 3}));
}

TEST(KernelWindow, NaNAndStrides) {
  float nan = std::numeric_limits<float>::quiet_NaN();
  Tensor x = transposedInMemory(floats({2, 3}, {nan, 1, 2, 3, 4, 5}));
  Tensor y =
      *run("reduce_window", {x}, {{"kind", int64_t(0)}, {"window", Dims{2}}});
  EXPECT_TRUE(std::isnan(values(y)[0]));
  EXPECT_EQ(values(y)[1], 2);
  EXPECT_EQ(values(y)[3], 5);
}

} // namespace
