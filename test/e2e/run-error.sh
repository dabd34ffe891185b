#!/bin/bash
# run-error.sh FILE FUNCTION PREFIX
#
# Calls FUNCTION, which has to fail, compiled and interpreted. What each says is what FileCheck finds in FILE by PREFIX.
set -euo pipefail
file=$1 function=$2 prefix=$3

for mode in compile interpret; do
  not jit-run "$file" --function="$function" --mode="$mode" 2>&1 | FileCheck "$file" --check-prefix="$prefix"
done
