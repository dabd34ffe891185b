//===- Random.h - numbers that are the same everywhere ----------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_FUZZ_RANDOM_H
#define JIT_FUZZ_RANDOM_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>

namespace mlir::jit::fuzz {

/// SplitMix64: a seed gives the same numbers on every machine, which the
/// standard library's distributions do not promise.
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}
  /// Numbers that have nothing to do with those of another `stream`.
  Random(uint64_t seed, uint64_t stream) : state(seed) {
    state = next() ^ (stream * 0xd1342543de82ef95u);
  }

  uint64_t next() {
    state += 0x9e3779b97f4a7c15u;
    uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  /// In [0, n); `n` is positive.
  int64_t below(int64_t n) {
    return static_cast<int64_t>(next() % static_cast<uint64_t>(n));
  }
  /// In [low, high].
  int64_t between(int64_t low, int64_t high) {
    return low + below(high - low + 1);
  }
  bool chance(unsigned percent) { return below(100) < int64_t(percent); }
  /// An element of `values`, which is not empty.
  template <typename T> const T &pick(llvm::ArrayRef<T> values) {
    return values[below(static_cast<int64_t>(values.size()))];
  }

private:
  uint64_t state;
};

} // namespace mlir::jit::fuzz

#endif // JIT_FUZZ_RANDOM_H
