"""Makes face_mesh.json: what the former FaceMesh solution finds with its attention network.

    make_face_mesh_golden.py PICTURE...

It needs the package mediapipe 0.10.21, the last one with this solution, hence Python 3.9 to 3.12. The pictures
are those of the reference kit, decoded to PNG, so that no JPEG decoder is part of the comparison.
"""

from __future__ import annotations

import argparse
import json
from importlib.metadata import version
from pathlib import Path

import cv2
import mediapipe

OPTIONS = {
    "static_image_mode": True,
    "refine_landmarks": True,
    "max_num_faces": 5,
    "min_detection_confidence": 0.5,
}
DECIMALS = 7


def faces(picture: Path) -> list[list[list[float]]]:
    """x, y and z of the landmarks of every face."""
    pixels = cv2.cvtColor(cv2.imread(str(picture)), cv2.COLOR_BGR2RGB)
    with mediapipe.solutions.face_mesh.FaceMesh(**OPTIONS) as mesh:
        found = mesh.process(pixels).multi_face_landmarks or []
    return [
        [[round(value, DECIMALS) for value in (point.x, point.y, point.z)] for point in face.landmark]
        for face in found
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0], formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("pictures", type=Path, nargs="+")
    arguments = parser.parse_args()
    golden = {
        "generator": "ModelConverter/goldens/make_face_mesh_golden.py",
        "runtime": f"mediapipe {version('mediapipe')}",
        "options": OPTIONS,
        "faces": {picture.name: faces(picture) for picture in arguments.pictures},
    }
    text = json.dumps(golden, separators=(",", ":")).replace("],[", "],\n[")
    (Path(__file__).parent / "face_mesh.json").write_text(text + "\n")


if __name__ == "__main__":
    main()
