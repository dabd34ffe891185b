//===- MinCut.cpp - minimum cuts of graphs --------------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MinCut.h"
#include <algorithm>
#include <queue>

using namespace mlir::jit;

void FlowGraph::addEdge(unsigned from, unsigned to, int64_t capacity) {
  edgesOf[from].push_back(edges.size());
  edges.push_back({to, capacity});
  edgesOf[to].push_back(edges.size());
  edges.push_back({from, 0});
}

void FlowGraph::measure(unsigned source) {
  level.assign(edgesOf.size(), -1);
  level[source] = 0;
  std::queue<unsigned> work({source});
  while (!work.empty()) {
    unsigned node = work.front();
    work.pop();
    for (unsigned edge : edgesOf[node])
      if (edges[edge].left > 0 && level[edges[edge].to] < 0) {
        level[edges[edge].to] = level[node] + 1;
        work.push(edges[edge].to);
      }
  }
}

int64_t FlowGraph::push(unsigned source, unsigned sink, int64_t limit) {
  // The path so far, by its edges.
  std::vector<unsigned> path;
  unsigned node = source;
  while (node != sink) {
    bool isStuck = true;
    for (size_t &i = next[node]; i < edgesOf[node].size(); ++i) {
      unsigned edge = edgesOf[node][i], to = edges[edge].to;
      if (edges[edge].left > 0 && level[to] == level[node] + 1) {
        path.push_back(edge);
        node = to;
        isStuck = false;
        break;
      }
    }
    if (!isStuck)
      continue;
    if (path.empty())
      return 0;
    // Back, past the edge that led here.
    node = edges[path.back() ^ 1].to;
    path.pop_back();
    ++next[node];
  }
  for (unsigned edge : path)
    limit = std::min(limit, edges[edge].left);
  for (unsigned edge : path) {
    edges[edge].left -= limit;
    edges[edge ^ 1].left += limit;
  }
  return limit;
}

std::vector<bool> FlowGraph::cut(unsigned source, unsigned sink) {
  for (measure(source); level[sink] >= 0; measure(source)) {
    next.assign(edgesOf.size(), 0);
    while (push(source, sink, infinity) > 0)
      ;
  }
  std::vector<bool> isBefore;
  for (int distance : level)
    isBefore.push_back(distance >= 0);
  return isBefore;
}
