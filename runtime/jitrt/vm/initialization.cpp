//===- initialization.cpp - Registers hold something when read ------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A forward analysis with one set of registers for each jump target. Sets only
// shrink; sweeps in the order of the program end after as many as loops are
// nested, and two more.
//
//===----------------------------------------------------------------------===//

#include "jitrt/vm/initialization.h"

#include "jitrt/support/strings.h"
#include "jitrt/vm/program_builder.h"
#include "jitrt/vm/program_generated.h"

#include <unordered_map>
#include <vector>

using namespace jitrt;
using bytecode::Opcode;

namespace {

/// Bounds on what a damaged or hostile file may cost.
constexpr size_t maxSweeps = 256;
constexpr size_t maxSetBytes = size_t(1) << 28;

class RegisterSet {
public:
  explicit RegisterSet(size_t size) : words((size + 63) / 64) {}
  bool has(size_t i) const { return words[i / 64] >> (i % 64) & 1; }
  void insert(size_t i) { words[i / 64] |= uint64_t(1) << (i % 64); }
  void remove(size_t i) { words[i / 64] &= ~(uint64_t(1) << (i % 64)); }
  /// True if this changes the set.
  bool intersect(const RegisterSet &other) {
    uint64_t removed = 0;
    for (size_t i = 0; i < words.size(); ++i) {
      removed |= words[i] & ~other.words[i];
      words[i] &= other.words[i];
    }
    return removed != 0;
  }

private:
  std::vector<uint64_t> words;
};

class Analysis {
public:
  explicit Analysis(const bytecode::Function &function)
      : code(*function.instructions()), operands(function.operands()),
        numArguments(sizeOf(function.argument_types())),
        numRegisters(sizeOf(function.register_types())),
        size(numRegisters + sizeOf(function.slot_types())), live(size) {}

  Status run() {
    for (const bytecode::Instruction *each : code)
      if (isJump(each->opcode()))
        targets.try_emplace(each->index(), std::nullopt);
    if (targets.size() * (size / 8 + 16) > maxSetBytes)
      return resourceExhausted(strCat("a function of ", size, " registers and ",
                                      targets.size(),
                                      " jump targets is too large"));
    bool changed = true;
    for (size_t i = 0; changed; ++i) {
      if (i == maxSweeps)
        return dataLoss("loops are nested too deeply");
      changed = false;
      JITRT_RETURN_IF_ERROR(sweep(changed));
    }
    return Status::ok();
  }

private:
  template <typename Vector> static size_t sizeOf(const Vector *vector) {
    return vector ? vector->size() : 0;
  }
  static bool isJump(Opcode opcode) {
    return opcode == Opcode::Jump || opcode == Opcode::JumpIf ||
           opcode == Opcode::JumpIfNot;
  }

  /// Runs through the program once. Code that no sweep has reached yet is
  /// skipped: it may be reached from a later jump.
  Status sweep(bool &changed) {
    live = RegisterSet(size);
    for (size_t i = 0; i < numArguments; ++i)
      live.insert(i);
    bool reached = true;
    size_t firstOperand = 0;
    for (uint32_t i = 0; i < code.size(); ++i) {
      const bytecode::Instruction &each = *code.Get(i);
      if (auto target = targets.find(i); target != targets.end()) {
        if (reached)
          merge(target->second, changed);
        reached = target->second.has_value();
        if (reached)
          live = *target->second;
      }
      if (reached) {
        JITRT_RETURN_IF_ERROR(apply(i, each, firstOperand));
        if (isJump(each.opcode()))
          merge(targets.find(each.index())->second, changed);
        reached =
            each.opcode() != Opcode::Jump && each.opcode() != Opcode::Return;
      }
      firstOperand += size_t(each.num_results()) + each.num_operands();
    }
    return Status::ok();
  }

  /// The current set flows into a target.
  void merge(std::optional<RegisterSet> &target, bool &changed) {
    if (!target) {
      target = live;
      changed = true;
    } else {
      changed |= target->intersect(live);
    }
  }

  Status apply(uint32_t at, const bytecode::Instruction &each, size_t first) {
    size_t firstOperand = first + each.num_results();
    size_t end = firstOperand + each.num_operands();
    for (size_t i = firstOperand; i < end; ++i)
      JITRT_RETURN_IF_ERROR(read(at, "register ", operandAt(i).reg(), 0));
    size_t slot = numRegisters + each.index();
    if (each.opcode() == Opcode::Load) {
      JITRT_RETURN_IF_ERROR(read(at, "slot ", each.index(), numRegisters));
      if (each.take())
        live.remove(slot);
    }
    for (size_t i = firstOperand; i < end; ++i)
      if (operandAt(i).move() || each.opcode() == Opcode::Drop)
        live.remove(operandAt(i).reg());
    if (each.opcode() == Opcode::Store)
      live.insert(slot);
    for (size_t i = first; i < firstOperand; ++i)
      if (operandAt(i).reg() != noRegister)
        live.insert(operandAt(i).reg());
    return Status::ok();
  }

  Status read(uint32_t at, std::string_view what, uint32_t number,
              size_t base) const {
    if (live.has(base + number))
      return Status::ok();
    return dataLoss(strCat("instruction ", at, ": ", what, number,
                           " is read where it may hold nothing"));
  }

  const bytecode::Operand &operandAt(size_t i) const {
    return *operands->Get(static_cast<flatbuffers::uoffset_t>(i));
  }

  const flatbuffers::Vector<const bytecode::Instruction *> &code;
  const flatbuffers::Vector<const bytecode::Operand *> *operands;
  size_t numArguments, numRegisters, size;
  RegisterSet live;
  /// What is live at each target; nothing for one that is not reached yet.
  std::unordered_map<uint32_t, std::optional<RegisterSet>> targets;
};

} // namespace

Status jitrt::checkInitialization(const bytecode::Function &function) {
  return Analysis(function).run();
}
