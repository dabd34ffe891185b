// Classifies the test images with the bytecode that jitc made of mlp.mlir, by
// the runtime alone: no compiler, no LLVM. Run in a folder with the .npy files:
//
//   digits-interpret mlp.jbc
#include "jitrt/io/npy.h"
#include "jitrt/vm/interpreter.h"

#include <cmath>
#include <cstdio>

using namespace jitrt;

/// How many images are recognised, and the largest error of a logit.
static Result<std::pair<int, double>> classify(const char *file) {
  // What the network needs; registerAllKernels would link 0.8 MB more.
  KernelRegistry kernels;
  registerElementwiseKernels(kernels);
  registerShapeKernels(kernels);
  registerLinearAlgebraKernels(kernels);
  JITRT_ASSIGN_OR_RETURN(std::shared_ptr<const Program> program,
                         Program::loadFile(file, kernels));
  JITRT_ASSIGN_OR_RETURN(uint32_t function, program->findFunction("main"));
  JITRT_ASSIGN_OR_RETURN(Tensor images, readNpy("test_images.npy"));
  JITRT_ASSIGN_OR_RETURN(Tensor labels, readNpy("test_labels.npy"));
  JITRT_ASSIGN_OR_RETURN(Tensor golden, readNpy("mlp_logits64.npy"));

  Value arguments[] = {images};
  std::vector<Value> results;
  JITRT_RETURN_IF_ERROR(State(program).run(function, arguments, results));
  JITRT_ASSIGN_OR_RETURN(Tensor logits, results[0].tensor().contiguous());

  int correct = 0;
  double error = 0;
  for (int64_t i = 0; i < labels.size(0); ++i) {
    int64_t best = 0;
    for (int64_t j = 0; j < 10; ++j) {
      error = std::fmax(error, std::fabs(logits.at<float>({i, j}) -
                                         golden.at<double>({i, j})));
      if (logits.at<float>({i, j}) > logits.at<float>({i, best}))
        best = j;
    }
    correct += best == labels.at<int64_t>({i});
  }
  return std::pair(correct, error);
}

int main(int argc, char **argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: digits-interpret <file.jbc>\n");
    return 1;
  }
  auto outcome = classify(argv[1]);
  if (!outcome) {
    std::fprintf(stderr, "digits-interpret: error: %s\n",
                 outcome.status().toString().c_str());
    return 1;
  }
  auto [correct, error] = *outcome;
  std::printf("%d of 360 right, logits within %.1e of the goldens\n", correct,
              error);
  return error <= 1e-5 ? 0 : 1;
}
