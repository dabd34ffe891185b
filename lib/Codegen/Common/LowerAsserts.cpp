//===- LowerAsserts.cpp - turns checks into error returns -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Codegen/Common/Passes.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Dialect/Jit/IR/SourcePlace.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::jit {
#define GEN_PASS_DEF_LOWERASSERTS
#include "jit/Codegen/Common/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-lower-asserts"

/// "file:line:column: 'jit.op' op", or "file:line:column:", as far as it is
/// known; a message follows.
static std::string describe(Location loc) {
  SourcePlace place = sourcePlaceOf(loc);
  std::string text =
      place.line
          ? (place.file + ":" + Twine(place.line) + ":" + Twine(place.column))
                .str()
          : "unknown location";
  return place.operation.empty()
             ? text + ":"
             : (text + ": '" + place.operation + "' op").str();
}

namespace {
struct LowerAsserts : public jit::impl::LowerAssertsBase<LowerAsserts> {
  using LowerAssertsBase::LowerAssertsBase;

  llvm::StringMap<LLVM::GlobalOp> strings;
  LLVM::LLVMFuncOp failFunction;

  void runOnOperation() override {
    strings.clear();
    failFunction = nullptr;
    SmallVector<func::FuncOp> functions;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function.isExternal())
        functions.push_back(function);
    for (func::FuncOp function : functions)
      addContext(function);
    for (func::FuncOp function : functions)
      lowerChecks(function);
  }

  /// Adds the context argument and the status result.
  void addContext(func::FuncOp function) {
    MLIRContext *context = &getContext();
    (void)function.insertArgument(0, LLVM::LLVMPointerType::get(context), {},
                                  function.getLoc());
    (void)function.insertResult(0, IntegerType::get(context, 32), {});
    function.walk([](func::ReturnOp op) {
      OpBuilder builder(op);
      Value ok = arith::ConstantIntOp::create(builder, op.getLoc(), 0, 32);
      op->insertOperands(0, ok);
    });
  }

  void lowerChecks(func::FuncOp function) {
    SmallVector<Operation *> checks;
    function.walk([&](Operation *op) {
      if (isa<AssertOp, func::CallOp, memref::AllocOp>(op))
        checks.push_back(op);
    });
    for (Operation *op : checks) {
      if (auto check = dyn_cast<AssertOp>(op))
        lowerAssert(function, check);
      else if (auto call = dyn_cast<func::CallOp>(op))
        lowerCall(function, call);
      else
        checkAllocation(function, cast<memref::AllocOp>(op));
    }
  }

  /// Ends the block of `op` behind it: goes on where `ok` holds, else to a new
  /// block, which `fail` fills and which then returns what `fail` returns.
  void branch(func::FuncOp function, Operation *op, Value ok,
              function_ref<Value(ImplicitLocOpBuilder &)> fail) {
    Block *block = op->getBlock();
    Block *next = block->splitBlock(op->getNextNode());
    Block *failed = new Block;
    function.getBody().push_back(failed);
    ImplicitLocOpBuilder b(op->getLoc(), &getContext());
    b.setInsertionPointToEnd(block);
    auto branchOp = cf::CondBranchOp::create(b, ok, next, failed);
    branchOp.setWeights({1 << 20, 1});
    b.setInsertionPointToStart(failed);
    SmallVector<Value> results{fail(b)};
    for (Type type : function.getResultTypes().drop_front())
      results.push_back(
          ub::PoisonOp::create(b, type, ub::PoisonAttr::get(&getContext())));
    func::ReturnOp::create(b, results);
  }

  void lowerAssert(func::FuncOp function, AssertOp op) {
    ImplicitLocOpBuilder b(op.getLoc(), op);
    branch(function, op, op.getCondition(), [&](ImplicitLocOpBuilder &bb) {
      return emitFailure(bb, function, op.getCode(), op.getMessage(),
                         op.getArguments());
    });
    op.erase();
  }

