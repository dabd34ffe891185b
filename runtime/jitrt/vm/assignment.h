//===- assignment.h - Parallel assignment -----------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_VM_ASSIGNMENT_H
#define JITRT_VM_ASSIGNMENT_H

#include "jitrt/vm/isa.h"

namespace jitrt {

/// Copies and moves that, done in order, have the effect of
/// `results[i] = operands[i]` for all i at once. Results are distinct; an
/// operand may occur more than once. `spare` is a register that is empty before
/// and after; it breaks cycles. A register that is marked as moved, or that is
/// overwritten, is moved by its last reader. `kinds[i]` is the kind of the
/// value that results[i] gets.
std::vector<isa::Transfer>
sequenceAssignment(std::span<const uint32_t> results,
                   std::span<const isa::Use> operands,
                   std::span<const ValueKind> kinds, uint32_t spare);

} // namespace jitrt

#endif // JITRT_VM_ASSIGNMENT_H
