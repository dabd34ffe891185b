"""Writes .npy and .safetensors files that lie about what they hold, by hand: no library would write them."""

import struct
from pathlib import Path

DATA = struct.pack("<6f", 1, 2, 3, 4, 5, 6)


def npy(name, descr="'<f4'", order="False", shape="(6,)", extra="", data=DATA, version=(1, 0), header=None):
    header = header or f"{{'descr': {descr}, 'fortran_order': {order}, 'shape': {shape}, {extra}}}"
    text = header.encode() + b" " * (-(len(header) + 11) % 64) + b"\n"
    Path(f"{name}.npy").write_bytes(b"\x93NUMPY" + bytes(version) + struct.pack("<H", len(text)) + text + data)


def tensor(name="x", dtype='"F32"', shape="[6]", offsets="[0,24]"):
    return f'"{name}":{{"dtype":{dtype},"shape":{shape},"data_offsets":{offsets}}}'


def safetensors(name, *tensors, length=None, data=DATA):
    text = ("{" + ",".join(tensors) + "}").encode()
    length = struct.pack("<Q", len(text) if length is None else length)
    Path(f"{name}.safetensors").write_bytes(length + text + data)


Path("empty.npy").touch()
Path("text.npy").write_text("1 2 3 4 5 6\n")
npy("version", version=(9, 0))
npy("no-dictionary", header="import os")
npy("no-descr", header="{'fortran_order': False, 'shape': (6,)}")
npy("no-shape", shape="6")
npy("negative", shape="(-6,)")
npy("overflow", shape="(4611686018427387904, 4)")
npy("digits", shape="(99999999999999999999,)")
npy("longer", shape="(7,)")
npy("other-rank", shape="(2, 3)")
npy("other-dtype", descr="'<f8'", shape="(3,)")
npy("big-endian", descr="'>f4'")
npy("complex", descr="'<c8'")
npy("object", descr="'|O'")
npy("line-break", descr="'a\\nb'")
npy("order", order="Maybe")
npy("bool", descr="'|b1'", shape="(4,)", data=b"\0\1\2\0")
# Right, though rare: column-major, and no elements.
npy("fortran", order="True", shape="(2, 3)")
npy("nothing", shape="(0,)", data=b"")

Path("empty.safetensors").touch()
safetensors("not-json", "x")
safetensors("length", length=99)
safetensors("huge-length", length=1 << 62)
safetensors("beyond", tensor(offsets="[0,25]"))
safetensors("swapped", tensor(offsets="[24,0]"))
safetensors("negative", tensor(offsets="[-1,23]"))
safetensors("overflow", tensor(shape="[4611686018427387904,4]"))
safetensors("fraction", tensor(shape="[6.0]"))
safetensors("size", tensor(shape="[5]"))
safetensors("dtype", tensor(dtype='"F33"'))
safetensors("overlap", tensor(shape="[4]", offsets="[0,16]"), tensor(name="y", shape="[4]", offsets="[8,24]"))
safetensors("hole", tensor(shape="[5]", offsets="[4,24]"))
safetensors("twice", tensor(), tensor())
safetensors("nested", '"x":' + "[" * 100)
