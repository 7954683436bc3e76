/// How quantized values of 8 bits become integers.
protocol QuantizedBytes {
  /// What the integers are less than the unsigned quantized values that zero points are meant for.
  static var offset: Int32 { get }

  /// The integers of a vector of quantized values.
  static func integers(at source: UnsafePointer<UInt8>) -> IntegerVector

  /// The integer of one quantized value.
  static func integer(_ byte: UInt8) -> Int32
}

extension QuantizedBytes {
  /// The integer of one quantized value in all lanes.
  @inline(__always)
  static func integers(repeating byte: UInt8) -> IntegerVector { IntegerVector(repeating: integer(byte)) }
}

/// Unsigned quantized values, as they are.
enum UnsignedBytes: QuantizedBytes {
  @_transparent
  static var offset: Int32 { 0 }

  @inline(__always)
  static func integers(at source: UnsafePointer<UInt8>) -> IntegerVector {
    IntegerVector(converting: ByteVector(loading: source))
  }

  @inline(__always)
  static func integer(_ byte: UInt8) -> Int32 { Int32(byte) }
}

#if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
  /// Signed quantized values, as an instruction reads them.
  enum SignedBytes: QuantizedBytes {
    @_transparent
    static var offset: Int32 { 128 }

    @inline(__always)
    static func integers(at source: UnsafePointer<UInt8>) -> IntegerVector {
      IntegerVector(convertingSigned: source)
    }

    @inline(__always)
    static func integer(_ byte: UInt8) -> Int32 { Int32(Int8(bitPattern: byte)) }
  }
#else
  /// Signed quantized values, which become unsigned: those are quicker to widen.
  enum SignedBytes: QuantizedBytes {
    @_transparent
    static var offset: Int32 { 0 }

    @inline(__always)
    static func integers(at source: UnsafePointer<UInt8>) -> IntegerVector {
      IntegerVector(converting: ByteVector(loading: source) ^ ByteVector(repeating: 0x80))
    }

    @inline(__always)
    static func integer(_ byte: UInt8) -> Int32 { Int32(byte ^ 0x80) }
  }
#endif

/// Calls `body` with the number of each row and with the rows of two operands, whose steps it goes on to
/// take: where the step of one is zero, it is given as many copies of the row's byte as any vectors read
/// together.
@inline(__always)
func forEachByteRow(
  left: UnsafePointer<UInt8>, leftStep: Int, leftRowStep: Int, right: UnsafePointer<UInt8>, rightStep: Int,
  rightRowStep: Int, rowCount: Int,
  _ body: (_ row: Int, _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>) -> Void
) {
  typealias Copies = SIMD64<UInt8>
  var (leftCopies, rightCopies) = (Copies.zero, Copies.zero)
  withUnsafeMutablePointer(to: &leftCopies) { leftCopies in
    withUnsafeMutablePointer(to: &rightCopies) { rightCopies in
      for row in 0..<rowCount {
        var (left, right) = (left + row * leftRowStep, right + row * rightRowStep)
        if leftStep == 0 {
          leftCopies.pointee = Copies(repeating: left[0])
          left = UnsafeRawPointer(leftCopies).assumingMemoryBound(to: UInt8.self)
        }
        if rightStep == 0 {
          rightCopies.pointee = Copies(repeating: right[0])
          right = UnsafeRawPointer(rightCopies).assumingMemoryBound(to: UInt8.self)
        }
        body(row, left, right)
      }
    }
  }
}
