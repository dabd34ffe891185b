//===- Header.cpp - C headers of compiled programs ------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Target/Header.h"
#include "jit/Codegen/Common/Passes.h"
#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::jit;

/// The declarations shared by all headers: jitrt/abi and jitrt/tensor/dlpack.h.
static constexpr StringLiteral errorText =
#include "error.h.inc"
    ;
static constexpr StringLiteral dlpackText =
#include "dlpack.h.inc"
    ;
static constexpr StringLiteral abiText =
#include "abi.h.inc"
    ;

//===----------------------------------------------------------------------===//
// Entries
//===----------------------------------------------------------------------===//

std::vector<EntryInfo> jit::getEntries(ModuleOp module) {
  std::vector<EntryInfo> entries;
  for (auto function : module.getOps<LLVM::LLVMFuncOp>()) {
    auto name = function->getAttrOfType<StringAttr>(entryAttrName);
    if (!name)
      continue;
    EntryInfo entry;
    entry.function = name.str();
    entry.symbol = function.getName().str();
    entry.type = cast<FunctionType>(
        function->getAttrOfType<TypeAttr>(signatureAttrName).getValue());
    entry.argumentNames.resize(entry.type.getNumInputs());
    if (auto size = function->getAttrOfType<IntegerAttr>(workspaceAttrName))
      entry.workspaceSize = size.getInt();
    entries.push_back(std::move(entry));
  }
  return entries;
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// What a parameter cannot be called: the keywords of C and C++, and the names
/// that a prototype needs itself.
static bool isReserved(StringRef name) {
  static const llvm::StringSet<> reserved{
      "alignas", "alignof", "and", "and_eq", "asm", "auto", "bitand", "bitor",
      "bool", "break", "case", "catch", "char", "char16_t", "char32_t",
      "char8_t", "class", "co_await", "co_return", "co_yield", "compl",
      "concept", "const", "const_cast", "consteval", "constexpr", "constinit",
      "continue", "decltype", "default", "delete", "do", "double",
      "dynamic_cast", "else", "enum", "explicit", "export", "extern", "false",
      "float", "for", "friend", "goto", "if", "inline", "int", "long",
      "mutable", "namespace", "new", "noexcept", "not", "not_eq", "nullptr",
      "operator", "or", "or_eq", "private", "protected", "public", "register",
      "reinterpret_cast", "requires", "restrict", "return", "short", "signed",
      "sizeof", "static", "static_assert", "static_cast", "struct", "switch",
      "template", "this", "thread_local", "throw", "true", "try", "typedef",
      "typeid", "typename", "typeof", "union", "unsigned", "using", "virtual",
      "void", "volatile", "wchar_t", "while", "xor", "xor_eq",
      // Names of a prototype's own.
      "error", "jit_error", "workspace", "int8_t", "int16_t", "int32_t",
      "int64_t", "uint8_t", "uint16_t", "NULL", "linux", "unix"};
  return reserved.contains(name) || name.starts_with("__");
}

bool jit::isCIdentifier(StringRef text) {
  return !text.empty() && !llvm::isDigit(text.front()) &&
         toCIdentifier(text) == text && !isReserved(text);
}

std::string jit::toCIdentifier(StringRef text) {
  std::string name;
  for (char c : text)
    name += llvm::isAlnum(c) || c == '_' ? c : '_';
  if (name.empty() || llvm::isDigit(name.front()))
    name.insert(0, "_");
  return name;
}

/// Names for arguments, then results, all different.
static std::vector<std::string> parameterNames(const EntryInfo &entry) {
  std::vector<std::string> names;
  auto add = [&](std::string name) {
    while (isReserved(name) || llvm::is_contained(names, name))
      name += '_';
    names.push_back(std::move(name));
  };
  for (auto [index, name] : llvm::enumerate(entry.argumentNames))
    add(name.empty() ? "arg" + std::to_string(index) : toCIdentifier(name));
  unsigned numResults = entry.type.getNumResults();
  for (unsigned index : llvm::seq(numResults))
    add(numResults == 1 ? "result" : "result" + std::to_string(index));
  return names;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// The C type of an element in memory.
static std::string cType(Type type) {
  if (type.isF64())
    return "double";
  if (type.isF32())
    return "float";
  if (isa<FloatType>(type))
    return "uint16_t";
  if (type.isIndex())
    return "int64_t";
  if (type.isInteger(1))
    return "uint8_t";
  std::string sign = type.isUnsignedInteger() ? "u" : "";
  return sign + "int" + std::to_string(type.getIntOrFloatBitWidth()) + "_t";
}

static std::string text(Type type) {
  std::string result;
  llvm::raw_string_ostream(result) << type;
  return result;
}

/// What a C programmer has to know about values of that type.
static std::string describe(Type type) {
  std::string result = text(type);
  if (auto tensor = dyn_cast<RankedTensorType>(type);
      tensor && tensor.hasStaticShape())
    result += ", " + std::to_string(tensor.getNumElements()) +
              (tensor.getNumElements() == 1 ? " element" : " elements");
  Type elementType = getElementTypeOrSelf(type);
  if (elementType.isInteger(1))
    result += ", 0 or 1";
  else if (elementType.isF16())
    result += ", the bits of IEEE halves";
  else if (elementType.isBF16())
    result += ", the upper halves of floats' bits";
  return result;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

namespace {
struct HeaderWriter {
  raw_ostream &os;

  /// A line for each argument and result: its name, type and peculiarities.
  void document(const EntryInfo &entry, ArrayRef<std::string> names) {
    auto inputs = entry.type.getInputs();
    auto results = entry.type.getResults();
    bool isStatic = entry.workspaceSize.has_value();
    os << "/// `" << entry.function << "`\n";
    for (auto [index, type] : llvm::enumerate(inputs)) {
      os << "///   in ";
      if (isStatic)
        os << names[index];
      else if (os << "args[" << index << "]";
               !entry.argumentNames[index].empty())
        os << " (" << entry.argumentNames[index] << ")";
      os << ": " << describe(type) << "\n";
    }
    for (auto [index, type] : llvm::enumerate(results)) {
      os << "///   out ";
      if (isStatic)
        os << names[inputs.size() + index];
      else
        os << "results[" << index << "]";
      os << ": " << describe(type) << "\n";
    }
  }

  void prototype(const EntryInfo &entry) {
    std::vector<std::string> names = parameterNames(entry);
    document(entry, names);
    if (!entry.workspaceSize) {
      os << "int32_t " << entry.symbol << "(const DLTensor *const *args, "
         << "DLTensor *results,\n    const jit_allocator *allocator, "
         << "jit_error *error);\n\n";
      return;
    }
    std::string macro = StringRef(entry.symbol).upper() + "_WORKSPACE_SIZE";
    os << "///   workspace: " << macro << " bytes\n";
    os << "int32_t " << entry.symbol << "(";
    auto inputs = entry.type.getInputs();
    for (auto [index, type] : llvm::enumerate(inputs)) {
      bool isTensor = isa<RankedTensorType>(type);
      os << (isTensor ? "const " : "") << cType(getElementTypeOrSelf(type))
         << (isTensor ? " *" : " ") << names[index] << ", ";
    }
    for (auto [index, type] : llvm::enumerate(entry.type.getResults()))
      os << cType(getElementTypeOrSelf(type)) << " *"
         << names[inputs.size() + index] << ", ";
    os << "void *workspace, jit_error *error);\n";
    os << "#define " << macro << " " << *entry.workspaceSize << "\n\n";
  }
};
} // namespace

static constexpr StringLiteral generalContract = R"(//
// Every function returns JIT_OK (0) or another jit_error_code; then `error`,
// which may be null, has a message of one line that starts with the location
// of the operation that failed, and the results' contents are unspecified.
// Functions keep no state: any number may run at the same time, as long as
// they write to different memory. Link with -lm.
)";

static constexpr StringLiteral pointerContract = R"(//
// Functions with a workspace: tensors are row-major, without gaps, and aligned
// to the size of their elements. Arguments are only read, and may overlap each
// other. Results and workspace may overlap nothing else. The workspace may
// have any alignment and content, and be null where its size is 0; nothing in
// it needs to be kept between calls. Nothing is allocated.
)";

static constexpr StringLiteral tensorContract = R"(//
// Functions of DLTensors: see jit_entry below. Shapes and types are checked.
)";

void jit::writeHeader(raw_ostream &os, StringRef name, StringRef source,
                      StringRef target, ArrayRef<EntryInfo> entries) {
  bool anyStatic = false, anyDynamic = false;
  for (const EntryInfo &entry : entries)
    (entry.workspaceSize ? anyStatic : anyDynamic) = true;
  std::string guard = "JIT_" + StringRef(toCIdentifier(name)).upper();
  os << "// " << name << " - C interface of " << source << "\n// Compiled for "
     << target << ". Written by jitc; changes will be lost.\n"
     << generalContract << (anyStatic ? pointerContract : "")
     << (anyDynamic ? tensorContract : "") << "\n#ifndef " << guard
     << "\n#define " << guard << "\n\n"
     << errorText << "\n";
  if (anyDynamic)
    os << dlpackText << "\n" << abiText << "\n";
  os << "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n";
  HeaderWriter writer{os};
  for (const EntryInfo &entry : entries)
    writer.prototype(entry);
  os << "#ifdef __cplusplus\n}\n#endif\n\n#endif // " << guard << "\n";
}
