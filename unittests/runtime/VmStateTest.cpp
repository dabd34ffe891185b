#include "VmTestUtils.h"

#include "jitrt/support/json.h"
#include "jitrt/vm/chrome_trace.h"

#include <pthread.h>

#include <atomic>
#include <thread>

using namespace jitrt;
using namespace jitrt::test;

namespace {

/// Stage 0 stores x + x, stage 1 adds to it in place what it had stored.
std::shared_ptr<const Program> twoStages() {
  ProgramBuilder builder;
  FunctionBuilder &f =
      builder.addFunction("main", {floatTensor}, {floatTensor});
  uint32_t add =
      builder.kernel("add", {floatTensor, floatTensor}, {floatTensor});
  uint32_t sum = f.addRegister(floatTensor);
  uint32_t slot = f.addSlot(floatTensor);
  f.callKernel(add, {0, moved(0)}, {sum});
  f.store(moved(sum), slot);
  f.suspend();
  f.load(slot, sum, /*take=*/true);
  f.callKernel(add, {sum, moved(sum)}, {sum});
  f.returnValues({moved(sum)});
  return load(builder);
}

TEST(VmStateTest, StagesRunOneAtATime) {
  State state(twoStages());
  std::vector<Value> arguments{tensorOf({1, 2})};
  ASSERT_TRUE(state.start(0, arguments).isOk());
  EXPECT_TRUE(state.isSuspended());
  EXPECT_TRUE(state.takeResults().empty());
  ASSERT_TRUE(state.resume().isOk());
  EXPECT_FALSE(state.isSuspended());
  EXPECT_EQ(elements(state.takeResults()[0]), (std::vector<float>{4, 8}));
  EXPECT_EQ(state.resume().toString(), "no run is suspended");
}

// The second stage may write in place: what a clone holds must not change.
TEST(VmStateTest, CloneRunsTheSecondStageAgain) {
  State first(twoStages());
  std::vector<Value> arguments{tensorOf({1, 2})};
  ASSERT_TRUE(first.start(0, arguments).isOk());
  State second = first.clone();
  ASSERT_TRUE(first.resume().isOk());
  State third = second.clone();
  ASSERT_TRUE(second.resume().isOk());
  ASSERT_TRUE(third.resume().isOk());
  for (State *state : {&first, &second, &third})
    EXPECT_EQ(elements(state->takeResults()[0]), (std::vector<float>{4, 8}));
}

TEST(VmStateTest, ResumesOnAnotherThread) {
  State state(twoStages());
  std::vector<Value> arguments{tensorOf({1})};
  ASSERT_TRUE(state.start(0, arguments).isOk());
  std::thread([state = std::move(state)]() mutable {
    ASSERT_TRUE(state.resume().isOk());
    EXPECT_EQ(elements(state.takeResults()[0]), (std::vector<float>{4}));
  }).join();
}

/// Counts down from its argument; fails at 3, in a called function.
std::shared_ptr<const Program> failingLoop() {
  ProgramBuilder builder;
  FunctionBuilder &f =
      builder.addFunction("main", {intType, floatTensor}, {floatTensor});
  uint32_t one = f.addRegister(intType);
  uint32_t go = f.addRegister(boolType);
  f.constant(builder.constant(int64_t(1)), one);
  uint32_t top = f.position();
  f.setLocation(builder.location("m.mlir", 5, 3, "jit.call"));
  f.call(1, {0}, {});
  f.setLocation(0);
  f.callKernel(builder.kernel("subi", {intType, intType}, {intType}), {0, one},
               {0});
  f.callKernel(builder.kernel("cmpi", {intType, intType}, {boolType},
                              {{"predicate", int64_t(4)}}),
               {0, one}, {go});
  f.jumpIf(go, top);
  f.returnValues({moved(1)});
  FunctionBuilder &g = builder.addFunction("g", {intType}, {}, false);
  g.setLocation(builder.location("m.mlir", 9, 7, "jit.fail_at"));
  g.callKernel(
      builder.kernel("fail_at", {intType}, {}, {{"value", int64_t(3)}}), {0},
      {});
  g.returnValues({});
  return load(builder);
}

// An error says where, releases everything, and leaves the state fit to run.
TEST(VmStateTest, ErrorInALoopLeavesTheStateReusable) {
  State state(failingLoop());
  Tensor held = tensorOf({5});
  std::vector<Value> results;
  for (int i = 0; i < 5; ++i) {
    std::vector<Value> arguments{int64_t(6), held};
    Status status = state.run(0, arguments, results);
    EXPECT_EQ(status.code(), StatusCode::OutOfRange);
    EXPECT_EQ(status.toString(),
              "m.mlir:9:7: 'jit.fail_at' op index 3 is out of range");
    EXPECT_EQ(
        state.errorTrace(),
        (std::vector<std::string>{"m.mlir:9:7 in @g", "m.mlir:5:3 in @main"}));
    EXPECT_TRUE(results.empty());
    EXPECT_TRUE(held.isUniquelyOwned());
    arguments = {int64_t(2), held};
    ASSERT_TRUE(state.run(0, arguments, results).isOk());
    EXPECT_TRUE(state.errorTrace().empty());
    EXPECT_EQ(elements(results[0]), (std::vector<float>{5}));
    results.clear();
  }
}

// Threads share a program, its kernels and its constants, and nothing else.
TEST(VmStateTest, EightThreadsRunOneProgram) {
  ProgramBuilder builder;
  FunctionBuilder &f =
      builder.addFunction("main", {floatTensor}, {floatTensor});
  uint32_t add =
      builder.kernel("add", {floatTensor, floatTensor}, {floatTensor});
  uint32_t constant = f.addRegister(floatTensor);
  f.constant(builder.constant(tensorOf({1, 2})), constant);
  f.callKernel(add, {moved(0), constant}, {0});
  f.callKernel(add, {moved(0), moved(constant)}, {0});
  f.returnValues({moved(0)});
  auto program = load(builder);
  Tensor shared = tensorOf({10, 20});
  std::atomic<int> numRight = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i)
    threads.emplace_back([&] {
      State state(program);
      std::vector<Value> results;
      for (int run = 0; run < 200; ++run) {
        std::vector<Value> arguments{shared};
        if (state.run(0, arguments, results).isOk() &&
            elements(results[0]) == std::vector<float>{12, 24})
          ++numRight;
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(numRight, 1600);
}

// Neither loading, running nor freeing a long program takes stack.
TEST(VmStateTest, LongChainRunsOnASmallStack) {
  auto work = [](void *) -> void * {
    constexpr uint32_t length = 300000;
    ProgramBuilder builder;
    FunctionBuilder &f =
        builder.addFunction("main", {floatTensor}, {floatTensor});
    uint32_t neg = builder.kernel("neg", {floatTensor}, {floatTensor});
    for (uint32_t i = 0; i < length; ++i)
      f.callKernel(neg, {moved(i)}, {f.addRegister(floatTensor)});
    f.returnValues({moved(length)});
    std::vector<Value> results = run(load(builder), {tensorOf({3})});
    EXPECT_EQ(elements(results[0]), (std::vector<float>{3}));
    return nullptr;
  };
  pthread_attr_t attributes;
  ASSERT_EQ(pthread_attr_init(&attributes), 0);
  ASSERT_EQ(pthread_attr_setstacksize(&attributes, 256 << 10), 0);
  pthread_t thread;
  ASSERT_EQ(pthread_create(&thread, &attributes, work, nullptr), 0);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
}

TEST(VmStateTest, ChromeTraceNestsCalls) {
  State state(failingLoop());
  ChromeTrace trace;
  state.setObserver(&trace);
  std::vector<Value> arguments{int64_t(2), tensorOf({1})}, results;
  ASSERT_TRUE(state.run(0, arguments, results).isOk());
  // Constant, call, kernel, return, subi, cmpi, jump_if, return.
  EXPECT_EQ(trace.numEvents(), 8u);
  arguments = {int64_t(3), tensorOf({1})};
  ASSERT_FALSE(state.run(0, arguments, results).isOk());
  Result<JsonValue> json = parseJson(trace.toJson());
  ASSERT_TRUE(json.isOk()) << json.status().toString();
  const JsonValue &events = *json->find("traceEvents");
  ASSERT_EQ(events.elements.size(), 11u);
  const JsonValue &call = events.elements[1], &kernel = events.elements[2];
  EXPECT_EQ(call.find("name")->string, "jit.call");
  EXPECT_EQ(kernel.find("name")->string, "jit.fail_at");
  EXPECT_EQ(kernel.find("args")->find("location")->string, "m.mlir:9:7");
  EXPECT_GE(kernel.find("ts")->number, call.find("ts")->number);
  EXPECT_LE(kernel.find("ts")->number + kernel.find("dur")->number,
            call.find("ts")->number + call.find("dur")->number + 0.002);
  EXPECT_TRUE(events.elements[10].find("args")->find("failed")->boolean);
}

/// Stops before the ninth instruction; looks at a register before each.
class Stopper : public Observer {
public:
  bool before(const Position &, const State &state) override {
    seen.push_back(state.registerAt(0, 0).integer());
    return seen.size() < 9;
  }
  void after(const Position &, const State &) override {}
  std::vector<int64_t> seen;
};

TEST(VmStateTest, ObserverLooksAtRegistersAndStops) {
  State state(failingLoop());
  Stopper stopper;
  state.setObserver(&stopper);
  std::vector<Value> arguments{int64_t(9), tensorOf({1})}, results;
  Status status = state.run(0, arguments, results);
  EXPECT_EQ(status.code(), StatusCode::Cancelled);
  EXPECT_EQ(stopper.seen, (std::vector<int64_t>{9, 9, 9, 9, 9, 8, 8, 8, 8}));
  state.setObserver(nullptr);
  arguments = {int64_t(1), tensorOf({1})};
  EXPECT_TRUE(state.run(0, arguments, results).isOk());
}

/// Looks at what is there when a run fails.
class Witness : public Observer {
public:
  bool before(const Position &, const State &) override { return true; }
  void after(const Position &, const State &) override {}
  void failed(const Status &status, const State &state) override {
    message = status.toString();
    depth = state.depth();
    argument = state.registerAt(0, 0).integer();
  }
  std::string message;
  size_t depth = 0;
  int64_t argument = 0;
};

// What a debugger shows of an error: it is told before the values are freed.
TEST(VmStateTest, ObserverLooksAtRegistersOfFailedRuns) {
  State state(failingLoop());
  Witness witness;
  state.setObserver(&witness);
  std::vector<Value> arguments{int64_t(3), tensorOf({1})}, results;
  Status status = state.run(0, arguments, results);
  EXPECT_FALSE(status.isOk());
  EXPECT_EQ(witness.message, status.toString());
  EXPECT_EQ(witness.depth, 2u);
  EXPECT_EQ(witness.argument, 3);
  EXPECT_EQ(state.depth(), 0u);
  EXPECT_EQ(state.errorTrace().size(), 2u);
}

} // namespace
