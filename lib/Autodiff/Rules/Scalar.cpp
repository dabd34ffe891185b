//===- Scalar.cpp - derivatives of scalar operations -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::jit;

namespace {

struct AddFRule {
  static LogicalResult vjp(arith::AddFOp, VjpBuilder &b) {
    b.accumulate(0, b.cotangent());
    b.accumulate(1, b.cotangent());
    return success();
  }
  static LogicalResult jvp(arith::AddFOp, JvpBuilder &b) {
    b.setTangent(b.add(b.tangent(0), b.tangent(1)));
    return success();
  }
};

struct SubFRule {
  static LogicalResult vjp(arith::SubFOp, VjpBuilder &b) {
    b.accumulate(0, b.cotangent());
    if (b.needs(1))
      b.accumulate(1, b.neg(b.cotangent()));
    return success();
  }
  static LogicalResult jvp(arith::SubFOp, JvpBuilder &b) {
    b.setTangent(b.sub(b.tangent(0), b.tangent(1)));
    return success();
  }
};

struct MulFRule {
  static LogicalResult vjp(arith::MulFOp op, VjpBuilder &b) {
    if (b.needs(0))
      b.accumulate(0, b.mul(b.cotangent(), op.getRhs()));
    if (b.needs(1))
      b.accumulate(1, b.mul(b.cotangent(), op.getLhs()));
    return success();
  }
  static LogicalResult jvp(arith::MulFOp op, JvpBuilder &b) {
    b.setTangent(b.add(b.mul(b.tangent(0), op.getRhs()),
                       b.mul(op.getLhs(), b.tangent(1))));
    return success();
  }
};

struct DivFRule {
  static LogicalResult vjp(arith::DivFOp op, VjpBuilder &b) {
    Value scaled = b.div(b.cotangent(), op.getRhs());
    b.accumulate(0, scaled);
    if (b.needs(1))
      b.accumulate(1, b.neg(b.mul(scaled, op.getResult())));
    return success();
  }
  static LogicalResult jvp(arith::DivFOp op, JvpBuilder &b) {
    Value change = b.sub(b.tangent(0), b.mul(op.getResult(), b.tangent(1)));
    b.setTangent(b.div(change, op.getRhs()));
    return success();
  }
};

struct NegFRule {
  static LogicalResult vjp(arith::NegFOp, VjpBuilder &b) {
    b.accumulate(0, b.neg(b.cotangent()));
    return success();
  }
  static LogicalResult jvp(arith::NegFOp, JvpBuilder &b) {
    b.setTangent(b.neg(b.tangent()));
    return success();
  }
};

struct ScalarSelectRule {
  static LogicalResult vjp(arith::SelectOp op, VjpBuilder &b) {
    if (b.needs(1))
      b.accumulate(1, b.select(op.getCondition(), b.cotangent(), Value()));
    if (b.needs(2))
      b.accumulate(2, b.select(op.getCondition(), Value(), b.cotangent()));
    return success();
  }
  static LogicalResult jvp(arith::SelectOp op, JvpBuilder &b) {
    b.setTangent(b.select(op.getCondition(), b.tangent(1), b.tangent(2)));
    return success();
  }
};

struct CastRule {
  static LogicalResult vjp(tensor::CastOp, VjpBuilder &b) {
    b.accumulate(0, b.cotangent());
    return success();
  }
  static LogicalResult jvp(tensor::CastOp, JvpBuilder &b) {
    b.setTangent(b.tangent());
    return success();
  }
};

/// `scalar` as a tensor of rank 0.
Value toTensor(RuleBuilder &b, Value scalar) {
  return tensor::FromElementsOp::create(
      b, RankedTensorType::get({}, scalar.getType()), scalar);
}

/// `index` as a tensor that indexes.
Value toIndexTensor(RuleBuilder &b, Value index) {
  return toTensor(b, arith::IndexCastOp::create(b, b.getI64Type(), index));
}

struct ExtractRule {
  static LogicalResult vjp(tensor::ExtractOp op, VjpBuilder &b) {
    b.update(0, [&](Value current) -> Value {
      Value g = toTensor(b, b.cotangent());
      if (op.getIndices().empty())
        return b.add(current, g);
      if (!current)
        current = b.zerosLike(op.getTensor());
      SmallVector<Value> indices;
      for (Value index : op.getIndices())
        indices.push_back(toIndexTensor(b, index));
      return ScatterOp::create(
          b, current, indices, g,
          llvm::to_vector(llvm::seq<int64_t>(indices.size())),
          ScatterMode::add);
    });
    return success();
  }
  static LogicalResult jvp(tensor::ExtractOp op, JvpBuilder &b) {
    b.setTangent(tensor::ExtractOp::create(b, b.tangent(), op.getIndices()));
    return success();
  }
};

struct FromElementsRule {
  static LogicalResult vjp(tensor::FromElementsOp op, VjpBuilder &b) {
    ArrayRef<int64_t> shape = op.getType().getShape();
    for (unsigned index : llvm::seq(op->getNumOperands())) {
      if (!b.needs(index))
        continue;
      SmallVector<Value> indices(shape.size());
      int64_t rest = index;
      for (int64_t dim : llvm::reverse(llvm::seq<int64_t>(shape.size()))) {
        indices[dim] = arith::ConstantIndexOp::create(b, rest % shape[dim]);
        rest /= shape[dim];
      }
      b.accumulate(index, tensor::ExtractOp::create(b, b.cotangent(), indices));
    }
    return success();
  }
  static LogicalResult jvp(tensor::FromElementsOp op, JvpBuilder &b) {
    SmallVector<Value> tangents;
    for (unsigned index : llvm::seq(op->getNumOperands()))
      tangents.push_back(b.denseTangent(index));
    b.setTangent(tensor::FromElementsOp::create(b, op.getType(), tangents));
    return success();
  }
};

} // namespace

void jit::attachScalarRules(MLIRContext *context) {
  attachRule<AddFRule, arith::AddFOp>(context);
  attachRule<SubFRule, arith::SubFOp>(context);
  attachRule<MulFRule, arith::MulFOp>(context);
  attachRule<DivFRule, arith::DivFOp>(context);
  attachRule<NegFRule, arith::NegFOp>(context);
  attachRule<ScalarSelectRule, arith::SelectOp>(context);
  attachRule<CastRule, tensor::CastOp>(context);
  attachRule<ExtractRule, tensor::ExtractOp>(context);
  attachRule<FromElementsRule, tensor::FromElementsOp>(context);
}
