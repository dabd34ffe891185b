//===- LowerKernelCalls.cpp - kernel calls to C calls ---------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Codegen/Common/Passes.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::jit {
#define GEN_PASS_DEF_LOWERKERNELCALLS
#include "jit/Codegen/Common/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-lower-kernel-calls"

/// DLPack's DLDataTypeCode.
static int64_t typeCode(Type type) {
  if (type.isInteger(1))
    return 6; // kDLBool
  if (type.isBF16())
    return 4; // kDLBfloat
  if (isa<FloatType>(type))
    return 2; // kDLFloat
  return type.isUnsignedInteger() ? 1 : 0;
}

/// Bits of an element in memory.
static int64_t typeBits(Type type) {
  if (type.isIndex())
    return 64;
  return std::max<int64_t>(type.getIntOrFloatBitWidth(), 8);
}

namespace {
/// Emits one call. Stack memory is taken in the function's entry block, so that
/// a call in a loop takes it once.
class CallEmitter {
public:
  explicit CallEmitter(KernelCallOp op)
      : op(op), b(op.getLoc(), op),
        pointer(LLVM::LLVMPointerType::get(op.getContext())) {}

  LogicalResult emit(ModuleOp module, int &texts) {
    Type i32 = b.getI32Type();
    Operation *known = SymbolTable::lookupSymbolIn(module, op.getCallee());
    if (known && !isa<LLVM::LLVMFuncOp>(known))
      return op.emitOpError("kernel '@")
             << op.getCallee() << "' has the name of a '" << known->getName()
             << "' of the module, expected a name of its own";
    OpBuilder moduleBuilder(op.getContext());
    // Reports a function of this name and another type itself.
    FailureOr<LLVM::LLVMFuncOp> function =
        LLVM::lookupOrCreateFn(moduleBuilder, module, op.getCallee(),
                               {pointer, i32, pointer, i32, pointer}, i32);
    if (failed(function))
      return failure();
    ArrayRef<Attribute> types = op.getElementTypes().getValue();
    size_t numInputs = op.getInputs().size();
    Value inputs = views(op.getInputs(), types.take_front(numInputs));
    Value outputs = views(op.getOutputs(), types.drop_front(numInputs));
    SmallVector<Value> operands{inputs, constant(32, numInputs), outputs,
                                constant(32, op.getOutputs().size()),
                                text(module, texts)};
    Value status = LLVM::CallOp::create(b, *function, operands).getResult();
    Value ok = arith::CmpIOp::create(b, arith::CmpIPredicate::eq, status,
                                     constant(32, 0));
    Value code = arith::ExtSIOp::create(b, b.getI64Type(), status);
    AssertOp::create(
        b, ok, ("kernel '" + op.getCallee() + "' returned status {0}").str(),
        code, ErrorCode::custom_call_failed);
    op.erase();
    return success();
  }

private:
  Value constant(unsigned bits, int64_t value) {
    return arith::ConstantIntOp::create(b, value, bits);
  }

  Value stack(Type type, size_t count) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(
        &op->getParentOfType<func::FuncOp>().getBody().front());
    return LLVM::AllocaOp::create(b, pointer, type,
                                  constant(64, std::max<size_t>(count, 1)));
  }

  void store(Value value, Type type, Value base, int32_t index) {
    Value slot = LLVM::GEPOp::create(b, pointer, type, base,
                                     ArrayRef<LLVM::GEPArg>{index});
    LLVM::StoreOp::create(b, value, slot);
  }

  /// An array of pointers to the DLTensors of `buffers`.
  Value views(ValueRange buffers, ArrayRef<Attribute> types) {
    Value array = stack(pointer, buffers.size());
    for (auto [index, buffer] : llvm::enumerate(buffers))
      store(view(buffer, cast<TypeAttr>(types[index]).getValue()), pointer,
            array, index);
    return array;
  }

  /// A DLTensor (runtime/jitrt/tensor/dlpack.h) of a contiguous buffer.
  Value view(Value buffer, Type elementType) {
    auto type = cast<MemRefType>(buffer.getType());
    Type i64 = b.getI64Type(), i32 = b.getI32Type();
    int64_t rank = type.getRank();
    Value shape = stack(i64, rank), strides = stack(i64, rank);
    Value stride = constant(64, 1);
    for (int64_t dim = rank - 1; dim >= 0; --dim) {
      Value extent = arith::IndexCastOp::create(
          b, i64, b.createOrFold<memref::DimOp>(buffer, dim));
      store(extent, i64, shape, dim);
      store(stride, i64, strides, dim);
      stride = arith::MulIOp::create(b, stride, extent);
    }
    Value address = memref::ExtractAlignedPointerAsIndexOp::create(b, buffer);
    Value bits = arith::IndexCastOp::create(b, i64, address);
    Value data = LLVM::IntToPtrOp::create(b, pointer, bits);

    auto tensorType = LLVM::LLVMStructType::getLiteral(
        op.getContext(), {pointer, i32, i32, i32, b.getI8Type(), b.getI8Type(),
                          b.getI16Type(), pointer, pointer, i64});
    SmallVector<Value> fields{data,
                              constant(32, /*kDLCPU=*/1),
                              constant(32, 0),
                              constant(32, rank),
                              constant(8, typeCode(elementType)),
                              constant(8, typeBits(elementType)),
                              constant(16, 1),
                              shape,
                              strides,
                              constant(64, 0)};
    Value tensor = stack(tensorType, 1);
    for (auto [index, field] : llvm::enumerate(fields)) {
      Value slot = LLVM::GEPOp::create(
          b, pointer, tensorType, tensor,
          ArrayRef<LLVM::GEPArg>{0, static_cast<int32_t>(index)});
      LLVM::StoreOp::create(b, field, slot);
    }
    return tensor;
  }

  /// The address of the configuration's text.
  Value text(ModuleOp module, int &texts) {
    OpBuilder::InsertionGuard guard(b);
    std::string bytes = op.getConfig().str();
    bytes.push_back('\0');
    b.setInsertionPointToStart(module.getBody());
    auto global = LLVM::GlobalOp::create(
        b, LLVM::LLVMArrayType::get(b.getI8Type(), bytes.size()),
        /*isConstant=*/true, LLVM::Linkage::Internal,
        "jit_config_" + std::to_string(texts++), b.getStringAttr(bytes));
    b.setInsertionPoint(op);
    return LLVM::AddressOfOp::create(b, global);
  }

  KernelCallOp op;
  ImplicitLocOpBuilder b;
  Type pointer;
};

struct LowerKernelCalls
    : public jit::impl::LowerKernelCallsBase<LowerKernelCalls> {
  using LowerKernelCallsBase::LowerKernelCallsBase;

  void runOnOperation() override {
    SmallVector<KernelCallOp> calls;
    getOperation().walk([&](KernelCallOp op) { calls.push_back(op); });
    int texts = 0;
    for (KernelCallOp call : calls)
      if (failed(CallEmitter(call).emit(getOperation(), texts)))
        return signalPassFailure();
  }
};
} // namespace
