//===- MemoryBudgetTest.cpp - gradients within a memory budget ------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The gradient of a network of 24 layers, interpreted: what the allocator
// measures is within the peak that the plan states, and that within the budget.
//
//===----------------------------------------------------------------------===//

#include "jit/Execution/InterpreterEngine.h"
#include "jit/Pipelines/Registration.h"
#include "jitrt/tensor/allocator.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"
#include <cmath>

using namespace mlir;
using namespace mlir::jit;
using jitrt::DType;
using jitrt::Tensor;

static constexpr int layers = 24, batch = 256, width = 32;

/// The loss of `layers` times relu(y w), and its gradient by all weights.
static std::string makeNetwork(int64_t budget) {
  std::string weights, weightTypes, weightNames, numbers, results;
  std::string matrix = llvm::formatv("tensor<{0}x{0}xf32>", width);
  std::string rows = llvm::formatv("tensor<{0}x{1}xf32>", batch, width);
  for (int i = 0; i < layers; ++i) {
    weights += llvm::formatv(", %w{0}: {1}", i, matrix);
    weightTypes += ", " + matrix;
    weightNames += llvm::formatv(", %w{0}", i);
    numbers += llvm::formatv("{0}{1}", i ? ", " : "", i + 1);
    results += llvm::formatv(", %g#{0}", i + 1);
  }
  std::string text =
      llvm::formatv("func.func private @loss(%y0: {0}{1}) -> tensor<f32> {{\n",
                    rows, weights);
  for (int i = 0; i < layers; ++i)
    text += llvm::formatv("  %z{0} = jit.matmul %y{0}, %w{0} : ({1}, {2}) -> "
                          "{1}\n  %y{3} = jit.relu %z{0} : {1}\n",
                          i, rows, matrix, i + 1);
  text += llvm::formatv("  %l = jit.sum %y{0} : ({1}) -> tensor<f32>\n"
                        "  return %l : tensor<f32>\n}\n",
                        layers, rows);
  std::string attributes =
      budget ? llvm::formatv(" attributes {{jit.memory_budget = {0} : i64}",
                             budget)
                   .str()
             : "";
  text += llvm::formatv(
      "func.func @main(%x: {0}{1}) -> (tensor<f32>{2}){3} {{\n"
      "  %g:{4} = jit.grad @loss(%x{5}) wrt = [{6}] value : ({0}{2}) -> "
      "(tensor<f32>{2})\n  return %g#0{7} : tensor<f32>{2}\n}\n",
      rows, weights, weightTypes, attributes, layers + 1, weightNames, numbers,
      results);
  return text;
}

namespace {
struct Outcome {
  std::vector<Tensor> results;
  int64_t peak = 0, statedPeak = 0;
  std::string error;
};
} // namespace

static Outcome runNetwork(int64_t budget) {
  Outcome run;
  MLIRContext context(MLIRContext::Threading::DISABLED);
  DialectRegistry registry;
  registerDialects(registry);
  context.appendDialectRegistry(registry);
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    run.error += diagnostic.str();
    return success();
  });
  auto module = parseSourceString<ModuleOp>(makeNetwork(budget), &context);
  if (!module)
    return run;
  auto engine = InterpreterEngine::create(*module, {});
  if (!engine) {
    llvm::consumeError(engine.takeError());
    return run;
  }
  auto main = module->lookupSymbol<func::FuncOp>("main");
  if (auto plan = main->getAttrOfType<DictionaryAttr>("jit.memory_plan"))
    run.statedPeak = plan.getAs<IntegerAttr>("peak_bytes").getInt();
  std::vector<Tensor> args{*Tensor::zeros(DType::F32, {batch, width})};
  for (int i = 0; i < layers; ++i)
    args.push_back(*Tensor::zeros(DType::F32, {width, width}));
  float value = 0.25F;
  for (Tensor &arg : args)
    for (int64_t i = 0; i < arg.numel(); ++i) {
      // Any numbers in [-0.3, 0.3], of either sign.
      value = std::fmod(value * 7.31F + 0.113F, 1.0F);
      arg.mutableDataAs<float>()[i] = 0.6F * (value - 0.5F);
    }
  int64_t before = jitrt::allocator::stats().bytesInUse;
  jitrt::allocator::resetPeak();
  auto results = (*engine)->call("main", args);
  run.peak = jitrt::allocator::stats().peakBytesInUse - before;
  if (results)
    run.results = std::move(*results);
  else
    run.error += results.status().toString();
  return run;
}

TEST(MemoryBudgetTest, halfOfWhatKeepingAllTakes) {
  Outcome all = runNetwork(0);
  ASSERT_EQ(all.error, "");
  int64_t budget = all.peak / 2;
  Outcome less = runNetwork(budget);
  ASSERT_EQ(less.error, "");
  EXPECT_GT(less.statedPeak, 0);
  EXPECT_LE(less.statedPeak, budget);
  EXPECT_LE(less.peak, less.statedPeak);
  // The same bits.
  ASSERT_EQ(all.results.size(), less.results.size());
  for (auto [expected, actual] : llvm::zip_equal(all.results, less.results))
    EXPECT_EQ(std::memcmp(expected.dataAs<float>(), actual.dataAs<float>(),
                          4 * expected.numel()),
              0);
}

// What cannot be is an error that says what could.
TEST(MemoryBudgetTest, tooSmall) {
  Outcome run = runNetwork(1000);
  EXPECT_NE(run.error.find("the memory budget is 1000 bytes, the least peak "
                           "found is "),
            std::string::npos)
      << run.error;
}
