"""Times a network with LiteRT or a task with MediaPipe, in turns with another program.

    reference.py network MODEL MEMBER THREADS RUNS
    reference.py task TASK MODE MODEL PICTURE RUNS

MEMBER is the network's name in a bundle, or - for a file that is a network. For each line on standard input,
there is a turn of so many runs, after which their times are printed as a line of JSON; between turns the process
waits. Nothing else runs in it, so that its peak memory is the reference's.
"""

from __future__ import annotations

import json
import resource
import statistics
import sys
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

# As `vitruvian bench` does.
WARM_UP_RUNS = 3
WARM_UP_SECONDS = 0.3


def milliseconds(run: Callable[[], object]) -> float:
    start = time.perf_counter()
    run()
    return (time.perf_counter() - start) * 1e3


def times(run: Callable[[], object], count: int) -> dict[str, float]:
    end = time.perf_counter() + WARM_UP_SECONDS
    warm_runs = 0
    while warm_runs < WARM_UP_RUNS or time.perf_counter() < end:
        run()
        warm_runs += 1
    samples = [milliseconds(run) for _ in range(count)]
    return {"median_ms": statistics.median(samples), "min_ms": min(samples)}


def turns(run: Callable[[], object], count: int, facts: dict[str, float] | None = None) -> None:
    """Takes a turn for each line on standard input."""
    print(json.dumps({}), flush=True)
    for _ in sys.stdin:
        result = {**times(run, count), **(facts or {})}
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(json.dumps({**result, "peak_rss_mib": peak}), flush=True)


def time_network(model: Path, member: str, threads: int, count: int) -> None:
    import numpy as np
    from ai_edge_litert.interpreter import Interpreter

    if member == "-":
        content = model.read_bytes()
    else:
        with zipfile.ZipFile(model) as bundle:
            content = bundle.read(f"{member}.tflite")
    interpreter = Interpreter(model_content=content, num_threads=threads)
    interpreter.allocate_tensors()
    random = np.random.default_rng(1)
    for details in interpreter.get_input_details():
        values = random.random(details["shape"])
        scale = 1 if details["dtype"] == np.float32 else 100
        interpreter.set_tensor(details["index"], (values * scale).astype(details["dtype"]))
    turns(interpreter.invoke, count)


def time_task(task: str, mode: str, model: Path, picture: Path, count: int) -> None:
    import mediapipe as mp
    from mediapipe.tasks.python import BaseOptions, vision

    landmarker, options_type = {
        "pose": (vision.PoseLandmarker, vision.PoseLandmarkerOptions),
        "face": (vision.FaceLandmarker, vision.FaceLandmarkerOptions),
        "hand": (vision.HandLandmarker, vision.HandLandmarkerOptions),
        "objects": (vision.ObjectDetector, vision.ObjectDetectorOptions),
        "detect-faces": (vision.FaceDetector, vision.FaceDetectorOptions),
        "gestures": (vision.GestureRecognizer, vision.GestureRecognizerOptions),
        "holistic": (vision.HolisticLandmarker, vision.HolisticLandmarkerOptions),
        "segment": (vision.ImageSegmenter, vision.ImageSegmenterOptions),
    }[task]
    options = options_type(
        base_options=BaseOptions(model_asset_path=str(model)),
        running_mode=vision.RunningMode.VIDEO if mode == "video" else vision.RunningMode.IMAGE,
    )
    created = []

    def create() -> None:
        created.append(landmarker.create_from_options(options))

    # The first task of a process loads what all of them need.
    first_creation = milliseconds(create)
    created.pop().close()
    later_creation = milliseconds(create)
    image = mp.Image.create_from_file(str(picture))
    timestamps = iter(range(0, 1 << 30, 33))

    verb = {"gestures": "recognize", "segment": "segment"}.get(task, "detect")
    in_picture = getattr(created[0], verb)
    in_frame = getattr(created[0], f"{verb}_for_video")

    def detect() -> object:
        return in_frame(image, next(timestamps)) if mode == "video" else in_picture(image)

    turns(detect, count, {"create_ms": first_creation, "create_again_ms": later_creation})


def main() -> None:
    kind, *arguments = sys.argv[1:]
    if kind == "network":
        model, member, threads, count = arguments
        time_network(Path(model), member, int(threads), int(count))
    else:
        task, mode, model, picture, count = arguments
        time_task(task, mode, Path(model), Path(picture), int(count))


if __name__ == "__main__":
    main()
