"""Float operators that move elements, and the change between numbers and codes."""

from __future__ import annotations

import numpy as np
from ai_edge_litert import schema_py_generated as schema

from elementwise_cases import LENGTHS, random_shape
from golden_case import EXACT, Case, CaseMaker, accumulated, between, floats, image_shape, indices, pick
from tflite_builder import ModelBuilder, Quantization

# Whether corners are aligned, and whether pixel centres lie at half coordinates; both at once is not allowed.
RESIZE_FLAGS: tuple[tuple[bool, bool], ...] = ((False, False), (True, False), (False, True))


def resize_bilinear(random: np.random.Generator, number: int) -> Case:
    aligns_corners, half_pixel_centers = RESIZE_FLAGS[number % len(RESIZE_FLAGS)]
    shape = image_shape(random, pick(random, LENGTHS))
    if number % 4 == 0:
        size = (2 * shape[1], 2 * shape[2])
    elif number % 4 == 1:
        size = (max(shape[1] // 2, 1), max(shape[2] // 2, 1))
    else:
        size = (between(random, 1, 20), between(random, 1, 20))
    model = ModelBuilder()
    image = model.add_input("image", shape)
    size_tensor = model.add_constant("size", indices(size))
    options = schema.ResizeBilinearOptionsT(aligns_corners, half_pixel_centers)
    version = 3 if half_pixel_centers else 1
    model.outputs = [model.add_operator("RESIZE_BILINEAR", [image, size_tensor], options, version=version)]
    attributes = {"size": size, "align_corners": aligns_corners, "half_pixel_centers": half_pixel_centers}
    # Plain numbers: a large neighbour with a small weight leaves rounding errors of its own size. For the
    # same reason errors are measured against the largest number of the image.
    values = random.standard_normal(shape).astype(np.float32)
    largest = np.full(shape, np.abs(values).max(), np.float32)
    return Case(model, [values], attributes, [accumulated(4)], magnitude_inputs=[largest])


def resize_nearest_neighbor(type_name: str) -> CaseMaker:
    """Copies pixels, so codes keep their scale."""

    def make(random: np.random.Generator, number: int) -> Case:
        aligns_corners, half_pixel_centers = RESIZE_FLAGS[number % len(RESIZE_FLAGS)]
        shape = image_shape(random, pick(random, LENGTHS), batch=2 if number % 7 == 6 else 1)
        if number % 4 == 0:
            size = (2 * shape[1], 2 * shape[2])
        elif number % 4 == 1:
            size = (2 * shape[1] - 1, max(shape[2] // 2, 1))
        else:
            size = (between(random, 1, 40), between(random, 1, 40))
        quantization = None if type_name == "float32" else random_quantization(random, type_name)
        model = ModelBuilder()
        image = model.add_input("image", shape, type_name, quantization)
        size_tensor = model.add_constant("size", indices(size))
        options = schema.ResizeNearestNeighborOptionsT(aligns_corners, half_pixel_centers)
        operands = [image, size_tensor]
        version = 3 if half_pixel_centers or aligns_corners else 2
        output = model.add_operator(
            "RESIZE_NEAREST_NEIGHBOR", operands, options, "output", type_name, quantization, version
        )
        model.outputs = [output]
        attributes = {
            "type": type_name,
            "size": size,
            "align_corners": aligns_corners,
            "half_pixel_centers": half_pixel_centers,
        }
        values = floats(random, shape) if quantization is None else codes(random, type_name, shape)
        return Case(model, [values], attributes, [EXACT])

    return make


def depth_to_space(random: np.random.Generator, number: int) -> Case:
    block = number % 3 + 2
    shape = image_shape(random, block * block * between(random, 1, 9), batch=2 if number % 5 == 4 else 1)
    model = ModelBuilder()
    image = model.add_input("image", shape)
    model.outputs = [model.add_operator("DEPTH_TO_SPACE", [image], schema.DepthToSpaceOptionsT(block))]
    return Case(model, [floats(random, shape)], {"block_size": block}, [EXACT])


def concatenation(random: np.random.Generator, number: int) -> Case:
    rank = number % 4 + 1
    axis = between(random, -rank, rank - 1)
    count = number % 4 + 2
    common = random_shape(random, rank)
    constant = 1 if number % 5 == 4 else None
    model = ModelBuilder()
    operands: list[int] = []
    inputs: list[np.ndarray] = []
    for position in range(count):
        shape = list(common)
        shape[axis] = between(random, 1, 9)
        value = floats(random, shape)
        if position == constant:
            operands.append(model.add_constant(f"part_{position}", value))
        else:
            operands.append(model.add_input(f"part_{position}", value.shape))
            inputs.append(value)
    options = schema.ConcatenationOptionsT(axis)
    model.outputs = [model.add_operator("CONCATENATION", operands, options)]
    return Case(model, inputs, {"axis": axis, "constant": constant}, [EXACT])


def pad(random: np.random.Generator, number: int) -> Case:
    rank = 2 if number % 3 == 2 else 4
    shape = random_shape(random, rank)
    widths = [[between(random, 0, 3), between(random, 0, 3)] for _ in range(rank)]
    if rank == 4 and number % 3 == 0:
        widths[0] = widths[3] = [0, 0]
    if rank == 4 and number % 3 == 1:
        widths = [[0, 0], [0, 0], [0, 0], widths[3]]
    model = ModelBuilder()
    operand = model.add_input("input", shape)
    paddings = model.add_constant("paddings", indices(widths))
    model.outputs = [model.add_operator("PAD", [operand, paddings], schema.PadOptionsT())]
    return Case(model, [floats(random, shape)], {"paddings": widths}, [EXACT])


def slice_of_axis(random: np.random.Generator, length: int, forward: bool) -> tuple[int, int, int]:
    """Begin, end and step that pick at least one element; ends may lie outside, indices be negative."""
    low = between(random, 0, length - 1)
    high = between(random, low, length - 1)
    if not forward:
        begin, end = high, (low - 1 if low > 0 else -length - 1)
        return begin, end, -between(random, 1, 3)
    begin = low - length if random.random() < 0.3 else low
    end = high + 1 if random.random() < 0.7 else length + 5
    return begin, end, pick(random, (1, 1, 2, 3))


def strided_slice(random: np.random.Generator, number: int) -> Case:
    rank = number % 4 + 1
    shape = tuple(between(random, 1, 9) for _ in range(rank))
    forward = number % 3 != 2
    picked = [slice_of_axis(random, length, forward) for length in shape]
    if number % 6 == 0:
        picked = [(begin, end, 1) for begin, end, _ in picked]
    masks = {"begin": 0, "end": 0, "ellipsis": 0, "new_axis": 0, "shrink_axis": 0}
    for axis in range(rank):
        kind = random.random()
        if kind < 0.15:
            masks["begin"] |= 1 << axis
        elif kind < 0.3:
            masks["end"] |= 1 << axis
        elif kind < 0.5 and number % 2:
            masks["shrink_axis"] |= 1 << axis
            begin = between(random, -shape[axis], shape[axis] - 1)
            picked[axis] = (begin, begin + 1, 1)
    if number % 8 == 3:
        # The first entry stands for a new axis, all others move one further.
        picked.insert(0, (0, 1, 1))
        masks = {name: mask << 1 for name, mask in masks.items()}
        masks["new_axis"] = 1
    elif number % 8 == 6 and rank > 1:
        # The first entry stands for all axes but the last.
        picked = [(0, 0, 1), picked[-1]]
        masks = {name: (mask >> (rank - 1)) << 1 for name, mask in masks.items()}
        masks["ellipsis"] = 1
    begins, ends, steps = ([entry[part] for entry in picked] for part in range(3))

    model = ModelBuilder()
    operand = model.add_input("input", shape)
    bounds = [
        model.add_constant("begin", indices(begins)),
        model.add_constant("end", indices(ends)),
        model.add_constant("strides", indices(steps)),
    ]
    options = schema.StridedSliceOptionsT(
        masks["begin"], masks["end"], masks["ellipsis"], masks["new_axis"], masks["shrink_axis"]
    )
    model.outputs = [model.add_operator("STRIDED_SLICE", [operand, *bounds], options)]
    attributes = {"begin": begins, "end": ends, "strides": steps, "masks": masks}
    return Case(model, [floats(random, shape)], attributes, [EXACT])


def transpose(random: np.random.Generator, number: int) -> Case:
    shape = random_shape(random, number % 4 + 2)
    permutation = [int(axis) for axis in random.permutation(len(shape))]
    model = ModelBuilder()
    operand = model.add_input("input", shape)
    order = model.add_constant("permutation", indices(permutation))
    model.outputs = [model.add_operator("TRANSPOSE", [operand, order], schema.TransposeOptionsT())]
    return Case(model, [floats(random, shape)], {"permutation": permutation}, [EXACT])


def new_shape(random: np.random.Generator, shape: tuple[int, ...], number: int) -> list[int]:
    """Another shape for as many elements; sometimes one length is left open as -1."""
    target = list(
        pick(random, (shape[::-1], (int(np.prod(shape)),), (1, *shape), (shape[0], int(np.prod(shape[1:])))))
    )
    if number % 2:
        target[between(random, 0, len(target) - 1)] = -1
    return [int(length) for length in target]


def reshape(random: np.random.Generator, number: int) -> Case:
    shape = random_shape(random, number % 4 + 1)
    target = new_shape(random, shape, number)
    model = ModelBuilder()
    operand = model.add_input("input", shape)
    target_tensor = model.add_constant("shape", indices(target))
    options = schema.ReshapeOptionsT(indices(target))
    model.outputs = [model.add_operator("RESHAPE", [operand, target_tensor], options)]
    return Case(model, [floats(random, shape)], {"new_shape": target}, [EXACT])


def random_quantization(random: np.random.Generator, type_name: str) -> Quantization:
    """Parameters whose codes reach a few units to both sides of zero."""
    limits = np.iinfo(np.dtype(type_name))
    return Quantization.per_tensor(
        random.uniform(0.005, 0.1), between(random, limits.min + 40, limits.max - 40)
    )


def codes(random: np.random.Generator, type_name: str, shape: tuple[int, ...]) -> np.ndarray:
    """Codes over the whole range of the type."""
    limits = np.iinfo(np.dtype(type_name))
    return random.integers(limits.min, limits.max + 1, shape).astype(type_name)


def dequantize(random: np.random.Generator, number: int) -> Case:
    """Dequantises a graph input, or a constant that is then added to one."""
    type_name = ("int8", "uint8", "float16")[number % 3]
    is_constant = type_name == "float16" or number // 3 % 2 == 1
    shape = random_shape(random, number % 4 + 1)
    quantization = None if type_name == "float16" else random_quantization(random, type_name)
    if type_name == "int8" and is_constant:
        # As converters write signed weights; with another zero point XNNPACK rounds constants in two steps.
        quantization = Quantization.per_tensor(random.uniform(0.005, 0.1), 0)
    model = ModelBuilder()
    if not is_constant:
        operand = model.add_input("codes", shape, type_name, quantization)
        model.outputs = [model.add_operator("DEQUANTIZE", [operand], schema.DequantizeOptionsT(), version=2)]
        inputs = [codes(random, type_name, shape)]
    else:
        stored = (
            floats(random, shape).astype(np.float16)
            if quantization is None
            else codes(random, type_name, shape)
        )
        constant = model.add_constant("codes", stored, quantization)
        version = 3 if type_name == "float16" else 2
        numbers = model.add_operator(
            "DEQUANTIZE", [constant], schema.DequantizeOptionsT(), "numbers", version=version
        )
        addend = model.add_input("addend", shape)
        model.outputs = [model.add_operator("ADD", [addend, numbers], schema.AddOptionsT())]
        inputs = [floats(random, shape)]
    return Case(model, inputs, {"type": type_name, "constant": is_constant}, [EXACT])


def quantize(random: np.random.Generator, number: int) -> Case:
    type_name = ("uint8", "int8")[number % 2]
    shape = random_shape(random, number % 4 + 1)
    quantization = random_quantization(random, type_name)
    values = floats(random, shape) * np.float32(3)
    # Numbers half way between two codes show how ties are rounded.
    halves = (between(random, -20, 20) + 0.5) * quantization.scales[0]
    values = np.where(random.random(shape) < 0.2, np.float32(halves), values).astype(np.float32)
    model = ModelBuilder()
    operand = model.add_input("input", shape)
    options = schema.QuantizeOptionsT()
    model.outputs = [model.add_operator("QUANTIZE", [operand], options, "output", type_name, quantization)]
    return Case(model, [values], {"type": type_name}, [EXACT])


REARRANGEMENT_OPERATORS: dict[str, CaseMaker] = {
    "RESIZE_BILINEAR": resize_bilinear,
    "RESIZE_NEAREST_NEIGHBOR": resize_nearest_neighbor("float32"),
    "DEPTH_TO_SPACE": depth_to_space,
    "CONCATENATION": concatenation,
    "PAD": pad,
    "STRIDED_SLICE": strided_slice,
    "TRANSPOSE": transpose,
    "RESHAPE": reshape,
    "DEQUANTIZE": dequantize,
    "QUANTIZE": quantize,
}
