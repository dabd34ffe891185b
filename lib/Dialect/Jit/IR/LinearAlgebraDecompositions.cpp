//===- LinearAlgebraDecompositions.cpp - what composites of products mean -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Decompositions.h"
#include "jit/Dialect/Jit/IR/Einsum.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Dialect/Jit/IR/ShapeBuilders.h"
#include "jit/Dialect/Jit/IR/Windows.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include <map>

using namespace mlir;
using namespace mlir::jit;

static int64_t rankOf(Value value) {
  return cast<RankedTensorType>(value.getType()).getRank();
}

/// `value` with its last two dimensions exchanged.
static Value transposeMatrix(OpBuilder &builder, Location loc, Value value) {
  auto permutation = llvm::to_vector(llvm::seq<int64_t>(rankOf(value)));
  std::swap(permutation.end()[-1], permutation.end()[-2]);
  return TransposeOp::create(builder, loc, value, permutation);
}

//===----------------------------------------------------------------------===//
// Linear, dot, outer
//===----------------------------------------------------------------------===//

FailureOr<SmallVector<Value>> LinearOp::decompose(OpBuilder &builder) {
  if (failed(rankedTypeOf(*this, getInput())) ||
      failed(rankedTypeOf(*this, getWeight())))
    return failure();
  Location loc = getLoc();
  Value input = getInput();
  bool isVector = rankOf(input) == 1;
  if (isVector) {
    auto sizes = tensor::getMixedSizes(builder, loc, input);
    sizes.insert(sizes.begin(), builder.getIndexAttr(1));
    input = ReshapeOp::create(builder, loc, input, sizes);
  }
  Value result = MatmulOp::create(builder, loc, input,
                                  transposeMatrix(builder, loc, getWeight()));
  if (isVector)
    result = ReshapeOp::create(builder, loc, result,
                               {tensor::getMixedSize(builder, loc, result, 1)});
  if (getBias())
    result = AddOp::create(builder, loc, result, getBias());
  return SmallVector<Value>{convertTo(builder, loc, result, getType())};
}

/// `vector` as a matrix of one row or one column.
static Value asMatrix(OpBuilder &builder, Location loc, Value vector,
                      bool isRow) {
  SmallVector<OpFoldResult> sizes(2, builder.getIndexAttr(1));
  sizes[isRow ? 1 : 0] = tensor::getMixedSize(builder, loc, vector, 0);
  return ReshapeOp::create(builder, loc, vector, sizes);
}

FailureOr<SmallVector<Value>> DotOp::decompose(OpBuilder &builder) {
  if (failed(rankedTypeOf(*this, getLhs())) ||
      failed(rankedTypeOf(*this, getRhs())))
    return failure();
  Value product = MatmulOp::create(
      builder, getLoc(), asMatrix(builder, getLoc(), getLhs(), true),
      asMatrix(builder, getLoc(), getRhs(), false));
  Value result =
      ReshapeOp::create(builder, getLoc(), product, ArrayRef<OpFoldResult>());
  return SmallVector<Value>{convertTo(builder, getLoc(), result, getType())};
}

FailureOr<SmallVector<Value>> OuterOp::decompose(OpBuilder &builder) {
  if (failed(rankedTypeOf(*this, getLhs())) ||
      failed(rankedTypeOf(*this, getRhs())))
    return failure();
  Value result = MulOp::create(builder, getLoc(),
                               asMatrix(builder, getLoc(), getLhs(), false),
                               asMatrix(builder, getLoc(), getRhs(), true));
  return SmallVector<Value>{convertTo(builder, getLoc(), result, getType())};
}

//===----------------------------------------------------------------------===//
// Transposed convolution
//===----------------------------------------------------------------------===//

