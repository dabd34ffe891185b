//===- failure_text.cpp - The text of a run-time error --------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/kernels/failure_text.h"

#include "jitrt/abi/support.h"

using namespace jitrt;

std::string jitrt::failureText(const std::string &format,
                               const std::string &kinds,
                               const std::vector<int64_t> &values) {
  jit_error error = {};
  jit_rt_context context = {};
  jit_rt_begin(&context, nullptr, &error);
  jit_rt_fail(&context, JIT_ASSERTION_FAILED, "", format.c_str(), kinds.c_str(),
              values.data());
  jit_rt_end(&context);
  // The location, here none, and a space come first.
  return error.message[0] == ' ' ? error.message + 1 : error.message;
}
