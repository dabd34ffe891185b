//===- disassembler.h - Programs as text ------------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_VM_DISASSEMBLER_H
#define JITRT_VM_DISASSEMBLER_H

#include "jitrt/vm/program.h"

#include <string>

namespace jitrt {

/// The whole program: constants, then functions, one instruction a line, each
/// with its index and, where known, its source location:
///
///     func public @main(%r0: tensor<4xf32>, %r1: tensor<4xf32>)
///         -> tensor<4xf32> {
///       0: %r1 = add move(%r0), %r1 : tensor<4xf32>  // model.mlir:3:8
///       1: return move(%r1)
///     }
std::string disassemble(const Program &program);

/// One instruction, without index and location.
std::string disassembleInstruction(const Program &program,
                                   const isa::Function &function,
                                   uint32_t instruction);

} // namespace jitrt

#endif // JITRT_VM_DISASSEMBLER_H
