"""Splits the digits data set into the parts for testing and for training, for the demo and the tests.

    python3 make.py FOLDER    # with images.npy, labels.npy and the networks' *.safetensors and *64.npy

The data: 1,797 handwritten digits of 8x8 pixels, "Optical Recognition of Handwritten Digits", UCI Machine Learning
Repository, E. Alpaydin and C. Kaynak, CC BY 4.0; the last 360 are for testing. The weights were trained, and the logits
of the test images computed in f64, with PyTorch. So were, from the weights *_init, the gradients *_grad64 of the mean
cross entropy of all training images, and the losses *_sgd_loss64 before each of ten steps of gradient descent, rate 0.1.
"""

import shutil
import sys
from pathlib import Path

import numpy as np

source, target = Path(sys.argv[1]), Path(__file__).parent
for name in ["images", "labels"]:
    np.save(target / f"test_{name}.npy", np.load(source / f"{name}.npy")[-360:])
    np.save(target / f"train_{name}.npy", np.load(source / f"{name}.npy")[:-360])
for network in ["mlp", "cnn", "lstm"]:
    for name in ["", "_init", "_grad64"]:
        shutil.copy(source / f"{network}{name}.safetensors", target)
    for name in ["logits64", "sgd_loss64"]:
        shutil.copy(source / f"{network}_{name}.npy", target)
