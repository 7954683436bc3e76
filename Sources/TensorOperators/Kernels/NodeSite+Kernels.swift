import ComputeKernels
import TensorCore

/// Parts of kernels that several operators share.
extension NodeSite {
  /// The elements of output zero, cut where threads can share them.
  var elementTiling: Tiling {
    let count = outputs[0].shape.elementCount
    if let bandCount { return Tiling(count: count, tileCount: bandCount) }
    return Tiling(
      count: count, unit: Self.elementsOfLine, workPerElement: 1,
      tileWork: threadCount == 1 ? .elementsOfOneThread : .elements, threadCount: threadCount)
  }

  /// Elements that fill whole cache lines, and whole vectors, however small they are.
  static let elementsOfLine = 64

  /// Some elements, or what is made of `workPerElement` of them, cut where threads can share them.
  func tiling(count: Int, workPerElement: Int) -> Tiling {
    if let bandCount { return Tiling(count: count, tileCount: bandCount) }
    return Tiling(count: count, workPerElement: workPerElement, tileWork: .elements, threadCount: threadCount)
  }

  /// Which of two operands are as large as output zero, element by element, so that this may lie in their
  /// place.
  var wholeOperands: [Int] { [0, 1].filter { type($0).shape == outputs[0].shape } }

  /// Why a matrix product takes vectors shorter than those of the other kernels; empty if it does not.
  func narrowingReason(_ instructionSet: InstructionSet) -> String {
    instructionSet.vectorLength < kernels.instructionSet.vectorLength
      ? "; shorter vectors, which the columns fill" : ""
  }

  /// A kernel that applies a function to every real number.
  func unaryKernel(_ function: UnaryFunction) -> PlannedKernel {
    let input = input(0, as: Float.self)
    let output = output(0, as: Float.self)
    guard !wantsReference, function.hasVectorForm else {
      let reason = wantsReference ? KernelReason.requested : KernelReason.onlyOne
      return elementKernel(name: "reference", reason: reason, overwritableInputs: [0]) { context, elements in
        ReferenceKernels.unary(
          function, input: context.pointer(input), output: context.mutablePointer(output),
          elements: elements)
      }
    }
    let instructionSet = kernels.instructionSet
    let tiling = elementTiling
    let isExact = precision != .single
    let reason = "vectors compute the function" + (epilogue?.reason ?? "")
    return PlannedKernel(
      name: "element-wise, \(instructionSet.name)", reason: reason, tileCount: tiling.tileCount,
      overwritableInputs: [0]
    ) { context, tile, _ in
      FastKernels.unary(
        function, input: context.pointer(input), output: context.mutablePointer(output),
        elements: tiling.range(tile), isExact: isExact, instructionSet: instructionSet)
    }
  }

  /// A kernel that looks up every quantized value in a table of 256 quantized values.
  func tableKernel<Source: QuantizedElement, Result: QuantizedElement>(
    _ table: [Result], from: Source.Type
  ) -> PlannedKernel {
    guard !wantsReference else {
      let input = input(0, as: Source.self)
      let output = output(0, as: Result.self)
      return elementKernel(
        name: "table of 256 quantized values", reason: KernelReason.requested, overwritableInputs: [0]
      ) { context, elements in
        ReferenceKernels.lookUp(
          input: context.pointer(input), output: context.mutablePointer(output),
          elements: elements, table: table)
      }
    }
    return byteTableKernel(
      Self.bytes(of: table, from: Source.self), reason: "there are 256 quantized values")
  }

  /// A kernel that looks up every quantized value in a table of what some nodes make of each.
  ///
  /// - Parameter table: 256 quantized values, in the order of the bytes of those that they are made of.
  package func tableKernel(_ table: [UInt8], ofNodes count: Int) -> PlannedKernel {
    precondition(table.count == 256, "a table of \(table.count) quantized values")
    return byteTableKernel(
      table,
      reason: count == 1
        ? "the other operand is one number" : "\(count) nodes compute each of 256 quantized values once")
  }

  /// - Parameter table: In the order of bytes.
  private func byteTableKernel(_ table: [UInt8], reason: String) -> PlannedKernel {
    let instructionSet = kernels.instructionSet
    let name = "table of 256 quantized values, \(instructionSet.name)"
    let reason = reason + (epilogue?.reason ?? "")
    let input = input(0, as: UInt8.self)
    guard epilogue?.dequantizes == true, let scale = inputs.declaredOutputs[0].quantization?.quantizedScale
    else {
      let output = output(0, as: UInt8.self)
      return elementKernel(name: name, reason: reason, overwritableInputs: [0]) { context, elements in
        FastKernels.lookUp(
          input: context.pointer(input), output: context.mutablePointer(output), table: table,
          elements: elements, instructionSet: instructionSet)
      }
    }
    let isSigned = inputs.declaredOutputs[0].elementType == .int8
    let output = output(0, as: Float.self)
    let tiling = elementTiling
    let scratch = Scratch<UInt8>(count: FastKernels.dequantizedBlockLength)
    return PlannedKernel(
      name: name, reason: reason, tileCount: tiling.tileCount, scratchByteCountPerWorker: scratch.byteCount
    ) { context, tile, worker in
      FastKernels.dequantize(
        input: context.pointer(input), output: context.mutablePointer(output), table: table, scale: scale,
        isSigned: isSigned, elements: tiling.range(tile), scratch: context.pointer(scratch, worker: worker),
        instructionSet: instructionSet)
    }
  }

  /// A table in the order of the quantized values' bytes: negative ones come last.
  private static func bytes<Source: QuantizedElement, Result: QuantizedElement>(
    of table: [Result], from: Source.Type
  ) -> [UInt8] {
    let lowest = Source.isSigned ? 0x80 : 0
    return (0..<256).map { UInt8(truncatingIfNeeded: table[$0 ^ lowest]) }
  }

  /// A kernel whose body computes a range of the elements of output zero.
  func elementKernel(
    name: @autoclosure @escaping @Sendable () -> String,
    reason: @autoclosure @escaping @Sendable () -> String, overwritableInputs: [Int] = [],
    _ body: @escaping @Sendable (_ context: KernelContext, _ elements: Range<Int>) -> Void
  ) -> PlannedKernel {
    let tiling = elementTiling
    return PlannedKernel(
      name: name(), reason: reason(), tileCount: tiling.tileCount, overwritableInputs: overwritableInputs
    ) { context, tile, _ in
      body(context, tiling.range(tile))
    }
  }

  /// The length of the rows of input zero, and the rows cut where threads can share them.
  var rowTiling: (length: Int, tiling: Tiling) {
    let shape = type(0).shape
    let length = shape[shape.rank - 1]
    let tiling = tiling(count: shape.elementCount(along: 0..<shape.rank - 1), workPerElement: length)
    return (length, tiling)
  }

  /// A kernel whose body computes a range of rows along the last axis of input zero.
  func rowKernel(
    name: String = "reference", reason: String = KernelReason.onlyOne,
    _ body: @escaping @Sendable (_ context: KernelContext, _ length: Int, _ rows: Range<Int>) -> Void
  ) -> PlannedKernel {
    let (length, tiling) = rowTiling
    return PlannedKernel(name: name, reason: reason, tileCount: tiling.tileCount) {
      context, tile, _ in body(context, length, tiling.range(tile))
    }
  }
}
