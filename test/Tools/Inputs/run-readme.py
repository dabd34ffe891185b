"""Runs the console examples of README.md and compares what they print.

usage: run-readme.py SOURCES WORK

An example is a line '    $ command  # comment' and the output in the lines below it; one without output must succeed.
"""

import os
import re
import subprocess
import sys


def examples(readme):
    """Pairs of a command and its output."""
    found = []
    for line in readme.splitlines():
        if line.startswith("    $ "):
            found.append((line[6:], []))
        elif line.startswith("    ") and found:
            found[-1][1].append(line[4:])
    # The path of the tools is the caller's.
    return [(command, output) for command, output in found if not command.startswith("export PATH=")]


def main(sources, work):
    with open(os.path.join(sources, "README.md"), encoding="utf-8") as file:
        readme = file.read()
    with open(os.path.join(sources, "examples/axpy.mlir"), encoding="utf-8") as file:
        program = file.read()
    (shown,) = re.findall(r"```mlir\n(.*?)```", readme, re.DOTALL)
    if shown not in program:
        sys.exit("README.md: the program is another than examples/axpy.mlir")
    os.makedirs(work)
    os.symlink(os.path.join(sources, "examples"), os.path.join(work, "examples"))
    for command, output in examples(readme):
        done = subprocess.run(command, shell=True, cwd=work, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        printed = done.stdout.splitlines()
        if printed != output if output else done.returncode:
            sys.exit("\n".join([f"README.md: {command}", "prints", *printed, "expected", *output]))
        print("ok:", command)


main(*sys.argv[1:])
