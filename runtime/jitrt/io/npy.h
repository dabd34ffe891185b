//===- npy.h - NumPy's .npy files -------------------------------*- C++ -*-===//
//
// Versions 1.0 to 3.0 of the format; bool, f2, f4, f8, i1, i2, i4, i8 and u1 in
// little endian, C or Fortran order. As in iree-run-module, a file may hold
// several arrays one after another. bf16 has no descr in the format. Every
// message names the file.
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_IO_NPY_H
#define JITRT_IO_NPY_H

#include "jitrt/io/byte_source.h"
#include "jitrt/support/status.h"
#include "jitrt/tensor/tensor.h"

#include <span>
#include <string_view>
#include <vector>

namespace jitrt {

/// Reads the arrays of a file one after another. Tensors are contiguous; they
/// refer to the mapped file, read-only, where order and alignment permit.
class NpyReader {
public:
  static Result<NpyReader> open(std::string_view path);
  explicit NpyReader(ByteSource source) : source(std::move(source)) {}

  bool atEnd() const { return position == source.bytes.size(); }
  /// The next array. After an error the reader stays where it was.
  Result<Tensor> next();

private:
  ByteSource source;
  size_t position = 0;
  size_t arraysRead = 0;
};

/// The first array of a file.
Result<Tensor> readNpy(std::string_view path);
/// All arrays of a file, at least one.
Result<std::vector<Tensor>> readAllNpy(std::string_view path);

/// Writes the arrays one after another, atomically.
Status writeNpy(std::string_view path, std::span<const Tensor> tensors);
inline Status writeNpy(std::string_view path, const Tensor &tensor) {
  return writeNpy(path, std::span(&tensor, 1));
}
/// Appends arrays to a .npy file, which is made if missing. The file is
/// rewritten, so that it is never seen in between.
Status appendNpy(std::string_view path, std::span<const Tensor> tensors);

} // namespace jitrt

#endif // JITRT_IO_NPY_H
