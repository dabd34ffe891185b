//===- Ownership.cpp - where values end -----------------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Analysis/Ownership.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/IR/AsmState.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::jit;

bool jit::isOwned(Type type) { return !type.isIntOrIndexOrFloat(); }

bool jit::isMoved(OpOperand &operand) {
  Operation *op = operand.getOwner();
  if (isa<DropOp>(op))
    return true;
  auto moves =
      op->getAttrOfType<DenseBoolArrayAttr>(JitDialect::getMovesAttrName());
  return moves && moves[operand.getOperandNumber()];
}

ValueEnd jit::endOf(Value value) {
  Block *block = value.getParentBlock();
  ValueEnd end;
  for (OpOperand &use : value.getUses()) {
    Operation *user = block->findAncestorOpInBlock(*use.getOwner());
    if (end.last && user != end.last && user->isBeforeInBlock(end.last))
      continue;
    if (user != end.last)
      end = {ValueEnd::Kind::Operand, user, 0};
    if (user != use.getOwner()) {
      end.kind = ValueEnd::Kind::Region;
      end.operand = 0;
    } else if (end.kind == ValueEnd::Kind::Operand) {
      end.operand = std::max(end.operand, use.getOperandNumber());
    }
  }
  return end;
}

void jit::forEachBlock(Operation *op, function_ref<void(Block &)> visit) {
  op->walk<WalkOrder::PreOrder>([&](Operation *each) {
    for (Region &region : each->getRegions())
      for (Block &block : region)
        visit(block);
  });
}

void jit::forEachValue(Block &block, function_ref<void(Value)> visit) {
  for (BlockArgument argument : block.getArguments())
    visit(argument);
  for (Operation &op : block)
    for (OpResult result : op.getResults())
      visit(result);
}

LogicalResult jit::verifyStructured(Operation *op) {
  WalkResult result = op->walk([](Operation *each) {
    for (Region &region : each->getRegions())
      if (!region.empty() && !region.hasOneBlock()) {
        each->emitOpError("has a region of ")
            << region.getBlocks().size()
            << " blocks, expected one: control flow is 'jit.if' and "
               "'jit.loop' here";
        return WalkResult::interrupt();
      }
    if (each->hasTrait<OpTrait::IsTerminator>() && each->getNumRegions() != 0) {
      each->emitOpError("is a terminator with a region, expected none: no "
                        "value can be dropped after it");
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

void jit::printEnds(Operation *op, raw_ostream &os) {
  AsmState names(op);
  forEachBlock(op, [&](Block &block) {
    Operation *parent = block.getParentOp();
    auto function = dyn_cast<FunctionOpInterface>(parent);
    // How deep the block lies in its function.
    unsigned depth = 0;
    for (Operation *at = parent; at && at != op; at = at->getParentOp()) {
      if (isa<FunctionOpInterface>(at))
        break;
      ++depth;
    }
    if (function)
      os << parent->getName() << " @" << function.getName() << "\n";
    else if (block.getNumArguments() != 0 || depth != 0)
      os.indent(2 * depth) << "in " << parent->getName() << " region #"
                           << block.getParent()->getRegionNumber() << "\n";
    forEachValue(block, [&](Value value) {
      os.indent(2 * depth + 2);
      value.printAsOperand(os, names);
      ValueEnd end = endOf(value);
      switch (end.kind) {
      case ValueEnd::Kind::Unused:
        os << ": never used\n";
        break;
      case ValueEnd::Kind::Operand:
        os << ": ends with operand #" << end.operand << " of "
           << end.last->getName() << "\n";
        break;
      case ValueEnd::Kind::Region:
        os << ": ends after " << end.last->getName() << "\n";
        break;
      }
    });
  });
}
