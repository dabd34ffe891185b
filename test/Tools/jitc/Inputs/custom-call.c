// The kernel of custom-call.mlir and calls of its functions. The header comes
// by -include.
#include <stdio.h>
#include <stdlib.h>

#ifndef WITHOUT_KERNEL
int32_t square(const DLTensor *const *inputs, int32_t num_inputs,
               DLTensor *const *outputs, int32_t num_outputs,
               const char *config) {
  (void)config;
  if (num_inputs != 1 || num_outputs != 1)
    return 1;
  if (inputs[0]->shape[0] > 100)
    return 9;
  const float *x = inputs[0]->data;
  float *y = outputs[0]->data;
  for (int64_t i = 0; i < inputs[0]->shape[0]; ++i)
    y[i] = x[i] * x[i];
  return 0;
}
#endif

int main(void) {
  jit_error error;
  float x[101] = {1, 2, 3}, y[3];
  static char workspace[P_FIXED_WORKSPACE_SIZE + 1];
  int32_t status = p_fixed(x, y, workspace, &error);
  printf("static: %d [%g %g %g]\n", (int)status, y[0], y[1], y[2]);

  int64_t shape[2] = {2, 1};
  DLTensor arg = {x, {kDLCPU, 0}, 2, {kDLFloat, 32, 1}, shape, NULL, 0};
  DLTensor result;
  const DLTensor *args[1];
  args[0] = &arg;
  status = p_dynamic(args, &result, NULL, &error);
  const float *data = (float *)((char *)result.data + result.byte_offset);
  printf("dynamic: %d [%dx%d] %g %g\n", (int)status, (int)result.shape[0],
         (int)result.shape[1], data[0], data[1]);
  free(result.data);
  shape[0] = 101;
  status = p_dynamic(args, &result, NULL, &error);
  printf("fails: %d %s\n", (int)status, error.message);
  return 0;
}
