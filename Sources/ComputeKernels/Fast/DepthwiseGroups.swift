import CMicroKernels

/// How the image of a depthwise convolution lies in memory for the micro-kernels of quantized values: those
/// of a column in neighbouring rows form groups of 32 bits, or in images of one row those of neighbouring
/// columns.
///
/// A dilated convolution is computed phase by phase, as of ``PhaseAxis``: the neighbouring rows and columns
/// are those of a phase.
package struct DepthwiseGroups: Sendable {
  let geometry: ConvolutionGeometry
  package let instructionSet: InstructionSet
  /// Whether groups hold neighbouring columns of one row. Each column begins a group: groups overlap.
  let groupsColumns: Bool
  /// The number of neighbouring pixels whose channels are computed as those of one: as many as fill a vector,
  /// or one.
  let joinedPixelCount: Int
  /// The number of phases down and across; one where all outputs are computed together.
  private let phaseHeight: Int
  private let phaseWidth: Int
  /// The rows that the window of an output covers, among those of a phase.
  let windowHeight: Int
  /// The most columns that the windows of a row of outputs of a phase cover.
  private let width: Int

  /// The fewest outputs of a row of a phase for which phases across pay: those that are computed together.
  private static let fewestOutputsOfPhase = 8

  /// - Parameter sumsInputs: Whether products are corrected with the sums of the inputs.
  /// - Returns: `nil` if there are no channels, or what windows cover does not fit into any memory.
  package init?(_ geometry: ConvolutionGeometry, sumsInputs: Bool, instructionSet: InstructionSet) {
    self.geometry = geometry
    self.instructionSet = instructionSet
    // The last group of taps may reach beyond the window, where weights are zero and inputs are not.
    groupsColumns = geometry.isRow && geometry.dilationWidth == 1 && !sumsInputs
    let joined = instructionSet.vectorLength / max(geometry.outputChannels, 1)
    joinedPixelCount =
      joined > 1 && joined * geometry.outputChannels == instructionSet.vectorLength
        && geometry.outputWidth % joined == 0 && geometry.strideWidth == 1 && !groupsColumns ? joined : 1
    let hasPhases = geometry.hasPhases && geometry.outputChannels >= instructionSet.vectorLength
    phaseHeight = hasPhases ? geometry.dilationHeight : 1
    phaseWidth =
      hasPhases && geometry.outputWidth / geometry.dilationWidth >= Self.fewestOutputsOfPhase
      ? geometry.dilationWidth : 1
    windowHeight = (geometry.windowHeight - 1) / phaseHeight + 1
    // Plans are made for images without outputs, too.
    let lastOutput = max(
      PhaseAxis.length(geometry.outputWidth, from: 0, of: phaseWidth) - joinedPixelCount, 0)
    let lastTap = (geometry.windowWidth - 1) / phaseWidth
    let lastColumn = groupsColumns ? lastTap - lastTap % instructionSet.elementsPerGroup : lastTap
    width = lastOutput * geometry.strideWidth + lastColumn + 1
    let lengths = [windowHeight, width, geometry.inputChannels + instructionSet.vectorLength]
    guard geometry.outputChannels > 0, memorySize([MemoryLayout<Int32>.size] + lengths) != nil else {
      return nil
    }
  }

  /// The number of rows of a phase between neighbouring rows of the filter.
  var filterRowStep: Int { geometry.dilationHeight / phaseHeight }

  /// The number of groups of a row that a window's taps multiply.
  var tapCount: Int {
    guard groupsColumns else { return geometry.filterWidth }
    return (geometry.filterWidth - 1) / instructionSet.elementsPerGroup + 1
  }

  /// The number of columns of a phase between neighbouring ones of these groups.
  var tapStep: Int {
    groupsColumns ? instructionSet.elementsPerGroup : geometry.dilationWidth / phaseWidth
  }

  /// The number of columns between those that neighbouring vectors of a row of outputs begin with.
  var columnStride: Int { geometry.strideWidth * joinedPixelCount }

  /// The number of channels that are computed together.
  private var channelCount: Int { geometry.outputChannels * joinedPixelCount }

  /// The number of groups of a row of a vector of channels.
  var rowStep: Int { width * instructionSet.vectorLength }

  /// The number of vectors of channels.
  private var planeCount: Int {
    (channelCount + instructionSet.vectorLength - 1) / instructionSet.vectorLength
  }

  /// The number of groups of a vector of channels under the windows of some rows of outputs of a phase.
  private func planeStep(phaseRows count: Int) -> Int { groupRowCount(phaseRows: count) * rowStep }

  /// The number of rows of groups that the windows of some rows of outputs of a phase cover.
  private func groupRowCount(phaseRows count: Int) -> Int {
    let rowCount = (count - 1) * geometry.strideHeight + windowHeight
    return (rowCount + instructionSet.elementsPerGroup - 1) / instructionSet.elementsPerGroup
  }

  /// The most rows of outputs of which the groups of a phase take up to `byteCount`, but at least those that
  /// share the same rows of groups with the first.
  package func outputRowCount(byteCount: Int) -> Int {
    let groupRows = max(
      byteCount / (planeCount * rowStep * MemoryLayout<Int32>.size), groupRowCount(phaseRows: 1))
    let phaseRows =
      (groupRows * instructionSet.elementsPerGroup - windowHeight) / geometry.strideHeight + 1
    return phaseRows * phaseHeight
  }

  /// The room for the groups under the windows of some rows of outputs, a phase at a time, and behind them
  /// for their results, if these are narrower than a vector.
  package func byteCount(outputRows count: Int) -> Int {
    let phaseRows = PhaseAxis.length(count, from: 0, of: phaseHeight)
    return (planeCount * planeStep(phaseRows: phaseRows) + resultCount(outputRows: count))
      * MemoryLayout<Int32>.size + paddedByteCount(phaseRows: phaseRows)
  }

  /// The results of rows of outputs that are narrower than a vector.
  private func resultCount(outputRows count: Int) -> Int {
    isNarrow ? count * geometry.outputWidth * instructionSet.vectorLength : 0
  }

  /// Whether groups are made of a copy of rows of the image with what surrounds it: those that hold columns,
  /// and those of few channels, whose vectors reach into the next pixels.
  private var padsRows: Bool { groupsColumns || geometry.outputChannels < instructionSet.vectorLength }

  /// The columns of that copy: groups that hold columns, and joined pixels, reach beyond the last one.
  private var paddedWidth: Int {
    width + (groupsColumns ? instructionSet.elementsPerGroup : joinedPixelCount) - 1
  }

  /// The room for that copy, where there is one.
  private func paddedByteCount(phaseRows count: Int) -> Int {
    guard padsRows else { return 0 }
    let rowCount = groupsColumns ? 1 : groupRowCount(phaseRows: count) * instructionSet.elementsPerGroup
    return rowCount * paddedWidth * geometry.inputChannels + instructionSet.vectorLength
  }

  /// The most bytes that the filters take once they are packed, with the lines of numbers beside their
  /// weights.
  package var packedByteCount: Int {
    let groupLength = instructionSet.elementsPerGroup
    // A group of a line holds at least one row of the filter, and one of the rows under the window.
    let lineCount = groupLength * min(geometry.filterHeight, windowHeight / groupLength + 2)
    let lineByteCount = (2 + groupLength) * MemoryLayout<Int>.size + MemoryLayout<Int32>.size
    return planeCount * instructionSet.vectorLength
      * (lineCount * geometry.filterWidth * MemoryLayout<Int32>.size + QuantizedFilter.byteCountWithLines)
      + lineCount * lineByteCount
  }

  /// Whether there are fewer channels than a vector has.
  private var isNarrow: Bool { channelCount < instructionSet.vectorLength }

  /// Makes the groups under the windows of some rows of outputs, phase by phase, and calls `body` with those
  /// of each phase and with where results go.
  ///
  /// - Parameters:
  ///   - image: The number of the image.
  ///   - rows: Rows of outputs of this image.
  ///   - scratch: ``byteCount(outputRows:)`` bytes; overwritten.
  @inline(__always)
  func forEachPhase<Result: BitwiseCopyable>(
    of input: UnsafePointer<UInt8>, image: Int, rows: Range<Int>, quantized: QuantizedMargin,
    output: UnsafeMutablePointer<Result>, scratch: UnsafeMutablePointer<Int32>,
    _ body: (DepthwisePhase<Result>) -> Void
  ) {
    let input = input + image * geometry.inputHeight * geometry.inputRowLength
    let output = output + (image * geometry.outputHeight + rows.lowerBound) * geometry.outputRowLength
    geometry.forEachPhase(
      rows: rows, holding: 0..<geometry.inputHeight, phaseHeight: phaseHeight, phaseWidth: phaseWidth
    ) { down, across in
      let planeStep = planeStep(phaseRows: down.outputLength)
      if groupsColumns {
        makeOfColumns(of: input, quantized: quantized, to: scratch)
      } else if padsRows {
        makeOfFewChannels(down, from: input, quantized: quantized, to: scratch)
      } else {
        make(down, across, from: input, quantized: quantized, to: scratch)
      }
      if isNarrow {
        writeNarrowOutput(output, rowCount: rows.count, planeStep: planeStep, scratch: scratch, body)
      } else {
        body(
          DepthwisePhase(
            planeStep: planeStep, channelCount: channelCount,
            output: output + down.firstOutput * geometry.outputRowLength
              + across.firstOutput * geometry.outputChannels,
            height: down.outputLength, width: across.outputLength / joinedPixelCount,
            rowStep: phaseHeight * geometry.outputRowLength, pixelStep: phaseWidth * channelCount))
      }
    }
  }

  /// Calls `body` with results that are as wide as a vector, behind the groups, and copies those of channels.
  /// Narrow images have a single phase.
  @inline(__always)
  private func writeNarrowOutput<Result: BitwiseCopyable>(
    _ output: UnsafeMutablePointer<Result>, rowCount: Int, planeStep: Int,
    scratch: UnsafeMutablePointer<Int32>, _ body: (DepthwisePhase<Result>) -> Void
  ) {
    let length = instructionSet.vectorLength
    let results = UnsafeMutableRawPointer(scratch + planeCount * planeStep)
      .assumingMemoryBound(to: Result.self)
    body(
      DepthwisePhase(
        planeStep: planeStep, channelCount: length, output: results, height: rowCount,
        width: geometry.outputWidth, rowStep: geometry.outputWidth * length, pixelStep: length))
    let channelByteCount = geometry.outputChannels * MemoryLayout<Result>.size
    FastKernels.copyRows(
      results, step: length * MemoryLayout<Result>.size, to: output, step: channelByteCount,
      byteCount: channelByteCount, rowCount: rowCount * geometry.outputWidth)
  }

  /// Makes the groups under the windows of some rows of outputs of a phase.
  ///
  /// - Parameter input: The first pixel of an image.
  private func make(
    _ down: PhaseAxis, _ across: PhaseAxis, from input: UnsafePointer<UInt8>, quantized: QuantizedMargin,
    to target: UnsafeMutablePointer<Int32>
  ) {
    let channels = geometry.inputChannels
    // Padding is not negative: the first window of a row begins with the image's first column or before.
    let first = min(-across.origin, width)
    let end = min(first + across.inputLength, width)
    var parameters = RowInterleavingParameters(
      image: input + down.firstInput * geometry.inputRowLength + across.firstInput * channels,
      height: down.inputLength, rowStep: phaseHeight * geometry.inputRowLength, width: end - first,
      pixelStep: phaseWidth * channels, channelCount: channels, firstRow: down.origin,
      groupCount: groupRowCount(phaseRows: down.outputLength), leftMargin: first, rightMargin: width - end,
      margin: quantized.margin, flip: quantized.isSigned ? 0x80 : 0, zeroPoint: quantized.zeroPoint,
      groups: target)
    instructionSet.kernels.interleaveRows(&parameters)
  }
}

