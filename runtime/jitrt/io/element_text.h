//===- element_text.h - Single elements as text -----------------*- C++ -*-===//

#ifndef JITRT_IO_ELEMENT_TEXT_H
#define JITRT_IO_ELEMENT_TEXT_H

#include "jitrt/support/status.h"
#include "jitrt/tensor/dtype.h"

#include <string>
#include <string_view>

namespace jitrt {

/// Parses one element and stores it at `out`, which must be aligned for the
/// type. Floats: decimal or hexadecimal ("0x1.8p3"), "inf", "nan"; rounded once
/// to the nearest value of the type; what would round to infinity is an error.
/// Integers: decimal or hexadecimal, within the type's range. i1: true, false,
/// 1, 0. Messages have the form "'300' is out of range for i8, ...".
Status parseElement(std::string_view text, DType dtype, void *out);

/// Appends the element at `element`: integers in decimal, i1 as 1 or 0, floats
/// by the shortest text that `parseElement` reads back to the same value ("nan"
/// for every NaN).
void appendElement(std::string &out, DType dtype, const void *element);

} // namespace jitrt

#endif // JITRT_IO_ELEMENT_TEXT_H
