#include "KernelTestUtils.h"

#include <limits>

using namespace jitrt;
using namespace jitrt::test;

namespace {

constexpr int64_t dynamic = std::numeric_limits<int64_t>::min();

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

TEST(KernelCreation, FullAndIota) {
  Tensor full = *run("full", {floats({}, {7}), int64_t(2)},
                     {{"static_sizes", Dims{dynamic, 3}}});
  EXPECT_EQ(sizes(full), (Sizes{2, 3}));
  EXPECT_EQ(values(full), Doubles(6, 7));
  Tensor iota = *run("iota", {int64_t(3)},
                     {{"static_sizes", Dims{2, dynamic}},
                      {"dim", int64_t(-1)},
                      {"dtype", DType::F16}});
  EXPECT_EQ(iota.dtype(), DType::F16);
  EXPECT_EQ(values(iota), (Doubles{0, 1, 2, 0, 1, 2}));
  EXPECT_EQ(run("full", {floats({}, {7}), int64_t(-2)},
                {{"static_sizes", Dims{4, dynamic}}})
                .status()
                .message(),
            "size 1 is -2, expected at least 0");
}

// Integers wrap: element 256 of ui8 is 0; the largest exact f16 is passed.
TEST(KernelCreation, IotaConverts) {
  Attributes attributes = {
      {"static_sizes", Dims{258}}, {"dim", int64_t(0)}, {"dtype", DType::UI8}};
  EXPECT_EQ(values(*run("iota", {}, attributes))[257], 1);
  attributes = {
      {"static_sizes", Dims{2050}}, {"dim", int64_t(0)}, {"dtype", DType::F16}};
  EXPECT_EQ(values(*run("iota", {}, attributes))[2049], 2048);
}

// The known answer of Philox 4x32-10 for a key and counter of zeros (Salmon et
// al.), and that an i64 is two words.
TEST(KernelCreation, RandomBits) {
  Attributes words = {{"static_sizes", Dims{6}}, {"dtype", DType::I32}};
  Tensor x = *run("random_bits", {ints({}, {0})}, words);
  std::vector<uint32_t> got;
  for (int32_t each : x.elements<int32_t>())
    got.push_back(static_cast<uint32_t>(each));
  EXPECT_EQ(got[0], 0x6627e8d5u);
  EXPECT_EQ(got[1], 0xe169c58du);
  EXPECT_EQ(got[2], 0xbc57ac4cu);
  EXPECT_EQ(got[3], 0x9b00dbd8u);
  Attributes pairs = {{"static_sizes", Dims{3}}, {"dtype", DType::I64}};
  Tensor y = *run("random_bits", {ints({}, {0})}, pairs);
  for (size_t i = 0; i < 3; ++i)
    EXPECT_EQ(static_cast<uint64_t>(y.elements<int64_t>()[i]),
              got[2 * i] | uint64_t(got[2 * i + 1]) << 32);
  Attributes other = {
      {"static_sizes", Dims{6}}, {"dtype", DType::I32}, {"stream", int64_t(1)}};
  EXPECT_NE(values(*run("random_bits", {ints({}, {0})}, other)), values(x));
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

// A reshape shares memory where strides describe it, also of strided operands.
TEST(KernelShape, ReshapeIsAView) {
  Tensor x = floats({2, 3}, {1, 2, 3, 4, 5, 6});
  Tensor y = *run("reshape", {x}, {{"static_sizes", Dims{3, -1}}});
  EXPECT_EQ(sizes(y), (Sizes{3, 2}));
  EXPECT_EQ(y.data(), x.data());
  // Columns 0 and 2, an extent of 1 between.
  Tensor part =
      *Tensor::view(x.storage(), DType::F32, Dims{2, 1, 2}, Dims{3, 77, 2});
  Tensor z = *run("reshape", {part}, {{"static_sizes", Dims{1, 2, 2, 1}}});
  EXPECT_EQ(z.data(), x.data());
  EXPECT_EQ(values(z), (Doubles{1, 3, 4, 6}));
  Tensor flat = *run("reshape", {part}, {{"static_sizes", Dims{4}}});
  EXPECT_NE(flat.data(), x.data());
  EXPECT_EQ(values(flat), (Doubles{1, 3, 4, 6}));
}

TEST(KernelShape, ReshapeOfNothingAndScalars) {
  Tensor empty = *Tensor::empty(DType::F32, {0, 4});
  EXPECT_EQ(sizes(*run("reshape", {empty}, {{"static_sizes", Dims{2, -1}}})),
            (Sizes{2, 0}));
  EXPECT_EQ(
      sizes(*run("reshape", {floats({1, 1}, {5})}, {{"static_sizes", Dims{}}})),
      Sizes{});
}

TEST(KernelShape, ReshapeErrors) {
  Tensor x = floats({2, 3}, {1, 2, 3, 4, 5, 6});
  auto message = [&](Dims list, std::vector<Value> more) {
    more.insert(more.begin(), x);
    auto result = run("reshape", more, {{"static_sizes", list}});
    EXPECT_EQ(result.status().code(), StatusCode::ShapeMismatch);
    return result.status().message();
  };
  EXPECT_EQ(message(Dims{4}, {}), "operand has 6 elements, sizes hold 4");
  EXPECT_EQ(message(Dims{4, -1}, {}),
            "operand has 6 elements, expected a multiple of 4 that determines "
            "size -1");
  EXPECT_EQ(message(Dims{6, dynamic}, {int64_t(-1)}),
            "size in dimension 1 is -1, expected at least 0");
  // A product beyond 64 bits is not the operand's count.
  EXPECT_EQ(message(Dims{dynamic, dynamic}, {int64_t(1) << 62, int64_t(8)}),
            "operand has 6 elements, sizes hold 9223372036854775807");
}

TEST(KernelShape, TransposeAndBroadcast) {
  Tensor x = floats({2, 3}, {1, 2, 3, 4, 5, 6});
  Tensor t = *run("transpose", {x}, {{"permutation", Dims{-1, 0}}});
  EXPECT_EQ(t.data(), x.data());
  EXPECT_EQ(values(t), (Doubles{1, 4, 2, 5, 3, 6}));
  Tensor b = *run("broadcast_to", {floats({2, 1}, {1, 2})},
                  {{"static_sizes", Dims{2, -1, 2}}});
  EXPECT_EQ(values(b), (Doubles{1, 1, 2, 2, 1, 1, 2, 2}));
  EXPECT_EQ(run("broadcast_to", {x}, {{"static_sizes", Dims{2, 4}}})
                .status()
                .message(),
            "operand dimension 1 is 3, expected 1 or 4");
}

TEST(KernelShape, Slice) {
  Tensor x = floats({6}, {0, 1, 2, 3, 4, 5});
  auto slice = [&](int64_t offset, int64_t size, int64_t stride) {
    return run("slice", {x, offset, size, stride},
               {{"static_offsets", Dims{dynamic}},
                {"static_sizes", Dims{dynamic}},
                {"static_strides", Dims{dynamic}}});
  };
  EXPECT_EQ(values(*slice(1, 3, 2)), (Doubles{1, 3, 5}));
  EXPECT_EQ(values(*slice(6, 0, 1)), Doubles{});
  EXPECT_EQ(slice(7, 0, 1).status().message(),
            "offset 7 in dimension 0 is not in [0, 6], the extent");
  EXPECT_EQ(slice(2, 3, 2).status().message(),
            "size 3 in dimension 0 is not in [0, 2], what the extent 6 leaves");
  EXPECT_EQ(slice(0, 1, 0).status().message(),
            "stride in dimension 0 is 0, expected at least 1");
  EXPECT_EQ(values(*slice(5, 1, std::numeric_limits<int64_t>::max())),
            Doubles{5});
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

TEST(KernelShape, Pad) {
  Tensor x = transposedInMemory(floats({2, 2}, {1, 2, 3, 4}));
  Attributes attributes = {{"static_low", Dims{1, 0}},
                           {"static_high", Dims{0, dynamic}},
                           {"static_interior", Dims{0, 1}}};
  Tensor y = *run("pad", {x, floats({}, {9}), int64_t(1)}, attributes);
  EXPECT_EQ(sizes(y), (Sizes{3, 4}));
  EXPECT_EQ(values(y), (Doubles{9, 9, 9, 9, 1, 9, 2, 9, 3, 9, 4, 9}));
  auto bad = run("pad", {x, floats({}, {9}), int64_t(-1)}, attributes);
  EXPECT_EQ(bad.status().code(), StatusCode::InvalidArgument);
  EXPECT_EQ(bad.status().message(),
            "high in dimension 1 is -1, expected at least 0");
  EXPECT_EQ(run("pad",
                {x, floats({}, {9}), std::numeric_limits<int64_t>::max()},
                attributes)
                .status()
                .code(),
            StatusCode::ResourceExhausted);
}

TEST(KernelShape, ConcatAndReverse) {
  Tensor x = floats({2, 2}, {1, 2, 3, 4}), y = floats({2, 1}, {5, 6});
  Tensor none = *Tensor::empty(DType::F32, {2, 0});
  EXPECT_EQ(values(*run("concat", {x, none, y}, {{"dim", int64_t(-1)}})),
            (Doubles{1, 2, 5, 3, 4, 6}));
  EXPECT_EQ(run("concat", {x, y}, {{"dim", int64_t(0)}}).status().message(),
            "operand #1 dimension 1 is 1, expected 2");
  EXPECT_EQ(values(*run("reverse", {x}, {{"dims", Dims{0, -1}}})),
            (Doubles{4, 3, 2, 1}));
  EXPECT_EQ(values(*run("reverse", {x}, {{"dims", Dims{1}}})),
            (Doubles{2, 1, 4, 3}));
}

} // namespace
