import Foundation

/// The discrete Fourier transform of as many complex numbers as a power of two, in double precision.
///
/// By the algorithm of Cooley and Tukey, in place: the numbers are put in the order of their reversed bits,
/// and then joined in pairs of halves.
package struct FourierTransform: Sendable {
  package let count: Int
  /// `e^(−πi k / h)` for all `k` below `h`, for one half `h` after the other, as they grow from one number.
  private let realRoots: [Double]
  private let imaginaryRoots: [Double]
  /// Where each number goes before the first step.
  let order: [Int]

  /// - Precondition: `count` is a power of two.
  package init(count: Int) {
    precondition(count > 0 && count & (count - 1) == 0, "\(count) is no power of two")
    self.count = count
    let bitCount = count.trailingZeroBitCount
    let roots = (0..<bitCount).flatMap { Self.roots(0..<1 << $0, of: 2 << $0) }
    realRoots = roots.map(\.real)
    imaginaryRoots = roots.map(\.imaginary)
    order = (0..<count).map { index in
      (0..<bitCount).reduce(0) { $0 | (index >> $1 & 1) << (bitCount - 1 - $1) }
    }
  }

  /// `e^(−2πi k / count)` for the `k` of `indices`: real and imaginary parts.
  static func roots(_ indices: Range<Int>, of count: Int) -> [(real: Double, imaginary: Double)] {
    indices.map { index in
      let angle = -2 * Double.pi * Double(index) / Double(count)
      return (cos(angle), sin(angle))
    }
  }

  /// Transforms several sequences of numbers in place.
  ///
  /// - Parameter sequenceCount: Their number; their parts of one index lie side by side.
  func callAsFunction(
    _ real: UnsafeMutablePointer<Double>, _ imaginary: UnsafeMutablePointer<Double>, sequenceCount: Int
  ) {
    for (index, source) in order.enumerated() where index < source {
      for sequence in 0..<sequenceCount {
        let (first, second) = (index * sequenceCount + sequence, source * sequenceCount + sequence)
        swap(&real[first], &real[second])
        swap(&imaginary[first], &imaginary[second])
      }
    }
    forEachHalf { start, half, realRoots, imaginaryRoots in
      for index in 0..<half {
        let even = (start &+ index) &* sequenceCount
        ComplexHalves(real: real + even, imaginary: imaginary + even, distance: half &* sequenceCount)
          .join(count: sequenceCount, realRoots + index, imaginaryRoots + index, rootStep: 0)
      }
    }
  }

  /// Transforms numbers in place that are in ``order`` already.
  func joinOrdered(_ real: UnsafeMutablePointer<Double>, _ imaginary: UnsafeMutablePointer<Double>) {
    forEachHalf { start, half, realRoots, imaginaryRoots in
      ComplexHalves(real: real + start, imaginary: imaginary + start, distance: half)
        .join(count: half, realRoots, imaginaryRoots, rootStep: 1)
    }
  }

  /// Calls `body` for each pair of halves: where it begins, the length of each, and the roots for that.
  @inline(__always)
  private func forEachHalf(
    _ body: (_ start: Int, _ half: Int, UnsafePointer<Double>, UnsafePointer<Double>) -> Void
  ) {
    realRoots.withUnsafeBufferPointer { realRoots in
      imaginaryRoots.withUnsafeBufferPointer { imaginaryRoots in
        // A single number has no roots, and stays as it is.
        guard let realRoots = realRoots.baseAddress, let imaginaryRoots = imaginaryRoots.baseAddress else {
          return
        }
        var half = 1
        while half < count {
          for start in stride(from: 0, to: count, by: 2 * half) {
            body(start, half, realRoots + (half - 1), imaginaryRoots + (half - 1))
          }
          half *= 2
        }
      }
    }
  }
}

/// Two halves of complex numbers, `distance` apart, that become one.
private struct ComplexHalves {
  let real: UnsafeMutablePointer<Double>
  let imaginary: UnsafeMutablePointer<Double>
  let distance: Int

  /// Joins numbers from the first ones on, with roots that lie `rootStep` apart.
  @inline(__always)
  func join(
    count: Int, _ realRoots: UnsafePointer<Double>, _ imaginaryRoots: UnsafePointer<Double>, rootStep: Int
  ) {
    typealias Pair = SIMD2<Double>
    var index = 0
    while index + 2 <= count {
      let root = index &* rootStep
      let rootReal = Pair(realRoots[root], realRoots[root &+ rootStep])
      let rootImaginary = Pair(imaginaryRoots[root], imaginaryRoots[root &+ rootStep])
      let (even, odd) = (index, index &+ distance)
      let evenReal = pair(real, even)
      let evenImaginary = pair(imaginary, even)
      let oddReal = pair(real, odd)
      let oddImaginary = pair(imaginary, odd)
      let turnedReal = oddReal * rootReal - oddImaginary * rootImaginary
      let turnedImaginary = oddReal * rootImaginary + oddImaginary * rootReal
      store(evenReal - turnedReal, real, odd)
      store(evenImaginary - turnedImaginary, imaginary, odd)
      store(evenReal + turnedReal, real, even)
      store(evenImaginary + turnedImaginary, imaginary, even)
      index += 2
    }
    while index < count {
      let root = index &* rootStep
      let (even, odd) = (index, index &+ distance)
      let turnedReal = real[odd] * realRoots[root] - imaginary[odd] * imaginaryRoots[root]
      let turnedImaginary = real[odd] * imaginaryRoots[root] + imaginary[odd] * realRoots[root]
      (real[odd], imaginary[odd]) = (real[even] - turnedReal, imaginary[even] - turnedImaginary)
      real[even] += turnedReal
      imaginary[even] += turnedImaginary
      index += 1
    }
  }

