import CMicroKernels
import TensorCore

extension FastKernels {
  /// A 3×3 convolution by Winograd's minimal filtering: for each tile of 2×2 outputs, 16 products of channels
  /// and some sums take the place of 36 products.
  ///
  /// Results differ from sums of products by about as much as these do in another order. Where a pixel is
  /// infinite, all outputs of a tile may be NaN.
  ///
  /// - Source: Lavin and Gray, "Fast Algorithms for Convolutional Neural Networks", F(2×2, 3×3).
  /// - Shapes: input `[N, H, W, I]`, output and addend `[N, OH, OW, O]`.
  /// - Parameters:
  ///   - addend: What to add to each sum before slope and bounds apply; `nil` for nothing.
  ///   - indices: The blocks to compute.
  ///   - instructionSet: Of the transforms; the filter has that of the products.
  ///   - scratch: `blocks.scratchCount` floats; overwritten.
  package static func winogradConvolution2D(
    input: UnsafePointer<Float>, filter: WinogradFilter, addend: UnsafePointer<Float>?,
    output: UnsafeMutablePointer<Float>, blocks: WinogradBlocks, indices: Range<Int>,
    bounds: ActivationBounds, instructionSet: InstructionSet, scratch: UnsafeMutablePointer<Float>
  ) {
    let (geometry, elementCount) = (blocks.geometry, WinogradBlocks.elementCount)
    let pixelElements = scratch + blocks.copiedCount
    let pixelElementStep = blocks.elementStep(channelCount: geometry.inputChannels)
    let inputs = WinogradInputs(
      image: input, geometry: geometry,
      instructionSet: instructionSet.narrowed(toChannelCount: geometry.inputChannels),
      copies: scratch, copiedRowLength: blocks.copiedRowLength, elements: pixelElements,
      elementStep: pixelElementStep)
    let products = pixelElements + elementCount * pixelElementStep
    let productStep = blocks.elementStep(channelCount: geometry.outputChannels)
    let outputs = WinogradOutputs(
      products: products, productStep: productStep, geometry: geometry,
      instructionSet: instructionSet.narrowed(toChannelCount: geometry.outputChannels),
      slopes: filter.slopes.map { UnsafePointer($0.floats) }, addend: addend, bounds: bounds, output: output)
    for index in indices {
      let block = blocks[index]
      for row in 0..<block.tileRowCount { inputs.transform(block, row: row) }
      for index in filter.elements.indices {
        filter.elements[index].multiply(
          MatrixRows(
            start: pixelElements + index * pixelElementStep, stride: geometry.inputChannels,
            count: block.tileRowCount * block.tileColumnCount, runLength: geometry.inputChannels),
          bounds: .unbounded, output: products + index * productStep)
      }
      for row in 0..<block.tileRowCount { outputs.transform(block, row: row) }
    }
  }
}

/// The operands of the transforms of pixels.
private struct WinogradInputs {
  let image: UnsafePointer<Float>
  let geometry: ConvolutionGeometry
  let instructionSet: InstructionSet
  /// The room for four rows of pixels, `copiedRowLength` floats apart.
  let copies: UnsafeMutablePointer<Float>
  let copiedRowLength: Int
  /// For each element a matrix with a row of channels for each tile.
  let elements: UnsafeMutablePointer<Float>
  let elementStep: Int

  /// Transforms the pixels under a row of tiles: those inside the image where they lie, others in a copy.
  func transform(_ block: WinogradBlock, row: Int) {
    let tiles = 0..<block.tileColumnCount
    let inside = tilesInside(block, row: row)
    guard !inside.isEmpty else { return transformCopies(block, row: row, tiles) }
    transformCopies(block, row: row, 0..<inside.lowerBound)
    let originY = block.outputRows.lowerBound + 2 * row - geometry.paddingTop
    let originX = block.outputColumns.lowerBound + 2 * inside.lowerBound - geometry.paddingLeft
    transform(
      start(of: block) + originY * geometry.inputRowLength + originX * geometry.inputChannels,
      rowStep: geometry.inputRowLength, block, row: row, inside)
    transformCopies(block, row: row, inside.upperBound..<tiles.upperBound)
  }

  /// The tiles of a row whose pixels are neighbours in the image, and all inside of it.
  private func tilesInside(_ block: WinogradBlock, row: Int) -> Range<Int> {
    let originY = block.outputRows.lowerBound + 2 * row - geometry.paddingTop
    guard geometry.dilationHeight == 1, geometry.dilationWidth == 1, originY >= 0,
      originY + 4 <= geometry.inputHeight
    else { return 0..<0 }
    let originX = block.outputColumns.lowerBound - geometry.paddingLeft
    let first = max(1 - originX, 0) / 2
    let end = min((geometry.inputWidth - originX - 2) / 2, block.tileColumnCount)
    return first..<max(first, end)
  }

