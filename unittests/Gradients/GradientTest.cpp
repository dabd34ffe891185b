//===- GradientTest.cpp - the derivatives of every operation -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Inputs/*.mlir holds a function for each operation and form. Every one is
// differentiated in both modes and twice, and compared with differences.
// Types that a file does not define are those of a variant: static or unknown
// extents, rank 0, no elements, broadcast operands. Arguments are random,
// different from each other and in [-2, 2], unless their attributes say
// otherwise: `test.low`, `test.high`, `test.values`, and `test.shape` for
// unknown extents.
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Fuzz/Random.h"
#include "jit/Gradients/GradientCheck.h"
#include "jit/Import/Values.h"
#include "jit/Pipelines/Registration.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::jit;

namespace {
struct Variant {
  const char *file;
  /// Definitions of types, put in front.
  const char *types;
  /// Extents of arguments whose types have unknown ones.
  std::vector<std::pair<StringRef, SmallVector<int64_t>>> shapes = {};
};

class GradientTest : public ::testing::Test {
protected:
  GradientTest() : context(MLIRContext::Threading::DISABLED) {
    // The paths agree bit by bit: one of them is enough.
    options.interpret = true;
    DialectRegistry registry;
    registerDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    context.allowUnregisteredDialects();
  }

  void checkFile(const Variant &variant);
  void checkFunction(ModuleOp module, func::FuncOp function,
                     const Variant &variant);

  MLIRContext context;
  GradientCheckOptions options;
};
} // namespace

/// The extents that `type` is run with.
static SmallVector<int64_t> shapeOf(func::FuncOp function, unsigned index,
                                    RankedTensorType type,
                                    const Variant &variant) {
  if (auto shape =
          function.getArgAttrOfType<DenseI64ArrayAttr>(index, "test.shape"))
    return SmallVector<int64_t>(shape.asArrayRef());
  if (type.hasStaticShape())
    return SmallVector<int64_t>(type.getShape());
  std::string text;
  llvm::raw_string_ostream(text) << type;
  for (const auto &[name, shape] : variant.shapes)
    if (name == text)
      return shape;
  ADD_FAILURE() << function.getName().str() << ": no shape for " << text;
  return {};
}

static jitrt::Tensor makeArgument(func::FuncOp function, unsigned index,
                                  const Variant &variant) {
  Type type = function.getArgumentTypes()[index];
  SmallVector<int64_t> shape;
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    shape = shapeOf(function, index, tensor, variant);
  jitrt::DType dtype = *expectedType(type).dtype;
  auto made =
      jitrt::Tensor::zeros(dtype, jitrt::DimsRef(shape.data(), shape.size()));
  EXPECT_TRUE(bool(made));
  jitrt::Tensor tensor = std::move(*made);
  auto fill = [&]<typename T>(ArrayRef<T> values) {
    ASSERT_EQ(int64_t(values.size()), tensor.numel());
    jitrt::dispatchDType(dtype, [&]<typename E>() {
      E *to = tensor.mutableDataAs<E>();
      for (T value : values)
        *to++ = E(value);
    });
  };
  auto attr = [&](StringRef name) { return function.getArgAttr(index, name); };
  if (Attribute values = attr("test.values")) {
    if (auto floats = dyn_cast<DenseF64ArrayAttr>(values))
      fill(floats.asArrayRef());
    else
      fill(cast<DenseI64ArrayAttr>(values).asArrayRef());
    return tensor;
  }
  if (dtype != jitrt::DType::F64) {
    EXPECT_EQ(tensor.numel(), 0) << function.getName().str();
    return tensor;
  }
  auto bound = [&](StringRef name, double otherwise) {
    auto value = cast_or_null<FloatAttr>(attr(name));
    return value ? value.getValueAsDouble() : otherwise;
  };
  double low = bound("test.low", -2), high = bound("test.high", 2);
  // One in each of as many intervals, in any order: none are close.
  fuzz::Random random(17, index);
  int64_t count = tensor.numel();
  std::vector<int64_t> order(count);
  for (int64_t i = 0; i < count; ++i) {
    order[i] = i;
    std::swap(order[i], order[random.below(i + 1)]);
  }
  double *to = tensor.mutableDataAs<double>();
  for (int64_t i = 0; i < count; ++i)
    to[i] = low + (high - low) *
                      (double(order[i]) + 0.25 +
                       double(random.below(1 << 20)) * 0x1p-21) /
                      double(count);
  return tensor;
}

