//===- Blur.cpp - forgets extents of random programs -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::jit::fuzz;

namespace {
class Blur {
public:
  Blur(Random &random) : random(random) {
    // Some programs stay static, some know no extent at all.
    static const unsigned shares[] = {0, 25, 50, 100};
    share = random.pick<unsigned>(shares);
  }

  void run(func::FuncOp function) {
    Block &entry = function.front();
    function.walk([&](ConvTransposeOp op) {
      auto shape = cast<RankedTensorType>(op.getWeight().getType()).getShape();
      knownShapes.try_emplace(op.getWeight(), shape.begin(), shape.end());
    });
    for (BlockArgument argument : entry.getArguments())
      argument.setType(forget(argument.getType()));
    function.walk<WalkOrder::PreOrder>([&](Operation *op) { visit(op); });
    function.setType(
        FunctionType::get(function.getContext(), entry.getArgumentTypes(),
                          entry.getTerminator()->getOperandTypes()));
  }

private:
  Type forget(Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor)
      return type;
    SmallVector<int64_t> shape(tensor.getShape());
    for (int64_t &extent : shape)
      if (random.chance(share))
        extent = ShapedType::kDynamic;
    return tensor.clone(shape);
  }

  void visit(Operation *op) {
    if (isa<LoopOp>(op)) {
      for (auto [result, carry] :
           llvm::zip(op->getResults(), cast<LoopOp>(op).getCarries())) {
        Type type = forget(result.getType());
        result.setType(type);
        carry.setType(type);
      }
      return;
    }
    if (isa<IfOp, CheckpointOp, StageOp, CallOp>(op)) {
      for (Value result : op->getResults())
        result.setType(forget(result.getType()));
      return;
    }
    // Its decomposition wants the kernel's extents.
    if (auto conv = dyn_cast<ConvTransposeOp>(op)) {
      auto type = cast<RankedTensorType>(conv.getWeight().getType());
      SmallVector<int64_t> shape(type.getShape());
      ArrayRef<int64_t> known = knownShapes.find(conv.getWeight())->second;
      for (size_t i = 2; i < shape.size(); ++i)
        shape[i] = known[i];
      OpBuilder builder(op);
      conv.getWeightMutable().assign(
          castTo(builder, op->getLoc(), conv.getWeight(), type.clone(shape)));
    }
    auto iface = dyn_cast<InferTypeOpInterface>(op);
    if (!iface || op->getDialect()->getNamespace() != "jit" ||
        isa<ConstantOp>(op))
      return;
    SmallVector<Type> types;
    if (failed(iface.inferReturnTypes(
            op->getContext(), op->getLoc(), op->getOperands(),
            op->getDiscardableAttrDictionary(), op->getPropertiesStorage(),
            op->getRegions(), types)))
      return;
    for (auto [result, inferred] : llvm::zip(op->getResults(), types)) {
      if (!isa<RankedTensorType>(inferred) ||
          !isa<RankedTensorType>(result.getType()))
        continue;
      // Mostly what is known, sometimes more, sometimes less.
      int64_t kind = random.below(10);
      if (kind == 0)
        inferred = meet(inferred, forget(result.getType()));
      else if (kind == 1)
        inferred = forget(inferred);
      result.setType(inferred);
    }
  }

  Random &random;
  unsigned share;
  /// Of weights of transposed convolutions, before extents were forgotten.
  DenseMap<Value, SmallVector<int64_t>> knownShapes;
};
} // namespace

void fuzz::blurTypes(ModuleOp module, StringRef name, Random &random) {
  Blur blur(random);
  for (func::FuncOp function : functionsOf(module, name))
    blur.run(function);
}
