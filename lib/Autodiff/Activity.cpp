//===- Activity.cpp - which values derivatives flow through ---------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Activity.h"
#include "jit/Autodiff/Autodiff.h"
#include "jit/Dialect/Jit/IR/Jit.h"

using namespace mlir;
using namespace mlir::jit;

bool jit::isInactive(Operation *op) {
  auto rule = dyn_cast<DifferentiableOpInterface>(op);
  return rule && rule.isInactive();
}

Activity::Activity(Block &body, ValueRange sources, ValueRange sinks) {
  for (Value value : sources)
    markVaried(value);
  forward(body);
  for (Value value : sinks)
    markUseful(value);
  backward(body);
}

bool Activity::hasActiveResult(Operation *op) const {
  return llvm::any_of(op->getResults(),
                      [&](Value result) { return isActive(result); });
}

bool Activity::markVaried(Value value) {
  return isDifferentiableType(value.getType()) && varied.insert(value).second;
}

bool Activity::markUseful(Value value) {
  return isDifferentiableType(value.getType()) && useful.insert(value).second;
}

void Activity::forward(Block &block) {
  for (Operation &op : block) {
    if (auto loop = dyn_cast<LoopOp>(op)) {
      for (auto [init, carry] :
           llvm::zip_equal(loop.getInitialValues(), loop.getCarries()))
        if (isVaried(init))
          markVaried(carry);
      Block &body = loop.getBody().front();
      bool changed;
      do {
        forward(body);
        changed = false;
        for (auto [next, carry] : llvm::zip_equal(
                 loop.getContinue().getCarries(), loop.getCarries()))
          if (isVaried(next))
            changed |= markVaried(carry);
      } while (changed);
      for (auto [carry, result] :
           llvm::zip_equal(loop.getCarries(), loop.getResults()))
        if (isVaried(carry))
          markVaried(result);
      continue;
    }
    if (auto branch = dyn_cast<IfOp>(op)) {
      for (Region &region : branch->getRegions()) {
        if (region.empty())
          continue;
        forward(region.front());
        for (auto [value, result] :
             llvm::zip_equal(region.front().getTerminator()->getOperands(),
                             branch.getResults()))
          if (isVaried(value))
            markVaried(result);
      }
      continue;
    }
    if (isInactive(&op) || llvm::none_of(op.getOperands(), [&](Value value) {
          return isVaried(value);
        }))
      continue;
    for (Value result : op.getResults())
      markVaried(result);
  }
}

void Activity::backward(Block &block) {
  for (Operation &op : llvm::reverse(block)) {
    if (auto loop = dyn_cast<LoopOp>(op)) {
      for (auto [carry, result] :
           llvm::zip_equal(loop.getCarries(), loop.getResults()))
        if (useful.contains(result))
          markUseful(carry);
      bool changed = true;
      while (std::exchange(changed, false)) {
        for (auto [next, carry] : llvm::zip_equal(
                 loop.getContinue().getCarries(), loop.getCarries()))
          if (useful.contains(carry))
            changed |= markUseful(next);
        unsigned before = useful.size();
        backward(loop.getBody().front());
        changed |= useful.size() != before;
      }
      for (auto [init, carry] :
           llvm::zip_equal(loop.getInitialValues(), loop.getCarries()))
        if (useful.contains(carry))
          markUseful(init);
      continue;
    }
    if (auto branch = dyn_cast<IfOp>(op)) {
      for (Region &region : branch->getRegions()) {
        if (region.empty())
          continue;
        for (auto [value, result] :
             llvm::zip_equal(region.front().getTerminator()->getOperands(),
                             branch.getResults()))
          if (useful.contains(result))
            markUseful(value);
        backward(region.front());
      }
      continue;
    }
    if (isInactive(&op) || llvm::none_of(op.getResults(), [&](Value result) {
          return useful.contains(result);
        }))
      continue;
    for (Value operand : op.getOperands())
      markUseful(operand);
  }
}
