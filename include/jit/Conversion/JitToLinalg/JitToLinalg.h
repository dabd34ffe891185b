//===- JitToLinalg.h - lowering of primitives to linalg -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the families' lowerings share. Values here are converted ones: tensors
// are ranked and have signless element types.
//
//===----------------------------------------------------------------------===//

#ifndef JIT_CONVERSION_JITTOLINALG_JITTOLINALG_H
#define JIT_CONVERSION_JITTOLINALG_JITTOLINALG_H

#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Transforms/DialectConversion.h"

namespace mlir::jit {

/// On a public function: its type in the jit dialect.
inline constexpr StringLiteral signatureAttrName = "jit.signature";

/// Marks the combining operation, in the body of a `linalg.generic`, of a
/// reduction in interleaved order; see `--jit-lower-reductions`. Fusion, which
/// rebuilds the `linalg.generic`, keeps it.
inline constexpr StringLiteral interleavedAttrName = "jit.interleaved";

/// Types after lowering: `ui8` elements become `i8`, lists become tensors; all
/// else stays.
struct JitToLinalgTypeConverter : TypeConverter {
  JitToLinalgTypeConverter();
};

/// Attaches the scalar bodies of elementwise operations
/// (`ScalarBodyOpInterface`).
void registerScalarBodies(DialectRegistry &registry);

/// All of the families' below.
void populateJitToLinalgPatterns(const TypeConverter &converter,
                                 RewritePatternSet &patterns);
void populateCheckToLinalgPatterns(const TypeConverter &converter,
                                   RewritePatternSet &patterns);

/// What control flow needs before types are converted: casts where types of
/// values and of what they flow into differ, checks of casts, and regions that
/// run once inlined. Fails on functions that call themselves.
LogicalResult prepareControl(ModuleOp module);

/// Lists become one or two tensors (`List.cpp`).
void addListConversion(TypeConverter &converter);

void populateJitToLinalgControlPatterns(const TypeConverter &converter,
                                        RewritePatternSet &patterns);
void populateJitToLinalgCreationPatterns(const TypeConverter &converter,
                                         RewritePatternSet &patterns);
void populateJitToLinalgCustomCallPatterns(const TypeConverter &converter,
                                           RewritePatternSet &patterns);
void populateJitToLinalgElementwisePatterns(const TypeConverter &converter,
                                            RewritePatternSet &patterns);
void populateJitToLinalgIndexingPatterns(const TypeConverter &converter,
                                         RewritePatternSet &patterns);
void populateJitToLinalgLinearAlgebraPatterns(const TypeConverter &converter,
                                              RewritePatternSet &patterns);
void populateJitToLinalgListPatterns(const TypeConverter &converter,
                                     RewritePatternSet &patterns);
void populateJitToLinalgReductionPatterns(const TypeConverter &converter,
                                          RewritePatternSet &patterns);
void populateJitToLinalgShapePatterns(const TypeConverter &converter,
                                      RewritePatternSet &patterns);
void populateJitToLinalgWindowPatterns(const TypeConverter &converter,
                                       RewritePatternSet &patterns);

/// Inserts checks that indices and dimensions are in range in front of the
/// program's `tensor.extract` and `tensor.dim`.
void checkTensorAccess(ModuleOp module);

//===----------------------------------------------------------------------===//
// Helpers
//===----------------------------------------------------------------------===//

/// A size as a value.
Value asIndex(ImplicitLocOpBuilder &b, OpFoldResult value);

/// A `jit.assert`, unless `condition` is constant true.
void emitCheck(ImplicitLocOpBuilder &b, Value condition, const Twine &message,
               ValueRange arguments, ErrorCode code);

/// The extents of a ranked tensor: attributes where static, else `tensor.dim`.
SmallVector<OpFoldResult> extentsOf(ImplicitLocOpBuilder &b, Value tensor);

/// Whether a tensor of these sizes is known to have no elements.
bool hasZero(ArrayRef<OpFoldResult> sizes);

/// Whether two extents are the same whenever the program runs; false when this
/// cannot be shown.
bool sameExtent(Value lhs, int64_t lhsDim, Value rhs, int64_t rhsDim);

/// Casts `tensor` to `type`, which may know more or fewer extents. An extent
/// that only `type` knows is checked by a `jit.assert` naming `what`.
Value castWithChecks(ImplicitLocOpBuilder &b, Value tensor,
                     RankedTensorType type, const Twine &what);

/// `tensor` with the dynamic extents replaced by those of `extents`, by a
/// `jit.refine_shape` where this changes something.
Value refineShape(ImplicitLocOpBuilder &b, Value tensor,
                  ArrayRef<int64_t> extents);

/// Puts a `jit.refine_shape` before each operation in `root` whose static types
/// imply an extent of an operand that has `?` there. Upstream's rewrites take
/// such an operation for a promise and carry the extent to where the operand is
/// computed, past the `jit.assert` that was to confirm it.
void sealShapes(Operation *root);

/// Where `type` knows an extent that `sizes` does not, replaces it there and
/// checks it by a `jit.assert` naming `what`.
void refineSizes(ImplicitLocOpBuilder &b, MutableArrayRef<OpFoldResult> sizes,
                 RankedTensorType type, const Twine &what);

/// The extents that `operands` broadcast to, with `jit.assert`s where the
/// program has to check. Stretches, in `operands`, those whose `?` turns out
/// to be 1 (in a branch not taken otherwise). After this each operand extent
/// is either statically 1 or the result's. The last `trailing` dimensions of
/// every operand take no part: neither in broadcasting nor in the result.
SmallVector<OpFoldResult> broadcastOperands(ImplicitLocOpBuilder &b,
                                            MutableArrayRef<Value> operands,
                                            int64_t trailing = 0);

/// `operand` at the extents `sizes`, one for each of its dimensions: a branch
/// repeats it along the dimensions flagged in `stretched` when their extent,
/// which is 1 or the size, is not the size.
Value stretchOperand(ImplicitLocOpBuilder &b, Value operand,
                     ArrayRef<OpFoldResult> sizes, ArrayRef<bool> stretched);

/// Emits an elementwise `linalg.generic` over `operands`, broadcast against
/// each other; `body` maps their scalars to a scalar of `elementType`. With
/// `widenHalves`, f16 and bf16 scalars reach `body` as f32, and an f32 that it
/// returns is rounded to `elementType`. `declared` is the type that the result
/// was declared to have, if it may know more extents: they are checked first.
Value emitElementwise(
    ImplicitLocOpBuilder &b, ValueRange operands, Type elementType,
    function_ref<Value(ImplicitLocOpBuilder &, ValueRange)> body,
    bool widenHalves = true, RankedTensorType declared = {});

/// Calls the math library's `jit_math_<name>_<dtype>` on scalars of one type;
/// the pass declares what was called at its end. See `runtime/jitrt/math`.
Value callMath(ImplicitLocOpBuilder &b, StringRef name, Type resultType,
               ValueRange args);

/// Calls `jit_math_<function>`, for functions named after more than the type
/// of their first argument: `convert_f32_ui8`, `div_ui8`.
Value callMathFunction(ImplicitLocOpBuilder &b, const Twine &function,
                       Type resultType, ValueRange args);

/// A tensor of the given extents, all elements `value` (of its element type).
Value emitFilled(ImplicitLocOpBuilder &b, ArrayRef<OpFoldResult> sizes,
                 Value value);

/// Fails the program with a shape error unless `lhs == rhs`; emits nothing when
/// both are the same. `message` names lhs as {0} and rhs as {1}.
void assertEqual(ImplicitLocOpBuilder &b, OpFoldResult lhs, OpFoldResult rhs,
                 const Twine &message);

/// Whether values of `type` are computed in f32.
inline bool isHalf(Type type) { return type.isF16() || type.isBF16(); }

/// A scalar constant of an integer, index or float type.
Value scalarConstant(ImplicitLocOpBuilder &b, Type type, double value);

} // namespace mlir::jit

#endif // JIT_CONVERSION_JITTOLINALG_JITTOLINALG_H
