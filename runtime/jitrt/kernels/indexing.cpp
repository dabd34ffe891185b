//===- indexing.cpp - Elements at given indices ---------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/kernels/elements.h"
#include "jitrt/kernels/kernel.h"
#include "jitrt/kernels/odometer.h"
#include "jitrt/kernels/sizes.h"
#include "jitrt/kernels/walk.h"

using namespace jitrt;

namespace {

//===----------------------------------------------------------------------===//
// Where indices point
//===----------------------------------------------------------------------===//

/// Fails unless all indices are in [0, extent); names the smallest one if it is
/// negative, else the largest.
template <typename T>
Status checkIndices(const Tensor &indices, int64_t extent, size_t dim) {
  T least = 0, most = -1;
  Walk walk(indices.sizes());
  walk.add(indices);
  walk.rows([&](char *const *at, const int64_t *strides, int64_t count) {
    for (int64_t i = 0; i < count; ++i) {
      T index = *reinterpret_cast<const T *>(at[0] + i * strides[0]);
      least = std::min(least, index);
      most = std::max(most, index);
    }
  });
  if (least >= 0 && most < extent)
    return Status::ok();
  return outOfRange(strCat("index ", least < 0 ? least : most,
                           " is out of range for dimension ", dim,
                           " of extent ", extent));
}

template <typename Function>
decltype(auto) dispatchIndex(DType dtype, Function &&function) {
  if (dtype == DType::I32)
    return function.template operator()<int32_t>();
  return function.template operator()<int64_t>();
}

/// The operand, seen as a gather does: `before` x `places` x `inside`, of which
/// `places` is a list of element offsets that the indices say.
struct Indexed {
  Odometer before;
  std::vector<int64_t> places;
  /// The dimensions behind, and their extents and strides in the operand.
  Dims insideSizes, insideStrides;
  /// The shape of a gather's result and a scatter's updates.
  Dims sizes;

  /// Indices are operands `first` to before `last` of the call. `operand` has
  /// the strides that count.
  static Result<Indexed> get(const KernelCall &call, const Tensor &operand,
                             size_t first, size_t last, const Dims &dims,
                             std::span<const ValueType> types) {
    std::vector<const Tensor *> indices;
    for (size_t i = first; i < last; ++i) {
      const Tensor &tensor = call.tensor(i);
      auto dim = static_cast<size_t>(dims[i - first]);
      if (dim >= operand.sizes().size())
        return invalidArgument(strCat("operand has rank ", operand.rank(),
                                      ", expected more than ", dim));
      JITRT_RETURN_IF_ERROR(dispatchIndex(tensor.dtype(), [&]<typename T>() {
        return checkIndices<T>(tensor, operand.size(dim), dim);
      }));
      indices.push_back(&tensor);
    }
    JITRT_ASSIGN_OR_RETURN(Dims common, broadcastSizes(indices, types));
    Indexed result;
    result.findPlaces(operand, indices, dims, common);
    result.arrange(operand, dims, common);
    return result;
  }

private:
  void findPlaces(const Tensor &operand, std::span<const Tensor *const> indices,
                  const Dims &dims, const Dims &common) {
    int64_t count = saturatingProduct(common);
    places.assign(static_cast<size_t>(count), 0);
    for (size_t i = 0; i < indices.size(); ++i) {
      int64_t step = operand.stride(static_cast<size_t>(dims[i]));
      dispatchIndex(indices[i]->dtype(), [&]<typename T>() {
        Walk walk(common);
        walk.add(places.data(), common, rowMajorStrides(common), 8);
        walk.add(*indices[i]);
        walk.rows([&](char *const *at, const int64_t *strides, int64_t n) {
          for (int64_t j = 0; j < n; ++j)
            *reinterpret_cast<int64_t *>(at[0] + j * strides[0]) +=
                *reinterpret_cast<const T *>(at[1] + j * strides[1]) * step;
        });
      });
    }
  }

