import TensorCore

/// The scales and zero points of a graph's tensors that have several, one tensor's after the other's.
///
/// The model file stores them as two tensors, since a text of so many numbers takes long to read.
struct QuantizationPairs {
  private var scales: [Float] = []
  private var zeroPoints: [Int32] = []

  /// Adds the pairs of a tensor.
  ///
  /// - Returns: the place of the first.
  mutating func append(_ quantization: Quantization) -> Int {
    defer {
      scales += quantization.scales
      zeroPoints += quantization.narrowZeroPoints
    }
    return scales.count
  }

  /// The two tensors; `nil` when there are no pairs.
  var tensors: (scales: Tensor, zeroPoints: Tensor)? {
    guard !scales.isEmpty else { return nil }
    return (
      Tensor(shape: [scales.count], values: scales), Tensor(shape: [zeroPoints.count], values: zeroPoints)
    )
  }
}

/// Scales and zero points in a file that is read: looked up when the first tensor has several pairs.
struct StoredQuantization {
  private let graph: String
  /// What the text of the graph says of its pairs.
  let format: FormatVersion
  private var pairs: Pairs?
  /// The number of pairs of all tensors so far.
  private var readCount = 0

  private struct Pairs {
    var scales: StoredNumbers<Float>
    var zeroPoints: StoredNumbers<Int32>
  }

  init(graph: String, format: FormatVersion) {
    self.graph = graph
    self.format = format
  }

  /// The pairs of a tensor, one for each slice along an axis.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when there is no such axis, or not as many pairs: neither
  ///   from the first one on, nor for all tensors together, since each tensor has its own.
  mutating func quantization(
    of shape: Shape, axis: Int, firstPair: Int, _ stored: inout StoredTensors
  ) throws -> Quantization {
    guard 0..<shape.rank ~= axis else {
      throw EngineError(.invalidModel, "quantization axis \(axis) of shape \(shape)")
    }
    var pairs = try self.pairs ?? find(&stored)
    defer { self.pairs = pairs }
    let available = pairs.scales.count
    guard 0...available ~= firstPair, shape[axis] <= available - firstPair else {
      throw EngineError(
        .invalidModel,
        "\(shape[axis]) pairs from pair \(firstPair) on, but the graph has \(available)")
    }
    readCount += shape[axis]
    guard readCount <= available else {
      throw EngineError(
        .invalidModel, "tensors share pairs: \(readCount) are read, the graph has \(available)")
    }
    let places = firstPair..<firstPair + shape[axis]
    return try Quantization(
      validating: pairs.scales.read(places), narrowZeroPoints: pairs.zeroPoints.read(places), axis: axis)
  }

  private func find(_ stored: inout StoredTensors) throws -> Pairs {
    let scales = try stored.tensor(named: ModelFileKeys.scales(graph: graph))
    let zeroPoints = try stored.tensor(named: ModelFileKeys.zeroPoints(graph: graph))
    guard scales.elementType == .float32, scales.shape.rank == 1, zeroPoints.elementType == .int32,
      zeroPoints.shape == scales.shape
    else {
      throw EngineError(
        .invalidModel,
        "the graph's scales are \(scales.elementType) \(scales.shape) and its zero points "
          + "\(zeroPoints.elementType) \(zeroPoints.shape); expected rows of float32 and int32, equally long")
    }
    return Pairs(scales: StoredNumbers(in: scales), zeroPoints: StoredNumbers(in: zeroPoints))
  }
}

/// The elements of a stored tensor, of which a few are asked for at a time, mostly those behind the last
/// ones.
///
/// To have all of them in memory at once takes longer than to read them.
private struct StoredNumbers<Element> {
  private let storage: AlignedStorage
  let count: Int
  /// The elements around the last ones that were read.
  private var window: [Element] = []
  private var windowStart = 0

  private static var windowCount: Int { 4096 }

  /// - Precondition: `Element` is what the tensor is made of.
  init(in tensor: Tensor) {
    storage = tensor.storage
    count = tensor.shape.elementCount
  }

  /// The elements at `places`, which are below ``count``.
  mutating func read(_ places: Range<Int>) -> [Element] {
    guard places.count <= Self.windowCount else { return stored(places) }
    if places.lowerBound < windowStart || places.upperBound > windowStart + window.count {
      window = stored(places.lowerBound..<min(places.lowerBound + Self.windowCount, count))
      windowStart = places.lowerBound
    }
    return Array(window[places.lowerBound - windowStart..<places.upperBound - windowStart])
  }

  private func stored(_ places: Range<Int>) -> [Element] {
    let stride = MemoryLayout<Element>.stride
    return Array(unsafeUninitializedCapacity: places.count) { elements, initializedCount in
      let elements = UnsafeMutableRawBufferPointer(
        start: elements.baseAddress, count: places.count * stride)
      storage.read(places.lowerBound * stride..<places.upperBound * stride, into: elements)
      initializedCount = places.count
    }
  }
}
