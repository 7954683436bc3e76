#if arch(x86_64) && os(Linux)
  import CX86Kernels
#endif

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
    switch instructionSet {
    #if arch(x86_64) && os(Linux)
      case .avx2:
        vitruvian_add_codes_avx2(
          left, leftFactor, right, rightFactor, flip, offset, shift, zeroPoint, lower, upper, output,
          elements.count)
      case .avx512, .avx512vnni:
        vitruvian_add_codes_avx512(
          left, leftFactor, right, rightFactor, flip, offset, shift, zeroPoint, lower, upper, output,
          elements.count)
    #endif
    default:
      microAddCodes(
        left: left, leftFactor: leftFactor, right: right, rightFactor: rightFactor, flip: flip,
        offset: offset, shift: shift, zeroPoint: zeroPoint, lower: lower, upper: upper, output: output,
        count: elements.count)
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
    switch instructionSet {
    #if arch(x86_64) && os(Linux)
      case .avx2: vitruvian_dequantize_avx2(input, flip, zeroPoint, scale.scale, output, elements.count)
      case .avx512, .avx512vnni:
        vitruvian_dequantize_avx512(input, flip, zeroPoint, scale.scale, output, elements.count)
    #endif
    default:
      microDequantize(
        codes: input, flip: flip, zeroPoint: zeroPoint, scale: scale.scale, output: output,
        count: elements.count)
    }
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
    switch instructionSet {
    #if arch(x86_64) && os(Linux)
      // With masks in the place of vectors, AVX-512 is slower.
      case .avx2, .avx512, .avx512vnni: vitruvian_look_up_avx2(input, table, output, elements.count)
    #endif
    default: microLookUp(bytes: input, table: table, output: output, count: elements.count)
    }
  }
}
