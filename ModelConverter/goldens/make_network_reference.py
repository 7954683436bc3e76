"""Makes what `vitruvian verify` compares a network with: its inputs, its outputs and all tensors in between.

    make_network_reference.py MODEL OUTPUT [--member NAME] [--input NAME=FILE.npy]... [--range LOW HIGH]
                              [--seed N] [--reference-kernels] [--outputs-only]

MODEL is a .tflite file, or a .task bundle of which --member names the network. Inputs without a file are
random. OUTPUT gets inputs/NAME.npy, outputs/NAME.npy, tensors/NAME.npy and origin.json, which says how they
were made; other arrays in these three folders are removed.

The target is LiteRT as an app runs it, that is with its XNNPACK delegate; --reference-kernels takes LiteRT's
plain kernels instead, whose sums and roundings differ. A delegate keeps only the outputs of the network, and
LiteRT's own switch to preserve all tensors does so by leaving the delegate out. So the model is run twice:
once as it is, for the outputs, and once with every computed tensor listed as an output, which makes XNNPACK
write them all. That could keep XNNPACK from fusing nodes, so origin.json says by how much the outputs of the
two runs differ.

Numbers that nearly cancel have no exact value: LiteRT's own kernels differ there. So the model is run with other
kernels of LiteRT too, and origin.json says by how much each tensor of numbers differs. `verify` lets twice that
pass.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import struct
import sys
import zipfile
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
from ai_edge_litert import schema_py_generated as schema
from ai_edge_litert.interpreter import Interpreter, OpResolverType

DEFAULT_SEED = 1

# The place of a subgraph's outputs in its table, by the schema: the third field.
OUTPUTS_FIELD = 8

# Longer names would not fit a file system; the tool shortens them alike.
LONGEST_STEM = 200


def file_name(tensor: str) -> str:
    """The name of the file for a tensor, as the command-line tool expects it."""
    stem = tensor.replace("/", "_").replace(":", "_")
    if len(stem.encode()) > LONGEST_STEM:
        start = stem.encode()[:LONGEST_STEM].decode(errors="replace")
        stem = f"{start}-{hashlib.sha256(tensor.encode()).hexdigest()[:16]}"
    return f"{stem}.npy"


def read_model(path: Path, member: str | None) -> bytes:
    """The network in a file: the file itself, or a member of the bundle, named with or without its ending."""
    try:
        content = path.read_bytes()
    except OSError as error:
        sys.exit(f"error: {path} cannot be read: {error.strerror}")
    if not zipfile.is_zipfile(path) or content[4:8] == b"TFL3":
        return content
    with zipfile.ZipFile(path) as bundle:
        networks = [name for name in bundle.namelist() if name.endswith(".tflite")]
        wanted = [
            name for name in networks if member is None or member in (name, name.removesuffix(".tflite"))
        ]
        if len(wanted) != 1:
            sys.exit(f"error: {path} has {', '.join(networks)}: choose one with --member")
        return bundle.read(wanted[0])


def computed_tensors(model: bytes) -> list[int]:
    """The tensors that depend on the inputs, in execution order: the others are constants, however stored."""
    graph = schema.Model.GetRootAs(model).Subgraphs(0)
    known = {int(index) for index in graph.InputsAsNumpy()}
    order: list[int] = []
    for position in range(graph.OperatorsLength()):
        operator = graph.Operators(position)
        inputs = operator.InputsAsNumpy() if operator.InputsLength() else []
        if any(int(index) in known for index in inputs):
            outputs = [int(index) for index in operator.OutputsAsNumpy()]
            known.update(outputs)
            order += outputs
    return order


def with_outputs(model: bytes, outputs: list[int]) -> bytes:
    """The same model with other outputs.

    Only the reference to the list of outputs changes, and a new list is put after the end: everything else
    stays in its place, the alignment of the weights included.
    """
    table = schema.Model.GetRootAs(model).Subgraphs(0)._tab
    field = table.Offset(OUTPUTS_FIELD)
    if field == 0:
        sys.exit("error: the network has no outputs")
    position = table.Pos + field
    changed = bytearray(model + bytes(-len(model) % 4))
    struct.pack_into("<I", changed, position, len(changed) - position)
    changed += struct.pack(f"<{len(outputs) + 1}i", len(outputs), *outputs)
    return bytes(changed)


@dataclass(frozen=True)
class Run:
    """The tensors after a run, by their position in the model."""

    names: dict[int, str]
    values: dict[int, np.ndarray]


def interpreter(model: bytes, resolver: OpResolverType) -> Interpreter:
    try:
        runtime = Interpreter(model_content=model, experimental_op_resolver_type=resolver, num_threads=1)
    except ValueError as error:
        sys.exit(f"error: LiteRT does not read this network: {error}")
    try:
        runtime.allocate_tensors()
    except RuntimeError as error:
        # Operators of MediaPipe's own, as in its selfie segmenters, are not part of LiteRT.
        sys.exit(f"error: LiteRT does not run this network: {str(error).splitlines()[0]}")
    return runtime


def run(model: bytes, inputs: dict[int, np.ndarray], resolver: OpResolverType) -> Run:
    """All outputs of a model for some inputs."""
    runtime = interpreter(model, resolver)
    for index, value in inputs.items():
        runtime.set_tensor(index, value)
    runtime.invoke()
    details = runtime.get_output_details()
    return Run(
        {detail["index"]: detail["name"] for detail in details},
        {detail["index"]: np.array(runtime.get_tensor(detail["index"])) for detail in details},
    )


def random_input(
    detail: dict[str, Any], low: float, high: float, generator: np.random.Generator
) -> np.ndarray:
    shape, dtype = tuple(detail["shape"]), np.dtype(detail["dtype"])
    if dtype.kind == "f":
        return (generator.random(shape) * (high - low) + low).astype(dtype)
    if dtype.kind == "b":
        return generator.integers(0, 2, shape).astype(dtype)
    limits = np.iinfo(dtype)
    # Wide integers are mostly positions and sizes; numbers of a byte are what a picture would give.
    lowest, highest = (limits.min, limits.max) if dtype.itemsize == 1 else (0, 255)
    return generator.integers(lowest, highest + 1, shape).astype(dtype)


def make_inputs(model: bytes, arguments: argparse.Namespace) -> tuple[dict[int, np.ndarray], dict[int, str]]:
    """The inputs by their position in the model, and their names."""
    files = dict(text.rsplit("=", 1) for text in arguments.input)
    generator = np.random.default_rng(arguments.seed)
    inputs: dict[int, np.ndarray] = {}
    names: dict[int, str] = {}
    for detail in interpreter(model, OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES).get_input_details():
        name = names[detail["index"]] = detail["name"]
        if name in files:
            file = files.pop(name)
            try:
                value = np.load(file)
            except (OSError, ValueError) as error:
                sys.exit(f"error: input {name} cannot be read: {error}")
            if value.shape != tuple(detail["shape"]) or value.dtype != detail["dtype"]:
                sys.exit(
                    f"error: input {name} is {np.dtype(detail['dtype'])} {detail['shape'].tolist()}; "
                    f"the file holds {value.dtype} {list(value.shape)}"
                )
        else:
            value = random_input(detail, *arguments.range, generator)
        inputs[detail["index"]] = value
    if files:
        sys.exit(f"error: no input is named {', '.join(files)}; the inputs are {', '.join(names.values())}")
    return inputs, names


def save(folder: Path, names: dict[int, str], values: dict[int, np.ndarray]) -> dict[str, int]:
    """Writes tensors in place of all that are there; of those that share a name none, since nobody could tell
    which is which. Returns the positions of the tensors by the files' paths from the reference's folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.npy"):
        old.unlink()
    files = {index: file_name(name) for index, name in names.items()}
    written: dict[str, int] = {}
    for index, value in values.items():
        is_array = value.dtype.kind in "fiub" and value.dtype.itemsize <= 8 and value.dtype != np.float64
        if not is_array or list(files.values()).count(files[index]) > 1:
            print(f"note: tensor {names[index]} is left out", file=sys.stderr)
            continue
        np.save(folder / files[index], value)
        written[f"{folder.name}/{files[index]}"] = index
    return written


