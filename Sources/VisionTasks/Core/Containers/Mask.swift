import Foundation
import TensorCore

/// The number format of a ``Mask``.
public enum MaskDataType: UInt, Sendable {
  /// Bytes in 0…255.
  case uInt8 = 0
  /// Single-precision numbers in 0…1.
  case float32 = 1
}

/// A value for each pixel of a picture, rows from top to bottom without padding.
///
/// The values can be read in either format: the other one is computed when it is first asked for, and kept.
///
/// `@unchecked Sendable`: values are written before the initialiser returns, and the conversion is made under a
/// lock. The owner of values that were not copied must leave them alone, as the initialisers say.
public final class Mask: NSObject, NSCopying, @unchecked Sendable {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int
  /// The format in which the values were given.
  public let dataType: MaskDataType

  /// The values in the format of ``dataType``.
  private let values: UnsafeRawPointer
  /// Keeps `values` alive; `nil` when they were not copied and their owner does.
  private let storage: AlignedStorage?
  private let lock = NSLock()
  private var converted: AlignedStorage?

  /// Creates a mask of bytes in 0…255.
  ///
  /// - Parameters:
  ///   - uInt8Data: `width · height` bytes.
  ///   - shouldCopy: whether the mask makes its own copy. If not, the bytes must stay valid and unchanged for
  ///     as long as the mask or a result that holds it lives.
  /// - Precondition: sizes are not negative and their product does not overflow.
  public convenience init(
    uInt8Data: UnsafePointer<UInt8>, width: Int, height: Int, shouldCopy: Bool
  ) {
    self.init(values: uInt8Data, dataType: .uInt8, width: width, height: height, shouldCopy: shouldCopy)
  }

  /// Creates a mask of numbers in 0…1.
  ///
  /// - Parameters:
  ///   - float32Data: `width · height` numbers.
  ///   - shouldCopy: whether the mask makes its own copy. If not, the numbers must stay valid and unchanged
  ///     for as long as the mask or a result that holds it lives.
  /// - Precondition: sizes are not negative and their product does not overflow.
  public convenience init(
    float32Data: UnsafePointer<Float>, width: Int, height: Int, shouldCopy: Bool
  ) {
    self.init(values: float32Data, dataType: .float32, width: width, height: height, shouldCopy: shouldCopy)
  }

  private convenience init(
    values: UnsafeRawPointer, dataType: MaskDataType, width: Int, height: Int, shouldCopy: Bool
  ) {
    let byteCount = Self.elementCount(width: width, height: height) * dataType.byteCount
    guard shouldCopy else {
      self.init(values: values, storage: nil, dataType: dataType, width: width, height: height)
      return
    }
    let storage = AlignedStorage(byteCount: byteCount, isZeroed: false)
    storage.start.copyMemory(from: values, byteCount: byteCount)
    self.init(values: storage.start, storage: storage, dataType: dataType, width: width, height: height)
  }

  /// Creates a mask of numbers and lets `fill` write all of them.
  ///
  /// - Precondition: sizes are not negative and their product does not overflow.
  convenience init(width: Int, height: Int, fill: (UnsafeMutableBufferPointer<Float>) -> Void) {
    let count = Self.elementCount(width: width, height: height)
    let storage = AlignedStorage(byteCount: count * MaskDataType.float32.byteCount, isZeroed: false)
    fill(
      UnsafeMutableBufferPointer(
        start: storage.start.bindMemory(to: Float.self, capacity: count), count: count))
    self.init(values: storage.start, storage: storage, dataType: .float32, width: width, height: height)
  }

  private init(
    values: UnsafeRawPointer, storage: AlignedStorage?, dataType: MaskDataType, width: Int, height: Int
  ) {
    self.values = values
    self.storage = storage
    self.dataType = dataType
    self.width = width
    self.height = height
  }

  private static func elementCount(width: Int, height: Int) -> Int {
    precondition(width >= 0 && height >= 0, "a mask of \(width) by \(height)")
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    precondition(!overflow, "a mask of \(width) by \(height)")
    return count
  }

  /// A mask with its own copy of the values, in the same format.
  public func copy(with zone: NSZone? = nil) -> Any {
    Mask(values: values, dataType: dataType, width: width, height: height, shouldCopy: true)
  }
}

extension Mask {
  /// The values as numbers; bytes `v` become `v / 255`. Valid as long as the mask lives.
  public var float32Data: UnsafePointer<Float> {
    guard dataType != .float32 else { return values.assumingMemoryBound(to: Float.self) }
    return convertedValues { (byte: UInt8) -> Float in Float(byte) / 255 }
  }

  /// The values as bytes; numbers `v` become `v · 255` without the fraction, limited to 0…255. Valid as long as
  /// the mask lives.
  public var uint8Data: UnsafePointer<UInt8> {
    guard dataType != .uInt8 else { return values.assumingMemoryBound(to: UInt8.self) }
    // Written so that a value that is not a number becomes 0.
    return convertedValues { (value: Float) -> UInt8 in value > 0 ? UInt8(min(value * 255, 255)) : 0 }
  }

  /// The values in the other format, computed once.
  private func convertedValues<Source, Target>(_ convert: (Source) -> Target) -> UnsafePointer<Target> {
    lock.lock()
    defer { lock.unlock() }
    let count = width * height
    if let converted { return UnsafePointer(converted.start.assumingMemoryBound(to: Target.self)) }
    let result = AlignedStorage(byteCount: count * MemoryLayout<Target>.stride, isZeroed: false)
    let target = result.start.bindMemory(to: Target.self, capacity: count)
    let source = values.assumingMemoryBound(to: Source.self)
    // Both blocks have one element for each pixel.
    for index in 0..<count { target[index] = convert(source[index]) }
    converted = result
    return UnsafePointer(target)
  }
}

extension MaskDataType {
  /// The size of one value.
  fileprivate var byteCount: Int {
    switch self {
    case .uInt8: 1
    case .float32: MemoryLayout<Float>.size
    }
  }
}