  void arrange(const Tensor &operand, const Dims &dims, const Dims &common) {
    std::vector<int64_t> all, behind, steps;
    for (size_t dim = 0; dim < operand.sizes().size(); ++dim) {
      auto signedDim = static_cast<int64_t>(dim);
      if (signedDim == dims[0])
        all.insert(all.end(), common.begin(), common.end());
      if (std::ranges::count(dims, signedDim))
        continue;
      all.push_back(operand.size(dim));
      if (signedDim < dims[0]) {
        before.addDimOf(operand, dim);
      } else {
        behind.push_back(operand.size(dim));
        steps.push_back(operand.stride(dim));
      }
    }
    sizes = Dims(DimsRef(all));
    insideSizes = Dims(DimsRef(behind));
    insideStrides = Dims(DimsRef(steps));
  }
};

/// `dims` of gather and scatter: increasing, one for each index tensor.
Result<Dims> indexedDims(const KernelSpec &spec, size_t first, size_t last) {
  JITRT_ASSIGN_OR_RETURN(Dims dims, spec.attributes.get<Dims>("dims"));
  if (last <= first || dims.size() != last - first)
    return invalidArgument(strCat(spec.name, " has ", dims.size(), " dims for ",
                                  last - first,
                                  " index tensors, expected one "
                                  "each"));
  for (size_t i = 0; i < dims.size(); ++i)
    if (dims[i] < 0 || (i > 0 && dims[i] <= dims[i - 1]))
      return invalidArgument(
          strCat("dims of ", spec.name, " do not increase from 0"));
  for (size_t i = first; i < last; ++i)
    if (spec.operands[i].dtype != DType::I32 &&
        spec.operands[i].dtype != DType::I64)
      return invalidArgument(
          strCat("indices of ", spec.name, " have elements of type ",
                 dtypeName(spec.operands[i].dtype), ", expected i32 or i64"));
  return dims;
}

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

template <typename Unit>
void gatherElements(const Tensor &operand, Indexed &indexed, Tensor &result) {
  auto *out = static_cast<Unit *>(result.mutableData());
  auto *data = static_cast<const Unit *>(operand.data());
  int64_t inside = saturatingProduct(indexed.insideSizes);
  Dims rowMajor = rowMajorStrides(indexed.insideSizes);
  bool isBlock = indexed.insideStrides == rowMajor;
  do {
    const Unit *from = data + indexed.before.offset();
    if (inside == 1) {
      for (int64_t place : indexed.places)
        *out++ = from[place];
      continue;
    }
    for (int64_t place : indexed.places) {
      if (isBlock) {
        std::copy_n(from + place, inside, out);
      } else {
        Walk walk(indexed.insideSizes);
        walk.add(out, indexed.insideSizes, rowMajor, sizeof(Unit));
        walk.add(from + place, indexed.insideSizes, indexed.insideStrides,
                 sizeof(Unit));
        walk.rows([](char *const *at, const int64_t *strides, int64_t count) {
          for (int64_t i = 0; i < count; ++i)
            *reinterpret_cast<Unit *>(at[0] + i * strides[0]) =
                *reinterpret_cast<const Unit *>(at[1] + i * strides[1]);
        });
      }
      out += inside;
    }
  } while (indexed.before.next());
}

Result<KernelPtr> makeGather(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("ttT", "t"));
  JITRT_ASSIGN_OR_RETURN(Dims dims, indexedDims(spec, 1, spec.operands.size()));
  std::vector<ValueType> types(spec.operands.begin() + 1, spec.operands.end());
  return makeKernel([=](KernelCall &call) -> Status {
    const Tensor &operand = call.tensor(0);
    JITRT_ASSIGN_OR_RETURN(
        Indexed indexed,
        Indexed::get(call, operand, 1, call.numOperands(), dims, types));
    JITRT_ASSIGN_OR_RETURN(Tensor result,
                           allocate(operand.dtype(), indexed.sizes));
    if (result.numel() != 0)
      dispatchSize(dtypeSize(operand.dtype()), [&]<typename Unit>() {
        gatherElements<Unit>(operand, indexed, result);
      });
    call.setResult(0, std::move(result));
    return Status::ok();
  });
}

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

