"""What the reference found in pictures and videos, by model and options."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

OPTION_NAMES = {
    "num_poses": "--num-poses",
    "num_faces": "--num-faces",
    "num_hands": "--num-hands",
    "min_tracking_confidence": "--min-tracking-confidence",
    "output_face_blendshapes": "--blendshapes",
    "output_facial_transformation_matrixes": "--transformation-matrixes",
    "max_results": "--max-results",
    "score_threshold": "--score-threshold",
    "category_allowlist": "--allow",
    "category_denylist": "--deny",
    "display_names_locale": "--locale",
}
for subject in ("pose", "face", "hand"):
    OPTION_NAMES[f"min_{subject}_detection_confidence"] = "--min-detection-confidence"
    OPTION_NAMES[f"min_{subject}_presence_confidence"] = "--min-presence-confidence"

COMMANDS = {
    "PoseLandmarker": "pose",
    "FaceLandmarker": "face",
    "HandLandmarker": "hand",
    "ObjectDetector": "objects",
}


@dataclass(frozen=True)
class Record:
    """What the reference found in a picture or a frame."""

    name: str
    result: dict[str, Any]


@dataclass(frozen=True)
class TaskSet:
    """Records with the same model and options."""

    mode: str
    name: str
    command: str
    model: Path
    options: dict[str, Any]
    rotation: int
    inputs: list[Path]
    records: list[Record]
    # Where the masks of the records are.
    folder: Path

    def arguments(self, masks: Path) -> list[str | Path]:
        arguments: list[str | Path] = [self.command, "--model", self.model]
        for key, value in self.options.items():
            if key == "output_segmentation_masks":
                if self.mode == "pictures":
                    arguments += ["--segmentation-masks", masks]
            elif value is True:
                arguments.append(OPTION_NAMES[key])
            elif value is not False:
                for item in value if isinstance(value, list) else [value]:
                    arguments += [OPTION_NAMES[key], str(item)]
        if self.rotation:
            arguments += ["--rotation", str(self.rotation)]
        if self.mode == "videos":
            arguments += ["--mode", "video", "--frame-interval-ms", "33"]
        return [*arguments, *self.inputs]


def picture_sets(kit: Path) -> Iterator[TaskSet]:
    for folder in ("image", "detectors"):
        reference = kit / "reference" / folder
        groups: dict[tuple[str, str], list[Path]] = defaultdict(list)
        for entry in json.loads((reference / "index.json").read_text()):
            # Without a number the reference raised an error.
            if isinstance(entry["found"], int):
                groups[entry["file"].split("/")[0], entry["set"]].append(reference / entry["file"])
        for (task, name), files in groups.items():
            contents = [json.loads(file.read_text()) for file in files]
            first = contents[0]
            processing = first["image_processing_options"] or {}
            command = COMMANDS[first["task"]]
            if command == "pose" and processing.get("rotation_degrees"):
                continue
            yield TaskSet(
                "pictures",
                f"{task}, {name}",
                command,
                kit / "models" / first["model"],
                first["options"],
                processing.get("rotation_degrees", 0),
                [decoded_picture(kit, content["image"]) for content in contents],
                [Record(file.name, content["result"]) for file, content in zip(files, contents)],
                files[0].parent,
            )


def decoded_picture(kit: Path, name: str) -> Path:
    """The pixels that the reference had: decoders of JPEG differ."""
    decoded = kit / "media" / "decoded" / Path(name).with_suffix(".png")
    return decoded if name.endswith(".jpg") else kit / "media" / name


def video_sets(kit: Path) -> Iterator[TaskSet]:
    reference = kit / "reference" / "video"
    for entry in json.loads((reference / "index.json").read_text()):
        file = reference / entry["file"]
        header, *lines = (json.loads(line) for line in file.read_text().splitlines())
        results: list[dict[str, Any]] = [line.get("result", {}) for line in lines]
        if len(lines) == 1 and "every_frame" in lines[0]:
            results = [{}] * header["frames"]
        yield TaskSet(
            "videos",
            entry["file"].removesuffix(".jsonl").replace("/", ", "),
            COMMANDS[header["task"]],
            kit / "models" / header["model"],
            header["options"],
            0,
            [kit / "media" / header["video"]],
            [Record(f"frame {index}", result) for index, result in enumerate(results)],
            file.parent,
        )
