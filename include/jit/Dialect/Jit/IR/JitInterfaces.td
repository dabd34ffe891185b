//===- JitInterfaces.td - interfaces of jit operations -----*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITINTERFACES_TD
#define JIT_DIALECT_JIT_IR_JITINTERFACES_TD

include "mlir/IR/OpBase.td"

def ScalarBodyOpInterface : OpInterface<"ScalarBodyOpInterface"> {
  let cppNamespace = "::mlir::jit";
  let description = [{
    An elementwise operation: element `i` of the result is a function of
    element `i` of each (broadcast) operand. The function is given here once,
    on scalars; lowering to loops and GPU kernels is generic over it.
    Models are attached in `lib/Conversion/JitToLinalg/ScalarBodies.cpp`.
  }];
  let methods = [
    InterfaceMethod<[{
      Emits the function on scalars and returns its value. `args` holds one
      scalar for each operand. Scalars have the operand's element type, except
      that f16 and bf16 have been widened to f32 (the result is then rounded
      once by the caller) and ui8 is carried in a signless i8; the op's own
      types tell signedness.
    }], "::mlir::Value", "buildScalarBody",
    (ins "::mlir::ImplicitLocOpBuilder &":$builder,
         "::mlir::ValueRange":$args)>,
    InterfaceMethod<[{
      Whether the function only moves scalars, so that it gets f16 and bf16 as
      they are.
    }], "bool", "onlyMoves", (ins), "", [{ return false; }]>
  ];
}

def DecomposeOpInterface : OpInterface<"DecomposeOpInterface"> {
  let cppNamespace = "::mlir::jit";
  let description = [{
    A composite: an operation that is defined by a program of other jit
    operations, in the end of primitives.
  }];
  let methods = [
    InterfaceMethod<[{
      Emits the defining program before this operation and returns one value
      for each result, of the result's type. Emits an error and fails when the
      operation cannot be decomposed, e.g. because a rank is not known yet.
    }], "::llvm::FailureOr<::llvm::SmallVector<::mlir::Value>>", "decompose",
    (ins "::mlir::OpBuilder &":$builder)>
  ];
}

def DerivativeOpInterface : OpInterface<"DerivativeOpInterface"> {
  let cppNamespace = "::mlir::jit";
  let description = [{
    A derivative of a function of the module, taken at arguments. Results are
    the function's own results, when `value` is given, then the derivatives.
  }];
  let methods = [
    InterfaceMethod<"The function's name.", "::llvm::StringRef", "getCallee">,
    InterfaceMethod<"Exchanges the function.", "void", "setCallee",
                    (ins "::llvm::StringRef":$name)>,
    InterfaceMethod<"The function's arguments.",
                    "::mlir::Operation::operand_range", "getArgs">,
    InterfaceMethod<"The arguments that are named, if any are.",
                    "::std::optional<::llvm::ArrayRef<int64_t>>", "getWrt">,
    InterfaceMethod<"Whether the function's results are wanted.", "bool",
                    "getValue">,
    InterfaceMethod<[{
      The derivatives' types, given the types of the function's results.
    }], "::llvm::SmallVector<::mlir::Type>", "inferDerivativeTypes",
    (ins "::mlir::TypeRange":$results)>
  ];
  let extraSharedClassDeclaration = [{
    /// The numbers of the arguments that the derivative is taken with respect
    /// to.
    ::llvm::SmallVector<int64_t> getWrtArgs();
  }];
}

#endif // JIT_DIALECT_JIT_IR_JITINTERFACES_TD
