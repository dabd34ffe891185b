//===- literal.h - Tensor values as text ------------------------*- C++ -*-===//
//
// The grammar of iree-run-module:
//
//   literal  ::= type (`=` values)?           without values: zeros
//   type     ::= (extent `x`)* dtype          2x3xf32, 1x0xi64, f32
//   values   ::= elements separated by spaces or commas, optionally nested in
//                brackets; one element alone fills the whole tensor
//
// for instance 2x3xf32=1,2,3,4,5,6 or 2x2xi32=[1 2][3 4] or 4xf16=1.5.
// Brackets, if any, must agree with the shape; the outermost pair may be left
// out, as it is in the printed form.
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_IO_LITERAL_H
#define JITRT_IO_LITERAL_H

#include "jitrt/support/status.h"
#include "jitrt/tensor/tensor.h"

#include <string>
#include <string_view>

namespace jitrt {

struct TensorType {
  DType dtype;
  Dims sizes;
};

/// Parses "2x3xf32".
Result<TensorType> parseTensorType(std::string_view text);

/// Parses a literal with its type.
Result<Tensor> parseLiteral(std::string_view text);

/// Parses the values of a tensor of a known type: what follows the `=`.
Result<Tensor> parseValues(std::string_view text, DType dtype, DimsRef sizes);

struct PrintOptions {
  /// Elements beyond that number are replaced by "...".
  int64_t maxElements = 1024;
};

/// The literal of any tensor, strided or not: 2x2xf32=[1 2][3 4]. A tensor
/// without elements prints nothing after the `=`.
std::string printLiteral(const Tensor &tensor,
                         const PrintOptions &options = {});

} // namespace jitrt

#endif // JITRT_IO_LITERAL_H
