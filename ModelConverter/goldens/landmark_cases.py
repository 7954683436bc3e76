"""MediaPipe's custom operators that look at parts of an image around landmarks.

MediaPipe feeds networks with pictures, so that each model starts with a picture of bytes and turns it into
the operator's input.
"""

from __future__ import annotations

import numpy as np

from detection_cases import flexbuffer
from golden_case import EXACT, Case, CaseMaker, between, indices, pick
from tflite_builder import ModelBuilder, Quantization

# The version of the operators that MediaPipe runs.
VERSION = 2


def picture(
    random: np.random.Generator, model: ModelBuilder, height: int, width: int, scale: float
) -> tuple[np.ndarray, int]:
    """Random pixels, and the tensor that holds them as numbers of both signs, up to 128 scales from zero."""
    pixels = random.integers(0, 256, (1, height, width, 3), dtype=np.uint8)
    source = model.add_input("picture", pixels.shape, "uint8", Quantization.per_tensor(scale, 128))
    numbers = model.add_operator("DEQUANTIZE", [source], None, "numbers", shape=pixels.shape, version=2)
    return pixels, numbers


def reshaped(model: ModelBuilder, tensor: int, shape: tuple[int, ...]) -> int:
    """The elements of a tensor in another shape."""
    wanted = model.add_constant("shape", indices(shape))
    return model.add_operator("RESHAPE", [tensor, wanted], None, "reshaped", shape=shape)


def matrix(random: np.random.Generator, scale: float, shift: float) -> np.ndarray:
    """A turn with another scale along each axis, as the operator for landmarks makes it."""
    angle = random.uniform(-np.pi, np.pi)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    value = np.eye(4, dtype=np.float32)
    value[:2, :2] = turn * random.uniform(0.3, scale, 2)
    value[:2, 3] = random.uniform(-0.2, 1, 2) * shift
    return value[np.newaxis]


def landmarks_to_transform_matrix(random: np.random.Generator, number: int) -> Case:
    """A crop around an even or odd number of landmarks, also of one, with repetitions."""
    height, width = between(random, 2, 9), between(random, 2, 9)
    count = height * width
    subset = [int(index) for index in random.integers(0, count, 1 if number == 1 else between(random, 2, 9))]
    left, right = (int(index) for index in random.choice(count, 2, replace=False))
    options = {
        "left_rotation_idx": left,
        "output_height": between(random, 1, 20),
        "output_width": between(random, 1, 20),
        "right_rotation_idx": right,
        "scale_x": pick(random, (0.5, 1.0, 1.5)),
        "scale_y": pick(random, (0.5, 1.0, 1.5)),
        "subset_idxs": subset,
        "target_rotation_radians": pick(random, (0.0, 0.5, -1.25)),
    }
    model = ModelBuilder()
    pixels, numbers = picture(random, model, height, width, 0.173)
    landmarks = reshaped(model, numbers, (1, count, 3))
    model.outputs = model.add_custom_operator(
        "Landmarks2TransformMatrix", [landmarks], flexbuffer(options), ["matrix"], [(1, 4, 4)], VERSION
    )
    return Case(model, [pixels], options, [EXACT])


def transform_tensor_bilinear(random: np.random.Generator, number: int) -> Case:
    """A crop that lies partly outside, or from an image of one row or column."""
    height = 1 if number == 1 else between(random, 2, 16)
    width = 1 if number == 2 else between(random, 2, 16)
    options = {"output_height": between(random, 1, 12), "output_width": between(random, 1, 12)}
    model = ModelBuilder()
    pixels, numbers = picture(random, model, height, width, 0.07)
    # Without a turn, pixels may lie on pixels and on the very edge.
    value = matrix(random, 1.5, max(height, width)) if number % 3 else np.eye(4, dtype=np.float32)[np.newaxis]
    operands = [numbers, model.add_constant("matrix", value)]
    shape = (1, options["output_height"], options["output_width"], 3)
    model.outputs = model.add_custom_operator(
        "TransformTensorBilinear", operands, flexbuffer(options), ["crop"], [shape], VERSION
    )
    return Case(model, [pixels], options, [EXACT])


def transform_landmarks(random: np.random.Generator, number: int) -> Case:
    """Landmarks of two and of three coordinates."""
    dimensions = 2 + number % 2
    height, width = 2 * between(random, 1, 8), between(random, 1, 12)
    model = ModelBuilder()
    pixels, numbers = picture(random, model, height, width, 0.11)
    shape = (1, height * width * 3 // dimensions, dimensions)
    operands = [reshaped(model, numbers, shape), model.add_constant("matrix", matrix(random, 3, 50))]
    model.outputs = model.add_custom_operator(
        "TransformLandmarks", operands, b"", ["moved"], [shape], VERSION
    )
    return Case(model, [pixels], {"dimensions": dimensions}, [EXACT])


LANDMARK_OPERATORS: dict[str, CaseMaker] = {
    "Landmarks2TransformMatrix": landmarks_to_transform_matrix,
    "TransformTensorBilinear": transform_tensor_bilinear,
    "TransformLandmarks": transform_landmarks,
}
