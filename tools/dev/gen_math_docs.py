#!/usr/bin/python3 -B
"""Writes the table of error bounds in docs/Math.md from runtime/jitrt/math/math.def.

usage: gen_math_docs.py [--check]

--check changes nothing and fails when the table is not current.
"""

import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TABLE = "runtime/jitrt/math/math.def"
PAGE = "docs/Math.md"


def bounds_table(definitions):
    lines = ["| function | arguments | bound, f32 | bound, f64 |", "| --- | --- | --- | --- |"]
    rows = re.findall(r"^JITRT_MATH_(UNARY|BINARY)\((\w+), ([\d.]+), ([\d.]+)\)", definitions, re.MULTILINE)
    lines += [f"| `{name}` | {1 if kind == 'UNARY' else 2} | {single} | {double} |" for kind, name, single, double in rows]
    integers = re.findall(r"^JITRT_MATH_INTEGER_BINARY\((\w+)\)", definitions, re.MULTILINE)
    names = ", ".join(f"`{name}`" for name in integers)
    return "\n".join(lines) + f"\n\nOn integers, exactly: {names}.\n"


def with_table(page, table):
    return re.sub(r"(<!-- bounds: .*? -->\n).*?(<!-- end of bounds -->)", lambda m: m[1] + table + m[2], page, flags=re.DOTALL)


def main(argv):
    if argv not in ([], ["--check"]):
        sys.exit(__doc__)
    with open(os.path.join(ROOT, TABLE), encoding="utf-8") as file:
        table = bounds_table(file.read())
    path = os.path.join(ROOT, PAGE)
    with open(path, encoding="utf-8") as file:
        old = file.read()
    new = with_table(old, table)
    if table not in new:
        sys.exit(f"error: {PAGE} has no place for the table of bounds")
    if argv:
        if new != old:
            sys.exit(f"error: the table of bounds in {PAGE} is not current; fix: tools/dev/gen_math_docs.py")
        return
    with open(path, "w", encoding="utf-8") as file:
        file.write(new)


if __name__ == "__main__":
    main(sys.argv[1:])
