"""Makes operator goldens: small models, random inputs, and what LiteRT returns for them.

Every kernel of the engine must give the numbers that LiteRT gives. This script builds models of one operator
(and a few of several, which the converter folds), runs them with LiteRT as an app would, that is with its
XNNPACK delegate, and stores the results. It runs the reference kernels as well: the difference of the two is
the floor below which no tolerance makes sense. Operators of MediaPipe's own, which LiteRT does not know, are
run by MediaPipe.

    make_operator_goldens.py OUTPUT [--seed N] [--cases-per-operator N] [--only NAME]

OUTPUT gets for every case CASE.tflite, CASE/inputs/NAME.npy, CASE/outputs/NAME.npy and, for sums,
CASE/magnitudes/NAME.npy: the sum of the absolute products behind every element, to measure errors against.
One manifest.json describes all cases. The same seed gives the same files on the same kind of CPU. While an
operator is written, --only makes the cases of those whose names start with NAME.
"""

from __future__ import annotations

import argparse
import json
import re
import zlib
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
from ai_edge_litert.interpreter import Interpreter, OpResolverType

from arithmetic_cases import ARITHMETIC_OPERATORS, OPERATORS_WITHOUT_XNNPACK
from combined_cases import COMBINED_OPERATORS
from control_cases import CONTROL_OPERATORS
from detection_cases import DETECTION_OPERATORS
from dynamic_range_cases import DYNAMIC_RANGE_OPERATORS
from elementwise_cases import ELEMENTWISE_OPERATORS
from golden_case import Case, CaseMaker, Tolerance
from landmark_cases import LANDMARK_OPERATORS
from mediapipe_runtime import run_mediapipe
from move_cases import MOVE_OPERATORS
from network_cases import FACE_MESH_WITH_ATTENTION, NetworkCase
from picture_window_cases import PICTURE_WINDOW_OPERATORS
from published_cases import PUBLISHED_NETWORKS
from quantized_cases import QUANTIZED_OPERATORS
from rearrangement_cases import REARRANGEMENT_OPERATORS
from recurrent_cases import RECURRENT_OPERATORS
from wide_cases import WIDE_OPERATORS
from window_cases import WINDOW_OPERATORS

# Operators that only MediaPipe runs.
MEDIAPIPE_OPERATORS: dict[str, CaseMaker] = {**LANDMARK_OPERATORS, **PICTURE_WINDOW_OPERATORS}

OPERATORS: dict[str, CaseMaker] = {
    **WINDOW_OPERATORS,
    **ELEMENTWISE_OPERATORS,
    **ARITHMETIC_OPERATORS,
    **REARRANGEMENT_OPERATORS,
    **MOVE_OPERATORS,
    **DYNAMIC_RANGE_OPERATORS,
    **COMBINED_OPERATORS,
    **QUANTIZED_OPERATORS,
    **WIDE_OPERATORS,
    **CONTROL_OPERATORS,
    **DETECTION_OPERATORS,
    **RECURRENT_OPERATORS,
    **MEDIAPIPE_OPERATORS,
    **PUBLISHED_NETWORKS,
}

DEFAULT_SEED = 1
DEFAULT_CASES_PER_OPERATOR = 20


# Kernels of LiteRT itself run these, or some of their cases; they move elements, compare them, or have no
# other implementation.
MAY_RUN_WITHOUT_XNNPACK = (
    *MOVE_OPERATORS,
    *WIDE_OPERATORS,
    *CONTROL_OPERATORS,
    *RECURRENT_OPERATORS,
    "ADD far scales",
    "BATCH_MATMUL",
    "CONV_2D int4",
    "CONV_3D",
    "DEPTHWISE_CONV_2D dynamic range",
    "FULLY_CONNECTED computed",
    "FULLY_CONNECTED dynamic range, TANH",
    "FULLY_CONNECTED int4, odd rows",
    "TRANSPOSE_CONV",
    "MAX_POOL_2D",
    "QUANTIZE int8",
    "QUANTIZE uint8",
    "RESHAPE",
    "RESIZE_NEAREST_NEIGHBOR",
    "STRIDED_SLICE",
    "TFLite_Detection_PostProcess",
    "ignored activation",
)


def may_run_without_xnnpack(operator: str) -> bool:
    return operator in OPERATORS_WITHOUT_XNNPACK or operator.startswith(MAY_RUN_WITHOUT_XNNPACK)


@dataclass
class Result:
    """One output of the target and what belongs to it."""

    value: np.ndarray
    # What the reference kernels give; None when LiteRT has none.
    reference: np.ndarray | None
    # The sums of absolute products; None when the output is no sum.
    magnitude: np.ndarray | None
    # The number of leading elements that the runtime defines; the others are stored as zeros.
    defined_count: int


