"""Results of tasks beside the reference's."""

from __future__ import annotations

import json
import math
import statistics
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from verification.deviations import LIMITS, Deviations, distance
from verification.task_sets import TaskSet
from verification.tool import Failure, number, run_tool


def compare_set(tool: Path, task: TaskSet, scratch: Path) -> Deviations:
    lines = run_tool([tool, *task.arguments(scratch / "masks")]).splitlines()
    found = [json.loads(line) for line in lines]
    if len(found) != len(task.records):
        raise Failure(f"{task.name}: {len(found)} results for {len(task.records)} records")
    deviations = Deviations(cases=len(found))
    for ours, record in zip(found, task.records):
        before = deviations.subjects
        if not COMPARISONS[task.command](ours, record.result, deviations, task.folder):
            deviations.mismatches.append(record.name)
            deviations.subjects = before
    return deviations


def points(landmarks: list[dict[str, float]], keys: str) -> Iterator[float]:
    for landmark in landmarks:
        yield from (landmark[key] for key in keys)


def expected_points(landmarks: list[list[float]], columns: range | list[int]) -> Iterator[float]:
    for landmark in landmarks:
        yield from (landmark[column] for column in columns)


def add_landmarks(deviations: Deviations, ours: list[dict[str, float]], theirs: list[list[float]]) -> None:
    deviations.subjects += 1
    deviations.values["x, y"].append(distance(points(ours, "xy"), expected_points(theirs, [0, 1])))
    deviations.values["z"].append(distance(points(ours, "z"), expected_points(theirs, [2])))


def add_world(deviations: Deviations, ours: list[dict[str, float]], theirs: list[list[float]]) -> None:
    deviations.values["world (m)"].append(distance(points(ours, "xyz"), expected_points(theirs, [0, 1, 2])))


def compare_poses(ours: dict[str, Any], theirs: dict[str, Any], deviations: Deviations, folder: Path) -> bool:
    landmarks, world = theirs.get("pose_landmarks", []), theirs.get("pose_world_landmarks", [])
    if len(ours.get("poses", [])) != len(landmarks):
        return False
    masks = theirs.get("segmentation_masks") or []
    for index, (pose, expected, expected_world) in enumerate(zip(ours["poses"], landmarks, world)):
        add_landmarks(deviations, pose["landmarks"], expected)
        add_world(deviations, pose["world_landmarks"], expected_world)
        probabilities = ((point["visibility"], point["presence"]) for point in pose["landmarks"])
        deviations.values["visibility, presence"].append(
            distance((value for pair in probabilities for value in pair), expected_points(expected, [3, 4]))
        )
        if isinstance(masks, list) and index < len(masks) and "segmentation_mask" in pose:
            add_mask(deviations, Path(pose["segmentation_mask"]), folder / masks[index]["png"])
    return True


def add_mask(deviations: Deviations, ours: Path, theirs: Path) -> None:
    import cv2
    import numpy as np

    left, right = (cv2.imread(str(path), cv2.IMREAD_GRAYSCALE) for path in (ours, theirs))
    if left is None or right is None or left.shape != right.shape:
        deviations.values["mask, mean"].append(math.inf)
        return
    deviations.values["mask, mean"].append(float(np.abs(left.astype(int) - right.astype(int)).mean() / 255))
    inside = [mask > 127 for mask in (left, right)]
    union = np.count_nonzero(inside[0] | inside[1])
    common = np.count_nonzero(inside[0] & inside[1])
    deviations.values["mask, 1 - IoU"].append(1 - common / union if union else 0.0)


