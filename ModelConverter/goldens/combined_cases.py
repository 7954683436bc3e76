"""Models of several float operators that the converter folds, fuses or removes."""

from __future__ import annotations

import numpy as np
from ai_edge_litert import schema_py_generated as schema

from golden_case import (
    ACTIVATIONS,
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
    weights,
)
from rearrangement_cases import new_shape
from tflite_builder import ModelBuilder

CHANNELS: tuple[int, ...] = (3, 8, 13, 16, 24, 33)


def convolution_options(padding: str, activation: str = "NONE", stride: int = 1) -> schema.Conv2DOptionsT:
    return schema.Conv2DOptionsT(padding_code(padding), stride, stride, activation_code(activation), 1, 1)


def add_convolution(
    model: ModelBuilder,
    random: np.random.Generator,
    image: int,
    input_channels: int,
    output_channels: int,
    size: int,
    options: schema.Conv2DOptionsT,
    output: str,
) -> int:
    """Appends a convolution with random weights."""
    filters = model.add_constant(
        f"{output}/filter", weights(random, (output_channels, size, size, input_channels))
    )
    bias = model.add_constant(f"{output}/bias", weights(random, (output_channels,)))
    return model.add_operator("CONV_2D", [image, filters, bias], options, output)


def add_depthwise(
    model: ModelBuilder,
    random: np.random.Generator,
    image: int,
    channels: int,
    size: int,
    padding: str,
    stride: int,
    output: str,
) -> int:
    """Appends a depthwise convolution with random weights."""
    filters = model.add_constant(f"{output}/filter", weights(random, (1, size, size, channels)))
    bias = model.add_constant(f"{output}/bias", weights(random, (channels,)))
    options = schema.DepthwiseConv2DOptionsT(
        padding_code(padding), stride, stride, 1, activation_code("NONE"), 1, 1
    )
    return model.add_operator("DEPTHWISE_CONV_2D", [image, filters, bias], options, output)


def padded_convolution(random: np.random.Generator, number: int) -> Case:
    """PAD of rows and columns, then a convolution, plain or depthwise, that takes the padding over."""
    channels, stride = pick(random, CHANNELS), between(random, 1, 2)
    shape = image_shape(random, channels, (3, 3))
    widths = [
        [0, 0],
        [between(random, 0, 2), between(random, 0, 2)],
        [between(random, 0, 2), between(random, 0, 2)],
        [0, 0],
    ]
    padding = PADDINGS[number % 2]
    model = ModelBuilder()
    image = model.add_input("image", shape)
    paddings = model.add_constant("paddings", indices(widths))
    padded = model.add_operator("PAD", [image, paddings], schema.PadOptionsT(), "padded")
    if number % 4 < 2:
        options = convolution_options(padding, ACTIVATIONS[number % len(ACTIVATIONS)], stride)
        output = add_convolution(
            model, random, padded, channels, pick(random, CHANNELS), 3, options, "output"
        )
    else:
        output = add_depthwise(model, random, padded, channels, 3, padding, stride, "output")
    model.outputs = [output]
    attributes = {"paddings": widths, "padding": padding, "stride": stride}
    return Case(model, [floats(random, shape)], attributes, [accumulated(9 * channels + 1)])


def convolution_parametric_rectifier(random: np.random.Generator, number: int) -> Case:
    """A convolution, plain or depthwise, whose results a PRELU bends."""
    channels, output_channels = pick(random, CHANNELS), pick(random, CHANNELS)
    shape = image_shape(random, channels)
    model = ModelBuilder()
    image = model.add_input("image", shape)
    if number % 3 == 2:
        output_channels = channels
        convolved = add_depthwise(model, random, image, channels, 3, "SAME", 1, "convolved")
    else:
        options = convolution_options("SAME")
        convolved = add_convolution(model, random, image, channels, output_channels, 3, options, "convolved")
    slope_shape = ((1, 1, output_channels), (output_channels,))[number % 2]
    slope = model.add_constant("slope", np.clip(weights(random, slope_shape), -1, 1).astype(np.float32))
    model.outputs = [model.add_operator("PRELU", [convolved, slope])]
    return Case(model, [floats(random, shape)], {"slope": slope_shape}, [accumulated(9 * channels + 2)])


