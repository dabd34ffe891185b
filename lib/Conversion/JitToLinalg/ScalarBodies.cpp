//===- ScalarBodies.cpp - attaches the scalar bodies ----------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScalarBodies.h"

using namespace mlir;
using namespace mlir::jit;

void jit::registerScalarBodies(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, JitDialect *) {
    attachUnaryBodies(context);
    attachBinaryBodies(context);
    attachConvertBody(context);
  });
}
