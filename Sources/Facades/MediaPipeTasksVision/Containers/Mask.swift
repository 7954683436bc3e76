import Foundation
import TensorCore
import VisionTasks

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
/// `@unchecked Sendable`: values are written before the initialiser returns, and the conversion is made under
/// a lock. The owner of values that were not copied must leave them alone, as the initialisers say.
open class Mask: NSObject, NSCopying, @unchecked Sendable {
  /// Columns.
  public final let width: Int
  /// Rows.
  public final let height: Int
  /// The format in which the values were given.
  public final let dataType: MaskDataType

  /// The values in the format of ``dataType``.
  private let values: MaskValues
  private let lock = NSLock()
  private var converted: AlignedStorage?

  /// Creates a mask of bytes in 0…255; `nil` when there is no such size.
  ///
  /// - Parameters:
  ///   - uInt8Data: `width · height` bytes.
  ///   - width: Columns of the picture.
  ///   - height: Rows of the picture.
  ///   - shouldCopy: Whether the mask makes its own copy. If not, the bytes must stay valid and unchanged for
  ///     as long as the mask or a result that holds it lives.
  public init?(uInt8Data: UnsafePointer<UInt8>, width: Int, height: Int, shouldCopy: Bool) {
    guard
      let block = MaskValues(
        uInt8Data, dataType: .uInt8, width: width, height: height, shouldCopy: shouldCopy)
    else { return nil }
    (values, dataType, self.width, self.height) = (block, .uInt8, width, height)
  }

  /// Creates a mask of numbers in 0…1; `nil` when there is no such size.
  ///
  /// - Parameters:
  ///   - float32Data: `width · height` numbers.
  ///   - width: Columns of the picture.
  ///   - height: Rows of the picture.
  ///   - shouldCopy: Whether the mask makes its own copy. If not, the numbers must stay valid and unchanged
  ///     for as long as the mask or a result that holds it lives.
  public init?(float32Data: UnsafePointer<Float>, width: Int, height: Int, shouldCopy: Bool) {
    guard
      let block = MaskValues(
        float32Data, dataType: .float32, width: width, height: height, shouldCopy: shouldCopy)
    else { return nil }
    (values, dataType, self.width, self.height) = (block, .float32, width, height)
  }

  /// Hands out the values of a task's mask, without a copy.
  init(_ mask: VisionTasks.Mask) {
    let (start, owner) = mask.valuesAddress
    values = MaskValues(
      start: start, byteCount: mask.width * mask.height * MemoryLayout<Float>.size, owner: owner)
    (dataType, width, height) = (.float32, mask.width, mask.height)
  }

  /// Hands out the values of a task's mask of categories, without a copy.
  init(_ mask: VisionTasks.CategoryMask) {
    let (start, owner) = mask.valuesAddress
    values = MaskValues(start: start, byteCount: mask.width * mask.height, owner: owner)
    (dataType, width, height) = (.uInt8, mask.width, mask.height)
  }

  private init(_ values: MaskValues, like other: Mask) {
    (self.values, dataType, width, height) = (values, other.dataType, other.width, other.height)
  }

  /// A mask with its own copy of the values, in the same format.
  open func copy(with zone: NSZone? = nil) -> Any { Mask(values.copied(), like: self) }
}

extension Mask {
  /// The values as numbers; bytes `v` become `v / 255`. Valid as long as the mask lives.
  public var float32Data: UnsafePointer<Float> {
    guard dataType != .float32 else { return values.start.assumingMemoryBound(to: Float.self) }
    return convertedValues { (byte: UInt8) -> Float in Float(byte) / 255 }
  }

  /// The values as bytes; numbers `v` become `v · 255` without the fraction, limited to 0…255. Valid as long
  /// as the mask lives.
  public var uint8Data: UnsafePointer<UInt8> {
    guard dataType != .uInt8 else { return values.start.assumingMemoryBound(to: UInt8.self) }
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
    let source = values.start.assumingMemoryBound(to: Source.self)
    // Both blocks have one element for each pixel.
    for index in 0..<count { target[index] = convert(source[index]) }
    converted = result
    return UnsafePointer(target)
  }
}

/// The values of a mask, and what keeps them alive.
private struct MaskValues {
  let start: UnsafeRawPointer
  let byteCount: Int
  /// `nil` when the values were not copied and their owner keeps them alive.
  private let owner: AnyObject?

  /// - Returns: `nil` when a size is negative or their product overflows.
  init?(
    _ values: UnsafeRawPointer, dataType: MaskDataType, width: Int, height: Int, shouldCopy: Bool
  ) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    let (byteCount, byteOverflow) = count.multipliedReportingOverflow(by: dataType.byteCount)
    guard width >= 0, height >= 0, !overflow, !byteOverflow else { return nil }
    self.init(start: values, byteCount: byteCount, owner: nil)
    if shouldCopy { self = copied() }
  }

  fileprivate init(start: UnsafeRawPointer, byteCount: Int, owner: AnyObject?) {
    self.start = start
    self.byteCount = byteCount
    self.owner = owner
  }

  func copied() -> MaskValues {
    let copy = AlignedStorage(byteCount: byteCount, isZeroed: false)
    copy.start.copyMemory(from: start, byteCount: byteCount)
    return MaskValues(start: copy.start, byteCount: byteCount, owner: copy)
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
