import CMicroKernels

extension FastKernels {
  /// The largest value under each window, vectorised over the channels.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, OH, OW, C]`.
  /// - Parameter rows: Output rows, counted over the whole batch.
  package static func maxPool2D(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry,
    bounds: ActivationBounds, rows: Range<Int>, instructionSet: InstructionSet
  ) {
    geometry.forEachNeighbouringWindows(in: rows, of: input) { windows in
      let instructionSet = instructionSet.narrowed(toChannelCount: windows.channelCount)
      let destination = output + windows.outputOffset
      if windows.channelCount >= instructionSet.vectorLength {
        windows.writeLargest(to: destination, bounds, instructionSet)
      } else {
        windows.writeLargest(to: destination, bounds)
      }
    }
  }

  /// The mean of the values under each window, vectorised over the channels; padding does not count.
  ///
  /// Values are added in XNNPACK's order: column by column of the window, nine at a time, padding as zeros.
  ///
  /// - Shapes: as ``maxPool2D(input:output:geometry:bounds:rows:instructionSet:)``.
  /// - Source: XNNPACK's `src/f32-avgpool` and `src/indirection.c`.
  package static func averagePool2D(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry,
    bounds: ActivationBounds, rows: Range<Int>, instructionSet: InstructionSet
  ) {
    geometry.forEachNeighbouringWindows(in: rows, of: input) { windows in
      windows.writeMeans(
        to: output + windows.outputOffset, of: WindowTaps(windows, geometry), bounds, instructionSet)
    }
  }
}

/// The taps of neighbouring windows in the order in which their pixels are added, with those in the padding.
private struct WindowTaps {
  /// The taps that are added together.
  static let groupLength = 9
  /// The number of zeros that stand for the channels of a pixel in the padding: so few that these, and what
  /// several groups of taps are added to, stay in the first-level cache.
  static let zeroCount = 1024
  /// The zeros. Nobody changes them, so all threads share them.
  nonisolated(unsafe) private static let zeros: UnsafePointer<Float> = {
    let zeros = UnsafeMutablePointer<Float>.allocate(capacity: zeroCount)
    zeros.initialize(repeating: 0, count: zeroCount)
    return UnsafePointer(zeros)
  }()

  private let height: Int
  /// The number of taps.
  let count: Int
  /// The rows and columns of the window inside the image.
  private let rows: Range<Int>
  private let columns: Range<Int>

  init(_ windows: NeighbouringWindows<Float>, _ geometry: ConvolutionGeometry) {
    let pixel = windows.outputOffset / max(geometry.inputChannels, 1)
    let (row, column) = pixel.quotientAndRemainder(dividingBy: geometry.outputWidth)
    let originY = row % geometry.outputHeight * geometry.strideHeight - geometry.paddingTop
    height = geometry.filterHeight
    count = geometry.filterHeight * geometry.filterWidth
    rows = geometry.filterRows(origin: originY)
    columns = geometry.filterColumns(origin: column * geometry.strideWidth - geometry.paddingLeft)
  }

  /// Whether all of them are inside the image.
  var areInside: Bool { rows.count * columns.count == count }

  /// Writes where the pixels under neighbouring taps lie, from the first one inside the image.
  ///
  /// - Parameters:
  ///   - taps: The taps, column by column.
  ///   - padding: Where the numbers lie that stand for padding.
  @inline(__always)
  func writeOffsets(
    of taps: Range<Int>, _ windows: NeighbouringWindows<Float>, padding: Int,
    to offsets: UnsafeMutablePointer<Int>
  ) {
    var (column, row) = taps.lowerBound.quotientAndRemainder(dividingBy: height)
    for index in 0..<taps.count {
      offsets[index] =
        rows.contains(row) && columns.contains(column)
        ? (row - rows.lowerBound) * windows.rowStep + (column - columns.lowerBound) * windows.columnStep
        : padding
      row += 1
      if row == height { (column, row) = (column + 1, 0) }
    }
  }

  /// The distance of the zeros from a number, in numbers.
  @inline(__always)
  func zeroOffset(from number: UnsafePointer<Float>) -> Int { Self.zeros - number }
}

