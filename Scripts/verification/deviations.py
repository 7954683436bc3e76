"""How far results are from the reference's, and how far they may be."""

from __future__ import annotations

import math
import statistics
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from verification.tool import number


@dataclass(frozen=True)
class Limit:
    """What a deviation of one kind may be."""

    largest: float
    # What the median may be; None when only the largest counts.
    median: float | None = None
    # The part of the subjects that may be beyond `largest`, but not beyond ten times it.
    outliers: float = 0.0

    def admits(self, values: list[float]) -> bool:
        beyond = [value for value in values if not value <= self.largest]
        few = len(beyond) <= self.outliers * len(values) and all(
            value <= 10 * self.largest for value in beyond
        )
        return few and (self.median is None or not values or statistics.median(values) <= self.median)

    def __str__(self) -> str:
        text = number(self.largest)
        if self.outliers:
            text += f" for {100 * (1 - self.outliers):.0f} %"
        return text if self.median is None else f"{text}, median {number(self.median)}"


@dataclass
class Deviations:
    """How far a set of results is from the reference's."""

    cases: int = 0
    subjects: int = 0
    # Cases with another number of subjects, or other names.
    mismatches: list[str] = field(default_factory=list)
    # For each kind of number one value for each subject: its largest deviation.
    values: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))


def distance(found: Iterable[float], expected: Iterable[float]) -> float:
    """The largest difference; infinite when one is missing or not a number."""
    largest = 0.0
    for ours, theirs in zip(found, expected, strict=True):
        difference = abs(ours - theirs)
        largest = max(largest, math.inf if math.isnan(difference) else difference)
    return largest


# By command and mode.
LIMITS: dict[str, dict[str, dict[str, Limit]]] = {
    "pose": {
        "pictures": {
            "x, y": Limit(1e-3, median=1e-4, outliers=0.03),
            "z": Limit(2e-3, median=1e-4, outliers=0.03),
            "visibility, presence": Limit(2e-3, outliers=0.03),
            "world (m)": Limit(2e-3, outliers=0.03),
            "mask, mean": Limit(2e-3),
            "mask, 1 - IoU": Limit(5e-3),
        },
        "videos": {
            "x, y": Limit(5e-3, median=5e-4),
            "visibility, presence": Limit(5e-3),
            "world (m)": Limit(5e-3),
        },
    },
    "face": {
        "pictures": {
            "x, y": Limit(1e-4, median=1e-5),
            "z": Limit(2e-4, median=1e-5),
            "blendshapes": Limit(2e-3),
            "matrix / translation": Limit(1e-3),
        },
        "videos": {
            "x, y": Limit(1e-3, median=1e-4),
            "blendshapes": Limit(2e-3),
            "matrix / translation": Limit(1e-3),
        },
    },
    "hand": {
        "pictures": {
            "x, y": Limit(1e-4),
            "z": Limit(2e-4),
            "handedness": Limit(1e-3),
            "world (m)": Limit(5e-4),
        },
        "videos": {
            "x, y": Limit(1e-3, median=1e-4),
            "handedness": Limit(1e-3),
            "world (m)": Limit(5e-3),
        },
    },
    "objects": {
        "pictures": {"score": Limit(1e-3), "box (px)": Limit(1)},
        "videos": {"score": Limit(1e-6), "box (px)": Limit(0)},
    },
}
