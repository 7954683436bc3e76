import TensorCore

/// Where the windows of a group of channels are copied to, so that each begins at the same distance from the
/// one before, across the ends of rows too: a product takes all of them at once, and few are left over when
/// it has computed whole blocks.
///
/// A row of an image is there once, as the rows of all its windows, since neighbouring rows of outputs share
/// what lies under them. With a vertical stride, the rows that neighbouring rows of outputs begin with lie
/// together, then those behind each. Where the runs of a window are to be at equal distances in spite of a
/// stride, each window is there as a whole.
package struct GroupWindows: Sendable {
  let geometry: ConvolutionGeometry
  /// The size of an element.
  private let elementByteCount: Int
  /// Whether windows are copied as wholes.
  private let areWhole: Bool
  /// The number of rows of outputs whose windows are copied at a time.
  package let rowsPerBlock: Int
  /// The most elements that the windows of a block are.
  package let elementCount: Int
  /// The number of places that rows of an image have within a stride, and of lines of each.
  private let (phaseCount, linesPerPhase): (Int, Int)
  /// For each column of the filter, the columns of outputs for which it lies inside the image.
  private let coveredColumns: [Range<Int>]
  /// The columns of outputs whose windows have all of their columns inside the image.
  private let wholeColumns: Range<Int>

  /// The size of a copy that stays in a core's caches until it is multiplied.
  private static let cachedByteCount = 1 << 17

  /// - Parameter runsAreEven: Whether the runs of a window have to be at equal distances.
  /// - Returns: `nil` when the windows of a row do not fit into any memory.
  package init?(_ geometry: ConvolutionGeometry, elementByteCount: Int, runsAreEven: Bool) {
    self.geometry = geometry
    self.elementByteCount = elementByteCount
    areWhole = geometry.strideHeight > 1 && runsAreEven
    phaseCount = areWhole || geometry.filterHeight == 1 ? 1 : geometry.strideHeight
    let shared = areWhole ? 0 : (geometry.filterHeight - 1) * geometry.dilationHeight / geometry.strideHeight
    let heights = areWhole ? geometry.filterHeight : phaseCount
    let width = geometry.groupInputChannels * geometry.filterWidth
    guard
      let lineByteCount = memorySize([geometry.outputWidth, width, heights, elementByteCount]),
      let sharedByteCount = memorySize([lineByteCount, shared])
    else { return nil }
    // As many rows as fit, at least twice as many as those around them that are copied again.
    let fitting = (Self.cachedByteCount - sharedByteCount) / max(lineByteCount, 1)
    let mostRows = min(max(fitting, 2 * shared, 1), max(geometry.outputHeight, 1))
    let blockCount = (geometry.outputHeight + mostRows - 1) / mostRows
    rowsPerBlock = (geometry.outputHeight + blockCount - 1) / max(blockCount, 1)
    linesPerPhase = rowsPerBlock + shared
    guard let byteCount = memorySize([lineByteCount, linesPerPhase]) else { return nil }
    elementCount = byteCount / elementByteCount
    coveredColumns = (0..<geometry.filterWidth).map { tap in
      geometry.outputColumns(origin: tap * geometry.dilationWidth - geometry.paddingLeft)
    }
    let first = coveredColumns.map(\.lowerBound).max() ?? 0
    wholeColumns = first..<max(first, coveredColumns.map(\.upperBound).min() ?? 0)
  }

  /// The number of blocks of rows of outputs over the whole batch.
  package var blockCount: Int { geometry.batchCount * blocksPerImage }

  private var blocksPerImage: Int { (geometry.outputHeight + rowsPerBlock - 1) / max(rowsPerBlock, 1) }

  /// The rows of outputs of a block, counted over the whole batch; all are of one image.
  package func rows(ofBlock block: Int) -> Range<Int> {
    let image = block / blocksPerImage * geometry.outputHeight
    let first = block % blocksPerImage * rowsPerBlock
    return image + first..<image + min(first + rowsPerBlock, geometry.outputHeight)
  }

  /// The output pixels of a block, counted over the whole batch.
  package func pixels(ofBlock block: Int) -> Range<Int> {
    let rows = rows(ofBlock: block)
    return rows.lowerBound * geometry.outputWidth..<rows.upperBound * geometry.outputWidth
  }

  /// The image of a block.
  func image(ofBlock block: Int) -> Int { block / blocksPerImage }

  /// The number of elements from a window to the next one.
  var step: Int { areWhole ? geometry.patchLength : rowLength }

  /// The number of runs of elements that a window is.
  var runCount: Int { areWhole ? 1 : geometry.filterHeight }

  /// The number of elements of each run.
  var runLength: Int { areWhole ? geometry.patchLength : rowLength }

  /// The number of elements from the first run of a window to another one.
  func offset(ofRun run: Int) -> Int {
    let row = run * geometry.dilationHeight
    return (row % geometry.strideHeight * linesPerPhase + row / geometry.strideHeight) * lineLength
  }

  /// The number of elements of a row of a window.
  private var rowLength: Int { geometry.filterWidth * geometry.groupInputChannels }

  /// The number of elements of the windows of a row of outputs, or of a row of each of them.
  private var lineLength: Int { geometry.outputWidth * step }

  /// Copies the windows of a block.
  ///
  /// - Parameters:
  ///   - input: `[N, H, W, I]`.
  ///   - target: Room for ``elementCount`` elements.
  ///   - margin: What each byte outside of the image is; left out, they are there already, as another group
  ///     of this block left them.
  func copy(
    block: Int, group: Int, of input: UnsafeRawPointer, to target: UnsafeMutableRawPointer, margin: UInt8?
  ) {
    let rows = rows(ofBlock: block)
    let image = image(ofBlock: block)
    let channels = input + group * geometry.groupInputChannels * elementByteCount
    let imageRows = channels + image * geometry.inputHeight * geometry.inputRowLength * elementByteCount
    let origin =
      (rows.lowerBound - image * geometry.outputHeight) * geometry.strideHeight - geometry.paddingTop
    let lineByteCount = lineLength * elementByteCount
    guard areWhole else {
      let lineCount = rows.count + linesPerPhase - rowsPerBlock
      for phase in 0..<phaseCount {
        for line in 0..<lineCount {
          copyRow(
            origin + line * geometry.strideHeight + phase, of: imageRows,
            to: target + (phase * linesPerPhase + line) * lineByteCount, margin: margin)
        }
      }
      return
    }
    for line in rows.indices {
      let target = target + (line - rows.lowerBound) * lineByteCount
      let y = origin + (line - rows.lowerBound) * geometry.strideHeight
      for row in 0..<geometry.filterHeight {
        copyRow(
          y + row * geometry.dilationHeight, of: imageRows,
          to: target + row * rowLength * elementByteCount, margin: margin)
      }
    }
  }

  /// Copies a row of an image as a row of each of the windows over it.
  private func copyRow(
    _ y: Int, of rows: UnsafeRawPointer, to target: UnsafeMutableRawPointer, margin: UInt8?
  ) {
    let size = geometry.groupInputChannels * elementByteCount
    let targetStep = step * elementByteCount
    guard 0..<geometry.inputHeight ~= y else {
      guard let margin else { return }
      return fill(
        target, byteCount: rowLength * elementByteCount, step: targetStep, count: geometry.outputWidth, margin
      )
    }
    let pixelByteCount = geometry.inputChannels * elementByteCount
    let row = rows + y * geometry.inputRowLength * elementByteCount
    if geometry.filterWidth == 3, copyTriples(of: row, to: target, margin: margin) { return }
    for (tap, covered) in coveredColumns.enumerated() {
      let target = target + tap * size
      let end = geometry.outputWidth
      if let margin, covered.lowerBound > 0 {
        fill(target, byteCount: size, step: targetStep, count: covered.lowerBound, margin)
      }
      if let margin, covered.upperBound < end {
        fill(
          target + covered.upperBound * targetStep, byteCount: size, step: targetStep,
          count: end - covered.upperBound, margin)
      }
      guard !covered.isEmpty else { continue }
      let x =
        covered.lowerBound * geometry.strideWidth + tap * geometry.dilationWidth - geometry.paddingLeft
      FastKernels.copyRows(
        row + x * pixelByteCount, step: geometry.strideWidth * pixelByteCount,
        to: target + covered.lowerBound * targetStep, step: targetStep, byteCount: size,
        rowCount: covered.count)
    }
  }

  private func fill(
    _ target: UnsafeMutableRawPointer, byteCount: Int, step: Int, count: Int, _ byte: UInt8
  ) {
    for index in 0..<count {
      (target + index * step).initializeMemory(as: UInt8.self, repeating: byte, count: byteCount)
    }
  }
}

