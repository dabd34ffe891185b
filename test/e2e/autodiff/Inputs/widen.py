"""Writes the training images and the initial weights of examples/digits in f64.

    python3 widen.py DATA FOLDER
"""

import json
import struct
import sys
from pathlib import Path

import numpy as np

data, folder = map(Path, sys.argv[1:])
np.save(folder / "train_images.npy", np.load(data / "train_images.npy").astype(np.float64))
for network in ["mlp", "cnn", "lstm"]:
    content = (data / f"{network}_init.safetensors").read_bytes()
    size = struct.unpack("<Q", content[:8])[0]
    header, elements = json.loads(content[8 : 8 + size]), content[8 + size :]
    wide = {name: entry for name, entry in header.items() if entry.get("dtype") == "F32"}
    at, parts = 0, []
    for entry in wide.values():
        begin, end = entry["data_offsets"]
        parts.append(np.frombuffer(elements[begin:end], np.float32).astype(np.float64).tobytes())
        entry.update(dtype="F64", data_offsets=[at, at + len(parts[-1])])
        at += len(parts[-1])
    text = json.dumps(wide).encode()
    text += b" " * (-len(text) % 8)
    (folder / f"{network}_init.safetensors").write_bytes(struct.pack("<Q", len(text)) + text + b"".join(parts))
