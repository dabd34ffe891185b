//===- rearrange.cpp - Padding, concatenation, reversal -------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/kernels/elements.h"
#include "jitrt/kernels/families.h"
#include "jitrt/kernels/sizes.h"
#include "jitrt/kernels/walk.h"

using namespace jitrt;

/// The address of the element `offset` elements from the first.
static void *addressAt(Tensor &tensor, int64_t offset) {
  return static_cast<char *>(tensor.mutableData()) +
         offset * static_cast<int64_t>(dtypeSize(tensor.dtype()));
}

//===----------------------------------------------------------------------===//
// Pad
//===----------------------------------------------------------------------===//

namespace {
struct Padding {
  MixedList low, high, interior;

  static constexpr const char *names[] = {"low", "high", "interior"};
};
} // namespace

/// The padded extent, or the largest integer where it is above.
static int64_t paddedExtent(int64_t extent, int64_t low, int64_t high,
                            int64_t interior) {
  int64_t size = 0;
  bool overflows =
      __builtin_mul_overflow(std::max<int64_t>(extent - 1, 0), interior, &size);
  for (int64_t each : {extent, low, high})
    overflows |= __builtin_add_overflow(size, each, &size);
  return overflows ? std::numeric_limits<int64_t>::max() : size;
}

static Status runPad(const Padding &padding, KernelCall &call) {
  const Tensor &operand = call.tensor(0), &value = call.tensor(1);
  size_t next = 2, rank = operand.sizes().size();
  Dims lists[] = {padding.low.values(call, next),
                  padding.high.values(call, next),
                  padding.interior.values(call, next)};
  if (rank != lists[0].size())
    return invalidArgument(
        strCat("operand has rank ", rank, ", expected ", lists[0].size()));
  Dims sizes(rank, 0), strides(rank, 0);
  for (size_t dim = 0; dim < rank; ++dim) {
    for (size_t i = 0; i < 3; ++i)
      if (lists[i][dim] < 0)
        return invalidArgument(strCat(Padding::names[i], " in dimension ", dim,
                                      " is ", lists[i][dim],
                                      ", expected at least 0"));
    sizes[dim] = paddedExtent(operand.size(dim), lists[0][dim], lists[1][dim],
                              lists[2][dim]);
  }
  JITRT_ASSIGN_OR_RETURN(Tensor result, allocate(operand.dtype(), sizes));
  dispatchSize(dtypeSize(operand.dtype()), [&]<typename Unit>() {
    std::fill_n(static_cast<Unit *>(result.mutableData()), result.numel(),
                *static_cast<const Unit *>(value.data()));
  });
  if (operand.numel() != 0) {
    int64_t offset = 0;
    for (size_t dim = 0; dim < rank; ++dim) {
      offset += lists[0][dim] * result.stride(dim);
      strides[dim] =
          operand.size(dim) > 1 ? result.stride(dim) * (lists[2][dim] + 1) : 0;
    }
    copyElements(addressAt(result, offset), operand.sizes(), strides, operand);
  }
  call.setResult(0, std::move(result));
  return Status::ok();
}

static Result<KernelPtr> makePad(const KernelSpec &spec) {
  Padding padding;
  JITRT_ASSIGN_OR_RETURN(padding.low, MixedList::get(spec, "static_low"));
  JITRT_ASSIGN_OR_RETURN(padding.high, MixedList::get(spec, "static_high"));
  JITRT_ASSIGN_OR_RETURN(padding.interior,
                         MixedList::get(spec, "static_interior"));
  std::string kinds = "tt";
  for (const MixedList *list :
       {&padding.low, &padding.high, &padding.interior}) {
    kinds.append(list->numDynamic(), 'i');
    if (list->size() != padding.low.size())
      return invalidArgument("low, high and interior of pad differ in number");
  }
  JITRT_RETURN_IF_ERROR(spec.expect(kinds, "t"));
  if (spec.operands[0].dtype != spec.operands[1].dtype)
    return invalidArgument(strCat(
        "value of pad has elements of type ", dtypeName(spec.operands[1].dtype),
        ", expected ", dtypeName(spec.operands[0].dtype)));
  return makeKernel([padding = std::move(padding)](KernelCall &call) {
    return runPad(padding, call);
  });
}

