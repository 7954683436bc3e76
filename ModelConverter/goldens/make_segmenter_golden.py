"""Makes segmenters.json: what MediaPipe's image segmenter gives for small networks with random weights.

    make_segmenter_golden.py

The networks stand for the kinds of segmenters that there are: one category or many, every activation, scores
as numbers or as bytes, with and without quality scores. The picture is made of a formula that the test has, too.
"""

from __future__ import annotations

import base64
import io
import json
import tempfile
import zipfile
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

import flatbuffers
import mediapipe
import numpy as np
from ai_edge_litert import schema_py_generated as schema
from mediapipe.tasks.metadata import image_segmenter_metadata_schema_py_generated as segmenter_schema
from mediapipe.tasks.metadata import metadata_schema_py_generated as metadata_schema
from mediapipe.tasks.python import BaseOptions, vision
from tflite_builder import ModelBuilder, Quantization

WIDTH, HEIGHT = 20, 14
INPUT_WIDTH, INPUT_HEIGHT = 16, 12
SEED = 20
LABEL_FILE = "labels.txt"


@dataclass(frozen=True)
class Case:
    """A segmenter."""

    name: str
    categories: int
    # NONE, SIGMOID or SOFTMAX; None for a network that does not say.
    activation: str | None
    # The type of the scores, and what its numbers stand for.
    type_name: str = "float32"
    quantization: Quantization | None = None
    has_batch: bool = True
    # Four with the opacity.
    channels: int = 3
    labels: tuple[str, ...] = ()
    has_quality: bool = False


CASES = [
    Case("one category", 1, "SIGMOID"),
    Case("one category of bytes", 1, "SIGMOID", "uint8", Quantization.per_tensor(0.05, 130)),
    Case("four categories without activation", 4, "NONE"),
    Case("four categories without metadata", 4, None),
    Case("four categories with quality", 4, "SOFTMAX", has_quality=True),
    Case("four categories without batch", 4, "SOFTMAX", has_batch=False),
    Case("six categories", 6, "SOFTMAX"),
    Case("six categories of bytes", 6, "SOFTMAX", "uint8", Quantization.per_tensor(0.11, 120)),
    Case("six categories of signed bytes", 6, "SIGMOID", "int8", Quantization.per_tensor(0.07, -9)),
    Case("twenty-one categories", 21, "SOFTMAX"),
    Case("opacity", 2, "SOFTMAX", channels=4),
    Case("hair", 2, "SOFTMAX", channels=4, labels=("background", "hair")),
]


def picture(channels: int) -> np.ndarray:
    y, x, channel = np.mgrid[0:HEIGHT, 0:WIDTH, 0:channels]
    return ((x * 7 + y * 13 + channel * 61 + x * y) % 256).astype(np.uint8)


