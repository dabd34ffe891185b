//===- EmitEntries.cpp - makes the C entries of public functions -*- C++
//-*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Codegen/Common/Passes.h"
#include "jit/Conversion/JitToLinalg/JitToLinalg.h"
#include "jitrt/abi/support.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/TypeUtilities.h"

namespace mlir::jit {
#define GEN_PASS_DEF_EMITENTRIES
#include "jit/Codegen/Common/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-emit-entries"

/// What abi.h and DLPack call an element type.
static std::pair<int32_t, int32_t> dlpackType(Type type) {
  if (type.isIndex())
    return {kDLInt, 64};
  int32_t bits = type.getIntOrFloatBitWidth();
  if (type.isInteger(1))
    return {kDLBool, 8};
  if (type.isBF16())
    return {kDLBfloat, bits};
  if (isa<FloatType>(type))
    return {kDLFloat, bits};
  return {type.isUnsignedInteger() ? kDLUInt : kDLInt, bits};
}

static bool isStatic(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return !tensor || tensor.hasStaticShape();
}

namespace {
struct EmitEntries : public jit::impl::EmitEntriesBase<EmitEntries> {
  using EmitEntriesBase::EmitEntriesBase;

  void runOnOperation() override {
    SmallVector<LLVM::LLVMFuncOp> functions;
    for (auto function : getOperation().getOps<LLVM::LLVMFuncOp>()) {
      if (function.isExternal())
        continue;
      if (function->hasAttr(signatureAttrName))
        functions.push_back(function);
      else
        function.setLinkage(LLVM::Linkage::Internal);
    }
    numTypes = 0;
    for (LLVM::LLVMFuncOp function : functions)
      emit(function);
  }

private:
  int64_t numTypes = 0;

  void emit(LLVM::LLVMFuncOp function) {
    auto signature = cast<FunctionType>(
        function->getAttrOfType<TypeAttr>(signatureAttrName).getValue());
    std::string name = function.getName().str();
    // The symbol is free for the entry; nothing but entries is exported.
    SymbolTable symbols(getOperation());
    std::string inner = "jit_body_" + name;
    if (failed(symbols.rename(function, inner)))
      return signalPassFailure();
    function.setLinkage(LLVM::Linkage::Internal);
    markNoAlias(function, signature);

    bool allocates = false;
    function.walk([&](LLVM::CallOp call) {
      allocates |= call.getCallee() == "jit_rt_alloc";
    });
    bool allStatic = llvm::all_of(signature.getInputs(), isStatic) &&
                     llvm::all_of(signature.getResults(), isStatic);
    if (staticEntries && allStatic && !allocates)
      emitStatic(function, signature, name);
    else
      emitDynamic(function, signature, name);
  }

  /// Results and workspace belong to the call alone.
  void markNoAlias(LLVM::LLVMFuncOp function, FunctionType signature) {
    unsigned index = 1;
    for (Type type : signature.getInputs())
      index += isa<RankedTensorType>(type)
                   ? 3 + 2 * cast<RankedTensorType>(type).getRank()
                   : 1;
    for (; index < function.getNumArguments(); ++index)
      if (isa<LLVM::LLVMPointerType>(function.getArgument(index).getType()))
        function.setArgAttr(index, LLVM::LLVMDialect::getNoAliasAttrName(),
                            UnitAttr::get(&getContext()));
  }

  //===--------------------------------------------------------------------===//
  // Pieces
  //===--------------------------------------------------------------------===//

  LLVM::LLVMPointerType pointer() {
    return LLVM::LLVMPointerType::get(&getContext());
  }

  Value constant(ImplicitLocOpBuilder &b, int64_t value) {
    return LLVM::ConstantOp::create(b, b.getI64Type(), value);
  }

  Value reserve(ImplicitLocOpBuilder &b, int64_t words) {
    return LLVM::AllocaOp::create(b, pointer(), b.getI64Type(),
                                  constant(b, words), /*alignment=*/8);
  }

  Value word(ImplicitLocOpBuilder &b, Value base, int64_t index) {
    return LLVM::GEPOp::create(
        b, pointer(), b.getI64Type(), base,
        ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(index)});
  }

