import CMicroKernels
import TensorCore

/// A bank of filters of 8-bit weights for rows of 16-bit quantized values.
///
/// Sums of 32 bits hold as many products of those as ``sliceLength`` says. Longer rows are multiplied in
/// slices, whose sums are added in 64 bits.
package final class WideMatrix: Sendable {
  private let slices: [IntegerMatrix]
  /// The number of sums for each row.
  let sumStep: Int

  /// The most products of −2¹⁵ and −2⁷ that 32 bits hold, in whole groups.
  private static let sliceLength = 510

  /// - Parameters:
  ///   - filter: `int8`, with a row for each output channel.
  ///   - channels: The output channels that become columns.
  ///   - depth: The number of weights of each.
  package convenience init(
    filter: Tensor, channels: Range<Int>, depth: Int, instructionSet: InstructionSet
  ) {
    self.init(
      filter: filter, starts: channels.map { $0 * depth }, depth: depth, instructionSet: instructionSet)
  }

  /// - Parameters:
  ///   - filter: `int8`.
  ///   - starts: Where the weights of each column begin.
  ///   - depth: The number of weights of each.
  init(filter: Tensor, starts: [Int], depth: Int, instructionSet: InstructionSet) {
    sumStep = IntegerMatrix.sumStep(columnCount: starts.count, instructionSet)
    slices = stride(from: 0, to: depth, by: Self.sliceLength).map { first in
      IntegerMatrix(
        filter: filter, starts: starts.map { $0 + first }, depth: min(Self.sliceLength, depth - first),
        instructionSet: instructionSet)
    }
  }

  /// The most bytes that a bank takes, while and after it is packed.
  package static func byteCount(columnCount: Int, depth: Int, _ instructionSet: InstructionSet) -> Int {
    (depth + sliceLength - 1) / sliceLength
      * IntegerMatrix.byteCount(columnCount: columnCount, depth: min(depth, sliceLength), instructionSet)
  }

  /// Sums the products of rows with each column.
  ///
  /// - Parameters:
  ///   - rows: As ``IntegerMatrix`` takes them.
  ///   - partialSums: Room for ``sumStep`` integers for each row.
  ///   - sums: Room for as many.
  func multiply(
    _ rows: UnsafePointer<Int16>, rowStep: Int, rowCount: Int, partialSums: UnsafeMutablePointer<Int32>,
    into sums: UnsafeMutablePointer<Int64>
  ) {
    for (index, slice) in slices.enumerated() {
      slice.multiply(
        rows + index * Self.sliceLength, rowStep: rowStep, rowCount: rowCount, into: partialSums)
      let count = rowCount * sumStep
      if index == 0 {
        for sum in 0..<count { sums[sum] = Int64(partialSums[sum]) }
      } else {
        for sum in 0..<count { sums[sum] &+= Int64(partialSums[sum]) }
      }
    }
  }
}

/// The memory that products with a ``WideMatrix`` are computed in, for blocks of pixels.
package struct WideBlock: Sendable {
  /// The output pixels of a block.
  package static let pixelCount = 32

  private let rowLength: Int
  private let sumStep: Int

  package init(_ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet) {
    self.init(depth: geometry.patchLength, columnCount: geometry.groupOutputChannels, instructionSet)
  }

  init(depth: Int, columnCount: Int, _ instructionSet: InstructionSet) {
    rowLength = IntegerMatrix.rowLength(depth: depth)
    sumStep = IntegerMatrix.sumStep(columnCount: columnCount, instructionSet)
  }

  /// The size of all of it; `nil` where no memory holds as much.
  package var byteCount: Int? {
    memorySize([Self.pixelCount, rowLength * MemoryLayout<Int16>.size + sumStep * 12 + 8])
  }

  /// The sums of 64 bits, those of 32 bits and the inputs under windows, one behind the other.
  func parts(
    _ start: UnsafeMutableRawPointer
  ) -> (
    sums: UnsafeMutablePointer<Int64>, partialSums: UnsafeMutablePointer<Int32>,
    rows: UnsafeMutablePointer<Int16>
  ) {
    let partialSums = start + Self.pixelCount * sumStep * MemoryLayout<Int64>.size
    let rows = partialSums + Self.pixelCount * sumStep * MemoryLayout<Int32>.size
    return (
      start.assumingMemoryBound(to: Int64.self), partialSums.assumingMemoryBound(to: Int32.self),
      rows.assumingMemoryBound(to: Int16.self)
    )
  }
}

