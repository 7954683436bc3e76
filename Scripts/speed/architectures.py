"""Writes networks of common architectures with random weights, of which only the time is of interest.

    architectures.py FOLDER [TEXT]

With TEXT, only those with it in their name. A program of its own: the process that starts others should be small, since their peak memory begins with its own.
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
        "efficientnet_b0": efficientnet,
        "vit_tiny": vision_transformer,
        "swin_tiny": swin,
        "segformer_b0": segformer,
        "convnext_tiny": convnext,
        "densenet": densenet,
    }
    text = sys.argv[2] if len(sys.argv) > 2 else ""
    for name, make in architectures.items():
        if text not in name:
            continue
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

    def depthwise(
        self,
        value: tuple[int, int],
        stride: int = 1,
        dilation: int = 1,
        size: int = 3,
        activation: str = "RELU6",
    ) -> tuple[int, int]:
        filters, bias = self._weights((1, size, size, value[1]), value[1])
        options = self._schema.DepthwiseConv2DOptionsT(
            self._same, stride, stride, 1, self._activation(activation), dilation, dilation
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
        options = self._schema.ResizeBilinearOptionsT(halfPixelCenters=True)
        return self._node("RESIZE_BILINEAR", [value[0], self._integers(height, width)], options), value[1]

    def product(self, left: tuple[int, int], right: tuple[int, int]) -> tuple[int, int]:
        node = self._node("MUL", [left[0], right[0]], self._schema.MulOptionsT())
        return node, max(left[1], right[1])

    def mean(self, value: tuple[int, int], *axes: int) -> tuple[int, int]:
        options = self._schema.ReducerOptionsT(True)
        return self._node("MEAN", [value[0], self._integers(*axes)], options), value[1]

    def number(self, number: float) -> tuple[int, int]:
        return self._model.add_constant(self._name("number"), np.array(number, np.float32)), 1

    def shaped(self, value: tuple[int, int], *shape: int) -> tuple[int, int]:
        return self._node("RESHAPE", [value[0], self._integers(*shape)], None), value[1]

    def transposed(self, value: tuple[int, int], *axes: int) -> tuple[int, int]:
        return self._node("TRANSPOSE", [value[0], self._integers(*axes)], None), value[1]

    def dense(self, rows: tuple[int, int], channels: int) -> tuple[int, int]:
        filters, bias = self._weights((channels, rows[1]), channels)
        options = self._schema.FullyConnectedOptionsT(keepNumDims=True)
        return self._node("FULLY_CONNECTED", [rows[0], filters, bias], options), channels

    def function(self, code: str, value: tuple[int, int], options: object = None) -> tuple[int, int]:
        """An operator that keeps the shape."""
        return self._node(code, [value[0]], options), value[1]

    def swish(self, value: tuple[int, int]) -> tuple[int, int]:
        """The value times its logistic function."""
        return self.product(value, self.function("LOGISTIC", value))

    def normalized(self, rows: tuple[int, int]) -> tuple[int, int]:
        """Layer normalisation, as converters write it."""
        mean = self.mean(rows, -1)
        deviation = self._node("SQUARED_DIFFERENCE", [rows[0], mean[0]], None), rows[1]
        variance = self.sum(self.mean(deviation, -1), self.number(1e-6))
        factor = self.product(self.function("RSQRT", variance), self.number(0.9))
        shift = self._node("SUB", [self.number(0.1)[0], self.product(mean, factor)[0]], self._schema.SubOptionsT())
        return self.sum(self.product(rows, factor), (shift, rows[1]))

    def attention(
        self,
        rows: tuple[int, int],
        count: int,
        heads: int,
        batch: int = 1,
        others: tuple[tuple[int, int], int] | None = None,
    ) -> tuple[int, int]:
        """What `count` rows make of each other, or of so many others; in each of some batches."""

        def head(rows: tuple[int, int], count: int) -> tuple[int, int]:
            parts = self.shaped(self.dense(rows, rows[1]), batch, count, heads, rows[1] // heads)
            return self.transposed(parts, 0, 2, 1, 3)

        seen, seen_count = others or (rows, count)
        query, key, value = head(rows, count), head(seen, seen_count), head(seen, seen_count)
        options = self._schema.BatchMatMulOptionsT(adjY=True)
        likeness = self._node("BATCH_MATMUL", [query[0], key[0]], options), seen_count
        likeness = self.product(likeness, self.number((heads / rows[1]) ** 0.5))
        shares = self.function("SOFTMAX", likeness, self._schema.SoftmaxOptionsT(1.0))
        mixed = self._node("BATCH_MATMUL", [shares[0], value[0]], self._schema.BatchMatMulOptionsT())
        joined = self.shaped(self.transposed((mixed, rows[1]), 0, 2, 1, 3), batch, count, rows[1])
        return self.dense(joined, rows[1])

    def perceptron(self, rows: tuple[int, int]) -> tuple[int, int]:
        """Four times the channels, and back."""
        return self.dense(self.gelu(self.dense(rows, 4 * rows[1])), rows[1])

    def gelu(self, value: tuple[int, int]) -> tuple[int, int]:
        return self.function("GELU", value, self._schema.GeluOptionsT(False))

    def squeezed_residual(
        self, value: tuple[int, int], expansion: int, channels: int, stride: int, size: int
    ) -> tuple[int, int]:
        """A block of EfficientNet."""
        inner = value if expansion == 1 else self.swish(self.convolution(value, expansion * value[1], 1, 1, "NONE"))
        inner = self.swish(self.depthwise(inner, stride, size=size, activation="NONE"))
        squeezed = self.swish(self.convolution(self.mean(inner, 1, 2), max(value[1] // 4, 1), 1, 1, "NONE"))
        share = self.function("LOGISTIC", self.convolution(squeezed, inner[1], 1, 1, "NONE"))
        result = self.convolution(self.product(inner, share), channels, 1, 1, "NONE")
        return self._residual(value, result, stride)

    def inverted_residual(
        self, value: tuple[int, int], expansion: int, channels: int, stride: int = 1, dilation: int = 1
    ) -> tuple[int, int]:
        """A block of MobileNet V2."""
        inner = value if expansion == 1 else self.convolution(value, expansion * value[1], 1, 1, "RELU6")
        inner = self.depthwise(inner, stride, dilation)
        result = self.convolution(inner, channels, 1, 1, "NONE")
        return self._residual(value, result, stride)

    def _residual(self, value: tuple[int, int], result: tuple[int, int], stride: int) -> tuple[int, int]:
        """The result of a block, with the block's input where that is as large."""
        return self.sum(value, result) if stride == 1 and value[1] == result[1] else result

    def _integers(self, *numbers: int) -> int:
        return self._model.add_constant(self._name("integers"), np.array(numbers, np.int32))

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


