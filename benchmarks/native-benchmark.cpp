//===- native-benchmark.cpp - speed of compiled programs -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiled kernels beside what the machine can do in the same run: memcpy for
// elementwise operations and reductions, a BLAS where there is one for
// matrix products. One thread.
//
//===----------------------------------------------------------------------===//

#include "jit/Execution/OrcEngine.h"
#include "jit/Pipelines/Registration.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FormatVariadic.h"
#include <benchmark/benchmark.h>
#include <cstring>
#include <dlfcn.h>
#include <vector>

using namespace mlir;
using namespace mlir::jit;

namespace {
/// A program whose `main` takes f32 tensors and has one result.
class Kernel {
public:
  explicit Kernel(StringRef text) : context(MLIRContext::Threading::DISABLED) {
    DialectRegistry registry;
    registerDialects(registry);
    context.appendDialectRegistry(registry);
    auto module = parseSourceString<ModuleOp>(text, &context);
    if (!module)
      return;
    auto created = OrcEngine::create(*module, EngineOptions());
    if (!created) {
      llvm::consumeError(created.takeError());
      return;
    }
    engine = std::move(*created);
    if (auto found = engine->lookup("main"))
      entry = *found;
    else
      llvm::consumeError(found.takeError());
  }

  /// Runs it on tensors filled with ones; false on failure.
  bool run(benchmark::State &state, ArrayRef<std::vector<int64_t>> shapes) {
    if (!entry) {
      state.SkipWithError("the program does not compile");
      return false;
    }
    std::vector<std::vector<float>> data;
    std::vector<std::vector<int64_t>> extents(shapes.begin(), shapes.end());
    std::vector<DLTensor> tensors;
    for (std::vector<int64_t> &shape : extents) {
      int64_t elements = 1;
      for (int64_t extent : shape)
        elements *= extent;
      data.emplace_back(elements, 1.0F);
      DLTensor tensor = {};
      tensor.data = data.back().data();
      tensor.device = {kDLCPU, 0};
      tensor.ndim = static_cast<int32_t>(shape.size());
      tensor.dtype = {kDLFloat, 32, 1};
      tensor.shape = shape.data();
      tensors.push_back(tensor);
    }
    std::vector<const DLTensor *> args;
    for (DLTensor &tensor : tensors)
      args.push_back(&tensor);
    jit_allocator allocator = {this, allocate, release};
    for (auto _ : state) {
      DLTensor result;
      jit_error error;
      if (entry(args.data(), &result, &allocator, &error) != JIT_OK) {
        state.SkipWithError(error.message);
        return false;
      }
      release(this, result.data);
    }
    return true;
  }

private:
  /// Keeps blocks, so that page faults of fresh memory are not measured.
  static void *allocate(void *user, size_t size, size_t alignment) {
    auto &kept = static_cast<Kernel *>(user)->kept;
    for (auto &[block, bytes, used] : kept)
      if (!used && bytes >= size) {
        used = true;
        return block;
      }
    void *block = std::aligned_alloc(alignment, (size + alignment - 1) /
                                                    alignment * alignment);
    kept.emplace_back(block, size, true);
    return block;
  }
  static void release(void *user, void *pointer) {
    for (auto &[block, bytes, used] : static_cast<Kernel *>(user)->kept)
      if (block == pointer)
        used = false;
  }

  MLIRContext context;
  std::unique_ptr<OrcEngine> engine;
  jit_entry entry = nullptr;
  std::vector<std::tuple<void *, size_t, bool>> kept;
};

constexpr int64_t rows = 4096, columns = 1024;
constexpr int64_t bytes = rows * columns * sizeof(float);
} // namespace

static void reportBandwidth(benchmark::State &state, int64_t perCall) {
  state.SetBytesProcessed(state.iterations() * perCall);
}

static void copyPeer(benchmark::State &state) {
  std::vector<float> from(rows * columns, 1.0F), to(rows * columns);
  for (auto _ : state) {
    benchmark::DoNotOptimize(from.data());
    benchmark::DoNotOptimize(to.data());
    std::memcpy(to.data(), from.data(), bytes);
    benchmark::ClobberMemory();
  }
  reportBandwidth(state, 2 * bytes);
}
BENCHMARK(copyPeer)->Name("copy/memcpy");

/// A program of one operation on 4096x1024.
static std::string unaryProgram(StringRef body, StringRef result) {
  return llvm::formatv("func.func @main(%x: tensor<4096x1024xf32>) -> {1} {{\n"
                       "  {0}\n  return %r : {1}\n}\n",
                       body, result)
      .str();
}

