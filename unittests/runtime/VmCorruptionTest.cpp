#include "VmTestUtils.h"

#include "jitrt/vm/disassembler.h"
#include "jitrt/vm/observer.h"

using namespace jitrt;
using namespace jitrt::test;

namespace {

/// A bit of everything: constants, attributes, a loop, a call, slots.
std::vector<std::byte> everything() {
  ProgramBuilder builder("test");
  FunctionBuilder &f =
      builder.addFunction("main", {floatTensor, intType}, {floatTensor});
  uint32_t c = f.addRegister(floatTensor), i = f.addRegister(intType);
  uint32_t go = f.addRegister(boolType), slot = f.addSlot(floatTensor);
  uint32_t add =
      builder.kernel("add", {floatTensor, floatTensor}, {floatTensor});
  f.setLocation(builder.location("m.mlir", 3, 8, "jit.add"));
  f.constant(builder.constant(tensorOf({1, 2})), c);
  f.constant(builder.constant(int64_t(0)), i);
  uint32_t top = f.position();
  f.callKernel(add, {moved(0), c}, {0});
  f.callKernel(builder.kernel("fail_at", {intType}, {},
                              {{"value", int64_t(5)},
                               {"text", std::string("x")},
                               {"sizes", Dims{1, 2}},
                               {"tensor", tensorOf({1})}}),
               {i}, {});
  f.callKernel(builder.kernel("cmpi", {intType, intType}, {boolType},
                              {{"predicate", int64_t(4)}}),
               {i, 1}, {go});
  f.jumpIf(go, top);
  f.call(1, {c, moved(0)}, {0, c});
  f.store(moved(0), slot);
  f.suspend();
  f.load(slot, 0, true);
  f.drop({c});
  f.returnValues({moved(0)});
  FunctionBuilder &g = builder.addFunction("g", {floatTensor, floatTensor},
                                           {floatTensor, floatTensor}, false);
  g.assign({moved(1), moved(0)}, {0, 1});
  g.returnValues({moved(0), moved(1)});
  return *builder.finish();
}

/// Runs what loads, for a bounded number of instructions.
class Bounded : public Observer {
public:
  bool before(const Position &, const State &) override {
    return ++count < 1000;
  }
  void after(const Position &, const State &) override {}
  int count = 0;
};

/// True if the bytes are a program; then it has been printed and run.
bool exercise(std::span<const std::byte> bytes) {
  Result<std::shared_ptr<const Program>> program = loadBytes(bytes);
  if (!program) {
    EXPECT_FALSE(program.status().message().empty());
    return false;
  }
  EXPECT_FALSE(disassemble(**program).empty());
  Bounded bound;
  State state(*program);
  state.setObserver(&bound);
  std::vector<Value> arguments{tensorOf({1, 2}), int64_t(0)}, results;
  Status status = state.run(0, arguments, results);
  EXPECT_EQ(status.isOk(),
            state.errorTrace().empty() && status.message().empty());
  return true;
}

TEST(VmCorruptionTest, TheWholeProgramLoads) {
  EXPECT_TRUE(exercise(everything()));
}

// Each byte inverted, and its lowest and highest bits: an error or a program.
TEST(VmCorruptionTest, EveryByteChanged) {
  std::vector<std::byte> bytes = everything();
  for (size_t i = 0; i < bytes.size(); ++i)
    for (int mask : {0xff, 0x01, 0x80}) {
      bytes[i] ^= static_cast<std::byte>(mask);
      exercise(bytes);
      bytes[i] ^= static_cast<std::byte>(mask);
    }
}

TEST(VmCorruptionTest, EveryTruncationIsAnError) {
  std::vector<std::byte> bytes = everything();
  for (size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(exercise(std::span(bytes).first(size))) << size;
  bytes.push_back(std::byte(0));
  EXPECT_FALSE(exercise(bytes));
}

} // namespace
