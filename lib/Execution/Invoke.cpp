//===- Invoke.cpp - calls compiled functions with tensors -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Execution/Invoke.h"
#include "jitrt/tensor/dlpack_exchange.h"
#include <cstdlib>

using namespace mlir;
using namespace mlir::jit;

static jitrt::StatusCode statusCode(int32_t code) {
  switch (code) {
  case JIT_INVALID_ARGUMENT:
    return jitrt::StatusCode::InvalidArgument;
  case JIT_SHAPE_MISMATCH:
    return jitrt::StatusCode::ShapeMismatch;
  case JIT_OUT_OF_RANGE:
    return jitrt::StatusCode::OutOfRange;
  case JIT_OUT_OF_MEMORY:
    return jitrt::StatusCode::ResourceExhausted;
  case JIT_UNIMPLEMENTED:
    return jitrt::StatusCode::Unimplemented;
  case JIT_ASSERTION_FAILED:
    return jitrt::StatusCode::AssertionFailed;
  case JIT_CUSTOM_CALL_FAILED:
    return jitrt::StatusCode::CustomCallFailed;
  default:
    return jitrt::StatusCode::Internal;
  }
}

jitrt::Result<std::vector<jitrt::Tensor>>
jit::invoke(jit_entry entry, size_t numResults,
            std::span<const jitrt::Tensor> args) {
  std::vector<DLManagedTensorVersioned *> managed;
  std::vector<const DLTensor *> views;
  jitrt::Status failure;
  for (const jitrt::Tensor &arg : args) {
    auto exported = jitrt::toDlpackVersioned(arg);
    if (!exported) {
      failure = exported.status();
      break;
    }
    managed.push_back(*exported);
    views.push_back(&managed.back()->dl_tensor);
  }
  std::vector<DLTensor> results(numResults);
  jit_error error = {};
  int32_t status = JIT_OK;
  if (failure.isOk())
    status = entry(views.data(), results.data(), nullptr, &error);
  for (DLManagedTensorVersioned *each : managed)
    each->deleter(each);
  if (!failure.isOk())
    return failure;
  if (status != JIT_OK)
    return jitrt::Status(statusCode(status), error.message);

  std::vector<jitrt::Tensor> tensors;
  for (DLTensor &result : results) {
    auto *holder = new DLManagedTensor{result, nullptr, nullptr};
    holder->deleter = [](DLManagedTensor *self) {
      std::free(self->dl_tensor.data);
      delete self;
    };
    auto tensor = jitrt::fromDlpack(holder);
    if (!tensor) {
      holder->deleter(holder);
      failure = tensor.status();
      continue;
    }
    tensors.push_back(std::move(*tensor));
  }
  if (!failure.isOk())
    return failure;
  return tensors;
}
