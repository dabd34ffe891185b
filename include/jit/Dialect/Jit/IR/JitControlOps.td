//===- JitControlOps.td - control operations -*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITCONTROLOPS_TD
#define JIT_DIALECT_JIT_IR_JITCONTROLOPS_TD

include "jit/Dialect/Jit/IR/JitOpBase.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/SymbolInterfaces.td"

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// What kind of error a failed check is. The values are part of the ABI
/// (`runtime/jitrt/abi/abi.h`).
def Jit_ErrorCode : I32EnumAttr<"ErrorCode", "kind of error", [
    I32EnumAttrCase<"invalid_argument", 1>,
    I32EnumAttrCase<"shape_mismatch", 2>,
    I32EnumAttrCase<"out_of_range", 3>,
    I32EnumAttrCase<"assertion_failed", 4>,
    I32EnumAttrCase<"out_of_memory", 5>,
    I32EnumAttrCase<"unimplemented", 6>,
    I32EnumAttrCase<"custom_call_failed", 7>]> {
  let cppNamespace = "::mlir::jit";
}

// A write to nothing in particular: it stays, and in its place.
def Jit_AssertOp : Jit_Op<"assert", [MemoryEffects<[MemWrite]>]> {
  let summary = "Stops the program with an error when a condition is false";
  let description = [{
    The error has the operation's location, `code` and `message`, in which
    `{0}`, `{1}` ... stand for the arguments. Every path reports the same.

    ```mlir
    jit.assert %ok, "index {0} is not below {1}" (%i, %n : index, index) code out_of_range
    ```
  }];
  let arguments = (ins I1:$condition, StrAttr:$message,
                       Variadic<Jit_Scalar>:$arguments,
                       DefaultValuedAttr<Jit_ErrorCode,
                         "::mlir::jit::ErrorCode::assertion_failed">:$code);
  let assemblyFormat = [{
    $condition `,` $message (`(` $arguments^ `:` type($arguments) `)`)?
    (`code` $code^)? attr-dict
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

// Values that flow into or out of a region may have a type that is more or less
// refined than the region argument's or the result's (`?` against 4, unranked
// against ranked), never one that contradicts it.

defvar Jit_CompatibleFlow = [{
  bool areTypesCompatible(::mlir::Type lhs, ::mlir::Type rhs) {
    return ::mlir::jit::areCompatible(lhs, rhs);
  }
}];

def Jit_YieldOp : Jit_Op<"yield", [
    Pure, ReturnLike, Terminator,
    ParentOneOf<["IfOp", "CheckpointOp", "StageOp"]>]> {
  let summary = "Ends a region with the values that it results in";
  let description = [{
    The operands become the results of the enclosing `jit.if`, `jit.checkpoint`
    or `jit.stage`. Left out of the text where there are none.
  }];
  let arguments = (ins Variadic<Jit_Value>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
  let builders = [OpBuilder<(ins), [{ (void)$_builder; (void)$_state; }]>];
}

def Jit_IfOp : Jit_Op<"if", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface,
      ["getEntrySuccessorRegions", "getRegionInvocationBounds"]>,
    NoRegionArguments, RecursiveMemoryEffects, RecursivelySpeculatable,
    SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "Runs one of two regions";
  let description = [{
    Runs the first region when `condition` is true, else the second; the
    results are what the region yields. The second region may be left out when
    there are no results (`if_c1`). A result's type is compatible with what
    either region yields (`if_c2`).

    The condition is a host scalar; `tensor.extract %t[] : tensor<i1>` makes one
    of a tensor.

    ```mlir
    %r = jit.if %c : tensor<4xf32> {
      jit.yield %a : tensor<4xf32>
    } else {
      jit.yield %b : tensor<4xf32>
    }
    ```
    Source: torch.cond, scf.if.
  }];
  let arguments = (ins I1:$condition);
  let results = (outs Variadic<Jit_Value>:$results);
  let regions = (region SizedRegion<1>:$then_region,
                        MaxSizedRegion<1>:$else_region);
  let assemblyFormat = [{
    $condition (`:` type($results)^)? attr-dict-with-keyword
    $then_region (`else` $else_region^)?
  }];
  let extraClassDeclaration = Jit_CompatibleFlow # [{
    YieldOp getThenYield();
    /// Null when the second region was left out.
    YieldOp getElseYield();
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Jit_ContinueOp : Jit_Op<"continue", [
    Pure, Terminator, HasParent<"LoopOp">,
    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>]> {
  let summary = "Ends an iteration of a loop";
  let description = [{
    Gives the next iteration's condition and carried values. Without a condition
    the loop goes on to its trip count. In the text the types are those of the
    carried values, so that a condition makes one operand more than types.

    ```mlir
    jit.continue %c, %h, %acc : tensor<4xf32>, tensor<f32>
    ```
  }];
  let arguments = (ins Variadic<Jit_Value>:$args, UnitAttr:$conditional);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$condition,
                                 "::mlir::ValueRange":$carries)>];
  let extraClassDeclaration = [{
    /// The next iteration's condition; null where it is constantly true.
    ::mlir::Value getCondition();
    ::mlir::OperandRange getCarries();
    ::mlir::MutableOperandRange getCarriesMutable();
  }];
}

def Jit_LoopOp : Jit_Op<"loop", [
    DeclareOpInterfaceMethods<LoopLikeOpInterface,
      ["getLoopInductionVars", "getStaticTripCount"]>,
    DeclareOpInterfaceMethods<RegionBranchOpInterface,
      ["getEntrySuccessorOperands", "getEntrySuccessorRegions"]>,
    DeclareOpInterfaceMethods<ConditionallySpeculatable>,
    RecursiveMemoryEffects, SingleBlock]> {
  let summary = "A loop with carried values";
  let description = [{
    ```
    carries = inits; c = condition; i = 0
    while i < max and c:
      c, carries = body(i, carries); i = i + 1
    results = carries
    ```
    `max` is a value of the running program; without it the number of trips is
    not bounded, and a negative one counts as zero. Without `while` the first
    condition is true; without a condition in `jit.continue` the next ones are.
    The carried values of an iteration are assigned together. A loop that runs
    zero times results in its initial values.

    The body's first argument is the iteration number, then come the carried
    values (`loop_c1`), whose types are the results' (`loop_c2`). An initial
    value and the body's value for it have a compatible type (`loop_c3`).

    ```mlir
    %r:2 = jit.loop max %n while %c iter(%i, %h = %h0, %acc = %z)
        : tensor<?x64xf32>, tensor<f32> {
      ...
      jit.continue %c1, %h1, %acc1 : tensor<?x64xf32>, tensor<f32>
    }
    ```
    Where initial values have other types than the carried ones:
    `: (tensor<0xf32>) -> tensor<?xf32>`.
    Source: torch.jit's prim::Loop, ONNX Loop.
  }];
  // One list of operands, so that a carried value can be removed by its
  // position alone.
  let arguments = (ins Variadic<Jit_Value>:$args, UnitAttr:$counted,
                       UnitAttr:$conditional);
  let results = (outs Variadic<Jit_Value>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    /// `max` and `condition` may be null. `bodyBuilder` gets the iteration
    /// number and the carried values, and ends the body by `jit.continue`;
    /// without it the body has its arguments and no operation.
    OpBuilder<(ins "::mlir::Value":$max, "::mlir::Value":$condition,
                   "::mlir::ValueRange":$inits, "::mlir::TypeRange":$types,
                   CArg<"::llvm::function_ref<void(::mlir::OpBuilder &, "
                        "::mlir::Location, ::mlir::Value, "
                        "::mlir::ValueRange)>", "nullptr">:$bodyBuilder)>
  ];
  let extraClassDeclaration = Jit_CompatibleFlow # [{
    /// The maximal number of iterations; null where there is none.
    ::mlir::Value getMax();
    /// The first iteration's condition; null where it is constantly true.
    ::mlir::Value getCondition();
    ::mlir::OperandRange getInitialValues();
    ::mlir::BlockArgument getIteration() { return getBody().getArgument(0); }
    /// The body's arguments for the carried values.
    ::mlir::Block::BlockArgListType getCarries() {
      return getBody().getArguments().drop_front();
    }
    ContinueOp getContinue();
    /// Whether the number of iterations is `max`, whatever the values are.
    bool isCountable();
  }];
}

