//===- random.h - Counter-based random bits ---------------------*- C++ -*-===//
#ifndef JITRT_MATH_RANDOM_H
#define JITRT_MATH_RANDOM_H

#include "jitrt/math/base.h"

namespace jitrt::math {

/// Philox 4x32-10 (Salmon et al., "Parallel random numbers: as easy as 1, 2,
/// 3", 2011): a bijection of 128-bit counters chosen by a 64-bit key. Words are
/// in the order of their significance, lowest first.
struct PhiloxBlock {
  std::uint32_t word[4];
};

JITRT_MATH_INLINE PhiloxBlock philox(std::uint64_t key,
                                     std::uint64_t counterLow,
                                     std::uint64_t counterHigh) {
  auto key0 = std::uint32_t(key), key1 = std::uint32_t(key >> 32);
  auto c0 = std::uint32_t(counterLow), c1 = std::uint32_t(counterLow >> 32);
  auto c2 = std::uint32_t(counterHigh), c3 = std::uint32_t(counterHigh >> 32);
#pragma clang loop unroll(full)
  for (int round = 0; round < 10; ++round) {
    std::uint64_t product0 = std::uint64_t(c0) * 0xd2511f53u;
    std::uint64_t product1 = std::uint64_t(c2) * 0xcd9e8d57u;
    c0 = std::uint32_t(product1 >> 32) ^ c1 ^ key0;
    c2 = std::uint32_t(product0 >> 32) ^ c3 ^ key1;
    c1 = std::uint32_t(product1);
    c3 = std::uint32_t(product0);
    key0 += 0x9e3779b9u;
    key1 += 0xbb67ae85u;
  }
  return {{c0, c1, c2, c3}};
}

} // namespace jitrt::math

#endif // JITRT_MATH_RANDOM_H