/// The extent of a transposed convolution's result: that of dimension `dim` of
/// `input`, its elements `stride` apart, and `beyond`; not below 0.
static Value transposedExtent(OpBuilder &builder, Location loc, Value input,
                              int64_t dim, int64_t stride, int64_t beyond) {
  auto number = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value extent = builder.createOrFold<tensor::DimOp>(loc, input, dim);
  // Of n elements n - 1 have a distance to the next; none of 0 has.
  Value last = arith::SubIOp::create(builder, loc, extent, number(1));
  Value dilated = arith::AddIOp::create(
      builder, loc, arith::MulIOp::create(builder, loc, last, number(stride)),
      number(1));
  dilated = arith::MaxSIOp::create(builder, loc, dilated, number(0));
  Value all = arith::AddIOp::create(builder, loc, dilated, number(beyond));
  return arith::MaxSIOp::create(builder, loc, all, number(0));
}

FailureOr<SmallVector<Value>> ConvTransposeOp::decompose(OpBuilder &builder) {
  auto type = rankedTypeOf(*this, getWeight());
  if (failed(type) || failed(rankedTypeOf(*this, getInput())))
    return failure();
  Location loc = getLoc();
  int64_t rank = type->getRank() - 2, groups = getGroups();
  // A kernel that fits nowhere leaves no element here; there it is an error.
  auto resultType = dyn_cast<RankedTensorType>(getType());
  auto geometry =
      makeWindowGeometry(std::nullopt, "", rank, getStrides(), getPaddingLow(),
                         getPaddingHigh(), getDilation());
  if (failed(geometry))
    return failure();
  for (int64_t dim : llvm::seq(rank))
    if (type->isDynamicDim(dim + 2))
      return emitOpError("cannot be decomposed: weight dimension ")
             << dim + 2 << " is dynamic, expected a static extent";
  ArrayRef<int64_t> extra = getOutputPadding();
  // How far the result goes beyond the dilated input.
  auto beyond = [&](int64_t dim) {
    return geometry->windowExtent(dim, type->getDimSize(dim + 2)) - 1 -
           geometry->paddingLow[dim] - geometry->paddingHigh[dim] +
           (extra.empty() ? 0 : extra[dim]);
  };
  if (resultType &&
      llvm::is_contained(resultType.getShape().drop_front(2), 0)) {
    SmallVector<OpFoldResult> extents = {
        tensor::getMixedSize(builder, loc, getInput(), 0),
        multiplyExtents(builder, loc,
                        {builder.getIndexAttr(groups),
                         tensor::getMixedSize(builder, loc, getWeight(), 1)})};
    for (int64_t dim : llvm::seq(rank))
      extents.push_back(
          resultType.isDynamicDim(dim + 2)
              ? OpFoldResult(transposedExtent(builder, loc, getInput(), dim + 2,
                                              geometry->strides[dim],
                                              beyond(dim)))
              : builder.getIndexAttr(resultType.getDimSize(dim + 2)));
    Value nothing =
        ZerosOp::create(builder, loc, extents, resultType.getElementType());
    return SmallVector<Value>{castTo(builder, loc, nothing, getType())};
  }

  // [C, O / groups, K...] to [O, C / groups, K...], within each group.
  Value weight = getWeight();
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, weight);
  auto permutation = llvm::to_vector(llvm::seq<int64_t>(rank + 2));
  if (groups == 1) {
    std::swap(permutation[0], permutation[1]);
    weight = TransposeOp::create(builder, loc, weight, permutation);
  } else {
    OpFoldResult group = builder.getIndexAttr(groups);
    OpFoldResult inputs = divideExtent(builder, loc, sizes[0], groups);
    SmallVector<OpFoldResult> split{group, inputs};
    split.append(sizes.begin() + 1, sizes.end());
    weight = ReshapeOp::create(builder, loc, weight, split);
    permutation.push_back(rank + 2);
    std::swap(permutation[1], permutation[2]);
    weight = TransposeOp::create(builder, loc, weight, permutation);
    SmallVector<OpFoldResult> merged{
        multiplyExtents(builder, loc, {group, sizes[1]}), inputs};
    merged.append(sizes.begin() + 2, sizes.end());
    weight = ReshapeOp::create(builder, loc, weight, merged);
  }
  weight = ReverseOp::create(builder, loc, weight,
                             llvm::to_vector(llvm::seq<int64_t>(2, rank + 2)));

  SmallVector<int64_t> low, high;
  for (int64_t dim : llvm::seq(rank)) {
    int64_t reach = geometry->windowExtent(dim, type->getDimSize(dim + 2)) - 1;
    low.push_back(reach - geometry->paddingLow[dim]);
    high.push_back(reach - geometry->paddingHigh[dim] +
                   (extra.empty() ? 0 : extra[dim]));
  }
  Value result = ConvOp::create(
      builder, loc, getInput(), weight, /*strides=*/ArrayRef<int64_t>(), low,
      high, getDilation(), /*input_dilation=*/getStrides(), groups);
  return SmallVector<Value>{convertTo(builder, loc, result, getType())};
}