extension NeighbouringWindows<Float> {
  /// - Precondition: At least as many channels as a vector has.
  fileprivate func writeLargest(
    to output: UnsafeMutablePointer<Float>, _ bounds: ActivationBounds, _ instructionSet: InstructionSet
  ) {
    var parameters = MaximumPoolingParameters(
      window: first, rowStep: rowStep, columnStep: columnStep, outputStep: step, rowCount: rowCount,
      columnCount: columnCount, channelCount: channelCount, lower: bounds.lower, upper: bounds.upper,
      output: output, outputCount: count)
    instructionSet.kernels.maxPool(&parameters)
  }

  /// Writes the largest number of each channel under each window, one after the other, for few channels.
  fileprivate func writeLargest(to output: UnsafeMutablePointer<Float>, _ bounds: ActivationBounds) {
    for index in 0..<count * channelCount {
      let window = first + index / channelCount * step + index % channelCount
      var largest = bounds.lower
      for row in 0..<rowCount {
        for column in 0..<columnCount {
          largest = max(largest, window[row * rowStep + column * columnStep])
        }
      }
      output[index] = bounds.clamp(largest)
    }
  }

  /// The means of windows, of which padding is no part.
  fileprivate func writeMeans(
    to output: UnsafeMutablePointer<Float>, of taps: WindowTaps, _ bounds: ActivationBounds,
    _ instructionSet: InstructionSet
  ) {
    // Of several groups of taps, the last one may lack some, for which there are zeros.
    let isOneGroup = taps.count <= WindowTaps.groupLength
    if taps.areInside, isOneGroup || count > 1 {
      let outputsPerBlock =
        isOneGroup ? max(count, 1) : max(WindowTaps.zeroCount / max(channelCount, 1), 1)
      for index in stride(from: 0, to: count, by: outputsPerBlock) {
        writeMeans(
          of: taps, channels: 0..<channelCount, at: first + index * step, step: step,
          to: output + index * channelCount, count: min(outputsPerBlock, count - index), bounds,
          instructionSet)
      }
      return
    }
    for index in 0..<count {
      for channel in stride(from: 0, to: channelCount, by: WindowTaps.zeroCount) {
        let channels = channel..<min(channel + WindowTaps.zeroCount, channelCount)
        writeMeans(
          of: taps, channels: channels, at: first + index * step, step: 0,
          to: output + index * channelCount, count: 1, bounds, instructionSet)
      }
    }
  }

  /// - Parameter step: Zero for a single output of at most as many channels as there are zeros.
  /// - Precondition: All channels, or a single output.
  private func writeMeans(
    of taps: WindowTaps, channels: Range<Int>, at window: UnsafePointer<Float>, step: Int,
    to output: UnsafeMutablePointer<Float>, count: Int, _ bounds: ActivationBounds,
    _ instructionSet: InstructionSet
  ) {
    let addTaps = instructionSet.narrowed(toChannelCount: channels.count).kernels.addTaps
    let window = window + channels.lowerBound
    let factor = 1 / Float(max(rowCount * columnCount, 1))
    withUnsafeTemporaryAllocation(of: Int.self, capacity: WindowTaps.groupLength) { offsets in
      guard let start = offsets.baseAddress else { return }
      for place in stride(from: 0, to: taps.count, by: WindowTaps.groupLength) {
        let isLast = place + WindowTaps.groupLength >= taps.count
        let tapCount =
          step == 0 && place > 0 ? WindowTaps.groupLength : min(WindowTaps.groupLength, taps.count - place)
        taps.writeOffsets(
          of: place..<place + tapCount, self, padding: taps.zeroOffset(from: window), to: start)
        let bounds = isLast ? bounds : .unbounded
        var parameters = TapSumParameters(
          window: window, offsets: start, tapCount: tapCount, outputStep: step,
          channelCount: channels.count, startsAtZero: place == 0, factor: isLast ? factor : 1,
          lower: bounds.lower, upper: bounds.upper, output: output + channels.lowerBound,
          outputCount: count)
        addTaps(&parameters)
      }
    }
  }
}
