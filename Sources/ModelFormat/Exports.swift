// Nodes are made of operators, so whoever has a graph has these too.
@_exported import TensorOperators
