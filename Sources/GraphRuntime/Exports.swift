@_exported import enum TensorOperators.Precision
// Plans and executors speak of tensors by their types.
@_exported import struct TensorOperators.TensorType