# For each stage of EfficientNet-B0: expansion, channels, blocks, stride, side of the filters.
EFFICIENTNET_STAGES = (
    (1, 16, 1, 1, 3),
    (6, 24, 2, 2, 3),
    (6, 40, 2, 2, 5),
    (6, 80, 3, 2, 3),
    (6, 112, 3, 1, 5),
    (6, 192, 4, 2, 5),
    (6, 320, 1, 1, 3),
)


def efficientnet() -> bytes:
    net = Sketch(224, 224)
    value = net.swish(net.convolution(net.image, 32, 3, 2, "NONE"))
    for expansion, channels, blocks, stride, size in EFFICIENTNET_STAGES:
        for block in range(blocks):
            value = net.squeezed_residual(value, expansion, channels, stride if block == 0 else 1, size)
    return net.finished(net.swish(net.convolution(value, 1280, 1, 1, "NONE")))


def vision_transformer() -> bytes:
    """Four blocks of ViT-Tiny."""
    net = Sketch(224, 224)
    channels, count, heads = 192, 14 * 14, 3
    rows = net.shaped(net.convolution(net.image, channels, 16, 16, "NONE"), 1, count, channels)
    for _ in range(4):
        rows = net.sum(rows, net.attention(net.normalized(rows), count, heads))
        rows = net.sum(rows, net.perceptron(net.normalized(rows)))
    return net.finished(rows)