def largest_difference(left: dict[int, np.ndarray], right: dict[int, np.ndarray]) -> float:
    """Over all tensors that both have; NaN counts as equal to itself, and as far from everything else as can be."""
    largest = 0.0
    for index in left.keys() & right.keys():
        a, b = (side[index].astype(np.float64) for side in (left, right))
        different = ~((a == b) | (np.isnan(a) & np.isnan(b)))
        if different.any():
            difference = np.nan_to_num(np.abs(a[different] - b[different]), nan=np.inf)
            # JSON has no infinity.
            largest = max(largest, min(float(difference.max()), sys.float_info.max))
    return largest


def differences(
    files: dict[str, int], model: bytes, inputs: dict[int, np.ndarray], values: dict[int, np.ndarray]
) -> dict[str, float]:
    """By how much tensors of numbers differ when LiteRT's kernels without XNNPACK compute them, by their files."""
    try:
        others = run(model, inputs, OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES).values
    except RuntimeError:
        # Some operators, or types of theirs, exist in one set of kernels only.
        return {}
    found = {
        file: largest_difference({index: values[index]}, others)
        for file, index in files.items()
        if values[index].dtype.kind == "f"
    }
    return {file: difference for file, difference in found.items() if difference > 0}


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        usage="%(prog)s MODEL OUTPUT [...]",
    )
    parser.add_argument("model", type=Path, help="a .tflite file or a .task bundle")
    parser.add_argument("output", type=Path, help="the folder to make")
    parser.add_argument("--member", help="the network of a bundle, by the name of its file")
    parser.add_argument(
        "--input", action="append", default=[], metavar="NAME=FILE.npy", help="an input's contents"
    )
    parser.add_argument(
        "--range",
        type=float,
        nargs=2,
        default=(0.0, 1.0),
        metavar=("LOW", "HIGH"),
        help="the range of random floats (0 1)",
    )
    parser.add_argument(
        "--seed", type=int, default=DEFAULT_SEED, help="start of the random numbers (%(default)s)"
    )
    parser.add_argument(
        "--reference-kernels", action="store_true", help="run LiteRT's plain kernels, not XNNPACK"
    )
    parser.add_argument("--outputs-only", action="store_true", help="leave out the tensors in between")
    return parser.parse_args()


