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
  /// About how many elements are not zero. Where they begin tells when hardly any is zero, since each place
  /// that is looked at may have to be read from a file; otherwise all are counted.
  ///
  /// - Precondition: They are `float32` or `float16`.
  package var estimatedNonzeroCount: Int {
    let count = shape.elementCount
    let sample = nonzeroCount(0..<min(count, Self.sampleLength))
    guard count > Self.sampleLength else { return sample }
    // No overflow: a tensor has at most 2³¹ elements.
    if 8 * sample >= 7 * Self.sampleLength { return sample * count / Self.sampleLength }
    return nonzeroCount(0..<count)
  }

  private func nonzeroCount(_ places: Range<Int>) -> Int {
    let size = elementType.byteCount
    return storage.withBytes(in: places.lowerBound * size..<places.upperBound * size) {
      $0.nonzeroCount(ofFloats: size)
    }
  }

  private static let sampleLength = 256
}
