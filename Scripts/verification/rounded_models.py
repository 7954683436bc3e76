"""Writes model files whose weights are rounded to formats that the engine does not offer."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import numpy as np

# Operators that multiply, and the axis of the output channels of their weights, which are input 1.
CHANNEL_AXES = {
    "convolution2D": 0,
    "transposedConvolution2D": 0,
    "fullyConnected": 0,
    "depthwiseConvolution2D": 3,
}
TYPES = {"F16": np.float16, "F32": np.float32}


def to_bf16(weights: np.ndarray, _axis: int) -> np.ndarray:
    """The upper halves of the numbers' bits, rounded to the nearest or, of two, to the even one."""
    bits = weights.astype(np.float32).view(np.uint32)
    rounded = bits + np.uint32(0x7FFF) + (bits >> np.uint32(16) & np.uint32(1))
    return (rounded & np.uint32(0xFFFF0000)).view(np.float32)


def to_int8(weights: np.ndarray, axis: int) -> np.ndarray:
    """Integers from -127 to 127 with a scale for each output channel, as the numbers that they stand for."""
    weights = weights.astype(np.float32)
    others = tuple(index for index in range(weights.ndim) if index != axis)
    scales = np.abs(weights).max(axis=others, keepdims=True) / np.float32(127)
    scales[scales == 0] = 1
    return np.rint(weights / scales) * scales


ROUNDINGS = {"bf16": to_bf16, "int8": to_int8}


def write_rounded(source: Path, rounding: str, target: Path) -> int:
    """Writes a converted model file with its weights rounded; returns how many tensors that were."""
    contents = source.read_bytes()
    (length,) = struct.unpack("<Q", contents[:8])
    header = json.loads(contents[8 : 8 + length])
    data = contents[8 + length :]
    metadata = header.pop("__metadata__")
    stored = {name: data[slice(*entry["data_offsets"])] for name, entry in header.items()}
    axes: dict[str, int] = {}
    for name in [name for name in header if name.startswith("graph/")]:
        graph = json.loads(stored[name])
        for node in graph["nodes"]:
            axis = CHANNEL_AXES.get(node["operator"])
            weights = graph["tensors"][node["inputs"][1]] if axis is not None else {}
            if header.get(weights.get("constant"), {}).get("dtype") in TYPES:
                axes[weights["constant"]] = axis
                # Of the rounded weights others may be zero.
                weights.pop("nonzeroCount", None)
        stored[name] = json.dumps(graph).encode()
        header[name]["shape"] = [len(stored[name])]
    for name, axis in axes.items():
        weights = np.frombuffer(stored[name], TYPES[header[name]["dtype"]]).reshape(header[name]["shape"])
        stored[name] = ROUNDINGS[rounding](weights, axis).astype(np.float32).tobytes()
        header[name]["dtype"] = "F32"
    place = 0
    for name, entry in header.items():
        entry["data_offsets"] = [place, place + len(stored[name])]
        place += len(stored[name])
    text = json.dumps({"__metadata__": metadata, **header}).encode()
    target.write_bytes(struct.pack("<Q", len(text)) + text + b"".join(stored[name] for name in header))
    return len(axes)
