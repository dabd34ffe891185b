//===- map.cpp - Elementwise kernels --------------------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each function has one loop, over contiguous elements. Operands that are not
// are gathered a block at a time, by element size only: this keeps the code
// small, and bits are the same whatever the strides.
//
//===----------------------------------------------------------------------===//

#include "jitrt/kernels/map.h"

#include "jitrt/kernels/walk.h"

using namespace jitrt;

namespace {

/// Elements of a block; a block of f64 takes 4 KiB.
constexpr int64_t blockSize = 512;

class MapKernel final : public Kernel {
public:
  MapKernel(MapLoop loop, const KernelSpec &spec, DType resultType)
      : loop(loop), resultType(resultType), inputs(spec.operands.size()),
        types(spec.operands.begin(), spec.operands.end()) {}

  Status run(KernelCall &call) const override {
    const Tensor *operands[maxMapInputs];
    bool isPlain = true;
    for (size_t i = 0; i < inputs; ++i) {
      operands[i] = &call.tensor(i);
      isPlain = isPlain && operands[i]->isContiguous() &&
                std::ranges::equal(operands[i]->sizes(), operands[0]->sizes());
    }
    if (isPlain)
      return finish(call, operands, operands[0]->sizes(), true);
    JITRT_ASSIGN_OR_RETURN(Dims sizes,
                           broadcastSizes(std::span(operands, inputs), types));
    return finish(call, operands, sizes, false);
  }

private:
  Status finish(KernelCall &call, const Tensor *const *operands, DimsRef sizes,
                bool isPlain) const {
    Tensor result;
    for (size_t i = 0; i < inputs && !result.isDefined(); ++i)
      if (operands[i]->dtype() == resultType && call.isOverwritable(i) &&
          std::ranges::equal(operands[i]->sizes(), sizes)) {
        compute(operands, sizes, const_cast<void *>(operands[i]->data()),
                isPlain);
        call.passOn(i, 0);
        return Status::ok();
      }
    JITRT_ASSIGN_OR_RETURN(result, Tensor::empty(resultType, sizes));
    compute(operands, sizes, result.mutableData(), isPlain);
    call.setResult(0, std::move(result));
    return Status::ok();
  }

  /// `out` is row-major.
  void compute(const Tensor *const *operands, DimsRef sizes, void *out,
               bool isPlain) const {
    if (isPlain) {
      const void *data[maxMapInputs];
      for (size_t i = 0; i < inputs; ++i)
        data[i] = operands[i]->data();
      loop(out, data, operands[0]->numel());
      return;
    }
    auto resultSize = static_cast<int64_t>(dtypeSize(resultType));
    Walk walk(sizes);
    walk.add(out, sizes, rowMajorStrides(sizes), resultSize);
    int64_t elementSizes[maxMapInputs];
    for (size_t i = 0; i < inputs; ++i) {
      walk.add(*operands[i]);
      elementSizes[i] = static_cast<int64_t>(dtypeSize(operands[i]->dtype()));
    }
    walk.rows([&](char *const *at, const int64_t *strides, int64_t count) {
      computeRow(at, strides, count, elementSizes, resultSize);
    });
  }

  void computeRow(char *const *at, const int64_t *strides, int64_t count,
                  const int64_t *elementSizes, int64_t resultSize) const {
    alignas(64) char buffers[maxMapInputs][blockSize * 8];
    assert((count == 1 || strides[0] == resultSize) && "result is row-major");
    for (int64_t begin = 0; begin < count; begin += blockSize) {
      int64_t length = std::min(blockSize, count - begin);
      const void *data[maxMapInputs];
      for (size_t i = 0; i < inputs; ++i) {
        int64_t stride = strides[i + 1], size = elementSizes[i];
        const char *from = at[i + 1] + begin * stride;
        data[i] = stride == size ? from : buffers[i];
        // A repeated element fills the first block once for all.
        if (stride != size && (stride != 0 || begin == 0))
          gather(buffers[i], from, stride, length, size);
      }
      loop(at[0] + begin * resultSize, data, length);
    }
  }

  static void gather(char *to, const char *from, int64_t stride, int64_t count,
                     int64_t size) {
    dispatchSize(static_cast<size_t>(size), [&]<typename Unit>() {
      auto *out = reinterpret_cast<Unit *>(to);
      if (stride == 0) {
        std::fill_n(out, count, *reinterpret_cast<const Unit *>(from));
        return;
      }
      for (int64_t i = 0; i < count; ++i)
        out[i] = *reinterpret_cast<const Unit *>(from + i * stride);
    });
  }

  MapLoop loop;
  DType resultType;
  size_t inputs;
  std::vector<ValueType> types;
};

} // namespace

KernelPtr jitrt::makeMapKernel(MapLoop loop, const KernelSpec &spec,
                               DType resultType) {
  assert(spec.operands.size() >= 1 && spec.operands.size() <= maxMapInputs);
  return std::make_unique<MapKernel>(loop, spec, resultType);
}