//===----------------------------------------------------------------------===//
// Concat
//===----------------------------------------------------------------------===//

/// The extents that all operands have but along `dim`, where they are added.
/// Extents that types knew are what others are compared with.
static Result<Dims> concatSizes(const KernelCall &call,
                                std::span<const ValueType> types, size_t dim) {
  Dims sizes(call.tensor(0).sizes());
  for (size_t i = 0; i < types.size(); ++i)
    if (types[i].isRanked && types[i].sizes.size() == sizes.size())
      for (size_t at = 0; at < sizes.size(); ++at)
        if (types[i].sizes[at] >= 0)
          sizes[at] = types[i].sizes[at];
  sizes[dim] = 0;
  for (size_t i = 0; i < call.numOperands(); ++i) {
    const Tensor &operand = call.tensor(i);
    if (operand.sizes().size() != sizes.size())
      return invalidArgument(strCat("operand #", i, " has rank ",
                                    operand.rank(), ", expected ",
                                    sizes.size()));
    for (size_t at = 0; at < sizes.size(); ++at)
      if (at != dim && operand.size(at) != sizes[at])
        return shapeMismatch(strCat("operand #", i, " dimension ", at, " is ",
                                    operand.size(at), ", expected ",
                                    sizes[at]));
    if (__builtin_add_overflow(sizes[dim], operand.size(dim), &sizes[dim]))
      return resourceExhausted(
          strCat("the extent of dimension ", dim, " overflows"));
  }
  return sizes;
}

static Result<KernelPtr> makeConcat(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("tT", "t"));
  JITRT_ASSIGN_OR_RETURN(int64_t given, spec.attributes.get<int64_t>("dim"));
  DType dtype = spec.operands[0].dtype;
  std::vector<ValueType> types(spec.operands.begin(), spec.operands.end());
  for (const ValueType &type : types)
    if (type.dtype != dtype)
      return invalidArgument(strCat("operands of concat have elements of type ",
                                    dtypeName(dtype), " and ",
                                    dtypeName(type.dtype), ", expected one"));
  return makeKernel([=](KernelCall &call) -> Status {
    JITRT_ASSIGN_OR_RETURN(size_t dim,
                           normalDim(given, call.tensor(0).rank(), "dim"));
    JITRT_ASSIGN_OR_RETURN(Dims sizes, concatSizes(call, types, dim));
    JITRT_ASSIGN_OR_RETURN(Tensor result, allocate(dtype, sizes));
    int64_t begin = 0;
    for (size_t i = 0; i < call.numOperands(); ++i) {
      const Tensor &operand = call.tensor(i);
      if (operand.numel() != 0)
        copyElements(addressAt(result, begin * result.stride(dim)),
                     operand.sizes(), result.strides(), operand);
      begin += operand.size(dim);
    }
    call.setResult(0, std::move(result));
    return Status::ok();
  });
}

//===----------------------------------------------------------------------===//
// Reverse
//===----------------------------------------------------------------------===//

static Result<KernelPtr> makeReverse(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("t", "t"));
  JITRT_ASSIGN_OR_RETURN(Dims dims, spec.attributes.get<Dims>("dims"));
  return makeKernel([dims = std::move(dims)](KernelCall &call) -> Status {
    const Tensor &operand = call.tensor(0);
    JITRT_ASSIGN_OR_RETURN(Tensor result,
                           allocate(operand.dtype(), operand.sizes()));
    if (result.numel() != 0) {
      // Written from the end along the dimensions.
      Dims strides(result.strides());
      int64_t offset = 0;
      for (int64_t given : dims) {
        JITRT_ASSIGN_OR_RETURN(size_t dim,
                               normalDim(given, operand.rank(), "dims"));
        offset += (operand.size(dim) - 1) * result.stride(dim);
        strides[dim] = -result.stride(dim);
      }
      copyElements(addressAt(result, offset), result.sizes(), strides, operand);
    }
    call.setResult(0, std::move(result));
    return Status::ok();
  });
}

void jitrt::registerRearrangeKernels(KernelRegistry &registry) {
  registry.add("pad", makePad);
  registry.add("concat", makeConcat);
  registry.add("reverse", makeReverse);
}
