"""Operators on 8-bit codes: unsigned with one scale per tensor, signed with one scale per filter.

The codes must be equal, so that these cases pin down how XNNPACK rounds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

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
    narrow_kernel,
    narrow_shape,
    indices,
    padding_code,
    pick,
)
from rearrangement_cases import RESIZE_FLAGS, codes, new_shape, random_quantization, resize_nearest_neighbor
from tflite_builder import ModelBuilder, Quantization
from window_cases import (
    DEPTHWISE_CHANNELS,
    DEPTHWISE_KERNELS,
    matrix_shapes,
    random_steps,
    transposed_sizes,
    window_extent,
)

CHANNELS: tuple[int, ...] = (1, 3, 4, 7, 8, 9, 15, 16, 17, 31, 32, 33)
KERNELS: tuple[tuple[int, int], ...] = ((1, 1), (3, 3), (5, 5), (1, 7), (2, 2))
# Root mean square of codes that are equally likely, in steps of the scale.
CODE_DEVIATION = 74.0


# Every so many cases all scales are powers of two and filters are coarse, so that many results lie half way
# between two codes and show how ties are rounded.
TIE_PERIOD = 4
TIE_STEP = 16


def makes_ties(number: int) -> bool:
    return number % TIE_PERIOD == 1


def rounded_scale(scale: float, to_power_of_two: bool) -> float:
    """The scale in single precision, or the nearest power of two."""
    return float(2.0 ** np.rint(np.log2(scale))) if to_power_of_two else float(np.float32(scale))


def input_quantization(random: np.random.Generator, type_name: str, ties: bool) -> Quantization:
    """Parameters of a graph input."""
    quantization = random_quantization(random, type_name)
    return Quantization.per_tensor(rounded_scale(quantization.scales[0], ties), quantization.zero_points[0])


@dataclass(frozen=True)
class QuantizedFilter:
    """Filter and bias as constants, and the output scale that spreads typical sums over all codes."""

    filters: int
    bias: int
    output: Quantization


def add_filter(
    model: ModelBuilder,
    random: np.random.Generator,
    type_name: str,
    shape: tuple[int, ...],
    axis: int,
    terms: int,
    input_scale: float,
    per_channel: bool,
    ties: bool,
) -> QuantizedFilter:
    """Adds a random filter: signed around zero, unsigned around a zero point of its own."""
    count = shape[axis]
    if per_channel:
        scales = tuple(rounded_scale(scale, ties) for scale in random.uniform(0.002, 0.02, count))
        quantization = Quantization(scales, (0,) * count, axis)
    else:
        zero_point = 0 if type_name == "int8" else between(random, 6, 10) * TIE_STEP
        quantization = Quantization.per_tensor(rounded_scale(random.uniform(0.002, 0.02), ties), zero_point)
        scales = quantization.scales
    stored = codes(random, type_name, shape)
    if type_name == "int8":
        stored = np.maximum(stored, -127).astype(np.int8)
    if ties:
        stored = np.sign(stored) * (np.abs(stored) // TIE_STEP * TIE_STEP)
    filters = model.add_constant("filter", stored, quantization)

    bias_scales = tuple(float(np.float32(np.float32(input_scale) * np.float32(scale))) for scale in scales)
    spread = int(CODE_DEVIATION * CODE_DEVIATION * np.sqrt(terms))
    bias_codes = random.integers(-spread, spread + 1, count).astype(np.int32)
    if ties:
        bias_codes = bias_codes // TIE_STEP * TIE_STEP
    bias = model.add_constant("bias", bias_codes, Quantization(bias_scales, (0,) * len(bias_scales), 0))

    typical = input_scale * float(np.mean(scales)) * spread
    limits = np.iinfo(np.dtype(type_name))
    zero_point = between(random, limits.min + 60, limits.max - 60)
    output_scale = rounded_scale(typical * random.uniform(2, 6) / 128, ties)
    return QuantizedFilter(filters, bias, Quantization.per_tensor(output_scale, zero_point))


def convolution_2d(type_name: str, is_narrow: bool = False) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        kernel = narrow_kernel(pick(random, (2, 3, 5)), number) if is_narrow else KERNELS[number % len(KERNELS)]
        stride, dilation = random_steps(random, number)
        padding = PADDINGS[number // 2 % len(PADDINGS)]
        activation = ACTIVATIONS[number % len(ACTIVATIONS)]
        channels, output_channels = pick(random, CHANNELS), pick(random, CHANNELS)
        least = window_extent(kernel, dilation) if padding == "VALID" else (1, 1)
        if is_narrow:
            shape = narrow_shape(random, number, channels, least)
        else:
            shape = image_shape(random, channels, least)
        quantization = input_quantization(random, type_name, makes_ties(number))
        model = ModelBuilder()
        image = model.add_input("image", shape, type_name, quantization)
        terms = kernel[0] * kernel[1] * channels
        parts = add_filter(
            model,
            random,
            type_name,
            (output_channels, *kernel, channels),
            0,
            terms,
            quantization.scales[0],
            per_channel=type_name == "int8",
            ties=makes_ties(number),
        )
        options = schema.Conv2DOptionsT(
            padding_code(padding), stride[1], stride[0], activation_code(activation), dilation[1], dilation[0]
        )
        operands = [image, parts.filters, parts.bias]
        model.outputs = [
            model.add_operator("CONV_2D", operands, options, "output", type_name, parts.output, 3)
        ]
        attributes = {
            "type": type_name,
            "kernel": kernel,
            "stride": stride,
            "dilation": dilation,
            "padding": padding,
            "activation": activation,
        }
        return Case(model, [codes(random, type_name, shape)], attributes, [EXACT])

    return make


def narrow_convolution_2d(type_name: str) -> CaseMaker:
    return convolution_2d(type_name, is_narrow=True)


def depthwise_convolution_2d(type_name: str, is_narrow: bool = False) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        size = DEPTHWISE_KERNELS[number % len(DEPTHWISE_KERNELS)]
        kernel = narrow_kernel(size, number) if is_narrow else (size, size)
        stride, dilation = random_steps(random, number // 2)
        padding = PADDINGS[number // 2 % len(PADDINGS)]
        activation = ACTIVATIONS[number % len(ACTIVATIONS)]
        channels = DEPTHWISE_CHANNELS[number % len(DEPTHWISE_CHANNELS)]
        multiplier = 2 if number % 4 == 2 else 1
        least = window_extent(kernel, dilation) if padding == "VALID" else (1, 1)
        if is_narrow:
            shape = narrow_shape(random, number, channels, least)
        else:
            shape = image_shape(random, channels, least)
        quantization = input_quantization(random, type_name, makes_ties(number))
        model = ModelBuilder()
        image = model.add_input("image", shape, type_name, quantization)
        parts = add_filter(
            model,
            random,
            type_name,
            (1, *kernel, channels * multiplier),
            3,
            kernel[0] * kernel[1],
            quantization.scales[0],
            per_channel=type_name == "int8",
            ties=makes_ties(number),
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
        operands = [image, parts.filters, parts.bias]
        output = model.add_operator(
            "DEPTHWISE_CONV_2D", operands, options, "output", type_name, parts.output, 3
        )
        model.outputs = [output]
        attributes = {
            "type": type_name,
            "kernel": kernel,
            "stride": stride,
            "dilation": dilation,
            "padding": padding,
            "multiplier": multiplier,
            "activation": activation,
        }
        return Case(model, [codes(random, type_name, shape)], attributes, [EXACT])

    return make


def narrow_depthwise_convolution_2d(type_name: str) -> CaseMaker:
    return depthwise_convolution_2d(type_name, is_narrow=True)


def fully_connected(type_name: str) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        activation = ACTIVATIONS[number % len(ACTIVATIONS)]
        input_count, output_count = pick(random, CHANNELS), pick(random, CHANNELS)
        shape = (between(random, 1, 5), input_count)
        quantization = input_quantization(random, type_name, makes_ties(number))
        model = ModelBuilder()
        rows = model.add_input("rows", shape, type_name, quantization)
        parts = add_filter(
            model,
            random,
            type_name,
            (output_count, input_count),
            0,
            input_count,
            quantization.scales[0],
            per_channel=False,
            ties=makes_ties(number),
        )
        options = schema.FullyConnectedOptionsT(activation_code(activation))
        operands = [rows, parts.filters, parts.bias]
        model.outputs = [
            model.add_operator("FULLY_CONNECTED", operands, options, "output", type_name, parts.output, 4)
        ]
        return Case(
            model, [codes(random, type_name, shape)], {"type": type_name, "activation": activation}, [EXACT]
        )

    return make


def computed_matrix_product(type_name: str) -> CaseMaker:
    """Weights that are no constant, which XNNPACK leaves to LiteRT."""

    def make(random: np.random.Generator, number: int) -> Case:
        activation = ACTIVATIONS[number % len(ACTIVATIONS)]
        input_count, output_count = pick(random, CHANNELS), pick(random, CHANNELS)
        shape, weight_shape = (between(random, 1, 40), input_count), (output_count, input_count)
        source, weights = random_quantization(random, type_name), random_quantization(random, type_name)
        if number % 4 == 0:
            weights = Quantization.per_tensor(weights.scales[0], 128 if type_name == "uint8" else 0)
        unit = source.scales[0] * weights.scales[0]
        output = Quantization.per_tensor(
            unit * 74 * 74 * np.sqrt(input_count) * 4 / 256, random_quantization(random, type_name).zero_points[0]
        )
        model = ModelBuilder()
        operands = [
            model.add_input("rows", shape, type_name, source),
            model.add_input("weights", weight_shape, type_name, weights),
        ]
        if number % 3 == 1:
            bias = random.integers(-9000, 9000, size=output_count, dtype=np.int32)
            operands.append(model.add_constant("bias", bias, Quantization.per_tensor(unit, 0)))
        options = schema.FullyConnectedOptionsT(activation_code(activation))
        model.outputs = [
            model.add_operator("FULLY_CONNECTED", operands, options, "output", type_name, output, 4)
        ]
        inputs = [codes(random, type_name, shape), codes(random, type_name, weight_shape)]
        return Case(model, inputs, {"type": type_name, "activation": activation}, [EXACT])

    return make


def addition(type_name: str) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        shape = image_shape(random, pick(random, LENGTHS))
        right_shape = shape if number % 3 else ((1, 1, 1, shape[3]), (1,))[number % 2]
        activation = ACTIVATIONS[number % len(ACTIVATIONS)]
        ties = makes_ties(number)
        left, right = input_quantization(random, type_name, ties), input_quantization(random, type_name, ties)
        scale = rounded_scale((left.scales[0] + right.scales[0]) * random.uniform(0.4, 1.0), ties)
        output = Quantization.per_tensor(scale, random_quantization(random, type_name).zero_points[0])
        model = ModelBuilder()
        operands = [
            model.add_input("left", shape, type_name, left),
            model.add_input("right", right_shape, type_name, right),
        ]
        options = schema.AddOptionsT(activation_code(activation))
        model.outputs = [model.add_operator("ADD", operands, options, "output", type_name, output, 2)]
        inputs = [codes(random, type_name, shape), codes(random, type_name, right_shape)]
        return Case(model, inputs, {"type": type_name, "activation": activation}, [EXACT])

    return make


def far_addition(type_name: str) -> CaseMaker:
    """Sums and differences whose scale is far from the operands', which XNNPACK leaves to LiteRT."""

    def make(random: np.random.Generator, number: int) -> Case:
        shape = image_shape(random, pick(random, LENGTHS))
        # Far larger and as large, both far larger, both far smaller. No result lies half way between two codes,
        # where LiteRT's kernels differ from each other.
        ratios = ((between(random, 256, 4000), 1), (300, 300), (1 / 1100, 1 / 1500))[number % 3]
        output = random_quantization(random, type_name)
        left, right = (
            Quantization.per_tensor(
                output.scales[0] * ratio, random_quantization(random, type_name).zero_points[0]
            )
            for ratio in ratios
        )
        left_codes, right_codes = codes(random, type_name, shape), codes(random, type_name, shape)
        if number % 3 < 2:
            # Near zero, so that not every result is the least or the largest code.
            left_codes = (left.zero_points[0] + random.integers(-1, 2, shape)).astype(type_name)
        if number % 3 == 1:
            right_codes = (right.zero_points[0] + random.integers(-1, 2, shape)).astype(type_name)
        code, options = (("ADD", schema.AddOptionsT()), ("SUB", schema.SubOptionsT()))[number // 3 % 2]
        model = ModelBuilder()
        operands = [
            model.add_input("left", shape, type_name, left),
            model.add_input("right", shape, type_name, right),
        ]
        model.outputs = [model.add_operator(code, operands, options, "output", type_name, output, 2)]
        return Case(model, [left_codes, right_codes], {"type": type_name, "ratios": ratios}, [EXACT])

    return make


def logistic(type_name: str) -> CaseMaker:
    """Covers every code; the output's parameters are those that LiteRT demands."""

    def make(random: np.random.Generator, number: int) -> Case:
        limits = np.iinfo(np.dtype(type_name))
        values = (
            random.permutation(np.arange(limits.min, limits.max + 1)).astype(type_name).reshape(1, 4, 4, 16)
        )
        quantization = random_quantization(random, type_name)
        if number == 0:
            # 13 codes below zero, the result is 57.5000008 codes, which single precision rounds to below a half.
            quantization = Quantization.per_tensor(0.095308006, 34)
        output = Quantization.per_tensor(1 / 256, int(limits.min))
        model = ModelBuilder()
        operand = model.add_input("input", values.shape, type_name, quantization)
        model.outputs = [model.add_operator("LOGISTIC", [operand], None, "output", type_name, output, 2)]
        return Case(model, [values], {"type": type_name}, [EXACT])

    return make


def swish(type_name: str) -> CaseMaker:
    """Every code times its logistic function, as converters write swish."""

    def make(random: np.random.Generator, number: int) -> Case:
        limits = np.iinfo(np.dtype(type_name))
        values = random.permutation(np.arange(limits.min, limits.max + 1)).astype(type_name)
        values = values.reshape(1, 4, 4, 16)
        quantization = random_quantization(random, type_name)
        shares = Quantization.per_tensor(1 / 256, int(limits.min))
        scale = quantization.scales[0] * random.uniform(0.5, 1.1)
        output = Quantization.per_tensor(float(np.float32(scale)), between(random, limits.min, limits.max))
        activation = ACTIVATIONS[number // 2 % len(ACTIVATIONS)]
        model = ModelBuilder()
        operand = model.add_input("input", values.shape, type_name, quantization)
        share = model.add_operator("LOGISTIC", [operand], None, "shares", type_name, shares, 2)
        operands = [operand, share] if number % 2 == 0 else [share, operand]
        options = schema.MulOptionsT(activation_code(activation))
        model.outputs = [model.add_operator("MUL", operands, options, "output", type_name, output, 2)]
        return Case(model, [values], {"type": type_name, "activation": activation}, [EXACT])

    return make


def concatenation(type_name: str) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        common = random_shape(random, 4)
        axis = between(random, -4, 3)
        quantization = random_quantization(random, type_name)
        model = ModelBuilder()
        operands: list[int] = []
        inputs: list[np.ndarray] = []
        for position in range(number % 4 + 2):
            shape = list(common)
            shape[axis] = between(random, 1, 9)
            inputs.append(codes(random, type_name, tuple(shape)))
            operands.append(model.add_input(f"part_{position}", tuple(shape), type_name, quantization))
        options = schema.ConcatenationOptionsT(axis)
        model.outputs = [
            model.add_operator("CONCATENATION", operands, options, "output", type_name, quantization, 2)
        ]
        return Case(model, inputs, {"type": type_name, "axis": axis}, [EXACT])

    return make


def reshape(type_name: str) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        shape = random_shape(random, number % 4 + 1)
        target = new_shape(random, shape, number)
        quantization = random_quantization(random, type_name)
        model = ModelBuilder()
        operand = model.add_input("input", shape, type_name, quantization)
        target_tensor = model.add_constant("shape", indices(target))
        options = schema.ReshapeOptionsT(indices(target))
        operands = [operand, target_tensor]
        model.outputs = [model.add_operator("RESHAPE", operands, options, "output", type_name, quantization)]
        return Case(
            model, [codes(random, type_name, shape)], {"type": type_name, "new_shape": target}, [EXACT]
        )

    return make


def max_pool_2d(type_name: str) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        window = (between(random, 2, 4), between(random, 2, 4))
        stride = (between(random, 1, window[0]), between(random, 1, window[1]))
        padding = PADDINGS[number // 2 % len(PADDINGS)]
        activation = ACTIVATIONS[number % len(ACTIVATIONS)]
        shape = image_shape(random, pick(random, DEPTHWISE_CHANNELS), window)
        quantization = random_quantization(random, type_name)
        model = ModelBuilder()
        image = model.add_input("image", shape, type_name, quantization)
        options = schema.Pool2DOptionsT(
            padding_code(padding), stride[1], stride[0], window[1], window[0], activation_code(activation)
        )
        model.outputs = [
            model.add_operator("MAX_POOL_2D", [image], options, "output", type_name, quantization, 2)
        ]
        attributes: dict[str, Any] = {
            "type": type_name,
            "window": window,
            "stride": stride,
            "padding": padding,
            "activation": activation,
        }
        return Case(model, [codes(random, type_name, shape)], attributes, [EXACT])

    return make


def pad(type_name: str) -> CaseMaker:
    """The border holds the zero point."""

    def make(random: np.random.Generator, number: int) -> Case:
        shape = random_shape(random, 4)
        widths = [[0, 0], *([between(random, 0, 3), between(random, 0, 3)] for _ in range(3))]
        quantization = random_quantization(random, type_name)
        model = ModelBuilder()
        operand = model.add_input("input", shape, type_name, quantization)
        paddings = model.add_constant("paddings", indices(widths))
        options = schema.PadOptionsT()
        operands = [operand, paddings]
        model.outputs = [model.add_operator("PAD", operands, options, "output", type_name, quantization, 2)]
        return Case(
            model, [codes(random, type_name, shape)], {"type": type_name, "paddings": widths}, [EXACT]
        )

    return make


def requantize(type_name: str) -> CaseMaker:
    """Codes to codes: XNNPACK's rule for the same type, the runtime's own for another one.

    All codes occur, in a number that the runtime's vectors divide: it rounds what is left over otherwise.
    """

    def make(random: np.random.Generator, number: int) -> Case:
        target_name = ("uint8", "int8")[number % 2]
        limits = np.iinfo(np.dtype(type_name))
        values = np.arange(limits.min, limits.max + 1).astype(type_name).reshape(1, 4, 4, 16)
        source = random_quantization(random, type_name)
        ratio = 1.0 if number % 5 == 0 else random.uniform(0.2, 4)
        target = Quantization.per_tensor(
            source.scales[0] * ratio, random_quantization(random, target_name).zero_points[0]
        )
        model = ModelBuilder()
        operand = model.add_input("input", values.shape, type_name, source)
        options = schema.QuantizeOptionsT()
        model.outputs = [
            model.add_operator("QUANTIZE", [operand], options, "output", target_name, target, 2)
        ]
        return Case(model, [values], {"type": type_name, "to": target_name}, [EXACT])

    return make


def grouped_convolution_2d(type_name: str) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        groups = number % 3 + 2
        kernel = KERNELS[number % len(KERNELS)]
        padding = PADDINGS[number // 2 % len(PADDINGS)]
        channels, output_channels = pick(random, CHANNELS[:8]), groups * pick(random, CHANNELS[:8])
        least = window_extent(kernel, (1, 1)) if padding == "VALID" else (1, 1)
        shape = image_shape(random, groups * channels, least)
        ties = makes_ties(number)
        quantization = input_quantization(random, type_name, ties)
        model = ModelBuilder()
        image = model.add_input("image", shape, type_name, quantization)
        parts = add_filter(
            model,
            random,
            type_name,
            (output_channels, *kernel, channels),
            0,
            kernel[0] * kernel[1] * channels,
            quantization.scales[0],
            per_channel=type_name == "int8",
            ties=ties,
        )
        options = schema.Conv2DOptionsT(padding_code(padding), 1, 1, activation_code("NONE"), 1, 1)
        operands = [image, parts.filters, parts.bias]
        model.outputs = [
            model.add_operator("CONV_2D", operands, options, "output", type_name, parts.output, 3)
        ]
        attributes = {"type": type_name, "groups": groups, "kernel": kernel, "padding": padding}
        return Case(model, [codes(random, type_name, shape)], attributes, [EXACT])

    return make


def transpose_convolution(type_name: str) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        padding = PADDINGS[number // 2 % len(PADDINGS)]
        kernel, stride, size, output_size = transposed_sizes(random, number, padding)
        channels, output_channels = pick(random, CHANNELS), pick(random, CHANNELS)
        batch = 2 if number % 7 == 6 else 1
        shape = (batch, *size, channels)
        ties = makes_ties(number)
        quantization = input_quantization(random, type_name, ties)
        model = ModelBuilder()
        size_tensor = model.add_constant("size", indices([batch, *output_size, output_channels]))
        image = model.add_input("image", shape, type_name, quantization)
        parts = add_filter(
            model,
            random,
            type_name,
            (output_channels, *kernel, channels),
            0,
            max(kernel[0] * kernel[1] * channels // (stride[0] * stride[1]), 1),
            quantization.scales[0],
            per_channel=type_name == "int8",
            ties=ties,
        )
        options = schema.TransposeConvOptionsT(padding_code(padding), stride[1], stride[0])
        operands = [size_tensor, parts.filters, image, parts.bias]
        model.outputs = [
            model.add_operator("TRANSPOSE_CONV", operands, options, "output", type_name, parts.output, 3)
        ]
        attributes = {
            "type": type_name,
            "kernel": kernel,
            "stride": stride,
            "padding": padding,
            "output": output_size,
        }
        return Case(model, [codes(random, type_name, shape)], attributes, [EXACT])

    return make


def resize_bilinear(type_name: str) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        aligns_corners, half_pixel_centers = RESIZE_FLAGS[number % len(RESIZE_FLAGS)]
        shape = image_shape(random, pick(random, LENGTHS), batch=2 if number % 7 == 6 else 1)
        size = (between(random, 1, 20), between(random, 1, 20))
        if number % 4 == 0:
            size = (2 * shape[1], 2 * shape[2])
        quantization = random_quantization(random, type_name)
        model = ModelBuilder()
        image = model.add_input("image", shape, type_name, quantization)
        operands = [image, model.add_constant("size", indices(size))]
        options = schema.ResizeBilinearOptionsT(aligns_corners, half_pixel_centers)
        version = 3 if half_pixel_centers else 2
        model.outputs = [
            model.add_operator(
                "RESIZE_BILINEAR", operands, options, "output", type_name, quantization, version
            )
        ]
        attributes = {
            "type": type_name,
            "size": size,
            "align_corners": aligns_corners,
            "half_pixel_centers": half_pixel_centers,
        }
        return Case(model, [codes(random, type_name, shape)], attributes, [EXACT])

    return make


def batch_matrix_product(has_zero_point: bool) -> CaseMaker:
    """Signed codes only. XNNPACK takes right operands around zero; others are LiteRT's, which rounds twice."""

    def make(random: np.random.Generator, number: int) -> Case:
        left_shape, right_shape, swaps = matrix_shapes(random, number)
        ties = makes_ties(number)
        left = input_quantization(random, "int8", ties)
        zero_point = pick(random, (-128, -17, -1, 1, 5, 127)) if has_zero_point else 0
        right = Quantization.per_tensor(rounded_scale(random.uniform(0.002, 0.02), ties), zero_point)
        depth = left_shape[-2] if swaps[0] else left_shape[-1]
        scale = left.scales[0] * right.scales[0] * CODE_DEVIATION**2 * np.sqrt(depth) * 4 / 128
        if has_zero_point and number % 7 == 3:
            # A factor above one: sums are shifted to the left before they are multiplied.
            scale = left.scales[0] * right.scales[0] / 3
        output = Quantization.per_tensor(rounded_scale(scale, ties), between(random, -60, 60))
        model = ModelBuilder()
        operands = [
            model.add_input("left", left_shape, "int8", left),
            model.add_input("right", right_shape, "int8", right),
        ]
        options = schema.BatchMatMulOptionsT(*swaps)
        model.outputs = [model.add_operator("BATCH_MATMUL", operands, options, "output", "int8", output, 2)]
        inputs = [codes(random, "int8", left_shape), codes(random, "int8", right_shape)]
        return Case(model, inputs, {"adj_x": swaps[0], "adj_y": swaps[1]}, [EXACT])

    return make


QUANTIZED_MAKERS = {
    "CONV_2D groups": grouped_convolution_2d,
    "TRANSPOSE_CONV": transpose_convolution,
    "RESIZE_BILINEAR": resize_bilinear,
    "CONV_2D": convolution_2d,
    "CONV_2D narrow": narrow_convolution_2d,
    "DEPTHWISE_CONV_2D": depthwise_convolution_2d,
    "DEPTHWISE_CONV_2D narrow": narrow_depthwise_convolution_2d,
    "FULLY_CONNECTED": fully_connected,
    "FULLY_CONNECTED computed": computed_matrix_product,
    "ADD": addition,
    "ADD far scales": far_addition,
    "LOGISTIC": logistic,
    "LOGISTIC, MUL": swish,
    "CONCATENATION": concatenation,
    "RESHAPE": reshape,
    "MAX_POOL_2D": max_pool_2d,
    "PAD": pad,
    "QUANTIZE": requantize,
    "RESIZE_NEAREST_NEIGHBOR": resize_nearest_neighbor,
}

QUANTIZED_OPERATORS: dict[str, CaseMaker] = {
    f"{operator} {type_name}": make(type_name)
    for operator, make in QUANTIZED_MAKERS.items()
    for type_name in ("uint8", "int8")
}
QUANTIZED_OPERATORS["BATCH_MATMUL int8"] = batch_matrix_product(has_zero_point=False)
QUANTIZED_OPERATORS["BATCH_MATMUL int8 zero points"] = batch_matrix_product(has_zero_point=True)
