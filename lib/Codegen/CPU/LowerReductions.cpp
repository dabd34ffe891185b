//===- LowerReductions.cpp - reductions in interleaved order --------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Codegen/CPU/Passes.h"
#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::jit {
#define GEN_PASS_DEF_LOWERREDUCTIONS
#include "jit/Codegen/CPU/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-lower-reductions"

/// The number of partial results; part of what a reduction means.
static constexpr int64_t kLanes = 32;

//===----------------------------------------------------------------------===//
// The combining operation
//===----------------------------------------------------------------------===//

/// The operation that combines, if `op` is a reduction in interleaved order.
static Operation *interleavedCombiner(linalg::GenericOp op) {
  if (!op.hasPureBufferSemantics() || op.getNumDpsInits() != 1 ||
      op.getNumLoops() == 0 ||
      op.getIteratorTypesArray().back() != utils::IteratorType::reduction)
    return nullptr;
  Operation *combiner =
      op.getBody()->getTerminator()->getOperand(0).getDefiningOp();
  if (!combiner || !combiner->hasAttr(interleavedAttrName) ||
      combiner->getNumOperands() != 2 ||
      combiner->getOperand(0) != op.getRegionOutputArgs().front() ||
      !op.getRegionOutputArgs().front().hasOneUse())
    return nullptr;
  return combiner;
}

/// What a partial result starts with; null for an operation that cannot be
/// combined.
static TypedAttr identityOf(Operation *combiner) {
  Type type = combiner->getResult(0).getType();
  OpBuilder b(type.getContext());
  auto infinity = [&](bool isNegative) -> TypedAttr {
    auto floatType = cast<FloatType>(type);
    return FloatAttr::get(
        floatType, APFloat::getInf(floatType.getFloatSemantics(), isNegative));
  };
  auto integer = [&](APInt (*value)(unsigned)) -> TypedAttr {
    return IntegerAttr::get(type, value(type.getIntOrFloatBitWidth()));
  };
  return llvm::TypeSwitch<Operation *, TypedAttr>(combiner)
      .Case<arith::AddFOp, arith::AddIOp, arith::OrIOp>(
          [&](auto) { return b.getZeroAttr(type); })
      .Case<arith::MulFOp, arith::MulIOp>(
          [&](auto) { return b.getOneAttr(type); })
      .Case<arith::MaximumFOp>([&](auto) { return infinity(true); })
      .Case<arith::MinimumFOp>([&](auto) { return infinity(false); })
      .Case<arith::AndIOp>([&](auto) { return integer(APInt::getAllOnes); })
      .Case<arith::MaxSIOp>(
          [&](auto) { return integer(APInt::getSignedMinValue); })
      .Case<arith::MinSIOp>(
          [&](auto) { return integer(APInt::getSignedMaxValue); })
      .Case<arith::MaxUIOp>([&](auto) { return integer(APInt::getMinValue); })
      .Case<arith::MinUIOp>([&](auto) { return integer(APInt::getMaxValue); })
      .Default([](Operation *) { return TypedAttr(); });
}

//===----------------------------------------------------------------------===//
// Lowering
//===----------------------------------------------------------------------===//

namespace {
/// Lowers one reduction.
class Lowering {
public:
  /// `scratch` returns a buffer of `kLanes` elements of a type.
  Lowering(linalg::GenericOp op, Operation *combiner, TypedAttr identity,
           function_ref<Value(Type)> scratch)
      : op(op), combiner(combiner), identity(identity), scratch(scratch),
        b(op.getLoc(), op), last(op.getNumLoops() - 1),
        vectorType(VectorType::get({kLanes}, identity.getType())) {
    for (Range range : cast<linalg::LinalgOp>(op.getOperation())
                           .createLoopRanges(b, b.getLoc()))
      extents.push_back(range.size);
    ivs.resize(extents.size());
    zero = arith::ConstantIndexOp::create(b, 0);
    one = arith::ConstantIndexOp::create(b, 1);
    lanes = arith::ConstantIndexOp::create(b, kLanes);
  }

  void run() {
    for (auto [dim, iterator] : llvm::enumerate(op.getIteratorTypesArray()))
      (iterator == utils::IteratorType::parallel ? kept : reduced)
          .push_back(dim);
    for (int64_t dim : kept) {
      auto loop = scf::ForOp::create(b, zero, extent(dim), one);
      ivs[dim] = loop.getInductionVar();
      b.setInsertionPointToStart(loop.getBody());
    }
    Value identities = arith::ConstantOp::create(
        b, DenseElementsAttr::get(vectorType, Attribute(identity)));
    Value partial = reduceDims(0, identities);
    OpOperand *init = op.getDpsInitOperand(0);
    SmallVector<Value> indices = indicesOf(init);
    Value before = memref::LoadOp::create(b, init->get(), indices);
    memref::StoreOp::create(b, combine(before, combineLanes(partial)),
                            init->get(), indices);
  }

private:
  Value extent(int64_t dim) {
    return getValueOrCreateConstantIndexOp(b, b.getLoc(), extents[dim]);
  }

