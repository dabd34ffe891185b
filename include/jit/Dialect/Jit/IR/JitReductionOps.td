//===- JitReductionOps.td - reduction operations -*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITREDUCTIONOPS_TD
#define JIT_DIALECT_JIT_IR_JITREDUCTIONOPS_TD

include "jit/Dialect/Jit/IR/JitOpBase.td"

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

/// Attributes `dims` and `keepdims`. Constraints: dims are in [-rank, rank)
/// (reduction_c1) and differ (reduction_c2).
class Jit_DimsOp<string mnemonic, Type operand, list<Trait> traits>
    : Jit_PureOp<mnemonic, traits> {
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand (`dims` `=` $dims^)? (`keepdims` $keepdims^)? attr-dict
    `:` custom<OpTypes>(type($operand), type($result))
  }];
  let arguments = (ins operand:$operand,
                       OptionalAttr<DenseI64ArrayAttr>:$dims,
                       UnitAttr:$keepdims);
  let builders = [OpBuilder<(ins
      "::mlir::Value":$operand,
      "std::optional<::llvm::ArrayRef<int64_t>>":$dims, "bool":$keepdims), [{
    build($_builder, $_state, operand,
          dims ? $_builder.getDenseI64ArrayAttr(*dims)
               : ::mlir::DenseI64ArrayAttr(),
          keepdims);
  }]>];
}

/// Result: the operand's shape without the reduced dimensions, its element
/// type.
defvar Jit_InferReduction = Jit_InferWith<[{::mlir::jit::inferReduction(
    location, getOperationName(), operands.front(),
    (properties ? *properties.as<Properties *>() : Properties()).dims,
    (properties ? *properties.as<Properties *>() : Properties()).keepdims != nullptr,
    /*nonEmpty=*/false, inferredReturnTypes)}]>;

class Jit_ReduceOp<string mnemonic, Type operand, list<Trait> traits = []>
    : Jit_DimsOp<mnemonic, operand, [Jit_InferReduction] # traits> {
  let hasFolder = 1;
}

/// A reduction that has no value over nothing. Constraint: no reduced
/// dimension is empty (reduction_c3), checked when the program runs where the
/// extent is not known before.
class Jit_ExtremumOp<string mnemonic>
    : Jit_DimsOp<mnemonic, Jit_NumberTensor, [Jit_InferWith<[{
        ::mlir::jit::inferReduction(
            location, getOperationName(), operands.front(),
            (properties ? *properties.as<Properties *>() : Properties()).dims,
            (properties ? *properties.as<Properties *>() : Properties()).keepdims != nullptr,
            (properties ? *properties.as<Properties *>() : Properties()).allow_empty == nullptr,
            inferredReturnTypes)}]>]> {
  let arguments = (ins Jit_NumberTensor:$operand,
                       OptionalAttr<DenseI64ArrayAttr>:$dims,
                       UnitAttr:$keepdims, UnitAttr:$allow_empty);
  let assemblyFormat = [{
    $operand (`dims` `=` $dims^)? (`keepdims` $keepdims^)?
    (`allow_empty` $allow_empty^)? attr-dict
    `:` custom<OpTypes>(type($operand), type($result))
  }];
  let builders = [OpBuilder<(ins
      "::mlir::Value":$operand,
      "std::optional<::llvm::ArrayRef<int64_t>>":$dims, "bool":$keepdims,
      CArg<"bool", "false">:$allowEmpty), [{
    build($_builder, $_state, operand,
          dims ? $_builder.getDenseI64ArrayAttr(*dims)
               : ::mlir::DenseI64ArrayAttr(),
          keepdims, allowEmpty);
  }]>];
  let hasFolder = 1;
}

