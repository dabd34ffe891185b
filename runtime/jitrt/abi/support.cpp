//===- support.cpp - called by compiled code ------------------------------===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiled twice: into the JIT's process, and to bitcode that is linked into
// objects. So it is freestanding but for malloc, free, memcpy and memset, and
// what an object does not use leaves it again. Printing needs more of the C
// library.
//
//===----------------------------------------------------------------------===//

#include "jitrt/abi/support.h"
#include "jitrt/abi/print.h"
#include <stdlib.h>
#include <string.h>

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

namespace {
/// Appends to a buffer and stops at its end; always null-terminated.
struct Writer {
  char *at;
  char *last;

  explicit Writer(jit_error *error)
      : at(error->message), last(error->message + sizeof(error->message) - 1) {
    *at = 0;
  }
  void put(char c) {
    if (at == last)
      return;
    *at++ = c;
    *at = 0;
  }
  void text(const char *s) {
    while (*s)
      put(*s++);
  }
  void unsignedInteger(uint64_t value) {
    char digits[20];
    int n = 0;
    do
      digits[n++] = static_cast<char>('0' + value % 10);
    while (value /= 10);
    while (n)
      put(digits[--n]);
  }
  void integer(int64_t value) {
    if (value < 0)
      put('-');
    unsignedInteger(value < 0 ? 0 - static_cast<uint64_t>(value)
                              : static_cast<uint64_t>(value));
  }
  /// Nine significant digits, exponents where they are shorter.
  void real(double value) {
    if (value != value)
      return text("nan");
    if (__builtin_signbit(value))
      put('-');
    value = __builtin_fabs(value);
    if (value == __builtin_inf())
      return text("inf");
    if (value == 0)
      return put('0');
    int exponent = 0;
    for (; value >= 1e16; exponent += 16)
      value /= 1e16;
    for (; value >= 10; ++exponent)
      value /= 10;
    for (; value < 1e-15; exponent -= 16)
      value *= 1e16;
    for (; value < 1; --exponent)
      value *= 10;
    uint64_t digits = static_cast<uint64_t>(value * 1e8 + 0.5);
    if (digits >= 1000000000) {
      digits /= 10;
      ++exponent;
    }
    int count = 9;
    while (digits % 10 == 0) {
      digits /= 10;
      --count;
    }
    char buffer[9];
    for (int i = count; i-- > 0; digits /= 10)
      buffer[i] = static_cast<char>('0' + digits % 10);
    bool scientific = exponent < -5 || exponent > 15;
    int point = scientific ? 1 : exponent + 1;
    if (point <= 0) {
      text("0.");
      for (int i = point; i < 0; ++i)
        put('0');
      point = -1;
    }
    for (int i = 0; i < count || i < point; ++i) {
      if (i == point)
        put('.');
      put(i < count ? buffer[i] : '0');
    }
    if (scientific) {
      put('e');
      integer(exponent);
    }
  }
  void shape(const int64_t *dims, int32_t rank) {
    put('[');
    for (int32_t i = 0; i < rank; ++i) {
      if (i)
        put('x');
      if (dims[i] < 0)
        put('?');
      else
        integer(dims[i]);
    }
    put(']');
  }
  void dtype(int32_t code, int32_t bits) {
    switch (code) {
    case kDLInt:
      put('i');
      break;
    case kDLUInt:
      text("ui");
      break;
    case kDLFloat:
      put('f');
      break;
    case kDLBfloat:
      text("bf");
      break;
    case kDLBool:
      return text("i1");
    default:
      text("dtype code ");
      integer(code);
      text(" of width ");
      break;
    }
    integer(bits);
  }
};
} // namespace

/// Records an error with an empty message; null if one is recorded already or
/// the caller wants no message.
static jit_error *startError(jit_rt_context *context, int32_t code) {
  if (context->status)
    return nullptr;
  context->status = code;
  if (context->error)
    context->error->code = code;
  return context->error;
}

