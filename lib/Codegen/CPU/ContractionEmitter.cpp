//===- ContractionEmitter.cpp - register-tiled contractions ---------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The nest is the one of a hand-written matrix product. For each block of
// columns and each block of the contraction, the vector operand is packed into
// panels of as many columns as a tile has; then tiles of the result are kept in
// registers while the contraction runs over a panel.
//
//   for column block            (columnBlock)
//     for contraction block     (contractionBlock)
//       pack panels of rhs
//       for row block           (rowBlock: stays in the second-level cache)
//         for panel
//           for tile of rows
//             load tile; for k: multiply, add; store tile
//
// The tile is reloaded at each contraction block, so an element's sum still
// runs over the contraction in order, from the value that it had before.
//
//===----------------------------------------------------------------------===//

#include "Contraction.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::jit;

static constexpr int64_t contractionBlock = 512;
static constexpr int64_t columnBlock = 1024;
static constexpr int64_t rowBlock = 96;
static constexpr int64_t unrollFactor = 2;
/// With at most so many rows a panel is used too seldom to be worth packing.
static constexpr int64_t rowsWithoutPacking = 4;

namespace {
/// One dimension of the matrix product that is left after the outer loops.
struct Axis {
  Value extent;
  std::optional<int64_t> known;
};

/// A tile of the result and what is added to it.
struct Tile {
  int64_t rows;
  Value columns;       // at most the width of a tile
  Value lhs, rhs, out; // where it starts in each
  Value panel;
  Value first, steps; // of the contraction
};

/// Emits the nest for one generic.
class Emitter {
public:
  /// `startsFromZero`: the result is zero before, whatever memory holds.
  Emitter(ImplicitLocOpBuilder &b, linalg::GenericOp op,
          const ContractionRoles &roles, bool startsFromZero)
      : b(b), math{b}, op(op), roles(roles), startsFromZero(startsFromZero) {}

  void emit();

private:
  ImplicitLocOpBuilder &b;
  IndexMath math;
  linalg::GenericOp op;
  ContractionRoles roles;

  SmallVector<Value> extents; // of loops
  FlatOperand lhs, rhs, out;
  Type element; // of the accumulator
  int64_t lanes = 0, vectors = 0, rows = 0;
  bool packs = false;
  bool startsFromZero = false;
  Axis m, n, k;
  Value lhsRow, lhsStep, rhsColumn, outRow; // strides
  Value rhsStep;                            // null where there is a table
  Value table;  // memref<?xindex>: where the contraction's steps are in rhs
  Value panels; // memref<?x?xwidth>: [panel * K block + k][column]
  SmallVector<Value> buffers; // to release

  int64_t width() const { return lanes * vectors; }
  VectorType vectorType() const { return VectorType::get({lanes}, element); }

  Axis axis(ArrayRef<unsigned> loops);
  void chooseTile();
  Value allocate(ArrayRef<Value> sizes, ArrayRef<int64_t> trailing, Type type);
  scf::ForOp leaveAsIs(scf::ForOp loop);
  void loop(Value lower, Value upper, int64_t step,
            function_ref<void(Value)> body);
  void loopOver(ArrayRef<unsigned> loops, MutableArrayRef<Value> offsets,
                ArrayRef<const FlatOperand *> operands,
                function_ref<void(MutableArrayRef<Value>)> body);
  void copyLhs();
  void makeTable();
  Value load(const FlatOperand &operand, Value offset);
  Value loadVector(const FlatOperand &operand, Value offset, Value mask);
  Value stepOf(Value base, Value step);
  void product(Value lhsBase, Value rhsBase, Value outBase);
  void pack(Value rhsBase, Value columns, Value first, Value steps);
  void tile(const Tile &tile);
  void maskedTile(const Tile &tile, ArrayRef<Value> masks);
  /// Calls back for each vector of a tile with its offset in the result and
  /// its mask, if there is one.
  using ForEachVector = function_ref<void(function_ref<void(Value, Value)>)>;
  SmallVector<Value> initialSums(const Tile &tile, ForEachVector forEach);
  SmallVector<Value> step(const Tile &tile, ArrayRef<Value> masks,
                          ValueRange sums, Value index);
};
} // namespace

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

Axis Emitter::axis(ArrayRef<unsigned> loops) {
  Value extent = math.constant(1);
  for (unsigned loop : loops)
    extent = math.mul(extent, extents[loop]);
  return {extent, constantOf(extent)};
}

