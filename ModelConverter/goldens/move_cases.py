"""Operators that move elements of any type without changing them."""

from __future__ import annotations

from typing import Any, Sequence

import numpy as np
from ai_edge_litert import schema_py_generated as schema

from golden_case import EXACT, Case, CaseMaker, between, floats, indices, pick
from rearrangement_cases import codes, random_quantization
from tflite_builder import ModelBuilder, Quantization

PLAIN_TYPES: tuple[str, ...] = ("float32", "int32", "int64")
TYPES: tuple[str, ...] = ("float32", "int8", "uint8", "int32", "int64")


class Operand:
    """A graph input of some type, and what its outputs need to know of it."""

    def __init__(
        self,
        model: ModelBuilder,
        random: np.random.Generator,
        type_name: str,
        name: str,
        shape: Sequence[int],
    ) -> None:
        self.type_name = type_name
        self.quantization: Quantization | None = None
        if type_name in ("int8", "uint8"):
            self.quantization = random_quantization(random, type_name)
        self.value = values(random, type_name, shape)
        self.index = model.add_input(name, tuple(shape), type_name, self.quantization)

    def another(
        self, model: ModelBuilder, random: np.random.Generator, name: str, shape: Sequence[int]
    ) -> tuple[int, np.ndarray]:
        """A further input of the same type and meaning."""
        return (
            model.add_input(name, tuple(shape), self.type_name, self.quantization),
            values(random, self.type_name, shape),
        )


def values(random: np.random.Generator, type_name: str, shape: Sequence[int]) -> np.ndarray:
    if type_name == "float32":
        return floats(random, shape)
    if type_name == "bool":
        return random.random(tuple(shape)) < 0.5
    if type_name in ("int8", "uint8"):
        return codes(random, type_name, tuple(shape))
    return random.integers(-1000, 1000, tuple(shape)).astype(type_name)


def lengths(random: np.random.Generator, rank: int, largest: int = 6) -> list[int]:
    return [between(random, 1, largest) for _ in range(rank)]


def one(
    model: ModelBuilder,
    operand: Operand,
    code: str,
    inputs: list[int],
    options: Any,
    attributes: dict[str, Any],
    version: int = 1,
    further: Sequence[np.ndarray] = (),
    first: Sequence[np.ndarray] = (),
) -> Case:
    """A case with one operator of the operand's type; `first` and `further` are inputs around its value."""
    model.outputs = [
        model.add_operator(
            code, inputs, options, "output", operand.type_name, operand.quantization, version
        )
    ]
    attributes = {"type": operand.type_name, **attributes}
    return Case(model, [*first, operand.value, *further], attributes, [EXACT])


def several(
    model: ModelBuilder,
    operand: Operand,
    code: str,
    inputs: list[int],
    options: Any,
    count: int,
    version: int,
) -> Case:
    model.outputs = model.add_operator_with_outputs(
        code,
        inputs,
        options,
        [f"part_{part}" for part in range(count)],
        operand.type_name,
        operand.quantization,
        version,
    )
    return Case(model, [operand.value], {"type": operand.type_name, "count": count}, [EXACT])


def squeeze(random: np.random.Generator, number: int) -> Case:
    shape = [pick(random, (1, 1, 3)) for _ in range(number % 4 + 1)]
    shape[between(random, 0, len(shape) - 1)] = 1
    ones = [axis for axis, length in enumerate(shape) if length == 1]
    axes = [] if number % 3 == 0 else [axis - len(shape) if number % 3 == 2 else axis for axis in ones[:2]]
    model = ModelBuilder()
    operand = Operand(model, random, TYPES[number % 4], "input", shape)
    return one(
        model, operand, "SQUEEZE", [operand.index], schema.SqueezeOptionsT(indices(axes)), {"axes": axes}
    )


def expand_dims(random: np.random.Generator, number: int) -> Case:
    shape = lengths(random, number % 4 + 1)
    axis = between(random, -len(shape) - 1, len(shape))
    model = ModelBuilder()
    operand = Operand(model, random, TYPES[number % len(TYPES)], "input", shape)
    inputs = [operand.index, model.add_constant("axis", np.array(axis, np.int32))]
    return one(model, operand, "EXPAND_DIMS", inputs, schema.ExpandDimsOptionsT(), {"axis": axis})


