//===- Inputs.cpp - values of random programs' arguments -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"
#include "jit/Import/Values.h"
#include "llvm/ADT/APFloat.h"
#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::jit::fuzz;

namespace {
/// What an argument's values are like.
enum class Mood { Small, Normal, Special, Bits };
} // namespace

static double specialFloat(Random &random) {
  static const double values[] = {0.0,
                                  -0.0,
                                  1.0,
                                  -1.0,
                                  0.5,
                                  -0.5,
                                  1.5,
                                  2.5,
                                  -2.5,
                                  1e-3,
                                  3.0e38,
                                  -3e38,
                                  65504,
                                  65520,
                                  1e10,
                                  -1e10,
                                  1e-40,
                                  -1e-45,
                                  5e-324,
                                  6e-8,
                                  -6e-8,
                                  1e300,
                                  88.8,
                                  -104.0,
                                  710.0,
                                  1e-300,
                                  2147483648.0,
                                  9.3e18,
                                  -9.3e18,
                                  3.14159265358979,
                                  std::numeric_limits<double>::infinity(),
                                  -std::numeric_limits<double>::infinity(),
                                  std::numeric_limits<double>::quiet_NaN()};
  return random.pick<double>(values);
}

static double someFloat(Mood mood, Random &random) {
  switch (mood) {
  case Mood::Small:
    return double(random.between(-3, 3));
  case Mood::Normal:
    return double(random.between(-(1 << 20), 1 << 20)) * 0x1p-18;
  default:
    return random.chance(70) ? specialFloat(random)
                             : someFloat(Mood::Normal, random);
  }
}

static double moderateFloat(Random &random) {
  double magnitude =
      0.1 + 1.9 * double(random.below(int64_t(1) << 40)) * 0x1p-40;
  return random.chance(50) ? magnitude : -magnitude;
}

/// The low `width` bits count.
static int64_t someInteger(Mood mood, unsigned width, Random &random) {
  int64_t smallest = int64_t(uint64_t(-1) << (width - 1));
  switch (mood) {
  case Mood::Small:
    return random.between(-3, 3);
  case Mood::Normal:
    return random.between(-100, 100);
  case Mood::Special: {
    const int64_t values[] = {0,  1,  -1, 2,        -2,           7,        31,
                              32, 63, 64, smallest, smallest + 1, ~smallest};
    return random.pick<int64_t>(values);
  }
  case Mood::Bits:
    return int64_t(random.next());
  }
  return 0;
}

/// The bits of an element of `dtype`.
static uint64_t someElement(jitrt::DType dtype, const Argument &argument,
                            Mood mood, Random &random) {
  if (dtype == jitrt::DType::I1)
    return random.next() & 1;
  if (argument.hasRange)
    return uint64_t(random.between(argument.low, argument.high));
  if (!jitrt::isFloat(dtype))
    return uint64_t(
        someInteger(mood, unsigned(jitrt::dtypeSize(dtype)) * 8, random));
  if (mood == Mood::Bits && random.chance(50) && !argument.isModerate)
    return random.next();
  llvm::APFloat value(argument.isModerate ? moderateFloat(random)
                                          : someFloat(mood, random));
  const llvm::fltSemantics *semantics =
      dtype == jitrt::DType::F64   ? &llvm::APFloat::IEEEdouble()
      : dtype == jitrt::DType::F32 ? &llvm::APFloat::IEEEsingle()
      : dtype == jitrt::DType::F16 ? &llvm::APFloat::IEEEhalf()
                                   : &llvm::APFloat::BFloat();
  bool losesInfo;
  value.convert(*semantics, llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  return value.bitcastToAPInt().getZExtValue();
}

jitrt::Tensor fuzz::makeValues(const Argument &argument, Random &random) {
  jitrt::DType dtype = *expectedType(argument.type).dtype;
  jitrt::Dims sizes;
  if (auto type = dyn_cast<RankedTensorType>(argument.type))
    sizes = jitrt::Dims(
        jitrt::DimsRef(type.getShape().data(), type.getShape().size()));
  auto tensor = jitrt::Tensor::zeros(dtype, sizes);
  if (!tensor)
    llvm::report_fatal_error(StringRef(tensor.status().toString()));
  static const Mood moods[] = {Mood::Small, Mood::Normal, Mood::Normal,
                               Mood::Special, Mood::Bits};
  Mood mood = random.pick<Mood>(moods);
  size_t size = jitrt::dtypeSize(dtype);
  auto *bytes = static_cast<char *>(tensor->mutableData());
  for (int64_t i = 0; i < tensor->numel(); ++i) {
    // Little-endian machines only, as everywhere in the runtime's files.
    uint64_t element = someElement(dtype, argument, mood, random);
    std::memcpy(bytes + size_t(i) * size, &element, size);
  }
  return std::move(*tensor);
}

std::vector<jitrt::Tensor> fuzz::makeInputs(const Program &program,
                                            unsigned run) {
  std::vector<jitrt::Tensor> inputs;
  for (auto [index, argument] : llvm::enumerate(program.arguments)) {
    Random random(program.seed, (uint64_t(run) << 32) + index + 1);
    inputs.push_back(makeValues(argument, random));
  }
  return inputs;
}