/// The position of an extremum along `dim`, or in the flat tensor.
class Jit_ArgExtremumOp<string mnemonic>
    : Jit_PureOp<mnemonic, [Jit_InferWith<[{::mlir::jit::inferArgReduction(
        location, getOperationName(), operands.front(),
        (properties ? *properties.as<Properties *>() : Properties()).dim,
        (properties ? *properties.as<Properties *>() : Properties()).keepdims != nullptr,
        inferredReturnTypes)}]>]> {
  let arguments = (ins Jit_NumberTensor:$operand, OptionalAttr<I64Attr>:$dim,
                       UnitAttr:$keepdims);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand (`dim` `=` $dim^)? (`keepdims` $keepdims^)? attr-dict
    `:` custom<OpTypes>(type($operand), type($result))
  }];
}

/// Result: the operand's type. Constraint: `dim` is in [-rank, rank)
/// (reduction_c1).
defvar Jit_InferAlongDim = Jit_InferWith<[{::mlir::jit::inferAlongDim(
    location, getOperationName(), operands.front(),
    (properties ? *properties.as<Properties *>() : Properties()).dim.getInt(), inferredReturnTypes)}]>;

class Jit_ScanOp<string mnemonic>
    : Jit_PureOp<mnemonic, [Jit_InferAlongDim]> {
  let arguments = (ins Jit_NumberTensor:$operand, I64Attr:$dim);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand `dim` `=` $dim attr-dict
    `:` custom<OpTypes>(type($operand), type($result))
  }];
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Primitives
//===----------------------------------------------------------------------===//

def Jit_SumOp : Jit_ReduceOp<"sum", Jit_NumberTensor> {
  let summary = "Sum over dimensions";
  let description = [{
    The sum of the elements along `dims` (all dimensions when absent), which
    disappear from the result, or stay with extent 1 when `keepdims` is given.
    The element type is the operand's: integers wrap; f16 and bf16 accumulate in
    f32 and are rounded once. The sum over nothing is 0.

    The order of summation is fixed by the shape, see `docs/Spec/Reduction.md`.

    ```mlir
    %0 = jit.sum %x dims = [1] : (tensor<2x3xf32>) -> tensor<2xf32>
    ```
    Source: torch.sum.
  }];
}

def Jit_ProdOp : Jit_ReduceOp<"prod", Jit_NumberTensor> {
  let summary = "Product over dimensions";
  let description = [{
    As `jit.sum`, with multiplication: same order, integers wrap, f16 and bf16
    accumulate in f32; the product over nothing is 1. Source: torch.prod.
  }];
}

def Jit_MaxOp : Jit_ExtremumOp<"max"> {
  let summary = "Maximum over dimensions";
  let description = [{
    The largest element along `dims` (all dimensions when absent); NaN where any
    is NaN; +0 is larger than -0. `keepdims` is that of `jit.sum`.

    A reduced dimension of extent 0 is an error (out_of_range). With
    `allow_empty` the maximum over nothing is -inf, or the smallest integer.
    Source: torch.amax.
  }];
}

def Jit_MinOp : Jit_ExtremumOp<"min"> {
  let summary = "Minimum over dimensions";
  let description = [{
    The smallest element along `dims` (all dimensions when absent); NaN where
    any is NaN; -0 is smaller than +0. `keepdims` is that of `jit.sum`.

    A reduced dimension of extent 0 is an error (out_of_range). With
    `allow_empty` the minimum over nothing is +inf, or the largest integer.
    Source: torch.amin.
  }];
}

def Jit_AnyOp : Jit_ReduceOp<"any", Jit_BoolTensor> {
  let summary = "Whether any element is true";
  let description = [{
    The disjunction of the elements along `dims` (all dimensions when absent);
    false over nothing. `keepdims` is that of `jit.sum`. Source: torch.any.
  }];
}

def Jit_AllOp : Jit_ReduceOp<"all", Jit_BoolTensor> {
  let summary = "Whether all elements are true";
  let description = [{
    The conjunction of the elements along `dims` (all dimensions when absent);
    true over nothing. `keepdims` is that of `jit.sum`. Source: torch.all.
  }];
}