def slice_(random: np.random.Generator, number: int) -> Case:
    shape = lengths(random, number % 5 + 1)
    begin = [between(random, 0, length - 1) for length in shape]
    size = [
        -1 if random.random() < 0.3 else between(random, 1, length - start)
        for length, start in zip(shape, begin)
    ]
    model = ModelBuilder()
    operand = Operand(model, random, TYPES[number % len(TYPES)], "input", shape)
    inputs = [
        operand.index,
        model.add_constant("begin", indices(begin)),
        model.add_constant("size", indices(size)),
    ]
    attributes = {"begin": begin, "size": size}
    case = one(model, operand, "SLICE", inputs, schema.SliceOptionsT(), attributes, version=2)
    # LiteRT compares the output with what the model states, and infers nothing.
    model.tensors[model.outputs[0]].shape = tuple(
        length - start if count == -1 else count for length, start, count in zip(shape, begin, size)
    )
    return case


def strided_slice(random: np.random.Generator, number: int) -> Case:
    """Of other types than the float cases; the masks are theirs."""
    shape = lengths(random, 3)
    begin = [between(random, -length, length - 1) for length in shape]
    steps = [pick(random, (1, 2, -1)) for _ in shape]
    ends, masks, are_offsets = [0] * 3, 0b111, number % 4 == 3
    if are_offsets:
        # The ends are lengths, counted from the beginnings.
        rooms = [-start if start < 0 else length - start for start, length in zip(begin, shape)]
        ends, masks, steps = [between(random, 1, room) for room in rooms], 0, [1] * 3
    model = ModelBuilder()
    operand = Operand(model, random, ("int8", "uint8", "int32", "int64", "bool")[number % 5], "input", shape)
    inputs = [
        operand.index,
        model.add_constant("begin", indices(begin)),
        model.add_constant("end", indices(ends)),
        model.add_constant("strides", indices(steps)),
    ]
    options = schema.StridedSliceOptionsT(0, masks, 0, 0, 0, are_offsets)
    attributes = {"begin": begin, "end": ends, "strides": steps, "offset": are_offsets}
    return one(model, operand, "STRIDED_SLICE", inputs, options, attributes, version=3)


def split(random: np.random.Generator, number: int) -> Case:
    shape = lengths(random, number % 4 + 1)
    count = number % 3 + 1
    axis = between(random, -len(shape), len(shape) - 1)
    shape[axis] = count * between(random, 1, 4)
    model = ModelBuilder()
    operand = Operand(model, random, ("float32", "int8", "uint8", "int32")[number % 4], "input", shape)
    inputs = [model.add_constant("axis", np.array(axis, np.int32)), operand.index]
    return several(model, operand, "SPLIT", inputs, schema.SplitOptionsT(count), count, 4)


def split_v(random: np.random.Generator, number: int) -> Case:
    shape = lengths(random, number % 4 + 1)
    sizes = [between(random, 1, 4) for _ in range(number % 3 + 1)]
    axis = between(random, -len(shape), len(shape) - 1)
    shape[axis] = sum(sizes)
    if number % 2:
        sizes[between(random, 0, len(sizes) - 1)] = -1
    model = ModelBuilder()
    operand = Operand(model, random, TYPES[number % len(TYPES)], "input", shape)
    inputs = [
        operand.index,
        model.add_constant("sizes", indices(sizes)),
        model.add_constant("axis", np.array(axis, np.int32)),
    ]
    return several(model, operand, "SPLIT_V", inputs, schema.SplitVOptionsT(len(sizes)), len(sizes), 2)


def pack(random: np.random.Generator, number: int) -> Case:
    shape = lengths(random, number % 4)
    axis = between(random, -len(shape) - 1, len(shape))
    model = ModelBuilder()
    operand = Operand(model, random, TYPES[number % len(TYPES)], "part_0", shape)
    further = [operand.another(model, random, f"part_{part}", shape) for part in range(1, number % 3 + 1)]
    inputs = [operand.index, *(index for index, _ in further)]
    options = schema.PackOptionsT(len(inputs), axis)
    return one(
        model, operand, "PACK", inputs, options, {"axis": axis}, 2, further=[value for _, value in further]
    )


def unpack(random: np.random.Generator, number: int) -> Case:
    shape = lengths(random, number % 4 + 1, 4)
    axis = between(random, -len(shape), len(shape) - 1)
    model = ModelBuilder()
    operand = Operand(model, random, ("float32", "int8", "uint8", "int32")[number % 4], "input", shape)
    count = shape[axis]
    return several(model, operand, "UNPACK", [operand.index], schema.UnpackOptionsT(count, axis), count, 2)


