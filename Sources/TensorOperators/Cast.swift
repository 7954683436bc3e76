import CFloatingPoint
import ComputeKernels
import TensorCore

/// The elements of the input in the output tensor's type; quantized values of quantized tensors as they are.
///
/// - Source: TensorFlow Lite `CAST`.
public struct Cast: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension Cast: PlainOperator {
  public static let kind: OperatorKind = "cast"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "the same elements in the output tensor's type; quantized values as they are")

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    return [inputs.output(input.shape, inputs.declaredOutputs.first?.elementType ?? input.elementType)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return try kernel(site, from: Float.self)
    case .int8: return try kernel(site, from: Int8.self)
    case .uint8: return try kernel(site, from: UInt8.self)
    case .int16: return try kernel(site, from: Int16.self)
    case .int32: return try kernel(site, from: Int32.self)
    case .int64: return try kernel(site, from: Int64.self)
    case .bool: return try kernel(site, from: TruthValue.self)
    case .float16: throw site.unsupported(.float16)
    }
  }

  private func kernel<Source: CastElement>(_ site: NodeSite, from: Source.Type) throws -> PlannedKernel {
    switch site.outputs[0].elementType {
    case .float32: return kernel(site, from, to: Float.self)
    case .int8: return kernel(site, from, to: Int8.self)
    case .uint8: return kernel(site, from, to: UInt8.self)
    case .int16: return kernel(site, from, to: Int16.self)
    case .int32: return kernel(site, from, to: Int32.self)
    case .int64: return kernel(site, from, to: Int64.self)
    case .bool: return kernel(site, from, to: TruthValue.self)
    case .float16: throw site.unsupported(.float16)
    }
  }

  /// Plain loops.
  ///
  /// - Source: `tensorflow/lite/kernels/cast.cc`, which leaves open what becomes of a floating-point number
  ///   beyond the range of an integer type; here it is clamped.
  private func kernel<Source: CastElement, Result: CastElement>(
    _ site: NodeSite, _: Source.Type, to: Result.Type
  ) -> PlannedKernel {
    let input = site.input(0, as: Source.self)
    let output = site.output(0, as: Result.self)
    return site.elementKernel(name: "reference", reason: KernelReason.onlyOne) { context, elements in
      let (input, output) = (context.pointer(input), context.mutablePointer(output))
      for index in elements {
        output[index] =
          Source.isFloating || Result.isFloating
          ? Result(castingFloat: input[index].castFloat) : Result(castingInteger: input[index].castInteger)
      }
    }
  }
}

/// An element that a cast reads or writes.
private protocol CastElement: Sendable {
  static var isFloating: Bool { get }
  /// The value as an integer; what is no integer is rounded towards zero, and clamped to 64 bits.
  var castInteger: Int64 { get }
  /// The nearest number, without a detour over 64 bits, which would leave no vectors.
  var castFloat: Float { get }
  /// The low bits of `integer`.
  init(castingInteger integer: Int64)
  /// `float` rounded towards zero and clamped to the range; NaN becomes zero.
  init(castingFloat float: Float)
}

extension CastElement where Self: FixedWidthInteger {
  static var isFloating: Bool { false }
  @inline(__always) var castInteger: Int64 { Int64(self) }
  @inline(__always) var castFloat: Float { Float(self) }
  @inline(__always) init(castingInteger integer: Int64) { self.init(truncatingIfNeeded: integer) }
  @inline(__always) init(castingFloat float: Float) {
    guard Self.bitWidth <= Int32.bitWidth else {
      self.init(clamping: float.castInteger)
      return
    }
    // Without a branch: the compiler makes vectors of the loop. Numbers above the largest float that 32 bits
    // hold become the largest integer.
    let (lower, upper) = (Float(Self.min), Swift.min(Float(Self.max), 0x1.fffffep30))
    let aboveLower = float > lower ? float : lower
    let truncated = vitruvian_truncated(aboveLower < upper ? aboveLower : upper)
    let result = float > upper ? Self.max : Self(truncatingIfNeeded: truncated)
    self = float == float ? result : 0
  }
}

extension Int8: CastElement {}
extension UInt8: CastElement {}
extension Int16: CastElement {}
extension Int32: CastElement {}
extension Int64: CastElement {}

extension Float: CastElement {
  static var isFloating: Bool { true }
  @inline(__always) var castInteger: Int64 {
    guard !isNaN else { return 0 }
    return self < 0x1p63 ? (self >= -0x1p63 ? Int64(self) : .min) : .max
  }
  @inline(__always) var castFloat: Float { self }
  @inline(__always) init(castingInteger integer: Int64) { self.init(integer) }
  @inline(__always) init(castingFloat float: Float) { self = float }
}

/// A truth value as a tensor stores it: zero is false.
private struct TruthValue: CastElement {
  var byte: UInt8

  static var isFloating: Bool { false }
  @inline(__always) var castInteger: Int64 { byte != 0 ? 1 : 0 }
  @inline(__always) var castFloat: Float { byte != 0 ? 1 : 0 }
  @inline(__always) init(castingInteger integer: Int64) { byte = integer != 0 ? 1 : 0 }
  @inline(__always) init(castingFloat float: Float) { byte = float != 0 ? 1 : 0 }
}
