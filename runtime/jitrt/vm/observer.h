//===- observer.h - Follows a program's execution ---------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_VM_OBSERVER_H
#define JITRT_VM_OBSERVER_H

#include "jitrt/vm/isa.h"

namespace jitrt {

class State;

/// An instruction of a function.
struct Position {
  const isa::Function *function;
  uint32_t instruction;
};

/// What profilers and debuggers derive from. Calls come on the thread that
/// runs the state, which may be looked at meanwhile. An instruction that calls
/// a function ends after those of the function.
class Observer {
public:
  virtual ~Observer() = default;
  /// Before an instruction runs. False stops the run with the error Cancelled.
  virtual bool before(const Position &position, const State &state) = 0;
  /// After it has run without error.
  virtual void after(const Position &position, const State &state) = 0;
  /// The run has failed in the instruction that `before` was called for last;
  /// its calls are not completed by `after`. Registers and slots are still as
  /// the instruction has left them: what it was to take may be gone.
  virtual void failed(const Status &status, const State &state) {
    static_cast<void>(status);
    static_cast<void>(state);
  }
};

} // namespace jitrt

#endif // JITRT_VM_OBSERVER_H
