#include "VmTestUtils.h"

using namespace jitrt;
using namespace jitrt::test;

namespace {

/// Loops `n` times over (counter, a, b) with a, b = `body`'s choice; results
/// are a and b. Registers: 0 n, 1 counter, 2 a, 3 b, 4 one, 5 condition.
template <typename Body> std::shared_ptr<const Program> loopProgram(Body body) {
  ProgramBuilder builder;
  FunctionBuilder &f =
      builder.addFunction("main", {intType}, {intType, intType});
  for (int i = 0; i < 4; ++i)
    f.addRegister(intType);
  f.addRegister(boolType);
  uint32_t add = builder.kernel("addi", {intType, intType}, {intType});
  uint32_t less = builder.kernel("cmpi", {intType, intType}, {boolType},
                                 {{"predicate", int64_t(2)}});
  f.constant(builder.constant(int64_t(0)), 1);
  f.constant(builder.constant(int64_t(0)), 2);
  f.constant(builder.constant(int64_t(1)), 3);
  f.constant(builder.constant(int64_t(1)), 4);
  f.callKernel(less, {1, 0}, {5});
  uint32_t exit = f.jumpIfNot(5);
  uint32_t top = f.position();
  body(f, add);
  f.callKernel(add, {1, 4}, {1});
  f.callKernel(less, {1, 0}, {5});
  f.jumpIf(5, top);
  f.setTarget(exit, f.position());
  f.returnValues({2, 3});
  return load(builder);
}

// Fibonacci by a swap: results of an assignment all read the old values.
TEST(VmInterpreterTest, ParallelAssignmentOfLoopCarries) {
  auto program = loopProgram([](FunctionBuilder &f, uint32_t add) {
    f.callKernel(add, {2, 3}, {2});
    f.assign({3, 2}, {2, 3});
  });
  std::vector<Value> results = run(program, {int64_t(10)});
  EXPECT_EQ(results[0].integer(), 55);
  EXPECT_EQ(results[1].integer(), 89);
}

TEST(VmInterpreterTest, LoopWithZeroTripsGivesItsInitialValues) {
  auto program = loopProgram(
      [](FunctionBuilder &f, uint32_t add) { f.callKernel(add, {2, 3}, {2}); });
  for (int64_t trips : {0, -3}) {
    std::vector<Value> results = run(program, {trips});
    EXPECT_EQ(results[0].integer(), 0);
    EXPECT_EQ(results[1].integer(), 1);
  }
}

// The kernel gets the only reference, and writes into it.
TEST(VmInterpreterTest, MovedOperandIsWrittenInPlace) {
  ProgramBuilder builder;
  FunctionBuilder &f =
      builder.addFunction("main", {floatTensor, floatTensor}, {floatTensor});
  uint32_t add =
      builder.kernel("add", {floatTensor, floatTensor}, {floatTensor});
  f.callKernel(add, {moved(0), 1}, {0});
  f.returnValues({moved(0)});
  auto program = load(builder);
  Tensor kept = tensorOf({1, 2}), given = tensorOf({10, 20});
  const void *memory = given.data();
  std::vector<Value> arguments(2);
  arguments[0] = std::move(given);
  arguments[1] = kept;
  State state(program);
  std::vector<Value> results;
  ASSERT_TRUE(state.run(0, arguments, results).isOk());
  EXPECT_EQ(results[0].tensor().data(), memory);
  EXPECT_EQ(elements(results[0]), (std::vector<float>{11, 22}));
  // Who keeps a reference does not see it change.
  results = run(program, {kept, kept});
  EXPECT_EQ(elements(results[0]), (std::vector<float>{2, 4}));
  EXPECT_EQ(elements(kept), (std::vector<float>{1, 2}));
}

// A register gives up its memory at the drop, not at the function's end.
TEST(VmInterpreterTest, DropReleasesMemory) {
  ProgramBuilder builder;
  FunctionBuilder &f =
      builder.addFunction("main", {floatTensor, floatTensor}, {floatTensor});
  f.drop({0});
  f.suspend();
  f.returnValues({moved(1)});
  State state(load(builder));
  Tensor dropped = tensorOf({1}), held = tensorOf({2});
  std::vector<Value> arguments{dropped, held};
  ASSERT_TRUE(state.start(0, arguments).isOk());
  ASSERT_TRUE(state.isSuspended());
  arguments.clear();
  EXPECT_TRUE(dropped.isUniquelyOwned());
  EXPECT_FALSE(held.isUniquelyOwned());
  state.reset();
  EXPECT_TRUE(held.isUniquelyOwned());
}

// What a program forgets to drop is released when its function returns.
TEST(VmInterpreterTest, ReturnReleasesEverything) {
  ProgramBuilder builder;
  FunctionBuilder &f = builder.addFunction("main", {floatTensor}, {});
  f.returnValues({});
  State state(load(builder));
  Tensor input = tensorOf({1});
  std::vector<Value> arguments{input}, results;
  ASSERT_TRUE(state.run(0, arguments, results).isOk());
  EXPECT_TRUE(input.isUniquelyOwned());
}

TEST(VmInterpreterTest, CallsPassAndReturnValues) {
  ProgramBuilder builder;
  FunctionBuilder &f =
      builder.addFunction("main", {floatTensor}, {floatTensor, floatTensor});
  f.addRegister(floatTensor);
  uint32_t add =
      builder.kernel("add", {floatTensor, floatTensor}, {floatTensor});
  // The callee's second result is not wanted.
  f.call(1, {0, 0}, {1, noRegister});
  f.returnValues({moved(0), moved(1)});
  FunctionBuilder &g = builder.addFunction("g", {floatTensor, floatTensor},
                                           {floatTensor, floatTensor}, false);
  g.callKernel(add, {0, moved(1)}, {1});
  g.returnValues({moved(1), moved(0)});
  Tensor input = tensorOf({3});
  std::vector<Value> results = run(load(builder), {input});
  EXPECT_EQ(elements(results[0]), (std::vector<float>{3}));
  EXPECT_EQ(elements(results[1]), (std::vector<float>{6}));
  results.clear();
  EXPECT_TRUE(input.isUniquelyOwned());
}

TEST(VmInterpreterTest, ArgumentsMustFitTheSignature) {
  ProgramBuilder builder;
  FunctionBuilder &f = builder.addFunction(
      "main", {ValueType::tensor(DType::F32, Dims{-1, 2}), intType}, {});
  f.returnValues({});
  State state(load(builder));
  std::vector<Value> results;
  auto error = [&](std::vector<Value> arguments) {
    return state.run(0, arguments, results).toString();
  };
  Value good = *Tensor::zeros(DType::F32, {3, 2});
  EXPECT_EQ(error({good, int64_t(1)}), "ok");
  EXPECT_EQ(error({good}), "function 'main' got 1 arguments, expected 2");
  EXPECT_EQ(error({good, 1.0}), "argument 1 of 'main' is f64, expected i64");
  EXPECT_EQ(error({*Tensor::zeros(DType::F32, {3, 4}), int64_t(1)}),
            "argument 0 of 'main' is tensor<3x4xf32>, expected "
            "tensor<?x2xf32>");
  EXPECT_EQ(error({*Tensor::zeros(DType::I32, {3, 2}), int64_t(1)}),
            "argument 0 of 'main' is tensor<3x2xi32>, expected "
            "tensor<?x2xf32>");
  EXPECT_EQ(error({Value(), int64_t(1)}),
            "argument 0 of 'main' is nothing, expected tensor<?x2xf32>");
}

} // namespace
