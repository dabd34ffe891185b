//===- AheadOfTime.cpp - from a program to files --------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Target/AheadOfTime.h"
#include "jit/Target/Bytecode.h"
#include "jit/Target/Header.h"
#include "jitrt/support/atomic_file.h"
#include "jitrt/vm/program_builder.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Object/ArchiveWriter.h"
#include "llvm/Support/Path.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace mlir;
using namespace mlir::jit;

//===----------------------------------------------------------------------===//
// Outputs
//===----------------------------------------------------------------------===//

namespace {
struct KindInfo {
  OutputKind kind;
  StringLiteral name, suffix;
};
} // namespace

static constexpr KindInfo kindInfos[] = {
    {OutputKind::Object, "obj", ".o"},
    {OutputKind::Header, "header", ".h"},
    {OutputKind::Assembly, "asm", ".s"},
    {OutputKind::LLVM, "llvm", ".ll"},
    {OutputKind::Static, "static", ".a"},
    {OutputKind::Bytecode, "bytecode", ".jbc"},
};

llvm::Expected<std::vector<Output>>
jit::planOutputs(ArrayRef<std::string> kinds, StringRef path, StringRef input) {
  if (path.empty() && input == "-")
    return llvm::createStringError(
        "no name for the output of a program from the standard input, "
        "expected -o");
  StringRef base = path.empty() ? llvm::sys::path::filename(input) : path;
  std::vector<Output> outputs;
  for (const std::string &name : kinds) {
    const auto *info = llvm::find_if(
        kindInfos, [&](const KindInfo &each) { return each.name == name; });
    if (info == std::end(kindInfos)) {
      auto names = llvm::map_range(
          kindInfos, [](const KindInfo &each) { return each.name; });
      return llvm::createStringError(
          "unknown kind of output '" + name +
          "', expected one of: " + llvm::join(names, ", "));
    }
    SmallString<128> file = base;
    bool isExact = !path.empty() &&
                   (kinds.size() == 1 || info->kind == OutputKind::Object);
    if (!isExact)
      llvm::sys::path::replace_extension(file, info->suffix);
    for (const Output &other : outputs)
      if (other.path == file)
        return llvm::createStringError("two outputs would be written to '" +
                                       file + "', expected different names");
    if (input != "-" && llvm::sys::fs::equivalent(file, input))
      return llvm::createStringError("output '" + file +
                                     "' is the program itself");
    outputs.push_back({info->kind, file.str().str()});
  }
  return outputs;
}

static llvm::Error toError(const jitrt::Status &status) {
  return status.isOk() ? llvm::Error::success()
                       : llvm::createStringError(status.toString());
}

