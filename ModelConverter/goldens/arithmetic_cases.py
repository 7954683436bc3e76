"""Operators that treat elements, rows and windows arithmetically, in every type that LiteRT runs them in.

Which of them its XNNPACK delegate takes differs from type to type: OPERATORS_WITHOUT_XNNPACK lists those that
LiteRT's own kernels run, if only in some cases.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable

import numpy as np
from ai_edge_litert import schema_py_generated as schema

from elementwise_cases import LARGEST_BROADCAST_RANK, LENGTHS, broadcast_shapes, random_shape
from golden_case import (
    ACTIVATIONS,
    ELEMENTWISE,
    EXACT,
    PADDINGS,
    Case,
    CaseMaker,
    Tolerance,
    accumulated,
    activation_code,
    between,
    floats,
    image_shape,
    indices,
    padding_code,
    pick,
)
from rearrangement_cases import codes, random_quantization
from tflite_builder import ModelBuilder, Quantization
from window_cases import DEPTHWISE_CHANNELS

CODE_TYPES: tuple[str, ...] = ("uint8", "int8")


def values(random: np.random.Generator, type_name: str, shape: tuple[int, ...]) -> np.ndarray:
    """Elements of any type: ordinary numbers, all codes, small integers with repetitions, truth values."""
    if type_name == "float32":
        return floats(random, shape)
    if type_name == "bool":
        return np.asarray(random.random(shape) < 0.5)
    if type_name in CODE_TYPES:
        return codes(random, type_name, shape)
    return np.asarray(random.integers(-20, 21, shape).astype(type_name))


def parameters(random: np.random.Generator, type_name: str) -> Quantization | None:
    """A quantisation for codes, none for other types."""
    return random_quantization(random, type_name) if type_name in CODE_TYPES else None


def lowest(type_name: str) -> int:
    return int(np.iinfo(np.dtype(type_name)).min)


def middle(type_name: str) -> int:
    return 0 if type_name == "int8" else 128


def all_codes(random: np.random.Generator, type_name: str) -> np.ndarray:
    limits = np.iinfo(np.dtype(type_name))
    return random.permutation(np.arange(limits.min, limits.max + 1)).astype(type_name).reshape(1, 4, 4, 16)


# One operand


@dataclass(frozen=True)
class Unary:
    """A one-sided operator on real numbers."""

    tolerance: Tolerance = EXACT
    options: Any = None
    # Values are multiplied with this before the operator sees them.
    spread: float = 1.0
    is_positive: bool = False
    limit: float = 1e4
    # What errors are measured against, where a function crosses zero between numbers.
    size: Callable[[np.ndarray], np.ndarray] | None = None


FLOAT_UNARY: dict[str, Unary] = {
    "ABS": Unary(options=schema.AbsOptionsT()),
    "CEIL": Unary(spread=3),
    "COS": Unary(accumulated(4), schema.CosOptionsT(), limit=3, size=np.ones_like),
    "ELU": Unary(ELEMENTWISE),
    # XNNPACK's strays by up to eleven units where arguments are large.
    "EXP": Unary(Tolerance("ulps", ulps=16), schema.ExpOptionsT(), spread=4, limit=80),
    "FLOOR": Unary(spread=3),
    "HARD_SWISH": Unary(options=schema.HardSwishOptionsT(), spread=2),
    "LOG": Unary(accumulated(9), is_positive=True, size=lambda x: np.maximum(np.abs(np.log(x)), 1)),
    "RELU_0_TO_1": Unary(),
    "ROUND": Unary(spread=3),
    "SIGN": Unary(options=schema.SignOptionsT()),
    "SIN": Unary(accumulated(4), limit=3, size=np.ones_like),
    "SQUARE": Unary(options=schema.SquareOptionsT()),
    "TANH": Unary(ELEMENTWISE, spread=2),
    "ZEROS_LIKE": Unary(options=schema.ZerosLikeOptionsT()),
}


def float_unary(code: str, unary: Unary) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        shape = random_shape(random, number % 4 + 1)
        numbers = floats(random, shape) * np.float32(unary.spread)
        if number % 3 == 2:
            # Integers and halves between them, where rounding has to choose.
            numbers = np.rint(numbers * 2).astype(np.float32) / np.float32(2)
        numbers = np.clip(numbers, -unary.limit, unary.limit).astype(np.float32)
        if unary.is_positive:
            numbers = np.abs(numbers) + np.float32(1e-6)
        model = ModelBuilder()
        model.outputs = [model.add_operator(code, [model.add_input("input", shape)], unary.options)]
        sizes = [unary.size(numbers).astype(np.float32)] if unary.size else None
        return Case(model, [numbers], {}, [unary.tolerance], magnitudes=sizes)

    return make


def gelu(random: np.random.Generator, number: int) -> Case:
    shape = random_shape(random, number % 4 + 1)
    # Far below zero, results are products of a number and nearly nothing, of which only the size is right.
    numbers = np.clip(floats(random, shape), -3, 1e4).astype(np.float32)
    options = schema.GeluOptionsT(number % 2 == 1)
    model = ModelBuilder()
    model.outputs = [model.add_operator("GELU", [model.add_input("input", shape)], options, version=1)]
    attributes = {"approximate": number % 2 == 1}
    return Case(model, [numbers], attributes, [accumulated(4)], magnitudes=[np.abs(numbers)])


def leaky_relu(type_name: str) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        slope = pick(random, (0.0, 0.01, 0.1, 0.2, 0.3, 1.5, -0.25))
        options = schema.LeakyReluOptionsT(slope)
        model = ModelBuilder()
        if type_name == "float32":
            shape = random_shape(random, number % 4 + 1)
            operand = model.add_input("input", shape)
            model.outputs = [model.add_operator("LEAKY_RELU", [operand], options)]
            return Case(model, [floats(random, shape)], {"slope": slope}, [EXACT])
        numbers = all_codes(random, type_name)
        source = random_quantization(random, type_name)
        target = nearby(random, type_name, source)
        operand = model.add_input("input", numbers.shape, type_name, source)
        model.outputs = [
            model.add_operator("LEAKY_RELU", [operand], options, "output", type_name, target, 2)
        ]
        return Case(model, [numbers], {"type": type_name, "slope": slope}, [EXACT])

    return make


def fake_quant(random: np.random.Generator, number: int) -> Case:
    """Ranges around zero, on one side of it, and with codes at dyadic numbers, where rounding has to choose."""
    shape = random_shape(random, number % 4 + 1)
    bit_count = 8 if number % 2 else between(random, 2, 16)
    low, high = (float(np.float32(limit)) for limit in (-random.uniform(0.1, 8), random.uniform(0.1, 8)))
    numbers = floats(random, shape) * np.float32(4)
    if number % 5 == 1:
        low = 0.0
    elif number % 5 == 2:
        high = 0.0
    elif number % 5 == 3:
        step, code_count = 2.0 ** between(random, -6, 0), 2**bit_count
        low, high = -step * (code_count // 2), step * (code_count // 2 - 1)
        numbers = np.rint(numbers * 4) * np.float32(step / 2)
    elif number % 5 == 4:
        # A range without zero, which is moved there.
        low, high = (high, high + 1) if number % 2 else (low - 1, low)
    options = schema.FakeQuantOptionsT(low, high, bit_count, False)
    model = ModelBuilder()
    model.outputs = [model.add_operator("FAKE_QUANT", [model.add_input("input", shape)], options)]
    attributes = {"min": low, "max": high, "num_bits": bit_count}
    return Case(model, [numbers.astype(np.float32)], attributes, [EXACT])


def nearby(random: np.random.Generator, type_name: str, source: Quantization) -> Quantization:
    """A scale like the source's, and a zero point of its own."""
    return Quantization.per_tensor(
        source.scales[0] * random.uniform(0.5, 2), random_quantization(random, type_name).zero_points[0]
    )


