//===- print.h - writes tensors to the standard output ----------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of support.cpp. Needs nothing but the C library; the text is that of
// `jitrt::printLiteral`.
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_ABI_PRINT_H
#define JITRT_ABI_PRINT_H

#include "jitrt/math/half.h"
#include "jitrt/tensor/dlpack.h"
#include <stdio.h>
#include <stdlib.h>

namespace jitrt::abi {

/// What an element of `bits` bits keeps of `value`.
inline double roundToBits(double value, int code, int bits) {
  if (code == kDLBfloat)
    return math::toFloat(math::toBFloat(value));
  if (bits == 16)
    return math::toFloat(math::toHalf(value));
  return bits == 32 ? static_cast<float>(value) : value;
}

/// The shortest decimal that rounds to `value`: without an exponent where that
/// is not longer.
inline void printReal(double value, int code, int bits) {
  if (value != value) {
    fputs("nan", stdout);
    return;
  }
  if (value - value != 0) {
    fputs(value < 0 ? "-inf" : "inf", stdout);
    return;
  }
  char scientific[40], fixed[400];
  int digits = 1;
  for (; digits < 17; ++digits) {
    snprintf(scientific, sizeof(scientific), "%.*e", digits - 1, value);
    if (roundToBits(strtod(scientific, nullptr), code, bits) == value)
      break;
  }
  int length =
      snprintf(scientific, sizeof(scientific), "%.*e", digits - 1, value);
  int exponent = 0;
  for (int i = 0; i < length; ++i)
    if (scientific[i] == 'e')
      exponent = atoi(scientific + i + 1);
  int decimals = digits - 1 - exponent;
  int fixedLength = snprintf(fixed, sizeof(fixed), "%.*f",
                             decimals < 0 ? 0 : decimals, value);
  fputs(fixedLength <= length ? fixed : scientific, stdout);
}

inline void printElement(const void *at, int code, int bits) {
  switch (code) {
  case kDLBool:
    putchar(*static_cast<const uint8_t *>(at) ? '1' : '0');
    return;
  case kDLBfloat:
    return printReal(math::toFloat(*static_cast<const math::BFloat *>(at)),
                     code, bits);
  case kDLFloat:
    if (bits == 64)
      return printReal(*static_cast<const double *>(at), code, bits);
    if (bits == 32)
      return printReal(*static_cast<const float *>(at), code, bits);
    return printReal(math::toFloat(*static_cast<const math::Half *>(at)), code,
                     bits);
  case kDLUInt:
    printf("%u", *static_cast<const uint8_t *>(at));
    return;
  default:
    long long value = bits == 8    ? *static_cast<const int8_t *>(at)
                      : bits == 16 ? *static_cast<const int16_t *>(at)
                      : bits == 32 ? *static_cast<const int32_t *>(at)
                                   : *static_cast<const int64_t *>(at);
    printf("%lld", value);
  }
}

/// The part of a contiguous tensor that starts at `at`, from dimension `dim`
/// on; returns where it ends.
inline const char *printElements(const DLTensor &tensor, int32_t dim,
                                 const char *at) {
  int code = tensor.dtype.code, bits = tensor.dtype.bits;
  if (dim == tensor.ndim) {
    printElement(at, code, bits);
    return at + bits / 8;
  }
  bool isInnermost = dim + 1 == tensor.ndim;
  for (int64_t i = 0; i < tensor.shape[dim]; ++i) {
    if (isInnermost && i != 0)
      putchar(' ');
    if (!isInnermost)
      putchar('[');
    at = printElements(tensor, dim + 1, at);
    if (!isInnermost)
      putchar(']');
  }
  return at;
}

/// One line: the label and a space unless it is empty, the type, the elements.
inline void printTensor(const DLTensor &tensor, const char *label) {
  if (*label)
    printf("%s ", label);
  int64_t count = 1;
  for (int32_t i = 0; i < tensor.ndim; ++i) {
    printf("%lldx", static_cast<long long>(tensor.shape[i]));
    count *= tensor.shape[i];
  }
  int code = tensor.dtype.code;
  int bits = code == kDLBool ? 1 : tensor.dtype.bits;
  printf("%s%d=",
         code == kDLFloat    ? "f"
         : code == kDLBfloat ? "bf"
         : code == kDLUInt   ? "ui"
                             : "i",
         bits);
  if (count != 0)
    printElements(tensor, 0, static_cast<const char *>(tensor.data));
  putchar('\n');
  fflush(stdout);
}

} // namespace jitrt::abi

#endif // JITRT_ABI_PRINT_H
