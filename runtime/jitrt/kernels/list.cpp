//===- list.cpp - Lists of values -----------------------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "jitrt/kernels/kernel.h"
#include "jitrt/kernels/refine.h"

using namespace jitrt;

/// The type of the elements of a list of type `list`.
static ValueType elementOf(const ValueType &list) {
  return {list.elementKind, list.dtype, list.isRanked, list.sizes,
          list.elementKind};
}

/// Fails unless what is known of the extents holds for a value to be stored.
static Status checkElement(const ValueType &type, const Value &value) {
  if (!value.isTensor())
    return Status::ok();
  return checkExtents(value.tensor(), type, "element");
}

/// The list of an operand, for a change: its own where nobody else sees it.
static List takeList(KernelCall &call, size_t i) {
  return std::move(call.take(i).list());
}

/// `index` counted from the start.
static Result<int64_t> normalIndex(int64_t index, int64_t size) {
  int64_t wrapped = index < 0 ? index + size : index;
  if (wrapped < 0 || wrapped >= size)
    return outOfRange(
        strCat("index ", index, " is out of range for a list of ", size));
  return wrapped;
}

static Result<KernelPtr> makeConstruct(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("V", "l"));
  return makeKernel(
      [type = elementOf(spec.results[0])](KernelCall &call) -> Status {
        std::vector<Value> elements;
        for (size_t i = 0; i < call.numOperands(); ++i) {
          JITRT_RETURN_IF_ERROR(checkElement(type, call.operand(i)));
          elements.push_back(call.operand(i));
        }
        call.setResult(0, List(std::move(elements)));
        return Status::ok();
      });
}

static Result<KernelPtr> makeAppend(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("lv", "l"));
  return makeKernel(
      [type = elementOf(spec.results[0])](KernelCall &call) -> Status {
        JITRT_RETURN_IF_ERROR(checkElement(type, call.operand(1)));
        Value element = call.take(1);
        List list = takeList(call, 0);
        list.mutableElements().push_back(std::move(element));
        call.setResult(0, std::move(list));
        return Status::ok();
      });
}

static Result<KernelPtr> makeGet(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("li", "v"));
  return makeKernel([](KernelCall &call) -> Status {
    const List &list = call.list(0);
    JITRT_ASSIGN_OR_RETURN(int64_t index,
                           normalIndex(call.integer(1), list.size()));
    // A copy first: the result may be the list's register.
    Value element = list[index];
    call.setResult(0, std::move(element));
    return Status::ok();
  });
}

static Result<KernelPtr> makeSet(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("liv", "l"));
  return makeKernel(
      [type = elementOf(spec.results[0])](KernelCall &call) -> Status {
        JITRT_ASSIGN_OR_RETURN(
            int64_t index, normalIndex(call.integer(1), call.list(0).size()));
        JITRT_RETURN_IF_ERROR(checkElement(type, call.operand(2)));
        Value element = call.take(2);
        List list = takeList(call, 0);
        list.mutableElements()[static_cast<size_t>(index)] = std::move(element);
        call.setResult(0, std::move(list));
        return Status::ok();
      });
}

static Result<KernelPtr> makeLen(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("l", "i"));
  return makeKernel([](KernelCall &call) {
    call.setResult(0, call.list(0).size());
    return Status::ok();
  });
}

static Result<KernelPtr> makeCast(const KernelSpec &spec) {
  JITRT_RETURN_IF_ERROR(spec.expect("l", "l"));
  return makeKernel(
      [type = elementOf(spec.results[0])](KernelCall &call) -> Status {
        const List &list = call.list(0);
        for (int64_t i = 0; i < list.size(); ++i)
          if (list[i].isTensor())
            JITRT_RETURN_IF_ERROR(
                checkExtents(list[i].tensor(), type, strCat("element #", i)));
        call.setResult(0, call.take(0));
        return Status::ok();
      });
}

void jitrt::registerListKernels(KernelRegistry &registry) {
  registry.add("list_construct", makeConstruct);
  registry.add("list_append", makeAppend);
  registry.add("list_get", makeGet);
  registry.add("list_set", makeSet);
  registry.add("list_len", makeLen);
  registry.add("list_cast", makeCast);
}
