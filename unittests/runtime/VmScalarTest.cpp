#include "VmTestUtils.h"

#include <cmath>
#include <limits>

using namespace jitrt;
using namespace jitrt::test;

namespace {

ValueType typeOf(const Value &value) {
  if (std::holds_alternative<int64_t>(value))
    return intType;
  return std::holds_alternative<bool>(value)
             ? boolType
             : ValueType::scalar(ValueKind::Float);
}

/// The operation on arguments, with a result of the kind of `like`.
Value eval(std::string name, std::vector<Value> arguments, const Value &like,
           ProgramBuilder::AttributeList attributes = {}) {
  ProgramBuilder builder;
  std::vector<ValueType> types;
  FunctionBuilder::Uses uses;
  for (const Value &argument : arguments) {
    uses.emplace_back(static_cast<uint32_t>(types.size()));
    types.push_back(typeOf(argument));
  }
  ValueType result[] = {typeOf(like)};
  FunctionBuilder &f = builder.addFunction("main", types, result);
  uint32_t to = f.addRegister(result[0]);
  f.callKernel(builder.kernel(std::move(name), types, result, attributes), uses,
               {to});
  f.returnValues({to});
  return run(load(builder), std::move(arguments))[0];
}

int64_t evalInt(std::string name, int64_t x, int64_t y) {
  return eval(std::move(name), {x, y}, int64_t(0)).integer();
}

constexpr int64_t lowest = std::numeric_limits<int64_t>::min();

// No integers trap; overflow wraps.
TEST(VmScalarTest, IntegerArithmeticIsTotal) {
  EXPECT_EQ(evalInt("addi", std::numeric_limits<int64_t>::max(), 1), lowest);
  EXPECT_EQ(evalInt("muli", -4, 5), -20);
  EXPECT_EQ(evalInt("divsi", -7, 2), -3);
  EXPECT_EQ(evalInt("divsi", 7, 0), -1);
  EXPECT_EQ(evalInt("divsi", lowest, -1), lowest);
  EXPECT_EQ(evalInt("remsi", 7, 0), 7);
  EXPECT_EQ(evalInt("floordivsi", -7, 2), -4);
  EXPECT_EQ(evalInt("ceildivsi", 7, 2), 4);
  EXPECT_EQ(evalInt("ceildivsi", -7, 2), -3);
  EXPECT_EQ(evalInt("divui", -1, 2), std::numeric_limits<int64_t>::max());
  EXPECT_EQ(evalInt("shli", 1, 64), 0);
  EXPECT_EQ(evalInt("shrsi", -8, 70), -1);
  EXPECT_EQ(evalInt("minui", -1, 3), 3);
}

// One order of MLIR's predicates: eq, ne, slt, sle, sgt, sge, ult, ule, ugt,
// uge.
TEST(VmScalarTest, IntegerComparisons) {
  const bool expected[] = {false, true,  true,  true, false,
                           false, false, false, true, true};
  for (int64_t predicate = 0; predicate < 10; ++predicate)
    EXPECT_EQ(eval("cmpi", {int64_t(-1), int64_t(2)}, false,
                   {{"predicate", predicate}})
                  .boolean(),
              expected[predicate])
        << predicate;
}

// false, oeq, ogt, oge, olt, ole, one, ord, then the same unordered, and true.
TEST(VmScalarTest, FloatComparisonsWithNaN) {
  for (int64_t predicate = 0; predicate < 16; ++predicate)
    EXPECT_EQ(
        eval("cmpf", {std::nan(""), 2.0}, false, {{"predicate", predicate}})
            .boolean(),
        predicate >= 8)
        << predicate;
}

TEST(VmScalarTest, FloatsAndConversions) {
  EXPECT_EQ(eval("subf", {1.5, 4.0}, 0.0).real(), -2.5);
  EXPECT_TRUE(std::isnan(eval("minimumf", {std::nan(""), 1.0}, 0.0).real()));
  EXPECT_EQ(eval("maxnumf", {std::nan(""), 1.0}, 0.0).real(), 1.0);
  EXPECT_TRUE(std::signbit(eval("minimumf", {0.0, -0.0}, 0.0).real()));
  EXPECT_FALSE(std::signbit(eval("maximumf", {-0.0, 0.0}, 0.0).real()));
  EXPECT_EQ(eval("fptosi", {-2.9}, int64_t(0)).integer(), -2);
  EXPECT_EQ(eval("fptosi", {-1e300}, int64_t(0)).integer(), lowest);
  EXPECT_EQ(eval("sitofp", {int64_t(-3)}, 0.0).real(), -3.0);
  EXPECT_EQ(eval("extsi", {true}, int64_t(0)).integer(), -1);
  EXPECT_EQ(eval("extui", {true}, int64_t(0)).integer(), 1);
  EXPECT_EQ(eval("trunci", {int64_t(6)}, false).boolean(), false);
  EXPECT_EQ(eval("select", {false, 1.0, 2.0}, 0.0).real(), 2.0);
}

} // namespace
