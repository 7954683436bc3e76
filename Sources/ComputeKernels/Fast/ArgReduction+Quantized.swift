import CX86Kernels

extension FastKernels {
  /// The lengths of rows in which ``argReduce(isMaximum:input:output:isSigned:length:rows:instructionSet:)``
  /// finds a quantized value.
  package static func quantizedRowLengths(_ instructionSet: InstructionSet) -> ClosedRange<Int> {
    instructionSet.vectorLength...256
  }

  /// The position of the largest or smallest quantized value of each row, the first one when several are
  /// equal.
  ///
  /// - Shapes: input `[N, length]`, output `[N]`.
  /// - Parameter rows: Rows, in order.
  /// - Precondition: `length` is one of ``quantizedRowLengths(_:)``.
  @_specialize(where Position == Int32) @_specialize(where Position == Int64)
  package static func argReduce<Position: FixedWidthInteger>(
    isMaximum: Bool, input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<Position>, isSigned: Bool,
    length: Int, rows: Range<Int>, instructionSet: InstructionSet
  ) {
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

  /// The number of positions that a temporary allocation takes from the stack, a multiple of four.
  static let quantizedRowBlockLength = 256
}
