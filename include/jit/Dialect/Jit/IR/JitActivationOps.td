//===- JitActivationOps.td - activation functions ---------------*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JITACTIVATIONOPS_TD
#define JIT_DIALECT_JIT_IR_JITACTIVATIONOPS_TD

include "jit/Dialect/Jit/IR/JitElementwiseBase.td"
include "mlir/IR/EnumAttr.td"

// Composites: `x` is the operand's element, the result has the operand's type.
// f16 and bf16 are computed in f32 and rounded once.

def Jit_ReluOp : Jit_ActivationOp<"relu", Jit_NumberTensor> {
  let summary = "Rectified linear unit";
  let description = [{
    `result[i] = max(x, 0)`; NaN stays NaN, -0 gives +0. Source: torch.relu.
  }];
}

def Jit_LeakyReluOp : Jit_ActivationOp<"leaky_relu"> {
  let summary = "Leaky rectified linear unit";
  let description = [{
    `result[i] = x > 0 ? x : x * negative_slope`.
    Source: torch.nn.functional.leaky_relu.
  }];
  let arguments = (ins Jit_FloatTensor:$operand,
                       DefaultValuedAttr<F64Attr, "0.01">:$negative_slope);
}

def Jit_EluOp : Jit_ActivationOp<"elu"> {
  let summary = "Exponential linear unit";
  let description = [{
    `result[i] = x > 0 ? x : alpha * (e**x - 1)`.
    Source: torch.nn.functional.elu.
  }];
  let arguments = (ins Jit_FloatTensor:$operand,
                       DefaultValuedAttr<F64Attr, "1.0">:$alpha);
}

def Jit_SiluOp : Jit_ActivationOp<"silu"> {
  let summary = "Sigmoid linear unit";
  let description = [{
    `result[i] = x * sigmoid(x)`; NaN for -inf.
    Source: torch.nn.functional.silu.
  }];
}

def Jit_GeluApproximation
    : I32EnumAttr<"GeluApproximation", "how gelu is computed", [
        I32EnumAttrCase<"none", 0>, I32EnumAttrCase<"tanh", 1>]> {
  let cppNamespace = "::mlir::jit";
}

def Jit_GeluOp : Jit_ActivationOp<"gelu"> {
  let summary = "Gaussian error linear unit";
  let description = [{
    With `approximate none`, the default,
    `result[i] = x / 2 * (1 + erf(x / sqrt(2)))`; with `approximate tanh`,
    `result[i] = x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x**3)))`.
    NaN for -inf.

    ```mlir
    %0 = jit.gelu %x approximate tanh : tensor<4xf32>
    ```
    Source: torch.nn.functional.gelu.
  }];
  let arguments = (ins Jit_FloatTensor:$operand,
                       DefaultValuedAttr<Jit_GeluApproximation,
                         "::mlir::jit::GeluApproximation::none">:$approximate);
  let assemblyFormat = [{
    $operand (`approximate` $approximate^)? attr-dict
    `:` custom<OpTypes>(type($operand), type($result))
  }];
}

def Jit_SoftplusOp : Jit_ActivationOp<"softplus"> {
  let summary = "Smooth rectified linear unit";
  let description = [{
    `result[i] = x * beta > threshold ? x : ln(1 + e ** (x * beta)) / beta`,
    without overflow for any threshold. Source: torch.nn.functional.softplus.
  }];
  let arguments = (ins Jit_FloatTensor:$operand,
                       DefaultValuedAttr<F64Attr, "1.0">:$beta,
                       DefaultValuedAttr<F64Attr, "20.0">:$threshold);
}

def Jit_MishOp : Jit_ActivationOp<"mish"> {
  let summary = "Mish";
  let description = [{
    `result[i] = x * tanh(softplus(x))`; NaN for -inf.
    Source: torch.nn.functional.mish.
  }];
}

def Jit_HardswishOp : Jit_ActivationOp<"hardswish"> {
  let summary = "Piecewise linear silu";
  let description = [{
    `result[i] = x * clamp(x + 3, 0, 6) / 6`.
    Source: torch.nn.functional.hardswish.
  }];
}

def Jit_HardsigmoidOp : Jit_ActivationOp<"hardsigmoid"> {
  let summary = "Piecewise linear sigmoid";
  let description = [{
    `result[i] = clamp(x + 3, 0, 6) / 6`.
    Source: torch.nn.functional.hardsigmoid.
  }];
}

#endif // JIT_DIALECT_JIT_IR_JITACTIVATIONOPS_TD
