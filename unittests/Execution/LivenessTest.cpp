//===- LivenessTest.cpp - the memory that programs need -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Analysis/Liveness.h"
#include "jit/Execution/InterpreterEngine.h"
#include "jit/Pipelines/Pipelines.h"
#include "jit/Pipelines/Registration.h"
#include "jitrt/tensor/allocator.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::jit;
using jitrt::allocator::stats;

namespace {
class LivenessTest : public ::testing::Test {
protected:
  LivenessTest() : context(MLIRContext::Threading::DISABLED) {
    DialectRegistry registry;
    registerDialects(registry);
    context.appendDialectRegistry(registry);
  }

  /// What the analysis says of `main` in the form that the interpreter runs.
  std::optional<int64_t> bound(ModuleOp module) {
    OwningOpRef<ModuleOp> copy = module.clone();
    PipelineOptions frontend;
    frontend.last = Stage::Frontend;
    if (failed(runPasses(*copy, [&](OpPassManager &pm) {
          buildPipeline(pm, frontend);
          buildInterpreterPipeline(pm);
        })))
      return std::nullopt;
    return peakBytes(copy->lookupSymbol<func::FuncOp>("main"));
  }

  /// What the allocator counts while `main` runs on arguments of zeros, which
  /// are given up.
  int64_t measured(ModuleOp module) {
    OwningOpRef<ModuleOp> copy = module.clone();
    auto engine = InterpreterEngine::create(*copy, {});
    if (!engine) {
      ADD_FAILURE() << llvm::toString(engine.takeError());
      return 0;
    }
    auto number = (*engine)->getProgram().findFunction("main");
    int64_t before = stats().bytesInUse;
    std::vector<jitrt::Value> arguments, results;
    for (const auto *type :
         (*engine)->getProgram().function(*number).argumentTypes)
      arguments.push_back(*jitrt::Tensor::zeros(type->dtype, type->sizes));
    jitrt::allocator::resetPeak();
    jitrt::Status status =
        (*engine)->getState().run(*number, arguments, results);
    EXPECT_TRUE(status.isOk()) << status.toString();
    return stats().peakBytesInUse - before;
  }

  MLIRContext context;
};
} // namespace

// Arguments are 116,776 bytes. The first convolution adds 360x16x8x8xf32,
// 1,474,560 bytes, in which bias, normalisation and relu work in place; at the
// peak 360x16x4x4xf32, 368,640 bytes, are there as well, which the first
// pooling makes. The images and the parameters of the first convolution and of
// the normalisation, 92,160 + 576 + 5 * 64 bytes, have ended by then.
TEST_F(LivenessTest, PeakOfTheCnnIsTheBound) {
  auto module = parseSourceFile<ModuleOp>(JIT_CNN, &context);
  ASSERT_TRUE(module);
  std::optional<int64_t> bytes = bound(*module);
  ASSERT_TRUE(bytes);
  EXPECT_EQ(*bytes, 116776 - 93056 + 1474560 + 368640);
  EXPECT_EQ(measured(*module), *bytes);
}

// An argument that lives on is not overwritten, a view keeps what it is a view
// of, an unused result ends where it is made.
TEST_F(LivenessTest, ViewsAndSharedValues) {
  auto module = parseSourceString<ModuleOp>(R"(
func.func @main(%x: tensor<8x4xf32>) -> (tensor<4x8xf32>, tensor<8x4xf32>) {
  %t = jit.transpose %x dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %n = jit.neg %x : tensor<8x4xf32>
  %e = jit.exp %n : tensor<8x4xf32>
  %s = jit.sin %e : tensor<8x4xf32>
  %a = jit.add %e, %s : tensor<8x4xf32>
  return %t, %a : tensor<4x8xf32>, tensor<8x4xf32>
})",
                                            &context);
  ASSERT_TRUE(module);
  EXPECT_EQ(bound(*module), 3 * 128);
  EXPECT_EQ(measured(*module), 3 * 128);
}
