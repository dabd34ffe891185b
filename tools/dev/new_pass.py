#!/usr/bin/python3 -B
"""Begins a pass: its declaration, its source file and its test, all named alike.

usage: new_pass.py LIBRARY NAME SUMMARY
       new_pass.py Transforms hoist-loads "Moves loads out of loops"

LIBRARY is a folder of include/jit with a Passes.td. The test has no checks yet, so it fails until it is written.
"""

import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lint_common import ROOT

BANNER = """//===- {file} - {about} -*- {language} -*-===//
//
// Part of jit-mlir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
"""

DECLARATION = """def {camel} : Pass<"jit-{name}"> {{
  let summary = "{summary}";
}}

"""

SOURCE = """
#include "jit/{library}/Passes.h"

namespace mlir::jit {{
#define GEN_PASS_DEF_{upper}
#include "jit/{library}/Passes.h.inc"
}} // namespace mlir::jit

using namespace mlir;
using namespace mlir::jit;

#define DEBUG_TYPE "jit-{name}"

namespace {{
struct {camel} : public jit::impl::{camel}Base<{camel}> {{
  using {camel}Base::{camel}Base;

  void runOnOperation() override {{}}
}};
}} // namespace
"""

TEST = """// {summary}.
// RUN: jit-opt %s --jit-{name} | FileCheck %s

func.func @{snake}_f32(%arg0: tensor<?xf32>) -> tensor<?xf32> {{
  return %arg0 : tensor<?xf32>
}}
"""


def camel_case(name):
    return "".join(word.capitalize() for word in name.split("-"))


def plan(library, name, summary, read):
    """Returns {path: text} of the files to write. read(path) gives the text of a file, or None."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        raise ValueError(f"pass name is '{name}', expected words in lower case joined by '-'")
    camel = camel_case(name)
    words = {
        "name": name,
        "camel": camel,
        "upper": camel.upper(),
        "snake": name.replace("-", "_"),
        "library": library,
        "summary": summary,
    }
    declarations, listing = f"include/jit/{library}/Passes.td", f"lib/{library}/CMakeLists.txt"
    source, test = f"lib/{library}/{camel}.cpp", f"test/{library}/{name}.mlir"
    for path in (source, test):
        if read(path) is not None:
            raise ValueError(f"{path} exists")
    texts = {path: read(path) for path in (declarations, listing)}
    for path, text in texts.items():
        if text is None:
            raise ValueError(f"library '{library}' has no {path}")
    end = texts[declarations].rindex("#endif")
    about = summary[0].lower() + summary[1:]
    return {
        declarations: texts[declarations][:end] + DECLARATION.format(**words) + texts[declarations][end:],
        listing: add_source(texts[listing], f"{camel}.cpp"),
        source: BANNER.format(file=f"{camel}.cpp", about=about, language="C++") + SOURCE.format(**words),
        test: TEST.format(**words),
    }


def add_source(listing, source):
    """Adds a file to the first library of a CMakeLists.txt, in the order of the alphabet."""
    library = re.search(r"jit_add_library\(\w+\n((?:  \w+\.cpp\n)+)", listing)
    if not library:
        raise ValueError("no jit_add_library with one source a line")
    sources = sorted([*library.group(1).splitlines(), "  " + source])
    return listing[: library.start(1)] + "\n".join(sources) + "\n" + listing[library.end(1) :]


def read_file(path):
    path = os.path.join(ROOT, path)
    if not os.path.exists(path):
        return None
    with open(path, encoding="utf-8") as file:
        return file.read()


def main(argv):
    if len(argv) != 3:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        files = plan(*argv, read_file)
    except ValueError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    for path, text in files.items():
        os.makedirs(os.path.dirname(os.path.join(ROOT, path)), exist_ok=True)
        with open(os.path.join(ROOT, path), "w", encoding="utf-8") as file:
            file.write(text)
        print(path)
    print("next: docs/AddingAPass.md")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