def concatenation(random: np.random.Generator, number: int) -> Case:
    shape = lengths(random, number % 5 + 1)
    axis = between(random, -len(shape), len(shape) - 1)
    model = ModelBuilder()
    operand = Operand(model, random, PLAIN_TYPES[1 + number % 2], "part_0", shape)
    shape[axis] = between(random, 1, 5)
    index, value = operand.another(model, random, "part_1", shape)
    options = schema.ConcatenationOptionsT(axis)
    inputs = [operand.index, index]
    return one(model, operand, "CONCATENATION", inputs, options, {"axis": axis}, 2, further=[value])


def tile(random: np.random.Generator, number: int) -> Case:
    shape = lengths(random, number % 4 + 1)
    repetitions = [between(random, 1, 3) for _ in shape]
    model = ModelBuilder()
    operand = Operand(
        model, random, ("float32", "int8", "uint8", "int32", "int64", "bool")[number % 6], "input", shape
    )
    stored = np.array(repetitions, np.int64 if number % 2 else np.int32)
    inputs = [operand.index, model.add_constant("repetitions", stored)]
    return one(model, operand, "TILE", inputs, schema.TileOptionsT(), {"repetitions": repetitions}, 2)


def broadcast_to(random: np.random.Generator, number: int) -> Case:
    target = lengths(random, number % 4 + 1)
    start = between(random, 0, len(target) - 1)
    shape = [1 if random.random() < 0.5 else length for length in target[start:]]
    model = ModelBuilder()
    operand = Operand(model, random, ("float32", "int8", "uint8", "int32")[number % 4], "input", shape)
    inputs = [operand.index, model.add_constant("shape", indices(target))]
    return one(model, operand, "BROADCAST_TO", inputs, schema.BroadcastToOptionsT(), {"shape": target}, 2)


def reverse(random: np.random.Generator, number: int) -> Case:
    """LiteRT reverses neighbouring axes only."""
    shape = lengths(random, number % 4 + 1)
    first = between(random, 0, len(shape) - 1)
    axes = list(range(first, between(random, first, len(shape) - 1) + 1))
    model = ModelBuilder()
    operand = Operand(model, random, TYPES[number % len(TYPES)], "input", shape)
    inputs = [operand.index, model.add_constant("axes", indices(axes))]
    return one(model, operand, "REVERSE_V2", inputs, schema.ReverseV2OptionsT(), {"axes": axes}, 3)


def transpose(random: np.random.Generator, number: int) -> Case:
    shape = lengths(random, number % 5 + 2, 4)
    permutation = [int(axis) for axis in random.permutation(len(shape))]
    model = ModelBuilder()
    operand = Operand(model, random, TYPES[number % len(TYPES)], "input", shape)
    inputs = [operand.index, model.add_constant("permutation", indices(permutation))]
    return one(
        model, operand, "TRANSPOSE", inputs, schema.TransposeOptionsT(), {"permutation": permutation}, 6
    )


def pad_v2(random: np.random.Generator, number: int) -> Case:
    shape = lengths(random, number % 4 + 1)
    widths = [[between(random, 0, 3), between(random, 0, 3)] for _ in shape]
    model = ModelBuilder()
    operand = Operand(model, random, TYPES[number % len(TYPES)], "input", shape)
    filling = values(random, operand.type_name, ())
    inputs = [
        operand.index,
        model.add_constant("paddings", indices(widths)),
        model.add_constant("filling", filling, operand.quantization),
    ]
    return one(model, operand, "PADV2", inputs, schema.PadV2OptionsT(), {"paddings": widths}, 2)


def mirror_pad(random: np.random.Generator, number: int) -> Case:
    mode = number % 2
    shape = [between(random, 2, 6) for _ in range(number % 4 + 1)]
    widths = [[between(random, 0, length - 1 + mode) for _ in range(2)] for length in shape]
    if number % 4 == 3:
        widths[0] = widths[3] = [0, 0]
    model = ModelBuilder()
    operand = Operand(model, random, TYPES[number % len(TYPES)], "input", shape)
    inputs = [operand.index, model.add_constant("paddings", indices(widths))]
    attributes = {"paddings": widths, "mode": ("REFLECT", "SYMMETRIC")[mode]}
    return one(model, operand, "MIRROR_PAD", inputs, schema.MirrorPadOptionsT(mode), attributes, 2)


