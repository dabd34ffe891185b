//===- Check.cpp - runs programs on all paths and compares them -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Fuzz/Check.h"
#include "Generator.h"
#include "jit/Execution/InterpreterEngine.h"
#include "jit/Execution/Invoke.h"
#include "jit/Execution/OrcEngine.h"
#include "jitrt/io/compare.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::jit::fuzz;

using Outcome = jitrt::Result<std::vector<jitrt::Tensor>>;

StringRef fuzz::failureKindName(FailureKind kind) {
  switch (kind) {
  case FailureKind::Invalid:
    return "not valid";
  case FailureKind::Compile:
    return "does not compile";
  case FailureKind::Values:
    return "results differ";
  case FailureKind::Errors:
    return "errors differ";
  case FailureKind::Crash:
    return "crash";
  case FailureKind::Hang:
    return "takes too long";
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Paths
//===----------------------------------------------------------------------===//

namespace {
/// A way to run a module.
class Path {
public:
  virtual ~Path() = default;
  virtual Outcome call(const Case &program, ArrayRef<jitrt::Tensor> args) = 0;
};

class NativePath : public Path {
public:
  NativePath(std::unique_ptr<OrcEngine> engine) : engine(std::move(engine)) {}

  Outcome call(const Case &program, ArrayRef<jitrt::Tensor> args) override {
    auto entry = engine->lookup(program.function);
    if (!entry)
      return jitrt::notFound(llvm::toString(entry.takeError()));
    return invoke(*entry, program.numResults, {args.data(), args.size()});
  }

private:
  std::unique_ptr<OrcEngine> engine;
};

class InterpreterPath : public Path {
public:
  InterpreterPath(std::unique_ptr<InterpreterEngine> engine)
      : engine(std::move(engine)) {}

  Outcome call(const Case &program, ArrayRef<jitrt::Tensor> args) override {
    return engine->call(program.function, args);
  }

private:
  std::unique_ptr<InterpreterEngine> engine;
};

/// Errors while it lives.
class Diagnostics {
public:
  Diagnostics(MLIRContext *context)
      : handler(context, [this](Diagnostic &diagnostic) {
          if (diagnostic.getSeverity() == DiagnosticSeverity::Error &&
              text.empty()) {
            llvm::raw_string_ostream os(text);
            os << diagnostic.getLocation() << ": " << diagnostic;
          }
          return success();
        }) {}

  std::string text;

private:
  ScopedDiagnosticHandler handler;
};
} // namespace

namespace {
/// What the paths are made of. Native code of all levels shares the lowering.
class Source {
public:
  explicit Source(ModuleOp module) : module(module) {}

  /// Null after an error, which `message` then says.
  std::unique_ptr<Path> compileNative(unsigned optLevel, std::string &message);
  std::unique_ptr<Path> makeBytecode(std::string &message);

private:
  ModuleOp module;
  OwningOpRef<ModuleOp> native;
  std::optional<LoweredProgram> lowered;
};
} // namespace

std::unique_ptr<Path> Source::compileNative(unsigned optLevel,
                                            std::string &message) {
  Diagnostics diagnostics(module.getContext());
  EngineOptions options;
  options.optLevel = optLevel;
  auto fail = [&](llvm::Error error) {
    message = llvm::toString(std::move(error)) + ": " + diagnostics.text;
    return nullptr;
  };
  if (!lowered) {
    native = module.clone();
    auto program = OrcEngine::lower(*native, options);
    if (!program)
      return fail(program.takeError());
    lowered = std::move(*program);
  }
  auto engine = OrcEngine::compile(*lowered, options);
  if (!engine)
    return fail(engine.takeError());
  return std::make_unique<NativePath>(std::move(*engine));
}

std::unique_ptr<Path> Source::makeBytecode(std::string &message) {
  Diagnostics diagnostics(module.getContext());
  OwningOpRef<ModuleOp> copy = module.clone();
  auto engine = InterpreterEngine::create(*copy, {});
  if (engine)
    return std::make_unique<InterpreterPath>(std::move(*engine));
  message = llvm::toString(engine.takeError()) + ": " + diagnostics.text;
  return nullptr;
}

namespace {
struct PathRow {
  StringRef name;
  std::unique_ptr<Path> (*compile)(Source &source, std::string &message);
};
} // namespace

/// The first that is taken is what the others are compared with.
static ArrayRef<PathRow> pathRows() {
  static const PathRow rows[] = {
      {"interpret",
       [](Source &source, std::string &message) {
         return source.makeBytecode(message);
       }},
      {"O0",
       [](Source &source, std::string &message) {
         return source.compileNative(0, message);
       }},
      {"O3",
       [](Source &source, std::string &message) {
         return source.compileNative(3, message);
       }},
  };
  return rows;
}

std::vector<std::string> fuzz::pathNames() {
  std::vector<std::string> names;
  for (const PathRow &row : pathRows())
    names.push_back(row.name.str());
  return names;
}

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

/// Bits, but for NaN.
static bool isSame(const jitrt::Tensor &lhs, const jitrt::Tensor &rhs) {
  auto left = lhs.bytes(), right = rhs.bytes();
  return left.size() == right.size() &&
         std::equal(left.begin(), left.end(), right.begin());
}

/// Zeros compare equal; their signs are told apart here, by their bits.
template <typename T>
static bool zeroSignsAgree(const jitrt::Tensor &lhs, const jitrt::Tensor &rhs) {
  auto left = lhs.elements<T>(), right = rhs.elements<T>();
  for (auto [a, b] : llvm::zip(left, right)) {
    uint64_t x = 0, y = 0;
    std::memcpy(&x, &a, sizeof a);
    std::memcpy(&y, &b, sizeof b);
    uint64_t sign = uint64_t(1) << (8 * sizeof a - 1);
    if (x != y && ((x | y) & (sign - 1)) == 0)
      return false;
  }
  return true;
}

/// Empty where the tensors agree.
static std::string difference(const jitrt::Tensor &mine,
                              const jitrt::Tensor &other) {
  auto comparison = jitrt::compareTensors(mine, other);
  if (!comparison)
    return comparison.status().toString();
  if (!comparison->areEqual())
    return comparison->message();
  // Results of the interpreter may be strided.
  auto left = mine.contiguous(), right = other.contiguous();
  if (!left || !right)
    return "out of memory";
  const jitrt::Tensor &actual = *left, &expected = *right;
  if (isSame(actual, expected) || !jitrt::isFloat(actual.dtype()))
    return "";
  bool agree = jitrt::dispatchDType(actual.dtype(), [&]<typename T>() {
    return zeroSignsAgree<T>(actual, expected);
  });
  return agree ? "" : "zeros differ in their sign";
}

static std::optional<Failure> compare(StringRef name, const Outcome &actual,
                                      StringRef otherName,
                                      const Outcome &expected) {
  if (!actual || !expected) {
    std::string mine = actual ? "no error" : actual.status().toString();
    std::string other = expected ? "no error" : expected.status().toString();
    if (mine == other)
      return std::nullopt;
    return Failure{
        FailureKind::Errors,
        (name + ": " + mine + "; " + otherName + ": " + other).str()};
  }
  for (size_t i = 0; i < expected->size(); ++i)
    if (std::string message = difference((*actual)[i], (*expected)[i]);
        !message.empty())
      return Failure{FailureKind::Values,
                     (name + " against " + otherName + ": result " + Twine(i) +
                      ": " + message)
                         .str()};
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

/// Of one case, where all of them together do not compile.
static std::optional<Failure> checkAlone(ModuleOp module, const Case &program,
                                         ArrayRef<std::string> names) {
  OwningOpRef<ModuleOp> copy = module.clone();
  SmallVector<func::FuncOp> own = functionsOf(*copy, program.function);
  for (auto function : llvm::make_early_inc_range(copy->getOps<func::FuncOp>()))
    if (!llvm::is_contained(own, function))
      function.erase();
  return check(*copy, program, names).front();
}

std::vector<std::optional<Failure>> fuzz::check(ModuleOp module,
                                                ArrayRef<Case> cases,
                                                ArrayRef<std::string> names) {
  std::vector<std::optional<Failure>> failures(cases.size());
  std::optional<Failure> ofAll;
  {
    Diagnostics diagnostics(module.getContext());
    if (failed(verify(module)))
      ofAll = Failure{FailureKind::Invalid, diagnostics.text};
  }
  Source source(module);
  std::vector<std::pair<StringRef, std::unique_ptr<Path>>> paths;
  for (const PathRow &row : pathRows()) {
    if (ofAll || (!names.empty() && !llvm::is_contained(names, row.name)))
      continue;
    std::string message;
    paths.emplace_back(row.name, row.compile(source, message));
    if (!paths.back().second)
      ofAll = Failure{FailureKind::Compile, (row.name + ": " + message).str()};
  }
  if (ofAll) {
    if (cases.size() == 1)
      return {ofAll};
    for (auto [failure, program] : llvm::zip(failures, cases))
      failure = checkAlone(module, program, names);
    return failures;
  }
  for (auto [failure, program] : llvm::zip(failures, cases))
    for (auto [run, args] : llvm::enumerate(program.runs)) {
      auto &[reference, first] = paths.front();
      Outcome expected = first->call(program, args);
      for (auto &[name, path] : llvm::drop_begin(paths))
        if (!failure)
          failure =
              compare(name, path->call(program, args), reference, expected);
      if (failure) {
        failure->run = unsigned(run);
        break;
      }
    }
  return failures;
}

std::optional<std::vector<jitrt::Tensor>>
fuzz::evaluate(ModuleOp module, StringRef function, unsigned numResults,
               ArrayRef<jitrt::Tensor> args) {
  std::string message;
  std::unique_ptr<Path> path = Source(module).compileNative(0, message);
  if (!path)
    return std::nullopt;
  Outcome outcome = path->call({function.str(), numResults, {}}, args);
  if (!outcome)
    return std::nullopt;
  return std::move(*outcome);
}