extension GroupWindows {
  /// Copies a row of an image as a row, three pixels wide, of each of the windows over it.
  ///
  /// - Returns: Whether pixels have a size of which they are copied as wholes.
  private func copyTriples(
    of row: UnsafeRawPointer, to target: UnsafeMutableRawPointer, margin: UInt8?
  ) -> Bool {
    switch geometry.groupInputChannels * elementByteCount {
    case 4: copyTriples(of: row, to: target, margin: margin, by: UInt32.self)
    case 8: copyTriples(of: row, to: target, margin: margin, by: UInt64.self)
    case 16: copyTriples(of: row, to: target, margin: margin, by: SIMD16<UInt8>.self)
    case 32: copyTriples(of: row, to: target, margin: margin, by: SIMD32<UInt8>.self)
    case 64: copyTriples(of: row, to: target, margin: margin, by: SIMD64<UInt8>.self)
    case 128: copyTriples(of: row, to: target, margin: margin, by: Pair<SIMD64<UInt8>>.self)
    default: return false
    }
    return true
  }

  /// So many bytes that no vector type has as many.
  private struct Pair<Half: BitwiseCopyable>: BitwiseCopyable {
    let low: Half
    let high: Half
  }

  @inline(__always)
  private func copyTriples<Pixel: BitwiseCopyable>(
    of row: UnsafeRawPointer, to target: UnsafeMutableRawPointer, margin: UInt8?, by type: Pixel.Type
  ) {
    let size = MemoryLayout<Pixel>.size
    let pixelByteCount = geometry.inputChannels * elementByteCount
    let (tapStep, targetStep) = (geometry.dilationWidth * pixelByteCount, step * elementByteCount)
    func copyAtEdge(_ column: Int) {
      for tap in 0..<3 {
        let x = column * geometry.strideWidth + tap * geometry.dilationWidth - geometry.paddingLeft
        let target = target + column * targetStep + tap * size
        if 0..<geometry.inputWidth ~= x {
          target.storeBytes(of: (row + x * pixelByteCount).loadUnaligned(as: type), as: type)
        } else if let margin {
          target.initializeMemory(as: UInt8.self, repeating: margin, count: size)
        }
      }
    }
    for column in 0..<wholeColumns.lowerBound { copyAtEdge(column) }
    var source =
      row + (wholeColumns.lowerBound * geometry.strideWidth - geometry.paddingLeft) * pixelByteCount
    var window = target + wholeColumns.lowerBound * targetStep
    for _ in wholeColumns {
      window.storeBytes(of: source.loadUnaligned(as: type), as: type)
      window.storeBytes(of: (source + tapStep).loadUnaligned(as: type), toByteOffset: size, as: type)
      window.storeBytes(of: (source + 2 * tapStep).loadUnaligned(as: type), toByteOffset: 2 * size, as: type)
      source += geometry.strideWidth * pixelByteCount
      window += targetStep
    }
    for column in wholeColumns.upperBound..<geometry.outputWidth { copyAtEdge(column) }
  }
}

