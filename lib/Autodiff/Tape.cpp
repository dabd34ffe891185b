//===- Tape.cpp - residuals of loops --------------------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tape.h"
#include "Extents.h"
#include "jit/Autodiff/RuleBuilder.h"
#include "jit/Dialect/Jit/IR/Decompositions.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::jit;

namespace {

//===----------------------------------------------------------------------===//
// Rows of a tensor
//===----------------------------------------------------------------------===//

class RowTape : public Tape {
public:
  /// `sizes` are the extents of a row; without `trips` the tape grows.
  RowTape(OpBuilder &builder, Location loc, Type type,
          ArrayRef<OpFoldResult> sizes, Value trips)
      : type(type), isGrowing(!trips) {
    constexpr int64_t initialRows = 16;
    SmallVector<OpFoldResult> all(sizes);
    all.insert(all.begin(), trips ? getAsOpFoldResult(trips)
                                  : builder.getIndexAttr(initialRows));
    Type element = getStoredType();
    Value zero = scalarTensor(builder, loc, element, 0);
    init = FullOp::create(builder, loc, zero, all);
    if (!isGrowing)
      return;
    auto tensor = cast<RankedTensorType>(init.getType());
    SmallVector<int64_t> shape(tensor.getShape());
    shape.front() = ShapedType::kDynamic;
    init = castTo(builder, loc, init, tensor.clone(shape));
  }

  SmallVector<Value> getInits() const override { return {init}; }

  SmallVector<Value> write(OpBuilder &builder, Location loc, ValueRange state,
                           Value iteration, Value value) const override {
    Value tape = state.front();
    if (isGrowing)
      tape = grow(builder, loc, tape, iteration);
    if (!isa<TensorType>(type)) {
      Type stored = getStoredType();
      if (stored != type)
        value = arith::IndexCastOp::create(builder, loc, stored, value);
      value = tensor::FromElementsOp::create(
          builder, loc, RankedTensorType::get({}, stored), value);
    }
    return {ScatterOp::create(
        builder, loc, tape.getType(), tape, toTensor(builder, loc, iteration),
        value, builder.getDenseI64ArrayAttr(0), ScatterMode::update)};
  }

  Value read(OpBuilder &builder, Location loc, ValueRange state,
             Value iteration) const override {
    Value row = GatherOp::create(builder, loc, state.front(),
                                 toTensor(builder, loc, iteration),
                                 builder.getDenseI64ArrayAttr(0));
    if (isa<TensorType>(type))
      return castTo(builder, loc, row, type);
    Value scalar = tensor::ExtractOp::create(builder, loc, row, ValueRange());
    if (scalar.getType() != type)
      scalar = arith::IndexCastOp::create(builder, loc, type, scalar);
    return scalar;
  }

private:
  /// The type of the tape's elements.
  Type getStoredType() const {
    if (auto tensor = dyn_cast<RankedTensorType>(type))
      return tensor.getElementType();
    return type.isIndex() ? IntegerType::get(type.getContext(), 64) : type;
  }

  /// `index` as a tensor that indexes a tensor.
  static Value toTensor(OpBuilder &builder, Location loc, Value index) {
    Type i64 = builder.getI64Type();
    Value number = arith::IndexCastOp::create(builder, loc, i64, index);
    return tensor::FromElementsOp::create(
        builder, loc, RankedTensorType::get({}, i64), number);
  }

  /// `tape` with twice the rows where it has none for `iteration`. What the new
  /// ones hold does not matter.
  static Value grow(OpBuilder &builder, Location loc, Value tape,
                    Value iteration) {
    Type type = tape.getType();
    Value rows = tensor::DimOp::create(builder, loc, tape, 0);
    Value isFull = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                         iteration, rows);
    auto branch = IfOp::create(builder, loc, TypeRange(type), isFull);
    OpBuilder::InsertionGuard guard(builder);
    builder.createBlock(&branch.getThenRegion());
    YieldOp::create(builder, loc,
                    ConcatOp::create(builder, loc, type, ValueRange{tape, tape},
                                     builder.getI64IntegerAttr(0))
                        .getResult());
    builder.createBlock(&branch.getElseRegion());
    YieldOp::create(builder, loc, tape);
    return branch.getResult(0);
  }

  Type type;
  bool isGrowing;
  Value init;
};

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

/// Tensors whose extents may differ from iteration to iteration.
class ListTape : public Tape {
public:
  ListTape(OpBuilder &builder, Location loc, Type type)
      : type(type), init(ListConstructOp::create(
                        builder, loc, ListType::get(type), ValueRange())) {}

  SmallVector<Value> getInits() const override { return {init}; }

  SmallVector<Value> write(OpBuilder &builder, Location loc, ValueRange state,
                           Value, Value value) const override {
    return {ListAppendOp::create(builder, loc, init.getType(), state.front(),
                                 value)};
  }