extension DepthwiseGroups {
  /// Makes the groups of neighbouring columns of an image of one row: those of a column in rows of which each
  /// begins a pixel behind the one before.
  private func makeOfColumns(
    of input: UnsafePointer<UInt8>, quantized: QuantizedMargin, to target: UnsafeMutablePointer<Int32>
  ) {
    let padded = paddedRows(behindGroupsIn: target, phaseRows: 1)
    pad(input, margin: quantized.margin, to: padded)
    interleave(
      padded, height: instructionSet.elementsPerGroup, rowStep: geometry.inputChannels, groupCount: 1,
      quantized: quantized, to: target)
  }

  /// Makes the groups of a vector of channels from each pixel on, some of which are those of the next ones.
  /// Where these are not computed with it, their filters are zero.
  private func makeOfFewChannels(
    _ down: PhaseAxis, from input: UnsafePointer<UInt8>, quantized: QuantizedMargin,
    to target: UnsafeMutablePointer<Int32>
  ) {
    let padded = paddedRows(behindGroupsIn: target, phaseRows: down.outputLength)
    let groupCount = groupRowCount(phaseRows: down.outputLength)
    let height = groupCount * instructionSet.elementsPerGroup
    let rowLength = paddedWidth * geometry.inputChannels
    for row in 0..<height {
      let inputRow = down.origin + row
      if 0..<down.inputLength ~= inputRow {
        pad(
          input + (down.firstInput + inputRow) * geometry.inputRowLength, margin: quantized.margin,
          to: padded + row * rowLength)
      } else {
        (padded + row * rowLength).update(repeating: quantized.margin, count: rowLength)
      }
    }
    interleave(
      padded, height: height, rowStep: rowLength, groupCount: groupCount, quantized: quantized, to: target)
  }

