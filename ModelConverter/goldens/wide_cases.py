"""Operators on 16-bit codes around zero, whose weights are signed codes of 8 bits.

XNNPACK takes none of them: LiteRT's own kernels run, and the codes must be equal.
"""

from __future__ import annotations

from typing import Any, Callable

import numpy as np
from ai_edge_litert import schema_py_generated as schema

from elementwise_cases import LENGTHS, random_shape
from golden_case import (
    ACTIVATIONS,
    EXACT,
    PADDINGS,
    Case,
    CaseMaker,
    activation_code,
    between,
    image_shape,
    indices,
    padding_code,
    pick,
)
from quantized_cases import CHANNELS, KERNELS
from rearrangement_cases import RESIZE_FLAGS, codes
from tflite_builder import ModelBuilder, Quantization
from window_cases import (
    DEPTHWISE_CHANNELS,
    DEPTHWISE_KERNELS,
    matrix_shapes,
    random_steps,
    transposed_sizes,
    window_extent,
)

TYPE = "int16"
# Root mean square of codes that are equally likely, in steps of the scale.
DEVIATION = 18900.0
WEIGHT_DEVIATION = 74.0
# Scales that LiteRT takes for powers of two, in which it computes otherwise, and one that it does not.
NEAR_POWERS = (2.0**-12, 2.0**-12 * 1.0006, 2.0**-12 * 1.0008, 2.0**-11, 2.0**-11 * 0.9994)
# What logistic functions and shares are counted in.
UNIT = Quantization.per_tensor(2.0**-15, 0)


def scale(value: float) -> Quantization:
    return Quantization.per_tensor(value, 0)


def random_scale(random: np.random.Generator) -> Quantization:
    """Parameters whose codes reach a few units to both sides of zero."""
    return scale(random.uniform(0.00002, 0.0004))


def weighted_inputs(
    model: ModelBuilder,
    random: np.random.Generator,
    shape: tuple[int, ...],
    axis: int,
    terms: int,
    source: Quantization,
    per_channel: bool,
    bias_type: str | None,
) -> tuple[list[int], Quantization]:
    """Adds a random filter and bias; gives them and the parameters that spread typical sums."""
    count = shape[axis]
    scales = tuple(float(np.float32(value)) for value in random.uniform(0.002, 0.02, count if per_channel else 1))
    quantization = Quantization(scales, (0,) * len(scales), axis)
    weights = np.maximum(codes(random, "int8", shape), -127).astype(np.int8)
    operands = [model.add_constant("filter", weights, quantization)]
    spread = DEVIATION * WEIGHT_DEVIATION * np.sqrt(terms)
    if bias_type:
        limit = spread if bias_type == "int64" else min(spread, 2**30)
        bias = random.integers(-int(limit), int(limit) + 1, count).astype(bias_type)
        bias_scales = tuple(float(np.float32(source.scales[0] * value)) for value in scales)
        operands.append(model.add_constant("bias", bias, Quantization(bias_scales, (0,) * len(scales), 0)))
    typical = source.scales[0] * float(np.mean(scales)) * spread
    return operands, scale(typical * random.uniform(2, 6) / 32768)


