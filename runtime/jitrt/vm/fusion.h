//===- fusion.h - Instructions that do what a few do ------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_VM_FUSION_H
#define JITRT_VM_FUSION_H

#include "jitrt/vm/isa.h"

namespace jitrt {

/// Fills `fastCode` from `code`.
void fuseInstructions(isa::Function &function);

} // namespace jitrt

#endif // JITRT_VM_FUSION_H
