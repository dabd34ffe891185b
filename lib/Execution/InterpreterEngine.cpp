//===- InterpreterEngine.cpp - runs programs without compiling ------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Execution/InterpreterEngine.h"
#include "Kernels.h"
#include "jit/Target/Bytecode.h"
#include "jitrt/support/strings.h"
#include "jitrt/vm/program_builder.h"
#include "llvm/Support/DynamicLibrary.h"

using namespace mlir;
using namespace mlir::jit;

static llvm::Error toError(const jitrt::Status &status) {
  return llvm::createStringError(status.toString());
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// Loads the libraries for good.
static llvm::Error openLibraries(ArrayRef<std::string> paths) {
  for (const std::string &path : paths) {
    std::string message;
    if (llvm::sys::DynamicLibrary::LoadLibraryPermanently(
            libraryPath(path).c_str(), &message))
      return llvm::createStringError(message);
  }
  return llvm::Error::success();
}

/// The kernels that the interpreter has, those of the host program, and those
/// that opened libraries or this process export.
static llvm::Error fillRegistry(jitrt::KernelRegistry &registry,
                                const InterpreterOptions &options) {
  if (jitrt::Status status = jitrt::registerAllKernels(registry);
      !status.isOk())
    return toError(status);
  for (const auto &kernel : options.kernels)
    registry.addFunction(kernel.getKey().str(), kernel.getValue());
  registry.setFunctionFinder([](std::string_view name) {
    return reinterpret_cast<jit_kernel>(
        llvm::sys::DynamicLibrary::SearchForAddressOfSymbol(std::string(name)));
  });
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// The engine
//===----------------------------------------------------------------------===//

llvm::Expected<std::unique_ptr<InterpreterEngine>>
InterpreterEngine::loadSource(jitrt::ByteSource source,
                              const InterpreterOptions &options) {
  jitrt::KernelRegistry registry;
  if (llvm::Error error = fillRegistry(registry, options))
    return error;
  auto program = jitrt::Program::load(std::move(source), registry);
  if (!program)
    return toError(program.status());
  return std::unique_ptr<InterpreterEngine>(
      new InterpreterEngine(std::move(*program)));
}

llvm::Expected<std::unique_ptr<InterpreterEngine>>
InterpreterEngine::load(const std::string &fileName,
                        const InterpreterOptions &options) {
  auto source = jitrt::ByteSource::openFile(fileName);
  if (!source)
    return toError(source.status());
  if (llvm::Error error = openLibraries(options.sharedLibraries))
    return error;
  return loadSource(std::move(*source), options);
}

llvm::Expected<std::unique_ptr<InterpreterEngine>>
InterpreterEngine::create(ModuleOp module, const InterpreterOptions &options) {
  jitrt::ProgramBuilder builder("jit-mlir");
  if (failed(lowerToBytecode(module, builder)))
    // diagnostic-untested: those of the passes and of the writer say more
    return llvm::createStringError("cannot write the program as bytecode");
  if (llvm::Error error = openLibraries(options.sharedLibraries))
    return error;
  LogicalResult hasKernels = success();
  for (const auto &call : findKernelCalls(module))
    if (!options.kernels.contains(call.getKey()) &&
        !llvm::sys::DynamicLibrary::SearchForAddressOfSymbol(
            call.getKey().str()))
      hasKernels = reportMissingKernel(call.getValue(), call.getKey());
  if (failed(hasKernels))
    // diagnostic-untested: the one at the call says more
    return llvm::createStringError("cannot link the program");
  auto content = builder.finish();
  if (!content)
    return toError(content.status());
  auto bytes = std::make_shared<std::vector<std::byte>>(std::move(*content));
  return loadSource({"program", std::span(std::as_const(*bytes)), bytes},
                    options);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// A value of `type` from a tensor: itself, or its only element.
static jitrt::Result<jitrt::Value> toValue(const jitrt::Tensor &tensor,
                                           const jitrt::ValueType &type,
                                           size_t index) {
  using jitrt::DType, jitrt::ValueKind;
  auto expect = [&](DType dtype) {
    if (tensor.dtype() == dtype && tensor.rank() == 0)
      return jitrt::Status::ok();
    return jitrt::invalidArgument(
        jitrt::strCat("argument ", index, " is ", tensor.typeString(),
                      ", expected ", jitrt::typeToString(type)));
  };
  switch (type.kind) {
  case ValueKind::Int:
    JITRT_RETURN_IF_ERROR(expect(DType::I64));
    return jitrt::Value(tensor.at<int64_t>({}));
  case ValueKind::Float:
    JITRT_RETURN_IF_ERROR(expect(DType::F64));
    return jitrt::Value(tensor.at<double>({}));
  case ValueKind::Bool:
    JITRT_RETURN_IF_ERROR(expect(DType::I1));
    return jitrt::Value(bool(tensor.at<jitrt::Bool8>({})));
  case ValueKind::Tensor:
    return jitrt::Value(tensor);
  case ValueKind::List:
    break;
  }
  return jitrt::invalidArgument(jitrt::strCat(
      "argument ", index, " is a list, expected a tensor or a host scalar"));
}

static jitrt::Result<jitrt::Tensor> toTensor(const jitrt::Value &value,
                                             size_t index) {
  if (value.isTensor())
    return value.tensor().contiguous();
  if (value.isList())
    return jitrt::unimplemented(jitrt::strCat(
        "result ", index, " is a list, expected a tensor or a host scalar"));
  if (const auto *integer = std::get_if<int64_t>(&value))
    return jitrt::Tensor::copyOf<int64_t>({*integer}, {});
  if (const auto *real = std::get_if<double>(&value))
    return jitrt::Tensor::copyOf<double>({*real}, {});
  return jitrt::Tensor::copyOf<jitrt::Bool8>(
      {jitrt::Bool8(std::get<bool>(value))}, {});
}

jitrt::Result<std::vector<jitrt::Tensor>>
InterpreterEngine::call(StringRef name, ArrayRef<jitrt::Tensor> args) {
  JITRT_ASSIGN_OR_RETURN(uint32_t number,
                         getProgram().findFunction(std::string_view(name)));
  const auto &types = getProgram().function(number).argumentTypes;
  std::vector<jitrt::Value> values, results;
  for (size_t i = 0; i < args.size(); ++i) {
    if (i >= types.size()) {
      values.emplace_back(args[i]);
      continue;
    }
    JITRT_ASSIGN_OR_RETURN(jitrt::Value value, toValue(args[i], *types[i], i));
    values.push_back(std::move(value));
  }
  JITRT_RETURN_IF_ERROR(state.run(number, values, results));
  std::vector<jitrt::Tensor> tensors;
  for (size_t i = 0; i < results.size(); ++i) {
    JITRT_ASSIGN_OR_RETURN(jitrt::Tensor tensor, toTensor(results[i], i));
    tensors.push_back(std::move(tensor));
  }
  return tensors;
}
