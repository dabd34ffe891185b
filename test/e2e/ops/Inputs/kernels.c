/* Kernels for custom_call.mlir and its error tests. */
#include "jitrt/abi/abi.h"
#include <stdlib.h>
#include <string.h>

static int64_t count(const DLTensor *tensor) {
  int64_t n = 1;
  for (int32_t i = 0; i < tensor->ndim; ++i)
    n *= tensor->shape[i];
  return n;
}

/* outputs[0] = inputs[0] * config "by", elementwise. */
int32_t test_scale(const DLTensor *const *inputs, int32_t num_inputs,
                   DLTensor *const *outputs, int32_t num_outputs,
                   const char *config) {
  const DLTensor *in = inputs[0];
  const DLTensor *out = outputs[0];
  const char *by = strstr(config, "\"by\":");
  if (num_inputs != 1 || num_outputs != 1 || !by || in->ndim != out->ndim ||
      in->dtype.code != kDLFloat || in->dtype.bits != 32)
    return 1;
  float factor = strtof(by + 5, NULL);
  for (int64_t i = 0, n = count(in); i < n; ++i)
    ((float *)out->data)[i] = ((const float *)in->data)[i] * factor;
  return 0;
}

/* outputs[0], outputs[1] = what the views say: type code, bits, rank, extents
   and strides of inputs[0]; the number of inputs and outputs. */
int32_t test_describe(const DLTensor *const *inputs, int32_t num_inputs,
                      DLTensor *const *outputs, int32_t num_outputs,
                      const char *config) {
  const DLTensor *in = inputs[0];
  int64_t *out = outputs[0]->data;
  int64_t *counts = outputs[1]->data;
  (void)config;
  *out++ = in->dtype.code;
  *out++ = in->dtype.bits;
  *out++ = in->ndim;
  for (int32_t i = 0; i < in->ndim; ++i)
    *out++ = in->shape[i];
  for (int32_t i = 0; i < in->ndim; ++i)
    *out++ = in->strides[i];
  counts[0] = num_inputs;
  counts[1] = num_outputs;
  return 0;
}

/* Counts its calls. */
int32_t test_count(const DLTensor *const *inputs, int32_t num_inputs,
                   DLTensor *const *outputs, int32_t num_outputs,
                   const char *config) {
  static int64_t calls;
  (void)inputs, (void)num_inputs, (void)num_outputs, (void)config;
  *(int64_t *)outputs[0]->data = ++calls;
  return 0;
}

/* Fails with status 42. */
int32_t test_fail(const DLTensor *const *inputs, int32_t num_inputs,
                  DLTensor *const *outputs, int32_t num_outputs,
                  const char *config) {
  (void)inputs, (void)num_inputs, (void)outputs, (void)num_outputs;
  (void)config;
  return 42;
}
