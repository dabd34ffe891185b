//===- BufferizeKernelCalls.cpp - kernel calls on buffers -----------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Codegen/Common/Passes.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::bufferization;

/// A new contiguous buffer of the shape of `buffer`.
static Value allocateLike(OpBuilder &builder, Location loc, Value buffer) {
  auto type = cast<MemRefType>(buffer.getType());
  SmallVector<Value> sizes;
  for (int64_t dim : llvm::seq(type.getRank()))
    if (type.isDynamicDim(dim))
      sizes.push_back(memref::DimOp::create(builder, loc, buffer, dim));
  return memref::AllocOp::create(
      builder, loc, MemRefType::get(type.getShape(), type.getElementType()),
      sizes);
}

static bool isContiguous(Value buffer) {
  return cast<MemRefType>(buffer.getType()).getLayout().isIdentity();
}

namespace {
struct KernelCallModel
    : DstBufferizableOpInterfaceExternalModel<KernelCallModel, KernelCallOp> {
  // Outputs are not initialised: the kernel does not read them.
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const AnalysisState &) const {
    return cast<DestinationStyleOpInterface>(op).isDpsInput(&operand);
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto call = cast<KernelCallOp>(op);
    Location loc = op->getLoc();
    // Kernels see contiguous buffers only.
    SmallVector<Value> inputs, outputs, targets, temporaries;
    for (Value input : call.getInputs()) {
      FailureOr<Value> buffer = getBuffer(rewriter, input, options, state);
      if (failed(buffer))
        return failure();
      if (!isContiguous(*buffer)) {
        temporaries.push_back(allocateLike(rewriter, loc, *buffer));
        memref::CopyOp::create(rewriter, loc, *buffer, temporaries.back());
        buffer = temporaries.back();
      }
      inputs.push_back(*buffer);
    }
    for (Value output : call.getOutputs()) {
      FailureOr<Value> buffer = getBuffer(rewriter, output, options, state);
      if (failed(buffer))
        return failure();
      targets.push_back(*buffer);
      if (!isContiguous(*buffer)) {
        temporaries.push_back(allocateLike(rewriter, loc, *buffer));
        buffer = temporaries.back();
      }
      outputs.push_back(*buffer);
    }
    KernelCallOp::create(rewriter, loc, TypeRange(), call.getCalleeAttr(),
                         inputs, outputs, call.getElementTypesAttr(),
                         call.getConfigAttr(), call.getPureAttr());
    for (auto [output, target] : llvm::zip_equal(outputs, targets))
      if (output != target)
        memref::CopyOp::create(rewriter, loc, output, target);
    replaceOpWithBufferizedValues(rewriter, op, targets);
    return success();
  }
};
} // namespace

void jit::registerKernelCallBufferization(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, JitDialect *) {
    KernelCallOp::attachInterface<KernelCallModel>(*context);
  });
}
