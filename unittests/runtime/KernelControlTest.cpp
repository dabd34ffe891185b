#include "KernelTestUtils.h"

#include <limits>

using namespace jitrt;
using namespace jitrt::test;

namespace {

Result<std::vector<Value>> runWith(std::string_view name,
                                   std::vector<Value> operands,
                                   std::vector<ValueType> results,
                                   const Attributes &attributes = {}) {
  std::vector<Value *> registers;
  for (Value &operand : operands)
    registers.push_back(&operand);
  return runOn(name, registers, {}, attributes, std::move(results));
}

const ValueType listType = ValueType::listOf(ValueType::tensor(DType::F32));

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

// Lists are values: what is made of one leaves it as it is.
TEST(KernelList, Values) {
  Value list =
      (*runWith("list_construct", {floats({1}, {1}), floats({2}, {2, 3})},
                {listType}))[0];
  Value longer =
      (*runWith("list_append", {list, floats({1}, {4})}, {listType}))[0];
  Value changed = (*runWith("list_set", {longer, int64_t(-1), floats({1}, {5})},
                            {listType}))[0];
  EXPECT_EQ(list.list().size(), 2);
  EXPECT_EQ(values(longer.list()[2].tensor()), (Doubles{4}));
  EXPECT_EQ(values(changed.list()[2].tensor()), (Doubles{5}));
  EXPECT_EQ(
      (*runWith("list_len", {longer}, {ValueType::scalar(ValueKind::Int)}))[0]
          .integer(),
      3);
  EXPECT_EQ(values(*run("list_get", {list, int64_t(-1)})), (Doubles{2, 3}));
}

TEST(KernelList, ScalarsAndNothing) {
  ValueType type = ValueType::listOf(ValueType::scalar(ValueKind::Int));
  Value list = (*runWith("list_construct", {}, {type}))[0];
  EXPECT_EQ(list.list().size(), 0);
  list = (*runWith("list_append", {list, int64_t(7)}, {type}))[0];
  EXPECT_EQ(list.list()[0].integer(), 7);
}

// A moved list grows in its own memory.
TEST(KernelList, AppendInPlace) {
  List list({Value(int64_t(1))});
  list.mutableElements().reserve(4);
  const Value *memory = list.elements().data();
  Value x = std::move(list), y = int64_t(2);
  std::vector<Value *> registers = {&x, &y};
  std::vector<ValueType> type = {
      ValueType::listOf(ValueType::scalar(ValueKind::Int))};
  auto results = *runOn("list_append", registers, {true, false}, {}, type);
  EXPECT_EQ(results[0].list().elements().data(), memory);
  Value other = results[0];
  registers = {&results[0], &y};
  auto more = *runOn("list_append", registers, {true, false}, {}, type);
  EXPECT_EQ(other.list().size(), 2);
  EXPECT_EQ(more[0].list().size(), 3);
}

TEST(KernelList, Errors) {
  Value list = List({Value(floats({2}, {1, 2}))});
  auto bad = run("list_get", {list, int64_t(1)});
  EXPECT_EQ(bad.status().code(), StatusCode::OutOfRange);
  EXPECT_EQ(bad.status().message(), "index 1 is out of range for a list of 1");
  EXPECT_FALSE(run("list_get", {list, std::numeric_limits<int64_t>::min()}));
  ValueType fixed = ValueType::listOf(ValueType::tensor(DType::F32, Dims{4}));
  EXPECT_EQ(runWith("list_cast", {list}, {fixed}).status().message(),
            "element #0 dimension 0 is 2, expected 4");
  EXPECT_EQ(runWith("list_append", {List(), floats({2}, {1, 2})}, {fixed})
                .status()
                .message(),
            "element dimension 0 is 2, expected 4");
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

TEST(KernelControl, Assert) {
  Attributes attributes = {{"message", "index {0} of {1}, {2}"},
                           {"code", int64_t(JIT_OUT_OF_RANGE)}};
  std::vector<Value> operands = {false, int64_t(-3), 0.5, true};
  auto failed = runWith("assert", operands, {}, attributes);
  EXPECT_EQ(failed.status().code(), StatusCode::OutOfRange);
  EXPECT_EQ(failed.status().message(), "index -3 of 0.5, true");
  operands[0] = true;
  EXPECT_TRUE(runWith("assert", operands, {}, attributes));
  operands.pop_back();
  EXPECT_EQ(runWith("assert", operands, {}, attributes).status().message(),
            "message of assert names argument {2} of 2");
}

TEST(KernelControl, RefineShape) {
  Tensor x = floats({2}, {1, 2});
  EXPECT_TRUE(
      runWith("refine_shape", {x}, {ValueType::tensor(DType::F32, Dims{2})}));
  EXPECT_EQ(
      runWith("refine_shape", {x}, {ValueType::tensor(DType::F32, Dims{3})})
          .status()
          .message(),
      "result dimension 0 is 2, expected 3");
}

// An argument passes through to the caller's memory when it is moved.
TEST(KernelControl, StopGradientTakes) {
  Value x = floats({2}, {1, 2});
  std::vector<Value *> registers = {&x};
  auto results = *runOn("stop_gradient", registers, {true}, {},
                        {ValueType::tensor(DType::F32)});
  EXPECT_TRUE(results[0].tensor().isUniquelyOwned());
}

TEST(KernelControl, HostScalars) {
  Tensor x = ints({2, 2}, {1, 2, 3, 4});
  std::vector<ValueType> integer = {ValueType::scalar(ValueKind::Int)};
  EXPECT_EQ((*runWith("tensor.dim", {x, int64_t(1)}, integer))[0].integer(), 2);
  EXPECT_EQ(
      (*runWith("tensor.extract", {x, int64_t(1), int64_t(0)}, integer))[0]
          .integer(),
      3);
  EXPECT_EQ(runWith("tensor.extract", {x, int64_t(1), int64_t(2)}, integer)
                .status()
                .code(),
            StatusCode::OutOfRange);
  auto made = *runWith("tensor.from_elements", {0.5},
                       {ValueType::tensor(DType::F64, Dims{})});
  EXPECT_EQ(values(made[0].tensor()), (Doubles{0.5}));
}

//===----------------------------------------------------------------------===//
// Custom calls
//===----------------------------------------------------------------------===//

/// Writes the elements of input 0 in reverse; fails if the configuration is
/// not "{}".
extern "C" int32_t reverseElements(const DLTensor *const *inputs, int32_t,
                                   DLTensor *const *outputs, int32_t,
                                   const char *config) {
  if (std::string_view(config) != "{}")
    return 7;
  int64_t count = inputs[0]->shape[0];
  auto *in = static_cast<const float *>(inputs[0]->data);
  auto *out = static_cast<float *>(outputs[0]->data);
  for (int64_t i = 0; i < count; ++i)
    out[i] = in[(count - 1 - i) * inputs[0]->strides[0]];
  return 0;
}

TEST(KernelControl, CustomCall) {
  KernelRegistry own;
  registerControlKernels(own);
  own.addFunction("reverse_elements", reverseElements);
  Tensor base = floats({4}, {1, 0, 2, 0});
  Value x = *Tensor::view(base.storage(), DType::F32, Dims{2}, Dims{2});
  Value size = int64_t(2), result;
  std::vector<ValueType> types = {ValueType::tensor(DType::F32),
                                  ValueType::scalar(ValueKind::Int)};
  std::vector<ValueType> results = {ValueType::tensor(DType::F32, Dims{-1})};
  std::vector<Operand> operands = {{&x}, {&size}};
  std::vector<Value *> slots = {&result};
  auto call = [&](Attributes attributes) -> Status {
    JITRT_ASSIGN_OR_RETURN(KernelPtr kernel, own.create({"custom_call", types,
                                                         results, attributes}));
    KernelCall one(operands, slots);
    return kernel->run(one);
  };
  EXPECT_TRUE(call({{"callee", "reverse_elements"}}).isOk());
  EXPECT_EQ(values(result.tensor()), (Doubles{2, 1}));
  Status failed = call({{"callee", "reverse_elements"}, {"config", "{1}"}});
  EXPECT_EQ(failed.code(), StatusCode::CustomCallFailed);
  EXPECT_EQ(failed.message(), "kernel 'reverse_elements' returned status 7");
  EXPECT_EQ(call({{"callee", "other"}}).message(),
            "no function is registered for custom call 'other'");
  size = int64_t(-1);
  EXPECT_EQ(call({{"callee", "reverse_elements"}}).message(),
            "size #0 is -1, expected at least 0");
}

TEST(KernelControl, Print) {
  testing::internal::CaptureStdout();
  EXPECT_TRUE(
      runWith("print", {floats({2}, {1, 2.5})}, {}, {{"label", "loss"}}));
  EXPECT_TRUE(runWith("print", {int64_t(3)}, {}));
  EXPECT_EQ(testing::internal::GetCapturedStdout(),
            "loss 2xf32=1 2.5\ni64=3\n");
}

} // namespace
