//===- FuzzTest.cpp - every operation has a row -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Fuzz/Check.h"
#include "jit/Fuzz/Isolation.h"
#include "jit/Fuzz/Program.h"
#include "jit/Fuzz/Reduce.h"
#include "jit/Pipelines/Registration.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringSet.h"
#include "gtest/gtest.h"
#include <csignal>
#include <unistd.h>

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::jit::fuzz;

namespace {
class FuzzTest : public ::testing::Test {
protected:
  FuzzTest() : context(MLIRContext::Threading::DISABLED) {
    DialectRegistry registry;
    registerDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    module = ModuleOp::create(UnknownLoc::get(&context));
  }

  std::string text() {
    std::string result;
    llvm::raw_string_ostream os(result);
    module->print(os);
    return result;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};
} // namespace

// An operation that is added to the dialect needs a row, or a reason.
TEST_F(FuzzTest, everyOperationHasARow) {
  llvm::StringSet<> rows;
  for (const OpRow &row : opRows())
    EXPECT_TRUE(rows.insert(row.op).second) << row.op.str() << " twice";
  for (RegisteredOperationName name : context.getRegisteredOperations())
    if (name.getDialectNamespace() == JitDialect::getDialectNamespace()) {
      StringRef op = name.getStringRef().drop_front(strlen("jit."));
      EXPECT_TRUE(rows.erase(op)) << op.str() << " has no row";
    }
  for (const auto &row : rows)
    ADD_FAILURE() << row.first().str() << " is no operation";
}

// A row that the verifier never wants would be a row in name only.
TEST_F(FuzzTest, everyRowMakesItsOperation) {
  for (const OpRow &row : opRows()) {
    if (!row.reason.empty())
      continue;
    GeneratorOptions options;
    options.ops = {row.op.str()};
    OperationName name(("jit." + row.op).str(), &context);
    bool found = false;
    for (uint64_t seed = 0; seed < 40 && !found; ++seed) {
      OwningOpRef<ModuleOp> each = ModuleOp::create(UnknownLoc::get(&context));
      generate(*each, "main", seed, options);
      each->walk([&](Operation *op) { found |= op->getName() == name; });
    }
    EXPECT_TRUE(found) << row.op.str();
  }
}

// The programs are well-typed, whatever extents were forgotten.
TEST_F(FuzzTest, programsAreValid) {
  for (uint64_t seed = 0; seed < 100; ++seed)
    generate(*module, "p" + std::to_string(seed), seed, {});
  EXPECT_TRUE(succeeded(verify(*module)));
}

// What only a run knows: ranks, extents that iterations change, lengths of
// lists.
TEST_F(FuzzTest, programsHaveWhatOnlyARunKnows) {
  bool unranked = false, list = false, changing = false;
  for (uint64_t seed = 0; seed < 200; ++seed)
    generate(*module, "p" + std::to_string(seed), seed, {});
  module->walk([&](Operation *op) {
    for (Type type : op->getResultTypes())
      unranked |= isa<UnrankedTensorType>(type);
    auto loop = dyn_cast<LoopOp>(op);
    if (!loop)
      return;
    for (auto [carry, next] :
         llvm::zip(loop.getCarries(),
                   loop.getBody().front().getTerminator()->getOperands())) {
      list |= isa<ListType>(carry.getType());
      Operation *made = next.getDefiningOp();
      changing |=
          made && isa<SliceOp, ConcatOp>(made) && made->getOperand(0) == carry;
    }
  });
  EXPECT_TRUE(unranked);
  EXPECT_TRUE(list);
  EXPECT_TRUE(changing);
}

TEST_F(FuzzTest, seedDecides) {
  generate(*module, "main", 7, {});
  std::string first = text();
  module = ModuleOp::create(UnknownLoc::get(&context));
  generate(*module, "main", 7, {});
  EXPECT_EQ(first, text());
  module = ModuleOp::create(UnknownLoc::get(&context));
  generate(*module, "main", 8, {});
  EXPECT_NE(first, text());
}

TEST(IsolationTest, endsOfWork) {
  EXPECT_EQ(runIsolated([] { return std::string("done"); }, 10).text, "done");
  IsolatedResult crash = runIsolated(
      []() -> std::string {
        raise(SIGSEGV);
        return "";
      },
      10);
  EXPECT_EQ(crash.signal, SIGSEGV);
  IsolatedResult late = runIsolated(
      []() -> std::string {
        for (;;)
          pause();
      },
      1);
  EXPECT_TRUE(late.timedOut);
}

// A program that no path compiles shrinks to the operation that is to blame.
TEST_F(FuzzTest, reduction) {
  module = parseSourceString<ModuleOp>(
      R"(func.func @main(%x: tensor<2x2x3xf32>, %w: tensor<2x2x?xf32>, %c: i1)
             -> (tensor<2x2x?xf32>, tensor<2x2x3xf32>) {
           %y = jit.exp %x : tensor<2x2x3xf32>
           %z = jit.if %c : tensor<2x2x?xf32> {
             %t = jit.conv_transpose %y, %w
                 : (tensor<2x2x3xf32>, tensor<2x2x?xf32>) -> tensor<2x2x?xf32>
             %u = jit.neg %t : tensor<2x2x?xf32>
             jit.yield %u : tensor<2x2x?xf32>
           } else {
             jit.yield %y : tensor<2x2x3xf32>
           }
           return %z, %y : tensor<2x2x?xf32>, tensor<2x2x3xf32>
         })",
      &context);
  ASSERT_TRUE(module);
  Case failing = {"main", 2, {{}}};
  failing.runs[0] = {*jitrt::Tensor::zeros(jitrt::DType::F32, {2, 2, 3}),
                     *jitrt::Tensor::zeros(jitrt::DType::F32, {2, 2, 1}),
                     *jitrt::Tensor::zeros(jitrt::DType::I1, {})};
  std::optional<Failure> failure = check(*module, failing).front();
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->kind, FailureKind::Compile);
  ReducedProgram reduced = reduce(*module, failing, *failure, 60);
  unsigned count = 0;
  reduced.module->walk([&](Operation *op) {
    count += op->getName().getDialectNamespace() == "jit";
  });
  EXPECT_EQ(count, 1u) << printTestCase(reduced);
}
