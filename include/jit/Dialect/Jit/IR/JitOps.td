//===- JitOps.td - all operations of the jit dialect -------*- tablegen -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// For the reference pages; code is generated family by family.
include "jit/Dialect/Jit/IR/JitActivationOps.td"
include "jit/Dialect/Jit/IR/JitAutodiffOps.td"
include "jit/Dialect/Jit/IR/JitBinaryOps.td"
include "jit/Dialect/Jit/IR/JitControlOps.td"
include "jit/Dialect/Jit/IR/JitCreationOps.td"
include "jit/Dialect/Jit/IR/JitElementwiseOps.td"
include "jit/Dialect/Jit/IR/JitIndexingOps.td"
include "jit/Dialect/Jit/IR/JitInterpreterOps.td"
include "jit/Dialect/Jit/IR/JitLinearAlgebraOps.td"
include "jit/Dialect/Jit/IR/JitListOps.td"
include "jit/Dialect/Jit/IR/JitNNOps.td"
include "jit/Dialect/Jit/IR/JitRearrangeOps.td"
include "jit/Dialect/Jit/IR/JitReductionOps.td"
include "jit/Dialect/Jit/IR/JitShapeOps.td"
include "jit/Dialect/Jit/IR/JitWindowOps.td"
