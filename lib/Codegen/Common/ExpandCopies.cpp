//===- ExpandCopies.cpp - makes loops of strided copies -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Codegen/Common/Passes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::jit {
#define GEN_PASS_DEF_EXPANDCOPIES
#include "jit/Codegen/Common/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-expand-copies"

static bool isContiguous(Value buffer) {
  auto type = dyn_cast<MemRefType>(buffer.getType());
  return type && type.getLayout().isIdentity();
}

namespace {
struct ExpandCopies : public jit::impl::ExpandCopiesBase<ExpandCopies> {
  using ExpandCopiesBase::ExpandCopiesBase;

  void runOnOperation() override {
    getOperation()->walk([](memref::CopyOp copy) {
      if (isContiguous(copy.getSource()) && isContiguous(copy.getTarget()))
        return;
      OpBuilder b(copy);
      int64_t rank = cast<ShapedType>(copy.getTarget().getType()).getRank();
      SmallVector<AffineMap> maps(2, b.getMultiDimIdentityMap(rank));
      SmallVector<utils::IteratorType> iterators(rank,
                                                 utils::IteratorType::parallel);
      linalg::GenericOp::create(
          b, copy.getLoc(), copy.getSource(), copy.getTarget(), maps, iterators,
          [](OpBuilder &nested, Location loc, ValueRange args) {
            linalg::YieldOp::create(nested, loc, args[0]);
          });
      copy.erase();
    });
  }
};
} // namespace