def safe_file_name(name: str) -> str:
    """The name with every character that a path could trip over replaced."""
    return re.sub(r"[^A-Za-z0-9._+-]", "_", name)


def run(model: bytes, inputs: list[np.ndarray], resolver: OpResolverType) -> tuple[list[np.ndarray], bool]:
    """The outputs of a model, and whether a delegate computed them."""
    interpreter = Interpreter(model_content=model, experimental_op_resolver_type=resolver, num_threads=1)
    interpreter.allocate_tensors()
    for details, value in zip(interpreter.get_input_details(), inputs):
        interpreter.set_tensor(details["index"], value)
    interpreter.invoke()
    outputs = [
        interpreter.get_tensor(details["index"]).copy() for details in interpreter.get_output_details()
    ]
    is_delegated = any(details["op_name"] == "DELEGATE" for details in interpreter._get_ops_details())
    return outputs, is_delegated


def run_target(operator: str, case: Case, model: bytes) -> tuple[list[np.ndarray], str]:
    """The outputs that the engine must give, and what computed them."""
    if operator in MEDIAPIPE_OPERATORS:
        shapes = [case.model.tensors[index].shape for index in case.model.outputs]
        return run_mediapipe(model, case.inputs, shapes), "mediapipe"
    outputs, is_delegated = run(model, case.inputs, OpResolverType.AUTO)
    if not is_delegated and not may_run_without_xnnpack(operator):
        raise RuntimeError("XNNPACK does not take it, so its results say nothing about XNNPACK")
    return outputs, "xnnpack" if is_delegated else "builtin"


def run_reference(model: bytes, inputs: list[np.ndarray]) -> list[np.ndarray] | None:
    """The outputs of the reference kernels; None when LiteRT has none for this model."""
    try:
        return run(model, inputs, OpResolverType.BUILTIN_REF)[0]
    except (RuntimeError, ValueError):
        return None


def magnitudes(case: Case) -> list[np.ndarray]:
    """For every output element the sum of the absolute values of what was added up.

    It is what the same model gives for absolute inputs and weights when nothing is clamped.
    """
    model = case.model.mapping_constants(np.abs, drop_activations=True)
    inputs = case.magnitude_inputs or [np.abs(value) for value in case.inputs]
    outputs, _ = run(model.serialized(), inputs, OpResolverType.AUTO)
    return outputs


def difference(result: Result) -> dict[str, float]:
    """How far XNNPACK and the reference kernels are apart."""
    assert result.reference is not None
    target, reference = (
        values.ravel()[: result.defined_count].astype(np.float64)
        for values in (result.value, result.reference)
    )
    gap = np.abs(target - reference)
    record = {"max_abs": float(gap.max(initial=0)), "different": int(np.count_nonzero(gap))}
    if result.magnitude is not None:
        relative = gap / np.maximum(result.magnitude.ravel(), np.finfo(np.float32).tiny)
        record["relative_to_magnitude"] = float(relative.max(initial=0))
    return record


def save(folder: Path, path: str, value: np.ndarray) -> str:
    """Stores an array and returns its path for the manifest."""
    target = folder / path
    target.parent.mkdir(parents=True, exist_ok=True)
    np.save(target, value)
    return path


def tensor_record(file: str, name: str, value: np.ndarray) -> dict[str, Any]:
    return {"name": name, "file": file, "shape": list(value.shape), "type": value.dtype.name}


def output_record(folder: Path, path: str, name: str, result: Result, tolerance: Tolerance) -> dict[str, Any]:
    """Stores one output and describes it."""
    flat = result.value.ravel()
    flat[result.defined_count :] = 0
    file = f"{safe_file_name(name)}.npy"
    record = tensor_record(save(folder, f"{path}/outputs/{file}", result.value), name, result.value)
    record["defined_count"] = result.defined_count
    record["tolerance"] = {key: part for key, part in vars(tolerance).items() if part is not None}
    if result.magnitude is not None:
        record["magnitudes"] = save(folder, f"{path}/magnitudes/{file}", result.magnitude)
    if result.reference is not None:
        record["xnnpack_vs_reference"] = difference(result)
    return record


def results(case: Case, model: bytes, outputs: list[np.ndarray]) -> list[Result]:
    """What the target's outputs are compared with."""
    reference = run_reference(model, case.inputs)
    is_sum = any(tolerance.level == "accumulated" for tolerance in case.tolerances)
    scales = case.magnitudes
    if is_sum and scales is None and case.has_magnitudes:
        scales = magnitudes(case)
    counts = case.defined_counts(outputs) if case.defined_counts else [value.size for value in outputs]
    return [
        Result(
            value,
            reference[position] if reference else None,
            scales[position] if scales else None,
            counts[position],
        )
        for position, value in enumerate(outputs)
    ]


