"""Layers that go through sequences step by step and keep values from one run to the next, and spectra.

LiteRT's own kernels run them. Each case is a first run, before which all that is kept is zero.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from ai_edge_litert import schema_py_generated as schema

from golden_case import Case, CaseMaker, EXACT, Tolerance, activation_code, between, pick
from tflite_builder import ModelBuilder, OperatorSpec, Quantization, TensorSpec

TANH = activation_code("TANH")
LEFT_OUT = -1
# Sums of products in another order, and functions that both sides approximate, fed back for some steps. Two
# ways to add up a row of 40 products are an epsilon or two of the largest result apart, and so are those of
# the functions; gates and cells stay below two. The quantized values of numbers that meet quantized weights
# are the same on both sides in all cases.
REAL = Tolerance("network", floor=2e-6)


@dataclass
class Layer:
    """The sizes and options of one layer."""

    kind: str
    batch: int
    steps: int
    inputs: int
    cells: int
    outputs: int
    has_input_gate: bool
    has_peepholes: bool
    has_projection: bool
    is_normalized: bool

    @property
    def gates(self) -> int:
        return 4 if self.has_input_gate else 3


def random_layer(random: np.random.Generator, number: int, kind: str) -> Layer:
    cells = pick(random, (1, 3, 8, 17, 20))
    has_projection = number % 4 == 1
    return Layer(
        kind=kind,
        batch=1 if number % 3 else 2,
        steps=between(random, 1, 7),
        inputs=pick(random, (1, 5, 16, 29)),
        cells=cells,
        outputs=pick(random, (2, 7, 12)) if has_projection else cells,
        has_input_gate=number % 5 != 3,
        has_peepholes=number % 4 >= 2,
        has_projection=has_projection,
        is_normalized=kind != "int8" and number % 6 == 5,
    )


def scale(random: np.random.Generator, low: float, high: float) -> float:
    return float(np.float32(random.uniform(low, high)))


def add_weights(
    model: ModelBuilder, random: np.random.Generator, name: str, shape: tuple[int, ...], kind: str
) -> int:
    if kind == "float32":
        return model.add_constant(name, (random.standard_normal(shape) * 0.4).astype(np.float32))
    codes = random.integers(-127, 128, shape).astype(np.int8)
    return model.add_constant(name, codes, Quantization.per_tensor(scale(random, 0.003, 0.01), 0))


def add_vector(
    model: ModelBuilder, random: np.random.Generator, name: str, length: int, kind: str, unit: float
) -> int:
    """A bias of each row; `unit` is the scale of quantized ones."""
    if kind != "int8":
        return model.add_constant(name, (random.standard_normal(length) * 0.5).astype(np.float32))
    codes = np.rint(random.standard_normal(length) * 0.5 / unit).astype(np.int32)
    return model.add_constant(name, codes, Quantization.per_tensor(unit, 0))


def add_direction(
    model: ModelBuilder, random: np.random.Generator, layer: Layer, prefix: str, input_scale: float
) -> list[int]:
    """The weights and biases of one direction, in the order of the operator's inputs."""

    def of_gates(name: str, add, is_there: bool = True, without_cell: bool = False) -> list[int]:
        gates = ["input", "forget"] + ([] if without_cell else ["cell"]) + ["output"]
        return [
            add(f"{prefix}{name} {gate}")
            if is_there and (gate != "input" or layer.has_input_gate)
            else LEFT_OUT
            for gate in gates
        ]

    kind = layer.kind

    def peephole(name: str) -> int:
        if kind != "int8":
            return add_weights(model, random, name, (layer.cells,), kind)
        codes = random.integers(-32767, 32768, layer.cells).astype(np.int16)
        return model.add_constant(name, codes, Quantization.per_tensor(scale(random, 1e-5, 4e-5), 0))

    inputs = of_gates(
        "weights", lambda name: add_weights(model, random, name, (layer.cells, layer.inputs), kind)
    )
    inputs += of_gates(
        "recurrent", lambda name: add_weights(model, random, name, (layer.cells, layer.outputs), kind)
    )
    inputs += of_gates("peephole", peephole, layer.has_peepholes, without_cell=True)
    inputs += of_gates(
        "bias", lambda name: add_vector(model, random, name, layer.cells, kind, input_scale * 0.005)
    )
    if layer.has_projection:
        inputs.append(
            add_weights(model, random, f"{prefix}projection", (layer.outputs, layer.cells), kind)
        )
        inputs.append(
            add_vector(model, random, f"{prefix}projection bias", layer.outputs, kind, 5e-5)
            if random.random() < 0.7
            else LEFT_OUT
        )
    else:
        inputs += [LEFT_OUT, LEFT_OUT]
    return inputs


