"""Writes networks of common architectures with random weights, of which only the time is of interest.

    architectures.py FOLDER

A program of its own: the process that starts others should be small, since their peak memory begins with its own.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

GOLDENS = Path(__file__).resolve().parents[2] / "ModelConverter" / "goldens"


def main() -> None:
    folder = Path(sys.argv[1])
    architectures = {
        "resnet18": resnet,
        "unet": unet,
        "vgg": vgg,
        "yolo_nano": yolo,
        "mobilenet_v2": mobilenet,
        "deeplab_v3": deeplab,
    }
    for name, make in architectures.items():
        (folder / f"{name}.tflite").write_bytes(make())


class Sketch:
    """A network under construction; values are its tensors, each with the number of its channels."""

    def __init__(self, height: int, width: int) -> None:
        sys.path.insert(0, str(GOLDENS))
        from golden_case import activation_code, padding_code
        from tflite_builder import ModelBuilder, schema

        self._schema, self._activation, self._same = schema, activation_code, padding_code("SAME")
        self._model = ModelBuilder()
        self._random = np.random.default_rng(0)
        self.image = (self._model.add_input("image", (1, height, width, 3)), 3)

    def finished(self, output: tuple[int, int]) -> bytes:
        self._model.outputs = [output[0]]
        self._model.infer_shapes()
        return self._model.serialized()

    def convolution(
        self, value: tuple[int, int], channels: int, size: int = 3, stride: int = 1, activation: str = "RELU"
    ) -> tuple[int, int]:
        filters, bias = self._weights((channels, size, size, value[1]), channels)
        options = self._schema.Conv2DOptionsT(self._same, stride, stride, self._activation(activation))
        return self._node("CONV_2D", [value[0], filters, bias], options), channels

    def depthwise(self, value: tuple[int, int], stride: int = 1, dilation: int = 1) -> tuple[int, int]:
        filters, bias = self._weights((1, 3, 3, value[1]), value[1])
        options = self._schema.DepthwiseConv2DOptionsT(
            self._same, stride, stride, 1, self._activation("RELU6"), dilation, dilation
        )
        return self._node("DEPTHWISE_CONV_2D", [value[0], filters, bias], options), value[1]

    def sum(self, left: tuple[int, int], right: tuple[int, int], activation: str = "NONE") -> tuple[int, int]:
        options = self._schema.AddOptionsT(self._activation(activation))
        return self._node("ADD", [left[0], right[0]], options), left[1]

    def joined(self, *values: tuple[int, int]) -> tuple[int, int]:
        options = self._schema.ConcatenationOptionsT(3)
        node = self._node("CONCATENATION", [value[0] for value in values], options)
        return node, sum(value[1] for value in values)

    def pooled(self, value: tuple[int, int], size: int = 2) -> tuple[int, int]:
        options = self._schema.Pool2DOptionsT(self._same, 2, 2, size, size)
        return self._node("MAX_POOL_2D", [value[0]], options), value[1]

    def resized(self, value: tuple[int, int], height: int, width: int) -> tuple[int, int]:
        size = self._model.add_constant(self._name("size"), np.array([height, width], np.int32))
        options = self._schema.ResizeBilinearOptionsT(halfPixelCenters=True)
        return self._node("RESIZE_BILINEAR", [value[0], size], options), value[1]

    def swish(self, value: tuple[int, int]) -> tuple[int, int]:
        """The value times its logistic function."""
        share = self._node("LOGISTIC", [value[0]], None)
        return self._node("MUL", [value[0], share], self._schema.MulOptionsT()), value[1]

    def inverted_residual(
        self, value: tuple[int, int], expansion: int, channels: int, stride: int = 1, dilation: int = 1
    ) -> tuple[int, int]:
        """A block of MobileNet V2."""
        inner = value if expansion == 1 else self.convolution(value, expansion * value[1], 1, 1, "RELU6")
        inner = self.depthwise(inner, stride, dilation)
        result = self.convolution(inner, channels, 1, 1, "NONE")
        return self.sum(value, result) if stride == 1 and value[1] == channels else result

    def _weights(self, shape: tuple[int, ...], channels: int) -> tuple[int, int]:
        # So that values stay of the same size from layer to layer.
        scale = np.sqrt(2 / np.prod(shape[1:-1] if shape[0] == 1 else shape[1:]))
        filters = (self._random.standard_normal(shape) * scale).astype(np.float32)
        bias = (0.1 * self._random.standard_normal(channels)).astype(np.float32)
        return self._model.add_constant(self._name("filter"), filters), self._model.add_constant(
            self._name("bias"), bias
        )

    def _node(self, code: str, inputs: list[int], options: object) -> int:
        return self._model.add_operator(code, inputs, options, self._name(code.lower()))

    def _name(self, stem: str) -> str:
        return f"{stem}_{len(self._model.tensors)}"


def resnet() -> bytes:
    net = Sketch(224, 224)
    value = net.pooled(net.convolution(net.image, 64, 7, 2), 3)
    for stage, channels in enumerate((64, 128, 256, 512)):
        for block in range(2):
            stride = 2 if stage > 0 and block == 0 else 1
            inner = net.convolution(net.convolution(value, channels, 3, stride), channels, 3, 1, "NONE")
            shortcut = value if stride == 1 else net.convolution(value, channels, 1, 2, "NONE")
            value = net.sum(inner, shortcut, "RELU")
    return net.finished(value)


def unet() -> bytes:
    net = Sketch(256, 256)
    value, shortcuts = net.image, []
    for channels in (16, 32, 64, 128):
        value = net.convolution(net.convolution(value, channels), channels)
        shortcuts.append(value)
        value = net.pooled(value)
    value = net.convolution(net.convolution(value, 256), 256)
    for level, shortcut in enumerate(reversed(shortcuts)):
        side, channels = 32 << level, shortcut[1]
        value = net.joined(net.convolution(net.resized(value, side, side), channels, 1), shortcut)
        value = net.convolution(net.convolution(value, channels), channels)
    return net.finished(net.convolution(value, 1, 1, 1, "NONE"))


def vgg() -> bytes:
    net = Sketch(128, 128)
    value = net.image
    for channels in (32, 64, 128, 256):
        value = net.pooled(net.convolution(net.convolution(value, channels), channels))
    return net.finished(value)


def yolo() -> bytes:
    net = Sketch(320, 320)

    def convolution(value: tuple[int, int], channels: int, size: int = 3, stride: int = 1) -> tuple[int, int]:
        return net.swish(net.convolution(value, channels, size, stride, "NONE"))

    def stage(value: tuple[int, int], channels: int, depth: int) -> tuple[int, int]:
        parts = [convolution(value, channels // 2, 1), convolution(value, channels // 2, 1)]
        for _ in range(depth):
            inner = convolution(convolution(parts[-1], channels // 2), channels // 2)
            parts.append(net.sum(parts[-1], inner))
        return convolution(net.joined(*parts), channels, 1)

    value, levels = convolution(net.image, 16, 3, 2), []
    for channels, depth in ((32, 1), (64, 2), (128, 2), (256, 1)):
        value = stage(convolution(value, channels, 3, 2), channels, depth)
        levels.append(value)
    middle = stage(net.joined(net.resized(levels[3], 20, 20), levels[2]), 128, 1)
    fine = stage(net.joined(net.resized(middle, 40, 40), levels[1]), 64, 1)
    return net.finished(net.convolution(convolution(convolution(fine, 64), 64), 64, 1, 1, "NONE"))


# For each stage of MobileNet V2: expansion, channels, blocks, stride.
MOBILENET_STAGES = (
    (1, 16, 1, 1),
    (6, 24, 2, 2),
    (6, 32, 3, 2),
    (6, 64, 4, 2),
    (6, 96, 3, 1),
    (6, 160, 3, 2),
    (6, 320, 1, 1),
)


def mobilenet() -> bytes:
    net = Sketch(224, 224)
    value = net.convolution(net.image, 32, 3, 2, "RELU6")
    for expansion, channels, blocks, stride in MOBILENET_STAGES:
        for block in range(blocks):
            value = net.inverted_residual(value, expansion, channels, stride if block == 0 else 1)
    return net.finished(net.convolution(value, 1280, 1, 1, "RELU6"))


def deeplab() -> bytes:
    """The same, of which filters are dilated from the fourth stage on instead of images made smaller."""
    net = Sketch(257, 257)
    value, dilation = net.convolution(net.image, 32, 3, 2, "RELU6"), 1
    for stage, (expansion, channels, blocks, stride) in enumerate(MOBILENET_STAGES):
        for block in range(blocks):
            first_stride = stride if block == 0 and stage < 3 else 1
            value = net.inverted_residual(value, expansion, channels, first_stride, dilation)
            if block == 0 and stage >= 3:
                dilation *= stride
    classes = net.convolution(net.convolution(value, 256, 1), 21, 1, 1, "NONE")
    return net.finished(net.resized(classes, 257, 257))


if __name__ == "__main__":
    main()
