//===- interpreter.cpp - Runs loaded programs -----------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/vm/interpreter.h"

#include "jitrt/support/strings.h"
#include "jitrt/vm/observer.h"
#include "jitrt/vm/program_builder.h"

using namespace jitrt;
using isa::Op;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// A scalar, without a check of what loading has checked.
template <typename T> static T read(const Value &value) {
  const T *content = std::get_if<T>(&value);
  assert(content && "a register of another kind");
  if (!content)
    __builtin_unreachable();
  return *content;
}

/// `to = value`, at once where the register holds a scalar of the kind already.
template <typename T> static void write(Value &to, T value) {
  if (T *content = std::get_if<T>(&to))
    *content = value;
  else
    to = value;
}

/// `to = from`; nothing is left in a tensor's or list's register that is moved.
static void transfer(Value &to, Value &from, bool move, ValueKind kind) {
  switch (kind) {
  case ValueKind::Int:
    write(to, read<int64_t>(from));
    return;
  case ValueKind::Float:
    write(to, read<double>(from));
    return;
  case ValueKind::Bool:
    write(to, read<bool>(from));
    return;
  case ValueKind::Tensor:
  case ValueKind::List:
    break;
  }
  if (move) {
    to = std::move(from);
    from = std::monostate();
  } else {
    to = from;
  }
}

static std::string describe(const Value &value) {
  switch (value.index()) {
  case 0:
    return "nothing";
  case 1:
    return "i64";
  case 2:
    return "f64";
  case 3:
    return "i1";
  case 4:
    return strCat("tensor<", value.tensor().typeString(), ">");
  default:
    return "a list";
  }
}

