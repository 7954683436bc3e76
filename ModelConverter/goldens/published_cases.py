"""Networks with the structure of published ones and random weights, in each number format.

They are smaller than those. What single operators cannot show: long chains of codes in which an error would
add up, shapes that are computed within the network, and post-processing behind it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from ai_edge_litert import schema_py_generated as schema

from golden_case import EXACT, Case, CaseMaker, Tolerance, activation_code, indices, padding_code
from tflite_builder import ModelBuilder, Quantization

# How far the sums of a network in single precision may drift, as a part of its largest output.
FLOAT_NETWORK = Tolerance("network", floor=1e-5)
RELU6_SCALE = 6 / 255
# Random layers keep their results within a few standard deviations.
LINEAR_SCALE = 8 / 255


@dataclass
class Value:
    """A tensor of the network under construction."""

    index: int
    shape: tuple[int, ...]
    quantization: Quantization | None = None


@dataclass
class Layers:
    """Adds layers with random weights to a model; `kind` is float32, int8, uint8 or dynamic."""

    random: np.random.Generator
    kind: str
    model: ModelBuilder = field(default_factory=ModelBuilder)
    count: int = 0

    @property
    def type_name(self) -> str:
        return "float32" if self.kind == "dynamic" else self.kind

    @property
    def is_quantized(self) -> bool:
        return self.type_name != "float32"

    @property
    def version(self) -> int:
        """Of most operators: the second one takes signed codes."""
        return 2 if self.kind == "int8" else 1

    def name(self, what: str) -> str:
        self.count += 1
        return f"{what}_{self.count}"

    def codes(self, activation: str = "NONE") -> Quantization | None:
        """What the codes of a layer's result stand for."""
        if not self.is_quantized:
            return None
        lowest = -128 if self.kind == "int8" else 0
        if activation in ("RELU", "RELU6"):
            return Quantization.per_tensor(RELU6_SCALE, lowest)
        return Quantization.per_tensor(LINEAR_SCALE, lowest + 128 + int(self.random.integers(-9, 10)))

    def input(self, shape: tuple[int, ...]) -> Value:
        codes = (
            Quantization.per_tensor(2 / 255, -1 if self.kind == "int8" else 127)
            if self.is_quantized
            else None
        )
        return Value(self.model.add_input("image", shape, self.type_name, codes), shape, codes)

    def add(
        self,
        code: str,
        inputs: list[int],
        shape: tuple[int, ...],
        options: Any = None,
        codes: Quantization | None = None,
        type_name: str | None = None,
        version: int = 1,
        output: str | None = None,
    ) -> Value:
        name = output or self.name(code.lower())
        type_name = type_name or self.type_name
        index = self.model.add_operator(code, inputs, options, name, type_name, codes, version, shape)
        return Value(index, shape, codes)

    def filter(
        self, shape: tuple[int, ...], fan_in: int, channels: int, axis: int
    ) -> tuple[int, Quantization | None]:
        """Weights that keep the spread of what they are applied to."""
        values = self.random.standard_normal(shape) * np.sqrt(2 / fan_in)
        name = self.name("weights")
        if self.kind == "float32":
            return self.model.add_constant(name, values.astype(np.float32)), None
        if self.kind == "uint8":
            scale, zero_point = float(np.abs(values).max()) / 120, int(self.random.integers(120, 136))
            codes = np.clip(np.round(values / scale) + zero_point, 0, 255).astype(np.uint8)
            quantization = Quantization.per_tensor(scale, zero_point)
            return self.model.add_constant(name, codes, quantization), quantization
        other = tuple(position for position in range(len(shape)) if position != axis)
        scales = np.maximum(np.abs(values).max(axis=other), 1e-6).astype(np.float32) / np.float32(127)
        shaped = scales.reshape([-1 if position == axis else 1 for position in range(len(shape))])
        codes = np.clip(np.round(values / shaped), -127, 127).astype(np.int8)
        quantization = Quantization(tuple(float(scale) for scale in scales), (0,) * channels, axis)
        return self.model.add_constant(name, codes, quantization), quantization

    def bias(self, channels: int, image: Value, weights: Quantization | None) -> int:
        values = self.random.standard_normal(channels) * 0.1
        name = self.name("bias")
        if not self.is_quantized or image.quantization is None or weights is None:
            return self.model.add_constant(name, values.astype(np.float32))
        scales = np.array(weights.scales, np.float64) * image.quantization.scales[0]
        quantization = Quantization(
            tuple(float(np.float32(scale)) for scale in scales), (0,) * len(scales), 0
        )
        return self.model.add_constant(name, np.round(values / scales).astype(np.int32), quantization)

    @staticmethod
    def extent(length: int, side: int, stride: int, dilation: int, padding: str) -> int:
        reach = (side - 1) * dilation + 1
        return -(-length // stride) if padding == "SAME" else -(-(length - reach + 1) // stride)

    def convolution(
        self,
        image: Value,
        channels: int,
        side: int = 1,
        stride: int = 1,
        activation: str = "RELU6",
        dilation: int = 1,
        padding: str = "SAME",
    ) -> Value:
        shape = (channels, side, side, image.shape[3])
        weights, quantization = self.filter(shape, side * side * image.shape[3], channels, 0)
        options = schema.Conv2DOptionsT(
            padding_code(padding), stride, stride, activation_code(activation), dilation, dilation
        )
        sides = [self.extent(length, side, stride, dilation, padding) for length in image.shape[1:3]]
        inputs = [image.index, weights, self.bias(channels, image, quantization)]
        codes = self.codes(activation)
        version = {"float32": 1, "dynamic": 5}.get(self.kind, 3)
        return self.add(
            "CONV_2D", inputs, (image.shape[0], *sides, channels), options, codes, version=version
        )

    def depthwise(
        self,
        image: Value,
        side: int = 3,
        stride: int = 1,
        activation: str = "RELU6",
        dilation: int = 1,
        padding: str = "SAME",
    ) -> Value:
        channels = image.shape[3]
        weights, quantization = self.filter((1, side, side, channels), side * side, channels, 3)
        options = schema.DepthwiseConv2DOptionsT(
            padding_code(padding), stride, stride, 1, activation_code(activation), dilation, dilation
        )
        sides = [self.extent(length, side, stride, dilation, padding) for length in image.shape[1:3]]
        inputs = [image.index, weights, self.bias(channels, image, quantization)]
        version = {"float32": 2, "dynamic": 6}.get(self.kind, 3)
        shape = (image.shape[0], *sides, channels)
        return self.add("DEPTHWISE_CONV_2D", inputs, shape, options, self.codes(activation), version=version)

    def dilated_by_blocks(self, image: Value, dilation: int) -> Value:
        """A dilated depthwise convolution as older converters write it: on the pixels of each block."""
        height, width = image.shape[1:3]
        # The padded sides must be made of whole blocks.
        pads = [[dilation, dilation + -length % dilation] for length in (height, width)]
        padded = [length + sum(pads[axis]) for axis, length in enumerate((height, width))]
        blocks = self.model.add_constant(self.name("blocks"), indices([dilation, dilation]))
        paddings = self.model.add_constant(self.name("paddings"), indices(pads))
        shape = (dilation * dilation, padded[0] // dilation, padded[1] // dilation, image.shape[3])
        split = self.add(
            "SPACE_TO_BATCH_ND",
            [image.index, blocks, paddings],
            shape,
            schema.SpaceToBatchNDOptionsT(),
            image.quantization,
            version=self.version,
        )
        filtered = self.depthwise(split, padding="VALID")
        joined = [length * dilation for length in filtered.shape[1:3]]
        crops = self.model.add_constant(
            self.name("crops"), indices([[0, joined[0] - height], [0, joined[1] - width]])
        )
        return self.add(
            "BATCH_TO_SPACE_ND",
            [filtered.index, blocks, crops],
            (1, height, width, image.shape[3]),
            schema.BatchToSpaceNDOptionsT(),
            filtered.quantization,
            version=self.version,
        )

    def sum(self, left: Value, right: Value) -> Value:
        shape = tuple(max(pair) for pair in zip(left.shape, right.shape))
        options = schema.AddOptionsT(activation_code("NONE"))
        return self.add("ADD", [left.index, right.index], shape, options, self.codes(), version=self.version)

    def product(self, left: Value, right: Value) -> Value:
        shape = tuple(max(pair) for pair in zip(left.shape, right.shape))
        options = schema.MulOptionsT(activation_code("NONE"))
        return self.add("MUL", [left.index, right.index], shape, options, self.codes(), version=self.version)

    def inverted_residual(
        self,
        image: Value,
        channels: int,
        stride: int = 1,
        expansion: int = 6,
        dilation: int = 1,
        by_blocks: bool = False,
    ) -> Value:
        """The block of MobileNet V2."""
        expanded = self.convolution(image, image.shape[3] * expansion) if expansion > 1 else image
        if by_blocks and dilation > 1:
            filtered = self.dilated_by_blocks(expanded, dilation)
        else:
            filtered = self.depthwise(expanded, stride=stride, dilation=dilation)
        projected = self.convolution(filtered, channels, activation="NONE")
        return self.sum(image, projected) if projected.shape == image.shape else projected

    def hard_swish(self, image: Value) -> Value:
        return self.add("HARD_SWISH", [image.index], image.shape, schema.HardSwishOptionsT(), self.codes())

    def squeezed(self, image: Value) -> Value:
        """The gate of MobileNet V3."""
        channels = image.shape[3]
        mean = self.mean(image, keeps=True)
        small = self.convolution(mean, max(channels // 4, 8), activation="RELU")
        gate = self.convolution(small, channels, activation="NONE")
        return self.product(image, self.hard_sigmoid(gate))

    def hard_sigmoid(self, gate: Value) -> Value:
        """Written out as converters do: a sum, a clamp and a product."""
        if self.is_quantized:
            return self.sigmoid(gate)
        three = self.model.add_constant(self.name("three"), np.array(3, np.float32))
        sixth = self.model.add_constant(self.name("sixth"), np.array(1 / 6, np.float32))
        clamped = self.add(
            "ADD", [gate.index, three], gate.shape, schema.AddOptionsT(activation_code("RELU6"))
        )
        return self.add("MUL", [clamped.index, sixth], gate.shape, schema.MulOptionsT())

    def sigmoid(self, value: Value) -> Value:
        codes = (
            Quantization.per_tensor(1 / 256, -128 if self.kind == "int8" else 0)
            if self.is_quantized
            else None
        )
        return self.add("LOGISTIC", [value.index], value.shape, None, codes)

    def mean(self, image: Value, keeps: bool = False) -> Value:
        axes = self.model.add_constant(self.name("axes"), indices([1, 2]))
        shape = (image.shape[0], 1, 1, image.shape[3]) if keeps else (image.shape[0], image.shape[3])
        return self.add(
            "MEAN",
            [image.index, axes],
            shape,
            schema.ReducerOptionsT(keeps),
            self.codes(),
            version=self.version,
        )

    def average(self, image: Value) -> Value:
        """The whole picture pooled into a pixel."""
        height, width = image.shape[1:3]
        options = schema.Pool2DOptionsT(padding_code("VALID"), width, height, width, height, 0)
        shape = (image.shape[0], 1, 1, image.shape[3])
        return self.add(
            "AVERAGE_POOL_2D", [image.index], shape, options, image.quantization, version=self.version
        )

    def resized(
        self, image: Value, height: int, width: int, aligns: bool = False, centers: bool = False
    ) -> Value:
        size = self.model.add_constant(self.name("size"), indices([height, width]))
        options = schema.ResizeBilinearOptionsT(alignCorners=aligns, halfPixelCenters=centers)
        shape = (image.shape[0], height, width, image.shape[3])
        return self.add(
            "RESIZE_BILINEAR",
            [image.index, size],
            shape,
            options,
            image.quantization,
            version=3 if centers else self.version,
        )

    def joined(self, parts: list[Value]) -> Value:
        shape = (*parts[0].shape[:3], sum(part.shape[3] for part in parts))
        codes = parts[0].quantization
        parts = [self.requantized(part, codes) for part in parts]
        return self.add(
            "CONCATENATION",
            [part.index for part in parts],
            shape,
            schema.ConcatenationOptionsT(3),
            codes,
            version=self.version,
        )

    def requantized(self, value: Value, codes: Quantization | None) -> Value:
        """The same numbers in other codes: what is joined has one scale."""
        if codes == value.quantization:
            return value
        return self.add("QUANTIZE", [value.index], value.shape, None, codes)

    def doubled(self, image: Value, channels: int) -> Value:
        """A transposed convolution to twice the height and width."""
        shape = (1, 2 * image.shape[1], 2 * image.shape[2], channels)
        weights, quantization = self.filter((channels, 3, 3, image.shape[3]), 2 * image.shape[3], channels, 0)
        size = self.model.add_constant(self.name("size"), indices(shape))
        options = schema.TransposeConvOptionsT(padding_code("SAME"), 2, 2, activation_code("NONE"))
        inputs = [size, weights, image.index, self.bias(channels, image, quantization)]
        return self.add("TRANSPOSE_CONV", inputs, shape, options, self.codes(), version=3)

    def halved(self, image: Value) -> Value:
        """The largest of each four pixels."""
        options = schema.Pool2DOptionsT(padding_code("SAME"), 2, 2, 2, 2, activation_code("NONE"))
        shape = (1, image.shape[1] // 2, image.shape[2] // 2, image.shape[3])
        return self.add(
            "MAX_POOL_2D", [image.index], shape, options, image.quantization, version=self.version
        )

    def connected(self, rows: Value, channels: int, activation: str = "NONE") -> Value:
        depth = rows.shape[-1]
        values = self.random.standard_normal((channels, depth)) * np.sqrt(2 / depth)
        weights, quantization = (
            self.filter((channels, depth), depth, channels, 0)
            if self.kind in ("float32", "uint8")
            else self.per_tensor(values)
        )
        inputs = [rows.index, weights, self.bias(channels, rows, quantization)]
        options = schema.FullyConnectedOptionsT(activation_code(activation), keepNumDims=len(rows.shape) > 2)
        version = {"float32": 5, "dynamic": 9, "uint8": 5, "int8": 5}[self.kind]
        return self.add(
            "FULLY_CONNECTED",
            inputs,
            (*rows.shape[:-1], channels),
            options,
            self.codes(activation),
            version=version,
        )

    def per_tensor(self, values: np.ndarray) -> tuple[int, Quantization]:
        scale = float(np.abs(values).max()) / 127
        codes = np.clip(np.round(values / scale), -127, 127).astype(np.int8)
        quantization = Quantization.per_tensor(scale, 0)
        return self.model.add_constant(self.name("weights"), codes, quantization), quantization

    def softmax(self, rows: Value) -> Value:
        codes = (
            Quantization.per_tensor(1 / 256, -128 if self.kind == "int8" else 0)
            if self.is_quantized
            else None
        )
        return self.add(
            "SOFTMAX", [rows.index], rows.shape, schema.SoftmaxOptionsT(1.0), codes, version=self.version
        )

    def dequantized(self, value: Value) -> Value:
        if not self.is_quantized:
            return value
        return self.add(
            "DEQUANTIZE", [value.index], value.shape, schema.DequantizeOptionsT(), None, "float32", version=2
        )

    def integers(
        self,
        code: str,
        inputs: list[int],
        shape: tuple[int, ...],
        options: Any = None,
        type_name: str = "int32",
        version: int = 1,
    ) -> Value:
        return self.add(code, inputs, shape, options, None, type_name, version)

    def constant(self, value: Any, dtype: Any = np.int32) -> int:
        return self.model.add_constant(self.name("constant"), np.array(value, dtype))

    def flattened(self, value: Value) -> Value:
        """A reshape to rows whose number the network computes, as one with an open batch does."""
        whole = self.integers(
            "SHAPE", [value.index], (len(value.shape),), schema.ShapeOptionsT(schema.TensorType.INT32)
        )
        bounds = [self.constant([number]) for number in (0, 1)]
        batch = self.integers(
            "STRIDED_SLICE",
            [whole.index, bounds[0], bounds[1], bounds[1]],
            (),
            schema.StridedSliceOptionsT(0, 0, 0, 0, 1),
        )
        length = int(np.prod(value.shape[1:]))
        shape = self.integers("PACK", [batch.index, self.constant(length)], (2,), schema.PackOptionsT(2, 0))
        return self.add(
            "RESHAPE", [value.index, shape.index], (value.shape[0], length), None, value.quantization
        )

    def case(
        self,
        outputs: list[Value],
        tolerances: list[Tolerance],
        attributes: dict[str, Any],
        has_open_shapes: bool,
    ) -> Case:
        self.model.outputs = [output.index for output in outputs]
        image = self.model.tensors[self.model.inputs[0]]
        if image.type_name == "float32":
            picture = self.random.uniform(-1, 1, image.shape).astype(np.float32)
        elif image.type_name == "int32":
            picture = self.random.integers(0, 256, image.shape).astype(np.int32)
        else:
            limits = np.iinfo(image.type_name)
            picture = self.random.integers(limits.min, limits.max + 1, image.shape).astype(image.type_name)
        return Case(
            self.model,
            [picture],
            attributes,
            tolerances,
            has_magnitudes=False,
            has_open_shapes=has_open_shapes,
        )

    @property
    def tolerance(self) -> Tolerance:
        return EXACT if self.is_quantized else FLOAT_NETWORK


KINDS = ("float32", "int8", "uint8", "dynamic")


def layers(random: np.random.Generator, number: int, kinds: tuple[str, ...] = KINDS) -> Layers:
    return Layers(random, kinds[number % len(kinds)])


def attributes(network: Layers, number: int) -> dict[str, Any]:
    return {"kind": network.kind, "has_open_shapes": has_open_shapes(number)}


def has_open_shapes(number: int) -> bool:
    return number % 8 >= 4


def segmenter(random: np.random.Generator, number: int) -> Case:
    """DeepLab v3 on MobileNet V2: dilation, a pyramid of the whole picture, classes of pixels."""
    network = layers(random, number)
    side = 49
    image = network.input((1, side, side, 3))
    by_blocks = network.kind == "uint8"
    x = network.convolution(image, 16, 3, 2)
    x = network.inverted_residual(x, 8, expansion=1)
    for channels, stride, dilation in (
        (12, 2, 1),
        (12, 1, 1),
        (16, 2, 1),
        (16, 1, 1),
        (24, 1, 2),
        (24, 1, 2),
        (32, 1, 4),
    ):
        x = network.inverted_residual(x, channels, stride, dilation=dilation, by_blocks=by_blocks)
    pooled = network.convolution(network.average(x), 32, activation="RELU")
    pooled = network.resized(pooled, x.shape[1], x.shape[2], aligns=True)
    pyramid = network.convolution(x, 32, activation="RELU")
    merged = network.convolution(network.joined([pooled, pyramid]), 32, activation="RELU")
    classes = network.convolution(merged, 21, activation="NONE")
    outputs = [network.resized(classes, side, side, aligns=True)]
    tolerances = [network.tolerance]
    if network.is_quantized:
        axis = network.constant(3)
        options = schema.ArgMaxOptionsT(schema.TensorType.INT64)
        outputs.append(
            network.integers("ARG_MAX", [outputs[0].index, axis], (1, side, side), options, "int64")
        )
        tolerances.append(EXACT)
    return network.case(outputs, tolerances, attributes(network, number), has_open_shapes(number))


def classifier(random: np.random.Generator, number: int) -> Case:
    """EfficientNet lite and MobileNet V2: inverted residuals, a mean, a layer of classes."""
    network = layers(random, number)
    x = network.convolution(network.input((1, 40, 36, 3)), 16, 3, 2)
    for channels, stride, side in ((8, 1, 3), (12, 2, 3), (12, 1, 3), (20, 2, 5), (20, 1, 5), (24, 2, 3)):
        expanded = network.convolution(x, x.shape[3] * 4)
        projected = network.convolution(
            network.depthwise(expanded, side, stride), channels, activation="NONE"
        )
        x = network.sum(x, projected) if projected.shape == x.shape else projected
    x = network.convolution(x, 64)
    rows = network.flattened(network.average(x)) if number % 2 else network.mean(x)
    scores = network.softmax(network.connected(rows, 50))
    return network.case([scores], [network.tolerance], attributes(network, number), has_open_shapes(number))


def embedder(random: np.random.Generator, number: int) -> Case:
    """MobileNet V3: hard swishes, squeezed gates, an embedding of length one."""
    network = layers(random, number)
    x = network.hard_swish(network.convolution(network.input((1, 33, 41, 3)), 16, 3, 2, "NONE"))
    for channels, stride, side in ((16, 2, 3), (24, 2, 3), (24, 1, 3), (40, 2, 5), (40, 1, 5)):
        expanded = network.hard_swish(network.convolution(x, x.shape[3] * 3, activation="NONE"))
        filtered = network.hard_swish(network.depthwise(expanded, side, stride, "NONE"))
        projected = network.convolution(network.squeezed(filtered), channels, activation="NONE")
        x = network.sum(x, projected) if projected.shape == x.shape else projected
    x = network.hard_swish(network.convolution(x, 96, activation="NONE"))
    rows = network.connected(network.flattened(network.average(x)), 64)
    embedding = network.dequantized(rows)
    normalized = network.add(
        "L2_NORMALIZATION", [embedding.index], embedding.shape, schema.L2NormOptionsT(), None, "float32"
    )
    tolerance = FLOAT_NETWORK if network.is_quantized else network.tolerance
    return network.case(
        [rows, normalized],
        [network.tolerance, tolerance],
        attributes(network, number),
        has_open_shapes(number),
    )


def pose_network(random: np.random.Generator, number: int) -> Case:
    """MoveNet: a pyramid on MobileNet V2, heat maps, and key points found within the network."""
    network = layers(random, number, ("int8", "float32"))
    points = 17
    pixels = network.model.add_input("image", (1, 64, 64, 3), ("uint8", "int32")[number // 2 % 2])
    shape = (1, 64, 64, 3)
    floats = network.add("CAST", [pixels], shape, schema.CastOptionsT(), None, "float32")
    half, one = network.constant(127.5, np.float32), network.constant(1, np.float32)
    scaled = network.add("DIV", [floats.index, half], shape, schema.DivOptionsT(), None, "float32")
    image = network.add("SUB", [scaled.index, one], shape, schema.SubOptionsT(), None, "float32")
    if network.is_quantized:
        image = network.add("QUANTIZE", [image.index], shape, None, Quantization.per_tensor(2 / 255, -1))
    x = network.inverted_residual(network.convolution(image, 16, 3, 2), 8, expansion=1)
    levels: list[Value] = []
    for channels, stride in ((12, 2), (12, 1), (16, 2), (16, 1), (24, 2), (24, 1)):
        x = network.inverted_residual(x, channels, stride)
        if stride == 1:
            levels.append(x)
    x = network.convolution(levels[2], 16, activation="NONE")
    for level in (levels[1], levels[0]):
        larger = network.resized(x, level.shape[1], level.shape[2], centers=True)
        x = network.convolution(
            network.depthwise(network.sum(network.convolution(level, 16, activation="NONE"), larger)), 16
        )
    heads = []
    for channels in (points, 1, 2 * points, 2 * points):
        heads.append(
            network.convolution(network.convolution(network.depthwise(x), 24), channels, activation="NONE")
        )
    return network.case(
        *decoded_pose(network, points, heads), attributes(network, number), has_open_shapes(number)
    )


def decoded_pose(network: Layers, points: int, heads: list[Value]) -> tuple[list[Value], list[Tolerance]]:
    """What follows the heat maps: the strongest centre, its points, their peaks nearby, offsets."""
    heat, center, regression, offsets = heads
    height, width = heat.shape[1:3]
    rectangle = (height, width)
    probabilities = network.add(
        "LOGISTIC",
        [center.index],
        center.shape,
        None,
        Quantization.per_tensor(1 / 256, -128) if network.is_quantized else None,
    )
    center = network.dequantized(probabilities)
    heat, regression, offsets = (network.dequantized(head) for head in (heat, regression, offsets))

    def floats(code: str, inputs: list[int], shape: tuple[int, ...], options: Any = None) -> Value:
        return network.add(code, inputs, shape, options, None, "float32")

    rows = floats("RESHAPE", [center.index, network.constant([1, height * width])], (1, height * width))
    best = network.integers(
        "ARG_MAX", [rows.index, network.constant(1)], (1,), schema.ArgMaxOptionsT(schema.TensorType.INT32)
    )
    side = network.constant(width)
    row = network.integers("FLOOR_DIV", [best.index, side], (1,), schema.FloorDivOptionsT(), version=1)
    whole = network.integers("MUL", [row.index, side], (1,), schema.MulOptionsT())
    column = network.integers("SUB", [best.index, whole.index], (1,), schema.SubOptionsT())
    zero = network.constant([0])
    place = network.integers("PACK", [zero, row.index, column.index], (1, 3), schema.PackOptionsT(3, 1))
    vector = floats("GATHER_ND", [regression.index, place.index], (1, 2 * points), schema.GatherNdOptionsT())
    pairs = floats("RESHAPE", [vector.index, network.constant([points, 2])], (points, 2))
    start = network.integers("PACK", [row.index, column.index], (1, 2), schema.PackOptionsT(2, 1))
    start = floats("CAST", [start.index], (1, 2), schema.CastOptionsT())
    target = floats("ADD", [pairs.index, start.index], (points, 2), schema.AddOptionsT())

    # The distances of all pixels to each target, by rows and by columns.
    parts = [network.name("part"), network.name("part")]
    ys, xs = network.model.add_operator_with_outputs(
        "UNPACK", [target.index], schema.UnpackOptionsT(2, 1), parts
    )
    for index in (ys, xs):
        network.model.tensors[index].shape = (points,)
    bounds = [network.constant(number) for number in (0, height, 1)]
    numbers = network.integers("RANGE", bounds, (height,), schema.RangeOptionsT())
    grid = floats("CAST", [numbers.index], (height,), schema.CastOptionsT())
    down = floats("RESHAPE", [grid.index, network.constant([height, 1, 1])], (height, 1, 1))
    across = floats("RESHAPE", [grid.index, network.constant([1, width, 1])], (1, width, 1))
    squares = []
    for axis, coordinate, lines in ((0, ys, down), (1, xs, across)):
        shape = (height, 1, points) if axis == 0 else (1, width, points)
        difference = floats("SUB", [lines.index, coordinate], shape, schema.SubOptionsT())
        squares.append(floats("MUL", [difference.index, difference.index], shape, schema.MulOptionsT()))
    distance = floats("ADD", [squares[0].index, squares[1].index], (*rectangle, points), schema.AddOptionsT())
    root = floats("SQRT", [distance.index], distance.shape)
    softer = floats(
        "ADD", [root.index, network.constant(1.8, np.float32)], distance.shape, schema.AddOptionsT()
    )
    maps = floats("RESHAPE", [heat.index, network.constant([*rectangle, points])], distance.shape)
    weighted = floats("DIV", [maps.index, softer.index], distance.shape, schema.DivOptionsT())
    pixels = floats(
        "RESHAPE", [weighted.index, network.constant([height * width, points])], (height * width, points)
    )
    peaks = network.integers(
        "ARG_MAX",
        [pixels.index, network.constant(0)],
        (points,),
        schema.ArgMaxOptionsT(schema.TensorType.INT32),
    )
    peak_rows = network.integers("FLOOR_DIV", [peaks.index, side], (points,), schema.FloorDivOptionsT())
    peak_columns = network.integers("FLOOR_MOD", [peaks.index, side], (points,), schema.FloorModOptionsT())
    kinds = network.integers(
        "RANGE", [network.constant(number) for number in (0, points, 1)], (points,), schema.RangeOptionsT()
    )
    places = network.integers(
        "PACK", [peak_rows.index, peak_columns.index, kinds.index], (points, 3), schema.PackOptionsT(3, 1)
    )
    scores = floats("GATHER_ND", [maps.index, places.index], (points,), schema.GatherNdOptionsT())
    split = floats(
        "RESHAPE", [offsets.index, network.constant([*rectangle, points, 2])], (*rectangle, points, 2)
    )
    shifts = floats("GATHER_ND", [split.index, places.index], (points, 2), schema.GatherNdOptionsT())
    corner = network.integers(
        "PACK", [peak_rows.index, peak_columns.index], (points, 2), schema.PackOptionsT(2, 1)
    )
    corner = floats("CAST", [corner.index], (points, 2), schema.CastOptionsT())
    found = floats("ADD", [shifts.index, corner.index], (points, 2), schema.AddOptionsT())
    relative = floats(
        "DIV", [found.index, network.constant(float(height), np.float32)], (points, 2), schema.DivOptionsT()
    )
    column = floats(
        "EXPAND_DIMS", [scores.index, network.constant(1)], (points, 1), schema.ExpandDimsOptionsT()
    )
    together = floats(
        "CONCATENATION", [relative.index, column.index], (points, 3), schema.ConcatenationOptionsT(1)
    )
    output = floats("RESHAPE", [together.index, network.constant([1, 1, points, 3])], (1, 1, points, 3))
    return [output], [EXACT if network.is_quantized else FLOAT_NETWORK]


def hand_gestures(random: np.random.Generator, number: int) -> Case:
    """An embedder and a classifier of landmarks: layers on rows only."""
    network = layers(random, number, ("float32", "dynamic"))
    image = network.input((1, 21, 3))
    rows = network.add("RESHAPE", [image.index, network.constant([1, 63])], (1, 63))
    for channels in (64, 64, 32):
        rows = network.connected(rows, channels, "RELU")
    scores = network.softmax(network.connected(rows, 8))
    return network.case([scores], [network.tolerance], attributes(network, number), has_open_shapes(number))


def portrait_segmenter(random: np.random.Generator, number: int) -> Case:
    """Segmenters of selfies and hair: a funnel and back, with what was seen on the way, on four channels."""
    network = layers(random, number)
    x = network.input((1, 32, 48, 4))
    seen: list[Value] = []
    for channels in (8, 12, 16):
        x = network.convolution(x, channels, 3, activation="RELU" if network.is_quantized else "NONE")
        if not network.is_quantized:
            slopes = network.model.add_constant(
                network.name("slopes"), random.uniform(0, 0.4, (1, 1, channels)).astype(np.float32)
            )
            x = network.add("PRELU", [x.index, slopes], x.shape)
        seen.append(x)
        x = network.halved(x)
    x = network.hard_swish(network.convolution(x, 24, 3, activation="NONE"))
    for skipped in reversed(seen):
        x = network.joined([network.doubled(x, skipped.shape[3]), skipped])
        x = network.squeezed(network.convolution(x, skipped.shape[3], 3))
    classes = network.convolution(x, 6, activation="NONE")
    outputs = [network.softmax(classes), network.sigmoid(classes)]
    return network.case(outputs, [network.tolerance], attributes(network, number), has_open_shapes(number))


def transformer(random: np.random.Generator, number: int) -> Case:
    """A vision transformer: patches, normalised rows, heads of attention."""
    network = layers(random, number, ("float32", "dynamic"))
    length, width, heads = 16, 32, 4
    whole, row = (1, length, width), (1, length, 1)

    def floats(
        code: str, inputs: list[int], shape: tuple[int, ...], options: Any = None, version: int = 1
    ) -> Value:
        return network.add(code, inputs, shape, options, None, "float32", version)

    def number_like(value: float) -> int:
        return network.constant(value, np.float32)

    def normalized(x: Value) -> Value:
        axes = network.constant([2])
        mean = floats("MEAN", [x.index, axes], row, schema.ReducerOptionsT(True))
        squares = floats(
            "SQUARED_DIFFERENCE", [x.index, mean.index], whole, schema.SquaredDifferenceOptionsT()
        )
        variance = floats("MEAN", [squares.index, axes], row, schema.ReducerOptionsT(True))
        safe = floats("ADD", [variance.index, number_like(1e-5)], row, schema.AddOptionsT())
        factor = floats("RSQRT", [safe.index], row)
        centered = floats("SUB", [x.index, mean.index], whole, schema.SubOptionsT())
        return floats("MUL", [centered.index, factor.index], whole, schema.MulOptionsT())

    def split(x: Value) -> Value:
        shape = (1, length, heads, width // heads)
        parts = floats("RESHAPE", [x.index, network.constant(shape)], shape)
        moved = (1, heads, length, width // heads)
        return floats(
            "TRANSPOSE", [parts.index, network.constant([0, 2, 1, 3])], moved, schema.TransposeOptionsT()
        )

    def attention(x: Value) -> Value:
        queries, keys, values = (split(network.connected(x, width)) for _ in range(3))
        square = (1, heads, length, length)
        products = schema.BatchMatMulOptionsT(False, True)
        scores = floats("BATCH_MATMUL", [queries.index, keys.index], square, products)
        scaled = floats(
            "MUL", [scores.index, number_like((width / heads) ** -0.5)], square, schema.MulOptionsT()
        )
        shares = network.softmax(scaled)
        options = schema.BatchMatMulOptionsT(False, False)
        seen = floats("BATCH_MATMUL", [shares.index, values.index], values.shape, options)
        shape = (1, length, heads, width // heads)
        back = floats(
            "TRANSPOSE", [seen.index, network.constant([0, 2, 1, 3])], shape, schema.TransposeOptionsT()
        )
        return network.connected(floats("RESHAPE", [back.index, network.constant(whole)], whole), width)

    x = network.convolution(network.input((1, 32, 32, 3)), width, 8, 8, "NONE", padding="VALID")
    x = floats("RESHAPE", [x.index, network.constant(whole)], whole)
    for _ in range(2):
        x = floats("ADD", [x.index, attention(normalized(x)).index], whole, schema.AddOptionsT())
        hidden = network.connected(normalized(x), 2 * width)
        hidden = floats("GELU", [hidden.index], hidden.shape, schema.GeluOptionsT(bool(number % 4 // 2)))
        x = floats("ADD", [x.index, network.connected(hidden, width).index], whole, schema.AddOptionsT())
    mean = floats("MEAN", [x.index, network.constant([1])], (1, width), schema.ReducerOptionsT(False))
    return network.case([mean], [network.tolerance], attributes(network, number), has_open_shapes(number))


PUBLISHED_NETWORKS: dict[str, CaseMaker] = {
    "network DeepLab": segmenter,
    "network EfficientNet": classifier,
    "network MobileNet V3": embedder,
    "network MoveNet": pose_network,
    "network gestures": hand_gestures,
    "network segmenter": portrait_segmenter,
    "network transformer": transformer,
}
