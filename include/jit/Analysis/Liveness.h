//===- Liveness.h - how much memory a function needs ------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_ANALYSIS_LIVENESS_H
#define JIT_ANALYSIS_LIVENESS_H

#include "mlir/Interfaces/FunctionInterfaces.h"
#include <cstdint>
#include <optional>

namespace mlir::jit {

/// The most bytes that the elements of tensors take at a time while the
/// interpreter runs `function`, which is made of primitives:
/// - from the start, all arguments, whose last references the caller gives up;
///   from the operation that makes it, each result;
/// - to the end that Ownership.h gives, of the last value with that memory;
/// - once for a view and what it is a view of: reshapes, transposes,
///   broadcasts and slices;
/// - once for the result of an elementwise operation and an operand of its type
///   that ends there and shares its memory with no other value;
/// - not for constants, which are part of the program's file, nor for host
///   scalars.
/// None where extents are unknown, or operations have regions or call.
std::optional<int64_t> peakBytes(FunctionOpInterface function);

} // namespace mlir::jit

#endif // JIT_ANALYSIS_LIVENESS_H
