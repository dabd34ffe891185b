//===- List.cpp - derivatives of list operations -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The cotangent of a list is a list of cotangents, at least as many as the list
// has elements: those that a shorter list was made longer by stay at its end,
// and do not count.
//
//===----------------------------------------------------------------------===//

#include "Rules.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::jit;

static Value getElement(RuleBuilder &b, Value list, Value index) {
  Type type = cast<ListType>(list.getType()).getElementType();
  return ListGetOp::create(b, type, list, index);
}

/// `index` into `list` counted from the front.
static Value fromFront(RuleBuilder &b, Value list, Value index) {
  auto known = getConstantIntValue(index);
  if (known && *known >= 0)
    return index;
  Value zero = arith::ConstantIndexOp::create(b, 0);
  Value isNegative =
      arith::CmpIOp::create(b, arith::CmpIPredicate::slt, index, zero);
  Value wrapped = arith::AddIOp::create(b, index, ListLenOp::create(b, list));
  return arith::SelectOp::create(b, isNegative, wrapped, index);
}

namespace {

struct ConstructRule {
  static LogicalResult vjp(ListConstructOp op, VjpBuilder &b) {
    for (unsigned index : llvm::seq(op->getNumOperands()))
      if (b.needs(index))
        b.accumulate(index,
                     getElement(b, b.cotangent(),
                                arith::ConstantIndexOp::create(b, index)));
    return success();
  }
  static LogicalResult jvp(ListConstructOp op, JvpBuilder &b) {
    SmallVector<Value> tangents;
    for (unsigned index : llvm::seq(op->getNumOperands()))
      tangents.push_back(b.denseTangent(index));
    b.setTangent(ListConstructOp::create(b, op.getType(), tangents));
    return success();
  }
};

struct AppendRule {
  static LogicalResult vjp(ListAppendOp op, VjpBuilder &b) {
    b.accumulate(0, b.cotangent());
    if (b.needs(1))
      b.accumulate(
          1, getElement(b, b.cotangent(), ListLenOp::create(b, op.getList())));
    return success();
  }
  static LogicalResult jvp(ListAppendOp op, JvpBuilder &b) {
    b.setTangent(ListAppendOp::create(b, op.getType(), b.denseTangent(0),
                                      b.denseTangent(1)));
    return success();
  }
};

struct GetRule {
  static LogicalResult vjp(ListGetOp op, VjpBuilder &b) {
    b.update(0, [&](Value current) -> Value {
      if (!current)
        current = b.zerosLike(op.getList());
      Value index = fromFront(b, op.getList(), op.getIndex());
      Value element = getElement(b, current, index);
      Value g = castTo(b, b.getLoc(), b.cotangent(), element.getType());
      return ListSetOp::create(b, current.getType(), current, index,
                               addDerivatives(b, b.getLoc(), element, g));
    });
    return success();
  }
  static LogicalResult jvp(ListGetOp op, JvpBuilder &b) {
    b.setTangent(
        ListGetOp::create(b, op.getType(), b.tangent(0), op.getIndex()));
    return success();
  }
};

struct SetRule {
  static LogicalResult vjp(ListSetOp op, VjpBuilder &b) {
    Value index = fromFront(b, op.getList(), op.getIndex());
    if (b.needs(0)) {
      // What was replaced may have had other extents.
      Type type = cast<ListType>(op.getList().getType()).getElementType();
      auto tensor = dyn_cast<RankedTensorType>(type);
      bool isSame = type == op.getElement().getType() &&
                    !(tensor && !tensor.hasStaticShape());
      Value replaced =
          isSame ? op.getElement() : getElement(b, op.getList(), index);
      b.accumulate(0,
                   ListSetOp::create(b, b.cotangent().getType(), b.cotangent(),
                                     index, b.zerosLike(replaced)));
    }
    if (b.needs(2))
      b.accumulate(2, getElement(b, b.cotangent(), index));
    return success();
  }
  static LogicalResult jvp(ListSetOp op, JvpBuilder &b) {
    b.setTangent(ListSetOp::create(b, op.getType(), b.denseTangent(0),
                                   op.getIndex(), b.denseTangent(2)));
    return success();
  }
};

struct ListCastRule {
  static LogicalResult vjp(ListCastOp op, VjpBuilder &b) {
    // What does not count may have extents that the operand's type excludes.
    b.accumulate(0,
                 trimCotangent(b, b.getLoc(), b.cotangent(), op.getResult()));
    return success();
  }
  static LogicalResult jvp(ListCastOp, JvpBuilder &b) {
    b.setTangent(b.tangent());
    return success();
  }
};

} // namespace

void jit::attachListRules(MLIRContext *context) {
  attachRule<ConstructRule, ListConstructOp>(context);
  attachRule<AppendRule, ListAppendOp>(context);
  attachRule<GetRule, ListGetOp>(context);
  attachRule<SetRule, ListSetOp>(context);
  attachRule<ListCastRule, ListCastOp>(context);
}
