//===- vm-benchmark.cpp - What the interpreter costs --------------*- C++
//-*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs that do next to nothing: the time is that of the interpreter.
//
//===----------------------------------------------------------------------===//

#include "jitrt/vm/interpreter.h"
#include "jitrt/vm/program_builder.h"

#include <benchmark/benchmark.h>

using namespace jitrt;

static const ValueType intType = ValueType::scalar(ValueKind::Int);
static const ValueType boolType = ValueType::scalar(ValueKind::Bool);
static const ValueType tensorType = ValueType::tensor(DType::F32);

/// Null after an error, which ends the benchmark.
static std::shared_ptr<const Program> load(benchmark::State &state,
                                           ProgramBuilder &builder) {
  KernelRegistry registry;
  Status status = registerAllKernels(registry);
  if (status.isOk()) {
    std::vector<std::byte> bytes = *builder.finish();
    auto program = Program::load({"benchmark", bytes, nullptr}, registry);
    if (program)
      return *program;
    status = program.status();
  }
  state.SkipWithError(status.toString().c_str());
  return nullptr;
}

/// for (i = 0; i < n; i = i + 1) sum = sum + i, with all values carried.
static void countedLoop(benchmark::State &state) {
  ProgramBuilder builder;
  FunctionBuilder &f = builder.addFunction("main", {intType}, {intType});
  uint32_t i = f.addRegister(intType), sum = f.addRegister(intType);
  uint32_t one = f.addRegister(intType), nextI = f.addRegister(intType);
  uint32_t nextSum = f.addRegister(intType), go = f.addRegister(boolType);
  uint32_t add = builder.kernel("addi", {intType, intType}, {intType});
  uint32_t less = builder.kernel("cmpi", {intType, intType}, {boolType},
                                 {{"predicate", int64_t(2)}});
  bool assigns = state.range(0) != 0;
  f.constant(builder.constant(int64_t(0)), i);
  f.constant(builder.constant(int64_t(0)), sum);
  f.constant(builder.constant(int64_t(1)), one);
  uint32_t top = f.position();
  f.callKernel(add, {sum, i}, {assigns ? nextSum : sum});
  f.callKernel(add, {i, one}, {assigns ? nextI : i});
  f.callKernel(less, {assigns ? nextI : i, 0}, {go});
  if (assigns)
    f.assign({nextI, nextSum}, {i, sum});
  f.jumpIf(go, top);
  f.returnValues({sum});
  auto program = load(state, builder);
  if (!program)
    return;
  State run(program);
  std::vector<Value> results;
  constexpr int64_t trips = 10000;
  for (auto _ : state) {
    Value argument = trips;
    if (!run.run(0, {&argument, 1}, results).isOk())
      state.SkipWithError("the run failed");
  }
  state.SetItemsProcessed(static_cast<int64_t>(state.iterations()) * trips);
}
BENCHMARK(countedLoop)->ArgName("assign")->Arg(0)->Arg(1);

/// A chain of additions of tensors of one element; the time is for each.
static void tensorAdd(benchmark::State &state) {
  constexpr int64_t length = 100;
  bool moves = state.range(0) != 0;
  ProgramBuilder builder;
  FunctionBuilder &f =
      builder.addFunction("main", {tensorType, tensorType}, {tensorType});
  f.addRegister(tensorType);
  uint32_t add = builder.kernel("add", {tensorType, tensorType}, {tensorType});
  f.callKernel(add, {0, 1}, {2});
  for (int64_t i = 1; i < length; ++i)
    f.callKernel(add, {{2, moves}, 1}, {2});
  f.returnValues({moved(2)});
  auto program = load(state, builder);
  if (!program)
    return;
  State run(program);
  Tensor one = *Tensor::copyOf<float>({1}, {1});
  std::vector<Value> results, arguments(2);
  for (auto _ : state) {
    arguments[0] = arguments[1] = one;
    if (!run.run(0, arguments, results).isOk())
      state.SkipWithError("the run failed");
  }
  state.SetItemsProcessed(static_cast<int64_t>(state.iterations()) * length);
}
BENCHMARK(tensorAdd)->ArgName("in_place")->Arg(0)->Arg(1);

/// A call of a function that returns its argument.
static void identityCall(benchmark::State &state) {
  ProgramBuilder builder;
  builder.addFunction("main", {tensorType}, {tensorType})
      .returnValues({moved(0)});
  auto program = load(state, builder);
  if (!program)
    return;
  State run(program);
  Value argument = *Tensor::copyOf<float>({1}, {1});
  std::vector<Value> results;
  for (auto _ : state) {
    if (!run.run(0, {&argument, 1}, results).isOk())
      state.SkipWithError("the run failed");
    argument = std::move(results[0]);
  }
}
BENCHMARK(identityCall);

BENCHMARK_MAIN();
