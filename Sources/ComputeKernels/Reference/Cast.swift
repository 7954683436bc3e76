/// An element that a cast reads or writes.
package protocol CastElement: Sendable {
  static var isFloating: Bool { get }
  /// The value as an integer; what is no integer is rounded towards zero, and clamped to 64 bits.
  var castInteger: Int64 { get }
  var castFloat: Float { get }
  /// The low bits of `integer`.
  init(castingInteger integer: Int64)
  /// `float` rounded towards zero and clamped to the range; NaN becomes zero.
  init(castingFloat float: Float)
}

extension CastElement where Self: FixedWidthInteger {
  package static var isFloating: Bool { false }
  @inline(__always) package var castInteger: Int64 { Int64(self) }
  @inline(__always) package var castFloat: Float { Float(self) }
  @inline(__always) package init(castingInteger integer: Int64) { self.init(truncatingIfNeeded: integer) }
  @inline(__always) package init(castingFloat float: Float) { self.init(clamping: float.castInteger) }
}

extension Int8: CastElement {}
extension UInt8: CastElement {}
extension Int16: CastElement {}
extension Int32: CastElement {}
extension Int64: CastElement {}

extension Float: CastElement {
  package static var isFloating: Bool { true }
  @inline(__always) package var castInteger: Int64 {
    guard !isNaN else { return 0 }
    return self < 0x1p63 ? (self >= -0x1p63 ? Int64(self) : .min) : .max
  }
  @inline(__always) package var castFloat: Float { self }
  @inline(__always) package init(castingInteger integer: Int64) { self.init(integer) }
  @inline(__always) package init(castingFloat float: Float) { self = float }
}

/// A truth value as a tensor stores it: zero is false.
package struct TruthValue: CastElement {
  package var byte: UInt8

  package static var isFloating: Bool { false }
  @inline(__always) package var castInteger: Int64 { byte != 0 ? 1 : 0 }
  @inline(__always) package var castFloat: Float { byte != 0 ? 1 : 0 }
  @inline(__always) package init(castingInteger integer: Int64) { byte = integer != 0 ? 1 : 0 }
  @inline(__always) package init(castingFloat float: Float) { byte = float != 0 ? 1 : 0 }
}

extension ReferenceKernels {
  /// Converts elements to another type, for the elements of `elements`.
  ///
  /// - Source: `tensorflow/lite/kernels/cast.cc`, which leaves open what becomes of a floating-point number
  ///   beyond the range of an integer type; here it is clamped.
  @_specialize(where Source == UInt8, Result == Float)
  @_specialize(where Source == Int32, Result == Float) @_specialize(where Source == Float, Result == Int32)
  @_specialize(where Source == TruthValue, Result == Float)
  @_specialize(where Source == Float, Result == UInt8)
  package static func cast<Source: CastElement, Result: CastElement>(
    input: UnsafePointer<Source>, output: UnsafeMutablePointer<Result>, elements: Range<Int>
  ) {
    for index in elements {
      output[index] =
        Source.isFloating
        ? Result(castingFloat: input[index].castFloat) : Result(castingInteger: input[index].castInteger)
    }
  }
}
