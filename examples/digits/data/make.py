"""Cuts the test part out of the digits data set, for the demo.

    python3 make.py FOLDER    # with images.npy, labels.npy and the networks' *.safetensors and *_logits64.npy

The data: 1,797 handwritten digits of 8x8 pixels, "Optical Recognition of Handwritten Digits", UCI Machine Learning
Repository, E. Alpaydin and C. Kaynak, CC BY 4.0; the last 360 are for testing. The weights were trained, and the logits
of the test images computed in f64, with PyTorch.
"""

import shutil
import sys
from pathlib import Path

import numpy as np

source, target = Path(sys.argv[1]), Path(__file__).parent
for name in ["images", "labels"]:
    np.save(target / f"test_{name}.npy", np.load(source / f"{name}.npy")[-360:])
for network in ["mlp", "cnn", "lstm"]:
    shutil.copy(source / f"{network}.safetensors", target)
    shutil.copy(source / f"{network}_logits64.npy", target)
