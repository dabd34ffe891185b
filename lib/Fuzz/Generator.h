//===- Generator.h - what makes random programs -----------------*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// A program is made with the extents that it will run with, so that every value
// has a static type while operations are chosen for it. At the end extents are
// forgotten at random ("blurred") and types inferred again.
//
//===----------------------------------------------------------------------===//

#ifndef JIT_LIB_FUZZ_GENERATOR_H
#define JIT_LIB_FUZZ_GENERATOR_H

#include "jit/Dialect/Jit/IR/Jit.h"
#include "jit/Fuzz/Program.h"
#include "jit/Fuzz/Random.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::jit::fuzz {

/// Sets of element types.
enum class Elements { Any, Number, Float, Int, Bits, Bool, Index };

/// A list of sizes that an operation takes as numbers or values.
struct SizeList {
  /// "sizes", with the attribute "static_sizes".
  StringRef name;
  SmallVector<int64_t> values;
};

/// A list whose elements' types are known.
struct ListValue {
  Value value;
  SmallVector<RankedTensorType> elements;
};

class Generator {
public:
  Generator(ModuleOp module, uint64_t seed, const GeneratorOptions &options);

  Program run(StringRef name);

  Random random;
  ImplicitLocOpBuilder builder;

  //===--------------------------------------------------------------------===//
  // Types
  //===--------------------------------------------------------------------===//

  Type element(Elements set);
  int64_t extent();
  SmallVector<int64_t> shape(int64_t minRank, int64_t maxRank);
  /// A shape that broadcasts with `shape`.
  SmallVector<int64_t> partner(ArrayRef<int64_t> shape);
  /// In [-rank, rank).
  int64_t dim(int64_t rank) { return random.between(-rank, rank - 1); }
  /// Some dimensions of `rank`, in any order, counted from either end.
  SmallVector<int64_t> dims(int64_t rank);

  //===--------------------------------------------------------------------===//
  // Values
  //===--------------------------------------------------------------------===//

  /// A tensor that is there, or a new one.
  Value tensor(Elements set, int64_t minRank = 0, int64_t maxRank = 4);
  Value tensor(Type element, int64_t minRank, int64_t maxRank);
  Value exactly(Type element, ArrayRef<int64_t> shape);
  Value exactly(RankedTensorType type) {
    return exactly(type.getElementType(), type.getShape());
  }
  /// A new argument or constant; with a range, an integer in it.
  Value fresh(RankedTensorType type);
  Value fresh(RankedTensorType type, int64_t low, int64_t high);
  /// Indices below `extent`, seldom one that is not.
  Value indices(ArrayRef<int64_t> shape, int64_t extent);
  /// A scalar key of the random number generator.
  Value key();
  /// A host `index` that is `value` when the program runs.
  Value index(int64_t value);
  /// A host i1.
  Value condition();
  Value newArgument(const Argument &argument);

  static RankedTensorType typeOf(Value value) {
    return cast<RankedTensorType>(value.getType());
  }
  static ArrayRef<int64_t> shapeOf(Value value) {
    return typeOf(value).getShape();
  }
  static int64_t rankOf(Value value) { return typeOf(value).getRank(); }
  static Type elementOf(Value value) { return typeOf(value).getElementType(); }

  //===--------------------------------------------------------------------===//
  // Operations
  //===--------------------------------------------------------------------===//

  NamedAttribute attr(StringRef name, Attribute value) {
    return builder.getNamedAttr(name, value);
  }
  NamedAttribute i64(StringRef name, int64_t value) {
    return attr(name, builder.getI64IntegerAttr(value));
  }
  NamedAttribute i64s(StringRef name, ArrayRef<int64_t> values) {
    return attr(name, builder.getDenseI64ArrayAttr(values));
  }
  NamedAttribute f64(StringRef name, double value) {
    return attr(name, builder.getF64FloatAttr(value));
  }
  NamedAttribute enumeration(StringRef name, int64_t value) {
    return attr(name, builder.getI32IntegerAttr(int32_t(value)));
  }
  NamedAttribute unit(StringRef name) {
    return attr(name, builder.getUnitAttr());
  }

