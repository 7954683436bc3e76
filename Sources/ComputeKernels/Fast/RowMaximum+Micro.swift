import CMicroKernels

extension FastKernels {
  /// The place of the largest or smallest number of each row, of equal ones the first.
  ///
  /// - Shapes: input rows of `length` numbers side by side; output a place for each row.
  /// - Parameter rows: Rows, in order; at least ``rowCountOfPlaces(_:)``.
  /// - Precondition: Rows are not empty.
  @_specialize(where Position == Int32) @_specialize(where Position == Int64)
  package static func argReduce<Position: FixedWidthInteger>(
    isMaximum: Bool, input: UnsafePointer<Float>, output: UnsafeMutablePointer<Position>, length: Int,
    rows: Range<Int>, instructionSet: InstructionSet
  ) {
    let lanes = instructionSet.vectorLength
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: placesPerPart) { places in
      guard let places = places.baseAddress else { return }
      var row = rows.lowerBound
      while row < rows.upperBound {
        let first = min(row, rows.upperBound - lanes)
        let count = min(placesPerPart, rows.upperBound - first)
        var parameters = RowPlacesParameters(
          numbers: input + first * length, rowCount: count, rowLength: length, rowStep: length,
          findsSmallest: !isMaximum, places: places)
        instructionSet.kernels.rowPlaces(&parameters)
        for index in 0..<count { output[first + index] = Position(truncatingIfNeeded: places[index]) }
        row = first + count
      }
    }
  }

  /// The fewest rows whose places vectors find.
  package static func rowCountOfPlaces(_ instructionSet: InstructionSet) -> Int {
    instructionSet.vectorLength
  }

  /// The number of places that are found at a time: as many as lie on the stack.
  private static let placesPerPart = 256

  /// The largest number of each row. What is not a number is passed over, save at the start of a row: nothing
  /// is larger.
  ///
  /// - Shapes: input rows of `length` numbers, `step` apart; output a number for each row.
  /// - Parameter rows: Rows, in order.
  /// - Precondition: Rows are not empty.
  package static func rowMaximum(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, length: Int, step: Int,
    rows: Range<Int>, instructionSet: InstructionSet
  ) {
    let first = rows.lowerBound
    var parameters = RowMaximaParameters(
      numbers: input + first * step, rowCount: rows.count, rowLength: length, rowStep: step, sign: 1,
      largest: output + first)
    instructionSet.kernels.rowMaxima(&parameters)
  }

  /// What the largest quantized value of each row stands for.
  ///
  /// - Shapes: input rows of `length` quantized values, `step` apart; output a number for each row.
  /// - Parameter rows: Rows, in order.
  /// - Precondition: Rows are not empty.
  package static func rowMaximum(
    input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<Float>, numbers: DequantizedNumbers,
    length: Int, step: Int, rows: Range<Int>, instructionSet: InstructionSet
  ) {
    guard quantizedRowLengths(instructionSet).contains(length) else {
      let flip: UInt8 = numbers.isSigned ? 0x80 : 0
      for row in rows {
        let line = UnsafeBufferPointer(start: input + row * step, count: length)
        output[row] = numbers[largest(of: line, flip: flip, instructionSet)]
      }
      return
    }
    // As signed quantized values.
    let flip: UInt8 = numbers.isSigned ? 0 : 0x80
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: quantizedRowBlockLength) { positions in
      guard let positions = positions.baseAddress else { return }
      for first in stride(from: rows.lowerBound, to: rows.upperBound, by: quantizedRowBlockLength) {
        let count = min(quantizedRowBlockLength, rows.upperBound - first)
        var parameters = QuantizedMaximaParameters(
          quantized: input + first * step, rowCount: count, rowLength: length, rowStep: step, flip: flip,
          positions: positions)
        instructionSet.kernels.findQuantizedMaxima(&parameters)
        for row in 0..<count {
          output[first + row] = numbers[input[(first + row) * step + Int(positions[row])]]
        }
      }
    }
  }
}

