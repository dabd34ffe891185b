//===- VmTestUtils.h - Programs for tests of the interpreter ----*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_UNITTESTS_RUNTIME_VMTESTUTILS_H
#define JIT_UNITTESTS_RUNTIME_VMTESTUTILS_H

#include "jitrt/support/strings.h"
#include "jitrt/vm/interpreter.h"
#include "jitrt/vm/program_builder.h"

#include "gtest/gtest.h"

namespace jitrt::test {

inline const ValueType intType = ValueType::scalar(ValueKind::Int);
inline const ValueType boolType = ValueType::scalar(ValueKind::Bool);
inline const ValueType floatTensor = ValueType::tensor(DType::F32);

/// All kernels, and `fail_at`, which fails on an integer of that value.
inline const KernelRegistry &testKernels() {
  static const KernelRegistry filled = [] {
    KernelRegistry registry;
    Status status = registerAllKernels(registry);
    EXPECT_TRUE(status.isOk()) << status.toString();
    registry.add("fail_at", [](const KernelSpec &spec) -> Result<KernelPtr> {
      JITRT_RETURN_IF_ERROR(spec.expect("i", ""));
      JITRT_ASSIGN_OR_RETURN(int64_t value,
                             spec.attributes.get<int64_t>("value"));
      return makeKernel([value](KernelCall &call) {
        return call.integer(0) == value
                   ? outOfRange(strCat("index ", value, " is out of range"))
                   : Status::ok();
      });
    });
    return registry;
  }();
  return filled;
}

/// The program, through the bytes of a file of exactly its size on the heap.
inline Result<std::shared_ptr<const Program>>
loadBytes(std::span<const std::byte> bytes) {
  auto copy = std::make_shared<std::unique_ptr<std::byte[]>>(
      std::make_unique<std::byte[]>(bytes.size()));
  std::copy(bytes.begin(), bytes.end(), copy->get());
  return Program::load({"test", {copy->get(), bytes.size()}, copy},
                       testKernels());
}

inline std::shared_ptr<const Program> load(ProgramBuilder &builder) {
  Result<std::vector<std::byte>> bytes = builder.finish();
  if (!bytes) {
    ADD_FAILURE() << bytes.status().toString();
    return nullptr;
  }
  Result<std::shared_ptr<const Program>> program = loadBytes(*bytes);
  if (!program) {
    ADD_FAILURE() << program.status().toString();
    return nullptr;
  }
  return *program;
}

/// The error of loading.
inline std::string loadError(ProgramBuilder &builder) {
  Result<std::vector<std::byte>> bytes = builder.finish();
  EXPECT_TRUE(bytes.isOk());
  return loadBytes(*bytes).status().toString();
}

/// The results of running a function once.
inline std::vector<Value> run(const std::shared_ptr<const Program> &program,
                              std::vector<Value> arguments,
                              uint32_t function = 0) {
  State state(program);
  std::vector<Value> results;
  Status status = state.run(function, arguments, results);
  EXPECT_TRUE(status.isOk()) << status.toString();
  return results;
}

inline Tensor tensorOf(std::initializer_list<float> values) {
  return *Tensor::copyOf<float>(values, {static_cast<int64_t>(values.size())});
}

inline std::vector<float> elements(const Value &value) {
  std::span<const float> all = value.tensor().elements<float>();
  return {all.begin(), all.end()};
}

} // namespace jitrt::test

#endif // JIT_UNITTESTS_RUNTIME_VMTESTUTILS_H
