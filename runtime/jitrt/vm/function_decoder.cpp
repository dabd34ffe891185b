//===- function_decoder.cpp - Checks and decodes functions ----------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/support/strings.h"
#include "jitrt/vm/assignment.h"
#include "jitrt/vm/fusion.h"
#include "jitrt/vm/program_builder.h"
#include "jitrt/vm/program_loader.h"

#include <algorithm>

using namespace jitrt;
using bytecode::Opcode;
using isa::Op;

bool jitrt::sameRepresentation(const ValueType &a, const ValueType &b) {
  if (a.kind != b.kind)
    return false;
  if (a.kind == ValueKind::Tensor)
    return a.dtype == b.dtype;
  if (a.kind == ValueKind::List)
    return a.elementKind == b.elementKind &&
           (a.elementKind != ValueKind::Tensor || a.dtype == b.dtype);
  return true;
}

Result<std::vector<const ValueType *>>
jitrt::resolveTypes(const flatbuffers::Vector<uint32_t> *numbers,
                    std::span<const ValueType> types) {
  std::vector<const ValueType *> resolved;
  if (!numbers)
    return resolved;
  resolved.reserve(numbers->size());
  for (uint32_t number : *numbers) {
    if (number >= types.size())
      return dataLoss(strCat(
          "type ", number, " is out of range, expected below ", types.size()));
    resolved.push_back(&types[number]);
  }
  return resolved;
}

static bool mayHoldMemory(const ValueType &type) {
  return type.kind == ValueKind::Tensor || type.kind == ValueKind::List;
}

namespace {

class Decoder {
public:
  Decoder(const bytecode::Function &source, const LoadContext &context)
      : source(source), context(context) {}

  Result<isa::Function> run() {
    JITRT_RETURN_IF_ERROR(decodeSignature());
    const auto &code = *source.instructions();
    if (code.size() == 0)
      return dataLoss("there are no instructions");
    function.code.reserve(code.size());
    function.locations.reserve(code.size());
    for (at = 0; at < code.size(); ++at)
      if (Status status = decode(*code.Get(at)); !status.isOk())
        return Status(status.code(),
                      strCat("instruction ", at, ": ", status.message()));
    if (nextUse != numUses())
      return dataLoss(strCat("there are ", numUses(),
                             " operands, of which instructions have ",
                             nextUse));
    Opcode last = code.Get(code.size() - 1)->opcode();
    if (last != Opcode::Return && last != Opcode::Jump)
      return dataLoss("the last instruction neither returns nor jumps");
    fuseInstructions(function);
    return std::move(function);
  }

private:
  template <typename Vector> static size_t countOf(const Vector *vector) {
    return vector ? vector->size() : 0;
  }
  size_t numUses() const { return countOf(source.operands()); }

  Status decodeSignature() {
    function.name = source.name()->string_view();
    function.isPublic = source.is_public();
    JITRT_ASSIGN_OR_RETURN(
        function.argumentTypes,
        resolveTypes(source.argument_types(), context.types));
    JITRT_ASSIGN_OR_RETURN(function.resultTypes,
                           resolveTypes(source.result_types(), context.types));
    JITRT_ASSIGN_OR_RETURN(
        function.types, resolveTypes(source.register_types(), context.types));
    JITRT_ASSIGN_OR_RETURN(std::vector<const ValueType *> slots,
                           resolveTypes(source.slot_types(), context.types));
    if (function.argumentTypes.size() > function.types.size())
      return dataLoss(strCat(function.argumentTypes.size(), " arguments in ",
                             function.types.size(), " registers"));
    for (size_t i = 0; i < function.argumentTypes.size(); ++i)
      JITRT_RETURN_IF_ERROR(expectType(strCat("argument ", i),
                                       *function.argumentTypes[i],
                                       *function.types[i]));
    function.numRegisters = static_cast<uint32_t>(function.types.size());
    function.types.insert(function.types.end(), slots.begin(), slots.end());
    function.frameSize = static_cast<uint32_t>(function.types.size() + 1);
    for (uint32_t i = 0; i < function.types.size(); ++i)
      if (mayHoldMemory(*function.types[i]))
        function.managed.push_back(i);
    lastSeen.resize(function.types.size(), UINT32_MAX);
    return Status::ok();
  }