def half_precision_convolution(random: np.random.Generator, number: int) -> Case:
    """A convolution whose filter and bias are stored in half precision and widened by DEQUANTIZE."""
    channels, output_channels, size = pick(random, CHANNELS), pick(random, CHANNELS), (1, 3)[number % 2]
    shape = image_shape(random, channels)
    model = ModelBuilder()
    image = model.add_input("image", shape)
    widened: list[int] = []
    for name, value in (
        ("filter", weights(random, (output_channels, size, size, channels))),
        ("bias", weights(random, (output_channels,))),
    ):
        stored = model.add_constant(f"{name}/half", value.astype(np.float16))
        widened.append(
            model.add_operator("DEQUANTIZE", [stored], schema.DequantizeOptionsT(), name, version=3)
        )
    activation = ACTIVATIONS[number % len(ACTIVATIONS)]
    options = convolution_options("SAME", activation)
    model.outputs = [model.add_operator("CONV_2D", [image, *widened], options)]
    attributes = {"kernel": (size, size), "activation": activation}
    return Case(model, [floats(random, shape)], attributes, [accumulated(size * size * channels + 1)])


def index_vector(values: list[int], bits: int) -> tuple[int, object]:
    """Sparse indices in the narrow or the wide form that the schema allows."""
    if bits == 8:
        return schema.SparseIndexVector.Uint8Vector, schema.Uint8VectorT(np.array(values, np.uint8))
    if bits == 16:
        return schema.SparseIndexVector.Uint16Vector, schema.Uint16VectorT(np.array(values, np.uint16))
    return schema.SparseIndexVector.Int32Vector, schema.Int32VectorT(np.array(values, np.int32))


def compressed(dense: np.ndarray, bits: int) -> tuple[np.ndarray, schema.SparsityParametersT]:
    """The non-zero elements, row by row, and where they stand: all axes dense but the last."""
    rows = dense.reshape(-1, dense.shape[-1])
    columns = [np.flatnonzero(row) for row in rows]
    segments = np.concatenate([[0], np.cumsum([len(row) for row in columns])]).astype(int).tolist()
    positions = np.concatenate(columns).astype(int).tolist()
    dimensions = [
        schema.DimensionMetadataT(schema.DimensionType.DENSE, denseSize=length) for length in dense.shape[:-1]
    ]
    segments_type, segments_vector = index_vector(segments, max(bits, 16))
    positions_type, positions_vector = index_vector(positions, bits)
    dimensions.append(
        schema.DimensionMetadataT(
            schema.DimensionType.SPARSE_CSR,
            0,
            segments_type,
            segments_vector,
            positions_type,
            positions_vector,
        )
    )
    sparsity = schema.SparsityParametersT(traversalOrder=indices(range(dense.ndim)), dimMetadata=dimensions)
    return dense[dense != 0], sparsity


def sparse_convolution(random: np.random.Generator, number: int) -> Case:
    """A convolution whose filter is stored sparse in half precision: DENSIFY, then DEQUANTIZE."""
    channels, output_channels, size = pick(random, CHANNELS), pick(random, CHANNELS), (1, 3)[number % 3 == 2]
    shape = image_shape(random, channels)
    dense = weights(random, (output_channels, size, size, channels)).astype(np.float16)
    dense = np.where(random.random(dense.shape) < 0.7, np.float16(0), dense)
    dense.flat[0] = np.float16(0.25)
    bits = (8, 16, 32)[number % 3]
    stored, sparsity = compressed(dense, bits)
    model = ModelBuilder()
    image = model.add_input("image", shape)
    sparse = model.add_constant("filter/sparse", stored, sparsity=sparsity, shape=dense.shape)
    half = model.add_operator("DENSIFY", [sparse], schema.DensifyOptionsT(), "filter/half", "float16")
    filters = model.add_operator("DEQUANTIZE", [half], schema.DequantizeOptionsT(), "filter", version=3)
    bias = model.add_constant("bias", weights(random, (output_channels,)))
    model.outputs = [model.add_operator("CONV_2D", [image, filters, bias], convolution_options("SAME"))]
    attributes = {"kernel": (size, size), "index_bits": bits}
    return Case(model, [floats(random, shape)], attributes, [accumulated(size * size * channels + 1)])


