"""Writes small TensorFlow Lite models, tensor by tensor and operator by operator.

A golden is only as good as its model, so the models are written directly with the schema that LiteRT ships:
no converter rewrites them, and every attribute can be reached.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Callable

import flatbuffers
import numpy as np
from ai_edge_litert import schema_py_generated as schema
from ai_edge_litert.interpreter import Interpreter, OpResolverType

TENSOR_TYPES: dict[str, int] = {
    "float32": schema.TensorType.FLOAT32,
    "float16": schema.TensorType.FLOAT16,
    "int8": schema.TensorType.INT8,
    "uint8": schema.TensorType.UINT8,
    "int16": schema.TensorType.INT16,
    "int32": schema.TensorType.INT32,
    "int64": schema.TensorType.INT64,
    "bool": schema.TensorType.BOOL,
    "complex64": schema.TensorType.COMPLEX64,
    "int4": schema.TensorType.INT4,
    "resource": schema.TensorType.RESOURCE,
}

# Builtin codes above this value do not fit the byte that old readers look at.
LARGEST_DEPRECATED_CODE = 127

# Kernels read constants with wide loads; the format asks for this alignment in bytes.
BUFFER_ALIGNMENT = 16


@dataclass(frozen=True)
class Quantization:
    """How codes stand for real numbers: real = scale * (code - zero_point)."""

    scales: tuple[float, ...]
    zero_points: tuple[int, ...]
    axis: int = 0

    @staticmethod
    def per_tensor(scale: float, zero_point: int) -> Quantization:
        return Quantization((float(np.float32(scale)),), (int(zero_point),))

    def parameters(self) -> schema.QuantizationParametersT:
        return schema.QuantizationParametersT(
            scale=np.array(self.scales, np.float32),
            zeroPoint=np.array(self.zero_points, np.int64),
            quantizedDimension=self.axis,
        )


@dataclass
class TensorSpec:
    """A tensor of the model under construction; shape None means: whatever LiteRT infers."""

    name: str
    type_name: str
    shape: tuple[int, ...] | None
    constant: np.ndarray | None = None
    quantization: Quantization | None = None
    sparsity: schema.SparsityParametersT | None = None
    # Whether it keeps its value from one run to the next.
    is_variable: bool = False


@dataclass
class OperatorSpec:
    """An operator of the model under construction."""

    code: str
    inputs: list[int]
    outputs: list[int]
    options: Any = None
    custom_options: bytes | None = None
    version: int = 1
    # Tensors that say what values between inputs and outputs mean.
    intermediates: list[int] = field(default_factory=list)


class AlignedBuffer(schema.BufferT):
    """A buffer whose contents start at a multiple of BUFFER_ALIGNMENT, which the generated code forgets."""

    def Pack(self, builder: flatbuffers.Builder) -> int:
        contents = None
        if self.data is not None:
            builder.StartVector(1, len(self.data), BUFFER_ALIGNMENT)
            builder.head = builder.Head() - len(self.data)
            builder.Bytes[builder.Head() : builder.Head() + len(self.data)] = self.data
            contents = builder.EndVector()
        schema.BufferStart(builder)
        if contents is not None:
            schema.BufferAddData(builder, contents)
        return schema.BufferEnd(builder)


@dataclass
class ModelBuilder:
    """Collects tensors and operators of one graph and serialises them."""

    tensors: list[TensorSpec] = field(default_factory=list)
    operators: list[OperatorSpec] = field(default_factory=list)
    inputs: list[int] = field(default_factory=list)
    outputs: list[int] = field(default_factory=list)
    # What operators call, from subgraph 1 on.
    subgraphs: list[ModelBuilder] = field(default_factory=list)

    def add_input(
        self,
        name: str,
        shape: tuple[int, ...],
        type_name: str = "float32",
        quantization: Quantization | None = None,
    ) -> int:
        """Adds a graph input."""
        self.inputs.append(self._add(TensorSpec(name, type_name, tuple(shape), quantization=quantization)))
        return self.inputs[-1]

    def add_constant(
        self,
        name: str,
        value: np.ndarray,
        quantization: Quantization | None = None,
        sparsity: schema.SparsityParametersT | None = None,
        shape: tuple[int, ...] | None = None,
    ) -> int:
        """Adds a constant; `shape` is given when `value` holds only the stored elements of a sparse one."""
        value = np.asarray(value)
        spec = TensorSpec(name, value.dtype.name, shape or value.shape, value, quantization, sparsity)
        return self._add(spec)

    def add_variable(
        self,
        name: str,
        shape: tuple[int, ...],
        type_name: str = "float32",
        quantization: Quantization | None = None,
    ) -> int:
        """Adds a tensor that keeps its value from one run to the next."""
        return self._add(TensorSpec(name, type_name, tuple(shape), None, quantization, is_variable=True))

    def add_intermediate(self, name: str, type_name: str, quantization: Quantization | None = None) -> int:
        """Adds a tensor without contents, of which only the quantization counts."""
        return self._add(TensorSpec(name, type_name, (0,), None, quantization))

    def add_operator(
        self,
        code: str,
        inputs: list[int],
        options: Any = None,
        output: str = "output",
        type_name: str = "float32",
        quantization: Quantization | None = None,
        version: int = 1,
        shape: tuple[int, ...] | None = None,
    ) -> int:
        """Adds an operator with one output, whose shape LiteRT infers unless it is given; returns it."""
        index = self._add(TensorSpec(output, type_name, shape, quantization=quantization))
        self.operators.append(OperatorSpec(code, list(inputs), [index], options, version=version))
        return index

    def add_output(self, name: str, type_name: str) -> int:
        """Adds a further output to the last operator, of a shape that LiteRT infers."""
        index = self._add(TensorSpec(name, type_name, None))
        self.operators[-1].outputs.append(index)
        return index

    def add_operator_with_outputs(
        self,
        code: str,
        inputs: list[int],
        options: Any,
        outputs: list[str],
        type_name: str = "float32",
        quantization: Quantization | None = None,
        version: int = 1,
    ) -> list[int]:
        """Adds an operator with several outputs of one type and of shapes that LiteRT infers."""
        indices = [
            self._add(TensorSpec(name, type_name, None, quantization=quantization)) for name in outputs
        ]
        self.operators.append(OperatorSpec(code, list(inputs), indices, options, version=version))
        return indices

    def add_custom_operator(
        self,
        code: str,
        inputs: list[int],
        custom_options: bytes,
        outputs: list[str],
        shapes: list[tuple[int, ...]] | None = None,
        version: int = 1,
    ) -> list[int]:
        """Adds a custom operator with float outputs, whose shapes LiteRT infers unless they are given."""
        indices = [
            self._add(TensorSpec(name, "float32", shapes[position] if shapes else None))
            for position, name in enumerate(outputs)
        ]
        self.operators.append(
            OperatorSpec(code, list(inputs), indices, None, custom_options, version)
        )
        return indices

    def infer_shapes(self) -> None:
        """Asks LiteRT for the shapes that were left open, so that the model states what will come out."""
        if all(spec.shape is not None for spec in self.tensors):
            return
        interpreter = Interpreter(
            model_content=self.serialized(),
            experimental_op_resolver_type=OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES,
            num_threads=1,
        )
        interpreter.allocate_tensors()
        for spec, details in zip(self.tensors, interpreter.get_tensor_details()):
            if spec.shape is None:
                spec.shape = tuple(int(length) for length in details["shape"])

    def mapping_constants(
        self, transform: Callable[[np.ndarray], np.ndarray], drop_activations: bool = False
    ) -> ModelBuilder:
        """The same model with every float constant replaced, and optionally without fused activations."""
        tensors = [
            TensorSpec(
                spec.name,
                spec.type_name,
                spec.shape,
                (
                    transform(spec.constant)
                    if spec.constant is not None and spec.constant.dtype.kind == "f"
                    else spec.constant
                ),
                spec.quantization,
                spec.sparsity,
                spec.is_variable,
            )
            for spec in self.tensors
        ]
        operators = [
            OperatorSpec(
                spec.code,
                spec.inputs,
                spec.outputs,
                without_activation(spec.options) if drop_activations else spec.options,
                spec.custom_options,
                spec.version,
                spec.intermediates,
            )
            for spec in self.operators
        ]
        return ModelBuilder(tensors, operators, list(self.inputs), list(self.outputs), list(self.subgraphs))

    def with_open_shapes(self) -> ModelBuilder:
        """The same model with ones for the lengths of what lies between inputs and outputs.

        It is what a converter leaves of a batch that is open, or an app that resized the inputs.
        """
        computed = {index for spec in self.operators for index in spec.outputs} - set(self.outputs)
        tensors = [
            replace(spec, shape=(1,) * len(spec.shape)) if index in computed and spec.shape else spec
            for index, spec in enumerate(self.tensors)
        ]
        return replace(self, tensors=tensors)

    def serialized(self) -> bytes:
        """The bytes of the .tflite file."""
        buffers: list[schema.BufferT] = [schema.BufferT()]
        builders = [self, *self.subgraphs]
        codes = sorted({(spec.code, spec.version) for builder in builders for spec in builder.operators})
        graphs = [
            schema.SubGraphT(
                tensors=[self._tensor(spec, buffers) for spec in builder.tensors],
                inputs=np.array(builder.inputs, np.int32),
                outputs=np.array(builder.outputs, np.int32),
                operators=[self._operator(spec, codes) for spec in builder.operators],
                name=f"subgraph {number}" if number else "main",
            )
            for number, builder in enumerate(builders)
        ]
        model = schema.ModelT(
            version=3,
            operatorCodes=[operator_code(code, version) for code, version in codes],
            subgraphs=graphs,
            description="operator golden",
            buffers=buffers,
        )
        builder = flatbuffers.Builder(1024)
        builder.Finish(model.Pack(builder), file_identifier=b"TFL3")
        return bytes(builder.Output())

    def _add(self, spec: TensorSpec) -> int:
        self.tensors.append(spec)
        return len(self.tensors) - 1

    def _tensor(self, spec: TensorSpec, buffers: list[schema.BufferT]) -> schema.TensorT:
        buffer = 0
        if spec.constant is not None:
            buffers.append(AlignedBuffer(data=spec.constant.tobytes()))
            buffer = len(buffers) - 1
        return schema.TensorT(
            shape=np.array(spec.shape if spec.shape is not None else (1,), np.int32),
            type=TENSOR_TYPES[spec.type_name],
            buffer=buffer,
            name=spec.name,
            quantization=spec.quantization.parameters() if spec.quantization else None,
            sparsity=spec.sparsity,
            isVariable=spec.is_variable,
            hasRank=spec.shape is not None,
        )

    def _operator(self, spec: OperatorSpec, codes: list[tuple[str, int]]) -> schema.OperatorT:
        operator = schema.OperatorT(
            opcodeIndex=codes.index((spec.code, spec.version)),
            inputs=np.array(spec.inputs, np.int32),
            outputs=np.array(spec.outputs, np.int32),
            intermediates=np.array(spec.intermediates, np.int32) if spec.intermediates else None,
        )
        if spec.options is not None:
            name = type(spec.options).__name__.removesuffix("T")
            if hasattr(schema.BuiltinOptions, name):
                operator.builtinOptionsType = getattr(schema.BuiltinOptions, name)
                operator.builtinOptions = spec.options
            else:
                operator.builtinOptions2Type = getattr(schema.BuiltinOptions2, name)
                operator.builtinOptions2 = spec.options
        if spec.custom_options is not None:
            operator.customOptions = np.frombuffer(spec.custom_options, np.uint8)
        return operator


def operator_code(code: str, version: int) -> schema.OperatorCodeT:
    """The table entry of an operator: builtin by its name in the schema, otherwise custom."""
    builtin = getattr(schema.BuiltinOperator, code, None)
    if builtin is None:
        custom = schema.BuiltinOperator.CUSTOM
        return schema.OperatorCodeT(
            deprecatedBuiltinCode=custom, builtinCode=custom, customCode=code, version=version
        )
    return schema.OperatorCodeT(
        deprecatedBuiltinCode=min(builtin, LARGEST_DEPRECATED_CODE), builtinCode=builtin, version=version
    )


def without_activation(options: Any) -> Any:
    """A copy of an operator's options whose fused activation is NONE."""
    if not hasattr(options, "fusedActivationFunction"):
        return options
    copy = type(options)(**vars(options))
    copy.fusedActivationFunction = schema.ActivationFunctionType.NONE
    return copy
