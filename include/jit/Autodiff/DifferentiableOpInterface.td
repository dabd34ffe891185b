//===- DifferentiableOpInterface.td - derivative rules -----*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_AUTODIFF_DIFFERENTIABLEOPINTERFACE_TD
#define JIT_AUTODIFF_DIFFERENTIABLEOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def DifferentiableOpInterface : OpInterface<"DifferentiableOpInterface"> {
  let cppNamespace = "::mlir::jit";
  let description = [{
    An operation's derivative, in both modes. Models are attached in
    `lib/Autodiff/Rules`, one file an op family. Operations whose regions or
    callees are differentiated have none: the modes know them.
  }];
  let methods = [
    InterfaceMethod<[{
      Whether the derivative is zero everywhere: derivatives stop here and the
      other methods are not called.
    }], "bool", "isInactive", (ins), "", [{ return false; }]>,
    InterfaceMethod<[{
      Emits what takes the cotangents of the results, of which at least one is
      not zero, to those of the operands that are needed. Emits an error and
      fails where the operation cannot be differentiated.
    }], "::llvm::LogicalResult", "buildVjp",
    (ins "::mlir::jit::VjpBuilder &":$builder)>,
    InterfaceMethod<[{
      Emits what takes the tangents of the operands, of which at least one is
      not zero, to those of the results. Emits an error and fails where the
      operation cannot be differentiated.
    }], "::llvm::LogicalResult", "buildJvp",
    (ins "::mlir::jit::JvpBuilder &":$builder)>
  ];
}

#endif // JIT_AUTODIFF_DIFFERENTIABLEOPINTERFACE_TD
