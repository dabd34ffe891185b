//===- chrome_trace.cpp - Time by instruction -----------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/vm/chrome_trace.h"

#include "jitrt/support/atomic_file.h"
#include "jitrt/support/json.h"
#include "jitrt/support/strings.h"
#include "jitrt/vm/interpreter.h"
#include "jitrt/vm/program_generated.h"

#include <cstdio>

using namespace jitrt;

/// The operation's name; what an instruction does where it has none.
static std::string_view nameOf(const Position &position,
                               const SourceLocation &location,
                               const Program &program) {
  if (!location.operation.empty())
    return location.operation;
  auto function = static_cast<flatbuffers::uoffset_t>(position.function -
                                                      &program.function(0));
  return bytecode::EnumNameOpcode(program.file()
                                      .functions()
                                      ->Get(function)
                                      ->instructions()
                                      ->Get(position.instruction)
                                      ->opcode());
}

bool ChromeTrace::before(const Position &position, const State &state) {
  if (events.size() == maxEvents) {
    open.push_back(notRecorded);
    ++numDropped;
    return true;
  }
  const Program &program = state.getProgram();
  SourceLocation location =
      program.location(*position.function, position.instruction);
  open.push_back(events.size());
  events.push_back({nameOf(position, location, program),
                    location.file,
                    location.line,
                    location.column,
                    {},
                    {},
                    false});
  // Last, so that it is not the recording that is measured.
  events.back().start = Clock::now() - origin;
  return true;
}

void ChromeTrace::after(const Position &, const State &) {
  Clock::duration now = Clock::now() - origin;
  if (open.back() != notRecorded)
    events[open.back()].end = now;
  open.pop_back();
}

void ChromeTrace::failed(const Status &, const State &) {
  Clock::duration now = Clock::now() - origin;
  for (size_t event : open)
    if (event != notRecorded) {
      events[event].end = now;
      events[event].hasFailed = true;
    }
  open.clear();
}

static std::string microseconds(std::chrono::nanoseconds time) {
  char text[40];
  std::snprintf(text, sizeof text, "%lld.%03d",
                static_cast<long long>(time.count() / 1000),
                static_cast<int>(time.count() % 1000));
  return text;
}

std::string ChromeTrace::toJson() const {
  std::string text = "{\"displayTimeUnit\":\"ns\",\"droppedEvents\":";
  text += strCat(numDropped, ",\"traceEvents\":[");
  for (const Event &event : events) {
    auto nameText = isValidUtf8(event.name) ? event.name : "?";
    auto fileText = isValidUtf8(event.file) ? event.file : "?";
    text += strCat(
        &event == events.data() ? "\n" : ",\n",
        "{\"name\":", quoteJson(nameText),
        ",\"ph\":\"X\",\"pid\":0,\"tid\":0,\"ts\":", microseconds(event.start),
        ",\"dur\":", microseconds(event.end - event.start));
    if (event.line || event.hasFailed)
      text += ",\"args\":{";
    if (event.line)
      text += strCat(
          "\"location\":",
          quoteJson(strCat(fileText, ":", event.line, ":", event.column)));
    if (event.hasFailed)
      text += strCat(event.line ? "," : "", "\"failed\":true");
    text += event.line || event.hasFailed ? "}}" : "}";
  }
  return text + "\n]}\n";
}

Status ChromeTrace::writeFile(std::string_view path) const {
  std::string text = toJson();
  return writeFileAtomically(
      path, std::as_bytes(std::span(text.data(), text.size())));
}
