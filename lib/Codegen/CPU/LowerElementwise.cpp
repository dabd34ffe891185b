//===- LowerElementwise.cpp - loops of elementwise operations -------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Codegen/CPU/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::jit {
#define GEN_PASS_DEF_LOWERELEMENTWISE
#include "jit/Codegen/CPU/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-lower-elementwise"

/// Whether every operand is contiguous, so that dimensions merge.
static bool isContiguous(linalg::LinalgOp op) {
  return llvm::all_of(op->getOperandTypes(), [](Type type) {
    auto memref = dyn_cast<MemRefType>(type);
    return !memref || memref.getLayout().isIdentity();
  });
}

/// Whether an operand with this map steps through memory along loop `loop` and
/// the next one as it would along one loop, or does not depend on them.
static bool stepsAlike(AffineMap map, unsigned loop) {
  auto dependsOn = [&](AffineExpr expr, unsigned other) {
    return expr.isFunctionOfDim(other);
  };
  for (auto [index, expr] : llvm::enumerate(map.getResults())) {
    if (!dependsOn(expr, loop) && !dependsOn(expr, loop + 1))
      continue;
    MLIRContext *context = map.getContext();
    if (expr != getAffineDimExpr(loop, context) ||
        index + 1 == map.getNumResults() ||
        map.getResult(index + 1) != getAffineDimExpr(loop + 1, context))
      return false;
    return llvm::none_of(
        map.getResults().drop_front(index + 2), [&](AffineExpr rest) {
          return dependsOn(rest, loop) || dependsOn(rest, loop + 1);
        });
  }
  return true;
}

/// The loops, those together that all operands step through alike.
static SmallVector<SmallVector<unsigned>> groupLoops(linalg::LinalgOp op) {
  // Taking a merged index apart would cost a division for each element.
  bool merges = !op.hasIndexSemantics() && isContiguous(op);
  SmallVector<SmallVector<unsigned>> groups;
  for (unsigned loop : llvm::seq(op.getNumLoops())) {
    if (merges && loop > 0 &&
        llvm::all_of(op.getIndexingMapsArray(),
                     [&](AffineMap map) { return stepsAlike(map, loop - 1); }))
      groups.back().push_back(loop);
    else
      groups.push_back({loop});
  }
  return groups;
}

namespace {
class Emitter {
public:
  Emitter(ImplicitLocOpBuilder &b, linalg::LinalgOp op)
      : b(b), op(op), groups(groupLoops(op)) {}

  void emit() {
    SmallVector<Range> ranges = op.createLoopRanges(b, b.getLoc());
    for (ArrayRef<unsigned> group : groups) {
      Value extent;
      for (unsigned loop : group) {
        Value size =
            getValueOrCreateConstantIndexOp(b, b.getLoc(), ranges[loop].size);
        extent = extent ? b.createOrFold<arith::MulIOp>(extent, size) : size;
      }
      extents.push_back(extent);
    }
    for (OpOperand &operand : op->getOpOperands()) {
      if (isa<MemRefType>(operand.get().getType()))
        accesses.push_back(merge(operand));
      else
        mapping.map(op.getMatchingBlockArgument(&operand), operand.get());
    }
    nest();
  }

private:
  /// A buffer operand under the merged loops.
  struct Access {
    OpOperand *operand;
    Value buffer;
    SmallVector<AffineExpr> position; // over the groups
  };

  ImplicitLocOpBuilder &b;
  linalg::LinalgOp op;
  SmallVector<SmallVector<unsigned>> groups;
  SmallVector<Value> extents, indices; // of the groups
  SmallVector<Access> accesses;
  IRMapping mapping;

  Access merge(OpOperand &operand) {
    SmallVector<AffineExpr> loops(op.getNumLoops());
    DenseSet<AffineExpr> inner;
    for (auto [index, group] : llvm::enumerate(groups)) {
      for (unsigned loop : group)
        loops[loop] = b.getAffineDimExpr(index);
      for (unsigned loop : ArrayRef(group).drop_front())
        inner.insert(b.getAffineDimExpr(loop));
    }
    Access access{&operand, operand.get(), {}};
    SmallVector<ReassociationIndices> reassociation;
    for (auto [dim, expr] :
         llvm::enumerate(op.getMatchingIndexingMap(&operand).getResults())) {
      if (inner.contains(expr)) {
        reassociation.back().push_back(dim);
        continue;
      }
      reassociation.push_back({static_cast<int64_t>(dim)});
      access.position.push_back(expr.replaceDims(loops));
    }
    auto type = cast<MemRefType>(operand.get().getType());
    if (static_cast<int64_t>(reassociation.size()) != type.getRank())
      access.buffer =
          memref::CollapseShapeOp::create(b, access.buffer, reassociation);
    return access;
  }

  /// The innermost loop that an operand depends on, plus 1.
  unsigned depthOf(const Access &access) {
    unsigned depth = 0;
    for (AffineExpr expr : access.position)
      for (unsigned loop : llvm::seq<unsigned>(groups.size()))
        if (expr.isFunctionOfDim(loop))
          depth = std::max(depth, loop + 1);
    return depth;
  }

  SmallVector<Value> positionOf(const Access &access) {
    // Loops not reached yet do not matter.
    SmallVector<OpFoldResult> all(indices.begin(), indices.end());
    all.resize(groups.size(), b.getIndexAttr(0));
    return llvm::map_to_vector(access.position, [&](AffineExpr expr) -> Value {
      return affine::makeComposedAffineApply(
          b, b.getLoc(), AffineMap::get(groups.size(), 0, expr), all);
    });
  }

  void nest() {
    unsigned depth = indices.size();
    // Iterations are independent, so none writes what another reads: an
    // element is read once for all that use it.
    for (const Access &access : accesses)
      if (op.payloadUsesValueFromOperand(access.operand) &&
          depthOf(access) == depth)
        mapping.map(
            op.getMatchingBlockArgument(access.operand),
            memref::LoadOp::create(b, access.buffer, positionOf(access)));
    if (depth == groups.size())
      return body();
    Value zero = arith::ConstantIndexOp::create(b, 0);
    Value one = arith::ConstantIndexOp::create(b, 1);
    auto loop = scf::ForOp::create(b, zero, extents[depth], one);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    indices.push_back(loop.getInductionVar());
    nest();
    indices.pop_back();
  }

  void body() {
    for (Operation &inner : op.getBlock()->without_terminator()) {
      if (auto index = dyn_cast<linalg::IndexOp>(inner))
        mapping.map(index.getResult(), indices[index.getDim()]);
      else
        b.clone(inner, mapping);
    }
    for (const Access &access : accesses)
      if (op.isDpsInit(access.operand))
        memref::StoreOp::create(
            b,
            mapping.lookupOrDefault(
                op.getMatchingYieldValue(access.operand)->get()),
            access.buffer, positionOf(access));
  }
};

struct LowerElementwise
    : public jit::impl::LowerElementwiseBase<LowerElementwise> {
  using LowerElementwiseBase::LowerElementwiseBase;

  void runOnOperation() override {
    SmallVector<linalg::LinalgOp> ops;
    getOperation().walk([&](linalg::LinalgOp op) {
      if (op.hasPureBufferSemantics() &&
          op.getNumParallelLoops() == op.getNumLoops())
        ops.push_back(op);
    });
    for (linalg::LinalgOp op : ops) {
      ImplicitLocOpBuilder b(op.getLoc(), op);
      Emitter(b, op).emit();
      op->erase();
    }
  }
};
} // namespace