/// What 256 quantized values stand for: numbers that never fall from one quantized value to the next, so that
/// the largest quantized value stands for the largest number.
package struct DequantizedNumbers: Sendable {
  fileprivate let isSigned: Bool
  /// In the order of the quantized values' bytes: negative ones come last.
  private let numbers: [Float]

  /// What the quantized values of a table stand for, in place of those that the table is asked for.
  ///
  /// - Parameter table: 256 quantized values, that of the lowest one first; `nil` is returned when what they
  ///   stand for falls.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package init?<Quantized: QuantizedElement>(of table: [Quantized], scale: QuantizedScale) {
    precondition(table.count == 256, "a table of \(table.count) quantized values")
    let numbers = table.map { Float(Int32($0) - scale.zeroPoint) * scale.scale }
    guard zip(numbers, numbers.dropFirst()).allSatisfy(<=) else { return nil }
    isSigned = Quantized.isSigned
    let lowest = isSigned ? 0x80 : 0
    self.numbers = (0..<256).map { numbers[$0 ^ lowest] }
  }

  /// What quantized values stand for by themselves.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package init?<Quantized: QuantizedElement>(_ scale: QuantizedScale, element: Quantized.Type) {
    self.init(of: Array(Quantized.min...Quantized.max), scale: scale)
  }

  /// What a quantized value stands for, by its byte.
  package subscript(_ quantized: UInt8) -> Float { numbers[Int(quantized)] }
}

extension FastKernels {
  /// The lengths of rows in which a micro-kernel finds a quantized value.
  package static func quantizedRowLengths(_ instructionSet: InstructionSet) -> ClosedRange<Int> {
    instructionSet.vectorLength...256
  }

  /// The position of the largest or smallest quantized value of each row, the first one when several are
  /// equal.
  ///
  /// - Shapes: input `[N, length]`, output `[N]`.
  /// - Parameter rows: Rows, in order.
  /// - Precondition: Rows are not empty.
  @_specialize(where Position == Int32) @_specialize(where Position == Int64)
  package static func argReduce<Position: FixedWidthInteger>(
    isMaximum: Bool, input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<Position>, isSigned: Bool,
    length: Int, rows: Range<Int>, instructionSet: InstructionSet
  ) {
    guard quantizedRowLengths(instructionSet).contains(length) else {
      // First the value is found, then where it is.
      let flip: UInt8 = (isSigned ? 0x80 : 0) ^ (isMaximum ? 0 : 0xFF)
      for row in rows {
        let line = UnsafeBufferPointer(start: input + row * length, count: length)
        let position = firstPosition(of: largest(of: line, flip: flip, instructionSet), in: line)
        output[row] = Position(truncatingIfNeeded: position)
      }
      return
    }
    let flip: UInt8 = (isSigned ? 0 : 0x80) ^ (isMaximum ? 0 : 0xFF)
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: quantizedRowBlockLength) { positions in
      guard let positions = positions.baseAddress else { return }
      for first in stride(from: rows.lowerBound, to: rows.upperBound, by: quantizedRowBlockLength) {
        let count = min(quantizedRowBlockLength, rows.upperBound - first)
        var parameters = QuantizedMaximaParameters(
          quantized: input + first * length, rowCount: count, rowLength: length, rowStep: length, flip: flip,
          positions: positions)
        instructionSet.kernels.findQuantizedMaxima(&parameters)
        for index in 0..<count { output[first + index] = Position(truncatingIfNeeded: positions[index]) }
      }
    }
  }

  /// The position of the first of some bytes that is `value`; one of them is.
  private static func firstPosition(of value: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var start = 0
    // Whether a part of them has it, the compiler asks in vectors.
    while start + linePartLength <= bytes.count {
      var isHere: UInt8 = 0
      for index in start..<start + linePartLength { isHere |= bytes[index] == value ? 1 : 0 }
      guard isHere == 0 else { break }
      start += linePartLength
    }
    while start < bytes.count - 1, bytes[start] != value { start += 1 }
    return start
  }

  /// The number of positions that a temporary allocation takes from the stack, a multiple of four.
  static let quantizedRowBlockLength = 256
}