  Value read(OpBuilder &builder, Location loc, ValueRange state,
             Value iteration) const override {
    return ListGetOp::create(builder, loc, type, state.front(), iteration);
  }

private:
  Type type;
  Value init;
};

/// The same in slots, which are written in any order.
class SlotTape : public ListTape {
public:
  SlotTape(OpBuilder &builder, Location loc, Type type, Value rows)
      : ListTape(builder, loc, type),
        slots(buildList(builder, loc, ListType::get(type), rows,
                        [&](OpBuilder &body, Value) {
                          return makePlaceholder(body, loc, type);
                        })) {}

  SmallVector<Value> getInits() const override { return {slots}; }

  SmallVector<Value> write(OpBuilder &builder, Location loc, ValueRange state,
                           Value slot, Value value) const override {
    return {ListSetOp::create(builder, loc, slots.getType(), state.front(),
                              slot, value)};
  }

private:
  Value slots;
};

/// Lists: their elements one after the other, and where each list ends.
class PackedTape : public Tape {
public:
  PackedTape(OpBuilder &builder, Location loc, ListType type, Value trips)
      : type(type),
        elements(ListConstructOp::create(builder, loc, type, ValueRange())),
        ends(builder, loc, builder.getIndexType(), {}, trips) {}

  SmallVector<Value> getInits() const override {
    return {elements, ends.getInits().front()};
  }

  SmallVector<Value> write(OpBuilder &builder, Location loc, ValueRange state,
                           Value iteration, Value value) const override {
    Value length = ListLenOp::create(builder, loc, value);
    auto loop = LoopOp::create(
        builder, loc, length, /*condition=*/Value(), state.front(),
        TypeRange(type),
        [&](OpBuilder &body, Location, Value index, ValueRange carries) {
          Value element =
              ListGetOp::create(body, loc, type.getElementType(), value, index);
          Value next =
              ListAppendOp::create(body, loc, type, carries.front(), element);
          ContinueOp::create(body, loc, Value(), next);
        });
    Value all = loop.getResult(0);
    Value end = ListLenOp::create(builder, loc, all);
    return {all,
            ends.write(builder, loc, state.back(), iteration, end).front()};
  }

  Value read(OpBuilder &builder, Location loc, ValueRange state,
             Value iteration) const override {
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    Value one = arith::ConstantIndexOp::create(builder, loc, 1);
    Value isFirst = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::eq, iteration, zero);
    Value before = arith::SubIOp::create(builder, loc, iteration, one);
    before = arith::SelectOp::create(builder, loc, isFirst, zero, before);
    Value start =
        arith::SelectOp::create(builder, loc, isFirst, zero,
                                ends.read(builder, loc, state.back(), before));
    Value end = ends.read(builder, loc, state.back(), iteration);
    return buildList(
        builder, loc, type, arith::SubIOp::create(builder, loc, end, start),
        [&](OpBuilder &body, Value index) -> Value {
          Value position = arith::AddIOp::create(body, loc, start, index);
          return ListGetOp::create(body, loc, type.getElementType(),
                                   state.front(), position);
        });
  }

private:
  ListType type;
  Value elements;
  RowTape ends;
};

} // namespace

std::unique_ptr<Tape> Tape::create(OpBuilder &builder, Location loc,
                                   Value value, Region &body, Value trips) {
  Type type = value.getType();
  if (auto list = dyn_cast<ListType>(type))
    return std::make_unique<PackedTape>(builder, loc, list, trips);
  if (!isa<RankedTensorType>(type))
    return std::make_unique<RowTape>(builder, loc, type,
                                     ArrayRef<OpFoldResult>(), trips);
  if (auto sizes = extentsOutside(builder, loc, value, body))
    return std::make_unique<RowTape>(builder, loc, type, *sizes, trips);
  return std::make_unique<ListTape>(builder, loc, type);
}

std::unique_ptr<Tape> Tape::createSlots(OpBuilder &builder, Location loc,
                                        Value value, Region &body, Value rows) {
  Type type = value.getType();
  if (isa<ListType>(type))
    return nullptr;
  if (!isa<RankedTensorType>(type))
    return std::make_unique<RowTape>(builder, loc, type,
                                     ArrayRef<OpFoldResult>(), rows);
  if (auto sizes = extentsOutside(builder, loc, value, body))
    return std::make_unique<RowTape>(builder, loc, type, *sizes, rows);
  return std::make_unique<SlotTape>(builder, loc, type, rows);
}

ValueRange jit::takeState(const Tape &tape, ValueRange &values) {
  unsigned count = tape.getInits().size();
  ValueRange state = values.take_front(count);
  values = values.drop_front(count);
  return state;
}