@dataclass(frozen=True)
class CodeUnary:
    """A one-sided operator on codes."""

    options: Any = None
    version: int = 2
    types: tuple[str, ...] = CODE_TYPES
    # The output's scale and zero point, when LiteRT demands certain ones or the range asks for it.
    output: Callable[[str], Quantization] | None = None
    is_positive: bool = False


def small_scale(scale: float, position: float) -> Callable[[str], Quantization]:
    """A scale and a zero point at a share of the codes."""
    return lambda type_name: Quantization.per_tensor(scale, lowest(type_name) + int(255 * position))


CODE_UNARY: dict[str, CodeUnary] = {
    "ABS": CodeUnary(schema.AbsOptionsT(), types=("int8",)),
    "ELU": CodeUnary(version=1, types=("int8",)),
    "EXP": CodeUnary(schema.ExpOptionsT(), types=("int8",), output=small_scale(0.05, 0)),
    "GELU": CodeUnary(schema.GeluOptionsT(False)),
    "HARD_SWISH": CodeUnary(schema.HardSwishOptionsT(), version=1),
    "LOG": CodeUnary(types=("int8",), output=small_scale(0.03, 0.6)),
    "RELU": CodeUnary(),
    "RELU6": CodeUnary(),
    "RELU_N1_TO_1": CodeUnary(version=1),
    "RELU_0_TO_1": CodeUnary(version=1),
    "RSQRT": CodeUnary(types=("int8",), output=small_scale(0.05, 0), is_positive=True),
    "SQRT": CodeUnary(types=("int8",), output=small_scale(0.02, 0), is_positive=True),
    "TANH": CodeUnary(output=lambda type_name: Quantization.per_tensor(1 / 128, middle(type_name))),
}


def code_unary(code: str, unary: CodeUnary, type_name: str) -> CaseMaker:
    """Covers every code that the operator takes."""

    def make(random: np.random.Generator, number: int) -> Case:
        numbers = all_codes(random, type_name)
        source = random_quantization(random, type_name)
        if unary.is_positive:
            numbers = np.maximum(numbers, source.zero_points[0]).astype(type_name)
        target = unary.output(type_name) if unary.output else nearby(random, type_name, source)
        options = unary.options
        if code == "GELU":
            options = schema.GeluOptionsT(number % 2 == 1)
        model = ModelBuilder()
        operand = model.add_input("input", numbers.shape, type_name, source)
        model.outputs = [
            model.add_operator(code, [operand], options, "output", type_name, target, unary.version)
        ]
        return Case(model, [numbers], {"type": type_name}, [EXACT])

    return make


def plain_unary(code: str, options: Any, type_name: str, version: int = 1) -> CaseMaker:
    """A one-sided operator on integers or truth values."""

    def make(random: np.random.Generator, number: int) -> Case:
        shape = random_shape(random, number % 4 + 1)
        model = ModelBuilder()
        operand = model.add_input("input", shape, type_name)
        model.outputs = [
            model.add_operator(code, [operand], options, "output", type_name, version=version)
        ]
        return Case(model, [values(random, type_name, shape)], {"type": type_name}, [EXACT])

    return make


