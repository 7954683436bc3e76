import Foundation

/// The discrete Fourier transform of as many complex numbers as a power of two, in double precision.
///
/// By the algorithm of Cooley and Tukey, in place: the numbers are put in the order of their reversed bits,
/// and then joined in pairs of halves.
package struct FourierTransform: Sendable {
  package let count: Int
  /// `e^(−2πi k / count)` for the first half of all `k`: real and imaginary parts.
  private let roots: [(real: Double, imaginary: Double)]
  /// Where each number comes from.
  private let order: [Int]

  /// - Precondition: `count` is a power of two.
  package init(count: Int) {
    precondition(count > 0 && count & (count - 1) == 0, "\(count) is no power of two")
    self.count = count
    roots = Self.roots(0..<count / 2, of: count)
    let bitCount = count.trailingZeroBitCount
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

  /// Transforms numbers in place, whose parts lie `stride` apart from those of the next one.
  package func callAsFunction(
    _ real: UnsafeMutablePointer<Double>, _ imaginary: UnsafeMutablePointer<Double>, stride: Int = 1
  ) {
    for (index, source) in order.enumerated() where index < source {
      swap(&real[index * stride], &real[source * stride])
      swap(&imaginary[index * stride], &imaginary[source * stride])
    }
    roots.withUnsafeBufferPointer { roots in
      var half = 1
      while half < count {
        let step = count / (2 * half)
        for start in Swift.stride(from: 0, to: count, by: 2 * half) {
          for index in 0..<half {
            let root = roots[index &* step]
            let (even, odd) = ((start &+ index) &* stride, (start &+ index &+ half) &* stride)
            let turnedReal = real[odd] * root.real - imaginary[odd] * root.imaginary
            let turnedImaginary = real[odd] * root.imaginary + imaginary[odd] * root.real
            (real[odd], imaginary[odd]) = (real[even] - turnedReal, imaginary[even] - turnedImaginary)
            real[even] += turnedReal
            imaginary[even] += turnedImaginary
          }
        }
        half *= 2
      }
    }
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
    if height > 1 {
      for column in 0..<columnCount { columns(real + column, imaginary + column, stride: columnCount) }
    }
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
    for index in 0..<count {
      (index % 2 == 0 ? real : imaginary)[index / 2] = Double(input[index])
    }
    rows(real, imaginary)
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
