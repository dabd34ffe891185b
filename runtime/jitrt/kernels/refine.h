//===- refine.h - Extents that only a type knows ----------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_KERNELS_REFINE_H
#define JITRT_KERNELS_REFINE_H

#include "jitrt/kernels/value.h"
#include "jitrt/support/strings.h"

namespace jitrt {

/// Fails unless the tensor has the extents that `type` knows. `what` begins the
/// message.
inline Status checkExtents(const Tensor &tensor, const ValueType &type,
                           std::string_view what) {
  if (!type.isRanked)
    return Status::ok();
  if (tensor.sizes().size() != type.sizes.size())
    return shapeMismatch(strCat(what, " has rank ", tensor.rank(),
                                ", expected ", type.sizes.size()));
  for (size_t dim = 0; dim < type.sizes.size(); ++dim)
    if (type.sizes[dim] >= 0 && tensor.size(dim) != type.sizes[dim])
      return shapeMismatch(strCat(what, " dimension ", dim, " is ",
                                  tensor.size(dim), ", expected ",
                                  type.sizes[dim]));
  return Status::ok();
}

} // namespace jitrt

#endif // JITRT_KERNELS_REFINE_H
