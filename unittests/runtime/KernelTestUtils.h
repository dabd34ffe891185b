//===- KernelTestUtils.h - Runs one kernel in a test ------------*- C++ -*-===//

#ifndef JIT_UNITTESTS_RUNTIME_KERNELTESTUTILS_H
#define JIT_UNITTESTS_RUNTIME_KERNELTESTUTILS_H

#include "jitrt/kernels/kernel.h"

#include "gtest/gtest.h"

namespace jitrt::test {

inline const KernelRegistry &registry() {
  static const KernelRegistry filled = [] {
    KernelRegistry result;
    Status status = registerAllKernels(result);
    EXPECT_TRUE(status.isOk()) << status.toString();
    return result;
  }();
  return filled;
}

inline ValueType typeOf(const Value &value) {
  switch (value.index()) {
  case 1:
    return ValueType::scalar(ValueKind::Int);
  case 2:
    return ValueType::scalar(ValueKind::Float);
  case 3:
    return ValueType::scalar(ValueKind::Bool);
  case 4:
    return ValueType::tensor(value.tensor().dtype());
  default:
    return ValueType::listOf(value.list().size() == 0
                                 ? ValueType::tensor(DType::F32)
                                 : typeOf(value.list()[0]));
  }
}

/// Runs kernel `name` on registers, with those of `moved` moved.
inline Result<std::vector<Value>> runOn(std::string_view name,
                                        std::span<Value *const> registers,
                                        const std::vector<bool> &moved,
                                        const Attributes &attributes,
                                        std::vector<ValueType> resultTypes) {
  std::vector<ValueType> types;
  std::vector<Operand> operands;
  for (size_t i = 0; i < registers.size(); ++i) {
    types.push_back(typeOf(*registers[i]));
    operands.push_back({registers[i], i < moved.size() && moved[i]});
  }
  JITRT_ASSIGN_OR_RETURN(
      KernelPtr kernel,
      registry().create({name, types, resultTypes, attributes}));
  std::vector<Value> results(resultTypes.size());
  std::vector<Value *> slots;
  for (Value &result : results)
    slots.push_back(&result);
  KernelCall call(operands, slots);
  JITRT_RETURN_IF_ERROR(kernel->run(call));
  return results;
}

/// The only result of a kernel that makes a tensor, of values that are not
/// moved.
inline Result<Tensor> run(std::string_view name, std::vector<Value> operands,
                          const Attributes &attributes = {}) {
  std::vector<Value *> registers;
  for (Value &operand : operands)
    registers.push_back(&operand);
  JITRT_ASSIGN_OR_RETURN(
      std::vector<Value> results,
      runOn(name, registers, {}, attributes, {ValueType::tensor(DType::F32)}));
  return results[0].tensor();
}

template <typename T>
Tensor make(std::initializer_list<int64_t> sizes,
            std::initializer_list<T> values) {
  return *Tensor::copyOf<T>(values, sizes);
}
inline Tensor floats(std::initializer_list<int64_t> sizes,
                     std::initializer_list<float> values) {
  return make<float>(sizes, values);
}
inline Tensor ints(std::initializer_list<int64_t> sizes,
                   std::initializer_list<int64_t> values) {
  return make<int64_t>(sizes, values);
}
inline Tensor bools(std::initializer_list<int64_t> sizes,
                    std::initializer_list<int> values) {
  std::vector<Bool8> bytes;
  for (int value : values)
    bytes.push_back({static_cast<uint8_t>(value)});
  return *Tensor::copyOf<Bool8>(std::span<const Bool8>(bytes),
                                DimsRef(sizes.begin(), sizes.size()));
}

/// The elements in row-major order, as double, which holds all that tests use.
inline std::vector<double> values(const Tensor &tensor) {
  Tensor plain = *tensor.contiguous();
  return dispatchDType(plain.dtype(), [&]<typename T>() {
    std::vector<double> result;
    for (T element : plain.elements<T>())
      if constexpr (std::is_same_v<T, Float16> || std::is_same_v<T, BFloat16>)
        result.push_back(math::toFloat(element));
      else
        result.push_back(static_cast<double>(element));
    return result;
  });
}

/// The same elements with the two dimensions of `tensor` exchanged in memory.
inline Tensor transposedInMemory(const Tensor &tensor) {
  int64_t rows = tensor.size(0), columns = tensor.size(1);
  Tensor flipped = *Tensor::empty(tensor.dtype(), {columns, rows});
  auto size = static_cast<int64_t>(dtypeSize(tensor.dtype()));
  auto *to = static_cast<char *>(flipped.mutableData());
  auto *from = static_cast<const char *>(tensor.data());
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j)
      std::copy_n(from + (i * tensor.stride(0) + j * tensor.stride(1)) * size,
                  size, to + (j * rows + i) * size);
  return *Tensor::view(flipped.storage(), tensor.dtype(), tensor.sizes(),
                       Dims{1, rows});
}

inline std::vector<int64_t> sizes(const Tensor &tensor) {
  return {tensor.sizes().begin(), tensor.sizes().end()};
}
using Sizes = std::vector<int64_t>;
using Doubles = std::vector<double>;

/// Bits tell +0 from -0.
inline std::vector<uint32_t> bits(const Tensor &tensor) {
  std::vector<uint32_t> result;
  Tensor plain = *tensor.contiguous();
  for (float element : plain.elements<float>())
    result.push_back(std::bit_cast<uint32_t>(element));
  return result;
}

} // namespace jitrt::test

#endif // JIT_UNITTESTS_RUNTIME_KERNELTESTUTILS_H
