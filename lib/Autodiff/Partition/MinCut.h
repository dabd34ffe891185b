//===- MinCut.h - minimum cuts of graphs ------------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_AUTODIFF_PARTITION_MINCUT_H
#define JIT_LIB_AUTODIFF_PARTITION_MINCUT_H

#include <cstdint>
#include <limits>
#include <vector>

namespace mlir::jit {

/// A directed graph whose edges have capacities. Nodes are 0 .. numNodes - 1.
class FlowGraph {
public:
  static constexpr int64_t infinity = std::numeric_limits<int64_t>::max() / 4;

  explicit FlowGraph(unsigned numNodes) : edgesOf(numNodes) {}

  void addEdge(unsigned from, unsigned to, int64_t capacity);

  /// The nodes on the side of `source` in a cut of least capacity that
  /// separates it from `sink`; of several the one with the fewest nodes there.
  /// (Dinic's algorithm.)
  std::vector<bool> cut(unsigned source, unsigned sink);

private:
  struct Edge {
    unsigned to;
    /// What more can flow.
    int64_t left;
  };

  /// Sets `level` to the distances from `source` along edges that have room.
  void measure(unsigned source);
  /// Pushes up to `limit` along edges that lead one level on.
  int64_t push(unsigned node, unsigned sink, int64_t limit);

  /// Edge 2 i + 1 is edge 2 i backwards.
  std::vector<Edge> edges;
  std::vector<std::vector<unsigned>> edgesOf;
  std::vector<int> level;
  std::vector<size_t> next;
};

} // namespace mlir::jit

#endif // JIT_LIB_AUTODIFF_PARTITION_MINCUT_H
