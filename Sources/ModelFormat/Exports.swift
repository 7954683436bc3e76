// Nodes are made of operators, so code that has a graph has these too.
@_exported import TensorOperators
