//===- failure_text.h - The text of a run-time error ------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_KERNELS_FAILURE_TEXT_H
#define JITRT_KERNELS_FAILURE_TEXT_H

#include <cstdint>
#include <string>
#include <vector>

namespace jitrt {

/// `format` with `{0}`, `{1}` ... replaced, as compiled code does: by its own
/// function. A letter of `kinds` for each value: i integer, f the bits of a
/// double, b truth value.
std::string failureText(const std::string &format, const std::string &kinds,
                        const std::vector<int64_t> &values);

} // namespace jitrt

#endif // JITRT_KERNELS_FAILURE_TEXT_H
