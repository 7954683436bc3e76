import TensorCore

extension ReferenceKernels {
  /// Sums, or averages, over some axes.
  ///
  /// - Parameters:
  ///   - shape: The shape of the input.
  ///   - isFolded: For each axis, whether it is summed over.
  ///   - scale: What each sum is multiplied by: one for a sum, one over the number of terms for a mean.
  /// - Source: `tensorflow/lite/kernels/internal/reference/reduce.h`.
  package static func reduce(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, shape: Shape, isFolded: [Bool],
    dividingBy divisor: Double
  ) {
    let walk = StridedWalk(shape: shape, axes: isFolded.indices.filter { !isFolded[$0] })
    let fold = StridedWalk(shape: shape, axes: isFolded.indices.filter { isFolded[$0] })
    for index in 0..<walk.count {
      let start = walk.offset(of: index)
      var sum = 0.0
      for term in 0..<fold.count {
        sum += Double(input[start + fold.offset(of: term)])
      }
      output[index] = Float(sum / divisor)
    }
  }
}

/// Positions along some axes of a dense tensor, in row-major order of those axes.
struct StridedWalk {
  private let lengths: [Int]
  private let strides: [Int]
  let count: Int

  init(shape: Shape, axes: [Int]) {
    let all = shape.strides
    self.init(lengths: axes.map { shape[$0] }, strides: axes.map { all[$0] })
  }

  init(lengths: [Int], strides: [Int]) {
    self.lengths = lengths
    self.strides = strides
    count = lengths.reduce(1, *)
  }

  /// The distance in elements of position number `index` from the first one.
  @inline(__always)
  func offset(of index: Int) -> Int {
    var remaining = index
    var offset = 0
    var axis = lengths.count - 1
    while axis >= 0 {
      offset += remaining % lengths[axis] * strides[axis]
      remaining /= lengths[axis]
      axis -= 1
    }
    return offset
  }
}