  Status expectType(std::string_view what, const ValueType &actual,
                    const ValueType &expected) const {
    if (sameRepresentation(actual, expected))
      return Status::ok();
    return dataLoss(strCat(what, " has type ", typeToString(actual),
                           ", expected ", typeToString(expected)));
  }

  const ValueType &typeOf(uint32_t reg) const { return *function.types[reg]; }

  /// Reads an instruction's results and operands.
  Status readUses(const bytecode::Instruction &each) {
    uint64_t count = uint64_t(each.num_results()) + each.num_operands();
    if (count > numUses() - nextUse)
      return dataLoss(strCat(count, " operands and results exceed those of the "
                                    "function"));
    bool mayBeUnwanted =
        each.opcode() == Opcode::CallKernel || each.opcode() == Opcode::Call;
    results.clear();
    operands.clear();
    for (uint32_t i = 0; i < count; ++i) {
      const bytecode::Operand &use = *source.operands()->Get(
          static_cast<flatbuffers::uoffset_t>(nextUse++));
      bool isResult = i < each.num_results();
      bool isUnwanted = isResult && mayBeUnwanted && use.reg() == noRegister;
      if (use.reg() >= function.numRegisters && !isUnwanted)
        return dataLoss(strCat("register ", use.reg(),
                               " is out of range, expected below ",
                               function.numRegisters));
      if (isResult) {
        if (use.move())
          return dataLoss("a result is moved");
        results.push_back(use.reg());
      } else {
        operands.push_back({use.reg(), use.move()});
      }
    }
    return expectDistinct(each.opcode());
  }

  /// Results are distinct registers, and so are moved operands and those of
  /// drop.
  Status expectDistinct(Opcode opcode) {
    auto see = [&](uint32_t reg, std::string_view what) {
      if (std::exchange(lastSeen[reg], stamp) == stamp)
        return dataLoss(strCat("register ", reg, " is ", what, " twice"));
      return Status::ok();
    };
    ++stamp;
    for (uint32_t reg : results)
      if (reg != noRegister)
        JITRT_RETURN_IF_ERROR(see(reg, "a result"));
    ++stamp;
    for (isa::Use use : operands)
      if (use.move || opcode == Opcode::Drop)
        JITRT_RETURN_IF_ERROR(see(use.reg, "moved or dropped"));
    return Status::ok();
  }

  Status expectCounts(size_t numResults, size_t numOperands) const {
    if (results.size() == numResults && operands.size() == numOperands)
      return Status::ok();
    return dataLoss(strCat(results.size(), " results and ", operands.size(),
                           " operands, expected ", numResults, " and ",
                           numOperands));
  }

  Status decode(const bytecode::Instruction &each) {
    JITRT_RETURN_IF_ERROR(readUses(each));
    const auto *locations = context.file.locations();
    if (each.location() != 0 &&
        (!locations || each.location() >= locations->size()))
      return dataLoss(strCat("location ", each.location(), " is out of range"));
    function.locations.push_back(each.location());
    switch (each.opcode()) {
    case Opcode::CallKernel:
      return decodeKernel(each.index());
    case Opcode::Call:
      return decodeCall(each.index());
    case Opcode::Assign:
      return decodeAssign();
    case Opcode::Drop:
      return decodeDrop();
    case Opcode::Constant:
      return decodeConstant(each.index());
    case Opcode::Jump:
      return decodeJump(Op::Jump, 0, each.index());
    case Opcode::JumpIf:
      return decodeJump(Op::JumpIf, 1, each.index());
    case Opcode::JumpIfNot:
      return decodeJump(Op::JumpIfNot, 1, each.index());
    case Opcode::Load:
      return decodeLoad(each.index(), each.take());
    case Opcode::Store:
      return decodeStore(each.index());
    case Opcode::Suspend:
      JITRT_RETURN_IF_ERROR(expectCounts(0, 0));
      function.code.push_back({Op::Suspend});
      return Status::ok();
    case Opcode::Return:
      return decodeReturn();
    case Opcode::CallNative:
    case Opcode::Launch:
      return unimplemented("calls of compiled functions and of kernels of "
                           "devices are not supported by this runtime");
    }
    return dataLoss(strCat("unknown opcode ", static_cast<int>(each.opcode())));
  }

