//===- Debugger.cpp - jit-run --debug -------------------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Debugger.h"
#include "jitrt/io/element_text.h"
#include "jitrt/io/literal.h"
#include "jitrt/vm/disassembler.h"
#include "jitrt/vm/interpreter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <unistd.h>

using namespace mlir;
using namespace mlir::jit;
using jitrt::Position;
using jitrt::State;

/// Commands are known by their name or its first letter.
struct Debugger::Command {
  StringRef name, arguments, description;
  Outcome (Debugger::*run)(StringRef argument);
};

const std::vector<Debugger::Command> &Debugger::commands() {
  static const std::vector<Command> table = {
      {"step", "[N]", "run N instructions, 1 unless given", &Debugger::step},
      {"next", "[N]", "likewise, where a call counts as one", &Debugger::next},
      {"continue", "", "run to the next breakpoint", &Debugger::goOn},
      {"break", "[PLACE]",
       "stop at jit.add (an operation), model.mlir:3:8, :3, 2 or @f:2 (an "
       "instruction); without a place: list the breakpoints",
       &Debugger::addBreakpoint},
      {"delete", "N", "remove breakpoint N", &Debugger::removeBreakpoint},
      {"print", "%rN | slot N", "print a value", &Debugger::print},
      {"registers", "",
       "print what registers and slots hold, of tensors the types",
       &Debugger::printRegisters},
      {"list", "", "print the instructions around this one", &Debugger::list},
      {"where", "", "print the calls that lead here, innermost first",
       &Debugger::where},
      {"frame", "N", "look at call N of those", &Debugger::selectFrame},
      {"help", "", "print this", &Debugger::help},
      {"quit", "", "end the run without results", &Debugger::quit},
  };
  return table;
}

Debugger::Debugger(std::FILE *input, llvm::raw_ostream &output,
                   int64_t maxPrintedElements)
    : input(input), output(output), maxPrintedElements(maxPrintedElements) {}

//===----------------------------------------------------------------------===//
// Stops
//===----------------------------------------------------------------------===//

bool Debugger::before(const Position &position, const State &running) {
  if (hasQuit)
    return false;
  state = &running;
  bool counts = remaining && running.depth() <= maxDepth;
  if (counts && *remaining > 0)
    --*remaining;
  bool hasArrived = counts && *remaining == 0;
  if (!hasArrived && !breakpoints.contains(position))
    return true;
  frame = 0;
  printInstruction(position);
  return talk();
}

void Debugger::failed(const jitrt::Status &status, const State &running) {
  if (hasQuit)
    return;
  state = &running;
  frame = 0;
  output << "failed: " << status.toString() << "\n";
  printInstruction(selected());
  talk();
}

bool Debugger::talk() {
  for (;;) {
    std::optional<std::string> line = readLine();
    Outcome outcome = line ? execute(*line) : Outcome::Quit;
    output.flush();
    if (outcome == Outcome::Stay)
      continue;
    hasQuit = outcome == Outcome::Quit;
    return !hasQuit;
  }
}

std::optional<std::string> Debugger::readLine() {
  if (isatty(fileno(input)))
    output << "(jit) ";
  output.flush();
  std::string line;
  int each;
  while ((each = std::fgetc(input)) != EOF && each != '\n')
    line += static_cast<char>(each);
  if (each == EOF && line.empty())
    return std::nullopt;
  return line;
}

Debugger::Outcome Debugger::execute(StringRef line) {
  line = line.trim();
  // An empty line does the same again.
  std::string text = line.empty() ? lastLine : line.str();
  if (text.empty())
    return Outcome::Stay;
  lastLine = text;
  auto [name, argument] = StringRef(text).split(' ');
  for (const Command &command : commands())
    if (name == command.name || name == command.name.take_front(1)) {
      argument = argument.trim();
      if (command.arguments.empty() && !argument.empty())
        return refuse("'" + command.name + "' got '" + argument +
                      "', expected nothing behind it");
      return (this->*command.run)(argument);
    }
  return refuse("unknown command '" + name + "', expected one of: " +
                llvm::join(llvm::map_range(commands(),
                                           [](const Command &command) {
                                             return command.name;
                                           }),
                           ", "));
}

