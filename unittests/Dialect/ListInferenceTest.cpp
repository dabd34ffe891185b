//===- ListInferenceTest.cpp - types of lists built in C++ ------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The text of a list construction declares a type, which its elements are
// compared with. Builders in C++ infer one from the elements alone.
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Pipelines/Registration.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::jit;

namespace {
class ListInferenceTest : public ::testing::Test {
protected:
  ListInferenceTest()
      : context(MLIRContext::Threading::DISABLED), builder(&context) {
    DialectRegistry registry;
    registerDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  /// The type of a list of values of `types`, or null and its error in
  /// `message`.
  Type infer(TypeRange types) {
    Block block;
    block.addArguments(types, SmallVector<Location>(types.size(), location()));
    ScopedDiagnosticHandler handler(
        &context, [&](Diagnostic &error) { message = error.str(); });
    SmallVector<Type> results;
    if (failed(ListConstructOp::inferReturnTypes(
            &context, location(), block.getArguments(), DictionaryAttr(),
            OpaqueProperties(nullptr), RegionRange(), results)))
      return nullptr;
    return results.front();
  }

  Location location() { return builder.getUnknownLoc(); }

  MLIRContext context;
  Builder builder;
  std::string message;
};

// Extents that differ are dynamic.
TEST_F(ListInferenceTest, JoinsTensorTypes) {
  Type f32 = builder.getF32Type();
  EXPECT_EQ(
      infer({RankedTensorType::get({2, 3}, f32),
             RankedTensorType::get({2, 4}, f32)}),
      ListType::get(RankedTensorType::get({2, ShapedType::kDynamic}, f32)));
}

// Nothing tells the type of no elements.
TEST_F(ListInferenceTest, RejectsNoElements) {
  EXPECT_EQ(infer({}), nullptr);
  EXPECT_EQ(message, "'jit.list_construct' op has no elements, expected a "
                     "declared result type");
}

// No type covers an integer and a float.
TEST_F(ListInferenceTest, RejectsElementsOfSeveralTypes) {
  EXPECT_EQ(infer({builder.getI64Type(), builder.getF64Type()}), nullptr);
  EXPECT_EQ(message, "'jit.list_construct' op elements are 'i64' and 'f64', "
                     "expected one type");
}
} // namespace
