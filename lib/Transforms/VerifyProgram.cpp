//===- VerifyProgram.cpp - what a program may contain ---------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Check/IR/Check.h"
#include "jit/Dialect/Jit/IR/ElementTypes.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::jit {
#define GEN_PASS_DEF_VERIFYPROGRAM
#include "jit/Transforms/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

namespace {
enum class Kind { Int, Float, Bool };

/// An operation of `arith` and the type of its operands.
struct ScalarOp {
  StringLiteral name;
  Kind operand;
};
} // namespace

/// What the interpreter has an instruction for.
static constexpr ScalarOp scalarOps[] = {
#define JITRT_UNARY(id, name, predicate, operand, result, expression)          \
  {StringLiteral(name), Kind::operand},
#define JITRT_BINARY(id, name, predicate, operand, result, expression)         \
  {StringLiteral(name), Kind::operand},
#include "jitrt/vm/scalar_ops.def"
};

static bool hasKind(Type type, Kind kind) {
  switch (kind) {
  case Kind::Int:
    return type.isIndex() || type.isSignlessInteger(64);
  case Kind::Float:
    return type.isF64();
  case Kind::Bool:
    return type.isSignlessInteger(1);
  }
  llvm_unreachable("a kind");
}

static bool isProgramOp(Operation *op) {
  if (isa<JitDialect, check::CheckDialect>(op->getDialect()) ||
      isa<ModuleOp, func::FuncOp, func::ReturnOp, func::CallOp,
          arith::ConstantOp, tensor::CastOp, tensor::DimOp, tensor::ExtractOp,
          tensor::FromElementsOp>(op))
    return true;
  if (!isa<arith::ArithDialect>(op->getDialect()))
    return false;
  if (auto select = dyn_cast<arith::SelectOp>(op))
    return select.getCondition().getType().isInteger(1);
  StringRef name = op->getName().stripDialect();
  return llvm::any_of(scalarOps, [&](const ScalarOp &known) {
    return known.name == name &&
           hasKind(op->getOperand(0).getType(), known.operand);
  });
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// What a value of `type` should be instead; empty if nothing is wrong with it.
static std::string findFault(Type type) {
  if (auto list = dyn_cast<ListType>(type))
    type = list.getElementType();
  auto tensor = dyn_cast<TensorType>(type);
  if (!tensor)
    return type.isIndex() || type.isSignlessInteger(64) || type.isF64() ||
                   type.isSignlessInteger(1)
               ? ""
               : "a tensor, a list, or a host scalar: index, i64, f64 or i1";
  if (!isElementType(tensor.getElementType()))
    return ("elements of " + elementTypeNames).str();
  auto ranked = dyn_cast<RankedTensorType>(tensor);
  if (ranked && ranked.getEncoding())
    return "no encoding";
  return ranked && !fitsMemory(ranked) ? "less than 2^63 bytes" : "";
}

namespace {
struct VerifyProgram : public jit::impl::VerifyProgramBase<VerifyProgram> {
  using VerifyProgramBase::VerifyProgramBase;

  void runOnOperation() override {
    WalkResult outcome = getOperation()->walk([](Operation *op) {
      return succeeded(verify(op)) ? WalkResult::advance()
                                   : WalkResult::interrupt();
    });
    if (outcome.wasInterrupted())
      signalPassFailure();
  }

private:
  static LogicalResult verifyTypes(Operation *op, StringRef what,
                                   TypeRange types) {
    for (auto [index, type] : llvm::enumerate(types))
      if (std::string fault = findFault(type); !fault.empty())
        return op->emitOpError() << what << " #" << index << " is " << type
                                 << ", expected " << fault;
    return success();
  }

  static LogicalResult verify(Operation *op) {
    if (!isProgramOp(op))
      return op->emitOpError(
          "is not for programs, expected the dialects jit and check, "
          "functions, arith on index, i64, f64 and i1, tensor.cast, "
          "tensor.dim, tensor.extract or tensor.from_elements");
    if (failed(verifyTypes(op, "result", op->getResultTypes())))
      return failure();
    if (auto function = dyn_cast<func::FuncOp>(op))
      if (failed(verifyTypes(op, "argument", function.getArgumentTypes())) ||
          failed(verifyTypes(op, "result", function.getResultTypes())))
        return failure();
    if (isa_and_nonnull<SparseElementsAttr>(op->getAttr("value")))
      return op->emitOpError("has sparse elements, expected dense ones");
    if (auto dim = dyn_cast<tensor::DimOp>(op)) {
      auto ranked = dyn_cast<RankedTensorType>(dim.getSource().getType());
      auto index = dim.getConstantIndex();
      if (ranked && index && (*index < 0 || *index >= ranked.getRank()))
        return op->emitOpError("dimension ")
               << *index << " is out of range for a tensor of rank "
               << ranked.getRank();
    }
    return success();
  }
};
} // namespace
