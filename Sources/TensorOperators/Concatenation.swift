import ComputeKernels
import TensorCore

/// Joins tensors along an axis.
///
/// - Inputs: one or more tensors that differ in length along `axis` only.
/// - Source: TensorFlow Lite `CONCATENATION`.
public struct Concatenation: Sendable, Hashable {
  /// The most tensors that are joined.
  package static let maximumPartCount = 1024

  /// Non-negative.
  public var axis: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(axis: Int) {
    self.axis = axis
  }
}

extension Concatenation: OperatorDefinition {
  public static let kind: OperatorKind = "concatenate"
  package static let signature = OperatorSignature(inputs: 1...maximumPartCount)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "1 to 1024 tensors that differ along `axis` only",
    outputs: "joined along `axis`")
  package static let sample = Concatenation(axis: 3)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("axis", &axis, in: AttributeLimits.axes, "the axis to join along")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let first = try inputs.required(0, "first part")
    guard axis < first.shape.rank else {
      throw EngineError(.shapeMismatch, "axis \(axis) is not an axis of \(first.shape)")
    }
    var dimensions = first.shape.dimensions
    for index in inputs.types.indices.dropFirst() {
      let part = try inputs.required(index, "part")
      let isAlike =
        part.shape.rank == first.shape.rank
        && (0..<part.shape.rank).allSatisfy { $0 == axis || part.shape[$0] == first.shape[$0] }
      guard isAlike, part.elementType == first.elementType else {
        throw EngineError(
          .shapeMismatch,
          "part \(index) is \(part), which differs from \(first) in more than axis \(axis)")
      }
      dimensions[axis] += part.shape[axis]
    }
    return [inputs.output(try Shape(validating: dimensions), first.elementType)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let shape = site.outputs[0].shape
    let elementByteCount = site.outputs[0].elementType.byteCount
    let innerByteCount = shape.elementStride(of: axis) * elementByteCount
    let outerCount = shape.elementCount(along: 0..<axis)
    var parts: [Part] = []
    var offset = 0
    for index in site.inputs.types.indices {
      let byteCount = site.type(index).shape[axis] * innerByteCount
      parts.append(
        Part(
          input: site.input(index, as: UInt8.self), byteCount: byteCount, offset: offset,
          instructionSet: site.kernels.instructionSet))
      offset += byteCount
    }
    let rescalings = try site.inputs.types.indices.map { try QuantizedRescaling(site, part: $0) }
    let tableByteCount =
      rescalings.count * MemoryLayout<[UInt8]>.stride + rescalings.count { $0 != nil } * 512
    let tables = Packed(byteCount: tableByteCount) { rescalings.map { $0?.table ?? [] } }
    let output = site.output(0, as: UInt8.self)
    let tiling = site.tiling(count: outerCount, workPerElement: offset / elementByteCount)
    return PlannedKernel(
      name: "copy", reason: KernelReason.onlyOne, tileCount: tiling.tileCount, weights: tables
    ) { [parts, offset] context, tile, _ in
      // Parts that were computed in their place need no copy; see `PlacedParts`.
      for (part, table) in zip(parts, tables.contents)
      where context.pointer(part.input) != context.pointer(output) + part.offset {
        part.copy(to: output, through: table, outers: tiling.range(tile), outputRunByteCount: offset, context)
      }
    }
  }

  private struct Part: Sendable {
    let input: Slot<UInt8>
    let byteCount: Int
    let offset: Int
    let instructionSet: InstructionSet

    /// - Parameter table: The output's quantized value for each quantized value of the part, as bytes; empty
    ///   when they are the same.
    @inline(__always)
    func copy(
      to output: Slot<UInt8>, through table: [UInt8], outers: Range<Int>, outputRunByteCount: Int,
      _ context: KernelContext
    ) {
      let source = context.pointer(input) + outers.lowerBound * byteCount
      let destination = context.mutablePointer(output) + outers.lowerBound * outputRunByteCount + offset
      guard !table.isEmpty else {
        return FastKernels.copyRows(
          source, step: byteCount, to: destination, step: outputRunByteCount, byteCount: byteCount,
          rowCount: outers.count)
      }
      for outer in 0..<outers.count {
        FastKernels.lookUp(
          input: source + outer * byteCount, output: destination + outer * outputRunByteCount, table: table,
          elements: 0..<byteCount, instructionSet: instructionSet)
      }
    }
  }
}

/// What turns the quantized values of a part into the output's, which may mean another scale by them.
private struct QuantizedRescaling: Sendable {
  private let source: QuantizedScale
  private let result: QuantizedScale
  private let isSigned: Bool

  /// `nil` when the quantized values mean the same.
  init?(_ site: NodeSite, part: Int) throws {
    let type = site.type(part)
    // The reference copies 16-bit quantized values as they are.
    if type.elementType == .int16 { return nil }
    guard type.quantization != site.outputs[0].quantization else { return nil }
    source = try site.quantizedScale(type, "part \(part)")
    result = try site.quantizedScale(site.outputs[0], "the output")
    guard type.elementType == .int8 || type.elementType == .uint8 else {
      throw site.unsupported(type.elementType)
    }
    isSigned = type.elementType == .int8
  }

  /// The output's quantized value for each quantized value of the part, as bytes.
  var table: [UInt8] {
    guard isSigned else {
      return ReferenceKernels.rescalingTable(from: source, to: result, element: UInt8.self)
    }
    let table = ReferenceKernels.rescalingTable(from: source, to: result, element: Int8.self)
    // The copy sees bytes: quantized −1 is byte 255.
    return (table[128...] + table[..<128]).map { UInt8(bitPattern: $0) }
  }
}
