//===- kernel.h - Operations that the interpreter calls ---------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel is made once, when a program is loaded: a factory sees the types and
// the attributes of an operation, rejects what does not fit, and chooses the
// code. Running it checks only what the program's data decide; results and
// errors are those of docs/Spec.md.
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_KERNELS_KERNEL_H
#define JITRT_KERNELS_KERNEL_H

#include "jitrt/abi/abi.h"
#include "jitrt/kernels/attributes.h"
#include "jitrt/kernels/value.h"

#include <functional>
#include <map>
#include <memory>

namespace jitrt {

/// A register that is read. `moved`: the program does not read it again, so
/// the kernel may take its content, and write into memory that nobody else
/// owns.
struct Operand {
  Value *value;
  bool moved = false;
};

/// One execution. Results are set after the last read of an operand: a result
/// may have the register of a moved operand. The caller clears what is left in
/// moved registers, also after an error.
class KernelCall {
public:
  /// A null result is not wanted.
  KernelCall(std::span<const Operand> operands, std::span<Value *const> results)
      : operands(operands), results(results) {}

  size_t numOperands() const { return operands.size(); }
  size_t numResults() const { return results.size(); }

  const Value &operand(size_t i) const { return *operands[i].value; }
  const Tensor &tensor(size_t i) const { return operand(i).tensor(); }
  const List &list(size_t i) const { return operand(i).list(); }
  int64_t integer(size_t i) const { return operand(i).integer(); }
  double real(size_t i) const { return operand(i).real(); }
  bool boolean(size_t i) const { return operand(i).boolean(); }

  /// Whether the tensor may be overwritten element by element, after each has
  /// been read: moved, uniquely owned and contiguous.
  bool isOverwritable(size_t i) const {
    return operands[i].moved && tensor(i).isUniquelyOwned() &&
           tensor(i).isContiguous();
  }
  /// Whether it may be overwritten in any order: no other operand is the same
  /// register.
  bool isExclusive(size_t i) const {
    for (size_t j = 0; j < operands.size(); ++j)
      if (j != i && operands[j].value == operands[i].value)
        return false;
    return true;
  }

  /// The content for a result: taken where moved, else shared.
  Value take(size_t i) const {
    if (operands[i].moved && isExclusive(i))
      return std::move(*operands[i].value);
    return *operands[i].value;
  }

  /// The result is the operand: taken where moved, else shared.
  void passOn(size_t from, size_t result) {
    if (!results[result] ||
        (operands[from].moved && results[result] == operands[from].value))
      return; // Not wanted, or where it belongs.
    *results[result] = take(from);
  }

  bool isWanted(size_t i) const { return results[i] != nullptr; }
  template <typename T> void setResult(size_t i, T &&value) {
    if (results[i])
      *results[i] = std::forward<T>(value);
  }

private:
  std::span<const Operand> operands;
  std::span<Value *const> results;
};

/// Made for one operation of a program; has no state, so that threads may run
/// it at the same time.
class Kernel {
public:
  virtual ~Kernel() = default;
  /// An error has one of the codes InvalidArgument, ShapeMismatch, OutOfRange,
  /// AssertionFailed, ResourceExhausted, Unimplemented and CustomCallFailed,
  /// and the text of compiled code's error; its location is the caller's
  /// business. No result is set then.
  virtual Status run(KernelCall &call) const = 0;
};
using KernelPtr = std::unique_ptr<const Kernel>;

/// A kernel that calls `function(KernelCall &)`.
template <typename Function> KernelPtr makeKernel(Function function) {
  struct Bound final : Kernel {
    explicit Bound(Function function) : function(std::move(function)) {}
    Status run(KernelCall &call) const override { return function(call); }
    Function function;
  };
  return std::make_unique<Bound>(std::move(function));
}

class KernelRegistry;

/// The operation that a kernel is made for. Valid during the factory's call.
struct KernelSpec {
  /// The operation's name without its dialect: "add".
  std::string_view name;
  std::span<const ValueType> operands;
  std::span<const ValueType> results;
  const Attributes &attributes;
  /// Where custom calls find their functions.
  const KernelRegistry *registry = nullptr;

  /// Fails unless operands and results are of these kinds. One letter each: t
  /// tensor, i integer, f float, b bool, l list, v any; a last one in upper
  /// case stands for any number.
  Status expect(std::string_view operandKinds,
                std::string_view resultKinds) const;
  /// Fails unless all operands from `first` to before `last` (at most all) have
  /// the element type of the first of them, which is of one of the classes.
  Status expectDType(std::span<const DTypeClass> classes, size_t first = 0,
                     size_t last = SIZE_MAX) const;
  /// The error for an element type that an operation does not admit.
  Status unsupported(DType dtype) const;
};

/// Kernels by the names of operations, and the user's functions. Filled before
/// programs are loaded; it must outlive the loading, not the programs.
class KernelRegistry {
public:
  using Factory = std::function<Result<KernelPtr>(const KernelSpec &)>;

  /// Replaces what is there by that name.
  void add(std::string name, Factory factory) {
    factories[std::move(name)] = std::move(factory);
  }
  /// A function that `jit.custom_call @name` calls.
  void addFunction(std::string name, jit_kernel function) {
    functions[std::move(name)] = function;
  }
  /// Asked for functions that were not added; it returns null for those that
  /// there are not.
  void
  setFunctionFinder(std::function<jit_kernel(std::string_view name)> finder) {
    findElsewhere = std::move(finder);
  }

  bool contains(std::string_view name) const {
    return factories.find(name) != factories.end();
  }
  /// The kernel for an operation. Errors: Unimplemented for a name without
  /// kernel or an element type without one, InvalidArgument for operands,
  /// results or attributes that do not fit.
  Result<KernelPtr> create(KernelSpec spec) const;
  /// Null if there is none.
  jit_kernel findFunction(std::string_view name) const;
  std::vector<std::string> names() const;

private:
  std::map<std::string, Factory, std::less<>> factories;
  std::map<std::string, jit_kernel, std::less<>> functions;
  std::function<jit_kernel(std::string_view)> findElsewhere;
};

// The families. Explicit, so that a linker keeps what is asked for and nothing
// else.
void registerElementwiseKernels(KernelRegistry &registry);
void registerCreationKernels(KernelRegistry &registry);
void registerShapeKernels(KernelRegistry &registry);
void registerReductionKernels(KernelRegistry &registry);
void registerIndexingKernels(KernelRegistry &registry);
void registerSortKernels(KernelRegistry &registry);
void registerLinearAlgebraKernels(KernelRegistry &registry);
void registerWindowKernels(KernelRegistry &registry);
void registerListKernels(KernelRegistry &registry);
void registerControlKernels(KernelRegistry &registry);
/// What tests expect: the dialect `check`.
void registerCheckKernels(KernelRegistry &registry);

/// All of them. Fails if the processor lacks instructions that they are built
/// for.
Status registerAllKernels(KernelRegistry &registry);

} // namespace jitrt

#endif // JITRT_KERNELS_KERNEL_H