def network(case: Case) -> bytes:
    """A convolution with a stride of two: a grid of half the input's size."""
    random = np.random.default_rng(SEED)
    model = ModelBuilder()
    image = model.add_input("image", (1, INPUT_HEIGHT, INPUT_WIDTH, case.channels))
    filters = random.standard_normal((case.categories, 3, 3, case.channels)).astype(np.float32)
    biases = (random.standard_normal(case.categories) * 0.3).astype(np.float32)
    options = schema.Conv2DOptionsT(
        padding=schema.Padding.SAME, strideW=2, strideH=2, dilationWFactor=1, dilationHFactor=1
    )
    scores = model.add_operator(
        "CONV_2D",
        [image, model.add_constant("filters", filters), model.add_constant("biases", biases)],
        options,
        "scores",
    )
    outputs = []
    if case.has_quality:
        axes = model.add_constant("axes", np.array([1, 2], np.int32))
        outputs.append(model.add_operator("MEAN", [scores, axes], schema.ReducerOptionsT(), "quality"))
    if case.quantization is not None:
        scores = model.add_operator(
            "QUANTIZE", [scores], schema.QuantizeOptionsT(), "bytes", case.type_name, case.quantization
        )
    if not case.has_batch:
        shape = [INPUT_HEIGHT // 2, INPUT_WIDTH // 2, case.categories]
        constant = model.add_constant("shape", np.array(shape, np.int32))
        scores = model.add_operator(
            "RESHAPE", [scores, constant], schema.ReshapeOptionsT(newShape=shape), "grid"
        )
    model.outputs = [*outputs, scores]
    model.infer_shapes()
    return with_metadata(model.serialized(), case)


def with_metadata(network: bytes, case: Case) -> bytes:
    outputs = [f"output {index}" for index in range(1 + case.has_quality)]
    if case.activation is None:
        return with_custom_metadata(network, image_metadata(), outputs, None, None, case.labels)
    options = segmenter_schema.ImageSegmenterOptionsT(
        activation=getattr(segmenter_schema.Activation, case.activation), minParserVersion="1.0.0"
    )
    block = packed(options, b"V001")
    return with_custom_metadata(
        network, image_metadata(), outputs, "SEGMENTER_METADATA", block, case.labels
    )


def image_metadata() -> metadata_schema.TensorMetadataT:
    """What the metadata say of an input from -1 to 1."""
    normalization = metadata_schema.NormalizationOptionsT(mean=[127.5], std=[127.5])
    return metadata_schema.TensorMetadataT(
        name="image",
        content=metadata_schema.ContentT(
            contentPropertiesType=metadata_schema.ContentProperties.ImageProperties,
            contentProperties=metadata_schema.ImagePropertiesT(colorSpace=metadata_schema.ColorSpaceType.RGB),
        ),
        processUnits=[
            metadata_schema.ProcessUnitT(
                optionsType=metadata_schema.ProcessUnitOptions.NormalizationOptions, options=normalization
            )
        ],
    )


def with_custom_metadata(
    network: bytes,
    image: metadata_schema.TensorMetadataT,
    outputs: list[str],
    name: str | None,
    block: np.ndarray | None,
    labels: tuple[str, ...] = (),
) -> bytes:
    """The network with metadata, a block of a task's own if there is one, and names of the last output's axis."""
    graph = metadata_schema.SubGraphMetadataT(
        inputTensorMetadata=[image],
        outputTensorMetadata=[metadata_schema.TensorMetadataT(name=output) for output in outputs],
    )
    if labels:
        graph.outputTensorMetadata[-1].associatedFiles = [
            metadata_schema.AssociatedFileT(
                name=LABEL_FILE, type=metadata_schema.AssociatedFileType.TENSOR_AXIS_LABELS
            )
        ]
    if block is not None:
        graph.customMetadata = [metadata_schema.CustomMetadataT(name=name, data=block)]
    metadata = metadata_schema.ModelMetadataT(name="network", subgraphMetadata=[graph])
    model = schema.ModelT.InitFromObj(schema.Model.GetRootAs(network))
    model.buffers.append(schema.BufferT(data=packed(metadata, b"M001")))
    model.metadata = [schema.MetadataT(name="TFLITE_METADATA", buffer=len(model.buffers) - 1)]
    content = io.BytesIO(packed(model, b"TFL3").tobytes())
    if labels:
        content.seek(0, io.SEEK_END)
        with zipfile.ZipFile(content, "a") as archive:
            # The same bytes each time.
            archive.writestr(zipfile.ZipInfo(LABEL_FILE), "\n".join(labels))
    return content.getvalue()


def packed(table: object, identifier: bytes) -> np.ndarray:
    builder = flatbuffers.Builder(1024)
    builder.Finish(table.Pack(builder), file_identifier=identifier)
    return np.frombuffer(bytes(builder.Output()), np.uint8)


def encoded(values: np.ndarray) -> str:
    return base64.b64encode(np.ascontiguousarray(values).tobytes()).decode()


def golden(case: Case) -> dict[str, object]:
    """The network, the masks of all categories as little-endian numbers, and the likeliest categories."""
    content = network(case)
    with tempfile.NamedTemporaryFile(suffix=".tflite") as file:
        file.write(content)
        file.flush()
        options = vision.ImageSegmenterOptions(
            base_options=BaseOptions(model_asset_path=file.name),
            output_confidence_masks=True,
            output_category_mask=True,
        )
        with vision.ImageSegmenter.create_from_options(options) as segmenter:
            kind = mediapipe.ImageFormat.SRGBA if case.channels == 4 else mediapipe.ImageFormat.SRGB
            image = mediapipe.Image(image_format=kind, data=picture(case.channels))
            result = segmenter.segment(image)
    masks = np.stack([mask.numpy_view().reshape(HEIGHT, WIDTH) for mask in result.confidence_masks])
    return {
        "name": case.name,
        "network": base64.b64encode(content).decode(),
        "confidences": encoded(masks.astype("<f4")),
        "categories": encoded(result.category_mask.numpy_view().reshape(HEIGHT, WIDTH)),
    }


def main() -> None:
    goldens = {
        "generator": "ModelConverter/goldens/make_segmenter_golden.py",
        "runtime": f"mediapipe {version('mediapipe')}",
        "width": WIDTH,
        "height": HEIGHT,
        "segmenters": [golden(case) for case in CASES],
    }
    text = json.dumps(goldens, separators=(",", ":")).replace("},{", "},\n{")
    (Path(__file__).parent / "segmenters.json").write_text(text + "\n")


if __name__ == "__main__":
    main()
