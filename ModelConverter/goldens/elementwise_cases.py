"""Float operators that treat each element on its own, and reductions."""

from __future__ import annotations

from typing import Any

import numpy as np
from ai_edge_litert import schema_py_generated as schema

from golden_case import (
    ACTIVATIONS,
    ELEMENTWISE,
    EXACT,
    Case,
    CaseMaker,
    Tolerance,
    accumulated,
    activation_code,
    between,
    floats,
    image_shape,
    indices,
    pick,
    weights,
)
from tflite_builder import ModelBuilder

# No builtin kernel of LiteRT broadcasts more axes than this.
LARGEST_BROADCAST_RANK = 5
# Around the widths of SIMD registers.
LENGTHS: tuple[int, ...] = (1, 3, 4, 7, 8, 9, 15, 16, 17, 31, 33)


def random_shape(random: np.random.Generator, rank: int) -> tuple[int, ...]:
    """A small shape whose last axis is long enough for wide loads and their rest."""
    return tuple(between(random, 1, 4) for _ in range(rank - 1)) + (pick(random, LENGTHS),)


def broadcast_shapes(
    random: np.random.Generator, number: int, rank: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Two shapes that broadcast: equal, with a scalar, with one axis of channels, or with ones anywhere."""
    full = random_shape(random, rank)
    narrow: tuple[int, ...]
    if number % 5 == 0:
        narrow = full
    elif number % 5 == 1:
        narrow = pick(random, ((), (1,)))
    elif number % 5 == 2:
        narrow = full[-1:]
    else:
        narrow = tuple(length if random.random() < 0.5 else 1 for length in full)
    if number % 5 == 4:
        # Each side is repeated along axes of the other.
        full = tuple(1 if length > 1 and random.random() < 0.4 else length for length in full)
    return (full, narrow) if number % 2 else (narrow, full)


def binary(code: str, options_type: Any, has_activation: bool) -> CaseMaker:
    """Makes cases of a two-sided operator; some have a constant on one side."""

    def make(random: np.random.Generator, number: int) -> Case:
        rank = number % LARGEST_BROADCAST_RANK + 1
        left_shape, right_shape = broadcast_shapes(random, number // 2, rank)
        activation = ACTIVATIONS[number % len(ACTIVATIONS)] if has_activation else "NONE"
        constant = ("none", "left", "right")[number % 3]
        left, right = floats(random, left_shape), floats(random, right_shape)
        if code == "DIV":
            right = np.where(np.abs(right) < 1e-3, np.float32(0.5), right)

        model = ModelBuilder()
        inputs: list[np.ndarray] = []
        operands: list[int] = []
        for name, value in (("left", left), ("right", right)):
            if name == constant:
                operands.append(model.add_constant(name, value))
            else:
                operands.append(model.add_input(name, value.shape))
                inputs.append(value)
        options = options_type(activation_code(activation)) if has_activation else options_type()
        model.outputs = [model.add_operator(code, operands, options)]
        return Case(model, inputs, {"activation": activation, "constant": constant}, [EXACT])

    return make


def unary(code: str, options: Any, tolerance: Tolerance, domain: str = "all") -> CaseMaker:
    """Makes cases of a one-sided operator on all numbers, on positive ones, or out to where exp ends."""

    def make(random: np.random.Generator, number: int) -> Case:
        shape = random_shape(random, number % 4 + 1)
        values = floats(random, shape)
        if domain == "positive":
            values = np.abs(values) + np.float32(1e-6)
        if domain == "saturating":
            values = np.where(np.abs(values) > 20, np.sign(values) * np.float32(100), values * np.float32(4))
            values.flat[0] = 100 if number % 2 else -100
        model = ModelBuilder()
        operand = model.add_input("input", shape)
        model.outputs = [model.add_operator(code, [operand], options)]
        return Case(model, [values.astype(np.float32)], {"domain": domain}, [tolerance])

    return make


def parametric_rectifier(random: np.random.Generator, number: int) -> Case:
    shape = image_shape(random, pick(random, LENGTHS))
    height, width, channels = shape[1:]
    slope_shape = ((1, 1, channels), (channels,), (height, width, channels), (1,), (height, 1, 1))[number % 5]
    model = ModelBuilder()
    image = model.add_input("image", shape)
    slope = model.add_constant("slope", weights(random, slope_shape))
    model.outputs = [model.add_operator("PRELU", [image, slope])]
    return Case(model, [floats(random, shape)], {"slope": slope_shape}, [EXACT])


def reduction(code: str) -> CaseMaker:
    """Makes cases of a reduction along random axes, some of them counted from the end."""

    def make(random: np.random.Generator, number: int) -> Case:
        rank = number % 4 + 1
        shape = random_shape(random, rank)
        keeps_dimensions = number % 2 == 0
        axes = [axis for axis in range(rank) if random.random() < 0.5] or [rank - 1]
        if number % 8 == 7:
            axes = [1, 2]
        stored = [axis - rank if random.random() < 0.3 else axis for axis in axes]
        model = ModelBuilder()
        operand = model.add_input("input", shape)
        axes_tensor = model.add_constant("axes", indices(stored))
        model.outputs = [
            model.add_operator(code, [operand, axes_tensor], schema.ReducerOptionsT(keeps_dimensions))
        ]
        terms = int(np.prod([shape[axis] for axis in axes]))
        attributes = {"axes": stored, "keep_dims": keeps_dimensions}
        return Case(model, [floats(random, shape)], attributes, [accumulated(terms)])

    return make


ELEMENTWISE_OPERATORS: dict[str, CaseMaker] = {
    "ADD": binary("ADD", schema.AddOptionsT, has_activation=True),
    "SUB": binary("SUB", schema.SubOptionsT, has_activation=True),
    "MUL": binary("MUL", schema.MulOptionsT, has_activation=True),
    "DIV": binary("DIV", schema.DivOptionsT, has_activation=True),
    "SQUARED_DIFFERENCE": binary(
        "SQUARED_DIFFERENCE", schema.SquaredDifferenceOptionsT, has_activation=False
    ),
    "LOGISTIC": unary("LOGISTIC", None, ELEMENTWISE, "saturating"),
    "NEG": unary("NEG", schema.NegOptionsT(), EXACT),
    "SQRT": unary("SQRT", None, Tolerance("ulps", ulps=2), "positive"),
    "RSQRT": unary("RSQRT", None, Tolerance("ulps", ulps=2), "positive"),
    "RELU": unary("RELU", None, EXACT),
    "RELU6": unary("RELU6", None, EXACT),
    "RELU_N1_TO_1": unary("RELU_N1_TO_1", None, EXACT),
    "PRELU": parametric_rectifier,
    "MEAN": reduction("MEAN"),
    "SUM": reduction("SUM"),
}
