extension FastKernels {
  /// Multiplies rows by a matrix: `y = epilogue(x · Wᵀ)`, for the output columns of `columns`.
  ///
  /// - Shapes: input `[rows, I]`, weights `[O, I]`, output `[rows, O]`.
  package static func fullyConnected(
    input: UnsafePointer<Float>, weights: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    rowCount: Int, inputLength: Int, outputLength: Int, epilogue: Epilogue, columns: Range<Int>
  ) {
    for row in 0..<rowCount {
      for column in columns {
        let sum = dotProduct(
          input + row * inputLength, weights + column * inputLength, count: inputLength)
        output[row * outputLength + column] = epilogue.finish(sum, channel: column)
      }
    }
  }

  private static func dotProduct(
    _ left: UnsafePointer<Float>, _ right: UnsafePointer<Float>, count: Int
  ) -> Float {
    let vectorEnd = count - count % Vector.scalarCount
    var sums = Vector.zero
    for index in stride(from: 0, to: vectorEnd, by: Vector.scalarCount) {
      sums += Vector(loading: left + index) * Vector(loading: right + index)
    }
    var sum = sums.sum()
    for index in vectorEnd..<count { sum += left[index] * right[index] }
    return sum
  }
}
