// Calls the functions of static-entry.mlir. The header comes by -include.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  jit_error error;
  float x[3] = {1, 2, 3}, y[3] = {2, 2, 2}, r[3];
  void *workspace = malloc(P_AXPY_WORKSPACE_SIZE + 1);
  // Any alignment will do.
  int32_t status = p_axpy(x, y, r, (char *)workspace + 1, &error);
  printf("axpy: %d [%g %g %g]\n", (int)status, r[0], r[1], r[2]);
  free(workspace);

  int64_t n;
  double d;
  uint8_t b;
  status = p_scalars(41, 1.5, 1, &n, &d, &b, NULL, &error);
  printf("scalars: %d %d %g %d\n", (int)status, (int)n, d, b);

  int32_t bad[2] = {1, 3};
  char *other = malloc(P_EXPECTS_WORKSPACE_SIZE + 1);
  status = p_expects(bad, other, &error);
  if (status != error.code)
    return 1;
  printf("expects: %d %s\n", (int)status, error.message);
  printf("same without a message: %d\n", (int)p_expects(bad, other, NULL));
  free(other);
  printf("done\n");
  return 0;
}
