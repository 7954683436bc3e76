import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds a choice of elements: on the diagonals of matrices, those of a tensor without the last axis; zeros
  /// elsewhere.
  mutating func addMatrixDiagonal(_ source: TFLiteOperator) throws {
    let (diagonal, output) = (try input(0, of: source), try soleOutput(of: source))
    guard let length = tensors[diagonal].shape.dimensions.last else {
      throw EngineError(.invalidModel, "has a single number for the diagonals of matrices")
    }
    // Zeros, not what stands for them: the reference does not look at the zero point.
    let zero = try addConstant(
      like: output, shape: [], elementType: tensors[output].elementType,
      quantization: tensors[output].quantization, suffix: "/zero"
    ) { $0.initializeMemory(as: UInt8.self, repeating: 0) }
    try addDiagonal(diagonal, over: zero, rowCount: length, columnCount: length, output)
  }

  /// Adds a choice of elements: on the diagonals of matrices, those of a second tensor; those of the first
  /// elsewhere.
  mutating func addMatrixWithDiagonal(_ source: TFLiteOperator) throws {
    let (matrices, diagonal) = (try input(0, of: source), try input(1, of: source))
    let (shape, diagonalShape) = (tensors[matrices].shape, tensors[diagonal].shape)
    let sides = shape.dimensions.suffix(2)
    guard sides.count == 2, let rowCount = sides.first, let columnCount = sides.last,
      diagonalShape.dimensions == shape.dimensions.dropLast(2) + [min(rowCount, columnCount)]
    else {
      throw EngineError(.invalidModel, "has diagonals of shape \(diagonalShape) for matrices \(shape)")
    }
    try addDiagonal(
      diagonal, over: matrices, rowCount: rowCount, columnCount: columnCount, try soleOutput(of: source))
  }

  /// - Parameter others: The elements beside the diagonals, whose shape broadcasts.
  private mutating func addDiagonal(
    _ diagonal: Int, over others: Int, rowCount: Int, columnCount: Int, _ output: Int
  ) throws {
    // Each element of a diagonal goes along its row, or its column where columns are fewer.
    let shape = tensors[diagonal].shape.dimensions
    let line = rowCount < columnCount ? shape + [1] : shape.dropLast() + [1, columnCount]
    let lines = addReshape(of: diagonal, to: try Shape(validating: line), suffix: "/lines")
    let isDiagonal = try addConstant(
      like: output, shape: try Shape(validating: [rowCount, columnCount]), elementType: .bool,
      quantization: nil, suffix: "/diagonal"
    ) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      for index in 0..<min(rowCount, columnCount) { bytes[index * columnCount + index] = 1 }
    }
    emit(Select(), [isDiagonal, lines, others], to: [output])
  }
}
