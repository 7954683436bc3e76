import TensorCore

/// Numbers in memory, of single or half precision, that are read as single precision.
///
/// Half precision is widened a few numbers at a time, where they are used, so that a network's weights are
/// never in memory a second time.
package struct StoredFloats {
  private let start: UnsafeRawPointer
  let isHalf: Bool

  /// Numbers of single precision.
  package init(_ start: UnsafePointer<Float>) {
    self.start = UnsafeRawPointer(start)
    isHalf = false
  }

  /// The elements of a tensor in memory, which must outlive this.
  ///
  /// - Precondition: They are `float32` or `float16`.
  package init(_ tensor: Tensor) {
    precondition(
      tensor.elementType == .float32 || tensor.elementType == .float16, "\(tensor.elementType) is no float")
    start = UnsafeRawPointer(tensor.storage.start)
    isHalf = tensor.elementType == .float16
  }

  /// The numbers from the one at `index` on.
  package func dropFirst(_ index: Int) -> StoredFloats {
    StoredFloats(start: start + index * elementByteCount, isHalf: isHalf)
  }

  private init(start: UnsafeRawPointer, isHalf: Bool) {
    self.start = start
    self.isHalf = isHalf
  }

  private var elementByteCount: Int {
    isHalf ? MemoryLayout<UInt16>.size : MemoryLayout<Float>.size
  }

  /// Copies `count` numbers from the one at `index` on.
  package func read(_ count: Int, from index: Int, into destination: UnsafeMutablePointer<Float>) {
    let source = start + index * elementByteCount
    if isHalf {
      HalfPrecision.widen(from: source, count: count, into: destination)
    } else {
      UnsafeMutableRawPointer(destination).copyMemory(
        from: source, byteCount: count * MemoryLayout<Float>.size)
    }
  }

  /// Copies `count` numbers from the one at `index` on as they are.
  ///
  /// - Precondition: They are of half precision.
  func readHalves(_ count: Int, from index: Int, into destination: UnsafeMutablePointer<UInt16>) {
    UnsafeMutableRawPointer(destination).copyMemory(
      from: start + index * MemoryLayout<UInt16>.size, byteCount: count * MemoryLayout<UInt16>.size)
  }

  /// The number of elements at some places that are not zero.
  package func nonzeroCount(_ places: Range<Int>) -> Int {
    UnsafeRawBufferPointer(
      start: start + places.lowerBound * elementByteCount, count: places.count * elementByteCount
    ).nonzeroCount(ofFloats: elementByteCount)
  }
}

extension Tensor {
  /// About how many of the first `count` elements are not zero. Samples tell when there are many, and one,
  /// where the elements begin, when hardly any in it is zero: each place that is looked at may have to be
  /// read from a file.
  ///
  /// - Precondition: They are `float32` or `float16`.
  package func estimatedNonzeroCount(_ count: Int) -> Int {
    guard count > Self.sampleCount * Self.sampleLength else { return nonzeroCount(0..<count) }
    let first = nonzeroCount(0..<Self.firstSampleLength)
    // No overflow: a tensor has at most 2³¹ elements.
    if 8 * first >= 7 * Self.firstSampleLength { return first * count / Self.firstSampleLength }
    let found =
      byteCount <= Self.byteCountReadAtOnce
      ? withTensorInMemory { $0.nonzeroCount(samples: Self.sampleCount, of: count) }
      : nonzeroCount(samples: Self.sampleCount, of: count)
    return found * count / (Self.sampleCount * Self.sampleLength)
  }

  /// The number of elements in some samples, spread over the first `count` elements, that are not zero.
  private func nonzeroCount(samples sampleCount: Int, of count: Int) -> Int {
    (0..<sampleCount).reduce(0) { found, sample in
      let first = sample * (count - Self.sampleLength) / (sampleCount - 1)
      return found + nonzeroCount(first..<first + Self.sampleLength)
    }
  }

  private func nonzeroCount(_ places: Range<Int>) -> Int {
    let length = elementType.byteCount
    return storage.withBlockInMemory(places.lowerBound * length..<places.upperBound * length) { block in
      StoredFloats(Tensor(shape: [places.count], elementType: elementType, storage: block))
        .nonzeroCount(0..<places.count)
    }
  }

  private static let sampleCount = 63
  private static let sampleLength = 128
  private static let firstSampleLength = 4 * sampleLength
  /// So many bytes are read from a file sooner than the samples one by one.
  private static let byteCountReadAtOnce = 1 << 17
}
