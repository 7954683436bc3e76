"""Operators that call other subgraphs or keep variables, and those that pick boxes and sum segments.

The converter copies what is called in the place of the call: conditions are known when it does.
"""

from __future__ import annotations

import numpy as np
from ai_edge_litert import schema_py_generated as schema

from detection_cases import flexbuffer
from elementwise_cases import random_shape
from golden_case import (
    ELEMENTWISE,
    EXACT,
    Case,
    CaseMaker,
    accumulated,
    activation_code,
    between,
    floats,
    indices,
    pick,
    whole_numbers,
)
from tflite_builder import ModelBuilder, OperatorSpec

NO_ACTIVATION = activation_code("NONE")


def add(model: ModelBuilder, left: int, right: int, shape: tuple[int, ...], name: str = "sum") -> int:
    options = schema.AddOptionsT(NO_ACTIVATION)
    return model.add_operator("ADD", [left, right], options, name, shape=shape)


def multiply(model: ModelBuilder, left: int, right: int, shape: tuple[int, ...], name: str = "product") -> int:
    options = schema.MulOptionsT(NO_ACTIVATION)
    return model.add_operator("MUL", [left, right], options, name, shape=shape)


def polynomial(random: np.random.Generator, shape: tuple[int, ...], name: str) -> ModelBuilder:
    """A subgraph of one input: its square and a constant."""
    model = ModelBuilder()
    value = model.add_input(f"{name} argument", shape)
    square = multiply(model, value, value, shape, f"{name} square")
    constant = model.add_constant(f"{name} constant", whole_numbers(random, shape))
    model.outputs = [add(model, square, constant, shape, f"{name} result")]
    return model


def composite(random: np.random.Generator, number: int) -> Case:
    """Called once or twice, perhaps from within another."""
    shape = random_shape(random, number % 4 + 1)
    inner = polynomial(random, shape, "inner")
    model = ModelBuilder()
    value = model.add_input("input", shape)

    def call(target: ModelBuilder, operand: int, subgraph: int, name: str) -> int:
        options = schema.StableHLOCompositeOptionsT(
            name="test.polynomial",
            decompositionSubgraphIndex=subgraph,
            compositeAttributes=np.frombuffer(flexbuffer({}), np.uint8),
            version=1,
        )
        return target.add_operator("STABLEHLO_COMPOSITE", [operand], options, name, shape=shape)

    if number % 3 == 2:
        outer = ModelBuilder()
        argument = outer.add_input("outer argument", shape)
        called = call(outer, argument, 1, "outer call")
        outer.outputs = [add(outer, called, argument, shape, "outer result")]
        model.subgraphs = [inner, outer]
        result = call(model, value, 2, "called")
    else:
        model.subgraphs = [inner]
        result = call(model, value, 1, "called")
        if number % 3 == 1:
            result = call(model, result, 1, "called again")
    model.outputs = [add(model, result, value, shape, "output")]
    return Case(model, [whole_numbers(random, shape)], {"kind": number % 3}, [EXACT])


def branch(random: np.random.Generator, number: int) -> Case:
    """A condition that is a constant, or follows from constants."""
    shape = random_shape(random, number % 4 + 1)
    model = ModelBuilder()
    value = model.add_input("input", shape)
    if number % 2 == 0:
        condition = model.add_constant("condition", np.array(number % 4 == 0))
    else:
        sides = [model.add_constant(f"side {side}", np.array(side, np.int32)) for side in (3, number % 7)]
        condition = model.add_operator(
            "GREATER", sides, schema.GreaterOptionsT(), "condition", "bool", shape=()
        )
    model.subgraphs = [polynomial(random, shape, "first"), polynomial(random, shape, "second")]
    model.outputs = [
        model.add_operator("IF", [condition, value], schema.IfOptionsT(1, 2), "output", shape=shape)
    ]
    return Case(model, [whole_numbers(random, shape)], {}, [EXACT])


def loop(random: np.random.Generator, number: int) -> Case:
    """Counts up to a constant; the value grows with the counter."""
    shape = random_shape(random, number % 4 + 1)
    count = between(random, 0, 6)
    model = ModelBuilder()
    value = model.add_input("input", shape)
    start = model.add_constant("start", np.array(0, np.int32))

    condition = ModelBuilder()
    counter = condition.add_input("condition counter", (), "int32")
    condition.add_input("condition value", shape)
    limit = condition.add_constant("limit", np.array(count, np.int32))
    condition.outputs = [
        condition.add_operator(
            "LESS", [counter, limit], schema.LessOptionsT(), "goes on", "bool", shape=()
        )
    ]

    body = ModelBuilder()
    counter = body.add_input("body counter", (), "int32")
    operand = body.add_input("body value", shape)
    one = body.add_constant("one", np.array(1, np.int32))
    options = schema.AddOptionsT(NO_ACTIVATION)
    next_counter = body.add_operator("ADD", [counter, one], options, "next counter", "int32", shape=())
    number_counter = body.add_operator(
        "CAST", [counter], schema.CastOptionsT(), "counter as number", shape=()
    )
    grown = add(body, operand, number_counter, shape, "grown")
    body.outputs = [next_counter, grown]

    model.subgraphs = [condition, body]
    outputs = model.add_operator_with_outputs(
        "WHILE", [start, value], schema.WhileOptionsT(1, 2), ["last counter", "output"]
    )
    model.tensors[outputs[0]].type_name = "int32"
    model.tensors[outputs[0]].shape = ()
    model.tensors[outputs[1]].shape = shape
    model.outputs = outputs[1:] if number % 2 else outputs
    return Case(model, [whole_numbers(random, shape)], {"count": count}, [EXACT])