  /// Calls a function of abi.def.
  Value callRuntime(ImplicitLocOpBuilder &b, StringRef name, Type result,
                    ValueRange args) {
    auto function = LLVM::lookupOrCreateFn(
        b, getOperation(), name, llvm::to_vector(args.getTypes()),
        result ? result : LLVM::LLVMVoidType::get(&getContext()));
    auto call = LLVM::CallOp::create(b, *function, args);
    return result ? call.getResult() : Value();
  }

  /// A constant of structure `jit_rt_type`.
  Value typeInfo(ImplicitLocOpBuilder &b, Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    auto [code, bits] = dlpackType(getElementTypeOrSelf(type));
    SmallVector<int64_t> dims;
    if (tensor)
      for (int64_t extent : tensor.getShape())
        dims.push_back(ShapedType::isDynamic(extent) ? -1 : extent);
    OpBuilder::InsertPoint place = b.saveInsertionPoint();
    std::string base = "jit_type_" + std::to_string(numTypes++);
    b.setInsertionPointToStart(getOperation().getBody());
    auto i32 = b.getI32Type();
    auto array = LLVM::LLVMArrayType::get(b.getI64Type(),
                                          std::max<size_t>(dims.size(), 1));
    if (dims.empty())
      dims.push_back(0);
    auto dimsGlobal = LLVM::GlobalOp::create(
        b, array, /*isConstant=*/true, LLVM::Linkage::Internal, base + "_dims",
        b.getI64TensorAttr(dims));
    auto structure = LLVM::LLVMStructType::getLiteral(
        &getContext(), {i32, i32, i32, i32, pointer()});
    auto global =
        LLVM::GlobalOp::create(b, structure, /*isConstant=*/true,
                               LLVM::Linkage::Internal, base, Attribute());
    b.createBlock(&global.getInitializerRegion());
    Value value = LLVM::UndefOp::create(b, structure);
    int64_t rank = tensor ? tensor.getRank() : 0;
    for (auto [index, field] : llvm::enumerate(
             SmallVector<int64_t>{code, bits, rank, tensor ? 0 : 1}))
      value = LLVM::InsertValueOp::create(
          b, value, LLVM::ConstantOp::create(b, i32, field), index);
    value = LLVM::InsertValueOp::create(
        b, value, LLVM::AddressOfOp::create(b, dimsGlobal), 4);
    LLVM::ReturnOp::create(b, value);
    b.restoreInsertionPoint(place);
    return LLVM::AddressOfOp::create(b, global);
  }

  /// The type in memory of a host scalar.
  Type scalarType(ImplicitLocOpBuilder &b, Type type) {
    return type.isIndex()      ? b.getI64Type()
           : type.isInteger(1) ? b.getI8Type()
                               : type;
  }

  Value fromMemory(ImplicitLocOpBuilder &b, Value value, Type type) {
    if (!type.isInteger(1))
      return value;
    Value zero = LLVM::ConstantOp::create(b, b.getI8Type(), 0);
    return LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::ne, value, zero);
  }

  Value toMemory(ImplicitLocOpBuilder &b, Value value, Type type) {
    if (!type.isInteger(1))
      return value;
    return LLVM::ZExtOp::create(b, b.getI8Type(), value);
  }

  /// Appends the fields of the memref descriptor at `memory`.
  void loadDescriptor(ImplicitLocOpBuilder &b, Value memory, int64_t rank,
                      SmallVectorImpl<Value> &fields) {
    for (int64_t index : llvm::seq(3 + 2 * rank))
      fields.push_back(
          LLVM::LoadOp::create(b, index < 2 ? Type(pointer()) : b.getI64Type(),
                               word(b, memory, index)));
  }

  /// Appends the fields of a row-major memref descriptor over `data`.
  void makeDescriptor(ImplicitLocOpBuilder &b, Value data,
                      ArrayRef<int64_t> shape, SmallVectorImpl<Value> &fields) {
    fields.append({data, data, constant(b, 0)});
    for (int64_t extent : shape)
      fields.push_back(constant(b, extent));
    for (int64_t dim : llvm::seq(shape.size())) {
      int64_t stride = 1;
      for (int64_t extent : shape.drop_front(dim + 1))
        stride *= extent;
      fields.push_back(constant(b, stride));
    }
  }

  int64_t workspaceOf(LLVM::LLVMFuncOp function) {
    auto attr = function->getAttrOfType<IntegerAttr>(workspaceAttrName);
    return attr ? attr.getInt() : 0;
  }