def convolution(random: np.random.Generator, number: int, groups: int = 1) -> Case:
    kernel = KERNELS[number % len(KERNELS)]
    stride, dilation = random_steps(random, number)
    padding = PADDINGS[number // 2 % len(PADDINGS)]
    activation = ACTIVATIONS[number % len(ACTIVATIONS)]
    # Some sums have more terms than 32 bits hold products of.
    channels = pick(random, (700, 1021)) if number % 10 == 9 and groups == 1 else pick(random, CHANNELS)
    output_channels = groups * pick(random, CHANNELS[:9] if groups > 1 else CHANNELS)
    least = window_extent(kernel, dilation) if padding == "VALID" else (1, 1)
    shape = image_shape(random, groups * channels, least, batch=2 if number % 7 == 6 else 1)
    source = random_scale(random)
    model = ModelBuilder()
    image = model.add_input("image", shape, TYPE, source)
    operands, output = weighted_inputs(
        model,
        random,
        (output_channels, *kernel, channels),
        0,
        kernel[0] * kernel[1] * channels,
        source,
        number % 3 > 0,
        "int64",
    )
    options = schema.Conv2DOptionsT(
        padding_code(padding), stride[1], stride[0], activation_code(activation), dilation[1], dilation[0]
    )
    model.outputs = [model.add_operator("CONV_2D", [image, *operands], options, "output", TYPE, output, 4)]
    attributes = {"kernel": kernel, "stride": stride, "padding": padding, "activation": activation}
    return Case(model, [codes(random, TYPE, shape)], attributes, [EXACT])


def grouped_convolution(random: np.random.Generator, number: int) -> Case:
    return convolution(random, number, groups=number % 3 + 2)


def depthwise_convolution(random: np.random.Generator, number: int) -> Case:
    size = DEPTHWISE_KERNELS[number % len(DEPTHWISE_KERNELS)]
    stride, dilation = random_steps(random, number // 2)
    padding = PADDINGS[number // 2 % len(PADDINGS)]
    activation = ACTIVATIONS[number % len(ACTIVATIONS)]
    channels = DEPTHWISE_CHANNELS[number % len(DEPTHWISE_CHANNELS)]
    multiplier = 2 if number % 4 == 2 else 1
    least = window_extent((size, size), dilation) if padding == "VALID" else (1, 1)
    shape = image_shape(random, channels, least)
    source = random_scale(random)
    model = ModelBuilder()
    image = model.add_input("image", shape, TYPE, source)
    operands, output = weighted_inputs(
        model, random, (1, size, size, channels * multiplier), 3, size * size, source, number % 3 > 0, "int64"
    )
    options = schema.DepthwiseConv2DOptionsT(
        padding_code(padding),
        stride[1],
        stride[0],
        multiplier,
        activation_code(activation),
        dilation[1],
        dilation[0],
    )
    model.outputs = [
        model.add_operator("DEPTHWISE_CONV_2D", [image, *operands], options, "output", TYPE, output, 5)
    ]
    attributes = {"kernel": size, "stride": stride, "padding": padding, "multiplier": multiplier}
    return Case(model, [codes(random, TYPE, shape)], attributes, [EXACT])


def fully_connected(random: np.random.Generator, number: int) -> Case:
    """Without a bias, sums have 32 bits, in which so few terms fit, or 64. In many rows some are nearly halves."""
    activation = ACTIVATIONS[number % len(ACTIVATIONS)]
    bias_type = ("int64", "int64", None)[number % 3]
    input_count = pick(random, CHANNELS) if number % 5 else pick(random, (300, 511))
    output_count = pick(random, CHANNELS)
    shape = (between(random, 1, 5) if number % 6 < 5 else 500, input_count)
    source = random_scale(random)
    model = ModelBuilder()
    rows = model.add_input("rows", shape, TYPE, source)
    operands, output = weighted_inputs(
        model, random, (output_count, input_count), 0, input_count, source, number % 4 == 3, bias_type
    )
    options = schema.FullyConnectedOptionsT(activation_code(activation))
    if number % 12 == 11:
        options.quantizedBiasType = schema.TensorType.INT64
    model.outputs = [
        model.add_operator("FULLY_CONNECTED", [rows, *operands], options, "output", TYPE, output, 11)
    ]
    return Case(model, [codes(random, TYPE, shape)], {"activation": activation, "bias": bias_type}, [EXACT])


def computed_matrix_product(random: np.random.Generator, number: int) -> Case:
    """Weights that are no constant, of 16 bits as well."""
    activation = ACTIVATIONS[number % len(ACTIVATIONS)]
    has_bias = number % 3 == 1
    input_count, output_count = pick(random, CHANNELS), pick(random, CHANNELS)
    shape, weight_shape = (between(random, 1, 40), input_count), (output_count, input_count)
    source, weights = random_scale(random), random_scale(random)
    output = scale(source.scales[0] * weights.scales[0] * DEVIATION**2 * np.sqrt(input_count) * 4 / 32768)
    model = ModelBuilder()
    operands = [model.add_input("rows", shape, TYPE, source), model.add_input("weights", weight_shape, TYPE, weights)]
    options = schema.FullyConnectedOptionsT(activation_code(activation))
    if has_bias:
        limit = int(DEVIATION**2 * np.sqrt(input_count))
        bias = random.integers(-limit, limit, size=output_count, dtype=np.int64)
        operands.append(model.add_constant("bias", bias, scale(source.scales[0] * weights.scales[0])))
        options.quantizedBiasType = schema.TensorType.INT64
    model.outputs = [model.add_operator("FULLY_CONNECTED", operands, options, "output", TYPE, output, 11)]
    inputs = [codes(random, TYPE, shape), codes(random, TYPE, weight_shape)]
    return Case(model, inputs, {"activation": activation, "bias": has_bias}, [EXACT])


def transposed_convolution(random: np.random.Generator, number: int) -> Case:
    padding = PADDINGS[number // 2 % len(PADDINGS)]
    kernel, stride, size, output_size = transposed_sizes(random, number, padding)
    channels, output_channels = pick(random, CHANNELS), pick(random, CHANNELS)
    shape = (1, *size, channels)
    source = random_scale(random)
    model = ModelBuilder()
    size_tensor = model.add_constant("size", indices([1, *output_size, output_channels]))
    image = model.add_input("image", shape, TYPE, source)
    terms = max(kernel[0] * kernel[1] * channels // (stride[0] * stride[1]), 1)
    operands, output = weighted_inputs(
        model, random, (output_channels, *kernel, channels), 0, terms, source, number % 3 > 0, "int64"
    )
    options = schema.TransposeConvOptionsT(padding_code(padding), stride[1], stride[0])
    operands = [size_tensor, operands[0], image, operands[1]]
    model.outputs = [model.add_operator("TRANSPOSE_CONV", operands, options, "output", TYPE, output, 4)]
    attributes = {"kernel": kernel, "stride": stride, "padding": padding}
    return Case(model, [codes(random, TYPE, shape)], attributes, [EXACT])


def batch_matrix_product(random: np.random.Generator, number: int) -> Case:
    left_shape, right_shape, swaps = matrix_shapes(random, number)
    right_type = (TYPE, "int8")[number % 2]
    left = random_scale(random)
    right = random_scale(random) if right_type == TYPE else scale(random.uniform(0.002, 0.02))
    depth = left_shape[-2] if swaps[0] else left_shape[-1]
    spread = DEVIATION * (DEVIATION if right_type == TYPE else WEIGHT_DEVIATION) * np.sqrt(depth)
    output = scale(left.scales[0] * right.scales[0] * spread * 4 / 32768)
    model = ModelBuilder()
    right_codes = codes(random, right_type, right_shape)
    operands = [model.add_input("left", left_shape, TYPE, left)]
    inputs = [codes(random, TYPE, left_shape)]
    if right_type == TYPE:
        operands.append(model.add_input("right", right_shape, TYPE, right))
        inputs.append(right_codes)
    else:
        operands.append(model.add_constant("right", right_codes, right))
    options = schema.BatchMatMulOptionsT(*swaps)
    model.outputs = [model.add_operator("BATCH_MATMUL", operands, options, "output", TYPE, output, 3)]
    return Case(model, inputs, {"adj_x": swaps[0], "adj_y": swaps[1], "right": right_type}, [EXACT])


def binary(code: str, make_options: Any, keeps_scale: bool = False) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        shape = image_shape(random, pick(random, LENGTHS))
        right_shape = shape if number % 3 else ((1, 1, 1, shape[3]), (1,))[number % 2]
        activation = "NONE" if keeps_scale else ACTIVATIONS[number % len(ACTIVATIONS)]
        left, right = random_scale(random), random_scale(random)
        sizes = {"MUL": left.scales[0] * right.scales[0] * DEVIATION}
        output = scale(sizes.get(code, left.scales[0] + right.scales[0]) * random.uniform(0.4, 1.0))
        if keeps_scale:
            right = output = left
        model = ModelBuilder()
        operands = [
            model.add_input("left", shape, TYPE, left),
            model.add_input("right", right_shape, TYPE, right),
        ]
        options = make_options(activation_code(activation))
        model.outputs = [model.add_operator(code, operands, options, "output", TYPE, output, 4)]
        inputs = [codes(random, TYPE, shape), codes(random, TYPE, right_shape)]
        return Case(model, inputs, {"activation": activation}, [EXACT])

    return make


def unary(
    code: str,
    options: Any = None,
    output: Quantization | None = None,
    version: int = 3,
    first_scales: tuple[float, ...] = (),
) -> CaseMaker:
    """Covers every code; the first cases have scales that LiteRT treats by themselves."""

    def make(random: np.random.Generator, number: int) -> Case:
        values = random.permutation(np.arange(-32768, 32768)).astype(TYPE).reshape(1, 64, 64, 16)
        source = random_scale(random)
        if number < len(first_scales):
            source = scale(first_scales[number])
        result = output or scale(source.scales[0] * random.uniform(0.5, 1.5))
        made = options(random) if callable(options) else options
        model = ModelBuilder()
        operand = model.add_input("input", values.shape, TYPE, source)
        model.outputs = [model.add_operator(code, [operand], made, "output", TYPE, result, version)]
        return Case(model, [values], {"scale": source.scales[0]}, [EXACT])

    return make


# Pairs of codes of these scales whose sums depend on whether their terms are rounded once or twice.
TIES = ((18133, -15544), (16393, 18018), (31304, 18018), (-14983, -6006), (29882, 18018), (-8152, -6006))
TIED_SCALES = (8.882672e-05, 3.051847e-05)


def sum_of_ties(code: str, make_options: Any) -> CaseMaker:
    """Operands of one shape, perhaps without an axis of one element, or a row for all of a matrix; the last elements
    fill no vector.
    """

    def make(random: np.random.Generator, number: int) -> Case:
        pairs = np.array(TIES, TYPE)[random.integers(len(TIES), size=16 * between(random, 1, 3) + number % 5)]
        left, right = pairs[None, :, 0], pairs[None, :, 1]
        if number % 2:
            left = np.repeat(left, 3, axis=0)
        elif number % 4 == 2:
            right = right[0]
        model = ModelBuilder()
        operands = [
            model.add_input(name, values.shape, TYPE, scale(unit))
            for name, values, unit in zip(("left", "right"), (left, right), TIED_SCALES)
        ]
        options = make_options(activation_code("NONE"))
        output = scale(TIED_SCALES[0])
        model.outputs = [model.add_operator(code, operands, options, "output", TYPE, output, 4)]
        return Case(model, [left, right], {}, [EXACT])

    return make


def exponential(random: np.random.Generator, number: int) -> Case:
    values = random.permutation(np.arange(-32768, 32768)).astype(TYPE).reshape(1, 64, 64, 16)
    source = random_scale(random)
    largest = float(np.exp(min(source.scales[0] * 32767, 8)))
    model = ModelBuilder()
    operand = model.add_input("input", values.shape, TYPE, source)
    result = scale(largest / 32767 * random.uniform(0.3, 1.2))
    model.outputs = [model.add_operator("EXP", [operand], schema.ExpOptionsT(), "output", TYPE, result, 2)]
    return Case(model, [values], {"scale": source.scales[0]}, [EXACT])


def gelu(random: np.random.Generator, number: int) -> Case:
    values = random.permutation(np.arange(-32768, 32768)).astype(TYPE).reshape(1, 64, 64, 16)
    source = random_scale(random)
    model = ModelBuilder()
    operand = model.add_input("input", values.shape, TYPE, source)
    result = scale(source.scales[0] * random.uniform(0.3, 1.2))
    options = schema.GeluOptionsT(number % 2 == 1)
    model.outputs = [model.add_operator("GELU", [operand], options, "output", TYPE, result, 2)]
    return Case(model, [values], {"scale": source.scales[0]}, [EXACT])


def of_positive(code: str, function: Callable[[np.ndarray], np.ndarray], options: Any, version: int) -> CaseMaker:
    """A function that the reference applies to nothing negative; covers every other code."""

    def make(random: np.random.Generator, number: int) -> Case:
        values = random.permutation(np.arange(0, 32768)).astype(TYPE).reshape(1, 64, 64, 8)
        source = random_scale(random)
        reached = np.abs(function(source.scales[0] * np.array([1.0, 32767.0]))).max()
        # The root of what is next to nothing is beyond all codes.
        result = scale(min(float(reached), 50.0) / 32767 * random.uniform(0.3, 1.2))
        model = ModelBuilder()
        operand = model.add_input("input", values.shape, TYPE, source)
        model.outputs = [model.add_operator(code, [operand], options, "output", TYPE, result, version)]
        return Case(model, [values], {"scale": source.scales[0]}, [EXACT])

    return make


def quotient(random: np.random.Generator, number: int) -> Case:
    shape = image_shape(random, pick(random, LENGTHS))
    right_shape = shape if number % 3 else ((1, 1, 1, shape[3]), (1,))[number % 2]
    activation = ACTIVATIONS[number % len(ACTIVATIONS)]
    left, right = random_scale(random), random_scale(random)
    output = scale(left.scales[0] / right.scales[0] * random.uniform(0.0001, 0.01))
    model = ModelBuilder()
    operands = [
        model.add_input("left", shape, TYPE, left),
        model.add_input("right", right_shape, TYPE, right),
    ]
    options = schema.DivOptionsT(activation_code(activation))
    model.outputs = [model.add_operator("DIV", operands, options, "output", TYPE, output, 2)]
    divisors = codes(random, TYPE, right_shape)
    divisors[divisors == 0] = 1
    # The reference shifts quotients below 2⁻³¹ by more bits than there are.
    dividends = codes(random, TYPE, shape)
    dividends[np.abs(dividends.astype(np.int32)) < 256] = 256
    return Case(model, [dividends, divisors], {"activation": activation}, [EXACT])


def equality(code: str, options: Any) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        shape = image_shape(random, pick(random, LENGTHS))
        right_shape = shape if number % 3 else ((1, 1, 1, shape[3]), (1,))[number % 2]
        left = random_scale(random)
        right = left if number % 2 else random_scale(random)
        model = ModelBuilder()
        operands = [
            model.add_input("left", shape, TYPE, left),
            model.add_input("right", right_shape, TYPE, right),
        ]
        model.outputs = [model.add_operator(code, operands, options, "output", "bool", version=4)]
        # Few codes, of which many are equal.
        inputs = [
            random.integers(-4, 5, shape).astype(TYPE),
            random.integers(-4, 5, right_shape).astype(TYPE),
        ]
        return Case(model, inputs, {}, [EXACT])

    return make


def widened_softmax(random: np.random.Generator, number: int) -> Case:
    """Scores of 8 bits whose shares have 16."""
    shape = random_shape(random, number % 4 + 1)
    source_type = ("int8", "uint8")[number % 2]
    source = Quantization.per_tensor(random.uniform(0.01, 0.2), between(random, 0, 100))
    beta = float(np.float32(random.uniform(0.3, 2)))
    model = ModelBuilder()
    operand = model.add_input("input", shape, source_type, source)
    options = schema.SoftmaxOptionsT(beta)
    model.outputs = [model.add_operator("SOFTMAX", [operand], options, "output", TYPE, UNIT, 3)]
    return Case(model, [codes(random, source_type, shape)], {"beta": beta}, [EXACT])


def softmax(random: np.random.Generator, number: int) -> Case:
    shape = random_shape(random, number % 4 + 1)
    if number % 5 == 4:
        shape = (*shape[:-1], 1001)
    source = random_scale(random)
    beta = float(np.float32(random.uniform(0.3, 2)))
    model = ModelBuilder()
    operand = model.add_input("input", shape, TYPE, source)
    options = schema.SoftmaxOptionsT(beta)
    model.outputs = [model.add_operator("SOFTMAX", [operand], options, "output", TYPE, UNIT, 3)]
    values = codes(random, TYPE, shape)
    if number % 3 == 0:
        values = (values // 64).astype(TYPE)
    return Case(model, [values], {"beta": beta}, [EXACT])


def reduction(code: str) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        shape = random_shape(random, 4)
        axes = sorted(random.choice(4, between(random, 1, 3), replace=False).tolist())
        keeps = bool(number % 2)
        source = random_scale(random)
        count = int(np.prod([shape[axis] for axis in axes]))
        size = {"MEAN": 1 / np.sqrt(count), "SUM": np.sqrt(count)}.get(code)
        result = source if size is None else scale(source.scales[0] * size * random.uniform(0.7, 2))
        model = ModelBuilder()
        operand = model.add_input("input", shape, TYPE, source)
        operands = [operand, model.add_constant("axes", indices(axes))]
        options = schema.ReducerOptionsT(keeps)
        version = 2 if code == "SUM" else 3
        model.outputs = [model.add_operator(code, operands, options, "output", TYPE, result, version)]
        return Case(model, [codes(random, TYPE, shape)], {"axes": axes, "keep_dims": keeps}, [EXACT])

    return make


def pool(code: str) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        window = (between(random, 2, 4), between(random, 2, 4))
        stride = (between(random, 1, window[0]), between(random, 1, window[1]))
        padding = PADDINGS[number // 2 % len(PADDINGS)]
        activation = ACTIVATIONS[number % len(ACTIVATIONS)]
        shape = image_shape(random, pick(random, DEPTHWISE_CHANNELS), window)
        source = random_scale(random)
        model = ModelBuilder()
        image = model.add_input("image", shape, TYPE, source)
        options = schema.Pool2DOptionsT(
            padding_code(padding), stride[1], stride[0], window[1], window[0], activation_code(activation)
        )
        model.outputs = [model.add_operator(code, [image], options, "output", TYPE, source, 3)]
        attributes = {"window": window, "stride": stride, "padding": padding, "activation": activation}
        return Case(model, [codes(random, TYPE, shape)], attributes, [EXACT])

    return make


def resize_bilinear(random: np.random.Generator, number: int) -> Case:
    aligns_corners, half_pixel_centers = RESIZE_FLAGS[number % len(RESIZE_FLAGS)]
    shape = image_shape(random, pick(random, LENGTHS), batch=2 if number % 7 == 6 else 1)
    size = (between(random, 1, 20), between(random, 1, 20))
    source = random_scale(random)
    model = ModelBuilder()
    image = model.add_input("image", shape, TYPE, source)
    operands = [image, model.add_constant("size", indices(size))]
    options = schema.ResizeBilinearOptionsT(aligns_corners, half_pixel_centers)
    model.outputs = [model.add_operator("RESIZE_BILINEAR", operands, options, "output", TYPE, source, 4)]
    return Case(model, [codes(random, TYPE, shape)], {"size": size}, [EXACT])


def concatenation(random: np.random.Generator, number: int) -> Case:
    common = random_shape(random, 4)
    axis = between(random, -4, 3)
    source = random_scale(random)
    model = ModelBuilder()
    operands: list[int] = []
    inputs: list[np.ndarray] = []
    for position in range(number % 4 + 2):
        shape = list(common)
        shape[axis] = between(random, 1, 9)
        inputs.append(codes(random, TYPE, tuple(shape)))
        operands.append(model.add_input(f"part_{position}", tuple(shape), TYPE, source))
    options = schema.ConcatenationOptionsT(axis)
    model.outputs = [model.add_operator("CONCATENATION", operands, options, "output", TYPE, source, 3)]
    return Case(model, inputs, {"axis": axis}, [EXACT])


def pad(random: np.random.Generator, number: int) -> Case:
    shape = random_shape(random, 4)
    widths = [[0, 0], *([between(random, 0, 3), between(random, 0, 3)] for _ in range(3))]
    source = random_scale(random)
    model = ModelBuilder()
    operands = [model.add_input("input", shape, TYPE, source), model.add_constant("paddings", indices(widths))]
    model.outputs = [model.add_operator("PAD", operands, schema.PadOptionsT(), "output", TYPE, source, 2)]
    return Case(model, [codes(random, TYPE, shape)], {"paddings": widths}, [EXACT])


def quantize(random: np.random.Generator, number: int) -> Case:
    """Numbers, codes of 16 bits and codes of 8 bits become each other."""
    source_type, result_type = (
        ("float32", TYPE),
        (TYPE, TYPE),
        (TYPE, "int8"),
        ("int8", TYPE),
        ("uint8", TYPE),
        ("int32", TYPE),
        ("int32", "int8"),
        (TYPE, "int32"),
    )[number % 8]
    parameters = {
        TYPE: random_scale(random),
        "int8": Quantization.per_tensor(random.uniform(0.005, 0.1), between(random, -100, 100)),
        "uint8": Quantization.per_tensor(random.uniform(0.005, 0.1), between(random, 30, 220)),
        "int32": Quantization.per_tensor(random.uniform(1e-8, 1e-6), between(random, -9, 9)),
        "float32": None,
    }
    source = parameters[source_type]
    result = random_scale(random) if result_type == TYPE else parameters[result_type]
    limits = np.iinfo(np.int16 if source_type in ("float32", "int32") else np.dtype(source_type))
    values = random.permutation(np.arange(limits.min, limits.max + 1))
    if source_type == "int32":
        values = values * between(random, 1, 2000)
    values = values.astype(source_type if source_type != "float32" else np.int16).reshape(1, 4, 4, -1)
    if source_type == "float32":
        # Many lie half way between two codes.
        values = (values.astype(np.float32) * np.float32(result.scales[0]) * 0.625).astype(np.float32)
    model = ModelBuilder()
    operand = model.add_input("input", values.shape, source_type, source)
    options = schema.QuantizeOptionsT()
    model.outputs = [model.add_operator("QUANTIZE", [operand], options, "output", result_type, result, 3)]
    return Case(model, [values], {"from": source_type, "to": result_type}, [EXACT])


def dequantize(random: np.random.Generator, number: int) -> Case:
    shape = random_shape(random, number % 4 + 1)
    model = ModelBuilder()
    operand = model.add_input("input", shape, TYPE, random_scale(random))
    model.outputs = [model.add_operator("DEQUANTIZE", [operand], schema.DequantizeOptionsT(), version=3)]
    return Case(model, [codes(random, TYPE, shape)], {}, [EXACT])


def leaky_options(random: np.random.Generator) -> schema.LeakyReluOptionsT:
    return schema.LeakyReluOptionsT(float(np.float32(random.uniform(-0.5, 0.9))))


WIDE_OPERATORS: dict[str, CaseMaker] = {
    "CONV_2D int16": convolution,
    "CONV_2D groups int16": grouped_convolution,
    "DEPTHWISE_CONV_2D int16": depthwise_convolution,
    "FULLY_CONNECTED int16": fully_connected,
    "FULLY_CONNECTED computed int16": computed_matrix_product,
    "TRANSPOSE_CONV int16": transposed_convolution,
    "BATCH_MATMUL int16": batch_matrix_product,
    "ADD int16": binary("ADD", lambda activation: schema.AddOptionsT(activation, False)),
    "ADD ties int16": sum_of_ties("ADD", lambda activation: schema.AddOptionsT(activation, False)),
    "SUB ties int16": sum_of_ties("SUB", lambda activation: schema.SubOptionsT(activation, False)),
    "SUB int16": binary("SUB", lambda activation: schema.SubOptionsT(activation, False)),
    "MUL int16": binary("MUL", lambda activation: schema.MulOptionsT(activation)),
    "MAXIMUM int16": binary("MAXIMUM", lambda _: schema.MaximumMinimumOptionsT(), keeps_scale=True),
    "MINIMUM int16": binary("MINIMUM", lambda _: schema.MaximumMinimumOptionsT(), keeps_scale=True),
    "LOGISTIC int16": unary("LOGISTIC", None, UNIT, first_scales=NEAR_POWERS[:3]),
    "TANH int16": unary("TANH", None, UNIT, first_scales=NEAR_POWERS),
    "LEAKY_RELU int16": unary("LEAKY_RELU", leaky_options, version=2),
    "RELU int16": unary("RELU"),
    "RELU6 int16": unary("RELU6"),
    "ABS int16": unary("ABS", schema.AbsOptionsT()),
    "EXP int16": exponential,
    "GELU int16": gelu,
    "LOG int16": of_positive("LOG", np.log, None, 2),
    "SQRT int16": of_positive("SQRT", np.sqrt, None, 2),
    "RSQRT int16": of_positive("RSQRT", lambda values: 1 / np.sqrt(values), None, 3),
    "DIV int16": quotient,
    "EQUAL int16": equality("EQUAL", schema.EqualOptionsT()),
    "NOT_EQUAL int16": equality("NOT_EQUAL", schema.NotEqualOptionsT()),
    "SOFTMAX int16": softmax,
    "SOFTMAX int8 to int16": widened_softmax,
    "MEAN int16": reduction("MEAN"),
    "SUM int16": reduction("SUM"),
    "REDUCE_MAX int16": reduction("REDUCE_MAX"),
    "REDUCE_MIN int16": reduction("REDUCE_MIN"),
    "AVERAGE_POOL_2D int16": pool("AVERAGE_POOL_2D"),
    "MAX_POOL_2D int16": pool("MAX_POOL_2D"),
    "RESIZE_BILINEAR int16": resize_bilinear,
    "CONCATENATION int16": concatenation,
    "PAD int16": pad,
    "QUANTIZE int16": quantize,
    "DEQUANTIZE int16": dequantize,
}
