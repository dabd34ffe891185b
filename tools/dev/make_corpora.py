#!/usr/bin/python3
"""Writes the corpora of the fuzz targets: a few small files each, which CTest replays.

usage: tools/dev/make_corpora.py --seeds build/dev/bin/jitrt-bytecode-seeds

Arrays are made by NumPy, bytecode by the runtime's own writer, programs from what test/Dialect tests.
"""

import argparse
import io
import json
import re
import struct
import subprocess
from pathlib import Path

import numpy

ROOT = Path(__file__).resolve().parents[2]
RUNTIME = ROOT / "runtime/fuzz/corpus"
TEXT = ROOT / "tools/jit-fuzz-text/corpus"
# Programs are functions of the families' files, up to that many bytes.
TEXT_BYTES = 1500

LITERALS = {
    "matrix": "2x3xf32=[1 2.5 -3][4e10 inf -0]",
    "scalar": "f64=0x1.8p-3",
    "splat": "2x2x2xbf16=7",
    "integers": "4xi8=-128 127 0 1",
    "unsigned": "3xui8=255 0 1",
    "booleans": "2x1xi1=[true][false]",
    "empty": "0x4xi32=",
}


def arrays():
    yield "matrix", numpy.arange(6, dtype="<f4").reshape(2, 3)
    yield "fortran", numpy.asfortranarray(numpy.arange(6, dtype="<f8").reshape(2, 3))
    yield "scalar", numpy.array(-7, dtype="<i8")
    yield "half", numpy.array([1, numpy.nan, numpy.inf], dtype="<f2")
    yield "empty", numpy.zeros((0, 3), dtype="|b1")
    yield "big_endian", numpy.arange(3, dtype=">i2")


def npy(array):
    buffer = io.BytesIO()
    numpy.save(buffer, array)
    return buffer.getvalue()


def safetensors(tensors, metadata=None):
    """`tensors` are names with a dtype, a shape and bytes, in the order of the file."""
    header, data = {"__metadata__": metadata} if metadata else {}, b""
    for name, dtype, shape, content in tensors:
        header[name] = {"dtype": dtype, "shape": shape, "data_offsets": [len(data), len(data) + len(content)]}
        data += content
    text = json.dumps(header, separators=(",", ":")).encode()
    return struct.pack("<Q", len(text)) + text + data


def functions(text):
    """The functions of a test, without comments, that name no other symbol."""
    text = re.sub(r"^\s*//.*\n", "", text, flags=re.MULTILINE)
    for function in re.findall(r"^func\.func .*?^}\n", text, flags=re.MULTILINE | re.DOTALL):
        if function.count("@") == 1:
            yield re.sub(r"\s*//.*$", "", function, flags=re.MULTILINE)


def programs():
    for path in sorted(ROOT.glob("test/Dialect/*/ops*.mlir")):
        text = ""
        for function in functions(path.read_text()):
            if len(text) + len(function) <= TEXT_BYTES:
                text += function
        if text:
            yield f"{path.parent.name.lower()}-{path.stem}", text


def write(folder, name, content):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(content)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seeds", type=Path, required=True, help="the program that writes bytecode")
    seeds = parser.parse_args().seeds
    for name, array in arrays():
        write(RUNTIME / "npy", f"{name}.npy", npy(array))
    write(RUNTIME / "npy", "two.npy", npy(numpy.arange(2)) + npy(numpy.float32(1)))
    floats = numpy.arange(4, dtype="<f4").tobytes()
    write(RUNTIME / "safetensors", "empty.safetensors", safetensors([]))
    write(RUNTIME / "safetensors", "two.safetensors",
          safetensors([("w", "F32", [2, 2], floats), ("b", "I8", [3], b"\1\2\3")], {"made": "by hand"}))
    write(RUNTIME / "safetensors", "scalar.safetensors", safetensors([("s", "BF16", [], b"\x80\x3f")]))
    for name, text in LITERALS.items():
        write(RUNTIME / "literal", name, text.encode())
    (RUNTIME / "bytecode").mkdir(parents=True, exist_ok=True)
    subprocess.run([seeds, RUNTIME / "bytecode"], check=True)
    for name, text in programs():
        write(TEXT, f"{name}.mlir", text.encode())


if __name__ == "__main__":
    main()