def gather(random: np.random.Generator, number: int) -> Case:
    batch_dims = number % 3 if number % 4 == 3 else 0
    shape = lengths(random, batch_dims + number % 3 + 1, 5)
    axis = between(random, batch_dims, len(shape) - 1)
    picked_shape = shape[:batch_dims] + lengths(random, number % 3, 4)
    type_name = np.int64 if number % 2 else np.int32
    picked = random.integers(0, shape[axis], picked_shape).astype(type_name)
    model = ModelBuilder()
    operand = Operand(model, random, TYPES[number % len(TYPES)], "input", shape)
    options = schema.GatherOptionsT(axis - len(shape) if number % 5 == 4 else axis, batch_dims)
    attributes = {"axis": axis, "batch_dims": batch_dims}
    further: list[np.ndarray] = []
    if number % 6 == 5:
        positions = model.add_constant("positions", picked)
    else:
        positions = model.add_input("positions", picked.shape, picked.dtype.name)
        further = [picked]
    return one(model, operand, "GATHER", [operand.index, positions], options, attributes, 5, further)


def gather_nd(random: np.random.Generator, number: int) -> Case:
    shape = lengths(random, number % 4 + 1)
    depth = between(random, 1, len(shape))
    rows = lengths(random, number % 3, 5)
    columns = [random.integers(0, shape[axis], (*rows, 1)) for axis in range(depth)]
    picked = np.concatenate(columns, -1).astype(np.int64 if number % 2 else np.int32)
    model = ModelBuilder()
    operand = Operand(model, random, TYPES[number % len(TYPES)], "input", shape)
    positions = model.add_input("positions", picked.shape, picked.dtype.name)
    inputs = [operand.index, positions]
    return one(
        model, operand, "GATHER_ND", inputs, schema.GatherNdOptionsT(), {"depth": depth}, 3, [picked]
    )


def scatter_nd(random: np.random.Generator, number: int) -> Case:
    """Positions may occur twice: then the updates are added."""
    shape = lengths(random, number % 4 + 1)
    depth = between(random, 1, len(shape))
    count = between(random, 1, 6)
    columns = [random.integers(0, shape[axis], (count, 1)) for axis in range(depth)]
    positions = np.concatenate(columns, -1).astype(np.int32)
    model = ModelBuilder()
    index = model.add_input("positions", positions.shape, "int32")
    operand = Operand(model, random, PLAIN_TYPES[number % 3], "updates", [count, *shape[depth:]])
    inputs = [index, operand.index, model.add_constant("shape", indices(shape))]
    options = schema.ScatterNdOptionsT()
    return one(model, operand, "SCATTER_ND", inputs, options, {"shape": shape}, first=[positions])


def one_hot(random: np.random.Generator, number: int) -> Case:
    shape = lengths(random, number % 3 + 1)
    depth = between(random, 1, 7)
    axis = between(random, -1, len(shape))
    type_name = ("float32", "int32", "int64", "uint8", "int8", "bool")[number % 6]
    positions = random.integers(-1, depth + 1, shape).astype(np.int64 if number % 2 else np.int32)
    model = ModelBuilder()
    index = model.add_input("positions", positions.shape, positions.dtype.name)
    inputs = [
        index,
        model.add_constant("depth", np.array(depth, np.int32)),
        model.add_constant("on", values(random, type_name, ())),
        model.add_constant("off", values(random, type_name, ())),
    ]
    model.outputs = [
        model.add_operator("ONE_HOT", inputs, schema.OneHotOptionsT(axis), "output", type_name, None)
    ]
    return Case(model, [positions], {"type": type_name, "depth": depth, "axis": axis}, [EXACT])


def matrix_diagonal(random: np.random.Generator, number: int) -> Case:
    shape = lengths(random, number % 3 + 1)
    model = ModelBuilder()
    operand = Operand(model, random, TYPES[number % len(TYPES)], "input", shape)
    return one(model, operand, "MATRIX_DIAG", [operand.index], schema.MatrixDiagOptionsT(), {"shape": shape})


