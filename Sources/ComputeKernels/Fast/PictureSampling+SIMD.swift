import CMicroKernels
import KernelLayout

/// Equally spaced points of a line, as a projective map takes them to a picture.
///
/// Point `i` lies at ((x + xStep·i) / d, (y + yStep·i) / d), where d = w + wStep·i, and at (0, 0) where d is
/// 0.
package struct ProjectedLine: Sendable {
  package var x: Double
  package var y: Double
  package var w: Double
  package var xStep: Double
  package var yStep: Double
  package var wStep: Double

  package init(x: Double, y: Double, w: Double = 1, xStep: Double, yStep: Double, wStep: Double = 0) {
    self.x = x
    self.y = y
    self.w = w
    self.xStep = xStep
    self.yStep = yStep
    self.wStep = wStep
  }
}

extension ProjectedLine {
  /// Where a point lies, as ``FastKernels/place(_:from:count:unitsPerPixel:x:y:instructionSet:)`` writes it.
  package func position(of index: Int, unitsPerPixel: Double) -> PixelPosition {
    let divisor = w + wStep * Double(index)
    let scale = divisor != 0 ? unitsPerPixel / divisor : 0
    return PixelPosition(
      x: SamplingPosition.rounded((x + xStep * Double(index)) * scale),
      y: SamplingPosition.rounded((y + yStep * Double(index)) * scale))
  }
}

/// A position in a picture, in parts of a pixel.
package struct PixelPosition {
  /// In the direction of rows, to the right.
  let x: Int32
  /// In the direction of columns, downwards.
  let y: Int32
}

/// Positions in a picture or a mask, in parts of a pixel.
package struct PixelPositions {
  /// In the direction of rows, to the right.
  package let x: UnsafePointer<Int32>
  /// In the direction of columns, downwards.
  package let y: UnsafePointer<Int32>
  package let count: Int

  package init(x: UnsafePointer<Int32>, y: UnsafePointer<Int32>, count: Int) {
    self.x = x
    self.y = y
    self.count = count
  }
}

extension FastKernels {
  /// Writes the positions of `count` points of a line from `first` on, as whole numbers of `1 /
  /// unitsPerPixel` pixel: the nearest, the even one of two, limited to 32 bits.
  ///
  /// What is not a number becomes the largest position.
  package static func place(
    _ line: ProjectedLine, from first: Int, count: Int, unitsPerPixel: Double, x: UnsafeMutablePointer<Int32>,
    y: UnsafeMutablePointer<Int32>, instructionSet: InstructionSet
  ) {
    var parameters = SamplingPositionsParameters(
      x: line.x, y: line.y, w: line.w, xStep: line.xStep, yStep: line.yStep, wStep: line.wStep,
      unitsPerPixel: unitsPerPixel, first: first, count: count, positionsX: x, positionsY: y)
    instructionSet.kernels.samplingPositions(&parameters)
  }
}

/// A picture of 8-bit samples to blend pixels of. All steps are in bytes and may be negative.
package struct SampledPicture {
  /// Positions are in parts of this many of a pixel.
  package static let unitsPerPixel = Double(SamplingPosition.unitsPerPixel)

  /// Red, green and blue of the first pixel.
  package let start: UnsafePointer<UInt8>
  package let columnStep: Int
  package let rowStep: Int
  package let width: Int
  package let height: Int
  /// Whether the nearest pixel counts where there is none; if not, black does.
  package let replicatesBorder: Bool

  /// - Precondition: Two bytes more than the pixels can be read behind the last of them in memory, and all
  ///   span less than 2³¹ bytes.
  package init(
    start: UnsafePointer<UInt8>, columnStep: Int, rowStep: Int, width: Int, height: Int,
    replicatesBorder: Bool
  ) {
    self.start = start
    self.columnStep = columnStep
    self.rowStep = rowStep
    self.width = width
    self.height = height
    self.replicatesBorder = replicatesBorder
  }
}

extension SampledPicture {
  /// Blends the four pixels around each position, a multiple of 1/32 pixel, and writes red, green and blue as
  /// `byte · scale + minimum`.
  ///
  /// - Parameters:
  ///   - next: The first of as many positions that will be sampled soon, whose pixels are fetched into a
  ///     cache.
  ///   - output: `3 · positions.count` floats.
  ///   - scratch: `4 · positions.count` numbers; overwritten.
  package func sample(
    _ positions: PixelPositions, before next: PixelPosition, scale: Float, minimum: Float,
    to output: UnsafeMutablePointer<Float>, scratch: UnsafeMutablePointer<UInt32>,
    instructionSet: InstructionSet
  ) {
    var parameters = PixelSamplingParameters(
      pixels: start, columnStep: columnStep, rowStep: rowStep, width: width, height: height,
      replicates: replicatesBorder, positionsX: positions.x, positionsY: positions.y, count: positions.count,
      ahead: distance(from: positions, to: next), scale: scale, minimum: minimum, output: output,
      scratch: scratch)
    instructionSet.kernels.samplePixels(&parameters)
  }

  /// Blends the four pixels around each position and writes red, green and blue as bytes.
  ///
  /// - Parameters: as of ``sample(_:before:scale:minimum:to:scratch:instructionSet:)``.
  package func sample(
    _ positions: PixelPositions, before next: PixelPosition, to output: UnsafeMutablePointer<UInt8>,
    scratch: UnsafeMutablePointer<UInt32>, instructionSet: InstructionSet
  ) {
    var parameters = ByteSamplingParameters(
      pixels: start, columnStep: columnStep, rowStep: rowStep, width: width, height: height,
      replicates: replicatesBorder, positionsX: positions.x, positionsY: positions.y, count: positions.count,
      ahead: distance(from: positions, to: next), output: output, scratch: scratch)
    instructionSet.kernels.samplePixelsAsBytes(&parameters)
  }

  /// The distance in bytes from the pixel at the first of some positions to that at another one, or between
  /// those that are nearest in the picture.
  private func distance(from positions: PixelPositions, to next: PixelPosition) -> Int {
    guard positions.count > 0 else { return 0 }
    return offset(next) - offset(PixelPosition(x: positions.x[0], y: positions.y[0]))
  }

  /// Where the pixel lies that is nearest to a position, in bytes from the first pixel.
  private func offset(_ position: PixelPosition) -> Int {
    let column = Int(position.x >> SamplingPosition.fractionBitCount)
    let row = Int(position.y >> SamplingPosition.fractionBitCount)
    return min(max(column, 0), width - 1) * columnStep + min(max(row, 0), height - 1) * rowStep
  }
}