extern "C" {

int32_t jit_rt_fail(jit_rt_context *context, int32_t code, const char *location,
                    const char *format, const char *kinds,
                    const int64_t *values) {
  jit_error *error = startError(context, code);
  if (!error)
    return static_cast<int32_t>(context->status);
  Writer out(error);
  out.text(location);
  out.put(' ');
  for (const char *c = format; *c; ++c) {
    if (c[0] != '{' || c[1] < '0' || c[1] > '9' || c[2] != '}') {
      out.put(*c);
      continue;
    }
    int index = c[1] - '0';
    double real;
    switch (kinds[index]) {
    case 'f':
      memcpy(&real, &values[index], sizeof(real));
      out.real(real);
      break;
    case 'b':
      out.text(values[index] ? "true" : "false");
      break;
    default:
      out.integer(values[index]);
      break;
    }
    c += 2;
  }
  return code;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Stands before each allocation. A block that has become a result is in no
/// list any more; its header then holds the shape.
union alignas(64) jit_rt_block {
  struct {
    jit_rt_block *next;
    jit_rt_block *previous;
  };
  int64_t shape[JIT_RT_MAX_RANK];
};

static void *takeMemory(const jit_allocator *allocator, size_t size) {
  if (allocator)
    return allocator->allocate(allocator->user, size, 64);
  return aligned_alloc(64, (size + 63) / 64 * 64);
}

static void giveBack(const jit_allocator *allocator, void *pointer) {
  if (allocator)
    allocator->release(allocator->user, pointer);
  else
    free(pointer);
}

void *jit_rt_alloc(jit_rt_context *context, int64_t size) {
  if (size < 0 || size > INT64_MAX - 256)
    return nullptr;
  auto *block = static_cast<jit_rt_block *>(takeMemory(
      context->allocator, static_cast<size_t>(size) + sizeof(jit_rt_block)));
  if (!block)
    return nullptr;
  block->previous = nullptr;
  block->next = context->blocks;
  if (block->next)
    block->next->previous = block;
  context->blocks = block;
  return block + 1;
}

static void unlink(jit_rt_context *context, jit_rt_block *block) {
  if (block->next)
    block->next->previous = block->previous;
  if (block->previous)
    block->previous->next = block->next;
  else
    context->blocks = block->next;
}

void jit_rt_free(jit_rt_context *context, void *pointer) {
  auto *block = static_cast<jit_rt_block *>(pointer) - 1;
  unlink(context, block);
  giveBack(context->allocator, block);
}

void jit_rt_begin(jit_rt_context *context, const jit_allocator *allocator,
                  jit_error *error) {
  context->allocator = allocator;
  context->error = error;
  context->blocks = nullptr;
  context->status = JIT_OK;
  if (error) {
    error->code = JIT_OK;
    error->message[0] = 0;
  }
}

int32_t jit_rt_status(jit_rt_context *context) {
  return static_cast<int32_t>(context->status);
}

int32_t jit_rt_end(jit_rt_context *context) {
  while (jit_rt_block *block = context->blocks) {
    context->blocks = block->next;
    giveBack(context->allocator, block);
  }
  return jit_rt_status(context);
}

//===----------------------------------------------------------------------===//
// Arguments and results
//===----------------------------------------------------------------------===//

/// A memref descriptor: two pointers, the offset, then sizes and strides.
struct Descriptor {
  void *allocated;
  void *aligned;
  int64_t offset;
  int64_t sizesAndStrides[];
};

static int64_t bytesOf(const jit_rt_type *type) {
  return type->bits <= 8 ? 1 : type->bits / 8;
}

/// Fills in sizes, and row-major strides; the number of elements, or -1 on
/// overflow.
static int64_t describe(Descriptor *descriptor, void *data,
                        const int64_t *sizes, int32_t rank) {
  descriptor->allocated = descriptor->aligned = data;
  descriptor->offset = 0;
  int64_t elements = 1;
  for (int32_t i = rank; i-- > 0;) {
    descriptor->sizesAndStrides[i] = sizes[i];
    descriptor->sizesAndStrides[rank + i] = elements;
    if (__builtin_mul_overflow(elements, sizes[i], &elements))
      return -1;
  }
  return elements;
}

/// Copies a tensor with any strides into row-major order.
static void copyStrided(char *to, const DLTensor *from, int64_t elements,
                        int64_t bytes) {
  const char *base = static_cast<const char *>(from->data) + from->byte_offset;
  for (int64_t i = 0; i < elements; ++i) {
    int64_t rest = i, offset = 0;
    for (int32_t d = from->ndim; d-- > 0;) {
      offset += rest % from->shape[d] * from->strides[d];
      rest /= from->shape[d];
    }
    memcpy(to + i * bytes, base + offset * bytes, static_cast<size_t>(bytes));
  }
}

static bool isRowMajor(const DLTensor *tensor) {
  if (!tensor->strides)
    return true;
  int64_t expected = 1;
  for (int32_t d = tensor->ndim; d-- > 0;) {
    if (tensor->shape[d] != 1 && tensor->strides[d] != expected)
      return false;
    expected *= tensor->shape[d];
  }
  return true;
}

static bool checkArgument(jit_rt_context *context, const DLTensor *arg,
                          int64_t index, const jit_rt_type *type) {
  enum { NotATensor, NotOnHost, WrongType, WrongShape, Fine } fault = Fine;
  if (!arg)
    fault = NotATensor;
  else if (arg->device.device_type != kDLCPU)
    fault = NotOnHost;
  else if (arg->dtype.code != type->code || arg->dtype.bits != type->bits ||
           arg->dtype.lanes != 1)
    fault = WrongType;
  else if (arg->ndim != type->rank)
    fault = WrongShape;
  else
    for (int32_t d = 0; d < type->rank; ++d)
      if (arg->shape[d] < 0 ||
          (type->dims[d] >= 0 && type->dims[d] != arg->shape[d]))
        fault = WrongShape;
  if (fault == Fine)
    return true;
  jit_error *error = startError(
      context, fault == WrongShape ? JIT_SHAPE_MISMATCH : JIT_INVALID_ARGUMENT);
  if (!error)
    return false;
  Writer out(error);
  out.text("argument #");
  out.integer(index);
  switch (fault) {
  case NotATensor:
    out.text(" is null, expected a tensor");
    break;
  case NotOnHost:
    out.text(" is on device type ");
    out.integer(arg->device.device_type);
    out.text(", expected host memory");
    break;
  case WrongType:
    out.text(" has dtype ");
    out.dtype(arg->dtype.code, arg->dtype.bits);
    out.text(", expected ");
    out.dtype(type->code, type->bits);
    break;
  default:
    out.text(" has shape ");
    out.shape(arg->shape, arg->ndim);
    out.text(", expected ");
    out.shape(type->dims, type->rank);
    break;
  }
  return false;
}

/// Records that no memory was left.
static void outOfMemory(jit_rt_context *context, const char *what,
                        int64_t index) {
  jit_error *error = startError(context, JIT_OUT_OF_MEMORY);
  if (!error)
    return;
  Writer out(error);
  out.text("out of memory for ");
  out.text(what);
  out.put('#');
  out.integer(index);
}

void jit_rt_import(jit_rt_context *context, const DLTensor *const *args,
                   int64_t index, const jit_rt_type *type, void *memory) {
  const DLTensor *arg = args[index];
  if (context->status || !checkArgument(context, arg, index, type))
    return;
  if (type->is_scalar) {
    memcpy(memory, static_cast<const char *>(arg->data) + arg->byte_offset,
           static_cast<size_t>(bytesOf(type)));
    return;
  }
  auto *descriptor = static_cast<Descriptor *>(memory);
  char *data = static_cast<char *>(arg->data) + arg->byte_offset;
  int64_t bytes = bytesOf(type);
  int64_t elements = describe(descriptor, data, arg->shape, arg->ndim);
  if (elements < 0)
    return outOfMemory(context, "argument ", index);
  bool aligned = reinterpret_cast<uintptr_t>(data) % bytes == 0;
  if (elements == 0 || (aligned && isRowMajor(arg)))
    return;
  auto *copy = static_cast<char *>(
      elements > INT64_MAX / bytes ? nullptr
                                   : jit_rt_alloc(context, elements * bytes));
  if (!copy)
    return outOfMemory(context, "a row-major copy of argument ", index);
  if (isRowMajor(arg))
    memcpy(copy, data, static_cast<size_t>(elements * bytes));
  else
    copyStrided(copy, arg, elements, bytes);
  descriptor->allocated = descriptor->aligned = copy;
}

/// Records that there is no memory for a result of `size` bytes; negative for
/// more than can be counted.
static void noMemoryForResult(jit_rt_context *context, int64_t size) {
  jit_error *error = startError(context, JIT_OUT_OF_MEMORY);
  if (!error)
    return;
  Writer out(error);
  out.text("out of memory for a result of ");
  if (size < 0) {
    out.text("more than 2^63 - 1 bytes");
    return;
  }
  out.integer(size);
  out.text(" bytes");
}

void jit_rt_allocate_result(jit_rt_context *context, const jit_rt_type *type,
                            void *memory) {
  if (context->status)
    return;
  auto *descriptor = static_cast<Descriptor *>(memory);
  int64_t elements = describe(descriptor, nullptr, type->dims, type->rank);
  int64_t size;
  if (elements < 0 || __builtin_mul_overflow(elements, bytesOf(type), &size))
    return noMemoryForResult(context, -1);
  void *data = jit_rt_alloc(context, size);
  if (!data)
    return noMemoryForResult(context, size);
  descriptor->allocated = descriptor->aligned = data;
}

/// The block that becomes result `index`: the tensor's own, or a new one with
/// the scalar, or with a copy where an earlier result has the block.
static jit_rt_block *resultBlock(jit_rt_context *context,
                                 const DLTensor *results, int64_t index,
                                 const jit_rt_type *type, void *memory) {
  int64_t size = bytesOf(type);
  const void *content = memory;
  if (!type->is_scalar) {
    auto *descriptor = static_cast<Descriptor *>(memory);
    auto *block = static_cast<jit_rt_block *>(descriptor->allocated) - 1;
    bool isTaken = false;
    for (int64_t i = 0; i < index; ++i)
      isTaken |= results[i].data == block;
    if (!isTaken)
      return block;
    content = descriptor->aligned;
    for (int32_t d = 0; d < type->rank; ++d)
      size *= descriptor->sizesAndStrides[d];
  }
  void *data = jit_rt_alloc(context, size);
  if (!data)
    return nullptr;
  memcpy(data, content, static_cast<size_t>(size));
  return static_cast<jit_rt_block *>(data) - 1;
}

void jit_rt_export(jit_rt_context *context, DLTensor *results, int64_t index,
                   const jit_rt_type *type, void *memory) {
  if (context->status)
    return;
  jit_rt_block *block = resultBlock(context, results, index, type, memory);
  if (!block) {
    for (int64_t i = 0; i < index; ++i) {
      giveBack(context->allocator, results[i].data);
      results[i] = DLTensor{};
    }
    return outOfMemory(context, "result ", index);
  }
  unlink(context, block);
  auto *descriptor = static_cast<Descriptor *>(memory);
  for (int32_t d = 0; d < type->rank; ++d)
    block->shape[d] = descriptor->sizesAndStrides[d];
  DLTensor result = {};
  result.data = block;
  result.device = DLDevice{kDLCPU, 0};
  result.ndim = type->rank;
  result.dtype.code = static_cast<uint8_t>(type->code);
  result.dtype.bits = static_cast<uint8_t>(type->bits);
  result.dtype.lanes = 1;
  result.shape = block->shape;
  result.byte_offset = sizeof(jit_rt_block);
  results[index] = result;
}

int32_t jit_rt_print(const DLTensor *const *inputs, int32_t, DLTensor *const *,
                     int32_t, const char *label) {
  jitrt::abi::printTensor(*inputs[0], label);
  return JIT_OK;
}

} // extern "C"
