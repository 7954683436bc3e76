import ComputeKernels
import TensorCore

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
