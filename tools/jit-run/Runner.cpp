//===- Runner.cpp - the ways in which jit-run runs functions --------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runner.h"
#include "jit/Execution/Invoke.h"
#include "jit/Import/Values.h"

using namespace mlir;
using namespace mlir::jit;

llvm::Expected<Signature> jit::signatureOf(const FunctionInfo &function) {
  FunctionType type = function.type;
  for (auto [what, types] : {std::pair("argument ", type.getInputs()),
                             std::pair("result ", type.getResults())})
    for (auto [index, each] : llvm::enumerate(types))
      if (llvm::Error error = requireValueType(
              each, what + Twine(index) + " of '" + function.name + "'"))
        return error;
  return Signature{function.name, expectedTypes(type.getInputs()),
                   type.getNumResults()};
}

/// What values of `type` look like; none for lists.
static std::optional<jitrt::ExpectedType>
argumentType(const jitrt::ValueType &type) {
  using jitrt::DType, jitrt::ExpectedType, jitrt::ValueKind;
  switch (type.kind) {
  case ValueKind::Int:
    return ExpectedType::hostScalar(DType::I64);
  case ValueKind::Float:
    return ExpectedType::hostScalar(DType::F64);
  case ValueKind::Bool:
    return ExpectedType::hostScalar(DType::I1);
  case ValueKind::Tensor:
    return type.isRanked ? ExpectedType::tensor(type.dtype, type.sizes)
                         : ExpectedType::tensor(type.dtype);
  case ValueKind::List:
    break;
  }
  return std::nullopt;
}

llvm::Expected<Signature>
jit::signatureOf(const jitrt::isa::Function &function) {
  Signature signature{
      std::string(function.name), {}, function.resultTypes.size()};
  for (auto [index, type] : llvm::enumerate(function.argumentTypes)) {
    auto expected = argumentType(*type);
    if (!expected)
      return llvm::createStringError("argument " + Twine(index) + " of '" +
                                     signature.name + "' has type " +
                                     jitrt::typeToString(*type) +
                                     ", expected a tensor or a host scalar");
    signature.arguments.push_back(std::move(*expected));
  }
  return signature;
}

jitrt::Result<std::vector<jitrt::Tensor>>
CompiledRunner::call(const Signature &function, ArrayRef<jitrt::Tensor> args) {
  auto entry = engine->lookup(function.name);
  if (!entry)
    return jitrt::notFound(llvm::toString(entry.takeError()));
  return invoke(*entry, function.numResults, args);
}

InterpretingRunner::InterpretingRunner(
    std::unique_ptr<InterpreterEngine> newEngine,
    const Observation &observation)
    : engine(std::move(newEngine)), traceFile(observation.traceFile) {
  if (observation.debug) {
    debugger = std::make_unique<Debugger>(stdin, llvm::outs(),
                                          observation.maxPrintedElements);
    engine->getState().setObserver(debugger.get());
  } else if (!traceFile.empty()) {
    trace = std::make_unique<jitrt::ChromeTrace>();
    engine->getState().setObserver(trace.get());
  }
}

jitrt::Status InterpretingRunner::finish() {
  return trace ? trace->writeFile(traceFile) : jitrt::Status::ok();
}
