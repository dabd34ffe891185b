//===- assignment.cpp - Parallel assignment -------------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/vm/assignment.h"

#include <unordered_map>

using namespace jitrt;

namespace {

/// What is known of a register while its value waits to be read.
struct Source {
  size_t pendingReads = 0;
  bool movable = false;
  /// The assignment that overwrites it, if any.
  size_t writer = SIZE_MAX;
};

class Sequencer {
public:
  Sequencer(std::span<const uint32_t> results,
            std::span<const isa::Use> operands,
            std::span<const ValueKind> kinds, uint32_t spare)
      : results(results), kinds(kinds), spare(spare) {
    for (isa::Use use : operands)
      from.push_back(use.reg);
    for (size_t i = 0; i < results.size(); ++i)
      registers[results[i]].writer = i;
    for (size_t i = 0; i < results.size(); ++i) {
      Source &source = registers[from[i]];
      ++source.pendingReads;
      source.movable |= operands[i].move || source.writer != SIZE_MAX;
    }
    // What stays where it is must not be moved away, and is nothing to do.
    for (size_t i = 0; i < results.size(); ++i) {
      if (results[i] != from[i])
        continue;
      Source &source = registers[from[i]];
      source.movable = false;
      source.writer = SIZE_MAX;
      --source.pendingReads;
    }
  }

  std::vector<isa::Transfer> run() {
    for (size_t i = 0; i < results.size(); ++i)
      if (isWaiting(i) && registers[results[i]].pendingReads == 0)
        ready.push_back(i);
    emitReady();
    // Only cycles are left, in which each register has one reader.
    for (size_t i = 0; i < results.size(); ++i) {
      if (!isWaiting(i))
        continue;
      Source &broken = registers[results[i]];
      size_t reader = readerOf(i);
      transfers.push_back({spare, results[i], true, kinds[reader]});
      broken.pendingReads = 0;
      from[reader] = spare;
      registers[spare] = {1, true, SIZE_MAX};
      ready.push_back(i);
      emitReady();
    }
    return std::move(transfers);
  }

private:
  bool isWaiting(size_t i) const {
    auto found = registers.find(results[i]);
    return found->second.writer == i;
  }

  /// The assignment in the cycle of `i` that reads what `i` overwrites.
  size_t readerOf(size_t i) {
    size_t reader = i;
    while (from[reader] != results[i])
      reader = registers[from[reader]].writer;
    return reader;
  }

  /// Does what no reader waits for, and what thereby becomes so.
  void emitReady() {
    while (!ready.empty()) {
      size_t i = ready.back();
      ready.pop_back();
      Source &source = registers[from[i]];
      bool isLast = --source.pendingReads == 0;
      transfers.push_back(
          {results[i], from[i], isLast && source.movable, kinds[i]});
      registers[results[i]].writer = SIZE_MAX;
      if (isLast && source.writer != SIZE_MAX)
        ready.push_back(source.writer);
    }
  }

  std::span<const uint32_t> results;
  std::span<const ValueKind> kinds;
  uint32_t spare;
  std::vector<uint32_t> from;
  std::unordered_map<uint32_t, Source> registers;
  std::vector<size_t> ready;
  std::vector<isa::Transfer> transfers;
};

} // namespace

std::vector<isa::Transfer>
jitrt::sequenceAssignment(std::span<const uint32_t> results,
                          std::span<const isa::Use> operands,
                          std::span<const ValueKind> kinds, uint32_t spare) {
  return Sequencer(results, operands, kinds, spare).run();
}