  void lowerCall(func::FuncOp function, func::CallOp op) {
    auto callee = getOperation().lookupSymbol<func::FuncOp>(op.getCallee());
    if (!callee || callee.isExternal())
      return; // Not ours: no context, no status.
    ImplicitLocOpBuilder b(op.getLoc(), op);
    SmallVector<Value> operands{function.getArgument(0)};
    llvm::append_range(operands, op.getOperands());
    auto call = func::CallOp::create(b, callee, operands);
    op.replaceAllUsesWith(call.getResults().drop_front());
    Value status = call.getResult(0);
    Value zero = arith::ConstantIntOp::create(b, 0, 32);
    Value ok = arith::CmpIOp::create(b, arith::CmpIPredicate::eq, status, zero);
    branch(function, ok.getDefiningOp(), ok,
           [&](ImplicitLocOpBuilder &) { return status; });
    op.erase();
  }

  void checkAllocation(func::FuncOp function, memref::AllocOp op) {
    ImplicitLocOpBuilder b(op.getLoc(), op);
    b.setInsertionPointAfter(op);
    Value address =
        memref::ExtractAlignedPointerAsIndexOp::create(b, op.getMemref());
    Value zero = arith::ConstantIndexOp::create(b, 0);
    Value ok =
        arith::CmpIOp::create(b, arith::CmpIPredicate::ne, address, zero);
    branch(function, ok.getDefiningOp(), ok, [&](ImplicitLocOpBuilder &bb) {
      return emitFailure(bb, function, ErrorCode::out_of_memory,
                         "out of memory", ValueRange{});
    });
  }

  /// Records an error; returns the status.
  Value emitFailure(ImplicitLocOpBuilder &b, func::FuncOp function,
                    ErrorCode code, StringRef message, ValueRange arguments) {
    auto pointer = LLVM::LLVMPointerType::get(&getContext());
    auto i32 = b.getI32Type(), i64 = b.getI64Type();
    std::string kinds;
    Value count = arith::ConstantIntOp::create(
        b, std::max<size_t>(arguments.size(), 1), 64);
    Value values = LLVM::AllocaOp::create(b, pointer, i64, count);
    for (auto [index, argument] : llvm::enumerate(arguments)) {
      Type type = argument.getType();
      kinds += type.isF64() ? 'f' : type.isInteger(1) ? 'b' : 'i';
      Value bits = argument;
      if (type.isIndex())
        bits = arith::IndexCastOp::create(b, i64, bits);
      else if (type.isInteger(1))
        bits = arith::ExtUIOp::create(b, i64, bits);
      Value slot = LLVM::GEPOp::create(
          b, pointer, i64, values,
          ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(index)});
      LLVM::StoreOp::create(b, bits, slot);
    }
    if (!failFunction) {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(getOperation().getBody());
      failFunction = LLVM::LLVMFuncOp::create(
          b, "jit_rt_fail",
          LLVM::LLVMFunctionType::get(
              i32, {pointer, i32, pointer, pointer, pointer, pointer}));
    }
    Value codeValue =
        arith::ConstantIntOp::create(b, static_cast<int64_t>(code), 32);
    return LLVM::CallOp::create(b, failFunction,
                                ValueRange{function.getArgument(0), codeValue,
                                           getString(b, describe(b.getLoc())),
                                           getString(b, message),
                                           getString(b, kinds), values})
        .getResult();
  }

  /// The address of a null-terminated string.
  Value getString(ImplicitLocOpBuilder &b, StringRef text) {
    LLVM::GlobalOp &global = strings[text];
    if (!global) {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(getOperation().getBody());
      std::string bytes = text.str();
      bytes.push_back('\0');
      auto type = LLVM::LLVMArrayType::get(b.getI8Type(), bytes.size());
      global = LLVM::GlobalOp::create(
          b, type, /*isConstant=*/true, LLVM::Linkage::Internal,
          "jit_text_" + std::to_string(strings.size() - 1),
          b.getStringAttr(bytes));
    }
    return LLVM::AddressOfOp::create(b, global);
  }
};
} // namespace
