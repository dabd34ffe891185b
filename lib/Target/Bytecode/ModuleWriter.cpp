//===- ModuleWriter.cpp - from a program to bytecode ----------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModuleWriter.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Dialect/Jit/IR/SourcePlace.h"
#include "jit/Pipelines/Pipelines.h"
#include "jit/Target/Bytecode.h"

using namespace mlir;
using namespace mlir::jit;

std::optional<jitrt::ValueType> ModuleWriter::typeOf(Operation *op, Type type) {
  std::optional<jitrt::ValueType> result = toValueType(type);
  if (!result)
    // diagnostic-untested: --jit-verify-program rejects the type first
    op->emitOpError("has a value of type ")
        << type
        << ", which the interpreter does not have; expected a tensor, a list, "
           "index, i64, f64 or i1";
  return result;
}

uint32_t ModuleWriter::location(Operation *op) {
  SourcePlace place = sourcePlaceOf(op->getLoc());
  StringRef name =
      place.operation.empty() ? op->getName().getStringRef() : place.operation;
  return builder.location(std::string_view(place.file), place.line,
                          place.column, std::string_view(name));
}

FailureOr<uint32_t> ModuleWriter::addKernel(
    Operation *op, StringRef name, TypeRange operands, TypeRange results,
    jitrt::ProgramBuilder::AttributeList attributes, KernelKey key) {
  std::vector<jitrt::ValueType> operandTypes, resultTypes;
  for (auto [types, converted] :
       {std::pair(operands, &operandTypes), std::pair(results, &resultTypes)})
    for (Type type : types) {
      std::optional<jitrt::ValueType> value = typeOf(op, type);
      if (!value)
        return failure();
      converted->push_back(std::move(*value));
    }
  uint32_t number =
      builder.kernel(name.str(), operandTypes, resultTypes, attributes);
  kernels.emplace(std::move(key), number);
  return number;
}

FailureOr<uint32_t> ModuleWriter::kernel(Operation *op, StringRef name) {
  KernelKey key{op->getName().getAsOpaquePointer()};
  for (Type type : op->getOperandTypes())
    key.push_back(type.getAsOpaquePointer());
  key.push_back(nullptr);
  for (Type type : op->getResultTypes())
    key.push_back(type.getAsOpaquePointer());
  for (NamedAttribute each : op->getAttrDictionary())
    if (each.getName() != JitDialect::getMovesAttrName()) {
      key.push_back(each.getName().getAsOpaquePointer());
      key.push_back(each.getValue().getAsOpaquePointer());
    }
  if (auto known = kernels.find(key); known != kernels.end())
    return known->second;
  auto attributes = toAttributes(op);
  if (failed(attributes))
    return failure();
  return addKernel(op, name, op->getOperandTypes(), op->getResultTypes(),
                   std::move(*attributes), std::move(key));
}

FailureOr<uint32_t> ModuleWriter::refineKernel(Operation *op, Type type,
                                               StringRef what) {
  auto text = StringAttr::get(op->getContext(), what);
  KernelKey key{text.getAsOpaquePointer(), type.getAsOpaquePointer()};
  if (auto known = kernels.find(key); known != kernels.end())
    return known->second;
  Type unknown = UnrankedTensorType::get(getElementTypeOrSelf(type));
  return addKernel(op, "refine_shape", unknown, type, {{"what", what.str()}},
                   std::move(key));
}

FailureOr<uint32_t> ModuleWriter::broadcastKernel(Operation *op,
                                                  RankedTensorType type) {
  KernelKey key{type.getAsOpaquePointer()};
  if (auto known = kernels.find(key); known != kernels.end())
    return known->second;
  ArrayRef<int64_t> shape = type.getShape();
  return addKernel(op,
                   BroadcastToOp::getOperationName().drop_front(strlen("jit.")),
                   type.clone(ArrayRef<int64_t>()), type,
                   {{"static_sizes",
                     jitrt::Dims(jitrt::DimsRef(shape.data(), shape.size()))}},
                   std::move(key));
}

FailureOr<uint32_t> ModuleWriter::constant(Operation *op, Attribute value) {
  if (auto known = constants.find(value); known != constants.end())
    return known->second;
  auto add = [&]() -> std::optional<uint32_t> {
    if (auto boolean = dyn_cast<BoolAttr>(value))
      return builder.constant(boolean.getValue());
    if (auto integer = dyn_cast<IntegerAttr>(value))
      if (integer.getType().isIndex() || integer.getType().isInteger(64))
        return builder.constant(integer.getInt());
    if (auto real = dyn_cast<FloatAttr>(value))
      if (real.getType().isF64())
        return builder.constant(real.getValueAsDouble());
    if (auto elements = dyn_cast<ElementsAttr>(value))
      if (std::optional<jitrt::Tensor> tensor = toTensor(elements))
        return builder.constant(*tensor);
    return std::nullopt;
  };
  std::optional<uint32_t> number = add();
  if (!number)
    return op->emitOpError("has no constant that the interpreter can hold; "
                           "expected dense elements that are there, or a host "
                           "scalar");
  constants[value] = *number;
  return *number;
}

LogicalResult ModuleWriter::run() {
  SmallVector<std::pair<func::FuncOp, jitrt::FunctionBuilder *>> bodies;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isExternal())
      return function.emitOpError(
          "has no body for the interpreter; expected a definition, or a "
          "jit.custom_call of a kernel");
    std::vector<jitrt::ValueType> arguments, results;
    for (auto [types, converted] :
         {std::pair(function.getArgumentTypes(), &arguments),
          std::pair(function.getResultTypes(), &results)})
      for (Type type : types) {
        std::optional<jitrt::ValueType> value = typeOf(function, type);
        if (!value)
          return failure();
        converted->push_back(std::move(*value));
      }
    functions[function.getName()] = bodies.size();
    bodies.emplace_back(function, &builder.addFunction(function.getName().str(),
                                                       arguments, results,
                                                       function.isPublic()));
  }
  for (auto [function, out] : bodies)
    if (failed(writeFunction(*this, function, *out)))
      return failure();
  return success();
}

LogicalResult jit::buildBytecode(ModuleOp module,
                                 jitrt::ProgramBuilder &builder) {
  return ModuleWriter(module, builder).run();
}

LogicalResult jit::lowerToBytecode(ModuleOp module,
                                   jitrt::ProgramBuilder &builder) {
  PipelineOptions frontend;
  frontend.last = Stage::Frontend;
  if (failed(runPasses(module, [&](OpPassManager &pm) {
        buildPipeline(pm, frontend);
        buildInterpreterPipeline(pm);
      })))
    return failure();
  return buildBytecode(module, builder);
}
