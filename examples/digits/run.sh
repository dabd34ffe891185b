#!/usr/bin/env bash
# Runs three networks on the 360 test images with jit-run, compiled and interpreted, compiles one into a C program with
# jitc, trains two with jit-run, and one with a C program. The tools are taken from PATH. Fails when a logit of the given
# weights is off by more than 1e-5, when the number of images recognised is not PyTorch's, or when a trained network
# recognises fewer than 345.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# evaluate NETWORK CORRECT WEIGHT...
evaluate() {
  local network=$1 correct=$2 inputs=() mode start
  shift 2
  for weight in "$@"; do inputs+=(--input=@data/$network.safetensors:$weight); done
  for mode in compile interpret; do
    start=$(date +%s%N)
    jit-run $network.mlir --mode=$mode --function=evaluate --input=@data/test_images.npy \
      --input=@data/test_labels.npy "${inputs[@]}" --output= --output=- \
      --expected_output=@data/${network}_logits64.npy --expected_output=i64=$correct --atol=1e-5 >"$work/out"
    echo "$network: $(sed 's/i64=//' "$work/out") of 360 right, logits within 1e-5 of the goldens," \
      "$(($(($(date +%s%N) - start)) / 1000000)) ms with --mode=$mode"
  done
}

# train NETWORK EPOCHS WEIGHT...
# One call of @train, which prints the loss of each epoch, and writes the weights; then they are tested.
train() {
  local network=$1 epochs=$2 weights=() trained=() correct
  shift 2
  for weight in "$@"; do
    weights+=(--input=@data/${network}_init.safetensors:$weight --output=@"$work/$network.safetensors:$weight")
    trained+=(--input=@"$work/$network.safetensors:$weight")
  done
  echo "$network, trained by jit-run:"
  jit-run $network.mlir --function=train --input=@data/train_images.npy --input=@data/train_labels.npy \
    --input=$epochs "${weights[@]}" |
    awk '{ sub("loss f32=", ""); printf "  epoch %2d: loss %.4f\n", NR, $0; fflush() }'
  jit-run $network.mlir --function=evaluate --input=@data/test_images.npy --input=@data/test_labels.npy \
    "${trained[@]}" --output= --output=- >"$work/out"
  correct=$(sed 's/i64=//' "$work/out")
  echo "  $correct of 360 right"
  [[ $correct -ge 345 ]] || { echo "error: $network recognises $correct of 360, expected at least 345" >&2; exit 1; }
}

evaluate mlp 354 fc1.weight fc1.bias fc2.weight fc2.bias
evaluate cnn 355 conv1.weight conv1.bias norm.running_mean norm.running_var norm.weight norm.bias \
  conv2.weight conv2.bias fc.weight fc.bias
evaluate lstm 351 lstm.weight_ih_l0 lstm.weight_hh_l0 lstm.bias_ih_l0 lstm.bias_hh_l0 fc.weight fc.bias

# The weights become constants of the object file.
jitc mlp.mlir --function=main -o "$work/mlp.o" --emit=obj,header --bind=1=@data/mlp.safetensors:fc1.weight \
  --bind=2=@data/mlp.safetensors:fc1.bias --bind=3=@data/mlp.safetensors:fc2.weight \
  --bind=4=@data/mlp.safetensors:fc2.bias
"${CC:-cc}" -std=c99 -O2 -Wall -Wextra -Werror -I "$work" classify.c "$work/mlp.o" -o "$work/classify" -lm
echo "mlp in C: $(cd data && "$work/classify")"
echo "it links: $(ldd "$work/classify" | awk '{print $1}' | grep -v -e vdso -e ld-linux | tr '\n' ' ')"
echo "mlp.o needs: $(nm -u "$work/mlp.o" | awk '{print $2}' | tr '\n' ' ')"

train mlp 20 fc1.weight fc1.bias fc2.weight fc2.bias
train lstm 12 lstm.weight_ih_l0 lstm.weight_hh_l0 lstm.bias_ih_l0 lstm.bias_hh_l0 fc.weight fc.bias

# An epoch and the test as C functions.
jitc mlp.mlir --function=epoch,evaluate -o "$work/mlp_train.o" --emit=obj,header
"${CC:-cc}" -std=c99 -O2 -Wall -Wextra -Werror -I "$work" train.c "$work/mlp_train.o" -o "$work/train" -lm
echo "mlp, trained by a C program:"
(cd data && "$work/train") | sed 's/^/  /'