void GradientTest::checkFunction(ModuleOp module, func::FuncOp function,
                                 const Variant &variant) {
  std::vector<jitrt::Tensor> args;
  for (unsigned index : llvm::seq(function.getNumArguments()))
    args.push_back(makeArgument(function, index, variant));
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    ADD_FAILURE() << function.getName().str() << ": " << diagnostic.str();
    return success();
  });
  auto report = checkGradients(module, function.getName(), args, options);
  if (!report) {
    ADD_FAILURE() << function.getName().str() << ": "
                  << llvm::toString(report.takeError());
    return;
  }
  for (const std::string &failure : report->failures)
    ADD_FAILURE() << failure;
  for (const GradientErrors *errors :
       {&report->jvp, &report->product, &report->jvpOfVjp,
        &report->productOfVjp})
    EXPECT_EQ(errors->nonsmooth, 0)
        << function.getName().str() << "\n"
        << printGradientReport(function.getName(), *report);
  EXPECT_GT(report->product.compared, 0);
  EXPECT_GT(report->productOfVjp.compared, 0);
}

void GradientTest::checkFile(const Variant &variant) {
  SCOPED_TRACE(variant.types);
  std::string path = std::string(JIT_SOURCE_DIR) +
                     "/unittests/Gradients/Inputs/" + variant.file;
  auto buffer = llvm::MemoryBuffer::getFile(path);
  ASSERT_TRUE(static_cast<bool>(buffer)) << path;
  std::string text = variant.types + (*buffer)->getBuffer().str();
  auto module = parseSourceString<ModuleOp>(text, &context);
  ASSERT_TRUE(static_cast<bool>(module)) << path;
  unsigned functions = 0;
  for (auto function : module->getOps<func::FuncOp>())
    if (function.isPublic()) {
      checkFunction(*module, function, variant);
      ++functions;
    }
  EXPECT_GT(functions, 0u);
}

static const char *const unaryTypes[] = {
    "!x = tensor<2x3xf64>\n", "!x = tensor<f64>\n", "!x = tensor<0x3xf64>\n"};

TEST_F(GradientTest, unary) {
  for (const char *types : unaryTypes)
    checkFile({"unary.mlir", types});
  checkFile(
      {"unary.mlir", "!x = tensor<?x?xf64>\n", {{"tensor<?x?xf64>", {2, 3}}}});
}

TEST_F(GradientTest, activation) {
  for (const char *types : unaryTypes)
    checkFile({"activation.mlir", types});
  checkFile({"activation.mlir",
             "!x = tensor<?x?xf64>\n",
             {{"tensor<?x?xf64>", {2, 3}}}});
}

TEST_F(GradientTest, binary) {
  auto types = [](StringRef lhs, StringRef rhs, StringRef result) {
    return ("!lhs = tensor<" + lhs + "f64>\n!rhs = tensor<" + rhs +
            "f64>\n!result = tensor<" + result + "f64>\n!condition = tensor<" +
            result + "i1>\n")
        .str();
  };
  auto check =
      [&](const std::string &text,
          std::vector<std::pair<StringRef, SmallVector<int64_t>>> shapes = {}) {
        checkFile({"binary.mlir", text.c_str(), shapes});
      };
  check(types("2x3x", "2x3x", "2x3x"));
  check(types("2x3x", "3x", "2x3x"));
  check(types("2x1x", "1x3x", "2x3x"));
  check(types("", "2x3x", "2x3x"));
  check(types("", "", ""));
  check(types("0x3x", "1x3x", "0x3x"));
  // Unknown extents that are equal, and one that turns out to be 1.
  check(types("?x?x", "?x3x", "?x3x"),
        {{"tensor<?x?xf64>", {2, 3}}, {"tensor<?x3xf64>", {2, 3}}});
  check(types("?x?x", "?x3x", "?x3x"),
        {{"tensor<?x?xf64>", {2, 3}}, {"tensor<?x3xf64>", {1, 3}}});
}

