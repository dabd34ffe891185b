"""What the linters of this folder share: the project's files, and how a finding is printed."""

import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def project_files(root=ROOT):
    """The files git tracks, and new ones that it does not ignore, relative to the root."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout.split("\0")
    return sorted({name for name in names if name and os.path.isfile(os.path.join(root, name))})


def read(name, root=ROOT):
    with open(os.path.join(root, name), encoding="utf-8") as file:
        return file.read()


class Findings:
    """Collects findings; each names the place, what is wrong, and what fixes it."""

    def __init__(self):
        self.lines = []
        self.errors = 0

    def error(self, place, message, fix):
        self.errors += 1
        self.lines.append(f"{place}: error: {message}; fix: {fix}")

    def warning(self, place, message):
        self.lines.append(f"{place}: warning: {message}")

    def report(self):
        """Prints all findings and returns the exit status."""
        for line in self.lines:
            print(line, file=sys.stderr)
        return 1 if self.errors else 0
