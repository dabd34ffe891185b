//===- math.h - The whole math library --------------------------*- C++ -*-===//
//
// math.def lists the functions with their error bounds, docs/Math.md says what
// they compute.
//
//===----------------------------------------------------------------------===//
#ifndef JITRT_MATH_MATH_H
#define JITRT_MATH_MATH_H

#include "jitrt/math/convert.h"
#include "jitrt/math/exp.h"
#include "jitrt/math/hyperbolic.h"
#include "jitrt/math/integer.h"
#include "jitrt/math/inverse_trig.h"
#include "jitrt/math/log.h"
#include "jitrt/math/power.h"
#include "jitrt/math/random.h"
#include "jitrt/math/remainder.h"
#include "jitrt/math/special.h"
#include "jitrt/math/trig.h"

#endif // JITRT_MATH_MATH_H