TEST_F(GradientTest, reduction) {
  checkFile({"reduction.mlir",
             "!x = tensor<2x4x3xf64>\n!ac = tensor<2x3xf64>\n"
             "!keep = tensor<2x1x3xf64>\n!keeps = tensor<1x4x1xf64>\n"});
  checkFile({"reduction.mlir",
             "!x = tensor<?x?x3xf64>\n!ac = tensor<?x3xf64>\n"
             "!keep = tensor<?x1x3xf64>\n!keeps = tensor<1x?x1xf64>\n",
             {{"tensor<?x?x3xf64>", {2, 4, 3}}}});
}

TEST_F(GradientTest, shape) {
  checkFile({"shape.mlir", "!x = tensor<2x3xf64>\n!t = tensor<3x2xf64>\n"
                           "!integers = tensor<2x3xi32>\n"});
  checkFile({"shape.mlir",
             "!x = tensor<?x?xf64>\n!t = tensor<?x?xf64>\n"
             "!integers = tensor<?x?xi32>\n",
             {{"tensor<?x?xf64>", {2, 3}}}});
}

TEST_F(GradientTest, indexing) {
  checkFile(
      {"indexing.mlir", "!x = tensor<4x3xf64>\n!indices = tensor<4x3xi64>\n"});
  checkFile({"indexing.mlir",
             "!x = tensor<?x3xf64>\n!indices = tensor<?x3xi64>\n",
             {{"tensor<?x3xf64>", {4, 3}}}});
}

TEST_F(GradientTest, linearAlgebra) { checkFile({"linear-algebra.mlir", ""}); }

TEST_F(GradientTest, window) { checkFile({"window.mlir", ""}); }

TEST_F(GradientTest, nn) { checkFile({"nn.mlir", ""}); }

TEST_F(GradientTest, control) { checkFile({"control.mlir", ""}); }

// Types, constants and the types that operations name, and nothing else.
TEST_F(GradientTest, conversion) {
  auto module = parseSourceString<ModuleOp>(
      R"(func.func @main(%x: tensor<?xf32>, %i: tensor<2xi32>) -> tensor<?xf64> {
           %c = jit.constant dense<[0.5, 1.5]> : tensor<2xf16>
           %d = jit.convert %c : (tensor<2xf16>) -> tensor<2xf32>
           %y = jit.add %x, %d : (tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
           %j = jit.convert %i : (tensor<2xi32>) -> tensor<2xf32>
           %z = jit.mul %y, %j : (tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
           %l = jit.list_construct %z : (tensor<?xf32>) -> !jit.list<tensor<?xf32>>
           %n = jit.list_len %l : !jit.list<tensor<?xf32>>
           %w = jit.convert %z : (tensor<?xf32>) -> tensor<?xf64>
           return %w : tensor<?xf64>
         })",
      &context);
  ASSERT_TRUE(module);
  FailureOr<bool> isChanged = convertToF64(*module);
  ASSERT_TRUE(succeeded(isChanged));
  EXPECT_TRUE(*isChanged);
  EXPECT_TRUE(succeeded(verify(*module)));
  std::string text;
  llvm::raw_string_ostream(text) << *module;
  for (const char *narrow : {"f32", "f16"})
    EXPECT_EQ(text.find(narrow), std::string::npos) << text;
  EXPECT_NE(text.find("dense<[5.000000e-01, 1.500000e+00]> : tensor<2xf64>"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("tensor<2xi32>"), std::string::npos) << text;
  isChanged = convertToF64(*module);
  EXPECT_TRUE(succeeded(isChanged) && !*isChanged);
}

TEST_F(GradientTest, unknownFunction) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&context));
  auto report = checkGradients(*module, "main", {}, options);
  ASSERT_FALSE(report);
  EXPECT_EQ(llvm::toString(report.takeError()), "there is no function 'main'");
}
