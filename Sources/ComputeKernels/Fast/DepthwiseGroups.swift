/// How the image of a depthwise convolution lies in memory for the micro-kernels of codes: those of a column in
/// neighbouring rows form groups of 32 bits.
package struct DepthwiseGroups: Sendable {
  let geometry: ConvolutionGeometry
  package let instructionSet: InstructionSet
  /// The number of columns that the windows of a row of outputs cover.
  private let width: Int

  /// - Returns: `nil` if there are no channels, or what windows cover does not fit into any memory.
  package init?(_ geometry: ConvolutionGeometry, instructionSet: InstructionSet) {
    self.geometry = geometry
    self.instructionSet = instructionSet
    // Plans are made for images without outputs, too.
    width = max(geometry.outputWidth - 1, 0) * geometry.strideWidth + geometry.windowWidth
    let lengths = [geometry.windowHeight, width, geometry.inputChannels + instructionSet.vectorLength]
    guard geometry.outputChannels > 0, memorySize([MemoryLayout<Int32>.size] + lengths) != nil else {
      return nil
    }
  }

  /// The number of groups of a row of a vector of channels.
  var rowStep: Int { width * instructionSet.vectorLength }

  /// The number of vectors of channels.
  private var planeCount: Int {
    (geometry.inputChannels + instructionSet.vectorLength - 1) / instructionSet.vectorLength
  }

  /// The number of groups of a vector of channels under the windows of some rows of outputs.
  func planeStep(outputRows count: Int) -> Int { groupRowCount(outputRows: count) * rowStep }

  /// The number of rows of groups that the windows of some rows of outputs cover.
  private func groupRowCount(outputRows count: Int) -> Int {
    let rowCount = (count - 1) * geometry.strideHeight + geometry.windowHeight
    return (rowCount + instructionSet.codesPerGroup - 1) / instructionSet.codesPerGroup
  }

  /// The most rows of outputs whose groups take up to `byteCount`, but at least those that share the same rows of
  /// groups with the first.
  package func outputRowCount(byteCount: Int) -> Int {
    let groupRows = max(
      byteCount / (planeCount * rowStep * MemoryLayout<Int32>.size), groupRowCount(outputRows: 1))
    return (groupRows * instructionSet.codesPerGroup - geometry.windowHeight) / geometry.strideHeight + 1
  }

  /// The room for the groups under the windows of some rows of outputs, and behind them for their results, if
  /// these are narrower than a vector.
  package func byteCount(outputRows count: Int) -> Int {
    let results = isNarrow ? count * geometry.outputWidth * instructionSet.vectorLength : 0
    return (planeCount * planeStep(outputRows: count) + results) * MemoryLayout<Int32>.size
  }

  /// The most bytes that the filters take once they are packed, with the lines of numbers beside their weights.
  package var packedByteCount: Int {
    let groupLength = instructionSet.codesPerGroup
    // A group of a line holds at least one row of the filter, and one of the rows under the window.
    let lineCount = groupLength * min(geometry.filterHeight, geometry.windowHeight / groupLength + 2)
    let lineByteCount = (2 + groupLength) * MemoryLayout<Int>.size + MemoryLayout<Int32>.size
    return planeCount * instructionSet.vectorLength
      * (lineCount * geometry.filterWidth * MemoryLayout<Int32>.size + CodeFilter.byteCountWithLines)
      + lineCount * lineByteCount
  }

  /// Whether there are fewer channels than a vector has.
  private var isNarrow: Bool { geometry.outputChannels < instructionSet.vectorLength }

  /// Calls `body` with where kernels put results, and of how many channels; those of narrow outputs are copied from
  /// behind the groups afterwards.
  ///
  /// - Parameters:
  ///   - rows: Rows of outputs of an image.
  ///   - scratch: ``byteCount(outputRows:)`` bytes.
  @inline(__always)
  func withOutput<Result: BitwiseCopyable>(
    _ output: UnsafeMutablePointer<Result>, image: Int, rows: Range<Int>,
    scratch: UnsafeMutablePointer<Int32>, _ body: (UnsafeMutablePointer<Result>, _ channelCount: Int) -> Void
  ) {
    let channels = geometry.outputChannels
    let firstPixel = (image * geometry.outputHeight + rows.lowerBound) * geometry.outputWidth
    let output = output + firstPixel * channels
    guard isNarrow else { return body(output, channels) }
    let length = instructionSet.vectorLength
    let results = UnsafeMutableRawPointer(scratch + planeCount * planeStep(outputRows: rows.count))
      .assumingMemoryBound(to: Result.self)
    body(results, length)
    let resultByteCount = MemoryLayout<Result>.size
    FastKernels.copyRows(
      results, step: length * resultByteCount, to: output, step: channels * resultByteCount,
      byteCount: channels * resultByteCount, rowCount: rows.count * geometry.outputWidth)
  }

  /// Makes the groups under the windows of some rows of outputs.
  ///
  /// - Parameters:
  ///   - image: The number of the image.
  ///   - rows: Rows of outputs of this image.
  ///   - target: ``byteCount(outputRows:)`` bytes.
  func make(
    from input: UnsafePointer<UInt8>, image: Int, rows: Range<Int>, codes: CodeMargin,
    to target: UnsafeMutablePointer<Int32>
  ) {
    let channels = geometry.inputChannels
    let rowStep = geometry.inputWidth * channels
    let first = min(geometry.paddingLeft, width)
    let end = min(first + geometry.inputWidth, width)
    instructionSet.kernels.interleaveCodes(
      input + image * geometry.inputHeight * rowStep, geometry.inputHeight, rowStep,
      end - first, channels, rows.lowerBound * geometry.strideHeight - geometry.paddingTop,
      groupRowCount(outputRows: rows.count), first, width - end, codes.margin, codes.isSigned ? 0x80 : 0,
      codes.zeroPoint, target)
  }
}

