#!/bin/sh
# Interesting (1) is a program with a jit.exp.
if grep -q jit.exp "$1"; then exit 1; fi
