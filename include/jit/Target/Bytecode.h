//===- Bytecode.h - from a program to the interpreter's bytecode -*- C++
//-*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_TARGET_BYTECODE_H
#define JIT_TARGET_BYTECODE_H

#include "mlir/IR/BuiltinOps.h"

namespace jitrt {
class ProgramBuilder;
} // namespace jitrt

namespace mlir::jit {

/// Adds all functions of `module`, which is in the form that
/// `--jit-interpreter-pipeline` makes, to `builder`. Constants of the module
/// are not copied where the runtime's layout is theirs: the module must live
/// until the program is written. A diagnostic names an operation that the
/// interpreter cannot run.
LogicalResult buildBytecode(ModuleOp module, jitrt::ProgramBuilder &builder);

/// Lowers `module` in place, from any stage up to `frontend`, and adds it.
LogicalResult lowerToBytecode(ModuleOp module, jitrt::ProgramBuilder &builder);

} // namespace mlir::jit

#endif // JIT_TARGET_BYTECODE_H
