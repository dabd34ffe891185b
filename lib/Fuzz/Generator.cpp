//===- Generator.cpp - makes random programs -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"
#include "jit/Import/Values.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::jit;
using namespace mlir::jit::fuzz;

static constexpr unsigned maxResults = 8;

Generator::Generator(ModuleOp module, uint64_t seed,
                     const GeneratorOptions &options)
    : random(seed), builder(module.getLoc(), module.getContext()),
      module(module), options(options) {}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

Type Generator::element(Elements set) {
  MLIRContext *context = builder.getContext();
  Type ui8 = IntegerType::get(context, 8, IntegerType::Unsigned);
  SmallVector<Type> floats = {builder.getF32Type(), builder.getF32Type(),
                              builder.getF64Type(), builder.getF16Type(),
                              builder.getBF16Type()};
  SmallVector<Type> ints = {builder.getI64Type(), builder.getI32Type(),
                            builder.getI16Type(), builder.getI8Type(), ui8};
  if (options.differentiable)
    floats = {builder.getF64Type()};
  bool isFloat = random.chance(options.differentiable ? 90 : 60),
       isBool = random.chance(15);
  switch (set) {
  case Elements::Float:
    return random.pick<Type>(floats);
  case Elements::Int:
    return random.pick<Type>(ints);
  case Elements::Number:
    return random.pick<Type>(isFloat ? floats : ints);
  case Elements::Any:
    return isBool ? Type(builder.getI1Type())
                  : random.pick<Type>(isFloat ? floats : ints);
  case Elements::Bits:
    return isBool ? Type(builder.getI1Type()) : random.pick<Type>(ints);
  case Elements::Bool:
    return builder.getI1Type();
  case Elements::Index:
    return random.chance(70) ? builder.getI64Type() : builder.getI32Type();
  }
  return nullptr;
}

static bool contains(Elements set, Type type) {
  bool isFloat = isa<FloatType>(type), isBool = type.isInteger(1);
  switch (set) {
  case Elements::Float:
    return isFloat;
  case Elements::Int:
    return !isFloat && !isBool;
  case Elements::Number:
    return !isBool;
  case Elements::Any:
    return true;
  case Elements::Bits:
    return !isFloat;
  case Elements::Bool:
    return isBool;
  case Elements::Index:
    return type.isInteger(64) || type.isInteger(32);
  }
  return false;
}

int64_t Generator::extent() {
  static const int64_t extents[] = {0, 1, 1, 1, 2, 2, 2, 3,  3,  3,
                                    4, 4, 5, 6, 7, 8, 9, 16, 17, 33};
  return random.pick<int64_t>(extents);
}

static int64_t numElements(ArrayRef<int64_t> shape) {
  int64_t count = 1;
  for (int64_t extent : shape)
    count *= extent;
  return count;
}

SmallVector<int64_t> Generator::shape(int64_t minRank, int64_t maxRank) {
  int64_t rank = random.between(minRank, maxRank);
  SmallVector<int64_t> result;
  for (int64_t i = 0; i < rank; ++i)
    result.push_back(extent());
  while (numElements(result) > maxElements / 4)
    result[random.below(rank)] = random.between(1, 3);
  return result;
}

SmallVector<int64_t> Generator::partner(ArrayRef<int64_t> shape) {
  if (random.chance(40))
    return SmallVector<int64_t>(shape);
  SmallVector<int64_t> result(shape);
  for (int64_t &each : result) {
    if (random.chance(25))
      each = 1;
    else if (each == 1 && random.chance(25))
      each = extent();
  }
  if (!result.empty() && random.chance(30))
    result.erase(result.begin(),
                 result.begin() + random.between(1, result.size()));
  if (numElements(result) > maxElements / 4)
    return SmallVector<int64_t>(shape);
  return result;
}