def matrix_with_diagonal(random: np.random.Generator, number: int) -> Case:
    shape = lengths(random, number % 3 + 2)
    type_name = TYPES[number % len(TYPES)]
    model = ModelBuilder()
    operand = Operand(model, random, type_name, "input", shape)
    index, diagonal = operand.another(model, random, "diagonal", [*shape[:-2], min(shape[-2:])])
    options = schema.MatrixSetDiagOptionsT()
    return one(
        model, operand, "MATRIX_SET_DIAG", [operand.index, index], options, {"shape": shape},
        further=[diagonal],
    )


def space_to_depth(random: np.random.Generator, number: int) -> Case:
    block = number % 3 + 2
    sides = [block * between(random, 1, 4) for _ in range(2)]
    shape = [between(random, 1, 2), *sides, between(random, 1, 9)]
    model = ModelBuilder()
    operand = Operand(model, random, ("float32", "uint8", "int8", "int32")[number % 4], "input", shape)
    options = schema.SpaceToDepthOptionsT(block)
    return one(model, operand, "SPACE_TO_DEPTH", [operand.index], options, {"block": block}, 2)


def depth_to_space(random: np.random.Generator, number: int) -> Case:
    block = number % 3 + 2
    shape = [between(random, 1, 2), *lengths(random, 2), block * block * between(random, 1, 4)]
    model = ModelBuilder()
    operand = Operand(model, random, ("uint8", "int8", "int32", "int64")[number % 4], "input", shape)
    options = schema.DepthToSpaceOptionsT(block)
    return one(model, operand, "DEPTH_TO_SPACE", [operand.index], options, {"block": block})


def space_to_batch(random: np.random.Generator, number: int) -> Case:
    axes = 1 if number % 4 == 3 else 2
    blocks = [between(random, 1, 3) for _ in range(axes)]
    shape = lengths(random, 3 if axes == 1 else 4)
    paddings = []
    for axis, block in enumerate(blocks):
        before = between(random, 0, 3)
        paddings.append([before, -(shape[axis + 1] + before) % block])
    model = ModelBuilder()
    operand = Operand(model, random, TYPES[number % len(TYPES)], "input", shape)
    inputs = [
        operand.index,
        model.add_constant("blocks", indices(blocks)),
        model.add_constant("paddings", indices(paddings)),
    ]
    attributes = {"blocks": blocks, "paddings": paddings}
    return one(model, operand, "SPACE_TO_BATCH_ND", inputs, schema.SpaceToBatchNDOptionsT(), attributes, 3)


def batch_to_space(random: np.random.Generator, number: int) -> Case:
    axes = 1 if number % 4 == 3 else 2
    blocks = [between(random, 1, 3) for _ in range(axes)]
    shape = lengths(random, 3 if axes == 1 else 4)
    shape[0] *= int(np.prod(blocks))
    crops = []
    for axis, block in enumerate(blocks):
        length = shape[axis + 1] * block
        before = between(random, 0, min(2, length - 1))
        crops.append([before, between(random, 0, min(2, length - 1 - before))])
    model = ModelBuilder()
    operand = Operand(model, random, TYPES[number % len(TYPES)], "input", shape)
    inputs = [
        operand.index,
        model.add_constant("blocks", indices(blocks)),
        model.add_constant("crops", indices(crops)),
    ]
    attributes = {"blocks": blocks, "crops": crops}
    return one(model, operand, "BATCH_TO_SPACE_ND", inputs, schema.BatchToSpaceNDOptionsT(), attributes, 3)


def reverse_sequence(random: np.random.Generator, number: int) -> Case:
    shape = lengths(random, number % 3 + 2)
    sequence, batch = (int(axis) for axis in random.permutation(len(shape))[:2])
    counts = random.integers(1, shape[sequence] + 1, shape[batch])
    counts = counts.astype(np.int64 if number % 2 else np.int32)
    model = ModelBuilder()
    operand = Operand(model, random, ("float32", "uint8", "int32", "int64")[number % 4], "input", shape)
    index = model.add_input("lengths", counts.shape, counts.dtype.name)
    options = schema.ReverseSequenceOptionsT(sequence, batch)
    attributes = {"sequence": sequence, "batch": batch}
    return one(model, operand, "REVERSE_SEQUENCE", [operand.index, index], options, attributes, 1, [counts])


