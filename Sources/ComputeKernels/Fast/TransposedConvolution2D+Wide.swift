import TensorCore

/// The memory that a transposed convolution with ``WideMatrix`` computes rows of its result in.
package struct WideTransposedRow: Sendable {
  private let block: WideBlock
  /// The number of sums of a row of the result.
  private let sumCount: Int

  package init(_ geometry: TransposedConvolutionGeometry, _ instructionSet: InstructionSet) {
    block = WideBlock(
      depth: geometry.inputChannels, columnCount: geometry.columns.filterLength * geometry.outputChannels,
      instructionSet)
    sumCount = geometry.columns.outputLength * geometry.outputChannels
  }

  /// The size of all of it; `nil` where no memory holds as much.
  package var byteCount: Int? {
    guard let blockSize = block.byteCount, let rowSize = memorySize([sumCount, MemoryLayout<Int64>.size])
    else { return nil }
    return rowSize + blockSize
  }

  /// The sums of a row of the result, and the memory of a block of products.
  fileprivate func parts(
    _ start: UnsafeMutableRawPointer
  ) -> (sums: UnsafeMutablePointer<Int64>, block: WideBlock, scratch: UnsafeMutableRawPointer) {
    (start.assumingMemoryBound(to: Int64.self), block, start + sumCount * MemoryLayout<Int64>.size)
  }
}

extension WideMatrix {
  /// Packs each row of the filters of a transposed convolution: a column of the matrix is a column of the
  /// filter of an output channel.
  ///
  /// - Parameter filter: `int8`, `[O, KH, KW, I]`.
  package static func filterRows(
    of filter: Tensor, _ geometry: TransposedConvolutionGeometry, _ instructionSet: InstructionSet
  ) -> [WideMatrix] {
    let (height, width) = (geometry.rows.filterLength, geometry.columns.filterLength)
    let depth = geometry.inputChannels
    return (0..<height).map { row in
      let starts = (0..<width).flatMap { column in
        (0..<geometry.outputChannels).map { (($0 * height + row) * width + column) * depth }
      }
      return WideMatrix(filter: filter, starts: starts, depth: depth, instructionSet: instructionSet)
    }
  }
}

extension FastKernels {
  /// Spreads each pixel of an image of 16-bit quantized values around zero over a window of the result: a row
  /// of the image times a row of the filters is added to a row of the result.
  ///
  /// - Shapes: input `[N, H, W, I]`, output `[N, OH, OW, O]`.
  /// - Parameters:
  ///   - filterRows: A matrix for each row of the filters.
  ///   - rows: Output rows, counted over the whole batch.
  ///   - scratch: The memory of `room`.
  package static func transposedConvolution2D(
    input: UnsafePointer<Int16>, filterRows: [WideMatrix], bias: WideBias,
    output: UnsafeMutablePointer<Int16>, geometry: TransposedConvolutionGeometry,
    requantization: WideRequantization, rows: Range<Int>, room: WideTransposedRow,
    scratch: UnsafeMutableRawPointer
  ) {
    let (sums, block, blockScratch) = room.parts(scratch)
    let (axis, channels) = (geometry.rows, geometry.outputChannels)
    let rowLength = geometry.columns.outputLength * channels
    for row in rows {
      let (batch, y) = row.quotientAndRemainder(dividingBy: axis.outputLength)
      sums.update(repeating: 0, count: rowLength)
      let phase = axis.phase(ofOutput: y)
      for tap in 0..<axis.tapCount(ofPhase: phase) {
        let inputY = axis.input(ofOutput: y) - tap
        guard 0..<geometry.inputHeight ~= inputY else { continue }
        let line =
          input + (batch * geometry.inputHeight + inputY) * geometry.inputWidth * geometry.inputChannels
        let filterRow = filterRows[phase + tap * axis.stride]
        addProducts(of: line, filterRow, geometry, block, blockScratch, to: sums)
      }
      for x in 0..<geometry.columns.outputLength {
        let pixelSums = sums + x * channels
        requantization.finish(0..<channels, bias: bias, into: output + (row * rowLength + x * channels)) {
          pixelSums[$0]
        }
      }
    }
  }

  /// Adds the products of a row of the image with a row of the filters where they belong.
  private static func addProducts(
    of line: UnsafePointer<Int16>, _ filterRow: WideMatrix, _ geometry: TransposedConvolutionGeometry,
    _ block: WideBlock, _ scratch: UnsafeMutableRawPointer, to sums: UnsafeMutablePointer<Int64>
  ) {
    let (products, partialSums, rows) = block.parts(scratch)
    let (axis, channels, depth) = (geometry.columns, geometry.outputChannels, geometry.inputChannels)
    let rowLength = IntegerMatrix.rowLength(depth: depth)
    for first in stride(from: 0, to: geometry.inputWidth, by: WideBlock.pixelCount) {
      let count = min(WideBlock.pixelCount, geometry.inputWidth - first)
      if rowLength != depth {
        for pixel in 0..<count {
          (rows + pixel * rowLength).update(from: line + (first + pixel) * depth, count: depth)
          rows[pixel * rowLength + depth] = 0
        }
      }
      filterRow.multiply(
        rowLength == depth ? line + first * depth : UnsafePointer(rows), rowStep: rowLength, rowCount: count,
        partialSums: partialSums, into: products)
      for pixel in 0..<count {
        let x = (first + pixel) * axis.stride - axis.padding
        // The columns of the filter that the result has.
        let start = max(-x, 0)
        let end = min(axis.filterLength, axis.outputLength - x)
        guard start < end else { continue }
        let target = sums + (x + start) * channels
        let source = products + (pixel * filterRow.sumStep + start * channels)
        for index in 0..<(end - start) * channels { target[index] &+= source[index] }
      }
    }
  }
}