def add_normalization(model: ModelBuilder, random: np.random.Generator, layer: Layer) -> list[int]:
    gates = ["input", "forget", "cell", "output"]
    return [
        model.add_constant(
            f"normalization {gate}", random.uniform(0.5, 1.5, layer.cells).astype(np.float32)
        )
        if layer.is_normalized and (gate != "input" or layer.has_input_gate)
        else LEFT_OUT
        for gate in gates
    ]


def attributes(layer: Layer, **others) -> dict:
    return {**vars(layer), **others}


def clips(random: np.random.Generator, number: int) -> tuple[float, float]:
    return (pick(random, (0.0, 0.4, 10.0)), pick(random, (0.0, 0.3)))


def memory(kind: str, is_single_step: bool) -> CaseMaker:
    """One direction, of numbers, of numbers with quantized weights, or of quantized values."""

    def make(random: np.random.Generator, number: int) -> Case:
        layer = random_layer(random, number, kind)
        is_time_major = not is_single_step and number % 2 == 1
        is_asymmetric = kind == "dynamic range" and number % 3 == 2
        cell_clip, projection_clip = clips(random, number)
        model = ModelBuilder()
        shape = (layer.batch, layer.inputs)
        if not is_single_step:
            steps = (layer.steps, layer.batch) if is_time_major else (layer.batch, layer.steps)
            shape = (*steps, layer.inputs)
        is_integer = kind == "int8"
        input_scale, output_scale = scale(random, 0.01, 0.03), scale(random, 0.004, 0.009)
        type_name = "int8" if is_integer else "float32"
        codes = Quantization.per_tensor(input_scale, between(random, -30, 30)) if is_integer else None
        output = Quantization.per_tensor(output_scale, between(random, -20, 20)) if is_integer else None
        operands = [model.add_input("input", shape, type_name, codes)]
        operands += add_direction(model, random, layer, "", input_scale)
        operands.append(
            model.add_variable("last output", (layer.batch, layer.outputs), type_name, output)
        )
        cells = Quantization.per_tensor(2.0 ** -between(random, 9, 15), 0) if is_integer else None
        operands.append(
            model.add_variable(
                "cells", (layer.batch, layer.cells), "int16" if is_integer else "float32", cells
            )
        )
        operands += add_normalization(model, random, layer)
        if is_single_step:
            options = schema.LSTMOptionsT(TANH, cell_clip, projection_clip, 0, is_asymmetric)
        else:
            options = schema.UnidirectionalSequenceLSTMOptionsT(
                TANH, cell_clip, projection_clip, is_time_major, is_asymmetric
            )
        code = "LSTM" if is_single_step else "UNIDIRECTIONAL_SEQUENCE_LSTM"
        result = model.add_operator(
            code, operands, options, "output", type_name, output, 4, (*shape[:-1], layer.outputs)
        )
        if is_integer:
            hidden = Quantization.per_tensor(scale(random, 0.006, 0.009), between(random, -20, 20))
            model.operators[-1].intermediates = [
                model.add_intermediate(f"intermediate {place}", "float32") for place in range(4)
            ] + [model.add_intermediate("hidden", "int8", hidden if layer.has_projection else output)]
        model.outputs = [result]
        if is_integer:
            values = random.integers(-128, 128, shape).astype(np.int8)
        else:
            values = random.standard_normal(shape).astype(np.float32)
        tolerance = EXACT if is_integer else REAL
        record = attributes(layer, time_major=is_time_major, asymmetric=is_asymmetric)
        return Case(model, [values], record, [tolerance], has_magnitudes=False)

    return make


def memory_in_both_directions(random: np.random.Generator, number: int) -> Case:
    kind = "dynamic range" if number % 5 == 4 else "float32"
    layer = random_layer(random, number, kind)
    layer.is_normalized = False
    is_time_major, merges = number % 2 == 1, number % 3 == 1
    steps = (layer.steps, layer.batch) if is_time_major else (layer.batch, layer.steps)
    model = ModelBuilder()
    operands = [model.add_input("input", (*steps, layer.inputs))]
    for prefix in ("forward ", "backward "):
        operands += add_direction(model, random, layer, prefix, 1)
    for prefix in ("forward ", "backward "):
        operands.append(model.add_variable(f"{prefix}output", (layer.batch, layer.outputs)))
        operands.append(model.add_variable(f"{prefix}cells", (layer.batch, layer.cells)))
    operands += [LEFT_OUT] * 9
    cell_clip, projection_clip = clips(random, number)
    options = schema.BidirectionalSequenceLSTMOptionsT(
        TANH, cell_clip, projection_clip, merges, is_time_major, False
    )
    names = ["output"] if merges else ["forward output", "backward output"]
    width = layer.outputs * (2 if merges else 1)
    model.outputs = [
        model._add(TensorSpec(name, "float32", (*steps, width))) for name in names
    ]
    model.operators.append(
        OperatorSpec("BIDIRECTIONAL_SEQUENCE_LSTM", operands, list(model.outputs), options, version=3)
    )
    values = random.standard_normal((*steps, layer.inputs)).astype(np.float32)
    record = attributes(layer, time_major=is_time_major, merges=merges)
    return Case(model, [values], record, [REAL], has_magnitudes=False)


