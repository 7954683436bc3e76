"""MediaPipe's custom operators that slide a window over an image.

Two poolings say where the largest value was and put it back there; a transposed convolution has a bias.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

import numpy as np

from golden_case import (
    ACTIVATIONS,
    EXACT,
    PADDINGS,
    Case,
    CaseMaker,
    accumulated,
    activation_code,
    between,
    pick,
    weights,
)
from landmark_cases import picture
from tflite_builder import ModelBuilder

# How the structure of C that holds the attributes names the kinds of padding.
PADDING_CODES = {"SAME": 1, "VALID": 2}


# What one step of a pixel stands for before a transposed convolution.
SPREAD_SCALE = 0.03


@dataclass(frozen=True)
class Pooling:
    """A pooling by the attributes that the source keeps as a structure of C."""

    padding: str
    stride: tuple[int, int]
    window: tuple[int, int]
    activation: str

    def options(self) -> bytes:
        """The structure, with the room at its end that the runtime uses."""
        strides, windows = reversed(self.stride), reversed(self.window)
        return struct.pack(
            "<6i16x", PADDING_CODES[self.padding], *strides, *windows, activation_code(self.activation)
        )

    def indices_are_integers(self) -> bool:
        """Whether XNNPACK takes the pooling. It stores indices as the bits of integers, for itself to read."""
        return self.stride == self.window and self.activation == "NONE"

    def output_shape(self, shape: tuple[int, ...]) -> tuple[int, ...]:
        def length(size: int, window: int, stride: int) -> int:
            return -(-size // stride) if self.padding == "SAME" else (size - window) // stride + 1

        return (shape[0], *map(length, shape[1:3], self.window, self.stride), shape[3])


def add_pooling(
    random: np.random.Generator, number: int, model: ModelBuilder
) -> tuple[np.ndarray, Pooling, list[int]]:
    """A picture and its pooling: values and indices."""
    window = (between(random, 1, 4), between(random, 1, 4))
    stride = window if number % 4 == 1 else tuple(between(random, 1, length) for length in window)
    padding = PADDINGS[number % len(PADDINGS)]
    # XNNPACK takes a pooling with padding but not its unpooling, and the integers are then read as numbers.
    activations = ACTIVATIONS[1:] if padding == "SAME" else ACTIVATIONS
    pooling = Pooling(padding, stride, window, pick(random, activations))
    height, width = (length + between(random, 0, 9) for length in window)
    pixels, numbers = picture(random, model, height, width, 0.07)
    shape = pooling.output_shape(pixels.shape)
    outputs = model.add_custom_operator(
        "MaxPoolingWithArgmax2D", [numbers], pooling.options(), ["values", "indices"], [shape, shape]
    )
    return pixels, pooling, outputs


def max_pooling_with_argmax(random: np.random.Generator, number: int) -> Case:
    """Windows that overlap or touch; equal values occur."""
    model = ModelBuilder()
    pixels, pooling, model.outputs = add_pooling(random, number, model)
    return Case(
        model,
        [pixels],
        vars(pooling),
        [EXACT],
        defined_counts=lambda outputs: [
            outputs[0].size,
            0 if pooling.indices_are_integers() else outputs[1].size,
        ],
    )


def max_unpooling(random: np.random.Generator, number: int) -> Case:
    """What a pooling found, put back."""
    model = ModelBuilder()
    pixels, pooling, pooled = add_pooling(random, number, model)
    batch, height, width, channels = model.tensors[pooled[0]].shape
    shape = (batch, height * pooling.window[0], width * pooling.window[1], channels)
    model.outputs = model.add_custom_operator(
        "MaxUnpooling2D", pooled, pooling.options(), ["unpooled"], [shape]
    )
    return Case(model, [pixels], vars(pooling), [EXACT])


def spread(image: np.ndarray, filters: np.ndarray, stride: tuple[int, int]) -> np.ndarray:
    """A transposed convolution without padding, in double precision."""
    _, height, width, _ = image.shape
    count, rows, columns, _ = filters.shape
    result = np.zeros((1, stride[0] * (height - 1) + rows, stride[1] * (width - 1) + columns, count))
    for y in range(rows):
        for x in range(columns):
            part = result[:, y : y + stride[0] * height : stride[0], x : x + stride[1] * width : stride[1]]
            part += image.astype(np.float64) @ filters[:, y, x].T.astype(np.float64)
    return result


def transposed_convolution(random: np.random.Generator, number: int) -> Case:
    """Filters wider and narrower than their stride; with padding, half of what is too much goes each way."""
    kernel = (between(random, 1, 4), between(random, 1, 4))
    stride = (between(random, 1, 3), between(random, 1, 3))
    padding = PADDINGS[number % len(PADDINGS)]
    filters = weights(random, (between(random, 1, 9), *kernel, 3))
    bias = weights(random, (filters.shape[0],))
    model = ModelBuilder()
    pixels, numbers = picture(random, model, between(random, 1, 9), between(random, 1, 9), SPREAD_SCALE)
    excess = [
        max(side - (length - 1) % step - 1, 0) if padding == "SAME" else 0
        for side, length, step in zip(kernel, pixels.shape[1:3], stride)
    ]
    image = np.abs((pixels.astype(np.float32) - 128) * np.float32(SPREAD_SCALE))
    magnitudes = spread(image, np.abs(filters), stride) + np.abs(bias)
    top, left = (count // 2 for count in excess)
    height, width = (magnitudes.shape[axis + 1] - count for axis, count in enumerate(excess))
    magnitudes = magnitudes[:, top : top + height, left : left + width].astype(np.float32)
    operands = [numbers, model.add_constant("filters", filters), model.add_constant("bias", bias)]
    options = struct.pack("<3i", PADDING_CODES[padding], *reversed(stride))
    model.outputs = model.add_custom_operator(
        "Convolution2DTransposeBias", operands, options, ["spread"], [magnitudes.shape]
    )
    return Case(
        model,
        [pixels],
        {"padding": padding, "stride": stride, "kernel": kernel},
        [accumulated(kernel[0] * kernel[1] * 3)],
        magnitudes=[magnitudes],
    )


PICTURE_WINDOW_OPERATORS: dict[str, CaseMaker] = {
    "Convolution2DTransposeBias": transposed_convolution,
    "MaxPoolingWithArgmax2D": max_pooling_with_argmax,
    "MaxUnpooling2D": max_unpooling,
}
