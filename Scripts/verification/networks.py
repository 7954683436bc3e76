"""Networks beside those of the reference, recorded or run now."""

from __future__ import annotations

import json
import math
import statistics
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from verification.tool import Failure, last_line, number, run_tool

GOLDENS = Path(__file__).resolve().parents[2] / "ModelConverter" / "goldens"

# What the wheel's networks take for black and white, where that is not 0 and 1.
WHEEL_RANGES = {
    "face_detection_short_range": (-1.0, 1.0),
    "pose_detection": (-1.0, 1.0),
}


@dataclass
class NetworkRow:
    """One run of one network beside the reference's."""

    model: str
    comparison: dict[str, Any]

    @property
    def passes(self) -> bool:
        return self.comparison["passes"]

    @property
    def cells(self) -> list[str]:
        tensors = self.comparison["tensors"]
        equal = sum(tensor["difference_count"] == 0 and "problem" not in tensor for tensor in tensors)
        errors = [float(tensor["relative_error"]) for tensor in tensors]
        worst = max(tensors, key=share_of_tolerance)
        steps = [tensor["steps"] for tensor in tensors if tensor.get("steps") is not None]
        share = min(
            (1 - tensor["difference_count"] / max(tensor["element_count"], 1) for tensor in tensors),
            default=1,
        )
        departure = self.comparison.get("first_departure")
        return [
            self.model,
            self.comparison["network"],
            self.comparison["case"],
            str(len(tensors)),
            str(equal),
            f"{100 * math.floor(share * 1e4) / 1e4:.2f} %",
            number(max(errors)),
            number(statistics.median(errors)),
            str(max(steps)) if steps else "",
            number(worst["largest_error"]),
            number(worst["allowed_error"]),
            "yes" if self.passes else f"**no**, from `{departure['tensor']}` on" if departure else "**no**",
        ]


NETWORK_TITLES = [
    "model",
    "network",
    "input",
    "tensors",
    "equal to the last bit",
    "equal elements, worst tensor",
    "largest relative error",
    "median of the tensors'",
    "steps off",
    "largest error",
    "allowed there",
    "within",
]


def share_of_tolerance(tensor: dict[str, Any]) -> float:
    error, allowed = float(tensor["largest_error"]), float(tensor["allowed_error"])
    return 0.0 if error == 0 else error / allowed if allowed > 0 else math.inf


def compare_network(tool: Path, model: Path, reference: Path, graph: str | None = None) -> list[NetworkRow]:
    command: list[str | Path] = [tool, "verify", "--json", "--precision", "exact", "--model", model]
    command += ["--reference", reference]
    if graph is not None:
        command += ["--graph", graph]
    return [NetworkRow(model.name, comparison) for comparison in json.loads(run_tool(command))["cases"]]


def recorded_networks(tool: Path, kit: Path) -> list[NetworkRow]:
    rows: list[NetworkRow] = []
    for folder in ("networks", "detectors"):
        reference = kit / "reference" / folder
        networks = json.loads((reference / "manifest.json").read_text())["networks"]
        for file in dict.fromkeys(network["file"] for network in networks):
            recorded = {
                Path(network["member"] or file).stem for network in networks if network["file"] == file
            }
            for row in compare_network(tool, kit / "models" / file, reference):
                if row.comparison["network"] in recorded:
                    rows.append(row)
    return rows


def networks_of(model: Path) -> list[str | None]:
    """The networks of a bundle; one without name for a file that is a network itself."""
    if model.suffix != ".task":
        return [None]
    with zipfile.ZipFile(model) as bundle:
        return [Path(name).stem for name in bundle.namelist() if name.endswith(".tflite")]


def fresh_networks(tool: Path, models: Path, scratch: Path) -> tuple[list[NetworkRow], list[str]]:
    """Comparisons of all tensors with what LiteRT gives now, and what could not be compared."""
    files = sorted([*models.glob("*.task"), *models.glob("*.tflite")]) or wheel_networks(scratch)
    rows: list[NetworkRow] = []
    problems: list[str] = []
    for model in files:
        for network in networks_of(model):
            folder = scratch / model.stem / (network or "network") / "random"
            command: list[str | Path] = [sys.executable, GOLDENS / "make_network_reference.py", model, folder]
            if network is not None:
                command += ["--member", network]
            command += ["--range", *map(str, WHEEL_RANGES.get(model.stem, (0.0, 1.0)))]
            try:
                run_tool(command, accepted=(0,))
                rows += compare_network(tool, model, folder, network)
            except Failure as failure:
                problems.append(f"{model.name} {network or ''}: {last_line(str(failure))}")
    return rows, problems


def wheel_package() -> tuple[str, ...]:
    """How pip finds the package: the same as for the goldens."""
    sys.path.insert(0, str(GOLDENS))
    from network_cases import PACKAGE

    return PACKAGE


def wheel_networks(scratch: Path) -> list[Path]:
    """The networks of MediaPipe's former wheel, which are those that Models/ was made from."""
    wheel = scratch / "wheel"
    subprocess.run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--dest", str(wheel), *wheel_package()],
        check=True,
    )
    with zipfile.ZipFile(next(wheel.glob("*.whl"))) as archive:
        names = [
            name
            for name in archive.namelist()
            if name.startswith("mediapipe/modules/") and name.endswith(".tflite")
        ]
        archive.extractall(wheel, names)
    return sorted(wheel / name for name in names)
