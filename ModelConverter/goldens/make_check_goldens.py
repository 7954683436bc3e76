"""Makes what `make check` compares with: the reference's numbers for random networks and the demo's picture.

    make_check_goldens.py FOLDER MODELS OUTPUT

FOLDER holds what the tests have written: networks and their inputs, and the picture's pixels. MODELS is a folder
with MediaPipe's models. OUTPUT gets networks.json and cyclists.json.

The tests write networks without the alignment that LiteRT asks for, so they are written again here, with the
same numbers.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path
from typing import Any

import flatbuffers
import mediapipe
import numpy as np
from ai_edge_litert import schema_py_generated as schema
from ai_edge_litert.interpreter import Interpreter
from mediapipe.tasks.python import BaseOptions, vision
from tflite_builder import AlignedBuffer


def number(value: float) -> float:
    """The shortest decimal number that stands for a number of single precision."""
    return float(np.format_float_positional(np.float32(value), unique=True, trim="0"))


def aligned(network: bytes) -> bytes:
    model = schema.ModelT.InitFromObj(schema.Model.GetRootAs(network))
    for position, buffer in enumerate(model.buffers):
        copy = AlignedBuffer()
        copy.data = None if buffer.data is None else np.asarray(buffer.data, np.uint8).tobytes()
        model.buffers[position] = copy
    builder = flatbuffers.Builder()
    builder.Finish(model.Pack(builder), b"TFL3")
    return bytes(builder.Output())


def run_network(network: bytes, value: np.ndarray) -> dict[str, list[float]]:
    """The outputs of a network by their names."""
    runtime = Interpreter(model_content=aligned(network), num_threads=1)
    runtime.allocate_tensors()
    (source,) = runtime.get_input_details()
    runtime.set_tensor(source["index"], value)
    runtime.invoke()
    return {
        detail["name"]: [number(x) for x in runtime.get_tensor(detail["index"]).ravel()]
        for detail in runtime.get_output_details()
    }


def networks(folder: Path) -> dict[str, Any]:
    results = {}
    for path in sorted(folder.glob("*.tflite")):
        network = path.read_bytes()
        results[path.stem] = {
            "sha256": hashlib.sha256(network).hexdigest(),
            "outputs": run_network(network, np.load(path.with_suffix(".npy"))),
        }
    return results


def golden(**lists: list[Any]) -> dict[str, list[Any]]:
    """What a test reads, with empty lists for what the task does not give."""
    names = ("landmarks", "worldLandmarks", "handedness", "boxes", "classes", "scores")
    return {name: lists.get(name, []) for name in names}


def points(subjects: list[Any], *fields: str) -> list[list[list[float]]]:
    return [
        [[number(getattr(point, field)) for field in fields] for point in subject] for subject in subjects
    ]


def picture(image: mediapipe.Image, quarter: mediapipe.Image, models: Path) -> dict[str, Any]:
    """What each task finds in a picture, or in a quarter of it, with the options of PictureCheckTests."""

    def base(name: str) -> BaseOptions:
        return BaseOptions(model_asset_path=str(models / name))

    results = {}
    for name in ("pose_landmarker_full", "pose_landmarker_lite"):
        pose_options = vision.PoseLandmarkerOptions(base_options=base(f"{name}.task"), num_poses=3)
        with vision.PoseLandmarker.create_from_options(pose_options) as task:
            found = task.detect(image)
        results[name] = golden(
            landmarks=points(found.pose_landmarks, "x", "y", "z", "visibility", "presence"),
            worldLandmarks=points(found.pose_world_landmarks, "x", "y", "z"),
        )
    face_options = vision.FaceLandmarkerOptions(
        base_options=base("face_landmarker.task"), num_faces=5, min_face_detection_confidence=0.3
    )
    with vision.FaceLandmarker.create_from_options(face_options) as task:
        results["face_landmarker"] = golden(
            landmarks=points(task.detect(quarter).face_landmarks, "x", "y", "z")
        )
    hand_options = vision.HandLandmarkerOptions(
        base_options=base("hand_landmarker.task"),
        num_hands=4,
        min_hand_detection_confidence=0.2,
        min_hand_presence_confidence=0.2,
    )
    with vision.HandLandmarker.create_from_options(hand_options) as task:
        found = task.detect(image)
    results["hand_landmarker"] = golden(
        landmarks=points(found.hand_landmarks, "x", "y", "z"),
        worldLandmarks=points(found.hand_world_landmarks, "x", "y", "z"),
        handedness=[categories[0].category_name for categories in found.handedness],
    )
    object_options = vision.ObjectDetectorOptions(
        base_options=base("ssd_mobilenet_v1.tflite"), max_results=8, score_threshold=0.3
    )
    with vision.ObjectDetector.create_from_options(object_options) as task:
        detections = task.detect(image).detections
    boxes = [detection.bounding_box for detection in detections]
    results["ssd_mobilenet_v1"] = golden(
        boxes=[[box.origin_x, box.origin_y, box.width, box.height] for box in boxes],
        classes=[detection.categories[0].category_name for detection in detections],
        scores=[number(detection.categories[0].score) for detection in detections],
    )
    return results


def write(path: Path, content: dict[str, Any]) -> None:
    """Writes JSON with one line for each subject, so that differences can be read."""
    text = json.dumps(content, separators=(",", ":"))
    for end in ('],"', ']],[[', '},"'):
        text = text.replace(end, end.replace(",", ",\n"))
    path.write_text(text + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0], formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for name in ("folder", "models", "output"):
        parser.add_argument(name, type=Path)
    arguments = parser.parse_args()
    arguments.output.mkdir(parents=True, exist_ok=True)
    write(arguments.output / "networks.json", networks(arguments.folder))
    image, quarter = (
        mediapipe.Image.create_from_file(str(arguments.folder / name))
        for name in ("cyclists.png", "quarter.png")
    )
    write(arguments.output / "cyclists.json", picture(image, quarter, arguments.models))


if __name__ == "__main__":
    main()