def dynamic_update_slice(random: np.random.Generator, number: int) -> Case:
    shape = lengths(random, number % 4 + 1)
    update_shape = [between(random, 1, length) for length in shape]
    starts = np.array([between(random, -1, length) for length in shape], np.int32)
    model = ModelBuilder()
    operand = Operand(model, random, ("float32", "int8", "int32", "int64")[number % 4], "input", shape)
    update, value = operand.another(model, random, "update", update_shape)
    index = model.add_input("starts", starts.shape, "int32")
    inputs = [operand.index, update, index]
    return one(
        model,
        operand,
        "DYNAMIC_UPDATE_SLICE",
        inputs,
        schema.DynamicUpdateSliceOptionsT(),
        {"update": update_shape},
        further=[value, starts],
    )


def embedding_lookup(random: np.random.Generator, number: int) -> Case:
    shape = [between(random, 2, 9), *lengths(random, number % 3 + 1)]
    rows = random.integers(0, shape[0], between(random, 1, 6)).astype(np.int32)
    model = ModelBuilder()
    index = model.add_input("rows", rows.shape, "int32")
    operand = Operand(model, random, "float32", "table", shape)
    inputs = [index, operand.index]
    return one(model, operand, "EMBEDDING_LOOKUP", inputs, None, {"shape": shape}, first=[rows])


def embedding_lookup_of_codes(random: np.random.Generator, number: int) -> Case:
    """Rows of codes that become numbers, with one scale or one for each row."""
    shape = [between(random, 2, 9), *lengths(random, number % 3 + 1)]
    rows = random.integers(0, shape[0], between(random, 1, 6)).astype(np.int32)
    scales = tuple(float(np.float32(scale)) for scale in random.uniform(0.01, 2, shape[0] if number % 2 else 1))
    model = ModelBuilder()
    index = model.add_input("rows", rows.shape, "int32")
    table = model.add_constant(
        "table", codes(random, "int8", tuple(shape)), Quantization(scales, (0,) * len(scales), 0)
    )
    model.outputs = [model.add_operator("EMBEDDING_LOOKUP", [index, table], None, version=3)]
    return Case(model, [rows], {"shape": shape, "scales": len(scales)}, [EXACT])


def where(random: np.random.Generator, number: int) -> Case:
    """The positions at which a constant is true, whose elements are gathered."""
    shape = lengths(random, number % 3 + 1)
    model = ModelBuilder()
    operand = Operand(model, random, TYPES[number % 5], "input", shape)
    chosen = random.random(tuple(shape)) < 0.5
    chosen.flat[0] = True
    condition = model.add_constant("condition", chosen.astype(pick(random, ("bool", "float32", "int32"))))
    positions = model.add_operator("WHERE", [condition], schema.WhereOptionsT(), "positions", "int64")
    model.tensors[positions].shape = (int(chosen.sum()), len(shape))
    inputs = [operand.index, positions]
    case = one(model, operand, "GATHER_ND", inputs, schema.GatherNdOptionsT(), {"shape": shape})
    model.tensors[model.outputs[0]].shape = (int(chosen.sum()),)
    return case


def broadcast_args(random: np.random.Generator, number: int) -> Case:
    """A tensor that is repeated to the shape that its own and another one make together."""
    shape = lengths(random, 3)
    ones = [1 if random.random() < 0.5 else length for length in shape][number % 3 :]
    model = ModelBuilder()
    operand = Operand(model, random, "float32", "input", ones)
    wanted = model.add_constant("wanted", indices(shape))
    own = model.add_operator(
        "SHAPE", [operand.index], schema.ShapeOptionsT(schema.TensorType.INT32), "own", "int32"
    )
    whole = model.add_operator("BROADCAST_ARGS", [own, wanted], None, "whole", "int32")
    inputs = [operand.index, whole]
    case = one(model, operand, "BROADCAST_TO", inputs, None, {"shape": shape, "from": ones}, version=2)
    for tensor in model.tensors:
        if tensor.shape is None:
            tensor.shape = {"own": (len(ones),), "whole": (3,)}.get(tensor.name, tuple(shape))
    return case


