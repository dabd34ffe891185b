//===- JitOpBase.td - what all op families share -----------*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITOPBASE_TD
#define JIT_DIALECT_JIT_IR_JITOPBASE_TD

include "jit/Dialect/Jit/IR/JitDialect.td"
include "jit/Dialect/Jit/IR/JitInterfaces.td"
include "jit/Dialect/Jit/IR/JitTypes.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

/// Attributes are the operation's own, or have a dialect's name in front.
def Jit_KnownAttributes : NativeOpTrait<"KnownAttributes"> {
  let cppNamespace = "::mlir::jit";
}

class Jit_Op<string mnemonic, list<Trait> traits = []>
    : Op<Jit_Dialect, mnemonic, !listconcat([Jit_KnownAttributes], traits)>;

//===----------------------------------------------------------------------===//
// Result types
//===----------------------------------------------------------------------===//

// Result types are inferred, and verified, in one place per op: the function
// `inferReturnTypes`. A declared type may be more or less refined than the
// inferred one (`?` against 4, unranked against ranked), never contradict it.

defvar Jit_CompatibleDecl = [{
  static bool isCompatibleReturnTypes(::mlir::TypeRange inferred,
                                      ::mlir::TypeRange actual) {
    return ::mlir::jit::areCompatible(inferred, actual);
  }
}];

/// The op defines `inferReturnTypes(context, location, adaptor, results)`.
def Jit_InferTypes : InferTypeOpAdaptorBase<Jit_CompatibleDecl>;

/// Inference is the C++ expression `call`, which may use `location`,
/// `operands`, `properties` and `inferredReturnTypes`.
class Jit_InferWith<code call> : TraitList<[
  DeclareOpInterfaceMethods<InferTypeOpInterface>,
  NativeOpTrait<"InferTypeOpAdaptor", /*traits=*/[], Jit_CompatibleDecl, [{
    ::llvm::LogicalResult $cppClass::inferReturnTypes(
        ::mlir::MLIRContext *context, std::optional<::mlir::Location> location,
        ::mlir::ValueRange operands, ::mlir::DictionaryAttr attributes,
        ::mlir::OpaqueProperties properties, ::mlir::RegionRange regions,
        ::llvm::SmallVectorImpl<::mlir::Type> &inferredReturnTypes) {
      return }] # call # [{;
    }
  }]>
]>;

/// Result: the operands' shapes broadcast, the operands' common element type.
def Jit_InferBroadcast : Jit_InferWith<[{::mlir::jit::inferBroadcast(
    location, getOperationName(), operands, inferredReturnTypes)}]>;

/// Result: the operands' shapes broadcast, i1.
def Jit_InferPredicate : Jit_InferWith<[{::mlir::jit::inferPredicate(
    location, getOperationName(), operands, inferredReturnTypes)}]>;

/// Result: the type of the first operand.
def Jit_InferFirst : Jit_InferWith<[{::mlir::jit::inferSameAsFirst(
    operands, inferredReturnTypes)}]>;

//===----------------------------------------------------------------------===//
// Op classes
//===----------------------------------------------------------------------===//

/// The operation fails for some operand values even when all shapes are static.
def Jit_MayFail : NativeOpTrait<"MayFail"> {
  let cppNamespace = "::mlir::jit";
}

def Jit_SpeculatableUnlessItMayFail
    : NativeOpTrait<"SpeculatableUnlessItMayFail"> {
  let cppNamespace = "::mlir::jit";
}

/// No side effects. An operation that may fail when the program runs is not
/// moved to where it would not have run (`speculatabilityOf`); one that is not
/// used may be removed together with its error.
def Jit_Pure : TraitList<[
  NoMemoryEffect, ConditionallySpeculatable, Jit_SpeculatableUnlessItMayFail
]>;

/// A pure operation whose result types are inferred.
class Jit_PureOp<string mnemonic, list<Trait> traits = []>
    : Jit_Op<mnemonic, !listconcat([Jit_Pure], traits)>;

/// A composite: defined by `decompose`.
class Jit_Composite<string mnemonic, list<Trait> traits = []>
    : Jit_PureOp<mnemonic, !listconcat(
        [DeclareOpInterfaceMethods<DecomposeOpInterface>], traits)>;

#endif // JIT_DIALECT_JIT_IR_JITOPBASE_TD