  /// The combining operation on scalars or vectors.
  Value combine(Value accumulator, Value element) {
    Operation *copy = b.clone(*combiner);
    copy->removeAttr(interleavedAttrName);
    copy->setOperands({accumulator, element});
    copy->getResult(0).setType(accumulator.getType());
    return copy->getResult(0);
  }

  /// Reduces the dimensions `reduced[index...]` into the partial results.
  Value reduceDims(size_t index, Value partial) {
    int64_t dim = reduced[index];
    if (dim == last)
      return reduceLast(partial);
    return loop(zero, extent(dim), one, partial, [&](Value iv, Value partial) {
      ivs[dim] = iv;
      return reduceDims(index + 1, partial);
    });
  }

  Value loop(Value from, Value to, Value step, Value partial,
             function_ref<Value(Value, Value)> body) {
    auto loop = scf::ForOp::create(b, from, to, step, partial);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    scf::YieldOp::create(
        b, body(loop.getInductionVar(), loop.getRegionIterArg(0)));
    return loop.getResult(0);
  }

  /// Blocks of `kLanes` elements, then the rest one by one.
  Value reduceLast(Value partial) {
    std::optional<int64_t> known = getConstantIntValue(extents[last]);
    Value end = extent(last), rest, full;
    if (known) {
      full = arith::ConstantIndexOp::create(b, *known - *known % kLanes);
    } else {
      rest = arith::RemUIOp::create(b, end, lanes);
      full = arith::SubIOp::create(b, end, rest);
    }
    bool onVectors = canVectorize();
    if (!known || *known >= kLanes)
      partial = loop(zero, full, lanes, partial, [&](Value iv, Value partial) {
        return combine(partial, onVectors ? vectorBlock(iv) : scalarBlock(iv));
      });
    if (known && *known % kLanes == 0)
      return partial;
    // In memory, where lanes have numbers.
    Value buffer = scratch(identity.getType());
    vector::StoreOp::create(b, partial, buffer, zero);
    auto tail = scf::ForOp::create(b, full, end, one);
    {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(tail.getBody());
      Value iv = tail.getInductionVar();
      Value lane = arith::SubIOp::create(b, iv, full);
      ivs[last] = iv;
      Value before = memref::LoadOp::create(b, buffer, lane);
      memref::StoreOp::create(b, combine(before, scalarElement()), buffer,
                              lane);
    }
    return vector::LoadOp::create(b, vectorType, buffer, zero);
  }

  /// The halving tree: lane i with lane i + 16, then i + 8, ...
  Value combineLanes(Value partial) {
    for (int64_t width = kLanes / 2; width >= 1; width /= 2) {
      auto half = [&](int64_t from) {
        return vector::ShuffleOp::create(
            b, partial, partial,
            llvm::to_vector(llvm::seq<int64_t>(from, from + width)));
      };
      Value low = half(0), high = half(width);
      partial = combine(low, high);
    }
    return vector::ExtractOp::create(b, partial, ArrayRef<int64_t>{0});
  }

  //===--------------------------------------------------------------------===//
  // What is combined
  //===--------------------------------------------------------------------===//

  SmallVector<Value> indicesOf(OpOperand *operand) {
    SmallVector<Value> indices;
    AffineMap map = op.getMatchingIndexingMap(operand);
    for (AffineExpr expr : map.getResults()) {
      if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
        indices.push_back(ivs[dim.getPosition()]);
        continue;
      }
      SmallVector<Value> used(ivs);
      for (Value &iv : used)
        if (!iv)
          iv = zero;
      indices.push_back(affine::AffineApplyOp::create(
          b, AffineMap::get(map.getNumDims(), 0, expr), used));
    }
    return indices;
  }

  /// The element at the current indices.
  Value scalarElement() {
    IRMapping mapping;
    for (auto [operand, argument] :
         llvm::zip(op.getDpsInputOperands(), op.getRegionInputArgs()))
      mapping.map(argument, memref::LoadOp::create(b, operand->get(),
                                                   indicesOf(operand)));
    for (Operation &nested : op.getBody()->without_terminator()) {
      if (&nested == combiner)
        continue;
      if (auto index = dyn_cast<linalg::IndexOp>(nested)) {
        mapping.map(index.getResult(), ivs[index.getDim()]);
        continue;
      }
      b.clone(nested, mapping);
    }
    return mapping.lookupOrDefault(combiner->getOperand(1));
  }

  /// `kLanes` elements from `iv` on, computed one by one into a buffer.
  Value scalarBlock(Value iv) {
    Value buffer = scratch(identity.getType());
    auto fill = scf::ForOp::create(b, zero, lanes, one);
    {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(fill.getBody());
      Value lane = fill.getInductionVar();
      ivs[last] = arith::AddIOp::create(b, iv, lane);
      memref::StoreOp::create(b, scalarElement(), buffer, lane);
    }
    return vector::LoadOp::create(b, vectorType, buffer, zero);
  }

  enum class Access { broadcast, contiguous, other };

