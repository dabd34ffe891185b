//===- Jit.h - the jit dialect ----------------------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_DIALECT_JIT_IR_JIT_H
#define JIT_DIALECT_JIT_IR_JIT_H

#include "jit/Dialect/Jit/IR/Inference.h"
#include "jit/Dialect/Jit/IR/Traits.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "jit/Dialect/Jit/IR/JitDialect.h.inc"
#include "jit/Dialect/Jit/IR/JitEnums.h.inc"
#include "jit/Dialect/Jit/IR/JitInterfaces.h.inc"

#define GET_TYPEDEF_CLASSES
#include "jit/Dialect/Jit/IR/JitTypes.h.inc"

#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitElementwiseOps.h.inc"
#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitBinaryOps.h.inc"
#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitActivationOps.h.inc"
#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitCreationOps.h.inc"
#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitReductionOps.h.inc"
#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitShapeOps.h.inc"
#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitRearrangeOps.h.inc"
#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitIndexingOps.h.inc"
#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitLinearAlgebraOps.h.inc"
#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitWindowOps.h.inc"
#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitNNOps.h.inc"
#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitControlOps.h.inc"
#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitAutodiffOps.h.inc"
#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitListOps.h.inc"
#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitInterpreterOps.h.inc"

namespace mlir::jit {

/// Whether values of `type` have derivatives: tensors of floats, f64 scalars,
/// and lists of either. A derivative has the type of its value.
bool isDifferentiableType(Type type);

/// A call by which a function of `module` calls itself, directly or through
/// others; null if there is none.
CallOpInterface findRecursiveCall(ModuleOp module);

} // namespace mlir::jit

#endif // JIT_DIALECT_JIT_IR_JIT_H