/// Writes contents, which are in the order of `outputs`.
static llvm::Error writeFiles(ArrayRef<Output> outputs,
                              ArrayRef<SmallString<0>> contents) {
  std::vector<jitrt::AtomicFile> files;
  for (auto [output, content] : llvm::zip(outputs, contents)) {
    if (output.path == "-") {
      llvm::outs() << content;
      continue;
    }
    auto file = jitrt::AtomicFile::create(output.path);
    if (!file)
      return toError(file.status());
    if (auto status =
            file->write(std::string_view(content.data(), content.size()));
        !status.isOk())
      return toError(status);
    files.push_back(std::move(*file));
  }
  for (jitrt::AtomicFile &file : files)
    if (auto status = file.commit(); !status.isOk())
      return toError(status);
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Contents
//===----------------------------------------------------------------------===//

/// An archive with one member.
static llvm::Error writeArchive(StringRef object, StringRef name,
                                raw_ostream &os) {
  llvm::NewArchiveMember member(llvm::MemoryBufferRef(object, name));
  auto archive = llvm::writeArchiveToBuffer(
      member, llvm::SymtabWritingMode::NormalSymtab,
      llvm::object::Archive::K_GNU, /*Deterministic=*/true, /*Thin=*/false);
  if (!archive)
    return archive.takeError();
  os << (*archive)->getBuffer();
  return llvm::Error::success();
}

static std::string describeTarget(const llvm::TargetMachine &machine) {
  std::string text = machine.getTargetTriple().str();
  if (!machine.getTargetCPU().empty())
    text += (" (" + machine.getTargetCPU() + ")").str();
  return text;
}

namespace {
/// Makes the contents of outputs out of a translated module.
struct Emitter {
  llvm::Module &module;
  llvm::TargetMachine &machine;
  const AheadOfTimeOptions &options;
  ArrayRef<EntryInfo> entries;
  /// Made by the first output that needs it.
  SmallString<0> object;

  llvm::Error emit(const Output &output, SmallVectorImpl<char> &content) {
    llvm::raw_svector_ostream os(content);
    switch (output.kind) {
    case OutputKind::Header:
      writeHeader(os, llvm::sys::path::filename(output.path), options.source,
                  describeTarget(machine), entries);
      return llvm::Error::success();
    case OutputKind::LLVM:
      module.print(os, nullptr);
      return llvm::Error::success();
    case OutputKind::Assembly:
      return generate(MachineCode::Assembly, os);
    case OutputKind::Object:
    case OutputKind::Static:
    case OutputKind::Bytecode:
      break;
    }
    if (object.empty()) {
      llvm::raw_svector_ostream objectStream(object);
      if (llvm::Error error = generate(MachineCode::Object, objectStream))
        return error;
    }
    if (output.kind == OutputKind::Static)
      return writeArchive(
          object, (llvm::sys::path::stem(output.path) + ".o").str(), os);
    os << object;
    return llvm::Error::success();
  }

private:
  llvm::Error generate(MachineCode kind, llvm::raw_pwrite_stream &os) {
    // Code generation changes the module.
    auto copy = llvm::CloneModule(module);
    return emitMachineCode(*copy, machine, kind, os);
  }
};
} // namespace

/// The entries of the lowered program, with the names of its source.
static std::vector<EntryInfo> describeEntries(Program &program) {
  std::vector<EntryInfo> entries = getEntries(program.getModule());
  for (EntryInfo &entry : entries)
    for (const FunctionInfo &function : program.getFunctions())
      if (function.name == entry.function)
        entry.argumentNames = function.argumentNames;
  return entries;
}

/// Functions that objects call, or that programs have already.
static bool isTaken(StringRef symbol) {
  return symbol.starts_with("jit_rt_") || symbol.starts_with("jit_math_") ||
         llvm::is_contained(ArrayRef<StringRef>{"main", "memcpy", "memmove",
                                                "memset", "malloc", "free",
                                                "aligned_alloc"},
                            symbol);
}

/// The symbols of functions have to be names in C, and their own.
static llvm::Error checkNames(const Program &program, StringRef prefix) {
  for (const FunctionInfo &function : program.getFunctions()) {
    std::string symbol = (prefix + function.name).str();
    if (!isCIdentifier(symbol))
      return llvm::createStringError(
          "function '" + function.name + "' would be '" + symbol +
          "' in C, expected a C identifier; choose others with --function or "
          "another --prefix");
    if (isTaken(symbol))
      return llvm::createStringError(
          "function '" + function.name + "' would be '" + symbol +
          "' in C, expected a name that the C library and the runtime "
          "leave free; choose others with --function or another --prefix");
  }
  return llvm::Error::success();
}

/// An error that diagnostics have told already.
static llvm::Error toldError() { return llvm::createStringError(""); }

/// Lowers `program` for the machine, up to a stage.
static llvm::Error lower(Program &program, const AheadOfTimeOptions &options,
                         const llvm::TargetMachine &machine, Stage last) {
  PipelineOptions pipeline;
  pipeline.prefix = options.prefix;
  pipeline.staticEntries = true;
  pipeline.nativeF16 = hasNativeF16(machine);
  pipeline.last = last;
  return succeeded(program.lower(pipeline)) ? llvm::Error::success()
                                            : toldError();
}

llvm::Error jit::printStage(Program &program, const AheadOfTimeOptions &options,
                            Stage last, raw_ostream &os) {
  auto machine = createTargetMachine(options.target);
  if (!machine)
    return machine.takeError();
  if (llvm::Error error = lower(program, options, **machine, last))
    return error;
  program.getModule().print(os);
  os << "\n";
  return llvm::Error::success();
}

/// Bytecode has no target; `module` is left as it is.
static llvm::Error emitBytecode(ModuleOp module,
                                SmallVectorImpl<char> &content) {
  OwningOpRef<ModuleOp> copy = module.clone();
  jitrt::ProgramBuilder builder("jitc");
  if (failed(lowerToBytecode(*copy, builder)))
    return toldError();
  auto bytes = builder.finish();
  if (!bytes)
    return toError(bytes.status());
  const auto *start = reinterpret_cast<const char *>(bytes->data());
  content.assign(start, start + bytes->size());
  return llvm::Error::success();
}

/// Compiles for the target of `options` and makes the contents of `outputs` but
/// for bytecode.
static llvm::Error
emitMachineOutputs(Program &program, const AheadOfTimeOptions &options,
                   ArrayRef<Output> outputs,
                   MutableArrayRef<SmallString<0>> contents) {
  if (llvm::Error error = checkNames(program, options.prefix))
    return error;
  TargetOptions target = options.target;
  target.standalone = true;
  auto machine = createTargetMachine(target);
  if (!machine)
    return machine.takeError();
  if (llvm::Error error = lower(program, options, **machine, Stage::LLVM))
    return error;
  std::vector<EntryInfo> entries = describeEntries(program);
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module =
      translateToLLVMIR(program.getModule(), context, **machine, target);
  if (!module)
    return toldError();

  Emitter emitter{*module, **machine, options, entries, {}};
  for (auto [output, content] : llvm::zip(outputs, contents))
    if (output.kind != OutputKind::Bytecode)
      if (llvm::Error error = emitter.emit(output, content))
        return error;
  return llvm::Error::success();
}

llvm::Error jit::compileToFiles(Program &program,
                                const AheadOfTimeOptions &options,
                                ArrayRef<Output> outputs) {
  if (program.getFunctions().empty())
    return llvm::createStringError(options.source +
                                   " has no public function to compile");
  auto isBytecode = [](const Output &output) {
    return output.kind == OutputKind::Bytecode;
  };
  std::vector<SmallString<0>> contents(outputs.size());
  for (auto [output, content] : llvm::zip(outputs, contents))
    if (isBytecode(output))
      if (llvm::Error error = emitBytecode(program.getModule(), content))
        return error;
  if (!llvm::all_of(outputs, isBytecode))
    if (llvm::Error error =
            emitMachineOutputs(program, options, outputs, contents))
      return error;
  return writeFiles(outputs, contents);
}
