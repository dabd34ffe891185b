//===- GradientsTest.cpp - derivatives of random programs -----------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Fuzz/Gradients.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Pipelines/Registration.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::jit::fuzz;

namespace {
class FuzzGradientsTest : public ::testing::Test {
protected:
  FuzzGradientsTest() : context(MLIRContext::Threading::DISABLED) {
    DialectRegistry registry;
    registerDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  MLIRContext context;
  const std::vector<std::string> paths = {"interpret"};
};
} // namespace

// Most seeds have a program with derivatives, and those are right.
TEST_F(FuzzGradientsTest, programs) {
  unsigned found = 0;
  for (uint64_t seed = 0; seed < 20; ++seed) {
    OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&context));
    FailureOr<Program> program =
        generateDifferentiable(*module, "main", seed, {});
    if (failed(program))
      continue;
    ++found;
    auto failure = checkDerivatives(*module, *program, paths);
    EXPECT_FALSE(failure) << "seed " << seed << ": " << failure->text;
  }
  EXPECT_GT(found, 15u);
}

// A derivative that is wrong is a failure.
TEST_F(FuzzGradientsTest, wrongRule) {
  auto module = parseSourceString<ModuleOp>(
      R"(func.func private @f(%x: tensor<f64>) -> tensor<f64> {
           %y = jit.sin %x : tensor<f64>
           return %y : tensor<f64>
         }
         func.func private @t(%x: tensor<f64>, %tx: tensor<f64>)
             -> (tensor<f64>, tensor<f64>) {
           %y = jit.sin %x : tensor<f64>
           return %y, %tx : tensor<f64>, tensor<f64>
         }
         jit.custom_jvp @f tangent @t
         func.func @main(%x: tensor<f64>) -> tensor<f64> {
           %y = jit.call @f(%x) : (tensor<f64>) -> tensor<f64>
           return %y : tensor<f64>
         })",
      &context);
  ASSERT_TRUE(module);
  Program program;
  program.name = "main";
  program.numResults = 1;
  program.arguments = {{RankedTensorType::get({}, Float64Type::get(&context))}};
  program.arguments[0].isModerate = true;
  auto failure = checkDerivatives(*module, program, paths);
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->kind, FailureKind::Values);
  EXPECT_NE(failure->text.find("vjp of argument 0 at []"), std::string::npos)
      << failure->text;
}
