"""The custom operator that turns a detector's raw boxes and scores into a short list of detections."""

from __future__ import annotations

import numpy as np
from flatbuffers import flexbuffers

from golden_case import ELEMENTWISE, EXACT, Case, CaseMaker, between, pick
from rearrangement_cases import codes
from tflite_builder import ModelBuilder, Quantization

OUTPUT_NAMES: tuple[str, ...] = ("boxes", "classes", "scores", "count")
# Codes of scores stand for 0 to 1, as after a quantised logistic function.
SCORE_QUANTIZATION = Quantization.per_tensor(1 / 256, 0)
# The most scores that can all have different codes.
DISTINCT_CODES = 256


def detection_options(
    random: np.random.Generator, number: int, classes: int
) -> dict[str, int | float | bool]:
    """Attributes by the names that the operator looks up."""
    uses_regular = number % 2 == 1
    return {
        "max_detections": between(random, 1, 12),
        "max_classes_per_detection": 1 if uses_regular else min(pick(random, (1, 1, 2, 3)), classes),
        "detections_per_class": between(random, 1, 6),
        "use_regular_nms": uses_regular,
        "nms_score_threshold": pick(random, (1e-8, 0.1, 0.5)),
        "nms_iou_threshold": pick(random, (0.3, 0.5, 0.6)),
        "num_classes": classes,
        "y_scale": 10.0,
        "x_scale": 10.0,
        "h_scale": 5.0,
        "w_scale": 5.0,
    }


def flexbuffer(options: dict[str, int | float | bool | list[int]]) -> bytes:
    """The map in the encoding of the model file."""
    builder = flexbuffers.Builder()
    with builder.Map():
        for key, value in options.items():
            if isinstance(value, bool):
                builder.Bool(key, value)
            elif isinstance(value, int):
                builder.Int(key, value)
            elif isinstance(value, list):
                builder.Key(key)
                builder.TypedVectorFromElements(value)
            else:
                builder.Float(key, value)
    return bytes(builder.Finish())


def defined_counts(options: dict[str, int | float | bool], outputs: list[np.ndarray]) -> list[int]:
    """Rows past the count are left as they happen to be in memory."""
    rows = int(outputs[3].ravel()[0]) * int(options["max_classes_per_detection"])
    return [4 * rows, rows, rows, 1]


def detection_post_process(random: np.random.Generator, number: int) -> Case:
    """Random boxes around random anchors that often overlap; no two scores are equal, so no order is free."""
    classes = between(random, 1, 5)
    columns = classes + number // 2 % 2
    anchors_count = between(random, 2, 40)
    options = detection_options(random, number, classes)
    encodings = random.standard_normal((1, anchors_count, 4)).astype(np.float32)
    ranks = random.permutation(anchors_count * columns).reshape(1, anchors_count, columns)
    scores = ((ranks + 0.5) / (anchors_count * columns)).astype(np.float32)
    anchors = random.uniform(0.1, 0.5, (anchors_count, 4)).astype(np.float32)
    model = ModelBuilder()
    operands = [
        model.add_input("encodings", encodings.shape),
        model.add_input("class_scores", scores.shape),
        model.add_constant("anchors", anchors),
    ]
    model.outputs = model.add_custom_operator(
        "TFLite_Detection_PostProcess", operands, flexbuffer(options), list(OUTPUT_NAMES)
    )
    return Case(
        model,
        [encodings, scores],
        dict(options),
        [ELEMENTWISE, EXACT, EXACT, EXACT],
        defined_counts=lambda outputs: defined_counts(options, outputs),
    )


def quantized_detection_post_process(random: np.random.Generator, number: int) -> Case:
    """The same on unsigned codes. Within a group that is sorted no two scores are equal."""
    classes = between(random, 1, 4)
    columns = classes + number // 2 % 2
    anchors_count = between(random, 2, DISTINCT_CODES // columns)
    options = detection_options(random, number, classes)
    encodings = codes(random, "uint8", (1, anchors_count, 4))
    scores = random.permutation(DISTINCT_CODES)[: anchors_count * columns].astype(np.uint8)
    anchors = codes(random, "uint8", (anchors_count, 4))
    anchors = np.maximum(anchors, 16).astype(np.uint8)
    model = ModelBuilder()
    operands = [
        model.add_input("encodings", encodings.shape, "uint8", Quantization.per_tensor(0.07902788, 191)),
        model.add_input("class_scores", (1, anchors_count, columns), "uint8", SCORE_QUANTIZATION),
        model.add_constant("anchors", anchors, Quantization.per_tensor(0.00645306, 0)),
    ]
    model.outputs = model.add_custom_operator(
        "TFLite_Detection_PostProcess", operands, flexbuffer(options), list(OUTPUT_NAMES)
    )
    inputs = [encodings, scores.reshape(1, anchors_count, columns)]
    return Case(
        model,
        inputs,
        dict(options),
        [ELEMENTWISE, EXACT, EXACT, EXACT],
        defined_counts=lambda outputs: defined_counts(options, outputs),
    )


DETECTION_OPERATORS: dict[str, CaseMaker] = {
    "TFLite_Detection_PostProcess": detection_post_process,
    "TFLite_Detection_PostProcess uint8": quantized_detection_post_process,
}
