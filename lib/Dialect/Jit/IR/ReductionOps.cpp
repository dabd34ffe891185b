//===- ReductionOps.cpp - reduction operations of the jit dialect -===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/AssemblyFormat.h"
#include "jit/Dialect/Jit/IR/Inference.h"
#include "jit/Dialect/Jit/IR/Jit.h"

using namespace mlir;
using namespace mlir::jit;

#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitReductionOps.cpp.inc"

void JitDialect::registerReductionOps() {
  addOperations<
#define GET_OP_LIST
#include "jit/Dialect/Jit/IR/JitReductionOps.cpp.inc"
      >();
}