/// Chooses the tile: 4 or 6 rows of two vectors fill the registers; fewer rows
/// take more vectors, so that enough sums run side by side.
void Emitter::chooseTile() {
  int64_t bits = element.getIntOrFloatBitWidth();
  lanes = std::clamp<int64_t>(256 / bits, 4, 16);
  rows = m.known && *m.known % 4 != 0 ? 6 : 4;
  vectors = 2;
  if (m.known && *m.known < rows) {
    rows = *m.known;
    vectors = rows == 1 ? 8 : rows == 2 ? 4 : 2;
  }
  while (n.known && vectors > 1 && *n.known <= lanes * vectors / 2)
    vectors /= 2;
}

Value Emitter::allocate(ArrayRef<Value> sizes, ArrayRef<int64_t> trailing,
                        Type type) {
  SmallVector<int64_t> shape;
  SmallVector<Value> dynamic;
  for (Value size : sizes) {
    shape.push_back(constantOf(size).value_or(ShapedType::kDynamic));
    if (ShapedType::isDynamic(shape.back()))
      dynamic.push_back(size);
  }
  llvm::append_range(shape, trailing);
  Value buffer = memref::AllocOp::create(b, MemRefType::get(shape, type),
                                         dynamic, b.getI64IntegerAttr(64));
  buffers.push_back(buffer);
  return buffer;
}

/// Keeps LLVM from vectorising or unrolling what is emitted as it should be:
/// the copies of the loop would only take time to compile.
scf::ForOp Emitter::leaveAsIs(scf::ForOp loop) {
  loop->setDiscardableAttr("llvm.loop_annotation",
                           LLVM::LoopAnnotationAttr::get(
                               b.getContext(),
                               /*disableNonforced=*/b.getBoolAttr(true), {}, {},
                               {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}));
  return loop;
}

void Emitter::loop(Value lower, Value upper, int64_t step,
                   function_ref<void(Value)> body) {
  auto from = constantOf(lower), to = constantOf(upper);
  if (from && to && *from >= *to)
    return;
  if (from && to && *from + step >= *to)
    return body(lower);
  auto loop =
      leaveAsIs(scf::ForOp::create(b, lower, upper, math.constant(step)));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  body(loop.getInductionVar());
}

/// Nests `loops`; `offsets` are the operands' offsets, advanced inside.
void Emitter::loopOver(ArrayRef<unsigned> loops, MutableArrayRef<Value> offsets,
                       ArrayRef<const FlatOperand *> operands,
                       function_ref<void(MutableArrayRef<Value>)> body) {
  if (loops.empty())
    return body(offsets);
  loop(math.constant(0), extents[loops.front()], 1, [&](Value index) {
    SmallVector<Value> advanced(offsets);
    for (auto [offset, operand] : llvm::zip_equal(advanced, operands))
      offset =
          math.add(offset, math.mul(index, operand->strides[loops.front()]));
    loopOver(loops.drop_front(), advanced, operands, body);
  });
}

/// An element of `operand`, widened to the accumulator's type.
Value Emitter::load(const FlatOperand &operand, Value offset) {
  Value value = memref::LoadOp::create(b, operand.memref, offset);
  if (value.getType() != element)
    value = arith::ExtFOp::create(b, element, value);
  return value;
}

Value Emitter::loadVector(const FlatOperand &operand, Value offset,
                          Value mask) {
  auto source = cast<MemRefType>(operand.memref.getType()).getElementType();
  auto type = VectorType::get({lanes}, source);
  Value value;
  if (mask) {
    Value zero = arith::ConstantOp::create(b, b.getZeroAttr(type));
    value = vector::MaskedLoadOp::create(b, type, operand.memref, offset, mask,
                                         zero);
  } else {
    value = vector::LoadOp::create(b, type, operand.memref, offset);
  }
  if (source != element)
    value = arith::ExtFOp::create(b, vectorType(), value);
  return value;
}

/// Makes a contiguous copy of lhs, [batch,] m, k, of the accumulator's type,
/// and puts it in its place.
void Emitter::copyLhs() {
  SmallVector<unsigned> loops;
  for (ArrayRef<unsigned> part :
       {ArrayRef(roles.batch), ArrayRef(roles.m), ArrayRef(roles.k)})
    llvm::append_range(loops, part);
  FlatOperand copy;
  copy.base = math.constant(0);
  copy.strides.assign(extents.size(), math.constant(0));
  Value size = math.constant(1);
  for (unsigned loop : llvm::reverse(loops)) {
    copy.strides[loop] = size;
    size = math.mul(size, extents[loop]);
  }
  copy.memref = allocate(size, {}, element);
  SmallVector<Value> offsets{lhs.base, copy.base};
  loopOver(loops, offsets, {&lhs, &copy}, [&](MutableArrayRef<Value> at) {
    memref::StoreOp::create(b, load(lhs, at[0]), copy.memref, at[1]);
  });
  lhs = copy;
}

