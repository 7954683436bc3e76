import TensorCore

/// A constant that is made of some slices of another along an axis when the plan first runs.
struct FilledLater: PackedLater {
  let source: Tensor
  let target: Tensor
  private let places: [Int]
  private let axis: Int

  init(with places: [Int], along axis: Int, of source: Tensor) {
    self.source = source
    self.places = places
    self.axis = axis
    let shape = source.shape.replacing(axis: axis, with: places.count)
    let byteCount = shape.elementCount * source.elementType.byteCount
    target = Tensor(
      shape: shape, elementType: source.elementType,
      storage: AlignedStorage(byteCount: byteCount, isZeroed: false))
  }

  var byteCount: Int { target.byteCount }

  func pack() {
    target.storage.populate()
    source.withBits(pick, pick)
  }

  private func pick<Bits: FixedWidthInteger>(_ elements: UnsafeBufferPointer<Bits>) {
    let runLength = source.shape.elementStride(of: axis)
    let sliceLength = runLength * source.shape[axis]
    var target = target.storage.start.assumingMemoryBound(to: Bits.self)
    guard let source = elements.baseAddress else { return }
    // In bounds: the places were counted along this axis.
    for slice in stride(from: 0, to: elements.count, by: max(sliceLength, 1)) {
      if runLength == 1 {
        for index in places.indices { target[index] = source[slice &+ places[index]] }
        target += places.count
      } else {
        for place in places {
          target.update(from: source + slice + place * runLength, count: runLength)
          target += runLength
        }
      }
    }
  }
}

extension Tensor {
  /// Calls one of two functions with the elements of a tensor of half or single precision as integers.
  func withBits<Result>(
    _ half: (UnsafeBufferPointer<UInt16>) -> Result, _ single: (UnsafeBufferPointer<UInt32>) -> Result
  ) -> Result {
    withUnsafeBytes { bytes in
      elementType == .float16
        ? half(bytes.bindMemory(to: UInt16.self)) : single(bytes.bindMemory(to: UInt32.self))
    }
  }
}

extension Shape {
  /// The same extents but for one axis.
  func replacing(axis: Int, with extent: Int) -> Shape {
    var dimensions = dimensions
    dimensions[axis] = extent
    return Shape(dimensions)
  }
}