  /// The operation "jit.`mnemonic`" with inferred types; its results join the
  /// values there are. Null if the verifier does not want it, or if a result
  /// is too large. `segments` are those of its operands, if it has any.
  Operation *make(StringRef mnemonic, ValueRange operands,
                  ArrayRef<NamedAttribute> attrs = {},
                  ArrayRef<int32_t> segments = {});
  /// Likewise, with sizes some of which are values. `operands` come first.
  Operation *makeSized(StringRef mnemonic, ValueRange operands,
                       ArrayRef<SizeList> lists,
                       ArrayRef<NamedAttribute> attrs = {});

  /// Adds `value` to those that operations may use.
  void add(Value value) { values.push_back(value); }
  /// Makes up to `count` operations where the builder stands.
  void makeOps(unsigned count);
  /// Runs `body` where values that it makes are not seen afterwards.
  void scope(llvm::function_ref<void()> body);
  /// A private function of tensors; its arguments' values come from the caller.
  func::FuncOp makeCallee(SmallVectorImpl<Argument> &arguments);

  /// Some of the values, the newest first.
  SmallVector<Value> someValues(int64_t count);
  unsigned depth() const { return nesting; }
  bool inCallee() const { return calleeDepth != 0; }
  unsigned opsLeft() const { return budget; }

  std::vector<ListValue> lists;

  static constexpr int64_t maxElements = 2048;
  /// Of regions in each other.
  static constexpr unsigned maxDepth = 3;

private:
  bool infer(StringRef mnemonic, ValueRange operands,
             ArrayRef<NamedAttribute> attrs, SmallVectorImpl<Type> &types);
  Operation *create(StringRef mnemonic, ValueRange operands,
                    ArrayRef<NamedAttribute> attrs, TypeRange types);
  void finish(func::FuncOp function, SmallVectorImpl<Value> &results);
  Value findTensor(llvm::function_ref<bool(RankedTensorType)> accepts);

  ModuleOp module;
  const GeneratorOptions &options;
  std::string name;
  unsigned budget = 0;
  unsigned nesting = 0;
  unsigned calleeDepth = 0;
  unsigned numCallees = 0;
  /// The function that gets new arguments.
  func::FuncOp function;
  SmallVectorImpl<Argument> *arguments = nullptr;
  SmallVector<Value> values;
  /// Host scalars of type index whose value is known.
  SmallVector<std::pair<Value, int64_t>> knownIndices;
};

/// Makes an operation, or returns false where it cannot.
using OpMaker = bool (*)(Generator &, StringRef op);

struct OpRecipe {
  StringRef op;
  OpMaker make;
  /// How often it is taken, in proportion to others.
  unsigned weight;
  /// Why there is no `make`.
  StringRef reason;
};

/// The rows of a family; all of them.
ArrayRef<OpRecipe> elementwiseRows();
ArrayRef<OpRecipe> creationRows();
ArrayRef<OpRecipe> reductionRows();
ArrayRef<OpRecipe> shapeRows();
ArrayRef<OpRecipe> indexingRows();
ArrayRef<OpRecipe> linearAlgebraRows();
ArrayRef<OpRecipe> windowRows();
ArrayRef<OpRecipe> nnRows();
ArrayRef<OpRecipe> controlRows();
ArrayRef<OpRecipe> listRows();
std::vector<OpRecipe> allRows();

/// The row of loops.
bool makeLoop(Generator &generator, StringRef op);

/// A list that is there, made where there is none.
ListValue someList(Generator &generator);
/// A tensor that the list's type admits.
Value elementFor(Generator &generator, const ListValue &list);
/// Adds how long `list` is to the values.
void addLength(Generator &generator, Value list);
/// Adds the element at `at`, an index into `list.elements`, of `value`, which
/// has those of `list` and perhaps more.
void addElement(Generator &generator, const ListValue &list, Value value,
                int64_t at);

/// The functions of `module` that make up the program `name`.
SmallVector<func::FuncOp> functionsOf(ModuleOp module, StringRef name);

/// Forgets extents in the functions of the program `name`.
void blurTypes(ModuleOp module, StringRef name, Random &random);

/// A tensor with values for `argument`.
jitrt::Tensor makeValues(const Argument &argument, Random &random);

} // namespace mlir::jit::fuzz

#endif // JIT_LIB_FUZZ_GENERATOR_H
