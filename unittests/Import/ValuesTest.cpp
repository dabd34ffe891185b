//===- ValuesTest.cpp - what values of a type look like -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Import/Values.h"
#include "jit/Dialect/Jit/IR/ElementTypes.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::jit;

TEST(ValuesTest, expectedTypesOfTensors) {
  MLIRContext context;
  Builder b(&context);
  auto ui8 = IntegerType::get(&context, 8, IntegerType::Unsigned);
  EXPECT_EQ(expectedType(RankedTensorType::get({2, ShapedType::kDynamic},
                                               b.getF32Type()))
                .toString(),
            "2x?xf32");
  EXPECT_EQ(expectedType(RankedTensorType::get({}, b.getBF16Type())).toString(),
            "bf16");
  EXPECT_EQ(expectedType(RankedTensorType::get({0}, ui8)).toString(), "0xui8");
  EXPECT_EQ(expectedType(RankedTensorType::get({3}, b.getI1Type())).toString(),
            "3xi1");
}

TEST(ValuesTest, expectedTypesOfHostScalars) {
  MLIRContext context;
  Builder b(&context);
  EXPECT_EQ(expectedType(b.getIndexType()).toString(), "scalar i64");
  EXPECT_EQ(expectedType(b.getF64Type()).toString(), "scalar f64");
  EXPECT_EQ(expectedType(b.getI1Type()).toString(), "scalar i1");
}

// What cannot be passed says what is wrong with it.
TEST(ValuesTest, otherTypes) {
  MLIRContext context;
  Builder b(&context);
  EXPECT_EQ(
      llvm::toString(requireValueType(
          RankedTensorType::get({2}, Float80Type::get(&context)), "x")),
      ("x has type tensor<2xf80>, expected elements of " + elementTypeNames)
          .str());
  EXPECT_EQ(
      llvm::toString(
          requireValueType(UnrankedTensorType::get(b.getF32Type()), "x")),
      "x has type tensor<*xf32>, expected a ranked tensor or a host scalar");
}