def swin() -> bytes:
    """Swin-T with two blocks in each stage, whose windows are not shifted."""
    net = Sketch(224, 224)
    side, window = 56, 7
    image = net.convolution(net.image, 96, 4, 4, "NONE")
    for stage, heads in enumerate((3, 6, 12, 24)):
        if stage > 0:
            side //= 2
            image = net.convolution(net.normalized(image), 2 * image[1], 2, 2, "NONE")
        channels, across = image[1], side // window
        for _ in range(2):
            parts = net.shaped(net.normalized(image), across, window, across, window, channels)
            windows = net.shaped(net.transposed(parts, 0, 2, 1, 3, 4), across**2, window**2, channels)
            mixed = net.attention(windows, window**2, heads, batch=across**2)
            parts = net.transposed(net.shaped(mixed, across, across, window, window, channels), 0, 2, 1, 3, 4)
            image = net.sum(image, net.shaped(parts, 1, side, side, channels))
            image = net.sum(image, net.perceptron(net.normalized(image)))
    return net.finished(image)


def segformer() -> bytes:
    """SegFormer-B0 for nineteen classes."""
    net = Sketch(224, 224)
    image, side, levels = net.image, 224, []
    for channels, heads, reduction in ((32, 1, 8), (64, 2, 4), (160, 5, 2), (256, 8, 1)):
        size, stride = (7, 4) if side == 224 else (3, 2)
        image = net.normalized(net.convolution(image, channels, size, stride, "NONE"))
        side //= stride
        count, rows = side**2, net.shaped(image, 1, side**2, channels)
        for _ in range(2):
            seen = net.normalized(rows)
            small = net.shaped(seen, 1, side, side, channels)
            if reduction > 1:
                small = net.normalized(net.convolution(small, channels, reduction, reduction, "NONE"))
            others = net.shaped(small, 1, (side // reduction) ** 2, channels), (side // reduction) ** 2
            rows = net.sum(rows, net.attention(seen, count, heads, others=others))
            inner = net.shaped(net.dense(net.normalized(rows), 4 * channels), 1, side, side, 4 * channels)
            inner = net.shaped(net.gelu(net.depthwise(inner, activation="NONE")), 1, count, 4 * channels)
            rows = net.sum(rows, net.dense(inner, channels))
        image = net.shaped(net.normalized(rows), 1, side, side, channels)
        projected = net.dense(net.shaped(image, 1, count, channels), 256)
        levels.append(net.shaped(projected, 1, side, side, 256))
    joined = net.joined(*[net.resized(level, 56, 56) for level in reversed(levels)])
    classes = net.convolution(net.convolution(joined, 256, 1), 19, 1, 1, "NONE")
    return net.finished(net.resized(classes, 224, 224))


def convnext() -> bytes:
    """ConvNeXt-T with two blocks in each stage."""
    net = Sketch(224, 224)
    image = net.normalized(net.convolution(net.image, 96, 4, 4, "NONE"))
    for stage in range(4):
        if stage > 0:
            image = net.convolution(net.normalized(image), 2 * image[1], 2, 2, "NONE")
        for _ in range(2):
            inner = net.normalized(net.depthwise(image, size=7, activation="NONE"))
            image = net.sum(image, net.perceptron(inner))
    return net.finished(image)


def densenet() -> bytes:
    """DenseNet with four, six, eight and six layers that each add 32 channels."""
    net = Sketch(224, 224)
    value = net.pooled(net.convolution(net.image, 64, 7, 2), 3)
    for stage, layers in enumerate((4, 6, 8, 6)):
        if stage > 0:
            value = net.pooled(net.convolution(value, value[1] // 2, 1))
        for _ in range(layers):
            value = net.joined(value, net.convolution(net.convolution(value, 128, 1), 32))
    return net.finished(value)


if __name__ == "__main__":
    main()