  Status decodeKernel(uint32_t index) {
    if (index >= context.kernels.size())
      return dataLoss(strCat("kernel ", index,
                             " is out of range, expected below ",
                             context.kernels.size()));
    const LoadedKernel &kernel = context.kernels[index];
    JITRT_RETURN_IF_ERROR(
        expectCounts(kernel.resultTypes.size(), kernel.operandTypes.size()));
    for (size_t i = 0; i < operands.size(); ++i)
      JITRT_RETURN_IF_ERROR(expectType(strCat("operand #", i),
                                       typeOf(operands[i].reg),
                                       *kernel.operandTypes[i]));
    for (size_t i = 0; i < results.size(); ++i)
      if (results[i] != noRegister)
        JITRT_RETURN_IF_ERROR(expectType(
            strCat("result #", i), typeOf(results[i]), *kernel.resultTypes[i]));
    if (kernel.instruction)
      return decodeScalar(*kernel.instruction);
    isa::KernelCall call{kernel.kernel, 0, 0, 0, 0, 0, 0};
    call.firstUse = sizeOf(function.uses);
    function.uses.insert(function.uses.end(), operands.begin(), operands.end());
    call.lastUse = sizeOf(function.uses);
    call.firstResult = sizeOf(function.indices);
    function.indices.insert(function.indices.end(), results.begin(),
                            results.end());
    call.lastResult = call.firstClear = sizeOf(function.indices);
    for (isa::Use use : operands)
      if (use.move && mayHoldMemory(typeOf(use.reg)) && !isResult(use.reg))
        function.indices.push_back(use.reg);
    call.lastClear = sizeOf(function.indices);
    function.code.push_back(
        {Op::CallKernel, sizeOf(function.kernelCalls), 0, 0});
    function.kernelCalls.push_back(call);
    return Status::ok();
  }

  Status decodeScalar(Op op) {
    // Nothing to do where the result is not wanted: arithmetic does not fail.
    if (results[0] == noRegister) {
      function.code.push_back({Op::Drop});
      return Status::ok();
    }
    if (op == Op::Select) {
      function.code.push_back(
          {op, results[0], operands[0].reg, sizeOf(function.indices)});
      function.indices.push_back(operands[1].reg);
      function.indices.push_back(operands[2].reg);
      return Status::ok();
    }
    function.code.push_back({op, results[0], operands[0].reg,
                             operands.size() > 1 ? operands[1].reg : 0});
    return Status::ok();
  }

  bool isResult(uint32_t reg) const {
    return std::find(results.begin(), results.end(), reg) != results.end();
  }

