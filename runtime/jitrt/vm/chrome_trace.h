//===- chrome_trace.h - Time by instruction ---------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_VM_CHROME_TRACE_H
#define JITRT_VM_CHROME_TRACE_H

#include "jitrt/vm/observer.h"

#include <chrono>
#include <string>
#include <vector>

namespace jitrt {

/// Records when each instruction of one state runs, for chrome://tracing and
/// Perfetto. The programs must outlive the recorder.
class ChromeTrace final : public Observer {
public:
  /// Records up to `maxEvents` instructions; what comes later is only counted.
  explicit ChromeTrace(size_t maxEvents = size_t(1) << 20)
      : maxEvents(maxEvents), origin(Clock::now()) {}

  bool before(const Position &position, const State &state) override;
  void after(const Position &position, const State &state) override;
  void failed(const Status &status, const State &state) override;

  /// JSON in the Trace Event Format: complete events in microseconds, named by
  /// the operation, with the source location as argument. Instructions that
  /// have failed are marked.
  std::string toJson() const;
  /// Writes it atomically.
  Status writeFile(std::string_view path) const;
  size_t numEvents() const { return events.size(); }

private:
  using Clock = std::chrono::steady_clock;
  struct Event {
    std::string_view name; ///< In the program.
    std::string_view file;
    uint32_t line, column;
    Clock::duration start, end;
    bool hasFailed;
  };
  static constexpr size_t notRecorded = SIZE_MAX;

  size_t maxEvents;
  Clock::time_point origin;
  std::vector<Event> events;
  std::vector<size_t> open; ///< Instructions that run, outermost first.
  size_t numDropped = 0;
};

} // namespace jitrt

#endif // JITRT_VM_CHROME_TRACE_H
