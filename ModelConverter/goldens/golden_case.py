"""What one operator golden consists of before LiteRT has run it, and the random data that fills it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Sequence, TypeVar

import numpy as np
from ai_edge_litert import schema_py_generated as schema

from tflite_builder import ModelBuilder

ACTIVATIONS: tuple[str, ...] = ("NONE", "RELU", "RELU6", "RELU_N1_TO_1")
PADDINGS: tuple[str, ...] = ("SAME", "VALID")

Choice = TypeVar("Choice")


@dataclass(frozen=True)
class Tolerance:
    """How near an output must come: a level by name, and for sums the number of summed terms.

    exact: equal values. ulps: one or few roundings. elementwise: approximations of exp and the like.
    accumulated: sums whose order is free; the error is measured against the sum of absolute products.
    network: whole networks; the error is measured against the floor times the largest output.
    """

    level: str
    terms: int | None = None
    ulps: int | None = None
    floor: float | None = None


EXACT = Tolerance("exact")
ELEMENTWISE = Tolerance("elementwise")


@dataclass
class Case:
    """A model, its inputs in the order of the graph's inputs, and what the manifest says about it."""

    model: ModelBuilder
    inputs: list[np.ndarray]
    attributes: dict[str, Any]
    # One for all outputs, or one for each.
    tolerances: list[Tolerance]
    # The inputs whose outputs are the magnitudes of sums, when they are not the absolute inputs.
    magnitude_inputs: list[np.ndarray] | None = None
    # What errors of each output are measured against, when no model computes it.
    magnitudes: list[np.ndarray] | None = None
    # Whether the magnitudes of sums can be had from the same model; otherwise the largest output stands in.
    has_magnitudes: bool = True
    # Given the outputs, how many leading elements of each the runtime defines; None when it defines all.
    defined_counts: Callable[[list[np.ndarray]], list[int]] | None = None
    # Whether the stored model has placeholders for the shapes between its inputs and outputs. The runtime
    # gets the true ones: it infers shapes, but chooses by the stored ones what a delegate runs.
    has_open_shapes: bool = False

    def tolerance(self, output: int) -> Tolerance:
        return self.tolerances[output if len(self.tolerances) > 1 else 0]


# A function that makes the case with a number from random numbers. The number steers the attributes that
# must all occur; everything else is random.
CaseMaker = Callable[[np.random.Generator, int], Case]


def accumulated(terms: int) -> Tolerance:
    return Tolerance("accumulated", terms=int(terms))


def pick(random: np.random.Generator, choices: Sequence[Choice]) -> Choice:
    """One of the choices as it is, not converted to a NumPy value."""
    return choices[int(random.integers(len(choices)))]


def between(random: np.random.Generator, low: int, high: int) -> int:
    """A whole number from low to high, both included."""
    return int(random.integers(low, high + 1))


def activation_code(name: str) -> int:
    return int(getattr(schema.ActivationFunctionType, name))


def padding_code(name: str) -> int:
    return int(getattr(schema.Padding, name))


def floats(random: np.random.Generator, shape: Sequence[int]) -> np.ndarray:
    """Mostly ordinary numbers, with some large, some tiny and some zeros among them."""
    values = random.standard_normal(tuple(shape)).astype(np.float32)
    kind = random.random(tuple(shape))
    values = np.where(kind < 0.03, values * np.float32(1e3), values)
    values = np.where((kind >= 0.03) & (kind < 0.06), values * np.float32(1e-5), values)
    values = np.where((kind >= 0.06) & (kind < 0.08), np.float32(0), values)
    return np.asarray(values, np.float32)


def weights(random: np.random.Generator, shape: Sequence[int]) -> np.ndarray:
    """Numbers as trained filters hold them."""
    return (random.standard_normal(tuple(shape)) * 0.3).astype(np.float32)


def whole_numbers(random: np.random.Generator, shape: Sequence[int]) -> np.ndarray:
    """Small numbers, whose sums and products single precision holds exactly."""
    return random.integers(-6, 7, tuple(shape)).astype(np.float32)


def indices(values: Sequence[int] | Sequence[Sequence[int]]) -> np.ndarray:
    """Shapes, axes and paddings are tensors of this type."""
    return np.array(values, np.int32)


def image_shape(
    random: np.random.Generator, channels: int, least: tuple[int, int] = (1, 1), batch: int = 1
) -> tuple[int, int, int, int]:
    """NHWC of at least the given height and width, and rarely square."""
    return (batch, least[0] + between(random, 0, 12), least[1] + between(random, 0, 12), channels)


def narrow_kernel(size: int, number: int) -> tuple[int, int]:
    """The window of a narrow image: along a column, along a row, or square."""
    return ((size, 1), (1, size), (size, size), (size, size))[number % 4]


def narrow_shape(
    random: np.random.Generator, number: int, channels: int, least: tuple[int, int] = (1, 1), batch: int = 1
) -> tuple[int, int, int, int]:
    """NHWC of few columns and many rows, or the other way round; of one where the window is as narrow."""
    few, many = 1 if number % 4 < 2 else between(random, 1, 7), between(random, 4, 40)
    height, width = (many, few) if number % 2 == 0 else (few, many)
    return (batch, max(height, least[0]), max(width, least[1]), channels)
