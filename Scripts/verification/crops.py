"""Cuts subjects out of pictures and videos, as inputs for networks that find landmarks."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import numpy as np


def frames(path: Path, every: int) -> Iterator[tuple[int, np.ndarray]]:
    """The number and the pixels of a picture, or of every so many frames of a video, decoded by ffmpeg."""
    pixmaps = subprocess.run(
        ["ffmpeg", "-v", "error", "-i", str(path), "-vf", f"select=not(mod(n\\,{every}))", "-fps_mode", "passthrough",
         "-f", "image2pipe", "-vcodec", "ppm", "-"],
        check=True, capture_output=True,
    ).stdout  # fmt: skip
    place, number = 0, 0
    while place < len(pixmaps):
        magic, width, height, most = pixmaps[place : place + 64].split(maxsplit=4)[:4]
        if magic != b"P6" or most != b"255":
            raise SystemExit(f"{path}: ffmpeg gives no pixels of bytes")
        place += len(b"P6\n%s %s\n255\n" % (width, height))
        shape = (int(height), int(width), 3)
        yield number, np.frombuffer(pixmaps, np.uint8, int(np.prod(shape)), place).reshape(shape)
        place += int(np.prod(shape))
        number += every


def crop(pixels: np.ndarray, landmarks: np.ndarray, margin: float, side: int) -> np.ndarray:
    """A square around landmarks, as many times as large as they need, in `side` pixels from 0 to 1."""
    low, high = landmarks.min(axis=0), landmarks.max(axis=0)
    extent = margin * float((high - low).max())
    steps = (np.arange(side) + 0.5) / side - 0.5
    columns, rows = ((low[axis] + high[axis]) / 2 + extent * steps - 0.5 for axis in (0, 1))
    left, top = np.floor(columns).astype(int), np.floor(rows).astype(int)
    across, down = (columns - left)[None, :, None], (rows - top)[:, None, None]

    def taken(row: int, column: int) -> np.ndarray:
        """The pixels that far from the ones above and to the left, black outside of the picture."""
        y, x = top + row, left + column
        inside = ((y >= 0) & (y < pixels.shape[0]))[:, None] & ((x >= 0) & (x < pixels.shape[1]))[None, :]
        found = pixels[np.clip(y, 0, pixels.shape[0] - 1)][:, np.clip(x, 0, pixels.shape[1] - 1)]
        return found * inside[:, :, None]

    above = taken(0, 0) * (1 - across) + taken(0, 1) * across
    below = taken(1, 0) * (1 - across) + taken(1, 1) * across
    return ((above * (1 - down) + below * down) / 255).astype(np.float32)[None]