  @inline(__always)
  private func pair(_ numbers: UnsafeMutablePointer<Double>, _ index: Int) -> SIMD2<Double> {
    UnsafeRawPointer(numbers + index).loadUnaligned(as: SIMD2<Double>.self)
  }

  @inline(__always)
  private func store(_ pair: SIMD2<Double>, _ numbers: UnsafeMutablePointer<Double>, _ index: Int) {
    UnsafeMutableRawPointer(numbers + index).storeBytes(of: pair, as: SIMD2<Double>.self)
  }
}

/// The discrete Fourier transform of the rows and columns of images of real numbers, of which the first half
/// of the columns and one more are computed: the others follow from these.
package struct RealFourierTransform2D: Sendable {
  private let rows: FourierTransform
  private let columns: FourierTransform
  private let inputHeight: Int
  private let inputWidth: Int
  private let width: Int
  /// `e^(−2πi k / width)` for all `k` whose columns are computed.
  private let roots: [(real: Double, imaginary: Double)]

  /// - Precondition: `height` and `width` are powers of two.
  package init(height: Int, width: Int, inputHeight: Int, inputWidth: Int) {
    // Neighbours of a row are the parts of one complex number.
    rows = FourierTransform(count: max(width / 2, 1))
    columns = FourierTransform(count: height)
    self.width = width
    (self.inputHeight, self.inputWidth) = (inputHeight, inputWidth)
    roots = FourierTransform.roots(0..<width / 2 + 1, of: width)
  }

  /// The columns that are computed.
  package var columnCount: Int { width / 2 + 1 }
  /// The numbers of scratch memory.
  package var scratchCount: Int { 2 * columns.count * columnCount }

  /// Transforms an image. What it lacks of the transform's rows and columns is zero, what it has more is left
  /// out.
  ///
  /// - Parameter output: Real and imaginary parts in turns.
  package func callAsFunction(
    _ input: UnsafePointer<Float>, _ output: UnsafeMutablePointer<Float>,
    scratch: UnsafeMutablePointer<Double>
  ) {
    let (height, columnCount) = (columns.count, columnCount)
    let (real, imaginary) = (scratch, scratch + height * columnCount)
    scratch.update(repeating: 0, count: scratchCount)
    for row in 0..<min(height, inputHeight) {
      transformRow(
        input + row * inputWidth, real + row * columnCount, imaginary + row * columnCount)
    }
    if height > 1 { columns(real, imaginary, sequenceCount: columnCount) }
    for index in 0..<height * columnCount {
      output[2 * index] = Float(real[index])
      output[2 * index + 1] = Float(imaginary[index])
    }
  }

  /// Transforms a row by way of half as many complex numbers, the parts of which are neighbours.
  private func transformRow(
    _ input: UnsafePointer<Float>, _ real: UnsafeMutablePointer<Double>,
    _ imaginary: UnsafeMutablePointer<Double>
  ) {
    let count = min(width, inputWidth)
    guard width > 1 else {
      if count > 0 { real[0] = Double(input[0]) }
      return
    }
    rows.order.withUnsafeBufferPointer { order in
      for pair in 0..<count / 2 {
        real[order[pair]] = Double(input[2 * pair])
        imaginary[order[pair]] = Double(input[2 * pair + 1])
      }
      if count % 2 == 1 { real[order[count / 2]] = Double(input[count - 1]) }
    }
    rows.joinOrdered(real, imaginary)
    let half = width / 2
    (real[half], imaginary[half]) = (real[0], imaginary[0])
    for index in 0...half / 2 {
      let other = half - index
      let (a, b) = ((real[index], imaginary[index]), (real[other], imaginary[other]))
      // Of the even elements, and of the odd ones.
      let even = (0.5 * (a.0 + b.0), 0.5 * (a.1 - b.1))
      let odd = (0.5 * (a.1 + b.1), -0.5 * (a.0 - b.0))
      let root = roots[index]
      let turned = (odd.0 * root.real - odd.1 * root.imaginary, odd.0 * root.imaginary + odd.1 * root.real)
      (real[index], imaginary[index]) = (even.0 + turned.0, even.1 + turned.1)
      (real[other], imaginary[other]) = (even.0 - turned.0, turned.1 - even.1)
    }
  }
}
