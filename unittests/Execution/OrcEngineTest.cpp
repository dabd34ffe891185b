//===- OrcEngineTest.cpp - compiled programs in this process -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Execution/OrcEngine.h"
#include "jit/Execution/Invoke.h"
#include "jit/Pipelines/Registration.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"
#include <atomic>
#include <thread>

using namespace mlir;
using namespace mlir::jit;
using jitrt::DType;
using jitrt::Tensor;

namespace {
/// A compiled program and the context it needs.
struct Compiled {
  explicit Compiled(StringRef text, EngineOptions options = {})
      : context(MLIRContext::Threading::DISABLED) {
    DialectRegistry registry;
    registerDialects(registry);
    context.appendDialectRegistry(registry);
    auto module = parseSourceString<ModuleOp>(text, &context);
    if (!module)
      return;
    auto created = OrcEngine::create(*module, options);
    if (created)
      engine = std::move(*created);
    else
      error = llvm::toString(created.takeError());
  }

  jit_entry entry(StringRef name) {
    auto found = engine->lookup(name);
    return found ? *found : (llvm::consumeError(found.takeError()), nullptr);
  }

  MLIRContext context;
  std::unique_ptr<OrcEngine> engine;
  std::string error;
};
} // namespace

static constexpr StringLiteral addProgram = R"(
func.func @add(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = jit.add %x, %y : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @fixed(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %0 = jit.neg %x : tensor<2x2xf32>
  return %0, %x : tensor<2x2xf32>, tensor<2x2xf32>
}
func.func @scalars(%i: index, %b: i1) -> (index, i1) {
  %c = arith.constant 2 : index
  %0 = arith.muli %i, %c : index
  return %0, %b : index, i1
}
)";

TEST(OrcEngineTest, callsWithEveryExtent) {
  Compiled program(addProgram);
  ASSERT_TRUE(program.engine) << program.error;
  jit_entry entry = program.entry("add");
  for (int64_t n : {0, 1, 2, 7, 64}) {
    Tensor x = *Tensor::zeros(DType::F32, {n});
    for (int64_t i = 0; i < n; ++i)
      x.mutableDataAs<float>()[i] = static_cast<float>(i);
    auto results = invoke(entry, 1, std::array{x, x});
    ASSERT_TRUE(results) << results.status().toString();
    Tensor sum = results->front();
    ASSERT_EQ(sum.rank(), 1);
    ASSERT_EQ(sum.size(0), n);
    for (int64_t i = 0; i < n; ++i)
      EXPECT_EQ(sum.dataAs<float>()[i], static_cast<float>(2 * i));
  }
}

TEST(OrcEngineTest, extentOfOneStretchesAtRunTime) {
  Compiled program(addProgram);
  ASSERT_TRUE(program.engine) << program.error;
  Tensor x = *Tensor::copyOf<float>({1, 2, 3}, {3});
  Tensor y = *Tensor::copyOf<float>({10}, {1});
  for (auto args : {std::array{x, y}, std::array{y, x}}) {
    auto results = invoke(program.entry("add"), 1, args);
    ASSERT_TRUE(results) << results.status().toString();
    EXPECT_EQ(results->front().size(0), 3);
    EXPECT_EQ(results->front().at<float>({2}), 13);
  }
}

TEST(OrcEngineTest, failureNamesTheOperation) {
  Compiled program(addProgram);
  ASSERT_TRUE(program.engine) << program.error;
  Tensor x = *Tensor::zeros(DType::F32, {3}),
         y = *Tensor::zeros(DType::F32, {4});
  auto results = invoke(program.entry("add"), 1, std::array{x, y});
  ASSERT_FALSE(results);
  EXPECT_EQ(results.status().code(), jitrt::StatusCode::ShapeMismatch);
  EXPECT_NE(results.status().message().find("'jit.add' op"), std::string::npos)
      << results.status().message();
}

TEST(OrcEngineTest, argumentsAreChecked) {
  Compiled program(addProgram);
  ASSERT_TRUE(program.engine) << program.error;
  jit_entry entry = program.entry("fixed");
  Tensor wrongShape = *Tensor::zeros(DType::F32, {2, 3});
  Tensor wrongRank = *Tensor::zeros(DType::F32, {4});
  Tensor wrongType = *Tensor::zeros(DType::F64, {2, 2});
  for (const auto &[tensor, text] :
       {std::pair(wrongShape, "argument #0 has shape [2x3], expected [2x2]"),
        std::pair(wrongRank, "argument #0 has shape [4], expected [2x2]"),
        std::pair(wrongType, "argument #0 has dtype f64, expected f32")}) {
    auto results = invoke(entry, 2, std::array{tensor});
    ASSERT_FALSE(results);
    EXPECT_EQ(results.status().message(), text);
  }
}