CAST_TYPES: tuple[str, ...] = ("float32", "int32", "int64", "int16", "uint8", "int8", "bool")


def cast(random: np.random.Generator, number: int) -> Case:
    """Between all types; floating-point numbers stay in the integer's range, where C++ defines a result."""
    source = CAST_TYPES[number % len(CAST_TYPES)]
    target = CAST_TYPES[(number + 1 + number // len(CAST_TYPES)) % len(CAST_TYPES)]
    shape = random_shape(random, number % 3 + 1)
    numbers = values(random, source, shape)
    if source == "float32":
        numbers = np.clip(numbers * 10, 0 if target == "uint8" else -120, 120).astype(np.float32)
    types = [getattr(schema.TensorType, name.upper()) for name in (source, target)]
    model = ModelBuilder()
    operand = model.add_input("input", shape, source)
    model.outputs = [
        model.add_operator("CAST", [operand], schema.CastOptionsT(*types), "output", target, version=1)
    ]
    return Case(model, [numbers], {"from": source, "to": target}, [EXACT])


def bucketize(random: np.random.Generator, number: int) -> Case:
    """Positions among boundaries, of which some are equal to elements."""
    source = ("float32", "int32", "int64")[number % 3]
    shape = random_shape(random, number % 4 + 1)
    numbers = random.integers(-9, 10, shape).astype(source)
    if source == "float32":
        numbers = numbers * np.float32(0.5)
        numbers.flat[0] = np.nan
    boundaries = np.sort(random.integers(-12, 13, between(random, 1, 9)) * 0.5).astype(np.float32)
    options = schema.BucketizeOptionsT(boundaries.tolist())
    model = ModelBuilder()
    operand = model.add_input("input", shape, source)
    model.outputs = [model.add_operator("BUCKETIZE", [operand], options, "output", "int32", version=1)]
    return Case(model, [numbers], {"type": source, "boundaries": boundaries.tolist()}, [EXACT])


# Two and three operands


@dataclass(frozen=True)
class Binary:
    """A two-sided operator without scales."""

    options: Callable[[], Any]
    types: tuple[str, ...]
    version: int = 1
    tolerance: Tolerance = EXACT
    has_activation: bool = False
    # Elements of the right side are not zero, or not negative.
    divides: bool = False
    is_power: bool = False
    result_type: str | None = None


NUMBERS = ("float32", "int32", "int64")
BINARY: dict[str, Binary] = {
    "ADD": Binary(schema.AddOptionsT, ("int32", "int64"), 4, has_activation=True),
    "SUB": Binary(schema.SubOptionsT, ("int32", "int64"), 2, has_activation=True),
    "MUL": Binary(schema.MulOptionsT, ("int32", "int64"), 2, has_activation=True),
    "DIV": Binary(schema.DivOptionsT, ("int32",), 1, has_activation=True, divides=True),
    "SQUARED_DIFFERENCE": Binary(schema.SquaredDifferenceOptionsT, ("int32",)),
    "MAXIMUM": Binary(schema.MaximumMinimumOptionsT, NUMBERS),
    "MINIMUM": Binary(schema.MaximumMinimumOptionsT, NUMBERS),
    "POW": Binary(schema.PowOptionsT, ("float32", "int32"), tolerance=ELEMENTWISE, is_power=True),
    "FLOOR_DIV": Binary(schema.FloorDivOptionsT, ("float32", "int32"), 2, divides=True),
    "FLOOR_MOD": Binary(schema.FloorModOptionsT, NUMBERS, divides=True),
    "BITWISE_XOR": Binary(schema.BitwiseXorOptionsT, ("int32",)),
    "RIGHT_SHIFT": Binary(schema.RightShiftOptionsT, ("int32",)),
    "ATAN2": Binary(schema.ATan2OptionsT, ("float32",), tolerance=ELEMENTWISE),
    "LOGICAL_AND": Binary(schema.LogicalAndOptionsT, ("bool",)),
    "LOGICAL_OR": Binary(schema.LogicalOrOptionsT, ("bool",)),
    "EQUAL": Binary(schema.EqualOptionsT, (*NUMBERS, "bool"), result_type="bool"),
    "NOT_EQUAL": Binary(schema.NotEqualOptionsT, (*NUMBERS, "bool"), result_type="bool"),
    "LESS": Binary(schema.LessOptionsT, NUMBERS, result_type="bool"),
    "LESS_EQUAL": Binary(schema.LessEqualOptionsT, NUMBERS, result_type="bool"),
    "GREATER": Binary(schema.GreaterOptionsT, NUMBERS, result_type="bool"),
    "GREATER_EQUAL": Binary(schema.GreaterEqualOptionsT, NUMBERS, result_type="bool"),
}


def plain_binary(code: str, binary: Binary, type_name: str) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        # Some of LiteRT's own kernels broadcast no more than four axes.
        left_shape, right_shape = broadcast_shapes(random, number // 2, number % 4 + 1)
        if code == "ATAN2":
            left_shape = right_shape
        left, right = values(random, type_name, left_shape), values(random, type_name, right_shape)
        if binary.divides:
            right = np.where(np.abs(right) < 0.5, right.dtype.type(3), right)
        if binary.is_power:
            left, right = np.abs(left), np.abs(right) % 4
            left = np.minimum(left, 50) + left.dtype.type(1)
        if binary.result_type and type_name == "float32":
            left, right = np.rint(left), np.rint(right)
        left, right = left.astype(type_name), right.astype(type_name)
        activation = ACTIVATIONS[number % len(ACTIVATIONS)] if binary.has_activation else "NONE"
        options = binary.options()
        if binary.has_activation:
            options.fusedActivationFunction = activation_code(activation)
        model = ModelBuilder()
        operands = [
            model.add_input("left", left_shape, type_name), model.add_input("right", right_shape, type_name)
        ]
        result = binary.result_type or type_name
        model.outputs = [
            model.add_operator(code, operands, options, "output", result, version=binary.version)
        ]
        tolerance = binary.tolerance if type_name == "float32" else EXACT
        return Case(model, [left, right], {"type": type_name, "activation": activation}, [tolerance])

    return make


def add_n(type_name: str) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        shape = random_shape(random, number % 4 + 1)
        count = number % 4 + 2
        model = ModelBuilder()
        operands = [model.add_input(f"part_{position}", shape, type_name) for position in range(count)]
        model.outputs = [model.add_operator("ADD_N", operands, schema.AddNOptionsT(), "output", type_name)]
        parts = [values(random, type_name, shape) for _ in range(count)]
        return Case(model, parts, {"type": type_name, "count": count}, [EXACT])

    return make


def code_binary(code: str, options_type: Any, type_name: str, version: int) -> CaseMaker:
    """A two-sided operator on codes with a scale on each side and one of the result."""

    def make(random: np.random.Generator, number: int) -> Case:
        left_shape, right_shape = broadcast_shapes(random, number // 2, number % 4 + 1)
        left, right = random_quantization(random, type_name), random_quantization(random, type_name)
        left_codes, right_codes = codes(random, type_name, left_shape), codes(random, type_name, right_shape)
        scale = left.scales[0] + right.scales[0]
        if code == "MUL":
            scale = left.scales[0] * right.scales[0] * 80
        if code == "SQUARED_DIFFERENCE":
            scale = scale * scale * 60
        if code == "DIV":
            scale = left.scales[0] / right.scales[0] / 20
            same = right_codes == right.zero_points[0]
            right_codes = np.where(same, right_codes + 1, right_codes).astype(type_name)
            # LiteRT shifts by more than 31 bits for small dividends, and C++ leaves open what that gives.
            near = np.abs(left_codes.astype(int) - left.zero_points[0]) < 8
            left_codes = np.where(near, left.zero_points[0] + 9, left_codes).astype(type_name)
        output = Quantization.per_tensor(
            scale * random.uniform(0.4, 1.0), random_quantization(random, type_name).zero_points[0]
        )
        activation = "NONE"
        options = options_type()
        if hasattr(options, "fusedActivationFunction"):
            activation = ACTIVATIONS[number % len(ACTIVATIONS)]
            options.fusedActivationFunction = activation_code(activation)
        model = ModelBuilder()
        operands = [
            model.add_input("left", left_shape, type_name, left),
            model.add_input("right", right_shape, type_name, right),
        ]
        model.outputs = [
            model.add_operator(code, operands, options, "output", type_name, output, version)
        ]
        attributes = {"type": type_name, "activation": activation}
        return Case(model, [left_codes, right_codes], attributes, [EXACT])

    return make


def code_extremum(code: str, type_name: str) -> CaseMaker:
    """The larger or smaller of two codes of the same scale."""

    def make(random: np.random.Generator, number: int) -> Case:
        shapes = broadcast_shapes(random, number // 2, number % 4 + 1)
        quantization = random_quantization(random, type_name)
        model = ModelBuilder()
        operands = [
            model.add_input(name, shape, type_name, quantization)
            for name, shape in zip(("left", "right"), shapes)
        ]
        options = schema.MaximumMinimumOptionsT()
        model.outputs = [
            model.add_operator(code, operands, options, "output", type_name, quantization, 2)
        ]
        parts = [codes(random, type_name, shape) for shape in shapes]
        return Case(model, parts, {"type": type_name}, [EXACT])

    return make


def code_comparison(code: str, options_type: Any, type_name: str) -> CaseMaker:
    """Codes of two scales, compared by the numbers that they stand for."""

    def make(random: np.random.Generator, number: int) -> Case:
        shapes = broadcast_shapes(random, number // 2, number % 4 + 1)
        left = random_quantization(random, type_name)
        right = left if number % 3 == 0 else random_quantization(random, type_name)
        model = ModelBuilder()
        operands = [
            model.add_input("left", shapes[0], type_name, left),
            model.add_input("right", shapes[1], type_name, right),
        ]
        model.outputs = [
            model.add_operator(code, operands, options_type(), "output", "bool", version=2)
        ]
        parts = [codes(random, type_name, shape) for shape in shapes]
        return Case(model, parts, {"type": type_name}, [EXACT])

    return make


def signed_parameters(random: np.random.Generator, type_name: str) -> Quantization:
    """A quantisation for signed codes of 8 or 16 bits."""
    if type_name == "int8":
        return random_quantization(random, type_name)
    return Quantization.per_tensor(float(random.uniform(1e-4, 1e-3)), 0)


def integers_of_codes(code: str, options_type: Any, type_name: str, result: str | None = None) -> CaseMaker:
    """Signed codes that LiteRT takes as the integers that they are, whatever they stand for."""

    def make(random: np.random.Generator, number: int) -> Case:
        left_shape, right_shape = broadcast_shapes(random, number // 2, number % 4 + 1)
        limit = 120 if type_name == "int8" else 30000
        left, right = (
            random.integers(-limit, limit + 1, shape).astype(type_name) for shape in (left_shape, right_shape)
        )
        if result:
            left, right = (left % 5).astype(type_name), (right % 5).astype(type_name)
        # No divisor is zero, nor one that most quotients by are zero.
        right = np.where(right == 0, 7, right // 4 if number % 2 else right).astype(type_name)
        right = np.where(right == 0, 3, right).astype(type_name)
        parts = [left] if code == "NEG" else [left, right]
        model = ModelBuilder()
        operands = [
            model.add_input(f"input_{index}", part.shape, type_name, signed_parameters(random, type_name))
            for index, part in enumerate(parts)
        ]
        target = None if result else signed_parameters(random, type_name)
        model.outputs = [
            model.add_operator(code, operands, options_type(), "output", result or type_name, target)
        ]
        return Case(model, parts, {"type": type_name}, [EXACT])

    return make


def product_of_codes(type_name: str) -> CaseMaker:
    """Signed codes multiplied along random axes; a single one stays as it is."""

    def make(random: np.random.Generator, number: int) -> Case:
        rank = number % 4 + 1
        shape = random_shape(random, rank)
        axes = [axis for axis in range(rank) if random.random() < 0.4] or [rank - 1]
        if number % 5 == 4:
            shape = tuple(1 if axis in axes else length for axis, length in enumerate(shape))
        limit = 127 if type_name == "int8" else 32767
        numbers = random.integers(-limit, limit + 1, shape).astype(type_name)
        # So that products neither vanish nor leave the range at once.
        source, target = (
            Quantization.per_tensor(float(random.uniform(1, 3)) / limit, between(random, -9, 9) if limit < 128 else 0)
            for _ in range(2)
        )
        model = ModelBuilder()
        operands = [
            model.add_input("input", shape, type_name, source), model.add_constant("axes", indices(axes))
        ]
        options = schema.ReducerOptionsT(number % 2 == 0)
        model.outputs = [
            model.add_operator("REDUCE_PROD", operands, options, "output", type_name, target, 2)
        ]
        return Case(model, [numbers], {"type": type_name, "axes": axes}, [EXACT])

    return make


SELECT_TYPES: tuple[str, ...] = ("float32", "int8", "uint8", "int32", "int64", "bool", "int16")


def select(random: np.random.Generator, number: int) -> Case:
    """The first version of the operator: equal shapes, or a vector that chooses slices."""
    type_name = SELECT_TYPES[number % len(SELECT_TYPES)]
    shape = random_shape(random, number % 4 + 1)
    condition_shape = shape if number % 2 else shape[:1]
    quantization = parameters(random, type_name)
    model = ModelBuilder()
    operands = [model.add_input("condition", condition_shape, "bool")]
    operands += [model.add_input(name, shape, type_name, quantization) for name in ("true", "false")]
    options = schema.SelectOptionsT()
    model.outputs = [model.add_operator("SELECT", operands, options, "output", type_name, quantization)]
    inputs = [values(random, "bool", condition_shape)] + [values(random, type_name, shape) for _ in range(2)]
    return Case(model, inputs, {"type": type_name}, [EXACT])


def select_v2(random: np.random.Generator, number: int) -> Case:
    """The second version of the operator: each operand is repeated along some axes."""
    type_name = SELECT_TYPES[number % len(SELECT_TYPES)]
    full = random_shape(random, number % LARGEST_BROADCAST_RANK + 1)
    shapes = [
        tuple(length if random.random() < 0.6 else 1 for length in full)[between(random, 0, len(full) - 1) :]
        for _ in range(2)
    ] + [full]
    order = random.permutation(3)
    shapes = [shapes[position] for position in order]
    quantization = parameters(random, type_name)
    model = ModelBuilder()
    operands = [model.add_input("condition", shapes[0], "bool")]
    operands += [
        model.add_input(name, shape, type_name, quantization)
        for name, shape in zip(("true", "false"), shapes[1:])
    ]
    options = schema.SelectV2OptionsT()
    model.outputs = [model.add_operator("SELECT_V2", operands, options, "output", type_name, quantization)]
    inputs = [values(random, "bool", shapes[0])]
    inputs += [values(random, type_name, shape) for shape in shapes[1:]]
    return Case(model, inputs, {"type": type_name, "shapes": shapes}, [EXACT])


def code_prelu(type_name: str) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        shape = image_shape(random, pick(random, LENGTHS))
        slope_shape = ((1, 1, shape[3]), shape[1:])[number % 2]
        source, slope_scale = random_quantization(random, type_name), random_quantization(random, type_name)
        slope_scale = Quantization.per_tensor(slope_scale.scales[0] / 10, slope_scale.zero_points[0])
        model = ModelBuilder()
        image = model.add_input("image", shape, type_name, source)
        slope = model.add_constant("slope", codes(random, type_name, slope_shape), slope_scale)
        target = nearby(random, type_name, source)
        model.outputs = [model.add_operator("PRELU", [image, slope], None, "output", type_name, target)]
        return Case(model, [codes(random, type_name, shape)], {"type": type_name}, [EXACT])

    return make


# Reductions and rows


def reduction(code: str, type_name: str, tolerance: Tolerance, version: int = 1) -> CaseMaker:
    """Along random axes, some of them counted from the end."""

    def make(random: np.random.Generator, number: int) -> Case:
        rank = number % 4 + 1
        shape = random_shape(random, rank)
        axes = [axis for axis in range(rank) if random.random() < 0.5] or [rank - 1]
        if number % 4 == 3:
            # Global pooling.
            shape, axes = (1, between(random, 1, 14), between(random, 1, 14), shape[3]), [1, 2]
        stored = [axis - rank if random.random() < 0.3 else axis for axis in axes]
        quantization = parameters(random, type_name)
        target = quantization
        if quantization and code in ("MEAN", "SUM"):
            target = nearby(random, type_name, quantization)
            if code == "SUM":
                terms = float(np.prod([shape[axis] for axis in axes]))
                target = Quantization.per_tensor(target.scales[0] * terms**0.5, target.zero_points[0])
        numbers = values(random, type_name, shape)
        if code == "REDUCE_PROD":
            numbers = np.clip(numbers, -2, 2)
        model = ModelBuilder()
        operand = model.add_input("input", shape, type_name, quantization)
        axes_tensor = model.add_constant("axes", indices(stored))
        options = schema.ReducerOptionsT(number % 2 == 0)
        operands = [operand, axes_tensor]
        model.outputs = [
            model.add_operator(code, operands, options, "output", type_name, target, version)
        ]
        attributes = {"type": type_name, "axes": stored, "keep_dims": number % 2 == 0}
        return Case(model, [numbers], attributes, [tolerance])

    return make


def arg_reduction(code: str, options_type: Any, type_name: str) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        rank = number % 4 + 1
        shape = random_shape(random, rank)
        axis = between(random, -rank, rank - 1)
        result = ("int32", "int64")[number // 4 % 2]
        numbers = values(random, type_name, shape)
        if number % 3 == 0 and type_name != "bool":
            # Equal elements, of which the first one counts.
            numbers = (numbers // 4 * 4).astype(type_name)
        model = ModelBuilder()
        operand = model.add_input("input", shape, type_name, parameters(random, type_name))
        axis_tensor = model.add_constant("axis", np.array(axis, np.int32))
        options = options_type(getattr(schema.TensorType, result.upper()))
        operands = [operand, axis_tensor]
        model.outputs = [model.add_operator(code, operands, options, "output", result, version=2)]
        return Case(model, [numbers], {"type": type_name, "axis": axis, "result": result}, [EXACT])

    return make


def top_k(type_name: str) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        shape = random_shape(random, number % 3 + 1)
        count = between(random, 1, shape[-1])
        quantization = parameters(random, type_name)
        numbers = values(random, type_name, shape)
        if number % 3 == 0:
            numbers = (numbers // 4 * 4).astype(type_name)
        model = ModelBuilder()
        operand = model.add_input("input", shape, type_name, quantization)
        count_tensor = model.add_constant("count", np.array(count, np.int32))
        options = schema.TopKV2OptionsT()
        operands = [operand, count_tensor]
        chosen = model.add_operator("TOPK_V2", operands, options, "values", type_name, quantization, 2)
        model.outputs = [chosen, model.add_output("positions", "int32")]
        return Case(model, [numbers], {"type": type_name, "count": count}, [EXACT])

    return make


def cumsum(type_name: str) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        rank = number % 4 + 1
        shape = random_shape(random, rank)
        axis = between(random, -rank, rank - 1)
        exclusive, reverse = number % 2 == 1, number // 2 % 2 == 1
        model = ModelBuilder()
        operand = model.add_input("input", shape, type_name)
        axis_tensor = model.add_constant("axis", np.array(axis, np.int32))
        options = schema.CumsumOptionsT(exclusive, reverse)
        model.outputs = [model.add_operator("CUMSUM", [operand, axis_tensor], options, "output", type_name)]
        attributes = {"type": type_name, "axis": axis, "exclusive": exclusive, "reverse": reverse}
        return Case(model, [values(random, type_name, shape)], attributes, [EXACT])

    return make


def softmax(random: np.random.Generator, number: int) -> Case:
    shape = random_shape(random, number % 4 + 1)
    # XNNPACK takes no other factor than one.
    numbers = np.clip(floats(random, shape) * 3, -60, 60).astype(np.float32)
    model = ModelBuilder()
    operand = model.add_input("input", shape)
    model.outputs = [model.add_operator("SOFTMAX", [operand], schema.SoftmaxOptionsT(1.0))]
    return Case(model, [numbers], {}, [ELEMENTWISE])


def softmax_with_beta(random: np.random.Generator, number: int) -> Case:
    shape = random_shape(random, number % 4 + 1)
    beta = float(random.uniform(0.1, 4))
    numbers = np.clip(floats(random, shape), -8, 8).astype(np.float32)
    model = ModelBuilder()
    operand = model.add_input("input", shape)
    model.outputs = [model.add_operator("SOFTMAX", [operand], schema.SoftmaxOptionsT(beta))]
    return Case(model, [numbers], {"beta": beta}, [ELEMENTWISE])


def code_rows(code: str, type_name: str) -> CaseMaker:
    """Operators on rows of codes whose output's scale LiteRT demands."""

    def make(random: np.random.Generator, number: int) -> Case:
        shape = random_shape(random, number % 4 + 1)
        # Rows of one code, where differences vanish, are worth a look of their own.
        numbers = codes(random, type_name, shape)
        source = random_quantization(random, type_name)
        options: Any
        if code == "SOFTMAX":
            options = schema.SoftmaxOptionsT(1.0 if number % 3 else float(random.uniform(0.2, 2)))
            target = Quantization.per_tensor(1 / 256, lowest(type_name))
        elif code == "LOG_SOFTMAX":
            options = schema.LogSoftmaxOptionsT()
            target = Quantization.per_tensor(16 / 256, lowest(type_name) + 255)
        else:
            options = schema.L2NormOptionsT()
            target = Quantization.per_tensor(1 / 128, middle(type_name))
        model = ModelBuilder()
        operand = model.add_input("input", shape, type_name, source)
        model.outputs = [model.add_operator(code, [operand], options, "output", type_name, target, 2)]
        return Case(model, [numbers], {"type": type_name}, [EXACT])

    return make


def log_softmax(random: np.random.Generator, number: int) -> Case:
    shape = random_shape(random, number % 4 + 1)
    numbers = np.clip(floats(random, shape) * 3, -60, 60).astype(np.float32)
    model = ModelBuilder()
    operand = model.add_input("input", shape)
    model.outputs = [model.add_operator("LOG_SOFTMAX", [operand], schema.LogSoftmaxOptionsT())]
    # A difference of two numbers of the size of the scores.
    sizes = np.abs(numbers) + np.abs(numbers).max(axis=-1, keepdims=True) + np.float32(1)
    return Case(model, [numbers], {}, [accumulated(4)], magnitudes=[sizes.astype(np.float32)])


def l2_normalization(random: np.random.Generator, number: int) -> Case:
    shape = random_shape(random, number % 4 + 1)
    numbers = floats(random, shape)
    if number % 5 == 4:
        numbers = np.zeros_like(numbers)
    model = ModelBuilder()
    operand = model.add_input("input", shape)
    model.outputs = [model.add_operator("L2_NORMALIZATION", [operand], schema.L2NormOptionsT())]
    return Case(model, [numbers], {}, [ELEMENTWISE])


def local_response_normalization(random: np.random.Generator, number: int) -> Case:
    shape = image_shape(random, pick(random, LENGTHS))
    radius = between(random, 0, 4)
    bias, alpha = float(random.uniform(0.5, 2)), float(random.uniform(0.001, 1))
    beta = pick(random, (0.5, 0.75, 1.0))
    model = ModelBuilder()
    operand = model.add_input("input", shape)
    options = schema.LocalResponseNormalizationOptionsT(radius, bias, alpha, beta)
    model.outputs = [model.add_operator("LOCAL_RESPONSE_NORMALIZATION", [operand], options)]
    numbers = random.standard_normal(shape).astype(np.float32)
    attributes = {"radius": radius, "bias": bias, "alpha": alpha, "beta": beta}
    # LiteRT slides one sum along the channels, which adds up what it rounds.
    return Case(model, [numbers], attributes, [Tolerance("ulps", ulps=24)])


# Windows


def pool(code: str, type_name: str) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        window = (between(random, 2, 5), between(random, 2, 5)) if number % 3 else (2, 2)
        stride = (between(random, 1, 3), between(random, 1, 3)) if number % 2 else (2, 2)
        padding = PADDINGS[number // 2 % len(PADDINGS)]
        activation = ACTIVATIONS[number % len(ACTIVATIONS)]
        batch = 2 if number % 7 == 6 else 1
        shape = image_shape(random, pick(random, DEPTHWISE_CHANNELS), window, batch=batch)
        quantization = parameters(random, type_name)
        model = ModelBuilder()
        image = model.add_input("image", shape, type_name, quantization)
        options = schema.Pool2DOptionsT(
            padding_code(padding), stride[1], stride[0], window[1], window[0], activation_code(activation)
        )
        version = 2 if quantization else 1
        model.outputs = [
            model.add_operator(code, [image], options, "output", type_name, quantization, version)
        ]
        attributes = {
            "type": type_name,
            "window": window,
            "stride": stride,
            "padding": padding,
            "activation": activation,
        }
        tolerance = EXACT if quantization else accumulated(window[0] * window[1])
        return Case(model, [values(random, type_name, shape)], attributes, [tolerance])

    return make


def makers() -> tuple[dict[str, CaseMaker], frozenset[str]]:
    """All makers by name, and the names of those of which XNNPACK takes no case, or not all."""
    delegated: dict[str, CaseMaker] = {}
    builtin: dict[str, CaseMaker] = {}
    for code, unary in FLOAT_UNARY.items():
        target = builtin if code in ("RELU_0_TO_1", "SIGN", "ZEROS_LIKE") else delegated
        target[code] = float_unary(code, unary)
    delegated["GELU"] = gelu
    builtin["LEAKY_RELU"] = leaky_relu("float32")
    builtin["FAKE_QUANT"] = fake_quant
    for code, code_operator in CODE_UNARY.items():
        for type_name in code_operator.types:
            target = delegated if code in ("ELU", "TANH") else builtin
            target[f"{code} {type_name}"] = code_unary(code, code_operator, type_name)
    for code, options, types in (
        ("ABS", schema.AbsOptionsT(), ("int32",)),
        ("NEG", schema.NegOptionsT(), ("int32", "int64")),
        ("SIGN", schema.SignOptionsT(), ("int32",)),
        ("ZEROS_LIKE", schema.ZerosLikeOptionsT(), ("int32", "int64")),
        ("LOGICAL_NOT", schema.LogicalNotOptionsT(), ("bool",)),
    ):
        for type_name in types:
            version = 4 if code == "ABS" else 2 if code == "SIGN" else 1
            builtin[f"{code} {type_name}"] = plain_unary(code, options, type_name, version)
    builtin["CAST"] = cast
    builtin["BUCKETIZE"] = bucketize

    for code, binary in BINARY.items():
        for type_name in binary.types:
            target = delegated if type_name == "float32" and code in ("MAXIMUM", "MINIMUM") else builtin
            target[f"{code} {type_name}"] = plain_binary(code, binary, type_name)
    for type_name in ("float32", "int32"):
        builtin[f"ADD_N {type_name}"] = add_n(type_name)
    for type_name in CODE_TYPES:
        builtin[f"LEAKY_RELU {type_name}"] = leaky_relu(type_name)
        delegated[f"SUB {type_name}"] = code_binary("SUB", schema.SubOptionsT, type_name, 2)
        delegated[f"MUL {type_name}"] = code_binary("MUL", schema.MulOptionsT, type_name, 2)
        builtin[f"DIV {type_name}"] = code_binary("DIV", schema.DivOptionsT, type_name, 2)
        for code in ("MAXIMUM", "MINIMUM"):
            builtin[f"{code} {type_name}"] = code_extremum(code, type_name)
        for code, binary in BINARY.items():
            if binary.result_type:
                builtin[f"{code} {type_name}"] = code_comparison(code, binary.options, type_name)
        builtin[f"PRELU {type_name}"] = code_prelu(type_name)
    for type_name in ("int8", "int16"):
        builtin[f"NEG {type_name}"] = integers_of_codes("NEG", schema.NegOptionsT, type_name)
        builtin[f"FLOOR_DIV {type_name}"] = integers_of_codes("FLOOR_DIV", schema.FloorDivOptionsT, type_name)
        builtin[f"FLOOR_MOD {type_name}"] = integers_of_codes("FLOOR_MOD", schema.FloorModOptionsT, type_name)
        builtin[f"REDUCE_PROD {type_name}"] = product_of_codes(type_name)
    for code, binary in BINARY.items():
        if binary.result_type and code not in ("EQUAL", "NOT_EQUAL"):
            builtin[f"{code} int16"] = integers_of_codes(code, binary.options, "int16", "bool")
    builtin["SQUARED_DIFFERENCE int8"] = code_binary(
        "SQUARED_DIFFERENCE", schema.SquaredDifferenceOptionsT, "int8", 2
    )
    builtin["SELECT"], builtin["SELECT_V2"] = select, select_v2

    for code in ("REDUCE_MAX", "REDUCE_MIN"):
        delegated[f"{code} float32"] = reduction(code, "float32", EXACT)
        for type_name in CODE_TYPES:
            delegated[f"{code} {type_name}"] = reduction(code, type_name, EXACT, 2)
        for type_name in ("int32", "int64"):
            builtin[f"{code} {type_name}"] = reduction(code, type_name, EXACT)
    for code in ("MEAN", "SUM"):
        for type_name in CODE_TYPES:
            delegated[f"{code} {type_name}"] = reduction(code, type_name, EXACT, 2)
        for type_name in ("int32", "int64"):
            builtin[f"{code} {type_name}"] = reduction(code, type_name, EXACT)
    for type_name in NUMBERS:
        builtin[f"REDUCE_PROD {type_name}"] = reduction("REDUCE_PROD", type_name, EXACT)
    for code in ("REDUCE_ANY", "REDUCE_ALL"):
        builtin[f"{code} bool"] = reduction(code, "bool", EXACT)
    for type_name in ("float32", "int8", "uint8", "int32", "bool"):
        builtin[f"ARG_MAX {type_name}"] = arg_reduction("ARG_MAX", schema.ArgMaxOptionsT, type_name)
        builtin[f"ARG_MIN {type_name}"] = arg_reduction("ARG_MIN", schema.ArgMinOptionsT, type_name)
    for type_name in ("float32", "int8", "uint8", "int16", "int32", "int64"):
        builtin[f"TOPK_V2 {type_name}"] = top_k(type_name)
    for type_name in NUMBERS:
        builtin[f"CUMSUM {type_name}"] = cumsum(type_name)

    delegated["SOFTMAX"], builtin["SOFTMAX beta"] = softmax, softmax_with_beta
    builtin["LOG_SOFTMAX"] = log_softmax
    builtin["L2_NORMALIZATION"] = l2_normalization
    builtin["LOCAL_RESPONSE_NORMALIZATION"] = local_response_normalization
    for code in ("SOFTMAX", "LOG_SOFTMAX", "L2_NORMALIZATION"):
        for type_name in CODE_TYPES:
            builtin[f"{code} {type_name}"] = code_rows(code, type_name)

    builtin["AVERAGE_POOL_2D"] = pool("AVERAGE_POOL_2D", "float32")
    builtin["L2_POOL_2D"] = pool("L2_POOL_2D", "float32")
    for type_name in CODE_TYPES:
        builtin[f"AVERAGE_POOL_2D {type_name}"] = pool("AVERAGE_POOL_2D", type_name)
    return {**delegated, **builtin}, frozenset(builtin)


ARITHMETIC_OPERATORS, OPERATORS_WITHOUT_XNNPACK = makers()
