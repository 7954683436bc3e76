import ComputeKernels
import TensorCore

/// Resizes an image by repeating or leaving out pixels.
///
/// - Source: TensorFlow Lite `RESIZE_NEAREST_NEIGHBOR`.
public struct ResizeNearestNeighbor: Sendable, Hashable {
  /// The size of the result, and where pixels lie.
  public var resizing: Resizing

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(_ resizing: Resizing) {
    self.resizing = resizing
  }
}

extension ResizeNearestNeighbor: OperatorDefinition {
  public static let kind: OperatorKind = "resizeNearestNeighbor"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "image `[N, H, W, C]`",
    outputs: "`[N, height, width, C]`, each pixel a copy of the input's nearest")
  package static let sample = ResizeNearestNeighbor(
    Resizing(height: 7, width: 5, alignsCorners: true, usesHalfPixelCenters: false))

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try resizing.visit(&visitor)
  }

  package func validateTogether() throws { try resizing.validateTogether() }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    try resizing.outputTypes(for: inputs)
  }
}

extension ResizeNearestNeighbor {
  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let image = site.type(0).shape
    let pixelByteCount = image[3] * site.type(0).elementType.byteCount
    let tables = Packed(byteCount: (resizing.height + resizing.width) * MemoryLayout<Int>.size) {
      [
        positions(input: image[1], output: resizing.height),
        positions(input: image[2], output: resizing.width),
      ]
    }
    let input = site.input(0, as: UInt8.self)
    let output = site.output(0, as: UInt8.self)
    let tiling = site.tiling(count: image[0] * resizing.height, workPerElement: resizing.width * image[3])
    return PlannedKernel(
      name: "copy", reason: KernelReason.onlyOne, tileCount: tiling.tileCount, weights: tables
    ) { context, tile, _ in
      ReferenceKernels.resizeNearestNeighbor(
        input: context.pointer(input), output: context.mutablePointer(output), inputHeight: image[1],
        inputWidth: image[2], pixelByteCount: pixelByteCount, rows: tables.contents[0],
        columns: tables.contents[1],
        outputRows: tiling.range(tile))
    }
  }

  private func positions(input: Int, output: Int) -> [Int] {
    NearestNeighbor.positions(
      input: input, output: output, alignsCorners: resizing.alignsCorners,
      usesHalfPixelCenters: resizing.usesHalfPixelCenters)
  }
}
