extension FastKernels {
  /// Adds or subtracts two dense tensors of codes, for the elements of `elements`.
  package static func add(
    left: UnsafePointer<UInt8>, right: UnsafePointer<UInt8>, output: UnsafeMutablePointer<UInt8>,
    addition: CodeAddition, isSigned: Bool, elements: Range<Int>, instructionSet: InstructionSet
  ) {
    let (left, right) = (left + elements.lowerBound, right + elements.lowerBound)
    let output = output + elements.lowerBound
    let (leftFactor, rightFactor) = (addition.leftMultiplier, addition.rightMultiplier)
    let offset = addition.offset(isSigned: isSigned)
    let (shift, zeroPoint) = (addition.shift, addition.resultZeroPoint)
    let (lower, upper) = (addition.bounds.lowerBound, addition.bounds.upperBound)
    let flip: UInt8 = isSigned ? 0x80 : 0
    instructionSet.kernels.addCodes(
      left, leftFactor, right, rightFactor, flip, offset, shift, zeroPoint, lower, upper, output,
      elements.count)
  }

  /// Multiplies codes, for the output elements of `elements`.
  ///
  /// - Precondition: `broadcast.hasVectorInnerAxis`.
  package static func multiply(
    left: UnsafePointer<UInt8>, right: UnsafePointer<UInt8>, output: UnsafeMutablePointer<UInt8>,
    broadcast: Broadcast, multiplication: CodeMultiplication, isSigned: Bool, elements: Range<Int>,
    instructionSet: InstructionSet
  ) {
    let flip: UInt8 = isSigned ? 0x80 : 0
    let (leftZeroPoint, rightZeroPoint) = (
      multiplication.leftZeroPoint &+ Int32(flip), multiplication.rightZeroPoint &+ Int32(flip)
    )
    let zeroPoint = multiplication.resultZeroPoint
    let (lower, upper) = (
      Float(multiplication.bounds.lowerBound - zeroPoint), Float(multiplication.bounds.upperBound - zeroPoint)
    )
    broadcast.forEachRun(in: elements) { start, count, leftStart, rightStart in
      instructionSet.kernels.multiplyCodeRuns(
        left + leftStart, broadcast.innerLeftStride, leftZeroPoint, right + rightStart,
        broadcast.innerRightStride, rightZeroPoint, flip, multiplication.scale, lower, upper, zeroPoint,
        output + start, count)
    }
  }

  /// Codes to real numbers, for the elements of `elements`.
  package static func dequantize(
    input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<Float>, scale: CodeScale, isSigned: Bool,
    elements: Range<Int>, instructionSet: InstructionSet
  ) {
    let (input, output) = (input + elements.lowerBound, output + elements.lowerBound)
    let flip: UInt8 = isSigned ? 0x80 : 0
    let zeroPoint = scale.zeroPoint + Int32(flip)
    instructionSet.kernels.dequantize(input, flip, zeroPoint, scale.scale, output, elements.count)
  }

  /// Looks up bytes in a table, for the elements of `elements`.
  ///
  /// - Parameter table: 256 bytes.
  package static func lookUp(
    input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<UInt8>, table: [UInt8], elements: Range<Int>,
    instructionSet: InstructionSet
  ) {
    precondition(table.count == 256, "a table of \(table.count) codes")
    let (input, output) = (input + elements.lowerBound, output + elements.lowerBound)
    instructionSet.kernels.lookUp(input, table, output, elements.count)
  }
}
