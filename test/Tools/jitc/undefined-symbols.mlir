// An object of static functions needs the C library's memory functions and libm at most, at every level: mathematics,
// halves, checks and minima included. It exports its functions alone.
// RUN: jitc %s -o %t.o && llvm-nm -u %t.o | not grep -v -E ' (mem(cpy|move|set))$'
// RUN: jitc %s -o %t.o -O0 && llvm-nm -u %t.o | not grep -v -E ' (mem(cpy|move|set))$'
// RUN: jitc %s -o %t.o --cpu=x86-64 && llvm-nm -u %t.o | not grep -v -E ' (mem(cpy|move|set)|fmaf?|(floor|ceil|trunc|rint|roundeven)f?)$'
// RUN: llvm-nm --defined-only --extern-only --just-symbol-name %t.o | FileCheck %s --check-prefix=EXPORTED

// EXPORTED-COUNT-3: undefined_symbols_{{halves|mathematics|checks}}
// EXPORTED-NOT: {{.}}

func.func @mathematics(%x: tensor<64xf32>, %y: tensor<64xf64>) -> (tensor<64xf32>, tensor<64xf64>) {
  %0 = jit.exp %x : tensor<64xf32>
  %1 = jit.tanh %0 : tensor<64xf32>
  %2 = jit.maximum %1, %x : tensor<64xf32>
  %3 = jit.minimum %2, %0 : tensor<64xf32>
  %4 = jit.pow %3, %x : tensor<64xf32>
  %5 = jit.fmod %y, %y : tensor<64xf64>
  %6 = jit.atan2 %5, %y : tensor<64xf64>
  %7 = jit.maximum %6, %y : tensor<64xf64>
  return %4, %7 : tensor<64xf32>, tensor<64xf64>
}

func.func @halves(%x: tensor<64xf16>, %y: tensor<64xbf16>) -> (tensor<64xf16>, tensor<64xbf16>) {
  %0 = jit.add %x, %x : tensor<64xf16>
  %1 = jit.maximum %0, %x : tensor<64xf16>
  %2 = jit.mul %y, %y : tensor<64xbf16>
  %3 = jit.convert %2 : (tensor<64xbf16>) -> tensor<64xf64>
  %4 = jit.convert %3 : (tensor<64xf64>) -> tensor<64xf16>
  %5 = jit.add %1, %4 : tensor<64xf16>
  return %5, %2 : tensor<64xf16>, tensor<64xbf16>
}

func.func @checks(%x: tensor<4xf32>, %y: tensor<4xf16>) {
  %e = jit.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  check.expect_almost_eq %x, %e : tensor<4xf32>
  check.expect_eq %y, %y : tensor<4xf16>
  return
}
