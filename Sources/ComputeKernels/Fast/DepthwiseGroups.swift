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
    let lengths = [geometry.windowHeight, width, geometry.inputChannels]
    guard geometry.outputChannels > 0, memorySize([MemoryLayout<Int32>.size] + lengths) != nil else {
      return nil
    }
  }

  /// The number of groups of a row.
  var rowStep: Int { width * geometry.inputChannels }

  /// The distance between the groups under the windows of neighbouring outputs.
  var pixelStep: Int { geometry.strideWidth * geometry.inputChannels }

  /// The number of rows of groups that the windows of some rows of outputs cover.
  private func groupRowCount(outputRows count: Int) -> Int {
    let rowCount = (count - 1) * geometry.strideHeight + geometry.windowHeight
    return (rowCount + instructionSet.codesPerGroup - 1) / instructionSet.codesPerGroup
  }

  /// The most rows of outputs whose groups take up to `byteCount`, but at least those that share the same rows of
  /// groups with the first.
  package func outputRowCount(byteCount: Int) -> Int {
    let groupRows = max(
      byteCount / (rowStep * MemoryLayout<Int32>.size), groupRowCount(outputRows: 1))
    return (groupRows * instructionSet.codesPerGroup - geometry.windowHeight) / geometry.strideHeight + 1
  }

  /// The room for the groups under the windows of some rows of outputs.
  package func byteCount(outputRows count: Int) -> Int {
    // Blocks of channels reach over the end of the last row.
    (groupRowCount(outputRows: count) * rowStep + instructionSet.channelBlockLength)
      * MemoryLayout<Int32>.size
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
      (end - first) * channels, rows.lowerBound * geometry.strideHeight - geometry.paddingTop,
      groupRowCount(outputRows: rows.count), first * channels, (width - end) * channels, codes.margin,
      codes.isSigned ? 0x80 : 0, codes.zeroPoint, target)
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

/// The taps of a depthwise filter for windows that begin with each row of a group.
struct DepthwisePhases: Sendable {
  /// The first tap of each phase, and last the number of all.
  private(set) var starts = [0]
  /// Where the group of each tap lies, from that at the window's corner.
  private(set) var offsets: [Int] = []
  /// The position in the filter of each member of the group of a tap; `nil` where it lies outside the window.
  private(set) var positions: [[Int?]] = []

  init(_ groups: DepthwiseGroups) {
    let geometry = groups.geometry
    let groupLength = groups.instructionSet.codesPerGroup
    let met = Set(
      (0..<min(geometry.outputHeight, groupLength)).map { $0 * geometry.strideHeight % groupLength })
    for phase in 0..<groupLength {
      if met.contains(phase) { add(phase, geometry, groupLength, rowStep: groups.rowStep) }
      starts.append(offsets.count)
    }
  }

  private mutating func add(_ phase: Int, _ geometry: ConvolutionGeometry, _ groupLength: Int, rowStep: Int) {
    let rows = (0..<geometry.filterHeight).map { phase + $0 * geometry.dilationHeight }
    for groupRow in Set(rows.map { $0 / groupLength }).sorted() {
      let members = (0..<groupLength).map { rows.firstIndex(of: groupRow * groupLength + $0) }
      for column in 0..<geometry.filterWidth {
        offsets.append(groupRow * rowStep + column * geometry.dilationWidth * geometry.inputChannels)
        positions.append(members.map { row in row.map { $0 * geometry.filterWidth + column } })
      }
    }
  }

  /// A one for each member of the group of a tap that lies under the window.
  var ones: [Int32] {
    positions.map { members in
      members.indices.reduce(0) { $0 | (members[$1] == nil ? 0 : 1 &<< Int32(8 * $1)) }
    }
  }
}
