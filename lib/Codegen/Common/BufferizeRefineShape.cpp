//===- BufferizeRefineShape.cpp - checked extents of buffers --------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Codegen/Common/Passes.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::bufferization;

namespace {
/// The same buffer, after a check, under a type that knows more.
struct RefineShapeModel
    : BufferizableOpInterface::ExternalModel<RefineShapeModel, RefineShapeOp> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &,
                              const AnalysisState &) const {
    return false;
  }

  bool bufferizesToMemoryWrite(Operation *, OpOperand &,
                               const AnalysisState &) const {
    return false;
  }

  AliasingValueList getAliasingValues(Operation *op, OpOperand &,
                                      const AnalysisState &) const {
    return {{op->getResult(0), BufferRelation::Equivalent}};
  }

  FailureOr<BufferLikeType>
  getBufferType(Operation *op, Value, const BufferizationOptions &options,
                const BufferizationState &state,
                SmallVector<Value> &invocationStack) const {
    auto refine = cast<RefineShapeOp>(op);
    FailureOr<BufferLikeType> source = bufferization::getBufferType(
        refine.getOperand(), options, state, invocationStack);
    if (failed(source))
      return failure();
    return cast<BufferLikeType>(
        cast<MemRefType>(*source).clone(refine.getType().getShape()));
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto refine = cast<RefineShapeOp>(op);
    FailureOr<Value> buffer =
        getBuffer(rewriter, refine.getOperand(), options, state);
    FailureOr<BufferLikeType> type =
        bufferization::getBufferType(refine.getResult(), options, state);
    if (failed(buffer) || failed(type))
      return failure();
    ImplicitLocOpBuilder b(op->getLoc(), rewriter);
    auto from = cast<MemRefType>(buffer->getType());
    auto to = cast<MemRefType>(*type);
    for (int64_t dim : llvm::seq(from.getRank())) {
      if (from.getDimSize(dim) == to.getDimSize(dim))
        continue;
      Value actual = memref::DimOp::create(b, *buffer, dim);
      Value wanted = arith::ConstantIndexOp::create(b, to.getDimSize(dim));
      Value ok =
          arith::CmpIOp::create(b, arith::CmpIPredicate::eq, actual, wanted);
      AssertOp::create(
          b, ok, ("dimension " + Twine(dim) + " is {0}, expected {1}").str(),
          ValueRange{actual, wanted}, ErrorCode::shape_mismatch);
    }
    replaceOpWithNewBufferizedOp<memref::CastOp>(rewriter, op, to, *buffer);
    return success();
  }
};
} // namespace

void jit::registerRefineShapeBufferization(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, JitDialect *) {
    RefineShapeOp::attachInterface<RefineShapeModel>(*context);
  });
}
