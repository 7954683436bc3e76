import CMicroKernels

extension FastKernels {
  /// The largest quantized value under each window, vectorised over the channels.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, OH, OW, C]`.
  /// - Parameters:
  ///   - bounds: The quantized values that the activation allows.
  ///   - rows: Output rows, counted over the whole batch.
  package static func maxPool2D(
    input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<UInt8>, geometry: ConvolutionGeometry,
    isSigned: Bool, bounds: ClosedRange<Int32>, rows: Range<Int>, instructionSet: InstructionSet
  ) {
    geometry.forEachNeighbouringWindows(in: rows, of: input) { windows in
      let output = output + windows.outputOffset
      if let set = instructionSet.narrowed(toByteCount: windows.channelCount) {
        var parameters = windows.parameters(output, isSigned: isSigned, bounds)
        set.kernels.poolQuantizedMaxima(&parameters)
      } else {
        let flip: UInt8 = isSigned ? 0x80 : 0
        windows.writeLargest(
          to: output, flip: flip, above: UInt8(truncatingIfNeeded: bounds.lowerBound) ^ flip,
          below: UInt8(truncatingIfNeeded: bounds.upperBound) ^ flip)
      }
    }
  }

  /// The mean of the quantized values under each window, vectorised over the channels; padding does not
  /// count.
  ///
  /// - Shapes and parameters: As for
  ///   ``maxPool2D(input:output:geometry:isSigned:bounds:rows:instructionSet:)``.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func averagePool2D<Quantized: QuantizedElement>(
    input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<Quantized>, geometry: ConvolutionGeometry,
    bounds: ClosedRange<Int32>, rows: Range<Int>, instructionSet: InstructionSet
  ) {
    geometry.forEachNeighbouringWindows(in: rows, of: input) { windows in
      let output = output + windows.outputOffset
      let set = instructionSet.narrowed(toChannelCount: windows.channelCount)
      let pixelCount = windows.rowCount * windows.columnCount
      if windows.channelCount >= set.vectorLength, 1...mostAveragedPixels ~= pixelCount {
        let bytes = UnsafeMutableRawPointer(output).assumingMemoryBound(to: UInt8.self)
        var parameters = windows.parameters(bytes, isSigned: Quantized.isSigned, bounds)
        set.kernels.poolQuantizedMeans(&parameters)
      } else {
        windows.writeMeans(to: output, bounds, instructionSet)
      }
    }
  }

  /// The most pixels of a window whose sums the kernel divides.
  private static let mostAveragedPixels = 4096
}

extension InstructionSet {
  /// The set whose registers so many bytes fill; `nil` when there are too few.
  func narrowed(toByteCount count: Int) -> InstructionSet? {
    if count >= vectorTier.registerByteCount { return self }
    return vectorLength > Self.avx2.vectorLength && count >= 32 ? .avx2 : nil
  }
}

extension NeighbouringWindows<UInt8> {
  fileprivate func parameters(
    _ output: UnsafeMutablePointer<UInt8>, isSigned: Bool, _ bounds: ClosedRange<Int32>
  ) -> QuantizedPoolingParameters {
    QuantizedPoolingParameters(
      window: first, rowStep: rowStep, columnStep: columnStep, outputStep: step, rowCount: rowCount,
      columnCount: columnCount, channelCount: channelCount, flip: isSigned ? 0x80 : 0,
      lower: bounds.lowerBound, upper: bounds.upperBound, output: output, outputCount: count)
  }

  /// Writes means one after the other, for few channels or very large windows.
  @inline(__always)
  fileprivate func writeMeans<Quantized: QuantizedElement>(
    to output: UnsafeMutablePointer<Quantized>, _ bounds: ClosedRange<Int32>,
    _ instructionSet: InstructionSet
  ) {
    let pixelCount = Int32(truncatingIfNeeded: rowCount * columnCount)
    for index in 0..<count {
      let window = QuantizedWindow(
        start: first + index * step, rowStep: rowStep, rowCount: rowCount, pixelStep: columnStep,
        pixelCount: columnCount)
      let pixel = output + index * channelCount
      window.forEachSum(
        channelCount: channelCount, isSigned: Quantized.isSigned, instructionSet: instructionSet
      ) { channel, sum in
        pixel[channel] = ReferenceKernels.quantizedMean(sum: sum, count: pixelCount, bounds: bounds)
      }
    }
  }
}

