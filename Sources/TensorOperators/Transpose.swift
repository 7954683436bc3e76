import ComputeKernels
import TensorCore

/// Reorders the axes of a tensor: output axis `i` is input axis `permutation[i]`.
///
/// - Source: TensorFlow Lite `TRANSPOSE`.
public struct Transpose: Sendable, Hashable {
  /// For each axis of the result, the axis of the input.
  public var permutation: [Int]

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(permutation: [Int]) {
    self.permutation = permutation
  }
}

extension Transpose: OperatorDefinition {
  public static let kind: OperatorKind = "transpose"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "axis `i` is input axis `permutation[i]`")
  package static let sample = Transpose(permutation: [0, 3, 1, 2])

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integers("permutation", &permutation, in: AttributeLimits.axes, "each axis once")
  }

  package func validateTogether() throws {
    guard permutation.sorted() == Array(permutation.indices) else {
      throw EngineError(.invalidModel, "\(permutation) is not a permutation of the axes")
    }
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    guard permutation.sorted() == Array(0..<input.shape.rank) else {
      throw EngineError(
        .shapeMismatch, "\(permutation) is not a permutation of the axes of \(input.shape)")
    }
    return [inputs.output(Shape(permutation.map { input.shape[$0] }), input.elementType)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let strides = site.type(0).shape.strides
    let walk = StridedWalk(
      lengths: site.outputs[0].shape.dimensions, strides: permutation.map { strides[$0] })
    return site.stridedCopyKernel(start: 0, walk: walk)
  }
}
