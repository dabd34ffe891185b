#!/bin/sh
# Interesting (1) is a program whose run fails at the element that is looked for.
if jit-run "$1" --check 2>&1 | grep -q "check.expect_eq.*element \[1\]"; then exit 1; fi
