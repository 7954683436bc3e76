import KernelLayout

/// How the channels of a depthwise convolution fill vectors.
///
/// Where those of one output leave much of a vector empty, spans of neighbouring outputs are computed as one,
/// with the channels of all.
///
/// A dilated convolution is computed phase by phase, as of ``PhaseAxis``.
package struct DepthwiseLayout: Sendable {
  let instructionSet: InstructionSet
  /// How windows lie on the pixels of a phase.
  let window: Window
  /// The number of phases down and across; one where all outputs are computed together.
  let phaseHeight: Int
  let phaseWidth: Int
  private let geometry: ConvolutionGeometry

  /// - Returns: `nil` when those of a whole row do not fill one vector.
  package init?(_ geometry: ConvolutionGeometry, instructionSet: InstructionSet) {
    let narrowed = instructionSet.narrowed(toChannelCount: geometry.outputChannels)
    let spans = Spans.best(geometry, instructionSet)
    let single = Spans(length: 1, geometry, vectorLength: narrowed.vectorLength)
    let fillsVector = geometry.outputChannels >= narrowed.vectorLength
    if fillsVector, geometry.hasPhases {
      self.init(geometry, phasesWith: narrowed)
      return
    }
    let tapCount = geometry.filterHeight * geometry.filterWidth
    if let spans, !fillsVector || spans.isFaster(than: single, tapCount: tapCount) {
      self.init(geometry, spans, instructionSet)
    } else if fillsVector {
      self.init(geometry, single, narrowed)
    } else if let spans = Spans.best(geometry, narrowed) {
      self.init(geometry, spans, narrowed)
    } else {
      return nil
    }
  }

  private init(_ geometry: ConvolutionGeometry, _ spans: Spans, _ instructionSet: InstructionSet) {
    self.instructionSet = instructionSet
    self.geometry = geometry
    (phaseHeight, phaseWidth) = (1, 1)
    window = geometry.kernelWindow(spanLength: spans.length)
  }

  private init(_ geometry: ConvolutionGeometry, phasesWith instructionSet: InstructionSet) {
    self.instructionSet = instructionSet
    self.geometry = geometry
    (phaseHeight, phaseWidth) = (geometry.dilationHeight, geometry.dilationWidth)
    var phase = geometry
    (phase.dilationHeight, phase.dilationWidth) = (1, 1)
    window = phase.kernelWindow(spanLength: 1)
  }

  /// The number of floats of one vector.
  var vectorLength: Int { instructionSet.vectorLength }

  /// The number of channels that are computed together.
  package var channelStep: Int { window.spanLength == 1 ? vectorLength : geometry.outputChannels }

  /// The number of rows of outputs of an image that are computed together, of all phases.
  package var stripHeight: Int {
    let phaseRowCount = (max(geometry.outputHeight, 1) + phaseHeight - 1) / phaseHeight
    return phaseHeight * window.stripHeight(ofRows: phaseRowCount, tier: instructionSet.vectorTier)
  }

  /// The room in floats for copies of the pixels under some windows; `nil` for more than any machine holds.
  package var scratchCount: Int? {
    memorySize([window.longestExtentY(instructionSet.vectorTier), copiedVectorCount, vectorLength])
      .map { max($0, Window.copiedPixelCount * vectorLength) }
  }

  /// The vectors of each row that is copied for one output or span: its pixels side by side in spans.
  private var copiedVectorCount: Int {
    guard window.spanLength > 1 else { return window.extentX }
    return (window.copiedColumnCount * geometry.outputChannels + vectorLength - 1) / vectorLength
  }
}

/// The spans that a row of outputs is cut into.
private struct Spans {
  let length: Int
  /// The number of vectors that a row takes to compute.
  private let vectorCount: Int

  init(length: Int, _ geometry: ConvolutionGeometry, vectorLength: Int) {
    self.length = length
    let (count, rest) = geometry.outputWidth.quotientAndRemainder(dividingBy: length)
    // The last span of a row that ends within it is computed by itself.
    let timedCount = rest == 0 ? count : count + CostModel.cutSpanCost
    vectorCount = timedCount * ((length * geometry.outputChannels + vectorLength - 1) / vectorLength)
  }

