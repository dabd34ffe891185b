#!/usr/bin/python3 -B
"""Finds diagnostics of the compiler that no test expects.

usage: lint_diagnostics.py [--list]

The text that each call of emitError, emitOpError, or another function whose name ends in Error or Warning passes on,
below lib/, must be expected by a lit test, by expected-error{{...}} or by a check line of it, or, if only C++ reaches it,
by an EXPECT or ASSERT of unittests/. A diagnostic that nothing reaches says so in the line above:
    // diagnostic-untested: the verifier rejects this first
Also checks the form: lower case at the start, no full stop at the end. --list prints all texts.
"""

import os
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lint_common import Findings, project_files, read

# MLIR's functions, and any helper that is named like one.
CALL = re.compile(r"\b[a-z]\w*(?:Error|Warning)\s*\(")
# What formatv and printf put values in for.
FORMAT_HOLE = re.compile(r"\{\d[^}]*\}|%[-\d.]*[lz]*[sdufx]")
STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
ADJACENT_STRINGS = re.compile(rf"(?:{STRING.pattern}\s*)+")
MARK = re.compile(r"//\s*diagnostic-untested:\s*(\S.*)?$")
# How many characters of a diagnostic's own text a test must repeat, and with how few it has no text of its own.
ENOUGH = 10
WORD = 6
HOLE = "\0"


def statement_end(text, start):
    """Where the statement that begins at start ends: its semicolon, or the bracket that encloses it."""
    depth, index = 0, start
    while index < len(text):
        string = STRING.match(text, index)
        if string:
            index = string.end()
            continue
        char = text[index]
        if char in "([{":
            depth += 1
        elif char in ")]}":
            depth -= 1
            if depth < 0:
                return index
        elif char == ";" and depth == 0:
            return index
        index += 1
    return len(text)


def is_own_text(statement, string):
    """Whether a literal is a part of the message as it stands: no alternative of ?: and no argument of a helper."""
    before = re.sub(r"//.*$", "", statement[: string.start()], flags=re.MULTILINE).rstrip()
    if before.endswith("?") or re.search(r"(?<!:):$", before):
        return False
    plain = STRING.sub("", before)
    open_calls = []
    for match in re.finditer(r"(\w*)\s*\(|\)", plain):
        if match.group() == ")":
            open_calls.pop()
        else:
            open_calls.append(match.group(1))
    return all(name == "Twine" or CALL.match(name + "(") for name in open_calls)


def template(statement):
    """The statement's message with HOLE for each value put in: 'expects ', rank, ' dims' gives 'expects \\0 dims'."""
    parts, position = [], 0
    for string in STRING.finditer(statement):
        if not is_own_text(statement, string):
            continue
        between = statement[position : string.start()]
        # What stands between two literals is nothing, or << value <<.
        if parts and re.sub(r"[\s<]|//.*$", "", between, flags=re.MULTILINE):
            parts.append(HOLE)
        # A value may come first: name + " is missing".
        if not parts and re.search(r"\+\s*$", between):
            parts.append(HOLE)
        own = FORMAT_HOLE.sub(HOLE, string.group(1))
        parts.append(own.replace('\\"', '"').replace("\\\\", "\\").replace("\\n", "\n"))
        position = string.end()
    if parts and re.sub(r"[\s<)]", "", statement[position:]):
        parts.append(HOLE)
    return "".join(parts)


def diagnostics(text):
    """Yields (line, template, reason why untested or None) of each diagnostic in a source file."""
    lines = text.split("\n")
    for call in CALL.finditer(text):
        line_start = text.rfind("\n", 0, call.start()) + 1
        if text[line_start : call.start()].lstrip().startswith(("//", "*")):
            continue
        if re.match(r"\s*(?:const\s*)?(?:->[^{;]*)?\{", text[statement_end(text, call.end()) + 1 :]):
            continue  # The definition of a helper.
        message = template(text[call.start() : statement_end(text, call.start())])
        if max(len(part.strip()) for part in message.split(HOLE)) < WORD:
            continue
        line = text.count("\n", 0, call.start()) + 1
        mark = MARK.search(lines[line - 2]) if line > 1 else None
        yield line, message, mark and (mark.group(1) or "")


# Helpers and emitOpError put the operation's name in front of the message.
OPERATION = re.compile(r"^'[\w.]+' op ")


