@testable import VisionPipeline

/// Random numbers that are the same in every run: Knuth's linear congruential generator, upper 31 bits.
struct LinearCongruentialGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(state >> 33)
  }

  mutating func next(in range: ClosedRange<Float>) -> Float {
    range.lowerBound + (range.upperBound - range.lowerBound) * Float(next()) / Float(UInt32.max >> 1)
  }
}

extension PixelImage {
  /// A picture whose samples follow from their positions; further channels than three are noise.
  static func synthetic(width: Int, height: Int, channelCount: Int = 3) -> PixelImage {
    PixelImage(width: width, height: height, channelCount: channelCount) { bytes in
      for y in 0..<height {
        for x in 0..<width {
          for c in 0..<channelCount {
            let sum: Int = 7 * x + 13 * y + 29 * c + (x * y) % 251
            bytes[(y * width + x) * channelCount + c] = UInt8(sum % 256)
          }
        }
      }
    }
  }
}

extension ImageToTensor {
  /// The region as bytes, and where it lies.
  func bytes(_ region: NormalizedRect, of image: PixelImage) throws -> (
    bytes: [UInt8], placement: InputPlacement?
  ) {
    var bytes = [UInt8](repeating: 0, count: size.pixelCount * 3)
    let placement = try bytes.withUnsafeMutableBufferPointer {
      try write(region, of: UprightImage(image), to: .bytes($0))
    }
    return (bytes, placement)
  }

  /// The region as numbers.
  func numbers(_ region: NormalizedRect, of image: PixelImage) throws -> [Float] {
    var numbers = [Float](repeating: .nan, count: size.pixelCount * 3)
    _ = try numbers.withUnsafeMutableBufferPointer {
      try write(region, of: UprightImage(image), to: .numbers($0))
    }
    return numbers
  }
}