extension FastKernels {
  /// Convolves 16-bit quantized values around zero with a bank of filters.
  ///
  /// - Shapes: output `[N, OH, OW, O]`.
  /// - Parameters:
  ///   - filters: One matrix for each group.
  ///   - pixels: Output pixels, counted over the whole batch.
  ///   - scratch: The memory of `block`.
  package static func convolution2D(
    input: UnsafePointer<Int16>, filters: [WideMatrix], bias: WideBias, output: UnsafeMutablePointer<Int16>,
    geometry: ConvolutionGeometry, requantization: WideRequantization, pixels: Range<Int>, block: WideBlock,
    scratch: UnsafeMutableRawPointer
  ) {
    let (sums, partialSums, rows) = block.parts(scratch)
    let depth = geometry.patchLength
    let rowLength = IntegerMatrix.rowLength(depth: depth)
    let isInPlace = geometry.isPointwise && depth == rowLength
    for first in stride(from: pixels.lowerBound, to: pixels.upperBound, by: WideBlock.pixelCount) {
      let count = min(WideBlock.pixelCount, pixels.upperBound - first)
      for (group, filter) in filters.enumerated() {
        if !isInPlace {
          for pixel in 0..<count {
            copyWindow(
              of: first + pixel, group: group, input: input, geometry: geometry, to: rows + pixel * rowLength)
          }
        }
        filter.multiply(
          isInPlace ? input + first * depth : UnsafePointer(rows), rowStep: rowLength, rowCount: count,
          partialSums: partialSums, into: sums)
        let channels = geometry.groupOutputChannels
        for pixel in 0..<count {
          let pixelSums = sums + pixel * filter.sumStep
          requantization.finish(
            group * channels..<(group + 1) * channels, bias: bias,
            into: output + ((first + pixel) * geometry.outputChannels + group * channels)
          ) { pixelSums[$0] }
        }
      }
    }
  }

  /// Copies the inputs under the window of an output pixel, zeros where there are none.
  private static func copyWindow(
    of pixel: Int, group: Int, input: UnsafePointer<Int16>, geometry: ConvolutionGeometry,
    to target: UnsafeMutablePointer<Int16>
  ) {
    let channels = geometry.groupInputChannels
    let (row, column) = pixel.quotientAndRemainder(dividingBy: geometry.outputWidth)
    let (batch, y) = row.quotientAndRemainder(dividingBy: geometry.outputHeight)
    let originY = y * geometry.strideHeight - geometry.paddingTop
    let originX = column * geometry.strideWidth - geometry.paddingLeft
    var place = target
    for filterY in 0..<geometry.filterHeight {
      let inputY = originY + filterY * geometry.dilationHeight
      for filterX in 0..<geometry.filterWidth {
        let inputX = originX + filterX * geometry.dilationWidth
        if 0..<geometry.inputHeight ~= inputY, 0..<geometry.inputWidth ~= inputX {
          let inputPixel = (batch * geometry.inputHeight + inputY) * geometry.inputWidth + inputX
          place.update(
            from: input + inputPixel * geometry.inputChannels + group * channels, count: channels)
        } else {
          place.update(repeating: 0, count: channels)
        }
        place += channels
      }
    }
    if geometry.patchLength % 2 == 1 { place[0] = 0 }
  }

  /// Convolves each channel of 16-bit quantized values around zero with a filter of its own.
  ///
  /// - Parameters:
  ///   - rows: Rows of outputs, counted over the whole batch.
  ///   - sums: Room for an integer for each channel.
  /// - Precondition: There is one filter for each channel, of no more than ``mostWideTaps`` weights.
  package static func depthwiseConvolution2D(
    input: UnsafePointer<Int16>, filter: UnsafePointer<Int8>, bias: WideBias,
    output: UnsafeMutablePointer<Int16>, geometry: ConvolutionGeometry, requantization: WideRequantization,
    rows: Range<Int>, sums: UnsafeMutablePointer<Int32>
  ) {
    let channels = geometry.outputChannels
    for row in rows {
      let (batch, y) = row.quotientAndRemainder(dividingBy: geometry.outputHeight)
      let originY = y * geometry.strideHeight - geometry.paddingTop
      for column in 0..<geometry.outputWidth {
        let originX = column * geometry.strideWidth - geometry.paddingLeft
        sums.update(repeating: 0, count: channels)
        for filterY in geometry.filterRows(origin: originY) {
          let inputRow = batch * geometry.inputHeight + originY + filterY * geometry.dilationHeight
          for filterX in geometry.filterColumns(origin: originX) {
            let inputPixel = inputRow * geometry.inputWidth + originX + filterX * geometry.dilationWidth
            let values = input + inputPixel * channels
            let weights = filter + (filterY * geometry.filterWidth + filterX) * channels
            for channel in 0..<channels {
              sums[channel] &+= Int32(values[channel]) &* Int32(weights[channel])
            }
          }
        }
        let results = output + (row * geometry.outputWidth + column) * channels
        requantization.finish(0..<channels, bias: bias, into: results) { Int64(sums[$0]) }
      }
    }
  }

  /// The most products of a depthwise convolution that 32 bits hold the sum of.
  package static let mostWideTaps = 511
}