struct Replace {
  template <typename T> T operator()(T, T update) const { return update; }
};

/// Combines the updates, whose elements are of type U, into `target`, whose
/// elements are of type T; both are in memory.
template <typename Combine, typename T, typename U>
void scatterElements(void *target, Indexed &indexed, const Tensor &updates) {
  auto *data = static_cast<T *>(target);
  auto *update = updates.dataAs<U>();
  int64_t inside = saturatingProduct(indexed.insideSizes);
  // One place after the other, in each the elements inside in row-major order.
  do {
    for (int64_t place : indexed.places) {
      T *at = data + indexed.before.offset() + place;
      Odometer where;
      for (size_t dim = 0; dim < indexed.insideSizes.size(); ++dim)
        where.addDim(indexed.insideSizes[dim], indexed.insideStrides[dim]);
      for (int64_t i = 0; i < inside; ++i) {
        T &element = at[where.offset()];
        element =
            store<T>(Combine()(load(element), Computed<T>(load(update[i]))));
        where.next();
      }
      update += inside;
    }
  } while (indexed.before.next());
}

using ScatterLoop = void (*)(void *, Indexed &, const Tensor &);

template <typename T> ScatterLoop scatterLoop(int64_t mode) {
  if constexpr (std::is_same_v<T, Bool8>) {
    return mode == 0 ? scatterElements<Replace, T, T> : nullptr;
  } else {
    switch (mode) {
    case 0:
      return scatterElements<Replace, T, T>;
    case 1:
      return scatterElements<Add, Computed<T>, T>;
    case 2:
      return scatterElements<Maximum, T, T>;
    case 3:
      return scatterElements<Minimum, T, T>;
    default:
      return nullptr;
    }
  }
}

struct Scatter {
  ScatterLoop loop;
  Dims dims;
  std::vector<ValueType> indexTypes;
  /// Sums of halves are kept in f32 and rounded once, at the end.
  bool isWidened;
};

/// A tensor in another element type.
template <typename To, typename From>
Result<Tensor> converted(const Tensor &tensor) {
  JITRT_ASSIGN_OR_RETURN(Tensor plain, asContiguous(tensor));
  JITRT_ASSIGN_OR_RETURN(Tensor result, allocate(dtypeFor<To>, tensor.sizes()));
  std::ranges::transform(
      plain.elements<From>(), result.mutableElements<To>().begin(),
      [](From element) { return math::convert<To>(element); });
  return result;
}

template <typename T> Result<Tensor> widened(const Tensor &tensor) {
  if constexpr (isHalfType<T>)
    return converted<float, T>(tensor);
  else
    return tensor;
}
template <typename T> Result<Tensor> narrowed(const Tensor &tensor) {
  if constexpr (isHalfType<T>)
    return converted<T, float>(tensor);
  else
    return tensor;
}

/// The operand's content in row-major memory that may be written.
Result<Tensor> scatterTarget(const Scatter &scatter, KernelCall &call) {
  const Tensor &operand = call.tensor(0);
  if (scatter.isWidened)
    return dispatchDType(operand.dtype(),
                         [&]<typename T>() { return widened<T>(operand); });
  if (call.isOverwritable(0) && call.isExclusive(0))
    return operand;
  JITRT_ASSIGN_OR_RETURN(Tensor copy,
                         allocate(operand.dtype(), operand.sizes()));
  copyElements(copy, operand);
  return copy;
}