  Status decodeCall(uint32_t index) {
    const auto &functions = *context.file.functions();
    if (index >= functions.size())
      return dataLoss(strCat("function ", index,
                             " is out of range, expected below ",
                             functions.size()));
    const bytecode::Function &callee = *functions.Get(index);
    JITRT_RETURN_IF_ERROR(expectCounts(countOf(callee.result_types()),
                                       countOf(callee.argument_types())));
    JITRT_ASSIGN_OR_RETURN(
        std::vector<const ValueType *> argumentTypes,
        resolveTypes(callee.argument_types(), context.types));
    JITRT_ASSIGN_OR_RETURN(std::vector<const ValueType *> resultTypes,
                           resolveTypes(callee.result_types(), context.types));
    for (size_t i = 0; i < operands.size(); ++i)
      JITRT_RETURN_IF_ERROR(expectType(
          strCat("operand #", i), typeOf(operands[i].reg), *argumentTypes[i]));
    for (size_t i = 0; i < results.size(); ++i)
      if (results[i] != noRegister)
        JITRT_RETURN_IF_ERROR(expectType(strCat("result #", i),
                                         typeOf(results[i]), *resultTypes[i]));
    isa::Call call{index, 0, 0, sizeOf(function.indices)};
    function.indices.insert(function.indices.end(), results.begin(),
                            results.end());
    std::tie(call.firstTransfer, call.lastTransfer) = transferOperands();
    function.code.push_back({Op::Call, sizeOf(function.calls), 0, 0});
    function.calls.push_back(call);
    return Status::ok();
  }

  /// Transfers of the operands to places 0, 1 ... that are no registers of this
  /// function. Copies come first: a register may be copied and moved.
  std::pair<uint32_t, uint32_t> transferOperands() {
    uint32_t first = sizeOf(function.transfers);
    for (bool move : {false, true})
      for (uint32_t i = 0; i < operands.size(); ++i)
        if (operands[i].move == move)
          function.transfers.push_back(
              {i, operands[i].reg, move, typeOf(operands[i].reg).kind});
    return {first, sizeOf(function.transfers)};
  }

  Status decodeAssign() {
    JITRT_RETURN_IF_ERROR(expectCounts(results.size(), results.size()));
    std::vector<ValueKind> kinds;
    for (size_t i = 0; i < results.size(); ++i) {
      JITRT_RETURN_IF_ERROR(expectType(
          strCat("result #", i), typeOf(results[i]), typeOf(operands[i].reg)));
      kinds.push_back(typeOf(results[i]).kind);
    }
    addTransfers(
        sequenceAssignment(results, operands, kinds, function.frameSize - 1));
    return Status::ok();
  }

  void addTransfers(const std::vector<isa::Transfer> &transfers) {
    uint32_t first = sizeOf(function.transfers);
    function.transfers.insert(function.transfers.end(), transfers.begin(),
                              transfers.end());
    function.code.push_back(
        {Op::Transfer, first, sizeOf(function.transfers), 0});
  }

  Status decodeDrop() {
    JITRT_RETURN_IF_ERROR(expectCounts(0, operands.size()));
    uint32_t first = sizeOf(function.indices);
    for (isa::Use use : operands)
      if (mayHoldMemory(typeOf(use.reg)))
        function.indices.push_back(use.reg);
    function.code.push_back({Op::Drop, first, sizeOf(function.indices), 0});
    return Status::ok();
  }

  Status decodeConstant(uint32_t index) {
    JITRT_RETURN_IF_ERROR(expectCounts(1, 0));
    if (index >= context.constants.size())
      return dataLoss(strCat("constant ", index,
                             " is out of range, expected below ",
                             context.constants.size()));
    const ValueType &type =
        context.types[context.file.constants()->Get(index)->type()];
    JITRT_RETURN_IF_ERROR(expectType("constant", type, typeOf(results[0])));
    function.code.push_back({Op::Constant, results[0], index, 0});
    return Status::ok();
  }

  Status decodeJump(Op op, size_t numOperands, uint32_t target) {
    JITRT_RETURN_IF_ERROR(expectCounts(0, numOperands));
    if (target >= source.instructions()->size())
      return dataLoss(strCat("jump to ", target, ", expected below ",
                             source.instructions()->size()));
    if (numOperands && typeOf(operands[0].reg).kind != ValueKind::Bool)
      return dataLoss(strCat("condition has type ",
                             typeToString(typeOf(operands[0].reg)),
                             ", expected i1"));
    function.code.push_back({op, target, numOperands ? operands[0].reg : 0, 0});
    return Status::ok();
  }

