#include "VmTestUtils.h"

using namespace jitrt;
using namespace jitrt::test;

namespace {

// All assignments of four registers to four, moved or not: each result is the
// old content of its operand, and nothing is kept besides.
TEST(VmAssignmentTest, EveryAssignmentOfFourTensors) {
  constexpr size_t n = 4;
  std::vector<ValueType> types(n, floatTensor);
  for (uint32_t code = 0; code < 256; ++code) {
    uint32_t from[n];
    for (size_t i = 0; i < n; ++i)
      from[i] = code >> (2 * i) & 3;
    for (bool move : {false, true}) {
      ProgramBuilder builder;
      FunctionBuilder &f = builder.addFunction("main", types, types);
      FunctionBuilder::Uses uses;
      for (size_t i = 0; i < n; ++i) {
        bool isFirst = std::find(from, from + i, from[i]) == from + i;
        uses.emplace_back(from[i], move && isFirst);
      }
      f.assign(uses, {0, 1, 2, 3});
      f.returnValues({moved(0), moved(1), moved(2), moved(3)});
      std::vector<Tensor> inputs;
      for (size_t i = 0; i < n; ++i)
        inputs.push_back(tensorOf({static_cast<float>(i)}));
      std::vector<Value> results =
          run(load(builder), {inputs[0], inputs[1], inputs[2], inputs[3]});
      ASSERT_EQ(results.size(), n);
      for (size_t i = 0; i < n; ++i)
        EXPECT_TRUE(results[i].tensor().storage() == inputs[from[i]].storage())
            << "code " << code << " result " << i;
      results.clear();
      for (const Tensor &input : inputs)
        EXPECT_TRUE(input.isUniquelyOwned()) << "code " << code;
    }
  }
}

// Of a register that is copied and moved the copy comes first.
TEST(VmAssignmentTest, CopiesBeforeItMoves) {
  ProgramBuilder builder;
  FunctionBuilder &f =
      builder.addFunction("main", {floatTensor}, {floatTensor, floatTensor});
  f.addRegister(floatTensor);
  f.addRegister(floatTensor);
  f.assign({moved(0), 0}, {1, 2});
  f.returnValues({1, 2});
  Tensor input = tensorOf({7});
  std::vector<Value> results = run(load(builder), {input});
  EXPECT_TRUE(results[0].tensor().storage() == input.storage());
  EXPECT_TRUE(results[1].tensor().storage() == input.storage());
}

// A cycle among registers of different types in one assignment with others.
TEST(VmAssignmentTest, CyclesOfDifferentKinds) {
  ProgramBuilder builder;
  std::vector<ValueType> types{intType, intType, floatTensor, floatTensor};
  FunctionBuilder &f = builder.addFunction("main", types, types);
  f.assign({1, 0, moved(3), moved(2)}, {0, 1, 2, 3});
  f.returnValues({0, 1, 2, 3});
  std::vector<Value> results = run(
      load(builder), {int64_t(1), int64_t(2), tensorOf({3}), tensorOf({4})});
  EXPECT_EQ(results[0].integer(), 2);
  EXPECT_EQ(results[1].integer(), 1);
  EXPECT_EQ(elements(results[2]), (std::vector<float>{4}));
  EXPECT_EQ(elements(results[3]), (std::vector<float>{3}));
}

} // namespace