  /// Calls the function itself. Returns its status, and its own results (those
  /// that are not written to buffers) in `results`.
  Value callBody(ImplicitLocOpBuilder &b, LLVM::LLVMFuncOp function,
                 ValueRange args, SmallVectorImpl<Value> &results) {
    Value value = LLVM::CallOp::create(b, function, args).getResult();
    auto structure = dyn_cast<LLVM::LLVMStructType>(value.getType());
    if (!structure)
      return value;
    for (int64_t index : llvm::seq<int64_t>(1, structure.getBody().size()))
      results.push_back(LLVM::ExtractValueOp::create(b, value, index));
    return LLVM::ExtractValueOp::create(b, value, 0);
  }

  //===--------------------------------------------------------------------===//
  // Entries
  //===--------------------------------------------------------------------===//

  void emitDynamic(LLVM::LLVMFuncOp function, FunctionType signature,
                   const std::string &name) {
    ImplicitLocOpBuilder b(function.getLoc(), &getContext());
    b.setInsertionPointToEnd(getOperation().getBody());
    Type i32 = b.getI32Type();
    auto entry = LLVM::LLVMFuncOp::create(
        b, prefix + name,
        LLVM::LLVMFunctionType::get(
            i32, {pointer(), pointer(), pointer(), pointer()}));
    entry->setAttr(entryAttrName, b.getStringAttr(name));
    entry->setAttr(signatureAttrName, TypeAttr::get(signature));
    Block *first = entry.addEntryBlock(b);
    Block *run = b.createBlock(&entry.getBody());
    Block *finish = b.createBlock(&entry.getBody());
    b.setInsertionPointToStart(first);
    Value args = entry.getArgument(0), results = entry.getArgument(1);
    Value context = reserve(b, JIT_RT_CONTEXT_WORDS);
    callRuntime(b, "jit_rt_begin", {},
                {context, entry.getArgument(2), entry.getArgument(3)});

    // Before the body: arguments, results of static shape, the workspace.
    struct Slot {
      Type type;
      Value info, memory;
      bool isOut;
    };
    auto slotFor = [&](Type type, bool isOut) {
      auto tensor = dyn_cast<RankedTensorType>(type);
      int64_t words = tensor ? 3 + 2 * tensor.getRank() : 1;
      return Slot{type, typeInfo(b, type), reserve(b, words), isOut};
    };
    SmallVector<Slot> argSlots, resultSlots;
    for (auto [index, type] : llvm::enumerate(signature.getInputs())) {
      Slot slot = slotFor(type, false);
      callRuntime(b, "jit_rt_import", {},
                  {context, args, constant(b, index), slot.info, slot.memory});
      argSlots.push_back(slot);
    }
    for (Type type : signature.getResults()) {
      Slot slot = slotFor(type, isa<RankedTensorType>(type) && isStatic(type));
      if (slot.isOut)
        callRuntime(b, "jit_rt_allocate_result", {},
                    {context, slot.info, slot.memory});
      resultSlots.push_back(slot);
    }
    int64_t workspaceSize = workspaceOf(function);
    Slot workspace;
    if (workspaceSize) {
      workspace =
          slotFor(RankedTensorType::get({workspaceSize}, b.getI8Type()), false);
      callRuntime(b, "jit_rt_allocate_result", {},
                  {context, workspace.info, workspace.memory});
    }
    Value zero = LLVM::ConstantOp::create(b, i32, 0);
    Value status = callRuntime(b, "jit_rt_status", i32, context);
    Value ok = LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::eq, status, zero);
    LLVM::CondBrOp::create(b, ok, run, finish);

