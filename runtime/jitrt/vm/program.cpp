//===- program.cpp - A loaded program -------------------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/vm/program.h"

#include "jitrt/support/strings.h"
#include "jitrt/vm/container.h"
#include "jitrt/vm/isa.h"
#include "jitrt/vm/program_loader.h"

#include <cstring>

using namespace jitrt;

Program::Program() = default;
Program::~Program() = default;

/// The same bytes at an address that is aligned for constants.
static Result<ByteSource> alignSource(ByteSource source) {
  auto address = reinterpret_cast<uintptr_t>(source.bytes.data());
  if (address % container::alignment == 0)
    return source;
  JITRT_ASSIGN_OR_RETURN(
      StorageRef storage,
      Storage::allocate(static_cast<int64_t>(source.bytes.size())));
  std::memcpy(storage->data(), source.bytes.data(), source.bytes.size());
  std::span<const std::byte> copy(
      static_cast<const std::byte *>(storage->data()), source.bytes.size());
  return ByteSource{std::move(source.name), copy,
                    std::make_shared<StorageRef>(std::move(storage))};
}

Result<std::shared_ptr<const Program>>
Program::load(ByteSource source, const KernelRegistry &registry) {
  std::string name = quoted(source.name, 256);
  std::shared_ptr<Program> program(new Program);
  JITRT_ASSIGN_OR_RETURN(program->source, alignSource(std::move(source)));
  if (Status status = ProgramLoader(*program, registry).run(); !status.isOk())
    return Status(status.code(), strCat(name, ": ", status.message()));
  return std::shared_ptr<const Program>(std::move(program));
}

Result<std::shared_ptr<const Program>>
Program::loadFile(std::string_view path, const KernelRegistry &registry) {
  JITRT_ASSIGN_OR_RETURN(ByteSource source, ByteSource::openFile(path));
  return load(std::move(source), registry);
}

size_t Program::numFunctions() const { return functions.size(); }

const isa::Function &Program::function(size_t index) const {
  return functions[index];
}

Result<uint32_t> Program::findFunction(std::string_view name) const {
  std::string others;
  for (uint32_t i = 0; i < functions.size(); ++i) {
    if (!functions[i].isPublic)
      continue;
    if (functions[i].name == name)
      return i;
    others += strCat(others.empty() ? "" : ", ", quoted(functions[i].name));
  }
  return notFound(strCat("no public function ", quoted(name), "; there ",
                         others.empty() ? "are none" : "is ", others));
}

SourceLocation Program::location(uint32_t number) const {
  const auto *locations = root->locations();
  if (!locations || number >= locations->size())
    return {};
  const bytecode::Location &location = *locations->Get(number);
  return {root->strings()->Get(location.file())->string_view(), location.line(),
          location.column(),
          root->strings()->Get(location.operation())->string_view()};
}

SourceLocation Program::location(const isa::Function &function,
                                 uint32_t instruction) const {
  return location(function.locations[instruction]);
}

std::string SourceLocation::toString() const {
  if (line == 0)
    return "";
  return strCat(file, ":", line, ":", column);
}

std::string jitrt::typeToString(const ValueType &type) {
  switch (type.kind) {
  case ValueKind::Int:
    return "i64";
  case ValueKind::Float:
    return "f64";
  case ValueKind::Bool:
    return "i1";
  case ValueKind::Tensor:
    return strCat("tensor<",
                  type.isRanked ? typeToString(type.dtype, type.sizes)
                                : strCat("*x", dtypeName(type.dtype)),
                  ">");
  case ValueKind::List: {
    ValueType element = type;
    element.kind = type.elementKind;
    return strCat("list<", typeToString(element), ">");
  }
  }
  return "unknown";
}
