//===- Invoke.h - calls compiled functions with tensors -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_EXECUTION_INVOKE_H
#define JIT_EXECUTION_INVOKE_H

#include "jitrt/abi/abi.h"
#include "jitrt/tensor/tensor.h"
#include <span>
#include <vector>

namespace mlir::jit {

/// Calls a compiled function that has `numResults` results. Arguments are
/// checked by the function itself; the error of a failed call has the failing
/// operation's location in its message.
jitrt::Result<std::vector<jitrt::Tensor>>
invoke(jit_entry entry, size_t numResults, std::span<const jitrt::Tensor> args);

} // namespace mlir::jit

#endif // JIT_EXECUTION_INVOKE_H