def variable(random: np.random.Generator, number: int) -> Case:
    """Initialized once; read, and perhaps assigned and read again."""
    shape = random_shape(random, number % 4 + 1)
    model = ModelBuilder()
    value = model.add_input("input", shape)
    initial = ModelBuilder()

    def handle(target: ModelBuilder, name: str) -> int:
        options = schema.VarHandleOptionsT(container="", sharedName="memory")
        return target.add_operator("VAR_HANDLE", [], options, name, "resource", shape=())

    def assign(target: ModelBuilder, resource: int, operand: int) -> None:
        target.operators.append(
            OperatorSpec("ASSIGN_VARIABLE", [resource, operand], [], schema.AssignVariableOptionsT())
        )

    first = initial.add_constant("first value", whole_numbers(random, shape))
    assign(initial, handle(initial, "initial handle"), first)
    model.subgraphs = [initial]
    model.operators.append(OperatorSpec("CALL_ONCE", [], [], schema.CallOnceOptionsT(1)))
    resource = handle(model, "handle")
    read = model.add_operator(
        "READ_VARIABLE", [resource], schema.ReadVariableOptionsT(), "read", shape=shape
    )
    result = add(model, read, value, shape, "output")
    if number % 3:
        assign(model, resource, result)
    if number % 3 == 2:
        again = model.add_operator(
            "READ_VARIABLE", [resource], schema.ReadVariableOptionsT(), "read again", shape=shape
        )
        result = multiply(model, again, value, shape, "last output")
    model.outputs = [result]
    return Case(model, [whole_numbers(random, shape)], {"kind": number % 3}, [EXACT])


def boxes(random: np.random.Generator, count: int) -> np.ndarray:
    """Around few places, so that many overlap; some without an area, some with their corners swapped."""
    centers = random.uniform(0, 1, (between(random, 1, 4), 2))
    middle = centers[random.integers(0, len(centers), count)] + random.normal(0, 0.05, (count, 2))
    size = random.uniform(0, 0.4, (count, 2))
    size[random.random(count) < 0.05] = 0
    corners = np.concatenate([middle - size, middle + size], axis=1).astype(np.float32)
    swapped = random.random(count) < 0.2
    corners[swapped] = corners[swapped][:, [2, 1, 0, 3]]
    return corners


def suppression(is_soft: bool) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        count = between(random, 0, 60)
        most = pick(random, (0, 1, 5, 20, 80))
        scores = random.uniform(0, 1, count).astype(np.float32)
        if number % 3 == 0:
            # Of few values, so that many are equal.
            scores = (np.rint(scores * 4) / 4).astype(np.float32)
        model = ModelBuilder()
        operands = [
            model.add_input("boxes", (count, 4)),
            model.add_input("scores", (count,)),
            model.add_constant("most", np.array(most, np.int32)),
            model.add_constant("overlap", np.array(pick(random, (0.1, 0.5, 0.7, 1.5)), np.float32)),
            model.add_constant("least", np.array(pick(random, (0.0, 0.2, 0.6)), np.float32)),
        ]
        names = ["indices", "count"]
        if is_soft:
            deviation = pick(random, (0.0, 0.2, 0.5))
            operands.append(model.add_constant("deviation", np.array(deviation, np.float32)))
            names = ["indices", "selected scores", "count"]
        code = "NON_MAX_SUPPRESSION_V5" if is_soft else "NON_MAX_SUPPRESSION_V4"
        options = schema.NonMaxSuppressionV5OptionsT() if is_soft else schema.NonMaxSuppressionV4OptionsT()
        outputs = model.add_operator_with_outputs(code, operands, options, names, "int32")
        if is_soft:
            model.tensors[outputs[1]].type_name = "float32"
        model.outputs = outputs
        tolerances = [EXACT, ELEMENTWISE, EXACT] if is_soft else [EXACT, EXACT]
        return Case(model, [boxes(random, count), scores], {"most": most}, tolerances)

    return make