  /// Transforms copies of the pixels under some tiles of a row, with zeros outside the image.
  private func transformCopies(_ block: WinogradBlock, row: Int, _ tiles: Range<Int>) {
    guard !tiles.isEmpty else { return }
    let firstRow = block.outputRows.lowerBound + 2 * row
    let firstColumn = block.outputColumns.lowerBound + 2 * tiles.lowerBound
    for line in 0..<4 {
      copyPixels(
        block, row: firstRow + line, columns: firstColumn..<firstColumn + 2 * tiles.count + 2,
        to: copies + line * copiedRowLength)
    }
    transform(copies, rowStep: copiedRowLength, block, row: row, tiles)
  }

  /// Transforms some tiles of a row.
  ///
  /// - Parameter pixels: The first pixel of the first of them.
  private func transform(
    _ pixels: UnsafePointer<Float>, rowStep: Int, _ block: WinogradBlock, row: Int, _ tiles: Range<Int>
  ) {
    let tile = row * block.tileColumnCount + tiles.lowerBound
    var parameters = InputTilesParameters(
      pixels: pixels, rowStep: rowStep, channelCount: geometry.inputChannels, tileCount: tiles.count,
      elements: elements + tile * geometry.inputChannels, elementStep: elementStep)
    instructionSet.kernels.transformInputTiles(&parameters)
  }

  /// Copies neighbouring pixels of a phase.
  ///
  /// - Parameters:
  ///   - row: Counted from the pixel at which the window of the phase's first output begins; so are
  ///     `columns`.
  private func copyPixels(
    _ block: WinogradBlock, row: Int, columns: Range<Int>, to target: UnsafeMutablePointer<Float>
  ) {
    let channels = geometry.inputChannels
    let y = row * geometry.dilationHeight + block.phaseRow - geometry.paddingTop
    guard 0..<geometry.inputHeight ~= y else {
      target.update(repeating: 0, count: columns.count * channels)
      return
    }
    let inside = columns.clamped(to: columnsLeft(of: 0, block)..<columnsLeft(of: geometry.inputWidth, block))
    let start = (inside.lowerBound - columns.lowerBound) * channels
    let end = start + inside.count * channels
    let x = inside.lowerBound * geometry.dilationWidth + block.phaseColumn - geometry.paddingLeft
    let pixelByteCount = channels * MemoryLayout<Float>.size
    target.update(repeating: 0, count: start)
    FastKernels.copyRows(
      self.start(of: block) + y * geometry.inputRowLength + x * channels,
      step: geometry.dilationWidth * pixelByteCount, to: target + start, step: pixelByteCount,
      byteCount: pixelByteCount, rowCount: inside.count)
    (target + end).update(repeating: 0, count: columns.count * channels - end)
  }

  /// How many of a phase's columns lie left of a column of the image.
  private func columnsLeft(of x: Int, _ block: WinogradBlock) -> Int {
    let distance = x - block.phaseColumn + geometry.paddingLeft
    return max((distance + geometry.dilationWidth - 1) / geometry.dilationWidth, 0)
  }

  private func start(of block: WinogradBlock) -> UnsafePointer<Float> {
    image + block.batch * geometry.inputHeight * geometry.inputRowLength
  }
}

/// The operands of the transforms of products.
private struct WinogradOutputs {
  /// For each element a matrix with a row of channels for each tile.
  let products: UnsafePointer<Float>
  let productStep: Int
  let geometry: ConvolutionGeometry
  let instructionSet: InstructionSet
  let slopes: UnsafePointer<Float>?
  let addend: UnsafePointer<Float>?
  let bounds: ActivationBounds
  let output: UnsafeMutablePointer<Float>

  /// Transforms the products of a row of tiles into outputs.
  func transform(_ block: WinogradBlock, row: Int) {
    let channels = geometry.outputChannels
    let firstRow = block.outputRows.lowerBound + 2 * row
    let y = firstRow * geometry.dilationHeight + block.phaseRow
    let x = block.outputColumns.lowerBound * geometry.dilationWidth + block.phaseColumn
    let start = (block.batch * geometry.outputHeight + y) * geometry.outputRowLength + x * channels
    var parameters = OutputTilesParameters(
      elements: products + row * block.tileColumnCount * channels, elementStep: productStep,
      channelCount: channels, rowCount: min(block.outputRows.upperBound - firstRow, 2),
      columnCount: block.outputColumns.count, slope: slopes, addend: addend.map { $0 + start },
      lower: bounds.lower, upper: bounds.upper, output: output + start,
      rowStep: geometry.dilationHeight * geometry.outputRowLength,
      columnStep: geometry.dilationWidth * channels)
    instructionSet.kernels.transformOutputTiles(&parameters)
  }
}