Debugger::Outcome Debugger::refuse(const Twine &message) {
  output << "error: " << message << "\n";
  return Outcome::Stay;
}

//===----------------------------------------------------------------------===//
// Commands that go on
//===----------------------------------------------------------------------===//

/// How often, or none after an error.
static std::optional<uint64_t> parseCount(StringRef argument) {
  uint64_t count = 1;
  if (!argument.empty() && (argument.getAsInteger(10, count) || count == 0))
    return std::nullopt;
  return count;
}

Debugger::Outcome Debugger::step(StringRef argument) {
  std::optional<uint64_t> count = parseCount(argument);
  if (!count)
    return refuse("'" + argument +
                  "' is no number of instructions, expected at least 1");
  remaining = count;
  maxDepth = SIZE_MAX;
  return Outcome::GoOn;
}

Debugger::Outcome Debugger::next(StringRef argument) {
  Outcome outcome = step(argument);
  maxDepth = state->depth();
  return outcome;
}

Debugger::Outcome Debugger::goOn(StringRef) {
  remaining.reset();
  return Outcome::GoOn;
}

Debugger::Outcome Debugger::quit(StringRef) { return Outcome::Quit; }

//===----------------------------------------------------------------------===//
// Breakpoints
//===----------------------------------------------------------------------===//

static void printPlace(llvm::raw_ostream &output, unsigned number,
                       const Breakpoints::Place &place) {
  output << "breakpoint " << number << " at " << place.text << ": ";
  llvm::interleaveComma(place.positions, output, [&](const Position &each) {
    output << "@" << each.function->name << ":" << each.instruction;
  });
  output << "\n";
}

Debugger::Outcome Debugger::addBreakpoint(StringRef argument) {
  if (argument.empty()) {
    for (const auto &[number, place] : breakpoints.all())
      printPlace(output, number, place);
    return Outcome::Stay;
  }
  auto number =
      breakpoints.add(state->getProgram(), *selected().function, argument);
  if (!number)
    return refuse(llvm::toString(number.takeError()));
  printPlace(output, *number, breakpoints.all().at(*number));
  return Outcome::Stay;
}

Debugger::Outcome Debugger::removeBreakpoint(StringRef argument) {
  unsigned number = 0;
  if (argument.getAsInteger(10, number) || !breakpoints.remove(number))
    return refuse("no breakpoint '" + argument + "'");
  return Outcome::Stay;
}

//===----------------------------------------------------------------------===//
// What there is
//===----------------------------------------------------------------------===//

Position Debugger::selected() const {
  size_t depth = state->depth() - 1 - frame;
  return {&state->functionAt(depth), state->instructionAt(depth)};
}

void Debugger::printInstruction(const Position &position) {
  const auto &[function, instruction] = position;
  const jitrt::Program &program = state->getProgram();
  output << "@" << function->name << ":" << instruction << ": "
         << jitrt::disassembleInstruction(program, *function, instruction);
  jitrt::SourceLocation location = program.location(*function, instruction);
  std::string place = location.toString();
  if (!location.operation.empty() || !place.empty())
    output << "  //" << (location.operation.empty() ? "" : " ")
           << location.operation << (place.empty() ? "" : " ") << place;
  output << "\n";
}

/// A host scalar as jit-run reads and prints it.
static std::string scalarText(const jitrt::Value &value) {
  using jitrt::DType;
  std::string text;
  auto print = [&](DType dtype, const void *element) {
    text = std::string(jitrt::dtypeName(dtype)) + "=";
    jitrt::appendElement(text, dtype, element);
  };
  if (const auto *integer = std::get_if<int64_t>(&value)) {
    print(DType::I64, integer);
  } else if (const auto *real = std::get_if<double>(&value)) {
    print(DType::F64, real);
  } else {
    jitrt::Bool8 boolean(value.boolean());
    print(DType::I1, &boolean);
  }
  return text;
}

