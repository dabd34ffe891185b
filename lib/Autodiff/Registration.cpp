//===- Registration.cpp - attaches the derivative rules -------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules/Rules.h"
#include "jit/Dialect/Check/IR/Check.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include "jit/Autodiff/DifferentiableOpInterface.cpp.inc"

using namespace mlir;
using namespace mlir::jit;

void jit::registerDerivativeRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, JitDialect *,
                            arith::ArithDialect *, tensor::TensorDialect *) {
    attachActivationRules(context);
    attachControlRules(context);
    attachConvolutionRules(context);
    attachIndexingRules(context);
    attachListRules(context);
    attachNormRules(context);
    attachProductRules(context);
    attachUnaryRules(context);
    attachWindowRules(context);
    attachBinaryRules(context);
    attachInactiveRules(context);
    attachShapeRules(context);
    attachReductionRules(context);
    attachLinearAlgebraRules(context);
    attachScalarRules(context);
  });
  registry.addExtension(+[](MLIRContext *context, check::CheckDialect *) {
    attachCheckRules(context);
  });
}
