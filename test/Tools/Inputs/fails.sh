#!/bin/bash
# fails.sh COMMAND...
#
# Runs COMMAND, which has to fail as the tools do on bad input: with exit status 1, nothing on the standard output, and
# one line on the standard error. Prints that line.
set -u
errors=$(mktemp) output=$(mktemp)
trap 'rm -f "$errors" "$output"' EXIT
"$@" >"$output" 2>"$errors"
status=$?
if [[ $status == 1 && ! -s $output && $(grep -c '' "$errors") == 1 ]]; then
  cat "$errors"
  exit 0
fi
echo "fails.sh: $* : exit status $status, expected 1, nothing on the output and one line of errors; it wrote:" >&2
head -c 4000 "$output" "$errors" >&2
exit 1
