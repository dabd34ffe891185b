/* Classifies the test images with the object file that jitc made of mlp.mlir.
   The weights are in the object; nothing is allocated. Run in a folder with
   the .npy files. */
#include "mlp.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static float images[360][64], logits[360][10];
static double golden[360][10];
static int64_t labels[360];
static unsigned char workspace[MLP_MAIN_WORKSPACE_SIZE + 1];

/* Reads the elements of a .npy file of version 1, whose type is known. */
static void load(const char *name, void *data, size_t size) {
  unsigned char head[10];
  FILE *file = fopen(name, "rb");
  if (!file || fread(head, 1, 10, file) != 10 ||
      memcmp(head, "\x93NUMPY\x01", 7) ||
      fseek(file, head[8] + 256L * head[9], SEEK_CUR) ||
      fread(data, 1, size, file) != size) {
    fprintf(stderr, "cannot read %s\n", name);
    _Exit(1);
  }
  fclose(file);
}

int main(void) {
  int correct = 0;
  double error = 0;
  jit_error failure;
  load("test_images.npy", images, sizeof images);
  load("test_labels.npy", labels, sizeof labels);
  load("mlp_logits64.npy", golden, sizeof golden);
  if (mlp_main(images[0], logits[0], workspace, &failure) != 0) {
    fprintf(stderr, "%s\n", failure.message);
    return 1;
  }
  for (int i = 0; i < 360; ++i) {
    int best = 0;
    for (int j = 0; j < 10; ++j) {
      error = fmax(error, fabs(logits[i][j] - golden[i][j]));
      if (logits[i][j] > logits[i][best])
        best = j;
    }
    correct += best == labels[i];
  }
  printf("%d of 360 right, logits within %.1e of the goldens\n", correct,
         error);
  return error <= 1e-5 ? 0 : 1;
}
