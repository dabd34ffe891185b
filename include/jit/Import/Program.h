//===- Program.h - a program as tools read it from a file -------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_IMPORT_PROGRAM_H
#define JIT_IMPORT_PROGRAM_H

#include "jit/Pipelines/Pipelines.h"
#include "jitrt/tensor/tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/Error.h"
#include <optional>

namespace mlir::jit {

/// Whether the file starts as the interpreter's bytecode does.
bool isBytecodeFile(const std::string &path);

/// A public function as the source has it; lowering changes the module only.
struct FunctionInfo {
  std::string name;
  FunctionType type;
  /// Of the arguments, as written in the source without the '%'; empty where
  /// the source has none or only a number.
  std::vector<std::string> argumentNames;
};

/// A module, its context, and what tools need to know of it after it was
/// lowered. Its diagnostics are printed as "file:line:column: error: message",
/// one line each, and one error for each line of the source.
class Program {
public:
  /// Diagnostics go to `errors`, which must outlive the program. Those that are
  /// about no place in a file begin with `tool`.
  explicit Program(raw_ostream &errors, StringRef tool = "");

  /// Reads text or bytecode; "-" is the standard input. Diagnostics say what is
  /// wrong with the file.
  LogicalResult load(const std::string &fileName);

  ModuleOp getModule() { return *module; }
  ArrayRef<FunctionInfo> getFunctions() const { return functions; }
  /// Removes what the named public functions do not need. An error if there is
  /// none of a name; it lists those there are.
  llvm::Error keepOnly(ArrayRef<std::string> names);

  /// Lowers the module. Diagnostics say why that fails.
  LogicalResult lower(const PipelineOptions &options);

  /// Whether a diagnostic has said that something is wrong.
  bool hasReportedError() const { return lastError.has_value(); }

private:
  friend class ArgumentBinder;

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::string fileName;
  std::vector<FunctionInfo> functions;
  /// Where the last diagnostic was that is an error.
  std::optional<Location> lastError;
};

/// Replaces arguments by constants, as "name=value" and "index=value" say; the
/// values are those of `InputReader`. A name stands for the argument in every
/// function that has one of that name; an index needs a program with a single
/// public function.
llvm::Error bindArguments(Program &program, ArrayRef<std::string> bindings);

} // namespace mlir::jit

#endif // JIT_IMPORT_PROGRAM_H