/// In one line.
static std::string summaryOf(const jitrt::Value &value) {
  if (value.isNone())
    return "nothing";
  if (value.isTensor())
    return value.tensor().typeString();
  if (value.isList())
    return "list of " + std::to_string(value.list().size());
  return scalarText(value);
}

void Debugger::printValue(const jitrt::Value &value) {
  if (value.isTensor()) {
    output << jitrt::printLiteral(value.tensor(), {maxPrintedElements}) << "\n";
    return;
  }
  output << summaryOf(value) << "\n";
  if (value.isList())
    for (auto [index, each] : llvm::enumerate(value.list().elements())) {
      output << "  " << index << ": ";
      printValue(each);
    }
}

/// Behind the registers come the slots.
std::string Debugger::nameOf(uint32_t reg) const {
  uint32_t numRegisters = selected().function->numRegisters;
  return reg < numRegisters ? "%r" + std::to_string(reg)
                            : "slot " + std::to_string(reg - numRegisters);
}

Debugger::Outcome Debugger::print(StringRef argument) {
  const jitrt::isa::Function &function = *selected().function;
  StringRef text = argument;
  bool isSlot = text.consume_front("slot ");
  uint32_t number = 0;
  size_t first = isSlot ? function.numRegisters : 0;
  size_t last = isSlot ? function.types.size() : function.numRegisters;
  if ((!isSlot && !text.consume_front("%r")) ||
      text.trim().getAsInteger(10, number))
    return refuse("cannot print '" + argument +
                  "', expected %r and a number, or slot and a number");
  if (number >= last - first)
    return refuse("no '" + argument + "' in @" + StringRef(function.name) +
                  ", which has " + Twine(last - first) +
                  (isSlot ? " slots" : " registers"));
  printValue(state->registerAt(state->depth() - 1 - frame,
                               static_cast<uint32_t>(first) + number));
  return Outcome::Stay;
}

Debugger::Outcome Debugger::printRegisters(StringRef) {
  size_t depth = state->depth() - 1 - frame;
  uint32_t end = static_cast<uint32_t>(selected().function->types.size());
  for (uint32_t reg = 0; reg < end; ++reg)
    if (const jitrt::Value &value = state->registerAt(depth, reg);
        !value.isNone())
      output << nameOf(reg) << ": " << summaryOf(value) << "\n";
  return Outcome::Stay;
}

Debugger::Outcome Debugger::list(StringRef) {
  constexpr uint32_t around = 5;
  auto [function, current] = selected();
  uint32_t end = std::min(current + around + 1,
                          static_cast<uint32_t>(function->code.size()));
  for (uint32_t at = current - std::min(current, around); at < end; ++at) {
    output << (at == current ? "> " : "  ");
    printInstruction({function, at});
  }
  return Outcome::Stay;
}

Debugger::Outcome Debugger::where(StringRef) {
  for (size_t i = 0; i < state->depth(); ++i) {
    size_t depth = state->depth() - 1 - i;
    output << (i == frame ? "> " : "  ") << i << " ";
    printInstruction({&state->functionAt(depth), state->instructionAt(depth)});
  }
  return Outcome::Stay;
}

Debugger::Outcome Debugger::selectFrame(StringRef argument) {
  size_t number = 0;
  if (argument.getAsInteger(10, number) || number >= state->depth())
    return refuse("no call '" + argument + "', expected 0 to " +
                  Twine(state->depth() - 1));
  frame = number;
  printInstruction(selected());
  return Outcome::Stay;
}

Debugger::Outcome Debugger::help(StringRef) {
  for (const Command &command : commands())
    output << llvm::formatv("{0,-9} {1,-13} {2}\n", command.name,
                            command.arguments, command.description);
  output << "A command may be cut down to its first letter; an empty line "
            "repeats the last one.\n";
  return Outcome::Stay;
}
