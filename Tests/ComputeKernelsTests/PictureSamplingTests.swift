import KernelLayout
import TestSupport
import Testing

@testable import ComputeKernels

/// Sampling of pictures against a plain loop, on each instruction set that this processor has.
struct PictureSamplingTests {
  @Test(
    arguments: [
      (0.5, 0), (1.5, 2), (2.5, 2), (-0.5, 0), (-1.5, -2), (0.49999999999999994, 0), (1e300, .max),
      (-1e300, .min), (2_147_483_647.5, .max), (-.infinity, .min), (.infinity, .max), (.nan, .max),
    ] as [(Double, Int32)])
  func positions_areRoundedToEvenAndLimited(value: Double, expected: Int32) {
    #expect(SamplingPosition.rounded(value) == expected)
  }

  @Test(arguments: [
    ProjectedLine(x: 12.25, y: -3.5, xStep: 0.731, yStep: 0.02),
    ProjectedLine(x: 1e9, y: 7, xStep: -3e7, yStep: -.infinity),
    // The divisor grows, vanishes at point 16, and changes by less than rounding shows.
    ProjectedLine(x: 5, y: 6, w: 1, xStep: 1.5, yStep: -2.5, wStep: 0.01),
    ProjectedLine(x: 5, y: 6, w: 4, xStep: 1.5, yStep: -2.5, wStep: -0.25),
    ProjectedLine(x: 5, y: 6, w: 1, xStep: 1.5, yStep: -2.5, wStep: 1e-18),
    ProjectedLine(x: 5, y: 6, w: 0, xStep: 1.5, yStep: -2.5),
    ProjectedLine(x: .nan, y: 0, xStep: 1, yStep: 1),
  ])
  func placing_equalsThePlainLoop(line: ProjectedLine) {
    for (first, count) in [(0, 64), (3, 1), (17, 45)] {
      let expected = (first..<first + count).map { index -> SIMD2<Int32> in
        let divisor = line.w + line.wStep * Double(index)
        let scale = divisor != 0 ? 32 / divisor : 0
        return SIMD2(
          SamplingPosition.rounded((line.x + line.xStep * Double(index)) * scale),
          SamplingPosition.rounded((line.y + line.yStep * Double(index)) * scale))
      }
      for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
        var (x, y) = ([Int32](repeating: 0, count: count), [Int32](repeating: 0, count: count))
        FastKernels.place(
          line, from: first, count: count, unitsPerPixel: 32, x: &x, y: &y, instructionSet: instructionSet)
        #expect(zip(x, y).map { SIMD2($0, $1) } == expected, "\(instructionSet)")
        let position = line.position(of: first, unitsPerPixel: 32)
        #expect(SIMD2(position.x, position.y) == expected[0])
      }
    }
  }

  @Test(arguments: 0..<60)
  func pixels_equalThePlainLoop(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let problem = SamplingProblem(seed: seed, generator: &generator)
    let expected = problem.expected
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let (bytes, numbers) = problem.sampled(instructionSet)
      #expect(bytes == expected, "\(instructionSet)")
      #expect(numbers == expected.map { Float($0) * 0.0078 + -1 }, "\(instructionSet)")
    }
  }
}

/// A random picture, perhaps mirrored or turned, and positions in and around it.
private struct SamplingProblem {
  let width: Int
  let height: Int
  let channelCount: Int
  let isTurned: Bool
  let isMirrored: Bool
  let replicatesBorder: Bool
  /// The pixels as they are stored, and two more bytes.
  let samples: [UInt8]
  let x: [Int32]
  let y: [Int32]

  init(seed: Int, generator: inout SeededGenerator) {
    channelCount = 3 + seed % 2
    replicatesBorder = seed / 2 % 2 == 0
    isTurned = seed / 4 % 2 == 0
    isMirrored = seed / 8 % 2 == 0
    width = Int.random(in: 1...40, using: &generator)
    height = Int.random(in: 1...40, using: &generator)
    let byteCount = width * height * channelCount + 2
    samples = (0..<byteCount).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let reach = Int32(seed % 5 == 0 ? 100_000_000 : 1600)
    let count = Int.random(in: 1...64, using: &generator)
    let hasNeighbors = seed % 3 == 0 && width > 1
    let columns = hasNeighbors ? 0...Int32(32 * (width - 1) - 1) : -reach...reach
    x =
      (0..<count).map { _ in Int32.random(in: columns, using: &generator) }
      + [hasNeighbors ? columns.upperBound : .min]
    y = (0..<count).map { _ in Int32.random(in: -reach...reach, using: &generator) } + [.max]
  }

  /// Distances between pixels, in bytes.
  private var steps: (column: Int, row: Int) {
    let (column, row) =
      isTurned ? (height * channelCount, channelCount) : (channelCount, width * channelCount)
    return (isMirrored ? -column : column, row)
  }

  private var origin: Int { isMirrored ? (width - 1) * -steps.column : 0 }

  private func sample(column: Int, row: Int, channel: Int) -> Int {
    let isInside = (0..<width).contains(column) && (0..<height).contains(row)
    guard isInside || replicatesBorder else { return 0 }
    let (column, row) = (min(max(column, 0), width - 1), min(max(row, 0), height - 1))
    return Int(samples[origin + column * steps.column + row * steps.row + channel])
  }

  var expected: [UInt8] {
    zip(x, y).flatMap { x, y in
      let (column, row) = (Int(x >> 5), Int(y >> 5))
      let (right, down) = (Int(x & 31), Int(y & 31))
      return (0..<3).map { channel -> UInt8 in
        var sum = 512
        for (down, row) in [(32 - down, row), (down, row + 1)] {
          sum += (32 - right) * down * sample(column: column, row: row, channel: channel)
          sum += right * down * sample(column: column + 1, row: row, channel: channel)
        }
        return UInt8(sum >> 10)
      }
    }
  }

  func sampled(_ instructionSet: InstructionSet) -> (bytes: [UInt8], numbers: [Float]) {
    var bytes = [UInt8](repeating: 0, count: 3 * x.count)
    var numbers = [Float](repeating: .nan, count: 3 * x.count)
    var scratch = [UInt32](repeating: 0, count: 4 * x.count)
    samples.withUnsafeBufferPointer { samples in
      guard let start = samples.baseAddress else { return }
      let picture = SampledPicture(
        start: start + origin, columnStep: steps.column, rowStep: steps.row, width: width, height: height,
        replicatesBorder: replicatesBorder)
      x.withUnsafeBufferPointer { x in
        y.withUnsafeBufferPointer { y in
          guard let firstX = x.baseAddress, let firstY = y.baseAddress else { return }
          let positions = PixelPositions(x: firstX, y: firstY, count: x.count)
          // What is fetched ahead may lie anywhere.
          let near = PixelPosition(x: x[0], y: y[0] &+ 32)
          let far = PixelPosition(x: .max, y: .min)
          picture.sample(
            positions, before: far, to: &bytes, scratch: &scratch, instructionSet: instructionSet)
          picture.sample(
            positions, before: near, scale: 0.0078, minimum: -1, to: &numbers, scratch: &scratch,
            instructionSet: instructionSet)
        }
      }
    }
    return (bytes, numbers)
  }
}
