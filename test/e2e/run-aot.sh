#!/bin/bash
# run-aot.sh FILE TEMPORARY CC [OPTION...]
#
# Compiles FILE with jitc (and OPTIONs) to an object and a header, links them with a C program that calls every
# function without arguments, and runs it: what `jit-run --check` does, ahead of time. Files are TEMPORARY.aot.*.
set -eu
file=$1 base=$2.aot cc=$3
shift 3

jitc "$file" -o "$base.o" --emit=obj,header --prefix=aot_ "$@"
# The header's comments say what each function takes; its results go to buffers that are large enough.
awk -v header="${base##*/}.h" '
  BEGIN {
    print "#include \"" header "\""
    print "#include <stdio.h>\n#include <stdlib.h>\n"
    print "static int passed, failed;"
    print "static void report(const char *name, int32_t status, const jit_error *error) {"
    print "  if (!status) { ++passed; return; }"
    print "  ++failed;"
    print "  fprintf(stderr, \"'\''%s'\'' failed: %s\\n\", name, error->message);\n}\n"
  }
  /^\/\/\/ `/ { arguments = 0; results = 0; buffers = ""; list = "" }
  /^\/\/\/   in / { ++arguments }
  /^\/\/\/   out / {
    count = match($0, /, [0-9]+ element/) ? substr($0, RSTART + 2) + 0 : 1
    buffers = buffers "  static double result" results "[" count + 1 "];\n"
    list = list "(void *)result" results++ ", "
  }
  /^int32_t aot_[A-Za-z0-9_]*\(/ {
    if (arguments) next
    name = $2; sub(/\(.*/, "", name)
    isStatic = !/\(const DLTensor/
    calls = calls "  call_" name "();\n"
    print "static void call_" name "(void) {\n  jit_error error;"
    short = substr(name, 5)
    if (isStatic) {
      print buffers "  void *workspace = malloc(" toupper(name) "_WORKSPACE_SIZE);"
      print "  report(\"" short "\", " name "(" list "workspace, &error), &error);"
      print "  free(workspace);\n}\n"
    } else {
      print "  DLTensor results[" results + 1 "];"
      print "  int32_t status = " name "(NULL, results, NULL, &error);"
      print "  report(\"" short "\", status, &error);"
      for (i = 0; i < results; ++i) print "  if (!status) free(results[" i "].data);"
      print "}\n"
    }
  }
  END {
    print "int main(void) {\n" calls "  printf(\"%d passed, %d failed\\n\", passed, failed);"
    print "  return failed != 0 || passed == 0;\n}"
  }' "$base.h" >"$base.c"
"$cc" -std=c99 -O0 -o "$base" "$base.c" "$base.o" -lm
${JIT_AOT_RUNNER:-} "$base"