TEST(OrcEngineTest, stridedAndOverlappingArguments) {
  Compiled program(addProgram);
  ASSERT_TRUE(program.engine) << program.error;
  Tensor base = *Tensor::copyOf<float>({1, 2, 3, 4}, {2, 2});
  const int64_t sizes[] = {2, 2}, transposed[] = {1, 2};
  Tensor view = *Tensor::view(base.storage(), DType::F32, sizes, transposed, 0);
  auto results = invoke(program.entry("fixed"), 2, std::array{view});
  ASSERT_TRUE(results) << results.status().toString();
  EXPECT_EQ((*results)[0].at<float>({0, 1}), -3);
  EXPECT_EQ((*results)[1].at<float>({0, 1}), 3);

  const int64_t three[] = {3}, zeroStride[] = {0}, negative[] = {-1};
  Tensor repeated =
      *Tensor::view(base.storage(), DType::F32, three, zeroStride, 4);
  Tensor backwards =
      *Tensor::view(base.storage(), DType::F32, three, negative, 12);
  results = invoke(program.entry("add"), 1, std::array{repeated, backwards});
  ASSERT_TRUE(results) << results.status().toString();
  EXPECT_EQ(results->front().at<float>({0}), 6);
  EXPECT_EQ(results->front().at<float>({2}), 4);
}

TEST(OrcEngineTest, returnedArgumentIsAFreshCopy) {
  Compiled program(addProgram);
  ASSERT_TRUE(program.engine) << program.error;
  Tensor x = *Tensor::copyOf<float>({1, 2, 3, 4}, {2, 2});
  auto results = invoke(program.entry("fixed"), 2, std::array{x});
  ASSERT_TRUE(results);
  EXPECT_NE((*results)[1].data(), x.data());
  x.mutableDataAs<float>()[0] = 100;
  EXPECT_EQ((*results)[1].at<float>({0, 0}), 1);
}

TEST(OrcEngineTest, hostScalars) {
  Compiled program(addProgram);
  ASSERT_TRUE(program.engine) << program.error;
  Tensor i = *Tensor::copyOf<int64_t>({21}, {});
  Tensor b = *Tensor::zeros(DType::I1, {});
  auto results = invoke(program.entry("scalars"), 2, std::array{i, b});
  ASSERT_TRUE(results) << results.status().toString();
  EXPECT_EQ((*results)[0].at<int64_t>({}), 42);
  EXPECT_EQ((*results)[1].dtype(), DType::I1);
}

TEST(OrcEngineTest, unknownFunctionIsAnError) {
  Compiled program(addProgram);
  ASSERT_TRUE(program.engine) << program.error;
  EXPECT_EQ(program.entry("nothing"), nullptr);
}

