//===- Program.cpp - a program as tools read it from a file ---------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Import/Program.h"
#include "jit/Import/Nesting.h"
#include "jit/Pipelines/Registration.h"
#include "jitrt/support/strings.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/AsmParser/AsmParserState.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::jit;

//===----------------------------------------------------------------------===//
// Diagnostics
//===----------------------------------------------------------------------===//

/// The first place in a file; none where `loc` names no file.
static FileLineColLoc findPlace(Location loc) {
  FileLineColLoc place;
  loc->walk([&](Location part) {
    place = dyn_cast<FileLineColLoc>(part);
    return place ? WalkResult::interrupt() : WalkResult::advance();
  });
  return place;
}

static void print(raw_ostream &os, StringRef tool, Location loc, StringRef kind,
                  const std::string &text) {
  if (FileLineColLoc place = findPlace(loc))
    os << place.getFilename().getValue() << ':' << place.getLine() << ':'
       << place.getColumn() << ": ";
  else if (!tool.empty())
    os << tool << ": ";
  // Some of upstream's messages have line breaks, and the text of an assertion
  // may have anything.
  os << kind << ": " << jitrt::oneLine(StringRef(text).trim()) << "\n";
}

/// Whether two places are in one line of a file.
static bool areInOneLine(Location a, Location b) {
  FileLineColLoc first = findPlace(a), second = findPlace(b);
  return first && second && first.getFilename() == second.getFilename() &&
         first.getLine() == second.getLine();
}

static StringRef severityName(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Error:
    return "error";
  case DiagnosticSeverity::Warning:
    return "warning";
  default:
    return "note";
  }
}

Program::Program(raw_ostream &errors, StringRef tool)
    : context(MLIRContext::Threading::DISABLED) {
  DialectRegistry registry;
  registerDialects(registry);
  context.appendDialectRegistry(registry);
  context.printOpOnDiagnostic(false);
  // What is unknown is rejected by load, with a better message.
  context.allowUnregisteredDialects();
  context.getDiagEngine().registerHandler(
      [&, tool = tool.str()](Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() == DiagnosticSeverity::Error) {
          // Upstream's parser, and its inference, follow up with a second one
          // that says less.
          if (lastError && areInOneLine(*lastError, diagnostic.getLocation()))
            return;
          lastError = diagnostic.getLocation();
        }
        // Notes on the same place belong to the line, as in "expected one of".
        std::string text = StringRef(diagnostic.str()).rtrim().str();
        for (const Diagnostic &note : diagnostic.getNotes())
          if (note.getLocation() == diagnostic.getLocation())
            text += "; " + StringRef(note.str()).trim().str();
        print(errors, tool, diagnostic.getLocation(),
              severityName(diagnostic.getSeverity()), text);
        for (const Diagnostic &note : diagnostic.getNotes())
          if (note.getLocation() != diagnostic.getLocation())
            print(errors, tool, note.getLocation(), "note", note.str());
      });
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// The names of a function's arguments: that of a location, else that in the
/// text.
static std::vector<std::string> argumentNames(func::FuncOp function,
                                              const AsmParserState &state) {
  std::vector<std::string> names;
  const auto *block = state.getBlockDef(&function.front());
  for (BlockArgument argument : function.getArguments()) {
    std::string name;
    unsigned index = argument.getArgNumber();
    if (auto loc = dyn_cast<NameLoc>(argument.getLoc())) {
      name = loc.getName().str();
    } else if (block && index < block->arguments.size()) {
      SMRange range = block->arguments[index].loc;
      StringRef text(range.Start.getPointer(),
                     range.End.getPointer() - range.Start.getPointer());
      text.consume_front("%");
      if (!text.empty() && !llvm::isDigit(text.front()))
        name = text.str();
    }
    names.push_back(std::move(name));
  }
  return names;
}

static LogicalResult rejectUnknownOperations(ModuleOp module) {
  WalkResult result = module.walk([](Operation *op) {
    if (op->isRegistered())
      return WalkResult::advance();
    auto dialects = op->getContext()->getAvailableDialects();
    op->emitError("'") << op->getName()
                       << "' op is unknown and has no lowering, expected one "
                          "of the dialects "
                       << llvm::join(dialects, ", ");
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

bool jit::isBytecodeFile(const std::string &path) {
  // Behind the size of the buffer and the offset of its root.
  constexpr size_t position = 8;
  constexpr StringLiteral identifier = "JITB";
  llvm::sys::fs::file_status status;
  if (path == "-" || llvm::sys::fs::status(path, status) ||
      !llvm::sys::fs::is_regular_file(status) ||
      status.getSize() < position + identifier.size())
    return false;
  auto start =
      llvm::MemoryBuffer::getFileSlice(path, identifier.size(), position);
  return start && (*start)->getBuffer() == identifier;
}

LogicalResult Program::load(const std::string &name) {
  fileName = name;
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> buffer = openInputFile(name, &message);
  if (!buffer)
    return emitError(UnknownLoc::get(&context), message);
  if (isBytecodeFile(name))
    return emitError(
        UnknownLoc::get(&context),
        "'" + name + "' is bytecode for the interpreter, expected its source");
  bool bytecode = isBytecode(*buffer);
  if (!bytecode)
    if (std::optional<unsigned> line = findDeepNesting(buffer->getBuffer()))
      return emitError(FileLineColLoc::get(&context, name, *line, 1))
             << "brackets are nested more than " << maxNesting << " deep";
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(buffer), SMLoc());
  ParserConfig config(&context);
  // Remembers where in the text each argument is named.
  AsmParserState state;
  if (bytecode) {
    module = parseSourceFile<ModuleOp>(sources, config);
  } else {
    Block block;
    if (failed(parseAsmSourceFile(sources, &block, config, &state)))
      return failure();
    module = mlir::detail::constructContainerOpForParserIfNecessary<ModuleOp>(
        &block, &context, FileLineColLoc::get(&context, name, 1, 1));
  }
  if (!module || failed(rejectUnknownOperations(*module)))
    return failure();
  for (auto function : module->getOps<func::FuncOp>())
    if (function.isPublic() && !function.isExternal())
      functions.push_back({function.getName().str(), function.getFunctionType(),
                           argumentNames(function, state)});
  return success();
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

llvm::Error Program::keepOnly(ArrayRef<std::string> names) {
  for (const std::string &name : names) {
    auto all = llvm::map_to_vector(
        functions, [](const FunctionInfo &each) { return each.name; });
    if (!llvm::is_contained(all, name))
      return llvm::createStringError(
          fileName + " has no public function '" + name +
          "', expected one of: " +
          (all.empty() ? "none" : "'" + llvm::join(all, "', '") + "'"));
  }
  SymbolTable symbols(*module);
  llvm::erase_if(functions, [&](const FunctionInfo &function) {
    if (llvm::is_contained(names, function.name))
      return false;
    symbols.lookup<func::FuncOp>(function.name).setPrivate();
    return true;
  });
  PassManager pm(&context);
  pm.addPass(createSymbolDCEPass());
  (void)pm.run(*module);
  return llvm::Error::success();
}

LogicalResult Program::lower(const PipelineOptions &options) {
  return runPasses(*module,
                   [&](OpPassManager &pm) { buildPipeline(pm, options); });
}
