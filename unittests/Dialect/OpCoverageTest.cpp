//===- OpCoverageTest.cpp - every operation has every row -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// An operation is one row per concern. These tests walk all registered
// operations of the dialect and name those that lack a row.
//
//===----------------------------------------------------------------------===//

#include "jit/Autodiff/Autodiff.h"
#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Pipelines/Registration.h"
#include "jitrt/abi/abi.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::jit;

namespace {
class OpCoverageTest : public ::testing::Test {
protected:
  OpCoverageTest() : context(MLIRContext::Threading::DISABLED) {
    DialectRegistry registry;
    registerDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  /// All operations of the dialect but terminators, which belong to the
  /// operation around them, and those that only the lowering makes.
  std::vector<RegisteredOperationName> operations() {
    const llvm::StringSet<> lowered{
        DropOp::getOperationName(),  KernelCallOp::getOperationName(),
        LoadOp::getOperationName(),  RefineShapeOp::getOperationName(),
        StoreOp::getOperationName(), SuspendOp::getOperationName()};
    std::vector<RegisteredOperationName> result;
    for (RegisteredOperationName name : context.getRegisteredOperations())
      if (name.getDialectNamespace() == JitDialect::getDialectNamespace() &&
          !name.hasTrait<OpTrait::IsTerminator>() &&
          !lowered.contains(name.getStringRef()))
        result.push_back(name);
    return result;
  }

  /// Names that `hasRow` is false for, one a line.
  std::string
  missing(llvm::function_ref<bool(RegisteredOperationName)> hasRow) {
    std::string names;
    for (RegisteredOperationName name : operations())
      if (!hasRow(name))
        names += "  " + name.getStringRef().str() + "\n";
    return names;
  }

  MLIRContext context;
};
} // namespace

/// "jit.add" -> "add".
static StringRef mnemonic(RegisteredOperationName name) {
  return name.getStringRef().drop_front(StringRef("jit.").size());
}

TEST_F(OpCoverageTest, dialectHasOperations) {
  EXPECT_GT(operations().size(), 100u);
}

TEST_F(OpCoverageTest, loweringOrDecomposition) {
  JitToLinalgTypeConverter converter;
  RewritePatternSet patterns(&context);
  populateJitToLinalgPatterns(converter, patterns);
  llvm::StringSet<> lowered;
  for (const std::unique_ptr<RewritePattern> &pattern :
       patterns.getNativePatterns())
    if (std::optional<OperationName> root = pattern->getRootKind())
      lowered.insert(root->getStringRef());
  // Derivatives are expanded before. Checks stay until the stage that turns
  // them into branches; regions that run once are inlined before the patterns
  // run.
  for (StringRef name :
       {AssertOp::getOperationName(), CheckpointOp::getOperationName(),
        StageOp::getOperationName(), CustomVjpOp::getOperationName(),
        CustomJvpOp::getOperationName()})
    lowered.insert(name);
  EXPECT_EQ(missing([&](RegisteredOperationName name) {
              return name.hasInterface<DecomposeOpInterface>() ||
                     name.hasInterface<ScalarBodyOpInterface>() ||
                     name.hasInterface<DerivativeOpInterface>() ||
                     lowered.contains(name.getStringRef());
            }),
            "");
}

/// Whether the operation has a rule, and says that no derivative flows through
/// it.
static bool isInactive(RegisteredOperationName name, MLIRContext *context) {
  Operation *op = Operation::create(
      OperationState(UnknownLoc::get(context), name.getStringRef()));
  auto rule = dyn_cast<DifferentiableOpInterface>(op);
  bool result = rule && rule.isInactive();
  op->destroy();
  return result;
}

/// Operations that the modes themselves know: their regions or callees are
/// differentiated, or they are what a derivative is asked for with.
static bool isKnownToModes(RegisteredOperationName name) {
  const llvm::StringSet<> known{
      IfOp::getOperationName(),        LoopOp::getOperationName(),
      CallOp::getOperationName(),      CheckpointOp::getOperationName(),
      StageOp::getOperationName(),     CustomCallOp::getOperationName(),
      CustomVjpOp::getOperationName(), CustomJvpOp::getOperationName()};
  return known.contains(name.getStringRef()) ||
         name.hasInterface<DerivativeOpInterface>();
}

// A rule, in both modes, or that there is none to have; composites have their
// definition's.
TEST_F(OpCoverageTest, derivative) {
  EXPECT_EQ(missing([&](RegisteredOperationName name) {
              return name.hasInterface<DifferentiableOpInterface>() ||
                     name.hasInterface<DecomposeOpInterface>() ||
                     isKnownToModes(name);
            }),
            "");
}

// What has a derivative is in a function that unittests/Gradients compares with
// differences. Rules that a program gives, which may be wrong, are tested by
// test/e2e/autodiff/custom-rules.mlir.
TEST_F(OpCoverageTest, derivativeTest) {
  std::string text;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator at(
           std::string(JIT_SOURCE_DIR) + "/unittests/Gradients/Inputs", error),
       end;
       at != end && !error; at.increment(error)) {
    auto buffer = llvm::MemoryBuffer::getFile(at->path());
    ASSERT_TRUE(static_cast<bool>(buffer)) << at->path();
    text += (*buffer)->getBuffer();
  }
  ASSERT_FALSE(text.empty());
  const llvm::StringSet<> given{CustomCallOp::getOperationName(),
                                CustomVjpOp::getOperationName(),
                                CustomJvpOp::getOperationName()};
  EXPECT_EQ(
      missing([&](RegisteredOperationName name) {
        return given.contains(name.getStringRef()) ||
               isInactive(name, &context) ||
               StringRef(text).contains((name.getStringRef() + " ").str()) ||
               StringRef(text).contains((name.getStringRef() + "(").str());
      }),
      "");
}