TEST(OrcEngineTest, severalThreadsCallOneProgram) {
  Compiled program(addProgram);
  ASSERT_TRUE(program.engine) << program.error;
  jit_entry entry = program.entry("add");
  std::atomic<int> wrong = 0;
  std::vector<std::thread> threads;
  for (int t = 0; t < 8; ++t)
    threads.emplace_back([&, t] {
      for (int64_t n = 1; n < 200; ++n) {
        Tensor x = *Tensor::zeros(DType::F32, {n});
        x.mutableDataAs<float>()[n - 1] = static_cast<float>(t);
        auto results = invoke(entry, 1, std::array{x, x});
        if (!results || results->front().dataAs<float>()[n - 1] !=
                            static_cast<float>(2 * t))
          ++wrong;
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(wrong, 0);
}

/// Counts what is allocated and not yet released; fails on demand.
namespace {
struct CountingAllocator {
  jit_allocator allocator;
  int live = 0, left = 1000000;

  CountingAllocator() : allocator{this, allocate, release} {}
  static void *allocate(void *user, size_t size, size_t alignment) {
    auto *self = static_cast<CountingAllocator *>(user);
    if (self->left-- <= 0)
      return nullptr;
    ++self->live;
    return std::aligned_alloc(alignment,
                              (size + alignment - 1) / alignment * alignment);
  }
  static void release(void *user, void *pointer) {
    --static_cast<CountingAllocator *>(user)->live;
    std::free(pointer);
  }
};
} // namespace

TEST(OrcEngineTest, everyAllocationMayFailAndNothingLeaks) {
  Compiled program(R"(
func.func @f(%x: tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<2x2xf32>, index) {
  %0 = jit.exp %x : tensor<?x4xf32>
  %1 = jit.add %0, %x : tensor<?x4xf32>
  %2 = jit.constant dense<1.0> : tensor<2x2xf32>
  %3 = arith.constant 7 : index
  return %1, %2, %3 : tensor<?x4xf32>, tensor<2x2xf32>, index
}
)");
  ASSERT_TRUE(program.engine) << program.error;
  jit_entry entry = program.entry("f");
  float data[8] = {};
  int64_t shape[2] = {2, 4};
  DLTensor arg = {};
  arg.data = data;
  arg.device = {kDLCPU, 0};
  arg.ndim = 2;
  arg.dtype = {kDLFloat, 32, 1};
  arg.shape = shape;
  const DLTensor *args[] = {&arg};
  bool succeeded = false;
  for (int limit = 0; limit < 50 && !succeeded; ++limit) {
    CountingAllocator counting;
    counting.left = limit;
    DLTensor results[3] = {};
    jit_error error = {};
    int32_t status = entry(args, results, &counting.allocator, &error);
    succeeded = status == JIT_OK;
    if (!succeeded) {
      EXPECT_EQ(status, JIT_OUT_OF_MEMORY);
      EXPECT_EQ(error.code, JIT_OUT_OF_MEMORY);
      EXPECT_NE(std::string(error.message).find("out of memory"),
                std::string::npos);
      EXPECT_EQ(counting.live, 0) << "after " << limit << " allocations";
      continue;
    }
    EXPECT_EQ(counting.live, 3);
    for (DLTensor &result : results)
      counting.allocator.release(&counting, result.data);
    EXPECT_EQ(counting.live, 0);
  }
  EXPECT_TRUE(succeeded);
}

//===----------------------------------------------------------------------===//
// Kernels of custom calls
//===----------------------------------------------------------------------===//

static constexpr StringLiteral kernelProgram = R"(
func.func @f(%x: tensor<?xf64>, %n: index) -> tensor<?xf64> {
  %r = jit.custom_call @host_kernel(%x) sizes(%n) config {by = 3.0 : f64}
    : (tensor<?xf64>) -> tensor<?xf64>
  return %r : tensor<?xf64>
}
)";

/// Multiplies by three, if that is what the configuration says.
static int32_t hostKernel(const DLTensor *const *inputs, int32_t numInputs,
                          DLTensor *const *outputs, int32_t numOutputs,
                          const char *config) {
  if (numInputs != 1 || numOutputs != 1 ||
      StringRef(config).find("\"by\":3") == StringRef::npos)
    return 1;
  if (inputs[0]->shape[0] != outputs[0]->shape[0])
    return 2;
  const auto *x = static_cast<const double *>(inputs[0]->data);
  auto *y = static_cast<double *>(outputs[0]->data);
  for (int64_t i = 0; i < inputs[0]->shape[0]; ++i)
    y[i] = 3 * x[i];
  return 0;
}

// A kernel of the host program, which need not be an exported symbol.
TEST(OrcEngineTest, callsRegisteredKernel) {
  EngineOptions options;
  options.kernels["host_kernel"] = hostKernel;
  Compiled program(kernelProgram, options);
  ASSERT_TRUE(program.engine) << program.error;
  Tensor x = *Tensor::copyOf<double>({1, -2, 0.5}, {3});
  Tensor n = *Tensor::copyOf<int64_t>({3}, {});
  auto results = invoke(program.entry("f"), 1, std::array{x, n});
  ASSERT_TRUE(results) << results.status().toString();
  EXPECT_EQ(results->front().at<double>({0}), 3);
  EXPECT_EQ(results->front().at<double>({1}), -6);
  EXPECT_EQ(results->front().at<double>({2}), 1.5);
}

// What a kernel returns other than 0 is the call's error.
TEST(OrcEngineTest, kernelStatusIsAnError) {
  EngineOptions options;
  options.kernels["host_kernel"] = hostKernel;
  Compiled program(kernelProgram, options);
  ASSERT_TRUE(program.engine) << program.error;
  Tensor x = *Tensor::copyOf<double>({1, -2, 0.5}, {3});
  Tensor n = *Tensor::copyOf<int64_t>({4}, {});
  auto results = invoke(program.entry("f"), 1, std::array{x, n});
  ASSERT_FALSE(results);
  EXPECT_NE(results.status().message().find(
                "'jit.custom_call' op kernel 'host_kernel' returned status 2"),
            std::string::npos)
      << results.status().message();
}

// The engine is not made, and the diagnostic names symbol and operation.
TEST(OrcEngineTest, missingKernelIsAnErrorAtTheCall) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  DialectRegistry registry;
  registerDialects(registry);
  context.appendDialectRegistry(registry);
  std::vector<std::string> messages;
  context.getDiagEngine().registerHandler([&](Diagnostic &diagnostic) {
    std::string text;
    llvm::raw_string_ostream(text)
        << diagnostic.getLocation() << ": " << diagnostic;
    messages.push_back(text);
  });
  auto module = parseSourceString<ModuleOp>(
      kernelProgram, ParserConfig(&context), "kernel.mlir");
  ASSERT_TRUE(module);
  auto engine = OrcEngine::create(*module, EngineOptions());
  ASSERT_FALSE(engine);
  EXPECT_EQ(llvm::toString(engine.takeError()), "cannot link the program");
  ASSERT_EQ(messages.size(), 1u);
  EXPECT_NE(messages[0].find("kernel.mlir\":3:8"), std::string::npos)
      << messages[0];
  EXPECT_NE(messages[0].find("'jit.custom_call' op kernel 'host_kernel' is not "
                             "found, expected it among the kernels that the "
                             "host program registers or in a shared library"),
            std::string::npos)
      << messages[0];
}