/// The codes of an image and what surrounds it.
struct CodeMargin: Sendable {
  let isSigned: Bool
  /// The code that margins are made of.
  let margin: UInt8
  /// What is taken from unsigned codes where kernels multiply differences.
  let zeroPoint: Int32
}

/// The lines of taps of a depthwise filter for windows that begin with each row of a group.
struct DepthwisePhases: Sendable {
  /// The first line of each phase, and last the number of all.
  private(set) var starts = [0]
  /// Where the first group of each line lies, from that at the window's corner.
  private(set) var offsets: [Int] = []
  /// The rows of the filter of the members of each line's groups, one line after the other; `nil` where a member lies
  /// outside the window.
  private var filterRows: [Int?] = []
  /// The number of members of a group.
  private let groupLength: Int

  init(_ groups: DepthwiseGroups) {
    let geometry = groups.geometry
    groupLength = groups.instructionSet.codesPerGroup
    let met = Set(
      (0..<min(geometry.outputHeight, groupLength)).map { $0 * geometry.strideHeight % groupLength })
    for phase in 0..<groupLength {
      if met.contains(phase) { add(phase, geometry, rowStep: groups.rowStep) }
      starts.append(offsets.count)
    }
  }

  private mutating func add(_ phase: Int, _ geometry: ConvolutionGeometry, rowStep: Int) {
    var line: Int?
    for filterRow in 0..<geometry.filterHeight {
      let row = phase + filterRow * geometry.dilationHeight
      if row / groupLength != line {
        offsets.append(row / groupLength * rowStep)
        filterRows.append(contentsOf: repeatElement(nil, count: groupLength))
      }
      line = row / groupLength
      filterRows[filterRows.count - groupLength + row % groupLength] = filterRow
    }
  }

  /// The row of the filter of a member of the groups of a line; `nil` where it lies outside the window.
  @inline(__always)
  func filterRow(ofMember member: Int, line: Int) -> Int? { filterRows[line * groupLength + member] }

  /// A one for each member of the groups of a line that lies under the window.
  var ones: [Int32] {
    offsets.indices.map { line in
      (0..<groupLength).reduce(0) {
        $0 | (filterRow(ofMember: $1, line: line) == nil ? 0 : 1 &<< Int32(8 * $1))
      }
    }
  }
}