/// Tabulates where in rhs the steps of a contraction over several loops are.
void Emitter::makeTable() {
  table = allocate(k.extent, {}, b.getIndexType());
  FlatOperand position;
  position.strides.assign(extents.size(), math.constant(0));
  Value size = math.constant(1);
  for (unsigned loop : llvm::reverse(roles.k)) {
    position.strides[loop] = size;
    size = math.mul(size, extents[loop]);
  }
  SmallVector<Value> offsets{math.constant(0), math.constant(0)};
  loopOver(roles.k, offsets, {&rhs, &position}, [&](MutableArrayRef<Value> at) {
    memref::StoreOp::create(b, at[0], table, at[1]);
  });
}

/// The offset in rhs of step `step` of the contraction.
Value Emitter::stepOf(Value base, Value step) {
  Value offset = table ? memref::LoadOp::create(b, table, step).getResult()
                       : math.mul(step, rhsStep);
  return math.add(base, offset);
}

//===----------------------------------------------------------------------===//
// The nest
//===----------------------------------------------------------------------===//

void Emitter::emit() {
  for (Range range : cast<linalg::LinalgOp>(op.getOperation())
                         .createLoopRanges(b, b.getLoc()))
    extents.push_back(
        getValueOrCreateConstantIndexOp(b, b.getLoc(), range.size));
  lhs = flattenOperand(b, op, roles.lhs);
  rhs = flattenOperand(b, op, roles.rhs);
  out = flattenOperand(b, op, 2);
  element = cast<MemRefType>(out.memref.getType()).getElementType();

  // Rows and columns are one loop each where several run like one; else the
  // outer ones become batch loops.
  auto collapse = [&](SmallVector<unsigned> &loops, const FlatOperand &input) {
    while (!collapses(input, loops, extents) ||
           !collapses(out, loops, extents)) {
      roles.batch.push_back(loops.front());
      loops.erase(loops.begin());
    }
  };
  auto stride = [&](const FlatOperand &operand, ArrayRef<unsigned> loops) {
    return loops.empty() ? math.constant(1) : operand.strides[loops.back()];
  };
  SmallVector<unsigned> given = roles.batch;
  k = axis(roles.k);
  bool widens =
      cast<MemRefType>(lhs.memref.getType()).getElementType() != element;
  // A copy has the rows' loops in order, so it never collapses less.
  if (widens || !collapses(lhs, roles.k, extents))
    copyLhs();
  collapse(roles.m, lhs);
  collapse(roles.n, rhs);
  m = axis(roles.m);
  n = axis(roles.n);
  chooseTile();
  lhsRow = stride(lhs, roles.m);
  lhsStep = stride(lhs, roles.k);
  outRow = stride(out, roles.m);
  rhsColumn = stride(rhs, roles.n);
  if (collapses(rhs, roles.k, extents))
    rhsStep = stride(rhs, roles.k);
  else
    makeTable();
  packs = !(m.known && *m.known <= rowsWithoutPacking &&
            constantOf(rhsColumn) == 1);
  if (packs)
    panels = allocate({math.ceilDiv(math.min(n.extent, columnBlock), width()),
                       math.min(k.extent, contractionBlock)},
                      width(), element);

  SmallVector<Value> bases{lhs.base, rhs.base, out.base};
  loopOver(roles.batch, bases, {&lhs, &rhs, &out},
           [&](MutableArrayRef<Value> at) { product(at[0], at[1], at[2]); });
  for (Value buffer : llvm::reverse(buffers))
    memref::DeallocOp::create(b, buffer);
}

