"""Makes region_landmarks.json: what MediaPipe's landmark graphs find in given regions of pictures.

    make_region_golden.py REFERENCE_KIT

It needs the package mediapipe 0.10.21, the last one that runs graphs, hence Python 3.9 to 3.12. Regions and pictures
are those of MediaPipe's own `*_landmarks_detector_graph_test.cc`; of faces every 20th landmark is kept.
"""

from __future__ import annotations

import argparse
import json
import math
import tempfile
import zipfile
from importlib.metadata import version
from pathlib import Path

import cv2
import mediapipe
import numpy as np
from mediapipe.framework.formats.rect_pb2 import NormalizedRect
from mediapipe.python import packet_creator, packet_getter

TASKS = {
    "hand": ("hand_landmarker.task", "HandLandmarksDetectorGraph", "HAND_RECT", "LANDMARKS", 1),
    "pose": ("pose_landmarker_lite.task", "PoseLandmarksDetectorGraph", "NORM_RECT", "LANDMARKS", 1),
    "face": ("face_landmarker.task", "FaceLandmarksDetectorGraph", "NORM_RECT", "NORM_LANDMARKS", 20),
}
# Name: task, picture, x_center, y_center, width, height, rotation.
REGIONS = {
    "left_up": ("hand", "left_hands.png", 0.25, 0.5, 0.5, 1.0, 0.0),
    "left_down": ("hand", "left_hands.png", 0.75, 0.5, 0.5, 1.0, math.pi),
    "pose": ("pose", "pose.png", 0.49192297, 0.7013345, 0.6317167, 0.9471016, -0.029253244),
    "portrait": ("face", "portrait.png", 0.4987, 0.2211, 0.2877, 0.2303, 0.0),
    "portrait_wide": ("face", "portrait.png", 0.48906386, 0.22731927, 0.42905223, 0.34357703, 0.008304443),
}
CONFIGURATION = """
input_stream: "IMAGE:image"
input_stream: "{rect}:rect"
output_stream: "{landmarks}:landmarks"
node {{
  calculator: "mediapipe.tasks.vision.{task}_landmarker.Single{graph}"
  input_stream: "IMAGE:image"
  input_stream: "{rect}:rect"
  output_stream: "{landmarks}:landmarks"
  options {{
    [mediapipe.tasks.vision.{task}_landmarker.proto.{graph}Options.ext] {{
      base_options {{ model_asset {{ file_name: "{network}" }} }}
    }}
  }}
}}
"""
DECIMALS = 7


def landmarks(kit: Path, folder: Path, region: tuple) -> list[list[float]]:
    """x and y of the landmarks in a region."""
    task, picture, *rectangle = region
    bundle, graph, rect, tag, step = TASKS[task]
    network = folder / f"{task}.tflite"
    network.write_bytes(
        zipfile.ZipFile(kit / "models" / bundle).read(f"{task}_landmarks_detector.tflite")
    )
    configuration = CONFIGURATION.format(rect=rect, landmarks=tag, task=task, graph=graph, network=network)
    runner = mediapipe.CalculatorGraph(graph_config=configuration)
    found: list = []
    runner.observe_output_stream("landmarks", lambda _, packet: found.append(packet))
    runner.start_run()
    pixels = cv2.cvtColor(cv2.imread(str(kit / "media" / "decoded" / picture)), cv2.COLOR_BGR2RGB)
    image = mediapipe.Image(image_format=mediapipe.ImageFormat.SRGB, data=np.ascontiguousarray(pixels))
    names = ("x_center", "y_center", "width", "height", "rotation")
    message = NormalizedRect(**dict(zip(names, rectangle, strict=True)))
    runner.add_packet_to_input_stream("image", packet_creator.create_image(image).at(0))
    runner.add_packet_to_input_stream("rect", packet_creator.create_proto(message).at(0))
    runner.close_all_packet_sources()
    runner.wait_until_done()
    points = packet_getter.get_proto(found[0]).landmark[::step]
    return [[round(point.x, DECIMALS), round(point.y, DECIMALS)] for point in points]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0], formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kit", type=Path)
    kit = parser.parse_args().kit
    with tempfile.TemporaryDirectory() as folder:
        golden = {
            "generator": "ModelConverter/goldens/make_region_golden.py",
            "runtime": f"mediapipe {version('mediapipe')}",
            "landmarks": {name: landmarks(kit, Path(folder), region) for name, region in REGIONS.items()},
        }
    text = json.dumps(golden, separators=(",", ":")).replace("],[", "],\n[").replace(":[[", ":[\n[")
    (Path(__file__).parent / "region_landmarks.json").write_text(text + "\n")


if __name__ == "__main__":
    main()
