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

extension ResizeNearestNeighbor: ResizeOperator {
  public static let kind: OperatorKind = "resizeNearestNeighbor"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "image `[N, H, W, C]`",
    outputs: "`[N, height, width, C]`, each pixel a copy of the input's nearest")
  package static let sample = ResizeNearestNeighbor(
    Resizing(height: 7, width: 5, alignsCorners: true, usesHalfPixelCenters: false))

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
      Self.resizeNearestNeighbor(
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

/// Which input row or column each output row or column of a nearest-neighbour resize repeats.
private enum NearestNeighbor {
  /// The input positions along one axis.
  ///
  /// - Source: `GetNearestNeighbor` of
  ///   `tensorflow/lite/kernels/internal/reference/resize_nearest_neighbor.h`, in single precision.
  static func positions(
    input: Int, output: Int, alignsCorners: Bool, usesHalfPixelCenters: Bool
  ) -> [Int] {
    let scale =
      alignsCorners && output > 1
      ? Float(input - 1) / Float(output - 1)
      : Float(input) / Float(output)
    let offset: Float = usesHalfPixelCenters ? 0.5 : 0
    let rule: FloatingPointRoundingRule = alignsCorners ? .toNearestOrAwayFromZero : .down
    return (0..<output).map { position in
      let nearest = Int(((Float(position) + offset) * scale).rounded(rule))
      return min(max(nearest, 0), input - 1)
    }
  }
}

extension ResizeNearestNeighbor {
  /// Resizes images by repeating or leaving out pixels. It works on the bytes of any element type.
  ///
  /// - Shapes: input `[N, inputHeight, inputWidth, C]`, output `[N, rows.count, columns.count, C]`.
  /// - Parameters:
  ///   - pixelByteCount: The bytes of the `C` elements of a pixel.
  ///   - rows: The input row of each output row, below `inputHeight`.
  ///   - columns: The input column of each output column, below `inputWidth`.
  ///   - outputRows: The rows that are computed, counted over the whole batch.
  static func resizeNearestNeighbor(
    input: UnsafeRawPointer, output: UnsafeMutableRawPointer, inputHeight: Int, inputWidth: Int,
    pixelByteCount: Int, rows: [Int], columns: [Int], outputRows: Range<Int>
  ) {
    var destination = output + outputRows.lowerBound * columns.count * pixelByteCount
    for outputRow in outputRows {
      let row = outputRow / rows.count * inputHeight + rows[outputRow % rows.count]
      let pixels = input + row * inputWidth * pixelByteCount
      for column in columns {
        destination.copyMemory(from: pixels + column * pixelByteCount, byteCount: pixelByteCount)
        destination += pixelByteCount
      }
    }
  }
}