extension NeighbouringWindows<UInt8> {
  /// Writes the largest quantized values of channels that fill no register of the micro-kernels.
  ///
  /// - Parameters:
  ///   - flip: Bits that are changed before quantized values are compared as unsigned ones, and changed back.
  ///   - lower: What none is less than, as those that are compared.
  ///   - upper: What none is greater than.
  func writeLargest(
    to output: UnsafeMutablePointer<UInt8>, flip: UInt8, above lower: UInt8 = 0, below upper: UInt8 = .max
  ) {
    if channelCount >= SIMD16<UInt8>.scalarCount {
      writeLargest(SIMD16<UInt8>.self, to: output, flip: flip, above: lower, below: upper)
    } else if channelCount >= SIMD8<UInt8>.scalarCount {
      writeLargest(SIMD8<UInt8>.self, to: output, flip: flip, above: lower, below: upper)
    } else {
      for index in 0..<count * channelCount {
        let window = first + (index / channelCount * step + index % channelCount)
        var largest = lower
        for row in 0..<rowCount {
          for column in 0..<columnCount {
            largest = max(largest, window[row * rowStep + column * columnStep] ^ flip)
          }
        }
        output[index] = min(largest, upper) ^ flip
      }
    }
  }

  /// The largest quantized values, as many channels at a time as a vector has.
  ///
  /// - Precondition: At least as many channels as that.
  @inline(__always)
  private func writeLargest<Lanes: ByteLanes>(
    _: Lanes.Type, to output: UnsafeMutablePointer<UInt8>, flip: UInt8, above lower: UInt8,
    below upper: UInt8
  ) {
    let bounds = (lower: Lanes(repeating: lower), upper: Lanes(repeating: upper))
    let flips = Lanes(repeating: flip)
    // Loops over the windows that most networks have are unrolled.
    switch (rowCount, columnCount) {
    case (2, 2): writeLargest(2, 2, to: output, flips: flips, bounds)
    case (3, 3): writeLargest(3, 3, to: output, flips: flips, bounds)
    default: writeLargest(rowCount, columnCount, to: output, flips: flips, bounds)
    }
  }

  /// - Parameters:
  ///   - rowCount: The rows of a window.
  ///   - columnCount: The columns of a window.
  @inline(__always)
  private func writeLargest<Lanes: ByteLanes>(
    _ rowCount: Int, _ columnCount: Int, to output: UnsafeMutablePointer<UInt8>, flips: Lanes,
    _ bounds: (lower: Lanes, upper: Lanes)
  ) {
    var window = UnsafeRawPointer(first)
    var pixel = UnsafeMutableRawPointer(output)
    for _ in 0..<count {
      var channel = 0
      while channel < channelCount {
        // The last vector may overlap the one before: both compute the same there.
        let first = min(channel, channelCount - Lanes.scalarCount)
        var largest = bounds.lower
        var tapRow = window + first
        for _ in 0..<rowCount {
          var tap = tapRow
          for _ in 0..<columnCount {
            largest = largest.atLeast(tap.loadUnaligned(as: Lanes.self) ^ flips)
            tap += columnStep
          }
          tapRow += rowStep
        }
        (pixel + first).storeBytes(of: largest.atMost(bounds.upper) ^ flips, as: Lanes.self)
        channel += Lanes.scalarCount
      }
      window += step
      pixel += channelCount
    }
  }
}

/// Bytes whose extremes are one operation of the processor, which the compiler only sees where it knows how
/// many there are.
private protocol ByteLanes: SIMD, BitwiseCopyable where Scalar == UInt8 {
  func atLeast(_ other: Self) -> Self
  func atMost(_ other: Self) -> Self
}

extension SIMD8<UInt8>: ByteLanes {
  @inline(__always)
  fileprivate func atLeast(_ other: Self) -> Self { replacing(with: other, where: other .> self) }

  @inline(__always)
  fileprivate func atMost(_ other: Self) -> Self { replacing(with: other, where: self .> other) }
}

extension SIMD16<UInt8>: ByteLanes {
  @inline(__always)
  fileprivate func atLeast(_ other: Self) -> Self { replacing(with: other, where: other .> self) }

  @inline(__always)
  fileprivate func atMost(_ other: Self) -> Self { replacing(with: other, where: self .> other) }
}
