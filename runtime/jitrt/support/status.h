//===- status.h - Errors as values ------------------------------*- C++ -*-===//
//
// Every fallible function of the runtime returns a Status or a Result<T>; none
// throws. A message is one line, lower case, without a full stop.
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_SUPPORT_STATUS_H
#define JITRT_SUPPORT_STATUS_H

#include <cassert>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace jitrt {

// X(enumerator, name)
#define JITRT_FOR_EACH_STATUS_CODE(X)                                          \
  X(Ok, "ok")                                                                  \
  X(InvalidArgument, "invalid argument")                                       \
  X(OutOfRange, "out of range")                                                \
  X(FailedPrecondition, "failed precondition")                                 \
  X(NotFound, "not found")                                                     \
  X(AlreadyExists, "already exists")                                           \
  X(PermissionDenied, "permission denied")                                     \
  X(Unimplemented, "unimplemented")                                            \
  X(Internal, "internal")                                                      \
  X(DataLoss, "data loss")                                                     \
  X(ResourceExhausted, "resource exhausted")                                   \
  X(Unavailable, "unavailable")                                                \
  X(Cancelled, "cancelled")                                                    \
  X(Aborted, "aborted")                                                        \
  X(ShapeMismatch, "shape mismatch")                                           \
  X(AssertionFailed, "assertion failed")                                       \
  X(CustomCallFailed, "custom call failed")

enum class StatusCode : uint8_t {
#define JITRT_STATUS_CODE_ENUMERATOR(code, name) code,
  JITRT_FOR_EACH_STATUS_CODE(JITRT_STATUS_CODE_ENUMERATOR)
#undef JITRT_STATUS_CODE_ENUMERATOR
};

/// The code's name in words, e.g. "invalid argument".
constexpr std::string_view statusCodeName(StatusCode code) {
  switch (code) {
#define JITRT_STATUS_CODE_NAME(code, name)                                     \
  case StatusCode::code:                                                       \
    return name;
    JITRT_FOR_EACH_STATUS_CODE(JITRT_STATUS_CODE_NAME)
#undef JITRT_STATUS_CODE_NAME
  }
  return "unknown";
}

/// Success, or a code with a one-line message and optionally the place that
/// the error is about (a source location, a flag, a file). Success costs one
/// null pointer.
class [[nodiscard]] Status {
public:
  Status() = default;
  Status(StatusCode code, std::string message, std::string location = {}) {
    if (code != StatusCode::Ok)
      payload = std::make_unique<Payload>(
          Payload{code, std::move(message), std::move(location)});
  }
  Status(Status &&) = default;
  Status &operator=(Status &&) = default;
  Status(const Status &other)
      : payload(other.payload ? std::make_unique<Payload>(*other.payload)
                              : nullptr) {}
  Status &operator=(const Status &other) { return *this = Status(other); }

  static Status ok() { return {}; }

  bool isOk() const { return !payload; }
  StatusCode code() const { return payload ? payload->code : StatusCode::Ok; }
  const std::string &message() const {
    return payload ? payload->message : emptyString();
  }
  const std::string &location() const {
    return payload ? payload->location : emptyString();
  }

  /// Sets the place if the error has none yet: the innermost one is the most
  /// precise. Does nothing to success.
  Status withLocation(std::string_view location) && {
    if (payload && payload->location.empty())
      payload->location = location;
    return std::move(*this);
  }

  /// "ok", "message" or "location: message".
  std::string toString() const {
    if (!payload)
      return "ok";
    if (payload->location.empty())
      return payload->message;
    return payload->location + ": " + payload->message;
  }

private:
  struct Payload {
    StatusCode code;
    std::string message;
    std::string location;
  };
  static const std::string &emptyString() {
    static const std::string empty;
    return empty;
  }
  std::unique_ptr<Payload> payload;
};

inline Status invalidArgument(std::string message) {
  return {StatusCode::InvalidArgument, std::move(message)};
}
inline Status outOfRange(std::string message) {
  return {StatusCode::OutOfRange, std::move(message)};
}
inline Status shapeMismatch(std::string message) {
  return {StatusCode::ShapeMismatch, std::move(message)};
}
inline Status failedPrecondition(std::string message) {
  return {StatusCode::FailedPrecondition, std::move(message)};
}
inline Status notFound(std::string message) {
  return {StatusCode::NotFound, std::move(message)};
}
inline Status unimplemented(std::string message) {
  return {StatusCode::Unimplemented, std::move(message)};
}
inline Status internalError(std::string message) {
  return {StatusCode::Internal, std::move(message)};
}
inline Status dataLoss(std::string message) {
  return {StatusCode::DataLoss, std::move(message)};
}
inline Status resourceExhausted(std::string message) {
  return {StatusCode::ResourceExhausted, std::move(message)};
}

/// A value or the error that kept it from being made.
template <typename T> class [[nodiscard]] Result {
public:
  Result(const T &value) : value(value) {}
  Result(T &&value) : value(std::move(value)) {}
  Result(Status error) : error(std::move(error)) {
    assert(!this->error.isOk() && "a result without a value needs an error");
    if (this->error.isOk())
      this->error = internalError("result has neither value nor error");
  }

  bool isOk() const { return value.has_value(); }
  explicit operator bool() const { return isOk(); }

  /// The error, or ok.
  const Status &status() const & { return error; }
  Status status() && { return std::move(error); }

  T &operator*() & { return assert(isOk()), *value; }
  const T &operator*() const & { return assert(isOk()), *value; }
  T &&operator*() && { return assert(isOk()), std::move(*value); }
  T *operator->() { return assert(isOk()), &*value; }
  const T *operator->() const { return assert(isOk()), &*value; }

private:
  std::optional<T> value;
  Status error;
};

/// Returns from the enclosing function if `expr`, a Status, is an error.
#define JITRT_RETURN_IF_ERROR(expr)                                            \
  do {                                                                         \
    if (::jitrt::Status jitrtStatus = (expr); !jitrtStatus.isOk())             \
      return jitrtStatus;                                                      \
  } while (false)

#define JITRT_CONCAT_IMPL(a, b) a##b
#define JITRT_CONCAT(a, b) JITRT_CONCAT_IMPL(a, b)

/// Evaluates `expr`, a Result; returns its error from the enclosing function,
/// or assigns its value to `target` (which may declare a variable).
#define JITRT_ASSIGN_OR_RETURN(target, expr)                                   \
  JITRT_ASSIGN_OR_RETURN_IMPL(JITRT_CONCAT(jitrtResult, __LINE__), target, expr)
// NOLINTBEGIN(bugprone-macro-parentheses): a declaration takes none.
#define JITRT_ASSIGN_OR_RETURN_IMPL(result, target, expr)                      \
  auto result = (expr);                                                        \
  if (!result)                                                                 \
    return std::move(result).status();                                         \
  target = *std::move(result)
// NOLINTEND(bugprone-macro-parentheses)

} // namespace jitrt

#endif // JITRT_SUPPORT_STATUS_H
