/// What becomes of each quantized value under each quantized value of a slope that is known before any run.
package struct QuantizedSlopeTables: Sendable {
  /// 256 results for each slope that occurs, in the order of the bytes of what it is multiplied with.
  fileprivate let results: [UInt8]
  /// Where the results for each element of the slope begin.
  fileprivate let starts: [UInt16]

  /// - Parameter slope: All elements of the slope.
  package init<Quantized: QuantizedElement>(
    of slope: UnsafeBufferPointer<Quantized>, _ quantizedSlope: QuantizedSlope
  ) {
    var results: [UInt8] = []
    var startOfByte = [UInt16?](repeating: nil, count: 256)
    starts = slope.map { slope in
      let byte = Int(UInt8(truncatingIfNeeded: slope))
      if let start = startOfByte[byte] { return start }
      // At most 255 tables lie before it.
      let start = UInt16(results.count)
      startOfByte[byte] = start
      for value in 0..<256 {
        let result = quantizedSlope(Quantized(truncatingIfNeeded: value), slope: slope)
        results.append(UInt8(truncatingIfNeeded: result))
      }
      return start
    }
    self.results = results
  }

  /// Whether it takes a few runs at most until the tables of a slope have saved the time that they take.
  package static func payOff(slopeLength: Int, count: Int) -> Bool {
    count >= 16 * min(slopeLength, 256)
  }

  /// The most bytes that the tables of a slope take.
  package static func byteCount(slopeLength: Int) -> Int {
    256 * min(slopeLength, 256) + slopeLength * MemoryLayout<UInt16>.size
  }
}

extension FastKernels {
  /// Looks up the quantized values of `x` where it is not negative, of `x · slope` elsewhere, for the output
  /// elements of `elements`; the slope is the broadcast's right operand.
  ///
  /// - Parameter output: May be the input.
  /// - Precondition: The input has the output's shape, and `broadcast.hasVectorInnerAxis`.
  package static func parametricRectifier(
    input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<UInt8>, broadcast: Broadcast,
    tables: QuantizedSlopeTables, elements: Range<Int>, instructionSet: InstructionSet
  ) {
    // In bounds: there is a start for each element of the slope, and 256 results from it on.
    tables.results.withUnsafeBufferPointer { results in
      tables.starts.withUnsafeBufferPointer { starts in
        guard let results = results.baseAddress, let starts = starts.baseAddress else { return }
        broadcast.forEachMatrix(in: elements) { matrix in
          for row in 0..<matrix.rowCount {
            let first = matrix.start + row * matrix.columnCount
            let (input, output) = (input + first, output + first)
            let starts = starts + matrix.right + row * matrix.rightRowStep
            if broadcast.innerRightStride == 0 {
              instructionSet.kernels.lookUp(input, results + Int(starts[0]), output, matrix.columnCount)
            } else {
              for column in 0..<matrix.columnCount {
                output[column] = results[Int(starts[column]) &+ Int(input[column])]
              }
            }
          }
        }
      }
    }
  }
}