  /// The shortest of those that take the fewest vectors, if there can be spans.
  static func best(_ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet) -> Spans? {
    let window = geometry.kernelWindow(spanLength: 1)
    let vectorLength = instructionSet.vectorLength
    let channelCount = geometry.outputChannels
    let isNarrow = channelCount < InstructionSet.baseline.vectorLength
    guard isNarrow || window.slidingShape != nil && window.isGapless else { return nil }
    let lengths = (2...(isNarrow ? 16 : 4))
      .filter { $0 <= geometry.outputWidth && $0 * channelCount >= vectorLength }
    let near = lengths.filter {
      geometry.kernelWindow(spanLength: $0).copyIsNear(channelCount: channelCount, instructionSet)
    }
    return (near.isEmpty ? lengths : near)
      .map { Spans(length: $0, geometry, vectorLength: vectorLength) }
      .min { $0.vectorCount < $1.vectorCount }
  }

  /// Whether it takes fewer cycles: one for each tap of a vector, and some for loads across cache lines.
  func isFaster(than single: Spans, tapCount: Int) -> Bool {
    vectorCount * (tapCount + CostModel.spanLoadCycles) < single.vectorCount * tapCount
  }
}

extension Window {
  /// The columns of pixels that are copied for one span.
  fileprivate var copiedColumnCount: Int { isGapless ? spanLength - 1 + extentX : spanLength * width }

  /// Whether a copy of the pixels under one span stays in the first-level cache.
  fileprivate func copyIsNear(channelCount: Int, _ instructionSet: InstructionSet) -> Bool {
    copiedColumnCount * channelCount
      <= Self.copiedPixelCount / longestExtentY(instructionSet.vectorTier) * instructionSet.vectorLength
  }
}

extension ConvolutionGeometry {
  fileprivate func kernelWindow(spanLength: Int) -> Window {
    Window(
      height: filterHeight, width: filterWidth, strideHeight: strideHeight, strideWidth: strideWidth,
      dilationHeight: dilationHeight, dilationWidth: dilationWidth, spanLength: spanLength)
  }
}

/// The lines of taps of a depthwise filter for windows that begin with each row of a group.
struct DepthwiseAlignments: Sendable {
  /// The first line of each alignment, and last the number of all.
  private(set) var starts = [0]
  /// Where the first group of each line lies, from that at the window's corner.
  private(set) var offsets: [Int] = []
  /// The rows of the filter of the members of each line's groups, one line after the other; `nil` where a
  /// member lies outside the window.
  private var filterRows: [Int?] = []
  /// The number of members of a group.
  private let groupLength: Int
  private let groupsColumns: Bool
  private let filterWidth: Int

  init(_ groups: DepthwiseGroups) {
    let geometry = groups.geometry
    groupLength = groups.instructionSet.elementsPerGroup
    groupsColumns = groups.groupsColumns
    filterWidth = geometry.filterWidth
    guard !groupsColumns else {
      // The only row has one line, of groups whose members are columns.
      starts += repeatElement(1, count: groupLength)
      offsets = [0]
      return
    }
    let met = Set(
      (0..<min(geometry.outputHeight, groupLength)).map { $0 * geometry.strideHeight % groupLength })
    for alignment in 0..<groupLength {
      if met.contains(alignment) { add(alignment, groups) }
      starts.append(offsets.count)
    }
  }

  private mutating func add(_ alignment: Int, _ groups: DepthwiseGroups) {
    var line: Int?
    for filterRow in 0..<groups.geometry.filterHeight {
      let row = alignment + filterRow * groups.filterRowStep
      if row / groupLength != line {
        offsets.append(row / groupLength * groups.rowStep)
        filterRows.append(contentsOf: repeatElement(nil, count: groupLength))
      }
      line = row / groupLength
      filterRows[filterRows.count - groupLength + row % groupLength] = filterRow
    }
  }

  /// The place in the filter of what a member of one of a line's groups is multiplied by; `nil` where it lies
  /// outside the window.
  ///
  /// - Parameter group: The number of the group among those that taps multiply.
  @inline(__always)
  func filterPlace(ofMember member: Int, group: Int, line: Int) -> Int? {
    guard groupsColumns else {
      return filterRows[line * groupLength + member].map { $0 * filterWidth + group }
    }
    let column = group * groupLength + member
    return column < filterWidth ? column : nil
  }

  /// A one for each member of the groups of a line that lies under the window.
  var ones: [Int32] {
    offsets.indices.map { line in
      (0..<groupLength).reduce(0) {
        $0 | (filterPlace(ofMember: $1, group: 0, line: line) == nil ? 0 : 1 &<< Int32(8 * $1))
      }
    }
  }
}
