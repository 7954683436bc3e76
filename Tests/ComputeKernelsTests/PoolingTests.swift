import ComputeKernels
import TestSupport
import Testing

/// Average pooling in the order that makes it equal the reference to the last bit, and columns that windows
/// share.
struct PoolingTests {
  @Test(arguments: 0..<60)
  func averages_addNineValuesAtATimeColumnByColumn(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let geometry = Self.geometry(&generator)
    let channels = geometry.inputChannels
    var numbers = generator.floats(
      geometry.batchCount * geometry.inputHeight * geometry.inputWidth * channels)
    // Sums begin at zero, of which the sign stays.
    for index in stride(from: 0, to: numbers.count, by: channels) { numbers[index] = -0.0 }
    let input = GuardedBuffer(numbers)
    let averages = Self.averages(input.values, geometry)
    for bounds in [ActivationBounds.unbounded, ActivationBounds(lower: -0.25, upper: 0.5)] {
      let expected = averages.map { bounds.clamp($0).bitPattern }
      for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
        let output = GuardedBuffer(count: geometry.outputPixelCount * channels)
        for row in 0..<geometry.outputRowCount {
          FastKernels.averagePool2D(
            input: input.start, output: output.start, geometry: geometry, bounds: bounds, rows: row..<row + 1,
            instructionSet: instructionSet)
        }
        #expect(output.values.map(\.bitPattern) == expected, "\(instructionSet), \(geometry), \(bounds)")
        #expect(output.isIntact)
      }
    }
  }

  @Test(arguments: 0..<60)
  func averagesOfColumns_areThoseOfTheirValues(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let geometry = Self.geometry(&generator)
    let channels = geometry.inputChannels
    let input = GuardedBuffer(
      generator.floats(geometry.batchCount * geometry.inputHeight * geometry.inputWidth * channels))
    let bounds = seed % 2 == 0 ? ActivationBounds.unbounded : ActivationBounds(lower: -0.25, upper: 0.5)
    let expected = Self.averages(input.values, geometry).map { bounds.clamp($0) }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBuffer(count: geometry.outputPixelCount * channels)
      let columnMeans = GuardedBuffer(count: geometry.inputWidth * channels)
      for row in 0..<geometry.outputRowCount {
        geometry.poolColumns(
          of: input.start, into: output.start, rows: row..<row + 1, folded: columnMeans.start
        ) { input, output, geometry, isColumns in
          FastKernels.averagePool2D(
            input: input, output: output, geometry: geometry, bounds: isColumns ? .unbounded : bounds,
            rows: 0..<1, instructionSet: instructionSet)
        }
      }
      #expect(
        zip(output.values, expected).allSatisfy { abs($0 - $1) <= 1e-6 }, "\(instructionSet), \(geometry)")
      #expect(output.isIntact && columnMeans.isIntact)
    }
  }

  /// Elements with equal ones, zeros of both signs and, among numbers, what is not a number.
  @Test(arguments: 0..<60)
  func maximaOfColumns_areThoseOfTheirValues(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let geometry = Self.geometry(&generator)
    let count = geometry.batchCount * geometry.inputHeight * geometry.inputWidth * geometry.inputChannels
    let codes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let numbers = codes.map { $0 == 0 ? Float.nan : $0 == 1 ? -0.0 : Float($0 % 16) - 8 }
    let bounds = seed % 2 == 0 ? ActivationBounds.unbounded : ActivationBounds(lower: -0.25, upper: 2.5)
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      Self.comparePools(numbers, geometry) { input, output, geometry, rows in
        FastKernels.maxPool2D(
          input: input, output: output, geometry: geometry, bounds: bounds, rows: rows,
          instructionSet: instructionSet)
      }
      for isSigned in [false, true] {
        Self.comparePools(codes, geometry) { input, output, geometry, rows in
          FastKernels.maxPool2D(
            input: input, output: output, geometry: geometry, isSigned: isSigned, bounds: 3...120, rows: rows,
            instructionSet: instructionSet)
        }
      }
    }
    Self.comparePools(codes.map { Int16($0) &* 257 }, geometry) { input, output, geometry, rows in
      FastKernels.maxPool2D(
        input: input, output: output, geometry: geometry, bounds: -20_000...30_000, rows: rows)
    }
  }

  /// Expects windows that share columns to be as those that do not.
  private static func comparePools<Element: BitwiseCopyable & Equatable & ExpressibleByIntegerLiteral>(
    _ elements: [Element], _ geometry: ConvolutionGeometry,
    _ pool: (UnsafePointer<Element>, UnsafeMutablePointer<Element>, ConvolutionGeometry, Range<Int>) -> Void
  ) {
    let count = geometry.outputPixelCount * geometry.inputChannels
    var expected = [Element](repeating: 0, count: count)
    var found = expected
    var folded = [Element](repeating: 0, count: geometry.inputWidth * geometry.inputChannels)
    pool(elements, &expected, geometry, 0..<geometry.outputRowCount)
    geometry.poolColumns(of: elements, into: &found, rows: 0..<geometry.outputRowCount, folded: &folded) {
      input, output, geometry, _ in
      pool(input, output, geometry, 0..<1)
    }
    let isEqual = expected.withUnsafeBytes { expected in found.withUnsafeBytes { expected.elementsEqual($0) }
    }
    #expect(isEqual, "\(Element.self), \(geometry)")
  }

  private static func averages(_ input: [Float], _ geometry: ConvolutionGeometry) -> [Float] {
    let channels = geometry.inputChannels
    return (0..<geometry.outputPixelCount * channels).map { index in
      let (pixel, channel) = (index / channels, index % channels)
      let (row, column) = (pixel / geometry.outputWidth, pixel % geometry.outputWidth)
      let top = row % geometry.outputHeight * geometry.strideHeight - geometry.paddingTop
      let left = column * geometry.strideWidth - geometry.paddingLeft
      var values: [Float] = []
      var insideCount = 0
      for x in left..<left + geometry.filterWidth {
        for y in top..<top + geometry.filterHeight {
          let isInside = 0..<geometry.inputWidth ~= x && 0..<geometry.inputHeight ~= y
          let line = row / geometry.outputHeight * geometry.inputHeight + y
          values.append(isInside ? input[(line * geometry.inputWidth + x) * channels + channel] : 0)
          insideCount += isInside ? 1 : 0
        }
      }
      return sumByNines(values) * (1 / Float(insideCount))
    }
  }

  private static func sumByNines(_ values: [Float]) -> Float {
    var sum: Float = 0
    for start in stride(from: 0, to: values.count, by: 9) {
      let nine = (0..<9).map { start + $0 < values.count ? values[start + $0] : 0 }
      let edges = (nine[0] + nine[1] + nine[8]) + (nine[6] + nine[7])
      sum += ((nine[2] + nine[3]) + (nine[4] + nine[5])) + edges
    }
    return sum
  }

  /// Windows of up to 36 values that may reach over every edge, but hold a pixel.
  private static func geometry(_ generator: inout SeededGenerator) -> ConvolutionGeometry {
    let window = (
      height: Int.random(in: 1...6, using: &generator), width: Int.random(in: 1...6, using: &generator)
    )
    let padding = (
      top: Int.random(in: 0..<window.height, using: &generator),
      left: Int.random(in: 0..<window.width, using: &generator)
    )
    let strides = (
      height: Int.random(in: 1...3, using: &generator), width: Int.random(in: 1...3, using: &generator)
    )
    let side = (
      height: window.height + Int.random(in: 0...5, using: &generator),
      width: window.width + Int.random(in: 0...5, using: &generator)
    )
    return ConvolutionGeometry(
      batchCount: Int.random(in: 1...2, using: &generator), inputHeight: side.height, inputWidth: side.width,
      inputChannels: Int.random(in: 1...40, using: &generator),
      outputHeight: (side.height + padding.top - window.height) / strides.height + 1,
      outputWidth: (side.width + padding.left - window.width) / strides.width + 1, outputChannels: 0,
      filterHeight: window.height, filterWidth: window.width, strideHeight: strides.height,
      strideWidth: strides.width, dilationHeight: 1, dilationWidth: 1, paddingTop: padding.top,
      paddingLeft: padding.left)
  }
}
