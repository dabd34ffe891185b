//===- MathRandomTest.cpp - Known answers of Philox -----------------------===//
#include "jitrt/math/random.h"

#include <gtest/gtest.h>

namespace {

using namespace jitrt;

// The vectors for philox4x32 with 10 rounds of the Random123 distribution
// (kat_vectors): counter, key, result; words lowest first.
TEST(MathRandom, PhiloxKnownAnswers) {
  struct {
    std::uint32_t counter[4], key[2], expected[4];
  } cases[] = {
      {{0, 0, 0, 0}, {0, 0}, {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
      {{0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff},
       {0xffffffff, 0xffffffff},
       {0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}},
      {{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344},
       {0xa4093822, 0x299f31d0},
       {0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}}};
  auto pack = [](std::uint32_t low, std::uint32_t high) {
    return low | std::uint64_t(high) << 32;
  };
  for (auto &c : cases) {
    math::PhiloxBlock block =
        math::philox(pack(c.key[0], c.key[1]), pack(c.counter[0], c.counter[1]),
                     pack(c.counter[2], c.counter[3]));
    for (int i = 0; i < 4; ++i)
      EXPECT_EQ(block.word[i], c.expected[i]) << i;
  }
}

} // namespace
