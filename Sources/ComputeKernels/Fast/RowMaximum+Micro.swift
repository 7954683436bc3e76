import CX86Kernels

extension FastKernels {
  /// The largest number of each row. What is not a number is passed over, save at the start of a row: nothing is
  /// larger.
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
      numbers: input + first * step, rowCount: rows.count, rowLength: length, rowStep: step,
      largest: output + first)
    instructionSet.kernels.rowMaxima(&parameters)
  }

  /// What the largest code of each row stands for.
  ///
  /// - Shapes: input rows of `length` codes, `step` apart; output a number for each row.
  /// - Parameter rows: Rows, in order.
  /// - Precondition: Rows are not empty.
  package static func rowMaximum(
    input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<Float>, numbers: CodeNumbers,
    length: Int, step: Int, rows: Range<Int>, instructionSet: InstructionSet
  ) {
    guard codeRowLengths(instructionSet).contains(length) else {
      let flip: UInt8 = numbers.isSigned ? 0x80 : 0
      for row in rows {
        let codes = input + row * step
        var largest = codes[0] ^ flip
        for index in 1..<length { largest = max(largest, codes[index] ^ flip) }
        output[row] = numbers[largest ^ flip]
      }
      return
    }
    // As signed codes.
    let flip: UInt8 = numbers.isSigned ? 0 : 0x80
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: codeRowBlockLength) { positions in
      guard let positions = positions.baseAddress else { return }
      for first in stride(from: rows.lowerBound, to: rows.upperBound, by: codeRowBlockLength) {
        let count = min(codeRowBlockLength, rows.upperBound - first)
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

/// What 256 codes stand for: numbers that never fall from one code to the next, so that the largest code stands for
/// the largest number.
package struct CodeNumbers: Sendable {
  fileprivate let isSigned: Bool
  /// In the order of the codes' bytes: negative ones come last.
  private let numbers: [Float]

  /// What the codes of a table stand for, in place of those that the table is asked for.
  ///
  /// - Parameter table: 256 codes, that of the lowest one first; `nil` is returned when what they stand for falls.
  @_specialize(where Code == UInt8) @_specialize(where Code == Int8)
  package init?<Code: QuantizedCode>(of table: [Code], scale: CodeScale) {
    precondition(table.count == 256, "a table of \(table.count) codes")
    let numbers = table.map { Float(Int32($0) - scale.zeroPoint) * scale.scale }
    guard zip(numbers, numbers.dropFirst()).allSatisfy(<=) else { return nil }
    isSigned = Code.isSigned
    let lowest = isSigned ? 0x80 : 0
    self.numbers = (0..<256).map { numbers[$0 ^ lowest] }
  }

  /// What codes stand for by themselves.
  @_specialize(where Code == UInt8) @_specialize(where Code == Int8)
  package init?<Code: QuantizedCode>(_ scale: CodeScale, code: Code.Type) {
    self.init(of: Array(Code.min...Code.max), scale: scale)
  }

  /// What a code stands for, by its byte.
  package subscript(_ code: UInt8) -> Float { numbers[Int(code)] }
}
