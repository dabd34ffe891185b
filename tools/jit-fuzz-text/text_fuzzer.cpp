//===- text_fuzzer.cpp - any text is a program or an error -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Any text is a module that the verifier takes or an error in words. A module
// prints as text that parses to a module which prints the same.
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Check/IR/Check.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include <cstdlib>
#include <memory>

using namespace mlir;
using namespace mlir::jit;

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
/// libMLIR is not instrumented: containers that cross into it look overflowed.
extern "C" const char *__asan_default_options() {
  return "detect_container_overflow=0";
}
#endif
#endif

/// Types and attributes live as long as their context, so it is made anew now
/// and then.
static MLIRContext &freshContext() {
  static std::unique_ptr<MLIRContext> context;
  static unsigned uses = 0;
  if (!context || ++uses == 2000) {
    uses = 0;
    context = std::make_unique<MLIRContext>(MLIRContext::Threading::DISABLED);
    context->loadDialect<JitDialect, check::CheckDialect, arith::ArithDialect,
                         func::FuncDialect, tensor::TensorDialect>();
  }
  return *context;
}

static std::string print(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream os(text);
  module.print(os);
  return text;
}

[[noreturn]] static void fail(StringRef what, StringRef first,
                              StringRef second) {
  llvm::errs() << what << "\n--- printed\n"
               << first << "\n--- again\n"
               << second;
  std::abort();
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  std::string text(reinterpret_cast<const char *>(data), size);
  MLIRContext &context = freshContext();
  std::string errors;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    errors += diagnostic.str() + "\n";
    return success();
  });
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
  if (!module) {
    if (errors.empty())
      fail("rejected without an error", text, "");
    return 0;
  }
  std::string printed = print(*module);
  OwningOpRef<ModuleOp> again = parseSourceString<ModuleOp>(printed, &context);
  if (!again)
    fail("does not parse again", printed, errors);
  if (std::string second = print(*again); second != printed)
    fail("prints differently", printed, second);
  return 0;
}