extension ConvolutionGeometry {
  /// The columns of outputs for which an element of their window lies inside the image.
  ///
  /// - Parameter origin: Where the element of the first window lies.
  fileprivate func outputColumns(origin: Int) -> Range<Int> {
    let first = origin >= 0 ? 0 : min((-origin + strideWidth - 1) / strideWidth, outputWidth)
    let room = inputWidth - origin
    let end = room <= 0 ? first : min((room + strideWidth - 1) / strideWidth, outputWidth)
    return first..<max(first, end)
  }
}

extension GroupWindows {
  /// Multiplies the windows of a block with the filters of some groups.
  ///
  /// - Parameters:
  ///   - input: `[N, H, W, I]`.
  ///   - filters: One for each group.
  ///   - output: `[N, OH, OW, O]`.
  ///   - scratch: Room for ``elementCount`` floats; overwritten.
  package func convolve(
    _ input: UnsafePointer<Float>, filters: [PackedMatrix], output: UnsafeMutablePointer<Float>,
    bounds: ActivationBounds, block: Int, groups: Range<Int>, scratch: UnsafeMutablePointer<Float>
  ) {
    let pixels = pixels(ofBlock: block)
    for group in groups {
      copy(
        block: block, group: group, of: input, to: scratch, margin: group == groups.lowerBound ? 0 : nil)
      filters[group].multiply(
        MatrixRows(
          start: scratch, stride: step, count: pixels.count, runCount: runCount, runLength: runLength,
          runStride: runCount > 1 ? offset(ofRun: 1) : 0),
        bounds: bounds,
        output: output + pixels.lowerBound * geometry.outputChannels + group * geometry.groupOutputChannels,
        outputStride: geometry.outputChannels)
    }
  }
}

