//===- Windows.cpp - windows over padded tensors -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Conversion/JitToLinalg/Windows.h"
#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::jit;

static Value asValue(ImplicitLocOpBuilder &b, OpFoldResult value) {
  return getValueOrCreateConstantIndexOp(b, b.getLoc(), value);
}

template <typename OpTy>
static OpFoldResult foldIndex(ImplicitLocOpBuilder &b, OpFoldResult lhs,
                              OpFoldResult rhs) {
  return getAsOpFoldResult(
      b.createOrFold<OpTy>(asValue(b, lhs), asValue(b, rhs)));
}

OpFoldResult jit::addIndex(ImplicitLocOpBuilder &b, OpFoldResult lhs,
                           OpFoldResult rhs) {
  return foldIndex<arith::AddIOp>(b, lhs, rhs);
}

OpFoldResult jit::mulIndex(ImplicitLocOpBuilder &b, OpFoldResult lhs,
                           OpFoldResult rhs) {
  return foldIndex<arith::MulIOp>(b, lhs, rhs);
}

OpFoldResult jit::divIndex(ImplicitLocOpBuilder &b, OpFoldResult lhs,
                           OpFoldResult rhs) {
  return foldIndex<arith::DivUIOp>(b, lhs, rhs);
}

/// The extent after dilation, before padding.
static OpFoldResult dilatedExtent(ImplicitLocOpBuilder &b, OpFoldResult extent,
                                  int64_t dilation) {
  if (dilation == 1)
    return extent;
  // (extent - 1) * dilation + 1, or 0 of an extent of 0.
  OpFoldResult dilated =
      addIndex(b, mulIndex(b, extent, b.getIndexAttr(dilation)),
               b.getIndexAttr(1 - dilation));
  return getAsOpFoldResult(b.createOrFold<arith::MaxSIOp>(
      asValue(b, dilated), arith::ConstantIndexOp::create(b, 0).getResult()));
}

static OpFoldResult paddedExtent(ImplicitLocOpBuilder &b,
                                 const WindowGeometry &geometry, int64_t dim,
                                 OpFoldResult extent) {
  return addIndex(
      b, dilatedExtent(b, extent, geometry.inputDilation[dim]),
      b.getIndexAttr(geometry.paddingLow[dim] + geometry.paddingHigh[dim]));
}

/// Fails the program unless `lhs >= rhs`.
static void assertNotBelow(ImplicitLocOpBuilder &b, OpFoldResult lhs,
                           OpFoldResult rhs, const Twine &message) {
  if (isEqualConstantIntOrValue(lhs, rhs))
    return;
  Value left = asValue(b, lhs), right = asValue(b, rhs);
  Value ok =
      b.createOrFold<arith::CmpIOp>(arith::CmpIPredicate::sge, left, right);
  AssertOp::create(b, ok, message.str(), ValueRange{left, right},
                   ErrorCode::shape_mismatch);
}

SmallVector<OpFoldResult>
jit::emitWindowCounts(ImplicitLocOpBuilder &b, const WindowGeometry &geometry,
                      ArrayRef<OpFoldResult> extents,
                      ArrayRef<OpFoldResult> windows) {
  SmallVector<OpFoldResult> counts;
  for (int64_t dim : llvm::seq(geometry.rank())) {
    auto extent = getConstantIntValue(extents[dim]);
    auto window = getConstantIntValue(windows[dim]);
    if (extent && window) {
      counts.push_back(b.getIndexAttr(geometry.count(dim, *extent, *window)));
      continue;
    }
    std::string where = " in windowed dimension " + std::to_string(dim);
    if (!window)
      assertNotBelow(b, windows[dim], b.getIndexAttr(1),
                     "window is empty" + where);
    // (window - 1) * dilation + 1
    OpFoldResult covered = addIndex(
        b, mulIndex(b, windows[dim], b.getIndexAttr(geometry.dilation[dim])),
        b.getIndexAttr(1 - geometry.dilation[dim]));
    OpFoldResult padded = paddedExtent(b, geometry, dim, extents[dim]);
    assertNotBelow(b, padded, covered,
                   "window covers {1} of the padded extent {0}" + where +
                       ", expected at most that extent");
    OpFoldResult room =
        addIndex(b, padded, mulIndex(b, covered, b.getIndexAttr(-1)));
    counts.push_back(
        addIndex(b, divIndex(b, room, b.getIndexAttr(geometry.strides[dim])),
                 b.getIndexAttr(1)));
  }
  return counts;
}

Value jit::emitPadded(ImplicitLocOpBuilder &b, Value tensor,
                      const WindowGeometry &geometry, Value fill) {
  auto isZero = [](int64_t entry) { return entry == 0; };
  bool isDilated = llvm::any_of(geometry.inputDilation,
                                [](int64_t entry) { return entry != 1; });
  if (!isDilated && llvm::all_of(geometry.paddingLow, isZero) &&
      llvm::all_of(geometry.paddingHigh, isZero))
    return tensor;

  SmallVector<OpFoldResult> sourceSizes = extentsOf(b, tensor);
  int64_t rank = sourceSizes.size(), first = rank - geometry.rank();
  OpFoldResult zero = b.getIndexAttr(0), one = b.getIndexAttr(1);
  // What is put in: dilation and positive padding.
  SmallVector<OpFoldResult> sizes(sourceSizes), offsets(rank, zero),
      strides(rank, one);
  // What remains after negative padding.
  SmallVector<OpFoldResult> cutSizes(sourceSizes), cutOffsets(rank, zero);
  bool grows = false, cuts = false;
  for (int64_t dim : llvm::seq(geometry.rank())) {
    int64_t at = first + dim, low = geometry.paddingLow[dim],
            high = geometry.paddingHigh[dim];
    OpFoldResult dilated =
        dilatedExtent(b, sourceSizes[at], geometry.inputDilation[dim]);
    int64_t grown = std::max<int64_t>(low, 0) + std::max<int64_t>(high, 0);
    sizes[at] = addIndex(b, dilated, b.getIndexAttr(grown));
    offsets[at] = b.getIndexAttr(std::max<int64_t>(low, 0));
    strides[at] = b.getIndexAttr(geometry.inputDilation[dim]);
    cutSizes[at] = paddedExtent(b, geometry, dim, sourceSizes[at]);
    cutOffsets[at] = b.getIndexAttr(std::max<int64_t>(-low, 0));
    grows |= grown > 0 || geometry.inputDilation[dim] != 1;
    cuts |= low < 0 || high < 0;
  }
  if (grows) {
    Value filled = emitFilled(b, sizes, fill);
    // There is no place for nothing at the end.
    tensor = hasZero(sourceSizes)
                 ? filled
                 : tensor::InsertSliceOp::create(b, tensor, filled, offsets,
                                                 sourceSizes, strides)
                       .getResult();
  }
  if (cuts && hasZero(cutSizes))
    tensor = tensor::EmptyOp::create(b, cutSizes, fill.getType());
  else if (cuts)
    tensor = tensor::ExtractSliceOp::create(
        b, tensor, cutOffsets, cutSizes, SmallVector<OpFoldResult>(rank, one));
  return tensor;
}
