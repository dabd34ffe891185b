//===- CreationOps.cpp - creation operations of the jit dialect -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/AssemblyFormat.h"
#include "jit/Dialect/Jit/IR/Inference.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/Support/Format.h"

using namespace mlir;
using namespace mlir::jit;

#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitCreationOps.cpp.inc"

void JitDialect::registerCreationOps() {
  addOperations<
#define GET_OP_LIST
#include "jit/Dialect/Jit/IR/JitCreationOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// ConstantOp
//===----------------------------------------------------------------------===//

LogicalResult ConstantOp::inferReturnTypes(MLIRContext *,
                                           std::optional<Location>,
                                           Adaptor adaptor,
                                           SmallVectorImpl<Type> &results) {
  results.push_back(adaptor.getValue().getType());
  return success();
}

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

void ConstantOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "cst");
}

Operation *JitDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                           Type type, Location loc) {
  if (auto elements = dyn_cast<ElementsAttr>(value))
    if (elements.getType() == type)
      return ConstantOp::create(builder, loc, elements);
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

std::pair<SmallVector<int64_t>, SmallVector<Value>>
jit::splitSizes(ArrayRef<OpFoldResult> sizes) {
  std::pair<SmallVector<int64_t>, SmallVector<Value>> result;
  dispatchIndexOpFoldResults(sizes, result.second, result.first);
  return result;
}

LogicalResult jit::inferSized(std::optional<Location> location,
                              StringRef opName, ArrayRef<int64_t> staticSizes,
                              ValueRange sizes, Type elementType,
                              SmallVectorImpl<Type> &results) {
  for (auto [dim, size] : llvm::enumerate(staticSizes))
    if (!ShapedType::isDynamic(size) && size < 0) // sizes_c1
      return inferenceError(location, opName,
                            "size " + Twine(dim) + " is " + Twine(size) +
                                ", expected at least 0");
  size_t dynamic = llvm::count_if(staticSizes, ShapedType::isDynamic);
  if (dynamic != sizes.size())
    return inferenceError(location, opName,
                          "has " + Twine(sizes.size()) +
                              " size operands, expected " + Twine(dynamic) +
                              ", one for each dynamic size");
  results.push_back(RankedTensorType::get(staticSizes, elementType));
  return success();
}

LogicalResult jit::verifyScalar(std::optional<Location> location,
                                StringRef opName, StringRef name,
                                Value operand) {
  auto type = dyn_cast<RankedTensorType>(operand.getType());
  if (!type || type.getRank() == 0)
    return success();
  return inferenceError(location, opName,
                        name + " has rank " + Twine(type.getRank()) +
                            ", expected a scalar");
}

static LogicalResult verifySizeCount(std::optional<Location> location,
                                     StringRef opName,
                                     ArrayRef<int64_t> staticSizes,
                                     size_t expected) {
  if (staticSizes.size() == expected)
    return success();
  return inferenceError(location, opName,
                        "has " + Twine(staticSizes.size()) +
                            " sizes, expected " + Twine(expected));
}

static std::string typeString(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

namespace {
/// A size that is a constant becomes part of the type. Example:
///   jit.zeros [%c4] : tensor<?xf32>
/// is rewritten into
///   %0 = jit.zeros [4] : tensor<4xf32>
///   tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
template <typename OpTy> struct FoldConstantSizes : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    SmallVector<OpFoldResult> mixed = op.getMixedSizes();
    bool changed = false;
    for (OpFoldResult &size : mixed) {
      std::optional<int64_t> known = getConstantIntValue(size);
      if (isa<Attribute>(size) || !known || *known < 0)
        continue;
      size = rewriter.getIndexAttr(*known);
      changed = true;
    }
    if (!changed)
      return rewriter.notifyMatchFailure(op, "no size operand is constant");
    auto [statics, dynamics] = splitSizes(mixed);
    auto properties = op.getProperties();
    properties.setStaticSizes(rewriter.getDenseI64ArrayAttr(statics));
    // The sizes are the last operands.
    SmallVector<Value> operands(
        op->getOperands().drop_back(op.getSizes().size()));
    llvm::append_range(operands, dynamics);
    Value result = OpTy::create(rewriter, op.getLoc(), operands, properties,
                                llvm::to_vector(op->getDiscardableAttrs()));
    if (result.getType() != op.getType())
      result =
          tensor::CastOp::create(rewriter, op.getLoc(), op.getType(), result);
    rewriter.replaceOp(op, result);
    return success();
  }
};
} // namespace

void FullOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                         MLIRContext *context) {
  patterns.add<FoldConstantSizes<FullOp>>(context);
}
void IotaOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                         MLIRContext *context) {
  patterns.add<FoldConstantSizes<IotaOp>>(context);
}
void RandomBitsOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                               MLIRContext *context) {
  patterns.add<FoldConstantSizes<RandomBitsOp>>(context);
}
void ZerosOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                          MLIRContext *context) {
  patterns.add<FoldConstantSizes<ZerosOp>>(context);
}
void OnesOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                         MLIRContext *context) {
  patterns.add<FoldConstantSizes<OnesOp>>(context);
}
void EyeOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                        MLIRContext *context) {
  patterns.add<FoldConstantSizes<EyeOp>>(context);
}
void ArangeOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                           MLIRContext *context) {
  patterns.add<FoldConstantSizes<ArangeOp>>(context);
}
void RandUniformOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                                MLIRContext *context) {
  patterns.add<FoldConstantSizes<RandUniformOp>>(context);
}
void RandNormalOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                               MLIRContext *context) {
  patterns.add<FoldConstantSizes<RandNormalOp>>(context);
}
void OneHotOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                           MLIRContext *context) {
  patterns.add<FoldConstantSizes<OneHotOp>>(context);
}

//===----------------------------------------------------------------------===//
// Result types
//===----------------------------------------------------------------------===//

LogicalResult FullOp::inferReturnTypes(MLIRContext *,
                                       std::optional<Location> location,
                                       Adaptor adaptor,
                                       SmallVectorImpl<Type> &results) {
  // full_c1
  if (failed(verifyScalar(location, getOperationName(), "value",
                          adaptor.getValue())))
    return failure();
  return inferSized(location, getOperationName(), adaptor.getStaticSizes(),
                    adaptor.getSizes(),
                    getElementTypeOrSelf(adaptor.getValue().getType()),
                    results);
}

LogicalResult IotaOp::inferReturnTypes(MLIRContext *,
                                       std::optional<Location> location,
                                       Adaptor adaptor,
                                       SmallVectorImpl<Type> &results) {
  int64_t rank = adaptor.getStaticSizes().size(), dim = adaptor.getDim();
  if (failed(normalizeDim(dim, rank))) // iota_c1
    return inferenceError(location, getOperationName(),
                          "dimension is " + Twine(dim) + ", expected one in [" +
                              Twine(-rank) + ", " + Twine(rank) + ")");
  if (adaptor.getDtype().isInteger(1)) // iota_c2
    return inferenceError(location, getOperationName(),
                          "element type is i1, expected a number");
  return inferSized(location, getOperationName(), adaptor.getStaticSizes(),
                    adaptor.getSizes(), adaptor.getDtype(), results);
}

LogicalResult RandomBitsOp::inferReturnTypes(MLIRContext *,
                                             std::optional<Location> location,
                                             Adaptor adaptor,
                                             SmallVectorImpl<Type> &results) {
  // random_c1
  if (failed(
          verifyScalar(location, getOperationName(), "key", adaptor.getKey())))
    return failure();
  Type dtype = adaptor.getDtype();
  if (!dtype.isSignlessInteger(32) && !dtype.isSignlessInteger(64))
    return inferenceError(location, getOperationName(), // random_bits_c1
                          "element type is " + typeString(dtype) +
                              ", expected i32 or i64");
  return inferSized(location, getOperationName(), adaptor.getStaticSizes(),
                    adaptor.getSizes(), dtype, results);
}

LogicalResult ZerosOp::inferReturnTypes(MLIRContext *,
                                        std::optional<Location> location,
                                        Adaptor adaptor,
                                        SmallVectorImpl<Type> &results) {
  return inferSized(location, getOperationName(), adaptor.getStaticSizes(),
                    adaptor.getSizes(), adaptor.getDtype(), results);
}

LogicalResult OnesOp::inferReturnTypes(MLIRContext *,
                                       std::optional<Location> location,
                                       Adaptor adaptor,
                                       SmallVectorImpl<Type> &results) {
  return inferSized(location, getOperationName(), adaptor.getStaticSizes(),
                    adaptor.getSizes(), adaptor.getDtype(), results);
}