def residual_block(random: np.random.Generator, number: int) -> Case:
    """Two convolutions and the sum of their result with the block's input."""
    channels, inner = pick(random, CHANNELS), pick(random, CHANNELS)
    shape = image_shape(random, channels)
    activation = ACTIVATIONS[number % len(ACTIVATIONS)]
    model = ModelBuilder()
    image = model.add_input("image", shape)
    first = add_convolution(
        model, random, image, channels, inner, 3, convolution_options("SAME", "RELU"), "first"
    )
    second = add_convolution(model, random, first, inner, channels, 1, convolution_options("SAME"), "second")
    operands = [image, second] if number % 2 else [second, image]
    model.outputs = [model.add_operator("ADD", operands, schema.AddOptionsT(activation_code(activation)))]
    terms = 9 * channels + inner + 3
    return Case(model, [floats(random, shape)], {"activation": activation}, [accumulated(terms)])


def reshape_chain(random: np.random.Generator, number: int) -> Case:
    """Several RESHAPEs in a row around a NEG, which leave nothing but another shape."""
    shape = (1, between(random, 1, 5), between(random, 1, 5), between(random, 1, 9))
    model = ModelBuilder()
    current = model.add_input("input", shape)
    count = number % 3 + 2
    for position in range(count):
        target = new_shape(random, shape, number + position)
        target_tensor = model.add_constant(f"shape_{position}", indices(target))
        options = schema.ReshapeOptionsT(indices(target))
        name = "output" if position == count - 1 else f"reshaped_{position}"
        current = model.add_operator("RESHAPE", [current, target_tensor], options, name)
        if position == 0 and number % 2:
            current = model.add_operator("NEG", [current], schema.NegOptionsT(), "negated")
    model.outputs = [current]
    return Case(model, [floats(random, shape)], {"count": count}, [EXACT])


def concatenation_of_reshapes(random: np.random.Generator, number: int) -> Case:
    """Feature maps of several scales, flattened to rows and joined, as detectors do."""
    columns = between(random, 1, 12)
    joined: list[int] = []
    inputs: list[np.ndarray] = []
    model = ModelBuilder()
    terms = 1
    for scale in range(number % 3 + 2):
        boxes = between(random, 1, 4)
        shape = image_shape(random, boxes * columns)
        feature = model.add_input(f"feature_{scale}", shape)
        inputs.append(floats(random, shape))
        if number % 2:
            options = convolution_options("SAME")
            feature = add_convolution(model, random, feature, shape[3], shape[3], 1, options, f"head_{scale}")
            terms = max(terms, shape[3] + 1)
        target = [1, -1, columns]
        target_tensor = model.add_constant(f"shape_{scale}", indices(target))
        options = schema.ReshapeOptionsT(indices(target))
        joined.append(model.add_operator("RESHAPE", [feature, target_tensor], options, f"rows_{scale}"))
    options = schema.ConcatenationOptionsT(1)
    model.outputs = [model.add_operator("CONCATENATION", joined, options)]
    tolerance: Tolerance = accumulated(terms) if number % 2 else EXACT
    return Case(model, inputs, {"columns": columns, "convolutions": bool(number % 2)}, [tolerance])


def ignored_activation(random: np.random.Generator, number: int) -> Case:
    """Activations of the schema that LiteRT's kernels take and leave out."""
    activation = ("TANH", "SIGN_BIT")[number % 2]
    shape = image_shape(random, pick(random, CHANNELS))
    model = ModelBuilder()
    image = model.add_input("input", shape)
    values = floats(random, shape)
    attributes = {"activation": activation}
    if number % 4 < 2:
        add_convolution(model, random, image, shape[3], 8, 3, convolution_options("SAME", activation), "output")
        model.outputs = list(model.operators[-1].outputs)
        return Case(model, [values], attributes, [accumulated(9 * shape[3] + 1)])
    code = pick(random, ("Add", "Sub", "Mul", "Div"))
    options = getattr(schema, f"{code}OptionsT")(activation_code(activation))
    other = model.add_constant("other", floats(random, shape[3:]) + np.float32(2))
    model.outputs = [model.add_operator(code.upper(), [image, other], options)]
    return Case(model, [values], {**attributes, "operator": code}, [EXACT])


COMBINED_OPERATORS: dict[str, CaseMaker] = {
    "PAD+CONV_2D": padded_convolution,
    "CONV_2D+PRELU": convolution_parametric_rectifier,
    "DEQUANTIZE+CONV_2D": half_precision_convolution,
    "DENSIFY+DEQUANTIZE+CONV_2D": sparse_convolution,
    "CONV_2D+CONV_2D+ADD": residual_block,
    "RESHAPE+RESHAPE": reshape_chain,
    "ignored activation": ignored_activation,
    "RESHAPE+CONCATENATION": concatenation_of_reshapes,
}