def shape_arithmetic(random: np.random.Generator, number: int) -> Case:
    """Reshapes to a shape that is computed from the input's: its batch, and a product of two sides."""
    shape = lengths(random, 4)
    model = ModelBuilder()
    operand = Operand(model, random, TYPES[number % 4], "input", shape)

    def integers(code: str, inputs: list[int], options: Any, name: str, version: int = 1) -> int:
        return model.add_operator(code, inputs, options, name, "int32", None, version)

    def scalar(name: str, value: int) -> int:
        return model.add_constant(name, np.array(value, np.int32))

    whole = integers("SHAPE", [operand.index], schema.ShapeOptionsT(schema.TensorType.INT32), "whole")
    bounds = [model.add_constant(f"bound_{value}", indices([value])) for value in (0, 1)]
    options = schema.StridedSliceOptionsT(0, 0, 0, 0, 1)
    batch = integers("STRIDED_SLICE", [whole, bounds[0], bounds[1], bounds[1]], options, "batch")
    side = integers("GATHER", [whole, scalar("two", 2)], schema.GatherOptionsT(0), "side")
    channels = integers("GATHER", [whole, scalar("three", 3)], schema.GatherOptionsT(0), "channels")
    product = integers("MUL", [side, channels], schema.MulOptionsT(), "product")
    if number % 2:
        rank = integers("RANK", [operand.index], schema.RankOptionsT(), "rank")
        doubled = integers("ADD", [rank, product], schema.AddOptionsT(), "doubled")
        product = integers("SUB", [doubled, rank], schema.SubOptionsT(), "difference")
    target = integers("PACK", [batch, scalar("open", -1), product], schema.PackOptionsT(3, 0), "target", 2)
    inputs = [operand.index, target]
    case = one(model, operand, "RESHAPE", inputs, schema.ReshapeOptionsT(), {"shape": shape})
    # LiteRT knows the shapes when it runs; converters state them.
    for tensor in model.tensors:
        if tensor.shape is None:
            tensor.shape = {"whole": (4,), "target": (3,)}.get(tensor.name, ())
    model.tensors[model.outputs[0]].shape = (shape[0], shape[1], shape[2] * shape[3])
    return case


def constants(random: np.random.Generator, number: int) -> Case:
    """A filling, a range and zeros, which are added to the input."""
    shape = lengths(random, 2)
    model = ModelBuilder()
    type_name = "float32"
    operand = Operand(model, random, type_name, "input", shape)

    def scalar(name: str, value: float) -> int:
        return model.add_constant(name, np.array(value, type_name))

    filled = model.add_operator(
        "FILL",
        [model.add_constant("shape", indices(shape)), scalar("filling", 7)],
        schema.FillOptionsT(),
        "filled",
        type_name,
    )
    ends = [scalar("start", 2), scalar("limit", 2 + 3 * shape[1]), scalar("step", 3)]
    counted = model.add_operator("RANGE", ends, schema.RangeOptionsT(), "counted", type_name)
    addends = model.add_operator("ADD", [filled, counted], schema.AddOptionsT(), "addends", type_name)
    return one(model, operand, "ADD", [operand.index, addends], schema.AddOptionsT(), {"shape": shape})


MOVE_OPERATORS: dict[str, CaseMaker] = {
    "SQUEEZE": squeeze,
    "EXPAND_DIMS": expand_dims,
    "SLICE": slice_,
    "STRIDED_SLICE of other types": strided_slice,
    "SPLIT": split,
    "SPLIT_V": split_v,
    "PACK": pack,
    "UNPACK": unpack,
    "CONCATENATION of integers": concatenation,
    "TILE": tile,
    "BROADCAST_TO": broadcast_to,
    "REVERSE_V2": reverse,
    "TRANSPOSE of other types": transpose,
    "PADV2": pad_v2,
    "MIRROR_PAD": mirror_pad,
    "GATHER": gather,
    "GATHER_ND": gather_nd,
    "SCATTER_ND": scatter_nd,
    "ONE_HOT": one_hot,
    "MATRIX_DIAG": matrix_diagonal,
    "MATRIX_SET_DIAG": matrix_with_diagonal,
    "SPACE_TO_DEPTH": space_to_depth,
    "DEPTH_TO_SPACE of other types": depth_to_space,
    "SPACE_TO_BATCH_ND": space_to_batch,
    "BATCH_TO_SPACE_ND": batch_to_space,
    "REVERSE_SEQUENCE": reverse_sequence,
    "DYNAMIC_UPDATE_SLICE": dynamic_update_slice,
    "EMBEDDING_LOOKUP": embedding_lookup,
    "EMBEDDING_LOOKUP of codes": embedding_lookup_of_codes,
    "WHERE": where,
    "BROADCAST_ARGS": broadcast_args,
    "SHAPE": shape_arithmetic,
    "FILL RANGE": constants,
}
