//===- bitcode.h - The embedded bitcode of the math library -----*- C++ -*-===//
//
// LLVM bitcode that defines jit_math_<op>_<type> for every row of math.def, and
// jit_math_philox_{low,high}_i64. It names no target: set the data layout and
// triple of the destination before linking, then internalize it. All exported
// functions are alwaysinline.
//
//===----------------------------------------------------------------------===//
#ifndef JITRT_MATH_BITCODE_H
#define JITRT_MATH_BITCODE_H

#include <cstddef>

extern "C" {
extern const unsigned char jitrt_math_bitcode[];
extern const size_t jitrt_math_bitcode_size;
}

#endif // JITRT_MATH_BITCODE_H
