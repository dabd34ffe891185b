#!/usr/bin/python3 -B
"""Checks that each header's include guard is its path, that headers do not cross the runtime's wall, and tabs.

usage: lint_headers.py [--fix]

include/jit/Dialect/Jit/IR/Jit.h has the guard JIT_DIALECT_JIT_IR_JIT_H, runtime/jitrt/tensor/shape.h has
JITRT_TENSOR_SHAPE_H, and any other header JIT_ and its whole path. --fix rewrites guards.
"""

import os
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lint_common import ROOT, Findings, project_files, read

SELF = "tools/dev/lint_headers.py"
GUARD = re.compile(r"^#ifndef (\w+)\n#define \1\n", re.MULTILINE)


def expected_guard(name):
    path = re.sub(r"^(include|runtime)/", "", name)
    if path == name:
        path = "jit/" + path
    return re.sub(r"\W", "_", path).upper()


def lint_guard(name, text, findings, fix):
    """Adds a finding if the guard is not the path's, and returns the text, repaired if fix."""
    guard = GUARD.search(text)
    if not guard:
        # A file that only lists includes, or that nothing includes, needs none.
        if name.endswith(".td") or name == "cmake/precompiled.h":
            return text
        findings.error(f"{name}:1", "no include guard", f"add one named {expected_guard(name)}")
        return text
    if guard.group(1) == expected_guard(name):
        return text
    if fix:
        return re.sub(rf"\b{guard.group(1)}\b", expected_guard(name), text)
    line = text.count("\n", 0, guard.start()) + 1
    findings.error(
        f"{name}:{line}", f"include guard is {guard.group(1)}, expected {expected_guard(name)}", f"{SELF} --fix"
    )
    return text


def lint_runtime_includes(name, text, findings):
    """The runtime ships without LLVM and MLIR."""
    for match in re.finditer(r'^#include [<"]((?:mlir|llvm|jit)/[^">]*)', text, re.MULTILINE):
        line = text.count("\n", 0, match.start()) + 1
        findings.error(
            f"{name}:{line}", f"the runtime includes '{match.group(1)}'", "move what needs it to lib/, or pass plain data"
        )


def lint_whitespace(name, text, findings):
    for index, line in enumerate(text.split("\n")):
        if "\t" in line:
            findings.error(f"{name}:{index + 1}", "tab", "use spaces")
        if line != line.rstrip():
            findings.error(f"{name}:{index + 1}", "space at the end of the line", f"sed -i 's/ *$//' {name}")


def main(argv):
    fix = "--fix" in argv
    findings = Findings()
    for name in project_files():
        if not name.endswith((".h", ".cpp", ".c", ".td", ".py", ".cmake", ".txt", ".mlir", ".def")):
            continue
        text = read(name)
        lint_whitespace(name, text, findings)
        if name.endswith((".h", ".td")) and not name.startswith("examples/"):
            repaired = lint_guard(name, text, findings, fix)
            if repaired != text:
                with open(os.path.join(ROOT, name), "w", encoding="utf-8") as file:
                    file.write(repaired)
        if name.startswith("runtime/jitrt/"):
            lint_runtime_includes(name, text, findings)
    return findings.report()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