/// A 3×3 filter transformed for ``FastKernels/winogradConvolution2D``: of each filter `g` of a channel, the
/// elements of `G · g · Gᵀ`, and for each element a packed matrix of all channels.
///
/// A class as ``PackedMatrix``.
package final class WinogradFilter: Sendable {
  /// For each element of a tile, row by row, what turns input channels into output channels.
  let elements: [PackedMatrix]
  let slopes: AlignedStorage?

  /// Transforms a filter, and packs it.
  ///
  /// - Parameters:
  ///   - filter: `[O, 3, 3, I]`.
  ///   - bias: One addend for each output channel; `nil` for none.
  ///   - slope: One factor for the negative results of each output channel; `nil` for none.
  ///   - instructionSet: Of the micro-kernel that multiplies.
  /// - Precondition: There are output channels.
  package init(
    filter: StoredFloats, bias: UnsafePointer<Float>?, slope: UnsafePointer<Float>?, inputChannels: Int,
    outputChannels: Int, instructionSet: InstructionSet
  ) {
    let count = outputChannels * inputChannels
    let transformed = AlignedStorage(
      byteCount: Self.rows.count * count * MemoryLayout<Float>.size, isZeroed: false, inLargePages: true)
    elements = Self.rows.indices.flatMap { row in
      Self.transform(
        filter, row: Self.rows[row], filterCount: outputChannels, channelCount: inputChannels,
        into: transformed.floats)
      return Self.rows.indices.map { column in
        PackedMatrix(
          filter: StoredFloats(transformed.floats + column * count),
          bias: (row, column) == Self.elementOfAllOutputs ? bias : nil, slope: nil,
          columnCount: outputChannels, depth: inputChannels, instructionSet: instructionSet)
      }
    }
    slopes = slope.map { slope in
      let storage = AlignedStorage(byteCount: outputChannels * MemoryLayout<Float>.size, isZeroed: false)
      storage.floats.update(from: slope, count: outputChannels)
      return storage
    }
  }

  /// The most bytes that a filter takes, while and after it is packed.
  package static func byteCount(
    inputChannels: Int, outputChannels: Int, _ instructionSet: InstructionSet
  ) -> Int {
    let elementCount = rows.count * rows.count
    return elementCount
      * PackedMatrix.byteCount(columnCount: outputChannels, depth: inputChannels, instructionSet)
      + outputChannels * (rows.count * inputChannels + 1) * MemoryLayout<Float>.size
  }

  /// The element that each of a tile's four outputs counts once. What is added to it is added to all of them.
  private static let elementOfAllOutputs = (1, 1)

  /// The rows of `G`.
  private static let rows: [(Double, Double, Double)] = [
    (1, 0, 0), (0.5, 0.5, 0.5), (0.5, -0.5, 0.5), (0, 0, 1),
  ]

  /// Computes a row of the elements of all filters, each rounded once.
  ///
  /// - Parameters:
  ///   - row: The row of `G`.
  ///   - transformed: For each element of the row `[filterCount, channelCount]`.
  private static func transform(
    _ filter: StoredFloats, row: (Double, Double, Double), filterCount: Int, channelCount: Int,
    into transformed: UnsafeMutablePointer<Float>
  ) {
    let filterLength = 9 * channelCount
    let weights = AlignedStorage(byteCount: filterLength * MemoryLayout<Float>.size, isZeroed: false)
    for index in 0..<filterCount {
      filter.read(filterLength, from: index * filterLength, into: weights.floats)
      for channel in 0..<channelCount {
        func column(_ column: Int) -> Double {
          let weights = weights.floats + (column * channelCount + channel)
          return Double(weights[0]) * row.0 + Double(weights[3 * channelCount]) * row.1
            + Double(weights[6 * channelCount]) * row.2
        }
        let (left, middle, right) = (column(0), column(1), column(2))
        let target = transformed + (index * channelCount + channel)
        let step = filterCount * channelCount
        target[0] = Float(left)
        target[step] = Float((left + middle + right) / 2)
        target[2 * step] = Float((left - middle + right) / 2)
        target[3 * step] = Float(right)
      }
    }
  }
}
