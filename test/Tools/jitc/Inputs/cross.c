// Calls the functions of cross-program.mlir. The header comes by -include.
#include <math.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  jit_error error;
  static char
      workspace[CROSS_FLOATS_WORKSPACE_SIZE + CROSS_HALVES_WORKSPACE_SIZE + 1];
  float x[4] = {-1, 0, 2, NAN}, r[4];
  int32_t status = cross_floats(x, r, workspace, &error);
  printf("floats: %d [%.7g %.7g %.7g %s]\n", (int)status, r[0], r[1], r[2],
         isnan(r[3]) ? "nan" : "number");

  // 1.5, the greatest f16, the least f16; 1.0, 3.0, the least bf16.
  uint16_t h[3] = {0x3e00, 0x7bff, 0x0001}, b[3] = {0x3f80, 0x4040, 0x0001},
           hr[3], br[3];
  status = cross_halves(h, b, hr, br, workspace, &error);
  printf("halves: %d [%04x %04x %04x] [%04x %04x %04x]\n", (int)status, hr[0],
         hr[1], hr[2], br[0], br[1], br[2]);

  int64_t a[3] = {7, -7, INT64_MIN}, d[3] = {0, 2, -1}, q[3];
  status = cross_integers(a, d, q, workspace, &error);
  printf("integers: %d [%lld %lld %lld]\n", (int)status, (long long)q[0],
         (long long)q[1], (long long)q[2]);

  status = cross_fails(x, workspace, &error);
  printf("fails: %d %s\n", (int)status, strstr(error.message, "'check"));
  return 0;
}