def expectations(text):
    """The texts that a test expects of diagnostics, with HOLE for their patterns."""
    found = re.findall(r"expected-(?:error|warning)(?:\s*@[\w+-]+)?\s*\d*[+*]?\s*\{\{(.*?)\}\}", text)
    found += [
        re.sub(r"\{\{.*?\}\}", HOLE, body)
        for body in re.findall(r"expected-(?:error|warning)-re(?:\s*@[\w+-]+)?\s*\d*[+*]?\s*\{\{(.*)\}\}\s*$", text, re.MULTILINE)
    ]
    found += [
        re.sub(r"\{\{.*?\}\}|\[\[.*?\]\]", HOLE, body)
        # What stands before 'error:' is the place or the tool.
        for body in re.findall(r"(?://|#)\s*[A-Z][\w-]*:\s*.*?\b(?:error|warning):(.*)$", text, re.MULTILINE)
    ]
    return [OPERATION.sub("", text.strip()) for text in found]


def unit_expectations(text):
    """The texts in the EXPECT and ASSERT statements of a GoogleTest."""
    found = []
    for call in re.finditer(r"\b(?:EXPECT|ASSERT)_\w+\s*\(", text):
        statement = text[call.start() : statement_end(text, call.start())]
        found += ["".join(STRING.findall(each.group())) for each in ADJACENT_STRINGS.finditer(statement)]
    return [OPERATION.sub("", each.strip()) for each in found]


def covers(expected, message):
    """Whether the expected text can be a part of the message, with enough of the message's own characters in it."""
    need = min(ENOUGH, max(len(part.strip()) for part in message.split(HOLE)))
    # Position in the message -> most own characters matched by the expectation so far.
    best = {position: 0 for position in range(len(message))}
    for index, char in enumerate(expected):
        following = {}

        def reach(position, score):
            if following.get(position, -1) < score:
                following[position] = score

        for position, score in best.items():
            if char == HOLE:
                for later in range(position, len(message) + 1):
                    reach(later, score)
                continue
            # A value is a number, a name or a type, but no run of words.
            words = char == " " and index and expected[index - 1] not in ",)>:="
            if position < len(message) and message[position] == HOLE and not words:
                reach(position, score)
            # The value of a hole may be over, or empty.
            while position < len(message) and message[position] == HOLE:
                position += 1
            if position < len(message) and message[position] == char:
                reach(position + 1, score + 1)
        best = following
        if not best:
            return False
    return max(best.values()) >= need


def windows(text, size=WORD):
    return {part[i : i + size] for part in text.split(HOLE) for i in range(len(part) - size + 1)}


def is_covered(message, expected_texts):
    """expected_texts: pairs of an expectation and its windows."""
    own = windows(message)
    return any((not own or own & parts) and covers(expected, message) for expected, parts in expected_texts)


def lint_form(place, message, findings):
    text = message.rstrip()
    if re.match(r"[A-Z][a-z]", text):
        findings.error(place, f"diagnostic '{show(message)}' begins with a capital", "begin it in lower case")
    if re.search(r"[^.]\.$", text):
        findings.error(place, f"diagnostic '{show(message)}' ends with a full stop", "drop it")


def show(message):
    return message.replace(HOLE, "<...>").replace("\n", "\\n")


def main(argv):
    findings = Findings()
    names = project_files()
    expected = []
    for name in names:
        if name.startswith("test/") and name.endswith((".mlir", ".test", ".py", ".c")):
            expected += [(text, windows(text)) for text in expectations(read(name))]
        if name.startswith("unittests/") and name.endswith(".cpp"):
            expected += [(text, windows(text)) for text in unit_expectations(read(name))]
    for name in names:
        if not (name.startswith("lib/") and name.endswith((".cpp", ".h"))):
            continue
        for line, message, reason in diagnostics(read(name)):
            place = f"{name}:{line}"
            if "--list" in argv:
                print(f"{place}: {show(message)}")
            lint_form(place, message, findings)
            if reason == "":
                findings.error(place, "diagnostic-untested without a reason", "say why no test can reach it")
            if reason is None and not is_covered(message, expected):
                findings.error(
                    place,
                    f"no test expects '{show(message)}'",
                    "add an expected-error to the invalid*.mlir of its test folder, or an EXPECT to its unit test",
                )
    return findings.report()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
