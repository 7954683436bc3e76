// Plans and executors speak of tensors by their types.
@_exported import struct TensorOperators.TensorType
