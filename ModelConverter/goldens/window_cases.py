"""Float operators that slide a window over an image, and matrix products."""

from __future__ import annotations

import numpy as np
from ai_edge_litert import schema_py_generated as schema

from golden_case import (
    ACTIVATIONS,
    EXACT,
    PADDINGS,
    Case,
    CaseMaker,
    accumulated,
    activation_code,
    between,
    floats,
    image_shape,
    narrow_kernel,
    narrow_shape,
    padding_code,
    pick,
    weights,
    whole_numbers,
)
from tflite_builder import ModelBuilder

# Around the widths of SIMD registers and of matrix tiles.
CONVOLUTION_CHANNELS: tuple[int, ...] = (
    1,
    2,
    3,
    4,
    5,
    7,
    8,
    9,
    12,
    15,
    16,
    17,
    24,
    31,
    32,
    33,
    48,
    63,
    64,
    65,
    70,
)
CONVOLUTION_KERNELS: tuple[tuple[int, int], ...] = (
    (1, 1),
    (3, 3),
    (5, 5),
    (1, 7),
    (7, 1),
    (2, 2),
    (3, 2),
    (2, 4),
)
# Of convolutions that may be computed in tiles.
TILED_CHANNELS: tuple[int, ...] = (8, 9, 12, 16, 17, 24, 31, 40, 48, 64)
DEPTHWISE_CHANNELS: tuple[int, ...] = (1, 3, 7, 8, 13, 16, 24, 33)
DEPTHWISE_KERNELS: tuple[int, ...] = (3, 5, 7)

# Index that FULLY_CONNECTED has in place of a bias that is left out. Convolutions always have one: LiteRT
# refuses CONV_2D without and crashes on DEPTHWISE_CONV_2D without.
ABSENT = -1


def window_extent(kernel: tuple[int, int], dilation: tuple[int, int]) -> tuple[int, int]:
    """The height and width that a dilated window spans."""
    return ((kernel[0] - 1) * dilation[0] + 1, (kernel[1] - 1) * dilation[1] + 1)


