//===- ExpandHalves.cpp - computes with f16 and bf16 in f32 ---------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Codegen/Common/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Transforms/DialectConversion.h"

namespace mlir::jit {
#define GEN_PASS_DEF_EXPANDHALVES
#include "jit/Codegen/Common/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-expand-halves"

static bool isHalf(Type type) { return type.isF16() || type.isBF16(); }

/// Makes arithmetic on halves arithmetic on f32 between conversions.
static LogicalResult widenArithmetic(ModuleOp module) {
  MLIRContext *context = module.getContext();
  TypeConverter converter;
  arith::populateEmulateUnsupportedFloatsConversions(
      converter, {Float16Type::get(context), BFloat16Type::get(context)},
      Float32Type::get(context));
  RewritePatternSet patterns(context);
  arith::populateEmulateUnsupportedFloatsPatterns(patterns, converter);
  ConversionTarget target(*context);
  arith::populateEmulateUnsupportedFloatsLegality(target, converter);
  target.addDynamicallyLegalDialect<math::MathDialect>(
      [&](Operation *op) { return converter.isLegal(op); });
  return applyPartialConversion(module, target, std::move(patterns));
}

namespace {
struct ExpandHalves : public jit::impl::ExpandHalvesBase<ExpandHalves> {
  using ExpandHalvesBase::ExpandHalvesBase;

  void runOnOperation() override {
    if (failed(widenArithmetic(getOperation())))
      return signalPassFailure();
    SmallVector<Operation *> conversions;
    getOperation().walk([&](Operation *op) {
      if (isa<arith::ExtFOp, arith::TruncFOp>(op) && !isNative(op))
        conversions.push_back(op);
    });
    for (Operation *op : conversions) {
      ImplicitLocOpBuilder b(op->getLoc(), op);
      op->replaceAllUsesWith(ValueRange(
          convert(b, op->getOperand(0), op->getResult(0).getType())));
      op->erase();
    }
  }

private:
  /// Whether the target converts as the math library does. Extending bf16 is a
  /// shift everywhere, and `--jit-to-llvm` rounds f32 to bf16 with integers.
  /// Rounding f64 to f16 is native only where all arithmetic on f16 is.
  bool isNative(Operation *op) {
    Type from = getElementTypeOrSelf(op->getOperand(0));
    Type to = getElementTypeOrSelf(op->getResult(0));
    if (!isHalf(from) && !isHalf(to))
      return true;
    if (from.isBF16() || to.isBF16())
      return !from.isF64() && !from.isF16();
    return nativeF16 &&
           ((from.isF16() && !to.isBF16()) || (from.isF32() && to.isF16()));
  }

  Value convert(ImplicitLocOpBuilder &b, Value value, Type type) {
    auto vector = dyn_cast<VectorType>(type);
    if (!vector)
      return convertScalar(b, value, type);
    // Element by element; LLVM puts vectors together again.
    Value result = ub::PoisonOp::create(b, vector);
    for (int64_t index : llvm::seq(vector.getNumElements())) {
      SmallVector<int64_t> position =
          delinearize(index, computeStrides(vector.getShape()));
      Value element = vector::ExtractOp::create(b, value, position);
      element = convertScalar(b, element, vector.getElementType());
      result = vector::InsertOp::create(b, element, result, position);
    }
    return result;
  }

  Value convertScalar(ImplicitLocOpBuilder &b, Value value, Type type) {
    std::string name;
    llvm::raw_string_ostream(name)
        << "jit_math_convert_" << value.getType() << '_' << type;
    auto carried = [&](Type each) -> Type {
      return isHalf(each) ? b.getI16Type() : each;
    };
    if (isHalf(value.getType()))
      value = arith::BitcastOp::create(b, b.getI16Type(), value);
    declare(name, carried(value.getType()), carried(type));
    Value result =
        func::CallOp::create(b, name, carried(type), value).getResult(0);
    if (isHalf(type))
      result = arith::BitcastOp::create(b, type, result);
    return result;
  }

  void declare(StringRef name, Type from, Type to) {
    if (getOperation().lookupSymbol(name))
      return;
    OpBuilder builder(&getContext());
    builder.setInsertionPointToStart(getOperation().getBody());
    auto function = func::FuncOp::create(builder, getOperation().getLoc(), name,
                                         builder.getFunctionType(from, to));
    function.setPrivate();
  }
};
} // namespace
