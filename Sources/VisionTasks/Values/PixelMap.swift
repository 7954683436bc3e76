import TensorCore

/// A probability for each pixel of a picture.
public typealias Mask = PixelMap<Float>

/// The number of a category for each pixel of a picture.
public typealias CategoryMask = PixelMap<UInt8>

/// A value for each pixel of a picture, rows from top to bottom without padding.
///
/// Copies share their storage, which nothing writes to after initialisation.
public struct PixelMap<Value: BitwiseCopyable & Sendable & Hashable & Codable>: Sendable {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int
  private let storage: PixelValues<Value>

  /// Creates a map and lets `fill` write all of its values, row by row.
  ///
  /// - Precondition: Sizes are not negative and their product does not overflow.
  public init<Failure: Error>(
    width: Int, height: Int, fill: (UnsafeMutableBufferPointer<Value>) throws(Failure) -> Void
  ) throws(Failure) {
    precondition(width >= 0 && height >= 0, "a map of \(width) by \(height)")
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    precondition(!overflow && count <= Int.max / MemoryLayout<Value>.size, "a map of \(width) by \(height)")
    self.width = width
    self.height = height
    storage = PixelValues(count: count)
    try fill(UnsafeMutableBufferPointer(start: storage.start, count: count))
  }

  /// Creates a map of values.
  ///
  /// - Precondition: There is a value for each pixel.
  public init(width: Int, height: Int, values: [Value]) {
    precondition(values.count == width * height, "\(values.count) values for a map of \(width) by \(height)")
    self.init(width: width, height: height) { _ = $0.update(fromContentsOf: values) }
  }

  /// Calls `body` with all values, row by row.
  public func withUnsafeValues<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<Value>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeBufferPointer(start: storage.start, count: width * height))
  }

  /// The value of the pixel in a column and a row.
  ///
  /// - Precondition: The map has such a pixel.
  public subscript(column: Int, row: Int) -> Value {
    precondition((0..<width).contains(column) && (0..<height).contains(row), "pixel \(column), \(row)")
    return withUnsafeValues { $0[row * width + column] }
  }

  /// Keeps the values at an address alive, for interfaces that hand addresses out.
  package var valuesAddress: (start: UnsafePointer<Value>, owner: AnyObject) {
    (UnsafePointer(storage.start), storage)
  }
}

/// The values of a map.
///
/// They lie on the heap, which hands out the memory of the last frame's map again: fresh pages of the system
/// would take longer than all that is written to them.
///
/// `@unchecked Sendable`: nothing writes the values once their map is initialised.
private final class PixelValues<Value: BitwiseCopyable>: @unchecked Sendable {
  let start: UnsafeMutablePointer<Value>

  /// Where the system gives no memory, the process ends; see ``MemoryRoom/refused(_:)``.
  init(count: Int) {
    start = MemoryRoom.heapBlock(max(count, 1) * MemoryLayout<Value>.stride).bindMemory(
      to: Value.self, capacity: max(count, 1))
  }

  deinit { MemoryRoom.freeHeapBlock(start) }
}

extension PixelMap: Hashable {
  /// Whether two maps have the same size and values.
  public static func == (first: PixelMap, second: PixelMap) -> Bool {
    guard first.width == second.width, first.height == second.height else { return false }
    return first.withUnsafeValues { values in
      second.withUnsafeValues { values.elementsEqual($0) }
    }
  }

  /// Hashes the size and the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    withUnsafeValues { for value in $0 { hasher.combine(value) } }
  }
}

extension PixelMap: Codable {
  private enum CodingKeys: String, CodingKey {
    case width, height, values
  }

  /// Reads a map.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let width = try container.decode(Int.self, forKey: .width)
    let height = try container.decode(Int.self, forKey: .height)
    let values = try container.decode([Value].self, forKey: .values)
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width >= 0, height >= 0, !overflow, values.count == count else {
      throw DecodingError.dataCorruptedError(
        forKey: .values, in: container,
        debugDescription: "\(values.count) values; expected one for each pixel of \(width) by \(height)")
    }
    self.init(width: width, height: height, values: values)
  }

  /// Writes the size and all values.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
    try withUnsafeValues { try container.encode(Array($0), forKey: .values) }
  }
}