  Result<uint32_t> slotRegister(uint32_t slot) const {
    size_t numSlots = function.types.size() - function.numRegisters;
    if (slot >= numSlots)
      return dataLoss(
          strCat("slot ", slot, " is out of range, expected below ", numSlots));
    return function.numRegisters + slot;
  }

  Status decodeLoad(uint32_t slot, bool take) {
    JITRT_RETURN_IF_ERROR(expectCounts(1, 0));
    JITRT_ASSIGN_OR_RETURN(uint32_t from, slotRegister(slot));
    JITRT_RETURN_IF_ERROR(expectType("slot", typeOf(from), typeOf(results[0])));
    addTransfers({{results[0], from, take, typeOf(from).kind}});
    return Status::ok();
  }

  Status decodeStore(uint32_t slot) {
    JITRT_RETURN_IF_ERROR(expectCounts(0, 1));
    JITRT_ASSIGN_OR_RETURN(uint32_t to, slotRegister(slot));
    JITRT_RETURN_IF_ERROR(
        expectType("operand", typeOf(operands[0].reg), typeOf(to)));
    addTransfers({{to, operands[0].reg, operands[0].move, typeOf(to).kind}});
    return Status::ok();
  }

  Status decodeReturn() {
    JITRT_RETURN_IF_ERROR(expectCounts(0, function.resultTypes.size()));
    for (size_t i = 0; i < operands.size(); ++i)
      JITRT_RETURN_IF_ERROR(expectType(strCat("operand #", i),
                                       typeOf(operands[i].reg),
                                       *function.resultTypes[i]));
    auto [first, last] = transferOperands();
    function.code.push_back({Op::Return, first, last, 0});
    return Status::ok();
  }

  template <typename T> static uint32_t sizeOf(const std::vector<T> &list) {
    return static_cast<uint32_t>(list.size());
  }

  const bytecode::Function &source;
  const LoadContext &context;
  isa::Function function;
  uint32_t at = 0;
  size_t nextUse = 0;
  std::vector<uint32_t> results;
  std::vector<isa::Use> operands;
  /// By register, when it was last seen; `stamp` counts lists.
  std::vector<uint32_t> lastSeen;
  uint32_t stamp = 0;
};

} // namespace

Result<isa::Function> jitrt::decodeFunction(const bytecode::Function &function,
                                            const LoadContext &context) {
  return Decoder(function, context).run();
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

Status jitrt::layOutStacks(std::span<isa::Function> functions) {
  std::vector<size_t> pendingCalls(functions.size());
  std::vector<std::vector<uint32_t>> callers(functions.size());
  std::vector<uint32_t> ready;
  for (uint32_t i = 0; i < functions.size(); ++i) {
    for (const isa::Call &call : functions[i].calls)
      callers[call.function].push_back(i);
    pendingCalls[i] = functions[i].calls.size();
    if (pendingCalls[i] == 0)
      ready.push_back(i);
  }
  size_t numDone = 0;
  while (!ready.empty()) {
    isa::Function &function = functions[ready.back()];
    std::vector<uint32_t> waiting = std::move(callers[ready.back()]);
    ready.pop_back();
    ++numDone;
    for (const isa::Call &call : function.calls) {
      const isa::Function &callee = functions[call.function];
      function.stackSize = std::max(function.stackSize, callee.stackSize);
      function.stackDepth = std::max(function.stackDepth, callee.stackDepth);
    }
    function.stackSize += function.frameSize;
    ++function.stackDepth;
    for (uint32_t caller : waiting)
      if (--pendingCalls[caller] == 0)
        ready.push_back(caller);
  }
  if (numDone == functions.size())
    return Status::ok();
  for (size_t i = 0; i < functions.size(); ++i)
    if (pendingCalls[i] != 0)
      return dataLoss(strCat("function ", quoted(functions[i].name),
                             " calls itself, directly or through others"));
  return Status::ok();
}