def segment_sum(random: np.random.Generator, number: int) -> Case:
    shape = random_shape(random, number % 4 + 1)
    steps = random.integers(0, 2, shape[0])
    steps[0] = 0
    segments = np.cumsum(steps).astype(np.int32)
    values = floats(random, shape) if number % 2 == 0 else random.integers(-99, 99, shape).astype(np.int32)
    type_name = values.dtype.name
    model = ModelBuilder()
    operands = [model.add_input("input", shape, type_name), model.add_constant("segments", segments)]
    result = (int(segments[-1]) + 1, *shape[1:])
    model.outputs = [
        model.add_operator(
            "SEGMENT_SUM", operands, schema.SegmentSumOptionsT(), "output", type_name, shape=result
        )
    ]
    return Case(model, [values], {"segments": indices(segments).tolist()}, [EXACT])


def unsorted_segment(operator: str) -> CaseMaker:
    """Segments without order, of several axes, some of them empty; negative ones are left out."""

    def make(random: np.random.Generator, number: int) -> Case:
        shape = random_shape(random, number % 4 + 1)
        rank = between(random, 1, len(shape))
        count = between(random, 1, 7)
        segments = random.integers(-1, count, shape[:rank]).astype(np.int32)
        values = (
            floats(random, shape) if number % 2 == 0 else random.integers(-99, 99, shape).astype(np.int32)
        )
        model = ModelBuilder()
        operands = [
            model.add_input("input", shape, values.dtype.name),
            model.add_input("segments", segments.shape, "int32"),
            model.add_constant("count", np.array(count, np.int32)),
        ]
        options = UNSORTED_SEGMENT_OPTIONS[operator]()
        result = (count, *shape[rank:])
        model.outputs = [
            model.add_operator(operator, operands, options, "output", values.dtype.name, shape=result)
        ]
        return Case(model, [values, segments], {"count": count}, [EXACT])

    return make


UNSORTED_SEGMENT_OPTIONS = {
    "UNSORTED_SEGMENT_SUM": schema.UnsortedSegmentSumOptionsT,
    "UNSORTED_SEGMENT_PROD": schema.UnsortedSegmentProdOptionsT,
    "UNSORTED_SEGMENT_MAX": schema.UnsortedSegmentMaxOptionsT,
    "UNSORTED_SEGMENT_MIN": schema.UnsortedSegmentMinOptionsT,
}

# The axes of a tensor, and those among them that windows walk along.
WINDOW_AXES = ((4, (1, 2)), (4, (2, 3)), (5, (1, 2, 3)), (3, (1,)), (5, (0, 2, 3)))


def window_reduction(random: np.random.Generator, number: int) -> Case:
    """Sums and maxima of windows along some axes."""
    is_sum = number % 2 == 0
    rank, walked = WINDOW_AXES[number // 2 % len(WINDOW_AXES)]
    size, stride, dilation, padding = [1] * rank, [1] * rank, [1] * rank, [0] * (2 * rank)
    shape = [pick(random, (1, 2, 3, 17)) for _ in range(rank)]
    for axis in walked:
        shape[axis] = between(random, 8, 13)
        size[axis], stride[axis] = between(random, 1, 4), between(random, 1, 3)
        dilation[axis] = between(random, 1, 2) if is_sum else 1
        padding[2 * axis : 2 * axis + 2] = (between(random, 0, size[axis] - 1) for _ in range(2))
    body = ModelBuilder()
    operands = [body.add_input("left", ()), body.add_input("right", ())]
    code, options = (
        ("ADD", schema.AddOptionsT(NO_ACTIVATION)) if is_sum else ("MAXIMUM", schema.MaximumMinimumOptionsT())
    )
    body.outputs = [body.add_operator(code, operands, options, "result", shape=())]
    model = ModelBuilder()
    image = model.add_input("image", tuple(shape))
    start = model.add_constant("start", np.array(0 if is_sum else -np.inf, np.float32))
    reduction = schema.StablehloReduceWindowOptionsT(size, stride, [1] * rank, dilation, padding, 1)
    model.subgraphs = [body]
    model.outputs = [model.add_operator("STABLEHLO_REDUCE_WINDOW", [image, start], reduction, "output")]
    attributes = {"size": size, "stride": stride, "dilation": dilation, "padding": padding, "operator": code}
    tolerance = accumulated(int(np.prod(size)) + 1) if is_sum else EXACT
    return Case(model, [floats(random, tuple(shape))], attributes, [tolerance])


CONTROL_OPERATORS: dict[str, CaseMaker] = {
    "STABLEHLO_COMPOSITE": composite,
    "STABLEHLO_REDUCE_WINDOW": window_reduction,
    "IF": branch,
    "WHILE": loop,
    "READ_VARIABLE": variable,
    "NON_MAX_SUPPRESSION_V4": suppression(is_soft=False),
    "NON_MAX_SUPPRESSION_V5": suppression(is_soft=True),
    "SEGMENT_SUM": segment_sum,
    **{operator: unsorted_segment(operator) for operator in UNSORTED_SEGMENT_OPTIONS},
}
