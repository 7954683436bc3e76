"""Float operators with signed 8-bit weights, which quantise their inputs while they run.

The codes of the inputs and the sums over them are exact; what is free is the rounding of a few products.
"""

from __future__ import annotations

import numpy as np
from ai_edge_litert import schema_py_generated as schema

from golden_case import (
    ACTIVATIONS,
    PADDINGS,
    Case,
    accumulated,
    activation_code,
    between,
    image_shape,
    narrow_kernel,
    narrow_shape,
    padding_code,
    pick,
    weights,
)
from quantized_cases import CHANNELS, KERNELS
from tflite_builder import ModelBuilder, Quantization, TensorSpec
from window_cases import (
    DEPTHWISE_CHANNELS,
    DEPTHWISE_KERNELS,
    matrix_shapes,
    random_steps,
    transposed_sizes,
    window_extent,
)

# The scale of the codes, that of the filter and the bias.
ROUNDINGS = 3


def plain_numbers(random: np.random.Generator, number: int, shape: tuple[int, ...]) -> np.ndarray:
    """Numbers of both signs, of one sign, far from zero, or nothing but zeros."""
    values = random.standard_normal(shape) * random.uniform(0.1, 10)
    if number % 5 == 1:
        values = np.abs(values)
    elif number % 5 == 2:
        values = -np.abs(values)
    elif number % 5 == 3:
        values = values + random.uniform(-20, 20)
    elif number == 14:
        values = np.zeros(shape)
    return values.astype(np.float32)


def add_codes(
    model: ModelBuilder, random: np.random.Generator, shape: tuple[int, ...], axis: int, per_channel: bool
) -> int:
    """Adds weights of signed codes around zero."""
    stored = random.integers(-127, 128, shape).astype(np.int8)
    if per_channel:
        scales = tuple(float(np.float32(scale)) for scale in random.uniform(0.002, 0.02, shape[axis]))
        quantization = Quantization(scales, (0,) * shape[axis], axis)
    else:
        quantization = Quantization.per_tensor(random.uniform(0.002, 0.02), 0)
    return model.add_constant("weights", stored, quantization)


def packed_halves(codes: np.ndarray) -> np.ndarray:
    """Codes of four bits, two in a byte, the first one in its lower half."""
    flat = np.append(codes.ravel(), np.zeros(codes.size % 2, np.int8)).astype(np.uint8) & 15
    return flat[0::2] | flat[1::2] << 4


def add_halves(
    model: ModelBuilder, random: np.random.Generator, shape: tuple[int, ...], per_channel: bool
) -> int:
    """Adds weights of four bits, with a scale for each slice along the first axis or one for all."""
    count = shape[0] if per_channel else 1
    scales = tuple(float(np.float32(scale)) for scale in random.uniform(0.02, 0.2, count))
    codes = random.integers(-8, 8, shape).astype(np.int8)
    quantization = Quantization(scales, (0,) * count, 0)
    model.tensors.append(TensorSpec("weights", "int4", shape, packed_halves(codes), quantization))
    return len(model.tensors) - 1


def case(model: ModelBuilder, values: np.ndarray, attributes: dict) -> Case:
    return Case(model, [values], attributes, [accumulated(ROUNDINGS)], has_magnitudes=False)