def compare_faces(ours: dict[str, Any], theirs: dict[str, Any], deviations: Deviations, folder: Path) -> bool:
    expected = theirs.get("face_landmarks", [])
    faces = ours.get("faces", [])
    if len(faces) != len(expected):
        return False
    for face, landmarks in zip(faces, expected):
        add_landmarks(deviations, face["landmarks"], landmarks)
    for face, blendshapes in zip(faces, theirs.get("face_blendshapes") or []):
        if [shape["category_name"] for shape in face["blendshapes"]] != [shape[2] for shape in blendshapes]:
            return False
        deviations.values["blendshapes"].append(
            distance((shape["score"] for shape in face["blendshapes"]), (shape[1] for shape in blendshapes))
        )
    for face, matrix in zip(faces, theirs.get("facial_transformation_matrixes") or []):
        length = math.hypot(*(matrix[row][3] for row in range(3)))
        ours_flat = (value for row in face["transformation_matrix"] for value in row)
        difference = distance(ours_flat, (value for row in matrix for value in row))
        deviations.values["matrix / translation"].append(difference / length)
    return True


def compare_hands(ours: dict[str, Any], theirs: dict[str, Any], deviations: Deviations, folder: Path) -> bool:
    hands = ours.get("hands", [])
    expected = theirs.get("hand_landmarks", [])
    handedness = [categories[0] for categories in theirs.get("handedness", [])]
    names = [category["category_name"] for category in handedness]
    if len(hands) != len(expected) or [hand["handedness"]["category_name"] for hand in hands] != names:
        return False
    for hand, landmarks, world, category in zip(
        hands, expected, theirs.get("hand_world_landmarks", []), handedness
    ):
        add_landmarks(deviations, hand["landmarks"], landmarks)
        add_world(deviations, hand["world_landmarks"], world)
        deviations.values["handedness"].append(abs(hand["handedness"]["score"] - category["score"]))
    return True


def compare_objects(
    ours: dict[str, Any], theirs: dict[str, Any], deviations: Deviations, folder: Path
) -> bool:
    found, expected = ours.get("detections", []), theirs.get("detections", [])
    names = [[category["category_name"] for category in detection["categories"]] for detection in expected]
    # The model may leave a class without a name, which the reference writes as an empty one.
    ours_named = [
        [category.get("category_name") or "" for category in detection["categories"]] for detection in found
    ]
    if ours_named != [[name or "" for name in detection] for detection in names]:
        return False
    for detection, reference in zip(found, expected):
        deviations.subjects += 1
        box = detection["bounding_box"]
        sides = [box[side] for side in ("origin_x", "origin_y", "width", "height")]
        deviations.values["box (px)"].append(distance(sides, reference["bounding_box"]))
        scores = (category["score"] for category in detection["categories"])
        deviations.values["score"].append(
            distance(scores, (category["score"] for category in reference["categories"]))
        )
    return True


# Each adds the deviations of one case, or returns false when the subjects are others.
COMPARISONS: dict[str, Callable[[dict[str, Any], dict[str, Any], Deviations, Path], bool]] = {
    "pose": compare_poses,
    "face": compare_faces,
    "hand": compare_hands,
    "objects": compare_objects,
}


TASK_TITLES = [
    "set",
    "cases",
    "subjects",
    "of another count",
    "number",
    "largest",
    "median",
    "allowed",
    "within",
]


def task_rows(task: TaskSet, deviations: Deviations) -> tuple[list[list[str]], bool]:
    """The lines of the table, and whether all is within its tolerance."""
    head = [task.name, str(deviations.cases), str(deviations.subjects), str(len(deviations.mismatches))]
    passes = not deviations.mismatches
    rows: list[list[str]] = []
    limits = LIMITS[task.command][task.mode]
    for kind, values in deviations.values.items():
        limit = limits.get(kind)
        admitted = limit is None or limit.admits(values)
        passes = passes and admitted
        rows.append(
            [
                *head,
                kind,
                number(max(values)),
                number(statistics.median(values)),
                str(limit or ""),
                "" if limit is None else "yes" if admitted else "**no**",
            ]
        )
        head = [""] * len(head)
    if not rows:
        rows.append([*head, "", "", "", "", "yes" if passes else "**no**"])
    return rows, passes