/// The windows of a group of channels of quantized values, as the micro-kernels read them: as they are, or as
/// differences from the zero point.
package struct QuantizedGroupWindows: Sendable {
  package let windows: GroupWindows
  /// The quantized value of zero, which margins are made of.
  private let margin: UInt8
  private let layout: QuantizedLayout
  private let instructionSet: InstructionSet

  /// - Parameters:
  ///   - isSigned: Whether quantized values are signed.
  ///   - zeroPoint: The quantized value of zero, which margins are made of.
  /// - Returns: `nil` when the windows of a row do not fit into any memory.
  package init?(
    _ geometry: ConvolutionGeometry, isSigned: Bool, zeroPoint: Int32, instructionSet: InstructionSet
  ) {
    guard
      let windows = GroupWindows(
        geometry, elementByteCount: MemoryLayout<UInt8>.size, runsAreEven: false)
    else { return nil }
    self.windows = windows
    margin = UInt8(truncatingIfNeeded: zeroPoint)
    self.instructionSet = instructionSet
    layout = QuantizedLayout(isSigned: isSigned, zeroPoint: zeroPoint, instructionSet: instructionSet)
  }

  private var geometry: ConvolutionGeometry { windows.geometry }

  /// The inputs under a window.
  package var runs: QuantizedRuns {
    QuantizedRuns(
      offsets: (0..<windows.runCount).map { windows.offset(ofRun: $0) * layout.byteCount },
      length: windows.runLength, flip: layout.flips)
  }

  /// The most bytes that the filters of a group take, while and after they are packed.
  package var packedByteCount: Int {
    PackedQuantizedMatrix.byteCount(
      columnCount: geometry.groupOutputChannels, runCount: windows.runCount, runLength: windows.runLength,
      instructionSet)
  }

  /// Whether kernels read differences from the zero point.
  private var makesDifferences: Bool { layout.byteCount > 1 }

  /// The bytes of scratch memory: a sum for each window, quantized values, and differences. Groups of values
  /// may reach over the ends of these.
  package var scratchByteCount: Int {
    differencesOffset
      + (makesDifferences ? windows.elementCount * layout.byteCount + MemoryLayout<Int32>.size : 0)
  }

  private var valuesOffset: Int {
    AlignedStorage.roundedUp(windows.rowsPerBlock * geometry.outputWidth * MemoryLayout<Int32>.size)
  }

  private var differencesOffset: Int {
    valuesOffset + AlignedStorage.roundedUp(windows.elementCount + MemoryLayout<Int32>.size)
  }

  /// Calls `body` with the windows of a block, over the channels of each of some groups.
  ///
  /// - Parameters:
  ///   - input: `[N, H, W, I]`.
  ///   - margin: The quantized value that margins are made of; left out, the zero point.
  ///   - scratch: Room for ``scratchByteCount`` bytes; overwritten.
  @inline(__always)
  private func forEachGroup(
    of groups: Range<Int>, block: Int, _ input: UnsafePointer<UInt8>, margin: UInt8? = nil,
    scratch: UnsafeMutablePointer<UInt8>, _ body: (_ group: Int, _ rows: QuantizedRows) -> Void
  ) {
    let pixels = windows.pixels(ofBlock: block)
    let (values, differences) = (scratch + valuesOffset, scratch + differencesOffset)
    for group in groups {
      windows.copy(
        block: block, group: group, of: input, to: values,
        margin: group == groups.lowerBound ? margin ?? self.margin : nil)
      if makesDifferences {
        layout.copy(values, count: windows.elementCount, to: differences, position: 0)
      }
      body(
        group,
        QuantizedRows(
          start: makesDifferences ? differences : values, step: windows.step * layout.byteCount,
          count: pixels.count))
    }
  }

  /// Convolves quantized values with the filters of some groups.
  ///
  /// - Parameters:
  ///   - input: `[N, H, W, I]`.
  ///   - filters: One for each group.
  ///   - output: `[N, OH, OW, O]`.
  ///   - scratch: Room for ``scratchByteCount`` bytes; overwritten.
  package func convolve(
    _ input: UnsafePointer<UInt8>, filters: [QuantizedMatrix], output: UnsafeMutablePointer<UInt8>,
    block: Int, groups: Range<Int>, scratch: UnsafeMutablePointer<UInt8>
  ) {
    let firstElement = windows.pixels(ofBlock: block).lowerBound * geometry.outputChannels
    let sums = UnsafeMutableRawPointer(scratch).assumingMemoryBound(to: Int32.self)
    forEachGroup(of: groups, block: block, input, scratch: scratch) { group, rows in
      filters[group].multiply(
        rows, output: output + firstElement + group * geometry.groupOutputChannels,
        outputStep: geometry.outputChannels, sums: sums,
        mayFillVectors: mayFillVectors(filters[group].vectorLength, group: group, of: groups))
    }
  }

  /// Convolves unsigned quantized values that were numbers before with the filters of some groups, and puts
  /// out numbers.
  ///
  /// - Parameters:
  ///   - input: `[N, H, W, I]`.
  ///   - meanings: What the quantized values of each image mean.
  ///   - filters: One for each group.
  ///   - output: `[N, OH, OW, O]`.
  ///   - scratch: Room for ``scratchByteCount`` bytes; overwritten.
  package func convolve(
    _ input: UnsafePointer<UInt8>, meanings: QuantizedScales, filters: [DynamicRangeMatrix],
    output: UnsafeMutablePointer<Float>, block: Int, groups: Range<Int>, scratch: UnsafeMutablePointer<UInt8>
  ) {
    let firstElement = windows.pixels(ofBlock: block).lowerBound * geometry.outputChannels
    let meanings = meanings.dropFirst(windows.image(ofBlock: block)).repeated
    forEachGroup(
      of: groups, block: block, input, margin: UInt8(truncatingIfNeeded: meanings.zeroPoints[0]),
      scratch: scratch
    ) { group, rows in
      filters[group].multiply(
        rows, meanings, output: output + firstElement + group * geometry.groupOutputChannels,
        outputStep: geometry.outputChannels,
        mayFillVectors: mayFillVectors(filters[group].vectorLength, group: group, of: groups))
    }
  }

  /// Whether what vectors store behind the channels of a group is computed later, with those of the groups
  /// behind it.
  private func mayFillVectors(_ vectorLength: Int, group: Int, of groups: Range<Int>) -> Bool {
    (groups.upperBound - group) * geometry.groupOutputChannels >= vectorLength
  }
}