def singular_value_filter(kind: str) -> CaseMaker:
    def make(random: np.random.Generator, number: int) -> Case:
        is_integer = kind == "int8"
        batch, length = 1 if number % 3 else 2, pick(random, (1, 5, 16, 29))
        rank, units, memory = number % 2 + 1, pick(random, (1, 4, 9)), pick(random, (1, 2, 8, 10))
        # The reference takes quantized values with this one only, and leaves it to their range.
        activation = "RELU" if is_integer else ("NONE", "RELU", "RELU6")[number % 3]
        type_name = "int8" if is_integer else "float32"
        state_type = "int16" if is_integer else "float32"

        def quantization(low: float, high: float, reach: int = 0) -> Quantization | None:
            if not is_integer:
                return None
            return Quantization.per_tensor(scale(random, low, high), between(random, -reach, reach))

        model = ModelBuilder()
        operands = [
            model.add_input("input", (batch, length), type_name, quantization(0.01, 0.05, 100)),
            add_weights(model, random, "feature weights", (rank * units, length), kind),
        ]
        time_shape = (rank * units, memory)
        if is_integer:
            codes = random.integers(-32767, 32768, time_shape).astype(np.int16)
            operands.append(model.add_constant("time weights", codes, quantization(1e-5, 4e-5)))
        else:
            operands.append(add_weights(model, random, "time weights", time_shape, kind))
        operands.append(
            add_vector(model, random, "bias", units, kind, 1e-5) if number % 4 else LEFT_OUT
        )
        operands.append(
            model.add_variable(
                "memory", (batch, memory * rank * units), state_type, quantization(1e-5, 1e-4)
            )
        )
        options = schema.SVDFOptionsT(rank, activation_code(activation), number % 5 == 2)
        output = quantization(0.01, 0.05, 100)
        model.outputs = [
            model.add_operator("SVDF", operands, options, "output", type_name, output, 4, (batch, units))
        ]
        values = random.standard_normal((batch, length)).astype(np.float32)
        if is_integer:
            values = random.integers(-128, 128, (batch, length)).astype(np.int8)
        record = {"rank": rank, "memory": memory, "activation": activation}
        return Case(model, [values], record, [EXACT if is_integer else REAL], has_magnitudes=False)

    return make


def spectrum(random: np.random.Generator, number: int) -> Case:
    """A transform, and what is made of its complex numbers: only numbers come out of the network.

    Not of a single column, where LiteRT reads what it did not write.
    """
    height, width = pick(random, (1, 1, 2, 4, 8)), pick(random, (2, 4, 16, 64, 512))
    leading = ((), (3,), (2, 2))[number % 3]
    shape = (*leading, max(height + between(random, -2, 2), 1), max(width + between(random, -3, 3), 1))
    code = ("COMPLEX_ABS", "REAL", "IMAG")[number % 3]
    model = ModelBuilder()
    operands = [
        model.add_input("input", shape),
        model.add_constant("lengths", np.array([height, width], np.int32)),
    ]
    columns = (*leading, height, width // 2 + 1)
    transformed = model.add_operator("RFFT2D", operands, None, "transformed", "complex64", shape=columns)
    if number % 4 == 3:
        flat = (int(np.prod(columns)),)
        wanted = model.add_constant("flat shape", np.array(flat, np.int32))
        transformed = model.add_operator(
            "RESHAPE", [transformed, wanted], schema.ReshapeOptionsT(list(flat)), "flat", "complex64", shape=flat
        )
        columns = flat
    model.outputs = [model.add_operator(code, [transformed], None, "output", shape=columns)]
    values = random.standard_normal(shape).astype(np.float32)
    # In double precision, results of both sides differ where a rounding to single precision is close.
    return Case(model, [values], {"lengths": (height, width), "code": code}, [REAL], has_magnitudes=False)


RECURRENT_OPERATORS: dict[str, CaseMaker] = {
    "UNIDIRECTIONAL_SEQUENCE_LSTM": memory("float32", is_single_step=False),
    "UNIDIRECTIONAL_SEQUENCE_LSTM dynamic range": memory("dynamic range", is_single_step=False),
    "UNIDIRECTIONAL_SEQUENCE_LSTM int8": memory("int8", is_single_step=False),
    "LSTM": memory("float32", is_single_step=True),
    "LSTM int8": memory("int8", is_single_step=True),
    "BIDIRECTIONAL_SEQUENCE_LSTM": memory_in_both_directions,
    "SVDF": singular_value_filter("float32"),
    "SVDF dynamic range": singular_value_filter("dynamic range"),
    "SVDF int8": singular_value_filter("int8"),
    "RFFT2D": spectrum,
}