/// One matrix product, the operands starting at the given offsets.
void Emitter::product(Value lhsBase, Value rhsBase, Value outBase) {
  Value zero = math.constant(0);
  loop(zero, n.extent, columnBlock, [&](Value column) {
    Value columns = math.min(math.sub(n.extent, column), columnBlock);
    Value rhsAt = math.add(rhsBase, math.mul(column, rhsColumn));
    Value outAt = math.add(outBase, column);
    loop(zero, k.extent, contractionBlock, [&](Value first) {
      Value steps = math.min(math.sub(k.extent, first), contractionBlock);
      if (packs)
        pack(rhsAt, columns, first, steps);
      loop(zero, m.extent, rowBlock, [&](Value row) {
        Value rowEnd = math.min(math.add(row, rowBlock), m.extent);
        loop(zero, columns, width(), [&](Value inner) {
          Value panel = math.div(inner, width());
          Value left = math.min(math.sub(columns, inner), width());
          Value rhsTile = math.add(rhsAt, math.mul(inner, rhsColumn));
          auto tiles = [&](Value from, Value to, int64_t tileRows) {
            loop(from, to, tileRows, [&](Value at) {
              tile({tileRows, left, math.add(lhsBase, math.mul(at, lhsRow)),
                    rhsTile,
                    math.add(math.add(outAt, inner), math.mul(at, outRow)),
                    panel, first, steps});
            });
          };
          // Whole tiles, then the rows that are left: at once when their
          // number is known, else one by one.
          Value whole =
              math.add(row, math.floorTo(math.sub(rowEnd, row), rows));
          tiles(row, whole, rows);
          auto rest =
              constantOf(math.sub(m.extent, math.floorTo(m.extent, rows)));
          if (!rest)
            tiles(whole, rowEnd, 1);
          else if (*rest > 0)
            tiles(whole, rowEnd, *rest);
        });
      });
    });
  });
}