  /// Where the copy of rows of the image goes.
  private func paddedRows(
    behindGroupsIn scratch: UnsafeMutablePointer<Int32>, phaseRows count: Int
  ) -> UnsafeMutablePointer<UInt8> {
    let groupCount = planeCount * planeStep(phaseRows: count) + resultCount(outputRows: count)
    return UnsafeMutableRawPointer(scratch + groupCount).assumingMemoryBound(to: UInt8.self)
  }

  /// Copies a row of the image, and what is left and right of it.
  private func pad(
    _ row: UnsafePointer<UInt8>, margin: UInt8, to target: UnsafeMutablePointer<UInt8>
  ) {
    let channels = geometry.inputChannels
    let first = min(geometry.paddingLeft, paddedWidth)
    let end = min(first + geometry.inputWidth, paddedWidth)
    target.update(repeating: margin, count: first * channels)
    (target + first * channels).update(from: row, count: (end - first) * channels)
    (target + end * channels).update(repeating: margin, count: (paddedWidth - end) * channels)
  }

  /// Makes the groups of rows that have what surrounds them.
  private func interleave(
    _ rows: UnsafePointer<UInt8>, height: Int, rowStep: Int, groupCount: Int, quantized: QuantizedMargin,
    to target: UnsafeMutablePointer<Int32>
  ) {
    var parameters = RowInterleavingParameters(
      image: rows, height: height, rowStep: rowStep, width: width, pixelStep: geometry.inputChannels,
      channelCount: max(channelCount, instructionSet.vectorLength), firstRow: 0, groupCount: groupCount,
      leftMargin: 0, rightMargin: 0,
      margin: quantized.margin, flip: quantized.isSigned ? 0x80 : 0, zeroPoint: quantized.zeroPoint,
      groups: target)
    instructionSet.kernels.interleaveRows(&parameters)
  }
}

/// The groups and the outputs of a phase of some rows.
struct DepthwisePhase<Result> {
  /// The distance between the groups of neighbouring vectors of channels.
  let planeStep: Int
  /// The number of channels that are computed.
  let channelCount: Int
  /// `height` rows, `rowStep` results apart, of `width` outputs, `pixelStep` results apart.
  let output: UnsafeMutablePointer<Result>
  let height: Int
  let width: Int
  let rowStep: Int
  let pixelStep: Int
}

/// The quantized values of an image and what surrounds it.
struct QuantizedMargin: Sendable {
  let isSigned: Bool
  /// The quantized value that margins are made of.
  let margin: UInt8
  /// What is taken from unsigned quantized values where kernels multiply differences.
  let zeroPoint: Int32
}