def Jit_ArgMaxOp : Jit_ArgExtremumOp<"argmax"> {
  let summary = "Position of the maximum";
  let description = [{
    The index along `dim` of the largest element, as i64; the first of equal
    ones (-0 equals +0); the first NaN if there is one. Without `dim`, the index
    in the tensor flattened in row-major order. With `keepdims` the reduced
    dimensions stay with extent 1. A reduced dimension of extent 0 is an error
    (out_of_range).

    ```mlir
    %0 = jit.argmax %x dim = -1 : (tensor<2x3xf32>) -> tensor<2xi64>
    ```
    Source: torch.argmax.
  }];
}

def Jit_ArgMinOp : Jit_ArgExtremumOp<"argmin"> {
  let summary = "Position of the minimum";
  let description = [{
    As `jit.argmax`, for the smallest element. Source: torch.argmin.
  }];
}

def Jit_CumSumOp : Jit_ScanOp<"cumsum"> {
  let summary = "Cumulative sum";
  let description = [{
    Element `i` along `dim` is the sum of the operand's elements `0..i`, added
    one after the other. Integers wrap; f16 and bf16 accumulate in f32 and each
    result is rounded once. Source: torch.cumsum.
  }];
}

def Jit_CumProdOp : Jit_ScanOp<"cumprod"> {
  let summary = "Cumulative product";
  let description = [{
    As `jit.cumsum`, with multiplication. Source: torch.cumprod.
  }];
}

//===----------------------------------------------------------------------===//
// Composites
//===----------------------------------------------------------------------===//

defvar Jit_Decomposes = DeclareOpInterfaceMethods<DecomposeOpInterface>;

class Jit_FloatReduceOp<string mnemonic>
    : Jit_DimsOp<mnemonic, Jit_FloatTensor,
                 [Jit_Decomposes, Jit_InferReduction]>;

def Jit_MeanOp : Jit_FloatReduceOp<"mean"> {
  let summary = "Arithmetic mean over dimensions";
  let description = [{
    `sum(operand) / n` with n the number of elements along `dims`; NaN over
    nothing. f16 and bf16 compute in f32. Source: torch.mean.
  }];
}

class Jit_MomentOp<string mnemonic> : Jit_FloatReduceOp<mnemonic> {
  let arguments = (ins Jit_FloatTensor:$operand,
                       OptionalAttr<DenseI64ArrayAttr>:$dims,
                       UnitAttr:$keepdims,
                       DefaultValuedAttr<I64Attr, "1">:$correction);
  let assemblyFormat = [{
    $operand (`dims` `=` $dims^)? (`keepdims` $keepdims^)?
    (`correction` `=` $correction^)? attr-dict
    `:` custom<OpTypes>(type($operand), type($result))
  }];
  let builders = [OpBuilder<(ins
      "::mlir::Value":$operand,
      "std::optional<::llvm::ArrayRef<int64_t>>":$dims, "bool":$keepdims,
      CArg<"int64_t", "1">:$correction), [{
    build($_builder, $_state, operand,
          dims ? $_builder.getDenseI64ArrayAttr(*dims)
               : ::mlir::DenseI64ArrayAttr(),
          keepdims, static_cast<uint64_t>(correction));
  }]>];
}

def Jit_VarOp : Jit_MomentOp<"var"> {
  let summary = "Variance over dimensions";
  let description = [{
    `sum((operand - mean)**2) / max(0, n - correction)` with n the number of
    elements along `dims`, in two passes; NaN where n is 0, and where n equals
    `correction` unless the sum of squares is positive. f16 and bf16 compute in
    f32. Source: torch.var.
  }];
}

def Jit_StdOp : Jit_MomentOp<"std"> {
  let summary = "Standard deviation over dimensions";
  let description = [{
    The square root of `jit.var`, rounded once for f16 and bf16.
    Source: torch.std.
  }];
}

