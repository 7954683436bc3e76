import CMicroKernels
import TensorCore

/// A matrix and its biases, rounded to half precision and rearranged once for the micro-kernels.
///
/// A class as ``QuantizedMatrix``.
package final class HalfMatrix: Sendable {
  /// The number of columns: output channels.
  package let columnCount: Int
  /// The number of rows: the inputs that each output sums over.
  package let depth: Int
  private let instructionSet: InstructionSet
  /// In panels of ``panelWidth`` columns, the last of which may have columns of zeros.
  private let weights: AlignedStorage
  private let biases: AlignedStorage
  private let slopes: AlignedStorage?

  /// The number of columns that lie side by side.
  private static let panelWidth = 16
  /// The number of rows that are rounded and multiplied at a time.
  static let blockRowCount = 16

  /// Packs a filter whose rows are output channels.
  ///
  /// - Parameters:
  ///   - filter: `[columnCount, depth]`.
  ///   - bias: One addend for each column; `nil` for none.
  ///   - slope: One factor for the negative results of each column; `nil` for none.
  package init(
    filter: StoredFloats, bias: UnsafePointer<Float>?, slope: UnsafePointer<Float>?, columnCount: Int,
    depth: Int, instructionSet: InstructionSet
  ) {
    self.columnCount = columnCount
    self.depth = depth
    self.instructionSet = instructionSet
    let width = Self.paddedCount(columnCount)
    weights = AlignedStorage(byteCount: width * depth * MemoryLayout<UInt16>.size)
    biases = AlignedStorage(byteCount: width * MemoryLayout<Float>.size)
    if let bias { biases.floats.update(from: bias, count: columnCount) }
    slopes = slope.map { slope in
      let slopes = AlignedStorage(byteCount: columnCount * MemoryLayout<Float>.size)
      slopes.floats.update(from: slope, count: columnCount)
      return slopes
    }
    let panels = weights.start.assumingMemoryBound(to: UInt16.self)
    var column = [Float](repeating: 0, count: depth)
    for index in 0..<columnCount {
      column.withUnsafeMutableBufferPointer { column in
        guard let start = column.baseAddress else { return }
        filter.read(depth, from: index * depth, into: start)
      }
      let (panel, place) = index.quotientAndRemainder(dividingBy: Self.panelWidth)
      let first = panels + panel * Self.panelWidth * depth + place
      for row in 0..<depth { first[row * Self.panelWidth] = HalfPrecision.narrowed(column[row]) }
    }
  }

  private static func paddedCount(_ columnCount: Int) -> Int {
    (columnCount + panelWidth - 1) / panelWidth * panelWidth
  }

  /// The most bytes that a matrix takes, while and after it is packed.
  package static func byteCount(columnCount: Int, depth: Int) -> Int {
    let width = paddedCount(columnCount)
    return width * depth * MemoryLayout<UInt16>.size + (2 * width + depth) * MemoryLayout<Float>.size
      + PackedMatrix.objectByteCount
  }

  /// The room for a block of rows that are rounded, and for their sums, in floats.
  package static func scratchCount(columnCount: Int, depth: Int) -> Int {
    blockRowCount * (roundedCount(depth) + paddedCount(columnCount))
  }

  /// The floats that take as much room as a row of halves.
  private static func roundedCount(_ depth: Int) -> Int { (depth + 1) / 2 }

  /// `output = clamp(rectify(bias + addend + rows · matrix))` for a block of rows.
  ///
  /// - Shapes: rows `[rowCount, depth]`, addend and output `[rowCount, columnCount]`.
  /// - Parameters:
  ///   - rowCount: At most ``blockRowCount``.
  ///   - scratch: ``scratchCount(columnCount:depth:)`` floats; overwritten.
  func multiply(
    _ rows: UnsafePointer<Float>, rowCount: Int, addend: UnsafePointer<Float>?, bounds: ActivationBounds,
    output: UnsafeMutablePointer<Float>, scratch: UnsafeMutablePointer<Float>
  ) {
    let kernels = instructionSet.kernels
    let halves = UnsafeMutableRawPointer(scratch).assumingMemoryBound(to: UInt16.self)
    let sums = scratch + Self.blockRowCount * Self.roundedCount(depth)
    let width = Self.paddedCount(columnCount)
    kernels.halfFromSingle(rows, rowCount * depth, halves)
    var parameters = HalfProductParameters(
      a: halves, aStride: depth, rowCount: rowCount, depth: depth,
      packed: weights.start.assumingMemoryBound(to: UInt16.self), bias: biases.floats, columnCount: width,
      c: sums, cStride: width)
    kernels.multiplyHalves(&parameters)
    let epilogue = Epilogue(slope: slopes.map { UnsafePointer($0.floats) }, bounds: bounds)
    for row in 0..<rowCount {
      epilogue.finish(
        sums + row * width, plus: addend.map { $0 + row * columnCount }, count: columnCount,
        into: output + row * columnCount)
    }
  }
}

extension FastKernels {
  /// The room for ``halfConvolution2D``, in floats.
  package static func halfScratchCount(_ geometry: ConvolutionGeometry) -> Int {
    let patches = geometry.isPointwise ? 0 : HalfMatrix.blockRowCount * geometry.patchLength
    return patches
      + HalfMatrix.scratchCount(columnCount: geometry.outputChannels, depth: geometry.patchLength)
  }

  /// Any convolution as a product in half precision of the patches under the windows of `pixels`.
  ///
  /// - Shapes: input `[N, H, W, I]`, addend and output `[pixels.count, O]`.
  /// - Parameters:
  ///   - addend: What to add to each sum before slope and bounds apply; `nil` for nothing.
  ///   - scratch: ``halfScratchCount(_:)`` floats; overwritten.
  package static func halfConvolution2D(
    input: UnsafePointer<Float>, filter: HalfMatrix, addend: UnsafePointer<Float>?, bounds: ActivationBounds,
    output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry, pixels: Range<Int>,
    scratch: UnsafeMutablePointer<Float>
  ) {
    let channels = geometry.outputChannels
    for first in stride(from: pixels.lowerBound, to: pixels.upperBound, by: HalfMatrix.blockRowCount) {
      let block = first..<min(first + HalfMatrix.blockRowCount, pixels.upperBound)
      let place = (first - pixels.lowerBound) * channels
      var rows = input + first * geometry.inputChannels
      var room = scratch
      if !geometry.isPointwise {
        copyPatches(input: input, patches: scratch, geometry: geometry, pixels: block)
        rows = UnsafePointer(scratch)
        room += HalfMatrix.blockRowCount * geometry.patchLength
      }
      filter.multiply(
        rows, rowCount: block.count, addend: addend.map { $0 + place }, bounds: bounds,
        output: output + place, scratch: room)
    }
  }
}
