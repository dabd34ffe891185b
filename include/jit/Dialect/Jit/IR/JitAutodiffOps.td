//===- JitAutodiffOps.td - derivatives of functions --------*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITAUTODIFFOPS_TD
#define JIT_DIALECT_JIT_IR_JITAUTODIFFOPS_TD

include "jit/Dialect/Jit/IR/JitOpBase.td"
include "mlir/IR/SymbolInterfaces.td"

//===----------------------------------------------------------------------===//
// Derivatives of functions
//===----------------------------------------------------------------------===//

// Constraints of all three:
//   C1  the callee is a function of the module
//   C2  it takes as many arguments, of compatible types
//   C3  `wrt` names different arguments of differentiable types
//   C4  results are those described, of compatible types

class Jit_DerivativeOp<string mnemonic, list<Trait> traits = []>
    : Jit_Op<mnemonic, !listconcat([
        DerivativeOpInterface,
        DeclareOpInterfaceMethods<SymbolUserOpInterface>], traits)> {
  let results = (outs Variadic<Jit_Value>:$results);
  let extraClassDeclaration = [{
    ::llvm::SmallVector<::mlir::Type>
    inferDerivativeTypes(::mlir::TypeRange results);
  }];
}

def Jit_GradOp : Jit_DerivativeOp<"grad"> {
  let summary = "The gradient of a function";
  let description = [{
    The gradient of the callee's first result, a float scalar (`grad_c1`), with
    respect to the arguments `wrt`, one result for each, of the argument's type.
    Without `wrt` it is all arguments of a differentiable type: float tensors,
    `f64` scalars and lists of either. With `value` the callee's results come
    first. The gradient of an argument that the result does not depend on is
    zero.

    The operation is replaced by the derivative's program
    (`--jit-expand-autodiff`), that of a function whose gradients are taken
    after that of the gradients in it: gradients nest in any order.

    ```mlir
    %loss, %dw = jit.grad @loss(%x, %w) wrt = [1] value
        : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<f32>, tensor<8xf32>)
    ```
    Source: jax.grad, jax.value_and_grad.
  }];
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<Jit_Value>:$args,
                       OptionalAttr<DenseI64ArrayAttr>:$wrt, UnitAttr:$value);
  let assemblyFormat = [{
    $callee `(` $args `)` (`wrt` `=` $wrt^)? (`value` $value^)? attr-dict
    `:` functional-type($args, $results)
  }];
}

def Jit_VjpOp : Jit_DerivativeOp<"vjp", [AttrSizedOperandSegments]> {
  let summary = "Cotangents of a function's results taken back to its arguments";
  let description = [{
    The product of the given cotangents, one for each of the callee's results of
    a differentiable type (`vjp_c1`), with the callee's Jacobian: a cotangent
    for each argument in `wrt`, of the argument's type. `wrt` and `value` are
    those of `jit.grad`.

    ```mlir
    %y, %dx = jit.vjp @f(%x) cotangents(%dy) value
        : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    ```
    Source: jax.vjp.
  }];
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<Jit_Value>:$args,
                       Variadic<Jit_Value>:$cotangents,
                       OptionalAttr<DenseI64ArrayAttr>:$wrt, UnitAttr:$value);
  let assemblyFormat = [{
    $callee `(` $args `)` `cotangents` `(` $cotangents `)` (`wrt` `=` $wrt^)?
    (`value` $value^)? attr-dict `:` functional-type(operands, $results)
  }];
}

def Jit_JvpOp : Jit_DerivativeOp<"jvp", [AttrSizedOperandSegments]> {
  let summary = "Tangents of a function's arguments taken to its results";
  let description = [{
    The product of the callee's Jacobian with the given tangents, one for each
    argument in `wrt` (`jvp_c1`), of the argument's type: a tangent for each of
    the callee's results of a differentiable type. `wrt` and `value` are those
    of `jit.grad`.

    ```mlir
    %y, %ty = jit.jvp @f(%x) tangents(%tx) value
        : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    ```
    Source: jax.jvp.
  }];
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<Jit_Value>:$args,
                       Variadic<Jit_Value>:$tangents,
                       OptionalAttr<DenseI64ArrayAttr>:$wrt, UnitAttr:$value);
  let assemblyFormat = [{
    $callee `(` $args `)` `tangents` `(` $tangents `)` (`wrt` `=` $wrt^)?
    (`value` $value^)? attr-dict `:` functional-type(operands, $results)
  }];
}

//===----------------------------------------------------------------------===//
// Derivatives that the program gives
//===----------------------------------------------------------------------===//

// Constraints of both:
//   C1  `callee` is a function of the module, unless it is a `kernel`
//   C2  the other names are functions of the module
//   C3  their types are those described (not of a kernel, whose calls differ)
//   C4  there is one rule of a kind for a callee

// A write to nothing in particular: a rule that nobody refers to is not dead.
def Jit_CustomVjpOp : Jit_Op<"custom_vjp", [
    HasParent<"::mlir::ModuleOp">, MemoryEffects<[MemWrite]>,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Gives the reverse derivative of a function";
  let description = [{
    Wherever a call of `callee` is differentiated in reverse, `forward` is
    called in its place: it takes the callee's arguments, and its results are
    the callee's results and then any number of residuals. In the backward pass
    `backward` is called with the residuals and a cotangent for each of the
    callee's results of a differentiable type; its results are a cotangent for
    each of the callee's arguments of a differentiable type. The callee itself
    is not looked into. With `kernel` the callee is what `jit.custom_call`
    names.

    ```mlir
    jit.custom_vjp @f forward @f_forward backward @f_backward
    jit.custom_vjp kernel @my_scale forward @s_forward backward @s_backward
    ```
    Source: jax.custom_vjp, torch.autograd.Function.
  }];
  let arguments = (ins UnitAttr:$kernel, FlatSymbolRefAttr:$callee,
                       FlatSymbolRefAttr:$forward, FlatSymbolRefAttr:$backward);
  let assemblyFormat = [{
    (`kernel` $kernel^)? $callee `forward` $forward `backward` $backward
    attr-dict
  }];
}

def Jit_CustomJvpOp : Jit_Op<"custom_jvp", [
    HasParent<"::mlir::ModuleOp">, MemoryEffects<[MemWrite]>,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Gives the forward derivative of a function";
  let description = [{
    Wherever a call of `callee` is differentiated, `tangent` is called in its
    place: it takes the callee's arguments and a tangent for each of them that
    has a differentiable type; its results are the callee's results and a
    tangent for each of them that has a differentiable type. It is linear in the
    tangents: in reverse, and without a `jit.custom_vjp` of the callee, it is
    transposed. With `kernel` the callee is what `jit.custom_call` names.

    ```mlir
    jit.custom_jvp @f tangent @f_tangent
    ```
    Source: jax.custom_jvp.
  }];
  let arguments = (ins UnitAttr:$kernel, FlatSymbolRefAttr:$callee,
                       FlatSymbolRefAttr:$tangent);
  let assemblyFormat = [{
    (`kernel` $kernel^)? $callee `tangent` $tangent attr-dict
  }];
}

#endif // JIT_DIALECT_JIT_IR_JITAUTODIFFOPS_TD
