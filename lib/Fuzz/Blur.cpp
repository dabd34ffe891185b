//===- Blur.cpp - forgets extents of random programs -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Verifier.h"
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
    unranked = share != 0 && random.chance(40) ? 20 : 0;
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

  /// Whether the types of what uses `values` admit them without ranks.
  /// Inference finds the ranks again.
  bool mayLoseRank(ArrayRef<Value> values) {
    ScopedDiagnosticHandler quiet(values[0].getContext(),
                                  [](Diagnostic &) { return success(); });
    Type type = values[0].getType();
    bool isTaken = isa<TensorType>(type);
    for (Value value : values)
      if (isTaken)
        value.setType(UnrankedTensorType::get(getElementTypeOrSelf(type)));
    for (Value value : values)
      for (Operation *user : value.getUsers()) {
        // What a function takes and gives has ranks.
        isTaken &= isa<tensor::DimOp>(user) ||
                   (isa<JitDialect>(user->getDialect()) && !isa<CallOp>(user));
        Operation *checked = user->hasTrait<OpTrait::IsTerminator>()
                                 ? user->getParentOp()
                                 : user;
        isTaken = isTaken && succeeded(verify(checked));
      }
    for (Value value : values)
      value.setType(type);
    return isTaken;
  }

  /// Gives values of one type another, or none of a rank where that may be and
  /// `wanted`.
  void setType(ArrayRef<Value> values, Type type, bool wanted) {
    if (wanted && mayLoseRank(values))
      type = UnrankedTensorType::get(getElementTypeOrSelf(type));
    else if (isa<UnrankedTensorType>(type))
      type = values[0].getType();
    for (Value value : values)
      value.setType(type);
  }

  void forgetRegions(Operation *op) {
    auto loop = dyn_cast<LoopOp>(op);
    for (OpResult result : op->getResults()) {
      SmallVector<Value> values = {result};
      if (loop)
        values.push_back(loop.getCarries()[result.getResultNumber()]);
      setType(values, forget(result.getType()), random.chance(unranked));
    }
  }

  void visit(Operation *op) {
    if (isa<LoopOp, IfOp, CheckpointOp, StageOp, CallOp>(op))
      return forgetRegions(op);
    // Its decomposition wants the kernel's extents.
    if (auto conv = dyn_cast<ConvTransposeOp>(op)) {
      ArrayRef<int64_t> known = knownShapes.find(conv.getWeight())->second;
      SmallVector<int64_t> shape(known.size(), ShapedType::kDynamic);
      auto type = cast<TensorType>(conv.getWeight().getType());
      if (type.hasRank())
        shape.assign(type.getShape().begin(), type.getShape().end());
      for (size_t i = 2; i < shape.size(); ++i)
        shape[i] = known[i];
      OpBuilder builder(op);
      conv.getWeightMutable().assign(
          castTo(builder, op->getLoc(), conv.getWeight(),
                 RankedTensorType::get(shape, type.getElementType())));
    }
    auto iface = dyn_cast<InferTypeOpInterface>(op);
    if (!iface || op->getDialect()->getNamespace() != "jit" ||
        isa<ConstantOp>(op))
      return;
    SmallVector<Type> types;
    if (failed(iface.inferReturnTypes(
            op->getContext(), std::nullopt, op->getOperands(),
            op->getDiscardableAttrDictionary(), op->getPropertiesStorage(),
            op->getRegions(), types)))
      return;
    for (auto [result, inferred] : llvm::zip(op->getResults(), types)) {
      if (!isa<TensorType>(inferred) ||
          !isa<RankedTensorType>(result.getType()))
        continue;
      // Mostly what is known, sometimes more, sometimes less.
      int64_t kind = random.below(10);
      if (kind == 0)
        inferred = meet(inferred, forget(result.getType()));
      else if (kind == 1)
        inferred = forget(inferred);
      setType(result, inferred,
              isa<UnrankedTensorType>(inferred) || random.chance(unranked));
    }
  }

  Random &random;
  /// In percent: of extents, and of values that lose their rank.
  unsigned share, unranked;
  /// Of weights of transposed convolutions, before extents were forgotten.
  DenseMap<Value, SmallVector<int64_t>> knownShapes;
};
} // namespace

void fuzz::blurTypes(ModuleOp module, StringRef name, Random &random) {
  Blur blur(random);
  for (func::FuncOp function : functionsOf(module, name))
    blur.run(function);
}
