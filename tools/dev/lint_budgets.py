#!/usr/bin/python3 -B
"""Keeps files, functions and folders small.

usage: lint_budgets.py

Above the first number of a row: a warning, to split by op family before the next addition. Above the second: an error.
"""

import os
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lint_common import Findings, project_files, read

# (pattern of the path, what it is, soft cap, hard cap) in lines; the first that matches counts.
FILE_CAPS = [
    (r"^test/.*\.(mlir|test|c|py)$", "test", 200, 300),
    (r"\.td$", "TableGen file", 600, 800),
    (r"\.h$", "header", 300, 450),
    (r"\.(cpp|c)$", "source file", 600, 800),
    (r"^tools/dev/.*\.py$|^scripts/", "script", 300, 500),
]
FUNCTION_CAPS = (80, 160)
FOLDER_CAP = 25
# Folders with one file for each op or program, which no one reads from top to bottom.
OPEN_FOLDERS = re.compile(r"^test/")

SPLIT = "split it by op family or by concern"


def functions(text):
    """Yields (name, first line, number of lines) of function bodies at file or class level.

    Relies on clang-format: a body ends with the first '}' that is indented as the line it began on.
    """
    lines = text.split("\n")
    index = 0
    while index < len(lines):
        head = lines[index]
        start = re.match(r"^( {0,2})(?=[\w~\[:<])(?!namespace\b|extern\b|class\b|struct\b|enum\b|union\b|return\b)", head)
        if not start or head.endswith(":"):  # Nothing, or an access specifier.
            index += 1
            continue
        # The head of a definition may take several lines, up to the one that ends in '{'.
        last = index
        while last < len(lines) - 1 and lines[last] and not re.search(r"[{};]\s*(//.*)?$", lines[last]):
            last += 1
        signature = " ".join(line.strip() for line in lines[index : last + 1])
        name = re.search(r"([\w:~]+)\s*\(", signature)
        if not (signature.endswith("{") and name) or re.search(r"\b(class|struct|enum|union)\s+\w+[^()]*\{$", signature):
            index = last + 1
            continue
        end = last + 1
        while end < len(lines) and not re.match(rf"^{start.group(1)}\}}", lines[end]):
            end += 1
        yield name.group(1), index + 1, end - index + 1
        index = end + 1


def lint_file(name, text, findings):
    count = text.count("\n")
    for pattern, kind, soft, hard in FILE_CAPS:
        if not re.search(pattern, name):
            continue
        if count > hard:
            findings.error(name, f"{kind} has {count} lines, at most {hard}", SPLIT)
        elif count > soft:
            findings.warning(name, f"{kind} has {count} lines, better at most {soft}")
        break
    if name.endswith((".cpp", ".h")):
        soft, hard = FUNCTION_CAPS
        for function, line, length in functions(text):
            place = f"{name}:{line}"
            if length > hard:
                findings.error(place, f"function '{function}' has {length} lines, at most {hard}", "split it into steps")
            elif length > soft:
                findings.warning(place, f"function '{function}' has {length} lines, better at most {soft}")


def lint_folders(names, findings):
    counts = {}
    for name in names:
        folder = os.path.dirname(name)
        if folder and not OPEN_FOLDERS.search(folder + "/"):
            counts[folder] = counts.get(folder, 0) + 1
    for folder, count in sorted(counts.items()):
        if count > FOLDER_CAP:
            findings.warning(folder, f"folder has {count} files, better at most {FOLDER_CAP}")


def main():
    findings = Findings()
    names = [name for name in project_files() if not name.startswith("examples/")]
    lint_folders(names, findings)
    for name in names:
        if any(re.search(pattern, name) for pattern, *_ in FILE_CAPS):
            lint_file(name, read(name), findings)
    return findings.report()


if __name__ == "__main__":
    sys.exit(main())
