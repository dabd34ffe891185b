//===- npy_header.h - The header of a .npy array ----------------*- C++ -*-===//

#ifndef JITRT_IO_NPY_HEADER_H
#define JITRT_IO_NPY_HEADER_H

#include "jitrt/support/status.h"
#include "jitrt/tensor/dtype.h"
#include "jitrt/tensor/shape.h"

#include <cstddef>
#include <span>
#include <string>

namespace jitrt {

struct NpyHeader {
  DType dtype;
  Dims sizes;
  bool isFortranOrder;
  size_t dataOffset; ///< Of the first element from the magic string, in bytes.
};

/// Parses the header at the start of `bytes`, which may hold more than one
/// array. `dataOffset` is at most the size of `bytes`.
Result<NpyHeader> parseNpyHeader(std::span<const std::byte> bytes);

/// A header of version 1.0 (2.0 if it does not fit) padded to 64 bytes, for
/// C order. Fails for types that the format does not know.
Result<std::string> formatNpyHeader(DType dtype, DimsRef sizes);

} // namespace jitrt

#endif // JITRT_IO_NPY_HEADER_H
