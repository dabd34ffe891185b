//===- value_spec.h - Values named on a command line ------------*- C++ -*-===//
//
// What --input= and --expected_output= accept, after iree-run-module:
//
//   2x3xf32=1,2,3,4,5,6     a literal (see literal.h); 2x3xf32 alone: zeros
//   3, 2.5, true            a host scalar or rank-0 tensor of a known type
//   @x.npy                  the first array of a .npy file
//   +x.npy                  the array after the one that was read last
//   *x.npy                  all arrays of the file, as that many values
//   @w.safetensors:fc1.bias a tensor of a .safetensors file by name
//   2x3xf32=@x.bin          bare elements; + reads on where the last one ended
//
// and what --output= accepts:
//
//   -                       print
//   (empty)                 discard
//   @y.npy, +y.npy          write, or append to, a .npy file
//   @y.safetensors:name     write; all names of one file are written together
//   @y.bin, +y.bin          write or append bare elements
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_IO_VALUE_SPEC_H
#define JITRT_IO_VALUE_SPEC_H

#include "jitrt/io/literal.h"
#include "jitrt/io/npy.h"
#include "jitrt/io/raw.h"
#include "jitrt/io/safetensors.h"
#include "jitrt/support/status.h"
#include "jitrt/tensor/tensor.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace jitrt {

/// What a function expects of a value.
struct ExpectedType {
  std::optional<DType> dtype; ///< None: any.
  std::optional<Dims> sizes;  ///< None: any rank; a negative extent: any.
  bool isHostScalar = false;

  static ExpectedType any() { return {}; }
  static ExpectedType tensor(DType dtype) { return {dtype, {}, false}; }
  static ExpectedType tensor(DType dtype, Dims sizes) {
    return {dtype, std::move(sizes), false};
  }
  /// A host scalar: I64 (for i64 and index), F64 or I1. Its value is a rank-0
  /// tensor.
  static ExpectedType hostScalar(DType dtype) { return {dtype, Dims(), true}; }

  /// "2x?xf32", "*xf32", "scalar i64", "any type".
  std::string toString() const;
  /// Fails with "type is ..., expected ..." if a value of that type does not
  /// fit.
  Status check(DType otherDType, DimsRef otherSizes) const;
};

/// Reads values in the order of the command line and remembers how far it got
/// in each file. Errors are one line; their location is `where`.
class InputReader {
public:
  /// Reads a single value; a '*' is an error.
  Result<Tensor> read(std::string_view text, const ExpectedType &expected,
                      std::string_view where = {});

  /// Reads as many values as are expected; '*' stands for several. Locations
  /// are "<flag>[i]". Bytes left over in raw files are an error.
  Result<std::vector<Tensor>> readAll(std::span<const std::string> texts,
                                      std::span<const ExpectedType> expected,
                                      std::string_view flag = "input");

  /// Fails if a raw file was not read to its end.
  Status finish() const;

private:
  Result<Tensor> readUnlocated(std::string_view text,
                               const ExpectedType &expected);
  Result<Tensor> readFile(std::string_view text);
  Result<Tensor> readRawFile(std::string_view text, const TensorType &type);
  Result<NpyReader *> npyReader(std::string_view path, bool rewind);

  std::map<std::string, NpyReader, std::less<>> npyReaders;
  std::map<std::string, SafetensorsFile, std::less<>> safetensorsFiles;
  std::map<std::string, RawReader, std::less<>> rawReaders;
};

/// Reads one value by itself; a raw file must hold nothing else.
Result<Tensor> parseInputSpec(std::string_view text,
                              const ExpectedType &expected,
                              std::string_view where = {});

struct OutputSpec {
  enum class Kind : uint8_t { Discard, Print, Npy, Safetensors, Raw };
  Kind kind = Kind::Print;
  bool append = false;
  std::string path;
  std::string name; ///< Of a tensor in a .safetensors file.
};

Result<OutputSpec> parseOutputSpec(std::string_view text,
                                   std::string_view where = {});

/// Writes each tensor as its spec says, every file atomically and once;
/// tensors to print or to discard are left to the caller.
Status writeOutputs(std::span<const OutputSpec> specs,
                    std::span<const Tensor> tensors);

} // namespace jitrt

#endif // JITRT_IO_VALUE_SPEC_H
