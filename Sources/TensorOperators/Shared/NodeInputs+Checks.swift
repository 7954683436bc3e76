import ComputeKernels
import TensorCore

/// Checks that several operators share.
extension NodeInputs {
  /// The type of an output of the input's shape, which has rows along its last axis.
  func typesOfRows() throws -> [TensorType] {
    let input = try required(0, "input")
    guard input.shape.rank > 0 else {
      throw EngineError(.shapeMismatch, "the input is a scalar; expected at least one axis")
    }
    return [output(input.shape, input.elementType)]
  }

  /// The shape and type of two operands together.
  ///
  /// - Throws: ``EngineError/Code/shapeMismatch`` when their types differ or their shapes do not broadcast,
  ///   and ``EngineError/Code/invalidModel`` when the result is larger than a tensor may be.
  func broadcastOperands() throws -> (shape: Shape, elementType: ElementType) {
    let left = try required(0, "left")
    let right = try required(1, "right")
    guard left.elementType == right.elementType else {
      throw EngineError(
        .shapeMismatch,
        "left is \(left.elementType.rawValue), right \(right.elementType.rawValue); expected the same")
    }
    return (try Broadcast.shape(left.shape, right.shape), left.elementType)
  }

  /// Checks an input that moves positions.
  func checkTransformMatrix(_ index: Int) throws {
    let matrix = try requiredFloat(index, "matrix")
    guard matrix.shape == TransformMatrix.shape else {
      throw EngineError(
        .shapeMismatch, "input \(index) (matrix) has shape \(matrix.shape); expected \(TransformMatrix.shape)"
      )
    }
  }

  /// Whether the operator has numbers to multiply with quantized weights.
  package var isDynamicRange: Bool { self[0]?.elementType == .float32 && self[1]?.elementType == .int8 }

  /// Whether the operator has 16-bit quantized values to multiply with 8-bit weights.
  var isWide: Bool { self[0]?.elementType == .int16 && self[1]?.elementType == .int8 }

  /// Checks the element types of a convolution's or matrix product's operands.
  ///
  /// - Parameter filterAxis: The axis of the filter along which a channel's own scale may change.
  func checkConvolutionTypes(
    image: TensorType, filter: TensorType, channels: Int, filterAxis: Int
  ) throws {
    guard filter.elementType == image.elementType || isDynamicRange || isWide else {
      throw EngineError(
        .shapeMismatch,
        "input is \(image.elementType.rawValue), filter \(filter.elementType.rawValue); expected the same")
    }
    let isFloat = image.elementType == .float32
    let isLong = image.elementType == .int16 && self[2]?.elementType == .int64
    let biasType = isLong ? ElementType.int64 : .int32
    try checkVector(2, "bias", count: channels, elementType: isFloat ? .float32 : biasType)
    try checkVector(3, "slope", count: channels, elementType: .float32)
    if !isFloat, self[3] != nil {
      throw EngineError(.unsupportedOperator, "a quantized convolution takes no slope")
    }
    if isDynamicRange {
      guard let quantization = filter.quantization, quantization.narrowZeroPoints.allSatisfy({ $0 == 0 })
      else {
        throw EngineError(
          .unsupportedOperator,
          "a filter of quantized values for an input of numbers must have a scale, and zero as its zero point"
        )
      }
    }
    if let axis = filter.quantization?.axis, axis != filterAxis {
      throw EngineError(
        .unsupportedOperator, "filter scales run along axis \(axis); expected axis \(filterAxis)")
    }
  }
}

/// The matrix between a crop and an image.
enum TransformMatrix {
  static let shape: Shape = [1, 4, 4]
}

/// Reads an operand as real numbers, whether it is stored so or as quantized values.
struct OperandReader: Sendable {
  private let count: Int
  private let tensor: Int
  private let elementType: ElementType
  private let scale: QuantizedScale?
  private let instructionSet: InstructionSet

  /// The room that the numbers need outside the operand: none when they are stored as such.
  var scratchCount: Int { scale == nil ? 0 : count }

  init(_ site: NodeSite, input: Int) throws {
    let type = site.type(input)
    count = type.shape.elementCount
    tensor = site.input(input, as: UInt8.self).tensor
    elementType = type.elementType
    instructionSet = site.kernels.instructionSet
    switch type.elementType {
    case .float32: scale = nil
    case .uint8, .int8: scale = try site.quantizedScale(type, "input \(input)")
    case let other: throw site.unsupported(other)
    }
  }

  /// Some numbers themselves, or `scratch` filled with them; `scratch` has room for `count`.
  func floats(
    _ context: KernelContext, at index: Int, count: Int, scratch: UnsafeMutablePointer<Float>
  ) -> UnsafePointer<Float> {
    guard let scale else { return context.pointer(Slot(tensor: tensor)) + index }
    FastKernels.dequantize(
      input: context.pointer(Slot<UInt8>(tensor: tensor)) + index, output: scratch, scale: scale,
      isSigned: elementType == .int8, elements: 0..<count, instructionSet: instructionSet)
    return UnsafePointer(scratch)
  }

  /// The numbers themselves, or `scratch` filled with them; `scratch` has room for `scratchCount`.
  func floats(_ context: KernelContext, scratch: UnsafeMutablePointer<Float>) -> UnsafePointer<Float> {
    floats(context, at: 0, count: count, scratch: scratch)
  }
}

/// The tensors of an operator with two operands that are repeated along axes of the other.
struct BinaryOperands<Element, Result>: Sendable {
  let left: Slot<Element>
  let right: Slot<Element>
  let output: Slot<Result>
  let broadcast: Broadcast

  init(_ site: NodeSite) {
    left = site.input(0, as: Element.self)
    right = site.input(1, as: Element.self)
    output = site.output(0, as: Result.self)
    broadcast = Broadcast(left: site.type(0).shape, right: site.type(1).shape, output: site.outputs[0].shape)
  }
}
