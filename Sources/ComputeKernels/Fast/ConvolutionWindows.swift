/// How the windows of a convolution become the rows of matrix products.
///
/// A product is a run of outputs whose windows are evenly spaced. The longer it is, the more of its rows fill
/// blocks of the micro-kernels, and the fewer times the filter is read.
package struct ConvolutionWindows: Sendable {
  package let geometry: ConvolutionGeometry
  let arrangement: Arrangement
  /// The room in floats for what is copied.
  package let scratchCount: Int

  /// Which windows a product takes together, and where it reads them.
  package enum Arrangement: Sendable, Hashable {
    /// Runs along rows of outputs, whose windows are read in the image or in a copy of some of its rows.
    ///
    /// - Parameter columnsBelow: So many outputs at the end of each row are in runs down the columns instead.
    case rows(columnsBelow: Int)
    /// Runs of so many outputs, whose windows are copied one by one.
    case copies(Int)
  }

  /// Arranges windows in the way that is estimated to take the least time.
  ///
  /// - Parameter instructionSet: The one that the filter is packed for.
  /// - Returns: `nil` when no memory holds what is copied.
  package init?(_ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet) {
    let candidates = Self.candidates(geometry)
    let cost = WindowCost(geometry, instructionSet)
    let best = candidates.min { cost.cycles($0) < cost.cycles($1) }
    self.init(geometry, best ?? .rows(columnsBelow: 0))
  }

  /// Arranges windows in a given way, one of ``candidates(_:)``.
  ///
  /// - Returns: `nil` when no memory holds what is copied.
  package init?(_ geometry: ConvolutionGeometry, _ arrangement: Arrangement) {
    let scratchCount =
      switch arrangement {
      case .copies(let count): memorySize([count, geometry.patchLength])
      case .rows
      where geometry.interiorColumns.count == geometry.outputWidth
        && geometry.interiorRows.count == geometry.outputHeight:
        0
      case .rows:
        memorySize([geometry.coveredHeight(rowCount: geometry.rowCountOfBand), geometry.coveredLength])
          .flatMap { rows in
            memorySize([geometry.edgeRowCount, geometry.patchLength]).map { max(rows, $0) }
          }
      }
    guard let scratchCount else { return nil }
    self.geometry = geometry
    self.arrangement = arrangement
    self.scratchCount = scratchCount
  }

  /// The number of parts that products can be cut between: rows of outputs or, where their windows are
  /// copied, single outputs.
  package var partCount: Int { copiesWindows ? geometry.outputPixelCount : geometry.outputRowCount }

  /// The outputs of each of these parts.
  package var pixelsPerPart: Int { copiesWindows ? 1 : geometry.outputWidth }

  private var copiesWindows: Bool {
    if case .copies = arrangement { true } else { false }
  }

  /// What a plan says of the arrangement.
  package var reason: String {
    switch arrangement {
    case .rows(0): "that reads the windows where they lie"
    case .rows(let count) where count == geometry.outputWidth:
      "that reads the windows where they lie, down the columns"
    case .rows(let count):
      "that reads the windows where they lie, the last \(count) of each row down the columns"
    case .copies(let count): "of copies of \(count) windows at a time"
    }
  }

  /// The arrangements that a convolution can have.
  package static func candidates(_ geometry: ConvolutionGeometry) -> [Arrangement] {
    let width = geometry.outputWidth
    let copies = Arrangement.copies(geometry.copiedWindowCount)
    guard geometry.hasWindowsOfRuns else { return [copies] }
    return [0, width % 4, width % 8, width].map { .rows(columnsBelow: $0) } + [copies]
  }
}

/// What the arrangements of windows cost, in cycles for a band of rows of outputs.
private struct WindowCost {
  private let geometry: ConvolutionGeometry
  /// The vectors of each panel of the filter.
  private let panels: [Int]
  private let vectorLength: Int
  /// Cycles to begin a run: to call the kernel, and to read the filter where it lies far away.
  private let cyclesPerRun: Double
  /// Whether a vector of an output's channels would reach beyond it.
  private let isNarrow: Bool
  /// The last outputs of a run, beyond which such vectors would reach: they are computed by themselves.
  private let separateCount: Int

  init(_ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet) {
    self.geometry = geometry
    panels = PackedMatrix.panelVectorCounts(
      columnCount: geometry.outputChannels, instructionSet: instructionSet)
    let channelCount = max(geometry.outputChannels, 1)
    let vectors = instructionSet.narrowed(
      toColumnCount: channelCount, halvesVectors: InstructionSet.halvesVectors)
    vectorLength = vectors.vectorLength
    isNarrow = channelCount < vectorLength
    separateCount = (vectorLength - 1) / channelCount
    let weightCount = Double(geometry.patchLength) * Double(geometry.outputChannels)
    cyclesPerRun =
      CostModel.productCallCycles
      + (weightCount > CostModel.cachedWeightCount
        ? weightCount / CostModel.weightsPerCycle : 0)
  }

