extension ReferenceKernels {
  /// Multiplies matrices.
  ///
  /// - Shapes: as the geometry says.
  /// - Source: `tensorflow/lite/kernels/internal/reference/batch_matmul.h`.
  package static func batchMatrixProduct(
    left: UnsafePointer<Float>, right: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    geometry: BatchMatrixGeometry
  ) {
    forEachElement(geometry) { element, leftStart, rightStart, row, column in
      var sum = 0.0
      for index in 0..<geometry.depth {
        sum +=
          Double(left[leftStart + geometry.left(row: row, index: index)])
          * Double(right[rightStart + geometry.right(index: index, column: column)])
      }
      output[element] = Float(sum)
    }
  }

  /// Multiplies quantized matrices; sums are exact in 32 bits and wrap beyond.
  ///
  /// - Parameter bias: An addend for each column, in units of the product of both scales.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func batchMatrixProduct<Quantized: QuantizedElement>(
    left: UnsafePointer<Quantized>, right: UnsafePointer<Quantized>, bias: UnsafePointer<Int32>?,
    output: UnsafeMutablePointer<Quantized>, geometry: BatchMatrixGeometry, rule: QuantizedMatrixRule
  ) {
    forEachElement(geometry) { element, leftStart, rightStart, row, column in
      let sum = integerSum(
        left + leftStart, right + rightStart, geometry, row, column, leftZeroPoint: rule.leftZeroPoint,
        rightZeroPoint: rule.rightZeroPoint)
      output[element] = rule.requantization.quantized(sum &+ (bias?[column] ?? 0), as: Quantized.self)
    }
  }

  /// Multiplies matrices of 16-bit quantized values by matrices of such, or of 8-bit ones, all around zero;
  /// sums are exact in 64 bits.
  ///
  /// - Parameter rows: Rows of results, counted over all of them.
  @_specialize(where Right == Int16) @_specialize(where Right == Int8)
  package static func batchMatrixProduct<Right: FixedWidthInteger>(
    left: UnsafePointer<Int16>, right: UnsafePointer<Right>, bias: WideBias,
    output: UnsafeMutablePointer<Int16>, geometry: BatchMatrixGeometry, requantization: WideRequantization,
    rows: Range<Int>
  ) {
    for resultRow in rows {
      let (batch, row) = resultRow.quotientAndRemainder(dividingBy: geometry.rowCount)
      let (leftStart, rightStart) = geometry.starts(ofBatch: batch)
      let (left, right) = (left + leftStart, right + rightStart)
      requantization.finish(
        0..<geometry.columnCount, bias: bias, into: output + resultRow * geometry.columnCount
      ) { column in
        var sum: Int64 = 0
        for index in 0..<geometry.depth {
          sum &+=
            Int64(left[geometry.left(row: row, index: index)])
            &* Int64(right[geometry.right(index: index, column: column)])
        }
        return sum
      }
    }
  }

  /// Multiplies quantized rows by quantized matrices around zero, and puts out numbers.
  ///
  /// - Parameters:
  ///   - scales: What the quantized values of each row of each left matrix mean.
  ///   - rightScales: One for each column of a right matrix, or one for all.
  package static func dynamicRangeBatchMatrixProduct(
    left: UnsafePointer<Int8>, scales: UnsafePointer<QuantizedScale>, right: UnsafePointer<Int8>,
    rightScales: UnsafeBufferPointer<Float>, output: UnsafeMutablePointer<Float>,
    geometry: BatchMatrixGeometry
  ) {
    let epilogue = DynamicRangeEpilogue(
      filterScales: rightScales, channelCount: geometry.columnCount, epilogue: Epilogue(), rule: .xnnpack)
    forEachElement(geometry) { element, leftStart, rightStart, row, column in
      let scale = scales[leftStart / max(geometry.depth, 1) + row]
      let sum = integerSum(
        left + leftStart, right + rightStart, geometry, row, column, leftZeroPoint: scale.zeroPoint,
        rightZeroPoint: 0)
      output[element] = epilogue.finish(sum, scale: scale.scale, channel: column)
    }
  }

  @inline(__always)
  private static func integerSum<Quantized: QuantizedElement>(
    _ left: UnsafePointer<Quantized>, _ right: UnsafePointer<Quantized>, _ geometry: BatchMatrixGeometry,
    _ row: Int,
    _ column: Int, leftZeroPoint: Int32, rightZeroPoint: Int32
  ) -> Int32 {
    var sum: Int32 = 0
    for index in 0..<geometry.depth {
      let value = Int32(left[geometry.left(row: row, index: index)]) &- leftZeroPoint
      let weight = Int32(right[geometry.right(index: index, column: column)]) &- rightZeroPoint
      sum &+= value &* weight
    }
    return sum
  }

  @inline(__always)
  private static func forEachElement(
    _ geometry: BatchMatrixGeometry,
    _ body: (_ element: Int, _ left: Int, _ right: Int, _ row: Int, _ column: Int) -> Void
  ) {
    var element = 0
    for batch in 0..<geometry.batchCount {
      let (left, right) = geometry.starts(ofBatch: batch)
      for row in 0..<geometry.rowCount {
        for column in 0..<geometry.columnCount {
          body(element, left, right, row, column)
          element += 1
        }
      }
    }
  }
}

extension ReferenceKernels {
  /// Multiplies rows by a matrix: `y = epilogue(x · Wᵀ)`.
  ///
  /// - Shapes: input `[rows, I]`, weights `[O, I]`, output `[rows, O]`.
  /// - Source: `tensorflow/lite/kernels/internal/reference/fully_connected.h`.
  package static func fullyConnected(
    input: UnsafePointer<Float>, weights: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    rowCount: Int, inputLength: Int, outputLength: Int, epilogue: Epilogue
  ) {
    for row in 0..<rowCount {
      for column in 0..<outputLength {
        var sum = 0.0
        for index in 0..<inputLength {
          sum += Double(input[row * inputLength + index]) * Double(weights[column * inputLength + index])
        }
        output[row * outputLength + column] = epilogue.finish(Float(sum), channel: column)
      }
    }
  }
}