def Jit_LogSumExpOp : Jit_FloatReduceOp<"logsumexp"> {
  let summary = "Logarithm of the sum of exponentials";
  let description = [{
    `log(sum(exp(operand - m))) + m` with m the maximum along `dims`, or 0 where
    that is infinite: -inf over nothing and where all elements are -inf, +inf
    where one is +inf. f16 and bf16 compute in f32. Source: torch.logsumexp.
  }];
}

def Jit_NormOp : Jit_DimsOp<"norm", Jit_FloatTensor,
                            [Jit_Decomposes, Jit_InferWith<[{
    ::mlir::jit::inferReduction(
        location, getOperationName(), operands.front(),
        (properties ? *properties.as<Properties *>() : Properties()).dims,
        (properties ? *properties.as<Properties *>() : Properties()).keepdims != nullptr,
        isInfinite((properties ? *properties.as<Properties *>() : Properties()).p),
        inferredReturnTypes)}]>]> {
  let summary = "Vector norm over dimensions";
  let description = [{
    `sum(|operand|**p)**(1/p)` along `dims`. Special cases: 2 is
    `sqrt(sum(operand**2))`, without scaling, so that it overflows as the sum
    does; 1 is `sum(|operand|)`; 0 counts the elements that are not 0; +inf and
    -inf are the largest and smallest magnitude, and an error over nothing as
    `jit.max` is. f16 and bf16 compute in f32. Source: torch.linalg.vector_norm.
  }];
  let arguments = (ins Jit_FloatTensor:$operand,
                       OptionalAttr<DenseI64ArrayAttr>:$dims,
                       UnitAttr:$keepdims,
                       DefaultValuedAttr<F64Attr,
                         "::llvm::APFloat(2.0)">:$p);
  let assemblyFormat = [{
    $operand (`p` `=` $p^)? (`dims` `=` $dims^)? (`keepdims` $keepdims^)?
    attr-dict `:` custom<OpTypes>(type($operand), type($result))
  }];
  let extraClassDeclaration = [{
    /// Whether `p`, 2 when absent, asks for an extremum.
    static bool isInfinite(::mlir::FloatAttr p) {
      return p && p.getValue().isInfinity();
    }
  }];
  let builders = [OpBuilder<(ins
      "::mlir::Value":$operand,
      "std::optional<::llvm::ArrayRef<int64_t>>":$dims, "bool":$keepdims,
      CArg<"double", "2.0">:$p), [{
    build($_builder, $_state, operand,
          dims ? $_builder.getDenseI64ArrayAttr(*dims)
               : ::mlir::DenseI64ArrayAttr(),
          keepdims, ::llvm::APFloat(p));
  }]>];
}

class Jit_AlongDimOp<string mnemonic>
    : Jit_Composite<mnemonic, [Jit_InferAlongDim]> {
  let arguments = (ins Jit_FloatTensor:$operand, I64Attr:$dim);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand `dim` `=` $dim attr-dict
    `:` custom<OpTypes>(type($operand), type($result))
  }];
}

def Jit_SoftmaxOp : Jit_AlongDimOp<"softmax"> {
  let summary = "Softmax along a dimension";
  let description = [{
    `e / sum(e)` with `e = exp(operand - max(operand))` along `dim`. A row that
    is all -inf, or has +inf or NaN, gives NaN. f16 and bf16 compute in f32.

    ```mlir
    %0 = jit.softmax %x dim = -1 : tensor<?x10xf32>
    ```
    Source: torch.softmax.
  }];
}

def Jit_LogSoftmaxOp : Jit_AlongDimOp<"log_softmax"> {
  let summary = "Logarithm of softmax along a dimension";
  let description = [{
    `t - log(sum(exp(t)))` with `t = operand - max(operand)` along `dim`. A row
    that is all -inf, or has +inf or NaN, gives NaN. f16 and bf16 compute in
    f32. Source: torch.log_softmax.
  }];
}

#endif // JIT_DIALECT_JIT_IR_JITREDUCTIONOPS_TD
