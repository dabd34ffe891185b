//===- registry.cpp - Finds and makes kernels -----------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/kernels/kernel.h"

using namespace jitrt;

//===----------------------------------------------------------------------===//
// Signatures
//===----------------------------------------------------------------------===//

static bool matches(char letter, ValueKind kind) {
  switch (letter) {
  case 't':
    return kind == ValueKind::Tensor;
  case 'i':
    return kind == ValueKind::Int;
  case 'f':
    return kind == ValueKind::Float;
  case 'b':
    return kind == ValueKind::Bool;
  case 'l':
    return kind == ValueKind::List;
  default:
    return letter == 'v';
  }
}

static Status expectKinds(std::string_view name, std::string_view what,
                          std::span<const ValueType> types,
                          std::string_view kinds) {
  bool isVariadic = !kinds.empty() && kinds.back() <= 'Z';
  size_t fixed = kinds.size() - (isVariadic ? 1 : 0);
  if (isVariadic ? types.size() < fixed : types.size() != fixed)
    return invalidArgument(strCat(name, " has ", types.size(), " ", what,
                                  "s, expected ", isVariadic ? "at least " : "",
                                  fixed));
  for (size_t i = 0; i < types.size(); ++i) {
    char letter =
        i < fixed ? kinds[i] : static_cast<char>(kinds.back() - 'A' + 'a');
    if (!matches(letter, types[i].kind))
      return invalidArgument(strCat(what, " #", i, " of ", name, " is of kind ",
                                    static_cast<int>(types[i].kind),
                                    ", expected ",
                                    std::string_view(&letter, 1)));
  }
  return Status::ok();
}

Status KernelSpec::expect(std::string_view operandKinds,
                          std::string_view resultKinds) const {
  JITRT_RETURN_IF_ERROR(expectKinds(name, "operand", operands, operandKinds));
  return expectKinds(name, "result", results, resultKinds);
}

Status KernelSpec::expectDType(std::span<const DTypeClass> classes,
                               size_t first, size_t last) const {
  last = std::min(last, operands.size());
  if (first >= last)
    return Status::ok();
  DType dtype = operands[first].dtype;
  for (size_t i = first; i < last; ++i)
    if (operands[i].dtype != dtype)
      return invalidArgument(strCat("operand #", i, " of ", name, " has ",
                                    dtypeName(operands[i].dtype),
                                    " elements, expected ", dtypeName(dtype)));
  for (DTypeClass each : classes)
    if (info(dtype).typeClass == each)
      return Status::ok();
  return unsupported(dtype);
}

Status KernelSpec::unsupported(DType dtype) const {
  return unimplemented(
      strCat(name, " has no kernel for elements of type ", dtypeName(dtype)));
}

//===----------------------------------------------------------------------===//
// KernelRegistry
//===----------------------------------------------------------------------===//

Result<KernelPtr> KernelRegistry::create(KernelSpec spec) const {
  auto found = factories.find(spec.name);
  if (found == factories.end())
    return unimplemented(strCat("no kernel for operation ", quoted(spec.name)));
  spec.registry = this;
  return found->second(spec);
}

jit_kernel KernelRegistry::findFunction(std::string_view name) const {
  if (auto found = functions.find(name); found != functions.end())
    return found->second;
  return findElsewhere ? findElsewhere(name) : nullptr;
}

std::vector<std::string> KernelRegistry::names() const {
  std::vector<std::string> result;
  for (const auto &[name, factory] : factories)
    result.push_back(name);
  return result;
}