def write_case(folder: Path, name: str, operator: str, seed: list[int], case: Case) -> dict[str, Any]:
    """Runs a case, stores its files and returns its record for the manifest."""
    case.model.infer_shapes()
    model = case.model.serialized()
    stored = case.model.with_open_shapes().serialized() if case.has_open_shapes else model
    (folder / f"{name}.tflite").write_bytes(stored)
    outputs, backend = run_target(operator, case, model)

    record: dict[str, Any] = {
        "name": name,
        "operator": operator,
        "operators": [spec.code for spec in case.model.operators],
        "seed": seed,
        "attributes": case.attributes,
        "model": f"{name}.tflite",
        "backend": backend,
        "inputs": [],
        "outputs": [],
    }
    for index, value in zip(case.model.inputs, case.inputs):
        tensor = case.model.tensors[index].name
        file = save(folder, f"{name}/inputs/{safe_file_name(tensor)}.npy", value)
        record["inputs"].append(tensor_record(file, tensor, value))
    for position, result in enumerate(results(case, model, outputs)):
        tensor = case.model.tensors[case.model.outputs[position]].name
        record["outputs"].append(output_record(folder, name, tensor, result, case.tolerance(position)))
    return record


def write_network(folder: Path, network: NetworkCase, seed: int) -> dict[str, Any]:
    """Runs a published network with MediaPipe, stores its files and returns its record."""
    model = network.download()
    pixels = network.pixels(seed)
    (folder / f"{network.name}.tflite").write_bytes(model)
    value = network.input(pixels)
    file = save(folder, f"{network.name}/inputs/{safe_file_name(network.input_name)}.npy", value)
    outputs = run_mediapipe(model, [pixels], list(network.outputs.values()))
    return {
        "name": network.name,
        "operator": network.name,
        "seed": [seed],
        "model": f"{network.name}.tflite",
        "backend": "mediapipe",
        "inputs": [tensor_record(file, network.input_name, value)],
        "outputs": [
            output_record(folder, network.name, name, Result(output, None, None, output.size), network.tolerance)
            for name, output in zip(network.outputs, outputs)
        ],
    }


def make_goldens(
    folder: Path, seed: int, cases_per_operator: int, operators: dict[str, CaseMaker]
) -> list[dict[str, Any]]:
    """Writes all cases; each has random numbers of its own, so that adding one leaves the others alone."""
    records: list[dict[str, Any]] = []
    for operator, make in operators.items():
        for number in range(cases_per_operator):
            case_seed = [seed, zlib.crc32(operator.encode()), number]
            case = make(np.random.default_rng(case_seed), number)
            name = f"{safe_file_name(operator.lower())}_{number:03d}"
            try:
                records.append(write_case(folder, name, operator, case_seed, case))
            except (RuntimeError, ValueError) as error:
                raise RuntimeError(f"{name} {case.attributes}: {error}") from error
    return records


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0], formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("output", type=Path, help="folder for models, arrays and manifest.json")
    parser.add_argument(
        "--seed", type=int, default=DEFAULT_SEED, help="start of all random numbers (%(default)s)"
    )
    parser.add_argument(
        "--cases-per-operator",
        type=int,
        default=DEFAULT_CASES_PER_OPERATOR,
        help="number of cases (%(default)s)",
    )
    parser.add_argument(
        "--only", metavar="NAME", default="", help="only operators whose names start with NAME"
    )
    arguments = parser.parse_args()
    operators = {name: make for name, make in OPERATORS.items() if name.startswith(arguments.only)}
    if not operators:
        parser.error(f"no operator's name starts with {arguments.only}")
    arguments.output.mkdir(parents=True, exist_ok=True)
    records = make_goldens(arguments.output, arguments.seed, arguments.cases_per_operator, operators)
    if not arguments.only:
        records.append(write_network(arguments.output, FACE_MESH_WITH_ATTENTION, arguments.seed))
    manifest = {
        "generator": "ModelConverter/goldens/make_operator_goldens.py",
        "runtime": f"ai-edge-litert {version('ai-edge-litert')}, mediapipe {version('mediapipe')}",
        "seed": arguments.seed,
        "cases_per_operator": arguments.cases_per_operator,
        "cases": records,
    }
    (arguments.output / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n")
    print(f"{len(records)} cases of {len(operators)} operators in {arguments.output}")


if __name__ == "__main__":
    main()
