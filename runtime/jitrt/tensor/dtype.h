//===- dtype.h - Element types ----------------------------------*- C++ -*-===//

#ifndef JITRT_TENSOR_DTYPE_H
#define JITRT_TENSOR_DTYPE_H

#include "jitrt/math/half.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace jitrt {

/// The bits of a 16-bit float; conversions are in math/half.h.
using Float16 = math::Half;
using BFloat16 = math::BFloat;
/// A truth value in memory: one byte, 0 or 1. A type of its own because reading
/// any other byte through a `bool` is undefined.
struct Bool8 {
  uint8_t byte;
  constexpr operator bool() const { return byte != 0; }
};

/// How a type behaves in arithmetic and comparison.
enum class DTypeClass : uint8_t { Float, SignedInteger, UnsignedInteger, Bool };

// The one table of element types.
// X(enumerator, type in memory, name in MLIR, class, DLPack type code,
//   DLPack bits, .npy descr or "", safetensors name)
#define JITRT_FOR_EACH_DTYPE(X)                                                \
  X(F64, double, "f64", Float, 2, 64, "<f8", "F64")                            \
  X(F32, float, "f32", Float, 2, 32, "<f4", "F32")                             \
  X(F16, Float16, "f16", Float, 2, 16, "<f2", "F16")                           \
  X(BF16, BFloat16, "bf16", Float, 4, 16, "", "BF16")                          \
  X(I64, int64_t, "i64", SignedInteger, 0, 64, "<i8", "I64")                   \
  X(I32, int32_t, "i32", SignedInteger, 0, 32, "<i4", "I32")                   \
  X(I16, int16_t, "i16", SignedInteger, 0, 16, "<i2", "I16")                   \
  X(I8, int8_t, "i8", SignedInteger, 0, 8, "|i1", "I8")                        \
  X(UI8, uint8_t, "ui8", UnsignedInteger, 1, 8, "|u1", "U8")                   \
  X(I1, Bool8, "i1", Bool, 6, 8, "|b1", "BOOL")

enum class DType : uint8_t {
#define JITRT_DTYPE_ENUMERATOR(id, ...) id,
  JITRT_FOR_EACH_DTYPE(JITRT_DTYPE_ENUMERATOR)
#undef JITRT_DTYPE_ENUMERATOR
};

struct DTypeInfo {
  DType dtype;
  std::string_view name; ///< As in MLIR: "f32", "ui8".
  DTypeClass typeClass;
  uint8_t size;                     ///< Bytes of an element in memory.
  uint8_t dlpackCode;               ///< DLDataTypeCode.
  uint8_t dlpackBits;               ///< DLDataType::bits.
  std::string_view npyDescr;        ///< Empty where .npy has none.
  std::string_view safetensorsName; ///< "F32", "BOOL".
};

inline constexpr DTypeInfo dtypeTable[] = {
#define JITRT_DTYPE_INFO(id, type, name, typeClass, code, bits, npy, st)       \
  {DType::id, name, DTypeClass::typeClass, sizeof(type), code, bits, npy, st},
    JITRT_FOR_EACH_DTYPE(JITRT_DTYPE_INFO)
#undef JITRT_DTYPE_INFO
};
inline constexpr size_t numDTypes = sizeof(dtypeTable) / sizeof(dtypeTable[0]);

constexpr const DTypeInfo &info(DType dtype) {
  return dtypeTable[static_cast<size_t>(dtype)];
}
constexpr std::string_view dtypeName(DType dtype) { return info(dtype).name; }
constexpr size_t dtypeSize(DType dtype) { return info(dtype).size; }
constexpr bool isFloat(DType dtype) {
  return info(dtype).typeClass == DTypeClass::Float;
}
constexpr bool isInteger(DType dtype) {
  return info(dtype).typeClass == DTypeClass::SignedInteger ||
         info(dtype).typeClass == DTypeClass::UnsignedInteger;
}

/// The type of that MLIR name ("f32", "ui8"), or none.
constexpr std::optional<DType> parseDType(std::string_view name) {
  for (const DTypeInfo &entry : dtypeTable)
    if (entry.name == name)
      return entry.dtype;
  return std::nullopt;
}

/// StorageType<DType::F32> is float; dtypeFor<float> is DType::F32.
template <DType dtype> struct StorageTypeImpl;
template <typename T> struct DTypeForImpl;
#define JITRT_DTYPE_MAPS(id, type, ...)                                        \
  template <> struct StorageTypeImpl<DType::id> {                              \
    using Type = type;                                                         \
  };                                                                           \
  template <> struct DTypeForImpl<type> {                                      \
    static constexpr DType value = DType::id;                                  \
  };
JITRT_FOR_EACH_DTYPE(JITRT_DTYPE_MAPS)
#undef JITRT_DTYPE_MAPS
template <DType dtype>
using StorageType = typename StorageTypeImpl<dtype>::Type;
template <typename T> inline constexpr DType dtypeFor = DTypeForImpl<T>::value;

/// Calls `function.template operator()<T>()` with T the type in memory of
/// `dtype` and returns its result. T must determine what is returned alike for
/// all types.
template <typename Function>
decltype(auto) dispatchDType(DType dtype, Function &&function) {
  switch (dtype) {
#define JITRT_DTYPE_CASE(id, type, ...)                                        \
  case DType::id:                                                              \
    return function.template operator()<type>();
    JITRT_FOR_EACH_DTYPE(JITRT_DTYPE_CASE)
#undef JITRT_DTYPE_CASE
  }
  __builtin_unreachable();
}

} // namespace jitrt

#endif // JITRT_TENSOR_DTYPE_H
