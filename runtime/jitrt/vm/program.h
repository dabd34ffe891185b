//===- program.h - A loaded program -----------------------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_VM_PROGRAM_H
#define JITRT_VM_PROGRAM_H

#include "jitrt/io/byte_source.h"
#include "jitrt/kernels/kernel.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace jitrt {

namespace bytecode {
struct Program;
} // namespace bytecode
namespace isa {
struct Function;
} // namespace isa

/// Where an instruction comes from. A line of 0: unknown.
struct SourceLocation {
  std::string_view file;
  uint32_t line = 0, column = 0;
  /// The operation's name with its dialect, or "".
  std::string_view operation;

  /// "model.mlir:10:8", or "" if unknown.
  std::string toString() const;
};

/// The content of a .jbc file, checked and ready to run. Immutable: any number
/// of threads may run it at the same time.
class Program {
public:
  /// Checks everything that running relies on: the format, indices, types,
  /// jumps, that registers hold something where they are read, that functions
  /// do not call themselves; and makes the kernels. Tensor constants are used
  /// where they lie, unless the bytes are not aligned to 64. Errors: DataLoss
  /// for what is no valid program, Unimplemented for another version or a
  /// kernel that there is not, or whatever else a kernel's factory reports.
  static Result<std::shared_ptr<const Program>>
  load(ByteSource source, const KernelRegistry &registry);
  /// Maps a file.
  static Result<std::shared_ptr<const Program>>
  loadFile(std::string_view path, const KernelRegistry &registry);

  ~Program();
  Program(const Program &) = delete;
  Program &operator=(const Program &) = delete;

  const std::string &name() const { return source.name; }
  size_t numFunctions() const;
  const isa::Function &function(size_t index) const;
  /// The number of the public function of that name, or an error that lists the
  /// public functions.
  Result<uint32_t> findFunction(std::string_view name) const;

  const ValueType &type(size_t index) const { return types[index]; }
  size_t numConstants() const { return constants.size(); }
  const Value &constant(size_t index) const { return constants[index]; }
  /// The file's own content, for tools.
  const bytecode::Program &file() const { return *root; }
  SourceLocation location(const isa::Function &function,
                          uint32_t instruction) const;
  /// Of the location with that number.
  SourceLocation location(uint32_t number) const;

  /// The largest numbers of operands and results of a kernel.
  size_t maxOperands() const { return maxUses; }
  size_t maxResults() const { return maxOutputs; }

private:
  friend class ProgramLoader;
  Program();

  ByteSource source;
  const bytecode::Program *root = nullptr;
  std::vector<ValueType> types;
  std::vector<Value> constants;
  std::vector<KernelPtr> kernels;
  std::vector<isa::Function> functions;
  size_t maxUses = 0, maxOutputs = 0;
};

/// "tensor<4x?xf32>", "i64" (also for index), "f64", "i1",
/// "list<tensor<*xf32>>".
std::string typeToString(const ValueType &type);

} // namespace jitrt

#endif // JITRT_VM_PROGRAM_H