static bool matches(const Value &value, const ValueType &type) {
  switch (type.kind) {
  case ValueKind::Int:
    return std::holds_alternative<int64_t>(value);
  case ValueKind::Float:
    return std::holds_alternative<double>(value);
  case ValueKind::Bool:
    return std::holds_alternative<bool>(value);
  case ValueKind::List: {
    if (!value.isList())
      return false;
    ValueType element = type;
    element.kind = type.elementKind;
    for (const Value &each : value.list().elements())
      if (!matches(each, element))
        return false;
    return true;
  }
  case ValueKind::Tensor:
    break;
  }
  if (!value.isTensor() || !value.tensor().isDefined() ||
      value.tensor().dtype() != type.dtype)
    return false;
  if (!type.isRanked)
    return true;
  DimsRef sizes = value.tensor().sizes();
  if (sizes.size() != type.sizes.size())
    return false;
  for (size_t i = 0; i < sizes.size(); ++i)
    if (type.sizes[i] >= 0 && sizes[i] != type.sizes[i])
      return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

Status State::checkArguments(const isa::Function &function,
                             std::span<const Value> arguments) const {
  if (arguments.size() != function.argumentTypes.size())
    return invalidArgument(strCat("function ", quoted(function.name), " got ",
                                  arguments.size(), " arguments, expected ",
                                  function.argumentTypes.size()));
  for (size_t i = 0; i < arguments.size(); ++i)
    if (const ValueType &type = *function.argumentTypes[i];
        !matches(arguments[i], type))
      return invalidArgument(
          strCat("argument ", i, " of ", quoted(function.name), " is ",
                 describe(arguments[i]), ", expected ", typeToString(type)));
  return Status::ok();
}

Status State::start(uint32_t number, std::span<Value> arguments) {
  reset();
  if (number >= program->numFunctions())
    return invalidArgument(
        strCat("function ", number, " of ", program->numFunctions()));
  const isa::Function &function = program->function(number);
  JITRT_RETURN_IF_ERROR(checkArguments(function, arguments));
  // Loading bounds all three by the size of the program.
  if (registers.size() < function.stackSize)
    registers.resize(function.stackSize);
  frames.reserve(function.stackDepth);
  operandScratch.reserve(program->maxOperands());
  resultScratch.resize(program->maxResults());
  frames.push_back({&function, 0, 0, nullptr});
  for (size_t i = 0; i < arguments.size(); ++i)
    registers[i] = std::move(arguments[i]);
  return dispatch();
}

Status State::resume() {
  if (!isSuspended())
    return failedPrecondition("no run is suspended");
  return dispatch();
}

Status State::run(uint32_t function, std::span<Value> arguments,
                  std::vector<Value> &out) {
  out.clear();
  results.swap(out); // Uses its memory.
  Status status = start(function, arguments);
  while (status.isOk() && isSuspended())
    status = resume();
  results.swap(out);
  return status;
}

State State::clone() const {
  State copy(program);
  copy.registers = registers;
  copy.frames = frames;
  copy.operandScratch.reserve(program->maxOperands());
  copy.resultScratch.resize(program->maxResults());
  return copy;
}

void State::reset() {
  for (const Frame &frame : frames)
    clearFrame(frame);
  frames.clear();
  results.clear();
  trace.clear();
}

void State::clearFrame(const Frame &frame) {
  for (uint32_t reg : frame.function->managed)
    registers[frame.base + reg] = std::monostate();
}

/// The text of compiled code: the operation's name comes first, except where a
/// program says what its error is.
static Status describeError(Status status, const SourceLocation &location) {
  std::string place = location.toString();
  if (location.operation.empty() || location.operation == "jit.assert" ||
      status.code() == StatusCode::Cancelled)
    return std::move(status).withLocation(place);
  return Status(status.code(),
                strCat("'", location.operation, "' op ", status.message()),
                place);
}

Status State::fail(Status status) {
  std::vector<std::string> places;
  for (size_t i = frames.size(); i-- > 0;) {
    const Frame &frame = frames[i];
    SourceLocation location =
        program->location(*frame.function, frame.instruction);
    if (i + 1 == frames.size())
      status = describeError(std::move(status), location);
    std::string place = location.toString();
    if (place.empty())
      place = strCat("instruction ", frame.instruction);
    places.push_back(strCat(place, " in @", frame.function->name));
  }
  if (observer)
    observer->failed(status, *this);
  reset();
  trace = std::move(places);
  return status;
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

Status State::callKernel(const isa::KernelCall &call,
                         const isa::Function &function, Value *base) {
  // Their capacity is that of the largest operation of the program.
  operandScratch.clear();
  for (uint32_t i = call.firstUse; i < call.lastUse; ++i)
    operandScratch.push_back(
        {base + function.uses[i].reg, function.uses[i].move});
  size_t numResults = call.lastResult - call.firstResult;
  for (size_t i = 0; i < numResults; ++i) {
    uint32_t reg = function.indices[call.firstResult + i];
    resultScratch[i] = reg == noRegister ? nullptr : base + reg;
  }
  KernelCall arguments(operandScratch,
                       std::span(resultScratch.data(), numResults));
  JITRT_RETURN_IF_ERROR(call.kernel->run(arguments));
  for (uint32_t i = call.firstClear; i < call.lastClear; ++i)
    base[function.indices[i]] = std::monostate();
  return Status::ok();
}

void State::pushFrame(const isa::Call &call, Value *base) {
  const Frame &caller = frames.back();
  const isa::Function &function = *caller.function;
  Frame frame{&program->function(call.function),
              caller.base + function.frameSize, 0,
              function.indices.data() + call.firstResult};
  Value *arguments = base + function.frameSize;
  for (uint32_t i = call.firstTransfer; i < call.lastTransfer; ++i) {
    const isa::Transfer &each = function.transfers[i];
    transfer(arguments[each.to], base[each.from], each.move, each.kind);
  }
  frames.push_back(frame);
}

void State::popFrame(const isa::Instruction &instruction, Value *base) {
  Frame frame = frames.back();
  const isa::Function &function = *frame.function;
  frames.pop_back();
  Value *caller = nullptr;
  if (frame.results)
    caller = registers.data() + frames.back().base;
  else
    results.resize(function.resultTypes.size());
  for (uint32_t i = instruction.a; i < instruction.b; ++i) {
    const isa::Transfer &each = function.transfers[i];
    if (!frame.results)
      transfer(results[each.to], base[each.from], each.move, each.kind);
    else if (uint32_t to = frame.results[each.to]; to != noRegister)
      transfer(caller[to], base[each.from], each.move, each.kind);
  }
  clearFrame(frame);
}

Status State::dispatch() {
  return observer ? dispatchLoop<true>() : dispatchLoop<false>();
}

template <bool isObserved> Status State::dispatchLoop() {
  const isa::Function *function = frames.back().function;
  Value *base = registers.data() + frames.back().base;
  const isa::Instruction *next =
      function->code.data() + frames.back().instruction;
  auto enterFrame = [&] {
    function = frames.back().function;
    base = registers.data() + frames.back().base;
    next = function->code.data() + frames.back().instruction;
  };
  auto indexOf = [&](const isa::Instruction &instruction) {
    return static_cast<uint32_t>(&instruction - function->code.data());
  };
  for (;;) {
    const isa::Instruction &instruction = *next++;
    if constexpr (isObserved) {
      frames.back().instruction = indexOf(instruction);
      if (!observer->before({function, indexOf(instruction)}, *this))
        return fail(Status(StatusCode::Cancelled, "stopped by the observer"));
    }
    switch (instruction.op) {
#define JITRT_UNARY(id, name, predicate, operand, result, expression)          \
  case Op::id:                                                                 \
    write(base[instruction.a],                                                 \
          scalar::eval##id(                                                    \
              read<scalar::TypeOf<ValueKind::operand>>(base[instruction.b]))); \
    break;
#define JITRT_BINARY(id, name, predicate, operand, result, expression)         \
  case Op::id:                                                                 \
    write(base[instruction.a],                                                 \
          scalar::eval##id(                                                    \
              read<scalar::TypeOf<ValueKind::operand>>(base[instruction.b]),   \
              read<scalar::TypeOf<ValueKind::operand>>(base[instruction.c]))); \
    break;
#include "jitrt/vm/scalar_ops.def"
    case Op::Select: {
      bool first = read<bool>(base[instruction.b]);
      base[instruction.a] =
          base[function->indices[instruction.c + (first ? 0 : 1)]];
      break;
    }
    case Op::CallKernel:
      if (Status status =
              callKernel(function->kernelCalls[instruction.a], *function, base);
          !status.isOk()) {
        frames.back().instruction = indexOf(instruction);
        return fail(std::move(status));
      }
      break;
    case Op::Call:
      frames.back().instruction = indexOf(instruction);
      pushFrame(function->calls[instruction.a], base);
      enterFrame();
      continue;
    case Op::Transfer:
      for (uint32_t i = instruction.a; i < instruction.b; ++i) {
        const isa::Transfer &each = function->transfers[i];
        transfer(base[each.to], base[each.from], each.move, each.kind);
      }
      break;
    case Op::Drop:
      for (uint32_t i = instruction.a; i < instruction.b; ++i)
        base[function->indices[i]] = std::monostate();
      break;
    case Op::Constant:
      base[instruction.a] = program->constant(instruction.b);
      break;
    case Op::Jump:
      next = function->code.data() + instruction.a;
      break;
    case Op::JumpIf:
      if (read<bool>(base[instruction.b]))
        next = function->code.data() + instruction.a;
      break;
    case Op::JumpIfNot:
      if (!read<bool>(base[instruction.b]))
        next = function->code.data() + instruction.a;
      break;
    case Op::Suspend:
      // Only the outermost function stops.
      if (frames.size() > 1)
        break;
      frames.back().instruction = indexOf(instruction) + 1;
      if constexpr (isObserved)
        observer->after({function, indexOf(instruction)}, *this);
      return Status::ok();
    case Op::Return: {
      const isa::Function *returning = function;
      popFrame(instruction, base);
      if constexpr (isObserved)
        observer->after({returning, indexOf(instruction)}, *this);
      if (frames.empty())
        return Status::ok();
      enterFrame();
      const isa::Instruction &call = *next++;
      if constexpr (isObserved)
        observer->after({function, indexOf(call)}, *this);
      continue;
    }
    }
    if constexpr (isObserved)
      observer->after({function, indexOf(instruction)}, *this);
  }
}
