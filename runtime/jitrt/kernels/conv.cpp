//===- conv.cpp - Convolutions --------------------------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of each image and group, the weights are a matrix whose columns are (channel,
// kernel position) in row-major order. It is multiplied by panels of what the
// kernel sees at a few positions, zeros of the padding included.
//
//===----------------------------------------------------------------------===//

#include "jitrt/kernels/contraction.h"
#include "jitrt/kernels/families.h"
#include "jitrt/kernels/kernel.h"
#include "jitrt/kernels/odometer.h"
#include "jitrt/kernels/sizes.h"
#include "jitrt/kernels/walk.h"
#include "jitrt/kernels/window_geometry.h"

using namespace jitrt;

namespace {

/// One convolution: a group of one image.
template <typename T> class GroupConvolution {
public:
  using Acc = Summed<T>;
  static constexpr int64_t width = blockColumns<Acc>;

  GroupConvolution(const WindowGeometry &geometry, const Tensor &input,
                   const Tensor &weight, const Dims &counts)
      : geometry(geometry), input(input), weight(weight), counts(counts) {}

  /// `in` is the group's first channel, `matrix` its weights, row-major; `out`
  /// its first channel of the result, `buffer` room for a panel.
  void run(const T *in, const Acc *matrix, int64_t outputs, T *out,
           Acc *buffer) const {
    int64_t positions = saturatingProduct(counts);
    int64_t depth = saturatingProduct(weight.sizes().subspan(1));
    auto panelOf = [&](int64_t begin, int64_t count) {
      fillPanel(in, begin, count, buffer);
      return std::pair<const Acc *, int64_t>(buffer, width);
    };
    auto write = [&](int64_t row, int64_t begin, int64_t count,
                     const Acc *sums) {
      for (int64_t j = 0; j < count; ++j)
        out[row * positions + begin + j] = storeSummed<T>(sums[j]);
    };
    multiplyMatrices(matrix, depth, int64_t(1), outputs, depth, positions,
                     panelOf, write);
  }

private:
  /// Row (c, k) of the panel is what kernel position k of channel c sees at
  /// positions begin, begin + 1 ... of the result.
  void fillPanel(const T *in, int64_t begin, int64_t count, Acc *buffer) const {
    int64_t channels = weight.size(1), channelStep = input.stride(1);
    // Without channels the kernel may be of any size.
    if (channels == 0)
      return;
    std::vector<int64_t> offsets = offsetsAt(begin, count);
    Acc *row = buffer;
    for (int64_t channel = 0; channel < channels; ++channel)
      for (size_t k = 0; k < offsets.size(); k += width, row += width) {
        const T *from = in + channel * channelStep;
        for (int64_t j = 0; j < count; ++j) {
          int64_t offset = offsets[k + static_cast<size_t>(j)];
          row[j] = offset == outside ? Acc(0) : loadSummed(from[offset]);
        }
      }
  }

  /// Where in a channel each kernel position, in row-major order, sees an
  /// element from each of `count` positions; `width` entries each.
  std::vector<int64_t> offsetsAt(int64_t begin, int64_t count) const {
    size_t rank = geometry.rank();
    int64_t places[width][maxRank];
    for (int64_t j = 0; j < count; ++j) {
      int64_t rest = begin + j;
      for (size_t dim = rank; dim-- > 0;) {
        places[j][dim] = rest % counts[dim] * geometry.strides[dim];
        rest /= counts[dim];
      }
    }
    Odometer kernel;
    for (size_t dim = 0; dim < rank; ++dim)
      kernel.addDim(weight.size(dim + 2), 0);
    std::vector<int64_t> offsets;
    do {
      for (int64_t j = 0; j < count; ++j)
        offsets.push_back(offsetOf(places[j], kernel));
      offsets.resize(offsets.size() + static_cast<size_t>(width - count));
    } while (kernel.next());
    return offsets;
  }

  int64_t offsetOf(const int64_t *place, const Odometer &kernel) const {
    int64_t offset = 0;
    for (size_t dim = 0; dim < geometry.rank(); ++dim) {
      int64_t element = geometry.elementAt(
          dim, input.size(dim + 2),
          place[dim] + kernel.at(dim) * geometry.dilation[dim]);
      if (element < 0)
        return outside;
      offset += element * input.stride(dim + 2);
    }
    return offset;
  }

  /// No element: a zero of the padding.
  static constexpr int64_t outside = std::numeric_limits<int64_t>::min();

  const WindowGeometry &geometry;
  const Tensor &input, &weight;
  const Dims &counts;
};

struct Conv {
  WindowGeometry geometry;
  int64_t groups;

