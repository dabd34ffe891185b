//===- AutodiffOps.cpp - derivatives of functions -------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Dialect/Jit/IR/Inference.h"
#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace mlir::jit;

#define GET_OP_CLASSES
#include "jit/Dialect/Jit/IR/JitAutodiffOps.cpp.inc"

void JitDialect::registerAutodiffOps() {
  addOperations<
#define GET_OP_LIST
#include "jit/Dialect/Jit/IR/JitAutodiffOps.cpp.inc"
      >();
}

bool jit::isDifferentiableType(Type type) {
  if (auto list = dyn_cast<ListType>(type))
    type = list.getElementType();
  if (auto tensor = dyn_cast<TensorType>(type))
    return isa<FloatType>(tensor.getElementType());
  return type.isF64();
}

static SmallVector<Type> differentiable(TypeRange types) {
  return llvm::to_vector(llvm::make_filter_range(types, isDifferentiableType));
}

//===----------------------------------------------------------------------===//
// Derivatives
//===----------------------------------------------------------------------===//

SmallVector<int64_t> DerivativeOpInterface::getWrtArgs() {
  if (std::optional<ArrayRef<int64_t>> wrt = getWrt())
    return llvm::to_vector(*wrt);
  SmallVector<int64_t> all;
  for (auto [index, argument] : llvm::enumerate(getArgs()))
    if (isDifferentiableType(argument.getType()))
      all.push_back(index);
  return all;
}

/// The types of the arguments that `op` differentiates with respect to.
static SmallVector<Type> wrtTypes(DerivativeOpInterface op) {
  return llvm::map_to_vector(op.getWrtArgs(), [&](int64_t index) {
    return op.getArgs()[index].getType();
  });
}

SmallVector<Type> GradOp::inferDerivativeTypes(TypeRange) {
  return wrtTypes(*this);
}

SmallVector<Type> VjpOp::inferDerivativeTypes(TypeRange) {
  return wrtTypes(*this);
}

SmallVector<Type> JvpOp::inferDerivativeTypes(TypeRange results) {
  return differentiable(results);
}

/// Verifies that as many values as types are there, of compatible types.
static LogicalResult verifyTypes(Operation *op, StringRef what,
                                 TypeRange actual, TypeRange expected) {
  if (actual.size() != expected.size())
    return op->emitOpError("has ")
           << actual.size() << " " << what << "s, expected " << expected.size();
  for (auto [index, mine, theirs] : llvm::enumerate(actual, expected))
    if (!areCompatible(theirs, mine))
      return op->emitOpError(what)
             << " #" << index << " is " << mine << ", expected " << theirs;
  return success();
}

/// Verifies what the three derivatives have in common; the callee in
/// `function`.
static LogicalResult verifyDerivative(DerivativeOpInterface op,
                                      SymbolTableCollection &symbols,
                                      func::FuncOp &function) {
  // C1
  function = symbols.lookupNearestSymbolFrom<func::FuncOp>(
      op, StringAttr::get(op.getContext(), op.getCallee()));
  if (!function)
    return op->emitOpError("callee '@")
           << op.getCallee() << "' is not a function of the module";
  // C2
  if (failed(verifyTypes(op, "argument", op.getArgs().getTypes(),
                         function.getArgumentTypes())))
    return failure();
  // C3
  SmallVector<bool> seen(op.getArgs().size());
  for (int64_t index : op.getWrtArgs()) {
    if (index < 0 || index >= static_cast<int64_t>(seen.size()))
      return op->emitOpError("wrt names argument #")
             << index << ", '@" << op.getCallee() << "' has " << seen.size();
    if (std::exchange(seen[index], true))
      return op->emitOpError("wrt names argument #") << index << " twice";
    if (!isDifferentiableType(op.getArgs()[index].getType()))
      return op->emitOpError("wrt names argument #")
             << index << " of type " << op.getArgs()[index].getType()
             << ", expected floats";
  }
  // C4
  SmallVector<Type> expected;
  if (op.getValue())
    llvm::append_range(expected, function.getResultTypes());
  llvm::append_range(expected,
                     op.inferDerivativeTypes(function.getResultTypes()));
  return verifyTypes(op, "result", op->getResultTypes(), expected);
}

