//===- creation.cpp - Constants, ranges, random bits ----------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/kernels/elements.h"
#include "jitrt/kernels/sizes.h"
#include "jitrt/kernels/walk.h"
#include "jitrt/math/random.h"

using namespace jitrt;

/// The sizes, which follow operand `first`, checked not to be negative.
static Result<Dims> checkedSizes(const MixedList &list, const KernelCall &call,
                                 size_t first) {
  Dims sizes = list.values(call, first);
  for (size_t dim = 0; dim < sizes.size(); ++dim)
    if (sizes[dim] < 0)
      return invalidArgument(
          strCat("size ", dim, " is ", sizes[dim], ", expected at least 0"));
  return sizes;
}

/// The sizes, after checking the operation's operands: `scalars`, then as many
/// integers as the sizes want.
static Result<MixedList> sizesOf(const KernelSpec &spec,
                                 std::string_view scalars) {
  JITRT_ASSIGN_OR_RETURN(MixedList sizes, MixedList::get(spec, "static_sizes"));
  std::string kinds(scalars);
  kinds.append(sizes.numDynamic(), 'i');
  JITRT_RETURN_IF_ERROR(spec.expect(kinds, "t"));
  return sizes;
}

static Result<KernelPtr> makeConstant(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("", "t"));
  JITRT_ASSIGN_OR_RETURN(Tensor value, spec.attributes.get<Tensor>("value"));
  return makeKernel([value = std::move(value)](KernelCall &call) {
    call.setResult(0, value);
    return Status::ok();
  });
}

static Result<KernelPtr> makeFull(const KernelSpec &spec) {
  JITRT_ASSIGN_OR_RETURN(MixedList list, sizesOf(spec, "t"));
  return makeKernel([list = std::move(list)](KernelCall &call) -> Status {
    const Tensor &value = call.tensor(0);
    JITRT_ASSIGN_OR_RETURN(Dims sizes, checkedSizes(list, call, 1));
    if (value.numel() != 1)
      return invalidArgument(
          strCat("value has ", value.numel(), " elements, expected a scalar"));
    JITRT_ASSIGN_OR_RETURN(Tensor result, allocate(value.dtype(), sizes));
    dispatchSize(dtypeSize(value.dtype()), [&]<typename Unit>() {
      std::fill_n(static_cast<Unit *>(result.mutableData()), result.numel(),
                  *static_cast<const Unit *>(value.data()));
    });
    call.setResult(0, std::move(result));
    return Status::ok();
  });
}

template <typename T> static void fillWithIndices(Tensor &line) {
  auto elements = line.mutableElements<T>();
  for (size_t i = 0; i < elements.size(); ++i)
    elements[i] = math::convert<T>(static_cast<int64_t>(i));
}

static Result<KernelPtr> makeIota(const KernelSpec &spec) {
  JITRT_ASSIGN_OR_RETURN(MixedList list, sizesOf(spec, ""));
  JITRT_ASSIGN_OR_RETURN(DType dtype, spec.attributes.get<DType>("dtype"));
  JITRT_ASSIGN_OR_RETURN(int64_t given, spec.attributes.get<int64_t>("dim"));
  JITRT_ASSIGN_OR_RETURN(
      size_t dim, normalDim(given, static_cast<int64_t>(list.size()), "dim"));
  if (dtype == DType::I1)
    return spec.unsupported(dtype);
  return makeKernel([list = std::move(list), dtype,
                     dim](KernelCall &call) -> Status {
    JITRT_ASSIGN_OR_RETURN(Dims sizes, checkedSizes(list, call, 0));
    JITRT_ASSIGN_OR_RETURN(Tensor result, allocate(dtype, sizes));
    // One line along the dimension, repeated along the others.
    JITRT_ASSIGN_OR_RETURN(Tensor line, allocate(dtype, Dims{sizes[dim]}));
    dispatchDType(dtype, [&]<typename T>() {
      if constexpr (!std::is_same_v<T, Bool8>)
        fillWithIndices<T>(line);
    });
    Dims strides(sizes.size(), 0);
    strides[dim] = 1;
    if (result.numel() != 0) {
      JITRT_ASSIGN_OR_RETURN(Tensor repeated, restrided(line, sizes, strides));
      copyElements(result, repeated);
    }
    call.setResult(0, std::move(result));
    return Status::ok();
  });
}

/// Word `word` of the sequence: of 32 bits, four a block.
static void fillRandom(std::span<uint32_t> words, uint64_t key,
                       uint64_t stream) {
  for (size_t block = 0; block * 4 < words.size(); ++block) {
    math::PhiloxBlock bits = math::philox(key, block, stream);
    size_t count = std::min<size_t>(4, words.size() - block * 4);
    std::copy_n(bits.word, count, &words[block * 4]);
  }
}

static Result<KernelPtr> makeRandomBits(const KernelSpec &spec) {
  JITRT_ASSIGN_OR_RETURN(MixedList list, sizesOf(spec, "t"));
  JITRT_ASSIGN_OR_RETURN(DType dtype, spec.attributes.get<DType>("dtype"));
  auto stream =
      static_cast<uint64_t>(spec.attributes.getOr<int64_t>("stream", 0));
  if (dtype != DType::I32 && dtype != DType::I64)
    return spec.unsupported(dtype);
  if (spec.operands[0].dtype != DType::I64)
    return invalidArgument(strCat("key of random_bits has elements of type ",
                                  dtypeName(spec.operands[0].dtype),
                                  ", expected i64"));
  return makeKernel(
      [list = std::move(list), dtype, stream](KernelCall &call) -> Status {
        JITRT_ASSIGN_OR_RETURN(Dims sizes, checkedSizes(list, call, 1));
        auto key = static_cast<uint64_t>(*call.tensor(0).dataAs<int64_t>());
        JITRT_ASSIGN_OR_RETURN(Tensor result, allocate(dtype, sizes));
        // An i64 is two words, the lower one first, as memory has them.
        static_assert(std::endian::native == std::endian::little);
        fillRandom({static_cast<uint32_t *>(result.mutableData()),
                    static_cast<size_t>(result.numBytes() / 4)},
                   key, stream);
        call.setResult(0, std::move(result));
        return Status::ok();
      });
}

void jitrt::registerCreationKernels(KernelRegistry &registry) {
  registry.add("constant", makeConstant);
  registry.add("full", makeFull);
  registry.add("iota", makeIota);
  registry.add("random_bits", makeRandomBits);
}