LogicalResult EyeOp::inferReturnTypes(MLIRContext *,
                                      std::optional<Location> location,
                                      Adaptor adaptor,
                                      SmallVectorImpl<Type> &results) {
  // eye_c1
  if (failed(verifySizeCount(location, getOperationName(),
                             adaptor.getStaticSizes(), 2)))
    return failure();
  return inferSized(location, getOperationName(), adaptor.getStaticSizes(),
                    adaptor.getSizes(), adaptor.getDtype(), results);
}

LogicalResult ArangeOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> location,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &results) {
  // arange_c1, arange_c3
  if (failed(verifyScalar(location, getOperationName(), "start",
                          adaptor.getStart())) ||
      failed(verifyScalar(location, getOperationName(), "step",
                          adaptor.getStep())) ||
      failed(verifySizeCount(location, getOperationName(),
                             adaptor.getStaticSizes(), 1)))
    return failure();
  Type element = getElementTypeOrSelf(adaptor.getStart().getType());
  Type step = getElementTypeOrSelf(adaptor.getStep().getType());
  if (element != step) // arange_c2
    return inferenceError(location, getOperationName(),
                          "start has element type " + typeString(element) +
                              ", step has " + typeString(step) +
                              ", expected one");
  return inferSized(location, getOperationName(), adaptor.getStaticSizes(),
                    adaptor.getSizes(), element, results);
}

/// random_c1, random_c2
template <typename Adaptor>
static LogicalResult inferRandom(std::optional<Location> location,
                                 StringRef opName, Adaptor adaptor,
                                 SmallVectorImpl<Type> &results) {
  if (failed(verifyScalar(location, opName, "key", adaptor.getKey())))
    return failure();
  Type dtype = adaptor.getDtype();
  if (!isa<FloatType>(dtype))
    return inferenceError(location, opName,
                          "element type is " + typeString(dtype) +
                              ", expected a float");
  return inferSized(location, opName, adaptor.getStaticSizes(),
                    adaptor.getSizes(), dtype, results);
}

LogicalResult RandUniformOp::inferReturnTypes(MLIRContext *,
                                              std::optional<Location> location,
                                              Adaptor adaptor,
                                              SmallVectorImpl<Type> &results) {
  return inferRandom(location, getOperationName(), adaptor, results);
}

LogicalResult RandNormalOp::inferReturnTypes(MLIRContext *,
                                             std::optional<Location> location,
                                             Adaptor adaptor,
                                             SmallVectorImpl<Type> &results) {
  return inferRandom(location, getOperationName(), adaptor, results);
}

LogicalResult DropoutOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location> location,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &results) {
  // random_c1
  if (failed(
          verifyScalar(location, getOperationName(), "key", adaptor.getKey())))
    return failure();
  double p = adaptor.getP().convertToDouble();
  if (!(p >= 0 && p <= 1)) { // dropout_c1
    std::string text;
    llvm::raw_string_ostream(text) << llvm::format("%g", p);
    return inferenceError(location, getOperationName(),
                          "p is " + text + ", expected one in [0, 1]");
  }
  results.push_back(adaptor.getOperand().getType());
  return success();
}

LogicalResult OneHotOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> location,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &results) {
  // one_hot_c1
  if (failed(verifySizeCount(location, getOperationName(),
                             adaptor.getStaticSizes(), 1)))
    return failure();
  if (failed(inferSized(location, getOperationName(), adaptor.getStaticSizes(),
                        adaptor.getSizes(), adaptor.getDtype(), results)))
    return failure();
  auto indices = dyn_cast<RankedTensorType>(adaptor.getIndices().getType());
  if (!indices) {
    results.back() = UnrankedTensorType::get(adaptor.getDtype());
    return success();
  }
  SmallVector<int64_t> shape(indices.getShape());
  llvm::append_range(shape, adaptor.getStaticSizes());
  results.back() = RankedTensorType::get(shape, adaptor.getDtype());
  return success();
}

//===----------------------------------------------------------------------===//
// Folders
//===----------------------------------------------------------------------===//

OpFoldResult FullOp::fold(FoldAdaptor adaptor) {
  auto type = dyn_cast<RankedTensorType>(getType());
  auto value = dyn_cast_if_present<DenseElementsAttr>(adaptor.getValue());
  if (!type || !type.hasStaticShape() || !value || !getSizes().empty() ||
      type.getElementType().isUnsignedInteger())
    return {};
  return DenseElementsAttr::get(type, *value.value_begin<Attribute>());
}

OpFoldResult DropoutOp::fold(FoldAdaptor) {
  if (getP().isZero() && getType() == getOperand().getType())
    return getOperand();
  return {};
}
