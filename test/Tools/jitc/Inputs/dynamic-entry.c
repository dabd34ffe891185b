// Calls the function of dynamic-entry.mlir with an allocator that counts. The
// header comes by -include.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int blocks, limit = 100;

static void *take(void *user, size_t size, size_t alignment) {
  (void)user;
  if (blocks == limit)
    return NULL;
  ++blocks;
  // C99 has no function for that: the start of the block stands before it.
  char *block = malloc(size + alignment + sizeof(void *));
  char *start = block + sizeof(void *);
  start += (alignment - (uintptr_t)start % alignment) % alignment;
  memcpy(start - sizeof(void *), &block, sizeof(void *));
  return start;
}

static void give_back(void *user, void *pointer) {
  (void)user;
  void *block;
  memcpy(&block, (char *)pointer - sizeof(void *), sizeof(void *));
  --blocks;
  free(block);
}

static DLTensor tensor(void *data, int32_t rank, int64_t *shape) {
  DLTensor t = {0};
  t.data = data;
  t.device.device_type = kDLCPU;
  t.ndim = rank;
  t.dtype.code = kDLFloat;
  t.dtype.bits = 32;
  t.dtype.lanes = 1;
  t.shape = shape;
  return t;
}

static jit_allocator allocator = {NULL, take, give_back};

static void fails(const char *what, const DLTensor *x, const DLTensor *y) {
  jit_error error;
  DLTensor result;
  const DLTensor *args[2];
  args[0] = x;
  args[1] = y;
  int32_t status = p_add(args, &result, &allocator, &error);
  printf("%s: %d %s, blocks: %d\n", what, (int)status, error.message, blocks);
}

int main(void) {
  float a[3] = {1, 2, 3}, b[3] = {10, 20, 30}, zero[2] = {0, 0};
  int64_t shape[2] = {1, 3}, two[2] = {1, 2}, strides[2] = {3, 2};
  DLTensor x = tensor(a, 2, shape), y = tensor(b, 2, shape), result;
  const DLTensor *args[2];
  args[0] = &x;
  args[1] = &y;
  jit_error error;
  int32_t status = p_add(args, &result, &allocator, &error);
  float *data = (float *)((char *)result.data + result.byte_offset);
  printf("add: %d [%dx%d] = %g %g %g\n", (int)status, (int)result.shape[0],
         (int)result.shape[1], data[0], data[1], data[2]);
  printf("blocks after the call: %d", blocks);
  give_back(NULL, result.data);
  printf(", after release: %d\n", blocks);

  DLTensor strided = tensor(a, 2, two), z = tensor(zero, 2, two);
  strided.strides = strides;
  args[0] = &strided;
  args[1] = &z;
  status = p_add(args, &result, &allocator, &error);
  data = (float *)((char *)result.data + result.byte_offset);
  printf("strided: %d [%dx%d] = %g %g\n", (int)status, (int)result.shape[0],
         (int)result.shape[1], data[0], data[1]);
  give_back(NULL, result.data);

  fails("mismatch", &x, &z);
  DLTensor flat = tensor(a, 1, shape + 1), doubles = y;
  fails("rank", &flat, &y);
  doubles.dtype.bits = 64;
  fails("dtype", &x, &doubles);
  fails("null", &x, NULL);
  limit = 0;
  fails("no memory", &x, &y);

  args[0] = &x;
  args[1] = &y;
  status = p_add(args, &result, NULL, &error);
  printf("the C library's allocator: %d\n", (int)status);
  free(result.data);
  return 0;
}
