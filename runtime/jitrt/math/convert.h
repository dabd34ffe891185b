//===- convert.h - Conversions between element types ------------*- C++ -*-===//
#ifndef JITRT_MATH_CONVERT_H
#define JITRT_MATH_CONVERT_H

#include "jitrt/math/half.h"
#include "jitrt/math/integer.h"

namespace jitrt::math {

/// x in another element type: to a float, rounded once to nearest even; float
/// to integer, towards zero and saturating, with NaN as 0; integer to integer,
/// wrapping; to bool, whether x differs from zero (as a NaN does).
template <class To, class From> JITRT_MATH_INLINE To convert(From x) {
  constexpr bool fromHalf =
      std::is_same_v<From, Half> || std::is_same_v<From, BFloat>;
  constexpr bool fromFloat = std::is_floating_point_v<From>;
  if constexpr (std::is_same_v<To, From>)
    return x;
  else if constexpr (fromHalf)
    return convert<To>(toFloat(x));
  else if constexpr (std::is_same_v<To, Half>) {
    if constexpr (fromFloat)
      return toHalf(x);
    else
      return toHalf(detail::stickyDouble(x));
  } else if constexpr (std::is_same_v<To, BFloat>) {
    if constexpr (fromFloat)
      return toBFloat(x);
    else
      return toBFloat(detail::stickyDouble(x));
  } else if constexpr (std::is_same_v<To, bool>)
    return x != From(0);
  else if constexpr (fromFloat && std::is_integral_v<To>)
    return saturate<To>(x);
  else
    return To(x);
}

} // namespace jitrt::math

#endif // JITRT_MATH_CONVERT_H
