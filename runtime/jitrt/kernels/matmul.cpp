//===- matmul.cpp - Products of matrices ----------------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/kernels/contraction.h"
#include "jitrt/kernels/families.h"
#include "jitrt/kernels/kernel.h"
#include "jitrt/kernels/odometer.h"
#include "jitrt/kernels/sizes.h"
#include "jitrt/kernels/walk.h"

using namespace jitrt;

namespace {

struct MatrixShape {
  int64_t rows, depth, columns;
  int64_t lhsRow, lhsColumn, rhsRow, rhsColumn;
};

/// One matrix product; `out` is row-major. `left` and `buffer`, a panel, are
/// memory for it.
template <typename T>
void multiply(const T *lhs, const T *rhs, T *out, const MatrixShape &shape,
              SummedMatrix<T> &left, Summed<T> *buffer) {
  using Acc = Summed<T>;
  constexpr int64_t width = blockColumns<Acc>;
  left.fill(lhs, shape.rows, shape.depth, shape.lhsRow, shape.lhsColumn);
  auto panelOf = [&](int64_t begin,
                     int64_t count) -> std::pair<const Acc *, int64_t> {
    const T *from = rhs + begin * shape.rhsColumn;
    // Rows of a few products only are not worth a copy.
    if constexpr (std::is_same_v<T, Acc>)
      if (shape.rhsColumn == 1 && count == width && shape.rows < 2 * blockRows)
        return {from, shape.rhsRow};
    for (int64_t k = 0; k < shape.depth; ++k)
      for (int64_t j = 0; j < count; ++j)
        buffer[k * width + j] =
            loadSummed(from[k * shape.rhsRow + j * shape.rhsColumn]);
    return {buffer, width};
  };
  auto write = [&](int64_t row, int64_t begin, int64_t count, const Acc *sums) {
    for (int64_t j = 0; j < count; ++j)
      out[row * shape.columns + begin + j] = storeSummed<T>(sums[j]);
  };
  multiplyMatrices(left.data, left.rowStride, left.columnStride, shape.rows,
                   shape.depth, shape.columns, panelOf, write);
}

/// Adds the batch dimensions of a matrix stack, aligned at the last one.
Odometer batchOf(const Tensor &stack, const Dims &batch) {
  Odometer result;
  size_t own = stack.sizes().size() - 2, missing = batch.size() - own;
  for (size_t dim = 0; dim < batch.size(); ++dim) {
    bool repeats = dim < missing || stack.size(dim - missing) == 1;
    result.addDim(batch[dim], repeats ? 0 : stack.stride(dim - missing));
  }
  return result;
}

/// The product of each pair of matrices of two stacks.
template <typename T>
Status multiplyStacks(const Tensor &lhs, const Tensor &rhs, const Dims &batch,
                      const MatrixShape &shape, Tensor &result) {
  SummedMatrix<T> matrix;
  JITRT_RETURN_IF_ERROR(matrix.reserve(shape.rows, shape.depth));
  JITRT_ASSIGN_OR_RETURN(StorageRef buffer, panelBuffer(shape.depth));
  Odometer left = batchOf(lhs, batch), right = batchOf(rhs, batch);
  T *out = result.mutableDataAs<T>();
  do {
    multiply<T>(lhs.dataAs<T>() + left.offset(),
                rhs.dataAs<T>() + right.offset(), out, shape, matrix,
                static_cast<Summed<T> *>(buffer->data()));
    out += shape.rows * shape.columns;
    left.next();
  } while (right.next());
  return Status::ok();
}

Status runMatmul(KernelCall &call, std::span<const ValueType> types) {
  const Tensor *operands[] = {&call.tensor(0), &call.tensor(1)};
  const Tensor &lhs = *operands[0], &rhs = *operands[1];
  size_t lhsRank = lhs.sizes().size(), rhsRank = rhs.sizes().size();
  if (lhsRank < 2 || rhsRank < 2)
    return invalidArgument(strCat("operands of matmul have ranks ", lhsRank,
                                  " and ", rhsRank, ", expected at least 2"));
  if (lhs.size(lhsRank - 1) != rhs.size(rhsRank - 2))
    return shapeMismatch(strCat("contraction sizes differ: lhs dimension ",
                                lhsRank - 1, " is ", lhs.size(lhsRank - 1),
                                ", rhs dimension ", rhsRank - 2, " is ",
                                rhs.size(rhsRank - 2)));
  JITRT_ASSIGN_OR_RETURN(Dims batch, broadcastSizes(operands, types, 2));
  MatrixShape shape{lhs.size(lhsRank - 2),   lhs.size(lhsRank - 1),
                    rhs.size(rhsRank - 1),   lhs.stride(lhsRank - 2),
                    lhs.stride(lhsRank - 1), rhs.stride(rhsRank - 2),
                    rhs.stride(rhsRank - 1)};
  Dims sizes(batch.size() + 2, shape.rows);
  std::copy(batch.begin(), batch.end(), sizes.begin());
  sizes[batch.size() + 1] = shape.columns;
  JITRT_ASSIGN_OR_RETURN(Tensor result, allocate(lhs.dtype(), sizes));
  if (result.numel() != 0)
    JITRT_RETURN_IF_ERROR(
        dispatchDType(lhs.dtype(), [&]<typename T>() -> Status {
          if constexpr (std::is_same_v<T, Bool8>)
            return Status::ok();
          else
            return multiplyStacks<T>(lhs, rhs, batch, shape, result);
        }));
  call.setResult(0, std::move(result));
  return Status::ok();
}

Result<KernelPtr> makeMatmul(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("tt", "t"));
  JITRT_RETURN_IF_ERROR(spec.expectDType(numberClasses));
  std::vector<ValueType> types(spec.operands.begin(), spec.operands.end());
  return makeKernel([types = std::move(types)](KernelCall &call) {
    return runMatmul(call, types);
  });
}

} // namespace

void jitrt::registerLinearAlgebraKernels(KernelRegistry &registry) {
  registry.add("matmul", makeMatmul);
  registerConvKernels(registry);
}
