//===- Breakpoints.h - where --debug stops ----------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_TOOLS_JIT_RUN_BREAKPOINTS_H
#define JIT_TOOLS_JIT_RUN_BREAKPOINTS_H

#include "jitrt/vm/observer.h"
#include "jitrt/vm/program.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <map>
#include <string>
#include <vector>

namespace mlir::jit {

/// Places in one program, by number from 1 on. What a place stands for is found
/// once, when it is added:
///
///     jit.add            each operation of that name
///     model.mlir:3:8     what comes from there; the column, the file and the
///                        file's folders may be left out
///     @f:2               instruction 2 of function f
///     2                  instruction 2 of the current function
///
/// Where several instructions in a row come from one operation, only the first
/// of them counts for the first two forms.
class Breakpoints {
public:
  struct Place {
    std::string text;
    std::vector<jitrt::Position> positions;
  };

  /// Adds a place; the error says what there is instead.
  llvm::Expected<unsigned> add(const jitrt::Program &program,
                               const jitrt::isa::Function &current,
                               llvm::StringRef text);
  /// False if there is none of that number.
  bool remove(unsigned number);

  bool contains(const jitrt::Position &position) const {
    return stops.contains({position.function, position.instruction});
  }
  const std::map<unsigned, Place> &all() const { return places; }

private:
  std::map<unsigned, Place> places;
  unsigned lastNumber = 0;
  /// The positions of all places.
  llvm::DenseSet<std::pair<const jitrt::isa::Function *, uint32_t>> stops;
};

} // namespace mlir::jit

#endif // JIT_TOOLS_JIT_RUN_BREAKPOINTS_H