  func cycles(_ arrangement: ConvolutionWindows.Arrangement) -> Double {
    let (width, rowCount) = (geometry.outputWidth, geometry.rowCountOfBand)
    switch arrangement {
    case .rows(let below):
      return Double(rowCount) * cycles(ofRun: width - below) + Double(below)
        * cycles(ofRun: rowCount, isGapless: false)
    case .copies(let count):
      let copying =
        Double(geometry.filterHeight) * CostModel.copyCallCycles
        + Double(geometry.patchLength) / CostModel.copiedPerCycle
      return Double(rowCount * width) * (cycles(ofRun: count) / Double(max(count, 1)) + copying)
    }
  }

  /// Cycles of the products of a run of outputs with the whole filter.
  ///
  /// - Parameter isGapless: Whether the outputs lie side by side.
  private func cycles(ofRun pixelCount: Int, isGapless: Bool = true) -> Double {
    guard pixelCount > 0 else { return 0 }
    let separateCount = isGapless ? min(separateCount, pixelCount) : 0
    var blockCycles = 0.0
    for vectorCount in panels {
      for rowCount in [pixelCount - separateCount, separateCount] {
        blockCycles += CostModel.blockCycles(rowCount, vectorCount: vectorCount, vectorLength: vectorLength)
      }
    }
    let copiedCount = isNarrow && !isGapless ? pixelCount : separateCount
    return cyclesPerRun + Double(geometry.patchLength) * blockCycles
      + Double(copiedCount) * CostModel.narrowResultCycles
  }
}

extension ConvolutionGeometry {
  /// The geometry in which each pixel under a window is a run, read where it lies: the only row of an image
  /// is taken as its only column where the filter is dilated along it. In memory, both images are alike.
  /// Other geometries stay as they are.
  package var withRunsForWindows: ConvolutionGeometry {
    guard inputHeight == 1, outputHeight == 1, filterHeight == 1, paddingTop == 0, !hasWindowsOfRuns else {
      return self
    }
    var upright = self
    (upright.inputHeight, upright.inputWidth) = (inputWidth, 1)
    (upright.outputHeight, upright.outputWidth) = (outputWidth, 1)
    (upright.filterHeight, upright.filterWidth) = (filterWidth, 1)
    (upright.strideHeight, upright.strideWidth) = (strideWidth, 1)
    (upright.dilationHeight, upright.dilationWidth) = (dilationWidth, 1)
    (upright.paddingTop, upright.paddingLeft) = (paddingLeft, 0)
    return upright
  }

  /// Whether each row of a window is a run of neighbouring pixels.
  package var hasWindowsOfRuns: Bool { filterWidth == 1 || dilationWidth == 1 }

  /// The number of floats of an input row under the windows of a row of outputs.
  var coveredLength: Int { (max(outputWidth - 1, 0) * strideWidth + windowWidth) * inputChannels }

  /// The number of input rows from the first to the last under the windows of some rows of outputs.
  func coveredHeight(rowCount: Int) -> Int { (rowCount - 1) * strideHeight + windowHeight }

  /// The number of rows of outputs that are computed together: as many as leave the rows under their windows
  /// in the first-level cache or, where these are few, in the second-level cache, since bands share the rows
  /// that their windows overlap in, and each copies them.
  var rowCountOfBand: Int {
    func rowCount(_ floatCount: Int) -> Int {
      max((floatCount / max(coveredLength, 1) - windowHeight) / strideHeight + 1, 1)
    }
    let near = rowCount(Self.nearFloatCount)
    let count = near < Self.fewRows ? min(rowCount(Self.cachedFloatCount), Self.fewRows) : near
    return min(count, max(outputHeight, 1))
  }

  private static var nearFloatCount: Int { 1 << 13 }
  private static var cachedFloatCount: Int { 1 << 15 }
  private static var fewRows: Int { 8 }

  /// The number of rows of outputs that are computed together where windows at the edges are copied by
  /// themselves, as many as fill the largest block of the micro-kernels below each other.
  var edgeRowCount: Int { min(Self.windowsPerBlock, max(outputHeight, 1)) }

  /// The most windows that are copied at a time: as many as leave second-level caches half empty.
  fileprivate var copiedWindowCount: Int {
    let unit = Self.windowsPerBlock
    let count = Self.copiedWindowFloatCount / max(patchLength, 1) / unit * unit
    return min(max(count, unit), Self.mostCopiedWindows, max(outputPixelCount, 1))
  }

  private static var copiedWindowFloatCount: Int { 1 << 17 }

  private static var mostCopiedWindows: Int { 5 * windowsPerBlock }

  /// The windows that the largest blocks of the micro-kernels multiply together.
  static var windowsPerBlock: Int { 16 }
}
