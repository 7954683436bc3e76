"""Makes face_detector.json: what MediaPipe's face detector finds with a network of an unusual size.

    make_face_detector_golden.py

The network has random weights and takes pictures of 64 by 64; its metadata say where its anchors are. The
picture is made of a formula that the test has, too.
"""

from __future__ import annotations

import base64
import json
import tempfile
from importlib.metadata import version
from pathlib import Path

import flatbuffers
import mediapipe
import numpy as np
from ai_edge_litert import schema_py_generated as schema
from make_segmenter_golden import image_metadata, packed, with_custom_metadata
from mediapipe.tasks.python import BaseOptions, vision
from tflite_builder import ModelBuilder

WIDTH, HEIGHT = 80, 60
SIDE = 64
STRIDE = 16
ANCHORS = 2 * (SIDE // STRIDE) ** 2
VALUES = 16
OFFSET = 0.25
SEED = 7
MINIMUM_SCORE = 0.6


def picture() -> np.ndarray:
    y, x, channel = np.mgrid[0:HEIGHT, 0:WIDTH, 0:3]
    return ((x * 3 + y * 5 + channel * 61 + x * y // 8) % 256).astype(np.uint8)


def network() -> bytes:
    """A box and a score for each of two anchors in a cell, each from the pixels around it."""
    random = np.random.default_rng(SEED)
    model = ModelBuilder()
    image = model.add_input("image", (1, SIDE, SIDE, 3))

    def output(name: str, values: int, scale: float, biases: np.ndarray) -> int:
        filters = (random.standard_normal((2 * values, 3, 3, 3)) * scale).astype(np.float32)
        options = schema.Conv2DOptionsT(
            padding=schema.Padding.SAME,
            strideW=STRIDE,
            strideH=STRIDE,
            dilationWFactor=1,
            dilationHFactor=1,
        )
        constants = [
            model.add_constant(f"{name} filters", filters),
            model.add_constant(f"{name} biases", np.tile(biases, 2).astype(np.float32)),
        ]
        cells = model.add_operator("CONV_2D", [image, *constants], options, f"{name} of cells")
        shape = [1, ANCHORS, values]
        constant = model.add_constant(f"{name} shape", np.array(shape, np.int32))
        return model.add_operator(
            "RESHAPE", [cells, constant], schema.ReshapeOptionsT(newShape=shape), name
        )

    sides = np.zeros(VALUES)
    sides[2:4] = 18
    model.outputs = [output("boxes", VALUES, 1.0, sides), output("scores", 1, 0.4, np.zeros(1))]
    model.infer_shapes()
    return with_custom_metadata(
        model.serialized(), image_metadata(), ["boxes", "scores"], "FACE_DETECTOR_METADATA", block()
    )


def block() -> np.ndarray:
    """The metadata, of which there is a schema but no generated code."""
    builder = flatbuffers.Builder(256)

    def vector(values: list[float], prepend: object) -> int:
        builder.StartVector(4, len(values), 4)
        for value in reversed(values):
            prepend(value)
        return builder.EndVector()

    strides = vector([STRIDE], builder.PrependInt32)
    ratios = vector([1.0], builder.PrependFloat32)
    builder.StartObject(10)
    builder.PrependInt32Slot(0, 1, 0)
    for field, value in [(2, 0.1484375), (3, 0.75), (4, OFFSET), (5, OFFSET), (9, 1.0)]:
        builder.PrependFloat32Slot(field, value, 0.0)
    builder.PrependUOffsetTRelativeSlot(6, strides, 0)
    builder.PrependUOffsetTRelativeSlot(7, ratios, 0)
    builder.PrependBoolSlot(8, True, False)
    anchors = builder.EndObject()
    builder.StartObject(14)
    for field, count in enumerate([1, ANCHORS, VALUES, 0, 4, 6, 2]):
        builder.PrependInt32Slot(field, count, 0)
    for field in range(7, 11):
        builder.PrependFloat32Slot(field, SIDE, 0.0)
    builder.PrependFloat32Slot(11, 100.0, 0.0)
    builder.PrependBoolSlot(12, True, False)
    builder.PrependBoolSlot(13, True, False)
    decoding = builder.EndObject()
    builder.StartObject(3)
    builder.PrependUOffsetTRelativeSlot(1, anchors, 0)
    builder.PrependUOffsetTRelativeSlot(2, decoding, 0)
    builder.Finish(builder.EndObject(), file_identifier=b"FD01")
    return np.frombuffer(bytes(builder.Output()), np.uint8)


def main() -> None:
    content = network()
    with tempfile.NamedTemporaryFile(suffix=".tflite") as file:
        file.write(content)
        file.flush()
        options = vision.FaceDetectorOptions(
            base_options=BaseOptions(model_asset_path=file.name), min_detection_confidence=MINIMUM_SCORE
        )
        with vision.FaceDetector.create_from_options(options) as detector:
            image = mediapipe.Image(image_format=mediapipe.ImageFormat.SRGB, data=picture())
            found = detector.detect(image).detections
    golden = {
        "generator": "ModelConverter/goldens/make_face_detector_golden.py",
        "runtime": f"mediapipe {version('mediapipe')}",
        "width": WIDTH,
        "height": HEIGHT,
        "minimumScore": MINIMUM_SCORE,
        "network": base64.b64encode(content).decode(),
        "faces": [
            {
                "box": [
                    face.bounding_box.origin_x,
                    face.bounding_box.origin_y,
                    face.bounding_box.width,
                    face.bounding_box.height,
                ],
                "score": face.categories[0].score,
                "keypoints": [[point.x, point.y] for point in face.keypoints],
            }
            for face in found
        ],
    }
    text = json.dumps(golden, separators=(",", ":")).replace("},{", "},\n{")
    (Path(__file__).parent / "face_detector.json").write_text(text + "\n")


if __name__ == "__main__":
    main()
