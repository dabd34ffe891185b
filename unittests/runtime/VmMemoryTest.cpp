#include "VmTestUtils.h"

#include "jitrt/tensor/allocator.h"

#include <random>

using namespace jitrt;
using namespace jitrt::test;

namespace {

/// 200 times -x; each result takes the place of an operand that is moved, or
/// is kept until the operand is dropped.
std::shared_ptr<const Program> chain(bool inPlace) {
  ProgramBuilder builder;
  FunctionBuilder &f =
      builder.addFunction("main", {floatTensor}, {floatTensor});
  uint32_t neg = builder.kernel("neg", {floatTensor}, {floatTensor});
  uint32_t other = f.addRegister(floatTensor);
  uint32_t from = 0, to = other;
  for (int i = 0; i < 200; ++i) {
    f.callKernel(neg, {{from, inPlace}}, {to});
    if (!inPlace)
      f.drop({from});
    std::swap(from, to);
  }
  f.returnValues({moved(from)});
  return load(builder);
}

/// The peak of a run on 64 MB, in tensors.
double peakOfChain(bool inPlace) {
  constexpr int64_t count = 16000000;
  auto program = chain(inPlace);
  int64_t before = allocator::stats().bytesInUse;
  std::vector<Value> arguments{*Tensor::zeros(DType::F32, {count})};
  allocator::resetPeak();
  State state(program);
  std::vector<Value> results;
  Status status = state.run(0, arguments, results);
  EXPECT_TRUE(status.isOk()) << status.toString();
  return double(allocator::stats().peakBytesInUse - before) / (4.0 * count);
}

TEST(VmMemoryTest, ChainTakesTwoBuffers) { EXPECT_EQ(peakOfChain(false), 2); }

TEST(VmMemoryTest, ChainInPlaceTakesOneBuffer) {
  EXPECT_EQ(peakOfChain(true), 1);
}

/// x + y.
std::shared_ptr<const Program> sum() {
  ProgramBuilder builder;
  FunctionBuilder &f =
      builder.addFunction("main", {floatTensor, floatTensor}, {floatTensor});
  uint32_t add =
      builder.kernel("add", {floatTensor, floatTensor}, {floatTensor});
  uint32_t total = f.addRegister(floatTensor);
  f.setLocation(builder.location("m.mlir", 3, 8, "jit.add"));
  f.callKernel(add, {0, 1}, {total});
  f.callKernel(add, {moved(total), moved(0)}, {total});
  f.returnValues({moved(total)});
  return load(builder);
}

// Of random shapes, every third of which is an error in the first operation.
TEST(VmMemoryTest, FlatOverManyRuns) {
  constexpr int64_t most = 40000;
  State state(sum());
  std::minstd_rand random(1);
  std::uniform_int_distribution<int64_t> extent(2, most);
  allocator::trim();
  int64_t before = allocator::stats().bytesInUse;
  allocator::resetPeak();
  for (int i = 0; i < 10000; ++i) {
    int64_t size = extent(random);
    std::vector<Value> results;
    std::vector<Value> arguments{
        *Tensor::empty(DType::F32, {size}),
        *Tensor::empty(DType::F32, {i % 3 == 0 ? size + 1 : size})};
    ASSERT_EQ(state.run(0, arguments, results).isOk(), i % 3 != 0);
    arguments.clear();
    results.clear();
    ASSERT_EQ(allocator::stats().bytesInUse, before);
  }
  EXPECT_LE(allocator::stats().peakBytesInUse, before + 3 * 4 * (most + 1));
  // At most three blocks of each size were in use at a time, and sizes double
  // in four steps.
  EXPECT_LE(allocator::stats().bytesCached, 3 * 8 * 4 * (most + 1));
  allocator::trim();
}

// The error of an allocation has the operation's place, and ends only its run.
TEST(VmMemoryTest, LimitIsAnErrorOfTheOperation) {
  State state(sum());
  Tensor x = *Tensor::zeros(DType::F32, {4096});
  std::vector<Value> results;
  int64_t used = allocator::stats().bytesInUse;
  for (int i = 0; i < 3; ++i) {
    allocator::setByteLimit(used + 10000);
    std::vector<Value> arguments{x, x};
    Status status = state.run(0, arguments, results);
    allocator::setByteLimit(-1);
    EXPECT_EQ(status.code(), StatusCode::ResourceExhausted);
    EXPECT_EQ(status.toString(),
              strCat("m.mlir:3:8: 'jit.add' op cannot allocate 16384 bytes: ",
                     used, " are in use, the limit is ", used + 10000));
    arguments = {x, x};
    ASSERT_TRUE(state.run(0, arguments, results).isOk());
    EXPECT_EQ(results[0].tensor().numel(), 4096);
    results.clear();
    EXPECT_EQ(allocator::stats().bytesInUse, used);
  }
}

} // namespace
