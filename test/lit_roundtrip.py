"""The test format of the second pass, in which jit-opt runs with --verify-roundtrip."""

import re

import lit.formats


# In a module of its own: lit's workers get it by name.
class JitOptTests(lit.formats.ShTest):
    """The tests that run jit-opt: all that this pass has anything to say about."""

    def getTestsInDirectory(self, *args):
        for test in super().getTestsInDirectory(*args):
            with open(test.getSourcePath(), encoding="utf-8") as source:
                if re.search(r"RUN:.*\bjit-opt\b", source.read()):
                    yield test
