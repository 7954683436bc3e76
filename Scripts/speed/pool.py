"""Finds poses in many files with MediaPipe in several processes, as a Python program does it.

    pool.py picture|video MODEL PROCESSES LIST OUTPUT

LIST names a file a line. Results go to OUTPUT as JSON Lines, in the order of the list.
"""

from __future__ import annotations

import json
import multiprocessing
import sys
from collections.abc import Iterator
from pathlib import Path

landmarker = None


def options(model: str, mode: str):
    from mediapipe.tasks.python import BaseOptions, vision

    return vision.PoseLandmarkerOptions(
        base_options=BaseOptions(model_asset_path=model),
        running_mode=vision.RunningMode.VIDEO if mode == "video" else vision.RunningMode.IMAGE,
    )


def begin(model: str, mode: str) -> None:
    """Makes what each process keeps: a landmarker for pictures; each video gets its own."""
    global landmarker
    from mediapipe.tasks.python import vision

    if mode == "picture":
        landmarker = vision.PoseLandmarker.create_from_options(options(model, mode))


def line(source: str, frame: int, time: int, width: int, height: int, result) -> str:
    def numbers(landmark) -> dict[str, float]:
        return {name: getattr(landmark, name) for name in ("x", "y", "z", "visibility", "presence")}

    poses = [
        {"landmarks": [numbers(point) for point in places], "world_landmarks": [numbers(point) for point in world]}
        for places, world in zip(result.pose_landmarks, result.pose_world_landmarks)
    ]
    values = {"source": source, "frame": frame, "timestamp_ms": time, "width": width, "height": height}
    return json.dumps({**values, "poses": poses}) + "\n"


def picture(path: str) -> str:
    import mediapipe as mp

    image = mp.Image.create_from_file(path)
    return line(path, 0, 0, image.width, image.height, landmarker.detect(image))


def frames(path: str) -> Iterator:
    import cv2

    capture = cv2.VideoCapture(path)
    while True:
        time = int(capture.get(cv2.CAP_PROP_POS_MSEC))
        isThere, pixels = capture.read()
        if not isThere:
            return
        yield time, cv2.cvtColor(pixels, cv2.COLOR_BGR2RGB)


def video(job: tuple[str, str]) -> str:
    import mediapipe as mp
    from mediapipe.tasks.python import vision

    model, path = job
    lines = []
    with vision.PoseLandmarker.create_from_options(options(model, "video")) as tracker:
        last = -1
        for number, (time, pixels) in enumerate(frames(path)):
            last = max(time, last + 1)
            image = mp.Image(image_format=mp.ImageFormat.SRGB, data=pixels)
            result = tracker.detect_for_video(image, last)
            lines.append(line(path, number, last, image.width, image.height, result))
    return "".join(lines)


def main() -> None:
    mode, model, processes, names, output = sys.argv[1:]
    paths = Path(names).read_text().splitlines()
    work = picture if mode == "picture" else video
    jobs = paths if mode == "picture" else [(model, path) for path in paths]
    context = multiprocessing.get_context("spawn")
    with context.Pool(int(processes), begin, (model, mode)) as pool, open(output, "w") as results:
        for lines in pool.imap(work, jobs, chunksize=4 if mode == "picture" else 1):
            results.write(lines)


if __name__ == "__main__":
    main()
