//===- List.cpp - lowers list operations -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A list of host scalars is a 1-D tensor of them. A list of tensors of rank R
// is two tensors: `data`, all elements flattened, one after the other, and
// `table` of shape length x (R + 1), whose row i holds the extents of element i
// and the position in `data` where it ends. How much of the extents is known
// makes no difference, so that lists of compatible types look the same.
//
//===----------------------------------------------------------------------===//

#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::jit;

void jit::addListConversion(TypeConverter &converter) {
  converter.addConversion([&converter](ListType type,
                                       SmallVectorImpl<Type> &results)
                              -> std::optional<LogicalResult> {
    Type element = converter.convertType(type.getElementType());
    if (!element || isa<UnrankedTensorType>(element))
      return failure();
    constexpr int64_t dynamic = ShapedType::kDynamic;
    auto tensor = dyn_cast<RankedTensorType>(element);
    if (!tensor) {
      results.push_back(RankedTensorType::get({dynamic}, element));
      return success();
    }
    results.push_back(
        RankedTensorType::get({dynamic}, tensor.getElementType()));
    results.push_back(RankedTensorType::get({dynamic, tensor.getRank() + 1},
                                            IndexType::get(type.getContext())));
    return success();
  });
}

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

static Value constant(ImplicitLocOpBuilder &b, int64_t value) {
  return arith::ConstantIndexOp::create(b, value);
}

static Value dim(ImplicitLocOpBuilder &b, Value tensor, int64_t index) {
  return b.createOrFold<tensor::DimOp>(tensor, index);
}

static Value add(ImplicitLocOpBuilder &b, Value lhs, Value rhs) {
  return b.createOrFold<arith::AddIOp>(lhs, rhs);
}

static Value sub(ImplicitLocOpBuilder &b, Value lhs, Value rhs) {
  return b.createOrFold<arith::SubIOp>(lhs, rhs);
}

static Value compare(ImplicitLocOpBuilder &b, arith::CmpIPredicate predicate,
                     Value lhs, Value rhs) {
  return b.createOrFold<arith::CmpIOp>(predicate, lhs, rhs);
}

/// `tensor` with extents that its type does not tell.
static Value forgetExtents(ImplicitLocOpBuilder &b, Value tensor, Type type) {
  if (tensor.getType() == type)
    return tensor;
  return tensor::CastOp::create(b, type, tensor);
}

/// The elements of `tensor` as a 1-D tensor, in row-major order.
static Value flat(ImplicitLocOpBuilder &b, Value tensor) {
  auto type = cast<RankedTensorType>(tensor.getType());
  if (type.getRank() == 1)
    return tensor;
  if (type.getRank() == 0)
    return tensor::ExpandShapeOp::create(
        b, RankedTensorType::get({1}, type.getElementType()), tensor,
        ArrayRef<ReassociationIndices>{});
  return tensor::CollapseShapeOp::create(
      b, tensor,
      ArrayRef<ReassociationIndices>{
          llvm::to_vector<2>(llvm::seq(type.getRank()))});
}

