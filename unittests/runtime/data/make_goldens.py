#!/usr/bin/python3
"""Writes the files of this folder. The .npy files come from NumPy itself; the
.safetensors file is packed by hand after the format's description."""

import io
import json
import os
import struct

import numpy as np

here = os.path.dirname(os.path.abspath(__file__))


def path(name):
    return os.path.join(here, name)


def write_version(name, array, version):
    with open(path(name), "wb") as file:
        np.lib.format.write_array(file, array, version=version)


def extremes(dtype):
    if dtype == np.bool_:
        return np.array([True, False, True])
    info = np.finfo(dtype) if np.issubdtype(dtype, np.floating) else np.iinfo(dtype)
    return np.array([info.min, 1, info.max], dtype)


def all_dtypes():
    out = io.BytesIO()
    for code in ["?", "f2", "f4", "f8", "i1", "i2", "i4", "i8", "u1"]:
        np.save(out, extremes(np.dtype(code).type))
    return out.getvalue()


def safetensors():
    tensors = [
        ("fc1.weight", "F32", [2, 3], np.arange(6, dtype="<f4").tobytes()),
        ("mask", "BOOL", [3], b"\1\0\1"),
        # Follows three bytes of truth values, hence is not aligned.
        ("fc1.bias", "F32", [2], np.array([0.5, -0.5], "<f4").tobytes()),
        # bfloat16 is the upper half of a float32.
        ("scale", "BF16", [2], b"".join(struct.pack("<f", x)[2:] for x in (1.5, -2.0))),
        ("step", "I64", [], struct.pack("<q", 1234567890123)),
        ("nothing", "F64", [0, 4], b""),
        ("other", "U16", [1], b"\1\2"),
    ]
    header = {"__metadata__": {"format": "pt"}}
    data = b""
    for name, dtype, shape, raw in tensors:
        header[name] = {"dtype": dtype, "shape": shape,
                        "data_offsets": [len(data), len(data) + len(raw)]}
        data += raw
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    return struct.pack("<Q", len(text)) + text + data


np.save(path("f32_2x3.npy"), np.arange(6, dtype=np.float32).reshape(2, 3) / 2)
np.save(path("f64_fortran_2x3x4.npy"),
        np.asfortranarray(np.fromfunction(lambda i, j, k: 100 * i + 10 * j + k, (2, 3, 4))))
np.save(path("i32_rank0.npy"), np.int32(-7))
np.save(path("i16_2x0.npy"), np.zeros((2, 0), np.int16))
write_version("i64_version2.npy", np.arange(3, dtype=np.int64), (2, 0))
write_version("i64_version3.npy", np.arange(3, dtype=np.int64), (3, 0))
np.save(path("big_endian.npy"), np.arange(3, dtype=">f4"))
np.save(path("complex.npy"), np.zeros(1, np.complex64))
np.save(path("object.npy"), np.array([None], object), allow_pickle=True)
np.save(path("structured.npy"), np.zeros(1, [("a", "<f4"), ("b", "<i4")]))
with open(path("all_dtypes.npy"), "wb") as file:
    file.write(all_dtypes())
with open(path("model.safetensors"), "wb") as file:
    file.write(safetensors())
