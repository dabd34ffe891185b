//===- PlanWorkspace.cpp - packs buffers of static size -*- C++ -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jit/Codegen/Common/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::jit {
#define GEN_PASS_DEF_PLANWORKSPACE
#include "jit/Codegen/Common/Passes.h.inc"
} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-plan-workspace"

static constexpr int64_t alignment = 64;

namespace {
/// A buffer that can be placed: it lives from `first` to `last`, numbers of
/// operations in program order. Nothing inside a loop outlives an iteration,
/// so program order is enough.
struct Buffer {
  memref::AllocOp alloc;
  memref::DeallocOp dealloc;
  int64_t size;
  int64_t first, last;
  int64_t offset = 0;

  bool meets(const Buffer &other) const {
    return first <= other.last && other.first <= last;
  }
};
} // namespace

/// The only release of `alloc`, in its own block; null if there is none such.
static memref::DeallocOp findDealloc(memref::AllocOp alloc) {
  memref::DeallocOp found;
  for (Operation *user : alloc->getUsers()) {
    auto dealloc = dyn_cast<memref::DeallocOp>(user);
    if (!dealloc)
      continue;
    if (found || dealloc->getBlock() != alloc->getBlock())
      return nullptr;
    found = dealloc;
  }
  return found;
}

/// Places each buffer at the lowest offset that is free while it lives,
/// largest first; returns the size of the whole.
static int64_t place(MutableArrayRef<Buffer> buffers) {
  SmallVector<Buffer *> order;
  for (Buffer &buffer : buffers)
    order.push_back(&buffer);
  llvm::sort(order, [](Buffer *a, Buffer *b) {
    return std::tie(b->size, a->first) < std::tie(a->size, b->first);
  });
  int64_t total = 0;
  SmallVector<Buffer *> placed; // By offset.
  for (Buffer *buffer : order) {
    int64_t offset = 0;
    for (Buffer *other : placed) {
      if (!buffer->meets(*other))
        continue;
      if (offset + buffer->size <= other->offset)
        break;
      offset = std::max(offset, other->offset + other->size);
    }
    buffer->offset = offset;
    total = std::max(total, offset + buffer->size);
    placed.insert(llvm::upper_bound(placed, buffer,
                                    [](Buffer *a, Buffer *b) {
                                      return a->offset < b->offset;
                                    }),
                  buffer);
  }
  return total;
}

namespace {
struct PlanWorkspace : public jit::impl::PlanWorkspaceBase<PlanWorkspace> {
  using PlanWorkspaceBase::PlanWorkspaceBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isPrivate() || function.isExternal())
      return;
    DataLayout layout = DataLayout::closest(function);
    DenseMap<Operation *, int64_t> numbers;
    int64_t next = 0;
    function.walk<WalkOrder::PreOrder>(
        [&](Operation *op) { numbers[op] = next++; });

    SmallVector<Buffer> buffers;
    function.walk([&](memref::AllocOp alloc) {
      MemRefType type = alloc.getType();
      memref::DeallocOp dealloc = findDealloc(alloc);
      if (!dealloc || !type.hasStaticShape() || !type.getLayout().isIdentity())
        return;
      int64_t size = layout.getTypeSize(type.getElementType());
      for (int64_t extent : type.getShape())
        if (llvm::MulOverflow(size, extent, size))
          return;
      if (size > INT64_MAX / 4)
        return;
      size = llvm::alignTo(std::max<int64_t>(size, 1), alignment);
      buffers.push_back(
          {alloc, dealloc, size, numbers[alloc], numbers[dealloc]});
    });
    if (buffers.empty())
      return;
    int64_t total = place(buffers);

    auto i8 = IntegerType::get(&getContext(), 8);
    if (failed(function.insertArgument(function.getNumArguments(),
                                       MemRefType::get({total}, i8), {},
                                       function.getLoc())))
      return signalPassFailure();
    Value workspace = function.getArguments().back();
    for (Buffer &buffer : buffers) {
      OpBuilder builder(buffer.alloc);
      Location loc = buffer.alloc.getLoc();
      Value offset =
          arith::ConstantIndexOp::create(builder, loc, buffer.offset);
      Value view = memref::ViewOp::create(builder, loc, buffer.alloc.getType(),
                                          workspace, offset, ValueRange{});
      buffer.dealloc.erase();
      buffer.alloc.replaceAllUsesWith(view);
      buffer.alloc.erase();
    }
    function->setAttr(workspaceAttrName, i64Attr(total));
  }

  IntegerAttr i64Attr(int64_t value) {
    return IntegerAttr::get(IntegerType::get(&getContext(), 64), value);
  }
};
} // namespace
