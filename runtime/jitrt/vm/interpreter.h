//===- interpreter.h - Runs loaded programs ---------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_VM_INTERPRETER_H
#define JITRT_VM_INTERPRETER_H

#include "jitrt/vm/isa.h"
#include "jitrt/vm/program.h"

namespace jitrt {

class Observer;

/// A run of one function of a program, or the place for one. Between the stages
/// of a function the run is suspended; the state may then be cloned, and
/// resumed on any thread. One thread at a time may use a state; the memory that
/// it has taken is used again by the next run.
class State {
public:
  explicit State(std::shared_ptr<const Program> program);
  State(State &&) = default;
  State &operator=(State &&) = default;

  /// Runs all stages. Arguments are taken: pass copies to keep them. `results`
  /// is overwritten; it is empty after an error.
  Status run(uint32_t function, std::span<Value> arguments,
             std::vector<Value> &results);

  /// Ends what has been running, checks the arguments against the function's
  /// types, takes them, and runs the first stage.
  Status start(uint32_t function, std::span<Value> arguments);
  /// Runs the next stage. FailedPrecondition if nothing is suspended.
  Status resume();
  /// True between stages.
  bool isSuspended() const { return !frames.empty(); }
  /// The results of the run that has ended last, once.
  std::vector<Value> takeResults() { return std::move(results); }

  /// A second run from the same suspended stage on. Values are shared; no stage
  /// writes into what the other holds. The clone has no observer.
  State clone() const;
  /// Ends what has been running and gives back all that it holds. An error does
  /// the same.
  void reset();

  /// Null for none. It must outlive the runs.
  void setObserver(Observer *newObserver) { observer = newObserver; }

  /// Where the last error came from: the failing operation, then the calls that
  /// led there, innermost first, as "model.mlir:3:5 in @f".
  const std::vector<std::string> &errorTrace() const { return trace; }

  // For observers, while the program runs or is suspended.

  const Program &getProgram() const { return *program; }
  /// The number of calls in progress.
  size_t depth() const { return frames.size(); }
  /// A function in progress; 0 is the outermost.
  const isa::Function &functionAt(size_t depth) const {
    return *frames[depth].function;
  }
  /// Its next instruction, or the call that it waits for.
  uint32_t instructionAt(size_t depth) const {
    return frames[depth].instruction;
  }
  /// A register of it, then its slots.
  const Value &registerAt(size_t depth, uint32_t number) const {
    return registers[frames[depth].base + number];
  }

private:
  struct Frame {
    const isa::Function *function;
    uint32_t base;        ///< Of its registers.
    uint32_t instruction; ///< To go on with.
    /// Where the caller wants the results; null in the outermost.
    const uint32_t *results;
  };

  Status checkArguments(const isa::Function &function,
                        std::span<const Value> arguments) const;
  Status dispatch();
  template <bool isObserved> Status dispatchLoop();
  Status callKernel(const isa::KernelCall &call, const isa::Function &function,
                    Value *base);
  void pushFrame(const isa::Call &call, Value *base);
  void popFrame(const isa::Instruction &instruction, Value *base);
  Status fail(Status status);
  void clearFrame(const Frame &frame);

  std::shared_ptr<const Program> program;
  Observer *observer = nullptr;
  std::vector<Value> registers;
  std::vector<Frame> frames;
  std::vector<Value> results;
  std::vector<Operand> operandScratch;
  std::vector<Value *> resultScratch;
  std::vector<std::string> trace;
};

} // namespace jitrt

#endif // JITRT_VM_INTERPRETER_H
