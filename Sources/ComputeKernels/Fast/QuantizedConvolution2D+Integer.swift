import TensorCore

/// Convolutions of 8-bit codes by 16-bit products and 32-bit sums. Sums of integers do not depend on their
/// order, so results equal those of the plain loops.
extension FastKernels {
  /// The room for the sums and the patches of some pixels.
  package static func quantizedScratchByteCount(_ geometry: ConvolutionGeometry, pixelCount: Int) -> Int {
    pixelCount
      * (geometry.outputChannels * MemoryLayout<Int32>.size + geometry.patchLength * MemoryLayout<Int16>.size)
  }
}

extension FastKernels {
  /// Adds the products of all taps of a depthwise filter that fall inside the image.
  @inline(__always)
  static func addTaps(
    image: UnsafePointer<UInt8>, difference: CodeDifference, weights: UnsafePointer<Int16>,
    geometry: ConvolutionGeometry, originY: Int, originX: Int, to sums: UnsafeMutablePointer<Int32>
  ) {
    let channels = geometry.inputChannels
    for filterY in geometry.filterRows(origin: originY) {
      let y = originY + filterY * geometry.dilationHeight
      for filterX in geometry.filterColumns(origin: originX) {
        let x = originX + filterX * geometry.dilationWidth
        let codes = image + (y * geometry.inputWidth + x) * channels
        let taps = weights + (filterY * geometry.filterWidth + filterX) * channels
        for channel in 0..<channels {
          sums[channel] &+= Int32(difference(codes[channel])) &* Int32(taps[channel])
        }
      }
    }
  }

  /// Lays the differences under the windows of `pixels` side by side, zeros outside the image.
  ///
  /// - Parameter group: the group of channels whose differences are taken.
  static func widenPatches(
    input: UnsafePointer<UInt8>, difference: CodeDifference, patches: UnsafeMutablePointer<Int16>,
    geometry: ConvolutionGeometry, group: Int, pixels: Range<Int>
  ) {
    let channels = geometry.inputChannels
    guard !geometry.isPointwise else {
      let codes = input + pixels.lowerBound * channels
      for index in 0..<pixels.count * channels { patches[index] = difference(codes[index]) }
      return
    }
    let imageLength = geometry.inputHeight * geometry.inputWidth * channels
    for pixel in pixels {
      let row = pixel / geometry.outputWidth
      widenPatch(
        image: input + row / geometry.outputHeight * imageLength + group * geometry.groupInputChannels,
        difference: difference,
        patch: patches + (pixel - pixels.lowerBound) * geometry.patchLength, geometry: geometry,
        originY: row % geometry.outputHeight * geometry.strideHeight - geometry.paddingTop,
        originX: pixel % geometry.outputWidth * geometry.strideWidth - geometry.paddingLeft)
    }
  }

  private static func widenPatch(
    image: UnsafePointer<UInt8>, difference: CodeDifference, patch: UnsafeMutablePointer<Int16>,
    geometry: ConvolutionGeometry, originY: Int, originX: Int
  ) {
    let channels = geometry.groupInputChannels
    patch.update(repeating: 0, count: geometry.patchLength)
    for filterY in geometry.filterRows(origin: originY) {
      let y = originY + filterY * geometry.dilationHeight
      for filterX in geometry.filterColumns(origin: originX) {
        let x = originX + filterX * geometry.dilationWidth
        let codes = image + (y * geometry.inputWidth + x) * geometry.inputChannels
        let target = patch + (filterY * geometry.filterWidth + filterX) * channels
        for channel in 0..<channels { target[channel] = difference(codes[channel]) }
      }
    }
  }

  /// The products of all patches with the filters of `columns`.
  ///
  /// - Parameters:
  ///   - weights: `int16`, `[filters, patchLength]`.
  ///   - bias: One for each filter.
  ///   - sums: One row for each patch, `sumStride` apart, with one place for each filter.
  static func multiply(
    patches: UnsafePointer<Int16>, patchCount: Int, patchLength: Int, weights: Tensor, bias: [Int32],
    columns: Range<Int>, into sums: UnsafeMutablePointer<Int32>, sumStride: Int
  ) {
    weights.withUnsafeBytes { weights in
      guard let weights = weights.baseAddress?.assumingMemoryBound(to: Int16.self) else { return }
      bias.withUnsafeBufferPointer { bias in
        multiply(patches, patchCount, patchLength, weights, bias, columns, sums, sumStride)
      }
    }
  }

  /// Takes four filters at a time, so that a patch is read less often.
  private static func multiply(
    _ patches: UnsafePointer<Int16>, _ patchCount: Int, _ patchLength: Int,
    _ weights: UnsafePointer<Int16>, _ bias: UnsafeBufferPointer<Int32>, _ columns: Range<Int>,
    _ sums: UnsafeMutablePointer<Int32>, _ sumStride: Int
  ) {
    let blocked = columns.lowerBound + columns.count / 4 * 4
    for channel in stride(from: columns.lowerBound, to: blocked, by: 4) {
      let filters = weights + channel * patchLength
      for index in 0..<patchCount {
        let products = dotProducts(patches + index * patchLength, filters, length: patchLength)
        let target = sums + index * sumStride + channel
        for lane in 0..<4 { target[lane] = products[lane] &+ bias[channel + lane] }
      }
    }
    for channel in blocked..<columns.upperBound {
      for index in 0..<patchCount {
        let product = dotProduct(
          patches + index * patchLength, weights + channel * patchLength, length: patchLength)
        sums[index * sumStride + channel] = product &+ bias[channel]
      }
    }
  }

  /// The sums of products of a patch with four filters that follow each other.
  @inline(__always)
  private static func dotProducts(
    _ patch: UnsafePointer<Int16>, _ filters: UnsafePointer<Int16>, length: Int
  ) -> SIMD4<Int32> {
    let (second, third, fourth) = (filters + length, filters + 2 * length, filters + 3 * length)
    var (sum0, sum1, sum2, sum3): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    for index in 0..<length {
      let value = Int32(patch[index])
      sum0 &+= value &* Int32(filters[index])
      sum1 &+= value &* Int32(second[index])
      sum2 &+= value &* Int32(third[index])
      sum3 &+= value &* Int32(fourth[index])
    }
    return SIMD4(sum0, sum1, sum2, sum3)
  }

  @inline(__always)
  private static func dotProduct(
    _ patch: UnsafePointer<Int16>, _ filter: UnsafePointer<Int16>, length: Int
  ) -> Int32 {
    var sum: Int32 = 0
    for index in 0..<length { sum &+= Int32(patch[index]) &* Int32(filter[index]) }
    return sum
  }
}
