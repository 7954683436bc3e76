/// Memory with known values on both sides, which a kernel must leave alone.
public final class GuardedBuffer {
  private static let guardCount = 32
  private static let guardValue: Float = -12345.678

  public let count: Int
  private let memory: UnsafeMutablePointer<Float>

  /// The part that a kernel may write; it starts as NaN.
  public var start: UnsafeMutablePointer<Float> { memory + Self.guardCount }

  public init(count: Int) {
    self.count = count
    memory = .allocate(capacity: count + 2 * Self.guardCount)
    memory.initialize(repeating: Self.guardValue, count: count + 2 * Self.guardCount)
    start.update(repeating: .nan, count: count)
  }

  public convenience init(_ values: [Float]) {
    self.init(count: values.count)
    for (index, value) in values.enumerated() { start[index] = value }
  }

  deinit {
    memory.deallocate()
  }

  public var values: [Float] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// A buffer with the absolute values.
  public var absolutes: GuardedBuffer { GuardedBuffer(values.map(abs)) }

  /// Whether nothing was written outside.
  public var isIntact: Bool {
    (0..<Self.guardCount).allSatisfy {
      memory[$0] == Self.guardValue && (start + count)[$0] == Self.guardValue
    }
  }
}

/// Bytes with known ones on both sides, which a kernel must leave alone.
public final class GuardedBytes {
  private static let guardCount = 128
  private static let guardValue: UInt8 = 0xA5

  private let count: Int
  private let memory: UnsafeMutablePointer<UInt8>

  /// The part that a kernel may write.
  public var start: UnsafeMutablePointer<UInt8> { memory + Self.guardCount }

  public init(count: Int) {
    self.count = count
    memory = .allocate(capacity: count + 2 * Self.guardCount)
    memory.initialize(repeating: Self.guardValue, count: count + 2 * Self.guardCount)
  }

  public convenience init(_ values: [UInt8]) {
    self.init(count: values.count)
    start.update(from: values, count: values.count)
  }

  deinit {
    memory.deallocate()
  }

  public var values: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// Whether nothing was written outside.
  public var isIntact: Bool {
    (0..<Self.guardCount).allSatisfy {
      memory[$0] == Self.guardValue && (start + count)[$0] == Self.guardValue
    }
  }
}