static void unary(benchmark::State &state, const std::string &program,
                  int64_t perCall) {
  Kernel kernel(program);
  if (kernel.run(state, {{rows, columns}}))
    reportBandwidth(state, perCall);
}

static void matmul(benchmark::State &state, int64_t m, int64_t n, int64_t k,
                   bool isDynamic) {
  auto type = [&](int64_t r, int64_t c) {
    return isDynamic ? std::string("tensor<?x?xf32>")
                     : llvm::formatv("tensor<{0}x{1}xf32>", r, c).str();
  };
  Kernel kernel(llvm::formatv("func.func @main(%a: {0}, %b: {1}) -> {2} {{\n"
                              "  %r = jit.matmul %a, %b : ({0}, {1}) -> {2}\n"
                              "  return %r : {2}\n}\n",
                              type(m, k), type(k, n), type(m, n))
                    .str());
  if (kernel.run(state, {{m, k}, {k, n}}))
    state.counters["flops"] = benchmark::Counter(
        2.0 * m * n * k, benchmark::Counter::kIsIterationInvariantRate);
}

/// cblas_sgemm of a BLAS that the machine has.
static void matmulPeer(benchmark::State &state, int64_t m, int64_t n,
                       int64_t k) {
  using Sgemm = void (*)(int, int, int, int, int, int, float, const float *,
                         int, const float *, int, float, float *, int);
  void *library = dlopen("libopenblas.so.0", RTLD_NOW);
  auto gemm = library ? reinterpret_cast<Sgemm>(dlsym(library, "cblas_sgemm"))
                      : nullptr;
  if (!gemm) {
    state.SkipWithError("no libopenblas.so.0; apt-get install libopenblas0");
    return;
  }
  if (auto threads = reinterpret_cast<void (*)(int)>(
          dlsym(library, "openblas_set_num_threads")))
    threads(1);
  std::vector<float> a(m * k, 1.0F), b(k * n, 1.0F), c(m * n);
  for (auto _ : state)
    gemm(101, 111, 111, m, n, k, 1.0F, a.data(), k, b.data(), n, 0.0F, c.data(),
         n);
  state.counters["flops"] = benchmark::Counter(
      2.0 * m * n * k, benchmark::Counter::kIsIterationInvariantRate);
}

int main(int argc, char **argv) {
  const StringRef same = "tensor<4096x1024xf32>";
  struct {
    const char *name;
    StringRef body, result;
    int64_t perCall;
  } kernels[] = {
      {"elementwise/neg", "%r = jit.neg %x : tensor<4096x1024xf32>", same,
       2 * bytes},
      {"elementwise/add", "%r = jit.add %x, %x : tensor<4096x1024xf32>", same,
       2 * bytes},
      {"elementwise/relu", "%r = jit.relu %x : tensor<4096x1024xf32>", same,
       2 * bytes},
      {"elementwise/exp", "%r = jit.exp %x : tensor<4096x1024xf32>", same,
       2 * bytes},
      {"elementwise/gelu", "%r = jit.gelu %x : tensor<4096x1024xf32>", same,
       2 * bytes},
      {"reduction/sum_dim1",
       "%r = jit.sum %x dims = [1] : (tensor<4096x1024xf32>) -> "
       "tensor<4096xf32>",
       "tensor<4096xf32>", bytes},
      {"reduction/sum_dim0",
       "%r = jit.sum %x dims = [0] : (tensor<4096x1024xf32>) -> "
       "tensor<1024xf32>",
       "tensor<1024xf32>", bytes},
      {"reduction/softmax",
       "%r = jit.softmax %x dim = 1 : tensor<4096x1024xf32>", same, 2 * bytes},
  };
  for (const auto &each : kernels)
    benchmark::RegisterBenchmark(
        each.name, [program = unaryProgram(each.body, each.result),
                    perCall = each.perCall](benchmark::State &state) {
          unary(state, program, perCall);
        });
  for (auto [m, n, k] : {std::array<int64_t, 3>{64, 64, 64},
                         {256, 256, 256},
                         {512, 512, 512},
                         {127, 129, 131},
                         {1, 4096, 1024}}) {
    std::string shape = llvm::formatv("{0}x{1}x{2}", m, n, k).str();
    for (bool isDynamic : {false, true})
      benchmark::RegisterBenchmark(
          ("matmul/" + shape + (isDynamic ? "/dynamic" : "/static")).c_str(),
          [=, m = m, n = n, k = k](benchmark::State &state) {
            matmul(state, m, n, k, isDynamic);
          });
    benchmark::RegisterBenchmark(
        ("matmul/" + shape + "/openblas").c_str(),
        [m = m, n = n, k = k](benchmark::State &state) {
          matmulPeer(state, m, n, k);
        });
  }
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