//===----------------------------------------------------------------------===//
// Einsum
//===----------------------------------------------------------------------===//

namespace {
/// A tensor with a letter for each dimension.
struct Term {
  Value value;
  std::string letters;

  bool has(char letter) const {
    return letters.find(letter) != std::string::npos;
  }
};

/// Emits the steps of an einsum.
struct EinsumBuilder {
  OpBuilder &builder;
  Location loc;

  OpFoldResult extent(const Term &term, char letter) {
    return tensor::getMixedSize(builder, loc, term.value,
                                term.letters.find(letter));
  }

  /// Has the program check that a letter's extents agree (einsum_c4).
  void checkExtents(ValueRange inputs, ArrayRef<std::string> groups) {
    std::map<char, OpFoldResult> known;
    for (auto [index, input] : llvm::enumerate(inputs))
      for (auto [dim, letter] : llvm::enumerate(groups[index])) {
        OpFoldResult extent = tensor::getMixedSize(builder, loc, input, dim);
        auto [at, isNew] = known.try_emplace(letter, extent);
        if (!isNew)
          assertSameExtent(builder, loc, extent, at->second,
                           "operand #" + Twine(index) +
                               " has extent {0} for '" + Twine(letter) +
                               "', expected {1}");
      }
  }

  /// The dimensions of `term` in the order of `letters`, all of its letters.
  Value arrange(const Term &term, StringRef letters) {
    SmallVector<int64_t> permutation;
    for (char letter : letters)
      permutation.push_back(term.letters.find(letter));
    if (letters == term.letters)
      return term.value;
    return TransposeOp::create(builder, loc, term.value, permutation);
  }

  /// Takes the diagonal of letters that occur twice. Rows of the two
  /// dimensions, laid end to end, have it at every (n + 1)th place.
  void takeDiagonals(Term &term) {
    for (size_t i = 0; i < term.letters.size(); ++i) {
      size_t j = term.letters.find(term.letters[i], i + 1);
      if (j == std::string::npos)
        continue;
      int64_t rank = term.letters.size();
      SmallVector<int64_t> permutation{static_cast<int64_t>(i),
                                       static_cast<int64_t>(j)};
      std::string letters(1, term.letters[i]);
      for (int64_t dim : llvm::seq(rank))
        if (dim != static_cast<int64_t>(i) && dim != static_cast<int64_t>(j)) {
          permutation.push_back(dim);
          letters.push_back(term.letters[dim]);
        }
      Value value = TransposeOp::create(builder, loc, term.value, permutation);
      auto sizes = tensor::getMixedSizes(builder, loc, value);
      OpFoldResult extent = sizes[0];
      SmallVector<OpFoldResult> flat{
          multiplyExtents(builder, loc, {extent, extent})};
      flat.append(sizes.begin() + 2, sizes.end());
      value = ReshapeOp::create(builder, loc, value, flat);
      OpFoldResult zero = builder.getIndexAttr(0),
                   one = builder.getIndexAttr(1);
      SmallVector<OpFoldResult> offsets(rank - 1, zero), strides(rank - 1, one);
      flat[0] = extent;
      strides[0] = addExtents(builder, loc, extent, one);
      term = {SliceOp::create(builder, loc, value, offsets, flat, strides),
              letters};
      i = -1; // letters moved
    }
  }