/// Packs `steps` steps of `columns` columns into panels; the columns that the
/// last one lacks are zeros.
void Emitter::pack(Value rhsBase, Value columns, Value first, Value steps) {
  Value zero = math.constant(0);
  bool contiguous = constantOf(rhsColumn) == 1;
  Value whole = contiguous ? math.floorTo(columns, width()) : zero;
  if (contiguous)
    loop(zero, whole, width(), [&](Value at) {
      Value panel = math.div(at, width());
      Value base = math.add(rhsBase, at);
      loop(zero, steps, 1, [&](Value step) {
        Value from = stepOf(base, math.add(first, step));
        for (int64_t v = 0; v < vectors; ++v) {
          Value lane = math.constant(v * lanes);
          Value value = loadVector(rhs, math.add(from, lane), Value());
          vector::StoreOp::create(b, value, panels,
                                  ValueRange{panel, step, lane});
        }
      });
    });
  loop(whole, columns, width(), [&](Value at) {
    Value panel = math.div(at, width());
    Value left = math.min(math.sub(columns, at), width());
    Value base = math.add(rhsBase, math.mul(at, rhsColumn));
    loop(zero, left, 1, [&](Value lane) {
      Value laneBase = math.add(base, math.mul(lane, rhsColumn));
      loop(zero, steps, 1, [&](Value step) {
        Value value = load(rhs, stepOf(laneBase, math.add(first, step)));
        memref::StoreOp::create(b, value, panels,
                                ValueRange{panel, step, lane});
      });
    });
    Value nothing = arith::ConstantOp::create(b, b.getZeroAttr(element));
    loop(left, math.constant(width()), 1, [&](Value lane) {
      loop(zero, steps, 1, [&](Value step) {
        memref::StoreOp::create(b, nothing, panels,
                                ValueRange{panel, step, lane});
      });
    });
  });
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

/// Emits a tile; where its number of columns may fall short of the width, also
/// a variant that masks.
void Emitter::tile(const Tile &tile) {
  if (n.known && *n.known % width() == 0)
    return maskedTile(tile, {});
  auto withMasks = [&] {
    SmallVector<Value> masks;
    for (int64_t v = 0; v < vectors; ++v)
      masks.push_back(vector::CreateMaskOp::create(
          b, VectorType::get({lanes}, b.getI1Type()),
          math.add(tile.columns, -v * lanes)));
    maskedTile(tile, masks);
  };
  if (n.known && *n.known < width())
    return withMasks();
  Value isWhole = arith::CmpIOp::create(b, arith::CmpIPredicate::eq,
                                        tile.columns, math.constant(width()));
  auto branch = scf::IfOp::create(b, isWhole, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  maskedTile(tile, {});
  b.setInsertionPointToStart(branch.elseBlock());
  withMasks();
}

/// What a tile holds before: zeros at the first block of the contraction where
/// the result is known to be zero, else what is in memory.
SmallVector<Value> Emitter::initialSums(const Tile &tile,
                                        ForEachVector forEach) {
  auto load = [&] {
    SmallVector<Value> sums;
    forEach([&](Value at, Value mask) {
      sums.push_back(loadVector(out, at, mask));
    });
    return sums;
  };
  if (!startsFromZero)
    return load();
  Value zero = arith::ConstantOp::create(b, b.getZeroAttr(vectorType()));
  SmallVector<Value> zeros(tile.rows * vectors, zero);
  if (constantOf(tile.first) == 0)
    return zeros;
  Value isFirst = arith::CmpIOp::create(b, arith::CmpIPredicate::eq, tile.first,
                                        math.constant(0));
  auto branch = scf::IfOp::create(b, TypeRange(ValueRange(zeros)), isFirst,
                                  /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  scf::YieldOp::create(b, zeros);
  b.setInsertionPointToStart(branch.elseBlock());
  scf::YieldOp::create(b, load());
  return SmallVector<Value>(branch.getResults());
}

void Emitter::maskedTile(const Tile &tile, ArrayRef<Value> masks) {
  auto forEach = [&](function_ref<void(Value, Value)> body) {
    for (int64_t row = 0; row < tile.rows; ++row)
      for (int64_t v = 0; v < vectors; ++v)
        body(math.add(math.add(tile.out, math.mul(outRow, row)), v * lanes),
             masks.empty() ? Value() : masks[v]);
  };
  SmallVector<Value> sums = initialSums(tile, forEach);

  auto known = constantOf(tile.steps);
  int64_t unrolled = unrollFactor;
  if (known && *known * tile.rows * vectors <= 96)
    unrolled = std::max<int64_t>(*known, 1); // no loop at all
  auto run = [&](Value from, Value to, int64_t count) {
    auto lower = constantOf(from), upper = constantOf(to);
    if (lower && upper && *lower >= *upper)
      return;
    auto steps = [&](Value index, ValueRange carried) {
      SmallVector<Value> values(carried);
      for (int64_t u = 0; u < count; ++u)
        values = step(tile, masks, values, math.add(index, u));
      return values;
    };
    if (lower && upper && *upper - *lower == count) {
      sums = steps(from, sums);
      return;
    }
    auto loop = scf::ForOp::create(
        b, from, to, math.constant(count), sums,
        [&](OpBuilder &nested, Location, Value index, ValueRange carried) {
          OpBuilder::InsertionGuard guard(b);
          b.setInsertionPoint(nested.getInsertionBlock(),
                              nested.getInsertionPoint());
          scf::YieldOp::create(b, steps(index, carried));
        });
    leaveAsIs(loop);
    sums.assign(loop.result_begin(), loop.result_end());
  };
  Value whole = math.floorTo(tile.steps, unrolled);
  run(math.constant(0), whole, unrolled);
  run(whole, tile.steps, 1);

  auto *sum = sums.begin();
  forEach([&](Value at, Value mask) {
    if (mask)
      vector::MaskedStoreOp::create(b, out.memref, at, mask, *sum++);
    else
      vector::StoreOp::create(b, *sum++, out.memref, at);
  });
}

/// Adds the products of step `index` of the tile to `sums`.
SmallVector<Value> Emitter::step(const Tile &tile, ArrayRef<Value> masks,
                                 ValueRange sums, Value index) {
  Value position = math.add(tile.first, index);
  SmallVector<Value> columns;
  Value from = packs ? Value() : stepOf(tile.rhs, position);
  for (int64_t v = 0; v < vectors; ++v)
    columns.push_back(
        packs ? vector::LoadOp::create(
                    b, vectorType(), panels,
                    ValueRange{tile.panel, index, math.constant(v * lanes)})
                    .getResult()
              : loadVector(rhs, math.add(from, v * lanes),
                           masks.empty() ? Value() : masks[v]));
  Value start = math.add(tile.lhs, math.mul(position, lhsStep));
  SmallVector<Value> results;
  for (int64_t row = 0; row < tile.rows; ++row) {
    Value scalar = load(lhs, math.add(start, math.mul(lhsRow, row)));
    Value factor = vector::BroadcastOp::create(b, vectorType(), scalar);
    for (Value column : columns) {
      Value sum = sums[results.size()];
      if (isa<FloatType>(element))
        sum = math::FmaOp::create(b, factor, column, sum);
      else
        sum = arith::AddIOp::create(b, sum,
                                    arith::MulIOp::create(b, factor, column));
      results.push_back(sum);
    }
  }
  return results;
}

void jit::emitContraction(ImplicitLocOpBuilder &b, linalg::GenericOp op,
                          const ContractionRoles &roles, bool startsFromZero) {
  Emitter(b, op, roles, startsFromZero).emit();
}