/// `source` written into `target` from row `at` on.
static Value insertRows(ImplicitLocOpBuilder &b, Value source, Value target,
                        OpFoldResult at) {
  SmallVector<OpFoldResult> sizes = extentsOf(b, source);
  SmallVector<OpFoldResult> offsets(sizes.size(), b.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(sizes.size(), b.getIndexAttr(1));
  offsets.front() = at;
  return tensor::InsertSliceOp::create(b, source, target, offsets, sizes,
                                       strides);
}

/// Elements [begin, end) of the 1-D `source` written into `target` from `at`
/// on. They are read by index: a slice may not begin at the end of a tensor,
/// which is where it would when it becomes known that there are none.
static Value copyRows(ImplicitLocOpBuilder &b, Value source, Value begin,
                      Value end, Value target, Value at) {
  Type element = cast<RankedTensorType>(source.getType()).getElementType();
  Value empty = tensor::EmptyOp::create(
      b, ArrayRef<OpFoldResult>{OpFoldResult(sub(b, end, begin))}, element);
  auto rows = linalg::GenericOp::create(
      b, empty.getType(), ValueRange{}, empty,
      ArrayRef{b.getMultiDimIdentityMap(1)},
      ArrayRef{utils::IteratorType::parallel},
      [&](OpBuilder &nested, Location loc, ValueRange) {
        ImplicitLocOpBuilder bb(loc, nested);
        Value position =
            arith::AddIOp::create(bb, begin, linalg::IndexOp::create(bb, 0));
        linalg::YieldOp::create(
            bb, ValueRange{tensor::ExtractOp::create(bb, source, position)});
      });
  return insertRows(b, rows.getResult(0), target, at);
}

/// The parts one after the other, as a tensor of type `type`.
static Value concatenate(ImplicitLocOpBuilder &b, ArrayRef<Value> parts,
                         RankedTensorType type) {
  Value length = constant(b, 0);
  SmallVector<Value> starts;
  for (Value part : parts) {
    starts.push_back(length);
    length = add(b, length, dim(b, part, 0));
  }
  SmallVector<OpFoldResult> sizes{length};
  for (int64_t extent : type.getShape().drop_front())
    sizes.push_back(b.getIndexAttr(extent));
  Value result = tensor::EmptyOp::create(b, sizes, type.getElementType());
  for (auto [part, start] : llvm::zip_equal(parts, starts))
    result = insertRows(b, part, result, start);
  return forgetExtents(b, result, type);
}

/// The table's row for `element`, which ends at `end` in the data.
static Value tableRow(ImplicitLocOpBuilder &b, Value element, Value end) {
  SmallVector<Value> row;
  for (OpFoldResult extent : extentsOf(b, element))
    row.push_back(getValueOrCreateConstantIndexOp(b, b.getLoc(), extent));
  row.push_back(end);
  auto type = RankedTensorType::get({1, static_cast<int64_t>(row.size())},
                                    b.getIndexType());
  return tensor::FromElementsOp::create(b, type, row);
}

namespace {
/// One element's place.
struct Place {
  SmallVector<Value> extents;
  Value begin, end;
};
} // namespace

static Place placeOf(ImplicitLocOpBuilder &b, Value table, Value index) {
  Place place;
  int64_t rank = cast<RankedTensorType>(table.getType()).getDimSize(1) - 1;
  Value size = constant(b, 1);
  for (int64_t d : llvm::seq(rank)) {
    place.extents.push_back(
        tensor::ExtractOp::create(b, table, ValueRange{index, constant(b, d)}));
    size = arith::MulIOp::create(b, size, place.extents.back());
  }
  place.end =
      tensor::ExtractOp::create(b, table, ValueRange{index, constant(b, rank)});
  place.begin = sub(b, place.end, size);
  return place;
}

/// `index` counted from the start, checked.
static Value checkIndex(ImplicitLocOpBuilder &b, Value index, Value length) {
  Value zero = constant(b, 0);
  Value isNegative = compare(b, arith::CmpIPredicate::slt, index, zero);
  Value wrapped =
      arith::SelectOp::create(b, isNegative, add(b, index, length), index);
  Value ok = arith::AndIOp::create(
      b, compare(b, arith::CmpIPredicate::sge, wrapped, zero),
      compare(b, arith::CmpIPredicate::slt, wrapped, length));
  AssertOp::create(b, ok, "index {0} is out of range for a list of {1}",
                   ValueRange{index, length}, ErrorCode::out_of_range);
  return wrapped;
}

/// An `element` that may be stored in a list of `type`.
static Value asElement(ImplicitLocOpBuilder &b, Value element, Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return element;
  // Extents that contradict are an error of the running program.
  if (!areCompatible(element.getType(), tensor)) {
    SmallVector<int64_t> unknown(tensor.getRank(), ShapedType::kDynamic);
    element = tensor::CastOp::create(b, tensor.clone(unknown), element);
  }
  return castWithChecks(b, element, tensor, "element");
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

namespace {
template <typename OpTy> struct ListPattern : OpConversionPattern<OpTy> {
  using OpConversionPattern<OpTy>::OpConversionPattern;
  using Values = ArrayRef<ValueRange>;

  LogicalResult matchAndRewrite(
      OpTy op,
      typename OpTy::template GenericAdaptor<ArrayRef<ValueRange>> adaptor,
      ConversionPatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    SmallVector<Type> types;
    if (failed(this->getTypeConverter()->convertType(op->getResult(0).getType(),
                                                     types)))
      return rewriter.notifyMatchFailure(op, "element type is not ranked");
    SmallVector<Value> results = lower(b, op, adaptor.getOperands(), types);
    rewriter.replaceOpWithMultiple(op, ArrayRef<ValueRange>{results});
    return success();
  }

  virtual SmallVector<Value> lower(ImplicitLocOpBuilder &b, OpTy op,
                                   Values operands,
                                   ArrayRef<Type> types) const = 0;

protected:
  Type elementOf(Type list) const {
    return this->getTypeConverter()->convertType(
        cast<ListType>(list).getElementType());
  }
};

struct LowerConstruct : ListPattern<ListConstructOp> {
  using ListPattern::ListPattern;
  SmallVector<Value> lower(ImplicitLocOpBuilder &b, ListConstructOp op,
                           Values operands,
                           ArrayRef<Type> types) const override {
    Type type = elementOf(op.getType());
    auto dataType = cast<RankedTensorType>(types.front());
    if (types.size() == 1) {
      SmallVector<Value> scalars;
      for (ValueRange each : operands)
        scalars.push_back(each.front());
      auto fixed = dataType.clone({static_cast<int64_t>(scalars.size())});
      return {forgetExtents(
          b, tensor::FromElementsOp::create(b, fixed, scalars), dataType)};
    }
    Value end = constant(b, 0);
    SmallVector<Value> parts, rows;
    for (ValueRange each : operands) {
      Value element = asElement(b, each.front(), type);
      parts.push_back(flat(b, element));
      end = add(b, end, dim(b, parts.back(), 0));
      rows.push_back(tableRow(b, element, end));
    }
    return {concatenate(b, parts, dataType),
            concatenate(b, rows, cast<RankedTensorType>(types.back()))};
  }
};

struct LowerAppend : ListPattern<ListAppendOp> {
  using ListPattern::ListPattern;
  SmallVector<Value> lower(ImplicitLocOpBuilder &b, ListAppendOp op,
                           Values operands,
                           ArrayRef<Type> types) const override {
    Value data = operands[0].front(), element = operands[1].front();
    auto dataType = cast<RankedTensorType>(types.front());
    if (types.size() == 1) {
      Value last = tensor::FromElementsOp::create(b, element);
      return {concatenate(b, {data, last}, dataType)};
    }
    element = asElement(b, element, elementOf(op.getType()));
    Value last = flat(b, element);
    Value end = add(b, dim(b, data, 0), dim(b, last, 0));
    return {concatenate(b, {data, last}, dataType),
            concatenate(b, {operands[0].back(), tableRow(b, element, end)},
                        cast<RankedTensorType>(types.back()))};
  }
};

struct LowerGet : ListPattern<ListGetOp> {
  using ListPattern::ListPattern;
  SmallVector<Value> lower(ImplicitLocOpBuilder &b, ListGetOp op,
                           Values operands,
                           ArrayRef<Type> types) const override {
    Value data = operands[0].front(), table = operands[0].back();
    Value index = checkIndex(b, operands[1].front(), dim(b, table, 0));
    if (operands[0].size() == 1)
      return {tensor::ExtractOp::create(b, data, index)};
    auto type = cast<RankedTensorType>(elementOf(op.getList().getType()));
    Place place = placeOf(b, table, index);
    SmallVector<OpFoldResult> sizes;
    for (auto [extent, value] : llvm::zip_equal(type.getShape(), place.extents))
      sizes.push_back(ShapedType::isDynamic(extent)
                          ? OpFoldResult(value)
                          : OpFoldResult(b.getIndexAttr(extent)));
    Value result = readElement(b, data, place.begin, sizes, type);
    return {castWithChecks(b, result, cast<RankedTensorType>(types.front()),
                           "result")};
  }

private:
  /// The elements of `data` from `begin` on, with the extents `sizes`.
  static Value readElement(ImplicitLocOpBuilder &b, Value data, Value begin,
                           ArrayRef<OpFoldResult> sizes,
                           RankedTensorType type) {
    Value empty = tensor::EmptyOp::create(b, sizes, type.getElementType());
    SmallVector<Value> extents;
    for (OpFoldResult size : sizes)
      extents.push_back(getValueOrCreateConstantIndexOp(b, b.getLoc(), size));
    int64_t rank = type.getRank();
    auto generic = linalg::GenericOp::create(
        b, empty.getType(), ValueRange{}, empty,
        ArrayRef{b.getMultiDimIdentityMap(rank)},
        SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel),
        [&](OpBuilder &nested, Location loc, ValueRange) {
          ImplicitLocOpBuilder bb(loc, nested);
          Value position = constant(bb, 0);
          for (int64_t d : llvm::seq(rank)) {
            position = arith::MulIOp::create(bb, position, extents[d]);
            position = arith::AddIOp::create(bb, position,
                                             linalg::IndexOp::create(bb, d));
          }
          position = arith::AddIOp::create(bb, position, begin);
          linalg::YieldOp::create(
              bb, ValueRange{tensor::ExtractOp::create(bb, data, position)});
        });
    return generic.getResult(0);
  }
};

struct LowerSet : ListPattern<ListSetOp> {
  using ListPattern::ListPattern;
  SmallVector<Value> lower(ImplicitLocOpBuilder &b, ListSetOp op,
                           Values operands,
                           ArrayRef<Type> types) const override {
    Value data = operands[0].front(), table = operands[0].back();
    Value index = checkIndex(b, operands[1].front(), dim(b, table, 0));
    Value element = operands[2].front();
    if (types.size() == 1)
      return {tensor::InsertOp::create(b, element, data, index)};
    auto type = cast<RankedTensorType>(elementOf(op.getType()));
    element = asElement(b, element, type);
    Place place = placeOf(b, table, index);
    Value part = flat(b, element);
    if (type.hasStaticShape())
      return {insertRows(b, part, data, place.begin), table};
    // The elements behind it move by the difference of the sizes.
    Value end = add(b, place.begin, dim(b, part, 0));
    Value by = sub(b, end, place.end);
    Value length = dim(b, data, 0);
    Value result = tensor::EmptyOp::create(
        b, ArrayRef<OpFoldResult>{add(b, length, by)}, type.getElementType());
    Value zero = constant(b, 0);
    result = copyRows(b, data, zero, place.begin, result, zero);
    result = insertRows(b, part, result, place.begin);
    result = copyRows(b, data, place.end, length, result, end);
    return {result, moveRows(b, table, index, by, element)};
  }

private:
  /// The table with row `index` for `element`, and the ends from there on
  /// moved by `by`.
  static Value moveRows(ImplicitLocOpBuilder &b, Value table, Value index,
                        Value by, Value element) {
    SmallVector<Value> extents;
    for (OpFoldResult extent : extentsOf(b, element))
      extents.push_back(getValueOrCreateConstantIndexOp(b, b.getLoc(), extent));
    Value empty =
        tensor::EmptyOp::create(b, extentsOf(b, table), b.getIndexType());
    AffineMap map = b.getMultiDimIdentityMap(2);
    auto generic = linalg::GenericOp::create(
        b, empty.getType(), table, empty, ArrayRef{map, map},
        SmallVector<utils::IteratorType>(2, utils::IteratorType::parallel),
        [&](OpBuilder &nested, Location loc, ValueRange arguments) {
          ImplicitLocOpBuilder bb(loc, nested);
          Value row = linalg::IndexOp::create(bb, 0);
          Value column = linalg::IndexOp::create(bb, 1);
          Value isIt = compare(bb, arith::CmpIPredicate::eq, row, index);
          Value value = arguments.front();
          for (auto [d, extent] : llvm::enumerate(extents)) {
            Value here =
                compare(bb, arith::CmpIPredicate::eq, column, constant(bb, d));
            value = arith::SelectOp::create(
                bb, arith::AndIOp::create(bb, isIt, here), extent, value);
          }
          Value isEnd = compare(bb, arith::CmpIPredicate::eq, column,
                                constant(bb, extents.size()));
          Value isFrom = compare(bb, arith::CmpIPredicate::sge, row, index);
          value = arith::SelectOp::create(
              bb, arith::AndIOp::create(bb, isEnd, isFrom), add(bb, value, by),
              value);
          linalg::YieldOp::create(bb, value);
        });
    return generic.getResult(0);
  }
};

struct LowerLen : ListPattern<ListLenOp> {
  using ListPattern::ListPattern;
  SmallVector<Value> lower(ImplicitLocOpBuilder &b, ListLenOp, Values operands,
                           ArrayRef<Type>) const override {
    return {dim(b, operands[0].back(), 0)};
  }
};

/// Checks, for each element, the extents that only the result's type knows.
struct LowerCast : ListPattern<ListCastOp> {
  using ListPattern::ListPattern;
  SmallVector<Value> lower(ImplicitLocOpBuilder &b, ListCastOp op,
                           Values operands, ArrayRef<Type>) const override {
    auto from = dyn_cast<RankedTensorType>(elementOf(op.getList().getType()));
    auto to = dyn_cast<RankedTensorType>(elementOf(op.getType()));
    SmallVector<int64_t> checked;
    if (from && to)
      for (int64_t d : llvm::seq(to.getRank()))
        if (from.isDynamicDim(d) && !to.isDynamicDim(d))
          checked.push_back(d);
    if (!checked.empty()) {
      Value table = operands[0].back();
      scf::ForOp::create(
          b, constant(b, 0), dim(b, table, 0), constant(b, 1), ValueRange{},
          [&](OpBuilder &nested, Location loc, Value row, ValueRange) {
            ImplicitLocOpBuilder bb(loc, nested);
            for (int64_t d : checked)
              checkExtent(bb, table, row, d, to.getDimSize(d));
            scf::YieldOp::create(bb);
          });
    }
    return llvm::to_vector(operands[0]);
  }

private:
  static void checkExtent(ImplicitLocOpBuilder &b, Value table, Value row,
                          int64_t d, int64_t expected) {
    Value actual =
        tensor::ExtractOp::create(b, table, ValueRange{row, constant(b, d)});
    Value wanted = constant(b, expected);
    AssertOp::create(
        b, compare(b, arith::CmpIPredicate::eq, actual, wanted),
        "element #{0} dimension " + std::to_string(d) + " is {1}, expected {2}",
        ValueRange{row, actual, wanted}, ErrorCode::shape_mismatch);
  }
};
} // namespace

void jit::populateJitToLinalgListPatterns(const TypeConverter &converter,
                                          RewritePatternSet &patterns) {
  patterns.add<LowerAppend, LowerCast, LowerConstruct, LowerGet, LowerLen,
               LowerSet>(converter, patterns.getContext());
}