LogicalResult GradOp::verifySymbolUses(SymbolTableCollection &symbols) {
  func::FuncOp function;
  if (failed(verifyDerivative(*this, symbols, function)))
    return failure();
  // grad_c1
  if (function.getNumResults() == 0)
    return emitOpError("'@")
           << getCallee() << "' has no result to take the gradient of";
  Type type = function.getResultTypes().front();
  auto tensor = dyn_cast<RankedTensorType>(type);
  bool isScalar = type.isF64() || isa<UnrankedTensorType>(type) ||
                  (tensor && tensor.getRank() == 0);
  if (!isScalar || !isDifferentiableType(type))
    return emitOpError("the first result of '@")
           << getCallee() << "' is " << type << ", expected a float scalar";
  return success();
}

LogicalResult VjpOp::verifySymbolUses(SymbolTableCollection &symbols) {
  func::FuncOp function;
  if (failed(verifyDerivative(*this, symbols, function)))
    return failure();
  // vjp_c1
  return verifyTypes(*this, "cotangent", getCotangents().getTypes(),
                     differentiable(function.getResultTypes()));
}

LogicalResult JvpOp::verifySymbolUses(SymbolTableCollection &symbols) {
  func::FuncOp function;
  if (failed(verifyDerivative(*this, symbols, function)))
    return failure();
  // jvp_c1
  return verifyTypes(*this, "tangent", getTangents().getTypes(),
                     wrtTypes(*this));
}

//===----------------------------------------------------------------------===//
// Rules of the program
//===----------------------------------------------------------------------===//

/// The function that `op` names; null after an error (C1, C2).
static func::FuncOp lookup(Operation *op, SymbolTableCollection &symbols,
                           FlatSymbolRefAttr name) {
  auto function = symbols.lookupNearestSymbolFrom<func::FuncOp>(op, name);
  if (!function)
    op->emitOpError("'@") << name.getValue()
                          << "' is not a function of the module";
  return function;
}

/// Verifies that no rule before `op` is for the same callee (C4).
template <typename OpTy> static LogicalResult verifyOnlyRule(OpTy op) {
  for (Operation *other = op->getPrevNode(); other;
       other = other->getPrevNode()) {
    auto rule = dyn_cast<OpTy>(other);
    if (rule && rule.getCallee() == op.getCallee() &&
        rule.getKernel() == op.getKernel())
      return op.emitOpError("'@")
             << op.getCallee() << "' has such a rule already";
  }
  return success();
}

LogicalResult CustomVjpOp::verifySymbolUses(SymbolTableCollection &symbols) {
  func::FuncOp forward = lookup(*this, symbols, getForwardAttr());
  func::FuncOp backward =
      forward ? lookup(*this, symbols, getBackwardAttr()) : nullptr;
  if (!backward || failed(verifyOnlyRule(*this)))
    return failure();
  if (getKernel())
    return success();
  func::FuncOp callee = lookup(*this, symbols, getCalleeAttr());
  if (!callee)
    return failure();
  // C3
  TypeRange results = forward.getResultTypes();
  if (failed(verifyTypes(*this, "argument of forward",
                         forward.getArgumentTypes(),
                         callee.getArgumentTypes())) ||
      failed(verifyTypes(*this, "result of forward",
                         results.take_front(callee.getNumResults()),
                         callee.getResultTypes())))
    return failure();
  SmallVector<Type> expected(results.drop_front(callee.getNumResults()));
  llvm::append_range(expected, differentiable(callee.getResultTypes()));
  if (failed(verifyTypes(*this, "argument of backward",
                         backward.getArgumentTypes(), expected)))
    return failure();
  return verifyTypes(*this, "result of backward", backward.getResultTypes(),
                     differentiable(callee.getArgumentTypes()));
}

LogicalResult CustomJvpOp::verifySymbolUses(SymbolTableCollection &symbols) {
  func::FuncOp tangent = lookup(*this, symbols, getTangentAttr());
  if (!tangent || failed(verifyOnlyRule(*this)))
    return failure();
  if (getKernel())
    return success();
  func::FuncOp callee = lookup(*this, symbols, getCalleeAttr());
  if (!callee)
    return failure();
  // C3
  SmallVector<Type> expected(callee.getArgumentTypes());
  llvm::append_range(expected, differentiable(callee.getArgumentTypes()));
  if (failed(verifyTypes(*this, "argument of tangent",
                         tangent.getArgumentTypes(), expected)))
    return failure();
  expected.assign(callee.getResultTypes().begin(),
                  callee.getResultTypes().end());
  llvm::append_range(expected, differentiable(callee.getResultTypes()));
  return verifyTypes(*this, "result of tangent", tangent.getResultTypes(),
                     expected);
}
