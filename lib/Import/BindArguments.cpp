//===- BindArguments.cpp - replaces arguments by constants ----------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Import/Program.h"
#include "jit/Import/Values.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::jit;

/// A constant of `type` at the builder's place.
static Value makeConstant(ImplicitLocOpBuilder &b, const jitrt::Tensor &tensor,
                          Type type) {
  Type elementType = getElementTypeOrSelf(type);
  auto tensorType = dyn_cast<RankedTensorType>(type);
  if (!tensorType) {
    auto scalarType = type.isIndex() ? Type(b.getI64Type()) : type;
    DenseElementsAttr value = toElementsAttr(tensor, scalarType);
    if (isa<FloatType>(type))
      return arith::ConstantOp::create(b, *value.value_begin<FloatAttr>());
    APInt integer = *value.value_begin<APInt>();
    return arith::ConstantOp::create(
        b, type.isIndex() ? b.getIndexAttr(integer.getSExtValue())
                          : b.getIntegerAttr(type, integer));
  }
  Value constant =
      ConstantOp::create(b, toElementsAttr(tensor, elementType)).getResult();
  if (constant.getType() == type)
    return constant;
  return tensor::CastOp::create(b, type, constant);
}

namespace mlir::jit {
/// The arguments of a program that are still free, by their original numbers.
class ArgumentBinder {
public:
  explicit ArgumentBinder(Program &program)
      : program(program), symbols(*program.module) {
    // A program need not use what its constants are made of.
    program.context
        .loadDialect<JitDialect, arith::ArithDialect, tensor::TensorDialect>();
    for (const FunctionInfo &function : program.functions)
      bound.emplace_back(function.argumentNames.size());
  }

  llvm::Error bind(StringRef binding) {
    auto [key, text] = binding.split('=');
    key = key.trim();
    if (key.empty() || text.empty())
      return llvm::createStringError("binding is '" + binding +
                                     "', expected name=value or index=value");
    unsigned index;
    bool isIndex = !key.getAsInteger(10, index);
    if (isIndex && program.functions.size() != 1)
      return llvm::createStringError(
          "binding '" + key + "' is an index in a program with " +
          Twine(program.functions.size()) +
          " public functions, expected a name or --function");
    bool found = false;
    for (auto [number, function] : llvm::enumerate(program.functions)) {
      unsigned argument = index;
      if (!isIndex)
        argument = llvm::find(function.argumentNames, key) -
                   function.argumentNames.begin();
      if (argument >= bound[number].size())
        continue;
      found = true;
      if (llvm::Error error = replace(function, bound[number], argument, text))
        return error;
    }
    if (found)
      return llvm::Error::success();
    return llvm::createStringError("no function has an argument '" + key +
                                   "', expected " + describeFree());
  }

  /// Removes the bound arguments from the functions and their descriptions.
  void finish() {
    for (auto [number, function] : llvm::enumerate(program.functions)) {
      if (bound[number].none())
        continue;
      auto op = symbols.lookup<func::FuncOp>(function.name);
      (void)op.eraseArguments(bound[number]);
      function.type = op.getFunctionType();
      std::vector<std::string> names;
      for (auto [index, name] : llvm::enumerate(function.argumentNames))
        if (!bound[number].test(index))
          names.push_back(name);
      function.argumentNames = std::move(names);
    }
  }

private:
  Program &program;
  SymbolTable symbols;
  std::vector<llvm::BitVector> bound;
  jitrt::InputReader reader;

  llvm::Error replace(const FunctionInfo &function, llvm::BitVector &isBound,
                      unsigned index, StringRef text) {
    std::string where =
        "argument " + std::to_string(index) + " of '" + function.name + "'";
    if (isBound.test(index))
      return llvm::createStringError(where + " is bound twice");
    auto op = symbols.lookup<func::FuncOp>(function.name);
    BlockArgument argument = op.getArgument(index);
    Type type = argument.getType();
    if (llvm::Error error = requireValueType(type, where))
      return error;
    auto value = reader.read(std::string_view(text), expectedType(type), where);
    if (!value)
      return llvm::createStringError(value.status().toString());
    auto tensor = value->contiguous();
    if (!tensor)
      return llvm::createStringError(tensor.status().toString());
    if (isBound.none())
      keepForCallers(op);
    ImplicitLocOpBuilder b(argument.getLoc(), op.getContext());
    b.setInsertionPointToStart(&op.front());
    argument.replaceAllUsesWith(makeConstant(b, *tensor, type));
    isBound.set(index);
    return llvm::Error::success();
  }

  /// Functions that call `op` pass all arguments: they get a copy of it.
  void keepForCallers(func::FuncOp op) {
    if (SymbolTable::symbolKnownUseEmpty(op, *program.module))
      return;
    func::FuncOp copy = op.clone();
    copy.setPrivate();
    copy.setName((op.getName() + "_unbound").str());
    StringAttr name = symbols.insert(copy);
    (void)SymbolTable::replaceAllSymbolUses(op, name, *program.module);
  }

  /// The names of the arguments there are, for a message.
  std::string describeFree() const {
    llvm::SetVector<StringRef> names;
    for (const FunctionInfo &function : program.functions)
      for (StringRef name : function.argumentNames)
        if (!name.empty())
          names.insert(name);
    if (names.empty())
      return "an index";
    return "an index or one of: '" + llvm::join(names, "', '") + "'";
  }
};
} // namespace mlir::jit

llvm::Error jit::bindArguments(Program &program,
                               ArrayRef<std::string> bindings) {
  ArgumentBinder binder(program);
  for (StringRef binding : bindings)
    if (llvm::Error error = binder.bind(binding))
      return error;
  binder.finish();
  return llvm::Error::success();
}
