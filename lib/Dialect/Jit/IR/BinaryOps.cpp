//===- BinaryOps.cpp - binary elementwise operations of the jit dialect ---===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/AssemblyFormat.h"
#include "jit/Dialect/Jit/IR/Folding.h"
#include "jit/Dialect/Jit/IR/Inference.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::jit;

#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitBinaryOps.cpp.inc"

void JitDialect::registerBinaryOps() {
  addOperations<
#define GET_OP_LIST
#include "jit/Dialect/Jit/IR/JitBinaryOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Folders: identities that hold for every value, also NaN and -0
//===----------------------------------------------------------------------===//

static bool isFloat(Value value) {
  return isa<FloatType>(getElementTypeOrSelf(value.getType()));
}

/// The left operand where `holds`, if it has the result's type.
template <typename OpTy> static OpFoldResult foldToLhs(OpTy op, bool holds) {
  return holds ? foldTo(op, op.getLhs()) : OpFoldResult();
}

// x + -0.0 is x; x + 0.0 is not, for x = -0.0.
OpFoldResult AddOp::fold(FoldAdaptor adaptor) {
  return foldToLhs(*this,
                   isSplat(adaptor.getRhs(), isFloat(getRhs()) ? -0.0 : 0.0));
}
OpFoldResult SubOp::fold(FoldAdaptor adaptor) {
  return foldToLhs(*this, isSplat(adaptor.getRhs(), 0.0));
}
OpFoldResult MulOp::fold(FoldAdaptor adaptor) {
  return foldToLhs(*this, isSplat(adaptor.getRhs(), 1));
}
OpFoldResult DivOp::fold(FoldAdaptor adaptor) {
  return foldToLhs(*this, isSplat(adaptor.getRhs(), 1));
}
OpFoldResult FloorDivOp::fold(FoldAdaptor adaptor) {
  return foldToLhs(*this, !isFloat(getRhs()) && isSplat(adaptor.getRhs(), 1));
}
OpFoldResult PowOp::fold(FoldAdaptor adaptor) {
  return foldToLhs(*this, isSplat(adaptor.getRhs(), 1));
}
OpFoldResult MaximumOp::fold(FoldAdaptor) {
  return foldToLhs(*this, getLhs() == getRhs());
}
OpFoldResult MinimumOp::fold(FoldAdaptor) {
  return foldToLhs(*this, getLhs() == getRhs());
}
OpFoldResult LogicalAndOp::fold(FoldAdaptor adaptor) {
  return foldToLhs(*this, getLhs() == getRhs() || isSplat(adaptor.getRhs(), 1));
}
OpFoldResult LogicalOrOp::fold(FoldAdaptor adaptor) {
  return foldToLhs(*this, getLhs() == getRhs() || isSplat(adaptor.getRhs(), 0));
}
OpFoldResult LogicalXorOp::fold(FoldAdaptor adaptor) {
  return foldToLhs(*this, isSplat(adaptor.getRhs(), 0));
}
OpFoldResult BitwiseAndOp::fold(FoldAdaptor adaptor) {
  return foldToLhs(*this, getLhs() == getRhs() || isAllOnes(adaptor.getRhs()));
}
OpFoldResult BitwiseOrOp::fold(FoldAdaptor adaptor) {
  return foldToLhs(*this, getLhs() == getRhs() || isSplat(adaptor.getRhs(), 0));
}
OpFoldResult BitwiseXorOp::fold(FoldAdaptor adaptor) {
  return foldToLhs(*this, isSplat(adaptor.getRhs(), 0));
}
OpFoldResult ShiftLeftOp::fold(FoldAdaptor adaptor) {
  return foldToLhs(*this, isSplat(adaptor.getRhs(), 0));
}
OpFoldResult ShiftRightOp::fold(FoldAdaptor adaptor) {
  return foldToLhs(*this, isSplat(adaptor.getRhs(), 0));
}
