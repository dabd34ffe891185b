"""Configuration of the lit suites; docs/Testing.md says how to write a test."""

import os
import sys

import lit.formats

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(__file__))
import lit_features
import lit_roundtrip

if not hasattr(config, "jit_obj_root"):
    lit_config.fatal("run lit on the build folder, for instance: lit -v build/dev/test/Dialect")
roundtrip = lit_config.params.get("roundtrip") == "1"


config.name = "jit-roundtrip" if roundtrip else "jit"
config.test_format = lit_roundtrip.JitOptTests(False) if roundtrip else lit.formats.ShTest(False)
config.suffixes = [".mlir", ".test", ".c", ".py"]
config.excludes = ["Inputs", "lib", "lit.cfg.py", "lit_features.py", "lit_roundtrip.py"]
config.test_source_root = os.path.dirname(__file__)
# The two passes write their temporary files apart: they may run at the same time.
config.test_exec_root = os.path.join(config.jit_obj_root, "test", config.name)

path = [config.jit_tools_dir, config.llvm_tools_dir, os.environ.get("PATH", "")]
config.environment["PATH"] = os.pathsep.join(path)
config.environment["FILECHECK_OPTS"] = "-enable-var-scope --allow-unused-prefixes=false"
for name in ["ASAN_OPTIONS", "LSAN_OPTIONS", "UBSAN_OPTIONS", "TSAN_OPTIONS", "LLVM_PROFILE_FILE"]:
    if name in os.environ:
        config.environment[name] = os.environ[name]
if config.sanitizer:
    # libMLIR and libLLVM are not instrumented: containers that cross into them look overflowed.
    options = os.environ.get("ASAN_OPTIONS", "")
    config.environment["ASAN_OPTIONS"] = "detect_container_overflow=0:" + options
    config.environment.setdefault("UBSAN_OPTIONS", "print_stacktrace=1")

config.available_features.update(lit_features.available(config.python))
if roundtrip:
    config.available_features.add("roundtrip")
if "address" in config.sanitizer:
    config.available_features.add("asan")

config.substitutions += [
    # Runs the checks of a test file on every path.
    (
        "%e2e(?: %s)?",
        "jit-run %s --check --mode=interpret && jit-run %s --check -O0 && jit-run %s --check -O3 "
        "&& %jit_aot %s %t %host_cc",
    ),
    # %run_error FUNCTION PREFIX: an error at run time, the same compiled and interpreted.
    ("%run_error", f"bash {config.test_source_root}/e2e/run-error.sh %s"),
    # Builds the object that jitc makes of a test file, links it, and runs it.
    ("%jit_aot", f"bash {config.test_source_root}/e2e/run-aot.sh"),
    # Runs a command that has to fail with one line, and prints it.
    ("%fails", f"bash {config.test_source_root}/Tools/Inputs/fails.sh"),
    ("%jit_src", config.jit_src_root),
    ("%jit_obj", config.jit_obj_root),
    ("%jit_lib", config.jit_lib_dir),
    ("%host_cc", config.host_cc),
    ("%python", config.python),
]
if roundtrip:
    # The tool's name as a command, not as a part of a path or of another name.
    config.substitutions.append((r"(?<![\w./%-])jit-opt(?![\w./-])", "jit-opt --verify-roundtrip"))

# Needs python3-psutil, which scripts/setup installs.
lit_config.maxIndividualTestTime = int(lit_config.params.get("timeout", 300))
