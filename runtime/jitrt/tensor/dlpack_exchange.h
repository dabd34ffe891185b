//===- dlpack_exchange.h - Tensors to and from DLPack -----------*- C++ -*-===//

#ifndef JITRT_TENSOR_DLPACK_EXCHANGE_H
#define JITRT_TENSOR_DLPACK_EXCHANGE_H

#include "jitrt/support/status.h"
#include "jitrt/tensor/dlpack.h"
#include "jitrt/tensor/tensor.h"

namespace jitrt {

/// Takes over `managed`, without a copy: its deleter runs when the last tensor
/// that shares the memory is gone. On an error the caller still owns it.
/// Accepts tensors in host memory of the types of dtype.h.
Result<Tensor> fromDlpack(DLManagedTensor *managed);
/// As above; a read-only tensor stays read-only.
Result<Tensor> fromDlpack(DLManagedTensorVersioned *managed);

/// A view of `view` that owns nothing: the memory must outlive the result.
Result<Tensor> borrowDlpack(const DLTensor &view);

/// Exports without a copy; the memory lives until the consumer calls the
/// deleter. Fails for read-only tensors, which the unversioned struct cannot
/// express.
Result<DLManagedTensor *> toDlpack(const Tensor &tensor);
Result<DLManagedTensorVersioned *> toDlpackVersioned(const Tensor &tensor);

} // namespace jitrt

#endif // JITRT_TENSOR_DLPACK_EXCHANGE_H