class Jit_RegionOp<string mnemonic, list<Trait> traits = []>
    : Jit_Op<mnemonic, !listconcat([
        DeclareOpInterfaceMethods<RegionBranchOpInterface,
          ["getRegionInvocationBounds"]>,
        NoRegionArguments, RecursiveMemoryEffects, RecursivelySpeculatable,
        SingleBlockImplicitTerminator<"YieldOp">], traits)> {
  let results = (outs Variadic<Jit_Value>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    (`:` type($results)^)? attr-dict-with-keyword $body
  }];
  let extraClassDeclaration = Jit_CompatibleFlow;
}

def Jit_CheckpointOp : Jit_RegionOp<"checkpoint"> {
  let summary = "A region that the backward pass computes again";
  let description = [{
    Runs its region once; the results are what it yields. Differentiation keeps
    nothing of what the region computes but its results and what it uses, and
    runs it again in the backward pass. Without differentiation it is its
    region.

    ```mlir
    %r = jit.checkpoint : tensor<4xf32> {
      %e = jit.exp %x : tensor<4xf32>
      jit.yield %e : tensor<4xf32>
    }
    ```
    Source: torch.utils.checkpoint.
  }];
}

def Jit_StageOp : Jit_RegionOp<"stage"> {
  let summary = "A part of a function that runs on its own";
  let description = [{
    Splits a function into stages, numbered by their order, that run one at a
    time over the same registers: stage 0 is typically a forward pass and stage
    1 the backward pass over what stage 0 left. Directly in a function's body
    (`stage_c1`). Native code runs the stages of a function one after the other.

    ```mlir
    %h = jit.stage : tensor<4xf32> {
      %e = jit.exp %x : tensor<4xf32>
      jit.yield %e : tensor<4xf32>
    }
    ```
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

def AnyRankedTensorOrMemRef
    : AnyTypeOf<[AnyRankedTensor, AnyMemRef], "ranked tensor or buffer">;

def Jit_CallOp : Jit_Op<"call", [
    CallOpInterface, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Calls a function of the module";
  let description = [{
    The callee is a `func.func` (`call_c1`) with as many arguments and results
    (`call_c2`), of compatible types (`call_c3`). Functions may not call
    themselves, directly or through others: the passes that follow calls say
    so.

    ```mlir
    %r = jit.call @f(%x) : (tensor<4xf32>) -> tensor<f32>
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<Jit_Value>:$args,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<Jit_Value>:$results);
  let assemblyFormat = [{
    $callee `(` $args `)` attr-dict `:` functional-type($args, $results)
  }];
  let extraClassDeclaration = [{
    ::mlir::CallInterfaceCallable getCallableForCallee() {
      return getCalleeAttr();
    }
    void setCalleeFromCallable(::mlir::CallInterfaceCallable callee) {
      setCalleeAttr(::mlir::cast<::mlir::FlatSymbolRefAttr>(
          ::mlir::cast<::mlir::SymbolRefAttr>(callee)));
    }
    ::mlir::Operation::operand_range getArgOperands() { return getArgs(); }
    ::mlir::MutableOperandRange getArgOperandsMutable() {
      return getArgsMutable();
    }
  }];
}

def Jit_CustomCallOp : Jit_Op<"custom_call", [
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<ConditionallySpeculatable>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Calls a kernel of the user's";
  let description = [{
    Calls the C function `callee` on views of the operands, which it may not
    write, and of the results, which are allocated before the call and not
    initialised. `docs/CustomCalls.md` describes the interface. A status other
    than zero is the error `custom_call_failed`, with the operation's location.

    The result types are declared and ranked; `sizes` holds one extent for each
    `?` of them, in order (`custom_call_c1`); a negative extent is the error
    `invalid_argument`. `pure` promises that the results depend on nothing but
    the operands and that nothing else happens: such calls may be merged and
    removed. `config` is passed on to the function as JSON text; its values are
    strings, booleans, integers, floats, arrays and dictionaries
    (`custom_call_c2`).

    ```mlir
    %r = jit.custom_call @my_scale(%x) sizes(%n) pure config {by = 2.0 : f64}
        : (tensor<?xf32>) -> tensor<?xf32>
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<Jit_Tensor>:$inputs,
                       Variadic<Index>:$sizes, UnitAttr:$pure,
                       OptionalAttr<DictionaryAttr>:$config);
  let results = (outs Variadic<Jit_RankedTensor>:$results);
  let assemblyFormat = [{
    $callee `(` $inputs `)` (`sizes` `(` $sizes^ `)`)? (`pure` $pure^)?
    (`config` $config^)? attr-dict `:` functional-type($inputs, $results)
  }];
  let hasVerifier = 1;
}

def Jit_KernelCallOp : Jit_Op<"kernel_call", [
    AttrSizedOperandSegments, DestinationStyleOpInterface,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "A custom call with its results' memory";
  let description = [{
    What `jit.custom_call` and `jit.print` are lowered to: calls the C function
    `callee` on views of `inputs` and `outputs`, tensors before bufferization
    and contiguous buffers after it. `element_types` holds the element types of
    inputs and outputs in the program, where integers may be unsigned; `config`
    is the text that the function gets.

    ```mlir
    %r = jit.kernel_call @f(%x : tensor<4xf32>) outs(%e : tensor<4xf32>)
        element_types [f32, f32] config "{}" -> tensor<4xf32>
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$callee,
                       Variadic<AnyRankedTensorOrMemRef>:$inputs,
                       Variadic<AnyRankedTensorOrMemRef>:$outputs,
                       TypeArrayAttr:$element_types, StrAttr:$config,
                       UnitAttr:$pure);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $callee `(` ($inputs^ `:` type($inputs))? `)`
    (`outs` `(` $outputs^ `:` type($outputs) `)`)? (`pure` $pure^)?
    `element_types` $element_types `config` $config attr-dict
    (`->` type($results)^)?
  }];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return getOutputsMutable();
    }
  }];
  let hasVerifier = 1;
}

def Jit_RefineShapeOp : Jit_Op<"refine_shape", [
    NoMemoryEffect,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, [
      "reifyResultShapes"]>]> {
  let summary = "A tensor whose extents turn out to be those of a type";
  let description = [{
    What the lowering makes where a program declares extents that only the run
    can confirm: the operand, or a `shape_mismatch` error when an extent is not
    the one that the result's type has. Unlike a `tensor.cast`, which promises
    the extents and may be moved to where the operand is computed, nothing is
    concluded from it about the operand.

    ```mlir
    %r = jit.refine_shape %x : tensor<?x8xf32> to tensor<4x8xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$operand);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
}

//===----------------------------------------------------------------------===//
// Identities
//===----------------------------------------------------------------------===//

def Jit_StopGradientOp : Jit_PureOp<"stop_gradient", [Jit_InferFirst]> {
  let summary = "A value that gradients do not flow through";
  let description = [{
    `result = operand`; its cotangent is zero. Source: torch.Tensor.detach.
  }];
  let arguments = (ins Jit_Tensor:$operand);
  let results = (outs Jit_Tensor:$result);
  let assemblyFormat = [{
    $operand attr-dict `:` custom<OpTypes>(type($operand), type($result))
  }];
}

def Jit_BarrierOp : Jit_PureOp<"barrier", [Jit_InferTypes]> {
  let summary = "Values that are computed with no earlier than others";
  let description = [{
    The results are the operands, one each. What is computed from a result is
    computed after all operands, and is not merged with what is computed from an
    operand: so a computation can be repeated instead of being kept. `backward`
    says that a backward pass begins with the results, for `--jit-partition`.
    Costs nothing when the program runs.

    ```mlir
    %x1, %t1 = jit.barrier(%x, %t) : (tensor<4xf32>, tensor<f32>)
        -> (tensor<4xf32>, tensor<f32>)
    ```
    Source: jax.lax.optimization_barrier.
  }];
  let arguments = (ins Variadic<AnyType>:$values, UnitAttr:$backward);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    (`backward` $backward^)? `(` $values `)` attr-dict `:`
    functional-type($values, $results)
  }];
  let hasCanonicalizeMethod = 1;
}

def Jit_PrintOp : Jit_Op<"print", [MemoryEffects<[MemWrite]>]> {
  let summary = "Prints a value";
  let description = [{
    Writes one line to the standard output when the program runs: the label, a
    space, and the value as the tools write values, `2x2xf32=[1 2][3 4]`.

    ```mlir
    jit.print %x label "loss" : tensor<f32>
    ```
  }];
  let arguments = (ins AnyTypeOf<[Jit_Tensor, Jit_Scalar],
                                 "tensor or host scalar">:$value,
                       OptionalAttr<StrAttr>:$label);
  let assemblyFormat = "$value (`label` $label^)? attr-dict `:` type($value)";
}

#endif // JIT_DIALECT_JIT_IR_JITCONTROLOPS_TD