def main() -> None:
    arguments = parse_arguments()
    if any("=" not in text for text in arguments.input):
        sys.exit("error: --input takes NAME=FILE.npy")
    model = read_model(arguments.model, arguments.member)
    resolver = OpResolverType.BUILTIN_REF if arguments.reference_kernels else OpResolverType.AUTO
    inputs, input_names = make_inputs(model, arguments)
    plain = run(model, inputs, resolver)
    save(arguments.output / "inputs", input_names, inputs)
    files = save(arguments.output / "outputs", plain.names, plain.values)
    origin: dict[str, Any] = {
        "generator": "ModelConverter/goldens/make_network_reference.py",
        "runtime": f"ai-edge-litert {version('ai-edge-litert')}",
        "kernels": "reference" if arguments.reference_kernels else "XNNPACK",
        "model": arguments.model.name,
        "member": arguments.member,
        "sha256": hashlib.sha256(model).hexdigest(),
        "inputs": {
            name: "file" if any(text.rsplit("=", 1)[0] == name for text in arguments.input) else "random"
            for name in input_names.values()
        },
        "seed": arguments.seed,
        "range": list(arguments.range),
    }
    values, compared = plain.values, model
    summary = f"{len(plain.values)} outputs"
    if not arguments.outputs_only:
        listed = list(dict.fromkeys([*plain.values, *computed_tensors(model)]))
        compared = with_outputs(model, listed)
        full = run(compared, inputs, resolver)
        inner = {index: value for index, value in full.values.items() if index not in plain.values}
        tensors = save(arguments.output / "tensors", full.names, inner)
        origin["tensors"] = list(tensors)
        files, values = files | tensors, values | inner
        origin["largest_change_of_outputs"] = largest_difference(plain.values, full.values)
        summary += f" and {len(origin['tensors'])} tensors in between"
        if origin["largest_change_of_outputs"] > 0:
            print(
                "note: with all tensors listed as outputs the network's own outputs change by up to "
                f"{origin['largest_change_of_outputs']:.3g}: XNNPACK fuses other nodes then",
                file=sys.stderr,
            )
    origin["differences"] = differences(files, compared, inputs, values)
    (arguments.output / "origin.json").write_text(json.dumps(origin, indent=1) + "\n")
    print(f"{summary} in {arguments.output}")


if __name__ == "__main__":
    main()
