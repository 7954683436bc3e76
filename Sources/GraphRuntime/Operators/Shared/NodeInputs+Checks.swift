import ComputeKernels
import TensorCore

/// Checks that several operators share.
extension NodeInputs {
  /// The type of an output of the input's shape, which has rows along its last axis.
  func typesOfRows() throws -> [TensorType] {
    let input = try required(0, "input")
    guard input.shape.rank > 0 else {
      throw EngineError(.shapeMismatch, "the input is a scalar; expected at least one axis")
    }
    return [output(input.shape, input.elementType)]
  }

  /// The shape and type of two operands together.
  ///
  /// - Throws: ``EngineError/Code/shapeMismatch`` when their types differ or their shapes do not broadcast,
  ///   and ``EngineError/Code/invalidModel`` when the result is larger than a tensor may be.
  func broadcastOperands() throws -> (shape: Shape, elementType: ElementType) {
    let left = try required(0, "left")
    let right = try required(1, "right")
    guard left.elementType == right.elementType else {
      throw EngineError(
        .shapeMismatch,
        "left is \(left.elementType.rawValue), right \(right.elementType.rawValue); expected the same")
    }
    return (try Broadcast.shape(left.shape, right.shape), left.elementType)
  }

  /// Checks an input that moves positions.
  func checkTransformMatrix(_ index: Int) throws {
    let matrix = try requiredFloat(index, "matrix")
    guard matrix.shape == TransformMatrix.shape else {
      throw EngineError(
        .shapeMismatch, "input \(index) (matrix) has shape \(matrix.shape); expected \(TransformMatrix.shape)"
      )
    }
  }
}

/// The matrix between a crop and an image.
enum TransformMatrix {
  static let shape: Shape = [1, 4, 4]
}