  /// How an operand's elements follow each other along the last dimension.
  Access accessOf(OpOperand *operand) {
    AffineMap map = op.getMatchingIndexingMap(operand);
    auto type = cast<MemRefType>(operand->get().getType());
    if (!map.isFunctionOfDim(last))
      return Access::broadcast;
    if (map.getResults().back() != b.getAffineDimExpr(last) ||
        map.dropResult(map.getNumResults() - 1).isFunctionOfDim(last) ||
        !type.isLastDimUnitStride() || type.getElementType().isInteger(1) ||
        !type.getElementType().isIntOrFloat())
      return Access::other;
    return Access::contiguous;
  }

  /// Whether the body means the same on vectors.
  bool canVectorize() {
    for (OpOperand *operand : op.getDpsInputOperands())
      if (accessOf(operand) == Access::other)
        return false;
    return llvm::all_of(
        op.getBody()->without_terminator(), [](Operation &nested) {
          return isa<arith::ConstantOp>(nested) ||
                 (OpTrait::hasElementwiseMappableTraits(&nested) &&
                  llvm::all_of(nested.getResultTypes(),
                               [](Type type) { return type.isIntOrFloat(); }));
        });
  }

  Value broadcast(Value scalar) {
    return vector::BroadcastOp::create(
        b, VectorType::get({kLanes}, scalar.getType()), scalar);
  }

  /// `kLanes` elements from `iv` on, computed at once.
  Value vectorBlock(Value iv) {
    IRMapping mapping;
    ivs[last] = iv;
    for (auto [operand, argument] :
         llvm::zip(op.getDpsInputOperands(), op.getRegionInputArgs())) {
      SmallVector<Value> indices = indicesOf(operand);
      Value source = operand->get();
      Type element = getElementTypeOrSelf(source.getType());
      if (accessOf(operand) == Access::broadcast)
        mapping.map(argument,
                    broadcast(memref::LoadOp::create(b, source, indices)));
      else
        mapping.map(argument, vector::LoadOp::create(
                                  b, VectorType::get({kLanes}, element), source,
                                  indices));
    }
    auto lookup = [&](Value value) {
      if (Value mapped = mapping.lookupOrNull(value))
        return mapped;
      Value made = broadcast(value);
      mapping.map(value, made);
      return made;
    };
    for (Operation &nested : op.getBody()->without_terminator()) {
      if (&nested == combiner)
        continue;
      if (isa<arith::ConstantOp>(nested)) {
        mapping.map(nested.getResult(0),
                    broadcast(b.clone(nested)->getResult(0)));
        continue;
      }
      SmallVector<Value> operands =
          llvm::map_to_vector(nested.getOperands(), lookup);
      Operation *copy = b.clone(nested);
      copy->setOperands(operands);
      for (auto [from, to] :
           llvm::zip(nested.getResults(), copy->getResults())) {
        to.setType(VectorType::get({kLanes}, from.getType()));
        mapping.map(from, to);
      }
    }
    return lookup(combiner->getOperand(1));
  }

  linalg::GenericOp op;
  Operation *combiner;
  TypedAttr identity;
  function_ref<Value(Type)> scratch;
  ImplicitLocOpBuilder b;
  int64_t last;
  VectorType vectorType;
  SmallVector<OpFoldResult> extents;
  SmallVector<int64_t> kept, reduced;
  /// The current index of each dimension.
  SmallVector<Value> ivs;
  Value zero, one, lanes;
};

struct LowerReductions : jit::impl::LowerReductionsBase<LowerReductions> {
  using LowerReductionsBase::LowerReductionsBase;

  void runOnOperation() override {
    SmallVector<linalg::GenericOp> worklist;
    getOperation().walk([&](linalg::GenericOp op) {
      if (interleavedCombiner(op))
        worklist.push_back(op);
    });
    // One buffer a type and region that runs on its own stack frame.
    DenseMap<std::pair<Region *, Type>, Value> buffers;
    for (linalg::GenericOp op : worklist) {
      Operation *combiner = interleavedCombiner(op);
      TypedAttr identity = identityOf(combiner);
      if (!identity) {
        op.emitOpError("is an interleaved reduction by '")
            << combiner->getName()
            << "', expected an operation with an identity";
        return signalPassFailure();
      }
      auto scratch = [&](Type type) {
        Region *region = frameOf(op);
        Value &buffer = buffers[{region, type}];
        if (!buffer) {
          OpBuilder builder(&region->front(), region->front().begin());
          buffer = memref::AllocaOp::create(builder, op.getLoc(),
                                            MemRefType::get({kLanes}, type),
                                            builder.getI64IntegerAttr(64));
        }
        return buffer;
      };
      Lowering(op, combiner, identity, scratch).run();
      op.erase();
    }
  }

  /// The innermost region around `op` that may run in parallel with itself, or
  /// the function's.
  static Region *frameOf(Operation *op) {
    Region *region = op->getParentRegion();
    while (!isa<func::FuncOp, scf::ParallelOp, scf::ForallOp>(
        region->getParentOp()))
      region = region->getParentRegion();
    return region;
  }
};
} // namespace