  /// Sums `term` over the letters for which `keep` is false.
  void sumOthers(Term &term, function_ref<bool(char)> keep) {
    SmallVector<int64_t> dims;
    std::string kept;
    for (auto [dim, letter] : llvm::enumerate(term.letters)) {
      if (keep(letter))
        kept.push_back(letter);
      else
        dims.push_back(dim);
    }
    if (dims.empty())
      return;
    term.value = SumOp::create(builder, loc, term.value,
                               std::optional<ArrayRef<int64_t>>(dims),
                               /*keepdims=*/false);
    term.letters = kept;
  }

  /// The product of two terms, summed over the letters that both have and
  /// `needed` does not.
  Term multiply(Term lhs, Term rhs, function_ref<bool(char)> needed) {
    sumOthers(lhs, [&](char c) { return rhs.has(c) || needed(c); });
    sumOthers(rhs, [&](char c) { return lhs.has(c) || needed(c); });
    std::string batch, sum, left, right;
    for (char letter : lhs.letters)
      (!rhs.has(letter) ? left
       : needed(letter) ? batch
                        : sum)
          .push_back(letter);
    for (char letter : rhs.letters)
      if (!lhs.has(letter))
        right.push_back(letter);

    auto sizesOf = [&](const Term &term, StringRef letters) {
      SmallVector<OpFoldResult> sizes;
      for (char letter : letters)
        sizes.push_back(extent(term, letter));
      return sizes;
    };
    auto matrix = [&](const Term &term, StringRef rows, StringRef columns) {
      Value value = arrange(term, batch + rows.str() + columns.str());
      SmallVector<OpFoldResult> sizes = sizesOf(term, batch);
      sizes.push_back(multiplyExtents(builder, loc, sizesOf(term, rows)));
      sizes.push_back(multiplyExtents(builder, loc, sizesOf(term, columns)));
      return ReshapeOp::create(builder, loc, value, sizes).getResult();
    };
    Value product = MatmulOp::create(builder, loc, matrix(lhs, left, sum),
                                     matrix(rhs, sum, right));
    SmallVector<OpFoldResult> sizes = sizesOf(lhs, batch);
    llvm::append_range(sizes, sizesOf(lhs, left));
    llvm::append_range(sizes, sizesOf(rhs, right));
    return {ReshapeOp::create(builder, loc, product, sizes),
            batch + left + right};
  }
};
} // namespace

FailureOr<SmallVector<Value>> EinsumOp::decompose(OpBuilder &builder) {
  std::string error;
  auto equation = parseEinsum(getEquation(), error);
  if (!equation)
    return failure();
  EinsumBuilder einsum{builder, getLoc()};
  for (Value input : getInputs())
    if (failed(rankedTypeOf(*this, input)))
      return failure();
  einsum.checkExtents(getInputs(), equation->inputs);
  SmallVector<Term> terms;
  for (auto [input, letters] : llvm::zip_equal(getInputs(), equation->inputs)) {
    terms.push_back({input, letters});
    einsum.takeDiagonals(terms.back());
  }
  Term term = terms.front();
  for (size_t next = 1; next < terms.size(); ++next)
    term = einsum.multiply(term, terms[next], [&](char letter) {
      return equation->result.find(letter) != std::string::npos ||
             llvm::any_of(ArrayRef(terms).drop_front(next + 1),
                          [&](const Term &later) { return later.has(letter); });
    });
  einsum.sumOthers(term, [&](char letter) {
    return equation->result.find(letter) != std::string::npos;
  });
  Value result = einsum.arrange(term, equation->result);
  return SmallVector<Value>{convertTo(builder, getLoc(), result, getType())};
}