Status runScatter(const Scatter &scatter, KernelCall &call) {
  const Tensor &operand = call.tensor(0);
  size_t last = call.numOperands() - 1;
  JITRT_ASSIGN_OR_RETURN(
      Indexed indexed,
      Indexed::get(call, operand, 1, last, scatter.dims, scatter.indexTypes));
  const Tensor &updates = call.tensor(last);
  if (updates.sizes().size() != indexed.sizes.size())
    return shapeMismatch(strCat("updates have rank ", updates.rank(),
                                ", expected ", indexed.sizes.size()));
  for (size_t dim = 0; dim < indexed.sizes.size(); ++dim)
    if (updates.size(dim) != indexed.sizes[dim])
      return shapeMismatch(strCat("updates dimension ", dim, " is ",
                                  updates.size(dim), ", expected ",
                                  indexed.sizes[dim]));
  JITRT_ASSIGN_OR_RETURN(Tensor plain, asContiguous(updates));
  JITRT_ASSIGN_OR_RETURN(Tensor target, scatterTarget(scatter, call));
  if (!operand.isContiguous()) {
    // Places count in the target's strides.
    JITRT_ASSIGN_OR_RETURN(
        indexed,
        Indexed::get(call, target, 1, last, scatter.dims, scatter.indexTypes));
  }
  if (plain.numel() != 0)
    scatter.loop(target.mutableData(), indexed, plain);
  if (scatter.isWidened) {
    JITRT_ASSIGN_OR_RETURN(target,
                           dispatchDType(operand.dtype(), [&]<typename T>() {
                             return narrowed<T>(target);
                           }));
  }
  call.setResult(0, std::move(target));
  return Status::ok();
}

Result<KernelPtr> makeScatter(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("tttT", "t"));
  size_t last = spec.operands.size() - 1;
  DType dtype = spec.operands[0].dtype;
  Scatter scatter;
  JITRT_ASSIGN_OR_RETURN(scatter.dims, indexedDims(spec, 1, last));
  JITRT_ASSIGN_OR_RETURN(int64_t mode, spec.attributes.get<int64_t>("mode"));
  if (spec.operands[last].dtype != dtype)
    return invalidArgument(strCat("updates of scatter have elements of type ",
                                  dtypeName(spec.operands[last].dtype),
                                  ", expected ", dtypeName(dtype)));
  scatter.loop =
      dispatchDType(dtype, [&]<typename T>() { return scatterLoop<T>(mode); });
  if (!scatter.loop)
    return spec.unsupported(dtype);
  scatter.isWidened =
      mode == 1 && (dtype == DType::F16 || dtype == DType::BF16);
  scatter.indexTypes.assign(spec.operands.begin() + 1, spec.operands.end() - 1);
  return makeKernel([scatter = std::move(scatter)](KernelCall &call) {
    return runScatter(scatter, call);
  });
}

//===----------------------------------------------------------------------===//
// Nonzero
//===----------------------------------------------------------------------===//

template <typename T> Result<Tensor> findNonzero(const Tensor &operand) {
  size_t rank = operand.sizes().size();
  std::vector<int64_t> rows;
  int64_t count = 0;
  if (operand.numel() != 0) {
    Odometer at;
    for (size_t dim = 0; dim < rank; ++dim)
      at.addDimOf(operand, dim);
    const T *data = operand.dataAs<T>();
    do {
      if (load(data[at.offset()]) == Computed<T>(0))
        continue;
      ++count;
      for (size_t dim = 0; dim < rank; ++dim)
        rows.push_back(at.at(dim));
    } while (at.next());
  }
  return Tensor::copyOf<int64_t>(std::span<const int64_t>(rows),
                                 Dims{count, operand.rank()});
}

Result<KernelPtr> makeNonzero(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("t", "t"));
  return makeKernel([](KernelCall &call) -> Status {
    const Tensor &operand = call.tensor(0);
    JITRT_ASSIGN_OR_RETURN(Tensor result,
                           dispatchDType(operand.dtype(), [&]<typename T>() {
                             return findNonzero<T>(operand);
                           }));
    call.setResult(0, std::move(result));
    return Status::ok();
  });
}

} // namespace

void jitrt::registerIndexingKernels(KernelRegistry &registry) {
  registry.add("gather", makeGather);
  registry.add("scatter", makeScatter);
  registry.add("nonzero", makeNonzero);
}