TEST_F(OpCoverageTest, endToEndTest) {
  EXPECT_EQ(missing([&](RegisteredOperationName name) {
              return llvm::sys::fs::exists(std::string(JIT_SOURCE_DIR) +
                                           "/test/e2e/ops/" +
                                           mnemonic(name).str() + ".mlir");
            }),
            "");
}

TEST_F(OpCoverageTest, specification) {
  llvm::StringSet<> headings;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator
           at(std::string(JIT_SOURCE_DIR) + "/docs/Spec", error),
       end;
       at != end && !error; at.increment(error)) {
    auto buffer = llvm::MemoryBuffer::getFile(at->path());
    ASSERT_TRUE(static_cast<bool>(buffer)) << at->path();
    SmallVector<StringRef> lines;
    (*buffer)->getBuffer().split(lines, '\n');
    for (StringRef line : lines)
      if (line.consume_front("## ")) {
        // A heading may name several operations.
        SmallVector<StringRef> names;
        line.split(names, ',');
        for (StringRef name : names)
          headings.insert(name.trim(" `\r"));
      }
  }
  EXPECT_EQ(missing([&](RegisteredOperationName name) {
              return headings.contains(mnemonic(name)) ||
                     headings.contains(name.getStringRef());
            }),
            "");
}

TEST_F(OpCoverageTest, memoryEffects) {
  EXPECT_EQ(missing([&](RegisteredOperationName name) {
              // Effects are known for every operation; a call and a derivative
              // have their callee's.
              return name.hasInterface<MemoryEffectOpInterface>() ||
                     name.hasTrait<OpTrait::HasRecursiveMemoryEffects>() ||
                     name.hasInterface<DerivativeOpInterface>() ||
                     name.hasInterface<CallOpInterface>();
            }),
            "");
}

TEST(ErrorCodeTest, dialectAndAbiAgree) {
  EXPECT_EQ(static_cast<int>(ErrorCode::invalid_argument),
            JIT_INVALID_ARGUMENT);
  EXPECT_EQ(static_cast<int>(ErrorCode::shape_mismatch), JIT_SHAPE_MISMATCH);
  EXPECT_EQ(static_cast<int>(ErrorCode::out_of_range), JIT_OUT_OF_RANGE);
  EXPECT_EQ(static_cast<int>(ErrorCode::assertion_failed),
            JIT_ASSERTION_FAILED);
  EXPECT_EQ(static_cast<int>(ErrorCode::out_of_memory), JIT_OUT_OF_MEMORY);
  EXPECT_EQ(static_cast<int>(ErrorCode::unimplemented), JIT_UNIMPLEMENTED);
  EXPECT_EQ(static_cast<int>(ErrorCode::custom_call_failed),
            JIT_CUSTOM_CALL_FAILED);
}