  Status run(KernelCall &call) const {
    const Tensor &input = call.tensor(0), &weight = call.tensor(1);
    size_t rank = geometry.rank();
    if (input.sizes().size() != rank + 2 || weight.sizes().size() != rank + 2)
      return invalidArgument(strCat("operands of conv have ranks ",
                                    input.rank(), " and ", weight.rank(),
                                    ", expected ", rank + 2));
    int64_t channels = saturatingProduct(Dims{weight.size(1), groups});
    int64_t outputs = weight.size(0) / groups;
    if (input.size(1) != channels)
      return shapeMismatch(strCat("input has ", input.size(1),
                                  " channels, expected groups * weight "
                                  "dimension 1 = ",
                                  channels));
    if (weight.size(0) != outputs * groups)
      return shapeMismatch(
          strCat("weight dimension 0 is ", weight.size(0),
                 ", expected a multiple of groups: ", outputs * groups));
    JITRT_ASSIGN_OR_RETURN(
        Dims counts,
        geometry.counts(input.sizes().subspan(2), weight.sizes().subspan(2)));
    Dims sizes(rank + 2, input.size(0));
    sizes[1] = weight.size(0);
    std::copy(counts.begin(), counts.end(), sizes.begin() + 2);
    JITRT_ASSIGN_OR_RETURN(Tensor result, allocate(input.dtype(), sizes));
    if (result.numel() != 0)
      JITRT_RETURN_IF_ERROR(
          dispatchDType(input.dtype(), [&]<typename T>() -> Status {
            if constexpr (std::is_same_v<T, Bool8>)
              return Status::ok();
            else
              return compute<T>(input, weight, counts, result);
          }));
    call.setResult(0, std::move(result));
    return Status::ok();
  }

private:
  template <typename T>
  Status compute(const Tensor &input, const Tensor &weight, const Dims &counts,
                 Tensor &result) const {
    int64_t channels = weight.size(1), outputs = weight.size(0) / groups;
    int64_t depth = saturatingProduct(weight.sizes().subspan(1));
    JITRT_ASSIGN_OR_RETURN(Tensor plain, asContiguous(weight));
    SummedMatrix<T> matrix;
    JITRT_RETURN_IF_ERROR(matrix.reserve(weight.size(0), depth));
    JITRT_ASSIGN_OR_RETURN(StorageRef buffer, panelBuffer(depth));
    matrix.fill(plain.dataAs<T>(), weight.size(0), depth, depth, 1);
    GroupConvolution<T> convolution(geometry, input, weight, counts);
    int64_t size = outputs * saturatingProduct(counts);
    const T *in = input.dataAs<T>();
    T *out = result.mutableDataAs<T>();
    for (int64_t image = 0; image < input.size(0); ++image)
      for (int64_t group = 0; group < groups; ++group) {
        convolution.run(in + image * input.stride(0) +
                            group * channels * input.stride(1),
                        matrix.data + group * outputs * depth, outputs, out,
                        static_cast<Summed<T> *>(buffer->data()));
        out += size;
      }
    return Status::ok();
  }
};

Result<KernelPtr> makeConv(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("tt", "t"));
  JITRT_RETURN_IF_ERROR(spec.expectDType(numberClasses));
  // The number of spatial dimensions, from the operands or else a list.
  std::optional<size_t> rank;
  for (const ValueType &operand : spec.operands)
    if (operand.isRanked && operand.sizes.size() >= 3)
      rank = operand.sizes.size() - 2;
  for (std::string_view name :
       {"strides", "padding_low", "padding_high", "dilation", "input_dilation"})
    if (const Dims *list = spec.attributes.find<Dims>(name))
      if (!rank && !list->empty())
        rank = list->size();
  if (!rank)
    return invalidArgument("the number of spatial dimensions of conv is not "
                           "known: neither operand is ranked, and there is no "
                           "list");
  Conv conv;
  JITRT_ASSIGN_OR_RETURN(conv.geometry, WindowGeometry::get(spec, *rank));
  conv.groups = spec.attributes.getOr<int64_t>("groups", 1);
  if (conv.groups < 1)
    return invalidArgument(
        strCat("groups of conv is ", conv.groups, ", expected at least 1"));
  return makeKernel(
      [conv = std::move(conv)](KernelCall &call) { return conv.run(call); });
}

} // namespace

void jitrt::registerConvKernels(KernelRegistry &registry) {
  registry.add("conv", makeConv);
}