def convolution_2d(random: np.random.Generator, number: int, has_halves: bool = False) -> Case:
    kernel = KERNELS[number % len(KERNELS)]
    stride, dilation = random_steps(random, number)
    padding = PADDINGS[number // 2 % len(PADDINGS)]
    activation = ACTIVATIONS[number % len(ACTIVATIONS)]
    groups = 2 if number % 6 == 5 and not has_halves else 1
    channels, output_channels = pick(random, CHANNELS), pick(random, CHANNELS)
    least = window_extent(kernel, dilation) if padding == "VALID" else (1, 1)
    shape = image_shape(random, groups * channels, least, batch=2 if number % 7 == 6 else 1)
    per_channel = number % 3 != 2 or groups > 1
    model = ModelBuilder()
    image = model.add_input("image", shape)
    filter_shape = (groups * output_channels, *kernel, channels)
    if has_halves:
        filters = add_halves(model, random, filter_shape, per_channel)
    else:
        filters = add_codes(model, random, filter_shape, 0, per_channel)
    bias = model.add_constant("bias", weights(random, (groups * output_channels,)))
    options = schema.Conv2DOptionsT(
        padding_code(padding), stride[1], stride[0], activation_code(activation), dilation[1], dilation[0]
    )
    model.outputs = [model.add_operator("CONV_2D", [image, filters, bias], options, version=5)]
    attributes = {
        "kernel": kernel,
        "stride": stride,
        "dilation": dilation,
        "padding": padding,
        "activation": activation,
        "groups": groups,
        "per_channel": per_channel,
    }
    return case(model, plain_numbers(random, number, shape), attributes)


def convolution_2d_of_halves(random: np.random.Generator, number: int) -> Case:
    """Weights of four bits, which LiteRT multiplies by images that are quantised whole: around zero, where
    the weights have one scale."""
    return convolution_2d(random, number, has_halves=True)


def depthwise_convolution_2d(random: np.random.Generator, number: int, is_narrow: bool = False) -> Case:
    """Always with a scale for each channel: with one for all, LiteRT reads beyond its end."""
    size = DEPTHWISE_KERNELS[number % len(DEPTHWISE_KERNELS)]
    kernel = narrow_kernel(size, number) if is_narrow else (size, size)
    stride, dilation = random_steps(random, number // 2)
    padding = PADDINGS[number // 2 % len(PADDINGS)]
    activation = ACTIVATIONS[number % len(ACTIVATIONS)]
    channels = DEPTHWISE_CHANNELS[1 + number % (len(DEPTHWISE_CHANNELS) - 1)]
    multiplier = 2 if number % 4 == 2 else 1
    least = window_extent(kernel, dilation) if padding == "VALID" else (1, 1)
    batch = 2 if number % 7 == 6 else 1
    if is_narrow:
        shape = narrow_shape(random, number, channels, least, batch)
    else:
        shape = image_shape(random, channels, least, batch)
    model = ModelBuilder()
    image = model.add_input("image", shape)
    filters = add_codes(model, random, (1, *kernel, channels * multiplier), 3, True)
    bias = model.add_constant("bias", weights(random, (channels * multiplier,)))
    options = schema.DepthwiseConv2DOptionsT(
        padding_code(padding),
        stride[1],
        stride[0],
        multiplier,
        activation_code(activation),
        dilation[1],
        dilation[0],
    )
    model.outputs = [model.add_operator("DEPTHWISE_CONV_2D", [image, filters, bias], options, version=6)]
    attributes = {
        "kernel": kernel,
        "stride": stride,
        "dilation": dilation,
        "padding": padding,
        "multiplier": multiplier,
        "activation": activation,
    }
    return case(model, plain_numbers(random, number, shape), attributes)


def narrow_depthwise_convolution_2d(random: np.random.Generator, number: int) -> Case:
    return depthwise_convolution_2d(random, number, is_narrow=True)


def fully_connected(random: np.random.Generator, number: int) -> Case:
    activation = ACTIVATIONS[number % len(ACTIVATIONS)]
    input_count, output_count = pick(random, CHANNELS), pick(random, CHANNELS[1:])
    keeps_dimensions = number % 4 == 3
    shape = (between(random, 1, 5), between(random, 1, 3), input_count)[number % 2 :]
    per_channel = number % 3 != 2
    model = ModelBuilder()
    rows = model.add_input("rows", shape)
    matrix = add_codes(model, random, (output_count, input_count), 0, per_channel)
    bias = model.add_constant("bias", weights(random, (output_count,)))
    options = schema.FullyConnectedOptionsT(activation_code(activation), keepNumDims=keeps_dimensions)
    model.outputs = [model.add_operator("FULLY_CONNECTED", [rows, matrix, bias], options, version=9)]
    attributes = {
        "activation": activation,
        "per_channel": per_channel,
        "keep_num_dims": keeps_dimensions,
    }
    return case(model, plain_numbers(random, number, shape), attributes)


def fully_connected_of_halves(random: np.random.Generator, number: int, has_odd_rows: bool = False) -> Case:
    """Weights of four bits."""
    activation = ACTIVATIONS[number % len(ACTIVATIONS)]
    input_count, output_count = 2 * pick(random, CHANNELS) + has_odd_rows, pick(random, CHANNELS[1:])
    per_channel, is_asymmetric = number % 3 != 2, number % 8 < 4
    shape = (between(random, 1, 5), between(random, 1, 3), input_count)[number % 2 :]
    model = ModelBuilder()
    rows = model.add_input("rows", shape)
    matrix = add_halves(model, random, (output_count, input_count), per_channel)
    bias = model.add_constant("bias", weights(random, (output_count,)))
    options = schema.FullyConnectedOptionsT(
        activation_code(activation), keepNumDims=number % 4 == 3, asymmetricQuantizeInputs=is_asymmetric
    )
    model.outputs = [model.add_operator("FULLY_CONNECTED", [rows, matrix, bias], options, version=10)]
    attributes = {
        "activation": activation,
        "per_channel": per_channel,
        "asymmetric_quantize_inputs": is_asymmetric,
    }
    return case(model, plain_numbers(random, number, shape), attributes)


def fully_connected_of_odd_rows(random: np.random.Generator, number: int) -> Case:
    """Weights of four bits whose rows fill no bytes, for which LiteRT multiplies by its own kernel."""
    return fully_connected_of_halves(random, number, has_odd_rows=True)


def fully_connected_with_tangent(random: np.random.Generator, number: int) -> Case:
    """An activation that is no bound, for which LiteRT multiplies by its own kernel."""
    input_count, output_count = pick(random, CHANNELS), pick(random, CHANNELS[1:])
    shape = (between(random, 1, 5), input_count)
    per_channel, is_asymmetric = number % 3 != 2, number % 4 < 2
    model = ModelBuilder()
    rows = model.add_input("rows", shape)
    matrix = add_codes(model, random, (output_count, input_count), 0, per_channel)
    bias = model.add_constant("bias", weights(random, (output_count,)))
    options = schema.FullyConnectedOptionsT(
        schema.ActivationFunctionType.TANH, asymmetricQuantizeInputs=is_asymmetric
    )
    model.outputs = [model.add_operator("FULLY_CONNECTED", [rows, matrix, bias], options, version=9)]
    attributes = {"per_channel": per_channel, "asymmetric_quantize_inputs": is_asymmetric}
    return case(model, random.uniform(-1, 1, shape).astype(np.float32), attributes)


def transpose_convolution(random: np.random.Generator, number: int) -> Case:
    padding = PADDINGS[number // 2 % len(PADDINGS)]
    kernel, stride, size, output_size = transposed_sizes(random, number, padding)
    input_channels, output_channels = pick(random, CHANNELS), pick(random, CHANNELS[1:])
    batch = 2 if number % 7 == 6 else 1
    per_channel = number % 3 != 2
    model = ModelBuilder()
    size_tensor = model.add_constant("size", np.array([batch, *output_size, output_channels], np.int32))
    filters = add_codes(model, random, (output_channels, *kernel, input_channels), 0, per_channel)
    shape = (batch, *size, input_channels)
    image = model.add_input("image", shape)
    bias = model.add_constant("bias", weights(random, (output_channels,)))
    options = schema.TransposeConvOptionsT(padding_code(padding), stride[1], stride[0])
    operands = [size_tensor, filters, image, bias]
    model.outputs = [model.add_operator("TRANSPOSE_CONV", operands, options, version=4)]
    attributes = {
        "kernel": kernel,
        "stride": stride,
        "padding": padding,
        "output": output_size,
        "per_channel": per_channel,
    }
    return case(model, plain_numbers(random, number, shape), attributes)


def batch_matrix_product(random: np.random.Generator, number: int) -> Case:
    left_shape, right_shape, swaps = matrix_shapes(random, number)
    model = ModelBuilder()
    left = model.add_input("left", left_shape)
    right = add_codes(model, random, right_shape, 0, False)
    options = schema.BatchMatMulOptionsT(*swaps)
    model.outputs = [model.add_operator("BATCH_MATMUL", [left, right], options, version=4)]
    attributes = {"adj_x": swaps[0], "adj_y": swaps[1]}
    return case(model, plain_numbers(random, number, left_shape), attributes)


def dequantized_weights(random: np.random.Generator, number: int) -> Case:
    """A float convolution whose weights are codes behind an operator that makes them numbers."""
    kernel = KERNELS[number % len(KERNELS)]
    channels, output_channels = pick(random, CHANNELS), pick(random, CHANNELS[1:])
    shape = image_shape(random, channels)
    per_channel = number % 2 == 1
    model = ModelBuilder()
    image = model.add_input("image", shape)
    stored = add_codes(model, random, (output_channels, *kernel, channels), 0, per_channel)
    filters = model.add_operator(
        "DEQUANTIZE", [stored], schema.DequantizeOptionsT(), "filter", version=5 if per_channel else 2
    )
    bias = model.add_constant("bias", weights(random, (output_channels,)))
    options = schema.Conv2DOptionsT(padding_code("SAME"), 1, 1, activation_code("NONE"), 1, 1)
    model.outputs = [model.add_operator("CONV_2D", [image, filters, bias], options)]
    attributes = {"kernel": kernel, "per_channel": per_channel}
    values = random.standard_normal(shape).astype(np.float32)
    terms = kernel[0] * kernel[1] * channels + 1
    return Case(model, [values], attributes, [accumulated(terms)], has_magnitudes=False)


DYNAMIC_RANGE_OPERATORS = {
    "DEQUANTIZE CONV_2D": dequantized_weights,
    "CONV_2D dynamic range": convolution_2d,
    "CONV_2D int4": convolution_2d_of_halves,
    "DEPTHWISE_CONV_2D dynamic range": depthwise_convolution_2d,
    "DEPTHWISE_CONV_2D dynamic range, narrow": narrow_depthwise_convolution_2d,
    "FULLY_CONNECTED dynamic range": fully_connected,
    "FULLY_CONNECTED int4": fully_connected_of_halves,
    "FULLY_CONNECTED int4, odd rows": fully_connected_of_odd_rows,
    "FULLY_CONNECTED dynamic range, TANH": fully_connected_with_tangent,
    "TRANSPOSE_CONV dynamic range": transpose_convolution,
    "BATCH_MATMUL dynamic range": batch_matrix_product,
}
