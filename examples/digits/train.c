/* Trains the network of mlp.mlir with the object file that jitc made of it,
   and counts the test images that it recognises. Nothing is allocated. Run in
   a folder with mlp_init.safetensors and the .npy files. */
#include "mlp_train.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { EPOCHS = 20 };

/* The parameters, and the momentum of each. An epoch reads one set of them and
   writes another: results must not overlap arguments. */
typedef struct {
  float w1[128 * 64], b1[128], w2[10 * 128], b2[10];
} parameters;
typedef struct {
  parameters values, momenta;
} training;

static float images[1437 * 64], test_images[360 * 64];
static int64_t labels[1437], test_labels[360];
static double logits[360 * 10];
static training states[2];
static unsigned char epoch_workspace[MLP_EPOCH_WORKSPACE_SIZE + 1];
static unsigned char test_workspace[MLP_EVALUATE_WORKSPACE_SIZE + 1];

static void stop(const char *what, const char *which) {
  fprintf(stderr, "%s %s\n", what, which);
  exit(1);
}

static FILE *open_file(const char *name) {
  FILE *file = fopen(name, "rb");
  if (!file)
    stop("cannot open", name);
  return file;
}

/* Reads the elements of a .npy file of version 1, whose type is known. */
static void load_array(const char *name, void *data, size_t size) {
  unsigned char head[10];
  FILE *file = open_file(name);
  if (fread(head, 1, 10, file) != 10 || memcmp(head, "\x93NUMPY\x01", 7) ||
      fseek(file, head[8] + 256L * head[9], SEEK_CUR) ||
      fread(data, 1, size, file) != size)
    stop("cannot read", name);
  fclose(file);
}

/* Reads one tensor of a .safetensors file, whose type is known: the length of
   the header in 8 bytes, the header, the elements. */
static void load_weight(const char *file_name, const char *name, void *data,
                        size_t size) {
  static const char offsets[] = "\"data_offsets\":";
  char header[4096], key[64];
  unsigned char length[8];
  unsigned long begin, end;
  FILE *file = open_file(file_name);
  if (fread(length, 1, 8, file) != 8 || length[2] || length[3] ||
      length[0] + 256u * length[1] >= sizeof header)
    stop("cannot read", file_name);
  size_t bytes = length[0] + 256u * length[1];
  if (fread(header, 1, bytes, file) != bytes)
    stop("cannot read", file_name);
  header[bytes] = 0;
  snprintf(key, sizeof key, "\"%s\":", name);
  const char *at = strstr(header, key);
  at = at ? strstr(at, offsets) : NULL;
  if (!at || sscanf(at + strlen(offsets), " [%lu, %lu", &begin, &end) != 2 ||
      end - begin != size || fseek(file, 8 + (long)(bytes + begin), SEEK_SET) ||
      fread(data, 1, size, file) != size)
    stop("cannot read the tensor", name);
  fclose(file);
}

int main(void) {
  static const char weights[] = "mlp_init.safetensors";
  parameters *initial = &states[0].values;
  jit_error error;
  load_array("train_images.npy", images, sizeof images);
  load_array("train_labels.npy", labels, sizeof labels);
  load_array("test_images.npy", test_images, sizeof test_images);
  load_array("test_labels.npy", test_labels, sizeof test_labels);
  load_weight(weights, "fc1.weight", initial->w1, sizeof initial->w1);
  load_weight(weights, "fc1.bias", initial->b1, sizeof initial->b1);
  load_weight(weights, "fc2.weight", initial->w2, sizeof initial->w2);
  load_weight(weights, "fc2.bias", initial->b2, sizeof initial->b2);

  for (int64_t epoch = 0; epoch < EPOCHS; ++epoch) {
    const parameters *p = &states[epoch % 2].values;
    const parameters *m = &states[epoch % 2].momenta;
    parameters *next_p = &states[1 - epoch % 2].values;
    parameters *next_m = &states[1 - epoch % 2].momenta;
    float loss;
    if (mlp_epoch(images, labels, &epoch, p->w1, p->b1, p->w2, p->b2, m->w1,
                  m->b1, m->w2, m->b2, &loss, next_p->w1, next_p->b1,
                  next_p->w2, next_p->b2, next_m->w1, next_m->b1, next_m->w2,
                  next_m->b2, epoch_workspace, &error))
      stop("epoch failed:", error.message);
    printf("epoch %2d: loss %.4f\n", (int)epoch + 1, loss);
  }

  const parameters *trained = &states[EPOCHS % 2].values;
  int64_t correct;
  if (mlp_evaluate(test_images, test_labels, trained->w1, trained->b1,
                   trained->w2, trained->b2, logits, &correct, test_workspace,
                   &error))
    stop("test failed:", error.message);
  printf("%d of 360 right, after %.2f s\n", (int)correct,
         (double)clock() / CLOCKS_PER_SEC);
  return correct >= 345 ? 0 : 1;
}