def random_steps(random: np.random.Generator, number: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Strides and dilations of 1 to 3, one of them mostly 1, as in real networks."""
    wide = (between(random, 1, 3), between(random, 1, 3))
    if number % 3 == 0:
        return (1, 1), (1, 1)
    return (wide, (1, 1)) if number % 3 == 1 else (pick(random, ((1, 1), (1, 1), (2, 2))), wide)


def convolution_2d(random: np.random.Generator, number: int) -> Case:
    kernel = CONVOLUTION_KERNELS[number % len(CONVOLUTION_KERNELS)]
    stride, dilation = random_steps(random, number)
    padding = PADDINGS[number // 2 % len(PADDINGS)]
    input_channels, output_channels = pick(random, CONVOLUTION_CHANNELS), pick(random, CONVOLUTION_CHANNELS)
    least = window_extent(kernel, dilation) if padding == "VALID" else (1, 1)
    shape = image_shape(random, input_channels, least, batch=2 if number % 7 == 6 else 1)
    return convolution_case(random, number, shape, output_channels, kernel, stride, dilation, padding)


def narrow_convolution_2d(random: np.random.Generator, number: int) -> Case:
    """A convolution whose rows of outputs fill no blocks of a product."""
    kernel = narrow_kernel(pick(random, (2, 3, 5)), number)
    padding = PADDINGS[number // 4 % len(PADDINGS)]
    stride = pick(random, ((1, 1), (1, 1), (2, 2)))
    input_channels, output_channels = pick(random, CONVOLUTION_CHANNELS), pick(random, CONVOLUTION_CHANNELS)
    least = kernel if padding == "VALID" else (1, 1)
    shape = narrow_shape(random, number, input_channels, least, batch=2 if number % 7 == 6 else 1)
    return convolution_case(random, number, shape, output_channels, kernel, stride, (1, 1), padding)


def wide_convolution_2d(random: np.random.Generator, number: int) -> Case:
    """A convolution to few channels of an image so wide that its columns fill vectors."""
    kernel = CONVOLUTION_KERNELS[number % len(CONVOLUTION_KERNELS)]
    steps = ((1, 1), (2, 1), (1, 2))[number % 3]
    shape = (
        2 if number % 7 == 6 else 1,
        window_extent(kernel, (steps[1], 1))[0] + between(random, 0, 6),
        between(random, 24, 90),
        pick(random, (1, 3, 4, 8, 16, 24)),
    )
    padding = PADDINGS[number // 2 % len(PADDINGS)]
    channels = between(random, 1, 8)
    return convolution_case(
        random, number, shape, channels, kernel, (steps[0], 1), (steps[1], 1), padding
    )


def whole_convolution_2d(random: np.random.Generator, number: int) -> Case:
    """A 3×3 convolution of whole numbers, whose results are the same however it is computed."""
    input_channels, output_channels = pick(random, TILED_CHANNELS), pick(random, TILED_CHANNELS)
    dilation = (between(random, 1, 4), between(random, 1, 4)) if number % 3 == 2 else (1, 1)
    shape = (
        2 if number % 7 == 6 else 1,
        window_extent((3, 3), dilation)[0] + between(random, 16, 40),
        window_extent((3, 3), dilation)[1] + between(random, 16, 40),
        input_channels,
    )
    padding, activation = PADDINGS[number // 2 % len(PADDINGS)], ACTIVATIONS[number % len(ACTIVATIONS)]
    model = ModelBuilder()
    image = model.add_input("image", shape)
    # Sums of nine weights and quarters of them are whole numbers, too.
    filters = model.add_constant("filter", 4 * whole_numbers(random, (output_channels, 3, 3, input_channels)))
    bias = model.add_constant("bias", whole_numbers(random, (output_channels,)))
    options = schema.Conv2DOptionsT(
        padding_code(padding), 1, 1, activation_code(activation), dilation[1], dilation[0]
    )
    model.outputs = [model.add_operator("CONV_2D", [image, filters, bias], options)]
    attributes = {"dilation": dilation, "padding": padding, "activation": activation}
    return Case(model, [whole_numbers(random, shape)], attributes, [EXACT])


def convolution_case(
    random: np.random.Generator,
    number: int,
    shape: tuple[int, ...],
    output_channels: int,
    kernel: tuple[int, int],
    stride: tuple[int, int],
    dilation: tuple[int, int],
    padding: str,
) -> Case:
    """A convolution with random weights, of an image of the given shape."""
    activation = ACTIVATIONS[number // 4 % len(ACTIVATIONS)]
    input_channels = shape[3]

    model = ModelBuilder()
    image = model.add_input("image", shape)
    filters = model.add_constant("filter", weights(random, (output_channels, *kernel, input_channels)))
    bias = model.add_constant("bias", weights(random, (output_channels,)))
    options = schema.Conv2DOptionsT(
        padding_code(padding), stride[1], stride[0], activation_code(activation), dilation[1], dilation[0]
    )
    model.outputs = [model.add_operator("CONV_2D", [image, filters, bias], options)]
    attributes = {
        "kernel": kernel,
        "stride": stride,
        "dilation": dilation,
        "padding": padding,
        "activation": activation,
    }
    terms = kernel[0] * kernel[1] * input_channels + 1
    return Case(model, [floats(random, shape)], attributes, [accumulated(terms)])


def depthwise_convolution_2d(random: np.random.Generator, number: int) -> Case:
    channels = DEPTHWISE_CHANNELS[number % len(DEPTHWISE_CHANNELS)]
    multiplier = pick(random, (2, 3, 8)) if number % 4 == 2 else 1
    return depthwise_case(random, number, channels, multiplier)


def single_channel_depthwise_convolution_2d(random: np.random.Generator, number: int) -> Case:
    """Several filters of the only channel, which those of a common convolution could be."""
    return depthwise_case(random, number, 1, pick(random, CONVOLUTION_CHANNELS[1:]))


def narrow_depthwise_convolution_2d(random: np.random.Generator, number: int) -> Case:
    """A depthwise convolution of an image of few rows or columns."""
    return depthwise_case(random, number, pick(random, DEPTHWISE_CHANNELS), 1, is_narrow=True)


def depthwise_case(
    random: np.random.Generator, number: int, channels: int, multiplier: int, is_narrow: bool = False
) -> Case:
    """A depthwise convolution with random weights."""
    size = DEPTHWISE_KERNELS[number % len(DEPTHWISE_KERNELS)]
    if is_narrow:
        kernel = narrow_kernel(size, number)
    else:
        kernel = (size, size) if number % 4 != 3 else (size, between(random, 1, 5))
    stride, dilation = random_steps(random, number // 2)
    padding = PADDINGS[number // 2 % len(PADDINGS)]
    activation = ACTIVATIONS[number // 4 % len(ACTIVATIONS)]
    least = window_extent(kernel, dilation) if padding == "VALID" else (1, 1)
    batch = 2 if number % 7 == 6 else 1
    if is_narrow:
        shape = narrow_shape(random, number, channels, least, batch)
    else:
        shape = image_shape(random, channels, least, batch)

    model = ModelBuilder()
    image = model.add_input("image", shape)
    filters = model.add_constant("filter", weights(random, (1, *kernel, channels * multiplier)))
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
    model.outputs = [model.add_operator("DEPTHWISE_CONV_2D", [image, filters, bias], options)]
    attributes = {
        "kernel": kernel,
        "stride": stride,
        "dilation": dilation,
        "padding": padding,
        "activation": activation,
        "multiplier": multiplier,
    }
    return Case(model, [floats(random, shape)], attributes, [accumulated(kernel[0] * kernel[1] + 1)])


def fully_connected(random: np.random.Generator, number: int) -> Case:
    rank = number % 4 + 1
    keeps_dimensions = number % 8 >= 4 and rank > 1
    activation = ACTIVATIONS[number // 2 % len(ACTIVATIONS)]
    input_count, output_count = pick(random, CONVOLUTION_CHANNELS), pick(random, CONVOLUTION_CHANNELS)
    shape = tuple(between(random, 1, 4) for _ in range(rank - 1)) + (input_count,)
    has_bias = number % 5 != 4

    model = ModelBuilder()
    rows = model.add_input("rows", shape)
    matrix = model.add_constant("weights", weights(random, (output_count, input_count)))
    bias = model.add_constant("bias", weights(random, (output_count,))) if has_bias else ABSENT
    options = schema.FullyConnectedOptionsT(activation_code(activation), keepNumDims=keeps_dimensions)
    version = 5 if keeps_dimensions else 1
    model.outputs = [model.add_operator("FULLY_CONNECTED", [rows, matrix, bias], options, version=version)]
    attributes = {"keep_num_dims": keeps_dimensions, "activation": activation, "bias": has_bias}
    return Case(model, [floats(random, shape)], attributes, [accumulated(input_count + 1)])


def max_pool_2d(random: np.random.Generator, number: int) -> Case:
    window = (between(random, 1, 4), between(random, 1, 4)) if number % 3 else (2, 2)
    stride = (between(random, 1, 3), between(random, 1, 3)) if number % 2 else (2, 2)
    padding = PADDINGS[number // 2 % len(PADDINGS)]
    activation = ACTIVATIONS[number % len(ACTIVATIONS)]
    shape = image_shape(random, pick(random, DEPTHWISE_CHANNELS), window, batch=2 if number % 7 == 6 else 1)

    model = ModelBuilder()
    image = model.add_input("image", shape)
    options = schema.Pool2DOptionsT(
        padding_code(padding), stride[1], stride[0], window[1], window[0], activation_code(activation)
    )
    model.outputs = [model.add_operator("MAX_POOL_2D", [image], options)]
    attributes = {"window": window, "stride": stride, "padding": padding, "activation": activation}
    # Negative everywhere in some cases: padding must never win.
    values = floats(random, shape) if number % 3 else -np.abs(floats(random, shape)) - np.float32(0.5)
    return Case(model, [values], attributes, [EXACT])


def grouped_convolution_2d(random: np.random.Generator, number: int) -> Case:
    groups = pick(random, (2, 3, 4))
    kernel = CONVOLUTION_KERNELS[number % len(CONVOLUTION_KERNELS)]
    stride, dilation = random_steps(random, number)
    padding = PADDINGS[number // 2 % len(PADDINGS)]
    activation = ACTIVATIONS[number // 4 % len(ACTIVATIONS)]
    input_channels, output_channels = pick(random, (1, 3, 8, 17)), pick(random, (1, 2, 8, 9, 16, 33))
    least = window_extent(kernel, dilation) if padding == "VALID" else (1, 1)
    shape = image_shape(random, groups * input_channels, least, batch=2 if number % 7 == 6 else 1)

    model = ModelBuilder()
    image = model.add_input("image", shape)
    filter_shape = (groups * output_channels, *kernel, input_channels)
    filters = model.add_constant("filter", weights(random, filter_shape))
    bias = model.add_constant("bias", weights(random, (groups * output_channels,)))
    options = schema.Conv2DOptionsT(
        padding_code(padding), stride[1], stride[0], activation_code(activation), dilation[1], dilation[0]
    )
    model.outputs = [model.add_operator("CONV_2D", [image, filters, bias], options)]
    attributes = {
        "groups": groups,
        "kernel": kernel,
        "stride": stride,
        "dilation": dilation,
        "padding": padding,
        "activation": activation,
    }
    terms = kernel[0] * kernel[1] * input_channels + 1
    return Case(model, [floats(random, shape)], attributes, [accumulated(terms)])


def transposed_sizes(
    random: np.random.Generator, number: int, padding: str
) -> tuple[tuple[int, int], tuple[int, int], tuple[int, int], tuple[int, int]]:
    """Kernel, stride, input size and an output size that belong together."""
    stride = ((2, 2), (1, 1), (2, 1), (3, 2), (2, 2))[number % 5]
    kernel = ((2, 2), (3, 3), (4, 4), (5, 3), (3, 3), (4, 5))[number % 6]
    kernel = (max(kernel[0], stride[0]), max(kernel[1], stride[1]))
    size = (between(random, 1, 9), between(random, 1, 9))
    if number % 8 == 4:
        # Outputs neither overlap nor leave gaps.
        kernel = stride = ((2, 2), (3, 2), (1, 4))[number // 8 % 3]
        return kernel, stride, size, (size[0] * stride[0], size[1] * stride[1])
    if padding == "SAME":
        output = tuple(between(random, (n - 1) * s + 1, n * s) for n, s in zip(size, stride))
        if number % 2:
            output = tuple(n * s for n, s in zip(size, stride))
    else:
        output = tuple((n - 1) * s + k for n, s, k in zip(size, stride, kernel))
    return kernel, stride, size, (output[0], output[1])


def transpose_convolution(random: np.random.Generator, number: int) -> Case:
    padding = PADDINGS[number // 2 % len(PADDINGS)]
    kernel, stride, size, output_size = transposed_sizes(random, number, padding)
    activation = ACTIVATIONS[number // 4 % len(ACTIVATIONS)]
    input_channels, output_channels = pick(random, CONVOLUTION_CHANNELS), pick(random, CONVOLUTION_CHANNELS)
    batch = 2 if number % 7 == 6 else 1
    has_bias = number % 3 != 1

    model = ModelBuilder()
    size_tensor = model.add_constant("size", np.array([batch, *output_size, output_channels], np.int32))
    filters = model.add_constant("filter", weights(random, (output_channels, *kernel, input_channels)))
    image = model.add_input("image", (batch, *size, input_channels))
    operands = [size_tensor, filters, image]
    if has_bias:
        operands.append(model.add_constant("bias", weights(random, (output_channels,))))
    options = schema.TransposeConvOptionsT(
        padding_code(padding), stride[1], stride[0], activation_code(activation)
    )
    version = 4 if activation != "NONE" else 3 if has_bias else 2
    model.outputs = [model.add_operator("TRANSPOSE_CONV", operands, options, version=version)]
    attributes = {
        "kernel": kernel,
        "stride": stride,
        "padding": padding,
        "output": output_size,
        "activation": activation,
        "bias": has_bias,
    }
    terms = kernel[0] * kernel[1] * input_channels + 1
    shape = (batch, *size, input_channels)
    return Case(model, [floats(random, shape)], attributes, [accumulated(terms)])


def matrix_shapes(
    random: np.random.Generator, number: int
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[bool, bool]]:
    """Two stacks of matrices that fit, and which of them are stored with rows and columns swapped."""
    rows, depth, columns = (pick(random, CONVOLUTION_CHANNELS[:14]) for _ in range(3))
    batch = ((), (3,), (2, 3))[number % 3]
    left_batch, right_batch = batch, batch
    if number % 4 == 1:
        right_batch = ()
    elif number % 4 == 2:
        left_batch = tuple(1 for _ in batch)
    swaps = (number // 2 % 2 == 1, number // 4 % 2 == 1)
    left = (depth, rows) if swaps[0] else (rows, depth)
    right = (columns, depth) if swaps[1] else (depth, columns)
    return (*left_batch, *left), (*right_batch, *right), swaps


def batch_matrix_product(random: np.random.Generator, number: int) -> Case:
    left_shape, right_shape, swaps = matrix_shapes(random, number)
    model = ModelBuilder()
    left = model.add_input("left", left_shape)
    inputs = [floats(random, left_shape)]
    if number % 5 == 4:
        right = model.add_constant("right", weights(random, right_shape))
    else:
        right = model.add_input("right", right_shape)
        inputs.append(floats(random, right_shape))
    options = schema.BatchMatMulOptionsT(*swaps)
    model.outputs = [model.add_operator("BATCH_MATMUL", [left, right], options)]
    depth = left_shape[-2] if swaps[0] else left_shape[-1]
    attributes = {"adj_x": swaps[0], "adj_y": swaps[1], "constant": number % 5 == 4}
    return Case(model, inputs, attributes, [accumulated(depth + 1)])


def volume_weights(
    model: ModelBuilder, random: np.random.Generator, shape: tuple[int, ...], channels: int, is_half: bool
) -> list[int]:
    """A filter and a bias, perhaps stored in half precision and widened by DEQUANTIZE."""
    places: list[int] = []
    for name, value in (("filter", weights(random, shape)), ("bias", weights(random, (channels,)))):
        if is_half:
            stored = model.add_constant(f"{name}/half", value.astype(np.float16))
            options = schema.DequantizeOptionsT()
            places.append(model.add_operator("DEQUANTIZE", [stored], options, name, version=3))
        else:
            places.append(model.add_constant(name, value))
    return places


def transpose_convolution_3d(random: np.random.Generator, number: int) -> Case:
    """A transposed convolution of volumes, of windows above and below the stride."""
    kernel = tuple(between(random, 1, 4) for _ in range(3))
    steps = tuple(between(random, 1, 3) for _ in range(3))
    # The converter writes no others; images are never dilated.
    dilation = 2 if number % 6 == 5 else 1
    padding = PADDINGS[number // 2 % len(PADDINGS)]
    activation = ACTIVATIONS[number // 4 % len(ACTIVATIONS)]
    input_channels, output_channels = pick(random, (1, 3, 8)), pick(random, (1, 4, 10))
    size = tuple(between(random, 1, 5) for _ in range(3))
    extents = ((kernel[0] - 1) * dilation + 1, *kernel[1:])
    output_size = tuple(
        length * step - between(random, 0, step - 1)
        if padding == "SAME"
        else (length - 1) * step + extent + between(random, 0, step - 1)
        for length, step, extent in zip(size, steps, extents)
    )
    batch = 2 if number % 7 == 6 else 1
    shape = (batch, *size, input_channels)
    model = ModelBuilder()
    sizes = model.add_constant("size", np.array([batch, *output_size, output_channels], np.int32))
    filters, bias = volume_weights(
        model, random, (*kernel, output_channels, input_channels), output_channels, number % 5 == 4
    )
    operands = [sizes, filters, model.add_input("volume", shape)]
    if number % 3 != 1:
        operands.append(bias)
    options = schema.Conv3DOptionsT(
        padding_code(padding), steps[0], steps[2], steps[1], activation_code(activation), dilation, 1, 1
    )
    model.outputs = [model.add_operator("CONV_3D_TRANSPOSE", operands, options)]
    attributes = {"kernel": kernel, "stride": steps, "dilation": dilation, "padding": padding}
    terms = int(np.prod(kernel)) * input_channels + 1
    return Case(model, [floats(random, shape)], attributes, [accumulated(terms)])


def convolution_3d(random: np.random.Generator, number: int) -> Case:
    """A convolution of volumes."""
    kernel = (between(random, 1, 3), *CONVOLUTION_KERNELS[number % len(CONVOLUTION_KERNELS)])
    stride, dilation = random_steps(random, number)
    steps = (between(random, 1, 2), *stride)
    dilations = (1 if steps[0] > 1 else between(random, 1, 2), *dilation)
    padding = PADDINGS[number // 2 % len(PADDINGS)]
    activation = ACTIVATIONS[number // 4 % len(ACTIVATIONS)]
    input_channels, output_channels = pick(random, (1, 3, 8)), pick(random, (1, 4, 10))
    least = window_extent(kernel[1:], dilation) if padding == "VALID" else (1, 1)
    depth = (kernel[0] - 1) * dilations[0] + between(random, 1, 4)
    batch, *sides, _ = image_shape(random, input_channels, least, batch=2 if number % 7 == 6 else 1)
    shape = (batch, depth, *sides, input_channels)
    model = ModelBuilder()
    volume = model.add_input("volume", shape)
    filters, bias = volume_weights(
        model, random, (*kernel, input_channels, output_channels), output_channels, number % 5 == 4
    )
    options = schema.Conv3DOptionsT(
        padding_code(padding),
        steps[0],
        steps[2],
        steps[1],
        activation_code(activation),
        dilations[0],
        dilations[2],
        dilations[1],
    )
    model.outputs = [model.add_operator("CONV_3D", [volume, filters, bias], options)]
    attributes = {"kernel": kernel, "stride": steps, "dilation": dilations, "padding": padding}
    terms = int(np.prod(kernel)) * input_channels + 1
    return Case(model, [floats(random, shape)], attributes, [accumulated(terms)])


WINDOW_OPERATORS: dict[str, CaseMaker] = {
    "CONV_3D": convolution_3d,
    "CONV_3D_TRANSPOSE": transpose_convolution_3d,
    "CONV_2D": convolution_2d,
    "CONV_2D few channels": wide_convolution_2d,
    "CONV_2D narrow": narrow_convolution_2d,
    "CONV_2D whole numbers": whole_convolution_2d,
    "CONV_2D groups": grouped_convolution_2d,
    "TRANSPOSE_CONV": transpose_convolution,
    "BATCH_MATMUL": batch_matrix_product,
    "DEPTHWISE_CONV_2D": depthwise_convolution_2d,
    "DEPTHWISE_CONV_2D narrow": narrow_depthwise_convolution_2d,
    "DEPTHWISE_CONV_2D single channel": single_channel_depthwise_convolution_2d,
    "FULLY_CONNECTED": fully_connected,
    "MAX_POOL_2D": max_pool_2d,
}
