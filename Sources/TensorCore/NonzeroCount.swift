extension Tensor {
  /// Whether it may be the filter of a product: planning asks for the number of elements that are not zero,
  /// to leave zeros out where there are many.
  package var isFilter: Bool { shape.rank > 1 && (elementType == .float32 || elementType == .float16) }

  /// The tensor with the number of its elements that are not zero, if it may be the filter of a product.
  package var countedIfFilter: Tensor {
    guard nonzeroCount == nil, isFilter else { return self }
    var tensor = self
    tensor.nonzeroCount = withUnsafeBytes { $0.nonzeroCount(ofFloats: elementType.byteCount) }
    return tensor
  }
}

extension UnsafeRawBufferPointer {
  /// How many of the floating-point numbers that the bytes are, of two or four bytes each, are neither zero
  /// nor minus zero.
  ///
  /// - Precondition: The bytes are aligned as the numbers are.
  package func nonzeroCount(ofFloats byteCount: Int) -> Int {
    byteCount == 2 ? nonzeroCount(UInt16.self) : nonzeroCount(UInt32.self)
  }

  private func nonzeroCount<Bits: FixedWidthInteger & UnsignedInteger>(_: Bits.Type) -> Int {
    let elements = assumingMemoryBound(to: Bits.self)
    // Few enough to be counted in the bits of an element.
    let countedAtOnce = 1 << 14
    var found = 0
    for first in stride(from: 0, to: elements.count, by: countedAtOnce) {
      var block: Bits = 0
      for index in first..<Swift.min(first &+ countedAtOnce, elements.count) {
        // Shifting the sign out leaves nothing of either zero. Of all other numbers, the number or its
        // negative has the highest bit; a comparison would become an unpredictable branch.
        let magnitude = elements[index] &<< 1
        block &+= (magnitude | (0 &- magnitude)) &>> Bits(Bits.bitWidth &- 1)
      }
      found += Int(block)
    }
    return found
  }
}
