//===- Header.h - C headers of compiled programs ----------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_TARGET_HEADER_H
#define JIT_TARGET_HEADER_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include <optional>
#include <string>
#include <vector>

namespace mlir::jit {

/// A C entry of a lowered program.
struct EntryInfo {
  /// The function it is for.
  std::string function;
  /// Its name in C.
  std::string symbol;
  FunctionType type;
  /// As in `FunctionInfo`; filled in by who knows them.
  std::vector<std::string> argumentNames;
  /// Bytes of workspace of an entry that takes pointers; none for one that
  /// takes DLTensors.
  std::optional<int64_t> workspaceSize;
};

/// The entries of a module in the LLVM dialect, in order.
std::vector<EntryInfo> getEntries(ModuleOp module);

/// `text` with all that no C identifier has replaced by '_'.
std::string toCIdentifier(StringRef text);
/// Whether `text` can name a function in C.
bool isCIdentifier(StringRef text);

/// Writes a header in C99 that is C++ as well and needs no other file: the
/// types, and a documented prototype for each entry. `name` is the file's,
/// `source` that of the program, `target` what it was compiled for.
void writeHeader(raw_ostream &os, StringRef name, StringRef source,
                 StringRef target, ArrayRef<EntryInfo> entries);

} // namespace mlir::jit

#endif // JIT_TARGET_HEADER_H
