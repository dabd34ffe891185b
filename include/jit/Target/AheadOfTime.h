//===- AheadOfTime.h - from a program to files ------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_TARGET_AHEADOFTIME_H
#define JIT_TARGET_AHEADOFTIME_H

#include "jit/Import/Program.h"
#include "jit/Target/Native.h"

namespace mlir::jit {

enum class OutputKind { Object, Header, Assembly, LLVM, Static, Bytecode };

/// A file to write; "-" is the standard output.
struct Output {
  OutputKind kind;
  std::string path;
};

/// The files that `kinds` (obj, header, asm, llvm, static,
/// bytecode) ask for. `path` is
/// that of a single file, else of the object, and the others differ from it in
/// their suffix. An empty path: that of the object is `input`'s name with
/// another suffix, in the current folder.
llvm::Expected<std::vector<Output>>
planOutputs(ArrayRef<std::string> kinds, StringRef path, StringRef input);

struct AheadOfTimeOptions {
  /// `standalone` is set.
  TargetOptions target;
  /// Of the program, for the header.
  std::string source;
  /// What C names start with.
  std::string prefix;
};

/// Compiles `program`, which is lowered in place, and writes all outputs, each
/// whole or not at all; none if anything before the writing fails. An error
/// without a message stands for one that the program's diagnostics have told.
llvm::Error compileToFiles(Program &program, const AheadOfTimeOptions &options,
                           ArrayRef<Output> outputs);

/// Prints the program as it is behind a stage on the way there. Errors as
/// above.
llvm::Error printStage(Program &program, const AheadOfTimeOptions &options,
                       Stage last, raw_ostream &os);

} // namespace mlir::jit

#endif // JIT_TARGET_AHEADOFTIME_H
