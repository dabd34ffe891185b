// Groups of instructions that run as one do what each of them does.

#include "VmTestUtils.h"

#include "jitrt/vm/observer.h"

using namespace jitrt;
using namespace jitrt::test;

namespace {

/// Sees all instructions, one at a time.
class Counter : public Observer {
public:
  bool before(const Position &, const State &) override {
    ++count;
    return true;
  }
  void after(const Position &, const State &) override {}
  int count = 0;
};

/// The integers that a run of function 0 gives, and the same seen by an
/// observer, which has instructions run one at a time.
std::vector<int64_t> integers(ProgramBuilder &builder,
                              std::vector<Value> arguments, int numSeen) {
  auto program = load(builder);
  std::vector<int64_t> seen[2];
  for (bool isObserved : {false, true}) {
    State state(program);
    Counter counter;
    if (isObserved)
      state.setObserver(&counter);
    std::vector<Value> copy = arguments, results;
    Status status = state.run(0, copy, results);
    EXPECT_TRUE(status.isOk()) << status.toString();
    for (const Value &result : results)
      seen[isObserved].push_back(result.integer());
    if (isObserved)
      EXPECT_EQ(counter.count, numSeen);
  }
  EXPECT_EQ(seen[0], seen[1]);
  return seen[0];
}

TEST(VmFusionTest, ComparisonAndJump) {
  // By predicate of MLIR's arith.cmpi: which of (1, 2), (2, 2), (2, 1) and
  // (-1, 1) it holds for.
  constexpr bool wanted[10][4] = {
      {false, true, false, false}, {true, false, true, true},
      {true, false, false, true},  {true, true, false, true},
      {false, false, true, false}, {false, true, true, false},
      {true, false, false, false}, {true, true, false, false},
      {false, false, true, true},  {false, true, true, true}};
  constexpr int64_t operands[4][2] = {{1, 2}, {2, 2}, {2, 1}, {-1, 1}};
  for (int64_t predicate = 0; predicate < 10; ++predicate)
    for (bool jumpsIf : {true, false})
      for (int i = 0; i < 4; ++i) {
        ProgramBuilder builder;
        FunctionBuilder &f =
            builder.addFunction("main", {intType, intType}, {intType, intType});
        uint32_t holds = f.addRegister(boolType),
                 jumped = f.addRegister(intType);
        uint32_t bit = f.addRegister(intType);
        f.constant(builder.constant(int64_t(1)), jumped);
        f.callKernel(builder.kernel("cmpi", {intType, intType}, {boolType},
                                    {{"predicate", predicate}}),
                     {0, 1}, {holds});
        uint32_t jump = jumpsIf ? f.jumpIf(holds, 0) : f.jumpIfNot(holds);
        f.constant(builder.constant(int64_t(0)), jumped);
        f.setTarget(jump, f.position());
        // The comparison's result is there for others.
        f.callKernel(builder.kernel("extui", {boolType}, {intType}), {holds},
                     {bit});
        f.returnValues({jumped, bit});
        bool expected = wanted[predicate][i], jumps = expected == jumpsIf;
        EXPECT_EQ(
            integers(builder, {operands[i][0], operands[i][1]}, jumps ? 5 : 6),
            (std::vector<int64_t>{jumps, expected}))
            << "predicate " << predicate << ", operands " << i;
      }
}

/// A loop of `n` trips that rotates (x, y, z), with the comparison after the
/// assignment or before it; enters at the jump, in the middle of a group.
std::vector<int64_t> rotate(bool comparesLast, int64_t trips, int numSeen) {
  ProgramBuilder builder;
  FunctionBuilder &f =
      builder.addFunction("main", {intType, intType, intType, intType},
                          {intType, intType, intType});
  uint32_t i = f.addRegister(intType), one = f.addRegister(intType);
  uint32_t go = f.addRegister(boolType);
  uint32_t less = builder.kernel("cmpi", {intType, intType}, {boolType},
                                 {{"predicate", int64_t(2)}});
  f.constant(builder.constant(int64_t(0)), i);
  f.constant(builder.constant(int64_t(1)), one);
  f.callKernel(less, {i, 3}, {go});
  uint32_t entry = f.jump(0), top = f.position();
  f.callKernel(builder.kernel("addi", {intType, intType}, {intType}), {i, one},
               {i});
  if (!comparesLast)
    f.callKernel(less, {i, 3}, {go});
  f.assign({1, 2, 0}, {0, 1, 2});
  if (comparesLast)
    f.callKernel(less, {i, 3}, {go});
  f.setTarget(entry, f.position());
  f.jumpIf(go, top);
  f.returnValues({0, 1, 2});
  return integers(builder, {int64_t(7), int64_t(8), int64_t(9), trips},
                  numSeen);
}

TEST(VmFusionTest, AssignmentInALoop) {
  using Integers = std::vector<int64_t>;
  for (bool comparesLast : {false, true}) {
    EXPECT_EQ(rotate(comparesLast, 0, 6), (Integers{7, 8, 9}));
    EXPECT_EQ(rotate(comparesLast, 1, 10), (Integers{8, 9, 7}));
    EXPECT_EQ(rotate(comparesLast, 5, 26), (Integers{9, 7, 8}));
  }
}

} // namespace