SmallVector<int64_t> Generator::dims(int64_t rank) {
  SmallVector<int64_t> result;
  for (int64_t i = 0; i < rank; ++i)
    if (random.chance(50))
      result.insert(result.begin() + random.below(result.size() + 1),
                    random.chance(30) ? i - rank : i);
  return result;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Value Generator::newArgument(const Argument &argument) {
  arguments->push_back(argument);
  return function.front().addArgument(argument.type, builder.getLoc());
}

static Value freshValue(Generator &g, const Argument &argument) {
  auto type = cast<RankedTensorType>(argument.type);
  if (type.getNumElements() > 64 || !g.random.chance(25))
    return g.newArgument(argument);
  Random values(g.random.next());
  jitrt::Tensor tensor = makeValues(argument, values);
  return ConstantOp::create(g.builder,
                            toElementsAttr(tensor, type.getElementType()));
}

Value Generator::fresh(RankedTensorType type) {
  Argument argument{type};
  argument.isModerate = options.differentiable;
  Value value = freshValue(*this, argument);
  add(value);
  return value;
}

Value Generator::fresh(RankedTensorType type, int64_t low, int64_t high) {
  return freshValue(*this, {type, /*hasRange=*/true, low, high});
}

Value Generator::findTensor(
    llvm::function_ref<bool(RankedTensorType)> accepts) {
  SmallVector<Value> found;
  for (Value value : values)
    if (accepts(typeOf(value)))
      found.push_back(value);
  if (found.empty())
    return nullptr;
  // New ones are preferred, so that programs are deep.
  int64_t n = found.size();
  return found[std::max(random.below(n), random.below(n))];
}

Value Generator::tensor(Type element, int64_t minRank, int64_t maxRank) {
  if (random.chance(75))
    if (Value found = findTensor([&](RankedTensorType type) {
          return type.getElementType() == element &&
                 type.getRank() >= minRank && type.getRank() <= maxRank;
        }))
      return found;
  return fresh(RankedTensorType::get(shape(minRank, maxRank), element));
}

Value Generator::tensor(Elements set, int64_t minRank, int64_t maxRank) {
  if (random.chance(75))
    if (Value found = findTensor([&](RankedTensorType type) {
          return contains(set, type.getElementType()) &&
                 type.getRank() >= minRank && type.getRank() <= maxRank;
        }))
      return found;
  return fresh(RankedTensorType::get(shape(minRank, maxRank), element(set)));
}

Value Generator::exactly(Type element, ArrayRef<int64_t> shape) {
  auto wanted = RankedTensorType::get(shape, element);
  if (random.chance(65))
    if (Value found =
            findTensor([&](RankedTensorType type) { return type == wanted; }))
      return found;
  return fresh(wanted);
}

Value Generator::indices(ArrayRef<int64_t> shape, int64_t extent) {
  auto type = RankedTensorType::get(shape, element(Elements::Index));
  int64_t high = extent - 1;
  if (extent == 0 || random.chance(2))
    ++high;
  int64_t low = random.chance(2) ? -1 : 0;
  return fresh(type, low, std::max(low, high));
}

Value Generator::key() { return exactly(builder.getI64Type(), {}); }

Value Generator::index(int64_t value) {
  if (random.chance(40)) {
    for (auto [each, known] : knownIndices)
      if (known == value)
        return each;
    SmallVector<std::pair<Value, int64_t>> found;
    for (Value each : values)
      for (auto [dim, extent] : llvm::enumerate(shapeOf(each)))
        if (extent == value)
          found.push_back({each, int64_t(dim)});
    if (!found.empty()) {
      auto [tensor, dim] = found[random.below(found.size())];
      Value at = arith::ConstantIndexOp::create(builder, dim);
      return tensor::DimOp::create(builder, tensor, at);
    }
  }
  if (random.chance(40))
    return arith::ConstantIndexOp::create(builder, value);
  Value argument = newArgument({builder.getIndexType(), true, value, value});
  knownIndices.push_back({argument, value});
  return argument;
}

Value Generator::condition() {
  int64_t kind = random.below(4);
  if (kind == 0)
    return newArgument({builder.getI1Type()});
  if (kind == 1)
    return arith::CmpIOp::create(builder, arith::CmpIPredicate::slt,
                                 index(random.below(4)),
                                 index(random.below(4)));
  Value tensor = findTensor([](RankedTensorType type) {
    return type.getElementType().isInteger(1) && type.getNumElements() > 0;
  });
  if (!tensor)
    tensor = fresh(RankedTensorType::get({}, builder.getI1Type()));
  SmallVector<Value> at;
  for (int64_t extent : shapeOf(tensor))
    at.push_back(arith::ConstantIndexOp::create(builder, random.below(extent)));
  return tensor::ExtractOp::create(builder, tensor, at);
}

SmallVector<Value> Generator::someValues(int64_t count) {
  SmallVector<Value> result;
  for (int64_t i = 0; i < count; ++i) {
    Value value = findTensor([](RankedTensorType) { return true; });
    result.push_back(value ? value : tensor(Elements::Any));
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

Operation *Generator::create(StringRef mnemonic, ValueRange operands,
                             ArrayRef<NamedAttribute> attrs, TypeRange types) {
  OperationName opName(("jit." + mnemonic).str(), builder.getContext());
  return Operation::create(builder.getLoc(), opName, types, operands,
                           builder.getDictionaryAttr(attrs),
                           OpaqueProperties(nullptr), /*successors=*/{},
                           /*numRegions=*/0);
}

bool Generator::infer(StringRef mnemonic, ValueRange operands,
                      ArrayRef<NamedAttribute> attrs,
                      SmallVectorImpl<Type> &types) {
  // An operation without results has the properties that inference reads.
  Operation *draft = create(mnemonic, operands, attrs, {});
  auto iface = draft->getName()
                   .getRegisteredInfo()
                   ->getInterface<InferTypeOpInterface>();
  bool inferred = succeeded(
      iface->inferReturnTypes(builder.getContext(), builder.getLoc(), operands,
                              draft->getDiscardableAttrDictionary(),
                              draft->getPropertiesStorage(), {}, types));
  draft->destroy();
  return inferred;
}

static bool isTooLarge(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return false;
  if (tensor.getRank() > 6)
    return true;
  return tensor.hasStaticShape() &&
         tensor.getNumElements() > Generator::maxElements;
}

Operation *Generator::make(StringRef mnemonic, ValueRange operands,
                           ArrayRef<NamedAttribute> attrs,
                           ArrayRef<int32_t> segments) {
  // What the verifier does not want is no finding here.
  ScopedDiagnosticHandler quiet(builder.getContext(),
                                [](Diagnostic &) { return success(); });
  SmallVector<NamedAttribute> all(attrs);
  if (!segments.empty())
    all.push_back(
        attr("operandSegmentSizes", builder.getDenseI32ArrayAttr(segments)));
  SmallVector<Type> types;
  if (!infer(mnemonic, operands, all, types) || llvm::any_of(types, isTooLarge))
    return nullptr;
  Operation *op = create(mnemonic, operands, all, types);
  builder.insert(op);
  if (failed(verify(op))) {
    op->erase();
    return nullptr;
  }
  for (Value result : op->getResults())
    if (auto type = dyn_cast<RankedTensorType>(result.getType()))
      if (type.hasStaticShape())
        add(result);
  return op;
}

Operation *Generator::makeSized(StringRef mnemonic, ValueRange operands,
                                ArrayRef<SizeList> lists,
                                ArrayRef<NamedAttribute> attrs) {
  SmallVector<NamedAttribute> statics(attrs), mixed(attrs);
  SmallVector<Value> all(operands);
  SmallVector<int32_t> segments(operands.size(), 1), none(segments);
  bool dynamic = random.chance(60);
  for (const SizeList &list : lists) {
    std::string attrName = ("static_" + list.name).str();
    statics.push_back(i64s(attrName, list.values));
    SmallVector<int64_t> known(list.values);
    none.push_back(0);
    segments.push_back(0);
    for (int64_t &value : known)
      if (dynamic && value >= 0 && random.chance(50)) {
        all.push_back(index(value));
        value = ShapedType::kDynamic;
        ++segments.back();
      }
    mixed.push_back(i64s(attrName, known));
  }
  bool hasSegments = lists.size() > 1;
  // The static form knows the shape.
  Operation *op = make(mnemonic, operands, statics,
                       hasSegments ? ArrayRef(none) : ArrayRef<int32_t>());
  if (!op || all.size() == operands.size())
    return op;
  if (hasSegments)
    mixed.push_back(
        attr("operandSegmentSizes", builder.getDenseI32ArrayAttr(segments)));
  Operation *real = create(mnemonic, all, mixed, op->getResultTypes());
  builder.insert(real);
  values.pop_back_n(op->getNumResults());
  op->erase();
  for (Value result : real->getResults())
    add(result);
  return real;
}

void Generator::scope(llvm::function_ref<void()> body) {
  OpBuilder::InsertionGuard guard(builder);
  size_t numValues = values.size(), numIndices = knownIndices.size();
  size_t numLists = lists.size();
  ++nesting;
  body();
  --nesting;
  // Arguments of the function could stay, but the order of values should not
  // depend on it.
  values.resize(numValues);
  knownIndices.resize(numIndices);
  lists.resize(numLists);
}

func::FuncOp Generator::makeCallee(SmallVectorImpl<Argument> &calleeArguments) {
  std::string calleeName = name + "_f" + std::to_string(numCallees++);
  auto outerFunction = std::exchange(function, nullptr);
  SmallVectorImpl<Argument> *outerArguments =
      std::exchange(arguments, &calleeArguments);
  auto outerValues = std::exchange(values, {});
  auto outerIndices = std::exchange(knownIndices, {});
  auto outerLists = std::exchange(lists, {});
  ++calleeDepth;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(module.getBody());
  function = func::FuncOp::create(builder, calleeName,
                                  builder.getFunctionType({}, {}));
  function.setPrivate();
  builder.setInsertionPointToStart(function.addEntryBlock());
  tensor(Elements::Any);
  makeOps(random.between(1, 4));
  SmallVector<Value> results = someValues(random.between(1, 3));
  func::FuncOp callee = function;
  finish(callee, results);
  --calleeDepth;
  function = outerFunction;
  arguments = outerArguments;
  values = std::move(outerValues);
  knownIndices = std::move(outerIndices);
  lists = std::move(outerLists);
  return callee;
}

static bool isTaken(const GeneratorOptions &options, StringRef op) {
  return options.ops.empty() || llvm::is_contained(options.ops, op.str());
}

void Generator::makeOps(unsigned count) {
  std::vector<OpRecipe> rows;
  int64_t total = 0;
  for (const OpRecipe &row : allRows())
    if (row.make && isTaken(options, row.op)) {
      rows.push_back(row);
      total += row.weight;
    }
  for (unsigned i = 0; i < count && budget != 0; ++i) {
    int64_t at = random.below(total);
    const OpRecipe *row = rows.data();
    for (; at >= int64_t(row->weight); ++row)
      at -= row->weight;
    --budget;
    for (unsigned tries = 0; tries < 8; ++tries)
      if (row->make(*this, row->op))
        break;
  }
}

/// Removes operations that nothing uses: one path may run them and find an
/// error, another may not.
static void removeUnused(func::FuncOp function) {
  for (bool changed = true; changed;) {
    changed = false;
    function.walk<WalkOrder::PostOrder>([&](Operation *op) {
      if (op == function || !isOpTriviallyDead(op))
        return;
      op->erase();
      changed = true;
    });
  }
}

void Generator::finish(func::FuncOp function, SmallVectorImpl<Value> &results) {
  func::ReturnOp::create(builder, results);
  removeUnused(function);
  Block &entry = function.front();
  for (unsigned i = entry.getNumArguments(); i-- > 0;)
    if (entry.getArgument(i).use_empty()) {
      entry.eraseArgument(i);
      arguments->erase(arguments->begin() + i);
    }
}

Program Generator::run(StringRef programName) {
  name = programName.str();
  Program program;
  program.name = name;
  arguments = &program.arguments;
  builder.setInsertionPointToEnd(module.getBody());
  function =
      func::FuncOp::create(builder, name, builder.getFunctionType({}, {}));
  builder.setInsertionPointToStart(function.addEntryBlock());
  budget = unsigned(random.between(1, std::max(1u, options.maxOps)));
  makeOps(budget);
  SmallVector<Value> results;
  for (Value value : llvm::reverse(values))
    if (results.size() < maxResults && value.use_empty() &&
        !isa<BlockArgument>(value))
      results.push_back(value);
  if (results.empty())
    results = someValues(1);
  finish(function, results);
  program.numResults = results.size();
  blurTypes(module, name, random);
  // Errors are compared by their place.
  unsigned line = 0;
  for (func::FuncOp each : functionsOf(module, name))
    each.walk<WalkOrder::PreOrder>([&](Operation *op) {
      op->setLoc(FileLineColLoc::get(builder.getContext(), name, ++line, 1));
    });
  return program;
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

SmallVector<func::FuncOp> fuzz::functionsOf(ModuleOp module, StringRef name) {
  SmallVector<func::FuncOp> result;
  for (auto each : module.getOps<func::FuncOp>())
    if (StringRef rest = each.getName();
        rest.consume_front(name) && (rest.empty() || rest.starts_with("_f")))
      result.push_back(each);
  return result;
}

std::vector<OpRecipe> fuzz::allRows() {
  std::vector<OpRecipe> rows;
  for (ArrayRef<OpRecipe> family :
       {elementwiseRows(), creationRows(), reductionRows(), shapeRows(),
        indexingRows(), linearAlgebraRows(), windowRows(), nnRows(),
        controlRows(), listRows()})
    rows.insert(rows.end(), family.begin(), family.end());
  return rows;
}

std::vector<OpRow> fuzz::opRows() {
  std::vector<OpRow> rows;
  for (const OpRecipe &row : allRows())
    rows.push_back({row.op, row.make ? "" : row.reason});
  return rows;
}

std::string fuzz::checkOptions(const GeneratorOptions &options) {
  for (const std::string &op : options.ops)
    if (llvm::none_of(allRows(), [&](const OpRecipe &row) {
          return row.op == op && row.make;
        }))
      return "programs are not made of '" + op +
             "', expected a name as in the dialect, without 'jit.'";
  return "";
}

Program fuzz::generate(ModuleOp module, StringRef name, uint64_t seed,
                       const GeneratorOptions &options) {
  Program program = Generator(module, seed, options).run(name);
  program.seed = seed;
  return program;
}
