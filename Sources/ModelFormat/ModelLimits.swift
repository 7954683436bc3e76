import FileAccess
import TensorCore

/// What a model may take at most to be used.
///
/// Models may come from strangers, and a small file can ask for much memory and time. By default the limits
/// are far above the networks that people publish; a program that takes uploads sets them to what it has.
public struct ModelLimits: Sendable, Hashable, Codable {
  /// The most bytes of the file, 1 GiB by default.
  ///
  /// No file has more than ``largestFileByteCount``, whatever is set here.
  public var maximumFileByteCount: Int
  /// The most bytes of memory that one network may take to run, 8 GiB by default.
  ///
  /// They count the weights as kernels keep them, the tensors of a run, and what each thread needs; but not
  /// the bytes of the file.
  public var maximumMemoryByteCount: Int
  /// The most operations on elements of one run of a network, 2⁴⁰ by default, which take a processor minutes.
  ///
  /// They count what takes time out of proportion to the elements of tensors: multiply-adds, numbers under
  /// the windows of pooling, comparisons of sorting and suppression.
  public var maximumOperationCount: Int

  /// The most bytes that a model file can have at all: 1 GiB.
  public static let largestFileByteCount = 1 << 30

  /// Creates limits; those that are left out are as they are by default.
  public init(
    maximumFileByteCount: Int = ModelLimits.largestFileByteCount, maximumMemoryByteCount: Int = 8 << 30,
    maximumOperationCount: Int = 1 << 40
  ) {
    self.maximumFileByteCount = maximumFileByteCount
    self.maximumMemoryByteCount = maximumMemoryByteCount
    self.maximumOperationCount = maximumOperationCount
  }
}

extension ModelLimits {
  /// Reads limits; those that are left out keep their defaults, and unknown ones do not count.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func read(_ key: CodingKeys, into value: inout Int) throws {
      if let read = try values.decodeIfPresent(Int.self, forKey: key) { value = read }
    }
    try read(.maximumFileByteCount, into: &maximumFileByteCount)
    try read(.maximumMemoryByteCount, into: &maximumMemoryByteCount)
    try read(.maximumOperationCount, into: &maximumOperationCount)
  }
}

extension StoredFile {
  /// Opens the model file at `path`.
  ///
  /// - Throws: As ``init(path:maximumByteCount:)``; ``/TensorCore/EngineError/Code/resourceExhausted`` when
  ///   it is longer than `limits` allow.
  package convenience init(modelAt path: String, limits: ModelLimits = ModelLimits()) throws {
    try self.init(path: path, maximumByteCount: ModelLimits.largestFileByteCount)
    try EngineError.within(path) { try limits.check(fileByteCount: byteCount) }
  }
}

extension ModelLimits {
  /// Refuses models that are too long.
  ///
  /// - Throws: ``/TensorCore/EngineError/Code/resourceExhausted``.
  package func check(fileByteCount: Int) throws {
    let limit = min(maximumFileByteCount, Self.largestFileByteCount)
    guard fileByteCount <= limit else {
      throw EngineError(
        .resourceExhausted,
        "a model of \(fileByteCount) bytes is too large; at most \(limit) are accepted "
          + "(ModelLimits.maximumFileByteCount)")
    }
  }

  /// Refuses networks that take too much memory.
  ///
  /// - Throws: ``/TensorCore/EngineError/Code/resourceExhausted``.
  package func check(memoryByteCount: Int) throws {
    guard memoryByteCount <= maximumMemoryByteCount else {
      throw EngineError(
        .resourceExhausted,
        "running the network takes \(memoryByteCount) bytes of memory; at most \(maximumMemoryByteCount) are "
          + "allowed (ModelLimits.maximumMemoryByteCount)")
    }
  }

  /// Refuses networks that take too long.
  ///
  /// - Parameter latest: The operations of the node that was counted last.
  /// - Throws: ``/TensorCore/EngineError/Code/resourceExhausted``.
  package func check(operationCount: Int, latest: Int) throws {
    guard operationCount <= maximumOperationCount else {
      throw EngineError(
        .resourceExhausted,
        "a run would take more than \(maximumOperationCount) operations on elements, \(latest) of them here "
          + "(ModelLimits.maximumOperationCount)")
    }
  }
}
