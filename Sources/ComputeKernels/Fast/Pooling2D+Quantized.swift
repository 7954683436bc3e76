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
      let (upper, flips) = (SIMD16(repeating: upper), SIMD16(repeating: flip))
      writeLargest(to: output, above: SIMD16(repeating: lower)) {
        $0.replacing(with: $1 ^ flips, where: $1 ^ flips .> $0)
      } finish: {
        $0.replacing(with: upper, where: $0 .> upper) ^ flips
      }
    } else if channelCount >= SIMD8<UInt8>.scalarCount {
      let (upper, flips) = (SIMD8(repeating: upper), SIMD8(repeating: flip))
      writeLargest(to: output, above: SIMD8(repeating: lower)) {
        $0.replacing(with: $1 ^ flips, where: $1 ^ flips .> $0)
      } finish: {
        $0.replacing(with: upper, where: $0 .> upper) ^ flips
      }
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

  /// The largest quantized values, as many channels at a time as a vector has. The functions are closures,
  /// since only where the vector's type is known it has fast comparisons.
  ///
  /// - Precondition: At least as many channels as that.
  @inline(__always)
  private func writeLargest<Lanes: SIMD & BitwiseCopyable>(
    to output: UnsafeMutablePointer<UInt8>, above lowest: Lanes,
    larger: (_ largest: Lanes, _ quantized: Lanes) -> Lanes, finish: (Lanes) -> Lanes
  ) where Lanes.Scalar == UInt8 {
    var window = UnsafeRawPointer(first)
    var pixel = UnsafeMutableRawPointer(output)
    for _ in 0..<count {
      var channel = 0
      while channel < channelCount {
        // The last vector may overlap the one before: both compute the same there.
        let first = min(channel, channelCount - Lanes.scalarCount)
        var largest = lowest
        var tapRow = window + first
        for _ in 0..<rowCount {
          var tap = tapRow
          for _ in 0..<columnCount {
            largest = larger(largest, tap.loadUnaligned(as: Lanes.self))
            tap += columnStep
          }
          tapRow += rowStep
        }
        (pixel + first).storeBytes(of: finish(largest), as: Lanes.self)
        channel += Lanes.scalarCount
      }
      window += step
      pixel += channelCount
    }
  }
}
