#!/usr/bin/python3 -B
"""Finds lit tests that check less than they seem to.

usage: lint_tests.py [--fix] [FILE...]        (all tests of test/ by default)

Errors: a FileCheck directive without its colon, which FileCheck ignores; a check prefix that no RUN line passes on;
a separator that -split-input-file does not know; generated names (%[[VAL_3]]); an unknown feature; no RUN line;
expected-error without -verify-diagnostics. --fix repairs the first and the third.
"""

import os
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lint_common import ROOT, Findings, project_files, read

sys.path.insert(0, os.path.join(ROOT, "test"))
import lit_features

SUFFIXES = (".mlir", ".test", ".c", ".py")
NOT_TESTS = re.compile(r"(^|/)(Inputs|lib)/|(^|/)(lit\.cfg|lit_features|lit_roundtrip)\.py$")
SELF = "tools/dev/lint_tests.py"

DIRECTIVE_KINDS = r"(?:-(?:NEXT|SAME|EMPTY|NOT|DAG|LABEL|COUNT-\d+))"
COMMENT = r"^(\s*(?://+|#+)\s*)"


def is_test(name):
    return name.startswith("test/") and name.endswith(SUFFIXES) and not NOT_TESTS.search(name)


def run_lines(text):
    """The commands of the RUN lines, continuation lines joined."""
    commands, pending = [], ""
    for match in re.finditer(r"RUN:[ \t]*(.*)$", text, re.MULTILINE):
        pending += match.group(1).strip()
        if pending.endswith("\\"):
            pending = pending[:-1] + " "
            continue
        commands.append(pending)
        pending = ""
    return commands


def check_prefixes(commands):
    """The prefixes that FileCheck is told to look for, CHECK where it is told none."""
    prefixes = set()
    for command in commands:
        for part in command.split("|"):
            if "FileCheck" not in part:
                continue
            named = re.findall(r"--?check-prefix(?:es)?[= ]([\w,.-]+)", part)
            prefixes.update(name for group in named for name in group.split(",")) if named else prefixes.add("CHECK")
    return prefixes


def colonless(line, prefixes):
    """The directive of a line which lacks its colon, as a match, or None."""
    names = "|".join(sorted(map(re.escape, prefixes | {"CHECK"}), key=len, reverse=True))
    with_kind = re.match(COMMENT + rf"((?:{names}){DIRECTIVE_KINDS})(?![\w:{{-])", line)
    if with_kind:
        return with_kind
    # Without a kind the word may start a sentence: demand what looks like IR or a pattern.
    return re.match(COMMENT + rf"((?:{names}))(?=\s+(?:%|@|\"|\[\[|{{{{|\w+\.\w+\b))", line)


def lint_directives(name, lines, prefixes, findings, fix):
    for index, line in enumerate(lines):
        place = f"{name}:{index + 1}"
        missing = colonless(line, prefixes)
        if missing:
            if fix:
                lines[index] = line[: missing.end(2)] + ":" + line[missing.end(2) :]
            else:
                findings.error(place, f"'{missing.group(2)}' has no colon, so FileCheck ignores it", f"{SELF} --fix {name}")
        if re.match(r"^\s*//\s*-{4,}\s*$|^\s*//-+\s*$|^\s+//\s*-----\s*$|^// ----- *$", line) and line != "// -----":
            if fix:
                lines[index] = "// -----"
            else:
                findings.error(place, f"'{line.strip()}' does not split the file, only '// -----' does", f"{SELF} --fix {name}")
        if re.search(r"%\[\[VAL_\d+", line):
            findings.error(place, "generated name in a check", "name the value after what it is, as the op's operands are")


def lint_features(name, text, findings):
    for match in re.finditer(r"\b(REQUIRES|UNSUPPORTED|XFAIL):[ \t]*(.*)$", text, re.MULTILINE):
        line = text.count("\n", 0, match.start()) + 1
        for feature in re.findall(r"[\w.-]+", match.group(2)):
            if feature not in lit_features.KNOWN and not (feature == "*" or feature in ("true", "false")):
                findings.error(
                    f"{name}:{line}",
                    f"unknown feature '{feature}'; known are {', '.join(lit_features.KNOWN)}",
                    "correct the name, or add a row to test/lit_features.py",
                )


def lint_prefix_use(name, text, commands, prefixes, findings):
    for match in re.finditer(rf"(?://|#)\s*([A-Z][A-Z0-9_-]*?){DIRECTIVE_KINDS}:", text):
        if match.group(1) not in prefixes:
            line = text.count("\n", 0, match.start()) + 1
            findings.error(
                f"{name}:{line}",
                f"no RUN line passes --check-prefix={match.group(1)}",
                "add the prefix to the FileCheck command, or remove the directive",
            )
    if prefixes and not re.search(rf"\b(?:{'|'.join(map(re.escape, sorted(prefixes)))}){DIRECTIVE_KINDS}?:", text):
        if not any("FileCheck" in command and re.search(r"FileCheck[^|]*%S/|FileCheck[^|]*%t|Inputs/", command) for command in commands):
            findings.error(f"{name}:1", "FileCheck runs but the file has no directive", "add checks, or drop FileCheck")


def lint_file(name, text, findings, fix=False):
    """Adds the findings of one test and returns its text, repaired if fix."""
    commands = run_lines(text)
    prefixes = check_prefixes(commands)
    lines = text.split("\n")
    lint_directives(name, lines, prefixes, findings, fix)
    lint_features(name, text, findings)
    if not commands:
        findings.error(f"{name}:1", "no RUN line", "add one, or move the file to a folder named Inputs")
        return "\n".join(lines)
    lint_prefix_use(name, text, commands, prefixes, findings)
    diagnostics = re.search(r"expected-(?:error|warning|note|remark)(?:-re)?\s*(?:@|\{\{)", text)
    if diagnostics and not any(re.search(r"-verify-diagnostics\b", command) for command in commands):
        line = text.count("\n", 0, diagnostics.start()) + 1
        findings.error(f"{name}:{line}", "expected diagnostics are not verified", "add -verify-diagnostics to the RUN line")
    if re.search(r"^// -----$", "\n".join(lines), re.MULTILINE) and not re.search(r"split-input-file", " ".join(commands)):
        findings.error(f"{name}:1", "separators but no -split-input-file", "add -split-input-file to the RUN line")
    return "\n".join(lines)


def main(argv):
    fix = "--fix" in argv
    names = [name for name in argv if name != "--fix"] or [name for name in project_files() if is_test(name)]
    findings = Findings()
    for name in names:
        text = read(name)
        repaired = lint_file(name, text, findings, fix)
        if repaired != text:
            with open(os.path.join(ROOT, name), "w", encoding="utf-8") as file:
                file.write(repaired)
    return findings.report()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
