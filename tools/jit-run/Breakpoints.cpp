//===- Breakpoints.cpp - where --debug stops ------------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Breakpoints.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace mlir;
using namespace mlir::jit;
using jitrt::Position;
using jitrt::Program;
using jitrt::SourceLocation;

/// The positions that match of all functions, without those that only go on
/// with the operation before them.
static std::vector<Position>
findAll(const Program &program,
        llvm::function_ref<bool(const SourceLocation &)> matches) {
  std::vector<Position> found;
  for (size_t i = 0; i < program.numFunctions(); ++i) {
    const jitrt::isa::Function &function = program.function(i);
    for (uint32_t at = 0; at < function.code.size(); ++at)
      if ((at == 0 || function.locations[at] != function.locations[at - 1]) &&
          matches(program.location(function, at)))
        found.push_back({&function, at});
  }
  return found;
}

/// Instruction `number` of a function.
static llvm::Expected<std::vector<Position>>
findInstruction(const jitrt::isa::Function &function, StringRef number) {
  uint32_t instruction = 0;
  if (!number.getAsInteger(10, instruction) &&
      instruction < function.code.size())
    return std::vector<Position>{{&function, instruction}};
  return llvm::createStringError("no instruction '" + number + "' in @" +
                                 StringRef(function.name) + ", expected 0 to " +
                                 llvm::Twine(function.code.size() - 1));
}

static llvm::Expected<std::vector<Position>>
findInFunction(const Program &program, StringRef text) {
  auto [name, number] = text.rsplit(':');
  for (size_t i = 0; i < program.numFunctions(); ++i)
    if (StringRef(program.function(i).name) == name)
      return findInstruction(program.function(i), number);
  return llvm::createStringError("no function '" + name +
                                 "', expected @function:instruction");
}

static llvm::Expected<std::vector<Position>>
findLocation(const Program &program, StringRef text) {
  // A file's name may have colons, too: take the numbers from the end.
  SmallVector<uint32_t, 2> numbers;
  StringRef file = text;
  while (numbers.size() < 2 && file.contains(':')) {
    auto [before, last] = file.rsplit(':');
    uint32_t number = 0;
    if (last.getAsInteger(10, number))
      break;
    numbers.insert(numbers.begin(), number);
    file = before;
  }
  if (numbers.empty())
    return llvm::createStringError("no line in '" + text +
                                   "', expected file:line or file:line:column");
  auto found = findAll(program, [&](const SourceLocation &location) {
    StringRef rest = location.file;
    bool isFile = file.empty() || (rest.consume_back(file) &&
                                   (rest.empty() || rest.ends_with("/")));
    return isFile && location.line == numbers[0] &&
           (numbers.size() == 1 || location.column == numbers[1]);
  });
  if (found.empty())
    return llvm::createStringError("no instruction comes from '" + text +
                                   "', expected a place that 'list' shows");
  return found;
}

static llvm::Expected<std::vector<Position>>
findOperation(const Program &program, StringRef name) {
  auto found = findAll(program, [&](const SourceLocation &location) {
    return StringRef(location.operation) == name;
  });
  if (found.empty())
    return llvm::createStringError(
        "no operation '" + name +
        "' in the program, expected a name with its dialect, such as jit.add");
  return found;
}

llvm::Expected<unsigned> Breakpoints::add(const Program &program,
                                          const jitrt::isa::Function &current,
                                          StringRef text) {
  StringRef function = text;
  auto found = function.consume_front("@") ? findInFunction(program, function)
               : llvm::all_of(text, llvm::isDigit)
                   ? findInstruction(current, text)
               : text.contains(':') ? findLocation(program, text)
                                    : findOperation(program, text);
  if (!found)
    return found.takeError();
  for (const Position &each : *found)
    stops.insert({each.function, each.instruction});
  places[++lastNumber] = {text.str(), std::move(*found)};
  return lastNumber;
}

bool Breakpoints::remove(unsigned number) {
  if (!places.erase(number))
    return false;
  stops.clear();
  for (const auto &[_, place] : places)
    for (const Position &each : place.positions)
      stops.insert({each.function, each.instruction});
  return true;
}