    b.setInsertionPointToStart(run);
    SmallVector<Value> bodyArgs{context};
    auto pass = [&](const Slot &slot) {
      if (auto tensor = dyn_cast<RankedTensorType>(slot.type))
        return loadDescriptor(b, slot.memory, tensor.getRank(), bodyArgs);
      Value value =
          LLVM::LoadOp::create(b, scalarType(b, slot.type), slot.memory);
      bodyArgs.push_back(fromMemory(b, value, slot.type));
    };
    llvm::for_each(argSlots, pass);
    for (const Slot &slot : resultSlots)
      if (slot.isOut)
        pass(slot);
    if (workspaceSize)
      pass(workspace);
    SmallVector<Value> own;
    Value bodyStatus = callBody(b, function, bodyArgs, own);
    Block *hand = b.createBlock(finish);
    b.setInsertionPointToEnd(run);
    Value done =
        LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::eq, bodyStatus, zero);
    LLVM::CondBrOp::create(b, done, hand, finish);

    b.setInsertionPointToStart(hand);
    unsigned next = 0;
    for (auto [index, slot] : llvm::enumerate(resultSlots)) {
      if (!slot.isOut) {
        Value value = own[next++];
        LLVM::StoreOp::create(b, toMemory(b, value, slot.type), slot.memory);
      }
      callRuntime(
          b, "jit_rt_export", {},
          {context, results, constant(b, index), slot.info, slot.memory});
    }
    LLVM::BrOp::create(b, finish);

    b.setInsertionPointToStart(finish);
    LLVM::ReturnOp::create(b, callRuntime(b, "jit_rt_end", i32, context));
  }

  void emitStatic(LLVM::LLVMFuncOp function, FunctionType signature,
                  const std::string &name) {
    ImplicitLocOpBuilder b(function.getLoc(), &getContext());
    b.setInsertionPointToEnd(getOperation().getBody());
    Type i32 = b.getI32Type();
    SmallVector<Type> params;
    for (Type type : signature.getInputs())
      params.push_back(isa<TensorType>(type) ? Type(pointer())
                                             : scalarType(b, type));
    params.append(signature.getNumResults() + 2, pointer());
    auto entry = LLVM::LLVMFuncOp::create(
        b, prefix + name, LLVM::LLVMFunctionType::get(i32, params));
    entry->setAttr(entryAttrName, b.getStringAttr(name));
    entry->setAttr(signatureAttrName, TypeAttr::get(signature));
    int64_t workspaceSize = workspaceOf(function);
    // Room to align whatever pointer the caller has.
    entry->setAttr(workspaceAttrName,
                   b.getI64IntegerAttr(workspaceSize ? workspaceSize + 64 : 0));
    b.setInsertionPointToStart(entry.addEntryBlock(b));
    Value workspace = entry.getArgument(params.size() - 2);
    Value error = entry.getArgument(params.size() - 1);
    Value context = reserve(b, JIT_RT_CONTEXT_WORDS);
    callRuntime(b, "jit_rt_begin", {},
                {context, LLVM::ZeroOp::create(b, pointer()), error});

    SmallVector<Value> bodyArgs{context};
    unsigned param = 0;
    for (Type type : signature.getInputs()) {
      Value value = entry.getArgument(param++);
      if (auto tensor = dyn_cast<RankedTensorType>(type))
        makeDescriptor(b, value, tensor.getShape(), bodyArgs);
      else
        bodyArgs.push_back(fromMemory(b, value, type));
    }
    SmallVector<std::pair<Type, Value>> scalars;
    for (Type type : signature.getResults()) {
      Value out = entry.getArgument(param++);
      if (auto tensor = dyn_cast<RankedTensorType>(type))
        makeDescriptor(b, out, tensor.getShape(), bodyArgs);
      else
        scalars.emplace_back(type, out);
    }
    if (workspaceSize) {
      Value address = LLVM::PtrToIntOp::create(b, b.getI64Type(), workspace);
      Value bumped = LLVM::AddOp::create(b, address, constant(b, 63));
      Value aligned = LLVM::AndOp::create(b, bumped, constant(b, -64));
      Value step = LLVM::SubOp::create(b, aligned, address);
      Value base = LLVM::GEPOp::create(b, pointer(), b.getI8Type(), workspace,
                                       ArrayRef<LLVM::GEPArg>{step});
      makeDescriptor(b, base, {workspaceSize}, bodyArgs);
    }
    SmallVector<Value> own;
    Value status = callBody(b, function, bodyArgs, own);
    Block *store = b.createBlock(&entry.getBody());
    Block *finish = b.createBlock(&entry.getBody());
    b.setInsertionPointToEnd(&entry.getBody().front());
    Value zero = LLVM::ConstantOp::create(b, i32, 0);
    Value ok = LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::eq, status, zero);
    LLVM::CondBrOp::create(b, ok, store, finish);
    b.setInsertionPointToStart(store);
    for (auto [scalar, value] : llvm::zip(scalars, own))
      LLVM::StoreOp::create(b, toMemory(b, value, scalar.first), scalar.second);
    LLVM::BrOp::create(b, finish);
    b.setInsertionPointToStart(finish);
    LLVM::ReturnOp::create(b, status);
  }
};
} // namespace
