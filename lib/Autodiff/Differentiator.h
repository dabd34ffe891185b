//===- Differentiator.h - derivatives of a module's functions ---*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_AUTODIFF_DIFFERENTIATOR_H
#define JIT_LIB_AUTODIFF_DIFFERENTIATOR_H

#include "jit/Dialect/Jit/IR/Jit.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include <map>

namespace mlir::jit {

/// A reverse derivative as two functions: `forward` takes the function's
/// arguments and has its results, then residuals; `backward` takes residuals,
/// then cotangents of some results, and has cotangents of some arguments.
struct ReversePair {
  func::FuncOp forward, backward;
  /// What `backward` takes first: numbers of arguments, or of results of
  /// `forward` counted from the number of its arguments on.
  SmallVector<unsigned> residuals;
};

/// One reverse derivative of a function. Masks are over its arguments, `given`
/// is over its results.
struct ReverseRequest {
  /// What takes a derivative.
  std::vector<bool> active;
  /// The results that have a cotangent.
  std::vector<bool> given;
  /// Arguments whose cotangents so far are given as well, and are added to.
  std::vector<bool> accumulating = {};
  /// Whether the function's own results come first.
  bool hasValues = false;
  /// The function runs once more, for its backward pass alone.
  bool isRepeated = false;

  auto key() const {
    return std::tie(active, given, accumulating, hasValues, isRepeated);
  }
  bool operator<(const ReverseRequest &other) const {
    return key() < other.key();
  }
};

/// A region as a function: of the region's arguments, then of what it uses from
/// outside.
struct OutlinedRegion {
  func::FuncOp function;
  SmallVector<Value> captured;
};

/// The rules that the program gives for a callee.
struct CustomRules {
  CustomVjpOp vjp;
  CustomJvpOp jvp;
};

/// Makes derivatives of functions, each once.
class Differentiator {
public:
  /// With `marksBackward` the cotangents that a derivative begins with pass
  /// through a barrier that says so.
  Differentiator(ModuleOp module, bool marksBackward);

  /// Replaces a derivative whose callee has none by a call.
  LogicalResult expand(DerivativeOpInterface op);

  // Both are without functions where the derivative is being made: `function`
  // calls itself.

  /// The function that takes the arguments of `function`, a cotangent for each
  /// result that is given, and one for each accumulating argument. It has the
  /// function's results if asked for, and a cotangent for each active argument.
  FailureOr<func::FuncOp> getReverse(func::FuncOp function,
                                     const ReverseRequest &request);

  /// The function that takes the arguments of `function` and a tangent for each
  /// argument in `active`, and has the results of `function` and a tangent for
  /// each that is differentiable.
  FailureOr<func::FuncOp> getForward(func::FuncOp function,
                                     ArrayRef<bool> active);

  /// The pair for cotangents of the results in `given` and of the arguments in
  /// `active`.
  FailureOr<ReversePair> getPair(func::FuncOp function, ArrayRef<bool> active,
                                 ArrayRef<bool> given);

  /// The callee of `call`; null where it is no function of the module.
  func::FuncOp getCallee(CallOpInterface call);
  func::FuncOp getFunction(StringRef name);

  /// What the program says of `op`, a call.
  CustomRules getCustomRules(Operation *op);

  /// Reports the error `diagnostic` about `op` with notes that say what of it
  /// is active, and who asked for the derivative.
  LogicalResult explain(InFlightDiagnostic diagnostic, Operation *op,
                        Value active);
  /// Reports that `op` has no derivative.
  LogicalResult reportMissing(Operation *op, Value active);
  /// Reports that the call `op` is of a function that is being differentiated.
  LogicalResult reportRecursion(Operation *op, ArrayRef<bool> active);

  /// A private function with a copy of `region`, one block that ends by
  /// `jit.yield` or `jit.continue` without its condition.
  OutlinedRegion outline(Region &region, const Twine &name);

  /// Whether nothing of what `function` computes is kept for a backward pass.
  bool isRepeated(func::FuncOp function) const {
    return repeated.contains(function);
  }

private:
  /// A function that calls `function`: the rules that the program gives for a
  /// function are rules of its calls.
  func::FuncOp getCaller(func::FuncOp function);
  /// A private copy of `function` in which all that has no rule, and could
  /// have one, is gone.
  FailureOr<func::FuncOp> makeCopy(func::FuncOp function, StringRef suffix);
  LogicalResult prepare(func::FuncOp function);
  FailureOr<ReversePair> makePair(func::FuncOp function, ArrayRef<bool> active,
                                  ArrayRef<bool> given);

  ModuleOp module;
  bool marksBackward;
  SymbolTable symbols;
  /// The derivative that is being expanded, for errors.
  Operation *request = nullptr;

  /// Function, mode, arguments, results.
  using Key =
      std::tuple<Operation *, unsigned, std::vector<bool>, std::vector<bool>>;
  std::map<Key, func::FuncOp> functions;
  std::map<std::pair<Operation *, ReverseRequest>, func::FuncOp> reverses;
  /// The functions of `jit.checkpoint` regions.
  DenseSet<Operation *> repeated;
  std::map<Key, ReversePair> pairs;
  DenseMap<Operation *, func::FuncOp> callers;
  llvm::StringMap<CustomRules> functionRules, kernelRules;
};

} // namespace mlir::jit

#endif // JIT_LIB_AUTODIFF_DIFFERENTIATOR_H
